### Spielen lernen: ein paar Minuten an einem echten Tisch, jeder Schritt selbst gelegt.

## Die Liste der Schritte

learn-title = Spielen lernen
learn-about = Ein paar Minuten an einem echten Tisch. Bei jedem Schritt legst du selbst.
learn-goal = Alle bekommen { $count } Steine. Leg deine als Kombinationen auf den Tisch: Wer zuerst keinen mehr hat, gewinnt.
learn-edition = Deine Ausgabe
learn-house = Die Schritte lehren { $edition }. Was deine Hausregeln ändern, steht in den Regeln.
learn-start = Anfangen
learn-continue = Weiter
learn-again = Von vorn
learn-progress = { $count } von { $total } Schritten geschafft
learn-step = Schritt { $count } von { $total }
learn-step-done = geschafft
learn-loading = Moment …
learn-chapter-sets = Zwei Arten von Kombinationen
learn-chapter-first = Wie du anfängst
learn-chapter-table = Der Tisch gehört allen
learn-chapter-joker = Der Joker
learn-chapter-edition = Uhr, Ende und Sieg

## Bei einem Schritt

learn-all-steps = Alle Schritte
learn-skip = Auslassen
learn-next = Nächster Schritt
learn-once-more = Noch einmal
learn-show = Zeig es mir
learn-keys = Bedienung
learn-finish = Fertig
learn-how = Zieh einen Stein, oder tipp ihn an und dann auf die Stelle. Liegt alles da, beendest du mit dem Knopf unten.
learn-how-keys = Mit der Tastatur: Pfeile, mit der Eingabetaste nehmen und wieder ablegen.
learn-more-to-lay = Das würde gelten. Aber es geht noch mehr: { $tiles }.
learn-try-first = Im Spiel würdest du jetzt ziehen. Hier lässt sich etwas legen: Probier es.
learn-shown = So geht es zum Beispiel. Beende mit dem Knopf, oder leg alles zurück und mach es selbst.
learn-shown-done = So geht es. Noch einmal, um es selbst zu machen, oder weiter zum nächsten Schritt.
learn-not-in-edition = In dieser Ausgabe nicht. Versuch es noch einmal.
learn-praise-1 = Gut gemacht!
learn-praise-2 = Genau!
learn-praise-3 = Sehr gut!
learn-praise-4 = So ist es!
learn-praise-5 = Prima!
learn-praise-6 = Schön gespielt!

## Das Ende

learn-finished-title = Jetzt kannst du spielen
learn-finished = Das war alles. Was du vergisst, sagt dir der Tisch: Jede Kombination zeigt, was ihr fehlt, und führt zur Regel. 789 und 777 ordnen dein Brett, und die Lampe gibt einen Tipp.
learn-play = Ein Spiel spielen
learn-to-rules = Die Regeln lesen
learn-advice = Was das Heft von { $edition } rät
learn-advice-others = Dein Heft gibt keine Ratschläge. Die anderen raten:

## Die Schritte

learn-run-title = Eine { term-run }
learn-run-task = Drei oder mehr Steine einer Farbe mit aufeinanderfolgenden Zahlen sind eine { term-run }. Leg die blaue 4, 5 und 6.
learn-group-title = Eine { term-group }
learn-group-task = Drei oder vier Steine mit derselben Zahl, alle in verschiedenen Farben, sind eine { term-group }. Leg die Achter.
learn-ends-title = Von 1 bis 13
learn-ends-task = Mit 13 ist eine { term-run } zu Ende: Danach kommt keine 1. Einer deiner Steine passt trotzdem.
learn-draw-title = Nichts zu legen?
learn-draw-task = Hier ergibt nichts eine Kombination. Dann ziehst du einen Stein, und der Nächste ist dran.
learn-meld-title = Die ersten { $needed } Punkte
learn-meld-task = Was du zuerst legst, muss { $needed } wert sein: die Zahlen zusammengezählt, alles vom eigenen Brett. Die Zeile über deinem Brett zählt mit.
learn-meld-closed-title = Der Tisch wartet
learn-meld-closed-task = Solange du deine ersten { $needed } Punkte legst, sind die Kombinationen der anderen gesperrt. Deine blaue 7 muss noch warten. Leg den Rest.
learn-meld-open-title = Der Tisch ist frei
learn-meld-open-task = Sobald deine ersten { $needed } Punkte liegen, ist der ganze Tisch frei. Leg die Elfer und gleich dazu deine blaue 7.
learn-add-title = Einen Stein anlegen
learn-add-task = Von jetzt an gehört jede Kombination allen. Deine beiden Steine passen irgendwo: Leg sie an.
learn-split-title = Eine { term-run } teilen
learn-split-task = Aus einer langen { term-run } können zwei werden. Leg deine rote 6 in die Mitte.
learn-fourth-title = Der vierte Stein
learn-fourth-task = Eine { term-group } aus vieren kann einen entbehren. Nimm den, den du brauchst, und mach mit deinen eine { term-run }.
learn-exchange-title = Einer dran, einer weg
learn-exchange-task = Leg deine blaue 11 an, dann kann die { term-run } ihre blaue 8 entbehren. Deine anderen zwei Achter brauchen sie.
learn-combined-title = Von beiden einen
learn-combined-task = Nimm einen Stein aus der { term-run } und einen aus der { term-group }. Mit deiner blauen 1 werden sie eine dritte Kombination.
learn-multiple-title = Alles auf einmal
learn-multiple-task = Nimm die { term-run.many } auseinander. Mit deinen zwei Steinen werden daraus drei { term-group.many } und eine { term-run }.
learn-joker-title = Jeder Stein, den du willst
learn-joker-task = Ein Joker steht für jeden Stein. Hier füllt er die Lücke.
learn-joker-swap-title = Joker holen: tauschen
learn-joker-swap-task = Leg eine fehlende 3 an die Stelle des Jokers, und er ist frei. Auf dein Brett darf er nicht: Leg ihn gleich wieder, mit deinen schwarzen Steinen.
learn-joker-exact-title = Joker holen: tauschen
learn-joker-exact-task = Nur ein Stein, für den der Joker steht, von deinem eigenen Brett, macht ihn frei. Dann leg ihn gleich mit Steinen vom Brett in eine neue Kombination.
learn-joker-split-title = Joker holen: teilen
learn-joker-split-task = Leg an beide Enden dieser { term-run } an, dann braucht sie ihre Mitte nicht mehr. Leg den Joker mit deinen anderen beiden wieder hin.
learn-joker-push-title = Joker holen: anderes Ende
learn-joker-push-task = Hier ist der Joker eine blaue 8. Mit deiner blauen 5 davor geht es ohne ihn. Bei deinen Zwölfern nicht.
learn-joker-move-title = Den Joker verschieben
learn-joker-move-task = Ein Joker darf in seiner { term-run } wandern. Stell ihn zwischen deine blaue 4 und die blaue 6.
learn-joker-melt-title = Joker holen: auflösen
learn-joker-melt-task = Jeder schwarze Stein findet eine { term-group }, die ihn nimmt. Der Joker bleibt übrig: Leg ihn mit deinen Steinen.
learn-joker-frozen-title = Gesperrte Kombinationen
learn-joker-frozen-task = Aus einer Kombination mit Joker darf man nichts nehmen. Anlegen ist erlaubt: Deine beiden Steine passen.
learn-told-title = Was deine Ausgabe sagt
learn-told-task = Diese drei Regeln sind nicht in jeder Ausgabe gleich. So steht es in deiner; danach kommen drei Fragen.
learn-bell-title = Die Uhr
learn-bell-when = Die Zeit ist um, und Steine liegen einzeln auf dem Tisch
learn-bell-task = { $optional ->
    [true] Man kann mit Uhr spielen: { $count } Sekunden { term-turn.for }.
   *[false] Man hat { $count } Sekunden { term-turn.for }.
} Die Zeit ist um, und die 8 und die 9 liegen einzeln auf dem Tisch. Was geschieht?
learn-bell-why = Und du ziehst dafür { $count } Steine. Ist der Tisch aber in Ordnung, wenn die Zeit um ist, zählt er.
learn-pool-title = Der Pot ist leer
learn-pool-when = Der letzte Stein ist gezogen
learn-pool-task = Der letzte Stein ist gezogen. Wie geht das Spiel weiter?
learn-pool-why = { $answer ->
    [playOn] Wenn alle nacheinander passen, ist es aus: Es gewinnt, wer am wenigsten auf dem Brett hat.
    [mustPlayIfAble] Wenn niemand weiterkann, ist es aus: Es gewinnt, wer am wenigsten auf dem Brett hat.
   *[other] Dann gewinnt, wer am wenigsten auf dem Brett hat.
}
learn-match-title = Punkte
learn-match-when = Eine Partie aus mehreren Spielen gewinnt
learn-match-task = Wer gewinnt, bekommt die Punkte aller Steine, die die anderen noch haben. Wer gewinnt eine Partie aus mehreren Spielen?
learn-match-why = Achtung, Joker: Bleibt er auf deinem Brett, kostet er dich { $count } Punkte.
learn-out-title = Der letzte Stein
learn-out-task = Wer den letzten Stein legt, gewinnt. Leg alles, was du hast!

## Antworten

learn-answer-restore = Der Tisch liegt wieder wie vorher
learn-answer-looseToRack = Ganze Kombinationen bleiben, einzelne Steine kommen auf mein Brett
learn-answer-playOn = Es geht ohne Ziehen weiter; wer nicht kann oder will, passt
learn-answer-mustPlayIfAble = Es geht ohne Ziehen weiter; wer legen kann, muss
learn-answer-endWhenDrawImpossible = Es endet, wenn jemand ziehen müsste
learn-answer-endAtOnce = Es endet sofort
learn-answer-mostGames = Wer die meisten Spiele gewonnen hat
learn-answer-highestTotal = Wer insgesamt die meisten Punkte hat
