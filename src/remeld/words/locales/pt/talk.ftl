### O jogo no terminal: o que o programa diz a quem está ao teclado.

## Nomes e listas

talk-house-rules = { $edition } com regras da casa
talk-list-more = { $names }, { $next }
talk-list = { $names } e { $last }
talk-default-name = Jogador
talk-computer-names = Bia, Carlos, Diana, Eva, Filipe, Gil

## O primeiro ecrã

talk-title = Remeld: o jogo de pedras com as regras de { $edition }
talk-label-goal = Objetivo
talk-goal = Põe todas as tuas pedras antes de { $players }, { $count ->
    [one] um jogador virtual.
   *[other] jogadores virtuais.
}
talk-label-tiles = Pedras
talk-tiles = { $colours }, j joker (qualquer pedra). r5 é o 5 vermelho.
talk-label-group = { term-group.Label }
talk-group = O mesmo número em três ou mais cores, como k8 r8 o8.
talk-label-run = { term-run.Label }
talk-run = A mesma cor com três ou mais números seguidos, como b4 b5 b6.
talk-label-meld = Primeiro
talk-meld = Põe { term-group.many } e { term-run.many } que somem { $needed } pontos, tudo do teu suporte.
talk-label-later = Depois
talk-later = Adiciona a qualquer combinação da mesa, ou desfaz combinações e forma outras.
talk-label-clock = Relógio
talk-clock = Cada jogada pode durar { $count ->
    [one] um segundo.
   *[other] { $count } segundos.
}
talk-no-clock = Nenhum. É uma regra da casa: o folheto dá { $count } segundos por jogada.
talk-game = Jogo { $game }.
talk-game-of = Jogo { $game } de { $count }.
talk-start-draw = Sorteio inicial: { $draws }.
talk-you-start = Começas tu.

## A vez

talk-label-table = Mesa
talk-label-hand = Mão
talk-label-rack = Suporte
talk-nothing = nada
talk-status = Pedras: { $racks }, pote { $count }.
talk-you-draw = Tiras { $tiles }.
talk-hand-not-empty = Põe o que tens na mão antes de acabar a vez.
talk-meld-so-far = { term-initial-meld.Label }: { $points } de { $needed } pontos.
talk-legal = Jogada válida: { $count ->
    [one] uma pedra
   *[other] { $count } pedras
}, valor { $points }. Escreve end para acabar.
talk-not-legal = A jogada não pode acabar assim.
talk-fault = { $message } ({ $clause })
talk-fault-in-set = Combinação { $set }. { $message } ({ $clause })
talk-could-play = Podias pôr { $tiles }: { $changes }
talk-how-to = Escreve pedras para as pôr como combinação, como r1 r2 r3. Escreve draw para tirar uma pedra, ou help para ver tudo o que podes fazer.
talk-prompt = É a tua vez:
talk-prompt-clock = É a tua vez ({ $count } s):
talk-too-late = Isso chegou logo depois de acabar o tempo. Se é para agora, escreve outra vez.

## O que se pode escrever

talk-help-lay = Põe uma combinação nova do teu suporte; bastam as pedras.
talk-help-add = Adiciona uma pedra à combinação 2; sem número, se só couber numa.
talk-help-take = Retira uma pedra da combinação 1: a tua volta ao suporte; outra vai para a tua mão, para voltares a pô-la.
talk-help-split = Separa a combinação 2 antes de r6.
talk-help-join = Faz uma só combinação da 1 e da 3.
talk-help-undo = Desfaz o último passo.
talk-help-reset = Deixa tudo como estava no início da tua vez.
talk-help-end = Acaba a tua vez com a mesa como está.
talk-help-draw = Não ponhas nada e tira do pote.
talk-help-pass = Não ponhas nada se o pote está vazio.
talk-help-sort = Ordena o suporte por cores ou por números.
talk-help-score = Mostra os pontos da partida.
talk-help-why = Pergunta aos jogadores virtuais porque jogaram assim.
talk-help-save = Guarda o registo do jogo.
talk-help-help = Mostra esta lista.
talk-help-quit = Sai do jogo.

## Depois de um jogo

talk-game-row = Jogo { $game }
talk-total = Total
talk-games-won = Jogos ganhos
talk-place = Posição
talk-leads = { $count ->
    [one] { $players } vai à frente na partida.
   *[other] { $players } vão à frente na partida.
}
talk-match-won = { $count ->
    [one] { $players } ganhou a partida.
   *[other] { $players } partilham a vitória.
}
talk-after-game = Carrega em Enter para o jogo seguinte. Escreve save e um nome de ficheiro para guardar o registo deste, ou quit para sair.
talk-prompt-next = A seguir:
talk-saved = O registo está em { $file }.
talk-bye = Até à próxima.

## Porque é que um jogador virtual jogou assim, nas suas palavras

talk-why = { $player }: { $reason }
talk-why-not-yet = Ainda nenhum jogador virtual jogou.
talk-why-unknown = { $player } não dá nenhuma razão.
