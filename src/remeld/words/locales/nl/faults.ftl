### Wat er niet klopt: een zin voor elke fout die de scheidsrechter vindt.

## Combinaties

fault-loose-tile = Los op tafel: { $tiles }. Op tafel hoort elke steen bij een combinatie; wat van je plankje kwam, mag daarheen terug.
fault-set-too-short = Te kort: { $tiles }. Een combinatie heeft minstens drie stenen.
fault-set-mixed = Geen { term-group } en geen { term-run }: { $tiles }. Een { term-group } is één getal in verschillende kleuren, een { term-run } is één kleur met oplopende getallen.
fault-set-only-jokers = Alleen jokers: { $tiles }. Leg er een steen met een getal bij die laat zien waar ze voor staan.
fault-group-too-long = Te lang voor een { term-group }: { $tiles }. Haal stenen weg, of maak er twee { term-group.many } van.
fault-group-colour-twice = Dubbele kleur: { $tiles }. In een { term-group } komt elke kleur maar één keer voor: leg er één ergens anders.
fault-run-too-long = Te lang voor een { term-run }: { $tiles }. Splits die in tweeën.
fault-run-number-twice = Dubbel getal: { $tiles }. In een { term-run } komt elk getal maar één keer voor: leg er één ergens anders.
fault-run-out-of-order = Niet op volgorde: { $tiles }. Leg de stenen van laag naar hoog: de plaats van een joker zegt voor welk getal hij staat.
fault-run-gap = Deze getallen volgen niet op elkaar: { $tiles }. In een { term-run } gaat het steeds één omhoog, en een joker telt als het getal van zijn plaats.
fault-run-past-end = Voorbij het einde: { $tiles }. Na het hoogste getal en voor de 1 komt niets meer, ook geen joker.

## Stenen

fault-tile-from-nowhere = Waar komt dit vandaan: { $tiles }? Je kunt alleen stenen van de tafel en van je eigen plankje leggen.
fault-tile-left-table = Van tafel verdwenen: { $tiles }. Wat ligt, blijft liggen. Leg het terug in een combinatie.
fault-no-tile-played = Er is niets van het plankje gelegd. Leg minstens één steen, of leg de tafel weer zoals eerst en pak een steen of pas.

## Het begin

fault-meld-too-low = { $points } van { $needed } punten: voor de { term-initial-meld } heb je er nog { $missing } nodig, met combinaties van je eigen stenen.
fault-meld-touches-table = Dit lag al op tafel: { $tiles }. { $open ->
    [1] Tot de { term-initial-meld } er ligt, blijven de andere combinaties zoals ze zijn.
   *[other] In de beurt van de { term-initial-meld } blijven de andere combinaties zoals ze zijn.
}
fault-joker-before-meld = Er is een joker van tafel genomen: { $tiles }. Niemand mag een joker vrijmaken voor de eigen { term-initial-meld }.

## Jokers

fault-joker-left-table = Er is een joker van tafel verdwenen: { $tiles }. Een vrije joker wordt in dezelfde beurt weer gelegd en gaat nooit naar een plankje.
fault-joker-moved = Deze joker staat nu voor een andere steen: { $tiles }. Volgens deze regels houdt een joker die in zijn combinatie blijft zijn waarde.
fault-joker-needs-new-set = Deze joker is aangelegd bij een combinatie die er al lag: { $tiles }. Volgens deze regels gaat een vrije joker naar een nieuwe combinatie.
fault-joker-needs-rack-tiles = Deze joker heeft geen eigen nieuwe combinatie: { $tiles }. Volgens deze regels zijn er stenen van het plankje nodig die met een vrije joker een combinatie vormen, en de steen die hem verving telt niet mee.
fault-joker-set-frozen = De combinatie van deze joker is uit elkaar gehaald: { $tiles }. Volgens deze regels mag je bij een combinatie met joker alleen aanleggen, tot precies de steen waar hij voor staat hem vervangt.
fault-joker-swap-from-table = Deze joker is vervangen door een steen van de tafel: { $tiles }. Volgens deze regels komt de steen die een joker vervangt van het plankje.
fault-joker-swap-missing = Deze joker is vrijgemaakt zonder vervangen te zijn: { $tiles }. Volgens deze regels heeft elke vrije joker een eigen steen op zijn plaats nodig, met het getal en de kleur waar hij voor stond.

fault-follows = { $message } (Alleen een gevolg: breng eerst de rest in orde.)
