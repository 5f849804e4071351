### Was an einer Frage, einem Text oder einem Befehl nicht stimmt.

## Stellen

error-where = { $where ->
    [draft] im Entwurf
    [game] im Spiel
    [heap] im Haufen
    [house-file] in der Datei mit Hausregeln
    [line] in der Zeile
    [move] in der Eingabe
    [new-table] im neuen Tisch
    [position] in der Stellung
    [rack] im Brett
    [racks] in den Brettern
    [rules] in den Regeln
    [set] in der Kombination
    [table] im Tisch
    [table-and-rack] in Tisch und Brett
    [tile] im Stein
   *[other] in { $where }
}

## Unlesbarer Text

error-unknown-tile = „{ $part }“ ist kein Stein (Zeichen { $place } { error-where }). Ein Stein ist k, r, b oder o und eine Zahl von 1 bis 13, zum Beispiel b8; ein Joker ist j, oder j=b8, wenn er für b8 steht.
error-run-falls = „{ $part }“ zählt rückwärts (Zeichen { $place } { error-where }). Schreib die kleinere Zahl zuerst, zum Beispiel b4-9.
error-not-one-tile = „{ $part }“ ist nicht ein einzelner Stein (Zeichen { $place } { error-where }).
error-unexpected-comma = Hier gehört kein Komma hin (Zeichen { $place } { error-where }). Schreib Leerzeichen zwischen die Steine.
error-empty-set = Eine Kombination ohne Steine (Zeichen { $place } { error-where }). Ein Komma steht nur zwischen zwei Kombinationen.
error-text-too-long = Zu viel Text { error-where }. Es dürfen { $place } Zeichen sein.
error-unknown-move = „{ $part }“ geht hier nicht (Zeichen { $place } { error-where }). Es gibt draw, pass, oder play und den neuen Tisch.
error-remeld-position-missing = Mit „{ $part }“ fängt keine Stellung an (Zeichen { $place } { error-where }). Am Anfang stehen remeld-position und die Version.
error-rules-missing = Wo „{ $part }“ steht, sollten die Regeln stehen (Zeichen { $place } { error-where }).
error-turn-missing = Wo „{ $part }“ steht, sollte stehen, wer dran ist (Zeichen { $place } { error-where }).
error-pool-missing = Wo „{ $part }“ steht, sollte der Pot stehen (Zeichen { $place } { error-where }).
error-table-missing = Wo „{ $part }“ steht, sollte der Tisch stehen (Zeichen { $place } { error-where }).
error-racks-missing = Nach „{ $part }“ fehlen die Bretter (Zeichen { $place } { error-where }).
error-unknown-part = „{ $part }“ gehört nicht zu einer Stellung (Zeichen { $place } { error-where }). Ein Brett fängt mit melded oder new an.
error-unknown-ruleset = „{ $part }“ sind keine Regeln (Zeichen { $place } { error-where }). Regeln sind eine Ausgabe, mit Änderungen in Klammern: goliath(jokers=4).
error-unknown-rule = Eine Regel „{ $part }“ gibt es nicht (Zeichen { $place } { error-where }).
error-unknown-value = „{ $part }“ kann keine Regel als Wert haben (Zeichen { $place } { error-where }).
error-bad-big-set = „{ $part }“ ist kein großer Satz (Zeichen { $place } { error-where }). Schreib die kleinste Zahl der Spieler, die Farben, wie oft es jeden Stein gibt, und die Joker, zum Beispiel 5/4/3/4.
error-unexpected-text = „{ $part }“ gehört hier nicht hin (Zeichen { $place } { error-where }).
error-unreadable-house = Weder TOML noch JSON (Zeichen { $place } { error-where }): „{ $part }“

## Stellungen und Mitschriften

error-unknown-version = Version „{ $part }“ kann dieses Programm nicht lesen. Es liest Version 1.

## Regeln, Spieler und Steine

error-bad-rule = { $field } ist { $value }. Erlaubt ist: { $allowed }.
error-unknown-edition = Eine Ausgabe „{ $key }“ gibt es nicht. Es gibt: { $known }.
error-no-such-player = Einen Spieler „{ $key }“ gibt es nicht. Es gibt { $known } oder Modul:Attribut.
error-bad-player = „{ $key }“ ist kein Spieler: { $why }
error-bad-limit = „{ $part }“ ist keine Grenze. Möglich sind 400r (Durchspiele), 250ms oder 1s (Rechenzeit).
error-bad-players = Diese Regeln sind für { $least } bis { $most } Spieler, nicht für { $players }.
error-unknown-clause = Eine Regel „{ $id }“ gibt es nicht. Es gibt R1 bis R87.
error-unknown-field = Eine Regel „{ $field }“ gibt es nicht.
error-tile-not-in-box = { $tile } { error-where }: Diesen Stein gibt es in der Schachtel nicht.
error-tile-too-often = { $found }-mal { $tile } { error-where } ist zu oft. In der Schachtel { $held ->
    [one] ist einer davon.
   *[other] sind { $held } davon.
}
error-table-not-legal = Kombination { $set } auf dem Tisch war schon vorher nicht gültig. { $fault }

## Sprachen

error-unknown-language = Eine Sprache „{ $part }“ gibt es nicht. Es gibt: { $known }.

## Was jetzt nicht geht

error-illegal-turn = Das gilt so nicht.
error-game-over = Das Spiel ist vorbei.
error-not-your-turn = Platz { $seat } ist nicht dran.
error-time-is-up = Die Zeit ist um.
error-time-not-up = Die Zeit ist noch nicht um.
error-bad-extension = Zeit kann nur dazukommen.
error-bad-draft = Auf diesem Tisch liegen andere Steine als vorher auf Tisch und Brett.
error-pool-empty = Es gibt nichts mehr zu ziehen. Lege oder passe.
error-pool-not-empty = Der Pot ist nicht leer. Lege oder zieh.
error-already-drew = Es wurde schon ein Stein gezogen. Lege oder passe.
error-must-play = Es lässt sich ein Stein legen, also muss das auch sein.
error-seat-resigned = Auf diesem Platz wurde schon aufgegeben.
error-unexpected-event = Das kann hier nicht geschehen.
error-bad-bell = Nach Ablauf der Zeit liegt der Tisch nicht so, wie es die Regeln verlangen.
error-option-not-offered = Bei dieser Ausgabe gibt es { $option ->
    [big-set] keinen großen Satz für so wenige Spieler.
    [seats-by-draw] keine Plätze nach dem Ziehen.
    [strict-penalty] keine strengere Strafe.
   *[other] { $option } nicht.
}
error-draw-never-ends = Bei { $players } Spielern und { $numbers } Zahlen ziehen immer einige die gleiche Zahl, und das Ziehen um die Plätze nimmt kein Ende. Lasst nur die Gleichen neu ziehen.
error-unknown-seat = Einen Platz „{ $part }“ gibt es nicht. Die Plätze sind ab 0 gezählt.
error-bad-name = „{ $name }“ kann kein Name sein. Ein Name hat 1 bis 40 sichtbare Zeichen.
error-bad-word = „{ $word }“ kann nicht ins Mischen eingehen. Ein Wort hat höchstens 100 sichtbare Zeichen.

## Mitschriften

error-not-a-record = Das ist keine Mitschrift. Die erste Zeile ist „{ $part }“, aber eine Mitschrift fängt mit remeld-record und der Version an.
error-record-too-long = Das ist keine Mitschrift: { $part } Zeichen sind mehr, als ein Spiel haben kann.
error-more-than-the-box = Schritt { $event } der Mitschrift: Auf dem Tisch und den Brettern sind mehr Steine als die { $held } der Schachtel.
error-unknown-heading = Zeile { $line } der Mitschrift: „{ $part }“ gehört zu keinem Kopfeintrag.
error-heading-twice = Zeile { $line } der Mitschrift: Den Kopfeintrag „{ $part }“ gab es schon.
error-heading-missing = Zeile { $line } der Mitschrift: Der Kopfeintrag „{ $part }“ fehlt.
error-unknown-option = Zeile { $line } der Mitschrift: Eine Einstellung „{ $part }“ gibt es nicht.
error-bad-commitment = Zeile { $line } der Mitschrift: „{ $part }“ ist kein Siegel. Ein Siegel hat 64 Ziffern von 0 bis f.
error-bad-rules = Zeile { $line } der Mitschrift: Diese Regeln sind nicht lesbar: „{ $part }“. { $reason }
error-bad-heading = Zeile { $line } der Mitschrift: Dieses Spiel kann es nicht geben. { $reason }
error-not-a-number = Zeile { $line } der Mitschrift: „{ $part }“ ist keine Zahl.
error-not-a-text = Zeile { $line } der Mitschrift: „{ $part }“ ist kein Text in doppelten Anführungszeichen.
error-unreadable-line = Zeile { $line } der Mitschrift: „{ $part }“ ist kein Schritt mit Nummer und Zeit.
error-unknown-event = Zeile { $line } der Mitschrift: Einen Schritt „{ $part }“ gibt es nicht.
error-unreadable-event = Zeile { $line } der Mitschrift: „{ $part }“ ist kein Schritt dieses Spiels.
error-unreadable-tiles = Zeile { $line } der Mitschrift: Die Steine sind nicht lesbar. { $reason }

## Mitschriften, die lesbar sind, aber nicht stimmen

error-number-out-of-order = Dieser Schritt sollte die Nummer { $expected } haben.
error-time-goes-back = Die Zeit dieses Schritts liegt vor der des letzten, das ist { $expected }.
error-commitment-differs = Das Geheimnis passt nicht zum Siegel, das ist { $expected }.
error-event-missing = Dieser Schritt fehlt: { $expected }
error-event-differs = Nach den Regeln sollte dieser Schritt so aussehen: { $expected }
error-racks-differ = Die Bretter am Ende passen nicht zu dem, was vorher davon zu sehen war.

## Das Spiel im Terminal

error-unknown-command = „{ $part }“ ist weder ein Befehl noch ein Stein. Mit help siehst du alles, was geht.
error-tiles-missing = Welche Steine? Schreib sie hinter den Befehl, zum Beispiel r1 r2 r3.
error-tile-not-yours = Weder auf deinem Brett noch in deiner Hand: { $tiles }.
error-tile-not-in-set = In Kombination { $set } ist kein Stein { $tile }.
error-unknown-set = Eine Kombination { $set } gibt es nicht. { $most ->
    [0] Der Tisch ist leer.
    [one] Es gibt nur Kombination 1.
   *[other] Die Kombinationen haben die Nummern 1 bis { $most }.
}
error-which-set = Welche Kombination? Schreib ihre Nummer hinter { $tiles }.
error-which-split = Wo? Schreib die Kombination und den Stein, mit dem der zweite Teil anfängt, zum Beispiel split 2 r6.
error-cannot-split = Kombination { $set } lässt sich vor { $tile } nicht teilen.
error-which-join = Welche zwei Kombinationen? Schreib ihre Nummern, zum Beispiel join 1 3.
error-cannot-join = Kombination { $set } lässt sich nicht mit sich selbst zusammenlegen.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-draft-not-empty = Du hast schon Steine bewegt. Mit end bist du fertig, mit reset liegt alles wieder wie vorher.
error-file-missing = Welche Datei? Schreib ihren Namen hinter save.
error-file-not-written = Die Mitschrift lässt sich nicht in { $file } schreiben: { error-reason }.

## Die Befehlszeile

error-no-such-command = Einen Befehl „{ $part }“ gibt es nicht. Es gibt: { $known }.
error-no-such-option = Eine Option { $option } gibt es hier nicht.
error-option-twice = Die Option { $option } steht zweimal da.
error-option-without-value = Die Option { $option } braucht einen Wert.
error-option-with-value = Die Option { $option } hat keinen Wert.
error-missing-option = Es fehlt: { $option }.
error-stray-argument = „{ $part }“ gehört hier nicht hin. Um einen Text mit Leerzeichen gehören Anführungszeichen.
error-misuse = Diese Befehlszeile ist nicht zu verstehen: { $part }
error-edition-and-house = Nimm entweder --edition oder --house, nicht beides: Die Datei mit Hausregeln nennt ihre Ausgabe selbst.
error-bad-number = { $option } ist „{ $part }“, muss aber eine ganze Zahl von { $least } bis { $most } sein.
error-position-alone = Entweder --position oder --table und --rack, nicht beides: eine Stellung hat selbst Tisch und Brett.
error-puzzle-twice = Gib entweder { $option } oder { $other } an, nicht beides: Jedes wählt das Rätsel aus.
error-picture-kind = „{ $part }“ kann nicht gezeichnet werden. Der Name der Datei muss auf .svg oder .png enden.
error-unknown-shell = Für die Shell „{ $part }“ gibt es nichts. Es gibt etwas für { $known }.
error-extra-missing = Dazu fehlen Pakete ({ $what }). Man installiert sie mit: pip install "remeld[{ $extra }]"
error-page-missing = Die Seite fehlt, deshalb gibt es nichts, worin man spielen könnte. In einer Kopie des Projekts baut python3 run.py sie; sonst installiert man Remeld, wie es veröffentlicht ist, mit seiner Seite: pip install --force-reinstall "remeld[play]". Im Terminal spielt remeld tui auch ohne sie.
error-bad-objective = „{ $part }“ ist kein Ziel. Es gibt: { $known }.
error-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { error-reason }.
error-file-too-long = Die Datei { $file } ist zu lang. Sie darf { $most } Bytes haben.
error-file-not-text = Die Datei { $file } ist kein Text: Byte { $byte } ist { $part }, das ist kein UTF-8.
error-system = { $file ->
    [none] Das System weigert sich: { error-reason }.
   *[other] Das System weigert sich bei { $file }: { error-reason }.
}
error-internal = Das hätte nicht geschehen dürfen, bitte melde es: { $part }
error-seat-not-seen = Diese Mitschrift zeigt nicht, was Platz { $part } gesehen hat. Sie zeigt, was { $known ->
    [spectator] ein Zuschauer gesehen hat.
   *[other] Platz { $known } gesehen hat.
}
error-review-not-over = Dieses Spiel ist nicht zu Ende. Auswerten lässt es sich erst danach.
error-review-wrong = Diese Mitschrift stimmt nicht und lässt sich nicht auswerten. Schritt { $event } ist falsch: remeld verify sagt, warum.
error-opening-size = Zum Eröffnen braucht es 1 bis { $most } Steine, nicht { $count }.
error-opening-rules = Nach diesen Regeln gibt es hier kein Eröffnen zu betrachten.

## Punkte

error-not-json = Das ist kein JSON-Dokument: Zeile { $line }, Zeichen { $place }, bei „{ $part }“.
error-json-too-much = In diesem JSON-Dokument steht mehr, als sich lesen lässt. Es beginnt mit „{ $part }“.
error-key-twice = „{ $part }“ steht zweimal an derselben Stelle.
error-not-an-object = Wo { $part } steht, sollte ein Objekt in geschweiften Klammern stehen.
error-unknown-key = „{ $part }“ gehört hier nicht hin. Möglich sind { $known }.
error-bad-score-rules = { $part } sind keine Regeln: edition ist ein Name, und house ist ein Objekt in geschweiften Klammern.
error-editions-differ = edition sagt { $part }, die Hausregeln aber { $known }. Eine der beiden Angaben muss weg.
error-big-set-not-said = big_set ist { $part }, muss aber true oder false sein.
error-no-games = Es gibt kein Spiel zu werten. games ist { $part }, muss aber eine Liste von Spielen sein.
error-in-game = Spiel { $game }: { $reason }
error-bad-racks = racks ist { $part }, muss aber die Steine jedes Spielers enthalten, zum Beispiel "Anna": "r5 j".
error-in-rack = Das Brett von { $name }: { $reason }
error-other-players = Das sind nicht die Spieler des ersten Spiels. Das waren { $known }.
error-unknown-player = { $part } spielt nicht mit. Es spielen { $known }.
error-winner-has-tiles = { $name } soll gewonnen haben, hat aber noch Steine.
error-loser-has-none = { $name } hat keine Steine mehr, soll aber nicht gewonnen haben.

## Spielhaus

error-bad-setting = { $option } ist „{ $part }“, { $must ->
    [number] muss aber eine Zahl sein.
    [yes-or-no] muss aber yes oder no sein.
    [like] muss aber aussehen wie { $allowed }.
   *[be] erlaubt ist aber: { $allowed }.
}
error-database-failed = Die Datenbank geht nicht: { $why ->
    [address] Ihre Adresse stimmt nicht. Sie sieht so aus: sqlite:///house.db oder postgresql://host/house.
    [busy] Ein anderes Programm hält sie.
    [damaged] Sie ist beschädigt oder gar keine Datenbank. Kopiere sie an einen sicheren Ort und hole dann mit remeld restore die letzte Sicherung zurück.
    [full] Der Datenträger ist voll.
    [locked] Ein anderes Spielhaus hat sie geöffnet.
    [schema] Sie passt nicht zu diesem Programm oder stammt von einem neueren.
    [unavailable] Ihr Server antwortet nicht.
   *[other] Sie meldet einen Fehler. Welchen, steht im Protokoll.
}
error-no-network = Dieser Rechner ist mit keinem Netz verbunden.
error-unknown-entry = Diesen Tisch hat ein neueres Programm verändert, und dieses kann ihn nicht lesen: Es kennt „{ $kind }“ nicht.

## Gründe, die das System nennt

error-reason = { $reason ->
    [ENOENT] Datei oder Ordner fehlt
    [EACCES] Das ist nicht erlaubt
    [EPERM] Das ist nicht erlaubt
    [EISDIR] Das ist ein Ordner
    [ENOTDIR] Den Ordner gibt es nicht
    [EEXIST] Es gibt sie schon
    [ENAMETOOLONG] Der Name ist zu lang
    [ENOSPC] Der Speicher ist voll
    [EADDRINUSE] Die Adresse ist schon in Gebrauch
    [EADDRNOTAVAIL] Diese Adresse hat der Rechner nicht
   *[other] { $reason }
}

error-not-a-backup = { $file } ist keine Sicherung eines Spielhauses.
error-backup-damaged = Die Sicherung { $file } ist beschädigt: { $why ->
    [short] Sie hört zu früh auf.
    [log] Eintrag { $entry } im Verlauf des Tisches { $table } ist falsch.
   *[changed] Sie ist nicht mehr, was einmal geschrieben wurde.
} Wiederhergestellt wurde nichts.
error-backup-newer = Die Sicherung { $file } stammt von einem neueren Programm. Installiere zuerst dieses.
error-backup-exists = { $file } gibt es schon. Nimm einen anderen Namen.
error-house-not-empty = In der Datenbank ist schon ein Spielhaus. Eine Sicherung kommt nur in eine leere.
error-no-house = In dieser Datenbank ist kein Spielhaus.

error-no-admin-socket = Nenne den Socket des Spielhauses mit --admin-socket oder REMELD_ADMIN_SOCKET.
error-admin-unreachable = Bei { $file } antwortet kein Spielhaus. Ist es offen, mit diesem --admin-socket, und betreibst du es?
error-no-such-action = remeld admin kennt „{ $part }“ nicht. Es kennt { $known }.
error-about-missing = Bei { $action } muss dabei stehen, worum es geht.
error-no-such-table = Einen Tisch „{ $part }“ gibt es nicht.
error-not-banned = { $part } ist nicht gesperrt.
error-bad-address = „{ $part }“ ist keine Adresse wie 192.0.2.7 oder 2001:db8:1:2::/64.
error-bad-message = Eine Nachricht hat höchstens { $most } Zeichen, die man zeigen kann.

## Arena

error-bots-and-players = --bots nennt { $count } Spieler, aber --players sagt { $players }.
error-levels-and-players = --level nennt { $count } Computergegner, aber am Tisch sitzen { $seats }. Nenne einen für alle oder für jeden einen.
error-bad-test = --test ist „{ $part }“, muss aber aus zwei Prozentzahlen bestehen, die kleinere zuerst, wie 50:55, oder aus einer, wie 50.
error-arena-needs-two = Die Arena braucht mindestens zwei verschiedene Spieler, jeden einmal in --bots genannt.
error-results-unreadable = { $file } ist keine Ergebnisdatei oder eine einer anderen Version.
error-results-damaged = Die Ergebnisdatei { $file } ist beschädigt: Zeile { $line } ist nicht so, wie sie geschrieben wurde.
error-results-of-another-run = { $file } gehört zu einem anderen Lauf: Dort ist { $part } { $value }. Gib dieselben Optionen wieder an oder eine andere Datei.
error-results-busy = In { $file } schreibt gerade ein anderer Lauf.
error-arena-breach = Das hätte nicht geschehen dürfen, bitte melde es: { $what ->
    [tiles] Steine sind verschwunden oder dazugekommen
    [scores] die Punkte stimmen nicht
    [record] die Mitschrift stimmt nicht
   *[endless] das Spiel endet nie
} (Verteilung { $deal }, Drehung { $rotation }, { $players })
error-faulty-player = { $key } kann nicht weiterspielen (Verteilung { $deal }, Drehung { $rotation }): { $why }
error-workers-die = { $count } Prozesse sind nacheinander abgestürzt. Vielleicht reicht der Speicher nicht: Versuche es mit weniger --workers.
error-fast-not-exact = --fast gibt es nur für { $known }: Sonst spielt die Simulation nicht ganz dasselbe Spiel.
error-fast-player = --fast kennt { $key } nicht.
error-ray-unreachable = Unter { $part } gibt es keinen Ray-Cluster: { $why }

error-unknown-puzzle = Rätsel der Art „{ $part }“ gibt es nicht. Die Arten sind { $known }.
error-unknown-drill = Die Übung „{ $part }“ gibt es nicht. Die Übungen sind { $known }.
error-no-puzzle = In { $edition } wurde kein Rätsel der Art { $kind } gefunden. Versuche es mit einem anderen --seed.
error-bad-date = „{ $part }“ ist kein Datum. Schreib es so: 2026-11-18.
error-not-a-puzzle = Das ist kein Rätsel: „{ $part }“.
error-no-such-puzzle = Ein Rätsel { $number } gibt es nicht: Es sind 1 bis { $most }.
