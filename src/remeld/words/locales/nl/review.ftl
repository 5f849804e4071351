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
review-accuracy = Nauwkeurigheid
review-equal = Gelijk deel
review-deal = Eerste stenen
review-luck = Geluk
review-skill = Eigen keuzes
review-result = Uitslag
review-sum = Gelijk deel, eerste stenen, geluk (gepakte stenen en wat de anderen deden) en eigen keuzes zijn samen de uitslag.
review-moments = Wat het spel besliste
review-moment-decision = { $player } gaf { $cost } procentpunten weg.
review-moment-luck = Daarna veranderde de kans van { $player } met { $change } procentpunten: door gepakte stenen en wat de anderen deden.
review-progress = Winstkansen: { $count } van { $total } beurten
review-curve = Winstkansen in de loop van het spel
review-point = Beurt { $count }, { $player }: { $chance }%
review-show = Ga naar deze beurt
review-failed = Het huis kan de winstkansen nu niet uitrekenen.
review-none = Met deze regels zijn er geen winstkansen.
