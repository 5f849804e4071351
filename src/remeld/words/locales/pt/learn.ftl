### As lições: uns minutos numa mesa a sério, cada passo uma jogada tua.

## A lista de passos

learn-title = Aprender a jogar
learn-about = Uns minutos numa mesa a sério. Cada passo é uma jogada feita por ti.
learn-goal = Cada um recebe { $count } pedras. Põe as tuas na mesa em combinações: ganha quem primeiro ficar sem nenhuma.
learn-edition = A tua edição
learn-house = Os passos ensinam { $edition }. O que as tuas regras da casa mudam está nas regras.
learn-start = Começar
learn-continue = Continuar
learn-again = Recomeçar
learn-progress = { $count } de { $total } passos feitos
learn-step = Passo { $count } de { $total }
learn-step-done = feito
learn-loading = Um momento…
learn-chapter-sets = Dois tipos de combinação
learn-chapter-first = As tuas primeiras jogadas
learn-chapter-table = A mesa é de todos
learn-chapter-joker = O joker
learn-chapter-edition = Relógio, fim e vencedor

## Num passo

learn-all-steps = Todos os passos
learn-skip = Saltar
learn-next = Passo seguinte
learn-once-more = Outra vez
learn-show = Mostra-me
learn-keys = Mover pedras
learn-finish = Terminar
learn-how = Arrasta uma pedra, ou toca nela e depois no lugar. Quando estiver tudo, acaba a tua vez com o botão em baixo.
learn-how-keys = Com o teclado: setas, Enter para pegar, Enter para largar.
learn-more-to-lay = Isso seria válido. Mas dá para pôr mais: { $tiles }.
learn-try-first = Num jogo, agora tiravas uma pedra. Aqui há o que pôr: experimenta.
learn-shown = É uma maneira. Acaba a tua vez, ou deixa tudo como estava e faz tu.
learn-shown-done = É assim que se faz. Outra vez para fazeres tu, ou para o passo seguinte.
learn-not-in-edition = Nesta edição não. Tenta outra vez.
learn-praise-1 = Boa!
learn-praise-2 = Exatamente!
learn-praise-3 = Muito bem!
learn-praise-4 = É isso!
learn-praise-5 = Ótimo!
learn-praise-6 = Bem jogado!

## O fim

learn-finished-title = Já sabes jogar
learn-finished = É tudo. O que esqueceres, a mesa diz-te: cada combinação diz o que lhe falta e leva à regra. 789 e 777 ordenam o teu suporte, e a lâmpada dá uma dica.
learn-play = Jogar
learn-to-rules = Ler as regras
learn-advice = O que aconselha o folheto { $edition }
learn-advice-others = O teu folheto não dá conselhos. Os outros dão:

## Os passos

learn-run-title = Uma { term-run }
learn-run-task = Três ou mais pedras seguidas da mesma cor são uma { term-run }. Põe o 4, o 5 e o 6 azuis.
learn-group-title = { term-group.A }
learn-group-task = Três ou quatro pedras com o mesmo número, todas de cores diferentes, são { term-group.a }. Põe os 8.
learn-ends-title = De 1 a 13
learn-ends-task = O 13 é o fim de uma { term-run }: depois não vem o 1. Mesmo assim, uma das tuas pedras cabe.
learn-draw-title = Nada para pôr?
learn-draw-task = Com isto não se faz nenhuma combinação. Então tiras uma pedra, e a tua vez acaba.
learn-meld-title = Os primeiros { $needed } pontos
learn-meld-task = O que puseres primeiro tem de valer { $needed }: os números somados, tudo do teu suporte. A conta vai aparecendo por cima do suporte.
learn-meld-closed-title = A mesa espera
learn-meld-closed-task = Enquanto pões os teus primeiros { $needed } pontos, as combinações dos outros estão fechadas. O teu 7 azul tem de esperar pela vez seguinte. Põe o resto.
learn-meld-open-title = A mesa abre-se
learn-meld-open-task = Assim que os teus primeiros { $needed } pontos estão postos, toda a mesa fica aberta. Põe os 11 e, na mesma vez, o teu 7 azul.
learn-add-title = Adicionar uma pedra
learn-add-task = A partir de agora, todas as combinações são de todos. As tuas duas pedras cabem nalgum lado: adiciona-as.
learn-split-title = Separar uma { term-run }
learn-split-task = Uma { term-run } comprida pode dar duas. Larga o teu 6 vermelho no meio.
learn-fourth-title = A quarta pedra
learn-fourth-task = { term-group.A } de quatro pode ceder uma pedra. Leva aquela de que precisas e faz uma { term-run } com as tuas.
learn-exchange-title = Entra uma, sai outra
learn-exchange-task = Adiciona o teu 11 azul, e o 8 azul já pode sair. Os teus outros dois 8 precisam dele.
learn-combined-title = A separação combinada
learn-combined-task = Leva uma pedra de cada combinação. Com o teu 1 azul fazem uma terceira.
learn-multiple-title = A separação múltipla
learn-multiple-task = Desfaz o que está na mesa. Com as tuas duas pedras fazes três { term-group.many } e uma { term-run }.
learn-joker-title = A pedra que quiseres
learn-joker-task = Um joker representa qualquer pedra. Aqui tapa a falha.
learn-joker-swap-title = Libertar o joker: trocar
learn-joker-swap-task = Põe um 3 que falte no lugar do joker, e o joker fica livre. Não pode ir para o teu suporte: volta a pô-lo logo, com as tuas pedras pretas.
learn-joker-exact-title = Libertar o joker: trocar
learn-joker-exact-task = Só o liberta uma pedra que o joker represente, do teu próprio suporte. Depois põe-no logo numa combinação nova com pedras do teu suporte.
learn-joker-split-title = Libertar o joker: separar
learn-joker-split-task = Aumenta esta { term-run } nas duas pontas, e o meio já não faz falta. Volta a pôr o joker com as tuas outras duas pedras.
learn-joker-push-title = Libertar o joker: a outra ponta
learn-joker-push-task = Aqui o joker é um 8 azul. Com o teu 5 azul à frente, a { term-run } já não precisa dele. Os teus 12 precisam.
learn-joker-move-title = Mover o joker
learn-joker-move-task = Um joker pode mover-se dentro da sua { term-run }. Põe-no entre o teu 4 azul e o 6 azul.
learn-joker-melt-title = Libertar o joker: desfazer a { term-run }
learn-joker-melt-task = Cada pedra preta encontra outro sítio com o seu número. O joker sobra: põe-no com as tuas pedras.
learn-joker-frozen-title = Combinações fechadas
learn-joker-frozen-task = De uma combinação com joker não se pode retirar nada. Adicionar pode-se: as tuas duas pedras cabem.
learn-told-title = O que diz a tua edição
learn-told-task = Estas três regras mudam de edição para edição. São assim na tua; a seguir vêm três perguntas.
learn-bell-title = O relógio
learn-bell-when = O tempo acaba, e há pedras soltas na mesa
learn-bell-task = { $optional ->
    [true] Podes jogar com relógio: { $count } segundos por jogada.
   *[false] Tens { $count } segundos por jogada.
} O tempo acaba, e o 8 e o 9 estão soltos na mesa. O que acontece?
learn-bell-why = E ainda tiras { $count } pedras. Mas se a mesa estiver em ordem quando toca a campainha, a jogada vale.
learn-pool-title = O pote está vazio
learn-pool-when = A última pedra já foi tirada
learn-pool-task = A última pedra já foi tirada. Como continua o jogo?
learn-pool-why = { $answer ->
    [playOn] Quando todos passam, um a seguir ao outro, acaba e ganha o suporte com a soma mais baixa.
    [mustPlayIfAble] Quando ninguém pode continuar, acaba e ganha o suporte com a soma mais baixa.
   *[other] Ganha então o suporte com a soma mais baixa.
}
learn-match-title = Pontos
learn-match-when = O vencedor de uma partida de vários jogos
learn-match-task = O vencedor recebe os pontos de todas as pedras que os outros ainda têm. Quem ganha uma partida de vários jogos?
learn-match-why = Cuidado com o joker: se ficar no teu suporte, custa-te { $count } pontos.
learn-out-title = A última pedra
learn-out-task = Ganha quem põe a última pedra. Põe tudo o que tens!

## Respostas

learn-answer-restore = A mesa volta a ficar como estava
learn-answer-looseToRack = As combinações inteiras ficam, as pedras soltas vêm para o meu suporte
learn-answer-playOn = Continua-se sem tirar pedras; quem não pode ou não quer, passa
learn-answer-mustPlayIfAble = Continua-se sem tirar pedras; quem pode jogar tem de jogar
learn-answer-endWhenDrawImpossible = Acaba quando alguém tiver de tirar uma pedra
learn-answer-endAtOnce = Acaba logo
learn-answer-mostGames = Quem ganhou mais jogos
learn-answer-highestTotal = Quem tem mais pontos ao todo
