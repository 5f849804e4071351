### Die Befehlszeile: wozu ihre Befehle und Optionen da sind, und was sie ausgeben.

## Das Programm

cli-about = Rommé mit Zahlensteinen spielen, prüfen, lösen und erforschen, nach den Regeln von fünf gedruckten Heften.
cli-not-affiliated = Remeld hat nichts mit den Herstellern von Rummikub® zu tun.
cli-more-help = remeld allein bedeutet remeld play. Mehr zu einem Befehl: remeld judge --help.
cli-exit-codes = Exit-Codes: 0 ja oder erledigt, 1 nein, 2 falscher Aufruf oder falsche Eingabe.
cli-usage = So geht es: { $usage }
cli-interrupted = Abgebrochen.

## Befehle

cli-play-help = Öffnet auf diesem Rechner ein Spielhaus, gespielt wird im Browser.
cli-tui-help = Spielt im Terminal gegen Computergegner.
cli-rules-help = Zeigt die Ausgaben nebeneinander, die Regeln einer Ausgabe oder eine einzelne Regel.
cli-judge-help = Sagt, ob gilt, was jemand gelegt hat, und wenn nicht, alles, was daran nicht stimmt.
cli-score-help = Rechnet die Spiele einer Partie zusammen und sagt, wer gewonnen hat. Die Partie ist ein JSON-Dokument.
cli-score-more = In racks steht, was jeder übrig hatte. Konnte niemand weiter, ist winner null, und starter kann sagen, wer angefangen hat. In house können Hausregeln stehen, und mit big_set true gelten alle Steine, obwohl wenige mitspielen.
cli-replay-help = Zeigt ein mitgeschriebenes Spiel Schritt für Schritt.
cli-verify-help = Prüft in einem mitgeschriebenen Spiel jeden Schritt, das Austeilen und die Punkte.
cli-review-help = Wertet ein mitgeschriebenes Spiel aus: was jedes Mal möglich war und was es gekostet hat.
cli-openings-help = Sagt, wie bald Steine eröffnen können und was am besten ist.
cli-conformance-help = Einen Computerspieler prüfen: Spielt er nach jeder Ausgabe regelgerecht, hält er seine Grenzen ein, spielt er bei gleichem Startwert gleich?
cli-version-help = Zeigt die Version.
cli-kernel = Löser: { $compiled ->
    [true] übersetzter Kern
    [outdated] übersetzter Kern, dessen Quellen sich seither geändert haben: python3 run.py übersetzt ihn neu
   *[false] Kern in reinem Python
}
cli-not-installed = Nicht installiert: { $what }. Alles installiert man mit: pip install "remeld[play]"

## Optionen

cli-option-edition = die Ausgabe: broadway (wenn nichts da steht), babyboom, lanmi, john-adams oder goliath
cli-option-house = eine Datei mit Hausregeln statt einer Ausgabe
cli-option-players = wie viele mitspielen (4; bei remeld tui und remeld arena 2; bei remeld simulate so viele, wie --bots nennt); danach richtet sich, ob der kleine oder der große Satz gilt
cli-option-big-set = alle Steine, obwohl wenige mitspielen, wo die Ausgabe das erlaubt
cli-option-lang = die Sprache der Texte, zum Beispiel de
cli-option-json = gibt nur ein JSON-Dokument aus
cli-option-help = zeigt dies
cli-option-not-melded = die { term-initial-meld } steht noch aus
cli-option-rack = die Steine auf dem Brett, zum Beispiel "b3 b8 j"
cli-option-before = der Tisch vorher, zum Beispiel "b4 b5 b6, k8 r8 o8"
cli-option-after = der Tisch nachher
cli-option-clause = nur diese Regel mit ihren Auslegungen, zum Beispiel R43
cli-option-file = die Datei; - ist die Standardeingabe
cli-option-seat = zeigt nur, was dieser Platz gesehen hat; gezählt ab 0
cli-option-to = hört nach diesem Schritt auf
cli-option-seed = die Zahl, aus der aller Zufall folgt
cli-option-name = dein Name
cli-option-clock = die { term-time-limit } in Sekunden, oder none für keine
cli-option-level = die Computergegner: chick, rabbit, hedgehog, cat, badger, fox, owl oder dragon, vom schwächsten zum stärksten, oder jeder, den remeld arena kennt; einer für alle Plätze oder für jeden einer, durch Kommas getrennt (chick)

## Werte von Optionen, wie die Hilfe sie zeigt

cli-value-address = ADRESSE
cli-value-date = DATUM
cli-value-event = SCHRITT
cli-value-file = DATEI
cli-value-name = NAME
cli-value-seconds = SEKUNDEN
cli-value-table = TISCH
cli-value-tiles = STEINE

## Beschriftungen

cli-label-rule = Regel
cli-label-before = Vorher
cli-label-after = Nachher
cli-label-rack = Brett
cli-label-table = Tisch
cli-label-pool = Pot
cli-nothing = nichts

## Regeln

cli-mark-differ = ≠
cli-rules-legend = ≠ die Ausgaben sind sich nicht einig. * unsere Auslegung, weil das Heft nichts sagt oder unklar ist. Eine Ausgabe ganz: remeld rules --edition lanmi. Eine Regel: remeld rules --clause R34.
cli-rules-ruling = { $value }*
cli-rules-source = [{ $source }]
cli-rules-source-then = { $source }; { $next }
cli-rules-titled = { $title }. { $text }
cli-rules-house = Hausregel
cli-rules-clause = Regel { $clause }
cli-rules-more = Eine Regel mit ihren Auslegungen: remeld rules --clause R34.

## Prüfen

cli-judge-legal = Gilt nach { $edition }.
cli-judge-illegal = Gilt nicht nach { $edition }: { $count ->
    [one] ein Fehler.
   *[other] { $count } Fehler.
}
cli-judge-played = { $count ->
    [0] Kein Stein gelegt.
    [one] Ein Stein gelegt, Wert { $points }.
   *[other] { $count } Steine gelegt, Wert { $points }.
}
cli-judge-fault = { $message } ({ $clause })
cli-judge-fault-in-set = Kombination { $set }. { $message } ({ $clause })

## Mitschrift prüfen

cli-verify-good = { $count ->
    [one] Die Mitschrift stimmt: ein Schritt geprüft.
   *[other] Die Mitschrift stimmt: { $count } Schritte geprüft.
}
cli-verify-wrong = Schritt { $event } stimmt nicht. { $message }
cli-verify-finished = Das Spiel ist beendet, und die Punkte stimmen.
cli-verify-not-finished = Das Spiel ist nicht beendet.
cli-verify-deal-checked = Das Austeilen folgt aus dem Geheimnis.
cli-verify-deal-not-checked = Das Geheimnis steht nicht in der Mitschrift, deshalb ist das Austeilen nicht geprüft.

## Lösen und ordnen

cli-solve-help = Findet das Beste, was man legen kann, und davon das, was den Tisch am wenigsten durcheinanderbringt.
cli-arrange-help = Macht aus einem Haufen Steine Kombinationen, sodass möglichst wenige übrig bleiben.
cli-option-table = der Tisch, zum Beispiel "b4 b5 b6, k8 r8 o8"
cli-option-tiles = die Steine, zum Beispiel "b4 b5 b6 j"
cli-option-objective = das Ziel: die meisten Steine (tiles), der höchste Wert (value) oder alles ablegen (out)
cli-option-steps = zeigt Schritt für Schritt, wie es geht
cli-label-sets = Kombinationen
cli-label-left = Übrig
cli-solve-best = { $count ->
    [one] Ein Stein lässt sich legen: { $tiles }, Wert { $value }.
   *[other] { $count } Steine lassen sich legen: { $tiles }, Wert { $value }.
}
cli-solve-changed = geändert
cli-solve-new = neu
cli-solve-not-proved = Die Suche wurde abgebrochen: Vielleicht geht es noch besser.
cli-solve-nothing = Es lässt sich nichts legen.
cli-solve-none-found = Nichts gefunden, aber alles ließ sich nicht versuchen.
cli-solve-not-out = Alle Steine lassen sich nicht ablegen.
cli-arrange-done = Alle Steine liegen in Kombinationen.
cli-arrange-not-proved = Die Suche wurde abgebrochen, vielleicht geht es noch besser.
cli-arrange-left = { $count ->
    [one] Ein Stein bleibt übrig.
   *[other] { $count } Steine bleiben übrig.
}

## Simulation und Arena

cli-puzzle-help = Zeigt ein Rätsel mit einer einzigen besten Lösung, bewiesen; --day zeigt das des Tages (das von heute oder das von DATUM, etwa 2026-11-18).
cli-completion-help = Gibt ein Skript aus, mit dem eine Shell Befehle und Optionen vervollständigt; docs/installing.md sagt, wohin es gehört.
cli-option-shell = bash, zsh oder fish
cli-picture-help = Zeichnet Tisch, Brett oder Stellung, auch mit dem, was neu gelegt ist: als SVG, oder als PNG, wenn die Datei so heißt.
cli-option-position = eine Stellung in der Schreibweise: ihre Regeln, ihr Tisch und das Brett dessen, der dran ist
cli-option-output = die Datei, die geschrieben wird und auf .svg oder .png endet; ohne sie geht das SVG in die Standardausgabe
cli-option-width = wie viele Pixel breit ein PNG wird (1200)
cli-option-kind = welche Art Rätsel: go-out (wenn nichts gesagt wird), all-but-one, first-30, free-the-joker, fourth-tile, rebuild, find-the-play oder endgame
cli-option-day = das Rätsel des Tages, für alle dasselbe, die diese Ausgabe spielen
cli-option-number = eines der mitgelieferten Rätsel, nach seiner Nummer
cli-option-picture = zeichnet das Rätsel in diese Datei (.svg, .png), ohne die Lösung
cli-option-date = ein Tag, etwa 2026-11-18, statt heute
cli-option-solution = die Lösung Schritt für Schritt zeigen
cli-puzzle-again = { $edition }, Schwierigkeit { $difficulty }. Dasselbe noch einmal: --seed { $seed }; die Lösung: --solution.
cli-practice-help = Zeigt eine Übung: sechs Fragen einer Art, jede mit einer richtigen Antwort, bewiesen.
cli-option-drill = was geübt wird: spot (wenn nichts gesagt wird), first-30, splits, jokers, hold-back oder count
cli-practice-again = { $drill }, { $edition }. Noch einmal dieselbe: --seed { $seed }; die Antworten: --solution.
cli-puzzles-help = Macht viele Rätsel, von denen keine zwei gleich sind, für jede Ausgabe und jede Art, wenn keine genannt ist: remeld puzzles make.
cli-option-count = wie viele Rätsel
cli-option-o = die Datei, in die geschrieben wird
cli-puzzles-made = { $count } Rätsel stehen in { $file }.

cli-simulate-help = Lässt Computergegner viele Spiele an einem Tisch spielen, jede Verteilung der Steine auf jedem Platz, und zählt Siege, Punkte und { term-turn.many }.
cli-arena-help = Lässt alle Computergegner mit denselben Steinen gegeneinander spielen: wer wie oft gewinnt, mit Intervallen. Ein unterbrochener Lauf geht mit demselben Befehl weiter; --results allein zeigt, was in einer Datei steht.
cli-option-bots = die Computergegner, durch Kommas getrennt, zum Beispiel greedy,easy
cli-option-games = wie viele Spiele (1000), in der Arena für jede Paarung
cli-option-workers = wie viele Prozesse arbeiten (so viele, wie es Prozessoren gibt); das Ergebnis ist dasselbe
cli-option-verify = prüft von je so vielen Verteilungen die Mitschriften einer einzigen (20; 0 keine, 1 alle)
cli-option-results = die Datei, in die jede Verteilung geschrieben wird, sobald sie gespielt ist
cli-option-report = schreibt eine Seite in diese Datei, die man verschicken kann
cli-option-test = beendet eine Paarung, sobald sicher ist, dass der erste Spieler mehr als LOW oder weniger als HIGH Prozent gewinnt, zum Beispiel 50:55
cli-option-fast = spielt mit der kompilierten Simulation, bei babyboom und goliath und mit den Spielweisen, die sie kennt
cli-option-ray = spielt auf dem Ray-Cluster mit dieser Adresse; local startet hier einen

## Spielhaus und Schnittstelle

cli-option-no-browser = öffnet keinen Browser
cli-play-more = Deine Tische liegen in { $file }. REMELD_DATABASE kann einen anderen Ort nennen, etwa sqlite:///tische.db.
cli-play-stop = { $file ->
    [none] Deine Tische bleiben erhalten.
   *[other] Deine Tische bleiben in { $file } erhalten.
} Strg+C schließt das Spielhaus.
cli-play-runs-already = Das Spielhaus ist schon offen: { $address }.
cli-serve-help = Öffnet ein Spielhaus im Netz, in dem mehrere zusammen spielen.
cli-schema-help = Gibt aus, was Programme brauchen, um mit einem Spielhaus zu sprechen.
cli-option-database = wo die Tische gespeichert sind: sqlite:///remeld.db (wenn nichts da steht) oder postgresql://…
cli-option-host = die Adresse, unter der das Spielhaus erreichbar ist
cli-option-port = der Port dazu; 0 nimmt einen freien
cli-option-origin = was die Spieler im Browser eintippen, zum Beispiel https://play.example
cli-option-proxy = der vorgeschaltete Proxy, dem geglaubt wird, woher jemand kommt
cli-option-lan = öffnet das Spielhaus auch für das eigene Netz
cli-option-http = der HTTP-Teil als OpenAPI-Dokument
cli-serve-address = Das Spielhaus ist offen: { $address }
cli-serve-lan = In deinem Netz: { $address }

## Die Schritte

cli-step-lay = Lege { $tiles } als neue Kombination ({ $target }).
cli-step-add = Lege { $tiles } an Kombination { $target } an: { $result }
cli-step-take = Nimm { $tiles } aus Kombination { $source } für Kombination { $target }: { $result }
cli-step-split = Trenne { $tiles } von Kombination { $source } ab: Das wird Kombination { $target }.
cli-step-join = Lege Kombination { $source } mit Kombination { $target } zusammen: { $result }
cli-step-swap = Tausche { $tiles } gegen den Joker in Kombination { $target }; der Joker kommt zu Kombination { $joker }.
cli-step-shift = Verschiebe den Joker in Kombination { $target }: { $result }

cli-backup-help = Schreibt ein ganzes Spielhaus in eine Datei, während gespielt wird.
cli-restore-help = Prüft eine Sicherung, jeden Verlauf und jede Mitschrift darin, und füllt damit eine leere Datenbank.
cli-option-copy = die Datei der Sicherung
cli-option-check = die Sicherung nur prüfen
cli-backup-done = { $file } ist geschrieben. Tische darin: { $count }.
cli-restore-logs = Geprüfte und richtige Tische: { $tables }. Einträge in ihren Verläufen: { $entries }.
cli-restore-games = Geprüfte und richtige Spiele: { $games } beendet, { $running } noch im Gang.
cli-restore-checked = Die Sicherung ist gut. Wiederhergestellt wurde nichts.
cli-restore-done = Das Spielhaus ist wiederhergestellt.

cli-admin-help = Sieht nach einem laufenden Spielhaus: status, people (wer da ist), tables; close oder remove TISCH; sign-out, ban oder unban ADRESSE; message TEXT (ohne Text wird sie zurückgenommen); drain (keine neuen Spiele) und undrain.
cli-option-action = was zu tun ist
cli-option-about = der Code eines Tisches, eine Adresse oder der Text einer Nachricht
cli-option-admin-socket = der Socket für remeld admin, in einem eigenen Ordner; auch REMELD_ADMIN_SOCKET nennt ihn
cli-value-about = WORUM
cli-value-action = WAS
cli-admin-house = Remeld { $version }, läuft seit { $minutes } min. Prozesse des Spielhauses: { $count }.
cli-admin-draining = Es beginnt nichts Neues: keine neuen Tische und Spiele.
cli-admin-message = Nachricht an alle: { $text }
cli-admin-banned = Gesperrt: { $addresses }
cli-admin-counts = Leute verbunden: { $people }. Tische: { $open } offen, { $playing } im Spiel, { $finished } fertig, { $archived } weggeräumt.
cli-admin-load = Dieser Prozess: { $count } Verbindungen, { $percent } % eines Prozessors, { $megabytes } MB.
cli-admin-slow = Am langsamsten in den letzten fünf Minuten, mit Anzahl, die Hälfte innerhalb, 99 % innerhalb, und dem langsamsten Fall:
cli-admin-people = Adressen hier: { $count }. Leute, die über andere Prozesse verbunden sind: { $elsewhere }.
cli-admin-status = { $status ->
    [open] offen
    [playing] im Spiel
    [finished] fertig
   *[archived] weggeräumt
}
cli-admin-idle = vor { $minutes } min
cli-admin-present = { $count } da
cli-admin-tables = Tische: { $count }. Nicht gezeigt: { $more }.
cli-admin-done = { $action ->
    [close] Der Tisch ist geschlossen. Verbindungen dieses Prozesses, die er hatte: { $count }.
    [remove] Der Tisch ist gelöscht. Verbindungen dieses Prozesses, die er hatte: { $count }.
    [sign-out] Die Sitzungen sind beendet. In diesem Prozess getrennte Verbindungen: { $count }.
    [ban] Die Adresse ist gesperrt. In diesem Prozess getrennte Verbindungen: { $count }.
    [unban] Die Adresse darf wieder herein.
    [message] Alle sehen die Nachricht.
    [no-message] Die Nachricht ist zurückgenommen.
    [drain] Es beginnt kein neues Spiel. Die laufenden gehen weiter.
   *[undrain] Es darf wieder gespielt werden.
}

## Conformance

cli-option-key = der Spieler: ein Name wie greedy, oder Modul:Attribut
cli-conformance-result = { $count ->
    [0] { $player } hält sich an die Regeln.
    [one] Bei { $player } ist eines zu beheben.
   *[other] Bei { $player } sind { $count } Dinge zu beheben.
}
breach-bad-key = Sein Schlüssel ist { $found }. Nötig ist ein kurzer Text ohne Leerzeichen am Rand.
breach-not-picklable = Er lässt sich nicht mit pickle speichern ({ $error }). Nur einfache Werte darin aufheben und die Klasse oben in einem Modul definieren.
breach-raised = Er löste { $error } aus. Auf jede Ansicht muss eine Entscheidung kommen, auch wenn nichts zu legen, nichts zu ziehen oder noch nichts ausgelegt ist.
breach-no-decision = Er gab { $found } zurück. Nötig ist Decision(move, reason) mit Play, Draw oder Pass.
breach-no-reason = Sein Grund ist { $found }. Jede Entscheidung braucht ein Reason mit einem Code.
breach-illegal = Der Schiedsrichter lehnt { $move } ab ({ $fault }). Vor dem Legen remeld.rules.judge fragen, vor dem Ziehen oder Passen remeld.bots.must_play.
breach-not-repeatable = Mit demselben Startwert noch einmal gefragt, spielte er nicht { $move }. Zufall nur aus rng nehmen, nicht von der Uhr oder der Reihenfolge einer Menge abhängen.
breach-keeps-memory = Eine frische Kopie spielte nicht { $move }. Zwischen den Entscheidungen nichts merken: Was vorher war, steht in view.past.
breach-sees-hidden = Er entschied anders, obwohl nur verdeckte Steine anders waren. Nur nach der Ansicht entscheiden.
breach-too-slow = Er brauchte { $spent } ms, erlaubt waren { $allowed }. Beim Nachdenken auf limit.milliseconds achten und time.process_time messen.
breach-endless = Nach { $seconds } Sekunden hatte er nicht entschieden und wurde beendet. Eine Schleife oder ein Warten ohne Ende suchen, und eine Suche abbrechen, wenn limit verbraucht ist.
