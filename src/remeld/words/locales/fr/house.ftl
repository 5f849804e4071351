### La maison de jeu en ligne : ce qu’elle refuse, pourquoi elle coupe, et ce qu’on peut dire à table.

## Qui demande

refused-not-at-table = Tu n’es pas à cette table. Prends une place, ou entre sous un nom.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-seated = Il faut une place pour cela. Assieds-toi d’abord.
refused-not-your-seat = Ce n’est pas ta place.
refused-kicked = L’hôte t’a retiré de cette table.
refused-muted = L’hôte t’a coupé la parole ici.
refused-too-fast = Tu viens de dire quelque chose. Attends une seconde.
refused-no-session = La maison ne connaît pas ce navigateur. Recharge la page.
refused-no-such-code = Ce code ne marche pas. Il est mal tapé, déjà utilisé ou trop vieux.
refused-not-allowed = Tout le monde n’a pas le droit de voir cela.

## La table

refused-table-not-found = Cette table n’existe pas. Vérifie le code ou le lien.
refused-table-locked = L’hôte a fermé cette table. Personne d’autre ne peut entrer.
refused-table-crowded = Il y a déjà { $most } personnes à cette table, il n’y a plus de place. Tu peux regarder sans donner de nom.
refused-table-full = Toutes les places sont prises. Tu peux regarder.
refused-name-taken = Le nom { $name } est déjà pris à cette table. Choisis-en un autre.
refused-name-needed = Il manque un nom. Écris-en un.
refused-colour-taken = Cette couleur est prise. Choisis-en une autre.
refused-unknown-person = Cette personne n’est plus à la table.
refused-not-yourself = Tu ne peux pas te retirer toi-même. Quitte plutôt la table.
refused-unknown-seat = Cette place n’existe pas.
refused-seat-taken = Cette place est prise. Choisis-en une autre.
refused-seats-not-filled = { $empty ->
    [one] Une place est libre.
   *[other] { $empty } places sont libres.
} Attends d’autres joueurs, ajoute des adversaires ordinateur, ou mets moins de places.
refused-nobody-seated = Seul l’ordinateur a des places. Assieds-toi d’abord.
refused-too-many-seated = { $seated } places sont prises, mais il n’y en aurait que { $seats }. Libères-en d’abord.
refused-nothing-changes = C’est déjà ainsi.

## Réglages

refused-bad-clock = { $most ->
    [0] Ce genre d’horloge ne prend pas de nombre.
   *[other] Le temps par tour doit être un nombre de { $least } à { $most }.
}
refused-clock-needed = Ces règles demandent une horloge dès que deux personnes jouent. Choisis-en une.
refused-bad-options = Ces réglages sont illisibles (à { $where }).

## Jeux

refused-game-running = Pas maintenant. Attends la fin du jeu ou de la partie.
refused-no-game = Aucun jeu n’est en cours.
refused-match-over = La partie est finie. Demande d’abord une revanche.
refused-match-not-over = La partie n’est pas encore finie.
refused-too-early = C’est trop tôt. Réessaie plus tard.
refused-stale = La table a changé entre-temps. Regarde-la de nouveau.
refused-no-such-game = Ce jeu n’est pas enregistré. Seuls les jeux finis le sont.

## Tours

refused-not-your-turn = Ce n’est pas le tour de cette place.
refused-seat-away = L’ordinateur joue maintenant à cette place. Si c’est la tienne, reprends-la d’abord.
refused-seat-resigned = Cette place a abandonné et rejouera au jeu suivant.
refused-seat-not-away = L’ordinateur ne remplace personne à cette place.
refused-not-a-computer = Il n’y a pas d’ordinateur à cette place.
refused-hints-off = Il n’y a pas d’indices à cette table.

## L’horloge

refused-no-clock = Ce jeu n’a pas d’horloge.
refused-clock-runs = Ce jeu a une horloge, et c’est elle qui finit le tour. Attends-la.
refused-paused = Le jeu est en pause. Fais-le d’abord reprendre.
refused-not-paused = Le jeu n’est pas en pause.
refused-pause-offered = Quelqu’un a déjà demandé une pause.
refused-no-pause-offered = Personne n’a demandé de pause.
refused-already-accepted = Tu as déjà accepté la pause. D’autres pas encore.
refused-enough-time = Ce tour ne peut pas recevoir autant de temps. Ajoutes-en moins.

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
refused-key-taken = Ces règles maison ne peuvent pas être gardées, car d’autres ont le même lien.

## La maison elle-même

refused-unreadable = La maison ne peut pas lire ce message (à { $where }). Recharge la page.
refused-unknown-kind = La maison ne sait pas ce que veut ce message. Recharge la page.
refused-unreadable-body = La maison ne peut pas lire cette demande. Recharge la page.
refused-bad-request = La maison ne peut rien faire de cette demande. Recharge la page.
refused-not-found = Il n’y a rien à cette adresse.
refused-method-not-allowed = Cela ne se fait pas à cette adresse.
refused-too-long = C’est plus long que la maison ne peut prendre.
refused-reload = Cette page est plus vieille que la maison. Recharge-la.
refused-server-too-old = Cette page est plus récente que la maison. Réessaie plus tard.
refused-wrong-host = La maison n’est pas ouverte à cette adresse. Prends celle avec laquelle elle a été ouverte.
refused-wrong-origin = Cela vient d’une page qui n’est pas celle de la maison. Ouvre la maison à sa propre adresse.
refused-busy = La maison est très occupée. Réessaie dans un instant.
refused-house-full = La maison est pleine. Réessaie plus tard.
refused-too-many = Il y a trop de connexions depuis ton réseau. Ferme quelques pages, ou réessaie plus tard.
refused-too-often = Trop de demandes viennent de ton réseau. Attends un peu et réessaie.
refused-storage-failed = La maison n’atteint pas ses tables pour l’instant. Réessaie dans un instant.
refused-unexpected-error = Quelque chose a mal tourné dans la maison. Réessaie, et signale-le si cela se reproduit.

## Pourquoi une connexion a été coupée

closed-flood = Trop de messages sont venus d’ici. Attends un peu et reconnecte-toi.
closed-forgotten = Tu t’es effacé de cette maison.
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-restart = La maison redémarre. Ton jeu est conservé. Reconnecte-toi dans un instant.
closed-server-too-old = { refused-server-too-old }
closed-signed-out = Tu t’es déconnecté dans ce navigateur.
closed-slow = Ta connexion est trop lente pour suivre le jeu. Reconnecte-toi.
closed-table-not-found = { refused-table-not-found }
closed-unreadable = La maison ne peut pas lire ce qu’envoie cette page. Recharge la page.

## Le niveau de l’ordinateur

level-easy = facile
level-best = le meilleur jeu

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
phrase-back-soon = Je reviens vite.
phrase-i-am-back = Me revoilà.
phrase-one-more-game = Encore un jeu ?
phrase-good-game = Beau jeu !
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
