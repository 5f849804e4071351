### Ce qui se passe dans un jeu.

## Avant le premier tour

event-start-drawn = Au tirage, { $player } a { $tiles }.
event-seated = Ordre des places : { $player }.
event-began = { $player } commence.
event-then = { $first } { $next }
event-dealt = { $player } prend { $count ->
    [one] une pièce.
   *[other] { $count } pièces.
}
event-dealt-seen = { $player } prend { $tiles }.
event-committed = L’ordre des pièces est fixé. Son sceau est { $word }.

## Tours

event-played = { $player } pose { $tiles }.
event-drew = { $player } { $count ->
    [0] ne pioche rien : la { term-pool } est vide.
    [one] pioche une pièce.
   *[other] pioche { $count } pièces.
}
event-drew-seen = { $player } pioche { $tiles }.
event-passed = { $player } passe son tour.
event-said = { $player } dit « { $word } ».
event-called = { $player } crie « { $word } »
event-resigned = { $player } abandonne.
event-extended = { $player } reçoit { $count ->
    [one] une seconde de plus.
   *[other] { $count } secondes de plus.
}

## Le temps est écoulé

event-bell-idle = Le temps est écoulé et { $player } n’a rien fait.
event-bell-stands = Le temps est écoulé. { $player } a posé { $tiles }, et cela compte.
event-bell-not-playable = Le temps est écoulé. Les combinaisons sont bonnes, mais { $player } n’a pas joué un tour valable : la table est remise en place.
event-bell-restored = { $player } n’a pas fini à temps. La table est remise en place et les pièces de la planchette y retournent.
event-bell-loose-to-rack = { $player } n’a pas fini à temps. Les combinaisons valables restent ; { $player } prend les pièces isolées sur sa planchette.
event-bell-could-play = { $player } pouvait poser : cela ne compte pas comme un tour passé.

## La fin

event-ended-out = { $player } a posé sa dernière pièce et gagne le jeu.
event-ended-blocked = Il n’y a plus rien à piocher et personne ne joue plus. { $count ->
    [0] Personne ne gagne le jeu.
    [one] { $player } a le moins de points sur sa planchette et gagne le jeu.
   *[other] { $player } ont le moins de points sur leur planchette et gagnent le jeu ensemble.
}
event-ended-resigned = Le jeu s’arrête sur un abandon. { $count ->
    [0] Personne ne gagne le jeu.
    [one] { $player } gagne le jeu.
   *[other] { $player } gagnent le jeu ensemble.
}
event-ended-abandoned = { $count ->
    [0] Le jeu a été interrompu.
   *[other] Trois fois d’affilée, { $player } pouvait poser et ne l’a pas fait : le jeu est interrompu.
} Il ne compte pas et personne ne le gagne.
event-ended-points = { $player } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
event-revealed = Le secret de cette donne était { $word }.
