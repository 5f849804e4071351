### Comment un joueur virtuel a joué tout un jeu, selon ses propres mots.

played-never-opened = Je n’ai jamais eu assez pour la { term-initial-meld }.
played-held-back-and-out = J’ai gardé des pièces { $turns ->
    [one] une fois
   *[other] { $turns } fois
}, puis j’ai fini en posant { $tiles ->
    [one] ma dernière pièce
   *[other] { $tiles } pièces d’un coup
}.
played-held-back-and-left = J’ai gardé des pièces { $turns ->
    [one] une fois
   *[other] { $turns } fois
}, et il m’en est resté { $tiles ->
    [one] une
   *[other] { $tiles }
}.
played-laid-all-and-out = J’ai posé tout ce que je pouvais à chaque tour, et j’ai fini avec { $tiles ->
    [one] ma dernière pièce
   *[other] mes { $tiles } dernières pièces
}.
played-laid-all-and-left = J’ai posé tout ce que je pouvais à chaque tour, et il m’est resté { $tiles ->
    [one] une pièce
   *[other] { $tiles } pièces
}.
played-missed-everything = J’aurais pu poser quelque chose { $turns ->
    [one] une fois
   *[other] { $turns } fois
}, mais je n’ai rien vu.
played-missed-some = J’ai posé jusqu’à { $tiles ->
    [one] une pièce
   *[other] { $tiles } pièces
} d’un coup. J’aurais pu faire mieux à { $turns } de mes { $all } tours.
played-missed-nothing = Je n’ai rien manqué, et j’ai posé jusqu’à { $tiles ->
    [one] une pièce
   *[other] { $tiles } pièces
} d’un coup.
