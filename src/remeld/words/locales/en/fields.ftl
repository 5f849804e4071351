### Short labels for the rules of a ruleset and for the values that they can have.

## The box

field-players_min = fewest players
field-players_max = most players
field-numbers = numbers in a colour
field-colours = colours
field-copies = copies of each tile
field-jokers = jokers
field-big_set = big set
field-big_set_min_players = big set: from how many players
field-big_set_colours = big set: colours
field-big_set_copies = big set: copies of each tile
field-big_set_jokers = big set: jokers
field-big_set_total = big set: tiles
field-big_set_for_few = big set for few players
field-fourth_colour = fourth colour

## Sets

field-min_set = fewest tiles in a set
field-group_max = most tiles in a group
field-run_max = most tiles in a run
field-run_wrap = run goes on from highest to 1

## Set-up

field-hand = tiles dealt
field-stacks = stacks of seven
field-start_draw_joker = joker in the starting draw
field-start_draw_tie = tie in the starting draw
field-seat_by_draw = seats by the draw
field-next_starter = start of the next game

## Initial meld

field-meld_min = points for the initial meld
field-meld_own_tiles_only = meld with own tiles only
field-meld_joker = joker in the initial meld
field-table_in_meld_turn = table in the meld turn

## Turn

field-may_decline = may choose not to play
field-draw_per_no_play = tiles drawn for not playing
field-drawn_tile_playable = drawn tile playable at once
field-min_rack_tiles_per_turn = fewest rack tiles in a turn
field-say_pass = word at turn’s end
field-pool_empty = empty pool

## Jokers

field-joker_needs_meld = no freed joker before the meld
field-joker_freeing = how a joker is freed
field-joker_swap_from = where its replacement comes from
field-joker_set_frozen = sets with a joker only grow
field-joker_floats = joker may move in its set
field-freed_joker_target = where a freed joker goes
field-freed_joker_to_rack = freed joker may be kept

## Time

field-time_limit_sec = seconds for a turn
field-time_limit_optional = time limit only if wanted
field-timeout_idle_draw = time up, nothing done: draw
field-timeout_table = time up, table unfinished
field-timeout_penalty = penalty tiles
field-timeout_legal_table = time up, turn legal
field-timeout_legal_but_not_playable = time up, only the sets legal
field-forgotten_tiles = tiles with a forgotten place
field-strict_penalty = stricter penalty
field-pool_short = pool too small for a draw

## End and points

field-call = call on going out
field-rack_joker_value = points of a joker on a rack
field-blocked_scoring = points of a blocked game
field-blocked_tie = tie in a blocked game
field-match_frame = games in a match
field-match_winner = winner of the match
field-match_tie = tie in the match

## Values

value-true = yes
value-false = no
value-none = none
value-no = no
value-allowed = allowed
value-option = if the players want
value-orange = orange
value-yellow = yellow
value-recommended = recommended
value-beforeDraw = before the draw
value-afterDraw = after the draw
value-redraw = draw again
value-lowest = counts as lowest
value-redrawTied = the tied draw again
value-redrawAll = all draw again
value-drawAgain = new draw
value-keepSeatsAndDraw = same seats, new draw
value-winner = the winner
value-rotate = next on the left
value-representedValue = worth what it stands for
value-closed = closed
value-openAfterMeld = open after the meld
value-exactSwap = by its very tile
value-anyLegal = in any legal way
value-rackOrTable = rack or table
value-rackOnly = rack only
value-newSet = new set
value-anySet = any set
value-newSetWithRackTiles = new set with rack tiles
value-restore = put back
value-looseToRack = loose tiles to the rack
value-commit = stands
value-drawOne = draw one
value-penalty = penalty
value-notApplicable = no rule
value-toPool = to the pool
value-takeAll = take what is there
value-playOn = play on, may pass
value-mustPlayIfAble = play on, must play if able
value-endWhenDrawImpossible = over when a draw is due
value-endAtOnce = over at once
value-difference = difference from the winner
value-share = shared
value-fewestTiles = fewest tiles
value-noWinner = nobody wins
value-roundsOfNGames = rounds with a game per player
value-NGames = a game per player
value-agreedGames = as agreed
value-mostGames = most games
value-highestTotal = highest total
value-shared = shared
# $total: how many tiles. $players: from how many players on.
value-big-set = { $total } tiles for { $players } or more players
