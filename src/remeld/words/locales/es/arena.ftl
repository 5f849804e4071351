### La arena: lo que dicen remeld simulate, remeld arena y el informe.

## Números

arena-decimal-mark = ,
arena-percent = { $number } %
arena-interval = ({ $low } … { $high })
arena-plus-minus = ± { $number }

## Tablas y títulos

arena-title = ¿Quién juega mejor?
arena-run = { $edition }, { $seats } jugadores en una mesa, { $games } juegos.
arena-unfinished = Esta serie no ha terminado. Lo jugado hasta ahora:
arena-best = El más difícil de vencer: { $player }. Su peor resultado, contra { $other }, es el { $share } de los juegos.
arena-versus = { $others ->
    [1] { $player } contra { $other }
   *[other] { $player } contra { $others } × { $other }
}
arena-matrix = Todos contra todos
arena-matrix-about = { $others ->
    [1] Cuántos juegos ganó el jugador de la fila contra el de la columna, con el intervalo del 95 % y los puntos por juego. Enmarcado: el peor resultado de la fila.
   *[other] Cuántos juegos ganó el jugador de la fila en una mesa con { $others } copias del de la columna, con el intervalo del 95 % y los puntos por juego. Enmarcado: el peor resultado de la fila.
}
arena-points-of = { $points } puntos
arena-shares = Juegos ganados
arena-shares-about = El círculo es lo medido, la barra su intervalo del 95 %. La línea discontinua marca el { $base }: lo que ganarían jugadores iguales.
arena-points = Puntos por juego
arena-points-about = A la derecha de la línea discontinua se ganan puntos, a la izquierda se pierden.
arena-course = Cómo se fue asentando
arena-course-about = La parte de juegos ganados, reparto tras reparto. El valor real está en la franja sombreada, se mire cuantas veces se mire (95 %).
arena-course-of = { $deals } repartos, { $games } juegos. { $interval }
arena-verdict = { $verdict ->
    [above] Parado: más del { $low }.
    [below] Parado: menos del { $high }.
   *[open] No es seguro ni más del { $low } ni menos del { $high }.
}
arena-ratings = Puntuaciones
arena-ratings-about = Un número para cada jugador, a partir de todos los juegos. Todos empiezan con 25. Una puntuación supone que la fuerza es un solo número: donde la tabla de arriba diga otra cosa, vale la tabla.
arena-who = Quiénes son
arena-plays-rack-sets = pone lo que dan sus propias fichas y nunca toca la mesa.
arena-plays-bounded = pone todas las fichas que encuentra moviendo como mucho { $number } fichas de la mesa.
arena-plays-greedy = pone en cada turno todas las fichas que puede.
arena-plays-hoard = abre con todo lo que puede y luego roba hasta poder poner el resto de una vez.
arena-plays-hoardmin = abre con las menos fichas posibles y luego roba hasta poder poner el resto de una vez.
arena-plays-dump = espera a poder ponerlo todo; cuando quedan { $number } fichas o menos en la pila, se deshace de las más altas.
arena-plays-threat = espera a poder ponerlo todo, salvo que a otro le queden { $number } fichas o menos.
arena-plays-hold = solo pone { $number } fichas o más a la vez y guarda los comodines para cerrar.
arena-plays-leaky = espera a poder ponerlo todo, pero pierde la paciencia en { $number } de cada cien turnos.
arena-plays-trimm = espera a poder ponerlo todo; hacia el final aligera su atril ficha a ficha.
arena-plays-hsafe = espera a poder ponerlo todo y, al final del todo, no pone nada que deje cerrar al otro.
arena-plays-trimm-safe = espera, aligera su atril hacia el final y no pone ninguna ficha con la que alguien pudiera cerrar.
arena-plays-champion = parte de la mejor forma sencilla de jugar y piensa: al final repasa cada turno hasta el último.
arena-plays-easy = pone lo que se ve fácilmente.
arena-method = Cómo se midió
arena-method-deals = Cada reparto lo jugaron todos en todos los asientos, así que nadie tuvo mejores fichas.
arena-method-intervals = Los juegos de un mismo reparto se parecen. Los intervalos lo tienen en cuenta: cuentan repartos, no juegos.
arena-method-any-time = Quien mira una y otra vez y para cuando le gusta el resultado se equivoca más del 5 % de las veces. Las franjas y las paradas anticipadas lo tienen en cuenta.
arena-method-referee = Cada turno pasó por el árbitro; fichas y puntos se comprobaron en cada juego.
arena-method-fast = Los juegos los jugó la simulación compilada: el mismo juego, pero sin pasar turno a turno por el árbitro.
arena-method-repeat = La misma orden da los mismos juegos:
arena-method-clock = Aquí alguien pensó con reloj, así que la misma orden da juegos parecidos, no los mismos:

## Tablas de la línea de órdenes

arena-column-player = Jugador
arena-column-wins = Victorias
arena-column-share = Parte
arena-column-points = Puntos por juego
arena-column-turns = Turnos
arena-column-worst = Peor
arena-column-rating = Puntuación
arena-blocked = Juegos en los que nadie podía seguir: { $games }
arena-progress = { $games } de { $most } juegos, { $pace } por segundo
arena-report-written = El informe está en { $file }.
