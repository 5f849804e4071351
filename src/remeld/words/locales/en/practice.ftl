### Practice: drills with one right answer, and the page that says how one plays.

practice-title = Your game
practice-empty-title = Your game begins here
practice-empty = Play a game or try a drill: your results, how well you played and what to practise next will stand here. Nobody else sees it.
practice-play = Play a game

## What to practise

practice-next-title = What to practise next
practice-drills = Drills
practice-drill-spot = See it at once
practice-drill-first-30 = Open the game
practice-drill-splits = Take apart
practice-drill-jokers = Jokers of your box
practice-drill-hold-back = When to wait
practice-drill-count = Count what is out
practice-about-spot = Find everything that lies together on your rack, against the clock.
practice-about-first-30 = Is the first rack enough to open? Lay it, or draw.
practice-about-splits = One tile fits only if you take apart what lies on the table.
practice-about-jokers = Which moves with a joker of the table are allowed by your rules?
practice-about-hold-back = Lay, or hold back? In 80 measured games of two, whoever always laid everything they could won none against whoever waits.
practice-about-count = How many of the tiles that you wait for are still out?
# $taken: how many chances were taken. $met: of how many.
practice-theme = { $taken } of { $met } chances taken in your reviewed games
practice-theme-few = Review a game of yours, and it stands here what to practise.
practice-theme-none = Your reviewed games show nothing that you missed.
# $count: how many answers were right. $total: of how many.
practice-last = Last time { $count } of { $total }
practice-start = Start the drill

## A drill

practice-loading = The questions are being fetched …
# $number: which question. $total: of how many.
practice-where = Question { $number } of { $total }
# $time: like 0:29.
practice-left = { $time } left
practice-no-clock = Without the clock
practice-next = Next question
practice-finish = To the result
practice-right = Right!
practice-wrong = Not quite.
practice-late = Time is up.
practice-show = Show the answer
practice-again = Once more
practice-all = Back to your game
# $count: how many answers were right. $total: of how many.
practice-result = { $count } of { $total } right
practice-ask-spot = Lay all tiles that make { term-set.many } here.
# $points: what the first sets must be worth.
practice-ask-open = Can you open with { $points } or more? Lay it, or draw if you cannot.
practice-ask-split = One of your tiles can be laid: split a { term-run } for it.
practice-ask-combined-split = One of your tiles can be laid: two { term-set.many } on the table give it one tile each.
practice-ask-multiple-split = One of your tiles can be laid: at least three { term-set.many } on the table must change for it.
practice-ask-turn = Do your rules allow this?
practice-ask-wait = Everybody has opened. Do you lay as much as you can, or wait?
# $tiles: two tiles in words.
practice-ask-count = You hold { $tiles }. Jokers aside, how many tiles that make a { term-set } of them are still out, in the pool or with the others?
practice-idle = Your turn: lay tiles.
practice-idle-open = Your turn: lay tiles, or draw.
practice-try-more = That is allowed, but there is more to lay.
practice-try-nothing = Nothing has been laid yet.
practice-before = Before
practice-after = After
practice-rack = Your tiles
practice-allowed = Allowed
practice-not-allowed = Not allowed
practice-lay = Lay
practice-wait = Wait
# $pool: how many tiles are left to draw. $others: how many the others hold, like 7, 9.
practice-around = Left to draw: { $pool }. The others hold: { $others }.

## Why an answer is right
## $tiles: tiles in words.

practice-why-lay = To be laid: { $tiles }
# $count: what they are worth.
practice-why-open = Enough to open, worth { $count }: { $tiles }
# $count: what it is worth. $points: what it must be worth.
practice-why-no-open = It is not enough: all that lies together is worth { $count }, and { $points } are needed.
practice-why-legal = Nothing in the rules is against it.
# $laid, $waited: percentages without their sign.
practice-why-wait = Laying all that fits wins { $laid } of 100 times, waiting { $waited } (estimates, with players like the strongest computer player). It would be: { $tiles }
practice-why-out = All your tiles fit at once, and that wins.
# $most: how many there are. $seen: how many one sees. $count: how many are out.
practice-why-count = There are { $most } of { $tiles }; you see { $seen }, so { $count } are out.

## Your games

practice-games = Games
practice-edition = Rules
practice-players = Players
practice-against = Against
practice-people = people
practice-won = Won
practice-accuracy = Accuracy
# $part: a percentage without its sign.
practice-percent = { $part }%
practice-rating = Rating by puzzles
# $low, $high, $rating: numbers. $count: how many puzzles.
practice-curve = Rating over the last { $count } puzzles: lowest { $low }, highest { $high }, now { $rating }
practice-no-puzzles = Solve two puzzles, and a curve begins here.
practice-to-puzzles = Puzzles
practice-latest = Your last games
practice-review = Look back
practice-result-won = won
practice-result-lost = lost
practice-result-shared = shared

## What is kept

practice-yours = Games and drills stay on this device; results of puzzles are also kept by this house, for you alone.
practice-export = Save as a file
practice-import = Read a file
practice-forget = Delete all
practice-forget-sure = Delete all games, drills and results of puzzles, on this device and in this house?
practice-forgotten = All of it is deleted.
practice-imported = The file has been read.
practice-not-imported = This file holds no results of Remeld.
