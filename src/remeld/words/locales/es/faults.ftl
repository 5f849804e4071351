### Lo que está mal: una frase para cada falta que encuentra el árbitro.

## Conjuntos

fault-loose-tile = Fuera de todo conjunto: { $tiles }. En la mesa, cada ficha forma parte de un conjunto; lo que venía de tu soporte puede volver a él.
fault-set-too-short = Demasiado corto: { $tiles }. Un conjunto tiene al menos tres fichas.
fault-set-mixed = Ni { term-group } ni escalera: { $tiles }. { term-group.A } es un mismo número en colores distintos; una escalera es un solo color con números que suben.
fault-set-only-jokers = Solo comodines: { $tiles }. Hace falta una ficha con número que muestre lo que representan.
fault-group-too-long = Demasiado largo para { term-group.a }: { $tiles }. Quita fichas o haz dos { term-group.many }.
fault-group-colour-twice = Color repetido: { $tiles }. En { term-group.a } cada color sale una sola vez: lleva una de las fichas a otro conjunto.
fault-run-too-long = Demasiado largo para una escalera: { $tiles }. Divídela en dos.
fault-run-number-twice = Número repetido: { $tiles }. En una escalera cada número sale una sola vez: lleva una de las fichas a otro conjunto.
fault-run-out-of-order = No va de menor a mayor: { $tiles }. Ordena las fichas: el lugar de un comodín dice qué número representa.
fault-run-gap = Aquí falta algo en medio: { $tiles }. En una escalera los números suben de uno en uno, y un comodín cuenta como el número de su lugar.
fault-run-past-end = Se pasa del final: { $tiles }. No hay nada después del número más alto ni antes del 1, ni siquiera un comodín.

## Fichas

fault-tile-from-nowhere = ¿De dónde sale esto: { $tiles }? Solo se pueden poner fichas de la mesa y del propio soporte.
fault-tile-left-table = Quitado de la mesa: { $tiles }. Lo que está en la mesa se queda en ella, así que devuélvelo a un conjunto.
fault-no-tile-played = No has puesto ninguna ficha del soporte. Pon al menos una, o deja la mesa como estaba y roba o pasa.

## La combinación inicial

fault-meld-too-low = { $points } de { $needed } puntos: para la combinación inicial hay que sumar { $missing } más, con conjuntos de tus propias fichas.
fault-meld-touches-table = Esto ya estaba en la mesa: { $tiles }. { $open ->
    [1] Hasta que la combinación inicial esté en la mesa, los demás conjuntos se quedan como están.
   *[other] En el turno de la combinación inicial, los demás conjuntos se quedan como están.
}
fault-joker-before-meld = Se ha tomado un comodín de la mesa: { $tiles }. Nadie puede liberar un comodín antes de su propia combinación inicial.

## Comodines

fault-joker-left-table = Un comodín ha salido de la mesa: { $tiles }. Un comodín liberado se vuelve a poner en el mismo turno y nunca va a un soporte.
fault-joker-moved = Este comodín representa ahora otra ficha: { $tiles }. Con estas reglas, un comodín que sigue en su conjunto conserva su valor.
fault-joker-needs-new-set = Este comodín se ha añadido a un conjunto que ya estaba en la mesa: { $tiles }. Con estas reglas, un comodín liberado va a un conjunto nuevo.
fault-joker-needs-rack-tiles = Este comodín no tiene un conjunto nuevo propio: { $tiles }. Con estas reglas, un comodín liberado necesita fichas del soporte que formen un conjunto con él, y la ficha que lo ha sustituido no cuenta.
fault-joker-set-frozen = Se ha deshecho el conjunto de este comodín: { $tiles }. Con estas reglas, a un conjunto con comodín solo se le puede añadir, hasta que lo sustituya justo la ficha que representa.
fault-joker-swap-from-table = A este comodín lo ha sustituido una ficha de la mesa: { $tiles }. Con estas reglas, la ficha que sustituye a un comodín viene del soporte.
fault-joker-swap-missing = Este comodín se ha liberado sin sustituirlo: { $tiles }. Con estas reglas, cada comodín liberado necesita en su lugar una ficha propia, con el número y el color que representaba.

fault-follows = { $message } (Es solo una consecuencia: corrige antes lo demás.)
