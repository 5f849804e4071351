### What is wrong with a turn: one message for each fault code of the referee.
###
### $tiles: the tiles to blame, as text; they may be one or many, so no verb hangs on their number.
### For a joker it is the joker where it lies now.

## Sets

fault-loose-tile = Not in any set: { $tiles }. On the table every tile is part of a set; what came from the rack can go back.
fault-set-too-short = Too short: { $tiles }. A set has at least three tiles.
fault-set-mixed = Neither a group nor a run: { $tiles }. A group is one number in different colours, a run is one colour with rising numbers.
fault-set-only-jokers = Nothing but jokers: { $tiles }. Add a numbered tile that shows what they stand for.
fault-group-too-long = Too long for a group: { $tiles }. Take tiles away, or make two groups.
fault-group-colour-twice = The same colour twice: { $tiles }. A group has each colour only once, so move one of them to another set.
fault-run-too-long = Too long for a run: { $tiles }. Split it in two.
fault-run-number-twice = The same number twice: { $tiles }. A run has each number only once, so move one of them to another set.
fault-run-out-of-order = Not in rising order: { $tiles }. Put the tiles in order, as the place of a joker says which number it stands for.
fault-run-gap = These numbers do not follow one another: { $tiles }. A run goes up by one from tile to tile, and a joker counts as the number of its place.
fault-run-past-end = Past the end of the numbers: { $tiles }. Nothing comes after the highest number or before 1, not even a joker.

## Tiles

fault-tile-from-nowhere = From nowhere: { $tiles }. Only tiles from the table and from the player’s rack can be laid.
fault-tile-left-table = Gone from the table: { $tiles }. What is there stays there, so put it back into a set.
fault-no-tile-played = No tile from the rack was laid. Lay at least one, or put the table back as it was and draw or pass.

## The initial meld
## $points: what the sets laid from the rack are worth. $needed: what they must be worth at least.
## $missing: how much that is short.

fault-meld-too-low = { $points } of { $needed } points: the initial meld needs { $missing } more, from sets of your own tiles.
# $open: 1 where the table opens once the meld lies there, else 0.
fault-meld-touches-table = Already on the table: { $tiles }. { $open ->
    [1] Until the initial meld is on the table, the old sets stay as they are.
   *[other] In the turn of the initial meld the old sets stay as they are.
}
fault-joker-before-meld = A joker was taken from the table: { $tiles }. Nobody may free a joker before their own initial meld.

## Jokers

fault-joker-left-table = A joker left the table: { $tiles }. A freed joker is played again in the same turn and never goes to a rack.
fault-joker-moved = This joker stands for a different tile than before: { $tiles }. In these rules a joker that stays in its set keeps its value.
fault-joker-needs-new-set = This joker was added to a set that was already on the table: { $tiles }. In these rules a freed joker goes into a new set.
fault-joker-needs-rack-tiles = This joker has no new set of its own: { $tiles }. In these rules a freed joker needs tiles from the rack that make a set with it, and the tile that replaced it does not count.
fault-joker-set-frozen = The set of this joker was taken apart: { $tiles }. In these rules a set with a joker may only grow until the joker is replaced by the very tile that it stands for.
fault-joker-swap-from-table = This joker was replaced by a tile from the table: { $tiles }. In these rules the tile that replaces a joker comes from the rack.
fault-joker-swap-missing = This joker was freed without being replaced: { $tiles }. In these rules each freed joker needs a tile of its own in its place, with the number and colour that it stood for.

## What merely follows from another fault of the same turn
## $message: the fault in words.

fault-follows = { $message } (Only a consequence: put the rest right first.)
