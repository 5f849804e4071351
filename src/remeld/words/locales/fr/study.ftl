puzzle-go-out = Pose toutes tes pièces.
puzzle-all-but-one = Pose toutes tes pièces sauf une.
puzzle-first-30 = Ouvre le jeu : trouve les seules pièces qui, à elles seules, valent { $points } ou plus.
puzzle-free-the-joker = Pose autant de pièces que possible. Il te faudra un joker qui est sur la table.
puzzle-fourth-tile = Pose autant de pièces que possible. Il te faudra une pièce prise là où il y a quatre fois le même nombre.
puzzle-rebuild = Pose autant de pièces que possible. Sur la table, il faudra changer au moins trois { term-set.many }.
puzzle-find-the-play = Une seule pièce peut être posée, et seulement si d’autres bougent. Laquelle ?
puzzle-endgame = Il n’y a plus rien à piocher. Pose de façon que l’autre, qui a { $other }, ne puisse rien poser.
