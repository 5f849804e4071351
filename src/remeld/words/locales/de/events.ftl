### Was in einem Spiel geschieht.

## Vor dem ersten Zug

event-start-drawn = { $player } zieht { $tiles }, um zu sehen, wer anfängt.
event-seated = Die Sitzordnung: { $player }.
event-began = { $player } fängt an.
event-then = { $first } { $next }
event-dealt = { $player } nimmt { $count ->
    [one] einen Stein.
   *[other] { $count } Steine.
}
event-dealt-seen = { $player } nimmt { $tiles }.
event-committed = Die Reihenfolge der Steine steht fest. Ihr Siegel ist { $word }.

## Züge

event-played = { $player } legt { $tiles }.
event-drew = { $player } zieht { $count ->
    [0] nichts: Der Pot ist leer.
    [one] einen Stein.
   *[other] { $count } Steine.
}
event-drew-seen = { $player } zieht { $tiles }.
event-passed = { $player } passt.
event-said = { $player } sagt „{ $word }“.
event-called = { $player } ruft „{ $word }“
event-resigned = { $player } gibt auf.
event-extended = { $player } bekommt { $count ->
    [one] eine Sekunde mehr.
   *[other] { $count } Sekunden mehr.
}

## Die Zeit ist um

event-bell-idle = Die Zeit ist um, und { $player } hat nichts getan.
event-bell-stands = Die Zeit ist um. { $player } hat { $tiles } gelegt, und das gilt.
event-bell-not-playable = Die Zeit ist um. Alle Kombinationen stimmen, aber was { $player } getan hat, gilt nicht. Der Tisch liegt wieder wie vorher.
event-bell-restored = Die Zeit ist um, bevor { $player } fertig ist. Der Tisch liegt wieder wie vorher, und die Steine vom Brett gehen dorthin zurück.
event-bell-loose-to-rack = Die Zeit ist um, bevor { $player } fertig ist. Gültige Kombinationen bleiben liegen, einzelne Steine kommen aufs Brett von { $player }.
event-bell-could-play = { $player } hätte legen können, darum gilt das nicht als Passen.

## Das Ende

event-ended-out = { $player } hat den letzten Stein gelegt und gewinnt das Spiel.
event-ended-blocked = Der Pot ist leer, und niemand macht weiter. { $count ->
    [0] Niemand gewinnt das Spiel.
    [one] { $player } hat am wenigsten auf dem Brett und gewinnt das Spiel.
   *[other] { $player } haben am wenigsten auf dem Brett und gewinnen das Spiel gemeinsam.
}
event-ended-resigned = Das Spiel endet, weil aufgegeben wurde. { $count ->
    [0] Niemand gewinnt das Spiel.
    [one] { $player } gewinnt das Spiel.
   *[other] { $player } gewinnen das Spiel gemeinsam.
}
event-ended-abandoned = { $count ->
    [0] Das Spiel wurde abgebrochen.
   *[other] { $player } hätte dreimal hintereinander legen können und hat es nicht getan. Damit ist das Spiel abgebrochen.
} Es zählt nicht, und niemand gewinnt.
event-ended-points = { $player }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
event-revealed = Das Geheimnis dieses Spiels war { $word }.
