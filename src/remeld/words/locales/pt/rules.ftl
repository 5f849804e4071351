### As regras por palavras: títulos, regras, esclarecimentos.

## De onde vem uma resposta

source-booklet = está no folheto
source-implied = deduz-se do folheto
source-ruling = decisão nossa
source-none = não existe nesta edição
source-at = { $source }: { $places }
source-rulings = { $source } ({ $rulings })
source-heading = «{ $heading }»
source-beginning = logo no princípio
source-language = { $language ->
    [de] Texto alemão: { $source }
    [es] Texto espanhol: { $source }
    [fr] Texto francês: { $source }
    [nl] Texto neerlandês: { $source }
    [pt] Texto português: { $source }
    [zh-Hans] Texto chinês: { $source }
   *[en] Texto inglês: { $source }
}

## Títulos

rule-title-R1 = Jogadores
rule-title-R2 = Número de pedras
rule-title-R3 = Números, cores, cópias
rule-title-R4 = Nomes das cores
rule-title-R5 = Número de jokers
rule-title-R6 = A caixa grande
rule-title-R7 = Suportes e idade
rule-title-R8 = Objetivo do jogo
rule-title-R9 = Tipos de combinação
rule-title-R10 = Tamanho de { term-group.a }
rule-title-R11 = Cores de { term-group.a }
rule-title-R12 = O que é uma { term-run }
rule-title-R13 = A { term-run } mais comprida
rule-title-R14 = As pontas de uma { term-run }
rule-title-R15 = A ordem de uma { term-run }
rule-title-R16 = Uma mesa para todos
rule-title-R17 = Sorteio inicial
rule-title-R18 = Joker no sorteio
rule-title-R19 = Empate no sorteio
rule-title-R20 = Lugares pelo sorteio
rule-title-R21 = As pedras do sorteio voltam
rule-title-R22 = Pilhas de sete
rule-title-R23 = Pedras no início
rule-title-R24 = O pote
rule-title-R25 = Sentido do jogo
rule-title-R26 = Quem começa o jogo seguinte
rule-title-R27 = Vez, jogo, ronda, partida
rule-title-R28 = Número de jogos
rule-title-R29 = Fim de um jogo
rule-title-R30 = { term-initial-meld.Label }
rule-title-R31 = Combinações da { term-initial-meld }
rule-title-R32 = Pedras da { term-initial-meld }
rule-title-R33 = Joker na { term-initial-meld }
rule-title-R34 = A mesa na { term-initial-meld }
rule-title-R35 = Sem { term-initial-meld } possível
rule-title-R36 = Esperar com a { term-initial-meld }
rule-title-R37 = O que se pode fazer
rule-title-R38 = Não jogar por opção
rule-title-R39 = O preço de não jogar
rule-title-R40 = A pedra acabada de tirar
rule-title-R41 = Pedras do suporte em cada vez
rule-title-R42 = Palavra ao acabar a vez
rule-title-R43 = A mesa ao acabar a vez
rule-title-R44 = Quantas combinações se quiser
rule-title-R45 = Pote vazio
rule-title-R46 = Passar e jogo bloqueado
rule-title-R47 = Adicionar a uma combinação
rule-title-R48 = Levar a quarta pedra
rule-title-R49 = Adicionar uma, levar outra
rule-title-R50 = Separar uma { term-run }
rule-title-R51 = Combinar pedras de duas combinações
rule-title-R52 = Separar várias combinações
rule-title-R53 = Qualquer outro modo
rule-title-R54 = O que é um joker
rule-title-R55 = Valor de um joker
rule-title-R56 = Jokers antes da { term-initial-meld }
rule-title-R57 = O que substitui um joker
rule-title-R58 = De onde vem a substituta
rule-title-R59 = Joker { term-group.in-a } de três
rule-title-R60 = Outros modos de libertar jokers
rule-title-R61 = Combinações com joker
rule-title-R62 = Mover um joker
rule-title-R63 = Quando volta um joker libertado
rule-title-R64 = Para onde vai um joker libertado
rule-title-R65 = Pedras do suporte com o joker
rule-title-R66 = Novo valor de um joker
rule-title-R67 = De quem é um joker
rule-title-R68 = Limite de tempo
rule-title-R69 = Quando vale o limite
rule-title-R70 = Nada feito a tempo
rule-title-R71 = A mesa no fim do tempo
rule-title-R72 = Pedras de castigo
rule-title-R73 = Lugares esquecidos
rule-title-R74 = Castigo mais duro
rule-title-R75 = Ganhar um jogo
rule-title-R76 = Pontos dos perdedores
rule-title-R77 = Joker no suporte
rule-title-R78 = Pontos do vencedor
rule-title-R79 = Conferir os pontos
rule-title-R80 = Ganhar um jogo bloqueado
rule-title-R81 = Pontos de um jogo bloqueado
rule-title-R82 = Empate num jogo bloqueado
rule-title-R83 = Ganhar a partida
rule-title-R84 = Empate na partida
rule-title-R85 = Contar os jogos ganhos
rule-title-R86 = Folha de pontos
rule-title-R87 = Conselhos, não regras

## A caixa

rule-R1 = Podem jogar de { $players_min } a { $players_max } pessoas.
rule-R2 = O jogo normal tem { $tiles_total } pedras, contando os jokers.
rule-R3-1 = { $colours ->
    [one] Há uma cor com os números de 1 a { $numbers }.
   *[other] Há { $colours } cores, cada uma com os números de 1 a { $numbers }.
}
rule-R3-2 = { $copies ->
    [1] Cada pedra existe uma vez.
    [2] Cada pedra existe duas vezes.
   *[other] Cada pedra existe { $copies } vezes.
}
rule-R4 = { $colours ->
    [4] As cores são preto, vermelho, azul e { term-fourth-colour }.
    [6] As cores são preto, vermelho, azul, { term-fourth-colour }, verde e roxo.
   *[other] As cores são as primeiras { $colours } destas: preto, vermelho, azul, { term-fourth-colour }, verde e roxo.
}
rule-R5 = { $jokers ->
    [0] O jogo normal não tem jokers.
    [one] O jogo normal tem um joker.
   *[other] O jogo normal tem { $jokers } jokers.
}
rule-R6-1 = { $big_set ->
    [none] Não há uma caixa maior para mais jogadores.
   *[other] Com { $big_set_min_players } jogadores ou mais usam-se todas as { $big_set_total } pedras.
}
rule-R6-2 = { $big_set ->
    [none] { "" }
   *[other] São { $big_set_copies } de cada número em { $big_set_colours } cores, e { $big_set_jokers } jokers.
}
rule-R6-3 = { $big_set ->
    [none] { "" }
   *[other] { $big_set_for_few ->
        [allowed] A menos jogadores aconselha-se a caixa normal, mas também podem usar todas as pedras.
       *[no] Menos jogadores usam a caixa normal.
    }
}
rule-R7-1 = Cada jogador tem as suas pedras num suporte.
rule-R7-2 = A idade indicada na caixa não é uma regra: mais nada depende dela.
rule-R8 = Sê o primeiro a levar para a mesa, em combinações, todas as pedras do teu suporte.

## Combinações

rule-R9 = Uma combinação é { term-group.a } ou uma { term-run }. Tem pelo menos { $min_set } pedras.
rule-R10 = { term-group.A } tem de { $min_set } a { $group_max } pedras, todas com o mesmo número.
rule-R11 = { term-group.In-a } nenhuma cor se repete.
rule-R12 = Uma { term-run } sobe numa só cor sem saltar números. Tem pelo menos { $min_set } pedras.
rule-R13 = Nenhuma { term-run } tem mais de { $run_max } pedras.
rule-R14-1 = { $run_wrap ->
    [true] Uma { term-run } pode continuar do { $numbers } para o 1.
   *[false] O 1 é sempre o mais baixo: nunca vem depois do { $numbers }.
}
rule-R14-2 = Um joker também nunca fica antes do 1.
rule-R14-3 = Um joker também nunca fica depois do { $numbers }.
rule-R15-1 = Uma { term-run } fica por ordem crescente.
rule-R15-2 = Assim, o lugar de um joker mostra o seu número.
rule-R16 = As combinações da mesa são de todos, seja quem for que as pôs.

## Preparação

rule-R17 = As pedras misturam-se viradas para baixo e cada jogador tira uma. Começa o número mais alto.
rule-R18 = { $start_draw_joker ->
    [lowest] Um joker no sorteio inicial conta como a pedra mais baixa.
   *[redraw] Quem tira um joker no sorteio inicial tira outra pedra.
}
rule-R19 = { $start_draw_tie ->
    [redrawAll] Se o número mais alto sair mais de uma vez, todos tiram outra pedra.
   *[redrawTied] Quem empata com o número mais alto tira outra pedra; os outros não.
}
rule-R20 = { $seat_by_draw ->
    [option] Os jogadores podem combinar sentar-se pela ordem dos números tirados, e repeti-lo antes de cada jogo.
   *[none] O sorteio inicial não decide quem se senta onde.
}
rule-R21-1 = As pedras do sorteio voltam para junto das outras.
rule-R21-2 = Depois mistura-se tudo outra vez.
rule-R22 = { $stacks ->
    [recommended] Ajuda, mas não é obrigatório, empilhar as pedras em pilhas de sete depois do sorteio inicial.
    [beforeDraw] As pedras são empilhadas em pilhas de sete antes do sorteio inicial.
    [afterDraw] As pedras são empilhadas em pilhas de sete depois do sorteio inicial e distribuídas daí.
   *[none] As pedras não são empilhadas.
}
rule-R23 = { $hand ->
    [one] Cada jogador recebe uma pedra.
   *[other] Cada jogador recebe { $hand } pedras.
}
rule-R24 = As pedras que ninguém recebeu ficam viradas para baixo e são o pote.
rule-R25 = A vez passa { term-clockwise }: segue-se quem está à esquerda.
rule-R26 = { $next_starter ->
    [keepSeatsAndDraw] Antes do jogo seguinte os jogadores ficam nos seus lugares e repetem o sorteio inicial.
    [winner] Quem ganha um jogo começa o seguinte.
    [rotate] O jogo seguinte é começado por quem está à esquerda do último que começou.
   *[drawAgain] Cada jogo começa com um novo sorteio inicial.
}

## Partida

rule-R27 = { $match_frame ->
    [roundsOfNGames] Num jogo, cada um joga na sua vez; uma ronda compõe-se de jogos, e a partida de rondas.
   *[agreedGames] Num jogo, cada um joga na sua vez; a partida compõe-se de jogos. Não há rondas.
}
rule-R28 = { $match_frame ->
    [roundsOfNGames] Uma ronda tem tantos jogos quantos os jogadores. Quantas rondas se jogam combina-se antes.
    [NGames] A partida tem tantos jogos quantos os jogadores.
   *[agreedGames] Quantos jogos se jogam combina-se antes.
}
rule-R29 = Um jogo acaba quando um jogador pôs a última pedra do seu suporte.

## Abertura

rule-R30-1 = { $meld_min ->
    [0] As primeiras combinações de um jogador podem valer qualquer número de pontos.
    [one] As primeiras combinações que um jogador põe têm de somar pelo menos um ponto.
   *[other] As primeiras combinações que um jogador põe têm de somar pelo menos { $meld_min } pontos.
}
rule-R30-2 = Uma pedra vale o seu número.
rule-R31 = Para a { term-initial-meld } pode bastar uma combinação, ou somam-se várias.
rule-R32 = { $meld_own_tiles_only ->
    [false] As pedras da mesa podem ajudar a chegar aos pontos da { term-initial-meld }.
   *[true] A { term-initial-meld } faz-se só com pedras do próprio suporte.
}
rule-R33-1 = { $meld_joker ->
   *[representedValue] A { term-initial-meld } pode ter jokers. Cada um vale tanto como a pedra que representa.
}
rule-R33-2 = Conta o que ele representa no fim da vez.
rule-R34-1 = { $table_in_meld_turn ->
    [openAfterMeld] Assim que a { term-initial-meld } está na mesa, o jogador pode continuar na mesma vez.
   *[closed] Para a { term-initial-meld } não se mexe nas outras combinações.
}
rule-R34-2 = { $table_in_meld_turn ->
    [openAfterMeld] Então pode usar todas as combinações da mesa.
   *[closed] Ficam abertas ao jogador a partir da vez seguinte.
}
rule-R35 = { $draw_per_no_play ->
    [0] Quem não pode pôr a { term-initial-meld } não tira nada, e a vez acaba.
    [one] Quem não pode pôr a { term-initial-meld } tira uma pedra, e a vez acaba.
   *[other] Quem não pode pôr a { term-initial-meld } tira { $draw_per_no_play } pedras, e a vez acaba.
}
rule-R36 = { $may_decline ->
    [false] Quem pode pôr a { term-initial-meld } tem de a pôr.
   *[true] Quem podia pôr a { term-initial-meld } pode esperar e tirar uma pedra.
}

## A vez

rule-R37 = Depois da { term-initial-meld }, um jogador pode pôr combinações novas, adicionar pedras às da mesa e reorganizá-las.
rule-R38 = { $may_decline ->
    [false] Quem pode jogar tem de jogar.
   *[true] { $pool_empty ->
        [mustPlayIfAble] Enquanto houver pote, quem podia jogar pode escolher não o fazer.
       *[playOn] Quem podia jogar pode escolher não o fazer.
    }
}
rule-R39 = { $draw_per_no_play ->
    [0] Quem não põe nada não tira nada, e a vez acaba.
    [one] Quem não põe nada tira uma pedra do pote, e a vez acaba.
   *[other] Quem não põe nada tira { $draw_per_no_play } pedras do pote, e a vez acaba.
}
rule-R40 = { $drawn_tile_playable ->
    [true] Uma pedra acabada de tirar pode ser posta logo.
   *[false] Uma pedra acabada de tirar tem de esperar pela vez seguinte do jogador.
}
rule-R41-1 = { $min_rack_tiles_per_turn ->
    [0] Quem joga não tem de levar para a mesa nenhuma pedra do suporte.
    [one] Quem joga tem de levar para a mesa pelo menos uma pedra do suporte.
   *[other] Quem joga tem de levar para a mesa pelo menos { $min_rack_tiles_per_turn } pedras do suporte.
}
rule-R41-2 = { $min_rack_tiles_per_turn ->
    [0] Reorganizar a mesa chega.
   *[other] Reorganizar a mesa não chega.
}
rule-R42 = { $say_pass ->
    [none] Ao acabar a vez não se diz nada.
   *[other] Ao acabar a sua vez, o jogador diz «{ $say_pass }».
}
rule-R43 = Quando uma vez acaba, cada pedra da mesa faz parte de uma combinação válida.
rule-R44 = Numa vez podem-se pôr e reorganizar quantas combinações se quiser.

## Pote vazio

rule-R45 = { $pool_empty ->
    [endAtOnce] Com a última pedra do pote acaba o jogo.
    [endWhenDrawImpossible] Com o pote vazio continua-se a jogar enquanto ninguém tiver de tirar uma pedra.
   *[playOn] Com o pote vazio continua-se a jogar sem tirar pedras.
}
rule-R46-1 = { $pool_empty ->
    [endAtOnce] Ninguém passa: com o pote vazio já ninguém joga.
    [endWhenDrawImpossible] O jogo acaba assim que alguém não põe nada, porque não há pedra para tirar.
    [mustPlayIfAble] Com o pote vazio, quem pode jogar tem de jogar, e só os outros passam.
   *[playOn] Com o pote vazio pode-se passar.
}
rule-R46-2 = { $pool_empty ->
    [endAtOnce] { "" }
    [endWhenDrawImpossible] { "" }
   *[playOn] Quando todos passam seguidos, o jogo acaba.
}
rule-R46-3 = { $pool_empty ->
    [mustPlayIfAble] Quem podia jogar e deixa acabar o tempo não passou.
   *[playOn] { "" }
}

## Reorganizar

rule-R47 = Uma pedra pode ser adicionada a qualquer ponta de uma { term-run }, ou a { term-group.a } onde falte a sua cor.
rule-R48 = A quarta pedra de { term-group.a } pode ser levada para outra combinação, porque as três que ficam ainda são { term-group.a }.
rule-R49 = Pode-se adicionar uma pedra a uma combinação para que outra saia dela para uma combinação nova.
rule-R50 = Uma { term-run } pode ser separada em duas; se for preciso, uma pedra nova tapa a falha.
rule-R51 = Pedras de combinações diferentes podem juntar-se numa nova, desde que cada combinação antiga continue válida.
rule-R52 = Podem-se desfazer várias combinações ao mesmo tempo e formar outras com as suas pedras.
rule-R53 = Também se pode reorganizar de qualquer outro modo, e misturar os modos. Tirando as regras do joker, só conta a mesa no fim da vez.

## Joker

rule-R54-1 = Um joker pode representar qualquer pedra.
rule-R54-2 = Além dos jokers, uma combinação precisa de pelo menos uma pedra com número.
rule-R55-1 = Na mesa, um joker tem o número e a cor da pedra que representa.
rule-R55-2 = Numa { term-run } é o seu lugar que o diz.
rule-R55-3 = { term-group.In-a } é uma cor que falta.
rule-R56 = { $joker_needs_meld ->
    [false] Pode-se libertar um joker mesmo antes da própria { term-initial-meld }.
   *[true] Não se pode libertar um joker antes da própria { term-initial-meld }.
}
rule-R57 = { $joker_freeing ->
    [exactSwap] Só a pedra que o joker representa, em número e cor, o pode substituir.
   *[anyLegal] Quaisquer pedras podem substituir um joker, desde que no fim da vez todas as combinações sejam válidas.
}
rule-R58 = { $joker_swap_from ->
    [rackOnly] A pedra que substitui um joker tem de vir do suporte do jogador.
   *[rackOrTable] A pedra que substitui um joker pode vir do suporte do jogador ou da mesa.
}
rule-R59-1 = { term-group.In-a } de três com joker, pode substituí-lo uma pedra de qualquer cor que falte.
rule-R59-2 = Também se pode pôr a segunda cor que falta.
rule-R60-1 = { $joker_freeing ->
    [exactSwap] Não há outro modo de libertar um joker.
   *[anyLegal] Um joker também fica livre quando a sua combinação é separada, desfeita ou completada de modo a já não precisar dele.
}
rule-R60-2 = { $joker_freeing ->
    [exactSwap] { "" }
   *[anyLegal] Um de que a sua combinação não precisa pode ser levado sem mais.
}
rule-R61 = { $joker_set_frozen ->
    [true] A uma combinação com joker só se pode adicionar. Não se pode separar e, a não ser o joker substituído, nenhuma pedra pode sair.
   *[false] A uma combinação com joker pode-se adicionar, e pode-se separar e reorganizar como qualquer outra.
}
rule-R62 = { $joker_floats ->
    [true] Um joker que fica na sua combinação pode mudar aí de lugar e representar outra pedra.
   *[false] Um joker que fica na sua combinação continua a representar a mesma pedra.
}
rule-R63-1 = { $freed_joker_to_rack ->
    [true] Um joker libertado pode voltar a ser posto na mesma vez.
   *[false] Um joker libertado volta a ser posto na mesma vez.
}
rule-R63-2 = { $freed_joker_to_rack ->
    [true] Também pode ficar no suporte.
   *[false] Nunca vai para um suporte.
}
rule-R64-1 = { $freed_joker_target ->
    [anySet] Um joker libertado pode ir para uma combinação nova.
    [newSetWithRackTiles] Um joker libertado vai para uma combinação nova, com pedras do suporte.
   *[newSet] Um joker libertado vai para uma combinação nova.
}
rule-R64-2 = { $freed_joker_target ->
    [anySet] Também se pode adicionar a uma que já estava na mesa.
   *[newSet] Não se pode simplesmente adicionar a uma que já estava na mesa.
}
rule-R64-3 = { $freed_joker_target ->
    [newSet] Uma { term-run } que se pode cortar em pedaços válidos conta como cortada.
   *[anySet] { "" }
}
rule-R65-1 = { $freed_joker_target ->
    [newSetWithRackTiles] O joker libertado e pedras do suporte têm de fazer sozinhos uma combinação.
   *[newSet] Nessa vez é preciso pôr também uma pedra do suporte.
}
rule-R65-2 = { $freed_joker_target ->
    [newSetWithRackTiles] A pedra que o substituiu não conta para isso. Depois podem-se adicionar mais.
   *[newSet] Não importa onde, e pode ser a que substituiu o joker.
}
rule-R66 = Um joker libertado pode representar uma pedra diferente da anterior.
rule-R67 = Qualquer jogador pode libertar um joker na sua vez, seja quem for que o pôs.

## Tempo

rule-R68 = { $time_limit_sec ->
    [60] Cada jogada pode durar um minuto.
    [120] Cada jogada pode durar dois minutos.
   *[other] Cada jogada pode durar { $time_limit_sec } segundos.
}
rule-R69 = { $time_limit_optional ->
    [true] O limite de tempo só vale se os jogadores quiserem.
   *[false] O limite de tempo vale sempre.
}
rule-R70 = { $timeout_idle_draw ->
    [0] Se o tempo acabar sem nada feito, a vez acaba e não se tira nenhuma pedra.
    [one] Se o tempo acabar sem nada feito, o jogador tira uma pedra e a vez acaba.
   *[other] Se o tempo acabar sem nada feito, o jogador tira { $timeout_idle_draw } pedras e a vez acaba.
}
rule-R71-1 = { $timeout_table ->
    [looseToRack] Se o tempo acabar com a mesa a meio, as pedras soltas vão para o suporte do jogador.
   *[restore] Se o tempo acabar com a mesa a meio, ela volta a ficar como estava antes da jogada e o jogador recolhe as suas pedras.
}
rule-R71-2 = { $timeout_table ->
    [looseToRack] Também as que já estavam na mesa, e as combinações válidas ficam. Mas se entre elas houver um joker da mesa, ou se o que fica for contra outra regra, tudo volta a ficar como estava.
   *[restore] { "" }
}
rule-R71-3 = { $timeout_legal_table ->
    [drawOne] Até uma jogada válida custa então tirar uma pedra.
    [penalty] Até uma jogada válida custa então o castigo.
   *[commit] Uma jogada válida vale.
}
rule-R71-4 = { $timeout_legal_but_not_playable ->
    [penalty] Se todas as combinações são válidas mas a jogada não, tudo volta a ficar como estava e há castigo.
   *[drawOne] Se todas as combinações são válidas mas a jogada não, tudo volta a ficar como estava e tira-se uma pedra.
}
rule-R72-1 = { $timeout_penalty ->
    [0] Uma mesa a meio não custa pedras de castigo.
    [one] Uma mesa a meio custa uma pedra do pote.
   *[other] Uma mesa a meio custa { $timeout_penalty } pedras do pote.
}
rule-R72-2 = { $pool_short ->
   *[takeAll] Se o pote tiver menos, o jogador tira o que houver e não fica a dever nada.
}
rule-R73-1 = { $forgotten_tiles ->
    [toPool] Uma pedra de cujo lugar ninguém se lembra vai para o pote.
   *[notApplicable] Não há regra para pedras de lugar esquecido.
}
rule-R73-2 = { $forgotten_tiles ->
    [toPool] Aqui todos os lugares são lembrados, por isso nunca acontece.
   *[notApplicable] { "" }
}
rule-R74-1 = { $strict_penalty ->
    [option] Os jogadores podem combinar um castigo mais duro, conforme as pedras que sobrem.
   *[none] Não há castigo mais duro.
}
rule-R74-2 = { $strict_penalty ->
    [option] É mais uma pedra do que o habitual por cada pedra da mesa que fique solta.
   *[none] { "" }
}

## Fim e pontos

rule-R75-1 = Quem esvazia o suporte ganha o jogo.
rule-R75-2 = { $call ->
    [none] Não é preciso gritar nada.
   *[other] O vencedor grita «{ $call }».
}
rule-R76 = Cada perdedor recebe pontos negativos: a soma dos números que ficam no seu suporte.
rule-R77-1 = { $rack_joker_value ->
    [one] Um joker que fica num suporte conta um ponto.
   *[other] Um joker que fica num suporte conta { $rack_joker_value } pontos.
}
rule-R77-2 = Conta cada um deles.
rule-R78 = O vencedor recebe tantos pontos positivos quantos os pontos negativos de todos os perdedores juntos.
rule-R79 = Os pontos positivos e negativos anulam-se em cada jogo e nos totais.
rule-R80 = Se um jogo acabar com o pote vazio antes de alguém pôr todas as pedras, ganha o suporte com a soma mais baixa.
rule-R81 = { $blocked_scoring ->
   *[difference] Num jogo assim, cada perdedor recebe em negativo a diferença entre a soma do seu suporte e a do vencedor. O vencedor recebe tudo isso em positivo.
}
rule-R82 = { $blocked_tie ->
    [fewestTiles] Se houver empate na soma mais baixa, ganha quem tem menos pedras.
    [noWinner] Se houver empate na soma mais baixa, ninguém ganha o jogo.
   *[share] Se houver empate na soma mais baixa, todos os que a têm ganham o jogo e dividem os pontos positivos. Os que não se podem dividir por igual vão um a um, pela ordem de jogo a partir de quem começou.
}
rule-R83 = { $match_winner ->
    [mostGames] Quem ganhou mais jogos ganha a partida.
   *[highestTotal] Quem tem o total de pontos mais alto ganha a partida.
}
rule-R84-1 = { $match_tie ->
    [highestTotal] Se houver empate na partida, decide o total de pontos mais alto.
   *[shared] Quem empata na partida partilha a vitória.
}
rule-R84-2 = { $match_tie ->
    [highestTotal] Se também for igual, partilha-se a vitória.
   *[shared] { "" }
}
rule-R85 = { $match_winner ->
    [mostGames] Os jogos que cada um ganha contam-se ao lado dos pontos.
   *[highestTotal] Não é preciso contar os jogos ganhos: só os pontos decidem a partida.
}
rule-R86 = A folha de pontos mostra os pontos de cada jogador, jogo a jogo, e os totais.
rule-R87-1 = { $edition ->
    [goliath] O folheto não dá conselhos.
   *[other] O começo pode parecer lento: quanto mais há na mesa, mais se pode jogar.
}
rule-R87-2 = { $edition ->
    [goliath] { "" }
   *[other] No princípio compensa muitas vezes guardar pedras. Mais tarde há mais ocasiões de as usar.
}
rule-R87-3 = { $edition ->
    [goliath] { "" }
   *[other] De quatro pedras que combinam, põe três e guarda a quarta: assim não tens de tirar uma na próxima vez.
}
rule-R87-4 = { $edition ->
    [goliath] { "" }
   *[other] { $rack_joker_value ->
        [one] Vale a pena guardar um joker, mas se outro acabar antes custa-te um ponto.
       *[other] Vale a pena guardar um joker, mas se outro acabar antes custa-te { $rack_joker_value } pontos.
    }
}
rule-R87-5 = { $edition ->
    [lanmi] O que se põe cedo mostra também aos outros como as tuas pedras combinam.
   *[other] { "" }
}

## Esclarecimentos

ruling-A1 = O folheto da John Adams diz 104 pedras com 2 jokers incluídos; contamos 106, porque 4 cores de 13 números em 2 cópias já são 104 sem jokers.
ruling-A2 = As 160 pedras são para nós 4 cores com 3 cópias e 4 jokers, porque com 4 jokers o resto é exatamente 12 vezes 13 e nenhum folheto fala de uma quinta cor.
ruling-A3 = Também com a caixa grande { term-group.a } tem no máximo 4 pedras, porque os folhetos o dizem e só há quatro cores.
ruling-A4 = A palavra «ronda» lê-se conforme o sítio como vez, jogo ou vários jogos, porque os folhetos a usam para as três coisas; aqui dizemos vez, jogo, ronda e partida.
ruling-A5 = Broadway joga rondas de tantos jogos quantos os jogadores, Babyboom exatamente uma delas, e os outros qualquer número de jogos, porque as suas folhas de exemplo não seguem o número de jogadores.
ruling-A6 = No sorteio inicial só os empatados repetem e um joker é sempre trocado por outra pedra, porque qualquer número para o joker seria inventado.
ruling-A7 = Cada jogo começa com um novo sorteio inicial, porque Broadway manda os jogadores de volta à preparação e Lanmi oferece-o.
ruling-A8 = John Adams pede a { term-initial-meld } na primeira jogada, que lemos como as primeiras pedras postas, porque a mesma passagem deixa esperar.
ruling-A9 = Também em Lanmi e Goliath a { term-initial-meld } leva só pedras próprias, porque ambos só abrem a mesa depois de ela lá estar.
ruling-A10 = Em John Adams a mesa fica fechada durante toda a vez da { term-initial-meld }, porque com a jogada se refere à vez inteira, e os folhetos irmãos falam da vez seguinte.
ruling-A11 = Em Goliath quem já fez a { term-initial-meld } pode adicionar a qualquer combinação, porque só o texto francês fala da primeira combinação posta e as outras línguas não se limitam a ela.
ruling-A12 = Em Lanmi quem acabou de fazer a { term-initial-meld } não tem de tirar uma pedra por não mexer nas outras combinações, porque isso castigaria a { term-initial-meld }.
ruling-A13 = Em John Adams quem não pode jogar depois da { term-initial-meld } tira uma pedra, porque os conselhos do folheto o dão como certo.
ruling-A14 = Só reorganizar a mesa não é permitido, porque Broadway pede uma pedra do suporte em cada vez e nos outros não pôr nada significa tirar uma pedra.
ruling-A15 = No fim do tempo, quem nada fez paga o preço pequeno e quem ficou a meio o castigo, nunca ambos, porque Babyboom separa os dois casos da mesma maneira.
ruling-A16 = Uma jogada que é válida no fim do tempo vale sem tirar pedras, porque os castigos são para mesas que não estão em ordem.
ruling-A17 = Se todas as combinações são válidas mas a jogada não, Broadway e John Adams exigem o castigo, porque castigam qualquer jogada falhada; os outros só mandam tirar uma pedra, porque castigam combinações desfeitas.
ruling-A18 = Em Lanmi e Goliath todas as pedras soltas vão para o suporte do jogador, também as da mesa, porque os textos só dizem que não estão em nenhuma combinação; é discutível.
ruling-A19 = Se um joker da mesa estiver solto no fim do tempo, tudo volta a ficar como estava e há castigo, porque senão podia-se comprar um joker deixando correr o relógio.
ruling-A20 = Em Lanmi o jogo com o pote vazio acaba quando alguém teria de tirar uma pedra, porque até aí se podem cumprir todas as suas regras; Goliath nada diz, por isso continua-se como em Broadway.
ruling-A21 = Com o pote vazio John Adams só deixa passar quem não pode jogar, nos outros qualquer um pode passar, e uma volta inteira a passar acaba o jogo, porque não jogar custa normalmente uma pedra que já não há; nisto afastamo-nos de Broadway e Babyboom, onde se joga até ninguém poder.
ruling-A22 = John Adams dá o jogo bloqueado à conta mais baixa, que lemos como a soma dos números, porque a frase seguinte soma valores.
ruling-A23 = Num jogo bloqueado os pontos de um perdedor são a soma do vencedor menos a sua, nunca acima de zero, porque o texto inglês de Broadway transformaria senão uma perda num ganho.
ruling-A24 = Quem empata com o suporte mais baixo ganha o jogo e divide os pontos, porque nenhum folheto o decide e assim os pontos continuam a anular-se.
ruling-A25 = Um joker no suporte conta por inteiro também num jogo bloqueado, porque a regra dos jokers não faz exceções.
ruling-A26 = Uma partida que continua empatada é ganha em conjunto, porque nenhum folheto vai mais longe.
ruling-A27 = Se o pote tiver menos pedras do que as que se têm de tirar, o jogador tira o que houver e não fica a dever nada, porque nenhum folheto fala de dívidas.
ruling-A28 = Nenhuma pedra vai para o pote por um lugar esquecido, porque o programa se lembra de todos os lugares e repõe a mesa tal como estava.
ruling-A29 = O castigo mais duro de Babyboom soma-se às pedras habituais e conta as pedras da mesa que ficam soltas, porque sozinho podia ser mais leve do que o habitual.
ruling-A30 = Em Broadway e John Adams pode-se libertar um joker de qualquer modo que deixe combinações válidas, porque as suas próprias figuras o fazem embora o texto peça a pedra exata.
ruling-A31 = Onde um joker se liberta de qualquer modo válido, um de que a sua combinação não precisa pode ser levado sem mais, porque o que fica é válido; em Lanmi não pode.
ruling-A32 = Numa { term-run } o lugar de um joker diz o que ele representa, porque as pedras ficam por ordem; só Lanmi proíbe movê-lo para outro lugar.
ruling-A33 = { term-group.In-a } de três um joker representa qualquer das cores que faltam, e { term-group.in-a } de quatro a que falta, porque quatro folhetos o dizem assim para três.
ruling-A34 = Para substituir o joker de { term-group.a } de três basta uma cor que falte e podem-se pôr as duas, porque três folhetos o dizem e nada o proíbe nos outros.
ruling-A35 = Uma combinação pode ter vários jokers se tiver pelo menos uma pedra com número, porque senão nada fixaria o que representam.
ruling-A36 = Um joker não pode ficar abaixo do 1 nem acima do número mais alto, porque essa pedra não existe.
ruling-A37 = Um joker libertado pode juntar-se só a pedras da mesa se nessa vez se puser alguma pedra do suporte, porque os folhetos não pedem mais; só Lanmi quer pedras do suporte na sua combinação nova.
ruling-A38 = Em Broadway e John Adams um joker libertado não se pode adicionar sem mais a uma combinação antiga, porque pedem uma combinação nova onde Babyboom e Goliath não a pedem; não é certo.
ruling-A39 = Em Lanmi o joker libertado precisa de tantas pedras do suporte quantas façam uma combinação com ele, porque a sua combinação deve ser feita do joker e de pedras do suporte; depois podem-se adicionar mais.
ruling-A40 = Onde Lanmi fala das outras duas pedras de { term-group.a } com joker, refere-se às duas cores que faltam, porque as pedras que já lá estão não podem substituir nada.
ruling-A41 = Em Lanmi podem-se adicionar pedras do suporte ou da mesa a uma combinação com joker, mas o joker mantém o seu valor, porque adicionar é a única mudança permitida.
ruling-A42 = A figura que liberta um joker só com pedras da mesa mostra apenas como ele fica livre; ainda assim é preciso pôr uma pedra do suporte, porque cada vez precisa de uma.
ruling-A43 = A imagem perdida em que um 5 azul liberta um joker é para nós 6, 7 e joker, porque Goliath começa assim uma figura parecida; as outras mesas possíveis também são testadas.
ruling-A44 = Goliath não diz se se pode libertar um joker antes da { term-initial-meld }; não pode, porque a mesa só se abre com ela.
ruling-A45 = Esquecer o grito não custa nada, porque nenhum folheto lhe põe um preço; aqui quem grita é o programa.
ruling-A46 = O laranja e o amarelo são a mesma quarta cor, porque as caixas só diferem no nome e na tinta.
ruling-A47 = Onde uma só língua do folheto da Goliath diz menos ou outra coisa, seguimos as outras, porque as outras quatro concordam entre si.
ruling-A48 = Em Goliath quem nada fez a tempo tira uma pedra e não tem castigo, porque uma mesa intacta é feita de combinações válidas, e é tudo o que quatro das suas cinco línguas pedem nesse momento.
ruling-A49 = Em Lanmi cada joker num suporte conta por inteiro, porque Babyboom conta-os um a um.
ruling-A50 = Em Lanmi e Goliath um joker do suporte conta para a { term-initial-meld } como a pedra que representa no fim da vez, porque os pontos se julgam pelo que então está na mesa.
ruling-A51 = Em Broadway e John Adams uma { term-run } com um joker libertado conta como cortada onde quer que se possa cortar em pedaços válidos, porque as suas pedras ficam no mesmo lugar de uma maneira ou de outra.
ruling-A52 = Em John Adams quem podia jogar com o pote vazio e deixa acabar o tempo não passou, porque senão quem vai à frente podia esperar e ganhar o jogo bloqueado; à terceira vez seguida o jogo é interrompido, se ninguém jogar por ele.
