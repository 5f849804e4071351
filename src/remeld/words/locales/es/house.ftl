### La sala de juego en línea: lo que rechaza, por qué cierra una conexión y lo que se puede decir en una mesa.

## Quién lo pide

refused-not-at-table = No estás en esta mesa. Siéntate, o entra con un nombre.
refused-not-host = Eso solo lo puede hacer el anfitrión.
refused-not-seated = Eso solo se puede hacer desde un asiento. Siéntate primero.
refused-not-your-seat = Este asiento no es tuyo.
refused-kicked = El anfitrión te ha echado de esta mesa, o a otra persona de tu red en la última hora.
refused-muted = El anfitrión te ha silenciado aquí.
refused-messages-off = En esta mesa solo se dicen frases.
refused-bad-message = Este mensaje no contiene nada legible.
refused-too-fast = Acabas de decir algo. Espera un segundo.
refused-no-session = La sala no conoce este navegador. Vuelve a cargar la página.
refused-no-such-code = Este código no sirve. Está mal escrito, ya se usó o es demasiado viejo.
refused-not-allowed = Esto no lo puede ver cualquiera.

## La mesa

refused-table-not-found = No existe esa mesa. Revisa el código o el enlace.
refused-table-removed = Esta mesa se ha borrado porque nadie la ha usado en mucho tiempo. Los registros de sus partidas se conservan.
refused-table-locked = El anfitrión ha cerrado esta mesa. No puede entrar nadie más.
refused-table-crowded = Ya hay { $most } personas en esta mesa y no caben más. Puedes mirar sin dar un nombre.
refused-quota = Tú, u otras personas de tu red, ya tenéis aquí todo lo que la sala guarda. Las partidas siguen hasta el final. No se puede empezar nada nuevo hasta que se borren mesas antiguas.
refused-table-full = Todos los asientos están ocupados. Puedes mirar.
refused-name-taken = En esta mesa ya hay alguien con el nombre { $name }. Elige otro.
refused-name-needed = Falta un nombre. Escribe uno.
refused-unclear-name = «{ $name }» se podría confundir con otro nombre. Usa letras de un solo alfabeto, sin signos invisibles ni apilados.
refused-colour-taken = Este color ya lo tiene alguien. Elige otro.
refused-unknown-person = Esa persona ya no está en la mesa.
refused-not-yourself = No puedes echarte a ti. Para irte, deja la mesa.
refused-unknown-seat = No existe ese asiento.
refused-seat-taken = Este asiento está ocupado. Elige otro.
refused-seats-not-filled = { $empty ->
    [one] Hay un asiento libre.
   *[other] Hay { $empty } asientos libres.
} Espera a que venga más gente, añade jugadores virtuales o pon menos asientos.
refused-nobody-seated = Solo hay jugadores virtuales sentados. Siéntate primero.
refused-too-many-seated = Asientos ocupados: { $seated }, pero solo habría { $seats }. Libera alguno primero.
refused-nothing-changes = Ya está así.

## Opciones

refused-bad-clock = { $most ->
    [0] Este tipo de reloj no lleva número.
   *[other] El tiempo por turno debe ser un número de { $least } a { $most }.
}
refused-clock-needed = Estas reglas necesitan un reloj cuando juegan dos o más personas. Elige uno.
refused-bad-options = Estas opciones no se pueden leer (en { $where }).

## Juegos

refused-game-running = Ahora no se puede. Espera a que acabe el juego o la partida.
refused-no-game = No hay ningún juego en marcha.
refused-match-over = La partida ha terminado. Pide antes la revancha.
refused-match-not-over = La partida aún no ha terminado.
refused-too-early = Es demasiado pronto para eso. Inténtalo más tarde.
refused-stale = La mesa ha cambiado mientras tanto. Vuelve a mirarla.
refused-seen-ahead = Esta página conoce más de la mesa de lo que la sala ha guardado. Vuelve a cargarla.
refused-no-such-game = No hay registro de este juego. Solo lo tienen los juegos terminados.

## Turnos

refused-not-your-turn = No le toca a este asiento.
refused-seat-away = Ahora este asiento lo lleva un jugador virtual. Si es tuyo, recupéralo primero.
refused-seat-resigned = Quien juega en este asiento ha abandonado y vuelve en el próximo juego.
refused-seat-not-away = Ningún jugador virtual sustituye a este asiento.
refused-not-a-computer = En este asiento no hay ningún jugador virtual.
refused-hints-off = En esta mesa no hay pistas.

## El reloj

refused-no-clock = Este juego no tiene reloj.
refused-clock-runs = Este juego tiene reloj, y la campana acaba el turno. Espera a que suene.
refused-paused = El juego está en pausa. Reanúdalo primero.
refused-not-paused = El juego no está en pausa.
refused-pause-offered = Alguien ya ha pedido una pausa.
refused-no-pause-offered = Nadie ha pedido una pausa.
refused-already-accepted = Ya has aceptado la pausa. Faltan los demás.
refused-enough-time = Este turno no se puede alargar tanto. Añade menos.

## Registros, puntos y reglas de la casa

refused-record-too-long = Este registro es más largo de lo que puede ser un juego.
refused-record-of-another-seat = Este registro solo muestra lo que vio { $seen ->
    [none] un espectador.
   *[other] el asiento { $seen }.
}
refused-racks-differ = Todos los juegos de una partida tienen el mismo número de soportes. Estos no.
refused-winner-has-tiles = Se dice que alguien ganó un juego, pero le quedan fichas.
refused-loser-has-none = A alguien no le quedan fichas, pero no se dice que haya ganado.
refused-no-such-house = Con este enlace no hay reglas de la casa.
refused-key-taken = Estas reglas de la casa no se pueden guardar, porque otras tienen el mismo enlace.

## La sala misma

refused-unreadable = La sala no puede leer este mensaje (en { $where }). Vuelve a cargar la página.
refused-unknown-kind = La sala no sabe qué pide este mensaje. Vuelve a cargar la página.
refused-unreadable-body = La sala no puede leer esta petición. Vuelve a cargar la página.
refused-bad-request = La sala no puede aceptar esta petición. Vuelve a cargar la página.
refused-not-found = No hay nada en esta dirección.
refused-method-not-allowed = Eso no se puede hacer en esta dirección.
refused-too-long = Esto es más largo de lo que admite la sala.
refused-reload = Esta página es más antigua que la sala. Vuelve a cargarla.
refused-server-too-old = Esta página es más nueva que la sala. Inténtalo más tarde.
refused-wrong-host = La sala no está abierta en esta dirección. Usa aquella con la que se abrió.
refused-wrong-origin = Esto viene de una página que no es de la sala. Abre la sala por su propia dirección.
refused-not-the-machine = Solo un navegador en el equipo de la sala puede abrirla a una red.
refused-no-such-network = { $address } no es una dirección de este equipo.
refused-network-taken = Otro programa ocupa el puerto en { $address }. Elige otra dirección o abre la sala con otro --port.
refused-busy = La sala está muy ocupada. Inténtalo dentro de un momento.
refused-too-hard = Responder a esto llevaría demasiado tiempo. Pregunta algo más fácil.
refused-draining = La sala se está actualizando, así que ahora no empiezan juegos nuevos. Los que están en curso continúan. Inténtalo más tarde.
refused-banned = Tu dirección está vetada en esta sala.
refused-house-full = La sala está llena. Inténtalo más tarde.
refused-too-many = Hay demasiadas conexiones desde tu red. Cierra alguna página o inténtalo más tarde.
refused-too-often = Han llegado demasiadas peticiones desde tu red. Espera un poco e inténtalo de nuevo.
refused-storage-failed = La sala no puede acceder ahora a sus mesas. Inténtalo dentro de un momento.
refused-unexpected-error = Algo ha fallado en la sala. Inténtalo de nuevo, y avisa si se repite.

## Por qué se cerró una conexión

closed-banned = { refused-banned }
closed-flood = Has enviado demasiados mensajes. Espera un poco y conéctate de nuevo.
closed-forgotten = Te has borrado de esta sala.
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-removed = { refused-table-removed }
closed-restart = La sala se está reiniciando. Tu juego está guardado. Conéctate de nuevo dentro de un momento.
closed-server-too-old = { refused-server-too-old }
closed-signed-out = Tu sesión en este navegador está cerrada.
closed-slow = Tu conexión es demasiado lenta para seguir el juego. Conéctate de nuevo.
closed-table-not-found = { refused-table-not-found }
closed-unreadable = La sala no puede leer lo que envía esta página. Vuelve a cargarla.

## Jugadores virtuales, según lo bien que juegan

level-easy = fácil
level-best = experto
level-chick = Pollito
level-rabbit = Conejo
level-hedgehog = Erizo
level-cat = Gato
level-badger = Tejón
level-fox = Zorro
level-owl = Búho
level-dragon = Dragón
level-says-chick = Pongo las combinaciones de mi atril. Si la mesa está llena, casi no la miro.
level-says-rabbit = A veces tomo prestada una ficha de la mesa para hacer una combinación.
level-says-hedgehog = Muevo hasta tres fichas de la mesa, si no se me escapa nada.
level-says-cat = Pongo siempre todas las fichas que puedo, y rara vez se me escapa una.
level-says-badger = Me gusta esperar hasta poder ponerlo todo de una vez, pero a menudo pierdo la paciencia.
level-says-fox = Guardo casi todas mis fichas hasta poder ponerlas de una vez. A veces pierdo la paciencia.
level-says-owl = Espero y luego lo pongo todo de una vez. Hacia el final cuido lo que vale mi atril.
level-says-dragon = Me contengo, cuento las fichas que nadie ha enseñado y, al final, repaso cada jugada en la cabeza hasta el último movimiento.

## Los colores de los asientos

seat-colour-coral = rojo coral
seat-colour-gold = dorado
seat-colour-leaf = verde hoja
seat-colour-sky = azul cielo
seat-colour-plum = ciruela
seat-colour-slate = gris pizarra

## Frases rápidas

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thank-you = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-let-me-think = Déjame pensar.
phrase-take-your-time = Tómate tu tiempo.
phrase-your-turn = Te toca.
phrase-back-soon = Ahora vuelvo.
phrase-i-am-back = Ya estoy aquí.
phrase-one-more-game = ¿Jugamos otra?
phrase-good-game = ¡Buena partida!
phrase-goodbye = ¡Adiós!

## Reacciones

phrase-smile = Sonrisa
phrase-laugh = Risa
phrase-clap = Aplauso
phrase-heart = Corazón
phrase-thumbs-up = Pulgar arriba
phrase-surprise = Sorpresa
phrase-sad = Cara triste
phrase-think = Cara pensativa
