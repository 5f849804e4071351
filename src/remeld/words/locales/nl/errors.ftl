### Wat er niet klopt aan een vraag, een tekst of een opdracht.

## Plaatsen

error-where = { $where ->
    [draft] van het ontwerp
    [game] van het spel
    [heap] van de hoop
    [house-file] van het bestand met huisregels
    [line] van de regel
    [move] van de zet
    [new-table] van de nieuwe tafel
    [position] van de stelling
    [rack] van het plankje
    [racks] van de plankjes
    [rules] van de regels
    [set] van de combinatie
    [table] van de tafel
    [table-and-rack] van de tafel en het plankje
    [tile] van de steen
   *[other] van { $where }
}

## Redenen

error-reason = { $reason ->
    [ENOENT] het bestand of de map bestaat niet
    [EACCES] dat mag niet
    [EPERM] dat mag niet
    [EISDIR] het is een map
    [ENOTDIR] die map bestaat niet
    [EEXIST] het bestaat al
    [ENAMETOOLONG] de naam is te lang
    [ENOSPC] er is geen ruimte meer
    [EADDRINUSE] het adres is al in gebruik
    [EADDRNOTAVAIL] deze computer heeft dat adres niet
   *[other] { $reason }
}

## Onleesbare tekst

error-unknown-tile = “{ $part }” is geen steen (teken { $place } { error-where }). Een steen is k, r, b of o en een getal van 1 tot en met 13, zoals b8; een joker is j, of j=b8 als hij voor b8 staat.
error-run-falls = “{ $part }” telt omlaag (teken { $place } { error-where }). Schrijf het laagste getal eerst, zoals b4-9.
error-not-one-tile = “{ $part }” is niet één steen (teken { $place } { error-where }).
error-unexpected-comma = Hier hoort geen komma (teken { $place } { error-where }). Zet spaties tussen de stenen.
error-empty-set = Een combinatie zonder stenen (teken { $place } { error-where }). Een komma staat alleen tussen twee combinaties.
error-text-too-long = De tekst { error-where } is te lang. Er mogen { $place } tekens zijn.
error-unknown-move = “{ $part }” is geen zet (teken { $place } { error-where }). Een zet is draw, pass, of play en de nieuwe tafel.
error-remeld-position-missing = Met “{ $part }” begint geen stelling (teken { $place } { error-where }). Een stelling begint met remeld-position en de versie.
error-rules-missing = Waar “{ $part }” staat, horen de regels (teken { $place } { error-where }).
error-turn-missing = Waar “{ $part }” staat, hoort de beurt (teken { $place } { error-where }).
error-pool-missing = Waar “{ $part }” staat, hoort de pot (teken { $place } { error-where }).
error-table-missing = Waar “{ $part }” staat, hoort de tafel (teken { $place } { error-where }).
error-racks-missing = Na “{ $part }” ontbreken de plankjes (teken { $place } { error-where }).
error-unknown-part = “{ $part }” hoort niet bij een stelling (teken { $place } { error-where }). Een plankje begint met melded of new.
error-unknown-ruleset = “{ $part }” zijn geen regels (teken { $place } { error-where }). Regels zijn een editie, met veranderingen tussen haakjes: goliath(jokers=4).
error-unknown-rule = Er is geen regel “{ $part }” (teken { $place } { error-where }).
error-unknown-value = “{ $part }” is geen waarde voor een regel (teken { $place } { error-where }).
error-bad-big-set = “{ $part }” is geen grote set (teken { $place } { error-where }). Schrijf de minste spelers, de kleuren, hoe vaak elke steen er is en de jokers, zoals 5/4/3/4.
error-unexpected-text = “{ $part }” hoort hier niet (teken { $place } { error-where }).
error-unreadable-house = Geen TOML en geen JSON (teken { $place } { error-where }): “{ $part }”

## Stellingen en verslagen

error-unknown-version = Dit programma kan versie “{ $part }” niet lezen. Het leest versie 1.

## Regels, spelers en stenen

error-bad-rule = { $field } is { $value }. Toegestaan is: { $allowed }.
error-unknown-edition = Er is geen editie “{ $key }”. Er zijn { $known }.
error-no-such-player = Er is geen speler “{ $key }”. Er zijn { $known }, of module:attribuut.
error-bad-player = “{ $key }” is geen speler: { $why }
error-bad-limit = “{ $part }” is geen grens. Schrijf 400r (doorgespeelde partijen), 250ms of 1s (rekentijd).
error-bad-players = Deze regels zijn voor { $least } tot en met { $most } spelers, niet voor { $players }.
error-unknown-clause = Er is geen regel “{ $id }”. De regels zijn R1 tot en met R87.
error-unknown-field = Er is geen regel “{ $field }”.
error-tile-not-in-box = Tussen de stenen { error-where } zit { $tile }, maar die zit niet in de doos.
error-tile-too-often = { $found } keer { $tile } tussen de stenen { error-where } is te vaak. In de doos { $held ->
    [one] zit er één.
   *[other] zitten er { $held }.
}
error-table-not-legal = Combinatie { $set } op tafel was al voor de beurt niet geldig. { $fault }

## Talen

error-unknown-language = Er is geen taal “{ $part }”. Er zijn: { $known }.

## Wat nu niet kan

error-illegal-turn = Deze beurt is niet geldig.
error-game-over = Het spel is voorbij.
error-not-your-turn = Plaats { $seat } is niet aan de beurt.
error-time-is-up = De tijd is om.
error-time-not-up = De tijd is nog niet om.
error-bad-extension = Er kan alleen tijd bij komen.
error-bad-draft = De stenen van deze tafel zijn niet die van eerst en die van het plankje.
error-pool-empty = Er is niets meer te pakken. Leg of pas.
error-pool-not-empty = De pot is niet leeg. Leg of pak een steen.
error-already-drew = In deze beurt is al een steen gepakt. Leg of pas.
error-must-play = Er kan een steen gelegd worden, dus dat moet ook.
error-seat-resigned = Wie op deze plaats speelt, heeft al opgegeven.
error-unexpected-event = Dit kan hier niet gebeuren.
error-bad-bell = Na de bel ligt de tafel niet zoals de regels het willen.
error-option-not-offered = Bij deze editie zijn er { $option ->
    [big-set] geen grote sets voor zo weinig spelers.
    [seats-by-draw] geen plaatsen door loting.
    [strict-penalty] geen strengere straffen.
   *[other] geen { $option }.
}
error-draw-never-ends = Met { $players } spelers en { $numbers } getallen trekken er altijd enkele hetzelfde getal, en de loting om de plaatsen houdt nooit op. Laat alleen wie gelijk is opnieuw trekken.
error-unknown-seat = Er is geen plaats “{ $part }”. De plaatsen tellen vanaf 0.
error-bad-name = “{ $name }” kan geen naam van een speler zijn. Een naam heeft 1 tot en met 40 zichtbare tekens.
error-bad-word = “{ $word }” kan niet mee in het schudden. Een woord heeft hoogstens 100 zichtbare tekens.

## Verslagen

error-not-a-record = Dit is geen verslag. De eerste regel is “{ $part }”, maar een verslag begint met remeld-record en de versie.
error-record-too-long = Dit is geen verslag: { $part } tekens zijn meer dan een spel kan hebben.
error-more-than-the-box = Stap { $event } van het verslag: op de tafel en de plankjes liggen meer stenen dan de { $held } van de doos.
error-unknown-heading = Regel { $line } van het verslag: “{ $part }” hoort bij geen kop.
error-heading-twice = Regel { $line } van het verslag: de kop “{ $part }” was er al.
error-heading-missing = Regel { $line } van het verslag: de kop “{ $part }” ontbreekt.
error-unknown-option = Regel { $line } van het verslag: er is geen instelling “{ $part }”.
error-bad-commitment = Regel { $line } van het verslag: “{ $part }” is geen zegel. Een zegel heeft 64 cijfers van 0 tot f.
error-bad-rules = Regel { $line } van het verslag: deze regels zijn niet te lezen: “{ $part }”. { $reason }
error-bad-heading = Regel { $line } van het verslag: dit spel kan niet bestaan. { $reason }
error-not-a-number = Regel { $line } van het verslag: “{ $part }” is geen getal.
error-not-a-text = Regel { $line } van het verslag: “{ $part }” is geen tekst tussen dubbele aanhalingstekens.
error-unreadable-line = Regel { $line } van het verslag: “{ $part }” is geen stap met nummer en tijd.
error-unknown-event = Regel { $line } van het verslag: er is geen stap “{ $part }”.
error-unreadable-event = Regel { $line } van het verslag: “{ $part }” is geen stap van dit spel.
error-unreadable-tiles = Regel { $line } van het verslag: de stenen zijn niet te lezen. { $reason }

## Leesbare verslagen die niet kloppen

error-number-out-of-order = Deze stap zou nummer { $expected } moeten hebben.
error-time-goes-back = De tijd van deze stap ligt voor die van de vorige, en dat is { $expected }.
error-commitment-differs = Het geheim past niet bij het zegel, en dat is { $expected }.
error-event-missing = Deze stap ontbreekt: { $expected }
error-event-differs = Volgens de regels zou deze stap zo zijn: { $expected }
error-racks-differ = De plankjes aan het eind passen niet bij wat er eerder van te zien was.

## Het spel in de terminal

error-unknown-command = “{ $part }” is geen opdracht en geen steen. Typ help om te zien wat er allemaal kan.
error-tiles-missing = Welke stenen? Schrijf ze achter de opdracht, zoals r1 r2 r3.
error-tile-not-yours = Niet op je plankje en niet in je hand: { $tiles }.
error-tile-not-in-set = Er is geen { $tile } in combinatie { $set }.
error-unknown-set = Er is geen combinatie { $set }. { $most ->
    [0] De tafel is leeg.
    [one] Er is alleen combinatie 1.
   *[other] De combinaties hebben de nummers 1 tot en met { $most }.
}
error-which-set = Welke combinatie? Schrijf het nummer achter { $tiles }.
error-which-split = Waar? Schrijf de combinatie en de steen waar het tweede deel mee begint, zoals split 2 r6.
error-cannot-split = Combinatie { $set } kan niet voor { $tile } gesplitst worden.
error-which-join = Welke twee combinaties? Schrijf hun nummers, zoals join 1 3.
error-cannot-join = Combinatie { $set } kan niet met zichzelf samen.
error-nothing-to-undo = Er is niets ongedaan te maken.
error-draft-not-empty = Je hebt in deze beurt stenen verplaatst. Typ end om je beurt te beëindigen, of reset om alles terug te leggen.
error-file-missing = Welk bestand? Schrijf de naam achter save.
error-file-not-written = Het verslag kan niet in { $file } geschreven worden: { error-reason }.

## De opdrachtregel

error-no-such-command = Er is geen opdracht “{ $part }”. Er zijn { $known }.
error-no-such-option = Er is hier geen optie { $option }.
error-option-twice = De optie { $option } staat er twee keer.
error-option-without-value = De optie { $option } heeft een waarde nodig.
error-option-with-value = De optie { $option } heeft geen waarde.
error-missing-option = { $option } ontbreekt.
error-stray-argument = “{ $part }” hoort hier niet. Om een tekst met spaties horen aanhalingstekens.
error-misuse = Deze opdrachtregel is niet te begrijpen: { $part }
error-edition-and-house = Geef --edition of --house, niet allebei: een bestand met huisregels noemt zelf zijn editie.
error-bad-number = { $option } is “{ $part }”, maar moet een geheel getal van { $least } tot en met { $most } zijn.
error-position-alone = Geef --position, of anders --table en --rack, maar niet allebei: een stelling heeft zelf een tafel en een plankje.
error-puzzle-twice = Geef { $option } of { $other } op, niet allebei: elk daarvan kiest de puzzel.
error-picture-kind = “{ $part }” kan niet getekend worden. De naam van het bestand moet op .svg of .png eindigen.
error-unknown-shell = Voor de shell “{ $part }” is er niets. Er is iets voor { $known }.
error-extra-missing = Hiervoor ontbreken pakketten ({ $what }). Installeer ze met: pip install "remeld[{ $extra }]"
error-page-missing = De pagina ontbreekt, dus er is niets om in te spelen. In een kopie van het project bouwt python3 run.py haar; installeer anders Remeld zoals het is uitgebracht, met de pagina: pip install --force-reinstall "remeld[play]". In de terminal speelt remeld tui zonder.
error-bad-objective = “{ $part }” is geen doel. Er zijn: { $known }.
error-file-unreadable = Het bestand { $file } is niet te lezen: { error-reason }.
error-file-too-long = Het bestand { $file } is te lang. Het mag { $most } bytes hebben.
error-file-not-text = Het bestand { $file } is geen tekst: byte { $byte } is { $part }, en dat is geen UTF-8.
error-system = { $file ->
    [none] Het systeem weigert: { error-reason }.
   *[other] Het systeem weigert { $file }: { error-reason }.
}
error-internal = Dit had niet mogen gebeuren, meld het alsjeblieft: { $part }
error-seat-not-seen = Dit verslag toont niet wat plaats { $part } zag. Het toont wat { $known ->
    [spectator] een toeschouwer zag.
   *[other] plaats { $known } zag.
}
error-review-not-over = Dit spel is nog niet afgelopen. Daarna kan het geanalyseerd worden.
error-review-wrong = Dit verslag klopt niet en kan niet geanalyseerd worden. Stap { $event } is fout: remeld verify zegt waarom.
error-opening-size = Om te openen zijn 1 tot { $most } stenen nodig, niet { $count }.
error-opening-rules = Bij deze regels valt er niets te openen.

## Punten

error-not-json = Dit is geen JSON-document: regel { $line }, teken { $place }, bij “{ $part }”.
error-json-too-much = Dit JSON-document bevat meer dan er te lezen is. Het begint met “{ $part }”.
error-key-twice = “{ $part }” staat twee keer op dezelfde plaats.
error-not-an-object = Waar { $part } staat, hoort een object tussen accolades.
error-unknown-key = “{ $part }” hoort hier niet. Er kan staan: { $known }.
error-bad-score-rules = { $part } zijn geen regels: edition is een naam, en house is een object tussen accolades.
error-editions-differ = edition zegt { $part }, maar de huisregels zeggen { $known }. Een van beide moet weg.
error-big-set-not-said = big_set is { $part }, maar moet true of false zijn.
error-no-games = Er is geen spel om te tellen. games is { $part }, maar moet een lijst van spellen zijn.
error-in-game = Spel { $game }: { $reason }
error-bad-racks = racks is { $part }, maar moet de stenen van elke speler bevatten, zoals "Anna": "r5 j".
error-in-rack = Het plankje van { $name }: { $reason }
error-other-players = Dit zijn niet de spelers van het eerste spel. Dat waren { $known }.
error-unknown-player = { $part } speelt niet mee. De spelers zijn { $known }.
error-winner-has-tiles = { $name } zou gewonnen hebben, maar heeft nog stenen.
error-loser-has-none = { $name } heeft geen stenen meer, maar zou niet gewonnen hebben.

## Speelhuis

error-bad-setting = { $option } is “{ $part }”, maar { $must ->
    [number] moet een getal zijn.
    [yes-or-no] moet yes of no zijn.
    [like] moet eruitzien als { $allowed }.
   *[be] toegestaan is { $allowed }.
}
error-database-failed = De database werkt niet: { $why ->
    [address] het adres klopt niet. Het ziet eruit als sqlite:///house.db of postgresql://host/house.
    [busy] een ander programma houdt hem vast.
    [damaged] hij is beschadigd, of is helemaal geen database. Kopieer hem naar een veilige plek en zet dan met remeld restore de laatste reservekopie terug.
    [full] de schijf is vol.
    [locked] een ander speelhuis heeft hem geopend.
    [schema] hij past niet bij dit programma, of komt van een nieuwer.
    [unavailable] de server antwoordt niet.
   *[other] hij meldt een fout. Het logboek zegt welke.
}
error-no-network = Deze computer is niet met een netwerk verbonden.
error-unknown-entry = Deze tafel is door een nieuwer programma veranderd, en dit kan hem niet lezen: het kent “{ $kind }” niet.

error-not-a-backup = { $file } is geen reservekopie van een speelhuis.
error-backup-damaged = De reservekopie { $file } is beschadigd: { $why ->
    [short] hij houdt te vroeg op.
    [log] regel { $entry } in het logboek van tafel { $table } is fout.
   *[changed] hij is niet meer wat er ooit geschreven is.
} Er is niets teruggezet.
error-backup-newer = De reservekopie { $file } is van een nieuwer programma. Installeer dat eerst.
error-backup-exists = { $file } bestaat al. Kies een andere naam.
error-house-not-empty = In de database zit al een speelhuis. Een reservekopie gaat alleen in een lege.
error-no-house = In deze database zit geen speelhuis.

error-no-admin-socket = Noem de socket van het speelhuis met --admin-socket of REMELD_ADMIN_SOCKET.
error-admin-unreachable = Bij { $file } antwoordt geen speelhuis. Is het open, met deze --admin-socket, en is het van jou?
error-no-such-action = remeld admin kent “{ $part }” niet. Het kent { $known }.
error-about-missing = Bij { $action } moet staan waarover het gaat.
error-no-such-table = Er is geen tafel “{ $part }”.
error-not-banned = { $part } wordt niet geweerd.
error-bad-address = “{ $part }” is geen adres zoals 192.0.2.7 of 2001:db8:1:2::/64.
error-bad-message = Een bericht heeft hoogstens { $most } tekens die getoond kunnen worden.

## Arena

error-bots-and-players = --bots noemt { $count } spelers, maar --players zegt { $players }.
error-levels-and-players = --level noemt { $count } computertegenstanders, maar er zitten er { $seats } aan tafel. Noem er één voor allemaal, of voor elke plaats één.
error-bad-test = --test is “{ $part }”, maar moet uit twee percentages bestaan, het laagste eerst, zoals 50:55, of uit één, zoals 50.
error-arena-needs-two = De arena heeft minstens twee verschillende spelers nodig, elk één keer genoemd in --bots.
error-results-unreadable = { $file } is geen resultatenbestand, of een van een andere versie.
error-results-damaged = Het resultatenbestand { $file } is beschadigd: regel { $line } is niet zoals die geschreven is.
error-results-of-another-run = { $file } hoort bij een andere meting: daar is { $part } { $value }. Geef dezelfde opties opnieuw, of een ander bestand.
error-results-busy = Een andere meting schrijft nu in { $file }.
error-arena-breach = Dit had niet mogen gebeuren, meld het alsjeblieft: { $what ->
    [tiles] er zijn stenen verdwenen of bijgekomen
    [scores] de punten kloppen niet
    [record] het verslag klopt niet
   *[endless] het spel eindigt nooit
} (deling { $deal }, rotatie { $rotation }, { $players })
error-faulty-player = { $key } kan niet verder spelen (deling { $deal }, rotatie { $rotation }): { $why }
error-workers-die = { $count } processen zijn na elkaar gestopt. Misschien is er te weinig geheugen: probeer het met minder --workers.
error-fast-not-exact = --fast is er alleen voor { $known }: elders speelt de simulatie niet helemaal hetzelfde spel.
error-fast-player = --fast kent { $key } niet.
error-ray-unreachable = Er is geen Ray-cluster op { $part }: { $why }

error-unknown-puzzle = Puzzels van het soort “{ $part }” zijn er niet. De soorten zijn { $known }.
error-unknown-drill = De oefening “{ $part }” bestaat niet. De oefeningen zijn { $known }.
error-no-puzzle = In { $edition } is geen puzzel van het soort { $kind } gevonden. Probeer een andere --seed.
error-bad-date = “{ $part }” is geen datum. Schrijf die zo: 2026-11-18.
error-not-a-puzzle = Dit is geen puzzel: “{ $part }”.
error-no-such-puzzle = Puzzel { $number } is er niet: ze gaan van 1 tot { $most }.
