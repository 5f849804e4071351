### La ligne de commande.

## Le programme

cli-about = Jouer au rami à pièces numérotées, l’arbitrer, le résoudre et l’étudier selon les règles de cinq livrets imprimés.
cli-not-affiliated = Remeld n’a aucun lien avec les fabricants de Rummikub®.
cli-more-help = remeld seul équivaut à remeld play. Plus sur une commande : remeld judge --help.
cli-exit-codes = Codes de sortie : 0 oui ou terminé, 1 non, 2 mauvais usage ou mauvaise entrée.
cli-usage = Mode d’emploi : { $usage }
cli-interrupted = Interrompu.

## Commandes

cli-play-help = Ouvre une salle de jeu sur cet ordinateur, pour jouer dans le navigateur.
cli-tui-help = Joue dans le terminal contre l’ordinateur.
cli-rules-help = Montre les éditions côte à côte, les règles d’une édition ou une seule règle.
cli-judge-help = Dit si un tour est valable et, sinon, tout ce qui ne va pas.
cli-score-help = Additionne les jeux d’une partie et dit qui a gagné. La partie est un document JSON.
cli-score-more = racks dit ce qui restait à chacun. Si personne ne pouvait continuer, winner est null, et starter peut dire qui a commencé. house peut contenir des règles maison, et big_set true prend toutes les pièces même à peu de joueurs.
cli-replay-help = Montre un jeu enregistré, étape par étape.
cli-verify-help = Vérifie chaque tour, la donne et les points d’un jeu enregistré.
cli-review-help = Analyse un jeu enregistré : ce que chaque tour permettait, et ce qu’il a coûté.
cli-openings-help = Dit quand des pièces peuvent ouvrir, et le mieux à faire.
cli-conformance-help = Vérifier un joueur électronique : ses coups sont-ils permis dans chaque édition, respecte-t-il ses limites, joue-t-il pareil avec la même graine ?
cli-version-help = Montre la version.
cli-kernel = solveur : { $compiled ->
    [true] noyau compilé
    [outdated] noyau compilé, mais ses sources ont changé depuis : python3 run.py le recompile
   *[false] noyau en Python seul
}
cli-not-installed = Non installé : { $what }. Pour tout installer : pip install "remeld[play]"

## Options

cli-option-edition = l’édition : broadway (par défaut), babyboom, lanmi, john-adams ou goliath
cli-option-house = un fichier de règles maison, au lieu d’une édition
cli-option-players = combien de joueurs (4 ; 2 pour remeld tui et remeld arena ; pour remeld simulate, ceux que nomme --bots) ; cela décide entre la petite et la grande boîte
cli-option-big-set = toutes les pièces même quand on est peu nombreux, si l’édition le permet
cli-option-lang = la langue des textes, comme fr
cli-option-json = n’affiche qu’un document JSON
cli-option-help = affiche ceci
cli-option-not-melded = le joueur n’a pas encore fait la { term-initial-meld }
cli-option-rack = les pièces du joueur, comme "b3 b8 j"
cli-option-before = la table avant le tour, comme "b4 b5 b6, k8 r8 o8"
cli-option-after = la table après le tour
cli-option-clause = seulement cette règle et ses décisions, comme R43
cli-option-file = le fichier à lire ; - est l’entrée standard
cli-option-seat = montre seulement ce qu’a vu cette place, à partir de 0
cli-option-to = s’arrête après cette étape
cli-option-seed = le nombre dont découle tout le hasard
cli-option-name = ton nom
cli-option-clock = la durée d’un tour en secondes, ou none
cli-option-level = les joueurs virtuels : chick, rabbit, hedgehog, cat, badger, fox, owl ou dragon, du plus faible au plus fort, ou tout autre que remeld arena connaît ; un pour toutes les places, ou un pour chacune, séparés par des virgules (chick)

## Valeurs des options, comme l’aide les montre

cli-value-address = ADRESSE
cli-value-date = JOUR
cli-value-event = ÉTAPE
cli-value-file = FICHIER
cli-value-name = NOM
cli-value-seconds = SECONDES
cli-value-table = TABLE
cli-value-tiles = PIÈCES

## Étiquettes

cli-label-rule = Règle
cli-label-before = Avant
cli-label-after = Après
cli-label-rack = Planchette
cli-label-table = Table
cli-label-pool = À piocher
cli-nothing = rien

## Règles

cli-mark-differ = ≠
cli-rules-legend = ≠ les éditions diffèrent. * notre décision, car le livret se tait ou n’est pas clair. Une édition entière : remeld rules --edition lanmi. Une règle : remeld rules --clause R34.
cli-rules-ruling = { $value }*
cli-rules-source = [{ $source }]
cli-rules-source-then = { $source } ; { $next }
cli-rules-titled = { $title }. { $text }
cli-rules-house = règle maison
cli-rules-clause = Règle { $clause }
cli-rules-more = Une règle et ses décisions : remeld rules --clause R34.

## Arbitrer

cli-judge-legal = Valable selon { $edition }.
cli-judge-illegal = Pas valable selon { $edition } : { $count ->
    [one] une faute.
   *[other] { $count } fautes.
}
cli-judge-played = { $count ->
    [0] Aucune pièce posée.
    [one] Une pièce posée, valeur { $points }.
   *[other] { $count } pièces posées, valeur { $points }.
}
cli-judge-fault = { $message } ({ $clause })
cli-judge-fault-in-set = Combinaison { $set }. { $message } ({ $clause })

## Vérifier

cli-verify-good = { $count ->
    [one] L’enregistrement est juste : une étape vérifiée.
   *[other] L’enregistrement est juste : { $count } étapes vérifiées.
}
cli-verify-wrong = Erreur à l’étape { $event }. { $message }
cli-verify-finished = Le jeu est fini, et ses points sont justes.
cli-verify-not-finished = Le jeu n’est pas fini.
cli-verify-deal-checked = La donne découle du secret.
cli-verify-deal-not-checked = Le secret n’est pas dans l’enregistrement : la donne n’a pas été vérifiée.

## Résoudre et ranger

cli-solve-help = Trouve le meilleur coup d’un tour et, parmi les meilleurs, celui qui dérange le moins la table.
cli-arrange-help = Range un tas de pièces en combinaisons, avec le moins de restes possible.
cli-option-table = la table, comme "b4 b5 b6, k8 r8 o8"
cli-option-tiles = les pièces, comme "b4 b5 b6 j"
cli-option-objective = le but : le plus de pièces (tiles), la plus grande valeur (value) ou tout poser (out)
cli-option-steps = montre le coup étape par étape
cli-label-sets = Combinaisons
cli-label-left = Reste
cli-solve-best = { $count ->
    [one] On peut poser une pièce : { $tiles }, valeur { $value }.
   *[other] On peut poser { $count } pièces : { $tiles }, valeur { $value }.
}
cli-solve-changed = changée
cli-solve-new = nouvelle
cli-solve-not-proved = La recherche a été interrompue : il y a peut-être mieux.
cli-solve-nothing = On ne peut rien poser.
cli-solve-none-found = Rien trouvé, mais tout n’a pas pu être essayé.
cli-solve-not-out = On ne peut pas poser toutes les pièces.
cli-arrange-done = Toutes les pièces sont dans des combinaisons.
cli-arrange-not-proved = La recherche a été interrompue, il y a peut-être mieux.
cli-arrange-left = { $count ->
    [one] Il reste une pièce.
   *[other] Il reste { $count } pièces.
}

## Simulation et arène

cli-puzzle-help = Montre un problème : un tour qui a une seule meilleure solution, prouvée ; --day montre celui du jour (aujourd’hui, ou celui d’un JOUR, comme 2026-11-18).
cli-completion-help = Écrit un script qui permet à un shell de compléter commandes et options ; docs/installing.md dit où le mettre.
cli-option-shell = bash, zsh ou fish
cli-picture-help = Dessine une table, une planchette, une position ou un coup : en SVG, ou en PNG si le fichier s’appelle ainsi.
cli-option-position = une position dans la notation : ses règles, sa table et la planchette de qui doit jouer
cli-option-output = le fichier à écrire, qui finit par .svg ou .png ; sans lui, le SVG va à la sortie standard
cli-option-width = la largeur d’un PNG en pixels (1200)
cli-option-kind = le genre de problème : go-out (par défaut), all-but-one, first-30, free-the-joker, fourth-tile, rebuild, find-the-play ou endgame
cli-option-day = le problème du jour, le même pour tous ceux qui jouent cette édition
cli-option-number = un des problèmes livrés avec le programme, par son numéro
cli-option-picture = dessine le problème dans ce fichier (.svg, .png), sans la solution
cli-option-date = un jour, comme 2026-11-18, au lieu d’aujourd’hui
cli-option-solution = montrer la solution, pas à pas
cli-puzzle-again = { $edition }, difficulté { $difficulty }. Le même encore : --seed { $seed } ; la solution : --solution.
cli-practice-help = Montre un exercice : six questions d’un même genre, chacune avec une seule bonne réponse, prouvée.
cli-option-drill = ce qu’on travaille : spot (par défaut), first-30, splits, jokers, hold-back ou count
cli-practice-again = { $drill }, { $edition }. Encore le même : --seed { $seed } ; les réponses : --solution.
cli-puzzles-help = Crée beaucoup de problèmes, tous différents, pour chaque édition et chaque genre si l’on n’en nomme pas : remeld puzzles make.
cli-option-count = combien de problèmes
cli-option-o = le fichier à écrire
cli-puzzles-made = { $count } problèmes sont dans { $file }.

cli-simulate-help = Fait jouer à l’ordinateur beaucoup de jeux à une table, chaque donne à chaque place, et compte victoires, points et tours.
cli-arena-help = Fait jouer tous les joueurs virtuels les uns contre les autres avec les mêmes donnes : qui gagne combien, avec intervalles. Une série interrompue reprend avec la même commande ; --results seul montre ce que contient un fichier.
cli-option-bots = les joueurs virtuels, séparés par des virgules, comme greedy,easy
cli-option-games = combien de jeux (1000), dans l’arène pour chaque duel
cli-option-workers = combien de processus travaillent (autant que de processeurs) ; le résultat est le même
cli-option-verify = sur tant de donnes, vérifie les enregistrements d’une seule (20 ; 0 pour aucune, 1 pour toutes)
cli-option-results = le fichier où chaque donne est écrite dès qu’elle est jouée
cli-option-report = écrit dans ce fichier une page que l’on peut envoyer
cli-option-test = arrête un duel dès qu’il est certain que le premier joueur gagne plus de LOW ou moins de HIGH pour cent, comme 50:55
cli-option-fast = joue avec la simulation compilée, pour babyboom et goliath et avec les stratégies qu’elle connaît
cli-option-ray = joue sur le cluster Ray à cette adresse ; local en démarre un ici

## Maison de jeu et schéma

cli-option-no-browser = n’ouvre pas de navigateur
cli-play-more = Tes tables sont gardées dans { $file }. REMELD_DATABASE peut indiquer un autre endroit, comme sqlite:///tables.db.
cli-play-stop = { $file ->
    [none] Tes tables sont conservées.
   *[other] Tes tables sont conservées dans { $file }.
} Ctrl+C ferme la salle.
cli-play-runs-already = La salle est déjà ouverte : { $address }
cli-serve-help = Ouvre une salle de jeu sur un réseau, où l’on joue ensemble.
cli-schema-help = Affiche ce qu’il faut aux programmes pour parler à une salle.
cli-option-database = où sont gardées les tables : sqlite:///remeld.db (par défaut) ou postgresql://…
cli-option-host = l’adresse à écouter
cli-option-port = le port à écouter ; 0 en prend un libre
cli-option-origin = ce que les joueurs tapent dans leur navigateur, comme https://play.example
cli-option-proxy = le serveur mandataire que l’on croit au sujet du client
cli-option-lan = ouvre la salle au réseau de cet ordinateur
cli-option-http = la partie HTTP, en document OpenAPI
cli-serve-address = La salle est ouverte : { $address }
cli-serve-lan = Dans ton réseau : { $address }

## Les étapes d’un coup

cli-step-lay = Pose { $tiles } en nouvelle combinaison ({ $target }).
cli-step-add = Ajoute { $tiles } à la combinaison { $target } : { $result }
cli-step-take = Déplace { $tiles } de la combinaison { $source } à la combinaison { $target } : { $result }
cli-step-split = Détache { $tiles } de la combinaison { $source } : c’est la combinaison { $target }.
cli-step-join = Joins la combinaison { $source } à la combinaison { $target } : { $result }
cli-step-swap = Échange { $tiles } contre le joker de la combinaison { $target } ; le joker va à la combinaison { $joker }.
cli-step-shift = Déplace le joker dans la combinaison { $target } : { $result }

cli-backup-help = Copie toute une salle dans un fichier, pendant que l’on joue.
cli-restore-help = Vérifie une sauvegarde, chaque journal et chaque enregistrement, et en remplit une base de données vide.
cli-option-copy = le fichier de la sauvegarde
cli-option-check = vérifier seulement la sauvegarde
cli-backup-done = { $file } est écrit. Tables qu’il contient : { $count }.
cli-restore-logs = Tables vérifiées et justes : { $tables }. Entrées dans leurs journaux : { $entries }.
cli-restore-games = Jeux vérifiés et justes : { $games } terminés, { $running } en cours.
cli-restore-checked = La sauvegarde est bonne. Rien n’a été restauré.
cli-restore-done = La salle est restaurée.

cli-admin-help = Veille sur une salle ouverte : status, people (qui est là), tables ; close ou remove TABLE ; sign-out, ban ou unban ADRESSE ; message TEXTE (sans texte, il est retiré) ; drain (plus de nouveaux jeux) et undrain.
cli-option-action = ce qu’il faut faire
cli-option-about = le code d’une table, une adresse, ou le texte d’un message
cli-option-admin-socket = la socket pour remeld admin, dans un dossier à elle ; REMELD_ADMIN_SOCKET la nomme aussi
cli-value-about = SUR QUOI
cli-value-action = QUOI
cli-admin-house = Remeld { $version }, ouvert depuis { $minutes } min. Processus de la salle : { $count }.
cli-admin-draining = Rien de nouveau ne commence : ni tables, ni jeux.
cli-admin-message = Message à tous : { $text }
cli-admin-banned = Bannies : { $addresses }
cli-admin-counts = Personnes connectées : { $people }. Tables : { $open } ouvertes, { $playing } en jeu, { $finished } terminées, { $archived } rangées.
cli-admin-load = Ce processus : { $count } connexions, { $percent } % d’un processeur, { $megabytes } Mo.
cli-admin-slow = Le plus lent des cinq dernières minutes, avec le nombre de fois, la moitié en moins de, 99 % en moins de, et le pire :
cli-admin-people = Adresses ici : { $count }. Personnes connectées par d’autres processus : { $elsewhere }.
cli-admin-status = { $status ->
    [open] ouverte
    [playing] en jeu
    [finished] terminée
   *[archived] rangée
}
cli-admin-idle = il y a { $minutes } min
cli-admin-present = { $count } là
cli-admin-tables = Tables : { $count }. Non montrées : { $more }.
cli-admin-done = { $action ->
    [close] La table est fermée. Connexions de ce processus qu’elle avait : { $count }.
    [remove] La table est supprimée. Connexions de ce processus qu’elle avait : { $count }.
    [sign-out] Les sessions sont terminées. Connexions coupées dans ce processus : { $count }.
    [ban] L’adresse est bannie. Connexions coupées dans ce processus : { $count }.
    [unban] L’adresse est de nouveau admise.
    [message] Tout le monde voit le message.
    [no-message] Le message est retiré.
    [drain] Aucun nouveau jeu ne commence. Les jeux en cours continuent.
   *[undrain] On peut de nouveau commencer des jeux.
}

## Conformance

cli-option-key = le joueur : un nom comme greedy, ou module:attribut
cli-conformance-result = { $count ->
    [0] { $player } respecte les règles.
    [one] { $player } : un point à corriger.
   *[other] { $player } : { $count } points à corriger.
}
breach-bad-key = Sa clé est { $found }. Donnez-lui un texte court, sans espace autour.
breach-not-picklable = Il ne se laisse pas enregistrer par pickle ({ $error }). N’y gardez que des valeurs simples et définissez sa classe au début d’un module.
breach-raised = Il a levé { $error }. Décidez pour chaque vue, même sans rien à poser, avec une pioche vide ou avant d’avoir ouvert.
breach-no-decision = Il a renvoyé { $found }. Renvoyez Decision(move, reason) avec Play, Draw ou Pass.
breach-no-reason = Sa raison est { $found }. Donnez à chaque décision un Reason avec un code.
breach-illegal = L’arbitre refuse { $move } ({ $fault }). Demandez remeld.rules.judge avant de poser, et remeld.bots.must_play avant de piocher ou de passer.
breach-not-repeatable = Interrogé de nouveau avec la même graine, il n’a pas joué { $move }. Ne tirez le hasard que de rng, et ne dépendez ni de l’heure ni de l’ordre d’un ensemble.
breach-keeps-memory = Une copie neuve n’a pas joué { $move }. Ne retenez rien entre les décisions : le passé est dans view.past.
breach-sees-hidden = Il a décidé autrement alors que seules des pièces cachées différaient. Ne décidez que d’après la vue.
breach-too-slow = Il a pris { $spent } ms au lieu de { $allowed }. Surveillez limit.milliseconds en réfléchissant et mesurez time.process_time.
breach-endless = Après { $seconds } secondes, il n’avait pas décidé et a été arrêté. Cherchez une boucle ou une attente sans fin, et cessez de chercher quand limit est épuisé.
