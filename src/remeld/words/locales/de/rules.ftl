### Die Regeln in Worten: Überschriften, Regeln, Auslegungen.

## Woher eine Antwort kommt

source-booklet = so steht es im Heft
source-implied = folgt aus dem Heft
source-ruling = unsere Auslegung
source-none = nicht in dieser Ausgabe
source-at = { $source }: { $places }
source-rulings = { $source } ({ $rulings })
source-heading = „{ $heading }“
source-beginning = ganz am Anfang
source-language = { $language ->
    [de] Deutscher Text: { $source }
    [es] Spanischer Text: { $source }
    [fr] Französischer Text: { $source }
    [nl] Niederländischer Text: { $source }
    [pt] Portugiesischer Text: { $source }
    [zh-Hans] Chinesischer Text: { $source }
   *[en] Englischer Text: { $source }
}

## Überschriften

rule-title-R1 = Spieler
rule-title-R2 = Anzahl der Steine
rule-title-R3 = Zahlen, Farben, Doppelte
rule-title-R4 = Namen der Farben
rule-title-R5 = Anzahl der Joker
rule-title-R6 = Der große Satz
rule-title-R7 = Bretter und Alter
rule-title-R8 = Ziel des Spiels
rule-title-R9 = Arten von Kombinationen
rule-title-R10 = Größe einer { term-group }
rule-title-R11 = Farben in einer { term-group }
rule-title-R12 = Was eine { term-run } ist
rule-title-R13 = Längste { term-run }
rule-title-R14 = Enden einer { term-run }
rule-title-R15 = Ordnung in einer { term-run }
rule-title-R16 = Ein Tisch für alle
rule-title-R17 = Ziehen um den Anfang
rule-title-R18 = Joker beim Ziehen
rule-title-R19 = Gleichstand beim Ziehen
rule-title-R20 = Plätze nach dem Ziehen
rule-title-R21 = Gezogene Steine zurück
rule-title-R22 = Stapel zu sieben
rule-title-R23 = Steine am Anfang
rule-title-R24 = Der Pot
rule-title-R25 = Richtung
rule-title-R26 = Anfang im nächsten Spiel
rule-title-R27 = { term-turn }, Spiel, Durchgang, Partie
rule-title-R28 = Anzahl der Spiele
rule-title-R29 = Ende eines Spiels
rule-title-R30 = { term-initial-meld }
rule-title-R31 = Kombinationen der { term-initial-meld }
rule-title-R32 = Steine der { term-initial-meld }
rule-title-R33 = Joker in der { term-initial-meld }
rule-title-R34 = Tisch bei der { term-initial-meld }
rule-title-R35 = Keine { term-initial-meld } möglich
rule-title-R36 = Warten mit der { term-initial-meld }
rule-title-R37 = Was man tun kann
rule-title-R38 = Freiwillig nicht legen
rule-title-R39 = Preis fürs Nichtlegen
rule-title-R40 = Der gezogene Stein
rule-title-R41 = Steine vom Brett
rule-title-R42 = Wort zum Abschluss
rule-title-R43 = Tisch zum Abschluss
rule-title-R44 = Beliebig viele Kombinationen
rule-title-R45 = Leerer Pot
rule-title-R46 = Passen und Stillstand
rule-title-R47 = Anlegen
rule-title-R48 = Den vierten Stein nehmen
rule-title-R49 = Einen anlegen, einen nehmen
rule-title-R50 = Eine { term-run } teilen
rule-title-R51 = Zwei Kombinationen mischen
rule-title-R52 = Mehrere Kombinationen teilen
rule-title-R53 = Jede andere Art
rule-title-R54 = Was ein Joker ist
rule-title-R55 = Wert eines Jokers
rule-title-R56 = Joker vor der { term-initial-meld }
rule-title-R57 = Was einen Joker ersetzt
rule-title-R58 = Woher der Ersatz kommt
rule-title-R59 = Joker in kleiner { term-group }
rule-title-R60 = Joker anders holen
rule-title-R61 = Kombinationen mit Joker
rule-title-R62 = Einen Joker verschieben
rule-title-R63 = Wann ein Joker zurückkommt
rule-title-R64 = Wohin ein Joker kommt
rule-title-R65 = Brettsteine zum Joker
rule-title-R66 = Neuer Wert des Jokers
rule-title-R67 = Wessen Joker
rule-title-R68 = { term-time-limit }
rule-title-R69 = Wann die { term-time-limit } gilt
rule-title-R70 = Nichts getan
rule-title-R71 = Tisch nach der Zeit
rule-title-R72 = Strafsteine
rule-title-R73 = Vergessene Plätze
rule-title-R74 = Strengere Strafe
rule-title-R75 = Ein Spiel gewinnen
rule-title-R76 = Punkte der Verlierer
rule-title-R77 = Joker auf dem Brett
rule-title-R78 = Punkte des Gewinners
rule-title-R79 = Punkte prüfen
rule-title-R80 = Sieg bei Stillstand
rule-title-R81 = Punkte bei Stillstand
rule-title-R82 = Gleichstand bei Stillstand
rule-title-R83 = Die Partie gewinnen
rule-title-R84 = Gleichstand in der Partie
rule-title-R85 = Siege zählen
rule-title-R86 = Punktezettel
rule-title-R87 = Ratschläge, keine Regel

## Die Schachtel

rule-R1 = Es spielen { $players_min } bis { $players_max } Leute.
rule-R2 = Zum normalen Spiel gehören { $tiles_total } Steine, die Joker mitgezählt.
rule-R3-1 = { $colours ->
    [one] Es gibt eine Farbe mit den Zahlen 1 bis { $numbers }.
   *[other] Es gibt { $colours } Farben, jede mit den Zahlen 1 bis { $numbers }.
}
rule-R3-2 = { $copies ->
    [1] Jeden Stein gibt es einmal.
    [2] Jeden Stein gibt es zweimal.
   *[other] Jeden Stein gibt es { $copies }-mal.
}
rule-R4 = { $colours ->
    [4] Die Farben sind Schwarz, Rot, Blau und { term-fourth-colour }.
    [6] Die Farben sind Schwarz, Rot, Blau, { term-fourth-colour }, Grün und Lila.
   *[other] Die Farben sind die ersten { $colours } von Schwarz, Rot, Blau, { term-fourth-colour }, Grün und Lila.
}
rule-R5 = { $jokers ->
    [0] Zum normalen Spiel gehört kein Joker.
    [one] Zum normalen Spiel gehört ein Joker.
   *[other] Zum normalen Spiel gehören { $jokers } Joker.
}
rule-R6-1 = { $big_set ->
    [none] Einen größeren Satz für mehr Spieler gibt es nicht.
   *[other] Ab { $big_set_min_players } Spielern nimmt man alle { $big_set_total } Steine.
}
rule-R6-2 = { $big_set ->
    [none] { "" }
   *[other] Das sind jede Zahl { $big_set_copies }-mal in { $big_set_colours } Farben und { $big_set_jokers } Joker.
}
rule-R6-3 = { $big_set ->
    [none] { "" }
   *[other] { $big_set_for_few ->
        [allowed] Weniger Spieler sollen den normalen Satz nehmen, dürfen aber auch mit allen Steinen spielen.
       *[no] Weniger Spieler nehmen den normalen Satz.
    }
}
rule-R7-1 = Jeder hat seine Steine auf einem Brett vor sich.
rule-R7-2 = Ein Alter auf der Schachtel ist keine Regel: Sonst hängt nichts davon ab.
rule-R8 = Sei am schnellsten: Bring alle Steine von deinem Brett in Kombinationen auf den Tisch.

## Kombinationen

rule-R9 = Eine Kombination ist entweder eine { term-group } oder eine { term-run }. Sie hat mindestens { $min_set } Steine.
rule-R10 = Eine { term-group } hat { $min_set } bis { $group_max } Steine mit derselben Zahl.
rule-R11 = In einer { term-group } kommt keine Farbe zweimal vor.
rule-R12 = Eine { term-run } zählt in einer Farbe ohne Lücke aufwärts. Sie hat mindestens { $min_set } Steine.
rule-R13 = Keine { term-run } hat mehr als { $run_max } Steine.
rule-R14-1 = { $run_wrap ->
    [true] Eine { term-run } darf nach der { $numbers } mit der 1 weitergehen.
   *[false] Die 1 steht immer unten: Sie kommt nie nach der { $numbers }.
}
rule-R14-2 = Auch ein Joker steht nie unter der 1.
rule-R14-3 = Auch ein Joker steht nie über der { $numbers }.
rule-R15-1 = In einer { term-run } liegen die Steine aufsteigend.
rule-R15-2 = So zeigt der Platz eines Jokers seine Zahl.
rule-R16 = Die Kombinationen auf dem Tisch gehören allen, egal wer sie gelegt hat.

## Aufbau

rule-R17 = Die Steine werden verdeckt gemischt, und jeder zieht einen. Die höchste Zahl fängt an.
rule-R18 = { $start_draw_joker ->
    [lowest] Ein Joker gilt beim Ziehen um den Anfang als niedrigster Stein.
   *[redraw] Wer beim Ziehen um den Anfang einen Joker zieht, zieht noch einmal.
}
rule-R19 = { $start_draw_tie ->
    [redrawAll] Kommt die höchste Zahl mehrmals vor, ziehen alle noch einmal.
   *[redrawTied] Kommt die höchste Zahl mehrmals vor, ziehen nur die noch einmal, die sie haben.
}
rule-R20 = { $seat_by_draw ->
    [option] Man kann ausmachen, dass alle in der Reihenfolge der gezogenen Zahlen sitzen, und das auch vor jedem weiteren Spiel.
   *[none] Wer wo sitzt, hängt nicht vom Ziehen ab.
}
rule-R21-1 = Die für den Anfang gezogenen Steine kommen zurück.
rule-R21-2 = Dann wird alles noch einmal gemischt.
rule-R22 = { $stacks ->
    [recommended] Es hilft, ist aber keine Pflicht, die Steine nach dem Ziehen zu je sieben aufzustapeln.
    [beforeDraw] Vor dem Ziehen werden die Steine zu je sieben aufgestapelt.
    [afterDraw] Nach dem Ziehen werden die Steine zu je sieben aufgestapelt und von dort ausgeteilt.
   *[none] Die Steine werden nicht aufgestapelt.
}
rule-R23 = { $hand ->
    [one] Jeder nimmt sich einen Stein.
   *[other] Jeder nimmt sich { $hand } Steine.
}
rule-R24 = Die übrigen Steine bleiben verdeckt liegen, das ist der Pot.
rule-R25 = Es geht im Uhrzeigersinn herum: Wer links sitzt, kommt als Nächster dran.
rule-R26 = { $next_starter ->
    [keepSeatsAndDraw] Vor dem nächsten Spiel bleiben alle sitzen und ziehen wieder um den Anfang.
    [winner] Wer ein Spiel gewinnt, fängt das nächste an.
    [rotate] Das nächste Spiel fängt an, wer links vom letzten Anfänger sitzt.
   *[drawAgain] Vor jedem Spiel wird neu um den Anfang gezogen.
}

## Partie

rule-R27 = { $match_frame ->
    [roundsOfNGames] Ein Spiel besteht aus { term-turn.many-dat }, ein Durchgang aus Spielen und die Partie aus Durchgängen.
   *[agreedGames] Ein Spiel besteht aus { term-turn.many-dat } und die Partie aus Spielen. Durchgänge gibt es nicht.
}
rule-R28 = { $match_frame ->
    [roundsOfNGames] Ein Durchgang hat so viele Spiele, wie Spieler da sind. Wie viele Durchgänge gespielt werden, macht man vorher aus.
    [NGames] Die Partie hat so viele Spiele, wie Spieler da sind.
   *[agreedGames] Wie viele Spiele gespielt werden, macht man vorher aus.
}
rule-R29 = Ein Spiel ist vorbei, wenn jemand den letzten Stein von seinem Brett gelegt hat.

## Der Anfang

rule-R30-1 = { $meld_min ->
    [0] Was man als Erstes legt, darf beliebig wenig wert sein.
    [one] Was man als Erstes legt, muss zusammen mindestens einen Punkt wert sein.
   *[other] Was man als Erstes legt, muss zusammen mindestens { $meld_min } Punkte wert sein.
}
rule-R30-2 = Ein Stein ist so viel wert wie seine Zahl.
rule-R31 = Für die { term-initial-meld } kann eine Kombination reichen, oder mehrere zählen zusammen.
rule-R32 = { $meld_own_tiles_only ->
    [false] Für die Punkte der { term-initial-meld } dürfen Steine vom Tisch helfen.
   *[true] Die { term-initial-meld } besteht nur aus Steinen vom eigenen Brett.
}
rule-R33-1 = { $meld_joker ->
   *[representedValue] In der { term-initial-meld } dürfen Joker sein. Jeder zählt so viel wie der Stein, für den er steht.
}
rule-R33-2 = Es zählt, wofür er am Ende steht, wenn man fertig ist.
rule-R34-1 = { $table_in_meld_turn ->
    [openAfterMeld] Sobald die { term-initial-meld } liegt, darf man gleich weitermachen.
   *[closed] Bei der { term-initial-meld } bleiben alle anderen Kombinationen unberührt.
}
rule-R34-2 = { $table_in_meld_turn ->
    [openAfterMeld] Dann darf man alle Kombinationen auf dem Tisch benutzen.
   *[closed] Frei sind sie erst { term-turn.from-next }.
}
rule-R35 = { $draw_per_no_play ->
    [0] Wer die { term-initial-meld } nicht legen kann, zieht nichts, und der Nächste ist dran.
    [one] Wer die { term-initial-meld } nicht legen kann, zieht einen Stein, und der Nächste ist dran.
   *[other] Wer die { term-initial-meld } nicht legen kann, zieht { $draw_per_no_play } Steine, und der Nächste ist dran.
}
rule-R36 = { $may_decline ->
    [false] Wer die { term-initial-meld } legen kann, muss es tun.
   *[true] Wer die { term-initial-meld } legen könnte, darf warten und stattdessen ziehen.
}

## Wer dran ist

rule-R37 = Nach der { term-initial-meld } darf man neue Kombinationen legen, an die auf dem Tisch anlegen und sie { term-rearrange }.
rule-R38 = { $may_decline ->
    [false] Wer legen kann, muss legen.
   *[true] { $pool_empty ->
        [mustPlayIfAble] Solange der Pot reicht, darf man auch dann nichts legen, wenn man könnte.
       *[playOn] Man darf auch dann nichts legen, wenn man könnte.
    }
}
rule-R39 = { $draw_per_no_play ->
    [0] Wer nichts legt, zieht nichts, und der Nächste ist dran.
    [one] Wer nichts legt, zieht einen Stein aus dem Pot, und der Nächste ist dran.
   *[other] Wer nichts legt, zieht { $draw_per_no_play } Steine aus dem Pot, und der Nächste ist dran.
}
rule-R40 = { $drawn_tile_playable ->
    [true] Einen gezogenen Stein darf man gleich legen.
   *[false] Einen gezogenen Stein darf man erst legen, wenn man wieder dran ist.
}
rule-R41-1 = { $min_rack_tiles_per_turn ->
    [0] Wer legt, muss keinen Stein vom Brett auf den Tisch bringen.
    [one] Wer legt, muss mindestens einen Stein vom Brett auf den Tisch bringen.
   *[other] Wer legt, muss mindestens { $min_rack_tiles_per_turn } Steine vom Brett auf den Tisch bringen.
}
rule-R41-2 = { $min_rack_tiles_per_turn ->
    [0] Nur auf dem Tisch { term-rearrange } reicht.
   *[other] Nur auf dem Tisch { term-rearrange } reicht nicht.
}
rule-R42 = { $say_pass ->
    [none] Wer fertig ist, muss nichts sagen.
   *[other] Wer fertig ist, sagt „{ $say_pass }“.
}
rule-R43 = Wer fertig ist, hinterlässt einen Tisch, auf dem jeder Stein zu einer gültigen Kombination gehört.
rule-R44 = { term-turn.In-a } darf man beliebig viele Kombinationen legen und { term-rearrange }.

## Leerer Pot

rule-R45 = { $pool_empty ->
    [endAtOnce] Mit dem letzten Stein im Pot ist das Spiel vorbei.
    [endWhenDrawImpossible] Ist der Pot leer, geht es weiter, solange niemand ziehen muss.
   *[playOn] Ist der Pot leer, geht es ohne Ziehen weiter.
}
rule-R46-1 = { $pool_empty ->
    [endAtOnce] Passen gibt es nicht: Ist der Pot leer, kommt niemand mehr dran.
    [endWhenDrawImpossible] Das Spiel ist vorbei, sobald jemand nichts legt, denn es ist kein Stein zum Ziehen da.
    [mustPlayIfAble] Ist der Pot leer, muss legen, wer kann, und nur die anderen passen.
   *[playOn] Ist der Pot leer, darf man passen.
}
rule-R46-2 = { $pool_empty ->
    [endAtOnce] { "" }
    [endWhenDrawImpossible] { "" }
   *[playOn] Passen alle hintereinander, ist das Spiel vorbei.
}
rule-R46-3 = { $pool_empty ->
    [mustPlayIfAble] Wer legen könnte und die Zeit ablaufen lässt, hat nicht gepasst.
   *[playOn] { "" }
}

## Umbauen

rule-R47 = Ein Stein darf an jedes Ende einer { term-run } oder an eine { term-group }, der seine Farbe fehlt.
rule-R48 = Den vierten Stein einer { term-group } darf man für eine andere Kombination nehmen, denn drei bleiben eine { term-group }.
rule-R49 = Man darf einen Stein anlegen, damit ein anderer für eine neue Kombination frei wird.
rule-R50 = Eine { term-run } darf man teilen; ein neuer Stein füllt, wenn nötig, die Lücke.
rule-R51 = Steine aus verschiedenen Kombinationen dürfen zusammen eine neue bilden, wenn jede alte gültig bleibt.
rule-R52 = Man darf mehrere Kombinationen zusammen auseinandernehmen und aus ihren Steinen neue machen.
rule-R53 = Auch jede andere Art ist erlaubt, und man darf alles verbinden. Außer bei Jokern zählt nur, wie der Tisch am Ende liegt.

## Joker

rule-R54-1 = Ein Joker darf für jeden Stein stehen.
rule-R54-2 = Neben Jokern braucht eine Kombination mindestens einen Stein mit Zahl.
rule-R55-1 = Auf dem Tisch hat ein Joker Zahl und Farbe des Steins, für den er steht.
rule-R55-2 = In einer { term-run } sagt sein Platz, welcher das ist.
rule-R55-3 = In einer { term-group } ist es eine Farbe, die dort fehlt.
rule-R56 = { $joker_needs_meld ->
    [false] Einen Joker darf man schon vor der eigenen { term-initial-meld } holen.
   *[true] Vor der eigenen { term-initial-meld } darf man keinen Joker holen.
}
rule-R57 = { $joker_freeing ->
    [exactSwap] Nur genau der Stein, für den ein Joker steht, in Zahl und Farbe, kann ihn ersetzen.
   *[anyLegal] Einen Joker dürfen beliebige Steine ersetzen, wenn am Ende alle Kombinationen gültig sind.
}
rule-R58 = { $joker_swap_from ->
    [rackOnly] Der Stein, der einen Joker ersetzt, muss vom eigenen Brett kommen.
   *[rackOrTable] Der Stein, der einen Joker ersetzt, darf vom eigenen Brett oder vom Tisch kommen.
}
rule-R59-1 = In einer { term-group } aus drei Steinen mit Joker kann ihn ein Stein jeder fehlenden Farbe ersetzen.
rule-R59-2 = Die zweite fehlende Farbe darf man auch dazulegen.
rule-R60-1 = { $joker_freeing ->
    [exactSwap] Anders kann man einen Joker nicht holen.
   *[anyLegal] Frei wird ein Joker auch, wenn seine Kombination geteilt, aufgelöst oder so ergänzt wird, dass es ohne ihn geht.
}
rule-R60-2 = { $joker_freeing ->
    [exactSwap] { "" }
   *[anyLegal] Einen, den seine Kombination nicht braucht, darf man einfach nehmen.
}
rule-R61 = { $joker_set_frozen ->
    [true] An eine Kombination mit Joker darf man nur anlegen. Man darf sie nicht teilen, und außer dem ersetzten Joker darf kein Stein heraus.
   *[false] An eine Kombination mit Joker darf man wie an jede andere anlegen, man darf sie teilen und { term-rearrange }.
}
rule-R62 = { $joker_floats ->
    [true] Ein Joker, der in seiner Kombination bleibt, darf dort an einen anderen Platz und für einen anderen Stein stehen.
   *[false] Ein Joker, der in seiner Kombination bleibt, steht weiter für denselben Stein.
}
rule-R63-1 = { $freed_joker_to_rack ->
    [true] Einen geholten Joker darf man noch { term-turn.in-the-same } wieder legen.
   *[false] Einen geholten Joker legt man noch { term-turn.in-the-same } wieder.
}
rule-R63-2 = { $freed_joker_to_rack ->
    [true] Man darf ihn auch auf dem Brett behalten.
   *[false] Auf ein Brett kommt er nie.
}
rule-R64-1 = { $freed_joker_target ->
    [anySet] Ein geholter Joker darf in eine neue Kombination.
    [newSetWithRackTiles] Ein geholter Joker kommt mit Steinen vom Brett in eine neue Kombination.
   *[newSet] Ein geholter Joker kommt in eine neue Kombination.
}
rule-R64-2 = { $freed_joker_target ->
    [anySet] Man darf ihn auch an eine anlegen, die schon auf dem Tisch lag.
   *[newSet] Einfach an eine anlegen, die schon auf dem Tisch lag, darf man ihn nicht.
}
rule-R64-3 = { $freed_joker_target ->
    [newSet] Was sich in gültige Stücke schneiden lässt, gilt als geschnitten.
   *[anySet] { "" }
}
rule-R65-1 = { $freed_joker_target ->
    [newSetWithRackTiles] Der geholte Joker und Steine vom Brett müssen allein eine Kombination ergeben.
   *[newSet] Man muss dabei auch einen Stein vom Brett legen.
}
rule-R65-2 = { $freed_joker_target ->
    [newSetWithRackTiles] Der Stein, der ihn ersetzt hat, zählt dabei nicht. Danach darf man weiter anlegen.
   *[newSet] Wohin, ist gleich, und es darf auch der sein, der den Joker ersetzt hat.
}
rule-R66 = Ein geholter Joker darf für einen anderen Stein stehen als vorher.
rule-R67 = Wer dran ist, darf jeden Joker holen, egal wer ihn gelegt hat.

## Zeit

rule-R68 = { $time_limit_sec ->
    [60] { term-turn.A } darf eine Minute dauern.
    [120] { term-turn.A } darf zwei Minuten dauern.
   *[other] { term-turn.A } darf { $time_limit_sec } Sekunden dauern.
}
rule-R69 = { $time_limit_optional ->
    [true] Die { term-time-limit } gilt nur, wenn man es ausmacht.
   *[false] Die { term-time-limit } gilt immer.
}
rule-R70 = { $timeout_idle_draw ->
    [0] Wer nichts getan hat, wenn die Zeit um ist, zieht nichts, und der Nächste ist dran.
    [one] Wer nichts getan hat, wenn die Zeit um ist, zieht einen Stein, und der Nächste ist dran.
   *[other] Wer nichts getan hat, wenn die Zeit um ist, zieht { $timeout_idle_draw } Steine, und der Nächste ist dran.
}
rule-R71-1 = { $timeout_table ->
    [looseToRack] Ist der Tisch nicht fertig, wenn die Zeit um ist, kommen einzelne Steine auf das eigene Brett.
   *[restore] Ist der Tisch nicht fertig, wenn die Zeit um ist, kommt alles an seinen alten Platz zurück, und man nimmt die eigenen Steine wieder.
}
rule-R71-2 = { $timeout_table ->
    [looseToRack] Auch solche, die schon vorher auf dem Tisch lagen, und die gültigen Kombinationen bleiben liegen. Ist aber ein Joker vom Tisch darunter, oder verstößt der Rest gegen eine andere Regel, kommt stattdessen alles zurück.
   *[restore] { "" }
}
rule-R71-3 = { $timeout_legal_table ->
    [drawOne] Selbst wenn alles gültig ist, zieht man dann einen Stein.
    [penalty] Selbst wenn alles gültig ist, kostet es dann die Strafe.
   *[commit] Ist alles gültig, so gilt es.
}
rule-R71-4 = { $timeout_legal_but_not_playable ->
    [penalty] Sind nur die Kombinationen gültig, aber nicht, wie sie entstanden sind, kommt alles zurück, und es kostet die Strafe.
   *[drawOne] Sind nur die Kombinationen gültig, aber nicht, wie sie entstanden sind, kommt alles zurück, und man zieht einen Stein.
}
rule-R72-1 = { $timeout_penalty ->
    [0] Ein unfertiger Tisch kostet keine Strafsteine.
    [one] Ein unfertiger Tisch kostet einen Strafstein aus dem Pot.
   *[other] Ein unfertiger Tisch kostet { $timeout_penalty } Strafsteine aus dem Pot.
}
rule-R72-2 = { $pool_short ->
   *[takeAll] Sind dort weniger, nimmt man, was da ist, und schuldet nichts.
}
rule-R73-1 = { $forgotten_tiles ->
    [toPool] Ein Stein, dessen alten Platz niemand mehr weiß, kommt in den Pot.
   *[notApplicable] Für Steine, deren alter Platz vergessen ist, gibt es keine Regel.
}
rule-R73-2 = { $forgotten_tiles ->
    [toPool] Hier wird kein Platz vergessen, also geschieht das nie.
   *[notApplicable] { "" }
}
rule-R74-1 = { $strict_penalty ->
    [option] Man kann eine strengere Strafe ausmachen, die mit den übrigen Steinen wächst.
   *[none] Eine strengere Strafe gibt es nicht.
}
rule-R74-2 = { $strict_penalty ->
    [option] Sie ist ein Stein mehr als sonst für jeden, der vom Tisch war und einzeln übrig ist.
   *[none] { "" }
}

## Ende und Punkte

rule-R75-1 = Wer sein Brett leert, gewinnt das Spiel.
rule-R75-2 = { $call ->
    [none] Rufen muss man nichts.
   *[other] Dabei ruft man „{ $call }“.
}
rule-R76 = Jeder Verlierer bekommt Strafpunkte: die Summe der Zahlen, die noch auf seinem Brett sind.
rule-R77-1 = { $rack_joker_value ->
    [one] Ein Joker auf dem Brett zählt einen Punkt.
   *[other] Ein Joker auf dem Brett zählt { $rack_joker_value } Punkte.
}
rule-R77-2 = Jeder einzelne zählt.
rule-R78 = Der Gewinner bekommt so viele Pluspunkte, wie alle Verlierer zusammen Strafpunkte bekommen.
rule-R79 = Plus- und Strafpunkte heben sich in jedem Spiel und in der Summe auf.
rule-R80 = Endet ein Spiel mit leerem Pot, bevor jemand fertig ist, gewinnt die kleinste Summe auf dem Brett.
rule-R81 = { $blocked_scoring ->
   *[difference] In so einem Spiel bekommt jeder Verlierer als Strafpunkte den Unterschied zwischen seiner Summe und der des Gewinners. Der Gewinner bekommt alles zusammen als Pluspunkte.
}
rule-R82 = { $blocked_tie ->
    [fewestTiles] Haben mehrere die kleinste Summe, gewinnt, wer weniger Steine hat.
    [noWinner] Haben mehrere die kleinste Summe, gewinnt niemand.
   *[share] Haben mehrere die kleinste Summe, gewinnen sie alle und teilen sich die Pluspunkte. Was sich nicht gleich teilen lässt, bekommen sie Punkt für Punkt nacheinander, vom Anfänger an.
}
rule-R83 = { $match_winner ->
    [mostGames] Wer die meisten Spiele gewonnen hat, gewinnt die Partie.
   *[highestTotal] Wer insgesamt die meisten Punkte hat, gewinnt die Partie.
}
rule-R84-1 = { $match_tie ->
    [highestTotal] Steht es in der Partie gleich, entscheiden die Punkte insgesamt.
   *[shared] Steht es in der Partie gleich, teilt man sich den Sieg.
}
rule-R84-2 = { $match_tie ->
    [highestTotal] Sind auch die gleich, teilt man sich den Sieg.
   *[shared] { "" }
}
rule-R85 = { $match_winner ->
    [mostGames] Neben den Punkten zählt man mit, wer wie viele Spiele gewonnen hat.
   *[highestTotal] Gewonnene Spiele muss man nicht zählen: Nur die Punkte entscheiden die Partie.
}
rule-R86 = Auf dem Punktezettel stehen die Punkte von jedem Spieler, Spiel für Spiel, und die Summen.
rule-R87-1 = { $edition ->
    [goliath] Das Heft gibt keine Ratschläge.
   *[other] Der Anfang kann zäh sein: Je mehr auf dem Tisch liegt, desto mehr lässt sich machen.
}
rule-R87-2 = { $edition ->
    [goliath] { "" }
   *[other] Am Anfang lohnt es sich oft, Steine zurückzuhalten. Später gibt es mehr Gelegenheiten für sie.
}
rule-R87-3 = { $edition ->
    [goliath] { "" }
   *[other] Von vier Steinen, die zusammenpassen, leg drei und behalte den vierten: So musst du nächstes Mal nicht ziehen.
}
rule-R87-4 = { $edition ->
    [goliath] { "" }
   *[other] { $rack_joker_value ->
        [one] Einen Joker zu behalten lohnt sich, aber wenn jemand anders vorher fertig ist, kostet er einen Punkt.
       *[other] Einen Joker zu behalten lohnt sich, aber wenn jemand anders vorher fertig ist, kostet er { $rack_joker_value } Punkte.
    }
}
rule-R87-5 = { $edition ->
    [lanmi] Was früh auf dem Tisch liegt, verrät den anderen auch, wie deine Steine zusammenhängen.
   *[other] { "" }
}

## Auslegungen

ruling-A1 = Das Heft von John Adams nennt 104 Steine mit 2 Jokern darunter; wir nehmen 106, weil 4 Farben mit 13 Zahlen in 2 Exemplaren schon ohne Joker 104 ergeben.
ruling-A2 = Die 160 Steine nehmen wir als 4 Farben mit 3 Exemplaren und 4 Joker, weil der Rest mit 4 Jokern genau 12-mal 13 ist und kein Heft eine fünfte Farbe nennt.
ruling-A3 = Auch mit dem großen Satz hat eine { term-group } höchstens 4 Steine, weil die Hefte das so sagen und es nur vier Farben gibt.
ruling-A4 = Was die Hefte „Runde“ nennen, lesen wir je nach Stelle als { term-turn }, Spiel oder mehrere Spiele, weil sie das Wort für alles drei benutzen; hier sagen wir { term-turn }, Spiel, Durchgang und Partie.
ruling-A5 = Broadway spielt Durchgänge mit so vielen Spielen wie Spielern, Babyboom genau einen davon, und die anderen beliebig viele Spiele, weil ihre Musterzettel sich nicht nach der Zahl der Spieler richten.
ruling-A6 = Beim Ziehen um den Anfang ziehen bei Gleichstand nur die Betroffenen neu, und ein Joker wird immer neu gezogen, weil jede Zahl für den Joker erfunden wäre.
ruling-A7 = Vor jedem Spiel wird neu um den Anfang gezogen, weil Broadway die Spieler zum Aufbau zurückschickt und Lanmi es anbietet.
ruling-A8 = John Adams verlangt die { term-initial-meld } gleich am Anfang, was wir als die ersten gelegten Steine lesen, weil dieselbe Stelle das Warten erlaubt.
ruling-A9 = Auch bei Lanmi und Goliath besteht die { term-initial-meld } nur aus eigenen Steinen, weil beide den Tisch erst freigeben, wenn sie liegt.
ruling-A10 = Bei John Adams bleibt der Tisch bei der { term-initial-meld } bis zuletzt gesperrt, weil das Heft alles meint, was man auf einmal tut, und die verwandten Hefte ihn erst beim nächsten Mal freigeben.
ruling-A11 = Bei Goliath darf man nach der { term-initial-meld } überall anlegen, weil nur der französische Text vom eigenen Anfang spricht und die anderen Sprachen es nicht darauf beschränken.
ruling-A12 = Bei Lanmi muss nach der { term-initial-meld } nicht ziehen, wer die anderen Kombinationen in Ruhe lässt, weil das die { term-initial-meld } bestrafen würde.
ruling-A13 = Bei John Adams zieht einen Stein, wer nach der { term-initial-meld } nichts legen kann, weil die Ratschläge im Heft das voraussetzen.
ruling-A14 = Nur auf dem Tisch { term-rearrange } ist nicht erlaubt, weil Broadway jedes Mal einen Stein vom Brett verlangt und anderswo zieht, wer nichts legt.
ruling-A15 = Ist die Zeit um, zahlt den kleinen Preis, wer nichts getan hat, und die Strafe, wer nicht fertig ist, nie beides, weil Babyboom die zwei Fälle genauso trennt.
ruling-A16 = Was gültig ist, wenn die Zeit um ist, gilt ohne Ziehen, weil die Strafen für Tische gedacht sind, die nicht in Ordnung sind.
ruling-A17 = Sind nur die Kombinationen gültig, aber nicht, wie sie entstanden sind, verlangen Broadway und John Adams die Strafe, weil sie jeden misslungenen Versuch bestrafen; bei den anderen zieht man nur einen Stein, weil sie kaputte Kombinationen bestrafen.
ruling-A18 = Bei Lanmi und Goliath kommen alle einzelnen Steine auf das eigene Brett, auch die vom Tisch, weil die Texte nur danach fragen, ob sie in einer Kombination liegen; darüber kann man streiten.
ruling-A19 = Liegt ein Joker vom Tisch einzeln, wenn die Zeit um ist, kommt alles zurück, und es kostet die Strafe, weil man sich sonst einen Joker kaufen könnte, indem man die Uhr ablaufen lässt.
ruling-A20 = Bei Lanmi endet das Spiel mit leerem Pot, wenn jemand ziehen müsste, weil sich bis dahin alle Regeln einhalten lassen; Goliath sagt nichts, also geht es weiter wie bei Broadway.
ruling-A21 = Bei leerem Pot dürfen bei John Adams nur die passen, die nichts legen können, sonst darf es jeder, und wenn alle einmal gepasst haben, ist das Spiel vorbei, weil der Verzicht sonst einen Stein kostet, den es nicht mehr gibt; damit weichen wir von Broadway und Babyboom ab, wo man spielt, bis niemand mehr kann.
ruling-A22 = Bei John Adams gewinnt bei Stillstand die kleinste Zahl, was wir als Summe lesen, weil der nächste Satz Werte zusammenzählt.
ruling-A23 = Bei Stillstand sind die Punkte eines Verlierers die Summe des Gewinners minus die eigene, also nie über null, weil der englische Text von Broadway sonst aus einem Verlust einen Gewinn machen würde.
ruling-A24 = Wer sich die kleinste Summe auf dem Brett teilt, gewinnt mit und bekommt seinen Teil der Punkte, weil kein Heft das entscheidet und sich die Punkte so immer noch aufheben.
ruling-A25 = Auch bei Stillstand zählt ein Joker auf dem Brett voll, weil die Regel über Joker keine Ausnahme macht.
ruling-A26 = Steht eine Partie dann immer noch gleich, gewinnt man gemeinsam, weil kein Heft weitergeht.
ruling-A27 = Sind im Pot weniger Steine, als man ziehen muss, nimmt man, was da ist, und schuldet nichts, weil kein Heft von Schulden spricht.
ruling-A28 = Wegen eines vergessenen Platzes kommt nie ein Stein in den Pot, weil das Programm sich jeden Platz merkt und den Tisch genau wiederherstellt.
ruling-A29 = Die strengere Strafe von Babyboom kommt zu den üblichen Steinen dazu und zählt die einzelnen Steine vom Tisch, weil sie allein milder sein könnte als die übliche.
ruling-A30 = Bei Broadway und John Adams darf man einen Joker auf jede Art holen, die gültige Kombinationen hinterlässt, weil ihre eigenen Bilder das tun, obwohl der Text genau den Stein verlangt.
ruling-A31 = Wo man Joker auf jede gültige Art holen darf, kann man einen überzähligen einfach nehmen, weil der Rest gültig ist; bei Lanmi nicht.
ruling-A32 = In einer { term-run } sagt der Platz eines Jokers, wofür er steht, weil sie der Größe nach liegt; nur Lanmi verbietet, ihn zu verschieben.
ruling-A33 = In einer { term-group } aus drei Steinen steht ein Joker für eine der beiden fehlenden Farben, gleich welche, in einer aus vier für die eine, die fehlt, weil vier Hefte das für drei so sagen.
ruling-A34 = Um den Joker in einer { term-group } aus drei Steinen zu ersetzen, reicht eine fehlende Farbe, und beide sind erlaubt, weil drei Hefte das sagen und in den anderen nichts dagegen spricht.
ruling-A35 = Eine Kombination darf mehrere Joker haben, wenn mindestens ein Stein mit Zahl dabei ist, weil sonst nichts festlegt, wofür sie stehen.
ruling-A36 = Ein Joker darf nicht unter der 1 oder über der höchsten Zahl stehen, weil es so einen Stein nicht gibt.
ruling-A37 = Ein geholter Joker darf allein zu Steinen vom Tisch, wenn man irgendwo einen Stein vom Brett legt, weil die Hefte nicht mehr verlangen; nur Lanmi will Steine vom Brett in seiner neuen Kombination.
ruling-A38 = Bei Broadway und John Adams darf man einen geholten Joker nicht einfach an eine alte Kombination legen, weil sie eine neue verlangen, wo Babyboom und Goliath das nicht tun; sicher ist das nicht.
ruling-A39 = Bei Lanmi braucht der geholte Joker so viele Steine vom Brett, dass sie mit ihm eine Kombination ergeben, weil diese aus dem Joker und Steinen vom Brett bestehen soll; danach darf man weiter anlegen.
ruling-A40 = Wo Lanmi von den zwei anderen Steinen einer { term-group } mit Joker spricht, sind die zwei fehlenden Farben gemeint, weil die Steine, die schon da sind, nichts ersetzen können.
ruling-A41 = Bei Lanmi darf man an eine Kombination mit Joker Steine von Brett oder Tisch anlegen, aber der Joker behält seinen Wert, weil Anlegen die einzige erlaubte Änderung ist.
ruling-A42 = Das Bild, in dem ein Joker nur mit Steinen vom Tisch frei wird, zeigt nur, wie er frei wird; einen Stein vom Brett muss man trotzdem legen, weil das immer so ist.
ruling-A43 = Das verlorene Bild, in dem eine blaue 5 den Joker frei macht, nehmen wir als 6, 7 und Joker, weil Goliath ein ähnliches Bild so anfängt; die anderen möglichen Tische prüfen wir mit.
ruling-A44 = Goliath sagt nicht, ob man vor der { term-initial-meld } einen Joker holen darf; man darf es nicht, weil der Tisch erst mit ihr frei wird.
ruling-A45 = Den Ruf zu vergessen, kostet nichts, weil kein Heft einen Preis nennt; hier ruft das Programm.
ruling-A46 = Orange und Gelb sind dieselbe vierte Farbe, weil sich die Schachteln nur in Name und Druck unterscheiden.
ruling-A47 = Wo im Heft von Goliath nur eine Sprache weniger oder etwas anderes sagt, richten wir uns nach den anderen, weil sich die übrigen vier einig sind.
ruling-A48 = Bei Goliath zieht einen Stein und keine Strafe, wer bis zum Ende der Zeit nichts getan hat, weil ein unberührter Tisch aus gültigen Kombinationen besteht und vier der fünf Sprachen dann nicht mehr verlangen.
ruling-A49 = Bei Lanmi zählt jeder Joker auf dem Brett voll, weil Babyboom jeden einzelnen zählt.
ruling-A50 = Bei Lanmi und Goliath zählt ein Joker vom Brett für die { term-initial-meld } als der Stein, für den er am Ende steht, weil die Punkte danach beurteilt werden, was dann auf dem Tisch liegt.
ruling-A51 = Bei Broadway und John Adams gilt eine { term-run } mit einem geholten Joker als geschnitten, wo immer sie sich in gültige Stücke schneiden lässt, weil ihre Steine so oder so am selben Platz liegen.
ruling-A52 = Wer bei John Adams bei leerem Pot legen könnte und die Zeit ablaufen lässt, hat nicht gepasst, weil sonst der Führende das Spiel aussitzen und bei Stillstand gewinnen könnte; tut es jemand dreimal hintereinander, ist das Spiel abgebrochen, wenn niemand einspringt.
