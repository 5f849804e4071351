### The puzzles of the page: finding one, solving it, and what became of it.

puzzles-title = Puzzles
puzzles-about = Turns with one best answer. Lay it on the table as in a game: any legal turn that does it counts.
puzzles-day = Puzzle of the day
puzzles-day-done = Solved. The next one comes tomorrow.
puzzles-solve = Solve it
# $count: how many.
puzzles-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzles-streak-forgiven = one missed day is forgiven
# $rating: a number.
puzzles-rating = Your rating: { $rating }
puzzles-rough = still rough
puzzles-next = One more puzzle
puzzles-rush = Rush
puzzles-rush-about = Three minutes, and every puzzle is harder than the one before.
puzzles-rush-start = Start the clock
# $count: how many were solved.
puzzles-rush-best = Your best: { $count }
# $time: like 2:59.
puzzles-rush-left = { $time } left
# $count: how many were solved.
puzzles-rush-score = { $count } solved
# $count: how many were solved.
puzzles-rush-over = Time is up. You solved { $count }.
puzzles-rush-again = Once more
puzzles-kinds = By kind
puzzles-kind-go-out = Go out
puzzles-kind-all-but-one = All but one
puzzles-kind-first-30 = Open the game
puzzles-kind-free-the-joker = Free the joker
puzzles-kind-fourth-tile = The fourth tile
puzzles-kind-rebuild = Rebuild
puzzles-kind-find-the-play = Find the play
puzzles-kind-endgame = Endgame
# $count: how many were solved. $total: of how many.
puzzles-solved-of = { $count } of { $total } solved
puzzles-edition = By the rules of
# $number: which puzzle. $difficulty: a number.
puzzles-number = Puzzle { $number }, difficulty { $difficulty }
# $count: how many more.
puzzles-try-more = { $count ->
    [one] That is allowed, but the answer lays one tile more.
   *[other] That is allowed, but the answer lays { $count } tiles more.
}
puzzles-idle = Your turn: find the tiles to lay.
puzzles-try-nothing = Nothing has been laid yet.
puzzles-try-other = That is not the answer yet.
puzzles-try-next-can-play = That is allowed, but the next player could still lay a tile.
puzzles-hint = Hint
# $count: how many.
puzzles-hint-count = { $count ->
    [one] The answer lays one tile.
   *[other] The answer lays { $count } tiles.
}
# $tiles: tiles, in words.
puzzles-hint-tiles = Lay { $tiles }.
# One step of the answer follows, as a sentence.
puzzles-hint-first = It begins like this:
puzzles-show = Show the answer
puzzles-shown = That is the answer, with as little disturbed as possible.
puzzles-solved = Solved!
puzzles-elegant = Show the least disturbing way
# $rating: a number. $change: how it changed, like +12.
puzzles-rated = Your rating is now { $rating } ({ $change }).
puzzles-share = Share
# $line: which puzzle it is. $time: like 2:59.
puzzles-share-solved = { $line } – solved in { $time }
puzzles-picture = As a picture
puzzles-picture-saved = The picture is saved.
puzzles-all = All puzzles
puzzles-skip = Another one
puzzles-once-more = Once more from the start
puzzles-loading = The puzzles are being fetched …
puzzles-yours = Your results stay on this device and, for you alone, with this house.
