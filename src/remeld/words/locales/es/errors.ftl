### Lo que está mal en una pregunta, un texto o una orden.

## Lugares

error-where = { $where ->
    [draft] del borrador
    [game] del juego
    [heap] del montón
    [house-file] del archivo de reglas de la casa
    [line] de la línea
    [move] de la jugada
    [new-table] de la mesa nueva
    [position] de la posición
    [rack] del soporte
    [racks] de los soportes
    [rules] de las reglas
    [set] del conjunto
    [table] de la mesa
    [table-and-rack] de la mesa y el soporte
    [tile] de la ficha
   *[other] de { $where }
}

## Motivos

error-reason = { $reason ->
    [ENOENT] no existe ese archivo o carpeta
    [EACCES] no está permitido
    [EPERM] no está permitido
    [EISDIR] es una carpeta
    [ENOTDIR] no existe esa carpeta
    [EEXIST] ya existe
    [ENAMETOOLONG] el nombre es demasiado largo
    [ENOSPC] no queda espacio
    [EADDRINUSE] la dirección ya está en uso
    [EADDRNOTAVAIL] este equipo no tiene esa dirección
   *[other] { $reason }
}

## Texto que no se puede leer

error-unknown-tile = «{ $part }» no es una ficha (carácter { $place } { error-where }). Una ficha es k, r, b u o y un número del 1 al 13, como b8; un comodín es j, o j=b8 si representa b8.
error-run-falls = «{ $part }» cuenta hacia atrás (carácter { $place } { error-where }). Escribe primero el número menor, como b4-9.
error-not-one-tile = «{ $part }» no es una sola ficha (carácter { $place } { error-where }).
error-unexpected-comma = Aquí no va una coma (carácter { $place } { error-where }). Pon espacios entre las fichas.
error-empty-set = Un conjunto sin fichas (carácter { $place } { error-where }). La coma solo va entre dos conjuntos.
error-text-too-long = El texto { error-where } es demasiado largo. Puede tener { $place } caracteres.
error-unknown-move = «{ $part }» no es una jugada (carácter { $place } { error-where }). Una jugada es draw, pass, o play y la mesa nueva.
error-remeld-position-missing = Ninguna posición empieza por «{ $part }» (carácter { $place } { error-where }). Una posición empieza por remeld-position y su versión.
error-rules-missing = Donde está «{ $part }» deberían estar las reglas (carácter { $place } { error-where }).
error-turn-missing = Donde está «{ $part }» debería estar el turno (carácter { $place } { error-where }).
error-pool-missing = Donde está «{ $part }» debería estar la pila (carácter { $place } { error-where }).
error-table-missing = Donde está «{ $part }» debería estar la mesa (carácter { $place } { error-where }).
error-racks-missing = Faltan los soportes después de «{ $part }» (carácter { $place } { error-where }).
error-unknown-part = «{ $part }» no es parte de una posición (carácter { $place } { error-where }). Un soporte empieza por melded o new.
error-unknown-ruleset = «{ $part }» no son reglas (carácter { $place } { error-where }). Las reglas son una edición, con los cambios entre paréntesis: goliath(jokers=4).
error-unknown-rule = No hay ninguna regla «{ $part }» (carácter { $place } { error-where }).
error-unknown-value = «{ $part }» no es un valor para una regla (carácter { $place } { error-where }).
error-bad-big-set = «{ $part }» no es una caja grande (carácter { $place } { error-where }). Escribe jugadores mínimos, colores, copias y comodines, como 5/4/3/4.
error-unexpected-text = «{ $part }» no va aquí (carácter { $place } { error-where }).
error-unreadable-house = Ni TOML ni JSON (carácter { $place } { error-where }): «{ $part }»

## Posiciones y registros

error-unknown-version = Este programa no puede leer la versión «{ $part }». Lee la versión 1.

## Reglas, jugadores y fichas

error-bad-rule = { $field } es { $value }, pero se admite: { $allowed }.
error-unknown-edition = No hay ninguna edición «{ $key }». Hay: { $known }.
error-no-such-player = No hay ningún jugador «{ $key }». Hay: { $known }, o módulo:atributo.
error-bad-player = «{ $key }» no es un jugador: { $why }
error-bad-limit = «{ $part }» no es un límite. Escribe 400r (partidas simuladas), 250ms o 1s (tiempo de cálculo).
error-bad-players = Estas reglas son para entre { $least } y { $most } jugadores, no para { $players }.
error-unknown-clause = No hay ninguna regla «{ $id }». Van de R1 a R87.
error-unknown-field = No hay ninguna regla «{ $field }».
error-tile-not-in-box = La ficha { $tile } { error-where } no está en la caja.
error-tile-too-often = { $found } veces { $tile } entre las fichas { error-where }: son demasiadas. En la caja { $held ->
    [one] hay una.
   *[other] hay { $held }.
}
error-table-not-legal = El conjunto { $set } de la mesa ya no era válido antes del turno. { $fault }

## Idiomas

error-unknown-language = No hay ningún idioma «{ $part }». Hay: { $known }.

## Lo que ahora no se puede

error-illegal-turn = Esta jugada no es válida.
error-game-over = El juego ha terminado.
error-not-your-turn = No le toca al asiento { $seat }.
error-time-is-up = Se acabó el tiempo.
error-time-not-up = Todavía queda tiempo.
error-bad-extension = El tiempo solo se puede alargar.
error-bad-draft = Las fichas de esta mesa no son las que había antes más las del soporte.
error-pool-empty = No hay nada que robar. Juega o pasa.
error-pool-not-empty = La pila no está vacía. Juega o roba.
error-already-drew = En este turno ya se ha robado una ficha. Juega o pasa.
error-must-play = Se puede poner una ficha, así que hay que ponerla.
error-seat-resigned = Quien juega en este asiento ya ha abandonado.
error-unexpected-event = Esto no puede pasar aquí.
error-bad-bell = Al acabarse el tiempo, la mesa no queda como mandan las reglas.
error-option-not-offered = Esta edición no ofrece { $option ->
    [big-set] la caja grande para tan pocos jugadores.
    [seats-by-draw] asientos según el sorteo.
    [strict-penalty] la penalización más dura.
   *[other] { $option }.
}
error-draw-never-ends = Con { $players } jugadores y { $numbers } números, siempre sacan algunos el mismo, y el sorteo de los asientos no acaba nunca. Que repitan solo los empatados.
error-unknown-seat = No hay ningún asiento «{ $part }». Los asientos se cuentan desde 0.
error-bad-name = «{ $name }» no puede ser un nombre. Un nombre tiene de 1 a 40 caracteres visibles.
error-bad-word = «{ $word }» no puede entrar en la mezcla. Una palabra tiene como mucho 100 caracteres visibles.

## Registros

error-not-a-record = Esto no es un registro. Su primera línea es «{ $part }», pero un registro empieza por remeld-record y su versión.
error-record-too-long = Esto no es un registro: { $part } caracteres son más de los que puede tener un juego.
error-more-than-the-box = Suceso { $event } del registro: hay más fichas en la mesa y los soportes que las { $held } de la caja.
error-unknown-heading = Línea { $line } del registro: «{ $part }» no es de ningún encabezado.
error-heading-twice = Línea { $line } del registro: el encabezado «{ $part }» ya estaba.
error-heading-missing = Línea { $line } del registro: falta el encabezado «{ $part }».
error-unknown-option = Línea { $line } del registro: no hay ninguna opción «{ $part }».
error-bad-commitment = Línea { $line } del registro: «{ $part }» no es un sello. Un sello tiene 64 cifras de 0 a f.
error-bad-rules = Línea { $line } del registro: estas reglas no se pueden leer: «{ $part }». { $reason }
error-bad-heading = Línea { $line } del registro: este juego no puede existir. { $reason }
error-not-a-number = Línea { $line } del registro: «{ $part }» no es un número.
error-not-a-text = Línea { $line } del registro: «{ $part }» no es un texto entre comillas dobles.
error-unreadable-line = Línea { $line } del registro: «{ $part }» no es un suceso con su número y su hora.
error-unknown-event = Línea { $line } del registro: no hay ningún suceso «{ $part }».
error-unreadable-event = Línea { $line } del registro: «{ $part }» no es un suceso de este juego.
error-unreadable-tiles = Línea { $line } del registro: las fichas no se pueden leer. { $reason }

## Registros que se leen, pero están mal

error-number-out-of-order = Este suceso debería tener el número { $expected }.
error-time-goes-back = La hora de este suceso es anterior a la del último, que es { $expected }.
error-commitment-differs = El secreto no encaja con el sello, que es { $expected }.
error-event-missing = Falta este suceso: { $expected }
error-event-differs = Según las reglas, este suceso debería ser: { $expected }
error-racks-differ = Los soportes del final no encajan con lo que se vio de ellos antes.

## El juego en la terminal

error-unknown-command = «{ $part }» no es ni una orden ni una ficha. Escribe help para ver todo lo que puedes hacer.
error-tiles-missing = ¿Qué fichas? Escríbelas después de la orden, como r1 r2 r3.
error-tile-not-yours = No lo tienes ni en el soporte ni en la mano: { $tiles }.
error-tile-not-in-set = No hay { $tile } en el conjunto { $set }.
error-unknown-set = No hay ningún conjunto { $set }. { $most ->
    [0] La mesa está vacía.
    [one] Solo está el conjunto 1.
   *[other] Los conjuntos van del 1 al { $most }.
}
error-which-set = ¿Qué conjunto? Escribe su número después de { $tiles }.
error-which-split = ¿Por dónde? Escribe el conjunto y la ficha con la que empieza la segunda parte, como split 2 r6.
error-cannot-split = El conjunto { $set } no se puede dividir antes de { $tile }.
error-which-join = ¿Qué dos conjuntos? Escribe sus números, como join 1 3.
error-cannot-join = El conjunto { $set } no se puede unir consigo mismo.
error-nothing-to-undo = No hay nada que deshacer.
error-draft-not-empty = Has movido fichas en este turno. Escribe end para terminarlo, o reset para dejarlo todo como estaba.
error-file-missing = ¿Qué archivo? Escribe su nombre después de save.
error-file-not-written = El registro no se puede escribir en { $file }: { error-reason }.

## La línea de órdenes

error-no-such-command = No hay ninguna orden «{ $part }». Hay: { $known }.
error-no-such-option = Aquí no hay ninguna opción { $option }.
error-option-twice = La opción { $option } está dos veces.
error-option-without-value = La opción { $option } necesita un valor.
error-option-with-value = La opción { $option } no lleva valor.
error-missing-option = Falta { $option }.
error-stray-argument = «{ $part }» no va aquí. Un texto con espacios va entre comillas.
error-misuse = Esta línea de órdenes no se entiende: { $part }
error-edition-and-house = Pon --edition o --house, no las dos: el archivo de reglas de la casa ya dice su edición.
error-bad-number = { $option } es «{ $part }», pero debe ser un número entero de { $least } a { $most }.
error-position-alone = Indica --position, o bien --table y --rack, pero no ambos: una posición ya tiene mesa y soporte.
error-puzzle-twice = Indica { $option } o { $other }, no las dos: cada una elige el problema.
error-picture-kind = «{ $part }» no se puede dibujar. El nombre del archivo debe acabar en .svg o .png.
error-unknown-shell = No hay nada para el shell «{ $part }». Hay algo para { $known }.
error-extra-missing = Para esto faltan paquetes ({ $what }). Instálalos con: pip install "remeld[{ $extra }]"
error-page-missing = Falta la página, así que no hay dónde jugar. En una copia del proyecto, python3 run.py la construye; si no, instala Remeld tal como se publica, con su página: pip install --force-reinstall "remeld[play]". En el terminal, remeld tui juega sin ella.
error-bad-objective = «{ $part }» no es un objetivo. Hay: { $known }.
error-file-unreadable = El archivo { $file } no se puede leer: { error-reason }.
error-file-too-long = El archivo { $file } es demasiado largo. Puede tener { $most } bytes.
error-file-not-text = El archivo { $file } no es texto: el byte { $byte } es { $part }, que no es UTF-8.
error-system = { $file ->
    [none] El sistema se niega: { error-reason }.
   *[other] El sistema se niega con { $file }: { error-reason }.
}
error-internal = Esto no debería haber pasado; avísanos, por favor: { $part }
error-seat-not-seen = Este registro no muestra lo que vio el asiento { $part }. Muestra lo que vio { $known ->
    [spectator] un espectador.
   *[other] el asiento { $known }.
}
error-review-not-over = Este juego no ha terminado. Se podrá analizar después.
error-review-wrong = Este registro no está bien y no se puede analizar. El suceso { $event } es erróneo: remeld verify dice por qué.
error-opening-size = Para abrir hacen falta de 1 a { $most } fichas, no { $count }.
error-opening-rules = Con estas reglas no hay apertura que mirar.

## Puntuación

error-not-json = Esto no es un documento JSON: línea { $line }, carácter { $place }, en «{ $part }».
error-json-too-much = Este documento JSON contiene más de lo que se puede leer. Empieza por «{ $part }».
error-key-twice = «{ $part }» está dos veces en el mismo lugar.
error-not-an-object = Donde está { $part } debería haber un objeto entre llaves.
error-unknown-key = «{ $part }» no va aquí. Puede haber { $known }.
error-bad-score-rules = { $part } no son reglas: edition es un nombre y house es un objeto entre llaves.
error-editions-differ = edition dice { $part }, pero las reglas de la casa dicen { $known }. Sobra una de las dos.
error-big-set-not-said = big_set es { $part }, pero debe ser true o false.
error-no-games = No hay ningún juego que puntuar. games es { $part }, pero debe ser una lista de juegos.
error-in-game = Juego { $game }: { $reason }
error-bad-racks = racks es { $part }, pero debe tener las fichas de cada jugador, como "Ana": "r5 j".
error-in-rack = El soporte de { $name }: { $reason }
error-other-players = Estos no son los jugadores del primer juego, que son { $known }.
error-unknown-player = { $part } no es un jugador. Los jugadores son { $known }.
error-winner-has-tiles = Se dice que ha ganado { $name }, pero le quedan fichas.
error-loser-has-none = A { $name } no le quedan fichas, pero no se dice que haya ganado.

## La sala

error-bad-setting = { $option } es «{ $part }», pero { $must ->
    [number] debe ser un número.
    [yes-or-no] debe ser yes o no.
    [like] debe parecerse a { $allowed }.
   *[be] debe ser { $allowed }.
}
error-database-failed = La base de datos no se puede usar: { $why ->
    [address] su dirección no es correcta. Debe ser como sqlite:///house.db o postgresql://host/house.
    [busy] otro programa la tiene ocupada.
    [damaged] está dañada, o no es una base de datos. Cópiala a un lugar seguro y recupera después la última copia de seguridad con remeld restore.
    [full] el disco está lleno.
    [locked] otra sala la ha abierto.
    [schema] no encaja con este programa, o es de uno más nuevo.
    [unavailable] su servidor no responde.
   *[other] comunica un fallo. El registro dice cuál.
}
error-no-network = Este equipo no está conectado a ninguna red.
error-unknown-entry = Esta mesa la cambió un programa más nuevo, y este no puede leerla: no conoce «{ $kind }».

error-not-a-backup = { $file } no es la copia de seguridad de una sala.
error-backup-damaged = La copia { $file } está dañada: { $why ->
    [short] termina demasiado pronto.
    [log] la entrada { $entry } del historial de la mesa { $table } es incorrecta.
   *[changed] ya no es lo que se escribió.
} No se ha restaurado nada.
error-backup-newer = La copia { $file } la hizo un programa más nuevo. Instala primero ese.
error-backup-exists = { $file } ya existe. Elige otro nombre.
error-house-not-empty = En la base de datos ya hay una sala. Una copia solo se restaura en una vacía.
error-no-house = En esta base de datos no hay ninguna sala.

error-no-admin-socket = Nombra el socket de la sala con --admin-socket o REMELD_ADMIN_SOCKET.
error-admin-unreachable = Ninguna sala responde en { $file }. ¿Está abierta, con este --admin-socket, y es tuya?
error-no-such-action = remeld admin no conoce «{ $part }». Conoce { $known }.
error-about-missing = A { $action } le falta de qué se trata.
error-no-such-table = No hay ninguna mesa «{ $part }».
error-not-banned = { $part } no está vetada.
error-bad-address = «{ $part }» no es una dirección como 192.0.2.7 o 2001:db8:1:2::/64.
error-bad-message = Un mensaje tiene como mucho { $most } caracteres que se puedan mostrar.

## Arena

error-bots-and-players = --bots nombra { $count } jugadores, pero --players dice { $players }.
error-levels-and-players = --level nombra { $count } jugadores virtuales, pero en la mesa hay { $seats }. Nombra uno para todos, o uno para cada sitio.
error-bad-test = --test es «{ $part }», pero deben ser dos porcentajes, primero el menor, como 50:55, o uno solo, como 50.
error-arena-needs-two = La arena necesita al menos dos jugadores distintos, cada uno nombrado una vez en --bots.
error-results-unreadable = { $file } no es un archivo de resultados, o es de otra versión.
error-results-damaged = El archivo de resultados { $file } está dañado: la línea { $line } no está como se escribió.
error-results-of-another-run = { $file } es de otra serie: allí { $part } es { $value }. Da otra vez las mismas opciones, u otro archivo.
error-results-busy = Otra serie está escribiendo en { $file }.
error-arena-breach = Esto no debería haber pasado; avísanos, por favor: { $what ->
    [tiles] faltan o sobran fichas
    [scores] los puntos no cuadran
    [record] el registro no es correcto
   *[endless] el juego no acaba nunca
} (reparto { $deal }, rotación { $rotation }, { $players })
error-faulty-player = { $key } no puede seguir jugando (reparto { $deal }, rotación { $rotation }): { $why }
error-workers-die = { $count } procesos han muerto uno tras otro. Quizá falte memoria: prueba con menos --workers.
error-fast-not-exact = --fast solo vale para { $known }: en los demás la simulación no juega exactamente lo mismo.
error-fast-player = --fast no conoce { $key }.
error-ray-unreachable = No hay ningún clúster Ray en { $part }: { $why }

error-unknown-puzzle = No hay problemas del tipo «{ $part }». Los tipos son { $known }.
error-unknown-drill = No hay ningún ejercicio «{ $part }». Los ejercicios son { $known }.
error-no-puzzle = No se encontró ningún problema del tipo { $kind } en { $edition }. Prueba con otro --seed.
error-bad-date = «{ $part }» no es una fecha. Escríbela así: 2026-11-18.
error-not-a-puzzle = Esto no es un problema: «{ $part }».
error-no-such-puzzle = No hay ningún problema { $number }: van del 1 al { $most }.
