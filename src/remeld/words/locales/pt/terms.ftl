### As palavras do jogo. As que se contam têm o plural em `.many`; os outros acrescentos são formas
### já feitas, para as frases que precisam delas.

## As pedras e onde estão

term-tile = pedra
    .many = pedras
term-joker = joker
    .many = jokers
term-set = combinação
    .many = combinações
term-group = grupo
    .many = grupos
    .a = um grupo
    .A = Um grupo
    .in-a = num grupo
    .In-a = Num grupo
    .Label = Grupo
term-run = sequência
    .many = sequências
    .Label = Sequência
    .Many = Sequências
term-rack = suporte
    .many = suportes
term-pool = pote
term-table = mesa
term-stack = pilha
    .many = pilhas
term-number = número
    .many = números

## Cores

term-colour = cor
    .many = cores
term-black = preto
term-red = vermelho
term-blue = azul
term-orange = laranja
term-yellow = amarelo
term-green = verde
term-purple = roxo
term-fourth-colour = { $fourth_colour ->
    [yellow] { term-yellow }
   *[orange] { term-orange }
}

## Como se joga

term-player = jogador
    .many = jogadores
term-initial-meld = abertura
    .many = aberturas
    .Label = Abertura
term-turn = vez
    .many = vezes
term-game = jogo
    .many = jogos
term-round = ronda
    .many = rondas
term-match = partida
    .many = partidas
term-add = adicionar
term-combine = combinar
term-split = separar
term-rearrange = reorganizar
term-draw = tirar
term-pass = passar
term-clockwise = no sentido dos ponteiros do relógio
term-time-limit = limite de tempo

## Resultado

term-winner = vencedor
    .many = vencedores
term-loser = perdedor
    .many = perdedores
term-point = ponto
    .many = pontos
term-score = pontuação
    .many = pontuações
term-total = total
    .many = totais
term-penalty = castigo
    .many = castigos
