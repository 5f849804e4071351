### Die Arena: was remeld simulate, remeld arena und der Bericht sagen.

## Zahlen

arena-decimal-mark = ,
arena-percent = { $number } %
arena-interval = ({ $low } … { $high })
arena-plus-minus = ± { $number }

## Tabellen und Überschriften

arena-title = Wer ist besser?
arena-run = { $edition }, { $seats } Spieler an einem Tisch, { $games } Spiele.
arena-unfinished = Dieser Lauf ist noch nicht zu Ende. Bisher gespielt:
arena-best = Am schwersten zu schlagen: { $player }. Das schlechteste Ergebnis, gegen { $other }, sind { $share } der Spiele.
arena-versus = { $others ->
    [1] { $player } gegen { $other }
   *[other] { $player } gegen { $others } × { $other }
}
arena-matrix = Alle gegen alle
arena-matrix-about = { $others ->
    [1] Wie viele Spiele der Spieler der Zeile gegen den Spieler der Spalte gewonnen hat, mit dem 95-%-Intervall, dazu die Punkte pro Spiel. Umrahmt: das schlechteste Ergebnis der Zeile.
   *[other] Wie viele Spiele der Spieler der Zeile an einem Tisch mit { $others } Kopien des Spielers der Spalte gewonnen hat, mit dem 95-%-Intervall, dazu die Punkte pro Spiel. Umrahmt: das schlechteste Ergebnis der Zeile.
}
arena-points-of = { $points } Punkte
arena-shares = Gewonnene Spiele
arena-shares-about = Der Punkt ist, was gemessen wurde, der Balken das 95-%-Intervall. Die gestrichelte Linie liegt bei { $base }: so viel gewinnen gleich starke Spieler.
arena-points = Punkte pro Spiel
arena-points-about = Rechts der gestrichelten Linie werden Punkte gewonnen, links verloren.
arena-course = Wie es sich eingependelt hat
arena-course-about = Der Anteil gewonnener Spiele, Verteilung für Verteilung. Im getönten Band liegt der wahre Anteil, egal wie oft man hinsieht (95 %).
arena-course-of = { $deals } Verteilungen, { $games } Spiele. { $interval }
arena-verdict = { $verdict ->
    [above] Beendet: mehr als { $low }.
    [below] Beendet: weniger als { $high }.
   *[open] Weder mehr als { $low } noch weniger als { $high } ist sicher.
}
arena-ratings = Wertungszahlen
arena-ratings-about = Eine Zahl für jeden Spieler, aus allen Spielen. Alle beginnen bei 25. Eine Wertungszahl tut so, als wäre Stärke eine einzige Zahl: Wo die Tabelle oben etwas anderes sagt, gilt die Tabelle.
arena-who = Wer sie sind
arena-plays-rack-sets = legt, was das eigene Brett hergibt, und rührt den Tisch nie an.
arena-plays-bounded = legt so viele Steine, wie sich finden lassen, wenn höchstens { $number } Steine des Tisches bewegt werden.
arena-plays-greedy = legt jedes Mal so viele Steine wie möglich.
arena-plays-hoard = eröffnet mit allem, was geht, und zieht dann, bis der ganze Rest auf einmal passt.
arena-plays-hoardmin = eröffnet mit so wenigen Steinen wie möglich und zieht dann, bis der ganze Rest auf einmal passt.
arena-plays-dump = wartet, bis alles auf einmal passt; sind noch höchstens { $number } Steine im Pot, wirft er die hohen ab.
arena-plays-threat = wartet, bis alles auf einmal passt, es sei denn, jemand anders hat höchstens { $number } Steine.
arena-plays-hold = legt nur, wenn es mindestens { $number } Steine auf einmal sind, und spart die Joker für den Schluss.
arena-plays-leaky = wartet, bis alles auf einmal passt, verliert aber { $number } von hundert Mal die Geduld.
arena-plays-trimm = wartet, bis alles auf einmal passt; gegen Ende macht er sein Brett Stein für Stein leichter.
arena-plays-hsafe = wartet, bis alles auf einmal passt, und legt ganz am Ende nichts, womit der andere fertig wird.
arena-plays-trimm-safe = wartet, macht sein Brett gegen Ende leichter und legt keinen Stein, mit dem jemand fertig würde.
arena-plays-champion = beginnt mit der besten einfachen Spielweise und denkt nach: Am Ende spielt er alles im Kopf durch.
arena-plays-easy = legt, was leicht zu sehen ist.
arena-method = So wurde gemessen
arena-method-deals = Jede Verteilung wurde von allen auf jedem Platz gespielt, also hatte niemand bessere Steine.
arena-method-intervals = Die Spiele einer Verteilung ähneln einander. Die Intervalle berücksichtigen das: Sie zählen Verteilungen, nicht Spiele.
arena-method-any-time = Wer immer wieder hinsieht und aufhört, sobald ihm das Ergebnis gefällt, irrt öfter als in 5 % der Fälle. Die Bänder und das vorzeitige Ende sind dagegen gefeit.
arena-method-referee = Der Schiedsrichter hat jedes Spiel geleitet; Steine und Punkte wurden in jedem Spiel geprüft.
arena-method-fast = Gespielt hat die kompilierte Simulation: dasselbe Spiel, aber nicht Schritt für Schritt durch den Schiedsrichter.
arena-method-repeat = Derselbe Befehl ergibt dieselben Spiele:
arena-method-clock = Hier hat jemand nach der Uhr gedacht; derselbe Befehl ergibt also ähnliche Spiele, nicht dieselben:

## Tabellen der Kommandozeile

arena-column-player = Spieler
arena-column-wins = Siege
arena-column-share = Anteil
arena-column-points = Punkte pro Spiel
arena-column-turns = { term-turn.many }
arena-column-worst = Schlechtestes
arena-column-rating = Wertung
arena-blocked = Spiele, in denen niemand mehr konnte: { $games }
arena-progress = { $games } von { $most } Spielen, { $pace } pro Sekunde
arena-report-written = Der Bericht steht in { $file }.
