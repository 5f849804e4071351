### The rules in words: titles, clauses, rulings.
###
### Arguments are the fields of the ruleset under their own names. Numbers are numbers; true and
### false are "true" and "false"; nothing is "none". $big_set is "none" or anything else, and its
### parts are $big_set_min_players, $big_set_total, $big_set_colours, $big_set_copies and
### $big_set_jokers. $tiles_total is the number of tiles in the standard set.

## Where an answer comes from

source-booklet = the booklet says so
source-implied = follows from the booklet
source-ruling = our ruling
source-none = not in this edition
# $source: one of these. $places: where it stands. $rulings: numbers like A8.
source-at = { $source }: { $places }
source-rulings = { $source } ({ $rulings })
# $heading: a heading of the booklet, in its own language.
source-heading = “{ $heading }”
source-beginning = its first lines
# One language of a booklet differs from the others.
source-language = { $language ->
    [de] German text: { $source }
    [es] Spanish text: { $source }
    [fr] French text: { $source }
    [nl] Dutch text: { $source }
    [pt] Portuguese text: { $source }
    [zh-Hans] Chinese text: { $source }
   *[en] English text: { $source }
}

## Titles

rule-title-R1 = Players
rule-title-R2 = Number of tiles
rule-title-R3 = Numbers, colours, copies
rule-title-R4 = Names of the colours
rule-title-R5 = Number of jokers
rule-title-R6 = The big set
rule-title-R7 = Racks and age
rule-title-R8 = Object of the game
rule-title-R9 = Kinds of set
rule-title-R10 = Size of a group
rule-title-R11 = Colours in a group
rule-title-R12 = What a run is
rule-title-R13 = Longest run
rule-title-R14 = Ends of a run
rule-title-R15 = Order of a run
rule-title-R16 = One table for all
rule-title-R17 = Starting draw
rule-title-R18 = Joker in the draw
rule-title-R19 = Tie in the draw
rule-title-R20 = Seats by the draw
rule-title-R21 = Drawn tiles go back
rule-title-R22 = Stacks of seven
rule-title-R23 = Tiles dealt
rule-title-R24 = The pool
rule-title-R25 = Direction of play
rule-title-R26 = Starting the next game
rule-title-R27 = Turn, game, round, match
rule-title-R28 = Number of games
rule-title-R29 = End of a game
rule-title-R30 = Initial meld
rule-title-R31 = Sets in the meld
rule-title-R32 = Tiles for the meld
rule-title-R33 = Joker in the meld
rule-title-R34 = Table in the meld turn
rule-title-R35 = Unable to meld
rule-title-R36 = Waiting with the meld
rule-title-R37 = Playing a turn
rule-title-R38 = Choosing not to play
rule-title-R39 = Price of not playing
rule-title-R40 = The tile just drawn
rule-title-R41 = Rack tiles per turn
rule-title-R42 = Word at turn’s end
rule-title-R43 = Table at turn’s end
rule-title-R44 = As many sets as wanted
rule-title-R45 = Empty pool
rule-title-R46 = Passing and blocked end
rule-title-R47 = Adding to a set
rule-title-R48 = Taking a fourth tile
rule-title-R49 = Adding one, taking one
rule-title-R50 = Splitting a run
rule-title-R51 = Combining two sets
rule-title-R52 = Splitting several sets
rule-title-R53 = Any other way
rule-title-R54 = What a joker is
rule-title-R55 = Value of a joker
rule-title-R56 = Jokers before the meld
rule-title-R57 = What replaces a joker
rule-title-R58 = Where it comes from
rule-title-R59 = Joker in a small group
rule-title-R60 = Other ways to free jokers
rule-title-R61 = Sets with a joker
rule-title-R62 = Moving a joker
rule-title-R63 = When a freed joker returns
rule-title-R64 = Where a freed joker goes
rule-title-R65 = Rack tiles with it
rule-title-R66 = New value of a joker
rule-title-R67 = Whose joker
rule-title-R68 = Time limit
rule-title-R69 = When the limit holds
rule-title-R70 = Nothing done in time
rule-title-R71 = Table when time is up
rule-title-R72 = Penalty tiles
rule-title-R73 = Forgotten places
rule-title-R74 = Stricter penalty
rule-title-R75 = Winning a game
rule-title-R76 = Losers’ points
rule-title-R77 = Joker on a rack
rule-title-R78 = Winner’s points
rule-title-R79 = Checking the scores
rule-title-R80 = Winning a blocked game
rule-title-R81 = Points of a blocked game
rule-title-R82 = Tie in a blocked game
rule-title-R83 = Winning the match
rule-title-R84 = Tie in the match
rule-title-R85 = Counting games won
rule-title-R86 = Score sheet
rule-title-R87 = Advice, not a rule

## Components

rule-R1 = { $players_min } to { $players_max } people can play.
rule-R2 = The standard game has { $tiles_total } tiles, jokers included.
rule-R3-1 = { $colours ->
    [one] There is one colour with the numbers 1 to { $numbers }.
   *[other] There are { $colours } colours, each with the numbers 1 to { $numbers }.
}
rule-R3-2 = { $copies ->
    [1] There is one of each tile.
    [2] There are two of each tile.
   *[other] There are { $copies } of each tile.
}
rule-R4 = { $colours ->
    [4] The colours are black, red, blue and { term-fourth-colour }.
    [6] The colours are black, red, blue, { term-fourth-colour }, green and purple.
   *[other] The colours are the first { $colours } of black, red, blue, { term-fourth-colour }, green and purple.
}
rule-R5 = { $jokers ->
    [0] The standard game has no jokers.
    [one] The standard game has one joker.
   *[other] The standard game has { $jokers } jokers.
}
rule-R6-1 = { $big_set ->
    [none] There is no bigger set of tiles for more players.
   *[other] With { $big_set_min_players } or more players all { $big_set_total } tiles are used.
}
rule-R6-2 = { $big_set ->
    [none] { "" }
   *[other] They are { $big_set_copies } of each number in { $big_set_colours } colours, and { $big_set_jokers } jokers.
}
rule-R6-3 = { $big_set ->
    [none] { "" }
   *[other] { $big_set_for_few ->
        [allowed] Fewer players are advised to use the standard set, but may use all tiles too.
       *[no] Fewer players use the standard set.
    }
}
rule-R7-1 = Every player keeps their tiles on a rack.
rule-R7-2 = An age on the box is not a rule: nothing else depends on it.
rule-R8 = Be the first to bring all tiles of your rack to the table in sets.

## Sets

rule-R9 = A set is either a group or a run. It has at least { $min_set } tiles.
rule-R10 = A group has { $min_set } to { $group_max } tiles, all with the same number.
rule-R11 = No colour comes twice in a group.
rule-R12 = A run counts upwards in one colour without a gap. It has at least { $min_set } tiles.
rule-R13 = No run is longer than { $run_max } tiles.
rule-R14-1 = { $run_wrap ->
    [true] A run may go on from { $numbers } to 1.
   *[false] The 1 is always low: it never follows the { $numbers }.
}
rule-R14-2 = Nor does a joker stand below the 1.
rule-R14-3 = Nor does a joker stand above the { $numbers }.
rule-R15-1 = A run lies in rising order.
rule-R15-2 = So the place of a joker shows its number.
rule-R16 = The sets on the table belong to everybody, whoever laid them.

## Set-up

rule-R17 = The tiles are mixed face down and every player draws one. The highest number starts.
rule-R18 = { $start_draw_joker ->
    [lowest] A joker drawn for the start counts as the lowest tile.
   *[redraw] Whoever draws a joker for the start draws again.
}
rule-R19 = { $start_draw_tie ->
    [redrawAll] If the highest number is drawn more than once, all players draw again.
   *[redrawTied] Players who draw the same highest number draw again; the others do not.
}
rule-R20 = { $seat_by_draw ->
    [option] The players may agree to sit in the order of the numbers drawn, and to do so again before every game.
   *[none] The starting draw does not decide who sits where.
}
rule-R21-1 = The tiles drawn for the start go back.
rule-R21-2 = Then all are mixed again.
rule-R22 = { $stacks ->
    [recommended] It helps, but is not required, to pile the tiles in stacks of seven after the starting draw.
    [beforeDraw] The tiles are piled in stacks of seven before the starting draw.
    [afterDraw] The tiles are piled in stacks of seven after the starting draw and dealt from there.
   *[none] The tiles are not piled in stacks.
}
rule-R23 = { $hand ->
    [one] Every player takes one tile.
   *[other] Every player takes { $hand } tiles.
}
rule-R24 = The tiles that nobody has taken stay face down as the pool.
rule-R25 = The turn goes round clockwise: the player on the left is next.
rule-R26 = { $next_starter ->
    [keepSeatsAndDraw] Before the next game the players keep their seats and draw for the start again.
    [winner] The winner of a game starts the next one.
    [rotate] The player to the left of the last starter starts the next game.
   *[drawAgain] Every game begins with a new starting draw.
}

## Match

rule-R27 = { $match_frame ->
    [roundsOfNGames] A game consists of turns, a round of games, and the match of rounds.
   *[agreedGames] A game consists of turns and the match of games. There are no rounds.
}
rule-R28 = { $match_frame ->
    [roundsOfNGames] A round has as many games as there are players. How many rounds are played is agreed beforehand.
    [NGames] The match has as many games as there are players.
   *[agreedGames] How many games are played is agreed beforehand.
}
rule-R29 = A game is over when a player has laid the last tile of their rack.

## Initial meld

rule-R30-1 = { $meld_min ->
    [0] A player’s first sets may be worth any number of points.
    [one] The first sets that a player lays must be worth at least one point together.
   *[other] The first sets that a player lays must be worth at least { $meld_min } points together.
}
rule-R30-2 = A tile is worth its number.
rule-R31 = One set may be enough for the initial meld, or several count together.
rule-R32 = { $meld_own_tiles_only ->
    [false] Tiles from the table may help to reach the points of the initial meld.
   *[true] The initial meld is made of the player’s own rack tiles only.
}
rule-R33-1 = { $meld_joker ->
   *[representedValue] The initial meld may contain jokers. Each counts as much as the tile it stands for.
}
rule-R33-2 = What it stands for when the turn ends is what counts.
rule-R34-1 = { $table_in_meld_turn ->
    [openAfterMeld] As soon as the initial meld lies on the table, the player may go on in the same turn.
   *[closed] For the initial meld all other sets stay untouched.
}
rule-R34-2 = { $table_in_meld_turn ->
    [openAfterMeld] Then every set on the table may be used.
   *[closed] They are open to the player from the next turn on.
}
rule-R35 = { $draw_per_no_play ->
    [0] A player who cannot lay the initial meld draws nothing, and the turn is over.
    [one] A player who cannot lay the initial meld draws one tile, and the turn is over.
   *[other] A player who cannot lay the initial meld draws { $draw_per_no_play } tiles, and the turn is over.
}
rule-R36 = { $may_decline ->
    [false] A player who can lay the initial meld must lay it.
   *[true] A player who could lay the initial meld may wait and draw instead.
}

## Turn

rule-R37 = After the initial meld a player may lay new sets, add tiles to the sets on the table, and rearrange them.
rule-R38 = { $may_decline ->
    [false] A player who can play must play.
   *[true] { $pool_empty ->
        [mustPlayIfAble] As long as the pool lasts, a player who could play may choose not to.
       *[playOn] A player who could play may choose not to.
    }
}
rule-R39 = { $draw_per_no_play ->
    [0] A player who plays nothing draws nothing, and the turn is over.
    [one] A player who plays nothing draws one tile from the pool, and the turn is over.
   *[other] A player who plays nothing draws { $draw_per_no_play } tiles from the pool, and the turn is over.
}
rule-R40 = { $drawn_tile_playable ->
    [true] A tile just drawn may be played at once.
   *[false] A tile just drawn has to wait for the player’s next turn.
}
rule-R41-1 = { $min_rack_tiles_per_turn ->
    [0] Whoever plays need not bring a tile from the rack to the table.
    [one] Whoever plays must bring at least one tile from the rack to the table.
   *[other] Whoever plays must bring at least { $min_rack_tiles_per_turn } tiles from the rack to the table.
}
rule-R41-2 = { $min_rack_tiles_per_turn ->
    [0] Rearranging the table is enough.
   *[other] Rearranging the table is not enough.
}
rule-R42 = { $say_pass ->
    [none] No word is said at the end of a turn.
   *[other] At the end of a turn the player says “{ $say_pass }”.
}
rule-R43 = When a turn ends, every tile on the table is part of a legal set.
rule-R44 = In one turn a player may lay and rearrange any number of sets.

## Empty pool

rule-R45 = { $pool_empty ->
    [endAtOnce] When the last tile of the pool is drawn, the game is over.
    [endWhenDrawImpossible] When the pool is empty, play goes on as long as nobody has to draw.
   *[playOn] When the pool is empty, play goes on without drawing.
}
rule-R46-1 = { $pool_empty ->
    [endAtOnce] Nobody passes: no turn follows once the pool is empty.
    [endWhenDrawImpossible] The game is over at the first turn without a play, because there is no tile to draw.
    [mustPlayIfAble] With an empty pool everybody who can play must play, and only the others pass.
   *[playOn] With an empty pool a player may pass.
}
rule-R46-2 = { $pool_empty ->
    [endAtOnce] { "" }
    [endWhenDrawImpossible] { "" }
   *[playOn] When all players pass in a row, the game is over.
}
rule-R46-3 = { $pool_empty ->
    [mustPlayIfAble] Whoever could play and lets the time run out has not passed.
   *[playOn] { "" }
}

## Rearranging

rule-R47 = A tile may be added to either end of a run, or to a group that lacks its colour.
rule-R48 = The fourth tile of a group may be taken away for another set, as the three that stay are still a group.
rule-R49 = A tile may be added to a set so that another one can leave it for a new set.
rule-R50 = A run may be split in two, with a new tile filling the gap where needed.
rule-R51 = Tiles from different sets may come together in a new set, as long as each old set stays legal.
rule-R52 = Several sets may be taken apart together and their tiles put into new sets.
rule-R53 = Tiles may also be rearranged in any other way, and ways may be combined. Apart from the joker rules, only the table at the end of the turn counts.

## Joker

rule-R54-1 = A joker may stand for any tile.
rule-R54-2 = A set needs at least one numbered tile besides its jokers.
rule-R55-1 = On the table a joker has the number and the colour of the tile it stands for.
rule-R55-2 = In a run its place says which one.
rule-R55-3 = In a group it is a colour that the group lacks.
rule-R56 = { $joker_needs_meld ->
    [false] A player may free a joker even before their own initial meld.
   *[true] A player may not free a joker before their own initial meld.
}
rule-R57 = { $joker_freeing ->
    [exactSwap] Only the very tile that a joker stands for, in number and colour, can replace it.
   *[anyLegal] Any tiles may replace a joker, as long as all sets are legal at the end of the turn.
}
rule-R58 = { $joker_swap_from ->
    [rackOnly] The tile that replaces a joker must come from the player’s rack.
   *[rackOrTable] The tile that replaces a joker may come from the player’s rack or from the table.
}
rule-R59-1 = In a group of three with a joker, a tile of any missing colour can replace it.
rule-R59-2 = A second missing colour may be laid as well.
rule-R60-1 = { $joker_freeing ->
    [exactSwap] There is no other way to free a joker.
   *[anyLegal] A joker is also free when its set is split, dissolved or filled up so that the set does without it.
}
rule-R60-2 = { $joker_freeing ->
    [exactSwap] { "" }
   *[anyLegal] One that its set does not need may simply be taken.
}
rule-R61 = { $joker_set_frozen ->
    [true] A set with a joker may only grow. It may not be split, and apart from the joker swapped out no tile may leave it.
   *[false] A set with a joker may be added to, split and rearranged like any other.
}
rule-R62 = { $joker_floats ->
    [true] A joker that stays in its set may move to another place there and stand for another tile.
   *[false] A joker that stays in its set keeps standing for the same tile.
}
rule-R63-1 = { $freed_joker_to_rack ->
    [true] A freed joker may be played again in the same turn.
   *[false] A freed joker is played again in the same turn.
}
rule-R63-2 = { $freed_joker_to_rack ->
    [true] It may also be kept on the rack.
   *[false] It never goes to a rack.
}
rule-R64-1 = { $freed_joker_target ->
    [anySet] A freed joker may go into a new set.
    [newSetWithRackTiles] A freed joker goes into a new set, together with tiles from the rack.
   *[newSet] A freed joker goes into a new set.
}
rule-R64-2 = { $freed_joker_target ->
    [anySet] It may also be added to a set that was already on the table.
   *[newSet] It may not simply be added to a set that was already on the table.
}
rule-R64-3 = { $freed_joker_target ->
    [newSet] A run that can be cut into legal runs counts as cut.
   *[anySet] { "" }
}
rule-R65-1 = { $freed_joker_target ->
    [newSetWithRackTiles] The freed joker and rack tiles must make a set by themselves.
   *[newSet] A rack tile must be played in that turn too.
}
rule-R65-2 = { $freed_joker_target ->
    [newSetWithRackTiles] The tile swapped in does not count for it. More tiles may then be added.
   *[newSet] It may go anywhere, and it may be the one that replaced the joker.
}
rule-R66 = A freed joker may stand for a different tile than before.
rule-R67 = Any player may free a joker in their own turn, whoever laid it.

## Time

rule-R68 = { $time_limit_sec ->
    [60] A turn may take one minute.
    [120] A turn may take two minutes.
   *[other] A turn may take { $time_limit_sec } seconds.
}
rule-R69 = { $time_limit_optional ->
    [true] The time limit holds only if the players want one.
   *[false] The time limit always holds.
}
rule-R70 = { $timeout_idle_draw ->
    [0] If nothing has been done when the time is up, the turn is over and no tile is drawn.
    [one] If nothing has been done when the time is up, the player draws one tile and the turn is over.
   *[other] If nothing has been done when the time is up, the player draws { $timeout_idle_draw } tiles and the turn is over.
}
rule-R71-1 = { $timeout_table ->
    [looseToRack] If the table is unfinished when the time is up, the loose tiles go to the player’s rack.
   *[restore] If the table is unfinished when the time is up, it is put back as it was before the turn and the player takes back their own tiles.
}
rule-R71-2 = { $timeout_table ->
    [looseToRack] So do loose tiles that lay on the table before, and the legal sets stay. But if a joker from the table is loose, or what stays breaks another rule, everything goes back instead.
   *[restore] { "" }
}
rule-R71-3 = { $timeout_legal_table ->
    [drawOne] Even a legal turn costs one drawn tile then.
    [penalty] Even a legal turn costs the penalty then.
   *[commit] A legal turn stands.
}
rule-R71-4 = { $timeout_legal_but_not_playable ->
    [penalty] If all sets are legal but the turn is not, everything goes back and the penalty is due.
   *[drawOne] If all sets are legal but the turn is not, everything goes back and one tile is drawn.
}
rule-R72-1 = { $timeout_penalty ->
    [0] An unfinished table costs no penalty tiles.
    [one] An unfinished table costs one tile from the pool.
   *[other] An unfinished table costs { $timeout_penalty } tiles from the pool.
}
rule-R72-2 = { $pool_short ->
   *[takeAll] If the pool has fewer, the player takes what is there and owes nothing.
}
rule-R73-1 = { $forgotten_tiles ->
    [toPool] A tile whose old place nobody remembers goes to the pool.
   *[notApplicable] There is no rule for tiles whose old place is forgotten.
}
rule-R73-2 = { $forgotten_tiles ->
    [toPool] Here every place is remembered, so this never happens.
   *[notApplicable] { "" }
}
rule-R74-1 = { $strict_penalty ->
    [option] The players may agree on a stricter penalty, which grows with the tiles left over.
   *[none] There is no stricter penalty.
}
rule-R74-2 = { $strict_penalty ->
    [option] It is one tile on top of the usual ones for every table tile left loose.
   *[none] { "" }
}

## End and points

rule-R75-1 = Whoever empties their rack wins the game.
rule-R75-2 = { $call ->
    [none] Nothing needs to be called.
   *[other] The winner calls “{ $call }”.
}
rule-R76 = Every loser gets minus points: the sum of the numbers left on their rack.
rule-R77-1 = { $rack_joker_value ->
    [one] A joker left on a rack counts one point.
   *[other] A joker left on a rack counts { $rack_joker_value } points.
}
rule-R77-2 = Each of them counts.
rule-R78 = The winner gets as many plus points as all losers get minus points together.
rule-R79 = Plus and minus points cancel out in every game and in the totals.
rule-R80 = If a game ends with an empty pool before anybody is out, the lowest rack total wins.
rule-R81 = { $blocked_scoring ->
   *[difference] In such a game each loser gets minus the difference between their rack total and the winner’s. The winner gets the sum as plus points.
}
rule-R82 = { $blocked_tie ->
    [fewestTiles] If the lowest total is tied, the player with fewer tiles wins.
    [noWinner] If the lowest total is tied, nobody wins the game.
   *[share] If the lowest total is tied, all who have it win the game and share the plus points. Points that cannot be shared evenly go one each in turn order from the starting player.
}
rule-R83 = { $match_winner ->
    [mostGames] Whoever has won the most games wins the match.
   *[highestTotal] Whoever has the highest total of points wins the match.
}
rule-R84-1 = { $match_tie ->
    [highestTotal] If players tie for the match, the higher total of points decides.
   *[shared] Players who tie for the match share the victory.
}
rule-R84-2 = { $match_tie ->
    [highestTotal] If that is equal too, they share the victory.
   *[shared] { "" }
}
rule-R85 = { $match_winner ->
    [mostGames] The games that each player wins are counted along with the points.
   *[highestTotal] Games won need not be counted: only points decide the match.
}
rule-R86 = The score sheet lists the points of each player game by game, and their totals.
# $edition: the key of the edition; not every booklet gives advice.
rule-R87-1 = { $edition ->
    [goliath] The booklet gives no advice.
   *[other] The beginning may seem slow: the more lies on the table, the more can be played.
}
rule-R87-2 = { $edition ->
    [goliath] { "" }
   *[other] Early on it can pay to hold tiles back. Later there are more chances to use them.
}
rule-R87-3 = { $edition ->
    [goliath] { "" }
   *[other] Of a set of four, lay three and keep the fourth: it saves you from drawing next time.
}
rule-R87-4 = { $edition ->
    [goliath] { "" }
   *[other] { $rack_joker_value ->
        [one] A joker is worth keeping, but if somebody else goes out first it costs one point.
       *[other] A joker is worth keeping, but if somebody else goes out first it costs { $rack_joker_value } points.
    }
}
rule-R87-5 = { $edition ->
    [lanmi] Sets laid early also show the others how your tiles fit together.
   *[other] { "" }
}

## Rulings

ruling-A1 = The John Adams booklet prints 104 tiles with 2 jokers among them; we take 106, because 4 colours of 13 numbers in 2 copies already make 104 without jokers.
ruling-A2 = The 160 tiles are taken as 4 colours with 3 copies and 4 jokers, because with 4 jokers the rest is exactly 12 series of 13 and no booklet names a fifth colour.
ruling-A3 = A group stays at 4 tiles at most with the big set too, because the booklets say so and it has only four colours.
ruling-A4 = “Round” is read by its place as a turn, a game or several games, because the booklets use it for all three; here the words are turn, game, round and match.
ruling-A5 = Broadway plays rounds of as many games as players, Babyboom exactly one such series, and the others any number of games, because their sample sheets do not follow the number of players.
ruling-A6 = In the starting draw only tied players draw again and a joker is always drawn anew, because any number for the joker would be invented.
ruling-A7 = Every game begins with a new starting draw, because Broadway sends the players back to the set-up and Lanmi offers it.
ruling-A8 = John Adams asks for the initial meld in a player’s first move, which we read as the first tiles laid, because the same passage lets a player wait.
ruling-A9 = In Lanmi and Goliath too the initial meld needs own tiles only, because both open the table only after it lies there.
ruling-A10 = In John Adams the table stays closed for the whole turn of the initial meld, because by the move it means the turn, and its sister booklets name the next turn.
ruling-A11 = In Goliath a player who has melded may add to any set, because only the French text speaks of the starting set and the other languages do not limit it to that.
ruling-A12 = In Lanmi a player who has just melded need not draw for leaving the other sets alone, because that would punish the meld.
ruling-A13 = In John Adams a player who cannot play after the meld draws one tile, because the booklet’s advice takes this for granted.
ruling-A14 = A turn that only rearranges the table is not allowed, because Broadway asks for a rack tile in every turn and elsewhere playing nothing means drawing.
ruling-A15 = When time runs out, an idle player pays the small price and an unfinished turn the penalty, never both, because Babyboom separates the two cases in the same way.
ruling-A16 = A turn that is legal when the time is up stands without a draw, because the penalties are meant for tables that are not in order.
ruling-A17 = When all sets are legal but the turn is not, Broadway and John Adams demand the penalty, because they punish any failed move; the others only let the player draw one tile, because they punish broken sets.
ruling-A18 = In Lanmi and Goliath all loose tiles go to the player’s rack, also those from the table, because the texts name them by being in no set; this is open to doubt.
ruling-A19 = If a joker from the table is loose when the time is up, everything is put back and the penalty is due, because otherwise a joker could be bought by letting the clock run out.
ruling-A20 = Lanmi’s game with an empty pool ends when somebody would have to draw, because all its rules can be kept until then; Goliath says nothing, so play goes on as in Broadway.
ruling-A21 = With an empty pool John Adams lets only those pass who cannot play, elsewhere everybody may pass, and one full circle of passes ends the game, because declining otherwise costs a draw that is no longer possible; this departs from Broadway and Babyboom, which play on until nobody can play.
ruling-A22 = John Adams lets the lowest count win a blocked game, which we read as the sum of the numbers, because its next sentence adds up values.
ruling-A23 = In a blocked game a loser’s points are the winner’s total minus their own, so never above zero, because the English Broadway text would otherwise turn a loss into a gain.
ruling-A24 = Players who tie for the lowest rack all win the game and share the points, because no booklet decides it and so the points still cancel out.
ruling-A25 = A joker on a rack counts in full in a blocked game too, because the rule about jokers makes no exception.
ruling-A26 = A match that is still tied is won together, because no booklet goes further.
ruling-A27 = If the pool has fewer tiles than must be drawn, the player takes what is there and owes nothing, because no booklet speaks of debts.
ruling-A28 = Tiles never go to the pool for a forgotten place, because the program remembers every place and restores the table exactly.
ruling-A29 = Babyboom’s stricter penalty comes on top of the usual tiles and counts the table tiles left loose, because alone it could be milder than the usual one.
ruling-A30 = In Broadway and John Adams a joker may be freed in any way that leaves legal sets, because their own figures do so although the text asks for the exact tile.
ruling-A31 = Where any legal way frees a joker, one that its set does not need may simply be taken, because what stays is legal; in Lanmi it may not.
ruling-A32 = In a run the place of a joker says what it stands for, because runs are laid in order; Lanmi alone forbids moving it to another place.
ruling-A33 = In a group of three a joker stands for either missing colour, and in a group of four for the one that is missing, because four booklets say so for three.
ruling-A34 = One missing colour is enough to replace the joker in a group of three and both may be laid, because three booklets say so and nothing in the others forbids it.
ruling-A35 = A set may hold several jokers if it has at least one numbered tile, because otherwise nothing would fix what they stand for.
ruling-A36 = A joker may not stand below the 1 or above the highest number, because there is no such tile.
ruling-A37 = A freed joker may join table tiles only, as long as the turn plays a rack tile somewhere, because that is all the booklets ask; Lanmi alone wants rack tiles in its new set.
ruling-A38 = In Broadway and John Adams a freed joker may not just be added to an old set, because they ask for a new set where Babyboom and Goliath do not; this is not certain.
ruling-A39 = In Lanmi the freed joker needs as many rack tiles as make a set with it, because its set is to be made of the joker and rack tiles; more may be added then.
ruling-A40 = Where Lanmi speaks of the two other tiles of a group with a joker, it means the two missing colours, because the tiles already there cannot replace anything.
ruling-A41 = In Lanmi tiles from rack or table may be added to a set with a joker, but the joker keeps its value, because adding is the only change allowed.
ruling-A42 = The figure that frees a joker with table tiles alone shows only how it gets free; a rack tile must still be played, because every turn needs one.
ruling-A43 = The lost picture in which a blue 5 frees a joker is taken as 6, 7 and joker, because Goliath starts a similar figure like that; the other possible tables are tested too.
ruling-A44 = Goliath does not say whether a joker may be freed before the meld; it may not, because the table opens only with the meld.
ruling-A45 = Forgetting the call costs nothing, because no booklet sets a price; here the program calls.
ruling-A46 = Orange and yellow are the same fourth colour, because the boxes differ only in name and paint.
ruling-A47 = Where a single language of the Goliath booklet says less or something else, we follow the others, because the other four agree with each other.
ruling-A48 = In Goliath a player who has done nothing in time draws one tile and no penalty, because an untouched table consists of legal sets, which is all that four of its five languages ask for at that moment.
ruling-A49 = In Lanmi each joker on a rack counts in full, because Babyboom counts every single one.
ruling-A50 = In Lanmi and Goliath a joker from the rack counts for the initial meld as the tile that it stands for when the turn ends, because the points are judged by what lies on the table then.
ruling-A51 = In Broadway and John Adams a run with a freed joker counts as cut wherever it can be cut into legal runs, because its tiles lie in the same place either way.
ruling-A52 = In John Adams a player who could play on an empty pool and lets the time run out has not passed, because otherwise the leader could sit out the game and win it blocked; three times in a row end the game as abandoned, unless somebody stands in.
