### Voor een echte tafel: de telefoon naast de doos.

## Het begin

aside-title = Aan een echte tafel
aside-about = Voor de telefoon naast de doos: hij houdt de tijd en de punten bij, en beantwoordt vragen.
aside-offline = Klok en scoreblad werken ook zonder netwerk.
aside-not-offline = Op dit adres bewaart de browser niets voor als er geen netwerk is: daarvoor is https nodig, of de computer van het speelhuis zelf.
aside-clock = Klok
aside-score = Punten
aside-judge = Mag dit?
aside-solve = Wat kan ik leggen?
aside-arrange = Op orde brengen
aside-openings = Wanneer kan ik openen?
aside-clock-short = Klok
aside-score-short = Punten
aside-judge-short = Mag dit?
aside-solve-short = Wat kan?
aside-arrange-short = Ordenen
aside-openings-short = Openen?
aside-openings-ask = Toon mijn kansen
aside-rules = Regels
aside-players = Spelers
aside-read-rules = De regels lezen
aside-try-again = Opnieuw proberen

## Stenen invoeren

aside-tiles = { $count ->
    [0] geen stenen
    [one] één steen
   *[other] { $count } stenen
}
aside-set-named = Combinatie { $set }: { $tiles }
aside-take-away = { $tile } weghalen
aside-added = { $tiles }. In totaal { $count ->
    [one] één steen.
   *[other] { $count } stenen.
}
aside-pad = Stenenbord
aside-pad-of = Stenenbord: { $label }
aside-pad-key = { $count ->
    [0] { $tile }
   *[other] { $tile }, al { $count }
}
aside-pad-help = Tik een steen aan, of veeg langs een regel voor een { term-run }. Je kunt ook typen: b4-9 is een { term-run }, krb8 is een { term-group }, j is een joker.
aside-new-set = Nieuwe combinatie
aside-erase = Laatste weg
aside-undo = Ongedaan maken
aside-clear = Alle stenen wissen
aside-unknown-tile = “{ $part }” is geen steen (teken { $place }). Schrijf k, r, b of o en een getal, zoals b8, of j voor een joker.
aside-run-falls = “{ $part }” telt omlaag (teken { $place }). Schrijf het laagste getal eerst, zoals b4-9.

## Mag dit?

aside-judge-about = Voer de tafel van voor en na de beurt in, en wat er op het plankje stond.
aside-judge-before = Tafel voor de beurt
aside-judge-after = Tafel na de beurt
aside-judge-rack = Plankje voor de beurt
aside-copy-before = Begin met de tafel van ervoor
aside-melded = De { term-initial-meld } lag er al
aside-melded-about = Zet dit uit voor iemand die nog niets gelegd heeft.
aside-judge-ask = Deze beurt beoordelen
aside-legal = Deze beurt is geldig.
aside-not-legal = { $count ->
    [one] Deze beurt is niet geldig, om één reden.
   *[other] Deze beurt is niet geldig, om { $count } redenen.
}
aside-played = { $count ->
    [one] Eén steen gelegd, waarde { $points }.
   *[other] { $count } stenen gelegd, waarde { $points }.
}
aside-in-set = Combinatie { $set }:
aside-clause = { $clause }: { $title }

## Wat kan ik leggen?

aside-solve-about = Voer je plankje en de tafel in. Je krijgt stap voor stap het beste wat er kan.
aside-solve-table = Tafel
aside-solve-rack = Je plankje
aside-aim = Zoek naar
aside-aim-tiles = de meeste stenen
aside-aim-value = de hoogste waarde
aside-aim-out = alles kwijt
aside-solve-ask = Het beste vinden
aside-best = { $count ->
    [one] Je kunt één steen leggen, waarde { $value }.
   *[other] Je kunt { $count } stenen leggen, waarde { $value }.
}
aside-nothing = Je kunt niets leggen.
aside-not-out = Alles leggen kan in deze beurt niet.
aside-not-proved = Het zoeken is afgebroken, dus misschien kan het beter.
aside-steps = Stap voor stap
aside-table-before = Tafel ervoor
aside-table-after = Tafel erna
aside-after-legend = Omlijnde combinaties zijn veranderd of nieuw, gemerkte stenen komen van je plankje.
aside-rack-left = Blijft op je plankje
aside-rack-empty = Niets: je bent uit!

## De stappen

aside-step-lay = Leg { $tiles } als nieuwe combinatie.
aside-step-add = Leg { $tiles } aan bij combinatie { $target }.
aside-step-take = Verplaats { $tiles } van combinatie { $source } naar combinatie { $target }.
aside-step-split = Splits { $tiles } af van combinatie { $source }. Dat is nu combinatie { $target }.
aside-step-join = Leg combinatie { $source } samen met combinatie { $target }.
aside-step-swap = Ruil { $tiles } voor de joker van combinatie { $target }. De joker gaat naar combinatie { $joker }.
aside-step-shift = Verschuif de joker in combinatie { $target }.

## Op orde brengen

aside-arrange-about = Is een tafel uit elkaar gevallen? Voer alle stenen in, in welke volgorde ook, en je krijgt weer combinaties.
aside-heap = Alle stenen
aside-arrange-ask = Ordenen
aside-all-in-sets = Alle stenen liggen in combinaties.
aside-left-over = { $count ->
    [one] Er blijft één steen over.
   *[other] Er blijven { $count } stenen over.
}
aside-left = Over

## De klok

aside-player = Speler { $number }
aside-names = Spelers, in volgorde van de beurten
aside-add-player = Speler erbij
aside-remove-player = { $name } verwijderen
aside-clock-start = Tik om te beginnen
aside-clock-go-on = Gepauzeerd. Tik om verder te gaan.
aside-clock-next = Tik voor { $name }
aside-clock-begin = Beginnen
aside-clock-resume = Verder
aside-clock-pause = Pauze
aside-clock-back = Eén beurt terug
aside-clock-more = { $count } seconden extra
aside-clock-reset = Opnieuw beginnen
aside-clock-settings = Spelers en tijd
aside-sound = Geluid
aside-order = Volgorde van de beurten
aside-order-about = Tik een naam aan om die speler de beurt te geven.
aside-turn-of = { $name } is aan de beurt.
aside-ten-seconds = Nog tien seconden voor { $name }.
aside-time-up = De tijd van { $name } is om.
aside-bell = De tijd is om
aside-limit = Tijd per beurt
aside-limit-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
aside-limit-edition = { $count } seconden, zoals in het boekje
aside-limit-none = geen limiet

## Het puntenblad

aside-score-about = Zeg na elk spel wie uit is, en voer in welke stenen de anderen nog hebben.
aside-who-plays = Wie speelt er
aside-add-game = Een spel invoeren
aside-game = Spel { $number }
aside-round = Ronde { $number }
aside-total = Totaal
aside-games-won = Gewonnen
aside-sheet = Puntenblad
aside-game-column = Spel
aside-edit = { $label } wijzigen
aside-leading = staat voor
aside-leads = { $count ->
    [one] { $names } staat voor.
   *[other] { $names } staan samen voor.
}
aside-who-out = Wie is uit?
aside-nobody-out = Niemand
aside-blocked-about = Het spel zit vast: de pot is leeg en niemand kan leggen. Voer de stenen van alle spelers in.
aside-who-started = Wie begon dit spel?
aside-left-of = Stenen van { $name }
aside-points = Punten
aside-no-tiles = { $count ->
    [one] De stenen van { $names } ontbreken.
   *[other] De stenen van { $names } ontbreken.
}
aside-save-game = Opschrijven
aside-cancel = Annuleren
aside-remove-game = Dit spel wissen
aside-game-saved = Het spel staat op het blad.
aside-game-removed = Het spel is gewist. Met Ongedaan maken is het er weer.
aside-sheet-clear = Nieuw blad
aside-sheet-new = Het blad is leeg. Met Ongedaan maken is het oude er weer.
aside-sheet-title = Punten volgens { $edition }
aside-share-text = Als tekst sturen
aside-share-picture = Als plaatje sturen
aside-picture-saved = Het plaatje is bewaard.
aside-copied = Gekopieerd. Plak het waar je wilt.
aside-not-copied = Deze browser laat de pagina niet kopiëren.
