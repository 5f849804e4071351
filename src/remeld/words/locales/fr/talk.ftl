### Le jeu dans le terminal.

## Noms et listes

talk-house-rules = { $edition } avec des règles maison
talk-list-more = { $names }, { $next }
talk-list = { $names } et { $last }
talk-default-name = Joueur
talk-computer-names = Léa, Marc, Nadia, Hugo, Farah, Basile

## Le premier écran

talk-title = Remeld : le rami à pièces numérotées, selon les règles de { $edition }
talk-label-goal = But
talk-goal = Pose toutes tes pièces avant { $players }, { $count ->
    [one] ton adversaire virtuel.
   *[other] tes adversaires virtuels.
}
talk-label-tiles = Pièces
talk-tiles = { $colours }, j joker (n’importe quelle pièce). r5 est le 5 rouge.
talk-label-group = { term-group.Name }
talk-group = Un même nombre en trois couleurs ou plus, comme k8 r8 o8.
talk-label-run = { term-run.Name }
talk-run = Une seule couleur avec trois nombres ou plus qui se suivent, comme b4 b5 b6.
talk-label-meld = D’abord
talk-meld = Pose des { term-group.many } et des { term-run.many } qui valent { $needed } points en tout, uniquement de ta planchette.
talk-label-later = Ensuite
talk-later = Ajoute aux combinaisons de la table, ou défais-les pour en faire d’autres.
talk-label-clock = Temps
talk-clock = Un tour peut durer { $count ->
    [one] une seconde.
   *[other] { $count } secondes.
}
talk-no-clock = Pas de limite. C’est une règle maison : le livret donne { $count } secondes par tour.
talk-game = Jeu { $game }.
talk-game-of = Jeu { $game } sur { $count }.
talk-start-draw = Au tirage : { $draws }.
talk-you-start = Tu commences.

## Un tour

talk-label-table = Table
talk-label-hand = En main
talk-label-rack = Planchette
talk-nothing = rien
talk-status = Pièces : { $racks }, { term-pool } { $count }.
talk-you-draw = Tu pioches { $tiles }.
talk-hand-not-empty = Pose ce que tu as en main avant de finir ton tour.
talk-meld-so-far = { term-initial-meld.Name } : { $points } sur { $needed } points.
talk-legal = C’est valable : { $count ->
    [one] une pièce
   *[other] { $count } pièces
} pour { $points }. Tape end pour finir.
talk-not-legal = Le tour ne peut pas finir ainsi.
talk-fault = { $message } ({ $clause })
talk-fault-in-set = Combinaison { $set }. { $message } ({ $clause })
talk-could-play = Tu pourrais poser { $tiles } : { $changes }
talk-how-to = Tape des pièces pour les poser ensemble, comme r1 r2 r3. Tape draw pour piocher, ou help pour voir tout ce que tu peux faire.
talk-prompt = À toi :
talk-prompt-clock = À toi ({ $count } s) :
talk-too-late = C’est arrivé juste après la fin du temps. Si c’est pour maintenant, tape-le encore une fois.

## Ce qu’on peut taper

talk-help-lay = Pose une nouvelle combinaison de ta planchette ; les pièces toutes seules suffisent.
talk-help-add = Ajoute une pièce à la combinaison 2 ; sans numéro si elle ne va qu’à une seule.
talk-help-take = Prends une pièce de la combinaison 1 : la tienne retourne sur la planchette, une autre reste en main jusqu’à ce que tu la reposes.
talk-help-split = Divise la combinaison 2 avant r6.
talk-help-join = Réunis les combinaisons 1 et 3.
talk-help-undo = Annule la dernière étape.
talk-help-reset = Remets tout comme au début de ton tour.
talk-help-end = Finis ton tour avec la table telle qu’elle est.
talk-help-draw = Ne pose rien et pioche.
talk-help-pass = Ne pose rien quand il n’y a plus rien à piocher.
talk-help-sort = Trie la planchette par couleur ou par nombre.
talk-help-score = Montre les points de la partie.
talk-help-why = Demande aux joueurs virtuels pourquoi ils ont joué ainsi.
talk-help-save = Enregistre le déroulement du jeu.
talk-help-help = Montre cette liste.
talk-help-quit = Quitte la table.

## Après un jeu

talk-game-row = Jeu { $game }
talk-total = Total
talk-games-won = Jeux gagnés
talk-place = Place
talk-leads = { $count ->
    [one] { $players } est en tête.
   *[other] { $players } sont en tête ensemble.
}
talk-match-won = { $count ->
    [one] { $players } gagne la partie.
   *[other] { $players } se partagent la victoire.
}
talk-after-game = Appuie sur Entrée pour le jeu suivant. Tape save et un nom de fichier pour garder celui-ci, ou quit.
talk-prompt-next = Ensuite :
talk-saved = Le jeu est enregistré dans { $file }.
talk-bye = À bientôt.

## Pourquoi un joueur virtuel a joué ainsi, selon ses propres mots

talk-why = { $player } : { $reason }
talk-why-not-yet = Aucun joueur virtuel n’a encore joué.
talk-why-unknown = { $player } ne donne pas de raison.
