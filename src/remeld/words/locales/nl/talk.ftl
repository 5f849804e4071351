### Het spel in de terminal.

## Namen en lijsten

talk-house-rules = { $edition } met huisregels
talk-list-more = { $names }, { $next }
talk-list = { $names } en { $last }
talk-default-name = Speler
talk-computer-names = Bea, Daan, Fleur, Joris, Noor, Sem

## Het eerste scherm

talk-title = Remeld: rummy met stenen volgens de regels van { $edition }
talk-label-goal = Doel
talk-goal = Leg al je stenen neer, sneller dan { $players }. { $count ->
    [one] Dat is een computertegenstander.
   *[other] Dat zijn computertegenstanders.
}
talk-label-tiles = Stenen
talk-tiles = { $colours }, j joker (elke steen). r5 is de rode 5.
talk-label-group = { term-group.Name }
talk-group = Eén getal in drie of meer kleuren, zoals k8 r8 o8.
talk-label-run = { term-run.Name }
talk-run = Eén kleur met drie of meer getallen achter elkaar, zoals b4 b5 b6.
talk-label-meld = Eerst
talk-meld = Leg { term-group.many } en { term-run.many } van je eigen plankje die samen { $needed } punten waard zijn.
talk-label-later = Daarna
talk-later = Leg overal op tafel aan, of haal combinaties uit elkaar en maak nieuwe.
talk-label-clock = Klok
talk-clock = Een beurt mag { $count ->
    [one] één seconde duren.
   *[other] { $count } seconden duren.
}
talk-no-clock = Geen. Dat is een huisregel: het boekje geeft { $count } seconden per beurt.
talk-game = Spel { $game }.
talk-game-of = Spel { $game } van { $count }.
talk-start-draw = Geloot: { $draws }.
talk-you-start = Jij begint.

## Een beurt

talk-label-table = Tafel
talk-label-hand = Hand
talk-label-rack = Plankje
talk-nothing = niets
talk-status = Stenen: { $racks }, pot { $count }.
talk-you-draw = Je pakt { $tiles }.
talk-hand-not-empty = Leg eerst neer wat je in je hand hebt.
talk-meld-so-far = { term-initial-meld.Name }: { $points } van { $needed } punten.
talk-legal = Dit mag: { $count ->
    [one] één steen
   *[other] { $count } stenen
} voor { $points }. Typ end om je beurt te beëindigen.
talk-not-legal = Zo kan de beurt niet eindigen.
talk-fault = { $message } ({ $clause })
talk-fault-in-set = Combinatie { $set }. { $message } ({ $clause })
talk-could-play = Je zou { $tiles } kunnen leggen: { $changes }
talk-how-to = Typ stenen om ze als combinatie te leggen, zoals r1 r2 r3. Typ draw om een steen te pakken, of help om te zien wat er allemaal kan.
talk-prompt = Jouw beurt:
talk-prompt-clock = Jouw beurt ({ $count } s):
talk-too-late = Dat kwam net nadat de tijd om was. Bedoel je het voor nu, typ het dan nog eens.

## Wat je kunt typen

talk-help-lay = Leg een nieuwe combinatie van je plankje; alleen de stenen typen doet hetzelfde.
talk-help-add = Leg een steen aan bij combinatie 2; zonder nummer als er maar één past.
talk-help-take = Haal een steen uit combinatie 1: die van jezelf gaat terug naar je plankje, een andere komt in je hand tot je hem weer legt.
talk-help-split = Splits combinatie 2 voor r6.
talk-help-join = Maak één combinatie van 1 en 3.
talk-help-undo = Maak de laatste stap ongedaan.
talk-help-reset = Leg alles weer zoals aan het begin van je beurt.
talk-help-end = Beëindig je beurt met de tafel zoals die nu ligt.
talk-help-draw = Leg niets en pak een steen uit de pot.
talk-help-pass = Leg niets als de pot leeg is.
talk-help-sort = Sorteer het plankje op kleur of op getal.
talk-help-score = Toon de punten van de partij.
talk-help-why = Vraag de computertegenstanders waarom ze zo speelden.
talk-help-save = Bewaar het verslag van het spel.
talk-help-help = Toon deze lijst.
talk-help-quit = Ga van tafel.

## Na een spel

talk-game-row = Spel { $game }
talk-total = Totaal
talk-games-won = Gewonnen
talk-place = Plaats
talk-leads = { $count ->
    [one] { $players } staat voor.
   *[other] { $players } staan samen voor.
}
talk-match-won = { $count ->
    [one] { $players } wint de partij.
   *[other] { $players } delen de overwinning.
}
talk-after-game = Druk op Enter voor het volgende spel. Typ save en een bestandsnaam om het verslag van dit spel te bewaren, of quit.
talk-prompt-next = Verder:
talk-saved = Het verslag staat in { $file }.
talk-bye = Tot ziens.

## Waarom een computertegenstander zo speelde, in eigen woorden

talk-why = { $player }: { $reason }
talk-why-not-yet = Er is nog geen computertegenstander aan de beurt geweest.
talk-why-unknown = { $player } geeft geen reden.
