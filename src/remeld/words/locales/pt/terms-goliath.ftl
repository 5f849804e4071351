### As palavras do folheto português da Goliath que não são as habituais.

term-group = linha
    .many = linhas
    .a = uma linha
    .A = Uma linha
    .in-a = numa linha
    .In-a = Numa linha
    .Label = Linha
term-run = série
    .many = séries
    .Label = Série
    .Many = Séries
term-initial-meld = série inicial
    .many = séries iniciais
    .Label = Série inicial
