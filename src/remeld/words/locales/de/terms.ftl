### Die Wörter des Spiels, wie man sie ohne deutsches Heft sagt. Zählbare haben ihre Mehrzahl in
### `.many`; die anderen Zusätze sind fertige Wendungen, wie ein Satz sie braucht.

## Steine und wo sie liegen

term-tile = Stein
    .many = Steine
term-joker = Joker
    .many = Joker
term-set = Kombination
    .many = Kombinationen
term-group = Gruppe
    .many = Gruppen
term-run = Folge
    .many = Folgen
term-rack = Brett
    .many = Bretter
term-pool = Pot
term-table = Tisch
term-stack = Stapel
    .many = Stapel
term-number = Zahl
    .many = Zahlen

## Farben

term-colour = Farbe
    .many = Farben
term-black = Schwarz
term-red = Rot
term-blue = Blau
term-orange = Orange
term-yellow = Gelb
term-green = Grün
term-purple = Lila
term-fourth-colour = { $fourth_colour ->
    [yellow] { term-yellow }
   *[orange] { term-orange }
}

## Ablauf

term-player = Spieler
    .many = Spieler
term-initial-meld = Erstauslage
    .many = Erstauslagen
term-turn = Zug
    .many = Züge
    .many-dat = Zügen
    .A = Ein Zug
    .In-a = In einem Zug
    .in-the-same = im selben Zug
    .from-next = ab dem nächsten Zug
    .for = für einen Zug
term-game = Spiel
    .many = Spiele
term-round = Durchgang
    .many = Durchgänge
term-match = Partie
    .many = Partien
term-add = anlegen
term-combine = kombinieren
term-split = teilen
term-rearrange = umbauen
term-draw = ziehen
term-pass = passen
term-clockwise = im Uhrzeigersinn
term-time-limit = Bedenkzeit

## Ergebnis

term-winner = Gewinner
    .many = Gewinner
term-loser = Verlierer
    .many = Verlierer
term-point = Punkt
    .many = Punkte
term-score = Punkte
    .many = Punktewertung
term-total = Gesamt
    .many = Gesamt
term-penalty = Strafstein
    .many = Strafsteine
