### L’analyse d’un jeu.

review-title = Ce que chaque tour permettait
review-ask = Analyser ce jeu
review-about = Qu’ai-je manqué, qu’est-ce que cela a coûté, et qu’est-ce qui a décidé du jeu ?
review-exact = Ce qui pouvait être posé est exact.
review-estimate = Les chances de gagner sont des estimations : d’après ce que chacun pouvait savoir, avec des joueurs semblables au plus fort des joueurs ordinateurs à toutes les places.
review-turn = Tour { $count }
review-label-turn = Tour
review-label-player = Joueur
review-label-done = Joué
review-label-possible = Au mieux
review-label-chance = Chances
review-draw = pioche
review-pass = passe son tour
review-bell = temps écoulé
review-nothing = Rien ne pouvait être posé.
review-all-laid = On ne pouvait pas poser plus de pièces.
review-more = { $count ->
    [one] On pouvait poser une pièce de plus.
   *[other] On pouvait poser { $count } pièces de plus.
}
review-worth = On pouvait poser autant de pièces, valant { $count } de plus.
review-go-out = On pouvait tout poser : c’est gagné.
review-open = { term-initial-meld.Name } possible.
review-free-joker = Il y faut un joker de la table.
review-keep-joker = On pouvait poser autant de pièces sans le joker.
review-percent = { $chance } %
review-interval = { $chance } % ({ $low } à { $high })
review-cost-draw = Ne rien poser valait { $cost } points de chance de plus.
review-cost-lay = Valait { $cost } points de chance de plus : { $tiles }
review-cost-out = Cela valait { $cost } points de chance de plus.
review-why-lets-out = Ensuite, quelqu’un d’autre pouvait tout poser dans { $done } cas sur 100, sinon dans { $better }.
review-why-feeds = { $count ->
    [one] Les autres pouvaient alors poser environ une pièce de plus.
   *[other] Les autres pouvaient alors poser environ { $count } pièces de plus.
}
review-why-joker = C’était donner un joker.
review-why-not-ready = La fois suivante, on pouvait alors tout poser dans { $done } cas sur 100, sinon dans { $better }.
review-why-keeps-value = Il restait des pièces valant { $done }, sinon { $better }.
review-accuracy = Précision
review-equal = Part égale
review-deal = Premières pièces
review-draws = Pièces piochées
review-others = Les autres
review-skill = Ses décisions
review-result = Résultat
review-sum = Part égale, premières pièces, pièces piochées, ce qu’ont fait les autres et ses décisions donnent ensemble le résultat.
review-moments = Ce qui a décidé du jeu
review-moment-decision = { $player } a donné { $cost } points de chance.
review-moment-draw = La pièce que { $player } a ensuite piochée a changé la chance de { $change } points.
review-moment-others = Ce qu’ont ensuite fait les autres a changé la chance de { $player } de { $change } points.
review-progress = Chances de gagner : { $count } tours sur { $total }
review-curve = Les chances de gagner au fil du jeu
review-failed = La maison ne peut pas calculer les chances de gagner pour l’instant.
review-none = Avec ces règles, il n’y a pas de chances de gagner.
review-try = Réessayer
review-try-task = Que ferais-tu ici ?
review-try-around = Reste à piocher : { $pool }. Les autres ont : { $others }.
review-try-right = C’est ce qu’aurait fait le plus fort des joueurs ordinateurs.
review-try-as-good = C’est aussi bien que ce qu’aurait fait le plus fort des joueurs ordinateurs.
review-try-not = Pas cela. Le plus fort des joueurs ordinateurs aurait fait autre chose.
review-hint = Un indice
review-try-show = Montrer
review-try-back = Retour au jeu
review-hint-count = Nombre de pièces à poser : { $count }
review-hint-tiles = Les pièces à poser : { $tiles }
review-hint-think = Que pourraient faire les autres des pièces que tu poses ?
review-hint-hold = Ne rien poser, et attendre.
review-hint-later = Plus de tes pièces trouveraient-elles place si tu attendais ?
review-hint-first = Cela commence ainsi :
