### Ce qui ne va pas : une phrase pour chaque faute que trouve l’arbitre.

## Combinaisons

fault-loose-tile = Sans combinaison : { $tiles }. Place cela quelque part, ou reprends ce qui vient de ta planchette.
fault-set-too-short = Trop court : { $tiles }. Une combinaison a au moins trois pièces.
fault-set-mixed = Ni { term-group } ni { term-run } : { $tiles }. Il faut un même nombre en couleurs différentes ({ term-group }), ou une seule couleur avec des nombres qui se suivent ({ term-run }).
fault-set-only-jokers = Rien que des jokers : { $tiles }. Ajoute une pièce avec un nombre, qui montre ce qu’ils remplacent.
fault-group-too-long = Trop long pour { term-group.a } : { $tiles }. Enlève des pièces, ou fais-en deux { term-group.many }.
fault-group-colour-twice = { term-group.In-a }, chaque couleur ne vient qu’une fois, mais voici : { $tiles }. Déplace une de ces pièces.
fault-run-too-long = Trop long pour une { term-run } : { $tiles }. Coupe-la en deux.
fault-run-number-twice = Dans une { term-run }, chaque nombre ne vient qu’une fois, mais voici : { $tiles }. Déplace une de ces pièces.
fault-run-out-of-order = Pas dans l’ordre croissant : { $tiles }. Range les pièces, car la place d’un joker dit quel nombre il remplace.
fault-run-gap = Ces nombres ne se suivent pas : { $tiles }. Une { term-run } monte de un en un, et un joker compte comme le nombre de sa place.
fault-run-past-end = Au-delà de la fin : { $tiles }. Rien ne vient après le plus grand nombre ni avant le 1, pas même un joker.

## Pièces

fault-tile-from-nowhere = D’où vient ceci : { $tiles } ? On ne pose que des pièces de la table ou de sa propre planchette.
fault-tile-left-table = Disparu de la table : { $tiles }. Ce qui est posé reste posé. Remets cela dans une combinaison.
fault-no-tile-played = Aucune pièce de la planchette n’a été posée. Poses-en au moins une, ou remets la table en place, puis pioche ou passe ton tour.

## Le début

fault-meld-too-low = { $points } points sur { $needed } : il en manque { $missing } pour la { term-initial-meld }, avec tes propres pièces.
fault-meld-touches-table = C’était déjà sur la table : { $tiles }. Pendant le tour de la { term-initial-meld }, les autres combinaisons restent telles quelles.
fault-joker-before-meld = Un joker a été pris sur la table : { $tiles }. Personne ne peut libérer un joker avant sa propre { term-initial-meld }.

## Jokers

fault-joker-left-table = Un joker a quitté la table : { $tiles }. Un joker libéré se repose dans le même tour et ne va jamais sur une planchette.
fault-joker-moved = Ce joker remplace une autre pièce qu’avant : { $tiles }. Dans ces règles, un joker qui reste dans sa combinaison garde sa valeur.
fault-joker-needs-new-set = Ce joker a été ajouté à une combinaison déjà posée : { $tiles }. Dans ces règles, un joker libéré va dans une nouvelle combinaison.
fault-joker-needs-rack-tiles = Ce joker n’a pas de nouvelle combinaison à lui : { $tiles }. Dans ces règles, un joker libéré a besoin de pièces de la planchette qui forment une combinaison avec lui, et la pièce qui l’a remplacé ne compte pas.
fault-joker-set-frozen = La combinaison de ce joker a été défaite : { $tiles }. Dans ces règles, on peut seulement ajouter à une combinaison avec joker, tant que la pièce exacte ne l’a pas remplacé.
fault-joker-swap-from-table = Ce joker a été remplacé par une pièce de la table : { $tiles }. Dans ces règles, la pièce qui remplace un joker vient de la planchette.
fault-joker-swap-missing = Ce joker a été libéré sans être remplacé : { $tiles }. Dans ces règles, chaque joker libéré a besoin d’une pièce à sa place, du nombre et de la couleur qu’il représentait.

fault-follows = { $message } (Simple conséquence : corrige d’abord le reste.)
