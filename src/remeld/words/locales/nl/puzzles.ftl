puzzles-title = Puzzels
puzzles-about = Beurten met één beste antwoord. Leg het op tafel zoals in een spel: elke toegestane beurt die het doet, telt.
puzzles-day = Puzzel van de dag
puzzles-day-done = Opgelost. Morgen komt de volgende.
puzzles-solve = Oplossen
puzzles-streak = { $count ->
    [one] Eén dag op rij
   *[other] { $count } dagen op rij
}
puzzles-streak-forgiven = één gemiste dag is vergeven
puzzles-rating = Je rating: { $rating }
puzzles-rough = nog ruw
puzzles-next = Nog een puzzel
puzzles-rush = Op tijd
puzzles-rush-about = Drie minuten, en elke puzzel is moeilijker dan de vorige.
puzzles-rush-start = De klok starten
puzzles-rush-best = Je beste: { $count }
puzzles-rush-left = nog { $time }
puzzles-rush-score = { $count } opgelost
puzzles-rush-over = De tijd is om. Je hebt er { $count } opgelost.
puzzles-rush-again = Nog een keer
puzzles-kinds = Per soort
puzzles-kind-go-out = Alles leggen
puzzles-kind-all-but-one = Op één na alles
puzzles-kind-first-30 = Beginnen
puzzles-kind-free-the-joker = De joker bevrijden
puzzles-kind-fourth-tile = De vierde steen
puzzles-kind-rebuild = Verbouwen
puzzles-kind-find-the-play = De zet vinden
puzzles-kind-endgame = Eindspel
puzzles-solved-of = { $count } van { $total } opgelost
puzzles-edition = Volgens de regels van
puzzles-number = Puzzel { $number }, moeilijkheid { $difficulty }
puzzles-try-more = { $count ->
    [one] Dat mag, maar het antwoord legt één steen meer.
   *[other] Dat mag, maar het antwoord legt { $count } stenen meer.
}
puzzles-idle = Jij bent aan de beurt: vind de stenen die je legt.
puzzles-try-nothing = Er is nog niets gelegd.
puzzles-try-other = Dat is nog niet de oplossing.
puzzles-try-next-can-play = Dat mag, maar de volgende zou nog een steen kunnen leggen.
puzzles-hint = Tip
puzzles-hint-count = { $count ->
    [one] Het antwoord legt één steen.
   *[other] Het antwoord legt { $count } stenen.
}
puzzles-hint-tiles = Leg { $tiles }.
puzzles-hint-first = Zo begint het:
puzzles-show = Antwoord tonen
puzzles-shown = Dat is het antwoord dat het minst verandert.
puzzles-solved = Opgelost!
puzzles-elegant = De minst storende manier tonen
puzzles-rated = Je rating is nu { $rating } ({ $change }).
puzzles-share = Delen
puzzles-share-solved = { $line } – opgelost in { $time }
puzzles-picture = Als plaatje
puzzles-picture-saved = Het plaatje is bewaard.
puzzles-all = Alle puzzels
puzzles-skip = Een andere
puzzles-once-more = Nog eens van voren af aan
puzzles-loading = De puzzels worden gehaald …
puzzles-yours = Je resultaten blijven op dit apparaat en, alleen voor jou, in dit speelhuis.
