### El juego en la terminal: lo que el programa dice a quien está al teclado.

## Nombres y listas

talk-house-rules = { $edition } con reglas de la casa
talk-list-more = { $names }, { $next }
talk-list = { $names } y { $last }
talk-default-name = Jugador
talk-computer-names = Bea, Carlos, Diana, Emilio, Fátima, Gael

## La primera pantalla

talk-title = Remeld: el juego de fichas con las reglas de { $edition }
talk-label-goal = Objetivo
talk-goal = Pon todas tus fichas antes que { $players }, { $count ->
    [one] un jugador virtual.
   *[other] jugadores virtuales.
}
talk-label-tiles = Fichas
talk-tiles = { $colours }, j comodín (cualquier ficha). r5 es el 5 rojo.
talk-label-group = { term-group.Label }
talk-group = Un mismo número en tres o más colores, como k8 r8 o8.
talk-label-run = Escalera
talk-run = Un mismo color con tres o más números seguidos, como b4 b5 b6.
talk-label-meld = Primero
talk-meld = Pon { term-group.many } y escaleras que sumen { $needed } puntos, todo de tu soporte.
talk-label-later = Después
talk-later = Añade a cualquier conjunto de la mesa, o deshaz conjuntos y forma otros.
talk-label-clock = Reloj
talk-clock = Un turno puede durar { $count ->
    [one] un segundo.
   *[other] { $count } segundos.
}
talk-no-clock = Ninguno. Es una regla de la casa: el reglamento da { $count } segundos por turno.
talk-game = Juego { $game }.
talk-game-of = Juego { $game } de { $count }.
talk-start-draw = Sorteo inicial: { $draws }.
talk-you-start = Empiezas tú.

## Un turno

talk-label-table = Mesa
talk-label-hand = Mano
talk-label-rack = Soporte
talk-nothing = nada
talk-status = Fichas: { $racks }, pila { $count }.
talk-you-draw = Robas { $tiles }.
talk-hand-not-empty = Pon lo que tienes en la mano antes de acabar el turno.
talk-meld-so-far = Combinación inicial: { $points } de { $needed } puntos.
talk-legal = Jugada válida: { $count ->
    [one] una ficha
   *[other] { $count } fichas
}, valor { $points }. Escribe end para terminar.
talk-not-legal = El turno no puede acabar así.
talk-fault = { $message } ({ $clause })
talk-fault-in-set = Conjunto { $set }. { $message } ({ $clause })
talk-could-play = Podrías poner { $tiles }: { $changes }
talk-how-to = Escribe fichas para ponerlas como conjunto, como r1 r2 r3. Escribe draw para robar una ficha, o help para ver todo lo que puedes hacer.
talk-prompt = Te toca:
talk-prompt-clock = Te toca ({ $count } s):
talk-too-late = Eso llegó justo después de acabarse el tiempo. Si lo quieres ahora, escríbelo otra vez.

## Lo que se puede escribir

talk-help-lay = Pon un conjunto nuevo de tu soporte; basta con las fichas.
talk-help-add = Añade una ficha al conjunto 2; sin número si solo encaja en uno.
talk-help-take = Saca una ficha del conjunto 1: la tuya vuelve al soporte; otra va a tu mano, para ponerla de nuevo.
talk-help-split = Divide el conjunto 2 antes de r6.
talk-help-join = Haz un solo conjunto del 1 y el 3.
talk-help-undo = Deshaz el último paso.
talk-help-reset = Déjalo todo como estaba al empezar tu turno.
talk-help-end = Acaba tu turno con la mesa como está.
talk-help-draw = No pongas nada y roba de la pila.
talk-help-pass = No pongas nada si la pila está vacía.
talk-help-sort = Ordena el soporte por colores o por números.
talk-help-score = Muestra los puntos de la partida.
talk-help-why = Pregunta a los jugadores virtuales por qué han jugado así.
talk-help-save = Guarda el registro del juego.
talk-help-help = Muestra esta lista.
talk-help-quit = Sal del juego.

## Después de un juego

talk-game-row = Juego { $game }
talk-total = Total
talk-games-won = Juegos ganados
talk-place = Puesto
talk-leads = { $count ->
    [one] { $players } va por delante en la partida.
   *[other] { $players } van por delante en la partida.
}
talk-match-won = { $count ->
    [one] { $players } ha ganado la partida.
   *[other] { $players } comparten la victoria.
}
talk-after-game = Pulsa Intro para el siguiente juego. Escribe save y un nombre de archivo para guardar el registro de este, o quit para salir.
talk-prompt-next = Siguiente:
talk-saved = El registro está en { $file }.
talk-bye = Hasta pronto.

## Por qué un jugador virtual ha jugado así, en sus propias palabras

talk-why = { $player }: { $reason }
talk-why-not-yet = Todavía no ha jugado ningún jugador virtual.
talk-why-unknown = { $player } no da ninguna razón.
