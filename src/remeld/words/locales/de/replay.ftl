### Ein Spiel nachspielen.

## Eine Mitschrift öffnen

replay-title = Ein Spiel nachspielen
replay-about = Öffne die Mitschrift eines beendeten Spiels: Wähl die Datei, zieh sie hierher, oder füg den Text ein.
replay-file = Datei wählen
replay-paste = Oder Mitschrift einfügen
replay-open = Ansehen
replay-other = Ein anderes Spiel
replay-loading = Die Mitschrift wird geprüft …
replay-mine = Spiele an deinen Tischen
replay-game = Spiel { $game }: { $player }
replay-too-long = Diese Datei ist zu lang für eine Mitschrift.
replay-wrong-title = Diese Mitschrift stimmt nicht
replay-wrong = Schritt { $event } stimmt nicht. { $message }
replay-wrong-line = Da steht:
replay-wrong-faults = Was der Schiedsrichter sagt
replay-unreadable-title = Diese Mitschrift ist nicht lesbar
replay-not-found-title = Dieses Spiel gibt es nicht

## Durch das Spiel gehen

replay-controls = Durch das Spiel gehen
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-position = Schritt
replay-position-text = { $count } von { $total }: { $text }
replay-speed = Tempo
replay-eyes = Sicht
replay-eyes-all = Alle auf einmal
replay-eyes-spectator = Zuschauer
replay-eyes-only = Sicht: { $player }
replay-keys = Pfeiltasten: Schritt für Schritt. Leertaste: abspielen und anhalten. Pos1 und Ende: an den Anfang und ans Ende.
replay-link = Link zu diesem Schritt
replay-download = Mitschrift herunterladen
replay-turns = Was geschehen ist
replay-racks = Bretter
replay-rack-hidden = { $count ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $count } Steine
}
replay-rack-empty = leer
replay-rack-turn = ist dran
replay-why = { $player }: { $reason }
replay-pool = { $count ->
    [0] Der Pot ist leer.
    [one] Ein Stein im Pot.
   *[other] { $count } Steine im Pot.
}
replay-dealt = Die Steine sind verteilt. { $player } fängt an.
replay-short-deal = { $player } fängt an
replay-short-play = { $count ->
    [one] { $player } legt einen Stein
   *[other] { $player } legt { $count } Steine
}
replay-short-draw = { $count ->
    [0] { $player } zieht nichts
    [one] { $player } zieht einen Stein
   *[other] { $player } zieht { $count } Steine
}
replay-short-pass = { $player } passt
replay-short-bell = Zeit um für { $player }
replay-short-resign = { $player } gibt auf
replay-short-end = Ende

## Was am besten gewesen wäre

replay-best = Das Beste hier
replay-best-ask = Was wäre hier am besten gewesen?
replay-best-thinking = Moment …
replay-best-none = Es ließ sich nichts legen.
replay-best-none-found = Nichts gefunden, aber alles ließ sich nicht versuchen.
replay-best-unseen = Das Brett von { $player } ist von hier nicht zu sehen, also kann es niemand sagen.
replay-best-not-here = Geh zu einer Stelle, an der jemand dran ist, dann lässt sich das Beste zeigen.
replay-best-tiles = Steine
replay-best-value = Wert
replay-best-played = Gelegt
replay-best-possible = Möglich
replay-best-difference = Unterschied
replay-best-same = Besser ging es nicht.
replay-best-not-proved = Vielleicht geht es noch besser: Die Suche wurde abgebrochen.
replay-best-show = Zeigen
replay-best-showing = Du siehst das Beste, nicht das, was gelegt wurde.
replay-best-back = Zurück zum Spiel

## Der Beweis

replay-proof-checking = Das Austeilen wird geprüft …
replay-proof-proved = Ehrlich ausgeteilt, bewiesen
replay-proof-house = Ehrlich ausgeteilt, sagt das Spielhaus
replay-proof-no-secret = Das Austeilen lässt sich hier nicht beweisen
replay-proof-differs = Es wurde anders ausgeteilt als versprochen
replay-proof-how = Vor dem Spiel hat das Spielhaus ein Geheimnis gewählt und dessen Siegel (SHA-256) gezeigt. Die Reihenfolge aller Steine folgt aus dem Geheimnis und den Wörtern der Spieler. Jetzt ist das Geheimnis offen, und jeder kann es nachrechnen.
replay-proof-here = Dein Browser hat das gerade getan: Das Siegel passt, und jeder Stein kam in der richtigen Reihenfolge.
replay-proof-by-house = Auf einer Seite ohne Verschlüsselung darf dein Browser nicht nachrechnen, also hat es das Spielhaus getan.
replay-proof-without = In dieser Mitschrift steht das Geheimnis nicht: Das Spiel ist nicht zu Ende, oder sie zeigt nur, was eine Person gesehen hat.
replay-proof-seal = Das Siegel
replay-proof-secret = Das Geheimnis
