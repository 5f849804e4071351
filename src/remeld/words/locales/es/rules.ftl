### Las reglas en palabras: títulos, reglas, aclaraciones.

## De dónde viene una respuesta

source-booklet = lo dice el reglamento
source-implied = se deduce del reglamento
source-ruling = decisión nuestra
source-none = no está en esta edición
source-at = { $source }: { $places }
source-rulings = { $source } ({ $rulings })
source-heading = «{ $heading }»
source-beginning = al principio de todo
source-language = { $language ->
    [de] Texto alemán: { $source }
    [es] Texto español: { $source }
    [fr] Texto francés: { $source }
    [nl] Texto neerlandés: { $source }
    [pt] Texto portugués: { $source }
    [zh-Hans] Texto chino: { $source }
   *[en] Texto inglés: { $source }
}

## Títulos

rule-title-R1 = Jugadores
rule-title-R2 = Número de fichas
rule-title-R3 = Números, colores, copias
rule-title-R4 = Nombres de los colores
rule-title-R5 = Número de comodines
rule-title-R6 = La caja grande
rule-title-R7 = Soportes y edad
rule-title-R8 = Objetivo del juego
rule-title-R9 = Clases de conjuntos
rule-title-R10 = Tamaño de { term-group.a }
rule-title-R11 = Colores de { term-group.a }
rule-title-R12 = Qué es una escalera
rule-title-R13 = La escalera más larga
rule-title-R14 = Los extremos de una escalera
rule-title-R15 = El orden de una escalera
rule-title-R16 = Una mesa para todos
rule-title-R17 = Sorteo inicial
rule-title-R18 = Comodín en el sorteo
rule-title-R19 = Empate en el sorteo
rule-title-R20 = Asientos según el sorteo
rule-title-R21 = Las fichas sorteadas vuelven
rule-title-R22 = Montones de siete
rule-title-R23 = Fichas al empezar
rule-title-R24 = La pila
rule-title-R25 = Sentido del juego
rule-title-R26 = Quién empieza el juego siguiente
rule-title-R27 = Turno, juego, ronda, partida
rule-title-R28 = Número de juegos
rule-title-R29 = Fin de un juego
rule-title-R30 = Combinación inicial
rule-title-R31 = Conjuntos de la combinación inicial
rule-title-R32 = Fichas de la combinación inicial
rule-title-R33 = Comodín en la combinación inicial
rule-title-R34 = La mesa en la combinación inicial
rule-title-R35 = Sin combinación inicial posible
rule-title-R36 = Esperar con la combinación inicial
rule-title-R37 = Qué se puede hacer
rule-title-R38 = No jugar por decisión propia
rule-title-R39 = El precio de no jugar
rule-title-R40 = La ficha recién robada
rule-title-R41 = Fichas del soporte por turno
rule-title-R42 = Palabra al acabar el turno
rule-title-R43 = La mesa al acabar el turno
rule-title-R44 = Tantos conjuntos como se quiera
rule-title-R45 = Pila vacía
rule-title-R46 = Pasar y juego bloqueado
rule-title-R47 = Añadir a un conjunto
rule-title-R48 = Tomar la cuarta ficha
rule-title-R49 = Añadir una, tomar otra
rule-title-R50 = Dividir una escalera
rule-title-R51 = Combinar dos conjuntos
rule-title-R52 = Dividir varios conjuntos
rule-title-R53 = Cualquier otro modo
rule-title-R54 = Qué es un comodín
rule-title-R55 = Valor de un comodín
rule-title-R56 = Comodines antes de la combinación inicial
rule-title-R57 = Qué sustituye a un comodín
rule-title-R58 = De dónde viene la sustituta
rule-title-R59 = Comodín en { term-group.a } de tres
rule-title-R60 = Otros modos de liberar comodines
rule-title-R61 = Conjuntos con comodín
rule-title-R62 = Mover un comodín
rule-title-R63 = Cuándo vuelve un comodín liberado
rule-title-R64 = Adónde va un comodín liberado
rule-title-R65 = Fichas del soporte con el comodín
rule-title-R66 = Nuevo valor de un comodín
rule-title-R67 = De quién es un comodín
rule-title-R68 = Límite de tiempo
rule-title-R69 = Cuándo rige el límite
rule-title-R70 = Nada hecho a tiempo
rule-title-R71 = La mesa al acabarse el tiempo
rule-title-R72 = Fichas de penalización
rule-title-R73 = Lugares olvidados
rule-title-R74 = Penalización más dura
rule-title-R75 = Ganar un juego
rule-title-R76 = Puntos de los perdedores
rule-title-R77 = Comodín en el soporte
rule-title-R78 = Puntos del ganador
rule-title-R79 = Comprobar los puntos
rule-title-R80 = Ganar un juego bloqueado
rule-title-R81 = Puntos de un juego bloqueado
rule-title-R82 = Empate en un juego bloqueado
rule-title-R83 = Ganar la partida
rule-title-R84 = Empate en la partida
rule-title-R85 = Contar los juegos ganados
rule-title-R86 = Hoja de puntos
rule-title-R87 = Consejos, no reglas

## La caja

rule-R1 = Pueden jugar de { $players_min } a { $players_max } personas.
rule-R2 = El juego normal tiene { $tiles_total } fichas, con los comodines.
rule-R3-1 = { $colours ->
    [one] Hay un color con los números del 1 al { $numbers }.
   *[other] Hay { $colours } colores, cada uno con los números del 1 al { $numbers }.
}
rule-R3-2 = { $copies ->
    [1] Cada ficha está una vez.
    [2] Cada ficha está dos veces.
   *[other] Cada ficha está { $copies } veces.
}
rule-R4 = { $colours ->
    [4] Los colores son negro, rojo, azul y { term-fourth-colour }.
    [6] Los colores son negro, rojo, azul, { term-fourth-colour }, verde y morado.
   *[other] Los colores son los { $colours } primeros de estos: negro, rojo, azul, { term-fourth-colour }, verde y morado.
}
rule-R5 = { $jokers ->
    [0] El juego normal no tiene comodines.
    [one] El juego normal tiene un comodín.
   *[other] El juego normal tiene { $jokers } comodines.
}
rule-R6-1 = { $big_set ->
    [none] No hay una caja más grande para más jugadores.
   *[other] Con { $big_set_min_players } jugadores o más se usan las { $big_set_total } fichas.
}
rule-R6-2 = { $big_set ->
    [none] { "" }
   *[other] Son { $big_set_copies } de cada número en { $big_set_colours } colores, y { $big_set_jokers } comodines.
}
rule-R6-3 = { $big_set ->
    [none] { "" }
   *[other] { $big_set_for_few ->
        [allowed] A menos jugadores se les aconseja la caja normal, pero también pueden usar todas las fichas.
       *[no] Menos jugadores usan la caja normal.
    }
}
rule-R7-1 = Cada jugador guarda sus fichas en un soporte.
rule-R7-2 = La edad que indica la caja no es una regla: nada más depende de ella.
rule-R8 = Sé el primero en llevar a la mesa, en conjuntos, todas las fichas de tu soporte.

## Conjuntos

rule-R9 = Un { term-set } es { term-group.a } o una escalera. Tiene al menos { $min_set } fichas.
rule-R10 = { term-group.A } tiene de { $min_set } a { $group_max } fichas, todas con el mismo número.
rule-R11 = En { term-group.a } ningún color se repite.
rule-R12 = Una escalera sube en un solo color sin saltarse números. Tiene al menos { $min_set } fichas.
rule-R13 = Ninguna escalera tiene más de { $run_max } fichas.
rule-R14-1 = { $run_wrap ->
    [true] Una escalera puede seguir del { $numbers } al 1.
   *[false] El 1 siempre es el más bajo: nunca va después del { $numbers }.
}
rule-R14-2 = Tampoco un comodín va antes del 1.
rule-R14-3 = Tampoco un comodín va después del { $numbers }.
rule-R15-1 = Una escalera va de menor a mayor.
rule-R15-2 = Así, el lugar de un comodín muestra su número.
rule-R16 = Los conjuntos de la mesa son de todos, los haya puesto quien los haya puesto.

## Preparación

rule-R17 = Las fichas se mezclan boca abajo y cada jugador saca una. Empieza el número más alto.
rule-R18 = { $start_draw_joker ->
    [lowest] Un comodín en el sorteo inicial cuenta como la ficha más baja.
   *[redraw] Quien saca un comodín en el sorteo inicial saca otra ficha.
}
rule-R19 = { $start_draw_tie ->
    [redrawAll] Si el número más alto sale más de una vez, todos sacan otra ficha.
   *[redrawTied] Quienes empatan con el número más alto sacan otra ficha; los demás, no.
}
rule-R20 = { $seat_by_draw ->
    [option] Los jugadores pueden acordar sentarse en el orden de los números sacados, y repetirlo antes de cada juego.
   *[none] El sorteo inicial no decide quién se sienta dónde.
}
rule-R21-1 = Las fichas del sorteo vuelven con las demás.
rule-R21-2 = Después se mezcla todo otra vez.
rule-R22 = { $stacks ->
    [recommended] Ayuda, pero no es obligatorio, apilar las fichas en montones de siete después del sorteo inicial.
    [beforeDraw] Las fichas se apilan en montones de siete antes del sorteo inicial.
    [afterDraw] Las fichas se apilan en montones de siete después del sorteo inicial, y de ahí se reparten.
   *[none] Las fichas no se apilan en montones.
}
rule-R23 = { $hand ->
    [one] Cada jugador toma una ficha.
   *[other] Cada jugador toma { $hand } fichas.
}
rule-R24 = Las fichas que nadie ha tomado quedan boca abajo y forman la pila.
rule-R25 = El turno pasa { term-clockwise }: sigue quien está a la izquierda.
rule-R26 = { $next_starter ->
    [keepSeatsAndDraw] Antes del juego siguiente los jugadores conservan su asiento y repiten el sorteo inicial.
    [winner] Quien gana un juego empieza el siguiente.
    [rotate] El juego siguiente lo empieza quien está a la izquierda del último que empezó.
   *[drawAgain] Cada juego empieza con un nuevo sorteo inicial.
}

## Partida

rule-R27 = { $match_frame ->
    [roundsOfNGames] Un juego se compone de turnos, una ronda de juegos, y la partida de rondas.
   *[agreedGames] Un juego se compone de turnos, y la partida de juegos. No hay rondas.
}
rule-R28 = { $match_frame ->
    [roundsOfNGames] Una ronda tiene tantos juegos como jugadores hay. Cuántas rondas se juegan se acuerda antes.
    [NGames] La partida tiene tantos juegos como jugadores hay.
   *[agreedGames] Cuántos juegos se juegan se acuerda antes.
}
rule-R29 = Un juego acaba cuando un jugador ha puesto la última ficha de su soporte.

## Combinación inicial

rule-R30-1 = { $meld_min ->
    [0] Los primeros conjuntos de un jugador pueden valer lo que sea.
    [one] Los primeros conjuntos que pone un jugador deben sumar al menos un punto.
   *[other] Los primeros conjuntos que pone un jugador deben sumar al menos { $meld_min } puntos.
}
rule-R30-2 = Una ficha vale su número.
rule-R31 = Para la combinación inicial puede bastar un conjunto, o se suman varios.
rule-R32 = { $meld_own_tiles_only ->
    [false] Las fichas de la mesa pueden ayudar a llegar a los puntos de la combinación inicial.
   *[true] La combinación inicial se hace solo con fichas del propio soporte.
}
rule-R33-1 = { $meld_joker ->
   *[representedValue] La combinación inicial puede llevar comodines. Cada uno vale lo que la ficha que representa.
}
rule-R33-2 = Cuenta lo que representa al acabar el turno.
rule-R34-1 = { $table_in_meld_turn ->
    [openAfterMeld] En cuanto la combinación inicial está en la mesa, el jugador puede seguir en el mismo turno.
   *[closed] Para la combinación inicial no se tocan los demás conjuntos.
}
rule-R34-2 = { $table_in_meld_turn ->
    [openAfterMeld] Entonces puede usar todos los conjuntos de la mesa.
   *[closed] Quedan abiertos para el jugador desde su turno siguiente.
}
rule-R35 = { $draw_per_no_play ->
    [0] Quien no puede poner la combinación inicial no roba nada, y acaba su turno.
    [one] Quien no puede poner la combinación inicial roba una ficha, y acaba su turno.
   *[other] Quien no puede poner la combinación inicial roba { $draw_per_no_play } fichas, y acaba su turno.
}
rule-R36 = { $may_decline ->
    [false] Quien puede poner la combinación inicial debe ponerla.
   *[true] Quien podría poner la combinación inicial puede esperar y robar.
}

## Turno

rule-R37 = Después de la combinación inicial, un jugador puede poner conjuntos nuevos, añadir fichas a los de la mesa y reorganizarlos.
rule-R38 = { $may_decline ->
    [false] Quien puede jugar debe jugar.
   *[true] { $pool_empty ->
        [mustPlayIfAble] Mientras dure la pila, quien podría jugar puede elegir no hacerlo.
       *[playOn] Quien podría jugar puede elegir no hacerlo.
    }
}
rule-R39 = { $draw_per_no_play ->
    [0] Quien no pone nada no roba nada, y acaba su turno.
    [one] Quien no pone nada roba una ficha de la pila, y acaba su turno.
   *[other] Quien no pone nada roba { $draw_per_no_play } fichas de la pila, y acaba su turno.
}
rule-R40 = { $drawn_tile_playable ->
    [true] Una ficha recién robada se puede poner enseguida.
   *[false] Una ficha recién robada tiene que esperar al turno siguiente del jugador.
}
rule-R41-1 = { $min_rack_tiles_per_turn ->
    [0] Quien juega no tiene que llevar a la mesa ninguna ficha de su soporte.
    [one] Quien juega debe llevar a la mesa al menos una ficha de su soporte.
   *[other] Quien juega debe llevar a la mesa al menos { $min_rack_tiles_per_turn } fichas de su soporte.
}
rule-R41-2 = { $min_rack_tiles_per_turn ->
    [0] Reorganizar la mesa basta.
   *[other] Reorganizar la mesa no basta.
}
rule-R42 = { $say_pass ->
    [none] Al acabar un turno no se dice nada.
   *[other] Al acabar su turno, el jugador dice «{ $say_pass }».
}
rule-R43 = Cuando acaba un turno, cada ficha de la mesa es parte de un conjunto válido.
rule-R44 = En un turno se pueden poner y reorganizar tantos conjuntos como se quiera.

## Pila vacía

rule-R45 = { $pool_empty ->
    [endAtOnce] Con la última ficha de la pila acaba el juego.
    [endWhenDrawImpossible] Con la pila vacía se sigue jugando mientras nadie tenga que robar.
   *[playOn] Con la pila vacía se sigue jugando sin robar.
}
rule-R46-1 = { $pool_empty ->
    [endAtOnce] Nadie pasa: con la pila vacía ya no hay más turnos.
    [endWhenDrawImpossible] El juego acaba en el primer turno en que alguien no pone nada, porque no hay ficha que robar.
    [mustPlayIfAble] Con la pila vacía, quien puede jugar debe jugar, y solo los demás pasan.
   *[playOn] Con la pila vacía se puede pasar.
}
rule-R46-2 = { $pool_empty ->
    [endAtOnce] { "" }
    [endWhenDrawImpossible] { "" }
   *[playOn] Cuando todos pasan seguidos, acaba el juego.
}
rule-R46-3 = { $pool_empty ->
    [mustPlayIfAble] Quien podría jugar y deja pasar el tiempo no ha pasado.
   *[playOn] { "" }
}

## Reorganizar

rule-R47 = Una ficha se puede añadir a cualquier extremo de una escalera, o a { term-group.a } donde falte su color.
rule-R48 = La cuarta ficha de { term-group.a } se puede tomar para otro conjunto, porque las tres que quedan siguen siendo { term-group.a }.
rule-R49 = Se puede añadir una ficha a un conjunto para que otra salga de él hacia un conjunto nuevo.
rule-R50 = Una escalera se puede dividir en dos; si hace falta, una ficha nueva llena el hueco.
rule-R51 = Fichas de conjuntos distintos pueden juntarse en uno nuevo, siempre que cada conjunto anterior siga siendo válido.
rule-R52 = Se pueden deshacer varios conjuntos a la vez y formar otros con sus fichas.
rule-R53 = También se puede reorganizar de cualquier otro modo, y combinar los modos. Salvo las reglas del comodín, solo cuenta la mesa al final del turno.

## Comodín

rule-R54-1 = Un comodín puede representar cualquier ficha.
rule-R54-2 = Además de comodines, un conjunto necesita al menos una ficha con número.
rule-R55-1 = En la mesa, un comodín tiene el número y el color de la ficha que representa.
rule-R55-2 = En una escalera lo dice su lugar.
rule-R55-3 = En { term-group.a } es un color que falta.
rule-R56 = { $joker_needs_meld ->
    [false] Se puede liberar un comodín incluso antes de la propia combinación inicial.
   *[true] No se puede liberar un comodín antes de la propia combinación inicial.
}
rule-R57 = { $joker_freeing ->
    [exactSwap] A un comodín solo lo sustituye justo la ficha que representa, en número y color.
   *[anyLegal] A un comodín lo pueden sustituir cualesquiera fichas, siempre que al final del turno todos los conjuntos sean válidos.
}
rule-R58 = { $joker_swap_from ->
    [rackOnly] La ficha que sustituye a un comodín debe venir del soporte del jugador.
   *[rackOrTable] La ficha que sustituye a un comodín puede venir del soporte del jugador o de la mesa.
}
rule-R59-1 = En { term-group.a } de tres con comodín, lo puede sustituir una ficha de cualquier color que falte.
rule-R59-2 = También se puede poner el segundo color que falta.
rule-R60-1 = { $joker_freeing ->
    [exactSwap] No hay otro modo de liberar un comodín.
   *[anyLegal] Un comodín también queda libre si su conjunto se divide, se deshace o se completa de modo que ya no lo necesita.
}
rule-R60-2 = { $joker_freeing ->
    [exactSwap] { "" }
   *[anyLegal] Uno que su conjunto no necesita se puede tomar sin más.
}
rule-R61 = { $joker_set_frozen ->
    [true] A un conjunto con comodín solo se le puede añadir. No se puede dividir, y salvo el comodín sustituido no puede salir ninguna ficha.
   *[false] A un conjunto con comodín se le puede añadir, y se puede dividir y reorganizar como cualquier otro.
}
rule-R62 = { $joker_floats ->
    [true] Un comodín que sigue en su conjunto puede cambiar de lugar en él y representar otra ficha.
   *[false] Un comodín que sigue en su conjunto sigue representando la misma ficha.
}
rule-R63-1 = { $freed_joker_to_rack ->
    [true] Un comodín liberado se puede volver a poner en el mismo turno.
   *[false] Un comodín liberado se vuelve a poner en el mismo turno.
}
rule-R63-2 = { $freed_joker_to_rack ->
    [true] También se puede guardar en el soporte.
   *[false] Nunca va a un soporte.
}
rule-R64-1 = { $freed_joker_target ->
    [anySet] Un comodín liberado puede ir a un conjunto nuevo.
    [newSetWithRackTiles] Un comodín liberado va a un conjunto nuevo, junto con fichas del soporte.
   *[newSet] Un comodín liberado va a un conjunto nuevo.
}
rule-R64-2 = { $freed_joker_target ->
    [anySet] También se puede añadir a uno que ya estaba en la mesa.
   *[newSet] No se puede simplemente añadir a uno que ya estaba en la mesa.
}
rule-R64-3 = { $freed_joker_target ->
    [newSet] Una escalera que se puede cortar en trozos válidos cuenta como cortada.
   *[anySet] { "" }
}
rule-R65-1 = { $freed_joker_target ->
    [newSetWithRackTiles] El comodín liberado y fichas del soporte deben formar un conjunto por sí solos.
   *[newSet] En ese turno hay que poner también una ficha del soporte.
}
rule-R65-2 = { $freed_joker_target ->
    [newSetWithRackTiles] La ficha que lo ha sustituido no cuenta para ello. Después se pueden añadir más.
   *[newSet] Da igual dónde, y puede ser la que ha sustituido al comodín.
}
rule-R66 = Un comodín liberado puede representar una ficha distinta de la de antes.
rule-R67 = Cualquier jugador puede liberar un comodín en su turno, lo haya puesto quien lo haya puesto.

## Tiempo

rule-R68 = { $time_limit_sec ->
    [60] Un turno puede durar un minuto.
    [120] Un turno puede durar dos minutos.
   *[other] Un turno puede durar { $time_limit_sec } segundos.
}
rule-R69 = { $time_limit_optional ->
    [true] El límite de tiempo solo rige si los jugadores lo quieren.
   *[false] El límite de tiempo rige siempre.
}
rule-R70 = { $timeout_idle_draw ->
    [0] Si al acabarse el tiempo no se ha hecho nada, acaba el turno y no se roba.
    [one] Si al acabarse el tiempo no se ha hecho nada, el jugador roba una ficha y acaba su turno.
   *[other] Si al acabarse el tiempo no se ha hecho nada, el jugador roba { $timeout_idle_draw } fichas y acaba su turno.
}
rule-R71-1 = { $timeout_table ->
    [looseToRack] Si al acabarse el tiempo la mesa está a medias, las fichas sueltas van al soporte del jugador.
   *[restore] Si al acabarse el tiempo la mesa está a medias, vuelve a como estaba antes del turno y el jugador recoge sus fichas.
}
rule-R71-2 = { $timeout_table ->
    [looseToRack] También las que ya estaban en la mesa, y los conjuntos válidos se quedan. Pero si entre ellas hay un comodín de la mesa, o si lo que queda va contra otra regla, todo vuelve a como estaba.
   *[restore] { "" }
}
rule-R71-3 = { $timeout_legal_table ->
    [drawOne] Incluso una jugada válida cuesta entonces robar una ficha.
    [penalty] Incluso una jugada válida cuesta entonces la penalización.
   *[commit] Una jugada válida vale.
}
rule-R71-4 = { $timeout_legal_but_not_playable ->
    [penalty] Si todos los conjuntos son válidos pero la jugada no, todo vuelve a como estaba y hay penalización.
   *[drawOne] Si todos los conjuntos son válidos pero la jugada no, todo vuelve a como estaba y se roba una ficha.
}
rule-R72-1 = { $timeout_penalty ->
    [0] Una mesa a medias no cuesta fichas de penalización.
    [one] Una mesa a medias cuesta una ficha de la pila.
   *[other] Una mesa a medias cuesta { $timeout_penalty } fichas de la pila.
}
rule-R72-2 = { $pool_short ->
   *[takeAll] Si la pila tiene menos, el jugador toma lo que hay y no debe nada.
}
rule-R73-1 = { $forgotten_tiles ->
    [toPool] Una ficha cuyo lugar nadie recuerda va a la pila.
   *[notApplicable] No hay regla para las fichas cuyo lugar se ha olvidado.
}
rule-R73-2 = { $forgotten_tiles ->
    [toPool] Aquí se recuerda cada lugar, así que nunca pasa.
   *[notApplicable] { "" }
}
rule-R74-1 = { $strict_penalty ->
    [option] Los jugadores pueden acordar una penalización más dura, según las fichas que sobren.
   *[none] No hay una penalización más dura.
}
rule-R74-2 = { $strict_penalty ->
    [option] Es una ficha más de lo habitual por cada ficha de la mesa que quede suelta.
   *[none] { "" }
}

## Final y puntos

rule-R75-1 = Quien vacía su soporte gana el juego.
rule-R75-2 = { $call ->
    [none] No hace falta gritar nada.
   *[other] El ganador grita «{ $call }».
}
rule-R76 = Cada perdedor recibe puntos negativos: la suma de los números que quedan en su soporte.
rule-R77-1 = { $rack_joker_value ->
    [one] Un comodín que queda en un soporte cuenta un punto.
   *[other] Un comodín que queda en un soporte cuenta { $rack_joker_value } puntos.
}
rule-R77-2 = Cuenta cada uno de ellos.
rule-R78 = El ganador recibe tantos puntos positivos como puntos negativos suman los perdedores.
rule-R79 = Los puntos positivos y negativos se anulan en cada juego y en los totales.
rule-R80 = Si un juego acaba con la pila vacía antes de que alguien ponga todas sus fichas, gana el soporte que menos suma.
rule-R81 = { $blocked_scoring ->
   *[difference] En un juego así, cada perdedor recibe en negativo la diferencia entre la suma de su soporte y la del ganador. El ganador recibe todo eso en positivo.
}
rule-R82 = { $blocked_tie ->
    [fewestTiles] Si hay empate en la suma más baja, gana quien tiene menos fichas.
    [noWinner] Si hay empate en la suma más baja, nadie gana el juego.
   *[share] Si hay empate en la suma más baja, todos los que la tienen ganan el juego y se reparten los puntos positivos. Los que no se pueden repartir por igual van de uno en uno, por orden de turno desde quien empezó.
}
rule-R83 = { $match_winner ->
    [mostGames] Quien ha ganado más juegos gana la partida.
   *[highestTotal] Quien tiene el total de puntos más alto gana la partida.
}
rule-R84-1 = { $match_tie ->
    [highestTotal] Si hay empate en la partida, decide el total de puntos más alto.
   *[shared] Quienes empatan en la partida comparten la victoria.
}
rule-R84-2 = { $match_tie ->
    [highestTotal] Si también es igual, se comparte la victoria.
   *[shared] { "" }
}
rule-R85 = { $match_winner ->
    [mostGames] Los juegos que gana cada uno se cuentan junto con los puntos.
   *[highestTotal] No hace falta contar los juegos ganados: solo los puntos deciden la partida.
}
rule-R86 = La hoja de puntos recoge los puntos de cada jugador, juego por juego, y los totales.
rule-R87-1 = { $edition ->
    [goliath] El reglamento no da consejos.
   *[other] El comienzo puede parecer lento: cuanto más hay en la mesa, más se puede jugar.
}
rule-R87-2 = { $edition ->
    [goliath] { "" }
   *[other] Al principio suele convenir guardarse fichas. Más tarde habrá más ocasiones de usarlas.
}
rule-R87-3 = { $edition ->
    [goliath] { "" }
   *[other] De cuatro fichas que van juntas, pon tres y guarda la cuarta: así no tendrás que robar la próxima vez.
}
rule-R87-4 = { $edition ->
    [goliath] { "" }
   *[other] { $rack_joker_value ->
        [one] Merece la pena guardar un comodín, pero si otro acaba antes te cuesta un punto.
       *[other] Merece la pena guardar un comodín, pero si otro acaba antes te cuesta { $rack_joker_value } puntos.
    }
}
rule-R87-5 = { $edition ->
    [lanmi] Lo que se pone pronto enseña también a los demás cómo encajan tus fichas.
   *[other] { "" }
}

## Aclaraciones

ruling-A1 = El reglamento de John Adams dice 104 fichas con 2 comodines incluidos; tomamos 106, porque 4 colores de 13 números en 2 copias ya son 104 sin comodines.
ruling-A2 = Las 160 fichas las tomamos como 4 colores con 3 copias y 4 comodines, porque con 4 comodines el resto es exactamente 12 veces 13 y ningún reglamento nombra un quinto color.
ruling-A3 = También con la caja grande { term-group.a } tiene como mucho 4 fichas, porque los reglamentos lo dicen así y solo hay cuatro colores.
ruling-A4 = La palabra «ronda» la leemos según el lugar como turno, juego o varios juegos, porque los reglamentos la usan para las tres cosas; aquí decimos turno, juego, ronda y partida.
ruling-A5 = Broadway juega rondas de tantos juegos como jugadores, Babyboom exactamente una de ellas, y los demás cualquier número de juegos, porque sus hojas de muestra no siguen el número de jugadores.
ruling-A6 = En el sorteo inicial solo repiten los empatados y un comodín siempre se cambia por otra ficha, porque cualquier número para el comodín sería inventado.
ruling-A7 = Cada juego empieza con un nuevo sorteo inicial, porque Broadway devuelve a los jugadores a la preparación y Lanmi lo ofrece.
ruling-A8 = John Adams pide la combinación inicial en la primera jugada, que leemos como las primeras fichas puestas, porque el mismo pasaje deja esperar.
ruling-A9 = También en Lanmi y Goliath la combinación inicial lleva solo fichas propias, porque ambos abren la mesa solo cuando ya está puesta.
ruling-A10 = En John Adams la mesa sigue cerrada todo el turno de la combinación inicial, porque con la jugada se refiere al turno, y los reglamentos hermanos hablan del turno siguiente.
ruling-A11 = En Goliath quien ya ha puesto la combinación inicial puede añadir a cualquier conjunto, porque solo el texto francés habla del conjunto inicial y los otros idiomas no se limitan a él.
ruling-A12 = En Lanmi quien acaba de poner la combinación inicial no tiene que robar por no tocar los demás conjuntos, porque eso castigaría la combinación inicial.
ruling-A13 = En John Adams quien no puede jugar después de la combinación inicial roba una ficha, porque los consejos del reglamento lo dan por hecho.
ruling-A14 = Un turno que solo reorganiza la mesa no está permitido, porque Broadway pide una ficha del soporte en cada turno y en los demás no poner nada significa robar.
ruling-A15 = Al acabarse el tiempo, quien no ha hecho nada paga el precio pequeño y quien está a medias la penalización, nunca ambos, porque Babyboom separa los dos casos del mismo modo.
ruling-A16 = Una jugada que es válida al acabarse el tiempo vale sin robar, porque las penalizaciones son para mesas que no están en orden.
ruling-A17 = Si todos los conjuntos son válidos pero la jugada no, Broadway y John Adams exigen la penalización, porque castigan cualquier jugada fallida; los demás solo hacen robar una ficha, porque castigan los conjuntos rotos.
ruling-A18 = En Lanmi y Goliath todas las fichas sueltas van al soporte del jugador, también las de la mesa, porque los textos solo dicen que no están en ningún conjunto; es discutible.
ruling-A19 = Si al acabarse el tiempo hay suelto un comodín de la mesa, todo vuelve a como estaba y hay penalización, porque si no se podría comprar un comodín dejando correr el reloj.
ruling-A20 = En Lanmi el juego con la pila vacía acaba cuando alguien tendría que robar, porque hasta entonces se pueden cumplir todas sus reglas; Goliath no dice nada, así que se sigue como en Broadway.
ruling-A21 = Con la pila vacía John Adams solo deja pasar a quien no puede jugar, en los demás puede pasar cualquiera, y una vuelta entera de pases acaba el juego, porque renunciar cuesta si no robar una ficha que ya no hay; en esto nos apartamos de Broadway y Babyboom, donde se juega hasta que nadie puede.
ruling-A22 = John Adams da el juego bloqueado a la cuenta más baja, que leemos como la suma de los números, porque la frase siguiente suma valores.
ruling-A23 = En un juego bloqueado los puntos de un perdedor son la suma del ganador menos la suya, nunca más de cero, porque el texto inglés de Broadway convertiría si no una pérdida en ganancia.
ruling-A24 = Quienes empatan con el soporte más bajo ganan todos el juego y se reparten los puntos, porque ningún reglamento lo decide y así los puntos siguen anulándose.
ruling-A25 = Un comodín en el soporte cuenta entero también en un juego bloqueado, porque la regla de los comodines no hace excepciones.
ruling-A26 = Una partida que sigue empatada la ganan todos los empatados, porque ningún reglamento va más allá.
ruling-A27 = Si la pila tiene menos fichas de las que hay que robar, el jugador toma lo que hay y no debe nada, porque ningún reglamento habla de deudas.
ruling-A28 = Ninguna ficha va a la pila por un lugar olvidado, porque el programa recuerda cada lugar y deja la mesa exactamente como estaba.
ruling-A29 = La penalización más dura de Babyboom se suma a las fichas habituales y cuenta las fichas de la mesa que quedan sueltas, porque a solas podría ser más suave que la habitual.
ruling-A30 = En Broadway y John Adams se puede liberar un comodín de cualquier modo que deje conjuntos válidos, porque sus propias figuras lo hacen aunque el texto pida la ficha exacta.
ruling-A31 = Donde un comodín se libera de cualquier modo válido, uno que su conjunto no necesita se puede tomar sin más, porque lo que queda es válido; en Lanmi no se puede.
ruling-A32 = En una escalera el lugar de un comodín dice lo que representa, porque las escaleras se ponen en orden; solo Lanmi prohíbe moverlo a otro lugar.
ruling-A33 = En { term-group.a } de tres un comodín representa cualquiera de los colores que faltan, y en { term-group.a } de cuatro el que falta, porque cuatro reglamentos lo dicen así para tres.
ruling-A34 = Para sustituir el comodín de { term-group.a } de tres basta un color que falte y se pueden poner los dos, porque tres reglamentos lo dicen y nada lo prohíbe en los otros.
ruling-A35 = Un conjunto puede llevar varios comodines si tiene al menos una ficha con número, porque si no nada fijaría lo que representan.
ruling-A36 = Un comodín no puede estar por debajo del 1 ni por encima del número más alto, porque esa ficha no existe.
ruling-A37 = Un comodín liberado puede juntarse solo con fichas de la mesa si en el turno se pone alguna ficha del soporte, porque los reglamentos no piden más; solo Lanmi quiere fichas del soporte en su conjunto nuevo.
ruling-A38 = En Broadway y John Adams un comodín liberado no se puede añadir sin más a un conjunto anterior, porque piden un conjunto nuevo donde Babyboom y Goliath no lo piden; no es seguro.
ruling-A39 = En Lanmi el comodín liberado necesita tantas fichas del soporte como hagan falta para un conjunto con él, porque su conjunto debe hacerse con el comodín y fichas del soporte; después se pueden añadir más.
ruling-A40 = Donde Lanmi habla de las otras dos fichas de { term-group.a } con comodín, se refiere a los dos colores que faltan, porque las fichas que ya están no pueden sustituir nada.
ruling-A41 = En Lanmi se pueden añadir fichas del soporte o de la mesa a un conjunto con comodín, pero el comodín conserva su valor, porque añadir es el único cambio permitido.
ruling-A42 = La figura que libera un comodín solo con fichas de la mesa muestra únicamente cómo queda libre; aun así hay que poner una ficha del soporte, porque cada turno la necesita.
ruling-A43 = La imagen perdida en la que un 5 azul libera un comodín la tomamos como 6, 7 y comodín, porque Goliath empieza así una figura parecida; las otras mesas posibles también se prueban.
ruling-A44 = Goliath no dice si se puede liberar un comodín antes de la combinación inicial; no se puede, porque la mesa solo se abre con ella.
ruling-A45 = Olvidar el grito no cuesta nada, porque ningún reglamento le pone precio; aquí grita el programa.
ruling-A46 = El naranja y el amarillo son el mismo cuarto color, porque las cajas solo difieren en el nombre y la pintura.
ruling-A47 = Donde un solo idioma del reglamento de Goliath dice menos u otra cosa, seguimos a los demás, porque los otros cuatro coinciden entre sí.
ruling-A48 = En Goliath quien no ha hecho nada a tiempo roba una ficha y no tiene penalización, porque una mesa sin tocar se compone de conjuntos válidos, y eso es todo lo que piden entonces cuatro de sus cinco idiomas.
ruling-A49 = En Lanmi cada comodín en un soporte cuenta entero, porque Babyboom los cuenta uno por uno.
ruling-A50 = En Lanmi y Goliath un comodín del soporte cuenta para la combinación inicial como la ficha que representa al acabar el turno, porque los puntos se juzgan por lo que hay entonces en la mesa.
ruling-A51 = En Broadway y John Adams una escalera con un comodín liberado cuenta como cortada donde se pueda cortar en trozos válidos, porque sus fichas están en el mismo lugar de un modo u otro.
ruling-A52 = En John Adams quien podría jugar con la pila vacía y deja pasar el tiempo no ha pasado, porque si no quien va ganando podría esperar y llevarse el juego bloqueado; a la tercera vez seguida el juego se suspende, si nadie juega en su lugar.
