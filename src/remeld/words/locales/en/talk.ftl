### The game in the terminal: what the program says to the player at the keyboard.

## Names and lists
## $edition: the name of an edition. $names: names so far. $next, $last: one more name.

talk-house-rules = { $edition } with house rules
talk-list-more = { $names }, { $next }
talk-list = { $names } and { $last }
talk-default-name = Player
# Six names, divided by commas.
talk-computer-names = Bea, Carlo, Dunja, Emil, Farah, Gus

## The first screen
## $edition: the name of the rules. $players: names. $count: how many, or a number of seconds.
## $colours: letters and colours, divided by commas. $game: the number of a game. $draws: names
## and tiles, divided by commas. $needed: points.

talk-title = Remeld: tile rummy by the rules of { $edition }
talk-label-goal = Goal
talk-goal = Lay all your tiles before { $players }, { $count ->
    [one] a computer player.
   *[other] computer players.
}
talk-label-tiles = Tiles
talk-tiles = { $colours }, j joker (any tile). r5 is the red 5.
talk-label-group = Group
talk-group = One number in three or more colours, like k8 r8 o8.
talk-label-run = Run
talk-run = One colour with three or more numbers in a row, like b4 b5 b6.
talk-label-meld = First
talk-meld = Lay groups and runs worth { $needed } points together, all from your rack.
talk-label-later = Later
talk-later = Add to any set on the table, or take sets apart and build new ones.
talk-label-clock = Clock
talk-clock = A turn may take { $count ->
    [one] one second.
   *[other] { $count } seconds.
}
talk-no-clock = None. This is a house rule: the booklet gives { $count } seconds for a turn.
talk-game = Game { $game }.
talk-game-of = Game { $game } of { $count }.
talk-start-draw = Drawn for the start: { $draws }.
talk-you-start = You start.

## A turn
## $tiles: tiles as text. $points: what they are worth. $needed: what they must be worth at least.
## $count: a number of tiles, or of seconds. $set: the number of a set. $message: what is wrong.
## $clause: the clause that says so. $racks: names and how many tiles each has, divided by commas.

talk-label-table = Table
talk-label-hand = Hand
talk-label-rack = Rack
talk-nothing = nothing
talk-status = Tiles: { $racks }, pool { $count }.
talk-you-draw = You draw { $tiles }.
talk-hand-not-empty = Lay what is in your hand before you end the turn.
talk-meld-so-far = Initial meld: { $points } of { $needed } points.
talk-legal = A legal turn: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, worth { $points }. Type end to finish it.
talk-not-legal = The turn cannot end like this.
talk-fault = { $message } ({ $clause })
talk-fault-in-set = Set { $set }. { $message } ({ $clause })
# $changes: the sets that would go and those that would come.
talk-could-play = You could lay { $tiles }: { $changes }
talk-how-to = Type tiles to lay them as a set, like r1 r2 r3. Type draw to take a tile instead, or help to see all you can do.
talk-prompt = Your turn:
talk-prompt-clock = Your turn ({ $count } s):
talk-too-late = That came just after the bell. If you mean it for this turn, type it again.

## What can be typed

talk-help-lay = Lay a new set from your rack; the tiles alone do the same.
talk-help-add = Add a tile to set 2; the number may be left out if only one set fits.
talk-help-take = Take a tile out of set 1: your own goes back to the rack, another into your hand, to be laid again.
talk-help-split = Split set 2 before r6.
talk-help-join = Make one set of sets 1 and 3.
talk-help-undo = Take back the last step.
talk-help-reset = Put everything back as it was when your turn began.
talk-help-end = End your turn with the table as it lies.
talk-help-draw = Lay nothing and draw from the pool.
talk-help-pass = Lay nothing when the pool is empty.
talk-help-sort = Sort the rack by colour or by number.
talk-help-score = Show the scores of the match.
talk-help-why = Hear why the computer players did what they did.
talk-help-save = Save the record of the game.
talk-help-help = Show this list.
talk-help-quit = Leave.

## After a game
## $game: the number of a game. $players: names. $count: how many they are. $file: a file name.

talk-game-row = Game { $game }
talk-total = Total
talk-games-won = Games won
talk-place = Place
talk-leads = { $count ->
    [one] { $players } leads the match.
   *[other] { $players } lead the match together.
}
talk-match-won = { $count ->
    [one] { $players } has won the match.
   *[other] { $players } share the victory.
}
talk-after-game = Press Enter for the next game. Type save and a file name to keep the record of this one, or quit.
talk-prompt-next = Next:
talk-saved = The record is in { $file }.
talk-bye = Goodbye.

## Why a computer player did so, in its own words
## $player: its name. $reason: what it says, a message of `reasons`.

talk-why = { $player }: { $reason }
talk-why-not-yet = No computer player has had a turn yet.
talk-why-unknown = { $player } gives no reason.
