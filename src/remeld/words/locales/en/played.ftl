### How a computer player played a whole game, in its own words.
### $turns: a number of turns.
### $all: how many turns it had.
### $tiles: a number of tiles.

played-never-opened = I never had enough for the { term-initial-meld }.
played-held-back-and-out = I held tiles back { $turns ->
    [one] once
   *[other] { $turns } times
}, then went out with { $tiles ->
    [one] my last tile
   *[other] { $tiles } tiles at once
}.
played-held-back-and-left = I held tiles back { $turns ->
    [one] once
   *[other] { $turns } times
}, and { $tiles ->
    [one] one was
   *[other] { $tiles } were
} left on my rack.
played-laid-all-and-out = I laid all I could every turn, and went out with { $tiles ->
    [one] my last tile
   *[other] my last { $tiles } tiles
}.
played-laid-all-and-left = I laid all I could every turn, and { $tiles ->
    [one] one tile was
   *[other] { $tiles } tiles were
} left on my rack.
played-missed-everything = { $turns ->
    [one] Once
   *[other] In { $turns } turns
} I could have laid something, but I saw nothing.
played-missed-some = I laid up to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} at once. In { $turns } of my { $all } turns I could have laid more.
played-missed-nothing = I missed nothing, and laid up to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} at once.
