### Ce qu’on tape à la table, et ce qu’on y demande et entend en mots.

## Mots à taper

typed-word-table = table
typed-word-rack = planchette
typed-word-players = joueurs, autres
typed-word-clock = temps, chrono
typed-word-missing = manque, pourquoi
typed-word-changes = changé, nouveau
typed-word-help = aide
typed-word-undo = annuler
typed-word-redo = rétablir
typed-word-reset = remettre
typed-word-sort = trier
typed-word-hint = indice
typed-word-draw = piocher, passer
typed-word-end = fin, finir
typed-word-set = combinaison
typed-word-new = nouvelle

## Réponses

typed-sets = { $count ->
    [one] Une combinaison.
   *[other] { $count } combinaisons.
}
typed-set = Combinaison { $number } : { $tiles }{ $whole ->
    [false] , incomplète.
   *[true] .
}
typed-rack = { $count ->
    [one] Une pièce
   *[other] { $count } pièces
} : { $tiles }.
typed-rack-new = En plus : { $tiles }.
typed-rack-ready = Combinaisons complètes : { $sets }.
typed-colour = { $colour } { $numbers }
typed-more = { $tiles } ; { $next }
typed-pool = { $count ->
    [one] Il reste une pièce à piocher.
   *[other] Il reste { $count } pièces à piocher.
}
typed-no-clock = Il n’y a pas de chrono.
typed-sentence = { $text }.
typed-meld = { term-initial-meld.Name } : { $points } sur { $needed }.

## Ce qui n’est pas compris, et ce qui ne se peut pas

typed-unknown = « { $part } », caractère { $place } : je ne comprends pas. Tape « aide » pour savoir ce qu’on peut taper.
typed-unfinished = Il manque quelque chose à la fin. Tape « aide » pour savoir ce qu’on peut taper.
typed-too-much = « { $part } », caractère { $place }, est de trop.
typed-no-set = Il n’y a pas de combinaison { $set }. La dernière est la combinaison { $most }.
typed-no-sets = Il n’y a pas de combinaison { $set }. Il n’y a rien sur la table.
typed-not-on-rack = Pas sur ta planchette : { $tiles }.
typed-not-in-set = Pas dans la combinaison { $set } : { $tiles }.
typed-not-there = Pas sur la table : { $tiles }.
typed-which-set = Dans plusieurs combinaisons : { $tiles }. Dis laquelle, comme 2:b7 > 3.
typed-stays-on-table = À laisser sur la table : { $tiles }. Ce qui y était avant ton tour y reste.
typed-which-joker = Quel joker ? Dis sa combinaison, comme 3:j=b8.
typed-cannot-split = La combinaison commence là, rien à détacher : { $tiles }.
typed-no-change = Cela ne change rien.
typed-draw-changed = Tu as déplacé des pièces. Tape e pour les jouer, ou x pour tout remettre.

## Aide

typed-help-lay = Poser une nouvelle combinaison de ta planchette ; b4 b5 b6 suffit.
typed-help-add = Ajouter une pièce à la combinaison 3.
typed-help-take = Prendre une pièce de la combinaison 3 et l’ajouter à la combinaison 5.
typed-help-new = Faire d’une pièce de la combinaison 3 une nouvelle combinaison.
typed-help-back = Reprendre une pièce à toi sur la planchette.
typed-help-join = Ajouter toute la combinaison 3 à la combinaison 5.
typed-help-split = Couper la combinaison 3 avant b6.
typed-help-joker = Dire ce que remplace le joker de la combinaison 3.
typed-help-set = Entendre ce qu’il y a dans la combinaison 3.
typed-help-words = Lettres et leurs mots : { $words }.
