### La línea de órdenes: para qué sirven sus órdenes y opciones, y lo que muestran.

## El programa

cli-about = Juega, arbitra, resuelve y estudia el juego de fichas numeradas según las reglas de cinco reglamentos impresos.
cli-not-affiliated = Remeld no tiene relación con los fabricantes de Rummikub®.
cli-more-help = remeld a solas es remeld play. Más sobre una orden: remeld judge --help.
cli-exit-codes = Códigos de salida: 0 sí o hecho, 1 no, 2 mal uso o entrada incorrecta.
cli-usage = Modo de uso: { $usage }
cli-interrupted = Interrumpido.

## Órdenes

cli-play-help = Abre una sala en este equipo y juega en el navegador.
cli-tui-help = Juega en la terminal contra jugadores virtuales.
cli-rules-help = Muestra las ediciones una junto a otra, las reglas de una sola o una única regla.
cli-judge-help = Dice si una jugada es válida y, si no, todo lo que está mal en ella.
cli-score-help = Suma los juegos de una partida y dice quién ha ganado. La partida es un documento JSON.
cli-score-more = racks dice lo que le quedaba a cada uno. Si nadie podía seguir, winner es null, y starter puede decir quién empezó. house puede contener reglas de la casa, y con big_set true se usan todas las fichas aunque jueguen pocos.
cli-replay-help = Muestra un juego registrado, suceso por suceso.
cli-verify-help = Comprueba cada turno, el reparto y los puntos de un juego registrado.
cli-review-help = Analiza un juego registrado: lo que permitía cada turno y lo que costó.
cli-openings-help = Dice cuándo pueden abrir unas fichas y qué es lo mejor.
cli-conformance-help = Comprobar un jugador del ordenador: ¿son legales sus jugadas en cada edición, respeta sus límites, juega igual con la misma semilla?
cli-version-help = Muestra la versión.
cli-kernel = calculador: { $compiled ->
    [true] núcleo compilado
    [outdated] núcleo compilado, pero sus fuentes han cambiado desde entonces: python3 run.py lo compila de nuevo
   *[false] núcleo en Python puro
}
cli-not-installed = No está instalado: { $what }. Para instalarlo todo: pip install "remeld[play]"

## Opciones

cli-option-edition = la edición: broadway (si no se dice otra), babyboom, lanmi, john-adams o goliath
cli-option-house = un archivo con reglas de la casa, en lugar de una edición
cli-option-players = cuántos juegan (4; 2 en remeld tui y remeld arena; en remeld simulate, los que nombra --bots); decide entre la caja pequeña y la grande
cli-option-big-set = todas las fichas aunque jueguen pocos, si la edición lo permite
cli-option-lang = el idioma de los textos, como es
cli-option-json = muestra un documento JSON y nada más
cli-option-help = muestra esto
cli-option-not-melded = el jugador aún no ha hecho la combinación inicial
cli-option-rack = las fichas del jugador, como "b3 b8 j"
cli-option-before = la mesa antes del turno, como "b4 b5 b6, k8 r8 o8"
cli-option-after = la mesa después del turno
cli-option-clause = solo esta regla con sus aclaraciones, como R43
cli-option-file = el archivo que se lee; - es la entrada estándar
cli-option-seat = muestra solo lo que vio este asiento, contando desde 0
cli-option-to = se detiene después de este suceso
cli-option-seed = el número del que sale todo el azar
cli-option-name = tu nombre
cli-option-clock = cuánto puede durar un turno, o none
cli-option-level = los jugadores virtuales: chick, rabbit, hedgehog, cat, badger, fox, owl o dragon, del más débil al más fuerte, o cualquiera que conozca remeld arena; uno para todos los sitios, o uno para cada uno, separados por comas (chick)

## Los valores de las opciones, como los muestra la ayuda

cli-value-address = DIRECCIÓN
cli-value-date = FECHA
cli-value-event = SUCESO
cli-value-file = ARCHIVO
cli-value-name = NOMBRE
cli-value-seconds = SEGUNDOS
cli-value-table = MESA
cli-value-tiles = FICHAS

## Etiquetas

cli-label-rule = Regla
cli-label-before = Antes
cli-label-after = Después
cli-label-rack = Soporte
cli-label-table = Mesa
cli-label-pool = Pila
cli-nothing = nada

## Reglas

cli-mark-differ = ≠
cli-rules-legend = ≠ las ediciones no coinciden. * decisión nuestra, porque el reglamento calla o no es claro. Una edición entera: remeld rules --edition lanmi. Una regla: remeld rules --clause R34.
cli-rules-ruling = { $value }*
cli-rules-source = [{ $source }]
cli-rules-source-then = { $source }; { $next }
cli-rules-titled = { $title }. { $text }
cli-rules-house = cambiado por la casa
cli-rules-clause = Regla { $clause }
cli-rules-more = Una regla con sus aclaraciones: remeld rules --clause R34.

## Arbitrar

cli-judge-legal = Válido según { $edition }.
cli-judge-illegal = No válido según { $edition }: { $count ->
    [one] una falta.
   *[other] { $count } faltas.
}
cli-judge-played = { $count ->
    [0] Ninguna ficha puesta.
    [one] Una ficha puesta, valor { $points }.
   *[other] { $count } fichas puestas, valor { $points }.
}
cli-judge-fault = { $message } ({ $clause })
cli-judge-fault-in-set = Conjunto { $set }. { $message } ({ $clause })

## Comprobar

cli-verify-good = { $count ->
    [one] El registro es correcto: un suceso comprobado.
   *[other] El registro es correcto: { $count } sucesos comprobados.
}
cli-verify-wrong = Hay un error en el suceso { $event }. { $message }
cli-verify-finished = El juego ha terminado y sus puntos son correctos.
cli-verify-not-finished = El juego no ha terminado.
cli-verify-deal-checked = El reparto sale del secreto.
cli-verify-deal-not-checked = El secreto no está en el registro, así que el reparto no se ha comprobado.

## Resolver y ordenar

cli-solve-help = Encuentra la mejor jugada de un turno y, de las mejores, la que menos altera la mesa.
cli-arrange-help = Forma conjuntos con un montón de fichas, de modo que sobren las menos posibles.
cli-option-table = la mesa, como "b4 b5 b6, k8 r8 o8"
cli-option-tiles = las fichas, como "b4 b5 b6 j"
cli-option-objective = qué se busca: más fichas (tiles), más valor (value) o ponerlas todas (out)
cli-option-steps = muestra la jugada paso a paso
cli-label-sets = Conjuntos
cli-label-left = Resto
cli-solve-best = { $count ->
    [one] Se puede poner una ficha: { $tiles }, valor { $value }.
   *[other] Se pueden poner { $count } fichas: { $tiles }, valor { $value }.
}
cli-solve-changed = cambiado
cli-solve-new = nuevo
cli-solve-not-proved = La búsqueda se ha cortado: puede haber una jugada mejor.
cli-solve-nothing = No se puede poner nada.
cli-solve-none-found = No se ha encontrado nada, pero no se ha podido probar todo.
cli-solve-not-out = No hay manera de poner todas las fichas.
cli-arrange-done = Todas las fichas están en conjuntos.
cli-arrange-not-proved = La búsqueda se ha cortado, así que puede haber algo mejor.
cli-arrange-left = { $count ->
    [one] Sobra una ficha.
   *[other] Sobran { $count } fichas.
}

## Simulación y arena

cli-puzzle-help = Muestra un problema: un turno con una sola respuesta mejor, demostrada; --day muestra el del día (el de hoy o el de FECHA, como 2026-11-18).
cli-completion-help = Escribe un guion con el que un shell completa órdenes y opciones; docs/installing.md dice dónde va.
cli-option-shell = bash, zsh o fish
cli-picture-help = Dibuja una mesa, un soporte, una posición o una jugada: en SVG, o en PNG si el archivo se llama así.
cli-option-position = una posición en la notación: sus reglas, su mesa y el soporte de quien tiene el turno
cli-option-output = el archivo que se escribe, que acaba en .svg o .png; sin él, el SVG va a la salida estándar
cli-option-width = cuántos píxeles de ancho tiene un PNG (1200)
cli-option-kind = el tipo de problema: go-out (si no se dice otro), all-but-one, first-30, free-the-joker, fourth-tile, rebuild, find-the-play o endgame
cli-option-day = el problema del día, el mismo para quienes juegan esta edición
cli-option-number = uno de los problemas que vienen con el programa, por su número
cli-option-picture = dibuja el problema en este archivo (.svg, .png), sin la respuesta
cli-option-date = un día, como 2026-11-18, en vez de hoy
cli-option-solution = mostrar la respuesta, paso a paso
cli-puzzle-again = { $edition }, dificultad { $difficulty }. El mismo otra vez: --seed { $seed }; la respuesta: --solution.
cli-practice-help = Muestra un ejercicio: seis preguntas de un tipo, cada una con una sola respuesta correcta, demostrada.
cli-option-drill = qué se practica: spot (si no se dice otro), first-30, splits, jokers, hold-back o count
cli-practice-again = { $drill }, { $edition }. Otra vez el mismo: --seed { $seed }; las respuestas: --solution.
cli-puzzles-help = Crea muchos problemas, todos distintos, de cada edición y tipo si no se nombra ninguno: remeld puzzles make.
cli-option-count = cuántos problemas
cli-option-o = el archivo que se escribe
cli-puzzles-made = Hay { $count } problemas en { $file }.

cli-simulate-help = Hace que jugadores virtuales jueguen muchos juegos en una mesa, cada reparto en todos los asientos, y cuenta victorias, puntos y turnos.
cli-arena-help = Hace que todos los jugadores virtuales jueguen entre sí con los mismos repartos: quién gana cuánto, con intervalos. Una serie interrumpida sigue con la misma orden; --results por sí solo muestra lo que hay en un archivo.
cli-option-bots = los jugadores virtuales, separados por comas, como greedy,easy
cli-option-games = cuántos juegos (1000), en la arena para cada pareja
cli-option-workers = cuántos procesos trabajan (tantos como procesadores); el resultado es el mismo
cli-option-verify = de cada tantos repartos comprueba los registros de uno (20; 0 ninguno, 1 todos)
cli-option-results = el archivo donde se escribe cada reparto en cuanto se ha jugado
cli-option-report = escribe en este archivo una página que se puede enviar
cli-option-test = para una pareja en cuanto es seguro que el primer jugador gana más del LOW o menos del HIGH por ciento, como 50:55
cli-option-fast = juega con la simulación compilada, en babyboom y goliath y con las estrategias que conoce
cli-option-ray = juega en el clúster Ray de esta dirección; local arranca uno aquí

## La sala

cli-option-no-browser = no abre el navegador
cli-play-more = Tus mesas se guardan en { $file }. REMELD_DATABASE puede indicar otro lugar, como sqlite:///mesas.db.
cli-play-stop = { $file ->
    [none] Tus mesas quedan guardadas.
   *[other] Tus mesas quedan guardadas en { $file }.
} Ctrl+C cierra la sala.
cli-play-runs-already = La sala ya está abierta en { $address }.

cli-serve-help = Abre una sala en red, donde la gente juega junta.
cli-schema-help = Muestra lo que los programas necesitan para hablar con una sala.
cli-option-database = dónde se guardan las mesas: sqlite:///remeld.db (si no se dice otra cosa) o postgresql://…
cli-option-host = la dirección en la que escucha
cli-option-port = el puerto en el que escucha; 0 toma uno libre
cli-option-origin = lo que los jugadores escriben en el navegador, como https://play.example
cli-option-proxy = el proxy inverso al que se cree cuando dice quién es el cliente
cli-option-lan = abre la sala a la red de este equipo
cli-option-http = la parte HTTP, como documento OpenAPI
cli-serve-address = La sala está abierta en { $address }.
cli-serve-lan = En tu red está en { $address }.

## Los pasos de una jugada

cli-step-lay = Pon { $tiles } como conjunto nuevo ({ $target }).
cli-step-add = Añade { $tiles } al conjunto { $target }: { $result }
cli-step-take = Lleva { $tiles } del conjunto { $source } al conjunto { $target }: { $result }
cli-step-split = Separa { $tiles } del conjunto { $source } como conjunto { $target }.
cli-step-join = Une el conjunto { $source } al conjunto { $target }: { $result }
cli-step-swap = Cambia { $tiles } por el comodín del conjunto { $target }; el comodín va al conjunto { $joker }.
cli-step-shift = Mueve el comodín dentro del conjunto { $target }: { $result }

cli-backup-help = Copia una sala entera en un archivo, mientras se juega.
cli-restore-help = Comprueba una copia de seguridad, cada historial y cada registro, y llena con ella una base de datos vacía.
cli-option-copy = el archivo de la copia de seguridad
cli-option-check = solo comprobar la copia
cli-backup-done = { $file } está escrito. Mesas que contiene: { $count }.
cli-restore-logs = Mesas comprobadas y correctas: { $tables }. Entradas en sus historiales: { $entries }.
cli-restore-games = Juegos comprobados y correctos: { $games } terminados, { $running } en curso.
cli-restore-checked = La copia está bien. No se ha restaurado nada.
cli-restore-done = La sala está restaurada.

cli-admin-help = Cuida de una sala abierta: status, people (quién está), tables; close o remove MESA; sign-out, ban o unban DIRECCIÓN; message TEXTO (sin texto se retira); drain (sin juegos nuevos) y undrain.
cli-option-action = qué hacer
cli-option-about = el código de una mesa, una dirección o el texto de un mensaje
cli-option-admin-socket = el socket para remeld admin, en una carpeta propia; también lo nombra REMELD_ADMIN_SOCKET
cli-value-about = OBJETO
cli-value-action = ACCIÓN
cli-admin-house = Remeld { $version }, abierto desde hace { $minutes } min. Procesos de la sala: { $count }.
cli-admin-draining = No empieza nada nuevo: ni mesas ni juegos.
cli-admin-message = Mensaje para todos: { $text }
cli-admin-banned = Vetadas: { $addresses }
cli-admin-counts = Personas conectadas: { $people }. Mesas: { $open } abiertas, { $playing } en juego, { $finished } terminadas, { $archived } guardadas.
cli-admin-load = Este proceso: { $count } conexiones, { $percent } % de un procesador, { $megabytes } MB.
cli-admin-slow = Lo más lento de los últimos cinco minutos, con cuántas veces, la mitad en menos de, el 99 % en menos de, y lo peor:
cli-admin-people = Direcciones aquí: { $count }. Personas conectadas por otros procesos: { $elsewhere }.
cli-admin-status = { $status ->
    [open] abierta
    [playing] en juego
    [finished] terminada
   *[archived] guardada
}
cli-admin-idle = hace { $minutes } min
cli-admin-present = { $count } presentes
cli-admin-tables = Mesas: { $count }. Sin mostrar: { $more }.
cli-admin-done = { $action ->
    [close] La mesa está cerrada. Conexiones de este proceso que tenía: { $count }.
    [remove] La mesa está eliminada. Conexiones de este proceso que tenía: { $count }.
    [sign-out] Las sesiones han terminado. Conexiones cerradas en este proceso: { $count }.
    [ban] La dirección está vetada. Conexiones cerradas en este proceso: { $count }.
    [unban] La dirección vuelve a tener acceso.
    [message] Todos ven el mensaje.
    [no-message] El mensaje se ha retirado.
    [drain] No empiezan juegos nuevos. Los que están en curso continúan.
   *[undrain] Se puede volver a empezar juegos.
}

## Conformance

cli-option-key = el jugador: un nombre como greedy, o módulo:atributo
cli-conformance-result = { $count ->
    [0] { $player } cumple las reglas.
    [one] { $player }: una cosa por corregir.
   *[other] { $player }: { $count } cosas por corregir.
}
breach-bad-key = Su clave es { $found }. Dale un texto corto sin espacios alrededor.
breach-not-picklable = No se puede guardar con pickle ({ $error }). Guarda solo valores sencillos y define su clase al principio de un módulo.
breach-raised = Lanzó { $error }. Decide ante cualquier vista, también sin nada que poner, sin fichas en el pozo o sin apertura.
breach-no-decision = Devolvió { $found }. Devuelve Decision(move, reason) con Play, Draw o Pass.
breach-no-reason = Su motivo es { $found }. Da a cada decisión un Reason con un código.
breach-illegal = El árbitro rechaza { $move } ({ $fault }). Pregunta a remeld.rules.judge antes de poner, y a remeld.bots.must_play antes de robar o pasar.
breach-not-repeatable = Preguntado otra vez con la misma semilla, no jugó { $move }. Toma el azar solo de rng, y no dependas del reloj ni del orden de un conjunto.
breach-keeps-memory = Una copia nueva no jugó { $move }. No recuerdes nada entre decisiones: lo que pasó está en view.past.
breach-sees-hidden = Decidió otra cosa cuando solo cambiaban fichas ocultas. Decide solo con la vista.
breach-too-slow = Tardó { $spent } ms y se permitían { $allowed }. Mira limit.milliseconds mientras piensas y mide con time.process_time.
breach-endless = Tras { $seconds } segundos no había decidido, y se le puso fin. Busca un bucle o una espera sin fin, y deja de buscar cuando se agote limit.
