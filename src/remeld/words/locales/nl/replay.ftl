### Een spel naspelen.

## Een verslag openen

replay-title = Een spel terugkijken
replay-about = Open het verslag van een afgelopen spel: kies het bestand, sleep het hierheen, of plak de tekst.
replay-file = Een bestand kiezen
replay-paste = Of plak het verslag
replay-open = Bekijken
replay-other = Een ander spel
replay-loading = Het verslag wordt gecontroleerd …
replay-mine = Spellen aan je tafels
replay-game = Spel { $game }: { $player }
replay-too-long = Dit bestand is te lang voor een verslag.
replay-wrong-title = Dit verslag klopt niet
replay-wrong = Stap { $event } klopt niet. { $message }
replay-wrong-line = Er staat:
replay-wrong-faults = Wat de scheidsrechter zegt
replay-unreadable-title = Dit verslag is niet te lezen
replay-not-found-title = Dit spel bestaat niet

## Door het spel gaan

replay-controls = Door het spel gaan
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-play = Afspelen
replay-pause = Pauze
replay-position = Stap
replay-position-text = { $count } van { $total }: { $text }
replay-speed = Snelheid
replay-eyes = Gezien door
replay-eyes-all = Iedereen tegelijk
replay-eyes-spectator = Een toeschouwer
replay-eyes-only = Gezien door: { $player }
replay-keys = Pijltoetsen: stap voor stap. Spatiebalk: afspelen en pauzeren. Home en End: naar begin en eind.
replay-link = Link naar deze stap
replay-download = Het verslag downloaden
replay-turns = Wat er gebeurde
replay-racks = Plankjes
replay-rack-hidden = { $count ->
    [0] geen stenen
    [one] één steen
   *[other] { $count } stenen
}
replay-rack-empty = leeg
replay-rack-turn = aan de beurt
replay-why = { $player }: { $reason }
replay-pool = { $count ->
    [0] De pot is leeg.
    [one] Eén steen in de pot.
   *[other] { $count } stenen in de pot.
}
replay-dealt = De stenen zijn gedeeld. { $player } begint.
replay-short-deal = { $player } begint
replay-short-play = { $count ->
    [one] { $player } legt één steen
   *[other] { $player } legt { $count } stenen
}
replay-short-draw = { $count ->
    [0] { $player } pakt niets
    [one] { $player } pakt een steen
   *[other] { $player } pakt { $count } stenen
}
replay-short-pass = { $player } past
replay-short-bell = Tijd om voor { $player }
replay-short-resign = { $player } geeft op
replay-short-end = Einde

## Het beste

replay-best = Het beste hier
replay-best-ask = Wat was hier het beste?
replay-best-thinking = Even geduld …
replay-best-none = Er was niets te leggen.
replay-best-none-found = Niets gevonden, maar niet alles kon geprobeerd worden.
replay-best-unseen = Het plankje van { $player } is van hier niet te zien, dus niemand kan het zeggen.
replay-best-not-here = Ga naar een beurt om te zien wat daar het beste was.
replay-best-tiles = Stenen
replay-best-value = Waarde
replay-best-played = Gelegd
replay-best-possible = Beste
replay-best-difference = Verschil
replay-best-same = Beter kon het niet.
replay-best-not-proved = Misschien kan het nog beter: het zoeken is gestopt.
replay-best-show = Tonen
replay-best-showing = Je ziet het beste, niet wat er gespeeld is.
replay-best-back = Terug naar het spel

## Het bewijs

replay-proof-checking = Het delen wordt gecontroleerd …
replay-proof-proved = Eerlijk gedeeld, en bewezen
replay-proof-house = Eerlijk gedeeld, zegt het speelhuis
replay-proof-no-secret = Het delen is hier niet te bewijzen
replay-proof-differs = Er is anders gedeeld dan beloofd
replay-proof-how = Voor het spel koos het speelhuis een geheim en toonde het zegel daarvan (SHA-256). De volgorde van alle stenen volgt uit het geheim en de woorden van de spelers. Nu het geheim bekend is, kan iedereen het narekenen.
replay-proof-here = Je browser heeft dat net gedaan: het zegel past, en elke steen kwam in de juiste volgorde.
replay-proof-by-house = Op een pagina zonder versleuteling mag je browser niet narekenen, dus heeft het speelhuis het gedaan.
replay-proof-without = In dit verslag staat het geheim niet: het spel is niet afgelopen, of er staat alleen in wat één speler zag.
replay-proof-seal = Het zegel
replay-proof-secret = Het geheim
