### La page dans le navigateur.

## Partout

page-title = Remeld – le jeu des { term-run.many } et des { term-group.many }
page-nav = Langue et réglages
page-language = Langue
page-settings = Réglages
page-close = Fermer
page-cancel = Annuler
page-apply = Appliquer
page-change = Changer
page-remove = Enlever
page-moment = Un instant…
page-to-start = Accueil
page-try-again = Réessayer
page-try-now = Essayer maintenant
page-load-again = Recharger
page-not-affiliated = Remeld n’a aucun lien avec les fabricants de Rummikub®.
page-house-rules = { $edition } avec des règles maison
page-house-named = { $name } ({ $edition })
page-messages = Messages
page-version = Version { $version }
page-docs = Documentation (en anglais)

## Accueil

page-start-heading = Des { term-run.many }, des { term-group.many } et une idée de génie
page-start-lead = Le grand classique aux pièces numérotées. Pose tes pièces, défais les combinaisons, fais-en de nouvelles : le premier qui n’a plus de pièces gagne.
page-play-now = Jouer maintenant
page-play-now-terms = { $edition }, { $count ->
    [one] un adversaire virtuel
   *[other] { $count } adversaires virtuels
}, sans chrono.
page-way-computers = Jouer contre l’ordinateur
page-way-friends = Jouer entre amis
page-way-friends-about = Envoie un lien ou montre un code QR. Personne n’a besoin de compte.
page-way-pass = Sur un seul appareil
page-way-pass-about = Plusieurs personnes, un appareil. Les planchettes restent cachées entre les tours.
page-way-public = Tables publiques
page-way-public-about = Assieds-toi avec d’autres, ou regarde.
page-join = Rejoindre par code ou lien
page-join-go = Rejoindre
page-name = Ton nom
page-colour = Ta couleur
page-guest = Invité
page-go-on = Reprendre où tu en étais
page-go-on-here = Reprendre
page-more = Et aussi
page-more-learn = Apprendre à jouer
page-more-rules = Règles
page-more-puzzles = Problèmes
page-more-practice = Ton jeu
page-more-replay = Revoir un jeu
page-more-aside = Pour jouer en vrai
page-session-expired = Cette salle ne connaît plus ce navigateur.
page-session-expired-way = As-tu un code de récupération ?

## Liste des tables

page-seats-free = { $count ->
    [0] toutes les places prises
    [one] une place libre
   *[other] { $count } places libres
}
page-game-of = jeu { $game } sur { $games }
page-nobody-yet = Personne pour l’instant
page-open-own = Ouvrir une table
page-sit-down = S’asseoir
page-look-on = Regarder
page-no-public = Il n’y a pas de table publique pour l’instant. Ouvres-en une, et d’autres viendront.

## Une nouvelle table

page-who-plays = Qui joue sur cet appareil ?
page-player = Joueur { $seat }
page-add-person = Une personne de plus
page-computers = Adversaires virtuels
page-level = Leur niveau
page-level-adjust = À mon niveau
page-level-adjust-about = Joue à peu près aussi bien que vous. Cela change avec vos résultats, qui restent sur cet appareil.
page-level-of = Joueur { $number }
page-level-quote = « { $text } »
page-edition = Édition
page-edition-facts = Ce que dit cette édition
page-plays-joker-newSet = Un joker libéré forme une nouvelle combinaison
page-plays-joker-anySet = Un joker libéré va dans toute combinaison
page-plays-joker-newSetWithRackTiles = Un joker libéré forme une nouvelle combinaison avec des pièces de la planchette
page-plays-clock-fixed = Horloge : { $count } secondes
page-plays-clock-optional = Horloge : { $count } secondes, ou aucune
page-plays-clock-none = Sans horloge
page-plays-winner-mostGames = Le plus de jeux gagnés l’emporte
page-plays-winner-highestTotal = Le plus de points l’emporte
page-make-house = Créer des règles maison
page-seats = Places
page-seats-about = L’ordinateur peut prendre les places libres.
page-clock = Temps par tour
page-clock-edition = { $count ->
    [one] Une seconde
   *[other] { $count } secondes
}
page-clock-edition-about = Comme dans le livret de cette édition. Si la table est valable quand ça sonne, le tour compte.
page-clock-seconds = Au choix
page-clock-seconds-about = Une règle maison. Si la table est valable quand ça sonne, le tour compte.
page-clock-seconds-length = Secondes par tour
page-clock-days = Jours
page-clock-days-about = Pour jouer à ton rythme : reviens jouer quand tu as le temps.
page-clock-days-length = Jours par tour
page-clock-none = Sans chrono
page-clock-none-about = Prends tout ton temps.
page-hints = Indices
page-hints-about = À ton tour, tu peux demander s’il y a un coup, avec quelles pièces, et comment.
page-public = Table publique
page-public-about = Toute la salle voit la table dans la liste. Sinon, il faut le lien pour la trouver.
page-more-options = Plus de réglages
page-length-games = Jeux dans la partie
page-length-rounds = Manches dans la partie
page-length-each = autant que de joueurs
page-length-about = Laisse vide pour suivre le livret.
page-option-strict_penalty = Pénalité plus sévère
page-option-strict_penalty-about = La plus sévère des deux pénalités du livret, si la table n’est pas en ordre quand ça sonne.
page-option-seats_by_draw = Places selon le tirage
page-option-seats_by_draw-about = Le tirage décide aussi qui s’assied où.
page-option-big_set = Grande boîte
page-option-big_set-about = Jouer avec toutes les pièces de la grande boîte, même quand on est peu nombreux.
page-thinking = L’ordinateur prend son temps
page-thinking-about = Il réfléchit aussi longtemps qu’une personne. Sinon, il joue aussitôt.
page-delay = Retard des spectateurs, en secondes
page-delay-about = Pour que personne n’aide un joueur en regardant.
page-open-table = Ouvrir la table
page-begin = Commencer

## Avant le jeu

page-waiting-title = Ta table est prête
page-waiting-guest = Chez { $player }
page-waiting-for-host = { $player } lancera le jeu quand tout le monde sera là.
page-waiting-for-more = { $count ->
    [one] Une place est libre. Invite quelqu’un, ou laisse-la à l’ordinateur.
   *[other] { $count } places sont libres. Invite du monde, ou laisse-les à l’ordinateur.
}
page-waiting-ready = Toutes les places sont prises. Commence quand tu veux.
page-waiting-nobody = Assieds-toi d’abord, ou attends que quelqu’un le fasse.
page-seat-empty = Place libre
page-sit-here = S’asseoir ici
page-sit-other = Sur cet appareil
page-add-computer = Ordinateur
page-computer-level = Ordinateur : { $level }
page-host = Hôte
page-not-here = Pas là pour l’instant
page-stand = Se lever
page-remove-name = Enlever { $player }
page-watching = Spectateurs : { $names }
page-fill-and-start = { $count ->
    [one] Commencer avec un ordinateur
   *[other] Commencer avec { $count } ordinateurs
}
page-start = Lancer le jeu
page-leave = Quitter la table
page-invite = Inviter
page-invite-about = Avec ce lien, on peut s’asseoir ou regarder.
page-invite-machine = Ce lien ne marche que sur cette machine.
page-invite-network = Ce lien marche dans le réseau de { $address }, par exemple sur le même Wi-Fi.
page-network-open = Laisser entrer mon réseau
page-network-change = Autre adresse
page-network-title = Ouvrir à ton réseau ?
page-network-about = Quiconque est sur ton réseau et a le lien pourra alors venir dans cette salle. À la table, personne ne remarque rien, et cela reste ainsi jusqu’à la fermeture de la salle.
page-network-address = Adresse de cette machine
page-network-yes = Ouvrir
page-invite-link = Lien vers cette table
page-copy = Copier
page-copied = Le lien est copié.
page-not-copied = Le lien n’a pas pu être copié. Il est dans la barre d’adresse.
page-share = Partager
page-share-text = Viens jouer à ma table :
page-qr = Code QR du lien
page-code = Code à taper
page-lock = Verrouiller la table
page-lock-about = Plus personne ne peut entrer, même pour regarder.
page-rules-of = Règles : { $edition }
page-read-rules = Lire les règles
page-differences = { $count ->
    [one] Une règle est différente :
   *[other] { $count } règles sont différentes :
}
page-difference = { $rule } : { $value } ({ $edition } : { $old })
page-clause = Règle { $clause }
page-change-options = Changer les réglages
page-clock-edition-short = selon le livret
page-clock-seconds-short = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
page-clock-days-short = { $count ->
    [one] un jour
   *[other] { $count } jours
}
page-clock-none-short = sans chrono

## Réglages

page-you = Toi
page-look = Apparence
page-theme = Thème
page-theme-system = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-contrast = Contraste
page-contrast-system = Système
page-contrast-normal = Normal
page-contrast-high = Fort
page-size = Caractères
page-size-normal = Normaux
page-size-large = Grands
page-motion = Mouvement
page-motion-system = Système
page-motion-less = Réduit
page-words-and-sounds = Mots et sons
page-sound = Sons
page-sound-about = Les pièces, ton tour et les dix dernières secondes.
page-vibration = Vibreur
page-vibration-about = Sur un téléphone, quand c’est ton tour.
page-letter-keys = Touches de lettres partout à la table
page-letter-keys-about = Sinon, elles n’agissent que sur les pièces.
page-notify = Préviens-moi quand c’est à moi
page-notify-about = Un message de ton navigateur, quand cet onglet est caché.
page-notify-refused = Ton navigateur n’autorise pas les messages de cette page.
page-notify-body = À la table avec { $players }.
page-talk = Petites phrases et réactions
page-talk-about = Montrer ce que disent les autres à table.
page-devices = Autres appareils
page-devices-about = Ni compte ni mot de passe : avec un code, tu retrouves tes tables sur un autre appareil, ou ici.
page-transfer = Code pour un autre appareil
page-transfer-until = Tape-le dans les réglages de l’autre appareil. Il marche une fois, jusqu’à { $time }.
page-recovery = Code de récupération
page-recovery-keep = Note-le et garde-le bien. Avec lui, tu retrouves tout si ce navigateur t’oublie.
page-enter-code = J’ai un code
page-enter-code-go = Valider
page-taken = Te revoilà. Tes tables sont ici.
page-delete = M’effacer
page-delete-about = Ton nom disparaît pour toujours de toutes les tables de cette salle. Les jeux en cours sont abandonnés, les résultats de problèmes effacés.
page-delete-me = M’effacer de cette salle
page-delete-sure = Effacer tout ce qui te concerne ?

## Venir à une table, et pourquoi elle n’est pas là

page-coming = En route vers la table…
page-table-title = Table
page-game-title = Jeu
page-lost = La connexion est perdue. Elle reviendra toute seule, et tes pièces ne bougent pas.
page-silent = La salle ne répond plus depuis deux secondes. Tes pièces ne bougent pas.
page-no-answer = La salle ne répond pas. Vérifie ta connexion et réessaie.
page-not-loaded-title = Cela n’a pas marché
page-unknown-title = Il n’y a rien ici
page-unknown-text = Cette adresse ne mène nulle part. L’accueil mène partout.
page-closed-title = La table est fermée
page-closed-title-table-not-found = Cette table n’existe pas
page-closed-title-banned = Tu ne peux pas entrer
page-closed-title-removed = La table a été supprimée
page-closed-title-kicked = On t’a fait quitter la table
page-closed-title-locked = La table est verrouillée
page-closed-title-forgotten = Tout est effacé
page-closed-title-signed-out = Session fermée
page-closed-title-reload = Il y a une nouvelle version
page-closed-title-server-too-old = La salle est plus ancienne que cette page
page-closed-title-unreadable = Quelque chose s’est embrouillé
page-closed-title-second-tab = Tu joues dans un autre onglet
page-closed-second-tab = Cette table est ouverte dans un autre onglet ou une autre fenêtre de ce navigateur. Un seul suffit : celui-ci est en veille.
page-play-here = Jouer ici
page-archived-title = Cette table a été rangée
page-archived = Personne n’y a joué depuis longtemps. Tout est resté comme avant : reprends quand tu veux.

## Sans connexion, nouvelles versions, installation

page-offline-title = Pas de connexion à la salle
page-offline-needs = Pour jouer, apprendre ou demander un indice, il faut la salle : c’est là qu’est l’arbitre. Dès qu’elle répond, tout reprend tout seul.
page-offline-works = En attendant, tu peux :
page-offline-last-table = Revoir ta dernière table ({ $time })
page-offline-rules = Lire les règles
page-offline-clock = Utiliser le chrono pour jouer en vrai
page-offline-as-of = Pas de connexion. Voici la table telle qu’elle était ({ $time }). Tout reprendra tout seul.
page-update-ready = Une nouvelle version est prête. Tes pièces restent comme elles sont.
page-update-load = Mettre à jour
page-update-later = Plus tard
page-notice = Message de la salle :
page-install = Installer Remeld
page-install-title = Sur cet appareil
page-install-about = Remeld s’ouvrira comme une appli, dans sa propre fenêtre.
page-install-by-hand = Dans Safari, touche Partager, puis « Sur l’écran d’accueil ».

## Ce qui se passe à table

page-your-turn = À toi
page-pass-to = Passe l’appareil à { $player }.
page-game-begins = Le jeu { $game } commence.
page-event-came = { $player } arrive à la table.
page-event-left = { $player } quitte la table.
page-event-hosted = { $player } est maintenant l’hôte.
page-event-sat = { $player } prend la place { $seat }.
page-event-away = L’ordinateur joue pour { $player }.
page-event-back = { $player } est de retour.
page-event-pause-offered = { $player } demande une pause.
page-event-pause-declined = { $player } ne veut pas de pause maintenant.
page-event-paused = Le jeu est en pause.
page-event-resumed = Le jeu reprend.
page-bell-own-idle = Le temps est écoulé et tu n’as rien fait.
page-bell-own-stands = Le temps est écoulé. Tu as posé { $tiles }, et cela compte.
page-bell-own-not-playable = Le temps est écoulé. Les combinaisons sont bonnes, mais tu n’as pas joué un tour valable : la table est remise en place.
page-bell-own-restored = Tu n’as pas fini à temps. La table est remise en place et tes pièces retournent sur ta planchette.
page-bell-own-loose-to-rack = Tu n’as pas fini à temps. Les combinaisons valables restent ; les pièces isolées vont sur ta planchette.
page-bell-own-could-play = Tu pouvais poser : cela ne compte pas comme un tour passé.
page-bell-reason = Ce qui n’allait pas : { $reason }
page-bell-drawn = { $count ->
    [one] Cela coûte une pièce, piochée aussitôt.
   *[other] Cela coûte { $count } pièces, piochées aussitôt.
}
page-played = { $player } { $moves }.
page-move-lays = pose { $tiles }
page-move-adds = ajoute { $tiles } à la combinaison { $set }
page-move-plays = joue { $tiles }
page-move-rearranges = { $count ->
    [one] change la combinaison { $sets }
   *[other] change les combinaisons { $sets }
}
page-move-and = { $moves } et { $next }
page-brief-group = { $count ->
    [3] trois { $number }
    [4] quatre { $number }
   *[other] { $count } × { $number }
}
page-brief-adds = ajoute { $tiles }
page-brief-moves = déplace { $tiles }
page-brief-moves-many = déplace { $count } pièces
page-turns-missed = Ce qui s’est passé avant se trouve sous « Ce qui a changé ».
page-scores = { $scores }.
page-connected = La connexion est revenue.

## Les pièces en mots

page-tile = { $number } { $colour }
page-joker-as = joker pour { $tile }
page-tile-unseen = pièce cachée
page-run-words = { $first } à { $last } { $colour }
page-run-jokers = { $run }, { $jokers }
page-group-words = { $number } en { $colours }

## La table

page-desk = Table et planchette
page-the-table = Combinaisons sur la table
page-table-empty = Il n’y a encore rien ici.
page-table-empty-yours = Glisse des pièces ici, ou touche les pièces, puis la table.
page-your-rack = { $count ->
    [0] Ta planchette
    [one] Ta planchette, une pièce
   *[other] Ta planchette, { $count } pièces
}
page-rack-empty = Plus de pièces
page-tile-in-set = { $tile }, combinaison { $set }
page-tile-on-rack = { $tile }
page-tile-new = { $tile }, nouvelle pièce
page-joker-number = joker pour un { $number }
page-joker-stands = Le joker remplace
page-joker-could = Le joker peut remplacer : { $tiles }.
page-joker-open = Ne pas préciser
page-set = Combinaison { $number } sur { $count } : { $tiles }
page-set-whole = Combinaison { $number } sur { $count } : { $kind ->
    [run] { term-run }
   *[group] { term-group }
}, { $tiles }, complète, valeur { $value }
page-set-broken = Combinaison { $number } sur { $count } : { $tiles }, incomplète. { $reason }
page-set-why = Qu’est-ce qui ne va pas dans la combinaison { $number } ?
page-pool = Pièces à piocher :

## Joueurs

page-players = Joueurs
page-seat = { $player }, { $count ->
    [one] une pièce
   *[other] { $count } pièces
}{ $melded ->
    [true] , { term-initial-meld } faite
   *[false] , pas encore de { term-initial-meld }
}{ $state ->
    [none] .
   *[other] , { $state }.
}
page-seat-turn = C’est son tour.
page-seat-your-turn = C’est à toi.
page-seat-resigned = abandon
page-seat-away = { $level } joue à sa place
page-seat-gone = pas là
page-time-left = Temps restant : { $time }
page-time-last = { $count ->
    [one] Encore une seconde.
   *[other] Encore { $count } secondes.
}
page-days-left = { $count ->
    [one] un jour
   *[other] { $count } jours
}

## Ce que dit l’arbitre

page-turn-begin = À toi. Pose des pièces, ou pioche.
page-turn-meld = À toi. Pose des combinaisons de ta planchette, pour une valeur de { $needed } au moins, ou pioche.
page-turn-begin-pass = À toi. Pose des pièces, ou passe.
page-turn-meld-pass = À toi. Pose des combinaisons de ta planchette, pour une valeur de { $needed } au moins, ou passe.
page-turn-of = C’est à { $player } de jouer. Tu peux préparer ton coup ; personne ne le voit.
page-turn-watched = C’est à { $player } de jouer.
page-turn-legal = { $count ->
    [one] Une pièce
   *[other] { $count } pièces
}, valeur { $points }. C’est valable.
page-turn-not-yet = Le tour ne peut pas finir ainsi.
page-turn-laying = { $count ->
    [0] Tu réarranges la table.
    [one] Une pièce posée pour l’instant.
   *[other] { $count } pièces posées pour l’instant.
}
page-plan = Coup préparé
page-plan-legal = { $count ->
    [one] Une pièce
   *[other] { $count } pièces
}, valeur { $points }. Ce sera valable, si rien ne change.
page-judging = Un instant…
page-more-reasons = { $count ->
    [one] Et encore une raison.
   *[other] Et encore { $count } raisons.
}
page-meld = { term-initial-meld.Name }
page-meld-so-far = { $points } sur { $needed }
page-meld-ready = Sur ta planchette : { $points } sur { $needed }
page-unfit-set-changed = Ton coup préparé ne va plus : une combinaison dont il se sert a changé. De retour sur ta planchette : { $tiles }.
page-unfit-set-gone = Ton coup préparé ne va plus : une combinaison dont il se sert n’est plus là. De retour sur ta planchette : { $tiles }.
page-unfit-set-grown = Ton coup préparé ne va plus : une combinaison dont il se sert s’est allongée. De retour sur ta planchette : { $tiles }.
page-unfit-tile-gone = Ton coup préparé ne va plus : une de ses pièces n’est plus là. De retour sur ta planchette : { $tiles }.

## Ce qu’on peut faire

page-actions = Ton tour
page-undo = Annuler
page-redo = Rétablir
page-put-back = Tout remettre
page-sort-runs = Trier par { term-run.many } (789)
page-sort-groups = Trier par { term-group.many } (777)
page-tidy = Ranger la table
page-end-play = { $count ->
    [one] Poser une pièce
   *[other] Poser { $count } pièces
}
page-end-draw = Piocher
page-end-pass = Passer
page-end-not = Pas encore
page-end-wait = Attends
page-see-result = Retour au résultat
page-looking-on = Tu regardes.
page-moved-set = { $tiles } : maintenant dans la combinaison { $set }.
page-moved-rack = { $tiles } : de retour sur la planchette.
page-not-moved = Rien n’a bougé.
page-fits-more = { $count ->
    [one] Elle va aussi dans une autre combinaison : touche-la encore, ou appuie sur Entrée.
   *[other] Elle va aussi dans { $count } autres combinaisons : touche-la encore, ou appuie sur Entrée, pour la suivante.
}
page-did-undo = Annulé.
page-did-redo = Rétabli.
page-did-put-back = Tout est comme avant.
page-did-sort-runs = Trié par { term-run.many }.
page-did-sort-groups = Trié par { term-group.many }.
page-did-tidy-sorted = Les combinaisons sont rangées, dans l’ordre.
page-did-tidy-compact = Les combinaisons sont rangées, bien serrées.
page-did-tidy-none = La table est déjà rangée.
page-place-none = Nulle part.
page-place-new = Une nouvelle combinaison.
page-place-rack = La planchette.
page-place-before = Combinaison { $set }, avant { $tile }.
page-place-between = Combinaison { $set }, entre { $tile } et { $other }.
page-place-after = Combinaison { $set }, après { $tile }.

## Indices

page-hint = Indice
page-hint-thinking = Je cherche un coup…
page-hint-some = Tu peux poser quelque chose.
page-hint-tiles = Avec ces pièces : { $tiles }.
page-hint-none = Il n’y a rien à poser.
page-hint-none-found = Rien trouvé. Il y a peut-être quand même un coup.
page-hint-which = Quelles pièces ?
page-hint-how = Comment ?
page-hint-step = Faire cette étape
page-hint-all = Tout faire
page-step-lay = Pose { $tiles }.
page-step-add = Ajoute { $tiles } pour obtenir { $result }.
page-step-take = Déplace { $tiles } pour obtenir { $result }.
page-step-split = Détache { $tiles }.
page-step-join = Joins { $tiles } à une autre combinaison pour obtenir { $result }.
page-step-swap = Mets { $tiles } à la place du joker.
page-step-shift = Déplace le joker pour obtenir { $result }.

## Autour de la table

page-menu = Menu
page-type = Taper un coup
page-type-how = Par exemple b4-6 ou b7 > 3 ; « aide » en dit plus.
page-type-answers = Réponses
page-changes = Ce qui a changé
page-changes-none = Rien n’a changé depuis ton dernier tour.
page-changes-empty = Rien n’a encore été joué.
page-changes-show = Revoir
page-changes-before = Avant cela
page-talk-mute = Cacher ce que disent les autres
page-talk-hear = Montrer ce que disent les autres
page-write = Écrire à la table
page-write-send = Envoyer
page-written = Messages
page-messages-allow = Permettre d’écrire
page-messages-stop = Petites phrases seulement
page-event-messages-allowed = On peut de nouveau écrire.
page-event-messages-stopped = On ne peut plus dire que des petites phrases.
page-block = Masquer { $player }
page-unblock = Montrer { $player }
page-report = Signaler { $player }
page-reported = C’est signalé à ceux qui tiennent la salle.
page-i-am = Je suis { $player }
page-pass-clock-waits = Le chrono t’attend.
page-pass-clock-runs = Le chrono tourne.
page-sound-on = Activer les sons
page-sound-off = Couper les sons
page-large-print = Grands caractères
page-offer-pause = Demander une pause
page-accept-pause = Accepter la pause
page-decline-pause = Pas de pause
page-withdraw-pause = Finalement, pas de pause
page-pause-asked = { $player } demande une pause.
page-pause-waiting = Tu as demandé une pause. Les autres n’ont pas encore accepté.
page-paused-consent = Le jeu est en pause, et le chrono aussi.
page-paused-nobody = Il n’y a personne : le chrono est arrêté.
page-resume = Reprendre
page-away = L’ordinateur joue pour toi.
page-take-back = Reprendre ma place
page-stand-in = Laisser l’ordinateur jouer pour { $player }
page-unlock = Déverrouiller la table
page-lengthen = { $count } secondes de plus
page-mute = Bloquer ses messages
page-unmute = Débloquer ses messages
page-kick = Exclure
page-sure-kick = Exclure { $player } pour de bon ?
page-resign = Abandonner
page-sure-resign = Abandonner ce jeu ? Il comptera comme perdu.
page-sure-resign-player = { $player } abandonne ce jeu ? Il comptera comme perdu.
page-resign-now = Abandonner
page-sure-leave = Quitter la table ? Tu perdras ce jeu.
page-leave-now = Quitter
page-stay = Rester

## La fin d’un jeu

page-over = Le jeu est fini.
page-result = Résultat
page-score-sheet = Feuille de points
page-score-game = Jeu { $game }
page-score-round = Manche { $round }
page-score-total = Total
page-score-won = Jeux gagnés
page-score-place = Place
page-score-rule-mostGames = Qui gagne le plus de jeux est en tête ; à égalité, les points départagent.
page-score-rule-highestTotal = Qui a le plus de points est en tête.
page-record = Enregistrement
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-match-won = { $count ->
    [one] { $player } gagne la partie.
   *[other] { $player } se partagent la victoire.
}
page-won-you = Tu as gagné, { $points }
page-won-other = { $player } a gagné, { $points }
page-next-game = Jeu suivant
page-next-game-wait = L’hôte lance le jeu suivant ; au bout d’une demi-minute, tu peux le faire aussi.
page-rematch = Revanche
page-look-back = Revoir le jeu
page-see-table = Voir la table

## Déplacer les pièces, et touches

page-help = Gestes et raccourcis
page-help-pointer = À la souris, au doigt ou au stylet
page-help-drag = Glisse une pièce vers une combinaison, un espace libre ou la planchette. Les pièces choisies suivent.
page-help-tap = Ou touche des pièces pour les choisir, puis une combinaison ou un espace libre.
page-help-twice = Touche deux fois une pièce de ta planchette, ou lance-la vers le haut : elle va là où elle convient, avec sa combinaison entière si la planchette en a une. Touche deux fois une pièce à toi sur la table pour la reprendre.
page-help-long = Appuie longuement sur une combinaison pour la choisir en entier, ou glisse sur les pièces que tu veux. À la souris : Maj et clic.
page-help-ledge = Glisse le rebord sous une combinaison pour la déplacer en entier.
page-help-keys = Au clavier
page-key-walk = Aller de pièce en pièce ; choisir où poser les pièces en main
page-key-choose = Choisir une pièce, ou ne plus la choisir
page-key-range = En choisir plusieurs côte à côte
page-key-whole = Choisir toute la combinaison
page-key-take = Prendre ce qui est choisi, pour là où il convient ; les flèches choisissent une autre place et Entrée pose
page-key-new = Faire une nouvelle combinaison de ce qui est choisi
page-key-back = Reprendre tes propres pièces sur la planchette
page-key-stop = Tout laisser comme c’était
page-key-undo = Annuler
page-key-redo = Rétablir
page-key-put-back = Tout remettre
page-key-sort = Trier la planchette
page-key-gap = Laisser un espace avant la pièce sur la planchette, ou le refermer
page-key-tidy = Ranger la table : toutes les combinaisons en rangées ; encore une fois : bien serrées
page-key-hint = Indice
page-key-end = Finir le tour, comme avec le bouton
page-key-help = Cette aide
page-key-type = Taper des coups ou des questions
page-key-ask-table = Entendre ce qu’il y a sur la table
page-key-ask-rack = Entendre ta planchette
page-key-ask-players = Entendre où en sont les joueurs
page-key-ask-clock = Entendre le temps restant
page-key-ask-missing = Entendre ce qui manque encore
page-key-ask-changes = Entendre ce qui a changé
page-key-ask-set = Entendre cette combinaison
page-help-typing = En tapant, et à l’oreille
page-help-reader = À table, tout peut se demander par écrit et chaque coup peut se taper. Un jeu entier joué ainsi est raconté dans docs/screen-reader.md.
