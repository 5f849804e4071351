### Das Spiel im Terminal: was das Programm dem Spieler an der Tastatur sagt.

## Namen und Listen

talk-house-rules = { $edition } mit Hausregeln
talk-list-more = { $names }, { $next }
talk-list = { $names } und { $last }
talk-default-name = Spieler
talk-computer-names = Bea, Carlo, Dunja, Emil, Farah, Gustav

## Der erste Bildschirm

talk-title = Remeld: Rommé mit Zahlensteinen nach den Regeln von { $edition }
talk-label-goal = Ziel
talk-goal = Lege alle deine Steine ab, schneller als { $players }. { $count ->
    [one] Das ist ein Computergegner.
   *[other] Das sind Computergegner.
}
talk-label-tiles = Steine
talk-tiles = { $colours }, j Joker (jeder Stein). r5 ist die rote 5.
talk-label-group = { term-group }
talk-group = Eine Zahl in drei oder mehr Farben, zum Beispiel k8 r8 o8.
talk-label-run = { term-run }
talk-run = Eine Farbe mit drei oder mehr Zahlen hintereinander, zum Beispiel b4 b5 b6.
talk-label-meld = Zuerst
talk-meld = Lege { term-group.many } und { term-run.many } von deinem Brett, die zusammen { $needed } Punkte wert sind.
talk-label-later = Danach
talk-later = Lege überall auf dem Tisch an, oder nimm Kombinationen auseinander und baue neue.
talk-label-clock = Uhr
talk-clock = { term-turn.A } darf { $count ->
    [one] eine Sekunde dauern.
   *[other] { $count } Sekunden dauern.
}
talk-no-clock = Keine. Das ist eine Hausregel: Im Heft stehen { $count } Sekunden { term-turn.for }.
talk-game = Spiel { $game }.
talk-game-of = Spiel { $game } von { $count }.
talk-start-draw = Gezogen, wer anfängt: { $draws }.
talk-you-start = Du fängst an.

## Am Zug

talk-label-table = Tisch
talk-label-hand = Hand
talk-label-rack = Brett
talk-nothing = nichts
talk-status = Steine: { $racks }, Pot { $count }.
talk-you-draw = Du ziehst { $tiles }.
talk-hand-not-empty = Lege erst ab, was du in der Hand hast.
talk-meld-so-far = { term-initial-meld }: { $points } von { $needed } Punkten.
talk-legal = Das geht: { $count ->
    [one] ein Stein
   *[other] { $count } Steine
} für { $points }. Mit end bist du fertig.
talk-not-legal = So kannst du nicht aufhören.
talk-fault = { $message } ({ $clause })
talk-fault-in-set = Kombination { $set }. { $message } ({ $clause })
talk-could-play = Du könntest { $tiles } legen: { $changes }
talk-how-to = Tippe Steine, um sie als Kombination zu legen, zum Beispiel r1 r2 r3. Mit draw ziehst du stattdessen einen Stein, mit help siehst du alles, was geht.
talk-prompt = Du bist dran:
talk-prompt-clock = Du bist dran ({ $count } s):
talk-too-late = Das kam erst, als die Zeit um war. Wenn es jetzt gelten soll, gib es noch einmal ein.

## Was man tippen kann

talk-help-lay = Lege eine neue Kombination vom Brett; die Steine allein tun dasselbe.
talk-help-add = Lege einen Stein an Kombination 2 an; ohne Nummer, wenn nur eine passt.
talk-help-take = Nimm einen Stein aus Kombination 1: Dein eigener kommt zurück aufs Brett, ein fremder in deine Hand, bis du ihn wieder legst.
talk-help-split = Teile Kombination 2 vor r6.
talk-help-join = Mach aus den Kombinationen 1 und 3 eine.
talk-help-undo = Nimm den letzten Schritt zurück.
talk-help-reset = Leg alles wieder so, wie es am Anfang lag.
talk-help-end = Hör auf, der Tisch bleibt so liegen.
talk-help-draw = Lege nichts und zieh aus dem Pot.
talk-help-pass = Lege nichts, wenn der Pot leer ist.
talk-help-sort = Ordne das Brett nach Farben oder nach Zahlen.
talk-help-score = Zeig die Punkte der Partie.
talk-help-why = Lass dir sagen, warum die Computergegner so gespielt haben.
talk-help-save = Speichere die Mitschrift des Spiels.
talk-help-help = Zeig diese Liste.
talk-help-quit = Geh weg vom Tisch.

## Nach einem Spiel

talk-game-row = Spiel { $game }
talk-total = { term-total }
talk-games-won = Siege
talk-place = Platz
talk-leads = { $count ->
    [one] In Führung liegt { $players }.
   *[other] Gemeinsam in Führung liegen { $players }.
}
talk-match-won = { $count ->
    [one] Die Partie geht an { $players }.
   *[other] Den Sieg teilen sich { $players }.
}
talk-after-game = Drück die Eingabetaste für das nächste Spiel. Mit save und einem Dateinamen behältst du die Mitschrift von diesem, mit quit gehst du.
talk-prompt-next = Weiter:
talk-saved = Die Mitschrift steht in { $file }.
talk-bye = Bis bald.

## Warum ein Computergegner so gespielt hat, in seinen Worten

talk-why = { $player }: { $reason }
talk-why-not-yet = Noch war kein Computergegner dran.
talk-why-unknown = { $player } nennt keinen Grund.
