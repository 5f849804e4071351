### Para una mesa de verdad: lo que ayuda en un teléfono junto a la caja.

## El comienzo

aside-title = Para una mesa de verdad
aside-about = Para el teléfono junto a la caja: lleva el tiempo y los puntos, y responde preguntas.
aside-offline = El reloj y la hoja de puntos también funcionan sin red.
aside-not-offline = En esta dirección el navegador no guarda nada para cuando no hay red: hace falta https, o el equipo de la propia sala.
aside-clock = Reloj
aside-score = Puntos
aside-judge = ¿Es válido?
aside-solve = ¿Qué puedo jugar?
aside-arrange = Ordenar
aside-openings = ¿Cuándo puedo abrir?
aside-clock-short = Reloj
aside-score-short = Puntos
aside-judge-short = ¿Vale?
aside-solve-short = ¿Jugar?
aside-arrange-short = Orden
aside-openings-short = ¿Abrir?
aside-openings-ask = Ver mis probabilidades
aside-rules = Reglas
aside-players = Jugadores
aside-read-rules = Leer las reglas
aside-try-again = Intentar de nuevo

## Introducir fichas

aside-tiles = { $count ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $count } fichas
}
aside-set-named = Conjunto { $set }: { $tiles }
aside-take-away = Quitar { $tile }
aside-added = { $tiles }. En total, { $count ->
    [one] una ficha.
   *[other] { $count } fichas.
}
aside-pad = Teclado de fichas
aside-pad-of = Teclado de fichas: { $label }
aside-pad-key = { $count ->
    [0] { $tile }
   *[other] { $tile }, ya { $count }
}
aside-pad-help = Toca una ficha para añadirla, o desliza el dedo por una fila para añadir una escalera. También puedes escribir: b4-9 es una escalera, krb8 es { term-group.a }, j es un comodín.
aside-new-set = Conjunto nuevo
aside-erase = Borrar la última
aside-undo = Deshacer
aside-clear = Borrar todas las fichas
aside-unknown-tile = «{ $part }» no es una ficha (carácter { $place }). Escribe k, r, b u o y un número, como b8, o j para un comodín.
aside-run-falls = «{ $part }» cuenta hacia atrás (carácter { $place }). Escribe primero el número menor, como b4-9.

## ¿Es válido?

aside-judge-about = Introduce la mesa antes y después del turno, y lo que había en el soporte.
aside-judge-before = Mesa antes del turno
aside-judge-after = Mesa después del turno
aside-judge-rack = Soporte antes del turno
aside-copy-before = Empezar con la mesa de antes
aside-melded = La combinación inicial ya estaba hecha
aside-melded-about = Desactívalo para alguien que aún no ha puesto nada.
aside-judge-ask = Juzgar esta jugada
aside-legal = Esta jugada es válida.
aside-not-legal = { $count ->
    [one] Esta jugada no es válida, por un motivo.
   *[other] Esta jugada no es válida, por { $count } motivos.
}
aside-played = { $count ->
    [one] Una ficha puesta, valor { $points }.
   *[other] { $count } fichas puestas, valor { $points }.
}
aside-in-set = Conjunto { $set }:
aside-clause = { $clause }: { $title }

## ¿Qué puedo jugar?

aside-solve-about = Introduce tu soporte y la mesa. Verás la mejor jugada, paso a paso.
aside-solve-table = Mesa
aside-solve-rack = Tu soporte
aside-aim = Buscar
aside-aim-tiles = más fichas
aside-aim-value = más valor
aside-aim-out = ponerlas todas
aside-solve-ask = Buscar la mejor jugada
aside-best = { $count ->
    [one] Puedes poner una ficha, valor { $value }.
   *[other] Puedes poner { $count } fichas, valor { $value }.
}
aside-nothing = No puedes poner nada.
aside-not-out = No puedes ponerlas todas en este turno.
aside-not-proved = La búsqueda se ha cortado, así que puede haber algo mejor.
aside-steps = Paso a paso
aside-table-before = Mesa antes
aside-table-after = Mesa después
aside-after-legend = Los conjuntos con marco son nuevos o han cambiado; las fichas marcadas vienen de tu soporte.
aside-rack-left = Queda en tu soporte
aside-rack-empty = Nada: ¡las has puesto todas!

## Los pasos de una jugada

aside-step-lay = Pon { $tiles } como conjunto nuevo.
aside-step-add = Añade { $tiles } al conjunto { $target }.
aside-step-take = Lleva { $tiles } del conjunto { $source } al conjunto { $target }.
aside-step-split = Separa { $tiles } del conjunto { $source } como conjunto { $target }.
aside-step-join = Une el conjunto { $source } al conjunto { $target }.
aside-step-swap = Cambia { $tiles } por el comodín del conjunto { $target }. El comodín va al conjunto { $joker }.
aside-step-shift = Mueve el comodín dentro del conjunto { $target }.

## Ordenar

aside-arrange-about = ¿Se ha desbaratado una mesa? Introduce todas sus fichas en cualquier orden y vuelve a tener conjuntos.
aside-heap = Todas las fichas
aside-arrange-ask = Ordenarlas
aside-all-in-sets = Todas las fichas están en conjuntos.
aside-left-over = { $count ->
    [one] Sobra una ficha.
   *[other] Sobran { $count } fichas.
}
aside-left = Resto

## El reloj

aside-player = Jugador { $number }
aside-names = Jugadores, por orden de juego
aside-add-player = Añadir un jugador
aside-remove-player = Quitar a { $name }
aside-clock-start = Toca para empezar
aside-clock-go-on = En pausa. Toca para seguir.
aside-clock-next = Toca para pasar a { $name }
aside-clock-begin = Empezar
aside-clock-pause = Pausa
aside-clock-resume = Seguir
aside-clock-back = Un turno atrás
aside-clock-more = { $count } segundos más
aside-clock-reset = Empezar de nuevo
aside-clock-settings = Jugadores y tiempo
aside-sound = Sonido
aside-order = Orden de juego
aside-order-about = Toca un nombre para darle el turno.
aside-turn-of = Le toca a { $name }.
aside-ten-seconds = A { $name } le quedan diez segundos.
aside-time-up = A { $name } se le acabó el tiempo.
aside-bell = Se acabó el tiempo
aside-limit = Tiempo por turno
aside-limit-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
aside-limit-edition = { $count } segundos, como en el reglamento
aside-limit-none = sin límite

## La hoja de puntos

aside-score-about = Después de cada juego, di quién ha puesto todas sus fichas e introduce las que les quedan a los demás.
aside-who-plays = Quién juega
aside-add-game = Añadir un juego
aside-game = Juego { $number }
aside-round = Ronda { $number }
aside-total = Total
aside-games-won = Juegos ganados
aside-sheet = Hoja de puntos
aside-game-column = Juego
aside-edit = Cambiar { $label }
aside-leading = va por delante
aside-leads = { $count ->
    [one] { $names } va por delante.
   *[other] { $names } van por delante.
}
aside-who-out = ¿Quién ha puesto todas?
aside-nobody-out = Nadie
aside-blocked-about = El juego está bloqueado: la pila está vacía y nadie puede jugar. Introduce las fichas de todos.
aside-who-started = ¿Quién empezó este juego?
aside-left-of = Fichas de { $name }
aside-points = Puntos
aside-no-tiles = { $count ->
    [one] Faltan las fichas de { $names }.
   *[other] Faltan las fichas de { $names }.
}
aside-save-game = Anotarlo
aside-cancel = Cancelar
aside-remove-game = Borrar este juego
aside-game-saved = El juego está en la hoja.
aside-game-removed = El juego está borrado. Con Deshacer vuelve.
aside-sheet-clear = Hoja nueva
aside-sheet-new = La hoja está vacía. Con Deshacer vuelve la anterior.
aside-sheet-title = Puntos según { $edition }
aside-share-text = Enviar como texto
aside-share-picture = Enviar como imagen
aside-picture-saved = La imagen está guardada.
aside-copied = Copiado. Pégalo donde quieras.
aside-not-copied = Este navegador no deja copiar a la página.
