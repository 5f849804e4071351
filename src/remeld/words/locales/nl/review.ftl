### De analyse van een spel.

review-title = Wat er elke beurt mogelijk was
review-ask = Dit spel analyseren
review-about = Wat heb ik gemist, wat kostte het, en wat besliste het spel?
review-exact = Wat er gelegd kon worden, klopt precies.
review-estimate = Winstkansen zijn schattingen: naar wat iedere speler kon weten, met spelers als de sterkste computerspeler op alle plaatsen.
review-turn = Beurt { $count }
review-label-turn = Beurt
review-label-player = Speler
review-label-done = Gelegd
review-label-possible = Mogelijk
review-label-chance = Kans
review-draw = pakt
review-pass = past
review-bell = tijd om
review-nothing = Er kon niets gelegd worden.
review-all-laid = Meer stenen konden er niet gelegd worden.
review-more = { $count ->
    [one] Er kon één steen meer gelegd worden.
   *[other] Er konden { $count } stenen meer gelegd worden.
}
review-worth = Er konden evenveel stenen met { $count } meer waarde gelegd worden.
review-go-out = Alle stenen konden gelegd worden: dat wint.
review-open = { term-initial-meld.Name } was mogelijk.
review-free-joker = Daar is een joker van tafel voor nodig.
review-keep-joker = Zonder de joker konden er evenveel stenen gelegd worden.
review-percent = { $chance }%
review-interval = { $chance }% ({ $low } tot { $high })
review-cost-draw = Niets leggen was { $cost } procentpunten meer waard.
review-cost-lay = { $cost } procentpunten meer waard: { $tiles }
review-cost-out = Dat was { $cost } procentpunten meer waard.
review-why-lets-out = Daarna kon een ander in { $done } van de 100 gevallen alles leggen, anders in { $better }.
review-why-feeds = { $count ->
    [one] De anderen konden daarna ongeveer één steen meer leggen.
   *[other] De anderen konden daarna ongeveer { $count } stenen meer leggen.
}
review-why-joker = Zo was een joker weggegeven.
review-why-not-ready = De volgende keer kon zo in { $done } van de 100 gevallen alles gelegd worden, anders in { $better }.
review-why-keeps-value = Er bleven stenen ter waarde van { $done } over, anders van { $better }.
review-accuracy = Nauwkeurigheid
review-equal = Gelijk deel
review-deal = Eerste stenen
review-draws = Gepakte stenen
review-others = De anderen
review-skill = Eigen keuzes
review-result = Uitslag
review-sum = Gelijk deel, eerste stenen, gepakte stenen, wat de anderen deden en eigen keuzes zijn samen de uitslag.
review-moments = Wat het spel besliste
review-moment-decision = { $player } gaf { $cost } procentpunten weg.
review-moment-draw = De steen die { $player } daarna pakte, veranderde de kans met { $change } procentpunten.
review-moment-others = Wat de anderen daarna deden, veranderde de kans van { $player } met { $change } procentpunten.
review-progress = Winstkansen: { $count } van { $total } beurten
review-curve = Winstkansen in de loop van het spel
review-failed = Het huis kan de winstkansen nu niet uitrekenen.
review-none = Met deze regels zijn er geen winstkansen.
review-try = Nog eens proberen
review-try-task = Wat zou jij hier doen?
review-try-around = Nog te pakken: { $pool }. De anderen hebben: { $others }.
review-try-right = Dat had de sterkste computerspeler ook gedaan.
review-try-as-good = Dat is even goed als wat de sterkste computerspeler had gedaan.
review-try-not = Dat niet. De sterkste computerspeler had iets anders gedaan.
review-hint = Een tip
review-try-show = Tonen
review-try-back = Terug naar het spel
review-hint-count = Zoveel stenen: { $count }
review-hint-tiles = Deze stenen: { $tiles }
review-hint-think = Wat zouden de anderen kunnen met de stenen die je legt?
review-hint-hold = Niets leggen en wachten.
review-hint-later = Zouden er meer van je stenen passen als je wacht?
review-hint-first = Zo begint het:
