### La salle de jeu en ligne : ce qu’elle refuse, pourquoi elle coupe, et ce qu’on peut dire à table.

## Qui demande

refused-not-at-table = Tu n’es pas à cette table. Prends une place, ou donne un nom pour entrer.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-seated = Il faut une place pour cela. Assieds-toi d’abord.
refused-not-your-seat = Ce n’est pas ta place.
refused-kicked = L’hôte t’a fait quitter cette table, ou une autre personne de ton réseau depuis moins d’une heure.
refused-muted = L’hôte a bloqué tes messages à cette table.
refused-messages-off = À cette table, on ne dit que des petites phrases.
refused-bad-message = Ce message ne contient rien de lisible.
refused-too-fast = Tu viens de dire quelque chose. Attends une seconde.
refused-no-session = La salle ne connaît pas ce navigateur. Recharge la page.
refused-no-such-code = Ce code ne marche pas. Il est mal tapé, déjà utilisé ou trop vieux.
refused-not-allowed = Tout le monde n’a pas le droit de voir cela.

## La table

refused-table-not-found = Cette table n’existe pas. Vérifie le code ou le lien.
refused-table-removed = Cette table a été supprimée, car personne ne l’a utilisée depuis longtemps. Les enregistrements de ses parties sont conservés.
refused-table-locked = L’hôte a verrouillé cette table. Plus personne ne peut entrer.
refused-table-crowded = Il y a déjà { $most } personnes à cette table : c’est complet. Tu peux regarder sans donner de nom.
refused-quota = Toi, ou d’autres personnes de ton réseau, avez déjà ici autant que la salle conserve. Les parties en cours continuent. Rien de nouveau ne peut commencer avant que d’anciennes tables soient supprimées.
refused-table-full = Toutes les places sont prises. Tu peux regarder.
refused-name-taken = Le nom { $name } est déjà pris à cette table. Choisis-en un autre.
refused-name-needed = Il manque un nom. Écris-en un.
refused-unclear-name = « { $name } » pourrait passer pour un autre nom. Utilise les lettres d’un seul alphabet, sans signes invisibles ni empilés.
refused-colour-taken = Cette couleur est prise. Choisis-en une autre.
refused-unknown-person = Cette personne n’est plus à la table.
refused-not-yourself = Tu ne peux pas te retirer toi-même. Quitte plutôt la table.
refused-unknown-seat = Cette place n’existe pas.
refused-seat-taken = Cette place est prise. Choisis-en une autre.
refused-seats-not-filled = { $empty ->
    [one] Une place est libre.
   *[other] { $empty } places sont libres.
} Attends d’autres joueurs, ajoute des adversaires virtuels, ou mets moins de places.
refused-nobody-seated = Il n’y a que l’ordinateur à table. Assieds-toi d’abord.
refused-too-many-seated = { $seated } places sont prises, mais il n’y en aurait que { $seats }. Libère des places d’abord.
refused-nothing-changes = C’est déjà le cas.

## Réglages

refused-bad-clock = { $most ->
    [0] Avec ce chrono, il n’y a pas de nombre à donner.
   *[other] Le temps par tour doit être un nombre de { $least } à { $most }.
}
refused-clock-needed = Ces règles demandent un chrono dès que deux personnes jouent. Choisis-en un.
refused-bad-options = Ces réglages sont illisibles ({ $where }).

## Jeux

refused-game-running = Pas maintenant. Attends la fin du jeu ou de la partie.
refused-no-game = Aucun jeu n’est en cours.
refused-match-over = La partie est finie. Demande d’abord une revanche.
refused-match-not-over = La partie n’est pas encore finie.
refused-too-early = C’est trop tôt. Réessaie plus tard.
refused-stale = La table a changé entre-temps. Regarde-la de nouveau.
refused-seen-ahead = Cette page en sait plus sur la table que ce que la salle a gardé. Recharge-la.
refused-no-such-game = Ce jeu n’est pas enregistré. Seuls les jeux finis le sont.

## Tours

refused-not-your-turn = Ce n’est pas à cette place de jouer.
refused-seat-away = L’ordinateur joue maintenant à cette place. Si c’est la tienne, reprends-la d’abord.
refused-seat-resigned = À cette place, on a abandonné. On y rejouera au jeu suivant.
refused-seat-not-away = L’ordinateur ne remplace personne à cette place.
refused-not-a-computer = Il n’y a pas d’ordinateur à cette place.
refused-hints-off = Il n’y a pas d’indices à cette table.

## Le chrono

refused-no-clock = Ce jeu se joue sans chrono.
refused-clock-runs = Ce jeu a un chrono, et c’est lui qui met fin au tour. Attends qu’il sonne.
refused-paused = Le jeu est en pause. Relance-le d’abord.
refused-not-paused = Le jeu n’est pas en pause.
refused-pause-offered = Quelqu’un a déjà demandé une pause.
refused-no-pause-offered = Personne n’a demandé de pause.
refused-already-accepted = Tu as déjà accepté la pause. D’autres pas encore.
refused-enough-time = Impossible d’ajouter autant de temps à ce tour. Ajoutes-en moins.

## Enregistrements, points et règles maison

refused-record-too-long = Cet enregistrement est plus long qu’un jeu ne peut l’être.
refused-record-of-another-seat = Cet enregistrement montre seulement ce qu’a vu { $seen ->
    [none] un spectateur.
   *[other] la place { $seen }.
}
refused-racks-differ = Tous les jeux d’une partie ont le même nombre de planchettes. Pas ceux-ci.
refused-winner-has-tiles = Quelqu’un aurait gagné un jeu, mais il lui reste des pièces.
refused-loser-has-none = Quelqu’un n’a plus de pièces, mais n’aurait pas gagné.
refused-no-such-house = Il n’y a pas de règles maison sous ce lien.
refused-key-taken = Impossible de garder ces règles maison : d’autres ont déjà le même lien.

## La salle elle-même

refused-unreadable = La salle ne peut pas lire ce message ({ $where }). Recharge la page.
refused-unknown-kind = La salle ne sait pas ce que veut ce message. Recharge la page.
refused-unreadable-body = La salle ne peut pas lire cette demande. Recharge la page.
refused-bad-request = La salle ne peut rien faire de cette demande. Recharge la page.
refused-not-found = Il n’y a rien à cette adresse.
refused-method-not-allowed = Cela ne se fait pas à cette adresse.
refused-too-long = C’est trop long pour la salle.
refused-reload = Cette page est plus ancienne que la salle. Recharge-la.
refused-server-too-old = Cette page est plus récente que la salle. Réessaie plus tard.
refused-wrong-host = La salle n’est pas ouverte à cette adresse. Utilise celle avec laquelle elle a été ouverte.
refused-wrong-origin = Cela vient d’une page qui n’est pas celle de la salle. Ouvre la salle à sa propre adresse.
refused-not-the-machine = Seul un navigateur sur la machine de la salle peut l’ouvrir à un réseau.
refused-no-such-network = { $address } n’est pas une adresse de cette machine.
refused-network-taken = Un autre programme occupe le port à { $address }. Choisis une autre adresse, ou lance la salle avec un autre --port.
refused-busy = La salle est très occupée. Réessaie dans un instant.
refused-too-hard = Répondre à cette question prendrait trop de temps. Poses-en une plus facile.
refused-draining = La salle est en cours de mise à jour : aucun nouveau jeu ne commence. Ceux en cours continuent. Réessaie plus tard.
refused-banned = Ton adresse n’est pas admise dans cette salle.
refused-house-full = La salle est pleine. Réessaie plus tard.
refused-too-many = Il y a trop de connexions depuis ton réseau. Ferme quelques pages, ou réessaie plus tard.
refused-too-often = Trop de demandes viennent de ton réseau. Attends un peu et réessaie.
refused-storage-failed = La salle n’a pas accès à ses tables pour l’instant. Réessaie dans un instant.
refused-unexpected-error = Un problème est survenu dans la salle. Réessaie, et signale-le s’il se reproduit.

## Pourquoi une connexion a été coupée

closed-banned = { refused-banned }
closed-flood = Tu as envoyé trop de messages. Attends un peu et reconnecte-toi.
closed-forgotten = Tout ce qui te concerne est effacé de cette salle.
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-removed = { refused-table-removed }
closed-restart = La salle redémarre. Ton jeu est conservé. Reconnecte-toi dans un instant.
closed-server-too-old = { refused-server-too-old }
closed-signed-out = Ta session est fermée dans ce navigateur.
closed-slow = Ta connexion est trop lente pour suivre le jeu. Reconnecte-toi.
closed-table-not-found = { refused-table-not-found }
closed-unreadable = La salle ne peut pas lire ce qu’envoie cette page. Recharge la page.

## Le niveau de l’ordinateur

level-easy = facile
level-best = expert
level-chick = Poussin
level-rabbit = Lapin
level-hedgehog = Hérisson
level-cat = Chat
level-badger = Blaireau
level-fox = Renard
level-owl = Chouette
level-dragon = Dragon
level-says-chick = Je pose les combinaisons de mon chevalet. Quand la table est pleine, je la regarde à peine.
level-says-rabbit = Parfois, j’emprunte une pièce à la table pour faire une combinaison.
level-says-hedgehog = Je déplace jusqu’à trois pièces sur la table, si rien ne m’échappe.
level-says-cat = Je pose chaque fois autant de pièces que possible, et j’en oublie rarement une.
level-says-badger = J’aime attendre de pouvoir tout poser d’un coup, mais je perds souvent patience.
level-says-fox = Je garde presque toutes mes pièces jusqu’à pouvoir tout poser d’un coup. Parfois, je perds patience.
level-says-owl = J’attends, puis je pose tout en une fois. Vers la fin, je surveille ce que vaut mon chevalet.
level-says-dragon = Je me retiens, je compte les pièces que personne n’a montrées et, à la fin, je joue chaque coup jusqu’au bout dans ma tête.

## Couleurs des places

seat-colour-coral = corail
seat-colour-gold = or
seat-colour-leaf = vert feuille
seat-colour-sky = bleu ciel
seat-colour-plum = prune
seat-colour-slate = gris ardoise

## Petites phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thank-you = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-let-me-think = Laisse-moi réfléchir.
phrase-take-your-time = Prends ton temps.
phrase-your-turn = C’est à toi.
phrase-back-soon = Je reviens dans un instant.
phrase-i-am-back = Me revoilà.
phrase-one-more-game = On en refait une ?
phrase-good-game = Belle partie !
phrase-goodbye = Au revoir !

## Images

phrase-smile = Sourire
phrase-laugh = Rire
phrase-clap = Applaudissements
phrase-heart = Cœur
phrase-thumbs-up = Pouce levé
phrase-surprise = Étonnement
phrase-sad = Visage triste
phrase-think = Visage songeur
