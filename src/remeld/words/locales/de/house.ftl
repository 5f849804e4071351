### Das Spielhaus im Netz: was es ablehnt, warum es eine Verbindung trennt, und was man am Tisch sagen kann.

## Wer fragt

refused-not-at-table = Du bist nicht an diesem Tisch. Setz dich, oder komm unter einem Namen herein.
refused-not-host = Das kann nur der Gastgeber.
refused-not-seated = Das geht nur mit einem Platz. Setz dich zuerst.
refused-not-your-seat = Das ist nicht dein Platz.
refused-kicked = Der Gastgeber hat dich von diesem Tisch entfernt, oder in der letzten Stunde jemand anderen aus deinem Netz.
refused-muted = Der Gastgeber hat dich hier stummgeschaltet.
refused-messages-off = An diesem Tisch gibt es nur Sprüche.
refused-bad-message = In dieser Nachricht steht nichts Lesbares.
refused-too-fast = Du hast gerade erst etwas gesagt. Warte eine Sekunde.
refused-no-session = Das Spielhaus kennt diesen Browser nicht. Lade die Seite neu.
refused-no-such-code = Dieser Code geht nicht. Er ist vertippt, schon benutzt oder zu alt.
refused-not-allowed = Das darf nicht jeder sehen.

## Der Tisch

refused-table-not-found = Diesen Tisch gibt es nicht. Prüfe den Code oder den Link.
refused-table-removed = Dieser Tisch wurde gelöscht, weil ihn lange niemand benutzt hat. Die Mitschriften seiner Spiele sind noch da.
refused-table-locked = Der Gastgeber hat diesen Tisch geschlossen. Niemand Neues kommt herein.
refused-table-crowded = An diesem Tisch sind schon { $most } Leute, mehr passen nicht hin. Ohne Namen kannst du zuschauen.
refused-quota = Du oder andere in deinem Netz habt hier schon so viel, wie das Spielhaus aufhebt. Laufende Spiele gehen weiter. Neues geht erst, wenn alte Tische gelöscht sind.
refused-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refused-name-taken = Den Namen { $name } hat an diesem Tisch schon jemand. Nimm einen anderen.
refused-name-needed = Es fehlt ein Name. Gib einen ein.
refused-unclear-name = „{ $name }“ ließe sich mit einem anderen Namen verwechseln. Nimm Buchstaben eines einzigen Alphabets, keine unsichtbaren oder gestapelten.
refused-colour-taken = Diese Farbe hat schon jemand. Nimm eine andere.
refused-unknown-person = Diese Person ist nicht mehr am Tisch.
refused-not-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
refused-unknown-seat = Diesen Platz gibt es nicht.
refused-seat-taken = Dieser Platz ist besetzt. Nimm einen anderen.
refused-seats-not-filled = { $empty ->
    [one] Ein Platz ist noch frei.
   *[other] { $empty } Plätze sind noch frei.
} Warte auf Mitspieler, nimm Computergegner dazu oder stell weniger Plätze ein.
refused-nobody-seated = Bisher sitzen hier nur Computergegner. Setz dich zuerst.
refused-too-many-seated = Besetzte Plätze: { $seated }, aber es soll nur noch { $seats } geben. Mach erst welche frei.
refused-nothing-changes = Das ist schon so.

## Einstellungen

refused-bad-clock = { $most ->
    [0] Zu dieser Uhr gehört keine Zahl.
   *[other] Die { term-time-limit } muss eine Zahl von { $least } bis { $most } sein.
}
refused-clock-needed = Diese Regeln brauchen eine Uhr, sobald zwei oder mehr Leute spielen. Wähle eine.
refused-bad-options = Diese Einstellungen sind nicht lesbar (bei { $where }).

## Spiele

refused-game-running = Das geht jetzt nicht. Warte, bis das Spiel oder die Partie vorbei ist.
refused-no-game = Es läuft kein Spiel.
refused-match-over = Die Partie ist vorbei. Fordere erst eine Revanche.
refused-match-not-over = Die Partie ist noch nicht vorbei.
refused-too-early = Dafür ist es zu früh. Versuch es später noch einmal.
refused-stale = Inzwischen hat sich der Tisch verändert. Sieh ihn dir noch einmal an.
refused-seen-ahead = Diese Seite kennt mehr vom Tisch, als das Spielhaus aufgehoben hat. Lade sie neu.
refused-no-such-game = Von diesem Spiel gibt es keine Mitschrift. Nur beendete Spiele haben eine.

## Wer dran ist

refused-not-your-turn = Dieser Platz ist nicht dran.
refused-seat-away = Auf diesem Platz spielt jetzt der Computer. Wenn es deiner ist, hol ihn dir erst zurück.
refused-seat-resigned = Auf diesem Platz wurde aufgegeben. Im nächsten Spiel ist er wieder dabei.
refused-seat-not-away = Auf diesem Platz springt kein Computer ein.
refused-not-a-computer = Auf diesem Platz sitzt kein Computergegner.
refused-hints-off = An diesem Tisch gibt es keine Tipps.

## Die Uhr

refused-no-clock = Dieses Spiel hat keine Uhr.
refused-clock-runs = In diesem Spiel läuft eine Uhr, und sie macht von selbst Schluss. Warte darauf.
refused-paused = Das Spiel macht Pause. Lass es erst weitergehen.
refused-not-paused = Das Spiel macht keine Pause.
refused-pause-offered = Jemand hat schon um eine Pause gebeten.
refused-no-pause-offered = Niemand hat um eine Pause gebeten.
refused-already-accepted = Du hast der Pause schon zugestimmt. Andere noch nicht.
refused-enough-time = So viel Zeit kann nicht mehr dazukommen. Gib weniger dazu.

## Mitschriften, Punkte und Hausregeln

refused-record-too-long = Diese Mitschrift ist länger, als ein Spiel sein kann.
refused-record-of-another-seat = Diese Mitschrift zeigt nur, was { $seen ->
    [none] ein Zuschauer gesehen hat.
   *[other] Platz { $seen } gesehen hat.
}
refused-racks-differ = Alle Spiele einer Partie haben gleich viele Bretter. Diese nicht.
refused-winner-has-tiles = Jemand soll ein Spiel gewonnen haben, hat aber noch Steine.
refused-loser-has-none = Jemand hat keine Steine mehr, soll aber nicht gewonnen haben.
refused-no-such-house = Unter diesem Link gibt es keine Hausregeln.
refused-key-taken = Diese Hausregeln lassen sich nicht speichern, weil andere denselben Link haben.

## Das Spielhaus selbst

refused-unreadable = Das Spielhaus kann diese Nachricht nicht lesen (bei { $where }). Lade die Seite neu.
refused-unknown-kind = Das Spielhaus weiß nicht, was diese Nachricht will. Lade die Seite neu.
refused-unreadable-body = Das Spielhaus kann diese Anfrage nicht lesen. Lade die Seite neu.
refused-bad-request = Das Spielhaus kann mit dieser Anfrage nichts anfangen. Lade die Seite neu.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-method-not-allowed = Das geht unter dieser Adresse nicht.
refused-too-long = Das ist länger, als das Spielhaus annehmen kann.
refused-reload = Diese Seite ist älter als das Spielhaus. Lade sie neu.
refused-server-too-old = Diese Seite ist neuer als das Spielhaus. Versuch es später noch einmal.
refused-wrong-host = Unter dieser Adresse ist das Spielhaus nicht offen. Nimm die, mit der es geöffnet wurde.
refused-wrong-origin = Das kommt von einer fremden Seite. Öffne das Spielhaus unter seiner eigenen Adresse.
refused-not-the-machine = Nur ein Browser auf dem Rechner des Spielhauses kann es für ein Netz öffnen.
refused-no-such-network = { $address } ist keine Adresse dieses Rechners.
refused-network-taken = Den Port bei { $address } hat ein anderes Programm. Nimm eine andere Adresse oder starte das Spielhaus mit einem anderen --port.
refused-busy = Im Spielhaus ist gerade viel los. Versuch es gleich noch einmal.
refused-too-hard = Diese Frage würde zu lange dauern. Stell eine leichtere.
refused-draining = Das Spielhaus wird gerade aktualisiert, darum beginnen keine neuen Spiele. Die laufenden gehen weiter. Versuch es später noch einmal.
refused-banned = Deine Adresse ist in diesem Spielhaus gesperrt.
refused-house-full = Das Spielhaus ist voll. Versuch es später noch einmal.
refused-too-many = Aus deinem Netz kommen zu viele Verbindungen. Schließ ein paar Seiten, oder versuch es später noch einmal.
refused-too-often = Aus deinem Netz kamen zu viele Anfragen. Warte ein wenig und versuch es noch einmal.
refused-storage-failed = Das Spielhaus kommt gerade nicht an seine Tische heran. Versuch es gleich noch einmal.
refused-unexpected-error = Im Spielhaus ist etwas schiefgegangen. Versuch es noch einmal, und melde es, wenn es wieder geschieht.

## Warum eine Verbindung getrennt wurde

closed-banned = { refused-banned }
closed-flood = Du hast zu viele Nachrichten geschickt. Warte ein wenig und verbinde dich neu.
closed-forgotten = Du hast dich aus diesem Spielhaus gelöscht.
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-removed = { refused-table-removed }
closed-restart = Das Spielhaus startet neu. Dein Spiel bleibt erhalten. Verbinde dich gleich wieder.
closed-server-too-old = { refused-server-too-old }
closed-signed-out = Du bist in diesem Browser abgemeldet.
closed-slow = Deine Verbindung ist zu langsam für das Spiel. Verbinde dich neu.
closed-table-not-found = { refused-table-not-found }
closed-unreadable = Das Spielhaus kann nicht lesen, was diese Seite schickt. Lade die Seite neu.

## Wie gut ein Computergegner spielt

level-easy = leicht
level-best = Profi
level-chick = Küken
level-rabbit = Hase
level-hedgehog = Igel
level-cat = Katze
level-badger = Dachs
level-fox = Fuchs
level-owl = Eule
level-dragon = Drache
level-says-chick = Ich lege, was ich auf der Hand habe. Auf einen vollen Tisch schaue ich kaum.
level-says-rabbit = Manchmal borge ich mir einen Stein vom Tisch für eine Kombination.
level-says-hedgehog = Ich bewege bis zu drei Steine auf dem Tisch, wenn ich nichts übersehe.
level-says-cat = Ich lege jedes Mal so viele Steine, wie ich kann, und übersehe selten einen.
level-says-badger = Am liebsten warte ich, bis ich alles auf einmal legen kann, aber oft werde ich ungeduldig.
level-says-fox = Ich behalte die meisten Steine, bis ich alle auf einmal legen kann. Manchmal werde ich ungeduldig.
level-says-owl = Ich warte, und dann lege ich alles auf einmal. Gegen Ende achte ich darauf, was meine Steine wert sind.
level-says-dragon = Ich halte mich zurück, zähle die Steine, die noch keiner gezeigt hat, und spiele am Ende alles im Kopf durch.

## Die Farben der Plätze

seat-colour-coral = Korallenrot
seat-colour-gold = Gold
seat-colour-leaf = Blattgrün
seat-colour-sky = Himmelblau
seat-colour-plum = Pflaume
seat-colour-slate = Schiefergrau

## Kurze Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thank-you = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-let-me-think = Lass mich überlegen.
phrase-take-your-time = Lass dir Zeit.
phrase-your-turn = Du bist dran.
phrase-back-soon = Bin gleich wieder da.
phrase-i-am-back = Bin wieder da.
phrase-one-more-game = Noch ein Spiel?
phrase-good-game = Schönes Spiel!
phrase-goodbye = Tschüss!

## Bilder

phrase-smile = Lächeln
phrase-laugh = Lachen
phrase-clap = Beifall
phrase-heart = Herz
phrase-thumbs-up = Daumen hoch
phrase-surprise = Überraschung
phrase-sad = Trauriges Gesicht
phrase-think = Nachdenkliches Gesicht
