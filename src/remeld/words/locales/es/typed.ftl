### Lo que se escribe en la mesa, y lo que allí se pregunta y se oye en palabras.

## Palabras que se escriben

typed-word-table = mesa
typed-word-rack = soporte
typed-word-players = jugadores, otros
typed-word-clock = reloj, tiempo
typed-word-missing = falta, porqué
typed-word-changes = cambios, último
typed-word-help = ayuda
typed-word-undo = deshacer
typed-word-redo = rehacer
typed-word-reset = restaurar
typed-word-sort = ordenar
typed-word-hint = pista
typed-word-draw = robar, pasar
typed-word-end = acabar, fin
typed-word-set = conjunto
typed-word-new = nuevo

## Respuestas

typed-sets = { $count ->
    [one] Un conjunto.
   *[other] { $count } conjuntos.
}
typed-set = Conjunto { $number }: { $tiles }{ $whole ->
    [false] , incompleto.
   *[true] .
}
typed-rack = { $count ->
    [one] Una ficha
   *[other] { $count } fichas
}: { $tiles }.
typed-rack-new = Lo nuevo: { $tiles }.
typed-rack-ready = Conjuntos completos: { $sets }.
typed-colour = { $colour } { $numbers }
typed-more = { $tiles }; { $next }
typed-pool = { $count ->
    [one] Queda una ficha en la pila.
   *[other] Quedan { $count } fichas en la pila.
}
typed-no-clock = No hay reloj.
typed-sentence = { $text }.
typed-meld = Combinación inicial: { $points } de { $needed }.

## Lo que no se entiende, y lo que no se puede

typed-unknown = No se entiende «{ $part }» (carácter { $place }). Escribe «ayuda» para oír lo que se puede escribir.
typed-unfinished = Falta algo al final. Escribe «ayuda» para oír lo que se puede escribir.
typed-too-much = Sobra «{ $part }» (carácter { $place }).
typed-no-set = No hay ningún conjunto { $set }. El último es el conjunto { $most }.
typed-no-sets = No hay ningún conjunto { $set }. La mesa está vacía.
typed-not-on-rack = En tu soporte no hay: { $tiles }.
typed-not-in-set = En el conjunto { $set } no hay: { $tiles }.
typed-not-there = En la mesa no hay: { $tiles }.
typed-which-set = En varios conjuntos: { $tiles }. Di cuál quieres, como 2: b7 > 3.
typed-stays-on-table = No se puede recoger: { $tiles }. Lo que ya estaba en la mesa se queda en ella.
typed-which-joker = ¿Qué comodín? Di su conjunto, como 3: j=b8.
typed-cannot-split = El conjunto empieza ahí y no hay nada que separar: { $tiles }.
typed-no-change = Eso no cambia nada.
typed-draw-changed = Has movido fichas. Escribe e para jugarlas, o x para dejar todo como estaba.

## Ayuda

typed-help-lay = Poner un conjunto nuevo de tu soporte; también vale b4 b5 b6.
typed-help-add = Añadir una ficha al conjunto 3.
typed-help-take = Sacar una ficha del conjunto 3 y añadirla al conjunto 5.
typed-help-new = Hacer con una ficha del conjunto 3 un conjunto nuevo.
typed-help-back = Recoger una ficha tuya al soporte.
typed-help-join = Unir todo el conjunto 3 al conjunto 5.
typed-help-split = Dividir el conjunto 3 antes de b6.
typed-help-joker = Decir qué representa el comodín del conjunto 3.
typed-help-set = Oír lo que hay en el conjunto 3.
typed-help-words = Letras y sus palabras: { $words }.
