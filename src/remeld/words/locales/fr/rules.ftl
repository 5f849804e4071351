### Les règles en mots : titres, règles, décisions.

## D’où vient une réponse

source-booklet = le livret le dit
source-implied = découle du livret
source-ruling = notre décision
source-none = pas dans cette édition
source-at = { $source } : { $places }
source-rulings = { $source } ({ $rulings })
source-heading = « { $heading } »
source-beginning = au tout début
source-language = { $language ->
    [de] Texte allemand : { $source }
    [es] Texte espagnol : { $source }
    [fr] Texte français : { $source }
    [nl] Texte néerlandais : { $source }
    [pt] Texte portugais : { $source }
    [zh-Hans] Texte chinois : { $source }
   *[en] Texte anglais : { $source }
}

## Titres

rule-title-R1 = Joueurs
rule-title-R2 = Nombre de pièces
rule-title-R3 = Nombres, couleurs, exemplaires
rule-title-R4 = Noms des couleurs
rule-title-R5 = Nombre de jokers
rule-title-R6 = La grande boîte
rule-title-R7 = Planchettes et âge
rule-title-R8 = But du jeu
rule-title-R9 = Sortes de combinaisons
rule-title-R10 = Taille { term-group.of-a }
rule-title-R11 = Couleurs { term-group.of-a }
rule-title-R12 = Ce qu’est une { term-run }
rule-title-R13 = La plus longue { term-run }
rule-title-R14 = Bouts d’une { term-run }
rule-title-R15 = Ordre d’une { term-run }
rule-title-R16 = Une table pour tous
rule-title-R17 = Tirage pour commencer
rule-title-R18 = Joker au tirage
rule-title-R19 = Égalité au tirage
rule-title-R20 = Places selon le tirage
rule-title-R21 = Retour des pièces tirées
rule-title-R22 = Piles de sept
rule-title-R23 = Pièces au départ
rule-title-R24 = La { term-pool }
rule-title-R25 = Sens du jeu
rule-title-R26 = Qui commence ensuite
rule-title-R27 = Tour, jeu, manche, partie
rule-title-R28 = Nombre de jeux
rule-title-R29 = Fin d’un jeu
rule-title-R30 = { term-initial-meld.Name }
rule-title-R31 = En une ou plusieurs combinaisons
rule-title-R32 = Avec quelles pièces
rule-title-R33 = Joker au début
rule-title-R34 = La table pendant ce tour
rule-title-R35 = Ne pas pouvoir commencer
rule-title-R36 = Attendre pour commencer
rule-title-R37 = Jouer un tour
rule-title-R38 = Choisir de ne pas poser
rule-title-R39 = Prix pour ne rien poser
rule-title-R40 = La pièce piochée
rule-title-R41 = Pièces de la planchette
rule-title-R42 = Mot en fin de tour
rule-title-R43 = Table en fin de tour
rule-title-R44 = Autant qu’on veut
rule-title-R45 = Plus rien à piocher
rule-title-R46 = Passer et jeu bloqué
rule-title-R47 = Construire
rule-title-R48 = Prendre la quatrième pièce
rule-title-R49 = En ajouter une, en prendre une
rule-title-R50 = Diviser une { term-run }
rule-title-R51 = Combiner deux combinaisons
rule-title-R52 = Diviser plusieurs combinaisons
rule-title-R53 = Toute autre façon
rule-title-R54 = Ce qu’est un joker
rule-title-R55 = Valeur d’un joker
rule-title-R56 = Jokers avant de commencer
rule-title-R57 = Ce qui remplace un joker
rule-title-R58 = D’où vient la remplaçante
rule-title-R59 = Joker à trois pièces
rule-title-R60 = Autres façons de le libérer
rule-title-R61 = Combinaisons avec joker
rule-title-R62 = Déplacer un joker
rule-title-R63 = Quand il revient en jeu
rule-title-R64 = Où va un joker libéré
rule-title-R65 = Pièces qui l’accompagnent
rule-title-R66 = Nouvelle valeur d’un joker
rule-title-R67 = À qui est le joker
rule-title-R68 = Limite de temps
rule-title-R69 = Quand la limite vaut
rule-title-R70 = Rien fait à temps
rule-title-R71 = Table quand le temps est écoulé
rule-title-R72 = Pièces de pénalité
rule-title-R73 = Places oubliées
rule-title-R74 = Pénalité plus sévère
rule-title-R75 = Gagner un jeu
rule-title-R76 = Points des perdants
rule-title-R77 = Joker sur la planchette
rule-title-R78 = Points du gagnant
rule-title-R79 = Vérifier les points
rule-title-R80 = Gagner un jeu bloqué
rule-title-R81 = Points d’un jeu bloqué
rule-title-R82 = Égalité dans un jeu bloqué
rule-title-R83 = Gagner la partie
rule-title-R84 = Égalité dans la partie
rule-title-R85 = Compter les jeux gagnés
rule-title-R86 = Feuille de points
rule-title-R87 = Conseils, pas une règle

## La boîte

rule-R1 = On joue de { $players_min } à { $players_max } personnes.
rule-R2 = Le jeu normal a { $tiles_total } pièces, jokers compris.
rule-R3-1 = { $colours ->
    [one] Il y a une couleur, avec les nombres de 1 à { $numbers }.
   *[other] Il y a { $colours } couleurs, chacune avec les nombres de 1 à { $numbers }.
}
rule-R3-2 = { $copies ->
    [1] Chaque pièce existe une fois.
    [2] Chaque pièce existe deux fois.
   *[other] Chaque pièce existe { $copies } fois.
}
rule-R4 = { $colours ->
    [4] Les couleurs sont noir, rouge, bleu et { term-fourth-colour }.
    [6] Les couleurs sont noir, rouge, bleu, { term-fourth-colour }, vert et violet.
   *[other] Les couleurs sont les { $colours } premières de : noir, rouge, bleu, { term-fourth-colour }, vert et violet.
}
rule-R5 = { $jokers ->
    [0] Le jeu normal n’a pas de joker.
    [one] Le jeu normal a un joker.
   *[other] Le jeu normal a { $jokers } jokers.
}
rule-R6-1 = { $big_set ->
    [none] Il n’y a pas de plus grande boîte pour plus de joueurs.
   *[other] À partir de { $big_set_min_players } joueurs, on prend les { $big_set_total } pièces.
}
rule-R6-2 = { $big_set ->
    [none] { "" }
   *[other] C’est chaque nombre { $big_set_copies } fois en { $big_set_colours } couleurs, et { $big_set_jokers } jokers.
}
rule-R6-3 = { $big_set ->
    [none] { "" }
   *[other] { $big_set_for_few ->
        [allowed] À moins, la boîte normale est conseillée, mais on peut aussi prendre toutes les pièces.
       *[no] À moins, on prend la boîte normale.
    }
}
rule-R7-1 = Chaque joueur garde ses pièces sur une planchette.
rule-R7-2 = L’âge indiqué sur la boîte n’est pas une règle : rien d’autre n’en dépend.
rule-R8 = Sois le premier à mettre toutes les pièces de ta planchette sur la table, en combinaisons.

## Combinaisons

rule-R9 = Une combinaison est soit { term-group.a }, soit une { term-run }. Elle a au moins { $min_set } pièces.
rule-R10 = { term-group.A } a de { $min_set } à { $group_max } pièces, toutes du même nombre.
rule-R11 = Aucune couleur ne vient deux fois { term-group.in-a }.
rule-R12 = Une { term-run } monte sans trou dans une seule couleur. Elle a au moins { $min_set } pièces.
rule-R13 = Aucune { term-run } n’a plus de { $run_max } pièces.
rule-R14-1 = { $run_wrap ->
    [true] Une { term-run } peut continuer par le 1 après le { $numbers }.
   *[false] Le 1 est toujours en bas : il ne vient jamais après le { $numbers }.
}
rule-R14-2 = Un joker non plus ne se place jamais avant le 1.
rule-R14-3 = Un joker non plus ne se place jamais après le { $numbers }.
rule-R15-1 = Une { term-run } se range dans l’ordre croissant.
rule-R15-2 = Ainsi la place d’un joker montre son nombre.
rule-R16 = Les combinaisons de la table sont à tout le monde, peu importe qui les a posées.

## Préparation

rule-R17 = Les pièces sont mélangées face cachée et chacun en tire une. Le plus grand nombre commence.
rule-R18 = { $start_draw_joker ->
    [lowest] Un joker tiré pour commencer compte comme la plus petite pièce.
   *[redraw] Qui tire un joker pour commencer tire de nouveau.
}
rule-R19 = { $start_draw_tie ->
    [redrawAll] Si le plus grand nombre est tiré plusieurs fois, tout le monde tire de nouveau.
   *[redrawTied] Si le plus grand nombre est tiré plusieurs fois, seuls ceux qui l’ont tirent de nouveau.
}
rule-R20 = { $seat_by_draw ->
    [option] On peut convenir de s’asseoir dans l’ordre des nombres tirés, et de recommencer avant chaque jeu.
   *[none] Le tirage ne décide pas qui s’assied où.
}
rule-R21-1 = Les pièces tirées pour commencer sont remises avec les autres.
rule-R21-2 = Puis on mélange de nouveau le tout.
rule-R22 = { $stacks ->
    [recommended] Il est pratique, mais pas obligatoire, d’empiler les pièces par sept après le tirage.
    [beforeDraw] Les pièces sont empilées par sept avant le tirage.
    [afterDraw] Les pièces sont empilées par sept après le tirage et distribuées de là.
   *[none] Les pièces ne sont pas empilées.
}
rule-R23 = { $hand ->
    [one] Chacun prend une pièce.
   *[other] Chacun prend { $hand } pièces.
}
rule-R24 = Les pièces que personne n’a prises restent face cachée : c’est la { term-pool }.
rule-R25 = On joue dans le sens des aiguilles d’une montre : après toi, ton voisin de gauche.
rule-R26 = { $next_starter ->
    [keepSeatsAndDraw] Avant le jeu suivant, chacun garde sa place et on tire de nouveau pour commencer.
    [winner] Le gagnant d’un jeu commence le suivant.
    [rotate] Le voisin de gauche du dernier qui a commencé commence le jeu suivant.
   *[drawAgain] On tire de nouveau avant chaque jeu.
}

## Partie

rule-R27 = { $match_frame ->
    [roundsOfNGames] Un jeu se compose de tours, une manche de jeux, et la partie de manches.
   *[agreedGames] Un jeu se compose de tours et la partie de jeux. Il n’y a pas de manches.
}
rule-R28 = { $match_frame ->
    [roundsOfNGames] Une manche a autant de jeux qu’il y a de joueurs. Le nombre de manches se décide avant.
    [NGames] La partie a autant de jeux qu’il y a de joueurs.
   *[agreedGames] Le nombre de jeux se décide avant.
}
rule-R29 = Un jeu est fini quand quelqu’un a posé la dernière pièce de sa planchette.

## Le début

rule-R30-1 = { $meld_min ->
    [0] Ce qu’on pose en premier peut valoir aussi peu qu’on veut.
    [one] Ce qu’on pose en premier doit valoir au moins un point en tout.
   *[other] Ce qu’on pose en premier doit valoir au moins { $meld_min } points en tout.
}
rule-R30-2 = Une pièce vaut son nombre.
rule-R31 = Une combinaison peut suffire pour la { term-initial-meld }, ou plusieurs comptent ensemble.
rule-R32 = { $meld_own_tiles_only ->
    [false] Des pièces de la table peuvent aider à atteindre les points de la { term-initial-meld }.
   *[true] La { term-initial-meld } ne se fait qu’avec les pièces de sa propre planchette.
}
rule-R33-1 = { $meld_joker ->
   *[representedValue] La { term-initial-meld } peut contenir des jokers. Chacun compte autant que la pièce qu’il remplace.
}
rule-R33-2 = Ce qui compte, c’est la pièce qu’il remplace à la fin du tour.
rule-R34-1 = { $table_in_meld_turn ->
    [openAfterMeld] Dès que la { term-initial-meld } est sur la table, on peut continuer dans le même tour.
   *[closed] Pour la { term-initial-meld }, on ne touche pas aux autres combinaisons.
}
rule-R34-2 = { $table_in_meld_turn ->
    [openAfterMeld] On peut alors se servir de toutes les combinaisons de la table.
   *[closed] Elles sont ouvertes à partir du tour suivant.
}
rule-R35 = { $draw_per_no_play ->
    [0] Qui ne peut pas poser la { term-initial-meld } ne pioche rien, et son tour est fini.
    [one] Qui ne peut pas poser la { term-initial-meld } pioche une pièce, et son tour est fini.
   *[other] Qui ne peut pas poser la { term-initial-meld } pioche { $draw_per_no_play } pièces, et son tour est fini.
}
rule-R36 = { $may_decline ->
    [false] Qui peut poser la { term-initial-meld } doit la poser.
   *[true] Qui pourrait poser la { term-initial-meld } a le droit d’attendre et de piocher.
}

## Tour

rule-R37 = Après la { term-initial-meld }, on peut poser de nouvelles combinaisons, ajouter à celles de la table et les { term-rearrange }.
rule-R38 = { $may_decline ->
    [false] Qui peut poser doit poser.
   *[true] { $pool_empty ->
        [mustPlayIfAble] Tant qu’il reste à piocher, on peut choisir de ne rien poser.
       *[playOn] On peut choisir de ne rien poser.
    }
}
rule-R39 = { $draw_per_no_play ->
    [0] Qui ne pose rien ne pioche rien, et son tour est fini.
    [one] Qui ne pose rien prend une pièce dans la { term-pool }, et son tour est fini.
   *[other] Qui ne pose rien prend { $draw_per_no_play } pièces dans la { term-pool }, et son tour est fini.
}
rule-R40 = { $drawn_tile_playable ->
    [true] Une pièce piochée peut être posée aussitôt.
   *[false] Une pièce piochée doit attendre le prochain tour du joueur.
}
rule-R41-1 = { $min_rack_tiles_per_turn ->
    [0] Qui joue n’est pas obligé de poser une pièce de sa planchette.
    [one] Qui joue doit poser au moins une pièce de sa planchette.
   *[other] Qui joue doit poser au moins { $min_rack_tiles_per_turn } pièces de sa planchette.
}
rule-R41-2 = { $min_rack_tiles_per_turn ->
    [0] Se borner à { term-rearrange } la table suffit.
   *[other] Se borner à { term-rearrange } la table ne suffit pas.
}
rule-R42 = { $say_pass ->
    [none] On ne dit rien à la fin d’un tour.
   *[other] À la fin de son tour, on dit « { $say_pass } ».
}
rule-R43 = Quand un tour finit, chaque pièce de la table fait partie d’une combinaison valable.
rule-R44 = Dans un tour, on peut poser autant de combinaisons qu’on veut, et en { term-rearrange } autant qu’on veut.

## Plus rien à piocher

rule-R45 = { $pool_empty ->
    [endAtOnce] Avec la dernière pièce à piocher, le jeu est fini.
    [endWhenDrawImpossible] Quand la { term-pool } est vide, on continue tant que personne ne doit piocher.
   *[playOn] Quand la { term-pool } est vide, on continue sans piocher.
}
rule-R46-1 = { $pool_empty ->
    [endAtOnce] Personne ne passe son tour : il n’y a plus de tour une fois la { term-pool } vide.
    [endWhenDrawImpossible] Le jeu est fini au premier tour où rien n’est posé, car il n’y a rien à piocher.
    [mustPlayIfAble] Quand la { term-pool } est vide, qui peut poser le doit, et seuls les autres passent leur tour.
   *[playOn] Quand la { term-pool } est vide, on peut passer son tour.
}
rule-R46-2 = { $pool_empty ->
    [endAtOnce] { "" }
    [endWhenDrawImpossible] { "" }
   *[playOn] Si tous passent l’un après l’autre, le jeu est fini.
}
rule-R46-3 = { $pool_empty ->
    [mustPlayIfAble] Qui pourrait poser et laisse le temps s’écouler n’a pas passé son tour.
   *[playOn] { "" }
}

## Réarranger

rule-R47 = On peut ajouter une pièce à chaque bout d’une { term-run }, ou { term-group.to-a } où sa couleur manque.
rule-R48 = On peut prendre la quatrième pièce { term-group.of-a } pour une autre combinaison, car les trois qui restent suffisent.
rule-R49 = On peut ajouter une pièce à une combinaison pour qu’une autre en sorte vers une nouvelle.
rule-R50 = On peut couper une { term-run } en deux, une nouvelle pièce bouchant le trou s’il le faut.
rule-R51 = Des pièces de plusieurs combinaisons peuvent en former une nouvelle, si chaque ancienne reste valable.
rule-R52 = On peut défaire plusieurs combinaisons ensemble et en faire de nouvelles avec leurs pièces.
rule-R53 = Toute autre façon est permise aussi, et on peut les mêler. Sauf pour les jokers, seule compte la table à la fin du tour.

## Joker

rule-R54-1 = Un joker peut remplacer n’importe quelle pièce.
rule-R54-2 = Outre ses jokers, une combinaison doit avoir au moins une pièce avec un nombre.
rule-R55-1 = Sur la table, un joker a le nombre et la couleur de la pièce qu’il remplace.
rule-R55-2 = Dans une { term-run }, sa place dit laquelle.
rule-R55-3 = { term-group.In-a }, c’est une couleur qui y manque.
rule-R56 = { $joker_needs_meld ->
    [false] On peut libérer un joker même avant sa propre { term-initial-meld }.
   *[true] On ne peut pas libérer un joker avant sa propre { term-initial-meld }.
}
rule-R57 = { $joker_freeing ->
    [exactSwap] Seule la pièce même que remplace un joker, nombre et couleur, peut prendre sa place.
   *[anyLegal] N’importe quelles pièces peuvent remplacer un joker, si toutes les combinaisons sont valables à la fin du tour.
}
rule-R58 = { $joker_swap_from ->
    [rackOnly] La pièce qui remplace un joker doit venir de sa propre planchette.
   *[rackOrTable] La pièce qui remplace un joker peut venir de sa propre planchette ou de la table.
}
rule-R59-1 = { term-group.In-a } de trois pièces avec un joker, une pièce de n’importe quelle couleur manquante peut le remplacer.
rule-R59-2 = On peut aussi poser la seconde couleur manquante.
rule-R60-1 = { $joker_freeing ->
    [exactSwap] Il n’y a pas d’autre façon de libérer un joker.
   *[anyLegal] Un joker est libre aussi quand sa combinaison est divisée, défaite ou complétée au point de se passer de lui.
}
rule-R60-2 = { $joker_freeing ->
    [exactSwap] { "" }
   *[anyLegal] Celui dont sa combinaison n’a pas besoin peut être pris tel quel.
}
rule-R61 = { $joker_set_frozen ->
    [true] On peut seulement ajouter à une combinaison avec joker. On ne peut pas la diviser, et à part le joker remplacé rien n’en sort.
   *[false] À une combinaison avec joker, on peut ajouter comme à toute autre, on peut la diviser et la { term-rearrange }.
}
rule-R62 = { $joker_floats ->
    [true] Un joker qui reste dans sa combinaison peut y changer de place et remplacer une autre pièce.
   *[false] Un joker qui reste dans sa combinaison continue de remplacer la même pièce.
}
rule-R63-1 = { $freed_joker_to_rack ->
    [true] Un joker libéré peut se rejouer dans le même tour.
   *[false] Un joker libéré se rejoue dans le même tour.
}
rule-R63-2 = { $freed_joker_to_rack ->
    [true] On peut aussi le garder sur sa planchette.
   *[false] Il ne va jamais sur une planchette.
}
rule-R64-1 = { $freed_joker_target ->
    [anySet] Un joker libéré peut aller dans une nouvelle combinaison.
    [newSetWithRackTiles] Un joker libéré va dans une nouvelle combinaison, avec des pièces de la planchette.
   *[newSet] Un joker libéré va dans une nouvelle combinaison.
}
rule-R64-2 = { $freed_joker_target ->
    [anySet] On peut aussi l’ajouter à une combinaison déjà sur la table.
   *[newSet] On ne peut pas simplement l’ajouter à une combinaison déjà sur la table.
}
rule-R64-3 = { $freed_joker_target ->
    [newSet] Une { term-run } qui peut se couper en morceaux valables compte comme coupée.
   *[anySet] { "" }
}
rule-R65-1 = { $freed_joker_target ->
    [newSetWithRackTiles] Le joker libéré et des pièces de la planchette doivent former à eux seuls une combinaison.
   *[newSet] Il faut aussi poser dans ce tour une pièce de sa planchette.
}
rule-R65-2 = { $freed_joker_target ->
    [newSetWithRackTiles] La pièce qui l’a remplacé ne compte pas. On peut ensuite en ajouter d’autres.
   *[newSet] Peu importe où, et ce peut être celle qui a remplacé le joker.
}
rule-R66 = Un joker libéré peut remplacer une autre pièce qu’avant.
rule-R67 = À son tour, chacun peut libérer un joker, peu importe qui l’a posé.

## Temps

rule-R68 = { $time_limit_sec ->
    [60] Un tour peut durer une minute.
    [120] Un tour peut durer deux minutes.
   *[other] Un tour peut durer { $time_limit_sec } secondes.
}
rule-R69 = { $time_limit_optional ->
    [true] La limite de temps ne vaut que si les joueurs le veulent.
   *[false] La limite de temps vaut toujours.
}
rule-R70 = { $timeout_idle_draw ->
    [0] Si rien n’est fait quand le temps est écoulé, le tour est fini et on ne pioche rien.
    [one] Si rien n’est fait quand le temps est écoulé, on pioche une pièce et le tour est fini.
   *[other] Si rien n’est fait quand le temps est écoulé, on pioche { $timeout_idle_draw } pièces et le tour est fini.
}
rule-R71-1 = { $timeout_table ->
    [looseToRack] Si la table n’est pas finie quand le temps est écoulé, les pièces isolées vont sur la planchette du joueur.
   *[restore] Si la table n’est pas finie quand le temps est écoulé, elle est remise comme avant le tour et le joueur reprend ses pièces.
}
rule-R71-2 = { $timeout_table ->
    [looseToRack] Même celles qui étaient déjà sur la table, et les combinaisons valables restent. Mais s’il y a parmi elles un joker de la table, ou si ce qui reste enfreint une autre règle, tout est remis en place.
   *[restore] { "" }
}
rule-R71-3 = { $timeout_legal_table ->
    [drawOne] Même un tour valable coûte alors une pièce à piocher.
    [penalty] Même un tour valable coûte alors la pénalité.
   *[commit] Un tour valable compte.
}
rule-R71-4 = { $timeout_legal_but_not_playable ->
    [penalty] Si les combinaisons sont valables mais pas le tour, tout est remis en place et la pénalité est due.
   *[drawOne] Si les combinaisons sont valables mais pas le tour, tout est remis en place et on pioche une pièce.
}
rule-R72-1 = { $timeout_penalty ->
    [0] Une table inachevée ne coûte aucune pièce.
    [one] Une table inachevée coûte une pièce de la { term-pool }.
   *[other] Une table inachevée coûte { $timeout_penalty } pièces de la { term-pool }.
}
rule-R72-2 = { $pool_short ->
   *[takeAll] S’il y en a moins, on prend ce qu’il y a et on ne doit rien.
}
rule-R73-1 = { $forgotten_tiles ->
    [toPool] Une pièce dont personne ne sait plus la place va dans la { term-pool }.
   *[notApplicable] Il n’y a pas de règle pour les pièces dont la place est oubliée.
}
rule-R73-2 = { $forgotten_tiles ->
    [toPool] Ici aucune place n’est oubliée : cela n’arrive jamais.
   *[notApplicable] { "" }
}
rule-R74-1 = { $strict_penalty ->
    [option] On peut convenir d’une pénalité plus sévère, selon le nombre de pièces en trop.
   *[none] Il n’y a pas de pénalité plus sévère.
}
rule-R74-2 = { $strict_penalty ->
    [option] C’est une pièce de plus que d’habitude pour chaque pièce de la table restée isolée.
   *[none] { "" }
}

## Fin et points

rule-R75-1 = Qui vide sa planchette gagne le jeu.
rule-R75-2 = { $call ->
    [none] Il n’y a rien à crier.
   *[other] Le gagnant crie « { $call } ».
}
rule-R76 = Chaque perdant reçoit des points négatifs : la somme des nombres restés sur sa planchette.
rule-R77-1 = { $rack_joker_value ->
    [one] Un joker resté sur une planchette compte un point.
   *[other] Un joker resté sur une planchette compte { $rack_joker_value } points.
}
rule-R77-2 = Chacun d’eux compte.
rule-R78 = Le gagnant reçoit autant de points positifs que tous les perdants ont ensemble de points négatifs.
rule-R79 = Les points positifs et négatifs s’annulent dans chaque jeu et dans les totaux.
rule-R80 = Si un jeu finit avec une { term-pool } vide avant que quelqu’un ait tout posé, le plus petit total sur la planchette gagne.
rule-R81 = { $blocked_scoring ->
   *[difference] Dans un tel jeu, chaque perdant reçoit en négatif la différence entre son total et celui du gagnant. Le gagnant reçoit la somme en positif.
}
rule-R82 = { $blocked_tie ->
    [fewestTiles] Si plusieurs ont le plus petit total, celui qui a le moins de pièces gagne.
    [noWinner] Si plusieurs ont le plus petit total, personne ne gagne le jeu.
   *[share] Si plusieurs ont le plus petit total, ils gagnent tous et se partagent les points positifs. Les points qui ne se partagent pas vont un par un, dans l’ordre des tours, à partir du premier joueur.
}
rule-R83 = { $match_winner ->
    [mostGames] Qui a gagné le plus de jeux gagne la partie.
   *[highestTotal] Qui a le plus de points au total gagne la partie.
}
rule-R84-1 = { $match_tie ->
    [highestTotal] En cas d’égalité dans la partie, le plus grand total de points décide.
   *[shared] En cas d’égalité dans la partie, on se partage la victoire.
}
rule-R84-2 = { $match_tie ->
    [highestTotal] S’il est égal aussi, on se partage la victoire.
   *[shared] { "" }
}
rule-R85 = { $match_winner ->
    [mostGames] Avec les points, on compte les jeux gagnés par chacun.
   *[highestTotal] Les jeux gagnés ne se comptent pas : seuls les points décident de la partie.
}
rule-R86 = La feuille de points donne les points de chaque joueur, jeu par jeu, et leurs totaux.
rule-R87-1 = { $edition ->
    [goliath] Le livret ne donne pas de conseils.
   *[other] Le début peut sembler lent : plus il y a de pièces sur la table, plus on peut en jouer.
}
rule-R87-2 = { $edition ->
    [goliath] { "" }
   *[other] Au début, il est souvent bon de garder des pièces. On aura plus tard davantage d’occasions de les poser.
}
rule-R87-3 = { $edition ->
    [goliath] { "" }
   *[other] De quatre pièces qui vont ensemble, poses-en trois et garde la quatrième : tu n’auras pas à piocher au tour suivant.
}
rule-R87-4 = { $edition ->
    [goliath] { "" }
   *[other] { $rack_joker_value ->
        [one] Un joker vaut la peine d’être gardé, mais si un autre finit avant toi il te coûte un point.
       *[other] Un joker vaut la peine d’être gardé, mais si un autre finit avant toi il te coûte { $rack_joker_value } points.
    }
}
rule-R87-5 = { $edition ->
    [lanmi] Ce qu’on pose tôt montre aussi aux autres comment nos pièces vont ensemble.
   *[other] { "" }
}

## Décisions

ruling-A1 = Le livret de John Adams annonce 104 pièces avec 2 jokers parmi elles ; nous en prenons 106, car 4 couleurs de 13 nombres en 2 exemplaires font déjà 104 sans les jokers.
ruling-A2 = Nous prenons les 160 pièces comme 4 couleurs en 3 exemplaires et 4 jokers, car avec 4 jokers le reste fait exactement 12 fois 13 et aucun livret ne nomme une cinquième couleur.
ruling-A3 = Avec la grande boîte aussi, { term-group.a } a au plus 4 pièces, car les livrets le disent et il n’y a que quatre couleurs.
ruling-A4 = Le mot « round » (manche) se lit selon l’endroit comme un tour, un jeu ou plusieurs jeux, car les livrets l’emploient pour les trois ; ici nous disons tour, jeu, manche et partie.
ruling-A5 = Broadway joue des manches d’autant de jeux que de joueurs, Babyboom exactement une, et les autres autant de jeux qu’on veut, car leurs feuilles d’exemple ne suivent pas le nombre de joueurs.
ruling-A6 = Au tirage, seuls les ex æquo tirent de nouveau et un joker se tire toujours de nouveau, car tout nombre donné au joker serait inventé.
ruling-A7 = On tire de nouveau avant chaque jeu, car Broadway renvoie les joueurs à la préparation et Lanmi le propose.
ruling-A8 = John Adams demande la { term-initial-meld } au premier coup, ce que nous lisons comme les premières pièces posées, car le même passage permet d’attendre.
ruling-A9 = Chez Lanmi et Goliath aussi, la { term-initial-meld } ne se fait qu’avec ses propres pièces, car tous deux n’ouvrent la table qu’une fois qu’elle y est.
ruling-A10 = Chez John Adams, la table reste fermée pendant tout le tour de la { term-initial-meld }, car par le coup il entend le tour, et les livrets voisins parlent du tour suivant.
ruling-A11 = Chez Goliath, après la { term-initial-meld } on peut ajouter partout, car seul le texte français parle de ce qu’on vient de poser et les autres langues ne s’y limitent pas.
ruling-A12 = Chez Lanmi, qui vient de faire sa { term-initial-meld } ne pioche pas pour avoir laissé les autres combinaisons en paix, car cela la punirait.
ruling-A13 = Chez John Adams, qui ne peut rien poser après la { term-initial-meld } pioche une pièce, car les conseils du livret le supposent.
ruling-A14 = On ne peut pas se borner à { term-rearrange } la table, car Broadway demande une pièce de la planchette à chaque tour et ailleurs qui ne pose rien pioche.
ruling-A15 = Quand le temps est écoulé, qui n’a rien fait paie le petit prix et qui n’a pas fini la pénalité, jamais les deux, car Babyboom sépare les deux cas de la même manière.
ruling-A16 = Un tour valable quand le temps est écoulé compte sans piocher, car les pénalités visent les tables en désordre.
ruling-A17 = Si les combinaisons sont valables mais pas le tour, Broadway et John Adams demandent la pénalité, car ils punissent tout coup manqué ; chez les autres on pioche seulement une pièce, car ils punissent les combinaisons cassées.
ruling-A18 = Chez Lanmi et Goliath, toutes les pièces isolées vont sur la planchette du joueur, même celles de la table, car les textes les désignent par l’absence de combinaison ; on peut en douter.
ruling-A19 = Si un joker de la table est isolé quand le temps est écoulé, tout est remis en place et la pénalité est due, car sinon on pourrait s’acheter un joker en laissant tourner le chrono.
ruling-A20 = Chez Lanmi, le jeu à la { term-pool } vide finit quand quelqu’un devrait piocher, car toutes ses règles tiennent jusque-là ; Goliath ne dit rien, on continue donc comme chez Broadway.
ruling-A21 = Quand la { term-pool } est vide, John Adams ne laisse passer leur tour qu’à ceux qui ne peuvent rien poser, ailleurs tout le monde peut passer, et si tous passent l’un après l’autre le jeu finit, car renoncer coûterait sinon une pièce qu’il n’y a plus ; nous nous écartons là de Broadway et de Babyboom, où l’on joue tant que quelqu’un le peut.
ruling-A22 = Chez John Adams, le plus petit compte gagne un jeu bloqué, ce que nous lisons comme la somme des nombres, car la phrase suivante additionne des valeurs.
ruling-A23 = Dans un jeu bloqué, les points d’un perdant sont le total du gagnant moins le sien, donc jamais au-dessus de zéro, car le texte anglais de Broadway ferait sinon d’une perte un gain.
ruling-A24 = Ceux qui ont ensemble le plus petit total gagnent tous et se partagent les points, car aucun livret ne tranche et ainsi les points s’annulent encore.
ruling-A25 = Un joker sur la planchette compte en entier dans un jeu bloqué aussi, car la règle des jokers ne fait pas d’exception.
ruling-A26 = Une partie encore à égalité est gagnée ensemble, car aucun livret ne va plus loin.
ruling-A27 = S’il y a moins de pièces qu’il n’en faut piocher, on prend ce qu’il y a et on ne doit rien, car aucun livret ne parle de dettes.
ruling-A28 = Aucune pièce ne va dans la { term-pool } pour une place oubliée, car le programme retient chaque place et remet la table exactement.
ruling-A29 = La pénalité plus sévère de Babyboom s’ajoute aux pièces habituelles et compte les pièces de la table restées isolées, car seule elle pourrait être plus douce que l’habituelle.
ruling-A30 = Chez Broadway et John Adams, on peut libérer un joker par tout moyen qui laisse des combinaisons valables, car leurs propres figures le font bien que le texte demande la pièce exacte.
ruling-A31 = Là où tout moyen valable libère un joker, on peut prendre simplement celui dont sa combinaison n’a pas besoin, car ce qui reste est valable ; chez Lanmi, non.
ruling-A32 = Dans une { term-run }, la place d’un joker dit ce qu’il remplace, car elle est rangée dans l’ordre ; seul Lanmi défend de le déplacer.
ruling-A33 = { term-group.In-a } de trois pièces, un joker remplace l’une ou l’autre couleur manquante, et à quatre celle qui manque, car quatre livrets le disent pour trois.
ruling-A34 = Une couleur manquante suffit pour remplacer le joker { term-group.in-a } de trois pièces et on peut poser les deux, car trois livrets le disent et rien dans les autres ne le défend.
ruling-A35 = Une combinaison peut avoir plusieurs jokers si elle a au moins une pièce avec un nombre, car sinon rien ne fixerait ce qu’ils remplacent.
ruling-A36 = Un joker ne peut pas être au-dessous du 1 ni au-dessus du plus grand nombre, car une telle pièce n’existe pas.
ruling-A37 = Un joker libéré peut rejoindre les seules pièces de la table, si on pose quelque part une pièce de la planchette, car les livrets n’en demandent pas plus ; seul Lanmi veut des pièces de la planchette dans sa nouvelle combinaison.
ruling-A38 = Chez Broadway et John Adams, on ne peut pas simplement ajouter un joker libéré à une ancienne combinaison, car ils en demandent une nouvelle là où Babyboom et Goliath ne le font pas ; ce n’est pas certain.
ruling-A39 = Chez Lanmi, le joker libéré a besoin d’autant de pièces de la planchette qu’il en faut pour une combinaison avec lui, car elle doit se faire du joker et de pièces de la planchette ; on peut ensuite en ajouter.
ruling-A40 = Quand Lanmi parle des deux autres pièces à côté d’un joker, il s’agit des deux couleurs manquantes, car les pièces déjà là ne peuvent rien remplacer.
ruling-A41 = Chez Lanmi, on peut ajouter des pièces de la planchette ou de la table à une combinaison avec joker, mais le joker garde sa valeur, car ajouter est le seul changement permis.
ruling-A42 = La figure qui libère un joker avec les seules pièces de la table montre seulement comment il devient libre ; il faut encore poser une pièce de la planchette, car chaque tour en demande une.
ruling-A43 = La figure perdue où un 5 bleu libère un joker est prise comme 6, 7 et joker, car Goliath commence ainsi une figure semblable ; les autres tables possibles sont vérifiées aussi.
ruling-A44 = Goliath ne dit pas si l’on peut libérer un joker avant la { term-initial-meld } ; on ne le peut pas, car la table ne s’ouvre qu’avec elle.
ruling-A45 = Oublier de crier ne coûte rien, car aucun livret ne fixe de prix ; ici le programme crie.
ruling-A46 = L’orange et le jaune sont la même quatrième couleur, car les boîtes ne diffèrent que par le nom et la teinte.
ruling-A47 = Là où une seule langue du livret de Goliath dit moins ou autre chose, nous suivons les autres, car les quatre autres sont d’accord.
ruling-A48 = Chez Goliath, qui n’a rien fait à temps pioche une pièce sans pénalité, car une table intacte se compose de combinaisons valables, et quatre de ses cinq langues n’en demandent pas plus à ce moment.
ruling-A49 = Chez Lanmi, chaque joker sur la planchette compte en entier, car Babyboom les compte un par un.
ruling-A50 = Chez Lanmi et Goliath, un joker de la planchette compte pour la { term-initial-meld } comme la pièce qu’il remplace à la fin du tour, car les points se jugent d’après ce qui est alors sur la table.
ruling-A51 = Chez Broadway et John Adams, une { term-run } avec un joker libéré compte comme coupée partout où elle peut se couper en morceaux valables, car ses pièces sont de toute façon à la même place.
ruling-A52 = Chez John Adams, qui pourrait poser quand la { term-pool } est vide et laisse le temps s’écouler n’a pas passé son tour, car sinon celui qui mène pourrait attendre et gagner le jeu bloqué ; trois fois d’affilée, et le jeu est interrompu, si personne ne joue à sa place.
