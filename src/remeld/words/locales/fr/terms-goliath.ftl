### Les mots du livret français de Goliath, là où il a les siens.

term-group = rangée
    .many = rangées
    .Name = Rangée
    .a = une rangée
    .A = Une rangée
    .of-a = d’une rangée
    .in-a = dans une rangée
    .In-a = Dans une rangée
    .to-a = à une rangée
term-run = série
    .many = séries
    .Name = Série
term-pool = cagnotte
term-initial-meld = série de démarrage
    .many = séries de démarrage
    .Name = Série de démarrage
term-rearrange = manipuler
