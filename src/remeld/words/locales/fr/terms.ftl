### Les mots du jeu, comme on les dit sans livret français. `.many` est le pluriel ; les autres
### attributs sont des tournures toutes faites.

## Les pièces et leur place

term-tile = pièce
    .many = pièces
term-joker = joker
    .many = jokers
term-set = combinaison
    .many = combinaisons
term-group = groupe
    .many = groupes
    .Name = Groupe
    .a = un groupe
    .A = Un groupe
    .of-a = d’un groupe
    .in-a = dans un groupe
    .In-a = Dans un groupe
    .to-a = à un groupe
term-run = suite
    .many = suites
    .Name = Suite
term-rack = planchette
    .many = planchettes
term-pool = réserve
term-table = table
term-stack = pile
    .many = piles
term-number = nombre
    .many = nombres

## Couleurs

term-colour = couleur
    .many = couleurs
term-black = noir
term-red = rouge
term-blue = bleu
term-orange = orange
term-yellow = jaune
term-green = vert
term-purple = violet
term-fourth-colour = { $fourth_colour ->
    [yellow] { term-yellow }
   *[orange] { term-orange }
}

## Déroulement

term-player = joueur
    .many = joueurs
term-initial-meld = première pose
    .many = premières poses
    .Name = Première pose
term-turn = tour
    .many = tours
term-game = jeu
    .many = jeux
term-round = manche
    .many = manches
term-match = partie
    .many = parties
term-add = construire
term-combine = combiner
term-split = diviser
term-rearrange = réarranger
term-draw = piocher
term-pass = passer son tour
term-clockwise = dans le sens des aiguilles d’une montre
term-time-limit = limite de temps

## Résultat

term-winner = gagnant
    .many = gagnants
term-loser = perdant
    .many = perdants
term-point = point
    .many = points
term-score = points
    .many = points
term-total = total
    .many = totaux
term-penalty = pénalité
    .many = pénalités
