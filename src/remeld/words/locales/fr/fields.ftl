### Noms courts des règles et de leurs valeurs.

## La boîte

field-players_min = joueurs au moins
field-players_max = joueurs au plus
field-numbers = nombres par couleur
field-colours = couleurs
field-copies = exemplaires de chaque pièce
field-jokers = jokers
field-big_set = grande boîte
field-big_set_min_players = grande boîte : à partir de tant de joueurs
field-big_set_colours = grande boîte : couleurs
field-big_set_copies = grande boîte : exemplaires
field-big_set_jokers = grande boîte : jokers
field-big_set_total = grande boîte : pièces
field-big_set_for_few = grande boîte à peu de joueurs
field-fourth_colour = quatrième couleur

## Combinaisons

field-min_set = pièces au moins par combinaison
field-group_max = { term-group } : pièces au plus
field-run_max = { term-run } : pièces au plus
field-run_wrap = { term-run } qui reprend au 1

## Préparation

field-hand = pièces au départ
field-stacks = piles de sept
field-start_draw_joker = joker au tirage
field-start_draw_tie = égalité au tirage
field-seat_by_draw = places selon le tirage
field-next_starter = début du jeu suivant

## Première pose

field-meld_min = points de la { term-initial-meld }
field-meld_own_tiles_only = { term-initial-meld } : ses pièces seulement
field-meld_joker = joker dans la { term-initial-meld }
field-table_in_meld_turn = table pendant la { term-initial-meld }

## Tour

field-may_decline = on peut choisir de ne pas poser
field-draw_per_no_play = pièces à piocher si on ne pose rien
field-drawn_tile_playable = pièce piochée jouable aussitôt
field-min_rack_tiles_per_turn = pièces de la planchette par tour, au moins
field-say_pass = mot en fin de tour
field-pool_empty = plus rien à piocher

## Jokers

field-joker_needs_meld = pas de joker libéré avant la { term-initial-meld }
field-joker_freeing = comment libérer un joker
field-joker_swap_from = d’où vient sa remplaçante
field-joker_set_frozen = avec un joker, ajouter seulement
field-joker_floats = joker mobile dans sa combinaison
field-freed_joker_target = où va un joker libéré
field-freed_joker_to_rack = joker libéré gardé sur la planchette

## Temps

field-time_limit_sec = secondes par tour
field-time_limit_optional = limite de temps seulement si on veut
field-timeout_idle_draw = temps écoulé, rien fait : piocher
field-timeout_table = temps écoulé, table inachevée
field-timeout_penalty = pièces de pénalité
field-timeout_legal_table = temps écoulé, tour valable
field-timeout_legal_but_not_playable = temps écoulé, seules les combinaisons valables
field-forgotten_tiles = pièces à la place oubliée
field-strict_penalty = pénalité plus sévère
field-pool_short = trop peu à piocher

## Fin et points

field-call = cri à la dernière pièce
field-rack_joker_value = points d’un joker sur la planchette
field-blocked_scoring = points d’un jeu bloqué
field-blocked_tie = égalité dans un jeu bloqué
field-match_frame = jeux dans une partie
field-match_winner = gagnant de la partie
field-match_tie = égalité dans la partie

## Valeurs

value-true = oui
value-false = non
value-none = non
value-no = non
value-allowed = permis
value-option = si on veut
value-orange = orange
value-yellow = jaune
value-recommended = conseillé
value-beforeDraw = avant le tirage
value-afterDraw = après le tirage
value-redraw = on tire de nouveau
value-lowest = compte comme le plus bas
value-redrawTied = les ex æquo tirent de nouveau
value-redrawAll = tous tirent de nouveau
value-drawAgain = nouveau tirage
value-keepSeatsAndDraw = mêmes places, nouveau tirage
value-winner = le gagnant
value-rotate = le voisin de gauche
value-representedValue = vaut ce qu’il remplace
value-closed = fermée
value-openAfterMeld = ouverte ensuite
value-exactSwap = par sa pièce exacte
value-anyLegal = par tout moyen valable
value-rackOrTable = planchette ou table
value-rackOnly = planchette seulement
value-newSet = nouvelle combinaison
value-anySet = toute combinaison
value-newSetWithRackTiles = nouvelle, avec des pièces de la planchette
value-restore = tout est remis
value-looseToRack = pièces isolées à la planchette
value-commit = compte
value-drawOne = en piocher une
value-penalty = pénalité
value-notApplicable = pas de règle
value-toPool = remises dans la { term-pool }
value-takeAll = prendre ce qu’il y a
value-playOn = on continue, passer est permis
value-mustPlayIfAble = on continue, qui peut doit poser
value-endWhenDrawImpossible = fin dès qu’il faudrait piocher
value-endAtOnce = fin aussitôt
value-difference = différence avec le gagnant
value-share = partage
value-fewestTiles = le moins de pièces
value-noWinner = personne ne gagne
value-roundsOfNGames = manches d’un jeu par joueur
value-NGames = un jeu par joueur
value-agreedGames = comme convenu
value-mostGames = le plus de jeux
value-highestTotal = le plus de points
value-shared = partagée
value-big-set = { $total } pièces dès { $players } joueurs
