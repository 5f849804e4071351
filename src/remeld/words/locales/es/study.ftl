puzzle-go-out = Pon todas tus fichas.
puzzle-all-but-one = Pon todas tus fichas menos una.
puzzle-first-30 = Abre el juego: encuentra las únicas fichas que por sí solas valen { $points } o más.
puzzle-free-the-joker = Pon todas las fichas que puedas. Necesitarás un comodín que está en la mesa.
puzzle-fourth-tile = Pon todas las fichas que puedas. Necesitarás una ficha de donde hay cuatro números iguales.
puzzle-rebuild = Pon todas las fichas que puedas. En la mesa tendrás que cambiar al menos tres { term-set.many }.
puzzle-find-the-play = Solo se puede poner una ficha, y solo si otras se mueven. ¿Cuál?
puzzle-endgame = Ya no hay nada que robar. Pon fichas de modo que el otro, que tiene { $other }, no pueda poner ninguna.
