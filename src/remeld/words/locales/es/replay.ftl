### Repasar un juego: paso a paso, con los ojos de cualquiera, con la mejor jugada y la prueba.

## Qué juego

replay-title = Repasar un juego
replay-about = Abre el registro de un juego terminado: elige su archivo, suéltalo aquí o pega su texto.
replay-file = Elegir un archivo
replay-paste = O pega el registro
replay-open = Verlo
replay-other = Otro juego
replay-loading = Se está comprobando el registro…
replay-mine = Juegos en tus mesas
replay-game = Juego { $game }: { $player }
replay-too-long = Este archivo es demasiado largo para un registro.

## Un registro que no está bien

replay-wrong-title = Este registro no está bien
replay-wrong = Hay un error en el suceso { $event }. { $message }
replay-wrong-line = Dice:
replay-wrong-faults = Lo que dice el árbitro
replay-unreadable-title = Este registro no se puede leer
replay-not-found-title = No existe ese juego

## Moverse por el juego

replay-controls = Moverse por el juego
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-position = Paso
replay-position-text = { $count } de { $total }: { $text }
replay-speed = Velocidad
replay-eyes = Visto por
replay-eyes-all = Todos a la vez
replay-eyes-spectator = Un espectador
replay-eyes-only = Visto por: { $player }
replay-keys = Flechas: paso a paso. Espacio: reproducir y pausar. Inicio y Fin: a los extremos.
replay-link = Enlace a este paso
replay-download = Descargar el registro
replay-turns = Lo que pasó
replay-racks = Soportes
replay-rack-hidden = { $count ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $count } fichas
}
replay-rack-empty = vacío
replay-rack-turn = le toca
replay-why = { $player }: { $reason }
replay-pool = { $count ->
    [0] La pila está vacía.
    [one] Hay una ficha en la pila.
   *[other] Hay { $count } fichas en la pila.
}
replay-dealt = Las fichas están repartidas. Empieza { $player }.

## Lo que se hizo, en pocas palabras

replay-short-deal = { $player } empieza
replay-short-play = { $count ->
    [one] { $player } pone una ficha
   *[other] { $player } pone { $count } fichas
}
replay-short-draw = { $count ->
    [0] { $player } no roba nada
    [one] { $player } roba una ficha
   *[other] { $player } roba { $count } fichas
}
replay-short-pass = { $player } pasa
replay-short-bell = A { $player } se le acabó el tiempo
replay-short-resign = { $player } abandona
replay-short-end = Final

## La mejor jugada

replay-best = La mejor jugada aquí
replay-best-ask = ¿Cuál era la mejor jugada aquí?
replay-best-thinking = Un momento…
replay-best-none = No había nada que poner.
replay-best-none-found = No se ha encontrado ninguna jugada, pero no se ha podido probar todo.
replay-best-unseen = Desde aquí no se ve el soporte de { $player }, así que nadie puede decirlo.
replay-best-not-here = Ve a un turno y podrás ver la mejor jugada en él.
replay-best-tiles = Fichas
replay-best-value = Valor
replay-best-played = Jugado
replay-best-possible = Mejor
replay-best-difference = Diferencia
replay-best-same = Era lo mejor que había.
replay-best-not-proved = Puede haber una aún mejor: la búsqueda se ha detenido.
replay-best-show = Mostrarla
replay-best-showing = Estás viendo la mejor jugada, no la que se hizo.
replay-best-back = Volver al juego

## La prueba del reparto

replay-proof-checking = Se está comprobando el reparto…
replay-proof-proved = Está probado que el reparto es limpio
replay-proof-house = El reparto es limpio, dice la sala
replay-proof-no-secret = Aquí no se puede probar el reparto
replay-proof-differs = El reparto no es el prometido
replay-proof-how = Antes del juego la sala eligió un secreto y mostró su sello (SHA-256). El orden de todas las fichas sale del secreto y de las palabras de los jugadores. Ahora que el secreto es público, cualquiera puede volver a calcularlo.
replay-proof-here = Tu navegador acaba de hacerlo: el sello encaja, y cada ficha llegó en el orden que resulta.
replay-proof-by-house = Tu navegador no puede calcularlo en una página sin cifrar, así que lo ha hecho la sala.
replay-proof-without = Este registro no contiene el secreto: el juego no ha terminado, o solo se anotó lo que vio un jugador.
replay-proof-seal = El sello
replay-proof-secret = El secreto
