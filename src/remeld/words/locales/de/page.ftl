### Die Seite im Browser: Bildschirme, Knöpfe und Meldungen.

## Überall

page-title = Remeld – das Spiel mit { term-run.many } und { term-group.many }
page-nav = Sprache und Einstellungen
page-language = Sprache
page-settings = Einstellungen
page-close = Schließen
page-cancel = Abbrechen
page-apply = Übernehmen
page-change = Ändern
page-remove = Entfernen
page-moment = Moment …
page-to-start = Startseite
page-try-again = Noch mal versuchen
page-try-now = Jetzt versuchen
page-load-again = Neu laden
page-not-affiliated = Remeld hat nichts mit den Herstellern von Rummikub® zu tun.
page-house-rules = { $edition } mit Hausregeln
page-house-named = { $name } ({ $edition })
page-messages = Meldungen
page-version = Version { $version }
page-docs = Dokumentation (auf Englisch)

## Startseite

page-start-heading = { term-run.many }, { term-group.many } und ein Geistesblitz
page-start-lead = Der Klassiker mit den Zahlensteinen. Leg deine Steine ab, nimm auseinander, was liegt, bau Neues: Wer zuerst keine mehr hat, gewinnt.
page-play-now = Gleich spielen
page-play-now-terms = { $edition }, { $count ->
    [one] ein Computergegner
   *[other] { $count } Computergegner
}, ohne Uhr.
page-way-computers = Gegen den Computer spielen
page-way-friends = Mit Freunden spielen
page-way-friends-about = Schick einen Link oder zeig einen QR-Code. Niemand braucht ein Konto.
page-way-pass = An einem Gerät
page-way-pass-about = Mehrere Leute, ein Gerät. Beim Weitergeben bleiben die Bretter verdeckt.
page-way-public = Öffentliche Tische
page-way-public-about = Setz dich zu anderen oder schau zu.
page-join = Mit Code oder Link dazukommen
page-join-go = Los
page-name = Dein Name
page-colour = Deine Farbe
page-guest = Gast
page-go-on = Weiter, wo du warst
page-go-on-here = Weiter
page-more = Und sonst noch
page-more-learn = Spielen lernen
page-more-rules = Regeln
page-more-puzzles = Rätsel
page-more-practice = Dein Spiel
page-more-replay = Ein Spiel nachspielen
page-more-aside = Für einen echten Tisch
page-session-expired = Dieses Spielhaus kennt diesen Browser nicht mehr.
page-session-expired-way = Hast du einen Rückkehrcode?

## Liste der Tische

page-seats-free = { $count ->
    [0] alle Plätze besetzt
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-game-of = Spiel { $game } von { $games }
page-nobody-yet = Noch niemand
page-open-own = Tisch eröffnen
page-sit-down = Hinsetzen
page-look-on = Zuschauen
page-no-public = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen, dann können andere kommen.

## Ein neuer Tisch

page-who-plays = Wer spielt an diesem Gerät?
page-player = Spieler { $seat }
page-add-person = Noch jemand
page-computers = Computergegner
page-level = Wie gut sie spielen
page-level-adjust = Passt sich mir an
page-level-adjust-about = Spielt ungefähr so gut wie du. Das ändert sich mit deinen Ergebnissen; sie bleiben auf diesem Gerät.
page-level-of = Spieler { $number }
page-level-quote = „{ $text }“
page-edition = Ausgabe
page-edition-facts = Was in dieser Ausgabe gilt
page-plays-joker-newSet = Ein geholter Joker bildet eine neue Kombination
page-plays-joker-anySet = Ein geholter Joker darf in jede Kombination
page-plays-joker-newSetWithRackTiles = Ein geholter Joker bildet mit Steinen vom Brett eine neue Kombination
page-plays-clock-fixed = Uhr: { $count } Sekunden
page-plays-clock-optional = Uhr: { $count } Sekunden, oder keine
page-plays-clock-none = Ohne Uhr
page-plays-winner-mostGames = Die meisten Siege gewinnen
page-plays-winner-highestTotal = Die meisten Punkte gewinnen
page-make-house = Hausregeln machen
page-seats = Plätze
page-seats-about = Freie Plätze kann der Computer übernehmen.
page-clock = { term-time-limit }
page-clock-edition = { $count ->
    [one] Eine Sekunde
   *[other] { $count } Sekunden
}
page-clock-edition-about = Wie im Heft dieser Ausgabe. Ist der Tisch gültig, wenn die Zeit um ist, zählt er.
page-clock-seconds = Eigene
page-clock-seconds-about = Eine Hausregel. Ist der Tisch gültig, wenn die Zeit um ist, zählt er.
page-clock-seconds-length = Sekunden
page-clock-days = Tage
page-clock-days-about = Für ein Spiel nebenbei: Komm wieder und spiel, wenn du Zeit hast.
page-clock-days-length = Tage
page-clock-none = Keine Uhr
page-clock-none-about = Lass dir so viel Zeit, wie du willst.
page-hints = Tipps
page-hints-about = Wenn du dran bist, darfst du fragen: Geht etwas, mit welchen Steinen, und wie?
page-public = Öffentlicher Tisch
page-public-about = Alle in diesem Spielhaus sehen den Tisch in der Liste. Sonst finden ihn nur die, die den Link haben.
page-more-options = Mehr Einstellungen
page-length-games = Spiele in der Partie
page-length-rounds = Durchgänge in der Partie
page-length-each = eins je Spieler
page-length-about = Leer lassen für das, was im Heft steht.
page-option-strict_penalty = Strengere Strafe
page-option-strict_penalty-about = Die strengere der beiden Strafen im Heft, wenn die Zeit um und der Tisch nicht in Ordnung ist.
page-option-seats_by_draw = Plätze nach dem Ziehen
page-option-seats_by_draw-about = Das Ziehen um den Anfang entscheidet auch, wer wo sitzt.
page-option-big_set = Großer Satz
page-option-big_set-about = Auch zu wenigen mit den Steinen der großen Schachtel spielen.
page-thinking = Computergegner lassen sich Zeit
page-thinking-about = Sie überlegen so lange wie ein Mensch. Sonst legen sie sofort.
page-delay = Verzögerung für Zuschauer in Sekunden
page-delay-about = Damit niemand beim Zuschauen helfen kann.
page-open-table = Tisch eröffnen
page-begin = Anfangen

## Vor dem Spiel

page-waiting-title = Dein Tisch ist bereit
page-waiting-guest = Der Tisch von { $player }
page-waiting-for-host = { $player } fängt an, wenn alle da sind.
page-waiting-for-more = { $count ->
    [one] Ein Platz ist frei. Lade jemanden ein, oder gib ihn dem Computer.
   *[other] { $count } Plätze sind frei. Lade Leute ein, oder gib sie dem Computer.
}
page-waiting-ready = Alle Plätze sind besetzt. Fang an, wann du willst.
page-waiting-nobody = Setz dich zuerst hin, oder warte, bis es jemand tut.
page-seat-empty = Freier Platz
page-sit-here = Hier hinsetzen
page-sit-other = An diesem Gerät
page-add-computer = Computergegner
page-computer-level = Computergegner: { $level }
page-host = Gastgeber
page-not-here = Gerade nicht da
page-stand = Aufstehen
page-remove-name = { $player } entfernen
page-watching = Zuschauer: { $names }
page-fill-and-start = { $count ->
    [one] Mit einem Computergegner anfangen
   *[other] Mit { $count } Computergegnern anfangen
}
page-start = Spiel anfangen
page-leave = Tisch verlassen
page-invite = Einladen
page-invite-about = Wer diesen Link hat, kann sich setzen oder zuschauen.
page-invite-machine = Dieser Link geht nur auf diesem Rechner.
page-invite-network = Dieser Link geht im Netz von { $address }, zum Beispiel im selben WLAN.
page-network-open = Mein Netz hereinlassen
page-network-change = Andere Adresse
page-network-title = Für dein Netz öffnen?
page-network-about = Wer in deinem Netz ist und den Link hat, kann dann in dieses Spielhaus kommen. Am Tisch merkt niemand etwas davon, und es bleibt so, bis das Spielhaus geschlossen wird.
page-network-address = Adresse dieses Rechners
page-network-yes = Öffnen
page-invite-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Der Link ist kopiert.
page-not-copied = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.
page-share = Teilen
page-share-text = Komm an meinen Tisch und spiel mit:
page-qr = QR-Code des Links
page-code = Code zum Eintippen
page-lock = Tisch schließen
page-lock-about = Niemand Neues kommt herein, auch nicht zum Zuschauen.
page-rules-of = Regeln: { $edition }
page-read-rules = Regeln lesen
page-differences = { $count ->
    [one] Eine Regel ist anders:
   *[other] { $count } Regeln sind anders:
}
page-difference = { $rule }: { $value } ({ $edition }: { $old })
page-clause = Regel { $clause }
page-change-options = Einstellungen ändern
page-clock-edition-short = wie im Heft
page-clock-seconds-short = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
page-clock-days-short = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
page-clock-none-short = keine Uhr

## Einstellungen

page-you = Du
page-look = Aussehen
page-theme = Farben
page-theme-system = System
page-theme-light = Hell
page-theme-dark = Dunkel
page-contrast = Kontrast
page-contrast-system = System
page-contrast-normal = Normal
page-contrast-high = Hoch
page-size = Schrift
page-size-normal = Normal
page-size-large = Groß
page-motion = Bewegung
page-motion-system = System
page-motion-less = Weniger
page-words-and-sounds = Worte und Töne
page-sound = Töne
page-sound-about = Steine, wenn du dran bist, und die letzten zehn Sekunden.
page-vibration = Vibration
page-vibration-about = Auf dem Handy, wenn du dran bist.
page-letter-keys = Buchstabentasten überall am Tisch
page-letter-keys-about = Ausgeschaltet wirken sie nur auf Steinen.
page-notify = Sag mir, wenn ich dran bin
page-notify-about = Eine Nachricht deines Browsers, solange dieser Tab verdeckt ist.
page-notify-refused = Dein Browser erlaubt dieser Seite keine Nachrichten.
page-notify-body = Am Tisch mit { $players }.
page-talk = Sprüche und Bilder
page-talk-about = Zeigen, was andere am Tisch sagen.
page-devices = Andere Geräte
page-devices-about = Kein Konto, kein Passwort: Mit einem Code hast du deine Tische auch auf einem anderen Gerät, oder hier wieder.
page-transfer = Code für ein anderes Gerät
page-transfer-until = Gib ihn auf dem anderen Gerät in den Einstellungen ein. Er gilt einmal, bis { $time }.
page-recovery = Rückkehrcode
page-recovery-keep = Schreib ihn auf und bewahr ihn gut auf. Mit ihm bekommst du alles wieder, wenn dieser Browser dich vergisst.
page-enter-code = Ich habe einen Code
page-enter-code-go = Benutzen
page-taken = Willkommen zurück. Deine Tische sind da.
page-delete = Mich löschen
page-delete-about = Dein Name verschwindet für immer von allen Tischen dieses Spielhauses. Laufende Spiele sind aufgegeben, Rätsel-Ergebnisse gelöscht.
page-delete-me = Mich hier löschen
page-delete-sure = Alles über dich löschen?

## Zum Tisch kommen, und warum er nicht da ist

page-coming = Auf dem Weg zum Tisch …
page-table-title = Tisch
page-game-title = Spiel
page-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und deine Steine bleiben erhalten.
page-silent = Das Spielhaus antwortet seit zwei Sekunden nicht. Deine Steine bleiben erhalten.
page-no-answer = Das Spielhaus antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
page-not-loaded-title = Das hat nicht geklappt
page-unknown-title = Hier ist nichts
page-unknown-text = Diese Adresse führt nirgendwohin. Die Startseite führt überallhin.
page-closed-title = Der Tisch ist zu
page-closed-title-table-not-found = Kein solcher Tisch
page-closed-title-banned = Du kommst hier nicht herein
page-closed-title-removed = Der Tisch wurde gelöscht
page-closed-title-kicked = Du wurdest entfernt
page-closed-title-locked = Der Tisch ist geschlossen
page-closed-title-forgotten = Du bist gelöscht
page-closed-title-signed-out = Du bist abgemeldet
page-closed-title-reload = Es gibt eine neue Version
page-closed-title-server-too-old = Das Spielhaus ist älter als diese Seite
page-closed-title-unreadable = Da ist etwas durcheinander
page-closed-title-second-tab = Du spielst in einem anderen Tab
page-closed-second-tab = Dieser Tisch ist in einem anderen Tab oder Fenster dieses Browsers offen. Eins genügt, darum wartet dieses.
page-play-here = Hier spielen
page-archived-title = Dieser Tisch wurde weggeräumt
page-archived = Lange hat ihn niemand benutzt. Alles ist, wie es war: Mach weiter, wann du magst.

## Ohne Verbindung, neue Versionen, Installieren

page-offline-title = Keine Verbindung zum Spielhaus
page-offline-needs = Spielen, Lernen und Tipps brauchen das Spielhaus: Dort sitzt der Schiedsrichter. Sobald es antwortet, geht alles von selbst weiter.
page-offline-works = Das geht inzwischen:
page-offline-last-table = Deinen letzten Tisch ansehen, Stand { $time }
page-offline-rules = Die Regeln lesen
page-offline-clock = Die Uhr für einen echten Tisch benutzen
page-offline-as-of = Keine Verbindung. So lag der Tisch zuletzt ({ $time }). Es geht von selbst weiter.
page-update-ready = Eine neue Version ist da. Deine Steine bleiben liegen, wie sie liegen.
page-update-load = Jetzt laden
page-update-later = Später
page-notice = Nachricht vom Spielhaus:
page-install = Remeld installieren
page-install-title = Auf diesem Gerät
page-install-about = Remeld öffnet sich dann wie jede andere App, in einem eigenen Fenster.
page-install-by-hand = Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.

## Was am Tisch geschieht

page-your-turn = Du bist dran
page-pass-to = Gib das Gerät an { $player }.
page-game-begins = Spiel { $game } fängt an.
page-event-came = { $player } ist an den Tisch gekommen.
page-event-left = { $player } hat den Tisch verlassen.
page-event-hosted = { $player } ist jetzt Gastgeber.
page-event-sat = { $player } sitzt auf Platz { $seat }.
page-event-away = Für { $player } spielt jetzt der Computer.
page-event-back = { $player } ist wieder da.
page-event-pause-offered = { $player } bittet um eine Pause.
page-event-pause-declined = { $player } möchte jetzt keine Pause.
page-event-paused = Das Spiel macht Pause.
page-event-resumed = Das Spiel geht weiter.
page-bell-own-idle = Die Zeit ist um, und du hast nichts getan.
page-bell-own-stands = Die Zeit ist um. Du hast { $tiles } gelegt, und das gilt.
page-bell-own-not-playable = Die Zeit ist um. Alle Kombinationen stimmen, aber was du getan hast, gilt nicht. Der Tisch liegt wieder wie vorher.
page-bell-own-restored = Die Zeit ist um, bevor du fertig bist. Der Tisch liegt wieder wie vorher, und deine Steine gehen aufs Brett zurück.
page-bell-own-loose-to-rack = Die Zeit ist um, bevor du fertig bist. Gültige Kombinationen bleiben liegen, einzelne Steine kommen auf dein Brett.
page-bell-own-could-play = Du hättest legen können, darum gilt das nicht als Passen.
page-bell-reason = Was nicht stimmte: { $reason }
page-bell-drawn = { $count ->
    [one] Dafür wird ein Stein gezogen.
   *[other] Dafür werden { $count } Steine gezogen.
}
page-played = { $player } { $moves }.
page-move-lays = legt { $tiles }
page-move-adds = legt { $tiles } an Kombination { $set } an
page-move-plays = spielt { $tiles }
page-move-rearranges = { $count ->
    [one] ändert Kombination { $sets }
   *[other] ändert die Kombinationen { $sets }
}
page-move-and = { $moves } und { $next }
page-brief-group = { $count ->
    [3] drei { $number }er
    [4] vier { $number }er
   *[other] { $count } × { $number }
}
page-brief-adds = legt { $tiles } an
page-brief-moves = verschiebt { $tiles }
page-brief-moves-many = verschiebt { $count } Steine
page-turns-missed = Was davor geschah, steht unter „Was sich geändert hat“.
page-scores = { $scores }.
page-connected = Die Verbindung ist wieder da.

## Steine in Worten

page-tile = { $colour } { $number }
page-joker-as = Joker für { $tile }
page-tile-unseen = verdeckter Stein
page-run-words = { $colour } { $first } bis { $last }
page-run-jokers = { $run }, { $jokers }
page-group-words = { $number } in { $colours }

## Der Tisch

page-desk = Tisch und Brett
page-the-table = Kombinationen auf dem Tisch
page-table-empty = Hier liegt noch nichts.
page-table-empty-yours = Zieh Steine hierher, oder tipp sie an und dann auf den Tisch.
page-your-rack = { $count ->
    [0] Dein Brett
    [one] Dein Brett, ein Stein
   *[other] Dein Brett, { $count } Steine
}
page-rack-empty = Kein Stein mehr
page-tile-in-set = { $tile }, Kombination { $set }
page-tile-on-rack = { $tile }
page-tile-new = { $tile }, neu
page-joker-number = Joker für eine { $number }
page-joker-stands = Der Joker steht für
page-joker-could = Der Joker kann stehen für: { $tiles }.
page-joker-open = Offen lassen
page-set = Kombination { $number } von { $count }: { $tiles }
page-set-whole = Kombination { $number } von { $count }: { $kind ->
    [run] { term-run }
   *[group] { term-group }
}, { $tiles }, vollständig, Wert { $value }
page-set-broken = Kombination { $number } von { $count }: { $tiles }, nicht vollständig. { $reason }
page-set-why = Was stimmt bei Kombination { $number } nicht?
page-pool = Steine im Pot:

## Mitspieler

page-players = Mitspieler
page-seat = { $player }, { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}{ $melded ->
    [true] , { term-initial-meld } liegt
   *[false] , noch keine { term-initial-meld }
}{ $state ->
    [none] .
   *[other] , { $state }.
}
page-seat-turn = Ist gerade dran.
page-seat-your-turn = Du bist dran.
page-seat-resigned = aufgegeben
page-seat-away = { $level } springt ein
page-seat-gone = nicht da
page-time-left = Noch Zeit: { $time }
page-time-last = { $count ->
    [one] Noch eine Sekunde.
   *[other] Noch { $count } Sekunden.
}
page-days-left = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}

## Was der Schiedsrichter sagt

page-turn-begin = Du bist dran. Leg Steine, oder zieh.
page-turn-meld = Du bist dran. Leg vom Brett Kombinationen für { $needed } Punkte, oder zieh.
page-turn-begin-pass = Du bist dran. Leg Steine, oder pass.
page-turn-meld-pass = Du bist dran. Leg vom Brett Kombinationen für { $needed } Punkte, oder pass.
page-turn-of = { $player } ist dran. Du kannst inzwischen planen; niemand sieht es.
page-turn-watched = { $player } ist dran.
page-turn-legal = { $count ->
    [one] Ein Stein
   *[other] { $count } Steine
}, Wert { $points }. Das gilt.
page-turn-not-yet = So kannst du nicht aufhören.
page-turn-laying = { $count ->
    [0] Du ordnest den Tisch um.
    [one] Bisher ein Stein gelegt.
   *[other] Bisher { $count } Steine gelegt.
}
page-plan = Plan
page-plan-legal = { $count ->
    [one] Ein Stein
   *[other] { $count } Steine
}, Wert { $points }. Das wird gelten, wenn sich nichts ändert.
page-judging = Moment …
page-more-reasons = { $count ->
    [one] Und noch ein Grund.
   *[other] Und noch { $count } Gründe.
}
page-meld = { term-initial-meld }
page-meld-so-far = { $points } von { $needed }
page-meld-ready = Auf deinem Brett: { $points } von { $needed }
page-unfit-set-changed = Dein Plan passt nicht mehr: Eine Kombination darin hat sich geändert. Zurück auf deinem Brett: { $tiles }.
page-unfit-set-gone = Dein Plan passt nicht mehr: Eine Kombination darin ist weg. Zurück auf deinem Brett: { $tiles }.
page-unfit-set-grown = Dein Plan passt nicht mehr: Eine Kombination darin ist gewachsen. Zurück auf deinem Brett: { $tiles }.
page-unfit-tile-gone = Dein Plan passt nicht mehr: Ein Stein daraus ist weg. Zurück auf deinem Brett: { $tiles }.

## Was man tun kann

page-actions = Was du tun kannst
page-undo = Rückgängig
page-redo = Wiederholen
page-put-back = Alles zurücklegen
page-sort-runs = Nach { term-run.many } ordnen (789)
page-sort-groups = Nach { term-group.many } ordnen (777)
page-tidy = Den Tisch aufräumen
page-end-play = { $count ->
    [one] Einen Stein legen
   *[other] { $count } Steine legen
}
page-end-draw = Stein ziehen
page-end-pass = Passen
page-end-not = Noch nicht
page-end-wait = Warten
page-see-result = Zum Ergebnis
page-looking-on = Du schaust zu.
page-moved-set = { $tiles }: jetzt in Kombination { $set }.
page-moved-rack = { $tiles }: zurück auf dem Brett.
page-not-moved = Es wurde nichts bewegt.
page-fits-more = { $count ->
    [one] Er passt noch an eine Kombination: tipp ihn noch einmal an, oder drück die Eingabetaste.
   *[other] Er passt noch an { $count } Kombinationen: tipp ihn noch einmal an, oder drück die Eingabetaste, für die nächste.
}
page-did-undo = Zurückgenommen.
page-did-redo = Wiederholt.
page-did-put-back = Alles liegt wieder wie vorher.
page-did-sort-runs = Nach { term-run.many } geordnet.
page-did-sort-groups = Nach { term-group.many } geordnet.
page-did-tidy-sorted = Die Kombinationen liegen geordnet in Reihen.
page-did-tidy-compact = Die Kombinationen liegen dicht an dicht in Reihen.
page-did-tidy-none = Der Tisch ist schon aufgeräumt.
page-place-none = Nirgends.
page-place-new = Eine neue Kombination.
page-place-rack = Das Brett.
page-place-before = Kombination { $set }, vor { $tile }.
page-place-between = Kombination { $set }, zwischen { $tile } und { $other }.
page-place-after = Kombination { $set }, nach { $tile }.

## Tipps

page-hint = Tipp
page-hint-thinking = Mal sehen, was geht …
page-hint-some = Du kannst etwas legen.
page-hint-tiles = Mit diesen Steinen: { $tiles }.
page-hint-none = Es lässt sich nichts legen.
page-hint-none-found = Nichts gefunden. Vielleicht geht trotzdem etwas.
page-hint-which = Welche Steine?
page-hint-how = Wie?
page-hint-step = Diesen Schritt tun
page-hint-all = Alles tun
page-step-lay = Lege { $tiles }.
page-step-add = Lege { $tiles } an, dann liegt da { $result }.
page-step-take = Verschiebe { $tiles }, dann liegt da { $result }.
page-step-split = Trenne { $tiles } ab.
page-step-join = Lege { $tiles } mit einer anderen Kombination zusammen, dann liegt da { $result }.
page-step-swap = Leg { $tiles } an die Stelle des Jokers.
page-step-shift = Verschiebe den Joker, dann liegt da { $result }.

## Rund um den Tisch

page-menu = Menü
page-type = Spielzug eintippen
page-type-how = Zum Beispiel b4-6 oder b7 > 3; mehr mit „hilfe“.
page-type-answers = Antworten
page-changes = Was sich geändert hat
page-changes-none = Seit du dran warst, hat sich nichts geändert.
page-changes-empty = Noch wurde nichts gespielt.
page-changes-show = Noch einmal zeigen
page-changes-before = Davor
page-talk-mute = Sprüche verbergen
page-talk-hear = Sprüche zeigen
page-write = An den Tisch schreiben
page-write-send = Senden
page-written = Nachrichten
page-messages-allow = Schreiben erlauben
page-messages-stop = Nur Sprüche
page-event-messages-allowed = Man darf wieder schreiben.
page-event-messages-stopped = Jetzt gibt es nur Sprüche.
page-block = { $player } verbergen
page-unblock = { $player } zeigen
page-report = { $player } melden
page-reported = Es ist denen gemeldet, die das Spielhaus betreiben.
page-i-am = Ich bin { $player }
page-pass-clock-waits = Die Uhr wartet auf dich.
page-pass-clock-runs = Die Uhr läuft.
page-sound-on = Töne an
page-sound-off = Töne aus
page-large-print = Große Schrift
page-offer-pause = Um Pause bitten
page-accept-pause = Der Pause zustimmen
page-decline-pause = Keine Pause
page-withdraw-pause = Doch keine Pause
page-pause-asked = { $player } bittet um eine Pause.
page-pause-waiting = Du hast um eine Pause gebeten. Die anderen haben noch nicht zugestimmt.
page-paused-consent = Das Spiel macht Pause, und die Uhr steht.
page-paused-nobody = Niemand ist da, darum steht die Uhr.
page-resume = Weiter
page-away = Für dich spielt gerade der Computer.
page-take-back = Selbst weiterspielen
page-stand-in = Den Computer für { $player } spielen lassen
page-unlock = Tisch wieder öffnen
page-lengthen = { $count } Sekunden mehr
page-mute = Stumm
page-unmute = Reden lassen
page-kick = Entfernen
page-sure-kick = { $player } endgültig entfernen?
page-resign = Aufgeben
page-sure-resign = Dieses Spiel aufgeben? Es zählt als verloren.
page-sure-resign-player = Gibt { $player } dieses Spiel auf? Es zählt als verloren.
page-resign-now = Aufgeben
page-sure-leave = Den Tisch verlassen? Das Spiel ist dann für dich verloren.
page-leave-now = Verlassen
page-stay = Bleiben

## Das Ende eines Spiels

page-over = Das Spiel ist vorbei.
page-result = Ergebnis
page-score-sheet = Punktezettel
page-score-game = Spiel { $game }
page-score-round = Durchgang { $round }
page-score-total = { term-total }
page-score-won = Siege
page-score-place = Platz
page-score-rule-mostGames = Wer die meisten Spiele gewinnt, führt; bei Gleichstand entscheiden die Punkte.
page-score-rule-highestTotal = Wer die meisten Punkte hat, führt.
page-record = Mitschrift
page-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
page-match-won = { $count ->
    [one] { $player } hat die Partie gewonnen.
   *[other] { $player } teilen sich den Sieg.
}
page-won-you = Du hast gewonnen, { $points }
page-won-other = { $player } hat gewonnen, { $points }
page-next-game = Nächstes Spiel
page-next-game-wait = Das nächste Spiel startet der Gastgeber; nach einer halben Minute kannst du es auch.
page-rematch = Revanche
page-look-back = Spiel nachspielen
page-see-table = Tisch ansehen

## Steine bewegen, und Tasten

page-help = Bedienung
page-help-pointer = Mit Maus, Finger oder Stift
page-help-drag = Zieh einen Stein zu einer Kombination, auf eine freie Stelle oder zurück aufs Brett. Ausgewählte Steine kommen mit.
page-help-tap = Oder tipp Steine an, um sie auszuwählen, und dann eine Kombination oder eine freie Stelle.
page-help-twice = Tipp zweimal auf einen Stein vom Brett, oder schnipp ihn nach oben: er geht dorthin, wo er passt, mit seiner ganzen Kombination, wenn sie auf dem Brett liegt. Tipp zweimal auf einen eigenen auf dem Tisch, um ihn zurückzunehmen.
page-help-long = Drück lange auf eine Kombination, um sie ganz auszuwählen, oder streich über die Steine, die du willst. Mit der Maus geht das mit Umschalttaste und Klick.
page-help-ledge = Zieh an der Leiste unter einer Kombination, um sie ganz zu bewegen.
page-help-keys = Mit der Tastatur
page-key-walk = Von Stein zu Stein gehen; den Platz für die Steine in der Hand wählen
page-key-choose = Einen Stein auswählen oder doch nicht
page-key-range = Mehrere nebeneinander auswählen
page-key-whole = Die ganze Kombination auswählen
page-key-take = Die Auswahl nehmen, für dort, wo sie passt; mit den Pfeilen einen anderen Platz wählen und mit der Eingabetaste ablegen
page-key-new = Die Auswahl als neue Kombination legen
page-key-back = Eigene Steine zurück aufs Brett nehmen
page-key-stop = Alles lassen, wie es war
page-key-undo = Rückgängig
page-key-redo = Wiederholen
page-key-put-back = Alles zurücklegen
page-key-sort = Das Brett ordnen
page-key-gap = Vor dem Stein auf dem Brett eine Lücke lassen oder schließen
page-key-tidy = Den Tisch aufräumen: alle Kombinationen in Reihen; noch einmal: dicht an dicht
page-key-hint = Tipp
page-key-end = Fertig, wie auf dem Knopf steht
page-key-help = Diese Hilfe
page-key-type = Spielzüge und Fragen eintippen
page-key-ask-table = Hören, was auf dem Tisch liegt
page-key-ask-rack = Das eigene Brett hören
page-key-ask-players = Hören, wie es bei den Mitspielern steht
page-key-ask-clock = Hören, wie viel Zeit noch ist
page-key-ask-missing = Hören, was noch fehlt
page-key-ask-changes = Hören, was sich geändert hat
page-key-ask-set = Diese Kombination hören
page-help-typing = Mit Eintippen und Zuhören
page-help-reader = Nach allem am Tisch kann man in Worten fragen, und jeden Spielzug kann man eintippen. Ein ganzes Spiel auf diese Art steht in docs/screen-reader.md.
