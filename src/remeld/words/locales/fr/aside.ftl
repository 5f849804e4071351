### Pour une vraie table : le téléphone à côté de la boîte.

## Le début

aside-title = Pour jouer en vrai
aside-about = Le téléphone à côté de la boîte : il tient le chrono et les points, et répond aux questions.
aside-offline = L’horloge et la feuille de points marchent aussi sans réseau.
aside-not-offline = À cette adresse, le navigateur ne garde rien pour les moments sans réseau : il faut https, ou la machine de la salle elle-même.
aside-clock = Chrono
aside-score = Points
aside-judge = Est-ce valable ?
aside-solve = Que puis-je poser ?
aside-arrange = Remettre en ordre
aside-openings = Quand puis-je ouvrir ?
aside-clock-short = Chrono
aside-score-short = Points
aside-judge-short = Valable ?
aside-solve-short = Un coup ?
aside-arrange-short = Ordre
aside-openings-short = Ouvrir ?
aside-openings-ask = Voir mes chances
aside-rules = Règles
aside-players = Joueurs
aside-read-rules = Lire les règles
aside-try-again = Réessayer

## Entrer des pièces

aside-tiles = { $count ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $count } pièces
}
aside-set-named = Combinaison { $set } : { $tiles }
aside-take-away = Enlever { $tile }
aside-added = { $tiles }. { $count ->
    [one] Une pièce
   *[other] { $count } pièces
} en tout.
aside-pad = Clavier de pièces
aside-pad-of = Clavier de pièces : { $label }
aside-pad-key = { $count ->
    [0] { $tile }
   *[other] { $tile }, il y en a { $count }
}
aside-pad-help = Touche une pièce pour l’ajouter, ou glisse le long d’une ligne pour ajouter une { term-run }. Tu peux aussi taper : b4-9 est une { term-run }, krb8 { term-group.a }, j un joker.
aside-new-set = Nouvelle combinaison
aside-erase = Effacer la dernière
aside-undo = Annuler
aside-clear = Effacer toutes les pièces
aside-unknown-tile = « { $part } » n’est pas une pièce (caractère { $place }). Écris k, r, b ou o et un nombre, comme b8, ou j pour un joker.
aside-run-falls = « { $part } » compte à rebours (caractère { $place }). Écris d’abord le plus petit nombre, comme b4-9.

## Est-ce valable ?

aside-judge-about = Entre la table avant et après le tour, et ce qu’il y avait sur la planchette.
aside-judge-before = Table avant le tour
aside-judge-after = Table après le tour
aside-judge-rack = Planchette avant le tour
aside-copy-before = Partir de la table d’avant
aside-melded = La { term-initial-meld } était déjà faite
aside-melded-about = À désactiver pour quelqu’un qui n’a encore rien posé.
aside-judge-ask = Juger ce tour
aside-legal = Ce tour est valable.
aside-not-legal = { $count ->
    [one] Ce tour n’est pas valable, pour une raison.
   *[other] Ce tour n’est pas valable, pour { $count } raisons.
}
aside-played = { $count ->
    [one] Une pièce posée, valeur { $points }.
   *[other] { $count } pièces posées, valeur { $points }.
}
aside-in-set = Combinaison { $set } :
aside-clause = { $clause } : { $title }

## Que puis-je poser ?

aside-solve-about = Entre ta planchette et la table. Tu auras le meilleur coup, étape par étape.
aside-solve-table = Table
aside-solve-rack = Ta planchette
aside-aim = Chercher
aside-aim-tiles = le plus de pièces
aside-aim-value = la plus grande valeur
aside-aim-out = tout poser
aside-solve-ask = Trouver le meilleur coup
aside-best = { $count ->
    [one] Tu peux poser une pièce, valeur { $value }.
   *[other] Tu peux poser { $count } pièces, valeur { $value }.
}
aside-nothing = Tu ne peux rien poser.
aside-not-out = Tu ne peux pas tout poser dans ce tour.
aside-not-proved = La recherche a été interrompue, il y a peut-être mieux.
aside-steps = Étape par étape
aside-table-before = Table avant
aside-table-after = Table après
aside-after-legend = Les combinaisons encadrées sont changées ou nouvelles, les pièces marquées viennent de ta planchette.
aside-rack-left = Reste sur ta planchette
aside-rack-empty = Rien : tu as fini !

## Les étapes d’un coup

aside-step-lay = Pose { $tiles } en nouvelle combinaison.
aside-step-add = Ajoute { $tiles } à la combinaison { $target }.
aside-step-take = Déplace { $tiles } de la combinaison { $source } à la combinaison { $target }.
aside-step-split = Détache { $tiles } de la combinaison { $source }. C’est maintenant la combinaison { $target }.
aside-step-join = Joins la combinaison { $source } à la combinaison { $target }.
aside-step-swap = Échange { $tiles } contre le joker de la combinaison { $target }. Le joker va à la combinaison { $joker }.
aside-step-shift = Déplace le joker dans la combinaison { $target }.

## Remettre en ordre

aside-arrange-about = La table est sens dessus dessous ? Entre toutes ses pièces, dans n’importe quel ordre, et retrouve des combinaisons.
aside-heap = Toutes les pièces
aside-arrange-ask = Mettre en ordre
aside-all-in-sets = Toutes les pièces sont dans des combinaisons.
aside-left-over = { $count ->
    [one] Il reste une pièce.
   *[other] Il reste { $count } pièces.
}
aside-left = Reste

## Le chrono

aside-player = Joueur { $number }
aside-names = Joueurs, dans l’ordre des tours
aside-add-player = Ajouter un joueur
aside-remove-player = Enlever { $name }
aside-clock-start = Touche pour commencer
aside-clock-go-on = En pause. Touche pour reprendre.
aside-clock-next = Touche pour passer à { $name }
aside-clock-begin = Commencer
aside-clock-resume = Reprendre
aside-clock-pause = Mettre en pause
aside-clock-back = Un tour en arrière
aside-clock-more = { $count } secondes de plus
aside-clock-reset = Recommencer
aside-clock-settings = Joueurs et temps
aside-sound = Son
aside-order = Ordre des tours
aside-order-about = Touche un nom pour donner la main à ce joueur.
aside-turn-of = C’est à { $name } de jouer.
aside-ten-seconds = Encore dix secondes pour { $name }.
aside-time-up = Le temps est écoulé pour { $name }.
aside-bell = Le temps est écoulé
aside-limit = Temps par tour
aside-limit-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
aside-limit-edition = { $count } secondes, comme dans le livret
aside-limit-none = sans limite

## La feuille de points

aside-score-about = Après chaque jeu, dis qui a tout posé et entre les pièces qui restent aux autres.
aside-who-plays = Qui joue
aside-add-game = Ajouter un jeu
aside-game = Jeu { $number }
aside-round = Manche { $number }
aside-total = Total
aside-games-won = Jeux gagnés
aside-sheet = Feuille de points
aside-game-column = Jeu
aside-edit = Changer { $label }
aside-leading = en tête
aside-leads = { $count ->
    [one] { $names } est en tête.
   *[other] { $names } sont en tête ensemble.
}
aside-who-out = Qui a tout posé ?
aside-nobody-out = Personne
aside-blocked-about = Le jeu est bloqué : il n’y a plus rien à piocher et personne ne peut poser. Entre les pièces de tous les joueurs.
aside-who-started = Qui a commencé ce jeu ?
aside-left-of = Il reste à { $name }
aside-points = En points
aside-no-tiles = { $count ->
    [one] Il manque encore les pièces pour { $names }.
   *[other] Il manque encore les pièces pour { $names }.
}
aside-save-game = Noter
aside-cancel = Annuler
aside-remove-game = Effacer ce jeu
aside-game-saved = Le jeu est sur la feuille.
aside-game-removed = Le jeu est effacé. « Annuler » le rétablit.
aside-sheet-clear = Nouvelle feuille
aside-sheet-new = La feuille est vide. « Annuler » rétablit l’ancienne.
aside-sheet-title = Points selon { $edition }
aside-share-text = Envoyer en texte
aside-share-picture = Envoyer en image
aside-picture-saved = L’image est enregistrée.
aside-copied = Copié. Tu peux le coller où tu veux.
aside-not-copied = Ce navigateur empêche la page de copier.
