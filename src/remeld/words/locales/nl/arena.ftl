### De arena: wat remeld simulate, remeld arena en het verslag zeggen.

## Getallen

arena-decimal-mark = ,
arena-percent = { $number } %
arena-interval = ({ $low } … { $high })
arena-plus-minus = ± { $number }

## Tabellen en koppen

arena-title = Wie is beter?
arena-run = { $edition }, { $seats } spelers aan een tafel, { $games } spellen.
arena-unfinished = Deze meting is nog niet klaar. Tot nu toe gespeeld:
arena-best = Het moeilijkst te verslaan: { $player }. Het slechtste resultaat, tegen { $other }, is { $share } van de spellen.
arena-versus = { $others ->
    [1] { $player } tegen { $other }
   *[other] { $player } tegen { $others } × { $other }
}
arena-matrix = Allen tegen allen
arena-matrix-about = { $others ->
    [1] Hoeveel spellen de speler van de rij won van de speler van de kolom, met het 95%-interval en de punten per spel. Omlijst: het slechtste resultaat van de rij.
   *[other] Hoeveel spellen de speler van de rij won aan een tafel met { $others } kopieën van de speler van de kolom, met het 95%-interval en de punten per spel. Omlijst: het slechtste resultaat van de rij.
}
arena-points-of = { $points } punten
arena-shares = Gewonnen spellen
arena-shares-about = De stip is wat gemeten is, de balk het 95%-interval. De stippellijn ligt bij { $base }: wat even sterke spelers zouden winnen.
arena-points = Punten per spel
arena-points-about = Rechts van de stippellijn worden punten gewonnen, links verloren.
arena-course = Hoe het tot rust kwam
arena-course-about = Het deel gewonnen spellen, deling na deling. In de gekleurde band ligt het ware deel, hoe vaak je ook kijkt (95 %).
arena-course-of = { $deals } delingen, { $games } spellen. { $interval }
arena-verdict = { $verdict ->
    [above] Gestopt: meer dan { $low }.
    [below] Gestopt: minder dan { $high }.
   *[open] Meer dan { $low } noch minder dan { $high } is zeker.
}
arena-ratings = Speelsterkte
arena-ratings-about = Eén getal per speler, uit alle spellen. Iedereen begint bij 25. Zo’n getal gaat ervan uit dat sterkte één getal is: zegt de tabel hierboven iets anders, geloof dan de tabel.
arena-who = Wie ze zijn
arena-plays-rack-sets = legt wat het eigen plankje oplevert en komt nooit aan de tafel.
arena-plays-bounded = legt zo veel stenen als er te vinden zijn met hoogstens { $number } verplaatste stenen op tafel.
arena-plays-greedy = legt elke beurt zo veel stenen als er kunnen.
arena-plays-hoard = opent met alles wat kan en trekt daarna tot de rest in één keer past.
arena-plays-hoardmin = opent met zo weinig mogelijk stenen en trekt daarna tot de rest in één keer past.
arena-plays-dump = wacht tot alles in één keer past; met { $number } stenen of minder in de pot gooit hij de hoogste weg.
arena-plays-threat = wacht tot alles in één keer past, tenzij een ander { $number } stenen of minder heeft.
arena-plays-hold = legt alleen { $number } stenen of meer tegelijk en bewaart de jokers om uit te gaan.
arena-plays-leaky = wacht tot alles in één keer past, maar verliest in { $number } van de honderd beurten het geduld.
arena-plays-trimm = wacht tot alles in één keer past; tegen het eind maakt hij zijn plankje steen voor steen lichter.
arena-plays-hsafe = wacht tot alles in één keer past en legt helemaal aan het eind niets waarmee de ander uit kan.
arena-plays-trimm-safe = wacht, maakt zijn plankje tegen het eind lichter en legt geen steen waarmee iemand uit zou kunnen.
arena-plays-champion = begint met de beste eenvoudige speelwijze en denkt na: aan het eind speelt hij elke beurt in zijn hoofd uit.
arena-plays-easy = legt wat makkelijk te zien is.
arena-method = Zo is gemeten
arena-method-deals = Elke deling werd door iedereen op elke plaats gespeeld, dus niemand had betere stenen.
arena-method-intervals = De spellen van één deling lijken op elkaar. De intervallen houden daar rekening mee: ze tellen delingen, geen spellen.
arena-method-any-time = Wie telkens kijkt en stopt zodra het resultaat bevalt, vergist zich vaker dan in 5 % van de gevallen. De banden en het vroege stoppen houden daar rekening mee.
arena-method-referee = Elke beurt ging langs de scheidsrechter; stenen en punten zijn in elk spel gecontroleerd.
arena-method-fast = De gecompileerde simulatie heeft gespeeld: hetzelfde spel, maar niet beurt voor beurt langs de scheidsrechter.
arena-method-repeat = Dezelfde opdracht geeft dezelfde spellen:
arena-method-clock = Hier dacht iemand op de klok na, dus dezelfde opdracht geeft vergelijkbare spellen, niet dezelfde:

## Tabellen van de opdrachtregel

arena-column-player = Speler
arena-column-wins = Gewonnen
arena-column-share = Deel
arena-column-points = Punten per spel
arena-column-turns = Beurten
arena-column-worst = Slechtste
arena-column-rating = Sterkte
arena-blocked = Spellen waarin niemand verder kon: { $games }
arena-progress = { $games } van { $most } spellen, { $pace } per seconde
arena-report-written = Het verslag staat in { $file }.
