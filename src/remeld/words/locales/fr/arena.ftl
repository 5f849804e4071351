### L’arène : ce que disent remeld simulate, remeld arena et le rapport.

## Nombres

arena-decimal-mark = ,
arena-percent = { $number } %
arena-interval = ({ $low } … { $high })
arena-plus-minus = ± { $number }

## Tableaux et titres

arena-title = Qui est le meilleur ?
arena-run = { $edition }, { $seats } joueurs à une table, { $games } jeux.
arena-unfinished = Cette série n’est pas terminée. Joué jusqu’ici :
arena-best = Le plus dur à battre : { $player }. Son pire résultat, contre { $other }, est de { $share } des jeux.
arena-versus = { $others ->
    [1] { $player } contre { $other }
   *[other] { $player } contre { $others } × { $other }
}
arena-matrix = Chacun contre chacun
arena-matrix-about = { $others ->
    [1] Combien de jeux le joueur de la ligne a gagnés contre celui de la colonne, avec l’intervalle à 95 % et les points par jeu. Encadré : le pire résultat de la ligne.
   *[other] Combien de jeux le joueur de la ligne a gagnés à une table avec { $others } copies de celui de la colonne, avec l’intervalle à 95 % et les points par jeu. Encadré : le pire résultat de la ligne.
}
arena-points-of = { $points } points
arena-shares = Jeux gagnés
arena-shares-about = Le rond est ce qui a été mesuré, la barre son intervalle à 95 %. Le pointillé marque { $base } : ce que gagneraient des joueurs égaux.
arena-points = Points par jeu
arena-points-about = À droite du pointillé on gagne des points, à gauche on en perd.
arena-course = Comment cela s’est stabilisé
arena-course-about = La part de jeux gagnés, donne après donne. La vraie part se trouve dans la bande teintée, aussi souvent qu’on ait regardé (95 %).
arena-course-of = { $deals } donnes, { $games } jeux. { $interval }
arena-verdict = { $verdict ->
    [above] Arrêté : plus de { $low }.
    [below] Arrêté : moins de { $high }.
   *[open] Ni plus de { $low } ni moins de { $high } n’est certain.
}
arena-ratings = Cotes
arena-ratings-about = Un nombre pour chaque joueur, tiré de tous les jeux. Tous commencent à 25. Une cote suppose que la force est un seul nombre : là où le tableau ci-dessus dit autre chose, crois le tableau.
arena-who = Qui sont-ils ?
arena-plays-rack-sets = pose ce que donnent ses propres pièces et ne touche jamais à la table.
arena-plays-bounded = pose le plus de pièces qu’il trouve en déplaçant au plus { $number } pièces de la table.
arena-plays-greedy = pose à chaque tour le plus de pièces possible.
arena-plays-hoard = ouvre avec tout ce qu’il peut, puis pioche jusqu’à pouvoir poser le reste d’un coup.
arena-plays-hoardmin = ouvre avec le moins de pièces possible, puis pioche jusqu’à pouvoir poser le reste d’un coup.
arena-plays-dump = attend de pouvoir tout poser ; quand il reste { $number } pièces ou moins à piocher, il se défait des plus hautes.
arena-plays-threat = attend de pouvoir tout poser, sauf si quelqu’un d’autre n’a plus que { $number } pièces ou moins.
arena-plays-hold = ne pose que { $number } pièces ou plus à la fois et garde ses jokers pour finir.
arena-plays-leaky = attend de pouvoir tout poser, mais perd patience dans { $number } tours sur cent.
arena-plays-trimm = attend de pouvoir tout poser ; vers la fin, il allège son jeu pièce par pièce.
arena-plays-hsafe = attend de pouvoir tout poser et, tout à la fin, ne pose rien qui permette à l’autre de terminer.
arena-plays-trimm-safe = attend, allège son jeu vers la fin et ne pose aucune pièce qui permettrait à quelqu’un de terminer.
arena-plays-champion = part de la meilleure façon simple de jouer et réfléchit : à la fin, il joue chaque tour jusqu’au bout dans sa tête.
arena-plays-easy = pose ce qui se voit facilement.
arena-method = Comment on a mesuré
arena-method-deals = Chaque donne a été jouée par tous à chaque place : personne n’a eu de meilleures pièces.
arena-method-intervals = Les jeux d’une même donne se ressemblent. Les intervalles en tiennent compte : ils comptent les donnes, pas les jeux.
arena-method-any-time = Qui regarde sans cesse et s’arrête quand le résultat lui plaît se trompe plus souvent que 5 % du temps. Les bandes et les arrêts anticipés en tiennent compte.
arena-method-referee = Chaque tour est passé par l’arbitre ; pièces et points ont été vérifiés à chaque jeu.
arena-method-fast = Les jeux ont été joués par la simulation compilée : le même jeu, mais sans passer tour par tour par l’arbitre.
arena-method-repeat = La même commande donne les mêmes jeux :
arena-method-clock = Quelqu’un a réfléchi ici à la montre : la même commande donne des jeux semblables, pas les mêmes :

## Tableaux de la ligne de commande

arena-column-player = Joueur
arena-column-wins = Victoires
arena-column-share = Part
arena-column-points = Points par jeu
arena-column-turns = Tours
arena-column-worst = Pire
arena-column-rating = Cote
arena-blocked = Jeux où plus personne ne pouvait jouer : { $games }
arena-progress = { $games } jeux sur { $most }, { $pace } par seconde
arena-report-written = Le rapport est dans { $file }.
