### De opdrachtregel.

## Het programma

cli-about = Rummy met stenen spelen, beoordelen, oplossen en onderzoeken, volgens de regels van vijf gedrukte boekjes.
cli-not-affiliated = Remeld heeft niets te maken met de makers van Rummikub®.
cli-more-help = remeld alleen is remeld play. Meer over een opdracht: remeld judge --help.
cli-exit-codes = Afsluitcodes: 0 ja of klaar, 1 nee, 2 verkeerd gebruik of verkeerde invoer.
cli-usage = Zo gebruik je het: { $usage }
cli-interrupted = Gestopt.

## Opdrachten

cli-play-help = Opent een speelhuis op deze computer, om in de browser te spelen.
cli-tui-help = Speelt in de terminal tegen computertegenstanders.
cli-rules-help = Toont de edities naast elkaar, de regels van één editie of één enkele regel.
cli-judge-help = Zegt of een beurt geldig is, en zo niet, alles wat er niet klopt.
cli-score-help = Telt de spellen van een partij op en zegt wie gewonnen heeft. De partij is een JSON-document.
cli-score-more = In racks staat wat ieder over had. Kon niemand verder, dan is winner null, en starter kan zeggen wie begon. In house kunnen huisregels staan, en met big_set true doen alle stenen mee, ook met weinig spelers.
cli-replay-help = Toont een opgeschreven spel stap voor stap.
cli-verify-help = Controleert elke beurt, het delen en de punten van een opgeschreven spel.
cli-review-help = Analyseert een opgeschreven spel: wat er elke beurt mogelijk was, en wat het kostte.
cli-openings-help = Zegt hoe snel stenen kunnen openen, en wat het best is.
cli-conformance-help = Een computerspeler controleren: zijn zijn zetten in elke editie toegestaan, houdt hij zich aan zijn grenzen, speelt hij hetzelfde met dezelfde startwaarde?
cli-version-help = Toont de versie.
cli-kernel = oplosser: { $compiled ->
    [true] gecompileerde kern
    [outdated] gecompileerde kern, maar de broncode is sindsdien gewijzigd: python3 run.py compileert hem opnieuw
   *[false] kern in gewoon Python
}
cli-not-installed = Niet geïnstalleerd: { $what }. Alles installeer je met: pip install "remeld[play]"

## Opties

cli-option-edition = de editie: broadway (als er niets staat), babyboom, lanmi, john-adams of goliath
cli-option-house = een bestand met huisregels, in plaats van een editie
cli-option-players = hoeveel er meespelen (4; 2 bij remeld tui en remeld arena; bij remeld simulate zoveel als --bots noemt); dat beslist tussen de kleine en de grote set
cli-option-big-set = alle stenen, ook met weinig spelers, als de editie dat toelaat
cli-option-lang = de taal van de teksten, zoals nl
cli-option-json = geeft alleen één JSON-document
cli-option-help = toont dit
cli-option-not-melded = de speler heeft de { term-initial-meld } nog niet gelegd
cli-option-rack = de stenen van de speler, zoals "b3 b8 j"
cli-option-before = de tafel voor de beurt, zoals "b4 b5 b6, k8 r8 o8"
cli-option-after = de tafel na de beurt
cli-option-clause = alleen deze regel met de besluiten erover, zoals R43
cli-option-file = het bestand; - is de standaardinvoer
cli-option-seat = toont alleen wat deze plaats zag, vanaf 0
cli-option-to = stopt na deze stap
cli-option-seed = het getal waaruit al het toeval volgt
cli-option-name = je naam
cli-option-clock = hoeveel seconden een beurt mag duren, of none
cli-option-level = de computertegenstanders: chick, rabbit, hedgehog, cat, badger, fox, owl of dragon, van de zwakste naar de sterkste, of een andere die remeld arena kent; één voor alle plaatsen, of voor elke plaats één, gescheiden door komma’s (chick)

## Waarden van opties, zoals de hulp ze toont

cli-value-address = ADRES
cli-value-date = DATUM
cli-value-event = STAP
cli-value-file = BESTAND
cli-value-name = NAAM
cli-value-seconds = SECONDEN
cli-value-table = TAFEL
cli-value-tiles = STENEN

## Opschriften

cli-label-rule = Regel
cli-label-before = Voor
cli-label-after = Na
cli-label-rack = Plankje
cli-label-table = Tafel
cli-label-pool = Pot
cli-nothing = niets

## Regels

cli-mark-differ = ≠
cli-rules-legend = ≠ de edities verschillen. * ons besluit, omdat het boekje niets zegt of onduidelijk is. Eén editie helemaal: remeld rules --edition lanmi. Eén regel: remeld rules --clause R34.
cli-rules-ruling = { $value }*
cli-rules-source = [{ $source }]
cli-rules-source-then = { $source }; { $next }
cli-rules-titled = { $title }. { $text }
cli-rules-house = huisregel
cli-rules-clause = Regel { $clause }
cli-rules-more = Een regel met de besluiten erover: remeld rules --clause R34.

## Beoordelen

cli-judge-legal = Geldig volgens { $edition }.
cli-judge-illegal = Niet geldig volgens { $edition }: { $count ->
    [one] één fout.
   *[other] { $count } fouten.
}
cli-judge-played = { $count ->
    [0] Geen steen gelegd.
    [one] Eén steen gelegd, waarde { $points }.
   *[other] { $count } stenen gelegd, waarde { $points }.
}
cli-judge-fault = { $message } ({ $clause })
cli-judge-fault-in-set = Combinatie { $set }. { $message } ({ $clause })

## Controleren

cli-verify-good = { $count ->
    [one] Het verslag klopt: één stap gecontroleerd.
   *[other] Het verslag klopt: { $count } stappen gecontroleerd.
}
cli-verify-wrong = Stap { $event } klopt niet. { $message }
cli-verify-finished = Het spel is afgelopen, en de punten kloppen.
cli-verify-not-finished = Het spel is niet afgelopen.
cli-verify-deal-checked = Het delen volgt uit het geheim.
cli-verify-deal-not-checked = Het geheim staat niet in het verslag, dus het delen is niet gecontroleerd.

## Oplossen en ordenen

cli-solve-help = Vindt het beste wat je kunt leggen, en daarvan wat de tafel het minst overhoop haalt.
cli-arrange-help = Maakt van een hoop stenen combinaties, met zo weinig mogelijk over.
cli-option-table = de tafel, zoals "b4 b5 b6, k8 r8 o8"
cli-option-tiles = de stenen, zoals "b4 b5 b6 j"
cli-option-objective = het doel: de meeste stenen (tiles), de hoogste waarde (value) of alles kwijt (out)
cli-option-steps = toont het stap voor stap
cli-label-sets = Combinaties
cli-label-left = Over
cli-solve-best = { $count ->
    [one] Er kan één steen gelegd worden: { $tiles }, waarde { $value }.
   *[other] Er kunnen { $count } stenen gelegd worden: { $tiles }, waarde { $value }.
}
cli-solve-changed = veranderd
cli-solve-new = nieuw
cli-solve-not-proved = Het zoeken is afgebroken: misschien kan het nog beter.
cli-solve-nothing = Er kan niets gelegd worden.
cli-solve-none-found = Niets gevonden, maar niet alles kon geprobeerd worden.
cli-solve-not-out = Alle stenen leggen kan niet.
cli-arrange-done = Alle stenen liggen in combinaties.
cli-arrange-not-proved = Het zoeken is afgebroken, dus misschien kan het beter.
cli-arrange-left = { $count ->
    [one] Er blijft één steen over.
   *[other] Er blijven { $count } stenen over.
}

## Simulatie en arena

cli-puzzle-help = Toon een puzzel: een beurt met één beste antwoord, bewezen; --day toont die van de dag (vandaag, of van DATUM, zoals 2026-11-18).
cli-completion-help = Schrijft een script waarmee een shell opdrachten en opties aanvult; docs/installing.md zegt waar het hoort.
cli-option-shell = bash, zsh of fish
cli-picture-help = Tekent een tafel, een plankje, een stelling of een zet: als SVG, of als PNG wanneer het bestand zo heet.
cli-option-position = een stelling in de notatie: haar regels, haar tafel en het plankje van wie aan de beurt is
cli-option-output = het bestand dat geschreven wordt en op .svg of .png eindigt; zonder bestand gaat de SVG naar de standaarduitvoer
cli-option-width = hoeveel pixels breed een PNG wordt (1200)
cli-option-kind = welk soort puzzel: go-out (de standaard), all-but-one, first-30, free-the-joker, fourth-tile, rebuild, find-the-play of endgame
cli-option-day = de puzzel van de dag, dezelfde voor iedereen die deze editie speelt
cli-option-number = een van de puzzels die bij het programma horen, op nummer
cli-option-picture = tekent de puzzel in dit bestand (.svg, .png), zonder het antwoord
cli-option-date = een dag, zoals 2026-11-18, in plaats van vandaag
cli-option-solution = het antwoord stap voor stap tonen
cli-puzzle-again = { $edition }, moeilijkheid { $difficulty }. Dezelfde nog eens: --seed { $seed }; het antwoord: --solution.
cli-practice-help = Toon een oefening: zes vragen van één soort, elk met één goed antwoord, bewezen.
cli-option-drill = wat je oefent: spot (de standaard), first-30, splits, jokers, hold-back of count
cli-practice-again = { $drill }, { $edition }. Nog eens dezelfde: --seed { $seed }; de antwoorden: --solution.
cli-puzzles-help = Maakt veel puzzels, geen twee gelijk, van elke editie en elk soort als er geen genoemd is: remeld puzzles make.
cli-option-count = hoeveel puzzels
cli-option-o = het bestand dat geschreven wordt
cli-puzzles-made = Er staan { $count } puzzels in { $file }.

cli-simulate-help = Laat computertegenstanders veel spellen aan één tafel spelen, elke deling op elke plaats, en telt overwinningen, punten en beurten.
cli-arena-help = Laat alle computertegenstanders met dezelfde delingen tegen elkaar spelen: wie hoe vaak wint, met intervallen. Een gestopte meting gaat verder met dezelfde opdracht; --results alleen toont wat er in een bestand staat.
cli-option-bots = de computertegenstanders, gescheiden door komma’s, zoals greedy,easy
cli-option-games = hoeveel spellen (1000), in de arena voor elk paar
cli-option-workers = hoeveel processen werken (zoveel als er processors zijn); het resultaat is hetzelfde
cli-option-verify = controleert van elke zoveel delingen de verslagen van één (20; 0 geen, 1 alle)
cli-option-results = het bestand waarin elke deling wordt geschreven zodra ze gespeeld is
cli-option-report = schrijft een pagina naar dit bestand die je kunt versturen
cli-option-test = stopt een paar zodra zeker is dat de eerste speler meer dan LOW of minder dan HIGH procent wint, zoals 50:55
cli-option-fast = speelt met de gecompileerde simulatie, bij babyboom en goliath en met de speelwijzen die ze kent
cli-option-ray = speelt op het Ray-cluster op dit adres; local start er hier een

## Speelhuis en schema

cli-option-no-browser = opent geen browser
cli-play-more = Je tafels staan in { $file }. REMELD_DATABASE kan een andere plaats noemen, zoals sqlite:///tafels.db.
cli-play-stop = { $file ->
    [none] Je tafels blijven bewaard.
   *[other] Je tafels blijven bewaard in { $file }.
} Ctrl+C sluit het speelhuis.
cli-play-runs-already = Het speelhuis is al open: { $address }
cli-serve-help = Opent een speelhuis op een netwerk, waar mensen samen spelen.
cli-schema-help = Toont wat programma’s nodig hebben om met een speelhuis te praten.
cli-option-database = waar de tafels bewaard worden: sqlite:///remeld.db (als er niets staat) of postgresql://…
cli-option-host = het adres om op te luisteren
cli-option-port = de poort om op te luisteren; 0 neemt een vrije
cli-option-origin = wat spelers in hun browser typen, zoals https://play.example
cli-option-proxy = de tussenliggende server die we geloven over waar iemand vandaan komt
cli-option-lan = opent het speelhuis ook voor het eigen netwerk
cli-option-http = het HTTP-deel, als OpenAPI-document
cli-serve-address = Het speelhuis is open: { $address }
cli-serve-lan = In je netwerk: { $address }

## De stappen

cli-step-lay = Leg { $tiles } als nieuwe combinatie ({ $target }).
cli-step-add = Leg { $tiles } aan bij combinatie { $target }: { $result }
cli-step-take = Verplaats { $tiles } van combinatie { $source } naar combinatie { $target }: { $result }
cli-step-split = Splits { $tiles } af van combinatie { $source }: dat wordt combinatie { $target }.
cli-step-join = Leg combinatie { $source } samen met combinatie { $target }: { $result }
cli-step-swap = Ruil { $tiles } voor de joker van combinatie { $target }; de joker gaat naar combinatie { $joker }.
cli-step-shift = Verschuif de joker in combinatie { $target }: { $result }

cli-backup-help = Schrijft een heel speelhuis in één bestand, terwijl er gespeeld wordt.
cli-restore-help = Controleert een reservekopie, elk logboek en elk verslag erin, en vult er een lege database mee.
cli-option-copy = het bestand van de reservekopie
cli-option-check = de reservekopie alleen controleren
cli-backup-done = { $file } is geschreven. Tafels erin: { $count }.
cli-restore-logs = Gecontroleerde en goede tafels: { $tables }. Regels in hun logboeken: { $entries }.
cli-restore-games = Gecontroleerde en goede spellen: { $games } klaar, { $running } nog bezig.
cli-restore-checked = De reservekopie is goed. Er is niets teruggezet.
cli-restore-done = Het speelhuis is teruggezet.

cli-admin-help = Kijkt naar een speelhuis dat open is: status, people (wie er is), tables; close of remove TAFEL; sign-out, ban of unban ADRES; message TEKST (zonder tekst wordt het ingetrokken); drain (geen nieuwe spellen) en undrain.
cli-option-action = wat er moet gebeuren
cli-option-about = de code van een tafel, een adres, of de tekst van een bericht
cli-option-admin-socket = de socket voor remeld admin, in een eigen map; ook REMELD_ADMIN_SOCKET noemt hem
cli-value-about = WAAROVER
cli-value-action = WAT
cli-admin-house = Remeld { $version }, al { $minutes } min open. Processen van het speelhuis: { $count }.
cli-admin-draining = Er begint niets nieuws: geen nieuwe tafels en spellen.
cli-admin-message = Bericht aan iedereen: { $text }
cli-admin-banned = Geweerd: { $addresses }
cli-admin-counts = Mensen verbonden: { $people }. Tafels: { $open } open, { $playing } in spel, { $finished } klaar, { $archived } opgeruimd.
cli-admin-load = Dit proces: { $count } verbindingen, { $percent } % van een processor, { $megabytes } MB.
cli-admin-slow = Het traagst in de laatste vijf minuten, met hoe vaak, de helft binnen, 99 % binnen, en het traagste:
cli-admin-people = Adressen hier: { $count }. Mensen die via andere processen verbonden zijn: { $elsewhere }.
cli-admin-status = { $status ->
    [open] open
    [playing] in spel
    [finished] klaar
   *[archived] opgeruimd
}
cli-admin-idle = { $minutes } min geleden
cli-admin-present = { $count } er
cli-admin-tables = Tafels: { $count }. Niet getoond: { $more }.
cli-admin-done = { $action ->
    [close] De tafel is gesloten. Verbindingen van dit proces die hij had: { $count }.
    [remove] De tafel is verwijderd. Verbindingen van dit proces die hij had: { $count }.
    [sign-out] De sessies zijn beëindigd. Verbroken verbindingen in dit proces: { $count }.
    [ban] Het adres wordt geweerd. Verbroken verbindingen in dit proces: { $count }.
    [unban] Het adres mag weer binnen.
    [message] Iedereen ziet het bericht.
    [no-message] Het bericht is ingetrokken.
    [drain] Er begint geen nieuw spel. De lopende gaan door.
   *[undrain] Er mag weer begonnen worden.
}

## Conformance

cli-option-key = de speler: een naam als greedy, of module:attribuut
cli-conformance-result = { $count ->
    [0] { $player } houdt zich aan de regels.
    [one] Bij { $player } is één ding te verhelpen.
   *[other] Bij { $player } zijn { $count } dingen te verhelpen.
}
breach-bad-key = Zijn sleutel is { $found }. Geef een korte tekst zonder spaties eromheen.
breach-not-picklable = Hij kan niet met pickle worden bewaard ({ $error }). Bewaar er alleen gewone waarden in en definieer de klasse bovenaan een module.
breach-raised = Hij gaf { $error }. Beslis bij elk beeld, ook als er niets te leggen is, de pot leeg is of er nog niet is uitgekomen.
breach-no-decision = Hij gaf { $found } terug. Geef Decision(move, reason) terug met Play, Draw of Pass.
breach-no-reason = Zijn reden is { $found }. Geef elke beslissing een Reason met een code.
breach-illegal = De scheidsrechter weigert { $move } ({ $fault }). Vraag remeld.rules.judge voor je legt, en remeld.bots.must_play voor je pakt of past.
breach-not-repeatable = Nog eens gevraagd met dezelfde startwaarde speelde hij niet { $move }. Haal toeval alleen uit rng en hang niet af van de klok of de volgorde van een verzameling.
breach-keeps-memory = Een verse kopie speelde niet { $move }. Onthoud niets tussen beslissingen: wat er gebeurde staat in view.past.
breach-sees-hidden = Hij besliste anders terwijl alleen verborgen stenen verschilden. Beslis alleen op het beeld.
breach-too-slow = Hij had { $spent } ms nodig en { $allowed } was toegestaan. Let tijdens het denken op limit.milliseconds en meet time.process_time.
breach-endless = Na { $seconds } seconden had hij niet beslist en werd hij beëindigd. Zoek een lus of een wachttijd zonder einde, en stop met zoeken als limit op is.
