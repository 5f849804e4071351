### De pagina in de browser.

## Overal

page-title = Remeld – het spel met { term-run.many } en { term-group.many }
page-nav = Taal en instellingen
page-language = Taal
page-settings = Instellingen
page-close = Sluiten
page-cancel = Annuleren
page-apply = Toepassen
page-change = Wijzigen
page-remove = Verwijderen
page-moment = Even geduld …
page-to-start = Startpagina
page-try-again = Opnieuw proberen
page-try-now = Nu proberen
page-load-again = Opnieuw laden
page-not-affiliated = Remeld heeft niets te maken met de makers van Rummikub®.
page-house-rules = { $edition } met huisregels
page-house-named = { $name } ({ $edition })
page-messages = Berichten
page-version = Versie { $version }
page-docs = Documentatie (in het Engels)

## Startpagina

page-start-heading = Stenen, { term-run.many } en één geniale inval
page-start-lead = De klassieker met de genummerde stenen. Leg je stenen neer, haal uit elkaar wat er ligt, maak iets nieuws: wie het eerst niets meer heeft, wint.
page-play-now = Nu spelen
page-play-now-terms = { $edition }, { $count ->
    [one] één computertegenstander
   *[other] { $count } computertegenstanders
}, geen klok.
page-way-computers = Tegen de computer spelen
page-way-friends = Met vrienden spelen
page-way-friends-about = Stuur een link of laat een QR-code zien. Niemand heeft een account nodig.
page-way-pass = Op één apparaat
page-way-pass-about = Meerdere mensen, één apparaat. Bij het doorgeven blijven de plankjes verborgen.
page-way-public = Open tafels
page-way-public-about = Schuif aan bij anderen, of kijk toe.
page-join = Meedoen met een code of link
page-join-go = Meedoen
page-name = Je naam
page-colour = Je kleur
page-guest = Gast
page-go-on = Verder waar je was
page-go-on-here = Verder
page-more = En verder
page-more-learn = Leren spelen
page-more-rules = Regels
page-more-puzzles = Puzzels
page-more-practice = Jouw spel
page-more-replay = Een spel terugkijken
page-more-aside = Aan een echte tafel
page-session-expired = Dit speelhuis kent deze browser niet meer.
page-session-expired-way = Heb je een herstelcode?

## Lijst van tafels

page-seats-free = { $count ->
    [0] alle plaatsen bezet
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
page-game-of = spel { $game } van { $games }
page-nobody-yet = Nog niemand
page-open-own = Een tafel openen
page-sit-down = Gaan zitten
page-look-on = Toekijken
page-no-public = Er is nu geen open tafel. Open er een, dan kunnen anderen komen.

## Een nieuwe tafel

page-who-plays = Wie speelt er op dit apparaat?
page-player = Speler { $seat }
page-add-person = Nog iemand
page-computers = Computertegenstanders
page-level = Hoe goed ze spelen
page-level-adjust = Op mijn niveau
page-level-adjust-about = Speelt ongeveer zo goed als jij. Dat verandert met je resultaten, en die blijven op dit apparaat.
page-level-of = Speler { $number }
page-level-quote = “{ $text }”
page-edition = Editie
page-edition-facts = Wat deze editie zegt
page-plays-joker-newSet = Een vrijgemaakte joker vormt een nieuwe combinatie
page-plays-joker-anySet = Een vrijgemaakte joker mag in elke combinatie
page-plays-joker-newSetWithRackTiles = Een vrijgemaakte joker vormt een nieuwe combinatie met stenen van het plankje
page-plays-clock-fixed = Klok: { $count } seconden
page-plays-clock-optional = Klok: { $count } seconden, of geen
page-plays-clock-none = Zonder klok
page-plays-winner-mostGames = De meeste gewonnen spellen winnen
page-plays-winner-highestTotal = De meeste punten winnen
page-make-house = Huisregels maken
page-seats = Plaatsen
page-seats-about = Vrije plaatsen kan de computer nemen.
page-clock = Tijd per beurt
page-clock-edition = { $count ->
    [one] Eén seconde
   *[other] { $count } seconden
}
page-clock-edition-about = Zoals in het boekje van deze editie. Is de tafel geldig als de bel gaat, dan telt de beurt.
page-clock-seconds = Zelf kiezen
page-clock-seconds-about = Een huisregel. Is de tafel geldig als de bel gaat, dan telt de beurt.
page-clock-seconds-length = Seconden per beurt
page-clock-days = Dagen
page-clock-days-about = Voor een spel tussendoor: kom terug en speel als je tijd hebt.
page-clock-days-length = Dagen per beurt
page-clock-none = Geen klok
page-clock-none-about = Neem zoveel tijd als je wilt.
page-hints = Tips
page-hints-about = In je beurt mag je vragen: kan er iets, met welke stenen, en hoe.
page-public = Open tafel
page-public-about = Iedereen in dit speelhuis ziet de tafel in de lijst. Anders vinden alleen mensen met de link hem.
page-more-options = Meer instellingen
page-length-games = Spellen in de partij
page-length-rounds = Rondes in de partij
page-length-each = één per speler
page-length-about = Laat leeg voor wat het boekje zegt.
page-option-strict_penalty = Strengere straf
page-option-strict_penalty-about = De strengste van de twee straffen in het boekje, als de tafel bij de bel niet in orde is.
page-option-seats_by_draw = Plaatsen door loting
page-option-seats_by_draw-about = De loting beslist ook wie waar zit.
page-option-big_set = Grote set
page-option-big_set-about = Ook met weinig mensen spelen met de stenen van de grote doos.
page-thinking = De computer neemt de tijd
page-thinking-about = Hij denkt zo lang als een mens zou doen. Anders speelt hij meteen.
page-delay = Vertraging voor toeschouwers, in seconden
page-delay-about = Zodat niemand een speler kan helpen door toe te kijken.
page-open-table = De tafel openen
page-begin = Beginnen

## Voor het spel

page-waiting-title = Je tafel staat klaar
page-waiting-guest = De tafel van { $player }
page-waiting-for-host = { $player } start het spel als iedereen er is.
page-waiting-for-more = { $count ->
    [one] Er is één plaats vrij. Nodig iemand uit, of geef hem aan de computer.
   *[other] Er zijn { $count } plaatsen vrij. Nodig mensen uit, of geef ze aan de computer.
}
page-waiting-ready = Alle plaatsen zijn bezet. Begin wanneer je wilt.
page-waiting-nobody = Ga eerst zitten, of wacht tot iemand dat doet.
page-seat-empty = Vrije plaats
page-sit-here = Hier zitten
page-sit-other = Op dit apparaat
page-add-computer = Computertegenstander
page-computer-level = Computertegenstander: { $level }
page-host = Gastheer
page-not-here = Is er nu niet
page-stand = Opstaan
page-remove-name = { $player } verwijderen
page-watching = Toeschouwers: { $names }
page-fill-and-start = { $count ->
    [one] Beginnen met één computertegenstander
   *[other] Beginnen met { $count } computertegenstanders
}
page-start = Spel starten
page-leave = Tafel verlaten
page-invite = Uitnodigen
page-invite-about = Wie deze link heeft, kan gaan zitten of toekijken.
page-invite-machine = Deze link werkt alleen op deze computer.
page-invite-network = Deze link werkt in het netwerk van { $address }, bijvoorbeeld op dezelfde wifi.
page-network-open = Mijn netwerk binnenlaten
page-network-change = Ander adres
page-network-title = Openen voor je netwerk?
page-network-about = Wie in je netwerk zit en de link heeft, kan dan in dit speelhuis komen. Aan tafel merkt niemand er iets van, en het blijft zo tot het speelhuis sluit.
page-network-address = Adres van deze computer
page-network-yes = Openen
page-invite-link = Link naar deze tafel
page-copy = Kopiëren
page-copied = De link is gekopieerd.
page-not-copied = De link kon niet gekopieerd worden. Hij staat in de adresregel.
page-share = Delen
page-share-text = Kom meespelen aan mijn tafel:
page-qr = QR-code van de link
page-code = Code om te typen
page-lock = Tafel sluiten
page-lock-about = Er kan niemand meer bij, ook niet om toe te kijken.
page-rules-of = Regels: { $edition }
page-read-rules = De regels lezen
page-differences = { $count ->
    [one] Eén regel is anders:
   *[other] { $count } regels zijn anders:
}
page-difference = { $rule }: { $value } ({ $edition }: { $old })
page-clause = Regel { $clause }
page-change-options = Instellingen wijzigen
page-clock-edition-short = zoals het boekje
page-clock-seconds-short = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
page-clock-days-short = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
page-clock-none-short = geen klok

## Instellingen

page-you = Jij
page-look = Uiterlijk
page-theme = Thema
page-theme-system = Systeem
page-theme-light = Licht
page-theme-dark = Donker
page-contrast = Contrast
page-contrast-system = Systeem
page-contrast-normal = Normaal
page-contrast-high = Hoog
page-size = Letters
page-size-normal = Normaal
page-size-large = Groot
page-motion = Beweging
page-motion-system = Systeem
page-motion-less = Minder
page-words-and-sounds = Woorden en geluid
page-sound = Geluid
page-sound-about = Stenen, jouw beurt, en de laatste tien seconden.
page-vibration = Trillen
page-vibration-about = Op telefoons, als jij aan de beurt bent.
page-letter-keys = Lettertoetsen overal aan tafel
page-letter-keys-about = Uitgeschakeld werken ze alleen op stenen.
page-notify = Waarschuw me als ik aan de beurt ben
page-notify-about = Een bericht van je browser, zolang dit tabblad verborgen is.
page-notify-refused = Je browser staat geen berichten van deze pagina toe.
page-notify-body = Aan tafel met { $players }.
page-talk = Zinnen en plaatjes
page-talk-about = Tonen wat anderen aan tafel zeggen.
page-devices = Andere apparaten
page-devices-about = Geen account, geen wachtwoord: met een code heb je je tafels ook op een ander apparaat, of hier weer terug.
page-transfer = Code voor een ander apparaat
page-transfer-until = Typ hem in de instellingen op het andere apparaat. Hij werkt één keer, tot { $time }.
page-recovery = Herstelcode
page-recovery-keep = Schrijf hem op en bewaar hem. Daarmee krijg je alles terug als deze browser je vergeet.
page-enter-code = Ik heb een code
page-enter-code-go = Gebruiken
page-taken = Welkom terug. Je tafels zijn er.
page-delete = Mij wissen
page-delete-about = Je naam verdwijnt voorgoed van elke tafel in dit speelhuis. Spellen die bezig zijn, geef je op; puzzelresultaten worden gewist.
page-delete-me = Mij uit dit speelhuis wissen
page-delete-sure = Alles over jou wissen?

## Naar een tafel komen, en waarom die er niet is

page-coming = Op weg naar de tafel …
page-table-title = Tafel
page-game-title = Spel
page-lost = De verbinding is weg. Die komt vanzelf terug, en je stenen blijven bewaard.
page-silent = Het speelhuis antwoordt al twee seconden niet. Je stenen blijven bewaard.
page-no-answer = Het speelhuis antwoordt niet. Controleer je verbinding en probeer het nog eens.
page-not-loaded-title = Dat lukte niet
page-unknown-title = Hier is niets
page-unknown-text = Dit adres leidt nergens heen. De startpagina leidt overal heen.
page-closed-title = De tafel is dicht
page-closed-title-table-not-found = Deze tafel bestaat niet
page-closed-title-banned = Je komt er niet in
page-closed-title-removed = De tafel is verwijderd
page-closed-title-kicked = Je bent verwijderd
page-closed-title-locked = De tafel is gesloten
page-closed-title-forgotten = Je bent gewist
page-closed-title-signed-out = Je bent afgemeld
page-closed-title-reload = Er is een nieuwe versie
page-closed-title-server-too-old = Het speelhuis is ouder dan deze pagina
page-closed-title-unreadable = Er raakte iets in de war
page-closed-title-second-tab = Je speelt in een ander tabblad
page-closed-second-tab = Deze tafel is open in een ander tabblad of venster van deze browser. Eén is genoeg, dus dit tabblad wacht.
page-play-here = Hier spelen
page-archived-title = Deze tafel is opgeborgen
page-archived = Er is lang niemand geweest. Alles is zoals het was: ga verder wanneer je wilt.

## Zonder verbinding, nieuwe versies, installeren

page-offline-title = Geen verbinding met het speelhuis
page-offline-needs = Spelen, leren en tips hebben het speelhuis nodig: daar zit de scheidsrechter. Zodra het antwoordt, gaat alles vanzelf verder.
page-offline-works = Wat intussen wel kan:
page-offline-last-table = Je laatste tafel bekijken, zoals die lag ({ $time })
page-offline-rules = De regels lezen
page-offline-clock = De klok aan een echte tafel gebruiken
page-offline-as-of = Geen verbinding. Zo lag de tafel het laatst ({ $time }). Het gaat vanzelf verder.
page-update-ready = Er is een nieuwe versie. Je stenen blijven liggen zoals ze liggen.
page-update-load = Nu bijwerken
page-update-later = Straks
page-notice = Bericht van het speelhuis:
page-install = Remeld installeren
page-install-title = Op dit apparaat
page-install-about = Remeld opent dan net als elke andere app, in een eigen venster.
page-install-by-hand = Tik in Safari op Deel en daarna op “Zet op beginscherm”.

## Wat er aan tafel gebeurt

page-your-turn = Jouw beurt
page-pass-to = Geef het apparaat aan { $player }.
page-game-begins = Spel { $game } begint.
page-event-came = { $player } is aan tafel gekomen.
page-event-left = { $player } heeft de tafel verlaten.
page-event-hosted = { $player } is nu gastheer.
page-event-sat = { $player } zit op plaats { $seat }.
page-event-away = De computer speelt voor { $player }.
page-event-back = { $player } is terug.
page-event-pause-offered = { $player } vraagt om een pauze.
page-event-pause-declined = { $player } wil nu geen pauze.
page-event-paused = Het spel is gepauzeerd.
page-event-resumed = Het spel gaat verder.
page-bell-own-idle = De tijd is om en je hebt niets gedaan.
page-bell-own-stands = De tijd is om. Je hebt { $tiles } gelegd, en dat telt.
page-bell-own-not-playable = De tijd is om. Alle combinaties kloppen, maar je beurt niet. De tafel ligt weer zoals eerst.
page-bell-own-restored = De tijd is om voordat je klaar bent. De tafel ligt weer zoals eerst, en je stenen gaan terug naar je plankje.
page-bell-own-loose-to-rack = De tijd is om voordat je klaar bent. Geldige combinaties blijven liggen, losse stenen gaan naar je plankje.
page-bell-own-could-play = Je kon leggen, dus dit telt niet als passen.
page-bell-reason = Wat er niet klopte: { $reason }
page-bell-drawn = { $count ->
    [one] Dat kost één steen uit de pot.
   *[other] Dat kost { $count } stenen uit de pot.
}
page-played = { $player } { $moves }.
page-move-lays = legt { $tiles }
page-move-adds = legt { $tiles } aan bij combinatie { $set }
page-move-plays = speelt { $tiles }
page-move-rearranges = { $count ->
    [one] verandert combinatie { $sets }
   *[other] verandert de combinaties { $sets }
}
page-move-and = { $moves } en { $next }
page-brief-group = { $count ->
    [3] drie keer { $number }
    [4] vier keer { $number }
   *[other] { $count } × { $number }
}
page-brief-adds = legt { $tiles } aan
page-brief-moves = verplaatst { $tiles }
page-brief-moves-many = verplaatst { $count } stenen
page-turns-missed = Wat daarvoor gebeurde, staat onder “Wat er veranderd is”.
page-scores = { $scores }.
page-connected = De verbinding is er weer.

## Stenen in woorden

page-tile = { $colour } { $number }
page-joker-as = joker voor { $tile }
page-tile-unseen = dichte steen
page-run-words = { $colour } { $first } tot en met { $last }
page-run-jokers = { $run }, { $jokers }
page-group-words = { $number } in { $colours }

## De tafel

page-desk = Tafel en plankje
page-the-table = Combinaties op tafel
page-table-empty = Hier ligt nog niets.
page-table-empty-yours = Sleep stenen hierheen, of tik ze aan en tik dan op de tafel.
page-your-rack = { $count ->
    [0] Je plankje
    [one] Je plankje, één steen
   *[other] Je plankje, { $count } stenen
}
page-rack-empty = Geen stenen meer
page-tile-in-set = { $tile }, combinatie { $set }
page-tile-on-rack = { $tile }
page-tile-new = { $tile }, nieuw
page-joker-number = joker voor een { $number }
page-joker-stands = De joker staat voor
page-joker-could = De joker kan staan voor: { $tiles }.
page-joker-open = Open laten
page-set = Combinatie { $number } van { $count }: { $tiles }
page-set-whole = Combinatie { $number } van { $count }: { $kind ->
    [run] { term-run }
   *[group] { term-group }
}, { $tiles }, compleet, waarde { $value }
page-set-broken = Combinatie { $number } van { $count }: { $tiles }, niet compleet. { $reason }
page-set-why = Wat klopt er niet aan combinatie { $number }?
page-pool = Stenen in de pot:

## Spelers

page-players = Spelers
page-seat = { $player }, { $count ->
    [one] één steen
   *[other] { $count } stenen
}{ $melded ->
    [true] , { term-initial-meld } ligt er
   *[false] , nog geen { term-initial-meld }
}{ $state ->
    [none] .
   *[other] , { $state }.
}
page-seat-turn = Is aan de beurt.
page-seat-your-turn = Jij bent aan de beurt.
page-seat-resigned = opgegeven
page-seat-away = { $level } valt in
page-seat-gone = is er niet
page-time-left = Nog over: { $time }
page-time-last = { $count ->
    [one] Nog één seconde.
   *[other] Nog { $count } seconden.
}
page-days-left = { $count ->
    [one] één dag
   *[other] { $count } dagen
}

## Wat de scheidsrechter zegt

page-turn-begin = Jouw beurt. Leg stenen, of pak er een.
page-turn-meld = Jouw beurt. Leg van je plankje combinaties ter waarde van { $needed }, of pak een steen.
page-turn-begin-pass = Jouw beurt. Leg stenen, of pas.
page-turn-meld-pass = Jouw beurt. Leg van je plankje combinaties ter waarde van { $needed }, of pas.
page-turn-of = { $player } is aan de beurt. Je kunt intussen plannen; niemand ziet het.
page-turn-watched = { $player } is aan de beurt.
page-turn-legal = { $count ->
    [one] Eén steen
   *[other] { $count } stenen
}, waarde { $points }. Dit mag.
page-turn-not-yet = Zo kan de beurt niet eindigen.
page-turn-laying = { $count ->
    [0] Je herschikt de tafel.
    [one] Tot nu toe één steen gelegd.
   *[other] Tot nu toe { $count } stenen gelegd.
}
page-plan = Plan
page-plan-legal = { $count ->
    [one] Eén steen
   *[other] { $count } stenen
}, waarde { $points }. Dit mag straks, als er niets verandert.
page-judging = Even geduld …
page-more-reasons = { $count ->
    [one] En nog één reden.
   *[other] En nog { $count } redenen.
}
page-meld = { term-initial-meld.Name }
page-meld-so-far = { $points } van { $needed }
page-meld-ready = Op je plankje: { $points } van { $needed }
page-unfit-set-changed = Je plan past niet meer: een combinatie erin is veranderd. Terug op je plankje: { $tiles }.
page-unfit-set-gone = Je plan past niet meer: een combinatie erin is weg. Terug op je plankje: { $tiles }.
page-unfit-set-grown = Je plan past niet meer: een combinatie erin is gegroeid. Terug op je plankje: { $tiles }.
page-unfit-tile-gone = Je plan past niet meer: een steen ervan is weg. Terug op je plankje: { $tiles }.

## Wat je kunt doen

page-actions = Wat je kunt doen
page-undo = Ongedaan maken
page-redo = Opnieuw doen
page-put-back = Alles terugleggen
page-sort-runs = Sorteren op { term-run.many } (789)
page-sort-groups = Sorteren op { term-group.many } (777)
page-tidy = De tafel opruimen
page-end-play = { $count ->
    [one] Eén steen leggen
   *[other] { $count } stenen leggen
}
page-end-draw = Steen pakken
page-end-pass = Passen
page-end-not = Nog niet
page-end-wait = Wachten
page-see-result = Terug naar de uitslag
page-looking-on = Je kijkt toe.
page-moved-set = { $tiles }: nu in combinatie { $set }.
page-moved-rack = { $tiles }: terug op het plankje.
page-not-moved = Er is niets verplaatst.
page-fits-more = { $count ->
    [one] Hij past nog bij een andere combinatie: tik hem nog eens aan, of druk op Enter.
   *[other] Hij past nog bij { $count } andere combinaties: tik hem nog eens aan, of druk op Enter, voor de volgende.
}
page-did-undo = Ongedaan gemaakt.
page-did-redo = Opnieuw gedaan.
page-did-put-back = Alles ligt weer zoals het was.
page-did-sort-runs = Gesorteerd op { term-run.many }.
page-did-sort-groups = Gesorteerd op { term-group.many }.
page-did-tidy-sorted = De combinaties liggen op volgorde in rijen.
page-did-tidy-compact = De combinaties liggen dicht bij elkaar in rijen.
page-did-tidy-none = De tafel is al opgeruimd.
page-place-none = Nergens.
page-place-new = Een nieuwe combinatie.
page-place-rack = Het plankje.
page-place-before = Combinatie { $set }, voor { $tile }.
page-place-between = Combinatie { $set }, tussen { $tile } en { $other }.
page-place-after = Combinatie { $set }, na { $tile }.

## Tips

page-hint = Tip
page-hint-thinking = Even zoeken …
page-hint-some = Je kunt iets leggen.
page-hint-tiles = Met deze stenen: { $tiles }.
page-hint-none = Er is niets te leggen.
page-hint-none-found = Niets gevonden. Misschien kan er toch iets.
page-hint-which = Welke stenen?
page-hint-how = Hoe?
page-hint-step = Deze stap doen
page-hint-all = Alles doen
page-step-lay = Leg { $tiles }.
page-step-add = Leg { $tiles } aan, dan ligt er { $result }.
page-step-take = Verplaats { $tiles }, dan ligt er { $result }.
page-step-split = Splits { $tiles } af.
page-step-join = Leg { $tiles } samen met een andere combinatie, dan ligt er { $result }.
page-step-swap = Leg { $tiles } op de plaats van de joker.
page-step-shift = Verschuif de joker, dan ligt er { $result }.

## Rond de tafel

page-menu = Menu
page-type = Een zet typen
page-type-how = Bijvoorbeeld b4-6 of b7 > 3; “hulp” zegt meer.
page-type-answers = Antwoorden
page-changes = Wat er veranderd is
page-changes-none = Sinds je vorige beurt is er niets veranderd.
page-changes-empty = Er is nog niets gespeeld.
page-changes-show = Nog eens tonen
page-changes-before = Daarvoor
page-talk-mute = Verbergen wat anderen zeggen
page-talk-hear = Tonen wat anderen zeggen
page-write = Aan de tafel schrijven
page-write-send = Versturen
page-written = Berichten
page-messages-allow = Schrijven toestaan
page-messages-stop = Alleen zinnen
page-event-messages-allowed = Er mag weer geschreven worden.
page-event-messages-stopped = Nu kun je alleen zinnen zeggen.
page-block = { $player } verbergen
page-unblock = { $player } tonen
page-report = { $player } melden
page-reported = Het is gemeld aan wie het speelhuis beheert.
page-i-am = Ik ben { $player }
page-pass-clock-waits = De klok wacht op je.
page-pass-clock-runs = De klok loopt.
page-sound-on = Geluid aan
page-sound-off = Geluid uit
page-large-print = Grote letters
page-offer-pause = Om een pauze vragen
page-accept-pause = Instemmen met de pauze
page-decline-pause = Geen pauze
page-withdraw-pause = Toch geen pauze
page-pause-asked = { $player } vraagt om een pauze.
page-pause-waiting = Je hebt om een pauze gevraagd. De anderen hebben nog niet ingestemd.
page-paused-consent = Het spel is gepauzeerd, en de klok staat stil.
page-paused-nobody = Er is niemand, dus de klok staat stil.
page-resume = Verder
page-away = De computer speelt voor jou.
page-take-back = Weer zelf spelen
page-stand-in = De computer laten invallen voor { $player }
page-unlock = Tafel weer openen
page-lengthen = { $count } seconden extra
page-mute = Dempen
page-unmute = Niet meer dempen
page-kick = Verwijderen
page-sure-kick = { $player } voorgoed verwijderen?
page-resign = Opgeven
page-sure-resign = Dit spel opgeven? Het telt als verloren.
page-sure-resign-player = Geeft { $player } dit spel op? Het telt als verloren.
page-resign-now = Opgeven
page-sure-leave = De tafel verlaten? Je verliest dan dit spel.
page-leave-now = Weggaan
page-stay = Blijven

## Het einde van een spel

page-over = Het spel is voorbij.
page-result = Uitslag
page-score-sheet = Puntenblad
page-score-game = Spel { $game }
page-score-round = Ronde { $round }
page-score-total = Totaal
page-score-won = Gewonnen
page-score-place = Plaats
page-score-rule-mostGames = Wie de meeste spellen wint, staat voor; bij gelijke stand beslissen de punten.
page-score-rule-highestTotal = Wie de meeste punten heeft, staat voor.
page-record = Verslag
page-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
page-match-won = { $count ->
    [one] { $player } heeft de partij gewonnen.
   *[other] { $player } delen de overwinning.
}
page-won-you = Je hebt gewonnen, { $points }
page-won-other = { $player } heeft gewonnen, { $points }
page-next-game = Volgend spel
page-next-game-wait = De gastheer start het volgende spel; na een halve minuut kun jij dat ook.
page-rematch = Revanche
page-look-back = Terugkijken
page-see-table = De tafel zien

## Stenen verplaatsen, en toetsen

page-help = Bediening
page-help-pointer = Met muis, vinger of pen
page-help-drag = Sleep een steen naar een combinatie, naar een vrije plek of terug naar het plankje. Gekozen stenen gaan mee.
page-help-tap = Of tik stenen aan om ze te kiezen, en dan een combinatie of een vrije plek.
page-help-twice = Tik twee keer op een steen van je plankje, of veeg hem omhoog: hij gaat naar waar hij past, met zijn hele combinatie als die op je plankje staat. Tik twee keer op een eigen steen op tafel om hem terug te nemen.
page-help-long = Druk lang op een combinatie om die helemaal te kiezen, of veeg over de stenen die je wilt. Met de muis: Shift en klikken.
page-help-ledge = Sleep de rand onder een combinatie om die helemaal te verplaatsen.
page-help-keys = Met het toetsenbord
page-key-walk = Van steen naar steen gaan; de plaats kiezen voor de stenen in je hand
page-key-choose = Een steen kiezen, of toch niet
page-key-range = Meer stenen naast elkaar kiezen
page-key-whole = De hele combinatie kiezen
page-key-take = Pakken wat gekozen is, voor waar het past; met de pijlen kies je een andere plaats en met Enter leg je
page-key-new = Van wat gekozen is een nieuwe combinatie maken
page-key-back = Je eigen stenen terugnemen op het plankje
page-key-stop = Alles laten zoals het was
page-key-undo = Ongedaan maken
page-key-redo = Opnieuw doen
page-key-put-back = Alles terugleggen
page-key-sort = Het plankje sorteren
page-key-gap = Een gat laten voor de steen op het plankje, of het sluiten
page-key-tidy = De tafel opruimen: alle combinaties in rijen; nog een keer: dicht bij elkaar
page-key-hint = Tip
page-key-end = De beurt beëindigen, net als de knop
page-key-help = Deze hulp
page-key-type = Zetten en vragen typen
page-key-ask-table = Horen wat er op tafel ligt
page-key-ask-rack = Je plankje horen
page-key-ask-players = Horen hoe de spelers ervoor staan
page-key-ask-clock = Horen hoeveel tijd er nog is
page-key-ask-missing = Horen wat er nog ontbreekt
page-key-ask-changes = Horen wat er veranderd is
page-key-ask-set = Die combinatie horen
page-help-typing = Typend en op het gehoor
page-help-reader = Aan tafel kun je alles typend vragen, en elke zet kun je typen. Een heel spel dat zo gespeeld is, staat in docs/screen-reader.md.
