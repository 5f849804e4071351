### A sala de jogo em rede: o que recusa, porque fecha uma ligação e o que se pode dizer numa mesa.

## Quem pede

refused-not-at-table = Não estás nesta mesa. Senta-te, ou entra com um nome.
refused-not-host = Só o anfitrião pode fazer isso.
refused-not-seated = Só quem tem lugar pode fazer isso. Senta-te primeiro.
refused-not-your-seat = Este lugar não é teu.
refused-kicked = O anfitrião expulsou-te desta mesa, ou outra pessoa da tua rede na última hora.
refused-muted = O anfitrião silenciou-te aqui.
refused-messages-off = Nesta mesa só se dizem frases.
refused-bad-message = Esta mensagem não tem nada legível.
refused-too-fast = Acabaste de dizer uma coisa. Espera um segundo.
refused-no-session = A sala não conhece este navegador. Recarrega a página.
refused-no-such-code = Este código não serve. Está mal escrito, já foi usado ou é antigo de mais.
refused-not-allowed = Isto não é para toda a gente ver.

## A mesa

refused-table-not-found = Essa mesa não existe. Confere o código ou o link.
refused-table-removed = Esta mesa foi apagada, porque ninguém a usou durante muito tempo. Os registos dos seus jogos estão guardados.
refused-table-locked = O anfitrião fechou esta mesa. Não pode entrar mais ninguém.
refused-table-crowded = Já há { $most } pessoas nesta mesa e não cabem mais. Podes assistir sem dar um nome.
refused-quota = Tu, ou outras pessoas da tua rede, já têm aqui tudo o que a sala guarda. Os jogos continuam até ao fim. Nada de novo pode começar até que mesas antigas sejam apagadas.
refused-table-full = Todos os lugares estão ocupados. Podes assistir.
refused-name-taken = Nesta mesa já há alguém com o nome { $name }. Escolhe outro.
refused-name-needed = Falta um nome. Escreve um.
refused-unclear-name = «{ $name }» pode confundir-se com outro nome. Usa letras de um só alfabeto, sem sinais invisíveis nem sobrepostos.
refused-colour-taken = Esta cor já é de alguém. Escolhe outra.
refused-unknown-person = Essa pessoa já não está na mesa.
refused-not-yourself = Não te podes expulsar. Para ires embora, sai da mesa.
refused-unknown-seat = Esse lugar não existe.
refused-seat-taken = Este lugar está ocupado. Escolhe outro.
refused-seats-not-filled = { $empty ->
    [one] Há um lugar vazio.
   *[other] Há { $empty } lugares vazios.
} Espera por mais gente, junta jogadores virtuais ou põe menos lugares.
refused-nobody-seated = Só há jogadores virtuais sentados. Senta-te primeiro.
refused-too-many-seated = Lugares ocupados: { $seated }, mas só haveria { $seats }. Liberta algum primeiro.
refused-nothing-changes = Já está assim.

## Opções

refused-bad-clock = { $most ->
    [0] Este tipo de relógio não leva número.
   *[other] O tempo por jogada tem de ser um número de { $least } a { $most }.
}
refused-clock-needed = Estas regras precisam de um relógio quando jogam duas ou mais pessoas. Escolhe um.
refused-bad-options = Não se conseguem ler estas opções (em { $where }).

## Jogos

refused-game-running = Agora não se pode. Espera que o jogo ou a partida acabe.
refused-no-game = Não há nenhum jogo a decorrer.
refused-match-over = A partida acabou. Pede primeiro a desforra.
refused-match-not-over = A partida ainda não acabou.
refused-too-early = É cedo de mais para isso. Tenta mais tarde.
refused-stale = Entretanto a mesa mudou. Volta a vê-la.
refused-seen-ahead = Esta página sabe mais da mesa do que a sala guardou. Recarrega-a.
refused-no-such-game = Não há registo deste jogo. Só os jogos acabados o têm.

## Vezes

refused-not-your-turn = Não é a vez deste lugar.
refused-seat-away = Agora joga aqui um jogador virtual. Se o lugar é teu, recupera-o primeiro.
refused-seat-resigned = Quem joga neste lugar desistiu e volta no próximo jogo.
refused-seat-not-away = Nenhum jogador virtual substitui este lugar.
refused-not-a-computer = Neste lugar não há nenhum jogador virtual.
refused-hints-off = Nesta mesa não há dicas.

## O relógio

refused-no-clock = Este jogo não tem relógio.
refused-clock-runs = Este jogo tem relógio, e é a campainha que acaba a jogada. Espera que toque.
refused-paused = O jogo está em pausa. Retoma-o primeiro.
refused-not-paused = O jogo não está em pausa.
refused-pause-offered = Alguém já pediu uma pausa.
refused-no-pause-offered = Ninguém pediu uma pausa.
refused-already-accepted = Já aceitaste a pausa. Faltam os outros.
refused-enough-time = Não se pode dar tanto tempo a esta jogada. Dá menos.

## Registos, pontos e regras da casa

refused-record-too-long = Este registo é mais comprido do que um jogo pode ser.
refused-record-of-another-seat = Este registo só mostra o que viu { $seen ->
    [none] um espectador.
   *[other] o lugar { $seen }.
}
refused-racks-differ = Todos os jogos de uma partida têm o mesmo número de suportes. Estes não.
refused-winner-has-tiles = Diz-se que alguém ganhou um jogo, mas ainda tem pedras.
refused-loser-has-none = Alguém já não tem pedras, mas não se diz que ganhou.
refused-no-such-house = Neste link não há regras da casa.
refused-key-taken = Não se conseguem guardar estas regras da casa, porque outras têm o mesmo link.

## A própria sala

refused-unreadable = A sala não consegue ler esta mensagem (em { $where }). Recarrega a página.
refused-unknown-kind = A sala não sabe o que esta mensagem pede. Recarrega a página.
refused-unreadable-body = A sala não consegue ler este pedido. Recarrega a página.
refused-bad-request = A sala não pode aceitar este pedido. Recarrega a página.
refused-not-found = Não há nada neste endereço.
refused-method-not-allowed = Isso não se pode fazer neste endereço.
refused-too-long = Isto é mais comprido do que a sala aceita.
refused-reload = Esta página é mais antiga do que a sala. Recarrega-a.
refused-server-too-old = Esta página é mais nova do que a sala. Tenta mais tarde.
refused-wrong-host = A sala não está aberta neste endereço. Usa aquele com que foi aberta.
refused-wrong-origin = Isto vem de uma página que não é da sala. Abre a sala pelo seu próprio endereço.
refused-not-the-machine = Só um navegador no computador da sala a pode abrir a uma rede.
refused-no-such-network = { $address } não é um endereço deste computador.
refused-network-taken = Outro programa ocupa a porta em { $address }. Escolhe outro endereço ou abre a sala com outro --port.
refused-busy = A sala está muito ocupada. Tenta daqui a pouco.
refused-too-hard = Responder a isto demoraria demasiado. Faz uma pergunta mais fácil.
refused-draining = A sala está a ser atualizada, por isso não começam agora jogos novos. Os que estão em curso continuam. Tenta mais tarde.
refused-banned = O teu endereço está banido desta sala.
refused-house-full = A sala está cheia. Tenta mais tarde.
refused-too-many = Há ligações a mais a partir da tua rede. Fecha algumas páginas ou tenta mais tarde.
refused-too-often = Vieram pedidos a mais da tua rede. Espera um pouco e tenta de novo.
refused-storage-failed = A sala não consegue chegar agora às suas mesas. Tenta daqui a pouco.
refused-unexpected-error = Algo correu mal na sala. Tenta de novo, e comunica-o se voltar a acontecer.

## Porque se fechou uma ligação

closed-banned = { refused-banned }
closed-flood = Enviaste mensagens a mais. Espera um pouco e volta a ligar-te.
closed-forgotten = Apagaste-te desta sala.
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-removed = { refused-table-removed }
closed-restart = A sala está a reiniciar. O teu jogo está guardado. Volta a ligar-te daqui a pouco.
closed-server-too-old = { refused-server-too-old }
closed-signed-out = A tua sessão neste navegador terminou.
closed-slow = A tua ligação é lenta de mais para seguir o jogo. Volta a ligar-te.
closed-table-not-found = { refused-table-not-found }
closed-unreadable = A sala não consegue ler o que esta página envia. Recarrega a página.

## Jogadores virtuais, conforme jogam

level-easy = fácil
level-best = perito
level-chick = Pintainho
level-rabbit = Coelho
level-hedgehog = Ouriço
level-cat = Gato
level-badger = Texugo
level-fox = Raposa
level-owl = Coruja
level-dragon = Dragão
level-says-chick = Ponho as combinações do meu suporte. Com a mesa cheia, quase não olho para ela.
level-says-rabbit = Às vezes peço emprestada uma pedra da mesa para fazer uma combinação.
level-says-hedgehog = Mexo até três pedras da mesa, se nada me escapar.
level-says-cat = Ponho sempre todas as pedras que posso, e raramente me escapa uma.
level-says-badger = Gosto de esperar até poder pôr tudo de uma vez, mas perco muitas vezes a paciência.
level-says-fox = Guardo quase todas as pedras até as poder pôr de uma vez. Às vezes perco a paciência.
level-says-owl = Espero e depois ponho tudo de uma vez. Perto do fim, cuido do valor do meu suporte.
level-says-dragon = Contenho-me, conto as pedras que ninguém mostrou e, perto do fim, jogo cada jogada até ao fim na cabeça.

## As cores dos lugares

seat-colour-coral = vermelho-coral
seat-colour-gold = dourado
seat-colour-leaf = verde-folha
seat-colour-sky = azul-celeste
seat-colour-plum = ameixa
seat-colour-slate = cinzento-ardósia

## Frases rápidas

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-thank-you = Obrigado!
phrase-sorry = Desculpa!
phrase-oops = Ups!
phrase-let-me-think = Deixa-me pensar.
phrase-take-your-time = Não tenhas pressa.
phrase-your-turn = É a tua vez.
phrase-back-soon = Já volto.
phrase-i-am-back = Já voltei.
phrase-one-more-game = Mais um jogo?
phrase-good-game = Bom jogo!
phrase-goodbye = Adeus!

## Reações

phrase-smile = Sorriso
phrase-laugh = Riso
phrase-clap = Palmas
phrase-heart = Coração
phrase-thumbs-up = Polegar para cima
phrase-surprise = Surpresa
phrase-sad = Cara triste
phrase-think = Cara pensativa
