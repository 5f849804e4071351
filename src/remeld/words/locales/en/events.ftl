### What happens in a game, one message for each kind of event.
###
### $player: the player’s name. $tiles: tiles as text. $count: a number of tiles, if nothing else is
### said. $word: a word that is spoken or shown.

## Before the first turn

event-start-drawn = { $player } draws { $tiles } for the start.
# $player: the names in the order of play.
event-seated = The players sit in this order: { $player }.
event-began = { $player } starts.
# Two sentences, one after the other. $first: the first of them. $next: the second.
event-then = { $first } { $next }
event-dealt = { $player } takes { $count ->
    [one] one tile.
   *[other] { $count } tiles.
}
event-dealt-seen = { $player } takes { $tiles }.
# $word: the SHA-256 of the secret.
event-committed = The order of the tiles is fixed. Its seal is { $word }.

## Turns

event-played = { $player } plays { $tiles }.
event-drew = { $player } draws { $count ->
    [0] nothing: the pool is empty.
    [one] one tile.
   *[other] { $count } tiles.
}
event-drew-seen = { $player } draws { $tiles }.
event-passed = { $player } passes.
event-said = { $player } says “{ $word }”.
event-called = { $player } calls “{ $word }”
event-resigned = { $player } resigns.
# $count: seconds.
event-extended = { $player } gets { $count ->
    [one] one more second.
   *[other] { $count } more seconds.
}

## The time is up. What the player draws for it is an event of its own.

event-bell-idle = The time is up, and { $player } has done nothing.
event-bell-stands = The time is up. { $player } has played { $tiles }, and the turn stands.
event-bell-not-playable = The time is up. All sets are legal, but { $player }’s turn is not, so the table is put back.
event-bell-restored = The time is up before { $player } is done. The table is put back, and the tiles from the rack go back to it.
event-bell-loose-to-rack = The time is up before { $player } is done. The legal sets stay, and the loose tiles go to { $player }’s rack.
# Follows one of the others, where with an empty pool everybody must play who can.
event-bell-could-play = { $player } could have played, so this is not a pass.

## The end

event-ended-out = { $player } has laid the last tile and wins the game.
# $player: the names of the winners. $count: how many they are.
event-ended-blocked = The pool is empty and nobody goes on. { $count ->
    [0] Nobody wins the game.
    [one] { $player } has the lowest rack and wins the game.
   *[other] { $player } have the lowest racks and win the game together.
}
# $player: the names of the winners. $count: how many they are.
event-ended-resigned = The game ends because of those who have resigned. { $count ->
    [0] Nobody wins the game.
    [one] { $player } wins the game.
   *[other] { $player } win the game together.
}
# $player: who abandoned it. $count: 1 then, and 0 where there is nobody to name.
event-ended-abandoned = { $count ->
    [0] The game was abandoned.
   *[other] Three times in a row { $player } could have played and did not, so the game is abandoned.
} It does not count, and nobody wins it.
# $count: points of one player.
event-ended-points = { $player }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $word: the secret.
event-revealed = The secret of the deal was { $word }.
