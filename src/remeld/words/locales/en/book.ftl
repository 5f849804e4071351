### The rules page and house rules. The clauses themselves are in rules.ftl.

## The editions side by side

book-title = Rules
book-about = What each booklet says, in our own words. What a booklet leaves open we have decided, and say so.
book-editions = Whose rules
book-search = Find a rule
book-search-like = joker, time, R43 …
book-only-different = Only what differs
# $count: how many clauses are shown.
book-found = { $count ->
    [one] One clause
   *[other] { $count } clauses
}
book-nothing = No clause says that. Try another word.
book-moment = One moment …
book-try-again = Try again
book-side-by-side = All editions side by side (new tab)
book-clause = Clause
# $names: the editions that say something else.
book-differs = Different in { $names }
# $count: how many rulings decide this clause.
book-rulings = { $count ->
    [one] Ruling on this
   *[other] Rulings on this ({ $count })
}
book-source-house = changed by the house
book-legend = Signs
# $edition: the edition that the others are compared with.
book-legend-mark = differs from { $edition }

## The parts of the rules

book-part-box = What is in the box
book-part-sets = Sets
book-part-set-up = Before the game
book-part-match = Games and match
book-part-meld = The initial meld
book-part-turn = A turn
book-part-pool = The pool is empty
book-part-moves = Rearranging
book-part-joker = Jokers
book-part-time = Time
book-part-points = End and points

## House rules
## $edition: the edition’s name. $value: what it says. $rule: the name of a rule. $name: the name of house rules.
## $count: how many rules are changed.

book-make-house = Make house rules
book-house-title = House rules
book-house-about = Take an edition and change what you play differently. The computer checks that it fits together.
book-house-name = Name
book-name-missing = Give your rules a name.
book-house-base = Based on
book-kept-houses = Your house rules
book-compare = Compare
book-forget = Delete { $name }
book-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
book-was = { $edition }: { $value }.
book-as-before = Undo the change: { $rule }
book-unchanged = These are the rules of { $edition }; nothing is changed yet.
book-house-good = { $count ->
    [one] One rule is changed. It fits together.
   *[other] { $count } rules are changed. They fit together.
}
book-play = Play by these rules
book-keep = Keep
book-share = Send a link
book-reset = Undo all changes
book-kept = Your house rules are kept in this browser.
book-not-kept = This browser cannot keep anything. Send yourself the link.
