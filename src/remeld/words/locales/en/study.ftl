## Puzzles: what is asked for, by kind

puzzle-go-out = Lay all your tiles.
puzzle-all-but-one = Lay all your tiles but one.
# $points: what the first sets must be worth.
puzzle-first-30 = Open the game: find the only tiles that are worth { $points } or more in sets of their own.
puzzle-free-the-joker = Lay as many tiles as you can. You will need a joker that lies on the table.
puzzle-fourth-tile = Lay as many tiles as you can. You will need a tile from four of a kind.
puzzle-rebuild = Lay as many tiles as you can. At least three sets on the table must change.
puzzle-find-the-play = Only one tile can be laid, and only if others move. Which?
# $other: the tiles of the next player, in the notation.
puzzle-endgame = The pool is empty. Lay tiles so that the next player, who holds { $other }, can lay none.
# $date: a day, like 2026-11-18. $edition: its name. $difficulty: a rating.
puzzle-day-line = Remeld, the puzzle of { $date }: { $edition }, difficulty { $difficulty }
# $number: which puzzle of the edition. $edition: its name. $difficulty: a rating.
puzzle-number-line = Remeld, puzzle { $number }: { $edition }, difficulty { $difficulty }
