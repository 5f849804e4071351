puzzle-go-out = Leg al je stenen.
puzzle-all-but-one = Leg al je stenen op één na.
puzzle-first-30 = Begin: vind de enige stenen die op zichzelf { $points } of meer waard zijn.
puzzle-free-the-joker = Leg zo veel stenen als je kunt. Je hebt er een joker voor nodig die op tafel ligt.
puzzle-fourth-tile = Leg zo veel stenen als je kunt. Je hebt er een steen voor nodig waar vier gelijke getallen liggen.
puzzle-rebuild = Leg zo veel stenen als je kunt. Op tafel moeten daarvoor minstens drie { term-set.many } veranderen.
puzzle-find-the-play = Er kan maar één steen gelegd worden, en alleen als andere verschuiven. Welke?
puzzle-endgame = Er valt niets meer te pakken. Leg zo dat de ander, met { $other }, niets kan leggen.
