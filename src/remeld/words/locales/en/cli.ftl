### The command line: what its commands and options are for, and the labels of what they print.

## The program

cli-about = Play, referee, solve and study tile rummy by the rules of five printed booklets.
cli-not-affiliated = Remeld is not affiliated with the makers of Rummikub®.
# $message: the message of an error.
cli-error = Error: { $message }
# $file: a file name.
cli-no-file = The file { $file } cannot be read.
cli-interrupted = Stopped.

## Commands

cli-rules-help = Show the editions side by side, or the clauses of one.
cli-judge-help = Say whether a turn is legal, and if not, everything that is wrong with it.
cli-score-help = Add up the games of a match and say who has won.
cli-replay-help = Show a recorded game event by event.
cli-verify-help = Check every turn, the deal and the scores of a recorded game.
cli-play-help = Play against computer players.
cli-solve-help = Find the best play.
cli-arrange-help = Arrange tiles into sets.

## Options

cli-option-edition = the edition to play by
cli-option-house = a file with house rules, instead of an edition
cli-option-players = how many play: it decides between the small and the big set
cli-option-lang = the language of the texts
cli-option-json = print one JSON document and nothing else
cli-option-not-melded = the player has not made the initial meld yet
cli-option-rack = the player’s tiles, like "b3 b8 j"
cli-option-before = the table before the turn, like "b4 b5 b6, k8 r8 o8"
cli-option-after = the table after the turn
cli-option-table = the table, like "b4 b5 b6, k8 r8 o8"
cli-option-tiles = the tiles, like "b4 b5 b6 j"
cli-option-objective = what to play for: most tiles, highest value, or going out
cli-option-steps = show the play step by step
cli-option-seat = show only what this seat saw, from 0
cli-option-to = stop after this event
cli-option-seed = the number from which the deal follows

## Labels of columns and lines

cli-label-clause = Clause
cli-label-rule = Rule
cli-label-value = Value
cli-label-source = Source
cli-label-edition = Edition
cli-label-player = Player
cli-label-players = Players
cli-label-game = Game
cli-label-points = Points
cli-label-total = Total
cli-label-games-won = Games won
cli-label-place = Place
cli-label-winner = Winner
cli-label-table = Table
cli-label-rack = Rack
cli-label-pool = Pool
cli-label-event = Event
cli-label-sets = Sets
cli-label-left = Left over
cli-label-played = Played
cli-label-before = Before
cli-label-after = After
cli-nothing = nothing

## Judge
## $edition: the edition’s name. $count: how many there are. $points: the value of the tiles played.
## $set: the number of a set, from 1. $clause: a clause, like R43. $message: the message of a fault.

cli-judge-legal = Legal by { $edition }.
cli-judge-illegal = Not legal by { $edition }: { $count ->
    [one] one fault.
   *[other] { $count } faults.
}
cli-judge-played = { $count ->
    [0] No tile played.
    [one] One tile played, worth { $points }.
   *[other] { $count } tiles played, worth { $points }.
}
cli-judge-fault = { $message } ({ $clause })
cli-judge-fault-in-set = Set { $set }: { $message } ({ $clause })

## Score
## $game: the number of a game, from 1. $players: names of players. $count: how many they are.

cli-score-game = Game { $game }
cli-score-blocked = blocked
cli-score-winner = { $count ->
    [0] Nobody has won.
    [one] { $players } has won the match.
   *[other] { $players } share the victory.
}

## Replay and verify
## $count: how many events. $event: the number of an event, from 1. $message: what is wrong with it.

cli-replay-event = { $event }. { $message }
cli-verify-good = { $count ->
    [one] The record is right: one event checked.
   *[other] The record is right: { $count } events checked.
}
cli-verify-wrong = Event { $event } is wrong. { $message }
cli-verify-not-finished = The game is not finished.
cli-verify-deal-checked = The deal follows from the secret.
cli-verify-deal-not-checked = The secret is not in the record, so the deal was not checked.

## Play
## $player: the player on turn. $count: a number of tiles.

cli-play-turn = { $player } to play
cli-play-pool = { $count ->
    [0] The pool is empty.
    [one] One tile in the pool.
   *[other] { $count } tiles in the pool.
}
cli-play-prompt = Your move (draw, pass, or play and the whole new table):
cli-play-needs-meld = You have not made your initial meld yet.
cli-play-computer = computer player
cli-play-bye = Goodbye.

## Solve and arrange
## $count: a number of tiles. $value: what they are worth.

cli-solve-best = { $count ->
    [one] One tile can be played, worth { $value }.
   *[other] { $count } tiles can be played, worth { $value }.
}
cli-solve-nothing = Nothing can be played.
cli-solve-not-out = There is no way to play all tiles.
cli-arrange-done = All tiles are in sets.
cli-arrange-left = { $count ->
    [one] One tile is left over.
   *[other] { $count } tiles are left over.
}
