puzzles-title = Problèmes
puzzles-about = Des tours qui ont une seule meilleure solution. Pose-la sur la table comme en jeu : tout tour permis qui y arrive compte.
puzzles-day = Problème du jour
puzzles-day-done = Résolu. Le prochain arrive demain.
puzzles-solve = Résoudre
puzzles-streak = { $count ->
    [one] Un jour d’affilée
   *[other] { $count } jours d’affilée
}
puzzles-streak-forgiven = un jour manqué est pardonné
puzzles-rating = Ton classement : { $rating }
puzzles-rough = encore approximatif
puzzles-next = Encore un problème
puzzles-rush = Contre la montre
puzzles-rush-about = Trois minutes, et chaque problème est plus dur que le précédent.
puzzles-rush-start = Lancer le chrono
puzzles-rush-best = Ton record : { $count }
puzzles-rush-left = encore { $time }
puzzles-rush-score = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzles-rush-over = Le temps est écoulé. Tu en as résolu { $count }.
puzzles-rush-again = Encore une fois
puzzles-kinds = Par genre
puzzles-kind-go-out = Tout poser
puzzles-kind-all-but-one = Tout sauf une
puzzles-kind-first-30 = Ouvrir le jeu
puzzles-kind-free-the-joker = Libérer le joker
puzzles-kind-fourth-tile = La quatrième pièce
puzzles-kind-rebuild = Reconstruire
puzzles-kind-find-the-play = Trouver le coup
puzzles-kind-endgame = Fin de partie
puzzles-solved-of = { $count } sur { $total } résolus
puzzles-edition = Selon les règles de
puzzles-number = Problème { $number }, difficulté { $difficulty }
puzzles-try-more = { $count ->
    [one] C’est permis, mais la solution pose une pièce de plus.
   *[other] C’est permis, mais la solution pose { $count } pièces de plus.
}
puzzles-idle = À toi : trouve les pièces à poser.
puzzles-try-nothing = Rien n’est encore posé.
puzzles-try-other = Ce n’est pas encore la solution.
puzzles-try-next-can-play = C’est permis, mais le suivant pourrait encore poser une pièce.
puzzles-hint = Indice
puzzles-hint-count = { $count ->
    [one] La solution pose une pièce.
   *[other] La solution pose { $count } pièces.
}
puzzles-hint-tiles = Pose { $tiles }.
puzzles-hint-first = Cela commence ainsi :
puzzles-show = Montrer la solution
puzzles-shown = Voilà la solution qui dérange le moins.
puzzles-solved = Résolu !
puzzles-elegant = Montrer la façon qui dérange le moins
puzzles-rated = Ton classement est maintenant de { $rating } ({ $change }).
puzzles-share = Partager
puzzles-share-solved = { $line } – résolu en { $time }
puzzles-picture = En image
puzzles-picture-saved = L’image est enregistrée.
puzzles-all = Tous les problèmes
puzzles-skip = Un autre
puzzles-once-more = Recommencer
puzzles-loading = Les problèmes arrivent …
puzzles-yours = Tes résultats restent sur cet appareil et, rien que pour toi, dans cette salle.
