puzzles-title = Rätsel
puzzles-about = Aufgaben mit einer einzigen besten Lösung. Leg sie auf dem Tisch wie im Spiel: Wie du sie anordnest, ist gleich, wenn es nur erlaubt ist.
puzzles-day = Rätsel des Tages
puzzles-day-done = Gelöst. Morgen kommt das nächste.
puzzles-solve = Lösen
puzzles-streak = { $count ->
    [one] Ein Tag hintereinander
   *[other] { $count } Tage hintereinander
}
puzzles-streak-forgiven = ein verpasster Tag ist verziehen
puzzles-rating = Deine Wertung: { $rating }
puzzles-rough = noch ungenau
puzzles-next = Noch ein Rätsel
puzzles-rush = Auf Zeit
puzzles-rush-about = Drei Minuten, und jedes Rätsel ist schwerer als das vorige.
puzzles-rush-start = Die Uhr starten
puzzles-rush-best = Dein Bestes: { $count }
puzzles-rush-left = noch { $time }
puzzles-rush-score = { $count } gelöst
puzzles-rush-over = Die Zeit ist um. Du hast { $count } gelöst.
puzzles-rush-again = Noch einmal
puzzles-kinds = Nach Art
puzzles-kind-go-out = Alles ablegen
puzzles-kind-all-but-one = Alle bis auf einen
puzzles-kind-first-30 = Eröffnen
puzzles-kind-free-the-joker = Den Joker befreien
puzzles-kind-fourth-tile = Der vierte Stein
puzzles-kind-rebuild = An drei Stellen
puzzles-kind-find-the-play = Den einen Stein finden
puzzles-kind-endgame = Endspiel
puzzles-solved-of = { $count } von { $total } gelöst
puzzles-edition = Nach den Regeln von
puzzles-number = Rätsel { $number }, Schwierigkeit { $difficulty }
puzzles-try-more = { $count ->
    [one] Das ist erlaubt, aber die Lösung legt einen Stein mehr.
   *[other] Das ist erlaubt, aber die Lösung legt { $count } Steine mehr.
}
puzzles-idle = Du bist dran: Finde die Steine, die du legst.
puzzles-try-nothing = Noch ist nichts gelegt.
puzzles-try-other = Das ist noch nicht die Lösung.
puzzles-try-next-can-play = Das ist erlaubt, aber der Nächste könnte noch etwas legen.
puzzles-hint = Tipp
puzzles-hint-count = { $count ->
    [one] Die Lösung legt einen Stein.
   *[other] Die Lösung legt { $count } Steine.
}
puzzles-hint-tiles = Lege { $tiles }.
puzzles-hint-first = So fängt es an:
puzzles-show = Lösung zeigen
puzzles-shown = Das ist die Lösung, bei der sich am wenigsten ändert.
puzzles-solved = Gelöst!
puzzles-elegant = Den schonendsten Weg zeigen
puzzles-rated = Deine Wertung ist jetzt { $rating } ({ $change }).
puzzles-share = Teilen
puzzles-share-solved = { $line } – gelöst in { $time }
puzzles-picture = Als Bild
puzzles-picture-saved = Das Bild ist gespeichert.
puzzles-all = Alle Rätsel
puzzles-skip = Ein anderes
puzzles-once-more = Noch einmal von vorn
puzzles-loading = Die Rätsel werden geholt …
puzzles-yours = Deine Ergebnisse bleiben auf diesem Gerät und, nur für dich, in diesem Spielhaus.
