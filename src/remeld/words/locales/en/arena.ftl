### The arena: what `remeld simulate`, `remeld arena` and its report tell.

## Numbers
## $number: a number as text. $low, $high: the ends of an interval, as text.

arena-decimal-mark = .
arena-percent = { $number } %
arena-interval = ({ $low } … { $high })
arena-plus-minus = ± { $number }

## Tables and headings
## $edition: the edition’s name. $seats: how many play at a table. $games, $deals: how many. $player, $other: keys of players.
## $others: how many copies of the other player sit at the table. $share, $base, $points, $interval, $low, $high: numbers as text.
## $verdict: what is certain. $number: the number in a player’s key.

arena-title = Who is better?
arena-run = { $edition }, { $seats } players at a table, { $games } games.
arena-unfinished = This run is not finished. What it has played so far:
arena-best = Hardest to beat: { $player }. Its worst result, against { $other }, is { $share } of the games.
arena-versus = { $others ->
    [1] { $player } against { $other }
   *[other] { $player } against { $others } × { $other }
}
arena-matrix = Everybody against everybody
arena-matrix-about = { $others ->
    [1] How many games the player of the row won against the player of the column, with the 95 % interval, and the points of a game. Framed: the row’s worst result.
   *[other] How many games the player of the row won at a table with { $others } copies of the player of the column, with the 95 % interval, and the points of a game. Framed: the row’s worst result.
}
arena-points-of = { $points } points
arena-shares = Games won
arena-shares-about = The dot is what was measured, the bar its 95 % interval. The dashed line is { $base }: what equal players would win.
arena-points = Points a game
arena-points-about = To the right of the dashed line points are won, to the left they are lost.
arena-course = How it settled
arena-course-about = The share of games won, deal after deal. In the shaded band the true share lies, however often one has looked (95 %).
arena-course-of = { $deals } deals, { $games } games. { $interval }
arena-verdict = { $verdict ->
    [above] Stopped: more than { $low }.
    [below] Stopped: less than { $high }.
   *[open] Neither more than { $low } nor less than { $high } is certain.
}
arena-ratings = Ratings
arena-ratings-about = One number for each player, from all games. Everybody begins at 25. A rating believes that strength is a single number: where the table above says otherwise, believe the table.
arena-who = Who they are
arena-plays-rack-sets = lays what its own rack makes, and never touches the table.
arena-plays-bounded = lays the most tiles that it finds while at most { $number } tiles of the table move.
arena-plays-greedy = lays the most tiles there are, every turn.
arena-plays-hoard = opens with all it can lay, then draws until it can lay the rest at once.
arena-plays-hoardmin = opens with the fewest tiles that are enough, then draws until it can lay the rest at once.
arena-plays-dump = waits to lay everything at once; with { $number } tiles or fewer in the pool it gets rid of the highest.
arena-plays-threat = waits to lay everything at once, unless somebody else has { $number } tiles or fewer.
arena-plays-hold = lays only { $number } tiles or more at once, and keeps its jokers to go out.
arena-plays-leaky = waits to lay everything at once, but loses patience in { $number } of a hundred turns.
arena-plays-trimm = waits to lay everything at once; near the end it makes its rack lighter, a tile at a time.
arena-plays-hsafe = waits to lay everything at once, and at the very end lays nothing that lets the other one out.
arena-plays-trimm-safe = waits, makes its rack lighter near the end, and lays no tile that would let somebody out.
arena-plays-champion = starts from the best simple way to play and thinks: at the end it plays every turn through.
arena-plays-easy = lays what is easy to see.
arena-method = How this was measured
arena-method-deals = Each deal was played by all players in every seat, so nobody had better tiles.
arena-method-intervals = The games of one deal resemble each other. The intervals take that into account: they count deals, not games.
arena-method-any-time = Whoever looks again and again and stops when the result pleases is wrong more often than 5 % of the time. The bands and the early stops allow for that.
arena-method-referee = Every turn went through the referee; tiles and scores were checked in every game.
arena-method-fast = The games were played by the compiled simulation, which plays the same game, but not turn by turn through the referee.
arena-method-repeat = The same command gives the same games:
arena-method-clock = Somebody thought by the clock here, so the same command gives similar games, not the same:

## Tables of the command line
## $games: how many games. $most: how many games there will be. $pace: how many are played in a second. $file: where the report is.

arena-column-player = Player
arena-column-wins = Wins
arena-column-share = Share
arena-column-points = Points a game
arena-column-turns = Turns
arena-column-worst = Worst
arena-column-rating = Rating
arena-blocked = Games in which nobody could go on: { $games }
arena-progress = { $games } of { $most } games, { $pace } a second
arena-report-written = The report is in { $file }.
