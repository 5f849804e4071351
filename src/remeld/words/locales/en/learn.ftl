### The tutorial: a few minutes at a real table, each step a turn of the learner’s own.

## The list of steps
## $count: how many steps are done, or the number of the step. $total: how many there are.

learn-title = Learn to play
learn-about = A few minutes at a real table. Each step is a turn that you make yourself.
# $count: how many tiles everybody is dealt.
learn-goal = Everybody gets { $count } tiles. Lay yours on the table in sets: whoever has none left first wins.
learn-edition = Your edition
# $edition: the name of an edition.
learn-house = The steps teach { $edition }. What your house rules change is in the rules.
learn-start = Start
learn-continue = Continue
learn-again = Start over
learn-progress = { $count } of { $total } steps done
learn-step = Step { $count } of { $total }
learn-step-done = done
learn-loading = One moment …
learn-chapter-sets = Two kinds of sets
learn-chapter-first = Your first turns
learn-chapter-table = The table is everybody’s
learn-chapter-joker = The joker
learn-chapter-edition = Clock, end and winner

## At a step

learn-all-steps = All steps
learn-skip = Skip
learn-next = Next step
learn-once-more = Once more
learn-show = Show me
learn-keys = Moving tiles
learn-finish = Finish
learn-how = Drag a tile, or tap it and then the place. When everything is in place, end your turn with the button below.
learn-how-keys = By keyboard: arrows, Enter to take, Enter to let go.
# $tiles: tiles in words.
learn-more-to-lay = That would be legal. But more can be laid: { $tiles }.
learn-try-first = In a game you would draw now. Here is something to play: have a try.
learn-shown = That is one way. End your turn, or put everything back and do it yourself.
learn-shown-done = That is how it goes. Once more to do it yourself, or on to the next step.
learn-not-in-edition = Not in this edition. Try again.
learn-praise-1 = Well done!
learn-praise-2 = Exactly!
learn-praise-3 = Very good!
learn-praise-4 = That’s it!
learn-praise-5 = Great!
learn-praise-6 = Nicely played!

## The end

learn-finished-title = Now you can play
learn-finished = That was all of it. If you forget something, the table tells you: every set says what it lacks, and leads to the rule. 789 and 777 sort your rack, and the lamp gives a hint.
learn-play = Play a game
learn-to-rules = Read the rules
# $edition: the edition’s name.
learn-advice = What the { $edition } booklet advises
learn-advice-others = Your booklet gives no advice. The others do:

## The steps: a title, and what to do in one or two short sentences.
## $needed: the points of the initial meld. $count: a number that the sentence names.

learn-run-title = A run
learn-run-task = Three or more tiles of one colour in a row are a run. Lay the blue 4, 5 and 6.
learn-group-title = A group
learn-group-task = Three or four tiles with the same number, all in different colours, are a group. Lay the 8s.
learn-ends-title = From 1 to 13
learn-ends-task = 13 is the end of a run: no 1 comes after it. One of your tiles fits all the same.
learn-draw-title = Nothing to lay?
learn-draw-task = Nothing here makes a set. Then you draw one tile, and your turn is over.
learn-meld-title = The first { $needed }
learn-meld-task = What you lay first must be worth { $needed }: the numbers added up, all from your own rack. The line above your rack keeps count.
learn-meld-closed-title = The table waits
learn-meld-closed-task = While you lay your first { $needed }, the sets of the others are closed. Your blue 7 must wait for the next turn. Lay the rest.
learn-meld-open-title = The table opens
learn-meld-open-task = As soon as your first { $needed } are on the table, the whole table is open. Lay the 11s, and your blue 7 in the same turn.
learn-add-title = Add a tile
learn-add-task = From now on every set is everybody’s. Both your tiles fit somewhere: add them.
learn-split-title = Split a run
learn-split-task = A long run can become two. Drop your red 6 into the middle.
learn-fourth-title = The fourth tile
learn-fourth-task = A group of four can spare one. Take the tile you need, and make a run with yours.
learn-exchange-title = One on, one off
learn-exchange-task = Add your blue 11, and the run can spare its blue 8. Your other two 8s need it.
learn-combined-title = The combined split
learn-combined-task = Take one tile from the run and one from the group. With your blue 1 they make a third set.
learn-multiple-title = The multiple split
learn-multiple-task = Take the runs apart. With your two tiles they become three groups and a run.
learn-joker-title = Any tile you like
learn-joker-task = A joker stands for any tile. Here it fills the gap.
learn-joker-swap-title = Free the joker: swap
learn-joker-swap-task = Put a missing 3 in the place of the joker, and the joker is free. It may not go to your rack: lay it again at once, with your black tiles.
learn-joker-exact-title = Free the joker: swap
learn-joker-exact-task = Only a tile that the joker stands for, from your own rack, sets it free. Then lay it at once in a new set with tiles of your rack.
learn-joker-split-title = Free the joker: split
learn-joker-split-task = Add to both ends of this run, and its middle is not needed any more. Lay the joker again with your other two.
learn-joker-push-title = Free the joker: another end
learn-joker-push-task = Here the joker is a blue 8. With your blue 5 in front, the run does without it. Your 12s do not.
learn-joker-move-title = Move the joker
learn-joker-move-task = A joker may move within its run. Let it stand between your blue 4 and the blue 6.
learn-joker-melt-title = Free the joker: take the run apart
learn-joker-melt-task = Each black tile finds a group that takes it. The joker is left over: lay it with your tiles.
learn-joker-frozen-title = Closed sets
learn-joker-frozen-task = Nothing may be taken from a set with a joker. Adding to it is fine: both your tiles fit.
learn-told-title = What your edition says
learn-told-task = These three rules differ from box to box. Here is what yours says; then come three questions.
learn-bell-title = The clock
learn-bell-when = Time is up, and tiles lie loose on the table
# $optional: whether the clock is optional (true or false). $count: the seconds for a turn.
learn-bell-task = { $optional ->
    [true] You can play with a clock: { $count } seconds for a turn.
   *[false] You have { $count } seconds for a turn.
} Time is up, and the 8 and the 9 lie loose on the table. What happens?
# $count: how many tiles must be drawn.
learn-bell-why = And { $count } tiles are drawn for it. But if the table is in order at the bell, the turn counts.
learn-pool-title = The pool is empty
learn-pool-when = The last tile of the pool has been drawn
learn-pool-task = The last tile has been drawn. How does the game go on?
# $answer: what the rules say: playOn, mustPlayIfAble, endWhenDrawImpossible or endAtOnce.
learn-pool-why = { $answer ->
    [playOn] When all pass, one after the other, it is over and the lowest rack wins.
    [mustPlayIfAble] When nobody can go on, it is over and the lowest rack wins.
   *[other] Then the lowest rack wins.
}
learn-match-title = Points
learn-match-when = The winner of a match of several games
learn-match-task = The winner gets the points of all tiles that the others still have. Who wins a match of several games?
# $count: what a joker costs that is left on a rack.
learn-match-why = Mind the joker: left on your rack it costs { $count }.
learn-out-title = The last tile
learn-out-task = Whoever lays the last tile wins. Lay all you have!

## Answers

learn-answer-restore = The table is put back as it was
learn-answer-looseToRack = Whole sets stay, loose tiles come to my rack
learn-answer-playOn = All play on without drawing; whoever cannot or will not, passes
learn-answer-mustPlayIfAble = All play on without drawing; whoever can play must
learn-answer-endWhenDrawImpossible = It ends when somebody would have to draw
learn-answer-endAtOnce = It ends at once
learn-answer-mostGames = Whoever has won the most games
learn-answer-highestTotal = Whoever has the most points in all
