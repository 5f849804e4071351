### Ce qui ne va pas dans une question, un texte ou une commande.

## Endroits

error-where = { $where ->
    [draft] du brouillon
    [game] du jeu
    [heap] du tas
    [house-file] du fichier de règles maison
    [line] de la ligne
    [move] du coup
    [new-table] de la nouvelle table
    [position] de la position
    [rack] de la planchette
    [racks] des planchettes
    [rules] des règles
    [set] de la combinaison
    [table] de la table
    [table-and-rack] de la table et de la planchette
    [tile] de la pièce
   *[other] de { $where }
}

## Raisons

error-reason = { $reason ->
    [ENOENT] le fichier ou le dossier n’existe pas
    [EACCES] ce n’est pas permis
    [EPERM] ce n’est pas permis
    [EISDIR] c’est un dossier
    [ENOTDIR] ce dossier n’existe pas
    [EEXIST] il existe déjà
    [ENAMETOOLONG] son nom est trop long
    [ENOSPC] il n’y a plus de place
    [EADDRINUSE] l’adresse est déjà prise
    [EADDRNOTAVAIL] cet ordinateur n’a pas cette adresse
   *[other] { $reason }
}

## Textes illisibles

error-unknown-tile = « { $part } » n’est pas une pièce (caractère { $place } { error-where }). Une pièce, c’est k, r, b ou o et un nombre de 1 à 13, comme b8 ; un joker, c’est j, ou j=b8 s’il remplace b8.
error-run-falls = « { $part } » compte à rebours (caractère { $place } { error-where }). Écris d’abord le plus petit nombre, comme b4-9.
error-not-one-tile = « { $part } » n’est pas une seule pièce (caractère { $place } { error-where }).
error-unexpected-comma = Une virgule n’a rien à faire ici (caractère { $place } { error-where }). Sépare les pièces par des espaces.
error-empty-set = Une combinaison sans pièces (caractère { $place } { error-where }). Une virgule ne vient qu’entre deux combinaisons.
error-text-too-long = Le texte { error-where } est trop long. Il peut avoir { $place } caractères.
error-unknown-move = « { $part } » n’est pas un coup (caractère { $place } { error-where }). Un coup, c’est draw, pass, ou play et la nouvelle table.
error-remeld-position-missing = « { $part } » n’est pas le début d’une position (caractère { $place } { error-where }). Une position commence par remeld-position et sa version.
error-rules-missing = « { $part } » se trouve là où les règles sont attendues (caractère { $place } { error-where }).
error-turn-missing = « { $part } » se trouve là où le tour est attendu (caractère { $place } { error-where }).
error-pool-missing = « { $part } » se trouve là où la { term-pool } est attendue (caractère { $place } { error-where }).
error-table-missing = « { $part } » se trouve là où la table est attendue (caractère { $place } { error-where }).
error-racks-missing = Les planchettes manquent après « { $part } » (caractère { $place } { error-where }).
error-unknown-part = « { $part } » ne fait pas partie d’une position (caractère { $place } { error-where }). Une planchette commence par melded ou new.
error-unknown-ruleset = « { $part } » ne désigne pas de règles (caractère { $place } { error-where }). Les règles sont une édition, avec les changements entre parenthèses : goliath(jokers=4).
error-unknown-rule = Il n’y a pas de règle « { $part } » (caractère { $place } { error-where }).
error-unknown-value = « { $part } » n’est pas une valeur de règle (caractère { $place } { error-where }).
error-bad-big-set = « { $part } » n’est pas une grande boîte (caractère { $place } { error-where }). Écris le plus petit nombre de joueurs, les couleurs, les exemplaires et les jokers, comme 5/4/3/4.
error-unexpected-text = « { $part } » n’a rien à faire ici (caractère { $place } { error-where }).
error-unreadable-house = Ni TOML ni JSON (caractère { $place } { error-where }) : « { $part } »

## Positions et enregistrements

error-unknown-version = Ce programme ne sait pas lire la version « { $part } ». Il lit la version 1.

## Règles, joueurs et pièces

error-bad-rule = { $field } est { $value }. Valeurs possibles : { $allowed }.
error-unknown-edition = Il n’y a pas d’édition « { $key } ». Il y a { $known }.
error-no-such-player = Il n’y a pas de joueur « { $key } ». Il y a { $known }, ou module:attribut.
error-bad-player = « { $key } » n’est pas un joueur : { $why }
error-bad-limit = « { $part } » n’est pas une limite. Écrivez 400r (parties simulées), 250ms ou 1s (temps de calcul).
error-bad-players = Ces règles sont pour { $least } à { $most } joueurs, pas pour { $players }.
error-unknown-clause = Il n’y a pas de règle « { $id } ». Les règles vont de R1 à R87.
error-unknown-field = Il n’y a pas de règle « { $field } ».
error-tile-not-in-box = Parmi les pièces { error-where } : { $tile }, que la boîte ne contient pas.
error-tile-too-often = { $found } fois { $tile } parmi les pièces { error-where }, c’est trop. La boîte en contient { $held ->
    [one] une.
   *[other] { $held }.
}
error-table-not-legal = La combinaison { $set } de la table n’était pas valable avant le tour. { $fault }

## Langues

error-unknown-language = Il n’y a pas de langue « { $part } ». Il y a : { $known }.

## Ce qui ne va pas maintenant

error-illegal-turn = Ce tour n’est pas valable.
error-game-over = Le jeu est fini.
error-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
error-time-is-up = Le temps est écoulé.
error-time-not-up = Le temps n’est pas encore écoulé.
error-bad-extension = On ne peut qu’ajouter du temps.
error-bad-draft = Les pièces de cette table ne sont pas celles qui y étaient et celles de la planchette.
error-pool-empty = Il n’y a rien à piocher. Pose ou passe ton tour.
error-pool-not-empty = Il reste des pièces à piocher. Pose ou pioche.
error-already-drew = Une pièce a déjà été piochée dans ce tour. Pose ou passe ton tour.
error-must-play = On peut poser une pièce, il faut donc le faire.
error-seat-resigned = À cette place, on a déjà abandonné.
error-unexpected-event = Cela ne peut pas arriver ici.
error-bad-bell = La table après la sonnerie n’est pas celle que veulent les règles.
error-option-not-offered = Cette édition ne propose pas { $option ->
    [big-set] la grande boîte à si peu de joueurs.
    [seats-by-draw] les places selon le tirage.
    [strict-penalty] la pénalité plus sévère.
   *[other] { $option }.
}
error-draw-never-ends = Avec { $players } joueurs et { $numbers } nombres, certains tirent toujours le même nombre, et le tirage des places ne finit jamais. Que seuls les ex æquo tirent de nouveau.
error-unknown-seat = Il n’y a pas de place « { $part } ». Les places sont numérotées à partir de 0.
error-bad-name = « { $name } » ne peut pas être un nom de joueur. Un nom a de 1 à 40 caractères visibles.
error-bad-word = « { $word } » ne peut pas entrer dans le mélange. Un mot a au plus 100 caractères visibles.

## Enregistrements

error-not-a-record = Ce n’est pas un enregistrement. Sa première ligne est « { $part } », mais un enregistrement commence par remeld-record et sa version.
error-record-too-long = Ce n’est pas un enregistrement : { $part } caractères, c’est plus qu’un jeu ne peut avoir.
error-more-than-the-box = Étape { $event } de l’enregistrement : il y a plus de pièces sur la table et les planchettes que les { $held } de la boîte.
error-unknown-heading = Ligne { $line } de l’enregistrement : « { $part } » n’appartient à aucun en-tête.
error-heading-twice = Ligne { $line } de l’enregistrement : l’en-tête « { $part } » était déjà là.
error-heading-missing = Ligne { $line } de l’enregistrement : l’en-tête « { $part } » manque.
error-unknown-option = Ligne { $line } de l’enregistrement : il n’y a pas de réglage « { $part } ».
error-bad-commitment = Ligne { $line } de l’enregistrement : « { $part } » n’est pas un sceau. Un sceau a 64 chiffres de 0 à f.
error-bad-rules = Ligne { $line } de l’enregistrement : ces règles sont illisibles : « { $part } ». { $reason }
error-bad-heading = Ligne { $line } de l’enregistrement : ce jeu est impossible. { $reason }
error-not-a-number = Ligne { $line } de l’enregistrement : « { $part } » n’est pas un nombre.
error-not-a-text = Ligne { $line } de l’enregistrement : « { $part } » n’est pas un texte entre guillemets droits.
error-unreadable-line = Ligne { $line } de l’enregistrement : « { $part } » n’est pas une étape avec son numéro et son heure.
error-unknown-event = Ligne { $line } de l’enregistrement : il n’y a pas d’étape « { $part } ».
error-unreadable-event = Ligne { $line } de l’enregistrement : « { $part } » n’est pas une étape de ce jeu.
error-unreadable-tiles = Ligne { $line } de l’enregistrement : les pièces sont illisibles. { $reason }

## Enregistrements lisibles, mais faux

error-number-out-of-order = Cette étape devrait avoir le numéro { $expected }.
error-time-goes-back = L’heure de cette étape vient avant celle de la dernière, qui est { $expected }.
error-commitment-differs = Le secret ne correspond pas au sceau, qui est { $expected }.
error-event-missing = Cette étape manque : { $expected }
error-event-differs = D’après les règles, cette étape devrait être : { $expected }
error-racks-differ = Les planchettes à la fin ne correspondent pas à ce qu’on en a vu avant.

## Le jeu dans le terminal

error-unknown-command = « { $part } » n’est ni une commande ni une pièce. Tape help pour voir tout ce que tu peux faire.
error-tiles-missing = Quelles pièces ? Écris-les après la commande, comme r1 r2 r3.
error-tile-not-yours = Ni sur ta planchette ni dans ta main : { $tiles }.
error-tile-not-in-set = Dans la combinaison { $set }, il n’y a pas { $tile }.
error-unknown-set = Il n’y a pas de combinaison { $set }. { $most ->
    [0] La table est vide.
    [one] Il n’y a que la combinaison 1.
   *[other] Les combinaisons ont les numéros 1 à { $most }.
}
error-which-set = Quelle combinaison ? Écris son numéro après { $tiles }.
error-which-split = Où ? Écris la combinaison et la pièce par où commence la seconde partie, comme split 2 r6.
error-cannot-split = La combinaison { $set } ne peut pas être divisée avant { $tile }.
error-which-join = Lesquelles ? Écris les numéros des deux combinaisons, comme join 1 3.
error-cannot-join = La combinaison { $set } ne peut pas être réunie à elle-même.
error-nothing-to-undo = Il n’y a rien à annuler.
error-draft-not-empty = Tu as déplacé des pièces dans ce tour. Tape end pour finir, ou reset pour tout remettre.
error-file-missing = Quel fichier ? Écris son nom après save.
error-file-not-written = Le jeu ne peut pas être enregistré dans { $file } : { error-reason }.

## La ligne de commande

error-no-such-command = Il n’y a pas de commande « { $part } ». Il y a { $known }.
error-no-such-option = Il n’y a pas d’option { $option } ici.
error-option-twice = L’option { $option } a été donnée deux fois.
error-option-without-value = L’option { $option } demande une valeur.
error-option-with-value = L’option { $option } ne prend pas de valeur.
error-missing-option = Il manque { $option }.
error-stray-argument = « { $part } » n’a rien à faire ici. Un texte avec des espaces se met entre guillemets.
error-misuse = Cette ligne de commande est incompréhensible : { $part }
error-edition-and-house = Donne soit --edition, soit --house, pas les deux : un fichier de règles maison nomme lui-même son édition.
error-bad-number = { $option } est « { $part } », mais ce doit être un nombre entier de { $least } à { $most }.
error-position-alone = Donnez soit --position, soit --table et --rack, pas les deux : une position a déjà sa table et sa planchette.
error-puzzle-twice = Indique { $option } ou { $other }, pas les deux : chacune choisit le problème.
error-picture-kind = « { $part } » ne peut pas être dessiné. Le nom du fichier doit finir par .svg ou .png.
error-unknown-shell = Il n’y a rien pour le shell « { $part } ». Il y a quelque chose pour { $known }.
error-extra-missing = Il manque des paquets pour cela ({ $what }). Installez-les avec : pip install "remeld[{ $extra }]"
error-page-missing = La page manque, il n’y a donc rien où jouer. Dans une copie du projet, python3 run.py la construit ; sinon, installez Remeld tel qu’il est publié, avec sa page : pip install --force-reinstall "remeld[play]". Dans le terminal, remeld tui joue sans elle.
error-bad-objective = « { $part } » n’est pas un but. Il y a : { $known }.
error-file-unreadable = Le fichier { $file } ne peut pas être lu : { error-reason }.
error-file-too-long = Le fichier { $file } est trop long. Il peut avoir { $most } octets.
error-file-not-text = Le fichier { $file } n’est pas du texte : l’octet { $byte } est { $part }, ce qui n’est pas de l’UTF-8.
error-system = { $file ->
    [none] Le système refuse : { error-reason }.
   *[other] Le système refuse { $file } : { error-reason }.
}
error-internal = Cela n’aurait pas dû arriver, merci de le signaler : { $part }
error-seat-not-seen = Cet enregistrement ne montre pas ce qu’a vu la place { $part }. Il montre ce qu’a vu { $known ->
    [spectator] un spectateur.
   *[other] la place { $known }.
}
error-review-not-over = Ce jeu n’est pas fini. On pourra l’analyser ensuite.
error-review-wrong = Il y a une erreur dans cet enregistrement, il ne peut pas être analysé. Étape { $event } : remeld verify dit pourquoi.
error-opening-size = Pour ouvrir, il faut de 1 à { $most } pièces, pas { $count }.
error-opening-rules = Avec ces règles, il n’y a pas d’ouverture à regarder.

## Points

error-not-json = Ce n’est pas un document JSON : ligne { $line }, caractère { $place }, à « { $part } ».
error-json-too-much = Ce document JSON contient plus qu’on ne peut lire. Il commence par « { $part } ».
error-key-twice = « { $part } » est deux fois au même endroit.
error-not-an-object = { $part } se trouve là où un objet entre accolades est attendu.
error-unknown-key = « { $part } » n’a rien à faire ici. Il peut y avoir { $known }.
error-bad-score-rules = { $part } ne désigne pas de règles : edition est un nom, et house est un objet entre accolades.
error-editions-differ = edition dit { $part }, mais les règles maison disent { $known }. Il faut retirer l’un des deux.
error-big-set-not-said = big_set est { $part }, mais ce doit être true ou false.
error-no-games = Il n’y a pas de jeu à compter. games est { $part }, mais ce doit être une liste de jeux.
error-in-game = Jeu { $game } : { $reason }
error-bad-racks = racks est { $part }, mais il doit contenir les pièces de chaque joueur, comme "Anne": "r5 j".
error-in-rack = Planchette ({ $name }) : { $reason }
error-other-players = Ce ne sont pas les joueurs du premier jeu, qui sont { $known }.
error-unknown-player = { $part } ne joue pas. Les joueurs sont { $known }.
error-winner-has-tiles = { $name } aurait gagné, mais a encore des pièces.
error-loser-has-none = { $name } n’a plus de pièces, mais n’aurait pas gagné.

## Maison de jeu

error-bad-setting = { $option } est « { $part } », { $must ->
    [number] mais ce doit être un nombre.
    [yes-or-no] mais ce doit être yes ou no.
    [like] mais cela doit ressembler à { $allowed }.
   *[be] mais les valeurs possibles sont { $allowed }.
}
error-database-failed = La base de données est inutilisable : { $why ->
    [address] son adresse est fausse. Elle ressemble à sqlite:///house.db ou postgresql://host/house.
    [busy] un autre programme la retient.
    [damaged] elle est abîmée, ou n’en est pas une. Copiez-la en lieu sûr, puis restaurez la dernière sauvegarde avec remeld restore.
    [full] le disque est plein.
    [locked] une autre salle l’a ouverte.
    [schema] elle ne va pas avec ce programme, ou vient d’un plus récent.
    [unavailable] son serveur ne répond pas.
   *[other] elle signale une erreur. Le journal dit laquelle.
}
error-no-network = Cet ordinateur n’est connecté à aucun réseau.
error-unknown-entry = Cette table a été modifiée par un programme plus récent, et celui-ci ne peut pas la lire : il ne connaît pas « { $kind } ».

error-not-a-backup = { $file } n’est pas la sauvegarde d’une salle.
error-backup-damaged = La sauvegarde { $file } est abîmée : { $why ->
    [short] elle s’arrête trop tôt.
    [log] l’entrée { $entry } du journal de la table { $table } est fausse.
   *[changed] elle n’est plus ce qui avait été écrit.
} Rien n’a été restauré.
error-backup-newer = La sauvegarde { $file } vient d’un programme plus récent. Installez-le d’abord.
error-backup-exists = { $file } existe déjà. Choisissez un autre nom.
error-house-not-empty = La base de données contient déjà une salle. Une sauvegarde ne va que dans une base vide.
error-no-house = Il n’y a pas de salle dans cette base de données.

error-no-admin-socket = Nommez la socket de la salle par --admin-socket ou REMELD_ADMIN_SOCKET.
error-admin-unreachable = Aucune salle ne répond à { $file }. Est-elle ouverte, avec ce --admin-socket, et est-elle à vous ?
error-no-such-action = remeld admin ne connaît pas « { $part } ». Il connaît { $known }.
error-about-missing = Il manque l’objet de { $action }.
error-no-such-table = Il n’y a pas de table « { $part } ».
error-not-banned = { $part } n’est pas bannie.
error-bad-address = « { $part } » n’est pas une adresse comme 192.0.2.7 ou 2001:db8:1:2::/64.
error-bad-message = Un message a au plus { $most } signes que l’on peut montrer.

## Arène

error-bots-and-players = --bots nomme { $count } joueurs, mais --players dit { $players }.
error-levels-and-players = --level nomme { $count } joueurs virtuels, mais il y en a { $seats } à la table. Donne un seul nom pour tous, ou un pour chacun.
error-bad-test = --test est « { $part } », mais ce doit être deux pourcentages, le plus petit d’abord, comme 50:55, ou un seul, comme 50.
error-arena-needs-two = Il faut à l’arène au moins deux joueurs différents, chacun nommé une fois dans --bots.
error-results-unreadable = { $file } n’est pas un fichier de résultats, ou vient d’une autre version.
error-results-damaged = Le fichier de résultats { $file } est abîmé : la ligne { $line } n’est pas telle qu’elle a été écrite.
error-results-of-another-run = { $file } appartient à une autre série : { $part } y est { $value }. Redonne les mêmes options, ou un autre fichier.
error-results-busy = Une autre série écrit en ce moment dans { $file }.
error-arena-breach = Cela n’aurait pas dû arriver, merci de le signaler : { $what ->
    [tiles] des pièces ont disparu ou sont apparues
    [scores] les points sont faux
    [record] l’enregistrement n’est pas juste
   *[endless] le jeu ne finit jamais
} (donne { $deal }, rotation { $rotation }, { $players })
error-faulty-player = { $key } ne peut pas continuer (donne { $deal }, rotation { $rotation }) : { $why }
error-workers-die = { $count } processus sont morts l’un après l’autre. La mémoire manque peut-être : essaie avec moins de --workers.
error-fast-not-exact = --fast n’existe que pour { $known } : ailleurs la simulation ne joue pas tout à fait le même jeu.
error-fast-player = --fast ne connaît pas { $key }.
error-ray-unreachable = Il n’y a pas de cluster Ray à { $part } : { $why }

error-unknown-puzzle = Il n’y a pas de problème du genre « { $part } ». Les genres sont { $known }.
error-unknown-drill = Il n’y a pas d’exercice « { $part } ». Les exercices sont { $known }.
error-no-puzzle = Aucun problème du genre { $kind } n’a été trouvé dans { $edition }. Essaie un autre --seed.
error-bad-date = « { $part } » n’est pas une date. Écris-la ainsi : 2026-11-18.
error-not-a-puzzle = Ceci n’est pas un problème : « { $part } ».
error-no-such-puzzle = Il n’y a pas de problème { $number } : ils vont de 1 à { $most }.
