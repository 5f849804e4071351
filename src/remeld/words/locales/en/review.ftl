### The review of a game: what each turn could have been, what it cost, what decided the game.
### $player: a player’s name. $chance, $low, $high, $cost, $change: percentages without their sign.

## The page and its parts

review-title = What each turn could have been
review-ask = Review this game
review-about = What did I miss, what did it cost, and what decided the game?
review-exact = What could be laid is exact.
review-estimate = Winning chances are estimates, by what each player could know, with players like the strongest computer player in all seats.
# $count: the number of the turn, counted from 1 over all players.
review-turn = Turn { $count }

## Heads of columns

review-label-turn = Turn
review-label-player = Player
review-label-done = Played
review-label-possible = Possible
review-label-chance = Chance

## What was done, in a column

review-draw = draws
review-pass = passes
review-bell = time is up

## What could have been done
## $count: how many tiles, or what they are worth.

review-nothing = Nothing could be laid.
review-all-laid = No more tiles could be laid.
review-more = { $count ->
    [one] One more tile could be laid.
   *[other] { $count } more tiles could be laid.
}
review-worth = As many tiles worth { $count } more could be laid.
review-go-out = All tiles could be laid: that wins.
review-open = The initial meld was possible.
review-free-joker = It takes a joker from the table.
review-keep-joker = As many tiles could be laid without the joker.

## Winning chances
## $tiles: tiles in the notation.

review-percent = { $chance }%
review-interval = { $chance }% ({ $low } to { $high })
review-cost-draw = Laying nothing was worth { $cost } points of chance more.
review-cost-lay = Worth { $cost } points of chance more: { $tiles }
review-cost-out = That was worth { $cost } points of chance more.

## Why a turn cost chance: what differs from the better one
## $done, $better: of 100 cases, or what tiles are worth. $count: how many tiles.

review-why-lets-out = After it somebody else could lay all tiles in { $done } of 100 cases, otherwise in { $better }.
review-why-feeds = { $count ->
    [one] The others could then lay about one more tile.
   *[other] The others could then lay about { $count } more tiles.
}
review-why-joker = It gave a joker away.
review-why-not-ready = Next time all tiles could then be laid in { $done } of 100 cases, otherwise in { $better }.
review-why-keeps-value = Tiles worth { $done } were left, otherwise { $better }.

## What the game comes to

review-accuracy = Accuracy
review-equal = Equal share
review-deal = First tiles
review-draws = Tiles drawn
review-others = The others
review-skill = Own decisions
review-result = Result
# What the numbers of a line are: they add up to the result.
review-sum = Equal share, first tiles, tiles drawn, what the others did and own decisions add up to the result.
review-moments = What decided the game
review-moment-decision = { $player } gave away { $cost } points of chance.
review-moment-draw = The tile that { $player } then drew changed the chance by { $change } points.
review-moment-others = What the others then did changed the chance of { $player } by { $change } points.

## While it is worked out
## $count: how many turns are done. $total: of how many.

review-progress = Winning chances: { $count } of { $total } turns
review-curve = Winning chances over the game
review-failed = The house cannot work out the winning chances now.
review-none = There are no winning chances by these rules.

## A turn that is tried again
## $count: how many tiles. $tiles: tiles in words. $pool: how many tiles can still be drawn. $others: the
## other players, each with how many tiles.

review-try = Try it again
review-try-task = What would you do here?
review-try-around = Left to draw: { $pool }. The others hold: { $others }.
review-try-right = That is what the strongest computer player would have done.
review-try-as-good = That is as good as what the strongest computer player would have done.
review-try-not = Not that. The strongest computer player would have done something else.
review-hint = A hint
review-try-show = Show it
review-try-back = Back to the game
review-hint-count = How many tiles to lay: { $count }
review-hint-tiles = The tiles to lay: { $tiles }
review-hint-think = What could the others do with the tiles that you lay?
review-hint-hold = Lay nothing, and wait.
review-hint-later = Would more of your tiles fit if you waited?
review-hint-first = It begins like this:
