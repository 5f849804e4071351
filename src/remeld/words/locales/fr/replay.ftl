### Revoir un jeu.

## Ouvrir un enregistrement

replay-title = Revoir un jeu
replay-about = Ouvre l’enregistrement d’un jeu fini : choisis son fichier, dépose-le ici, ou colle son texte.
replay-file = Choisir un fichier
replay-paste = Ou colle l’enregistrement
replay-open = Regarder
replay-other = Un autre jeu
replay-loading = Vérification de l’enregistrement…
replay-mine = Jeux à tes tables
replay-game = Jeu { $game } : { $player }
replay-too-long = Ce fichier est trop long pour un enregistrement.
replay-wrong-title = Il y a une erreur dans cet enregistrement
replay-wrong = Erreur à l’étape { $event }. { $message }
replay-wrong-line = On y lit :
replay-wrong-faults = Ce que dit l’arbitre
replay-unreadable-title = Cet enregistrement est illisible
replay-not-found-title = Ce jeu n’existe pas

## Parcourir le jeu

replay-controls = Parcourir le jeu
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-play = Lire
replay-pause = Mettre en pause
replay-position = Étape
replay-position-text = { $count } sur { $total } : { $text }
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-all = Tout le monde à la fois
replay-eyes-spectator = Un spectateur
replay-eyes-only = Vu par : { $player }
replay-keys = Les flèches : étape par étape. Espace : lecture et pause. Début et Fin : d’un bout à l’autre.
replay-link = Lien vers cette étape
replay-download = Télécharger l’enregistrement
replay-turns = Ce qui s’est passé
replay-racks = Planchettes
replay-rack-hidden = { $count ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $count } pièces
}
replay-rack-empty = vide
replay-rack-turn = a la main
replay-why = { $player } : { $reason }
replay-pool = { $count ->
    [0] La { term-pool } est vide.
    [one] Une pièce dans la { term-pool }.
   *[other] { $count } pièces dans la { term-pool }.
}
replay-dealt = Les pièces sont distribuées. { $player } commence.
replay-short-deal = { $player } commence
replay-short-play = { $count ->
    [one] { $player } pose une pièce
   *[other] { $player } pose { $count } pièces
}
replay-short-draw = { $count ->
    [0] { $player } ne pioche rien
    [one] { $player } pioche une pièce
   *[other] { $player } pioche { $count } pièces
}
replay-short-pass = { $player } passe son tour
replay-short-bell = Temps écoulé pour { $player }
replay-short-resign = { $player } abandonne
replay-short-end = Fin

## Le meilleur coup

replay-best = Meilleur coup ici
replay-best-ask = Quel était le meilleur coup ici ?
replay-best-thinking = Un instant…
replay-best-none = Il n’y avait rien à poser.
replay-best-none-found = Rien trouvé, mais tout n’a pas pu être essayé.
replay-best-unseen = D’ici, la planchette est cachée ({ $player }) : personne ne peut le dire.
replay-best-not-here = Va à un tour pour voir son meilleur coup.
replay-best-tiles = Pièces
replay-best-value = Valeur
replay-best-played = Joué
replay-best-possible = Meilleur
replay-best-difference = Différence
replay-best-same = C’était ce qu’il y avait de mieux.
replay-best-not-proved = Il y a peut-être encore mieux : la recherche a été arrêtée.
replay-best-show = Le montrer
replay-best-showing = Tu vois le meilleur coup, pas celui qui a été joué.
replay-best-back = Retour au jeu

## La preuve

replay-proof-checking = Vérification de la donne…
replay-proof-proved = La donne est honnête, c’est prouvé
replay-proof-house = La donne est honnête, dit la salle
replay-proof-no-secret = La donne ne peut pas être prouvée ici
replay-proof-differs = La donne n’est pas celle qui était promise
replay-proof-how = Avant le jeu, la salle a choisi un secret et montré son sceau (SHA-256). L’ordre de toutes les pièces découle du secret et des mots des joueurs. Maintenant que le secret est connu, chacun peut refaire le calcul.
replay-proof-here = Ton navigateur vient de le faire : le sceau correspond, et chaque pièce est venue dans l’ordre voulu.
replay-proof-by-house = Sur une page sans chiffrement, ton navigateur n’a pas le droit de calculer : la salle l’a fait.
replay-proof-without = Cet enregistrement ne contient pas le secret : le jeu n’est pas fini, ou il ne montre que ce qu’a vu un joueur.
replay-proof-seal = Le sceau
replay-proof-secret = Le secret
