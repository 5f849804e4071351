### Hoe een computertegenstander een heel spel speelde, in eigen woorden.

played-never-opened = Voor de { term-initial-meld } had ik nooit genoeg.
played-held-back-and-out = Ik heb { $turns ->
    [one] één keer
   *[other] { $turns } keer
} stenen achtergehouden en ging toen uit met { $tiles ->
    [one] mijn laatste steen
   *[other] { $tiles } stenen in één keer
}.
played-held-back-and-left = Ik heb { $turns ->
    [one] één keer
   *[other] { $turns } keer
} stenen achtergehouden, en hield er { $tiles ->
    [one] één
   *[other] { $tiles }
} over.
played-laid-all-and-out = Ik heb elke beurt alles gelegd wat kon en ging uit met { $tiles ->
    [one] mijn laatste steen
   *[other] mijn laatste { $tiles } stenen
}.
played-laid-all-and-left = Ik heb elke beurt alles gelegd wat kon, en hield { $tiles ->
    [one] één steen
   *[other] { $tiles } stenen
} over.
played-missed-everything = Ik had { $turns ->
    [one] één keer
   *[other] { $turns } keer
} iets kunnen leggen, maar ik zag niets.
played-missed-some = Ik heb tot { $tiles ->
    [one] één steen
   *[other] { $tiles } stenen
} in één keer gelegd. In { $turns } van mijn { $all } beurten had ik meer kunnen leggen.
played-missed-nothing = Ik heb niets gemist en tot { $tiles ->
    [one] één steen
   *[other] { $tiles } stenen
} in één keer gelegd.
