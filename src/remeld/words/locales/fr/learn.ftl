### Apprendre à jouer : quelques minutes à une vraie table.

## La liste des étapes

learn-title = Apprendre à jouer
learn-about = Quelques minutes à une vraie table. À chaque étape, c’est toi qui joues.
learn-goal = Chacun reçoit { $count } pièces. Pose les tiennes sur la table en combinaisons : le premier qui n’en a plus gagne.
learn-edition = Ton édition
learn-house = Les étapes enseignent { $edition }. Ce que changent tes règles maison est dans les règles.
learn-start = Commencer
learn-continue = Continuer
learn-again = Recommencer
learn-progress = Étapes faites : { $count } sur { $total }
learn-step = Étape { $count } sur { $total }
learn-step-done = fait
learn-loading = Un instant…
learn-chapter-sets = Deux sortes de combinaisons
learn-chapter-first = Tes premiers tours
learn-chapter-table = La table est à tout le monde
learn-chapter-joker = Le joker
learn-chapter-edition = Chrono, fin et victoire

## À une étape

learn-all-steps = Toutes les étapes
learn-skip = Passer
learn-next = Étape suivante
learn-once-more = Encore une fois
learn-show = Montre-moi
learn-keys = Gestes
learn-finish = Terminer
learn-how = Glisse une pièce, ou touche-la, puis touche l’endroit voulu. Quand tout est posé, finis ton tour avec le bouton en bas.
learn-how-keys = Au clavier : les flèches, Entrée pour prendre, Entrée pour lâcher.
learn-more-to-lay = Ce serait valable. Mais on peut poser plus : { $tiles }.
learn-try-first = Dans un jeu, tu piocherais maintenant. Ici, il y a quelque chose à poser : essaie.
learn-shown = Voilà une façon de faire. Finis ton tour, ou remets tout en place et fais-le toi-même.
learn-shown-done = Voilà comment on fait. Recommence pour le faire toi-même, ou passe à l’étape suivante.
learn-not-in-edition = Pas dans cette édition. Essaie encore.
learn-praise-1 = Bravo !
learn-praise-2 = Exactement !
learn-praise-3 = Très bien !
learn-praise-4 = C’est ça !
learn-praise-5 = Super !
learn-praise-6 = Bien joué !

## La fin

learn-finished-title = Maintenant, tu sais jouer
learn-finished = Tu as tout vu. Si tu oublies quelque chose, la table te le dit : chaque combinaison montre ce qui lui manque et mène à la règle. 789 et 777 trient ta planchette, et la lampe donne un indice.
learn-play = Jouer
learn-to-rules = Lire les règles
learn-advice = Les conseils du livret { $edition }
learn-advice-others = Ton livret ne donne pas de conseils. Les autres, si :

## Les étapes

learn-run-title = Une { term-run }
learn-run-task = Trois pièces ou plus de la même couleur, avec des nombres qui se suivent, forment une { term-run }. Pose les 4, 5 et 6 bleus.
learn-group-title = { term-group.A }
learn-group-task = Trois ou quatre pièces du même nombre, toutes de couleurs différentes, forment { term-group.a }. Pose les 8.
learn-ends-title = De 1 à 13
learn-ends-task = Une { term-run } s’arrête au 13 : il n’y a pas de 1 après. Une de tes pièces trouve quand même sa place.
learn-draw-title = Rien à poser ?
learn-draw-task = Ici, rien ne forme de combinaison. Alors tu pioches une pièce, et ton tour est fini.
learn-meld-title = Les { $needed } premiers points
learn-meld-task = Ce que tu poses en premier doit valoir { $needed } : on additionne les nombres, et tout vient de ta planchette. La ligne au-dessus de ta planchette compte avec toi.
learn-meld-closed-title = La table attend
learn-meld-closed-task = Pendant que tu poses tes { $needed } premiers points, tu ne touches pas aux combinaisons des autres. Ton 7 bleu attendra le tour suivant. Pose le reste.
learn-meld-open-title = La table s’ouvre
learn-meld-open-task = Dès que tes { $needed } premiers points sont posés, toute la table est ouverte. Pose les 11, et ton 7 bleu dans le même tour.
learn-add-title = Ajouter une pièce
learn-add-task = À partir de maintenant, les combinaisons sont à tout le monde. Tes deux pièces trouvent une place : ajoute-les.
learn-split-title = Diviser une { term-run }
learn-split-task = On peut couper en deux une longue { term-run }. Lâche ton 6 rouge au milieu.
learn-fourth-title = La quatrième pièce
learn-fourth-task = { term-group.A } de quatre pièces peut en céder une. Prends celle qu’il te faut, et fais une { term-run } avec les tiennes.
learn-exchange-title = Une de plus, une de moins
learn-exchange-task = Ajoute ton 11 bleu, et la { term-run } peut céder son 8 bleu. Tes deux autres 8 en ont besoin.
learn-combined-title = Une de chaque
learn-combined-task = Prends une pièce dans chaque combinaison. Avec ton 1 bleu, elles en forment une troisième.
learn-multiple-title = Tout à la fois
learn-multiple-task = Défais les { term-run.many }. Avec tes deux pièces, fais-en trois { term-group.many } et une { term-run }.
learn-joker-title = N’importe quelle pièce
learn-joker-task = Un joker remplace n’importe quelle pièce. Ici, il bouche le trou.
learn-joker-swap-title = Libérer le joker : échanger
learn-joker-swap-task = Mets un des 3 qui manquent à la place du joker, et le voilà libre. Il ne peut pas aller sur ta planchette : rejoue-le aussitôt, avec tes pièces noires.
learn-joker-exact-title = Libérer le joker : échanger
learn-joker-exact-task = Pour libérer le joker, il faut une pièce qu’il remplace, de ta propre planchette. Rejoue-le aussitôt dans une nouvelle combinaison, avec des pièces de ta planchette.
learn-joker-split-title = Libérer le joker : diviser
learn-joker-split-task = Allonge cette { term-run } aux deux bouts : son milieu ne sert plus. Rejoue le joker avec tes deux autres pièces.
learn-joker-push-title = Libérer le joker : l’autre bout
learn-joker-push-task = Ici, le joker est un 8 bleu. Avec ton 5 bleu devant, la { term-run } peut se passer de lui. Tes 12, non.
learn-joker-move-title = Déplacer le joker
learn-joker-move-task = Un joker peut bouger dans sa { term-run }. Mets-le entre ton 4 bleu et le 6 bleu.
learn-joker-melt-title = Libérer le joker : tout défaire
learn-joker-melt-task = Chaque pièce noire trouve une place dans les { term-group.many }. Il reste le joker : pose-le avec tes pièces.
learn-joker-frozen-title = Combinaisons fermées
learn-joker-frozen-task = On ne prend rien dans une combinaison avec joker. Mais on peut y ajouter : tes deux pièces y trouvent leur place.
learn-told-title = Ce que dit ton édition
learn-told-task = Ces trois règles changent d’une édition à l’autre. Voici celles de la tienne ; trois questions suivent.
learn-bell-title = Le chrono
learn-bell-when = Le temps est écoulé, et des pièces sont isolées sur la table
learn-bell-task = { $optional ->
    [true] On peut jouer avec un chrono : { $count } secondes par tour.
   *[false] Tu as { $count } secondes par tour.
} Le temps est écoulé, et le 8 et le 9 sont encore isolés sur la table. Que se passe-t-il ?
learn-bell-why = Et tu dois piocher { $count } pièces. Mais si la table est en ordre quand ça sonne, le tour compte.
learn-pool-title = La { term-pool } est vide
learn-pool-when = La dernière pièce est piochée
learn-pool-task = La dernière pièce est piochée. Comment le jeu continue-t-il ?
learn-pool-why = { $answer ->
    [playOn] Quand tous passent l’un après l’autre, c’est fini : le plus petit total sur la planchette gagne.
    [mustPlayIfAble] Quand personne ne peut continuer, c’est fini : le plus petit total sur la planchette gagne.
   *[other] Le plus petit total sur la planchette gagne alors.
}
learn-match-title = Points
learn-match-when = Le gagnant d’une partie de plusieurs jeux
learn-match-task = Le gagnant reçoit les points de toutes les pièces qui restent aux autres. Qui gagne une partie de plusieurs jeux ?
learn-match-why = Attention au joker : s’il reste sur ta planchette, il te coûte { $count } points.
learn-out-title = La dernière pièce
learn-out-task = Qui pose la dernière pièce gagne. Pose tout ce que tu as !

## Réponses

learn-answer-restore = La table est remise comme avant
learn-answer-looseToRack = Les combinaisons entières restent, les pièces isolées viennent sur ma planchette
learn-answer-playOn = On continue sans piocher ; qui ne peut ou ne veut pas passe son tour
learn-answer-mustPlayIfAble = On continue sans piocher ; qui peut poser le doit
learn-answer-endWhenDrawImpossible = Le jeu finit quand quelqu’un devrait piocher
learn-answer-endAtOnce = Le jeu finit aussitôt
learn-answer-mostGames = Qui a gagné le plus de jeux
learn-answer-highestTotal = Qui a le plus de points en tout
