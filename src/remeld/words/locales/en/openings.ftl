### The opening explorer: how soon a rack can lay its initial meld, and what is best.
## $count: how many tiles, or the number of a turn, from 1. $total: of how many. $chance, $low, $high: percentages without
## their sign. $games: how many games, written out.

opening-about = Enter the tiles on your rack before you have laid any: how soon can you open, and what is the best way?
opening-rack = Your tiles
opening-now = You can open at once.
opening-not-now = You cannot open yet.
opening-waits = With one of these tiles you can open next time ({ $count } of { $total } unseen tiles):
opening-waits-none = No single tile lets you open next time.
opening-turn = Turn { $count }
opening-chance = You can open by then
opening-percent = { $chance }%
opening-exact = exact
opening-others = Others opened by then
opening-won = Won by those who opened then
opening-ways = What to do now
opening-way-fewest = Lay few tiles
opening-way-most = Lay as many as possible
opening-way-wait = Wait
opening-way-chance = Wins { $chance }% ({ $low } to { $high })
opening-note = What is exact was worked out with every tile that could be drawn; the rest is sampled, with its 95% interval. The other players are from { $games } simulated games in which everybody lays all they can: the part that had opened by then, and the share of games won by those who opened at that turn. Who opens early mostly has better tiles, too.
opening-estimate = Winning chances are estimates, with players like the strongest computer player in all seats.
