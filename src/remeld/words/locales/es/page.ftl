### La página en el navegador: sus pantallas, botones y mensajes.

## En todas partes

page-title = Remeld – el juego de fichas de escaleras y { term-group.many }
page-nav = Idioma y ajustes
page-language = Idioma
page-settings = Ajustes
page-close = Cerrar
page-messages = Mensajes
page-cancel = Cancelar
page-apply = Aplicar
page-change = Cambiar
page-remove = Quitar
page-moment = Un momento…
page-to-start = Página de inicio
page-try-again = Intentar de nuevo
page-try-now = Intentar ahora
page-load-again = Volver a cargar
page-not-affiliated = Remeld no tiene relación con los fabricantes de Rummikub®.
page-version = Versión { $version }
page-docs = Documentación (en inglés)

## Página de inicio

page-start-heading = Escaleras, { term-group.many } y una idea brillante
page-start-lead = El clásico juego de fichas. Pon tus fichas, deshaz conjuntos, forma otros y quédate sin ninguna antes que nadie.
page-play-now = Jugar ya
page-play-now-terms = { $edition }, { $count ->
    [one] un jugador virtual
   *[other] { $count } jugadores virtuales
}, sin reloj.
page-house-rules = { $edition } con reglas de la casa
page-house-named = { $name } ({ $edition })
page-way-computers = Jugar contra jugadores virtuales
page-way-friends = Jugar con amigos
page-way-friends-about = Envía un enlace o muestra un código QR. Nadie necesita una cuenta.
page-way-pass = Juntos en un dispositivo
page-way-pass-about = Varias personas, un dispositivo. Los soportes quedan ocultos entre turnos.
page-way-public = Mesas públicas
page-way-public-about = Siéntate con otros, o mira.
page-join = Entrar con un código o un enlace
page-join-go = Entrar
page-name = Tu nombre
page-colour = Tu color
page-guest = Invitado
page-go-on = Sigue donde estabas
page-go-on-here = Seguir
page-more = Y además
page-more-learn = Aprender a jugar
page-more-rules = Reglas
page-more-puzzles = Problemas
page-more-practice = Tu juego
page-more-replay = Repasar un juego
page-more-aside = Para una mesa de verdad
page-session-expired = Esta sala ya no conoce este navegador.
page-session-expired-way = ¿Tienes un código de recuperación?

## Mesas en una lista

page-seats-free = { $count ->
    [0] todos los asientos ocupados
    [one] un asiento libre
   *[other] { $count } asientos libres
}
page-game-of = juego { $game } de { $games }
page-nobody-yet = Nadie todavía
page-open-own = Abrir una mesa
page-sit-down = Sentarse
page-look-on = Mirar
page-no-public = Ahora no hay ninguna mesa pública. Abre una, y podrán venir otros.

## Una mesa nueva

page-who-plays = ¿Quién juega en este dispositivo?
page-player = Jugador { $seat }
page-add-person = Una persona más
page-computers = Jugadores virtuales
page-level = Nivel de juego
page-level-adjust = A mi nivel
page-level-adjust-about = Juega más o menos tan bien como tú. Cambia con tus resultados, que se quedan en este dispositivo.
page-level-of = Jugador { $number }
page-level-quote = «{ $text }»
page-edition = Edición
page-edition-facts = Lo que dice esta edición
page-plays-joker-newSet = Un comodín liberado forma un conjunto nuevo
page-plays-joker-anySet = Un comodín liberado va a cualquier conjunto
page-plays-joker-newSetWithRackTiles = Un comodín liberado forma un conjunto nuevo con fichas del soporte
page-plays-clock-fixed = Reloj: { $count } segundos
page-plays-clock-optional = Reloj: { $count } segundos, o ninguno
page-plays-clock-none = Sin reloj
page-plays-winner-mostGames = Gana quien gane más juegos
page-plays-winner-highestTotal = Gana el total más alto
page-make-house = Crear reglas de la casa
page-seats = Asientos
page-seats-about = Los asientos que nadie ocupe pueden ser para jugadores virtuales.
page-clock = Tiempo por turno
page-clock-edition = { $count ->
    [one] Un segundo
   *[other] { $count } segundos
}
page-clock-edition-about = Como dice el reglamento de esta edición. Si la mesa es válida cuando suena la campana, la jugada vale.
page-clock-seconds = Tu propio tiempo
page-clock-seconds-about = Una regla de la casa. Si la mesa es válida cuando suena la campana, la jugada vale.
page-clock-seconds-length = Segundos por turno
page-clock-days = Días
page-clock-days-about = Para juegos sin prisa: vuelve y juega cuando tengas tiempo.
page-clock-days-length = Días por turno
page-clock-none = Sin reloj
page-clock-none-about = Tómate todo el tiempo que quieras.
page-hints = Pistas
page-hints-about = En tu turno puedes preguntar si puedes jugar, con qué fichas y cómo.
page-public = Mesa pública
page-public-about = Todos los de esta sala ven la mesa en la lista. Si no, solo la encuentra quien tiene el enlace.
page-more-options = Más opciones
page-length-games = Juegos de la partida
page-length-rounds = Rondas de la partida
page-length-each = uno por jugador
page-length-about = Déjalo vacío para lo que dice el reglamento.
page-option-strict_penalty = Penalización más dura
page-option-strict_penalty-about = La más dura de las dos penalizaciones del reglamento por una mesa que no está en orden al sonar la campana.
page-option-seats_by_draw = Asientos según el sorteo
page-option-seats_by_draw-about = El sorteo inicial también decide quién se sienta dónde.
page-option-big_set = Caja grande
page-option-big_set-about = Jugar con las fichas de la caja grande aunque jueguen pocos.
page-thinking = Los jugadores virtuales se toman su tiempo
page-thinking-about = Piensan lo que pensaría una persona. Si no, juegan al momento.
page-delay = Segundos de retraso de los espectadores
page-delay-about = Para que nadie pueda ayudar a un jugador mirando.
page-open-table = Abrir la mesa
page-begin = Empezar

## La espera

page-waiting-title = Tu mesa está lista
page-waiting-guest = La mesa de { $player }
page-waiting-for-host = { $player } empezará el juego cuando estén todos.
page-waiting-for-more = { $count ->
    [one] Hay un asiento vacío. Invita a alguien o dáselo a un jugador virtual.
   *[other] Hay { $count } asientos vacíos. Invita a gente o dáselos a jugadores virtuales.
}
page-waiting-ready = Todos los asientos están ocupados. Empieza cuando quieras.
page-waiting-nobody = Siéntate primero, o espera a que alguien lo haga.
page-seat-empty = Asiento vacío
page-sit-here = Sentarse aquí
page-sit-other = En este dispositivo
page-add-computer = Jugador virtual
page-computer-level = Jugador virtual: { $level }
page-host = Anfitrión
page-not-here = Ahora no está
page-stand = Levantarse
page-remove-name = Quitar a { $player }
page-watching = Mirando: { $names }
page-fill-and-start = { $count ->
    [one] Empezar con un jugador virtual
   *[other] Empezar con { $count } jugadores virtuales
}
page-start = Empezar el juego
page-leave = Dejar la mesa
page-invite = Invitar
page-invite-about = Quien tenga este enlace puede sentarse o mirar.
page-invite-machine = Este enlace solo funciona en este equipo.
page-invite-network = Este enlace funciona en la red de { $address }, por ejemplo en la misma wifi.
page-network-open = Dejar entrar a mi red
page-network-change = Otra dirección
page-network-title = ¿Abrir a tu red?
page-network-about = Quien esté en tu red y tenga el enlace podrá entrar en esta sala. En la mesa nadie nota nada, y sigue así hasta que la sala se cierre.
page-network-address = Dirección de este equipo
page-network-yes = Abrir
page-invite-link = Enlace a esta mesa
page-copy = Copiar
page-copied = El enlace está copiado.
page-not-copied = No se ha podido copiar el enlace. Está en la barra de direcciones.
page-share = Compartir
page-share-text = Ven a jugar a mi mesa:
page-qr = Código QR del enlace
page-code = Código para escribir
page-lock = Cerrar la mesa
page-lock-about = No puede entrar nadie más, ni siquiera a mirar.
page-rules-of = Reglas: { $edition }
page-read-rules = Leer las reglas
page-differences = { $count ->
    [one] Una regla es distinta:
   *[other] { $count } reglas son distintas:
}
page-difference = { $rule }: { $value } ({ $edition }: { $old })
page-clause = Regla { $clause }
page-change-options = Cambiar opciones
page-clock-edition-short = como dice el reglamento
page-clock-seconds-short = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
page-clock-days-short = { $count ->
    [one] un día
   *[other] { $count } días
}
page-clock-none-short = sin reloj

## Ajustes

page-you = Tú
page-look = Aspecto
page-theme = Tema
page-theme-system = Sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-contrast = Contraste
page-contrast-system = Sistema
page-contrast-normal = Normal
page-contrast-high = Alto
page-size = Letra
page-size-normal = Normal
page-size-large = Grande
page-motion = Movimiento
page-motion-system = Sistema
page-motion-less = Reducido
page-words-and-sounds = Palabras y sonidos
page-sound = Sonidos
page-sound-about = Las fichas, tu turno y los últimos diez segundos.
page-vibration = Vibración
page-vibration-about = En los teléfonos, cuando te toca.
page-letter-keys = Teclas de letras en toda la mesa
page-letter-keys-about = Si no, solo funcionan sobre las fichas.
page-notify = Avísame cuando me toque
page-notify-about = Un aviso de tu navegador mientras esta pestaña está oculta.
page-notify-refused = Tu navegador no permite avisos de esta página.
page-notify-body = En la mesa con { $players }.
page-talk = Frases y reacciones
page-talk-about = Mostrar lo que dicen los demás en la mesa.
page-devices = Otros dispositivos
page-devices-about = Sin cuenta ni contraseña: con un código recuperas tus mesas en otro dispositivo, o en este.
page-transfer = Código para otro dispositivo
page-transfer-until = Escríbelo en los ajustes del otro dispositivo. Sirve una vez, hasta las { $time }.
page-recovery = Código de recuperación
page-recovery-keep = Apúntalo y guárdalo. Con él lo recuperas todo si este navegador te olvida.
page-enter-code = Tengo un código
page-enter-code-go = Usarlo
page-taken = Hola de nuevo. Tus mesas están aquí.
page-delete = Borrarme
page-delete-about = Tu nombre desaparece para siempre de todas las mesas de esta sala. Los juegos en marcha se dan por perdidos y los resultados de problemas se borran.
page-delete-me = Borrarme de esta sala
page-delete-sure = ¿Borrar todo lo tuyo?

## Llegar a una mesa, y por qué no está

page-coming = Camino de la mesa…
page-table-title = Mesa
page-game-title = Juego
page-lost = Se ha perdido la conexión. Volverá sola, y tus fichas están a salvo.
page-silent = La sala lleva dos segundos sin responder. Tus fichas están a salvo.
page-no-answer = La sala no responde. Revisa tu conexión e inténtalo de nuevo.
page-not-loaded-title = No ha funcionado
page-unknown-title = Aquí no hay nada
page-unknown-text = Esta dirección no lleva a ninguna parte. La página de inicio lleva a todas.
page-closed-title = La mesa está cerrada
page-closed-title-table-not-found = No existe esa mesa
page-closed-title-banned = No puedes entrar
page-closed-title-removed = La mesa se ha borrado
page-closed-title-kicked = Te han echado
page-closed-title-locked = La mesa no admite a nadie más
page-closed-title-forgotten = Te has borrado
page-closed-title-signed-out = Has cerrado la sesión
page-closed-title-reload = Hay una versión nueva
page-closed-title-server-too-old = La sala es más antigua que esta página
page-closed-title-unreadable = Algo se ha enredado
page-closed-title-second-tab = Juegas en otra pestaña
page-closed-second-tab = Esta mesa está abierta en otra pestaña o ventana de este navegador. Con una basta, así que esta queda en espera.
page-play-here = Jugar aquí
page-archived-title = Esta mesa estaba guardada
page-archived = Hacía tiempo que nadie la usaba. Todo está como estaba: sigue cuando quieras.

## Sin conexión, versiones nuevas, instalar

page-offline-title = No hay conexión con la sala
page-offline-needs = Para jugar, aprender o pedir una pista hace falta la sala: allí está el árbitro. En cuanto responda, todo sigue solo.
page-offline-works = Mientras tanto puedes:
page-offline-last-table = Ver tu última mesa, como estaba ({ $time })
page-offline-rules = Leer las reglas
page-offline-clock = Usar el reloj para una mesa de verdad
page-offline-as-of = Sin conexión. Así estaba la mesa la última vez ({ $time }). Seguirá sola.
page-update-ready = Hay una versión nueva. Tus fichas se quedan como están.
page-update-load = Actualizar ahora
page-update-later = Más tarde
page-notice = Mensaje de la sala:
page-install = Instalar Remeld
page-install-title = En este dispositivo
page-install-about = Así Remeld se abre como cualquier otra aplicación, en su propia ventana.
page-install-by-hand = En Safari, toca Compartir y luego «Añadir a pantalla de inicio».

## Lo que pasa en la mesa

page-your-turn = Te toca
page-pass-to = Pasa el dispositivo a { $player }.
page-game-begins = Empieza el juego { $game }.
page-event-came = { $player } ha llegado a la mesa.
page-event-left = { $player } ha dejado la mesa.
page-event-hosted = Ahora { $player } hace de anfitrión.
page-event-sat = { $player } se sienta en el asiento { $seat }.
page-event-away = Un jugador virtual juega por { $player }.
page-event-back = { $player } ha vuelto.
page-event-pause-offered = { $player } pide una pausa.
page-event-pause-declined = { $player } no quiere una pausa ahora.
page-event-paused = El juego está en pausa.
page-event-resumed = El juego sigue.
page-bell-own-idle = Se acabó el tiempo, y no has hecho nada.
page-bell-own-stands = Se acabó el tiempo. Has puesto { $tiles }, y la jugada vale.
page-bell-own-not-playable = Se acabó el tiempo. Todos los conjuntos son válidos, pero tu jugada no, así que la mesa vuelve a como estaba.
page-bell-own-restored = Se acabó el tiempo y no has terminado. La mesa vuelve a como estaba, y tus fichas vuelven a tu soporte.
page-bell-own-loose-to-rack = Se acabó el tiempo y no has terminado. Los conjuntos válidos se quedan, y las fichas sueltas van a tu soporte.
page-bell-own-could-play = Podías jugar, así que esto no cuenta como pasar.
page-bell-reason = Lo que estaba mal: { $reason }
page-bell-drawn = { $count ->
    [one] Cuesta una ficha de la pila.
   *[other] Cuesta { $count } fichas de la pila.
}
page-played = { $player } { $moves }.
page-move-lays = pone { $tiles }
page-move-adds = añade { $tiles } al conjunto { $set }
page-move-plays = juega { $tiles }
page-move-rearranges = { $count ->
    [one] cambia el conjunto { $sets }
   *[other] cambia los conjuntos { $sets }
}
page-move-and = { $moves } y { $next }
page-brief-group = { $count ->
    [3] tres { $number }
    [4] cuatro { $number }
   *[other] { $count } × { $number }
}
page-brief-adds = añade { $tiles }
page-brief-moves = mueve { $tiles }
page-brief-moves-many = mueve { $count } fichas
page-turns-missed = Lo que pasó antes está en «Lo que ha cambiado».
page-scores = { $scores }.
page-connected = La conexión ha vuelto.

## Las fichas en palabras

page-tile = { $number } { $colour }
page-joker-as = comodín como { $tile }
page-tile-unseen = ficha boca abajo
page-run-words = { $first } a { $last } { $colour }
page-run-jokers = { $run }, { $jokers }
page-group-words = { $number } en { $colours }

## La mesa

page-desk = Mesa y soporte
page-the-table = Conjuntos en la mesa
page-table-empty = Aún no hay ningún conjunto.
page-table-empty-yours = Arrastra fichas aquí, o tócalas y luego toca la mesa.
page-your-rack = { $count ->
    [0] Tu soporte
    [one] Tu soporte, una ficha
   *[other] Tu soporte, { $count } fichas
}
page-rack-empty = No queda ninguna ficha
page-tile-in-set = { $tile }, conjunto { $set }
page-tile-on-rack = { $tile }
page-tile-new = { $tile }, nueva
page-joker-number = comodín como un { $number }
page-joker-stands = El comodín representa
page-joker-could = El comodín puede representar: { $tiles }.
page-joker-open = Sin decidir
page-set = Conjunto { $number } de { $count }: { $tiles }
page-set-whole = Conjunto { $number } de { $count }: { $kind ->
    [run] escalera
   *[group] { term-group }
}, { $tiles }, completo, valor { $value }
page-set-broken = Conjunto { $number } de { $count }: { $tiles }, incompleto. { $reason }
page-set-why = ¿Qué le pasa al conjunto { $number }?
page-pool = Fichas en la pila:

## Jugadores

page-players = Jugadores
page-seat = { $player }, { $count ->
    [one] una ficha
   *[other] { $count } fichas
}{ $melded ->
    [true] , con combinación inicial
   *[false] , aún sin combinación inicial
}{ $state ->
    [none] .
   *[other] , { $state }.
}
page-seat-turn = Le toca.
page-seat-your-turn = Te toca a ti.
page-seat-resigned = ha abandonado
page-seat-away = juega { $level } en su lugar
page-seat-gone = no está
page-time-left = Tiempo restante: { $time }
page-time-last = { $count ->
    [one] Queda un segundo.
   *[other] Quedan { $count } segundos.
}
page-days-left = { $count ->
    [one] un día
   *[other] { $count } días
}

## Lo que dice el árbitro

page-turn-begin = Te toca. Pon fichas, o roba.
page-turn-meld = Te toca. Pon conjuntos de tu soporte que sumen { $needed }, o roba.
page-turn-begin-pass = Te toca. Pon fichas, o pasa.
page-turn-meld-pass = Te toca. Pon conjuntos de tu soporte que sumen { $needed }, o pasa.
page-turn-of = Le toca a { $player }. Mientras, puedes planear; nadie lo ve.
page-turn-watched = Le toca a { $player }.
page-turn-legal = { $count ->
    [one] Una ficha
   *[other] { $count } fichas
}, valor { $points }. Así vale.
page-turn-not-yet = El turno no puede acabar así.
page-turn-laying = { $count ->
    [0] Estás reordenando la mesa.
    [one] Una ficha puesta por ahora.
   *[other] { $count } fichas puestas por ahora.
}
page-plan = Tu plan
page-plan-legal = { $count ->
    [one] Una ficha
   *[other] { $count } fichas
}, valor { $points }. Así valdrá, si nada cambia.
page-judging = Un momento…
page-more-reasons = { $count ->
    [one] Y un motivo más.
   *[other] Y { $count } motivos más.
}
page-meld = Combinación inicial
page-meld-so-far = { $points } de { $needed }
page-meld-ready = En tu soporte: { $points } de { $needed }
page-unfit-set-changed = Tu plan ya no encaja: ha cambiado un conjunto que usa. De vuelta en tu soporte: { $tiles }.
page-unfit-set-gone = Tu plan ya no encaja: ya no está un conjunto que usa. De vuelta en tu soporte: { $tiles }.
page-unfit-set-grown = Tu plan ya no encaja: ha crecido un conjunto que usa. De vuelta en tu soporte: { $tiles }.
page-unfit-tile-gone = Tu plan ya no encaja: ya no está una de sus fichas. De vuelta en tu soporte: { $tiles }.

## Lo que se puede hacer

page-actions = Tu turno
page-undo = Deshacer
page-redo = Rehacer
page-put-back = Dejar todo como estaba
page-sort-runs = Ordenar por escaleras (789)
page-sort-groups = Ordenar por { term-group.many } (777)
page-tidy = Ordenar la mesa
page-end-play = { $count ->
    [one] Poner una ficha
   *[other] Poner { $count } fichas
}
page-end-draw = Robar ficha
page-end-pass = Pasar
page-end-not = Aún no
page-end-wait = Espera
page-see-result = Volver al resultado
page-looking-on = Estás mirando.
page-moved-set = { $tiles }: ahora en el conjunto { $set }.
page-moved-rack = { $tiles }: de vuelta en el soporte.
page-not-moved = No se ha movido nada.
page-fits-more = { $count ->
    [one] También encaja en otro conjunto: tócala otra vez o pulsa Intro.
   *[other] También encaja en otros { $count } conjuntos: tócala otra vez o pulsa Intro para el siguiente.
}
page-did-undo = Deshecho.
page-did-redo = Rehecho.
page-did-put-back = Todo está como antes.
page-did-sort-runs = Ordenado por escaleras.
page-did-sort-groups = Ordenado por { term-group.many }.
page-did-tidy-sorted = Los conjuntos están en filas, ordenados.
page-did-tidy-compact = Los conjuntos están en filas, bien juntos.
page-did-tidy-none = La mesa ya está ordenada.
page-place-none = En ningún sitio.
page-place-new = Un conjunto nuevo.
page-place-rack = El soporte.
page-place-before = Conjunto { $set }, antes de { $tile }.
page-place-between = Conjunto { $set }, entre { $tile } y { $other }.
page-place-after = Conjunto { $set }, después de { $tile }.

## Pistas

page-hint = Pista
page-hint-thinking = Buscando una jugada…
page-hint-some = Puedes jugar.
page-hint-tiles = Con estas fichas: { $tiles }.
page-hint-none = No hay nada que jugar.
page-hint-none-found = No se ha encontrado ninguna jugada. Aun así puede haberla.
page-hint-which = ¿Qué fichas?
page-hint-how = ¿Cómo?
page-hint-step = Hacer este paso
page-hint-all = Hacerlo todo
page-step-lay = Pon { $tiles }.
page-step-add = Añade { $tiles }. Queda así: { $result }.
page-step-take = Mueve { $tiles }. Queda así: { $result }.
page-step-split = Separa { $tiles }.
page-step-join = Une { $tiles } a otro conjunto. Queda así: { $result }.
page-step-swap = Pon { $tiles } en el lugar del comodín.
page-step-shift = Mueve el comodín. Queda así: { $result }.

## Alrededor de la mesa

page-menu = Menú
page-type = Escribir una jugada
page-type-how = Por ejemplo b4-6 o b7 > 3; «ayuda» dice más.
page-type-answers = Respuestas
page-changes = Lo que ha cambiado
page-changes-none = Nada ha cambiado desde tu último turno.
page-changes-empty = Todavía no se ha jugado nada.
page-changes-show = Ver otra vez
page-changes-before = Antes de eso
page-talk-mute = Ocultar lo que dicen los demás
page-talk-hear = Mostrar lo que dicen los demás
page-write = Escribir a la mesa
page-write-send = Enviar
page-written = Mensajes
page-messages-allow = Permitir escribir
page-messages-stop = Solo frases
page-event-messages-allowed = Se puede escribir otra vez.
page-event-messages-stopped = Ahora solo se dicen frases.
page-block = Ocultar a { $player }
page-unblock = Mostrar a { $player }
page-report = Denunciar a { $player }
page-reported = Se ha avisado a quienes llevan la sala.
page-i-am = Soy { $player }
page-pass-clock-waits = El reloj te espera.
page-pass-clock-runs = El reloj está en marcha.
page-sound-on = Activar sonidos
page-sound-off = Quitar sonidos
page-large-print = Letra grande
page-offer-pause = Pedir una pausa
page-accept-pause = Aceptar la pausa
page-decline-pause = Sin pausa
page-withdraw-pause = Ya no quiero pausa
page-pause-asked = { $player } pide una pausa.
page-pause-waiting = Has pedido una pausa. Los demás aún no la han aceptado.
page-paused-consent = El juego está en pausa, y el reloj parado.
page-paused-nobody = No hay nadie, así que el reloj está parado.
page-resume = Seguir
page-away = Un jugador virtual juega por ti.
page-take-back = Volver a jugar yo
page-stand-in = Que un jugador virtual sustituya a { $player }
page-unlock = Abrir la mesa a otros
page-lengthen = { $count } segundos más
page-mute = Silenciar
page-unmute = Dejar hablar
page-kick = Echar
page-sure-kick = ¿Echar a { $player } para siempre?
page-resign = Abandonar
page-sure-resign = ¿Abandonar este juego? Cuenta como perdido.
page-sure-resign-player = ¿{ $player } abandona este juego? Cuenta como perdido.
page-resign-now = Abandonar
page-sure-leave = ¿Dejar la mesa? Pierdes el juego.
page-leave-now = Irse
page-stay = Quedarse

## El final de un juego

page-score-sheet = Hoja de puntos
page-score-game = Juego { $game }
page-score-round = Ronda { $round }
page-score-total = Total
page-score-won = Juegos ganados
page-score-place = Puesto
page-score-rule-mostGames = Va por delante quien gana más juegos; si hay empate, deciden los puntos.
page-score-rule-highestTotal = Va por delante quien tiene más puntos.
page-record = Registro
page-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
page-match-won = { $count ->
    [one] { $player } ha ganado la partida.
   *[other] { $player } comparten la victoria.
}
page-won-you = Has ganado, { $points }
page-won-other = { $player } ha ganado, { $points }
page-next-game = Juego siguiente
page-next-game-wait = El anfitrión empieza el juego siguiente; pasado medio minuto, tú también puedes.
page-rematch = Revancha
page-over = El juego ha terminado.
page-result = Resultado
page-see-table = Ver la mesa
page-look-back = Repasar

## Cómo mover las fichas, y teclas

page-help = Gestos y teclas
page-help-pointer = Con ratón, dedo o lápiz
page-help-drag = Arrastra una ficha a un conjunto, a un espacio libre o de vuelta al soporte. Las fichas elegidas van con ella.
page-help-tap = O toca fichas para elegirlas, y luego un conjunto o un espacio libre.
page-help-twice = Toca dos veces una ficha del soporte, o lánzala hacia arriba: va a donde encaja, con su conjunto entero si lo tienes en el soporte. Toca dos veces una tuya de la mesa para recogerla.
page-help-long = Mantén pulsado un conjunto para elegirlo entero, o pasa por encima de las fichas que quieras. Con ratón: Mayús y clic.
page-help-ledge = Arrastra el borde de debajo de un conjunto para moverlo entero.
page-help-keys = Con el teclado
page-key-walk = Ir de ficha en ficha; elegir el lugar para las fichas tomadas
page-key-choose = Elegir una ficha, o dejar de elegirla
page-key-range = Elegir varias seguidas
page-key-whole = Elegir el conjunto entero
page-key-take = Tomar lo elegido, para donde encaja; las flechas eligen otro lugar e Intro lo pone ahí
page-key-new = Poner lo elegido como conjunto nuevo
page-key-back = Recoger tus fichas al soporte
page-key-stop = Soltar sin cambiar nada
page-key-undo = Deshacer
page-key-redo = Rehacer
page-key-put-back = Dejar todo como al empezar el turno
page-key-sort = Ordenar el soporte
page-key-gap = Dejar un hueco antes de la ficha en el soporte, o cerrarlo
page-key-tidy = Ordenar la mesa: todos los conjuntos en filas; otra vez: bien juntos
page-key-hint = Pista
page-key-end = Acabar el turno, como con el botón
page-key-help = Esta ayuda
page-key-type = Escribir jugadas y preguntas
page-key-ask-table = Oír lo que hay en la mesa
page-key-ask-rack = Oír tu soporte
page-key-ask-players = Oír cómo van los jugadores
page-key-ask-clock = Oír el tiempo que queda
page-key-ask-missing = Oír lo que falta todavía
page-key-ask-changes = Oír lo que ha cambiado
page-key-ask-set = Oír ese conjunto
page-help-typing = Escribiendo y de oído
page-help-reader = En la mesa todo se puede preguntar por escrito, y cada jugada se puede escribir. Un juego entero jugado así está contado en docs/screen-reader.md.
