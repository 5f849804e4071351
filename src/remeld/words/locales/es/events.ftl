### Lo que pasa en un juego.

## Antes del primer turno

event-start-drawn = { $player } saca { $tiles } para decidir quién empieza.
event-seated = Este es el orden de los asientos: { $player }.
event-began = Empieza { $player }.
event-then = { $first } { $next }
event-dealt = { $player } toma { $count ->
    [one] una ficha.
   *[other] { $count } fichas.
}
event-dealt-seen = { $player } toma { $tiles }.
event-committed = El orden de las fichas ya está fijado. Su sello es { $word }.

## Turnos

event-played = { $player } pone { $tiles }.
event-drew = { $player } { $count ->
    [0] no roba nada: la pila está vacía.
    [one] roba una ficha.
   *[other] roba { $count } fichas.
}
event-drew-seen = { $player } roba { $tiles }.
event-passed = { $player } pasa.
event-said = { $player } dice «{ $word }».
event-called = { $player } grita «{ $word }»
event-resigned = { $player } abandona.
event-extended = { $player } tiene { $count ->
    [one] un segundo más.
   *[other] { $count } segundos más.
}

## Se acabó el tiempo

event-bell-idle = Se acabó el tiempo, y { $player } no ha hecho nada.
event-bell-stands = Se acabó el tiempo. { $player } ha puesto { $tiles }, y la jugada vale.
event-bell-not-playable = Se acabó el tiempo. Todos los conjuntos son válidos, pero la jugada de { $player } no, así que la mesa vuelve a como estaba.
event-bell-restored = Se acabó el tiempo y { $player } no ha terminado. La mesa vuelve a como estaba, y las fichas del soporte vuelven a él.
event-bell-loose-to-rack = Se acabó el tiempo y { $player } no ha terminado. Los conjuntos válidos se quedan, y las fichas sueltas van al soporte de { $player }.
event-bell-could-play = { $player } podía jugar, así que esto no cuenta como pasar.

## El final

event-ended-out = { $player } ha puesto su última ficha y gana el juego.
event-ended-blocked = La pila está vacía y nadie sigue. { $count ->
    [0] Nadie gana el juego.
    [one] { $player } tiene menos puntos que nadie en el soporte y gana el juego.
   *[other] { $player } tienen menos puntos que nadie en el soporte y comparten la victoria.
}
event-ended-resigned = El juego acaba porque ha habido abandonos. { $count ->
    [0] Nadie gana el juego.
    [one] { $player } gana el juego.
   *[other] { $player } comparten la victoria.
}
event-ended-abandoned = { $count ->
    [0] El juego se ha suspendido.
   *[other] { $player } podía jugar tres veces seguidas y no lo hizo: el juego se suspende.
} No cuenta y nadie lo gana.
event-ended-points = { $player }: { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
event-revealed = El secreto del reparto era { $word }.
