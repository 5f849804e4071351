### Die Auswertung eines Spiels.

review-title = Was jedes Mal möglich war
review-ask = Spiel auswerten
review-about = Was war drin, was hat es gekostet, und was hat das Spiel entschieden?
review-exact = Was sich legen ließ, ist exakt.
review-estimate = Gewinnchancen sind Schätzungen: nach dem, was jeder wissen konnte, mit Spielern wie dem stärksten Computerspieler auf allen Plätzen.
review-turn = { term-turn } { $count }
review-label-turn = { term-turn }
review-label-player = Spieler
review-label-done = Gelegt
review-label-possible = Möglich
review-label-chance = Gewinnchance
review-draw = zieht
review-pass = passt
review-bell = Zeit um
review-nothing = Es ließ sich nichts legen.
review-all-laid = Mehr Steine ließen sich nicht legen.
review-more = { $count ->
    [one] Ein Stein mehr ließ sich legen.
   *[other] { $count } Steine mehr ließen sich legen.
}
review-worth = Ebenso viele Steine mit { $count } mehr Wert ließen sich legen.
review-go-out = Alle Steine ließen sich legen: gewonnen.
review-open = { term-initial-meld } war möglich.
review-free-joker = Dazu braucht es einen Joker vom Tisch.
review-keep-joker = Ebenso viele Steine ließen sich ohne den Joker legen.
review-percent = { $chance } %
review-interval = { $chance } % ({ $low } bis { $high })
review-cost-draw = Nichts zu legen war { $cost } Prozentpunkte mehr wert.
review-cost-lay = { $cost } Prozentpunkte mehr wert: { $tiles }
review-cost-out = Das war { $cost } Prozentpunkte mehr wert.
review-why-lets-out = Danach konnte in { $done } von 100 Fällen jemand anders alles ablegen, sonst in { $better }.
review-why-feeds = { $count ->
    [one] Die anderen konnten danach etwa einen Stein mehr legen.
   *[other] Die anderen konnten danach etwa { $count } Steine mehr legen.
}
review-why-joker = Damit war ein Joker verschenkt.
review-why-not-ready = Beim nächsten Mal ließ sich so in { $done } von 100 Fällen alles ablegen, sonst in { $better }.
review-why-keeps-value = Es blieben Steine im Wert von { $done } übrig, sonst von { $better }.
review-accuracy = Genauigkeit
review-equal = Gleicher Anteil
review-deal = Erste Steine
review-draws = Gezogene Steine
review-others = Die anderen
review-skill = Eigene Entscheidungen
review-result = Ergebnis
review-sum = Gleicher Anteil, erste Steine, gezogene Steine, was die anderen taten und eigene Entscheidungen ergeben zusammen das Ergebnis.
review-moments = Was das Spiel entschieden hat
review-moment-decision = { $player } hat { $cost } Prozentpunkte verschenkt.
review-moment-draw = Der Stein, den { $player } dann zog, änderte die Chance um { $change } Prozentpunkte.
review-moment-others = Was die anderen dann taten, änderte die Chance von { $player } um { $change } Prozentpunkte.
review-progress = Gewinnchancen: { $count } von { $total }
review-curve = Gewinnchancen im Lauf des Spiels
review-failed = Das Haus kann die Gewinnchancen gerade nicht ausrechnen.
review-none = Nach diesen Regeln gibt es keine Gewinnchancen.
review-try = Noch einmal versuchen
review-try-task = Was würdest du hier tun?
review-try-around = Noch zu ziehen: { $pool }. Die anderen halten: { $others }.
review-try-right = Das hätte auch der stärkste Computerspieler getan.
review-try-as-good = Das ist so gut wie das, was der stärkste Computerspieler getan hätte.
review-try-not = Das nicht. Der stärkste Computerspieler hätte etwas anderes getan.
review-hint = Ein Tipp
review-try-show = Zeigen
review-try-back = Zurück zum Spiel
review-hint-count = So viele Steine: { $count }
review-hint-tiles = Diese Steine: { $tiles }
review-hint-think = Was könnten die anderen mit den Steinen anfangen, die du legst?
review-hint-hold = Nichts legen und warten.
review-hint-later = Würden mehr deiner Steine passen, wenn du wartest?
review-hint-first = So fängt es an:
