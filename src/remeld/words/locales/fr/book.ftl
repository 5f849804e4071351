### La page des règles et les règles maison.

## Les éditions côte à côte

book-title = Règles
book-about = Ce que dit chaque livret, avec nos mots. Ce qu’un livret laisse ouvert, nous l’avons décidé et nous le disons.
book-editions = Quelles éditions
book-search = Chercher une règle
book-search-like = joker, temps, R43…
book-only-different = Seulement les différences
book-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
book-nothing = Aucune règle ne dit cela. Essaie un autre mot.
book-moment = Un instant…
book-try-again = Réessayer
book-side-by-side = Toutes les éditions côte à côte (nouvel onglet)
book-clause = Règle
book-differs = Différent chez { $names }
book-rulings = { $count ->
    [one] Notre décision
   *[other] Nos décisions ({ $count })
}
book-source-house = règle maison
book-legend = Légende
book-legend-mark = diffère de { $edition }

## Les parties des règles

book-part-box = Ce qu’il y a dans la boîte
book-part-sets = Combinaisons
book-part-set-up = Avant le jeu
book-part-match = Jeux et partie
book-part-meld = La { term-initial-meld }
book-part-turn = Un tour
book-part-pool = La { term-pool } est vide
book-part-moves = Changer la table
book-part-joker = Les jokers
book-part-time = Le temps
book-part-points = Fin et points

## Règles maison

book-make-house = Créer des règles maison
book-house-title = Règles maison
book-house-about = Prends une édition et change ce que vous jouez autrement. L’ordinateur vérifie que tout se tient.
book-house-name = Nom
book-name-missing = Donne un nom à tes règles.
book-house-base = À partir de
book-kept-houses = Tes règles maison
book-compare = Comparer
book-forget = Effacer { $name }
book-changed = { $count ->
    [one] une changée
   *[other] { $count } changées
}
book-was = { $edition } : { $value }.
book-as-before = Annuler le changement : { $rule }
book-unchanged = Ce sont les règles de { $edition } ; rien n’est encore changé.
book-house-good = { $count ->
    [one] Une règle est changée. Tout se tient.
   *[other] { $count } règles sont changées. Tout se tient.
}
book-play = Jouer avec ces règles
book-keep = Garder
book-share = Envoyer un lien
book-reset = Tout annuler
book-kept = Tes règles maison sont gardées dans ce navigateur.
book-not-kept = Ce navigateur ne garde rien. Envoie-toi le lien.
