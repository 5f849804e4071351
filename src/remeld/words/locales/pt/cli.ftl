### A linha de comandos: para que servem os seus comandos e opções, e o que mostram.

## O programa

cli-about = Joga, arbitra, resolve e estuda o jogo de pedras numeradas pelas regras de cinco folhetos impressos.
cli-not-affiliated = Remeld não tem ligação aos fabricantes de Rummikub®.
cli-more-help = remeld sozinho é remeld play. Mais sobre um comando: remeld judge --help.
cli-exit-codes = Códigos de saída: 0 sim ou feito, 1 não, 2 má utilização ou entrada errada.
cli-usage = Como se usa: { $usage }
cli-interrupted = Interrompido.

## Comandos

cli-play-help = Abre uma sala neste computador e joga no navegador.
cli-tui-help = Joga no terminal contra jogadores virtuais.
cli-rules-help = Mostra as edições lado a lado, as regras de uma só ou uma única regra.
cli-judge-help = Diz se uma jogada é válida e, se não for, tudo o que está mal nela.
cli-score-help = Soma os jogos de uma partida e diz quem ganhou. A partida é um documento JSON.
cli-score-more = racks diz o que sobrou a cada um. Se ninguém podia continuar, winner é null, e starter pode dizer quem começou. house pode conter regras da casa, e com big_set true usam-se todas as pedras mesmo com poucos jogadores.
cli-replay-help = Mostra um jogo registado, evento a evento.
cli-verify-help = Confere cada jogada, a distribuição e os pontos de um jogo registado.
cli-review-help = Analisa um jogo registado: o que cada jogada permitia e o que custou.
cli-openings-help = Diz quando umas pedras podem abrir e o que é melhor.
cli-conformance-help = Verificar um jogador do computador: as jogadas são legais em todas as edições, respeita os limites, joga igual com a mesma semente?
cli-version-help = Mostra a versão.
cli-kernel = calculador: { $compiled ->
    [true] núcleo compilado
    [outdated] núcleo compilado, mas as fontes mudaram desde então: python3 run.py compila-o de novo
   *[false] núcleo em Python puro
}
cli-not-installed = Não está instalado: { $what }. Para instalar tudo: pip install "remeld[play]"

## Opções

cli-option-edition = a edição: broadway (se não se disser outra), babyboom, lanmi, john-adams ou goliath
cli-option-house = um ficheiro com regras da casa, em vez de uma edição
cli-option-players = quantos jogam (4; 2 em remeld tui e remeld arena; em remeld simulate, os que --bots indica); decide entre a caixa pequena e a grande
cli-option-big-set = todas as pedras mesmo com poucos jogadores, se a edição o permitir
cli-option-lang = a língua dos textos, como pt
cli-option-json = mostra um documento JSON e mais nada
cli-option-help = mostra isto
cli-option-not-melded = o jogador ainda não fez a { term-initial-meld }
cli-option-rack = as pedras do jogador, como "b3 b8 j"
cli-option-before = a mesa antes da jogada, como "b4 b5 b6, k8 r8 o8"
cli-option-after = a mesa depois da jogada
cli-option-clause = só esta regra com os seus esclarecimentos, como R43
cli-option-file = o ficheiro a ler; - é a entrada padrão
cli-option-seat = mostra só o que viu este lugar, a contar de 0
cli-option-to = para depois deste evento
cli-option-seed = o número de que resulta todo o acaso
cli-option-name = o teu nome
cli-option-clock = quanto pode durar cada jogada, ou none
cli-option-level = os jogadores virtuais: chick, rabbit, hedgehog, cat, badger, fox, owl ou dragon, do mais fraco ao mais forte, ou qualquer outro que remeld arena conheça; um para todos os lugares, ou um para cada, separados por vírgulas (chick)

## Os valores das opções, como a ajuda os mostra

cli-value-address = ENDEREÇO
cli-value-date = DATA
cli-value-event = EVENTO
cli-value-file = FICHEIRO
cli-value-name = NOME
cli-value-seconds = SEGUNDOS
cli-value-table = MESA
cli-value-tiles = PEDRAS

## Etiquetas

cli-label-rule = Regra
cli-label-before = Antes
cli-label-after = Depois
cli-label-rack = Suporte
cli-label-table = Mesa
cli-label-pool = Pote
cli-nothing = nada

## Regras

cli-mark-differ = ≠
cli-rules-legend = ≠ as edições não coincidem. * decisão nossa, porque o folheto nada diz ou não é claro. Uma edição inteira: remeld rules --edition lanmi. Uma regra: remeld rules --clause R34.
cli-rules-ruling = { $value }*
cli-rules-source = [{ $source }]
cli-rules-source-then = { $source }; { $next }
cli-rules-titled = { $title }. { $text }
cli-rules-house = mudado pela casa
cli-rules-clause = Regra { $clause }
cli-rules-more = Uma regra com os seus esclarecimentos: remeld rules --clause R34.

## Arbitrar

cli-judge-legal = Válido segundo { $edition }.
cli-judge-illegal = Não é válido segundo { $edition }: { $count ->
    [one] uma falta.
   *[other] { $count } faltas.
}
cli-judge-played = { $count ->
    [0] Nenhuma pedra posta.
    [one] Uma pedra posta, valor { $points }.
   *[other] { $count } pedras postas, valor { $points }.
}
cli-judge-fault = { $message } ({ $clause })
cli-judge-fault-in-set = Combinação { $set }. { $message } ({ $clause })

## Conferir

cli-verify-good = { $count ->
    [one] O registo está certo: um evento conferido.
   *[other] O registo está certo: { $count } eventos conferidos.
}
cli-verify-wrong = Há um erro no evento { $event }. { $message }
cli-verify-finished = O jogo acabou, e os pontos estão certos.
cli-verify-not-finished = O jogo não acabou.
cli-verify-deal-checked = A distribuição resulta do segredo.
cli-verify-deal-not-checked = O segredo não está no registo, por isso a distribuição não foi conferida.

## Resolver e ordenar

cli-solve-help = Encontra a melhor jogada e, entre as melhores, a que menos mexe na mesa.
cli-arrange-help = Faz combinações de um monte de pedras, de modo a sobrarem o menos possível.
cli-option-table = a mesa, como "b4 b5 b6, k8 r8 o8"
cli-option-tiles = as pedras, como "b4 b5 b6 j"
cli-option-objective = o que se procura: mais pedras (tiles), mais valor (value) ou pôr todas (out)
cli-option-steps = mostra a jogada passo a passo
cli-label-sets = Combinações
cli-label-left = Resto
cli-solve-best = { $count ->
    [one] Pode-se pôr uma pedra: { $tiles }, valor { $value }.
   *[other] Podem-se pôr { $count } pedras: { $tiles }, valor { $value }.
}
cli-solve-changed = mudada
cli-solve-new = nova
cli-solve-not-proved = A procura foi interrompida: pode haver uma jogada melhor.
cli-solve-nothing = Não se pode pôr nada.
cli-solve-none-found = Não se encontrou nada, mas não se pôde experimentar tudo.
cli-solve-not-out = Não há maneira de pôr todas as pedras.
cli-arrange-done = Todas as pedras estão em combinações.
cli-arrange-not-proved = A procura foi interrompida, por isso pode haver algo melhor.
cli-arrange-left = { $count ->
    [one] Sobra uma pedra.
   *[other] Sobram { $count } pedras.
}

## Simulação e arena

cli-puzzle-help = Mostra um problema: uma jogada com uma única melhor resposta, provada; --day mostra o do dia (o de hoje ou o de DATA, como 2026-11-18).
cli-completion-help = Escreve um script com que uma shell completa comandos e opções; docs/installing.md diz onde o pôr.
cli-option-shell = bash, zsh ou fish
cli-picture-help = Desenha uma mesa, um suporte, uma posição ou uma jogada: em SVG, ou em PNG se o ficheiro se chamar assim.
cli-option-position = uma posição na notação: as suas regras, a sua mesa e o suporte de quem joga
cli-option-output = o ficheiro a escrever, que acaba em .svg ou .png; sem ele, o SVG vai para a saída padrão
cli-option-width = quantos píxeis de largura tem um PNG (1200)
cli-option-kind = o tipo de problema: go-out (se nada se disser), all-but-one, first-30, free-the-joker, fourth-tile, rebuild, find-the-play ou endgame
cli-option-day = o problema do dia, o mesmo para quem joga esta edição
cli-option-number = um dos problemas que vêm com o programa, pelo número
cli-option-picture = desenha o problema neste ficheiro (.svg, .png), sem a resposta
cli-option-date = um dia, como 2026-11-18, em vez de hoje
cli-option-solution = mostrar a resposta, passo a passo
cli-puzzle-again = { $edition }, dificuldade { $difficulty }. O mesmo outra vez: --seed { $seed }; a resposta: --solution.
cli-practice-help = Mostra um exercício: seis perguntas do mesmo tipo, cada uma com uma única resposta certa, provada.
cli-option-drill = o que se pratica: spot (se nada se disser), first-30, splits, jokers, hold-back ou count
cli-practice-again = { $drill }, { $edition }. Outra vez o mesmo: --seed { $seed }; as respostas: --solution.
cli-puzzles-help = Cria muitos problemas, todos diferentes, de cada edição e tipo se nenhum for indicado: remeld puzzles make.
cli-option-count = quantos problemas
cli-option-o = o ficheiro a escrever
cli-puzzles-made = Há { $count } problemas em { $file }.

cli-simulate-help = Põe jogadores virtuais a jogar muitos jogos numa mesa, cada distribuição em todos os lugares, e conta vitórias, pontos e jogadas.
cli-arena-help = Põe todos os jogadores virtuais a jogar uns contra os outros com as mesmas distribuições: quem ganha quanto, com intervalos. Uma série interrompida continua com o mesmo comando; --results sozinho mostra o que está num ficheiro.
cli-option-bots = os jogadores virtuais, separados por vírgulas, como greedy,easy
cli-option-games = quantos jogos (1000), na arena para cada par
cli-option-workers = quantos processos trabalham (tantos quantos os processadores); o resultado é o mesmo
cli-option-verify = de cada tantas distribuições confere os registos de uma (20; 0 nenhuma, 1 todas)
cli-option-results = o ficheiro onde se escreve cada distribuição assim que é jogada
cli-option-report = escreve neste ficheiro uma página que se pode enviar
cli-option-test = para um par assim que é certo que o primeiro jogador ganha mais de LOW ou menos de HIGH por cento, como 50:55
cli-option-fast = joga com a simulação compilada, em babyboom e goliath e com as estratégias que conhece
cli-option-ray = joga no cluster Ray deste endereço; local inicia um aqui

## A sala

cli-option-no-browser = não abre o navegador
cli-play-more = As tuas mesas ficam em { $file }. REMELD_DATABASE pode indicar outro lugar, como sqlite:///mesas.db.
cli-play-stop = { $file ->
    [none] As tuas mesas ficam guardadas.
   *[other] As tuas mesas ficam guardadas em { $file }.
} Ctrl+C fecha a sala.
cli-play-runs-already = A sala já está aberta em { $address }.

cli-serve-help = Abre uma sala em rede, onde as pessoas jogam juntas.
cli-schema-help = Mostra o que os programas precisam para falar com uma sala.
cli-option-database = onde se guardam as mesas: sqlite:///remeld.db (se não se disser outra coisa) ou postgresql://…
cli-option-host = o endereço onde escuta
cli-option-port = a porta onde escuta; 0 escolhe uma livre
cli-option-origin = o que os jogadores escrevem no navegador, como https://play.example
cli-option-proxy = o proxy inverso em que se acredita quando diz quem é o cliente
cli-option-lan = abre a sala à rede deste computador
cli-option-http = a parte HTTP, como documento OpenAPI
cli-serve-address = A sala está aberta em { $address }.
cli-serve-lan = Na tua rede está em { $address }.

## Os passos de uma jogada

cli-step-lay = Põe { $tiles } como combinação nova ({ $target }).
cli-step-add = Adiciona { $tiles } à combinação { $target }: { $result }
cli-step-take = Leva { $tiles } da combinação { $source } para a combinação { $target }: { $result }
cli-step-split = Separa { $tiles } da combinação { $source } como combinação { $target }.
cli-step-join = Junta a combinação { $source } à combinação { $target }: { $result }
cli-step-swap = Troca { $tiles } pelo joker da combinação { $target }; o joker vai para a combinação { $joker }.
cli-step-shift = Move o joker dentro da combinação { $target }: { $result }

cli-backup-help = Copia uma sala inteira para um ficheiro, enquanto se joga.
cli-restore-help = Confere uma cópia de segurança, cada histórico e cada registo, e enche com ela uma base de dados vazia.
cli-option-copy = o ficheiro da cópia de segurança
cli-option-check = apenas conferir a cópia
cli-backup-done = { $file } está escrito. Mesas que contém: { $count }.
cli-restore-logs = Mesas conferidas e certas: { $tables }. Entradas nos seus históricos: { $entries }.
cli-restore-games = Jogos conferidos e certos: { $games } terminados, { $running } em curso.
cli-restore-checked = A cópia está boa. Nada foi restaurado.
cli-restore-done = A sala está restaurada.

cli-admin-help = Cuida de uma sala aberta: status, people (quem está), tables; close ou remove MESA; sign-out, ban ou unban ENDEREÇO; message TEXTO (sem texto é retirada); drain (sem jogos novos) e undrain.
cli-option-action = o que fazer
cli-option-about = o código de uma mesa, um endereço ou o texto de uma mensagem
cli-option-admin-socket = o socket para remeld admin, numa pasta própria; REMELD_ADMIN_SOCKET também o indica
cli-value-about = ASSUNTO
cli-value-action = AÇÃO
cli-admin-house = Remeld { $version }, aberto há { $minutes } min. Processos da sala: { $count }.
cli-admin-draining = Nada de novo começa: nem mesas nem jogos.
cli-admin-message = Mensagem para todos: { $text }
cli-admin-banned = Banidos: { $addresses }
cli-admin-counts = Pessoas ligadas: { $people }. Mesas: { $open } abertas, { $playing } em jogo, { $finished } terminadas, { $archived } arrumadas.
cli-admin-load = Este processo: { $count } ligações, { $percent } % de um processador, { $megabytes } MB.
cli-admin-slow = O mais lento dos últimos cinco minutos, com quantas vezes, metade em menos de, 99 % em menos de, e o pior:
cli-admin-people = Endereços aqui: { $count }. Pessoas ligadas por outros processos: { $elsewhere }.
cli-admin-status = { $status ->
    [open] aberta
    [playing] em jogo
    [finished] terminada
   *[archived] arrumada
}
cli-admin-idle = há { $minutes } min
cli-admin-present = { $count } presentes
cli-admin-tables = Mesas: { $count }. Por mostrar: { $more }.
cli-admin-done = { $action ->
    [close] A mesa está fechada. Ligações deste processo que ela tinha: { $count }.
    [remove] A mesa foi eliminada. Ligações deste processo que ela tinha: { $count }.
    [sign-out] As sessões terminaram. Ligações fechadas neste processo: { $count }.
    [ban] O endereço está banido. Ligações fechadas neste processo: { $count }.
    [unban] O endereço volta a ter acesso.
    [message] Toda a gente vê a mensagem.
    [no-message] A mensagem foi retirada.
    [drain] Não começam jogos novos. Os que estão em curso continuam.
   *[undrain] Já se pode começar jogos outra vez.
}

## Conformance

cli-option-key = o jogador: um nome como greedy, ou módulo:atributo
cli-conformance-result = { $count ->
    [0] { $player } cumpre as regras.
    [one] { $player }: uma coisa a corrigir.
   *[other] { $player }: { $count } coisas a corrigir.
}
breach-bad-key = A sua chave é { $found }. Dê-lhe um texto curto sem espaços à volta.
breach-not-picklable = Não pode ser guardado com pickle ({ $error }). Guarde nele só valores simples e defina a classe no início de um módulo.
breach-raised = Lançou { $error }. Decida perante qualquer vista, também sem nada para pôr, com o monte vazio ou antes de abrir.
breach-no-decision = Devolveu { $found }. Devolva Decision(move, reason) com Play, Draw ou Pass.
breach-no-reason = O seu motivo é { $found }. Dê a cada decisão um Reason com um código.
breach-illegal = O árbitro recusa { $move } ({ $fault }). Pergunte a remeld.rules.judge antes de pôr, e a remeld.bots.must_play antes de tirar ou passar.
breach-not-repeatable = Perguntado de novo com a mesma semente, não jogou { $move }. Tire o acaso só de rng, e não dependa do relógio nem da ordem de um conjunto.
breach-keeps-memory = Uma cópia nova não jogou { $move }. Não guarde nada entre decisões: o que se passou está em view.past.
breach-sees-hidden = Decidiu de outro modo quando só mudavam pedras escondidas. Decida só pela vista.
breach-too-slow = Levou { $spent } ms e eram permitidos { $allowed }. Vigie limit.milliseconds enquanto pensa e meça com time.process_time.
breach-endless = Após { $seconds } segundos não tinha decidido, e foi terminado. Procure um ciclo ou uma espera sem fim, e deixe de procurar quando limit se esgotar.
