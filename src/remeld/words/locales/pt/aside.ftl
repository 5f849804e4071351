### Para uma mesa a sério: o que ajuda num telemóvel ao lado da caixa.

## O início

aside-title = Para uma mesa a sério
aside-about = Para o telemóvel ao lado da caixa: conta o tempo e os pontos, e responde a perguntas.
aside-offline = O relógio e a folha de pontos também funcionam sem rede.
aside-not-offline = Neste endereço o navegador não guarda nada para quando não há rede: é preciso https, ou o computador da própria sala.
aside-clock = Relógio
aside-score = Pontos
aside-judge = É válido?
aside-solve = O que posso jogar?
aside-arrange = Ordenar
aside-openings = Quando posso abrir?
aside-clock-short = Relógio
aside-score-short = Pontos
aside-judge-short = Vale?
aside-solve-short = Jogar?
aside-arrange-short = Ordem
aside-openings-short = Abrir?
aside-openings-ask = Ver as minhas hipóteses
aside-rules = Regras
aside-players = Jogadores
aside-read-rules = Ler as regras
aside-try-again = Tentar de novo

## Introduzir pedras

aside-tiles = { $count ->
    [0] nenhuma pedra
    [one] uma pedra
   *[other] { $count } pedras
}
aside-set-named = Combinação { $set }: { $tiles }
aside-take-away = Retirar { $tile }
aside-added = { $tiles }. Ao todo, { $count ->
    [one] uma pedra.
   *[other] { $count } pedras.
}
aside-pad = Teclado de pedras
aside-pad-of = Teclado de pedras: { $label }
aside-pad-key = { $count ->
    [0] { $tile }
   *[other] { $tile }, já { $count }
}
aside-pad-help = Toca numa pedra para a adicionar, ou desliza o dedo por uma fila para adicionar uma { term-run }. Também podes escrever: b4-9 é uma { term-run }, krb8 é { term-group.a }, j é um joker.
aside-new-set = Combinação nova
aside-erase = Apagar a última
aside-undo = Desfazer
aside-clear = Apagar todas as pedras
aside-unknown-tile = «{ $part }» não é uma pedra (carácter { $place }). Escreve k, r, b ou o e um número, como b8, ou j para um joker.
aside-run-falls = «{ $part }» conta para trás (carácter { $place }). Escreve primeiro o número mais baixo, como b4-9.

## É válido?

aside-judge-about = Introduz a mesa antes e depois da jogada, e o que estava no suporte.
aside-judge-before = Mesa antes da jogada
aside-judge-after = Mesa depois da jogada
aside-judge-rack = Suporte antes da jogada
aside-copy-before = Começar com a mesa de antes
aside-melded = A { term-initial-meld } já estava feita
aside-melded-about = Desliga isto para quem ainda não pôs nada.
aside-judge-ask = Julgar esta jogada
aside-legal = Esta jogada é válida.
aside-not-legal = { $count ->
    [one] Esta jogada não é válida, por um motivo.
   *[other] Esta jogada não é válida, por { $count } motivos.
}
aside-played = { $count ->
    [one] Uma pedra posta, valor { $points }.
   *[other] { $count } pedras postas, valor { $points }.
}
aside-in-set = Combinação { $set }:
aside-clause = { $clause }: { $title }

## O que posso jogar?

aside-solve-about = Introduz o teu suporte e a mesa. Vês a melhor jogada, passo a passo.
aside-solve-table = Mesa
aside-solve-rack = O teu suporte
aside-aim = Procurar
aside-aim-tiles = mais pedras
aside-aim-value = mais valor
aside-aim-out = pôr todas
aside-solve-ask = Procurar a melhor jogada
aside-best = { $count ->
    [one] Podes pôr uma pedra, valor { $value }.
   *[other] Podes pôr { $count } pedras, valor { $value }.
}
aside-nothing = Não podes pôr nada.
aside-not-out = Não podes pôr todas nesta vez.
aside-not-proved = A procura foi interrompida, por isso pode haver algo melhor.
aside-steps = Passo a passo
aside-table-before = Mesa antes
aside-table-after = Mesa depois
aside-after-legend = As combinações com moldura são novas ou mudaram; as pedras marcadas vêm do teu suporte.
aside-rack-left = Fica no teu suporte
aside-rack-empty = Nada: puseste todas!

## Os passos de uma jogada

aside-step-lay = Põe { $tiles } como combinação nova.
aside-step-add = Adiciona { $tiles } à combinação { $target }.
aside-step-take = Leva { $tiles } da combinação { $source } para a combinação { $target }.
aside-step-split = Separa { $tiles } da combinação { $source } como combinação { $target }.
aside-step-join = Junta a combinação { $source } à combinação { $target }.
aside-step-swap = Troca { $tiles } pelo joker da combinação { $target }. O joker vai para a combinação { $joker }.
aside-step-shift = Move o joker dentro da combinação { $target }.

## Ordenar

aside-arrange-about = Uma mesa desfez-se? Introduz todas as pedras por qualquer ordem e volta a ter combinações.
aside-heap = Todas as pedras
aside-arrange-ask = Pôr em ordem
aside-all-in-sets = Todas as pedras estão em combinações.
aside-left-over = { $count ->
    [one] Sobra uma pedra.
   *[other] Sobram { $count } pedras.
}
aside-left = Resto

## O relógio

aside-player = Jogador { $number }
aside-names = Jogadores, pela ordem de jogo
aside-add-player = Juntar um jogador
aside-remove-player = Retirar { $name }
aside-clock-start = Toca para começar
aside-clock-go-on = Em pausa. Toca para continuar.
aside-clock-next = Toca para passar a { $name }
aside-clock-begin = Começar
aside-clock-pause = Pausa
aside-clock-resume = Continuar
aside-clock-back = Recuar uma jogada
aside-clock-more = Mais { $count } segundos
aside-clock-reset = Começar de novo
aside-clock-settings = Jogadores e tempo
aside-sound = Som
aside-order = Ordem de jogo
aside-order-about = Toca num nome para lhe dar a vez.
aside-turn-of = É a vez de { $name }.
aside-ten-seconds = Faltam dez segundos a { $name }.
aside-time-up = Acabou o tempo de { $name }.
aside-bell = Acabou o tempo
aside-limit = Tempo por jogada
aside-limit-seconds = { $count ->
    [one] um segundo
   *[other] { $count } segundos
}
aside-limit-edition = { $count } segundos, como no folheto
aside-limit-none = sem limite

## A folha de pontos

aside-score-about = Depois de cada jogo, diz quem pôs todas as pedras e introduz as que ficaram aos outros.
aside-who-plays = Quem joga
aside-add-game = Juntar um jogo
aside-game = Jogo { $number }
aside-round = Ronda { $number }
aside-total = Total
aside-games-won = Jogos ganhos
aside-sheet = Folha de pontos
aside-game-column = Jogo
aside-edit = Mudar { $label }
aside-leading = vai à frente
aside-leads = { $count ->
    [one] { $names } vai à frente.
   *[other] { $names } vão à frente.
}
aside-who-out = Quem pôs todas?
aside-nobody-out = Ninguém
aside-blocked-about = O jogo está bloqueado: o pote está vazio e ninguém pode jogar. Introduz as pedras de todos.
aside-who-started = Quem começou este jogo?
aside-left-of = Pedras de { $name }
aside-points = Pontos
aside-no-tiles = { $count ->
    [one] Faltam as pedras de { $names }.
   *[other] Faltam as pedras de { $names }.
}
aside-save-game = Anotar
aside-cancel = Cancelar
aside-remove-game = Apagar este jogo
aside-game-saved = O jogo está na folha.
aside-game-removed = O jogo foi apagado. Com Desfazer volta a aparecer.
aside-sheet-clear = Folha nova
aside-sheet-new = A folha está vazia. Com Desfazer volta a anterior.
aside-sheet-title = Pontos segundo { $edition }
aside-share-text = Enviar como texto
aside-share-picture = Enviar como imagem
aside-picture-saved = A imagem está guardada.
aside-copied = Copiado. Cola onde quiseres.
aside-not-copied = Este navegador não deixa a página copiar.
