### Wie ein Computergegner ein ganzes Spiel gespielt hat, in seinen Worten.

played-never-opened = Für die { term-initial-meld } hatte ich nie genug.
played-held-back-and-out = Ich habe { $turns ->
    [one] einmal
   *[other] { $turns }-mal
} Steine zurückgehalten und wurde dann mit { $tiles ->
    [one] meinem letzten Stein
   *[other] { $tiles } Steinen auf einmal
} fertig.
played-held-back-and-left = Ich habe { $turns ->
    [one] einmal
   *[other] { $turns }-mal
} Steine zurückgehalten, und am Ende { $tiles ->
    [one] blieb mir einer
   *[other] blieben mir { $tiles }
}.
played-laid-all-and-out = Ich habe jedes Mal alles gelegt, was ging, und wurde mit { $tiles ->
    [one] meinem letzten Stein
   *[other] meinen letzten { $tiles } Steinen
} fertig.
played-laid-all-and-left = Ich habe jedes Mal alles gelegt, was ging, und am Ende { $tiles ->
    [one] blieb mir ein Stein
   *[other] blieben mir { $tiles } Steine
}.
played-missed-everything = Ich hätte { $turns ->
    [one] einmal
   *[other] { $turns }-mal
} etwas legen können, habe aber nichts gesehen.
played-missed-some = Ich habe bis zu { $tiles ->
    [one] einen Stein
   *[other] { $tiles } Steine
} auf einmal gelegt. In { $turns } von { $all } Fällen wäre mehr gegangen.
played-missed-nothing = Ich habe nichts übersehen und bis zu { $tiles ->
    [one] einen Stein
   *[other] { $tiles } Steine
} auf einmal gelegt.
