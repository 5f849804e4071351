### O que acontece num jogo.

## Antes da primeira vez

event-start-drawn = { $player } tira { $tiles } para ver quem começa.
event-seated = Ordem dos lugares: { $player }.
event-began = { $player } começa.
event-then = { $first } { $next }
event-dealt = { $player } recebe { $count ->
    [one] uma pedra.
   *[other] { $count } pedras.
}
event-dealt-seen = { $player } recebe { $tiles }.
event-committed = A ordem das pedras está fixada. O seu selo é { $word }.

## Jogadas

event-played = { $player } põe { $tiles }.
event-drew = { $player } { $count ->
    [0] não tira nada: o pote está vazio.
    [one] tira uma pedra.
   *[other] tira { $count } pedras.
}
event-drew-seen = { $player } tira { $tiles }.
event-passed = { $player } passa.
event-said = { $player } diz «{ $word }».
event-called = { $player } grita «{ $word }»
event-resigned = { $player } desiste.
event-extended = { $player } tem mais { $count ->
    [one] um segundo.
   *[other] { $count } segundos.
}

## Acabou o tempo

event-bell-idle = Acabou o tempo, e { $player } não fez nada.
event-bell-stands = Acabou o tempo. { $player } pôs { $tiles }, e a jogada vale.
event-bell-not-playable = Acabou o tempo. Todas as combinações são válidas, mas a jogada de { $player } não, por isso a mesa volta a ficar como estava.
event-bell-restored = Acabou o tempo antes de { $player } terminar. A mesa volta a ficar como estava, e as pedras do suporte voltam para lá.
event-bell-loose-to-rack = Acabou o tempo antes de { $player } terminar. As combinações válidas ficam, e as pedras soltas vão para o suporte de { $player }.
event-bell-could-play = { $player } podia jogar, por isso isto não conta como passar.

## O fim

event-ended-out = { $player } pôs a última pedra e ganha o jogo.
event-ended-blocked = O pote está vazio e ninguém continua. { $count ->
    [0] Ninguém ganha o jogo.
    [one] { $player } tem menos pontos no suporte e ganha o jogo.
   *[other] { $player } têm menos pontos no suporte e partilham a vitória.
}
event-ended-resigned = O jogo acaba porque houve desistências. { $count ->
    [0] Ninguém ganha o jogo.
    [one] { $player } ganha o jogo.
   *[other] { $player } partilham a vitória.
}
event-ended-abandoned = { $count ->
    [0] O jogo foi interrompido.
   *[other] { $player } podia jogar três vezes seguidas e não jogou: o jogo é interrompido.
} Não conta, e ninguém o ganha.
event-ended-points = { $player }: { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
event-revealed = O segredo da distribuição era { $word }.
