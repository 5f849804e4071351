### De regelpagina en huisregels.

## De edities naast elkaar

book-title = Regels
book-about = Wat elk boekje zegt, in onze eigen woorden. Wat een boekje openlaat, hebben wij besloten, en dat zeggen we erbij.
book-editions = Welke edities
book-search = Een regel zoeken
book-search-like = joker, tijd, R43 …
book-only-different = Alleen de verschillen
book-found = { $count ->
    [one] Eén regel
   *[other] { $count } regels
}
book-nothing = Geen regel zegt dat. Probeer een ander woord.
book-moment = Even geduld …
book-try-again = Opnieuw proberen
book-side-by-side = Alle edities naast elkaar (nieuw tabblad)
book-clause = Regel
book-differs = Niet zo bij { $names }
book-rulings = { $count ->
    [one] Besluit hierover
   *[other] Besluiten hierover ({ $count })
}
book-source-house = huisregel
book-legend = Legenda
book-legend-mark = anders dan bij { $edition }

## De delen van de regels

book-part-box = Wat er in de doos zit
book-part-sets = Combinaties
book-part-set-up = Voor het spel
book-part-match = Spellen en partij
book-part-meld = De { term-initial-meld }
book-part-turn = Een beurt
book-part-pool = De pot is leeg
book-part-moves = Op tafel { term-rearrange }
book-part-joker = De jokers
book-part-time = Tijd
book-part-points = Einde en punten

## Huisregels

book-make-house = Huisregels maken
book-house-title = Huisregels
book-house-about = Neem een editie en verander wat jullie anders spelen. De computer controleert of alles klopt.
book-house-name = Naam
book-name-missing = Geef je regels een naam.
book-house-base = Gebaseerd op
book-kept-houses = Je huisregels
book-compare = Vergelijken
book-forget = { $name } wissen
book-changed = { $count ->
    [one] één veranderd
   *[other] { $count } veranderd
}
book-was = { $edition }: { $value }.
book-as-before = De verandering ongedaan maken: { $rule }
book-unchanged = Dit zijn de regels van { $edition }, nog zonder wijzigingen.
book-house-good = { $count ->
    [one] Eén regel is veranderd. Alles klopt.
   *[other] { $count } regels zijn veranderd. Alles klopt.
}
book-play = Met deze regels spelen
book-keep = Bewaren
book-share = Een link sturen
book-reset = Alles ongedaan maken
book-kept = Je huisregels blijven in deze browser bewaard.
book-not-kept = Deze browser bewaart niets. Stuur jezelf de link.
