### Het speelhuis online: wat het weigert, waarom het een verbinding sluit, en wat je aan tafel kunt zeggen.

## Wie vraagt

refused-not-at-table = Je bent niet aan deze tafel. Ga zitten, of kom binnen onder een naam.
refused-not-host = Dat kan alleen de gastheer.
refused-not-seated = Daarvoor heb je een plaats nodig. Ga eerst zitten.
refused-not-your-seat = Dit is niet jouw plaats.
refused-kicked = De gastheer heeft je van deze tafel verwijderd, of het afgelopen uur iemand anders uit je netwerk.
refused-muted = De gastheer heeft je aan deze tafel gedempt.
refused-messages-off = Aan deze tafel kun je alleen zinnen zeggen.
refused-bad-message = In dit bericht staat niets leesbaars.
refused-too-fast = Je hebt net iets gezegd. Wacht een seconde.
refused-no-session = Het speelhuis kent deze browser niet. Laad de pagina opnieuw.
refused-no-such-code = Deze code werkt niet. Hij is verkeerd getypt, al gebruikt of te oud.
refused-not-allowed = Niet iedereen mag dit zien.

## De tafel

refused-table-not-found = Deze tafel bestaat niet. Controleer de code of de link.
refused-table-removed = Deze tafel is verwijderd, omdat niemand hem lange tijd heeft gebruikt. De verslagen van de spellen zijn bewaard.
refused-table-locked = De gastheer heeft deze tafel gesloten. Er kan niemand meer bij.
refused-table-crowded = Er zijn al { $most } mensen aan deze tafel, er is geen plaats meer. Zonder naam kun je toekijken.
refused-quota = Jij, of anderen in je netwerk, hebben hier al zoveel als het speelhuis bewaart. Lopende spellen gaan door. Iets nieuws kan pas als oude tafels zijn verwijderd.
refused-table-full = Alle plaatsen zijn bezet. Je kunt toekijken.
refused-name-taken = De naam { $name } is aan deze tafel al bezet. Kies een andere.
refused-name-needed = Er ontbreekt een naam. Typ er een.
refused-unclear-name = “{ $name }” kan met een andere naam worden verward. Gebruik letters van één alfabet, en geen onzichtbare of gestapelde tekens.
refused-colour-taken = Deze kleur is bezet. Kies een andere.
refused-unknown-person = Deze persoon is niet meer aan tafel.
refused-not-yourself = Jezelf kun je niet verwijderen. Verlaat in plaats daarvan de tafel.
refused-unknown-seat = Deze plaats bestaat niet.
refused-seat-taken = Deze plaats is bezet. Kies een andere.
refused-seats-not-filled = { $empty ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $empty } plaatsen vrij.
} Wacht op meer spelers, neem er computertegenstanders bij, of stel minder plaatsen in.
refused-nobody-seated = Alleen computertegenstanders hebben een plaats. Ga eerst zitten.
refused-too-many-seated = Er zijn { $seated } plaatsen bezet, maar er zouden er maar { $seats } zijn. Maak er eerst een paar vrij.
refused-nothing-changes = Dat is al zo.

## Instellingen

refused-bad-clock = { $most ->
    [0] Bij deze klok hoort geen getal.
   *[other] De tijd per beurt moet een getal van { $least } tot en met { $most } zijn.
}
refused-clock-needed = Deze regels vragen om een klok zodra twee of meer mensen spelen. Kies er een.
refused-bad-options = Deze instellingen zijn niet te lezen (bij { $where }).

## Spellen

refused-game-running = Dat kan nu niet. Wacht tot het spel of de partij voorbij is.
refused-no-game = Er is geen spel bezig.
refused-match-over = De partij is voorbij. Vraag eerst om een revanche.
refused-match-not-over = De partij is nog niet voorbij.
refused-too-early = Daarvoor is het te vroeg. Probeer het later nog eens.
refused-stale = De tafel is intussen veranderd. Kijk er nog eens naar.
refused-seen-ahead = Deze pagina weet meer van de tafel dan het speelhuis heeft bewaard. Laad hem opnieuw.
refused-no-such-game = Van dit spel is er geen verslag. Alleen voltooide spellen hebben er een.

## Beurten

refused-not-your-turn = Deze plaats is niet aan de beurt.
refused-seat-away = Op deze plaats speelt nu de computer. Is het jouw plaats, neem hem dan eerst terug.
refused-seat-resigned = Wie op deze plaats speelt, heeft opgegeven en doet in het volgende spel weer mee.
refused-seat-not-away = Op deze plaats valt geen computer in.
refused-not-a-computer = Op deze plaats zit geen computertegenstander.
refused-hints-off = Aan deze tafel zijn er geen tips.

## De klok

refused-no-clock = Dit spel heeft geen klok.
refused-clock-runs = Dit spel heeft een klok, en die beëindigt de beurt. Wacht op de bel.
refused-paused = Het spel is gepauzeerd. Laat het eerst verdergaan.
refused-not-paused = Het spel is niet gepauzeerd.
refused-pause-offered = Iemand heeft al om een pauze gevraagd.
refused-no-pause-offered = Niemand heeft om een pauze gevraagd.
refused-already-accepted = Je hebt al met de pauze ingestemd. Anderen nog niet.
refused-enough-time = Zoveel extra tijd kan deze beurt niet krijgen. Geef er minder bij.

## Verslagen, punten en huisregels

refused-record-too-long = Dit verslag is langer dan een spel kan zijn.
refused-record-of-another-seat = Dit verslag toont alleen wat { $seen ->
    [none] een toeschouwer heeft gezien.
   *[other] plaats { $seen } heeft gezien.
}
refused-racks-differ = Alle spellen van een partij hebben evenveel plankjes. Deze niet.
refused-winner-has-tiles = Iemand zou een spel gewonnen hebben, maar heeft nog stenen.
refused-loser-has-none = Iemand heeft geen stenen meer, maar zou niet gewonnen hebben.
refused-no-such-house = Onder deze link zijn geen huisregels.
refused-key-taken = Deze huisregels kunnen niet bewaard worden, omdat andere dezelfde link hebben.

## Het speelhuis zelf

refused-unreadable = Het speelhuis kan dit bericht niet lezen (bij { $where }). Laad de pagina opnieuw.
refused-unknown-kind = Het speelhuis weet niet wat dit bericht wil. Laad de pagina opnieuw.
refused-unreadable-body = Het speelhuis kan dit verzoek niet lezen. Laad de pagina opnieuw.
refused-bad-request = Het speelhuis kan niets met dit verzoek. Laad de pagina opnieuw.
refused-not-found = Op dit adres is niets.
refused-method-not-allowed = Dat kan niet op dit adres.
refused-too-long = Dit is langer dan het speelhuis aankan.
refused-reload = Deze pagina is ouder dan het speelhuis. Laad hem opnieuw.
refused-server-too-old = Deze pagina is nieuwer dan het speelhuis. Probeer het later nog eens.
refused-wrong-host = Op dit adres is het speelhuis niet open. Gebruik het adres waarmee het geopend is.
refused-wrong-origin = Dit komt van een vreemde pagina. Open het speelhuis op zijn eigen adres.
refused-not-the-machine = Alleen een browser op de computer van het speelhuis kan het voor een netwerk openen.
refused-no-such-network = { $address } is geen adres van deze computer.
refused-network-taken = Een ander programma heeft de poort op { $address }. Kies een ander adres, of start het speelhuis met een andere --port.
refused-busy = Het is druk in het speelhuis. Probeer het zo nog eens.
refused-too-hard = Deze vraag kost te veel tijd. Stel een makkelijkere.
refused-draining = Het speelhuis wordt bijgewerkt, daarom begint er nu geen nieuw spel. Lopende spellen gaan door. Probeer het later nog eens.
refused-banned = Je adres wordt in dit speelhuis geweerd.
refused-house-full = Het speelhuis is vol. Probeer het later nog eens.
refused-too-many = Er komen te veel verbindingen uit je netwerk. Sluit een paar pagina’s, of probeer het later nog eens.
refused-too-often = Er kwamen te veel verzoeken uit je netwerk. Wacht even en probeer het nog eens.
refused-storage-failed = Het speelhuis kan nu niet bij zijn tafels. Probeer het zo nog eens.
refused-unexpected-error = Er ging iets mis in het speelhuis. Probeer het nog eens, en meld het als het weer gebeurt.

## Waarom een verbinding gesloten is

closed-banned = { refused-banned }
closed-flood = Je hebt te veel berichten gestuurd. Wacht even en maak opnieuw verbinding.
closed-forgotten = Je hebt jezelf uit dit speelhuis gewist.
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-removed = { refused-table-removed }
closed-restart = Het speelhuis start opnieuw. Je spel blijft bewaard. Maak zo weer verbinding.
closed-server-too-old = { refused-server-too-old }
closed-signed-out = Je bent in deze browser afgemeld.
closed-slow = Je verbinding is te traag om het spel te volgen. Maak opnieuw verbinding.
closed-table-not-found = { refused-table-not-found }
closed-unreadable = Het speelhuis kan niet lezen wat deze pagina stuurt. Laad de pagina opnieuw.

## Hoe goed de computer speelt

level-easy = makkelijk
level-best = expert
level-chick = Kuiken
level-rabbit = Konijn
level-hedgehog = Egel
level-cat = Kat
level-badger = Das
level-fox = Vos
level-owl = Uil
level-dragon = Draak
level-says-chick = Ik leg de combinaties van mijn plankje. Naar een volle tafel kijk ik nauwelijks.
level-says-rabbit = Soms leen ik een steen van tafel voor een combinatie.
level-says-hedgehog = Ik verplaats tot drie stenen op tafel, als ik niets over het hoofd zie.
level-says-cat = Ik leg elke keer zo veel stenen als ik kan, en mis er zelden een.
level-says-badger = Ik wacht graag tot ik alles in één keer kan leggen, maar vaak word ik ongeduldig.
level-says-fox = Ik houd de meeste stenen tot ik ze allemaal tegelijk kan leggen. Soms word ik ongeduldig.
level-says-owl = Ik wacht, en dan leg ik alles in één keer. Tegen het eind let ik op wat mijn stenen waard zijn.
level-says-dragon = Ik houd me in, tel de stenen die niemand heeft laten zien, en speel aan het eind elke beurt in mijn hoofd uit.

## Kleuren van de plaatsen

seat-colour-coral = koraalrood
seat-colour-gold = goud
seat-colour-leaf = bladgroen
seat-colour-sky = hemelsblauw
seat-colour-plum = pruim
seat-colour-slate = leigrijs

## Korte zinnen

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thank-you = Dank je!
phrase-sorry = Sorry!
phrase-oops = Oeps!
phrase-let-me-think = Even denken.
phrase-take-your-time = Neem de tijd.
phrase-your-turn = Jij bent aan de beurt.
phrase-back-soon = Ik ben zo terug.
phrase-i-am-back = Ik ben er weer.
phrase-one-more-game = Nog een potje?
phrase-good-game = Mooi potje!
phrase-goodbye = Tot ziens!

## Plaatjes

phrase-smile = Glimlach
phrase-laugh = Lach
phrase-clap = Applaus
phrase-heart = Hart
phrase-thumbs-up = Duim omhoog
phrase-surprise = Verrassing
phrase-sad = Droevig gezicht
phrase-think = Denkend gezicht
