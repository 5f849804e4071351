### O que está mal numa pergunta, num texto ou num comando.

## Lugares

error-where = { $where ->
    [draft] do rascunho
    [game] do jogo
    [heap] do monte
    [house-file] do ficheiro de regras da casa
    [line] da linha
    [move] da jogada
    [new-table] da mesa nova
    [position] da posição
    [rack] do suporte
    [racks] dos suportes
    [rules] das regras
    [set] da combinação
    [table] da mesa
    [table-and-rack] da mesa e do suporte
    [tile] da pedra
   *[other] de { $where }
}

## Motivos

error-reason = { $reason ->
    [ENOENT] não existe esse ficheiro ou pasta
    [EACCES] não é permitido
    [EPERM] não é permitido
    [EISDIR] é uma pasta
    [ENOTDIR] não existe essa pasta
    [EEXIST] já existe
    [ENAMETOOLONG] o nome é demasiado comprido
    [ENOSPC] não há mais espaço
    [EADDRINUSE] o endereço já está a ser usado
    [EADDRNOTAVAIL] este computador não tem esse endereço
   *[other] { $reason }
}

## Texto que não se consegue ler

error-unknown-tile = «{ $part }» não é uma pedra (carácter { $place } { error-where }). Uma pedra é k, r, b ou o e um número de 1 a 13, como b8; um joker é j, ou j=b8 se representa b8.
error-run-falls = «{ $part }» conta para trás (carácter { $place } { error-where }). Escreve primeiro o número mais baixo, como b4-9.
error-not-one-tile = «{ $part }» não é uma só pedra (carácter { $place } { error-where }).
error-unexpected-comma = Aqui não vai uma vírgula (carácter { $place } { error-where }). Põe espaços entre as pedras.
error-empty-set = Uma combinação sem pedras (carácter { $place } { error-where }). A vírgula só vai entre duas combinações.
error-text-too-long = O texto { error-where } é demasiado comprido. Pode ter { $place } caracteres.
error-unknown-move = «{ $part }» não é uma jogada (carácter { $place } { error-where }). Uma jogada é draw, pass, ou play e a mesa nova.
error-remeld-position-missing = Nenhuma posição começa por «{ $part }» (carácter { $place } { error-where }). Uma posição começa por remeld-position e a sua versão.
error-rules-missing = Onde está «{ $part }» deviam estar as regras (carácter { $place } { error-where }).
error-turn-missing = Onde está «{ $part }» devia estar a vez (carácter { $place } { error-where }).
error-pool-missing = Onde está «{ $part }» devia estar o pote (carácter { $place } { error-where }).
error-table-missing = Onde está «{ $part }» devia estar a mesa (carácter { $place } { error-where }).
error-racks-missing = Faltam os suportes depois de «{ $part }» (carácter { $place } { error-where }).
error-unknown-part = «{ $part }» não faz parte de uma posição (carácter { $place } { error-where }). Um suporte começa por melded ou new.
error-unknown-ruleset = «{ $part }» não são regras (carácter { $place } { error-where }). As regras são uma edição, com as mudanças entre parênteses: goliath(jokers=4).
error-unknown-rule = Não há nenhuma regra «{ $part }» (carácter { $place } { error-where }).
error-unknown-value = «{ $part }» não é um valor para uma regra (carácter { $place } { error-where }).
error-bad-big-set = «{ $part }» não é uma caixa grande (carácter { $place } { error-where }). Escreve o mínimo de jogadores, as cores, as cópias e os jokers, como 5/4/3/4.
error-unexpected-text = «{ $part }» não devia estar aqui (carácter { $place } { error-where }).
error-unreadable-house = Nem TOML nem JSON (carácter { $place } { error-where }): «{ $part }»

## Posições e registos

error-unknown-version = Este programa não consegue ler a versão «{ $part }». Lê a versão 1.

## Regras, jogadores e pedras

error-bad-rule = { $field } é { $value }, mas só pode ser: { $allowed }.
error-unknown-edition = Não há nenhuma edição «{ $key }». Há: { $known }.
error-no-such-player = Não há nenhum jogador «{ $key }». Há: { $known }, ou módulo:atributo.
error-bad-player = «{ $key }» não é um jogador: { $why }
error-bad-limit = «{ $part }» não é um limite. Escreva 400r (jogos simulados), 250ms ou 1s (tempo de cálculo).
error-bad-players = Estas regras são para { $least } a { $most } jogadores, não para { $players }.
error-unknown-clause = Não há nenhuma regra «{ $id }». Vão de R1 a R87.
error-unknown-field = Não há nenhuma regra «{ $field }».
error-tile-not-in-box = A pedra { $tile } { error-where } não existe na caixa.
error-tile-too-often = { $found } vezes { $tile } entre as pedras { error-where }: é de mais. Na caixa há { $held ->
    [one] uma.
   *[other] { $held }.
}
error-table-not-legal = A combinação { $set } da mesa já não era válida antes da jogada. { $fault }

## Línguas

error-unknown-language = Não há nenhuma língua «{ $part }». Há: { $known }.

## O que agora não se pode fazer

error-illegal-turn = Esta jogada não é válida.
error-game-over = O jogo acabou.
error-not-your-turn = Não é a vez do lugar { $seat }.
error-time-is-up = Acabou o tempo.
error-time-not-up = O tempo ainda não acabou.
error-bad-extension = O tempo só pode aumentar.
error-bad-draft = As pedras desta mesa não são as que lá estavam mais as do suporte.
error-pool-empty = Não há nada para tirar. Joga ou passa.
error-pool-not-empty = O pote não está vazio. Joga ou tira uma pedra.
error-already-drew = Nesta vez já foi tirada uma pedra. Joga ou passa.
error-must-play = É possível pôr uma pedra, por isso é obrigatório.
error-seat-resigned = Quem joga neste lugar já desistiu.
error-unexpected-event = Isto não pode acontecer aqui.
error-bad-bell = No fim do tempo, a mesa não ficou como as regras mandam.
error-option-not-offered = Esta edição não oferece { $option ->
    [big-set] a caixa grande para tão poucos jogadores.
    [seats-by-draw] lugares pelo sorteio.
    [strict-penalty] o castigo mais duro.
   *[other] { $option }.
}
error-draw-never-ends = Com { $players } jogadores e { $numbers } números, há sempre quem tire o mesmo, e o sorteio dos lugares nunca acaba. Que repitam só os empatados.
error-unknown-seat = Não há nenhum lugar «{ $part }». Os lugares contam-se a partir de 0.
error-bad-name = «{ $name }» não pode ser um nome. Um nome tem de 1 a 40 caracteres visíveis.
error-bad-word = «{ $word }» não pode entrar na mistura. Uma palavra tem no máximo 100 caracteres visíveis.

## Registos

error-not-a-record = Isto não é um registo. A primeira linha é «{ $part }», mas um registo começa por remeld-record e a sua versão.
error-record-too-long = Isto não é um registo: { $part } caracteres são mais do que um jogo pode ter.
error-more-than-the-box = Evento { $event } do registo: há mais pedras na mesa e nos suportes do que as { $held } da caixa.
error-unknown-heading = Linha { $line } do registo: «{ $part }» não pertence a nenhum cabeçalho.
error-heading-twice = Linha { $line } do registo: o cabeçalho «{ $part }» já lá estava.
error-heading-missing = Linha { $line } do registo: falta o cabeçalho «{ $part }».
error-unknown-option = Linha { $line } do registo: não há nenhuma opção «{ $part }».
error-bad-commitment = Linha { $line } do registo: «{ $part }» não é um selo. Um selo tem 64 algarismos de 0 a f.
error-bad-rules = Linha { $line } do registo: não se conseguem ler estas regras: «{ $part }». { $reason }
error-bad-heading = Linha { $line } do registo: este jogo não pode existir. { $reason }
error-not-a-number = Linha { $line } do registo: «{ $part }» não é um número.
error-not-a-text = Linha { $line } do registo: «{ $part }» não é um texto entre aspas duplas.
error-unreadable-line = Linha { $line } do registo: «{ $part }» não é um evento com o seu número e hora.
error-unknown-event = Linha { $line } do registo: não há nenhum evento «{ $part }».
error-unreadable-event = Linha { $line } do registo: «{ $part }» não é um evento deste jogo.
error-unreadable-tiles = Linha { $line } do registo: não se conseguem ler as pedras. { $reason }

## Registos que se leem, mas estão mal

error-number-out-of-order = Este evento devia ter o número { $expected }.
error-time-goes-back = A hora deste evento é anterior à do último, que é { $expected }.
error-commitment-differs = O segredo não condiz com o selo, que é { $expected }.
error-event-missing = Falta este evento: { $expected }
error-event-differs = Pelas regras, este evento devia ser: { $expected }
error-racks-differ = Os suportes no fim não condizem com o que antes se viu deles.

## O jogo no terminal

error-unknown-command = «{ $part }» não é nem um comando nem uma pedra. Escreve help para ver tudo o que podes fazer.
error-tiles-missing = Que pedras? Escreve-as depois do comando, como r1 r2 r3.
error-tile-not-yours = Não tens no suporte nem na mão: { $tiles }.
error-tile-not-in-set = Não há { $tile } na combinação { $set }.
error-unknown-set = Não há nenhuma combinação { $set }. { $most ->
    [0] A mesa está vazia.
    [one] Só há a combinação 1.
   *[other] As combinações vão de 1 a { $most }.
}
error-which-set = Que combinação? Escreve o número dela depois de { $tiles }.
error-which-split = Por onde? Escreve a combinação e a pedra com que começa a segunda parte, como split 2 r6.
error-cannot-split = A combinação { $set } não se pode separar antes de { $tile }.
error-which-join = Que duas combinações? Escreve os números delas, como join 1 3.
error-cannot-join = A combinação { $set } não se pode juntar a si mesma.
error-nothing-to-undo = Não há nada para desfazer.
error-draft-not-empty = Já moveste pedras nesta vez. Escreve end para a acabar, ou reset para deixar tudo como estava.
error-file-missing = Que ficheiro? Escreve o nome dele depois de save.
error-file-not-written = Não se consegue escrever o registo em { $file }: { error-reason }.

## A linha de comandos

error-no-such-command = Não há nenhum comando «{ $part }». Há: { $known }.
error-no-such-option = Aqui não há nenhuma opção { $option }.
error-option-twice = A opção { $option } está duas vezes.
error-option-without-value = A opção { $option } precisa de um valor.
error-option-with-value = A opção { $option } não leva valor.
error-missing-option = Falta { $option }.
error-stray-argument = «{ $part }» não devia estar aqui. Um texto com espaços vai entre aspas.
error-misuse = Não se percebe esta linha de comandos: { $part }
error-edition-and-house = Indica --edition ou --house, não as duas: o ficheiro de regras da casa já diz qual é a sua edição.
error-bad-number = { $option } é «{ $part }», mas tem de ser um número inteiro de { $least } a { $most }.
error-position-alone = Indique --position, ou então --table e --rack, mas não ambos: uma posição já tem mesa e suporte.
error-puzzle-twice = Indica { $option } ou { $other }, não ambas: cada uma escolhe o problema.
error-picture-kind = «{ $part }» não pode ser desenhado. O nome do ficheiro tem de acabar em .svg ou .png.
error-unknown-shell = Não há nada para a shell «{ $part }». Há algo para { $known }.
error-extra-missing = Para isto faltam pacotes ({ $what }). Instale-os com: pip install "remeld[{ $extra }]"
error-page-missing = Falta a página, por isso não há onde jogar. Numa cópia do projeto, python3 run.py constrói-a; senão, instale o Remeld tal como é publicado, com a sua página: pip install --force-reinstall "remeld[play]". No terminal, remeld tui joga sem ela.
error-bad-objective = «{ $part }» não é um objetivo. Há: { $known }.
error-file-unreadable = Não se consegue ler o ficheiro { $file }: { error-reason }.
error-file-too-long = O ficheiro { $file } é demasiado comprido. Pode ter { $most } bytes.
error-file-not-text = O ficheiro { $file } não é texto: o byte { $byte } é { $part }, que não é UTF-8.
error-system = { $file ->
    [none] O sistema recusa: { error-reason }.
   *[other] O sistema recusa { $file }: { error-reason }.
}
error-internal = Isto não devia ter acontecido; comunica-o, por favor: { $part }
error-seat-not-seen = Este registo não mostra o que viu o lugar { $part }. Mostra o que viu { $known ->
    [spectator] um espectador.
   *[other] o lugar { $known }.
}
error-review-not-over = Este jogo não acabou. Só depois se pode analisar.
error-review-wrong = Este registo não está certo e não se pode analisar. O evento { $event } está errado: remeld verify diz porquê.
error-opening-size = Para abrir são precisas de 1 a { $most } pedras, não { $count }.
error-opening-rules = Com estas regras não há nada para abrir.

## Pontuação

error-not-json = Isto não é um documento JSON: linha { $line }, carácter { $place }, em «{ $part }».
error-json-too-much = Este documento JSON tem mais do que se consegue ler. Começa por «{ $part }».
error-key-twice = «{ $part }» está duas vezes no mesmo sítio.
error-not-an-object = Onde está { $part } devia estar um objeto entre chavetas.
error-unknown-key = «{ $part }» não devia estar aqui. Pode haver { $known }.
error-bad-score-rules = { $part } não são regras: edition é um nome e house é um objeto entre chavetas.
error-editions-differ = edition diz { $part }, mas as regras da casa dizem { $known }. Uma das duas está a mais.
error-big-set-not-said = big_set é { $part }, mas tem de ser true ou false.
error-no-games = Não há nenhum jogo para pontuar. games é { $part }, mas tem de ser uma lista de jogos.
error-in-game = Jogo { $game }: { $reason }
error-bad-racks = racks é { $part }, mas tem de ter as pedras de cada jogador, como "Ana": "r5 j".
error-in-rack = O suporte de { $name }: { $reason }
error-other-players = Estes não são os jogadores do primeiro jogo, que são { $known }.
error-unknown-player = { $part } não é um jogador. Os jogadores são { $known }.
error-winner-has-tiles = Diz-se que { $name } ganhou, mas ainda tem pedras.
error-loser-has-none = { $name } já não tem pedras, mas não se diz que ganhou.

## A sala

error-bad-setting = { $option } é «{ $part }», mas { $must ->
    [number] tem de ser um número.
    [yes-or-no] tem de ser yes ou no.
    [like] tem de ser parecido com { $allowed }.
   *[be] tem de ser { $allowed }.
}
error-database-failed = Não se consegue usar a base de dados: { $why ->
    [address] o endereço dela está errado. Deve ser como sqlite:///house.db ou postgresql://host/house.
    [busy] outro programa tem-na ocupada.
    [damaged] está danificada, ou não é uma base de dados. Copia-a para um lugar seguro e depois repõe a última cópia de segurança com remeld restore.
    [full] o disco está cheio.
    [locked] outra sala abriu-a.
    [schema] não serve a este programa, ou é de um mais novo.
    [unavailable] o servidor dela não responde.
   *[other] ela comunica uma falha. O registo diz qual.
}
error-no-network = Este computador não está ligado a nenhuma rede.
error-unknown-entry = Esta mesa foi mudada por um programa mais novo, e este não a consegue ler: não conhece «{ $kind }».

error-not-a-backup = { $file } não é a cópia de segurança de uma sala.
error-backup-damaged = A cópia { $file } está estragada: { $why ->
    [short] acaba cedo de mais.
    [log] a entrada { $entry } do histórico da mesa { $table } está errada.
   *[changed] já não é o que foi escrito.
} Nada foi restaurado.
error-backup-newer = A cópia { $file } foi feita por um programa mais novo. Instala primeiro esse.
error-backup-exists = { $file } já existe. Escolhe outro nome.
error-house-not-empty = Na base de dados já há uma sala. Uma cópia só se restaura numa vazia.
error-no-house = Nesta base de dados não há nenhuma sala.

error-no-admin-socket = Indica o socket da sala com --admin-socket ou REMELD_ADMIN_SOCKET.
error-admin-unreachable = Nenhuma sala responde em { $file }. Está aberta, com este --admin-socket, e é tua?
error-no-such-action = remeld admin não conhece «{ $part }». Conhece { $known }.
error-about-missing = Falta dizer sobre o que é { $action }.
error-no-such-table = Não há nenhuma mesa «{ $part }».
error-not-banned = { $part } não está banido.
error-bad-address = «{ $part }» não é um endereço como 192.0.2.7 ou 2001:db8:1:2::/64.
error-bad-message = Uma mensagem tem no máximo { $most } caracteres que se possam mostrar.

## Arena

error-bots-and-players = --bots indica { $count } jogadores, mas --players diz { $players }.
error-levels-and-players = --level indica { $count } jogadores virtuais, mas à mesa há { $seats }. Indica um para todos, ou um para cada lugar.
error-bad-test = --test é «{ $part }», mas têm de ser duas percentagens, primeiro a menor, como 50:55, ou uma só, como 50.
error-arena-needs-two = A arena precisa de pelo menos dois jogadores diferentes, cada um indicado uma vez em --bots.
error-results-unreadable = { $file } não é um ficheiro de resultados, ou é de outra versão.
error-results-damaged = O ficheiro de resultados { $file } está danificado: a linha { $line } não está como foi escrita.
error-results-of-another-run = { $file } é de outra série: lá { $part } é { $value }. Dá outra vez as mesmas opções, ou outro ficheiro.
error-results-busy = Outra série está a escrever em { $file }.
error-arena-breach = Isto não devia ter acontecido; comunica-o, por favor: { $what ->
    [tiles] faltam ou sobram pedras
    [scores] os pontos estão errados
    [record] o registo não está certo
   *[endless] o jogo nunca acaba
} (distribuição { $deal }, rotação { $rotation }, { $players })
error-faulty-player = { $key } não consegue continuar (distribuição { $deal }, rotação { $rotation }): { $why }
error-workers-die = { $count } processos morreram um após outro. Talvez falte memória: tenta com menos --workers.
error-fast-not-exact = --fast só serve para { $known }: nos outros a simulação não joga bem o mesmo jogo.
error-fast-player = --fast não conhece { $key }.
error-ray-unreachable = Não há nenhum cluster Ray em { $part }: { $why }

error-unknown-puzzle = Não há problemas do tipo «{ $part }». Os tipos são { $known }.
error-unknown-drill = Não há nenhum exercício «{ $part }». Os exercícios são { $known }.
error-no-puzzle = Não se encontrou nenhum problema do tipo { $kind } em { $edition }. Tenta outro --seed.
error-bad-date = «{ $part }» não é uma data. Escreve-a assim: 2026-11-18.
error-not-a-puzzle = Isto não é um problema: «{ $part }».
error-no-such-puzzle = Não há nenhum problema { $number }: vão de 1 a { $most }.
