### What is typed at the table, and what is asked and answered there in words.
###
### $tiles: tiles in words. $set: the number of a set, from 1. $count: how many.

## Words that can be typed, divided by commas. No word may stand twice or look like a tile.

typed-word-table = table
typed-word-rack = rack
typed-word-players = players, others
typed-word-clock = clock, time
typed-word-missing = missing, why
typed-word-changes = changes, last
typed-word-help = help
typed-word-undo = undo
typed-word-redo = redo
typed-word-reset = reset
typed-word-sort = sort
typed-word-hint = hint
typed-word-draw = draw, pass
typed-word-end = end, play
typed-word-set = set
typed-word-new = new

## Answers
## $colour: the name of a colour. $numbers: its numbers, as a list. $next: the next tiles in words.
## $points: what the initial meld is worth so far. $needed: what it must be worth.

typed-sets = { $count ->
    [one] One set.
   *[other] { $count } sets.
}
# $number: the number of a set. $whole: whether it is a legal set.
typed-set = Set { $number }: { $tiles }{ $whole ->
    [false] , not valid.
   *[true] .
}
typed-rack = { $count ->
    [one] One tile
   *[other] { $count } tiles
}: { $tiles }.
typed-rack-new = New: { $tiles }.
# $sets: sets, one after the other.
typed-rack-ready = Complete sets: { $sets }.
typed-colour = { $colour } { $numbers }
typed-more = { $tiles }; { $next }
typed-pool = { $count ->
    [one] One tile is left in the pool.
   *[other] { $count } tiles are left in the pool.
}
typed-no-clock = There is no clock.
# $text: what has no full stop yet.
typed-sentence = { $text }.
typed-meld = Initial meld: { $points } of { $needed }.

## What is not understood, and what cannot be done
## $part: a part of the line. $place: the number of its first character. $most: the highest number
## of a set.

typed-unknown = “{ $part }” at character { $place } is not understood. Type “help” to hear what can be typed.
typed-unfinished = Something is missing at the end. Type “help” to hear what can be typed.
typed-too-much = “{ $part }” at character { $place } does not belong here.
typed-no-set = There is no set { $set }. The last one is set { $most }.
typed-no-sets = There is no set { $set }. There are no sets on the table.
typed-not-on-rack = Not on your rack: { $tiles }.
typed-not-in-set = Not in set { $set }: { $tiles }.
typed-not-there = Not on the table: { $tiles }.
typed-which-set = In several sets: { $tiles }. Say which set you mean, like 2: b7 > 3.
typed-stays-on-table = Cannot be taken back: { $tiles }. What was on the table before your turn stays there.
typed-which-joker = Which joker? Say its set, like 3: j=b8.
typed-cannot-split = The set begins there, so nothing is split off: { $tiles }.
typed-no-change = That changes nothing.
typed-draw-changed = You have moved tiles. Type e to play them, or x to put everything back.

## Help
## $words: letters, each with its word.

typed-help-lay = Lay a new set from your rack; b4 b5 b6 says the same.
typed-help-add = Add a tile to set 3.
typed-help-take = Take a tile from set 3 and add it to set 5.
typed-help-new = Make a tile from set 3 a new set.
typed-help-back = Take your own tile back to the rack.
typed-help-join = Add all of set 3 to set 5.
typed-help-split = Split set 3 before b6.
typed-help-joker = Say what the joker in set 3 stands for.
typed-help-set = Hear what lies in set 3.
typed-help-words = Letters and their words: { $words }.
