puzzles-title = Problemas
puzzles-about = Turnos con una sola respuesta mejor. Ponla en la mesa como en el juego: vale cualquier turno permitido que lo consiga.
puzzles-day = Problema del día
puzzles-day-done = Resuelto. El siguiente llega mañana.
puzzles-solve = Resolver
puzzles-streak = { $count ->
    [one] Un día seguido
   *[other] { $count } días seguidos
}
puzzles-streak-forgiven = un día perdido se perdona
puzzles-rating = Tu puntuación: { $rating }
puzzles-rough = todavía aproximada
puzzles-next = Otro problema
puzzles-rush = Contrarreloj
puzzles-rush-about = Tres minutos, y cada problema es más difícil que el anterior.
puzzles-rush-start = Poner el reloj en marcha
puzzles-rush-best = Tu mejor marca: { $count }
puzzles-rush-left = quedan { $time }
puzzles-rush-score = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
puzzles-rush-over = Se acabó el tiempo. Has resuelto { $count }.
puzzles-rush-again = Otra vez
puzzles-kinds = Por tipo
puzzles-kind-go-out = Ponerlo todo
puzzles-kind-all-but-one = Todas menos una
puzzles-kind-first-30 = Abrir el juego
puzzles-kind-free-the-joker = Liberar el comodín
puzzles-kind-fourth-tile = La cuarta ficha
puzzles-kind-rebuild = Reconstruir
puzzles-kind-find-the-play = Encontrar la jugada
puzzles-kind-endgame = Final
puzzles-solved-of = { $count } de { $total } resueltos
puzzles-edition = Según las reglas de
puzzles-number = Problema { $number }, dificultad { $difficulty }
puzzles-try-more = { $count ->
    [one] Está permitido, pero la respuesta pone una ficha más.
   *[other] Está permitido, pero la respuesta pone { $count } fichas más.
}
puzzles-idle = Te toca: encuentra las fichas que hay que poner.
puzzles-try-nothing = Todavía no has puesto nada.
puzzles-try-other = Todavía no es la solución.
puzzles-try-next-can-play = Está permitido, pero el siguiente aún podría poner una ficha.
puzzles-hint = Pista
puzzles-hint-count = { $count ->
    [one] La respuesta pone una ficha.
   *[other] La respuesta pone { $count } fichas.
}
puzzles-hint-tiles = Pon { $tiles }.
puzzles-hint-first = Empieza así:
puzzles-show = Mostrar la respuesta
puzzles-shown = Esta es la respuesta que menos cambia la mesa.
puzzles-solved = ¡Resuelto!
puzzles-elegant = Mostrar la manera que menos cambia
puzzles-rated = Tu puntuación es ahora { $rating } ({ $change }).
puzzles-share = Compartir
puzzles-share-solved = { $line } – resuelto en { $time }
puzzles-picture = Como imagen
puzzles-picture-saved = La imagen está guardada.
puzzles-all = Todos los problemas
puzzles-skip = Otro distinto
puzzles-once-more = Otra vez desde el principio
puzzles-loading = Se están buscando los problemas …
puzzles-yours = Tus resultados se quedan en este dispositivo y, solo para ti, en esta sala.
