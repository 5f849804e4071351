### Rever um jogo: passo a passo, pelos olhos de qualquer um, com a melhor jogada e a prova.

## Que jogo

replay-title = Rever um jogo
replay-about = Abre o registo de um jogo acabado: escolhe o ficheiro, larga-o aqui ou cola o texto.
replay-file = Escolher um ficheiro
replay-paste = Ou cola o registo
replay-open = Ver
replay-other = Outro jogo
replay-loading = O registo está a ser conferido…
replay-mine = Jogos nas tuas mesas
replay-game = Jogo { $game }: { $player }
replay-too-long = Este ficheiro é demasiado comprido para um registo.

## Um registo que não está certo

replay-wrong-title = Este registo não está certo
replay-wrong = Há um erro no evento { $event }. { $message }
replay-wrong-line = Diz:
replay-wrong-faults = O que diz o árbitro
replay-unreadable-title = Não se consegue ler este registo
replay-not-found-title = Esse jogo não existe

## Andar pelo jogo

replay-controls = Andar pelo jogo
replay-back = Um passo atrás
replay-forward = Um passo à frente
replay-play = Reproduzir
replay-pause = Pausa
replay-position = Passo
replay-position-text = { $count } de { $total }: { $text }
replay-speed = Velocidade
replay-eyes = Visto por
replay-eyes-all = Todos ao mesmo tempo
replay-eyes-spectator = Um espectador
replay-eyes-only = Visto por: { $player }
replay-keys = Setas: passo a passo. Espaço: reproduzir e parar. Home e End: às pontas.
replay-link = Link para este passo
replay-download = Descarregar o registo
replay-turns = O que aconteceu
replay-racks = Suportes
replay-rack-hidden = { $count ->
    [0] nenhuma pedra
    [one] uma pedra
   *[other] { $count } pedras
}
replay-rack-empty = vazio
replay-rack-turn = a jogar
replay-why = { $player }: { $reason }
replay-pool = { $count ->
    [0] O pote está vazio.
    [one] Há uma pedra no pote.
   *[other] Há { $count } pedras no pote.
}
replay-dealt = As pedras estão distribuídas. { $player } começa.

## O que se fez, em poucas palavras

replay-short-deal = { $player } começa
replay-short-play = { $count ->
    [one] { $player } põe uma pedra
   *[other] { $player } põe { $count } pedras
}
replay-short-draw = { $count ->
    [0] { $player } não tira nada
    [one] { $player } tira uma pedra
   *[other] { $player } tira { $count } pedras
}
replay-short-pass = { $player } passa
replay-short-bell = Acabou o tempo de { $player }
replay-short-resign = { $player } desiste
replay-short-end = Fim

## A melhor jogada

replay-best = A melhor jogada aqui
replay-best-ask = Qual era a melhor jogada aqui?
replay-best-thinking = Um momento…
replay-best-none = Não havia nada para pôr.
replay-best-none-found = Não se encontrou nenhuma jogada, mas não se pôde experimentar tudo.
replay-best-unseen = Daqui não se vê o suporte de { $player }, por isso ninguém pode dizer.
replay-best-not-here = Vai até uma jogada e podes ver qual era a melhor.
replay-best-tiles = Pedras
replay-best-value = Valor
replay-best-played = Jogado
replay-best-possible = Melhor
replay-best-difference = Diferença
replay-best-same = Era o melhor que havia.
replay-best-not-proved = Pode ainda haver uma melhor: a procura foi parada.
replay-best-show = Mostrar
replay-best-showing = Estás a ver a melhor jogada, não a que foi feita.
replay-best-back = Voltar ao jogo

## A prova da distribuição

replay-proof-checking = A distribuição está a ser conferida…
replay-proof-proved = Está provado que a distribuição foi justa
replay-proof-house = A distribuição foi justa, diz a sala
replay-proof-no-secret = Aqui não se pode provar a distribuição
replay-proof-differs = A distribuição não é a prometida
replay-proof-how = Antes do jogo a sala escolheu um segredo e mostrou o seu selo (SHA-256). A ordem de todas as pedras resulta do segredo e das palavras dos jogadores. Agora que o segredo é público, qualquer um pode refazer as contas.
replay-proof-here = O teu navegador acabou de o fazer: o selo condiz, e cada pedra veio pela ordem que resulta.
replay-proof-by-house = O teu navegador não pode fazer as contas numa página sem cifra, por isso fê-las a sala.
replay-proof-without = Este registo não contém o segredo: o jogo não acabou, ou só se anotou o que um jogador viu.
replay-proof-seal = O selo
replay-proof-secret = O segredo
