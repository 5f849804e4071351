### Ce qui ne va pas : une phrase pour chaque faute que trouve l’arbitre.

## Combinaisons

fault-loose-tile = Hors combinaison : { $tiles }. Sur la table, chaque pièce fait partie d’une combinaison ; ce qui vient de ta planchette peut y retourner.
fault-set-too-short = Trop court : { $tiles }. Une combinaison compte au moins trois pièces.
fault-set-mixed = Ni { term-group } ni { term-run } : { $tiles }. Il faut le même nombre en couleurs différentes ({ term-group }), ou des nombres qui se suivent dans une seule couleur ({ term-run }).
fault-set-only-jokers = Rien que des jokers : { $tiles }. Ajoute une pièce avec un nombre : elle montrera ce que les jokers remplacent.
fault-group-too-long = Trop long pour { term-group.a } : { $tiles }. Enlève des pièces, ou fais-en deux { term-group.many }.
fault-group-colour-twice = Couleur en double : { $tiles }. { term-group.In-a }, chaque couleur ne sert qu’une fois : déplace une de ces pièces.
fault-run-too-long = Trop long pour une { term-run } : { $tiles }. Coupe-la en deux.
fault-run-number-twice = Nombre en double : { $tiles }. Dans une { term-run }, chaque nombre ne sert qu’une fois : déplace une de ces pièces.
fault-run-out-of-order = Pas dans l’ordre croissant : { $tiles }. Remets les pièces dans l’ordre : c’est sa place qui dit quel nombre un joker remplace.
fault-run-gap = Ces nombres ne se suivent pas : { $tiles }. Une { term-run } monte de un en un, et un joker compte pour le nombre de sa place.
fault-run-past-end = Ça dépasse : { $tiles }. Rien ne vient après le plus grand nombre ni avant le 1, pas même un joker.

## Pièces

fault-tile-from-nowhere = Venu de nulle part : { $tiles }. On ne pose que des pièces de la table ou de sa propre planchette.
fault-tile-left-table = Il manque sur la table : { $tiles }. Ce qui est posé reste posé : remets-le dans une combinaison.
fault-no-tile-played = Aucune pièce de la planchette n’a été posée. Poses-en au moins une, ou remets la table en place, puis pioche ou passe ton tour.

## Le début

fault-meld-too-low = { $points } sur { $needed } points : il en manque { $missing } pour la { term-initial-meld }, avec tes propres pièces.
fault-meld-touches-table = C’était déjà sur la table : { $tiles }. { $open ->
    [1] Tant que la { term-initial-meld } n’est pas posée, les autres combinaisons restent telles quelles.
   *[other] Pendant le tour de la { term-initial-meld }, les autres combinaisons restent telles quelles.
}
fault-joker-before-meld = Un joker a été pris sur la table : { $tiles }. Personne ne peut libérer un joker avant sa propre { term-initial-meld }.

## Jokers

fault-joker-left-table = Un joker a quitté la table : { $tiles }. Un joker libéré se rejoue dans le même tour et ne va jamais sur une planchette.
fault-joker-moved = Ce joker ne remplace plus la même pièce : { $tiles }. Avec ces règles, un joker qui reste dans sa combinaison garde sa valeur.
fault-joker-needs-new-set = Ce joker a été ajouté à une combinaison déjà posée : { $tiles }. Avec ces règles, un joker libéré va dans une nouvelle combinaison.
fault-joker-needs-rack-tiles = Ce joker n’a pas de nouvelle combinaison à lui : { $tiles }. Avec ces règles, un joker libéré doit former une combinaison avec des pièces de la planchette, sans compter celle qui l’a remplacé.
fault-joker-set-frozen = La combinaison de ce joker a été défaite : { $tiles }. Avec ces règles, on ne peut qu’ajouter à une combinaison avec joker, tant que la pièce exacte ne l’a pas remplacé.
fault-joker-swap-from-table = Ce joker a été remplacé par une pièce de la table : { $tiles }. Avec ces règles, la pièce qui remplace un joker vient de la planchette.
fault-joker-swap-missing = Ce joker a été libéré sans être remplacé : { $tiles }. Avec ces règles, chaque joker libéré laisse sa place à une pièce du nombre et de la couleur qu’il représentait.

fault-follows = { $message } (Simple conséquence : corrige d’abord le reste.)
