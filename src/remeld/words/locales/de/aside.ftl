### Für einen echten Tisch: was auf dem Handy neben der Schachtel hilft.

## Der Anfang

aside-title = Für einen echten Tisch
aside-about = Fürs Handy neben der Schachtel: Es stoppt die Zeit, rechnet die Punkte und beantwortet Fragen.
aside-offline = Uhr und Spielstand gehen auch ohne Netz.
aside-not-offline = Unter dieser Adresse hebt der Browser nichts für Zeiten ohne Netz auf: Dafür braucht es https oder den Rechner des Spielhauses selbst.
aside-clock = Uhr
aside-score = Punkte
aside-judge = Gilt das?
aside-solve = Was könnte ich legen?
aside-arrange = Aufräumen
aside-openings = Wann kann ich eröffnen?
aside-clock-short = Uhr
aside-score-short = Punkte
aside-judge-short = Gilt das?
aside-solve-short = Was geht?
aside-arrange-short = Ordnen
aside-openings-short = Eröffnen?
aside-openings-ask = Chancen zeigen
aside-rules = Regeln
aside-players = Spieler
aside-read-rules = Regeln lesen
aside-try-again = Noch mal versuchen

## Steine eingeben

aside-tiles = { $count ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $count } Steine
}
aside-set-named = Kombination { $set }: { $tiles }
aside-take-away = { $tile } wegnehmen
aside-added = { $tiles }. Insgesamt { $count ->
    [one] ein Stein.
   *[other] { $count } Steine.
}
aside-pad = Steinfeld
aside-pad-of = Steinfeld: { $label }
aside-pad-key = { $count ->
    [0] { $tile }
   *[other] { $tile }, { $count } da
}
aside-pad-help = Tipp einen Stein an, oder streich über eine Zeile für eine { term-run }. Du kannst auch schreiben: b4-9 ist eine { term-run }, krb8 ist eine { term-group }, j ist ein Joker.
aside-new-set = Neue Kombination
aside-erase = Letzten weg
aside-undo = Rückgängig
aside-clear = Alle Steine löschen
aside-unknown-tile = „{ $part }“ ist kein Stein (Zeichen { $place }). Schreib k, r, b oder o und eine Zahl, zum Beispiel b8, oder j für einen Joker.
aside-run-falls = „{ $part }“ zählt rückwärts (Zeichen { $place }). Schreib die kleinere Zahl zuerst, zum Beispiel b4-9.

## Gilt das?

aside-judge-about = Gib ein, wie der Tisch vorher und nachher liegt und was auf dem Brett war.
aside-judge-before = Tisch vorher
aside-judge-after = Tisch nachher
aside-judge-rack = Brett vorher
aside-copy-before = Mit dem Tisch vorher anfangen
aside-melded = Die { term-initial-meld } lag schon
aside-melded-about = Schalte das aus, wenn jemand noch nichts gelegt hat.
aside-judge-ask = Prüfen
aside-legal = Das gilt.
aside-not-legal = { $count ->
    [one] Das gilt nicht, aus einem Grund.
   *[other] Das gilt nicht, aus { $count } Gründen.
}
aside-played = { $count ->
    [one] Ein Stein gelegt, Wert { $points }.
   *[other] { $count } Steine gelegt, Wert { $points }.
}
aside-in-set = Kombination { $set }:
aside-clause = { $clause }: { $title }

## Was könnte ich legen?

aside-solve-about = Gib dein Brett und den Tisch ein. Du siehst Schritt für Schritt, wie es am besten geht.
aside-solve-table = Tisch
aside-solve-rack = Dein Brett
aside-aim = Ziel
aside-aim-tiles = die meisten Steine
aside-aim-value = der höchste Wert
aside-aim-out = alles ablegen
aside-solve-ask = Das Beste finden
aside-best = { $count ->
    [one] Du kannst einen Stein legen, Wert { $value }.
   *[other] Du kannst { $count } Steine legen, Wert { $value }.
}
aside-nothing = Du kannst nichts legen.
aside-not-out = Alles ablegen geht noch nicht.
aside-not-proved = Die Suche wurde abgebrochen, vielleicht geht es noch besser.
aside-steps = Schritt für Schritt
aside-table-before = Tisch vorher
aside-table-after = Tisch nachher
aside-after-legend = Umrahmte Kombinationen sind geändert oder neu, markierte Steine kommen von deinem Brett.
aside-rack-left = Bleibt auf deinem Brett
aside-rack-empty = Nichts: Du hast gewonnen!

## Die Schritte

aside-step-lay = Lege { $tiles } als neue Kombination.
aside-step-add = Lege { $tiles } an Kombination { $target } an.
aside-step-take = Nimm { $tiles } aus Kombination { $source } für Kombination { $target }.
aside-step-split = Trenne { $tiles } von Kombination { $source } ab. Das ist jetzt Kombination { $target }.
aside-step-join = Lege Kombination { $source } mit Kombination { $target } zusammen.
aside-step-swap = Tausche { $tiles } gegen den Joker in Kombination { $target }. Der Joker kommt zu Kombination { $joker }.
aside-step-shift = Verschiebe den Joker in Kombination { $target }.

## Aufräumen

aside-arrange-about = Ist ein Tisch durcheinandergeraten? Gib alle Steine ein, egal wie, und du bekommst wieder Kombinationen.
aside-heap = Alle Steine
aside-arrange-ask = Ordnen
aside-all-in-sets = Alle Steine liegen in Kombinationen.
aside-left-over = { $count ->
    [one] Ein Stein bleibt übrig.
   *[other] { $count } Steine bleiben übrig.
}
aside-left = Übrig

## Die Uhr

aside-player = Spieler { $number }
aside-names = Spieler, wie sie drankommen
aside-add-player = Noch ein Spieler
aside-remove-player = { $name } entfernen
aside-clock-start = Antippen und los
aside-clock-go-on = Pause. Antippen, dann geht es weiter.
aside-clock-next = Antippen für { $name }
aside-clock-begin = Los
aside-clock-resume = Weiter
aside-clock-pause = Pause
aside-clock-back = Einen zurück
aside-clock-more = { $count } Sekunden mehr
aside-clock-reset = Von vorn
aside-clock-settings = Spieler und Zeit
aside-sound = Ton
aside-order = Wer wann drankommt
aside-order-about = Tipp einen Namen an, dann ist diese Person dran.
aside-turn-of = { $name } ist dran.
aside-ten-seconds = Noch zehn Sekunden für { $name }.
aside-time-up = Die Zeit von { $name } ist um.
aside-bell = Die Zeit ist um
aside-limit = { term-time-limit }
aside-limit-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
aside-limit-edition = { $count } Sekunden, wie im Heft
aside-limit-none = unbegrenzt

## Der Punktezettel

aside-score-about = Sag nach jedem Spiel, wer fertig geworden ist, und gib ein, welche Steine die anderen noch haben.
aside-who-plays = Wer spielt
aside-add-game = Spiel eintragen
aside-game = Spiel { $number }
aside-round = Durchgang { $number }
aside-total = { term-total }
aside-games-won = Siege
aside-sheet = Punktezettel
aside-game-column = Spiel
aside-edit = { $label } ändern
aside-leading = führt
aside-leads = { $count ->
    [one] { $names } führt.
   *[other] { $names } führen gemeinsam.
}
aside-who-out = Wer ist fertig geworden?
aside-nobody-out = Niemand
aside-blocked-about = Stillstand: Der Pot ist leer, und niemand kann legen. Gib die Steine von allen ein.
aside-who-started = Wer hat dieses Spiel angefangen?
aside-left-of = Steine von { $name }
aside-points = Punkte
aside-no-tiles = { $count ->
    [one] Es fehlen die Steine von { $names }.
   *[other] Es fehlen die Steine von { $names }.
}
aside-save-game = Aufschreiben
aside-cancel = Abbrechen
aside-remove-game = Dieses Spiel löschen
aside-game-saved = Das Spiel steht auf dem Zettel.
aside-game-removed = Das Spiel ist gelöscht. Rückgängig holt es zurück.
aside-sheet-clear = Neuer Zettel
aside-sheet-new = Der Zettel ist leer. Rückgängig holt ihn zurück.
aside-sheet-title = Punkte nach { $edition }
aside-share-text = Als Text schicken
aside-share-picture = Als Bild schicken
aside-picture-saved = Das Bild ist gespeichert.
aside-copied = Kopiert. Füg es ein, wo du willst.
aside-not-copied = Dieser Browser lässt die Seite nicht kopieren.
