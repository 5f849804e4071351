### Looking back at a game: step by step, through anybody’s eyes, with the best play and the proof.

## Which game

replay-title = Look back at a game
replay-about = Open the record of a finished game: choose its file, drop it here, or paste its text.
replay-file = Choose a file
replay-paste = Or paste the record
replay-open = Look at it
replay-other = Another game
replay-loading = The record is being checked …
replay-mine = Games at your tables
# $game: the number of the game at its table, from 1. $player: the names of the players.
replay-game = Game { $game }: { $player }
replay-too-long = This file is too long for a record.

## A record that is not right
## $event: the number of the event. $message: what is wrong with it.

replay-wrong-title = This record is not right
replay-wrong = Event { $event } is wrong. { $message }
replay-wrong-line = It says:
replay-wrong-faults = What the referee says
replay-unreadable-title = This record cannot be read
replay-not-found-title = There is no such game

## Moving through the game
## $count: the number of the step, from 1. $total: how many there are. $text: what happened in it.
## $player: a player’s name.

replay-controls = Moving through the game
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-position = Step
replay-position-text = { $count } of { $total }: { $text }
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-all = Everybody at once
replay-eyes-spectator = A spectator
# $player: whose record it is, or “A spectator”.
replay-eyes-only = Seen by: { $player }
replay-keys = Arrow keys go step by step, Space plays and pauses, Home and End go to the ends.
replay-link = Link to this step
replay-download = Download the record
replay-turns = What happened
replay-racks = Racks
# $count: how many tiles.
replay-rack-hidden = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
replay-rack-empty = empty
replay-rack-turn = to play
# $player: the name of a computer player. $reason: why it did so, a sentence.
replay-why = { $player }: { $reason }
replay-pool = { $count ->
    [0] The pool is empty.
    [one] One tile in the pool.
   *[other] { $count } tiles in the pool.
}
replay-dealt = The tiles are dealt. { $player } starts.

## What was done, in a few words beside the tiles
## $count: how many tiles. $player: who did it.

replay-short-deal = { $player } starts
replay-short-play = { $count ->
    [one] { $player } lays one tile
   *[other] { $player } lays { $count } tiles
}
replay-short-draw = { $count ->
    [0] { $player } draws nothing
    [one] { $player } draws a tile
   *[other] { $player } draws { $count } tiles
}
replay-short-pass = { $player } passes
replay-short-bell = Time is up for { $player }
replay-short-resign = { $player } resigns
replay-short-end = The end

## The best play
## $player: a player’s name.

replay-best = Best play here
replay-best-ask = What was the best play here?
replay-best-thinking = One moment …
replay-best-none = There was nothing to play.
replay-best-none-found = No play was found, but not everything could be tried.
replay-best-unseen = { $player }’s rack cannot be seen from here, so nobody can say.
replay-best-not-here = Go to a turn, and the best play in it can be shown.
replay-best-tiles = Tiles
replay-best-value = Value
replay-best-played = Played
replay-best-possible = Best
replay-best-difference = Difference
replay-best-same = That was the best there was.
replay-best-not-proved = There may still be a better one: the search was stopped.
replay-best-show = Show it
replay-best-showing = This is the best play, not the one that was made.
replay-best-back = Back to the game

## The proof of the deal

replay-proof-checking = The deal is being checked …
replay-proof-proved = The deal is proven fair
replay-proof-house = The deal is fair, says the house
replay-proof-no-secret = The deal cannot be proven here
replay-proof-differs = The deal is not what was promised
replay-proof-how = Before the game the house chose a secret and showed its seal (SHA-256). The order of all tiles follows from the secret and the players’ words. Now that the secret is open, anybody can work it out again.
replay-proof-here = Your browser has just done so: the seal matches, and every tile came in the order that follows.
replay-proof-by-house = Your browser cannot work it out on a page without encryption, so the house has done it.
replay-proof-without = This record does not hold the secret: the game is not over, or only one player’s view was written.
replay-proof-seal = The seal
replay-proof-secret = The secret
