## Puzzles: what is asked for, by kind

puzzle-go-out = Lay all your tiles.
puzzle-all-but-one = Lay all your tiles but one.
# $points: what the first sets must be worth.
puzzle-first-30 = Open the game: find the only tiles that are worth { $points } or more in sets of their own.
puzzle-free-the-joker = Lay as many tiles as you can. You will need a joker that lies on the table.
puzzle-fourth-tile = Lay as many tiles as you can. You will need a tile from four of a kind.
puzzle-rebuild = Lay as many tiles as you can. At least three sets on the table must change.
puzzle-find-the-play = Only one tile can be laid, and only if others move. Which?
# $other: the tiles of the other player, in the notation.
puzzle-endgame = The pool is empty. Lay tiles so that the other player, who holds { $other }, can lay none.
