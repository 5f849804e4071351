### Die Wörter im deutschen Heft von Goliath, wo es eigene hat.

term-group = Reihe
    .many = Reihen
term-run = Serie
    .many = Serien
term-initial-meld = Beginnserie
    .many = Beginnserien
term-turn = Runde
    .many = Runden
    .many-dat = Runden
    .A = Eine Runde
    .In-a = In einer Runde
    .in-the-same = in derselben Runde
    .from-next = ab der nächsten Runde
    .for = für eine Runde
term-rearrange = manipulieren
term-time-limit = Spielzeit
term-total = Total
    .many = Total
