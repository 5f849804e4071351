### Las lecciones: unos minutos en una mesa de verdad, cada paso un turno propio.

## La lista de pasos

learn-title = Aprender a jugar
learn-about = Unos minutos en una mesa de verdad. Cada paso es un turno que juegas tú.
learn-goal = Cada uno recibe { $count } fichas. Coloca las tuyas en la mesa en conjuntos: gana quien se quede antes sin ninguna.
learn-edition = Tu edición
learn-house = Los pasos enseñan { $edition }. Lo que cambian tus reglas de la casa está en las reglas.
learn-start = Empezar
learn-continue = Seguir
learn-again = Volver a empezar
learn-progress = { $count } de { $total } pasos hechos
learn-step = Paso { $count } de { $total }
learn-step-done = hecho
learn-loading = Un momento…
learn-chapter-sets = Dos clases de conjuntos
learn-chapter-first = Tus primeros turnos
learn-chapter-table = La mesa es de todos
learn-chapter-joker = El comodín
learn-chapter-edition = Reloj, final y ganador

## En un paso

learn-all-steps = Todos los pasos
learn-skip = Saltar
learn-next = Paso siguiente
learn-once-more = Otra vez
learn-show = Enséñame
learn-keys = Mover fichas
learn-finish = Terminar
learn-how = Arrastra una ficha, o tócala y luego toca el lugar. Cuando esté todo, acaba tu turno con el botón de abajo.
learn-how-keys = Con el teclado: flechas, Intro para tomar, Intro para soltar.
learn-more-to-lay = Eso sería válido. Pero se puede poner más: { $tiles }.
learn-try-first = En un juego ahora robarías. Aquí hay algo que poner: inténtalo.
learn-shown = Es una manera. Acaba tu turno, o deja todo como estaba y hazlo tú.
learn-shown-done = Así se hace. Otra vez para hacerlo tú, o al paso siguiente.
learn-not-in-edition = En esta edición no. Prueba otra vez.
learn-praise-1 = ¡Bien hecho!
learn-praise-2 = ¡Exacto!
learn-praise-3 = ¡Muy bien!
learn-praise-4 = ¡Eso es!
learn-praise-5 = ¡Genial!
learn-praise-6 = ¡Bien jugado!

## El final

learn-finished-title = Ya sabes jugar
learn-finished = Eso es todo. Lo que olvides te lo dirá la mesa: cada conjunto dice lo que le falta y lleva a la regla. 789 y 777 ordenan tu soporte, y la bombilla da una pista.
learn-play = Jugar
learn-to-rules = Leer las reglas
learn-advice = Lo que aconseja el reglamento de { $edition }
learn-advice-others = Tu reglamento no da consejos. Los otros sí:

## Los pasos

learn-run-title = Una escalera
learn-run-task = Tres o más fichas seguidas de un mismo color son una escalera. Pon el 4, el 5 y el 6 azules.
learn-group-title = { term-group.A }
learn-group-task = Tres o cuatro fichas con el mismo número, todas de colores distintos, son { term-group.a }. Pon los 8.
learn-ends-title = Del 1 al 13
learn-ends-task = El 13 es el final de una escalera: después no viene el 1. Aun así, una de tus fichas encaja.
learn-draw-title = ¿Nada que poner?
learn-draw-task = Con esto no sale ningún conjunto. Entonces robas una ficha y acaba tu turno.
learn-meld-title = Los primeros { $needed } puntos
learn-meld-task = Lo primero que pongas debe valer { $needed }: la suma de los números, todo de tu soporte. La línea de encima del soporte va contando.
learn-meld-closed-title = La mesa espera
learn-meld-closed-task = Mientras pones tus primeros { $needed } puntos, los conjuntos de los demás están cerrados. Tu 7 azul tiene que esperar al turno siguiente. Pon lo demás.
learn-meld-open-title = La mesa se abre
learn-meld-open-task = En cuanto están puestos tus primeros { $needed } puntos, toda la mesa queda abierta. Pon los 11 y, en el mismo turno, tu 7 azul.
learn-add-title = Añadir una ficha
learn-add-task = Desde ahora todos los conjuntos son de todos. Tus dos fichas encajan en alguno: añádelas.
learn-split-title = Dividir una escalera
learn-split-task = De una escalera larga pueden salir dos. Suelta tu 6 rojo en medio.
learn-fourth-title = La cuarta ficha
learn-fourth-task = { term-group.A } de cuatro puede ceder una ficha. Toma la que necesitas y haz una escalera con las tuyas.
learn-exchange-title = Una entra, otra sale
learn-exchange-task = Añade tu 11 azul, y a la escalera le sobra su 8 azul. Tus otros dos 8 lo necesitan.
learn-combined-title = La división combinada
learn-combined-task = Toma una ficha de cada conjunto. Con tu 1 azul forman un tercero.
learn-multiple-title = La división múltiple
learn-multiple-task = Deshaz las escaleras. Con tus dos fichas salen tres { term-group.many } y una escalera.
learn-joker-title = La ficha que quieras
learn-joker-task = Un comodín representa cualquier ficha. Aquí llena el hueco.
learn-joker-swap-title = Liberar el comodín: cambiar
learn-joker-swap-task = Pon un 3 que falte en el lugar del comodín, y queda libre. No puede ir a tu soporte: vuelve a ponerlo enseguida, con tus fichas negras.
learn-joker-exact-title = Liberar el comodín: cambiar
learn-joker-exact-task = Solo lo libera una ficha que el comodín represente, de tu propio soporte. Luego ponlo enseguida en un conjunto nuevo con fichas de tu soporte.
learn-joker-split-title = Liberar el comodín: dividir
learn-joker-split-task = Alarga esta escalera por los dos extremos, y el centro ya no hace falta. Vuelve a poner el comodín con tus otras dos fichas.
learn-joker-push-title = Liberar el comodín: el otro extremo
learn-joker-push-task = Aquí el comodín es un 8 azul. Con tu 5 azul delante, la escalera ya no lo necesita. Tus 12 sí.
learn-joker-move-title = Mover el comodín
learn-joker-move-task = Un comodín puede moverse dentro de su escalera. Ponlo entre tu 4 azul y el 6 azul.
learn-joker-melt-title = Liberar el comodín: deshacer la escalera
learn-joker-melt-task = Cada ficha negra encuentra otro sitio con su mismo número. Sobra el comodín: ponlo con tus fichas.
learn-joker-frozen-title = Conjuntos cerrados
learn-joker-frozen-task = De un conjunto con comodín no se puede quitar nada. Añadir sí: tus dos fichas encajan.
learn-told-title = Lo que dice tu edición
learn-told-task = Estas tres reglas cambian de una edición a otra. Así son en la tuya; después vienen tres preguntas.
learn-bell-title = El reloj
learn-bell-when = Se acaba el tiempo y hay fichas sueltas en la mesa
learn-bell-task = { $optional ->
    [true] Puedes jugar con reloj: { $count } segundos por turno.
   *[false] Tienes { $count } segundos por turno.
} Se acaba el tiempo, y el 8 y el 9 están sueltos en la mesa. ¿Qué pasa?
learn-bell-why = Y además robas { $count } fichas. Pero si al sonar la campana la mesa está en orden, la jugada vale.
learn-pool-title = La pila está vacía
learn-pool-when = Ya se ha robado la última ficha
learn-pool-task = Ya se ha robado la última ficha. ¿Cómo sigue el juego?
learn-pool-why = { $answer ->
    [playOn] Cuando todos pasan, uno tras otro, se acaba y gana el soporte que menos suma.
    [mustPlayIfAble] Cuando nadie puede seguir, se acaba y gana el soporte que menos suma.
   *[other] Gana entonces el soporte que menos suma.
}
learn-match-title = Puntos
learn-match-when = El ganador de una partida de varios juegos
learn-match-task = El ganador recibe los puntos de todas las fichas que les quedan a los demás. ¿Quién gana una partida de varios juegos?
learn-match-why = Cuidado con el comodín: si se queda en tu soporte, te cuesta { $count } puntos.
learn-out-title = La última ficha
learn-out-task = Gana quien pone la última ficha. ¡Pon todo lo que tienes!

## Respuestas

learn-answer-restore = La mesa vuelve a como estaba
learn-answer-looseToRack = Los conjuntos enteros se quedan, las fichas sueltas vienen a mi soporte
learn-answer-playOn = Se sigue sin robar; quien no puede o no quiere, pasa
learn-answer-mustPlayIfAble = Se sigue sin robar; quien puede jugar, debe hacerlo
learn-answer-endWhenDrawImpossible = Acaba cuando alguien tendría que robar
learn-answer-endAtOnce = Acaba enseguida
learn-answer-mostGames = Quien ha ganado más juegos
learn-answer-highestTotal = Quien tiene más puntos en total
