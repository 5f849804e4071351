### Was man am Tisch eintippt, und was man dort in Worten fragt und hört.

## Wörter zum Eintippen

typed-word-table = tisch
typed-word-rack = brett
typed-word-players = mitspieler, spieler, andere
typed-word-clock = uhr, zeit
typed-word-missing = fehlt, warum
typed-word-changes = neues, geändert
typed-word-help = hilfe
typed-word-undo = rückgängig, zurück
typed-word-redo = wiederholen
typed-word-reset = zurücklegen
typed-word-sort = ordnen
typed-word-hint = tipp
typed-word-draw = ziehen, passen
typed-word-end = fertig, ende
typed-word-set = kombination
typed-word-new = neu

## Antworten

typed-sets = { $count ->
    [one] Eine Kombination.
   *[other] { $count } Kombinationen.
}
typed-set = Kombination { $number }: { $tiles }{ $whole ->
    [false] , nicht vollständig.
   *[true] .
}
typed-rack = { $count ->
    [one] Ein Stein
   *[other] { $count } Steine
}: { $tiles }.
typed-rack-new = Neu: { $tiles }.
typed-rack-ready = Fertige Kombinationen: { $sets }.
typed-colour = { $colour } { $numbers }
typed-more = { $tiles }; { $next }
typed-pool = { $count ->
    [one] Im Pot ist noch ein Stein.
   *[other] Im Pot sind noch { $count } Steine.
}
typed-no-clock = Es läuft keine Uhr.
typed-sentence = { $text }.
typed-meld = { term-initial-meld }: { $points } von { $needed }.

## Was nicht verstanden wird, und was nicht geht

typed-unknown = „{ $part }“ (Zeichen { $place }) ist nicht zu verstehen. Mit „hilfe“ hörst du, was man eintippen kann.
typed-unfinished = Am Ende fehlt etwas. Mit „hilfe“ hörst du, was man eintippen kann.
typed-too-much = „{ $part }“ (Zeichen { $place }) ist zu viel.
typed-no-set = Es gibt keine Kombination { $set }. Die letzte ist Kombination { $most }.
typed-no-sets = Es gibt keine Kombination { $set }. Auf dem Tisch liegt noch nichts.
typed-not-on-rack = Nicht auf deinem Brett: { $tiles }.
typed-not-in-set = Nicht in Kombination { $set }: { $tiles }.
typed-not-there = Nicht auf dem Tisch: { $tiles }.
typed-which-set = In mehreren Kombinationen: { $tiles }. Sag, welche du meinst, etwa 2: b7 > 3.
typed-stays-on-table = Nicht zurückzunehmen: { $tiles }. Was vorher auf dem Tisch lag, bleibt dort.
typed-which-joker = Welcher Joker? Nenne die Kombination, etwa 3: j=b8.
typed-cannot-split = Die Kombination fängt dort an, da ist nichts abzutrennen: { $tiles }.
typed-no-change = Das ändert nichts.
typed-draw-changed = Du hast Steine bewegt. Mit e spielst du sie, mit x liegt alles wieder wie vorher.

## Hilfe

typed-help-lay = Eine neue Kombination vom Brett legen; b4 b5 b6 geht auch.
typed-help-add = Einen Stein an Kombination 3 anlegen.
typed-help-take = Einen Stein aus Kombination 3 nehmen und an Kombination 5 anlegen.
typed-help-new = Aus einem Stein von Kombination 3 eine neue machen.
typed-help-back = Einen eigenen Stein aufs Brett zurücknehmen.
typed-help-join = Kombination 3 ganz zu Kombination 5 legen.
typed-help-split = Kombination 3 vor b6 teilen.
typed-help-joker = Sagen, wofür der Joker in Kombination 3 steht.
typed-help-set = Hören, was in Kombination 3 liegt.
typed-help-words = Buchstaben und ihre Wörter: { $words }.
