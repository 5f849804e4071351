### De woorden van het spel, zoals je ze zegt zonder Nederlands boekje. `.many` is het meervoud; andere
### attributen zijn kant-en-klare wendingen.

## Stenen en waar ze liggen

term-tile = steen
    .many = stenen
term-joker = joker
    .many = jokers
term-set = combinatie
    .many = combinaties
term-group = groep
    .many = groepen
    .Name = Groep
term-run = reeks
    .many = reeksen
    .Name = Reeks
term-rack = plankje
    .many = plankjes
term-pool = pot
term-table = tafel
term-stack = stapel
    .many = stapels
term-number = getal
    .many = getallen

## Kleuren

term-colour = kleur
    .many = kleuren
term-black = zwart
term-red = rood
term-blue = blauw
term-orange = oranje
term-yellow = geel
term-green = groen
term-purple = paars
term-fourth-colour = { $fourth_colour ->
    [yellow] { term-yellow }
   *[orange] { term-orange }
}

## Verloop

term-player = speler
    .many = spelers
term-initial-meld = opening
    .many = openingen
    .Name = Opening
term-turn = beurt
    .many = beurten
term-game = spel
    .many = spellen
term-round = ronde
    .many = rondes
term-match = partij
    .many = partijen
term-add = aanleggen
term-combine = combineren
term-split = splitsen
term-rearrange = herschikken
term-draw = pakken
term-pass = passen
term-clockwise = met de klok mee
term-time-limit = tijdslimiet

## Uitslag

term-winner = winnaar
    .many = winnaars
term-loser = verliezer
    .many = verliezers
term-point = punt
    .many = punten
term-score = punten
    .many = puntentelling
term-total = totaal
    .many = totalen
term-penalty = strafsteen
    .many = strafstenen
