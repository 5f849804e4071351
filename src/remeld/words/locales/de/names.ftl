### Namen der Ausgaben und Farben.

edition-broadway = Broadway
edition-broadway-about = eine klassische Schachtel von 2016, mit einem Heft auf Englisch und in vereinfachtem Chinesisch
edition-babyboom = Babyboom
edition-babyboom-about = Schachteln für bis zu vier oder sechs Spieler, mit einem Heft von 2017 in traditionellem Chinesisch
edition-lanmi = Lanmi
edition-lanmi-about = eine ältere Schachtel mit älteren Regeln und einem Heft in traditionellem Chinesisch
edition-john-adams = John Adams
edition-john-adams-about = Schachteln für bis zu vier oder sechs Spieler, mit einem britischen Heft von 2014 auf Englisch
edition-goliath = Goliath
edition-goliath-about = eine Schachtel von 2021 mit besonders großen Steinen und einem Heft auf Französisch, Niederländisch, Deutsch, Spanisch und Portugiesisch
edition-house = Hausregeln
edition-house-about = Regeln, die in keinem gedruckten Heft stehen

## Farben, nach ihren Buchstaben

colour-k = { term-black }
colour-r = { term-red }
colour-b = { term-blue }
colour-o = { term-fourth-colour }
colour-g = { term-green }
colour-p = { term-purple }
colour-j = { term-joker }
