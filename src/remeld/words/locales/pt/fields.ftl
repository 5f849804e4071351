### Nomes curtos das regras e dos seus valores.

## A caixa

field-players_min = mínimo de jogadores
field-players_max = máximo de jogadores
field-numbers = números de cada cor
field-colours = cores
field-copies = cópias de cada pedra
field-jokers = jokers
field-big_set = caixa grande
field-big_set_min_players = caixa grande: a partir de quantos jogadores
field-big_set_colours = caixa grande: cores
field-big_set_copies = caixa grande: cópias de cada pedra
field-big_set_jokers = caixa grande: jokers
field-big_set_total = caixa grande: pedras
field-big_set_for_few = caixa grande para poucos jogadores
field-fourth_colour = quarta cor

## Combinações

field-min_set = mínimo de pedras de uma combinação
field-group_max = máximo de pedras de { term-group.a }
field-run_max = máximo de pedras de uma { term-run }
field-run_wrap = a { term-run } continua do mais alto para o 1

## Preparação

field-hand = pedras no início
field-stacks = pilhas de sete
field-start_draw_joker = joker no sorteio inicial
field-start_draw_tie = empate no sorteio inicial
field-seat_by_draw = lugares pelo sorteio
field-next_starter = quem começa o jogo seguinte

## Abertura

field-meld_min = pontos da { term-initial-meld }
field-meld_own_tiles_only = { term-initial-meld } só com pedras próprias
field-meld_joker = joker na { term-initial-meld }
field-table_in_meld_turn = mesa na vez da { term-initial-meld }

## A vez

field-may_decline = pode-se escolher não jogar
field-draw_per_no_play = pedras que se tiram por não jogar
field-drawn_tile_playable = pedra tirada joga-se logo
field-min_rack_tiles_per_turn = mínimo de pedras do suporte por jogada
field-say_pass = palavra ao acabar a vez
field-pool_empty = pote vazio

## Jokers

field-joker_needs_meld = libertar jokers só depois da { term-initial-meld }
field-joker_freeing = como se liberta um joker
field-joker_swap_from = de onde vem a sua substituta
field-joker_set_frozen = a uma combinação com joker só se adiciona
field-joker_floats = o joker pode mover-se na sua combinação
field-freed_joker_target = para onde vai um joker libertado
field-freed_joker_to_rack = guardar um joker libertado

## Tempo

field-time_limit_sec = segundos por jogada
field-time_limit_optional = limite de tempo só se quiserem
field-timeout_idle_draw = sem tempo e sem jogar: tiram-se
field-timeout_table = sem tempo, mesa a meio
field-timeout_penalty = pedras de castigo
field-timeout_legal_table = sem tempo, jogada válida
field-timeout_legal_but_not_playable = sem tempo, só as combinações valem
field-forgotten_tiles = pedras de lugar esquecido
field-strict_penalty = castigo mais duro
field-pool_short = pote curto para tirar

## Fim e pontos

field-call = grito ao pôr a última pedra
field-rack_joker_value = pontos de um joker no suporte
field-blocked_scoring = pontos de um jogo bloqueado
field-blocked_tie = empate num jogo bloqueado
field-match_frame = jogos de uma partida
field-match_winner = quem ganha a partida
field-match_tie = empate na partida

## Valores

value-true = sim
value-false = não
value-none = não há
value-no = não
value-allowed = permitida
value-option = se quiserem
value-orange = laranja
value-yellow = amarelo
value-recommended = aconselhadas
value-beforeDraw = antes do sorteio
value-afterDraw = depois do sorteio
value-redraw = tira-se outra
value-lowest = conta como a mais baixa
value-redrawTied = repetem os empatados
value-redrawAll = repetem todos
value-drawAgain = novo sorteio
value-keepSeatsAndDraw = mesmos lugares, novo sorteio
value-winner = o vencedor
value-rotate = o seguinte à esquerda
value-representedValue = vale o que representa
value-closed = fechada
value-openAfterMeld = aberta a seguir
value-exactSwap = só com a pedra exata
value-anyLegal = de qualquer modo válido
value-rackOrTable = suporte ou mesa
value-rackOnly = só suporte
value-newSet = combinação nova
value-anySet = qualquer combinação
value-newSetWithRackTiles = combinação nova com pedras do suporte
value-restore = tudo volta ao lugar
value-looseToRack = as pedras soltas vão para o suporte
value-commit = vale
value-drawOne = tira-se uma
value-penalty = castigo
value-notApplicable = sem regra
value-toPool = para o pote
value-takeAll = tira-se o que houver
value-playOn = continua, pode-se passar
value-mustPlayIfAble = continua, quem pode tem de jogar
value-endWhenDrawImpossible = acaba quando é preciso tirar
value-endAtOnce = acaba logo
value-difference = diferença para o vencedor
value-share = divide-se
value-fewestTiles = menos pedras
value-noWinner = ninguém ganha
value-roundsOfNGames = rondas de um jogo por jogador
value-NGames = um jogo por jogador
value-agreedGames = os combinados
value-mostGames = mais jogos
value-highestTotal = total mais alto
value-shared = partilhada
value-big-set = { $total } pedras a partir de { $players } jogadores
