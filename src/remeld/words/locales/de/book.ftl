### Die Regelseite und Hausregeln. Die Regeln selbst stehen in rules.ftl.

## Die Ausgaben nebeneinander

book-title = Regeln
book-about = Was in jedem Heft steht, in unseren Worten. Was ein Heft offenlässt, haben wir entschieden und sagen es dazu.
book-editions = Welche Ausgaben
book-search = Regel suchen
book-search-like = Joker, Zeit, R43 …
book-only-different = Nur Unterschiede
book-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
book-nothing = Das steht in keiner Regel. Versuch ein anderes Wort.
book-moment = Moment …
book-try-again = Noch mal versuchen
book-side-by-side = Alle Ausgaben nebeneinander (neuer Tab)
book-clause = Regel
book-differs = Anders bei { $names }
book-rulings = { $count ->
    [one] Auslegung dazu
   *[other] Auslegungen dazu ({ $count })
}
book-source-house = Hausregel
book-legend = Legende
book-legend-mark = anders als bei { $edition }

## Die Teile der Regeln

book-part-box = Was in der Schachtel ist
book-part-sets = Kombinationen
book-part-set-up = Vor dem Spiel
book-part-match = Spiele und Partie
book-part-meld = Die { term-initial-meld }
book-part-turn = Wer dran ist
book-part-pool = Der Pot ist leer
book-part-moves = Auf dem Tisch { term-rearrange }
book-part-joker = Joker
book-part-time = Zeit
book-part-points = Ende und Punkte

## Hausregeln

book-make-house = Hausregeln machen
book-house-title = Hausregeln
book-house-about = Nimm eine Ausgabe und ändere, was ihr anders spielt. Der Computer prüft, ob es zusammenpasst.
book-house-name = Name
book-name-missing = Gib deinen Regeln einen Namen.
book-house-base = Grundlage
book-kept-houses = Deine Hausregeln
book-compare = Vergleichen
book-forget = { $name } löschen
book-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
book-was = { $edition }: { $value }.
book-as-before = Änderung zurücknehmen: { $rule }
book-unchanged = Das sind die Regeln von { $edition }, noch ohne Änderung.
book-house-good = { $count ->
    [one] Eine Regel ist geändert. Es passt zusammen.
   *[other] { $count } Regeln sind geändert. Es passt zusammen.
}
book-play = Danach spielen
book-keep = Behalten
book-share = Link schicken
book-reset = Alles zurücknehmen
book-kept = Deine Hausregeln bleiben in diesem Browser erhalten.
book-not-kept = Dieser Browser behält nichts. Schick dir den Link.
