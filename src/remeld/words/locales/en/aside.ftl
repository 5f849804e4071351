### For a real table: what helps on a phone that lies beside the box.

## The start

aside-title = For a real table
aside-about = For the phone beside the box: it keeps time and scores, and answers questions.
aside-offline = Clock and score sheet also work without a network.
aside-not-offline = At this address the browser keeps nothing for times without a network: that needs https, or the machine of the house itself.
aside-clock = Clock
aside-score = Scores
aside-judge = Is this legal?
aside-solve = What could I play?
aside-arrange = Put it in order
aside-openings = When can I open?
# The same, for a narrow row of buttons: one short word each.
aside-clock-short = Clock
aside-score-short = Scores
aside-judge-short = Legal?
aside-solve-short = Play?
aside-arrange-short = Order
aside-openings-short = Open?
aside-openings-ask = Show my chances
aside-rules = Rules
aside-players = Players
aside-read-rules = Read the rules
aside-try-again = Try again

## Entering tiles
## $count: how many tiles, or how many of this tile. $tile: one tile in words. $tiles: tiles in words.
## $set: the number of a set, from 1. $label: what the tiles are for.

aside-tiles = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
aside-set-named = Set { $set }: { $tiles }
aside-take-away = Take { $tile } away
aside-added = { $tiles }. { $count ->
    [one] One tile
   *[other] { $count } tiles
} in all.
aside-pad = Tile pad
aside-pad-of = Tile pad: { $label }
aside-pad-key = { $count ->
    [0] { $tile }
   *[other] { $tile }, { $count } there
}
aside-pad-help = Tap a tile to add it, or slide along a row to add a run. You can also type: b4-9 is a run, krb8 is a group, j is a joker.
aside-new-set = New set
aside-erase = Delete last
aside-undo = Undo
aside-clear = Delete all tiles
# $part: what stands there. $place: at which character, from 1.
aside-unknown-tile = “{ $part }” is not a tile (character { $place }). Write k, r, b or o and a number, like b8, or j for a joker.
# $part: what stands there. $place: at which character, from 1.
aside-run-falls = “{ $part }” counts down (character { $place }). Write the lower number first, like b4-9.

## Is this legal?
## $count: how many faults or tiles. $points: what the tiles are worth. $set: the number of a set, from 1.
## $clause: a clause, like R43. $title: its title.

aside-judge-about = Enter the table before and after the turn, and what was on the rack.
aside-judge-before = Table before the turn
aside-judge-after = Table after the turn
aside-judge-rack = Rack before the turn
aside-copy-before = Start from the table before
aside-melded = The initial meld was made before
aside-melded-about = Switch this off for somebody who has laid nothing yet.
aside-judge-ask = Judge this turn
aside-legal = This turn is legal.
aside-not-legal = { $count ->
    [one] This turn is not legal, for one reason.
   *[other] This turn is not legal, for { $count } reasons.
}
aside-played = { $count ->
    [one] One tile played, worth { $points }.
   *[other] { $count } tiles played, worth { $points }.
}
aside-in-set = Set { $set }:
aside-clause = { $clause }: { $title }

## What could I play?
## $count: how many tiles. $value: what they are worth.

aside-solve-about = Enter your rack and the table. You get the best play, step by step.
aside-solve-table = Table
aside-solve-rack = Your rack
aside-aim = Look for
aside-aim-tiles = most tiles
aside-aim-value = highest value
aside-aim-out = going out
aside-solve-ask = Find the best play
aside-best = { $count ->
    [one] You can play one tile, worth { $value }.
   *[other] You can play { $count } tiles, worth { $value }.
}
aside-nothing = There is nothing you can play.
aside-not-out = You cannot go out in this turn.
aside-not-proved = The search was cut off, so there may be something better.
aside-steps = Step by step
aside-table-before = Table before
aside-table-after = Table after
aside-after-legend = Framed sets are changed or new, marked tiles come from your rack.
aside-rack-left = Left on your rack
aside-rack-empty = Nothing: you are out!

## The steps of a play
## $tiles: the tiles that move, in words. $source: the set they come from, from 1. $target: the set they
## go to. $joker: the set that a joker goes to.

aside-step-lay = Lay { $tiles } as a new set.
aside-step-add = Add { $tiles } to set { $target }.
aside-step-take = Move { $tiles } from set { $source } to set { $target }.
aside-step-split = Split { $tiles } off set { $source } as set { $target }.
aside-step-join = Join set { $source } to set { $target }.
aside-step-swap = Swap { $tiles } for the joker of set { $target }. The joker goes to set { $joker }.
aside-step-shift = Move the joker inside set { $target }.

## Put it in order
## $count: how many tiles.

aside-arrange-about = Has a table fallen apart? Enter all its tiles in any order, and get sets again.
aside-heap = All tiles
aside-arrange-ask = Put them in order
aside-all-in-sets = All tiles are in sets.
aside-left-over = { $count ->
    [one] One tile is left over.
   *[other] { $count } tiles are left over.
}
aside-left = Left over

## The clock
## $name: a player’s name. $number: the number of a player, from 1. $count: seconds.

aside-player = Player { $number }
aside-names = Players, in the order of play
aside-add-player = Add a player
aside-remove-player = Remove { $name }
aside-clock-start = Tap to start
aside-clock-go-on = Paused. Tap to resume.
aside-clock-next = Tap for { $name }
aside-clock-begin = Start
aside-clock-pause = Pause
aside-clock-resume = Resume
aside-clock-back = Back one turn
aside-clock-more = { $count } more seconds
aside-clock-reset = Start over
aside-clock-settings = Players and time
aside-sound = Sound
aside-order = Order of play
aside-order-about = Tap a name to give that player the turn.
aside-turn-of = It is { $name }’s turn.
aside-ten-seconds = Ten seconds left for { $name }.
aside-time-up = { $name }’s time is up.
aside-bell = The time is up
aside-limit = Time for a turn
aside-limit-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
aside-limit-edition = { $count } seconds, as in the booklet
aside-limit-none = no limit

## The score sheet
## $number: the number of a game or a round, from 1. $name: a player’s name. $names: several names.
## $count: how many names. $edition: the edition’s name.

aside-score-about = After each game, say who went out and enter the tiles that the others have left.
aside-who-plays = Who plays
aside-add-game = Add a game
aside-game = Game { $number }
aside-round = Round { $number }
aside-total = Total
aside-games-won = Games won
aside-sheet = Score sheet
aside-game-column = Game
# $label: the name of the game, as above.
aside-edit = Change { $label }
aside-leading = leads
aside-leads = { $count ->
    [one] { $names } leads.
   *[other] { $names } lead together.
}
aside-who-out = Who went out?
aside-nobody-out = Nobody
aside-blocked-about = The game is blocked: the pool is empty and nobody can play. Enter the tiles of all players.
aside-who-started = Who started this game?
aside-left-of = Tiles of { $name }
aside-points = Points
aside-no-tiles = { $count ->
    [one] The tiles of { $names } are missing.
   *[other] The tiles of { $names } are missing.
}
aside-save-game = Write it down
aside-cancel = Cancel
aside-remove-game = Delete this game
aside-game-saved = The game is on the sheet.
aside-game-removed = The game is deleted. Undo brings it back.
aside-sheet-clear = New sheet
aside-sheet-new = The sheet is empty. Undo brings it back.
aside-sheet-title = Scores by { $edition }
aside-share-text = Send as text
aside-share-picture = Send as picture
aside-picture-saved = The picture is saved.
aside-copied = Copied. Paste it where you like.
aside-not-copied = This browser does not let the page copy.
