### A página no navegador: os seus ecrãs, botões e mensagens.

## Em todo o lado

page-title = Remeld – o jogo de pedras com { term-run.many } e { term-group.many }
page-nav = Língua e definições
page-language = Língua
page-settings = Definições
page-close = Fechar
page-messages = Mensagens
page-cancel = Cancelar
page-apply = Aplicar
page-change = Mudar
page-remove = Retirar
page-moment = Um momento…
page-to-start = Página inicial
page-try-again = Tentar de novo
page-try-now = Tentar agora
page-load-again = Recarregar
page-not-affiliated = Remeld não tem ligação aos fabricantes de Rummikub®.
page-version = Versão { $version }
page-docs = Documentação (em inglês)

## Página inicial

page-start-heading = { term-run.Many }, { term-group.many } e uma ideia brilhante
page-start-lead = O clássico jogo de pedras. Põe as tuas pedras, desfaz combinações, forma outras e fica sem nenhuma antes de todos.
page-play-now = Jogar já
page-play-now-terms = { $edition }, { $count ->
    [one] um jogador virtual
   *[other] { $count } jogadores virtuais
}, sem relógio.
page-house-rules = { $edition } com regras da casa
page-house-named = { $name } ({ $edition })
page-way-computers = Jogar contra jogadores virtuais
page-way-friends = Jogar com amigos
page-way-friends-about = Envia um link ou mostra um código QR. Ninguém precisa de conta.
page-way-pass = Juntos num só aparelho
page-way-pass-about = Várias pessoas, um aparelho. Os suportes ficam escondidos entre jogadas.
page-way-public = Mesas públicas
page-way-public-about = Senta-te com outros, ou assiste.
page-join = Entrar com um código ou link
page-join-go = Entrar
page-name = O teu nome
page-colour = A tua cor
page-guest = Convidado
page-go-on = Continua onde estavas
page-go-on-here = Continuar
page-more = E ainda
page-more-learn = Aprender a jogar
page-more-rules = Regras
page-more-puzzles = Problemas
page-more-practice = O teu jogo
page-more-replay = Rever um jogo
page-more-aside = Para uma mesa a sério
page-session-expired = Esta sala já não conhece este navegador.
page-session-expired-way = Tens um código de recuperação?

## Mesas numa lista

page-seats-free = { $count ->
    [0] todos os lugares ocupados
    [one] um lugar livre
   *[other] { $count } lugares livres
}
page-game-of = jogo { $game } de { $games }
page-nobody-yet = Ainda ninguém
page-open-own = Abrir uma mesa
page-sit-down = Sentar
page-look-on = Assistir
page-no-public = Agora não há nenhuma mesa pública. Abre uma, e outros podem vir.

## Uma mesa nova

page-who-plays = Quem joga neste aparelho?
page-player = Jogador { $seat }
page-add-person = Mais uma pessoa
page-computers = Jogadores virtuais
page-level = Nível de jogo
page-level-adjust = Ao meu nível
page-level-adjust-about = Joga mais ou menos tão bem como tu. Muda com os teus resultados, que ficam neste dispositivo.
page-level-of = Jogador { $number }
page-level-quote = «{ $text }»
page-edition = Edição
page-edition-facts = O que diz esta edição
page-plays-joker-newSet = Um joker libertado forma uma combinação nova
page-plays-joker-anySet = Um joker libertado vai para qualquer combinação
page-plays-joker-newSetWithRackTiles = Um joker libertado forma uma combinação nova com pedras do suporte
page-plays-clock-fixed = Relógio: { $count } segundos
page-plays-clock-optional = Relógio: { $count } segundos, ou nenhum
page-plays-clock-none = Sem relógio
page-plays-winner-mostGames = Ganha quem vencer mais jogos
page-plays-winner-highestTotal = Ganha o total mais alto
page-make-house = Criar regras da casa
page-seats = Lugares
page-seats-about = Os lugares que ninguém ocupar podem ir para jogadores virtuais.
page-clock = Tempo por jogada
page-clock-edition = { $count ->
    [one] Um segundo
   *[other] { $count } segundos
}
page-clock-edition-about = Como diz o folheto desta edição. Se a mesa for válida quando toca a campainha, a jogada vale.
page-clock-seconds = O teu próprio tempo
page-clock-seconds-about = Uma regra da casa. Se a mesa for válida quando toca a campainha, a jogada vale.
page-clock-seconds-length = Segundos por jogada
page-clock-days = Dias
page-clock-days-about = Para jogos sem pressa: volta e joga quando tiveres tempo.
page-clock-days-length = Dias por jogada
page-clock-none = Sem relógio
page-clock-none-about = Leva o tempo que quiseres.
page-hints = Dicas
page-hints-about = Na tua vez podes perguntar se dá para jogar, com que pedras e como.
page-public = Mesa pública
page-public-about = Todos nesta sala veem a mesa na lista. Se não, só a encontra quem tem o link.
page-more-options = Mais opções
page-length-games = Jogos da partida
page-length-rounds = Rondas da partida
page-length-each = um por jogador
page-length-about = Deixa vazio para o que diz o folheto.
page-option-strict_penalty = Castigo mais duro
page-option-strict_penalty-about = O mais duro dos dois castigos do folheto para uma mesa que não está em ordem quando toca a campainha.
page-option-seats_by_draw = Lugares pelo sorteio
page-option-seats_by_draw-about = O sorteio inicial também decide quem se senta onde.
page-option-big_set = Caixa grande
page-option-big_set-about = Jogar com as pedras da caixa grande mesmo quando jogam poucos.
page-thinking = Os jogadores virtuais levam o seu tempo
page-thinking-about = Pensam o que uma pessoa pensaria. Se não, jogam logo.
page-delay = Segundos de atraso dos espectadores
page-delay-about = Para que ninguém ajude um jogador a partir do que vê.
page-open-table = Abrir a mesa
page-begin = Começar

## A espera

page-waiting-title = A tua mesa está pronta
page-waiting-guest = A mesa de { $player }
page-waiting-for-host = { $player } começa o jogo quando todos estiverem cá.
page-waiting-for-more = { $count ->
    [one] Há um lugar vazio. Convida alguém ou dá-o a um jogador virtual.
   *[other] Há { $count } lugares vazios. Convida pessoas ou dá-os a jogadores virtuais.
}
page-waiting-ready = Todos os lugares estão ocupados. Começa quando quiseres.
page-waiting-nobody = Senta-te primeiro, ou espera que alguém o faça.
page-seat-empty = Lugar vazio
page-sit-here = Sentar aqui
page-sit-other = Neste aparelho
page-add-computer = Jogador virtual
page-computer-level = Jogador virtual: { $level }
page-host = Anfitrião
page-not-here = Agora não está
page-stand = Levantar
page-remove-name = Retirar { $player }
page-watching = A assistir: { $names }
page-fill-and-start = { $count ->
    [one] Começar com um jogador virtual
   *[other] Começar com { $count } jogadores virtuais
}
page-start = Começar o jogo
page-leave = Sair da mesa
page-invite = Convidar
page-invite-about = Quem tiver este link pode sentar-se ou assistir.
page-invite-machine = Esta ligação só funciona neste computador.
page-invite-network = Esta ligação funciona na rede de { $address }, por exemplo no mesmo Wi-Fi.
page-network-open = Deixar entrar a minha rede
page-network-change = Outro endereço
page-network-title = Abrir à tua rede?
page-network-about = Quem estiver na tua rede e tiver a ligação poderá entrar nesta sala. Na mesa ninguém nota nada, e fica assim até a sala fechar.
page-network-address = Endereço deste computador
page-network-yes = Abrir
page-invite-link = Link para esta mesa
page-copy = Copiar
page-copied = O link está copiado.
page-not-copied = Não se conseguiu copiar o link. Está na barra de endereço.
page-share = Partilhar
page-share-text = Vem jogar à minha mesa:
page-qr = Código QR do link
page-code = Código para escrever
page-lock = Fechar a mesa
page-lock-about = Não pode entrar mais ninguém, nem para assistir.
page-rules-of = Regras: { $edition }
page-read-rules = Ler as regras
page-differences = { $count ->
    [one] Há uma regra diferente:
   *[other] Há { $count } regras diferentes:
}
page-difference = { $rule }: { $value } ({ $edition }: { $old })
page-clause = Regra { $clause }
page-change-options = Mudar opções
page-clock-edition-short = como diz o folheto
page-clock-seconds-short = { $count ->
    [one] um segundo
   *[other] { $count } segundos
}
page-clock-days-short = { $count ->
    [one] um dia
   *[other] { $count } dias
}
page-clock-none-short = sem relógio

## Definições

page-you = Tu
page-look = Aspeto
page-theme = Tema
page-theme-system = Sistema
page-theme-light = Claro
page-theme-dark = Escuro
page-contrast = Contraste
page-contrast-system = Sistema
page-contrast-normal = Normal
page-contrast-high = Alto
page-size = Letra
page-size-normal = Normal
page-size-large = Grande
page-motion = Movimento
page-motion-system = Sistema
page-motion-less = Reduzido
page-words-and-sounds = Palavras e sons
page-sound = Sons
page-sound-about = As pedras, a tua vez e os últimos dez segundos.
page-vibration = Vibração
page-vibration-about = Nos telemóveis, quando é a tua vez.
page-letter-keys = Teclas de letras em toda a mesa
page-letter-keys-about = Desligado, só funcionam sobre as pedras.
page-notify = Avisa-me quando for a minha vez
page-notify-about = Um aviso do teu navegador, enquanto este separador está escondido.
page-notify-refused = O teu navegador não permite avisos desta página.
page-notify-body = À mesa com { $players }.
page-talk = Frases e reações
page-talk-about = Mostrar o que os outros dizem na mesa.
page-devices = Outros aparelhos
page-devices-about = Sem conta nem palavra-passe: com um código recuperas as tuas mesas noutro aparelho, ou neste.
page-transfer = Código para outro aparelho
page-transfer-until = Escreve-o nas definições do outro aparelho. Serve uma vez, até às { $time }.
page-recovery = Código de recuperação
page-recovery-keep = Aponta-o e guarda-o. Com ele recuperas tudo se este navegador te esquecer.
page-enter-code = Tenho um código
page-enter-code-go = Usar
page-taken = Olá de novo. As tuas mesas estão aqui.
page-delete = Apagar-me
page-delete-about = O teu nome desaparece para sempre de todas as mesas desta sala. Os jogos a decorrer dão-se por perdidos e os resultados de problemas são apagados.
page-delete-me = Apagar-me desta sala
page-delete-sure = Apagar tudo o que é teu?

## Chegar a uma mesa, e porque não está lá

page-coming = A caminho da mesa…
page-table-title = Mesa
page-game-title = Jogo
page-lost = Perdeu-se a ligação. Volta sozinha, e as tuas pedras estão guardadas.
page-silent = A sala não responde há dois segundos. As tuas pedras estão guardadas.
page-no-answer = A sala não responde. Vê a tua ligação e tenta de novo.
page-not-loaded-title = Não funcionou
page-unknown-title = Não há nada aqui
page-unknown-text = Este endereço não leva a lado nenhum. A página inicial leva a todo o lado.
page-closed-title = A mesa está fechada
page-closed-title-table-not-found = Essa mesa não existe
page-closed-title-banned = Não podes entrar
page-closed-title-removed = A mesa foi apagada
page-closed-title-kicked = Expulsaram-te
page-closed-title-locked = A mesa não aceita mais ninguém
page-closed-title-forgotten = Apagaste-te
page-closed-title-signed-out = Terminaste a sessão
page-closed-title-reload = Há uma versão nova
page-closed-title-server-too-old = A sala é mais antiga do que esta página
page-closed-title-unreadable = Algo se baralhou
page-closed-title-second-tab = Estás a jogar noutro separador
page-closed-second-tab = Esta mesa está aberta noutro separador ou janela deste navegador. Um chega, por isso este fica em espera.
page-play-here = Jogar aqui
page-archived-title = Esta mesa foi arrumada
page-archived = Há muito que ninguém a usa. Está tudo como estava: continua quando quiseres.

## Sem ligação, versões novas, instalar

page-offline-title = Sem ligação à sala
page-offline-needs = Para jogar, aprender ou pedir uma dica é precisa a sala: é lá que está o árbitro. Assim que responder, tudo continua sozinho.
page-offline-works = Entretanto podes:
page-offline-last-table = Ver a tua última mesa, como estava ({ $time })
page-offline-rules = Ler as regras
page-offline-clock = Usar o relógio para uma mesa a sério
page-offline-as-of = Sem ligação. A mesa estava assim da última vez ({ $time }). Continua sozinha.
page-update-ready = Há uma versão nova. As tuas pedras ficam como estão.
page-update-load = Atualizar agora
page-update-later = Mais tarde
page-notice = Mensagem da sala:
page-install = Instalar o Remeld
page-install-title = Neste aparelho
page-install-about = Assim o Remeld abre como qualquer outra aplicação, numa janela própria.
page-install-by-hand = No Safari, toca em Partilhar e depois em «Adicionar ao ecrã principal».

## O que acontece na mesa

page-your-turn = É a tua vez
page-pass-to = Passa o aparelho a { $player }.
page-game-begins = O jogo { $game } começa.
page-event-came = { $player } chegou à mesa.
page-event-left = { $player } saiu da mesa.
page-event-hosted = Agora o anfitrião é { $player }.
page-event-sat = { $player } senta-se no lugar { $seat }.
page-event-away = Um jogador virtual joga por { $player }.
page-event-back = { $player } voltou.
page-event-pause-offered = { $player } pede uma pausa.
page-event-pause-declined = { $player } não quer uma pausa agora.
page-event-paused = O jogo está em pausa.
page-event-resumed = O jogo continua.
page-bell-own-idle = Acabou o tempo, e não fizeste nada.
page-bell-own-stands = Acabou o tempo. Puseste { $tiles }, e a jogada vale.
page-bell-own-not-playable = Acabou o tempo. Todas as combinações são válidas, mas a tua jogada não, por isso a mesa volta a ficar como estava.
page-bell-own-restored = Acabou o tempo antes de terminares. A mesa volta a ficar como estava, e as tuas pedras voltam para o suporte.
page-bell-own-loose-to-rack = Acabou o tempo antes de terminares. As combinações válidas ficam, e as pedras soltas vão para o teu suporte.
page-bell-own-could-play = Podias jogar, por isso isto não conta como passar.
page-bell-reason = O que estava mal: { $reason }
page-bell-drawn = { $count ->
    [one] Custa uma pedra do pote.
   *[other] Custa { $count } pedras do pote.
}
page-played = { $player } { $moves }.
page-move-lays = põe { $tiles }
page-move-adds = adiciona { $tiles } à combinação { $set }
page-move-plays = joga { $tiles }
page-move-rearranges = { $count ->
    [one] muda a combinação { $sets }
   *[other] muda as combinações { $sets }
}
page-move-and = { $moves } e { $next }
page-brief-group = { $count ->
    [3] três { $number }
    [4] quatro { $number }
   *[other] { $count } × { $number }
}
page-brief-adds = adiciona { $tiles }
page-brief-moves = move { $tiles }
page-brief-moves-many = move { $count } pedras
page-turns-missed = O que aconteceu antes está em «O que mudou».
page-scores = { $scores }.
page-connected = A ligação voltou.

## As pedras por palavras

page-tile = { $number } { $colour }
page-joker-as = joker como { $tile }
page-tile-unseen = pedra virada para baixo
page-run-words = { $first } a { $last } { $colour }
page-run-jokers = { $run }, { $jokers }
page-group-words = { $number } em { $colours }

## A mesa

page-desk = Mesa e suporte
page-the-table = Combinações na mesa
page-table-empty = Ainda não há nenhuma combinação.
page-table-empty-yours = Arrasta pedras para aqui, ou toca nelas e depois na mesa.
page-your-rack = { $count ->
    [0] O teu suporte
    [one] O teu suporte, uma pedra
   *[other] O teu suporte, { $count } pedras
}
page-rack-empty = Já não há pedras
page-tile-in-set = { $tile }, combinação { $set }
page-tile-on-rack = { $tile }
page-tile-new = { $tile }, nova
page-joker-number = joker como um { $number }
page-joker-stands = O joker representa
page-joker-could = O joker pode representar: { $tiles }.
page-joker-open = Deixar em aberto
page-set = Combinação { $number } de { $count }: { $tiles }
page-set-whole = Combinação { $number } de { $count }: { $kind ->
    [run] { term-run }
   *[group] { term-group }
}, { $tiles }, completa, valor { $value }
page-set-broken = Combinação { $number } de { $count }: { $tiles }, incompleta. { $reason }
page-set-why = O que tem de mal a combinação { $number }?
page-pool = Pedras no pote:

## Jogadores

page-players = Jogadores
page-seat = { $player }, { $count ->
    [one] uma pedra
   *[other] { $count } pedras
}{ $melded ->
    [true] , com { term-initial-meld }
   *[false] , ainda sem { term-initial-meld }
}{ $state ->
    [none] .
   *[other] , { $state }.
}
page-seat-turn = É quem joga agora.
page-seat-your-turn = É a tua vez.
page-seat-resigned = desistiu
page-seat-away = joga { $level } em seu lugar
page-seat-gone = não está
page-time-left = Tempo que resta: { $time }
page-time-last = { $count ->
    [one] Falta um segundo.
   *[other] Faltam { $count } segundos.
}
page-days-left = { $count ->
    [one] um dia
   *[other] { $count } dias
}

## O que diz o árbitro

page-turn-begin = É a tua vez. Põe pedras, ou tira uma.
page-turn-meld = É a tua vez. Põe combinações do teu suporte que somem { $needed }, ou tira uma pedra.
page-turn-begin-pass = É a tua vez. Põe pedras, ou passa.
page-turn-meld-pass = É a tua vez. Põe combinações do teu suporte que somem { $needed }, ou passa.
page-turn-of = É a vez de { $player }. Entretanto podes planear; ninguém vê.
page-turn-watched = É a vez de { $player }.
page-turn-legal = { $count ->
    [one] Uma pedra
   *[other] { $count } pedras
}, valor { $points }. Assim vale.
page-turn-not-yet = A jogada não pode acabar assim.
page-turn-laying = { $count ->
    [0] Estás a rearranjar a mesa.
    [one] Uma pedra posta até agora.
   *[other] { $count } pedras postas até agora.
}
page-plan = Plano
page-plan-legal = { $count ->
    [one] Uma pedra
   *[other] { $count } pedras
}, valor { $points }. Assim vai valer, se nada mudar.
page-judging = Um momento…
page-more-reasons = { $count ->
    [one] E mais um motivo.
   *[other] E mais { $count } motivos.
}
page-meld = { term-initial-meld.Label }
page-meld-so-far = { $points } de { $needed }
page-meld-ready = No teu suporte: { $points } de { $needed }
page-unfit-set-changed = O teu plano já não dá: mudou uma combinação que ele usa. De volta ao teu suporte: { $tiles }.
page-unfit-set-gone = O teu plano já não dá: desapareceu uma combinação que ele usa. De volta ao teu suporte: { $tiles }.
page-unfit-set-grown = O teu plano já não dá: cresceu uma combinação que ele usa. De volta ao teu suporte: { $tiles }.
page-unfit-tile-gone = O teu plano já não dá: desapareceu uma das suas pedras. De volta ao teu suporte: { $tiles }.

## O que se pode fazer

page-actions = A tua vez
page-undo = Desfazer
page-redo = Refazer
page-put-back = Deixar tudo como estava
page-sort-runs = Ordenar por { term-run.many } (789)
page-sort-groups = Ordenar por { term-group.many } (777)
page-tidy = Arrumar a mesa
page-end-play = { $count ->
    [one] Pôr uma pedra
   *[other] Pôr { $count } pedras
}
page-end-draw = Tirar pedra
page-end-pass = Passar
page-end-not = Ainda não
page-end-wait = Espera
page-see-result = Voltar ao resultado
page-looking-on = Estás a assistir.
page-moved-set = { $tiles }: agora na combinação { $set }.
page-moved-rack = { $tiles }: de volta ao suporte.
page-not-moved = Nada foi movido.
page-fits-more = { $count ->
    [one] Também cabe noutra combinação: toca-lhe outra vez ou prime Enter.
   *[other] Também cabe noutras { $count } combinações: toca-lhe outra vez ou prime Enter para a seguinte.
}
page-did-undo = Desfeito.
page-did-redo = Refeito.
page-did-put-back = Está tudo como antes.
page-did-sort-runs = Ordenado por { term-run.many }.
page-did-sort-groups = Ordenado por { term-group.many }.
page-did-tidy-sorted = As combinações estão em filas, por ordem.
page-did-tidy-compact = As combinações estão em filas, bem juntas.
page-did-tidy-none = A mesa já está arrumada.
page-place-none = Em lado nenhum.
page-place-new = Uma combinação nova.
page-place-rack = O suporte.
page-place-before = Combinação { $set }, antes de { $tile }.
page-place-between = Combinação { $set }, entre { $tile } e { $other }.
page-place-after = Combinação { $set }, depois de { $tile }.

## Dicas

page-hint = Dica
page-hint-thinking = À procura de uma jogada…
page-hint-some = Podes jogar.
page-hint-tiles = Com estas pedras: { $tiles }.
page-hint-none = Não há nada para jogar.
page-hint-none-found = Não se encontrou nenhuma jogada. Mesmo assim pode haver.
page-hint-which = Que pedras?
page-hint-how = Como?
page-hint-step = Fazer este passo
page-hint-all = Fazer tudo
page-step-lay = Põe { $tiles }.
page-step-add = Adiciona { $tiles }. Fica assim: { $result }.
page-step-take = Move { $tiles }. Fica assim: { $result }.
page-step-split = Separa { $tiles }.
page-step-join = Junta { $tiles } a outra combinação. Fica assim: { $result }.
page-step-swap = Põe { $tiles } no lugar do joker.
page-step-shift = Move o joker. Fica assim: { $result }.

## À volta da mesa

page-menu = Menu
page-type = Escrever uma jogada
page-type-how = Por exemplo b4-6 ou b7 > 3; «ajuda» diz mais.
page-type-answers = Respostas
page-changes = O que mudou
page-changes-none = Nada mudou desde a tua última vez.
page-changes-empty = Ainda não se jogou nada.
page-changes-show = Ver outra vez
page-changes-before = Antes disso
page-talk-mute = Esconder o que os outros dizem
page-talk-hear = Mostrar o que os outros dizem
page-write = Escrever à mesa
page-write-send = Enviar
page-written = Mensagens
page-messages-allow = Permitir escrever
page-messages-stop = Só frases
page-event-messages-allowed = Já se pode escrever outra vez.
page-event-messages-stopped = Agora só se dizem frases.
page-block = Esconder { $player }
page-unblock = Mostrar { $player }
page-report = Denunciar { $player }
page-reported = Quem gere a sala foi avisado.
page-i-am = Sou { $player }
page-pass-clock-waits = O relógio espera por ti.
page-pass-clock-runs = O relógio está a contar.
page-sound-on = Ligar sons
page-sound-off = Desligar sons
page-large-print = Letra grande
page-offer-pause = Pedir uma pausa
page-accept-pause = Aceitar a pausa
page-decline-pause = Sem pausa
page-withdraw-pause = Afinal sem pausa
page-pause-asked = { $player } pede uma pausa.
page-pause-waiting = Pediste uma pausa. Os outros ainda não a aceitaram.
page-paused-consent = O jogo está em pausa, e o relógio parado.
page-paused-nobody = Não está cá ninguém, por isso o relógio está parado.
page-resume = Continuar
page-away = Um jogador virtual joga por ti.
page-take-back = Voltar a jogar eu
page-stand-in = Pôr um jogador virtual no lugar de { $player }
page-unlock = Abrir a mesa a outros
page-lengthen = Mais { $count } segundos
page-mute = Silenciar
page-unmute = Deixar falar
page-kick = Expulsar
page-sure-kick = Expulsar { $player } de vez?
page-resign = Desistir
page-sure-resign = Desistir deste jogo? Conta como perdido.
page-sure-resign-player = { $player } desiste deste jogo? Conta como perdido.
page-resign-now = Desistir
page-sure-leave = Sair da mesa? Perdes o jogo.
page-leave-now = Sair
page-stay = Ficar

## O fim de um jogo

page-score-sheet = Folha de pontos
page-score-game = Jogo { $game }
page-score-round = Ronda { $round }
page-score-total = Total
page-score-won = Jogos ganhos
page-score-place = Posição
page-score-rule-mostGames = Vai à frente quem ganha mais jogos; entre iguais, decidem os pontos.
page-score-rule-highestTotal = Vai à frente quem tem mais pontos.
page-record = Registo
page-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
page-match-won = { $count ->
    [one] { $player } ganhou a partida.
   *[other] { $player } partilham a vitória.
}
page-won-you = Ganhaste, { $points }
page-won-other = { $player } ganhou, { $points }
page-next-game = Jogo seguinte
page-next-game-wait = O anfitrião começa o jogo seguinte; passado meio minuto, também podes.
page-rematch = Desforra
page-over = O jogo acabou.
page-result = Resultado
page-see-table = Ver a mesa
page-look-back = Rever

## Como mover pedras, e teclas

page-help = Gestos e teclas
page-help-pointer = Com rato, dedo ou caneta
page-help-drag = Arrasta uma pedra para uma combinação, para um espaço livre ou de volta ao suporte. As pedras escolhidas vão com ela.
page-help-tap = Ou toca em pedras para as escolher, e depois numa combinação ou num espaço livre.
page-help-twice = Toca duas vezes numa pedra do suporte, ou lança-a para cima: vai para onde cabe, com a combinação inteira se a tiveres no suporte. Toca duas vezes numa pedra tua da mesa para a recolher.
page-help-long = Carrega por mais tempo numa combinação para a escolher toda, ou passa por cima das pedras que queres. Com o rato: Shift e clique.
page-help-ledge = Arrasta a borda por baixo de uma combinação para a mover toda.
page-help-keys = Com o teclado
page-key-walk = Ir de pedra em pedra; escolher o lugar para as pedras na mão
page-key-choose = Escolher uma pedra, ou deixar de a escolher
page-key-range = Escolher várias seguidas
page-key-whole = Escolher a combinação toda
page-key-take = Pegar no que está escolhido, para onde cabe; as setas escolhem outro lugar e Enter põe aí
page-key-new = Pôr o que está escolhido como combinação nova
page-key-back = Recolher as tuas pedras para o suporte
page-key-stop = Largar sem mudar nada
page-key-undo = Desfazer
page-key-redo = Refazer
page-key-put-back = Deixar tudo como no início da jogada
page-key-sort = Ordenar o suporte
page-key-gap = Deixar um espaço antes da pedra no suporte, ou fechá-lo
page-key-tidy = Arrumar a mesa: todas as combinações em filas; outra vez: bem juntas
page-key-hint = Dica
page-key-end = Acabar a jogada, como com o botão
page-key-help = Esta ajuda
page-key-type = Escrever jogadas e perguntas
page-key-ask-table = Ouvir o que está na mesa
page-key-ask-rack = Ouvir o teu suporte
page-key-ask-players = Ouvir como estão os jogadores
page-key-ask-clock = Ouvir o tempo que resta
page-key-ask-missing = Ouvir o que ainda falta
page-key-ask-changes = Ouvir o que mudou
page-key-ask-set = Ouvir essa combinação
page-help-typing = A escrever e de ouvido
page-help-reader = Na mesa tudo se pode perguntar por escrito, e cada jogada se pode escrever. Um jogo inteiro jogado assim está contado em docs/screen-reader.md.
