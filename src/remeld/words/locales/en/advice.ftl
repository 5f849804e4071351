### Strategy, with numbers: what booklets and people advise, tried in simulated games.

## The screen and its parts
## $share, $without: games of 100 won with and without it. $change, $low, $high: by how many that changes,
## with the ends of its interval. $points, $least, $most: the same in points a game. $deals: how many deals.

advice-title = Does it help?
advice-about = What booklets and people advise, tried in thousands of simulated games: one player follows it, the others do not, and all else is alike. The line is the 95% interval: where it touches the middle, the games do not tell whether it helps.
advice-players = Players
advice-booklet = The booklets advise
advice-people = People say
advice-helps = It helps: { $share } of 100 games won instead of { $without }.
advice-harms = It costs: { $share } of 100 games won instead of { $without }.
advice-neither = No clear difference: { $share } of 100 games won instead of { $without }.
advice-numbers = { $change } games of 100 ({ $low } to { $high }); { $points } points a game ({ $least } to { $most }).
advice-seats = { $deals } deals, each with the player in every seat.
advice-greedy = Among players who lay all they can, every time.
advice-hoard = Among players who wait until they can lay everything.
advice-trimm = Among players who wait, and near the end lay single tiles.
advice-repeat = Repeat the experiment
advice-lanmi = In this edition jokers are freer in the simulated games than at the table: the figures are about how the game ends.
advice-link = Advice, tried: what helps and what does not
advice-openings = When can my tiles open?

## The advice: what is said, and what the player does who follows it

advice-wait-to-open = Do not hurry to open
advice-wait-to-open-how = Opens the fifth time at the earliest, then lays all it can.
advice-hold-back-early = Early on, hold tiles back
advice-hold-back-early-how = Opens, then lays nothing more until half of the tiles are drawn, and then all it can.
advice-keep-fourth = Lay three, keep the fourth
advice-keep-fourth-how = Always keeps one tile back that can be laid alone next time.
advice-keep-joker = Keep your joker
advice-keep-joker-how = Once open, lays no joker until all tiles can be laid.
advice-wait-to-go-out = Wait until you can lay everything
advice-wait-to-go-out-how = Opens with as few tiles as possible, then only draws until all tiles can be laid at once.
advice-use-the-table = Rearrange the table
advice-use-the-table-how = Uses everything on the table, instead of only its own tiles.
advice-draw-not-one = Draw rather than lay a single tile
advice-draw-not-one-how = Draws when only one tile could be laid.
advice-keep-pairs = Keep pairs
advice-keep-pairs-how = Draws instead of laying a single tile that goes together with another one.
advice-high-tiles-first = High tiles first
advice-high-tiles-first-how = Lays the most points it can, not the most tiles.
advice-lay-when-threatened = Lay all you can when somebody is nearly out
advice-lay-when-threatened-how = Waits, but lays all it can as soon as somebody has two tiles or fewer.
advice-open-with-few = Open with as few tiles as possible
advice-open-with-few-how = Waits like the others, but opens with the fewest tiles instead of the most.
advice-dump-before-end = Lay all you can before the last tile is drawn
advice-dump-before-end-how = Waits, but lays as many points as it can once four tiles or fewer are left to draw.
advice-trim-before-end = Near the end, lay one tile at a time
advice-trim-before-end-how = With ten tiles or fewer to draw it lays one tile instead of drawing, if its tiles may be worth the most.
advice-help-nobody = Lay nothing that lets another one out
advice-help-nobody-how = Looks before each tile whether somebody else could then lay everything.
