### Was nicht stimmt: ein Satz für jeden Fehler, den der Schiedsrichter findet.

## Kombinationen

fault-loose-tile = Ohne Kombination: { $tiles }. Auf dem Tisch gehört jeder Stein zu einer Kombination; was von deinem Brett kam, darf dorthin zurück.
fault-set-too-short = Zu kurz: { $tiles }. Eine Kombination hat mindestens drei Steine.
fault-set-mixed = Weder { term-group } noch { term-run }: { $tiles }. Eine { term-group } ist eine Zahl in verschiedenen Farben, eine { term-run } ist eine Farbe mit aufsteigenden Zahlen.
fault-set-only-jokers = Nur Joker: { $tiles }. Ein Stein mit Zahl muss zeigen, wofür sie stehen.
fault-group-too-long = Zu lang für eine { term-group }: { $tiles }. Nimm Steine weg, oder mach zwei { term-group.many } daraus.
fault-group-colour-twice = Farbe doppelt: { $tiles }. In einer { term-group } kommt jede Farbe nur einmal vor: Bring einen davon woanders unter.
fault-run-too-long = Zu lang für eine { term-run }: { $tiles }. Teile sie.
fault-run-number-twice = Zahl doppelt: { $tiles }. In einer { term-run } kommt jede Zahl nur einmal vor: Bring einen davon woanders unter.
fault-run-out-of-order = Nicht der Größe nach: { $tiles }. Ordne die Steine, denn ein Joker steht für die Zahl an seinem Platz.
fault-run-gap = Hier fehlt etwas dazwischen: { $tiles }. In einer { term-run } steigen die Zahlen immer um eins, und ein Joker zählt wie die Zahl an seinem Platz.
fault-run-past-end = Über das Ende hinaus: { $tiles }. Nach der höchsten Zahl und vor der 1 kommt nichts mehr, auch kein Joker.

## Steine

fault-tile-from-nowhere = Woher kommt das: { $tiles }? Legen kann man nur, was auf dem Tisch oder auf dem eigenen Brett ist.
fault-tile-left-table = Vom Tisch verschwunden: { $tiles }. Was liegt, bleibt liegen. Leg es zurück in eine Kombination.
fault-no-tile-played = Vom Brett wurde nichts gelegt. Leg mindestens einen Stein, oder stell den Tisch wieder her und zieh oder passe.

## Der Anfang

fault-meld-too-low = { $points } von { $needed } Punkten: Für die { term-initial-meld } brauchst du noch { $missing }, und zwar mit Kombinationen aus eigenen Steinen.
fault-meld-touches-table = Das lag schon auf dem Tisch: { $tiles }. { $open ->
    [1] Bis die { term-initial-meld } liegt, bleiben die anderen Kombinationen, wie sie sind.
   *[other] Solange du die { term-initial-meld } machst, bleiben die anderen Kombinationen, wie sie sind.
}
fault-joker-before-meld = Hier wurde ein Joker vom Tisch genommen: { $tiles }. Vor der eigenen { term-initial-meld } darf niemand einen Joker holen.

## Joker

fault-joker-left-table = Ein Joker ist vom Tisch verschwunden: { $tiles }. Ein geholter Joker wird gleich wieder gelegt und kommt nie auf ein Brett.
fault-joker-moved = Dieser Joker steht jetzt für einen anderen Stein: { $tiles }. Nach diesen Regeln behält ein Joker, der in seiner Kombination bleibt, seinen Wert.
fault-joker-needs-new-set = Dieser Joker wurde an eine Kombination gelegt, die schon da war: { $tiles }. Nach diesen Regeln kommt ein geholter Joker in eine neue Kombination.
fault-joker-needs-rack-tiles = Dieser Joker hat keine eigene neue Kombination: { $tiles }. Nach diesen Regeln braucht ein geholter Joker Steine vom Brett, die mit ihm eine Kombination ergeben, und der Stein, der ihn ersetzt hat, zählt dabei nicht.
fault-joker-set-frozen = Die Kombination dieses Jokers wurde auseinandergenommen: { $tiles }. Nach diesen Regeln darf man an eine Kombination mit Joker nur anlegen, bis genau der Stein ihn ersetzt, für den er steht.
fault-joker-swap-from-table = Dieser Joker wurde durch einen Stein vom Tisch ersetzt: { $tiles }. Nach diesen Regeln kommt der Stein, der einen Joker ersetzt, vom Brett.
fault-joker-swap-missing = Dieser Joker wurde geholt, aber nicht ersetzt: { $tiles }. Nach diesen Regeln braucht jeder geholte Joker einen eigenen Stein an seiner Stelle, mit der Zahl und der Farbe, für die er stand.

fault-follows = { $message } (Das kommt nur davon: Bring zuerst das andere in Ordnung.)
