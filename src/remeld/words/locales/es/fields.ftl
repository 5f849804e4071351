### Nombres cortos de las reglas y de sus valores.

## La caja

field-players_min = jugadores como mínimo
field-players_max = jugadores como máximo
field-numbers = números de cada color
field-colours = colores
field-copies = copias de cada ficha
field-jokers = comodines
field-big_set = caja grande
field-big_set_min_players = caja grande: desde cuántos jugadores
field-big_set_colours = caja grande: colores
field-big_set_copies = caja grande: copias de cada ficha
field-big_set_jokers = caja grande: comodines
field-big_set_total = caja grande: fichas
field-big_set_for_few = caja grande para pocos jugadores
field-fourth_colour = cuarto color

## Conjuntos

field-min_set = fichas mínimas de un conjunto
field-group_max = fichas máximas de { term-group.a }
field-run_max = fichas máximas de una escalera
field-run_wrap = la escalera sigue del más alto al 1

## Preparación

field-hand = fichas al empezar
field-stacks = montones de siete
field-start_draw_joker = comodín en el sorteo inicial
field-start_draw_tie = empate en el sorteo inicial
field-seat_by_draw = asientos según el sorteo
field-next_starter = quién empieza el juego siguiente

## Combinación inicial

field-meld_min = puntos de la combinación inicial
field-meld_own_tiles_only = combinación inicial solo con fichas propias
field-meld_joker = comodín en la combinación inicial
field-table_in_meld_turn = mesa en el turno de la combinación inicial

## Turno

field-may_decline = se puede no jugar
field-draw_per_no_play = fichas que se roban por no jugar
field-drawn_tile_playable = la ficha robada se puede jugar ya
field-min_rack_tiles_per_turn = fichas mínimas del soporte por turno
field-say_pass = palabra al acabar el turno
field-pool_empty = pila vacía

## Comodines

field-joker_needs_meld = liberar comodines solo tras la combinación inicial
field-joker_freeing = cómo se libera un comodín
field-joker_swap_from = de dónde viene su sustituta
field-joker_set_frozen = a un conjunto con comodín solo se añade
field-joker_floats = el comodín puede moverse en su conjunto
field-freed_joker_target = adónde va un comodín liberado
field-freed_joker_to_rack = guardarse un comodín liberado

## Tiempo

field-time_limit_sec = segundos por turno
field-time_limit_optional = límite de tiempo solo si se quiere
field-timeout_idle_draw = sin tiempo y sin jugar: se roban
field-timeout_table = sin tiempo, mesa a medias
field-timeout_penalty = fichas de penalización
field-timeout_legal_table = sin tiempo, jugada válida
field-timeout_legal_but_not_playable = sin tiempo, solo valen los conjuntos
field-forgotten_tiles = fichas de lugar olvidado
field-strict_penalty = penalización más dura
field-pool_short = pila escasa al robar

## Final y puntos

field-call = grito al poner la última ficha
field-rack_joker_value = puntos de un comodín en el soporte
field-blocked_scoring = puntos de un juego bloqueado
field-blocked_tie = empate en un juego bloqueado
field-match_frame = juegos de una partida
field-match_winner = quién gana la partida
field-match_tie = empate en la partida

## Valores

value-true = sí
value-false = no
value-none = no hay
value-no = no
value-allowed = permitida
value-option = si se quiere
value-orange = naranja
value-yellow = amarillo
value-recommended = aconsejados
value-beforeDraw = antes del sorteo
value-afterDraw = después del sorteo
value-redraw = se saca otra
value-lowest = cuenta como la más baja
value-redrawTied = repiten los empatados
value-redrawAll = repiten todos
value-drawAgain = nuevo sorteo
value-keepSeatsAndDraw = mismos asientos, nuevo sorteo
value-winner = el ganador
value-rotate = el siguiente por la izquierda
value-representedValue = vale lo que representa
value-closed = cerrada
value-openAfterMeld = abierta después de ponerla
value-exactSwap = solo con su ficha exacta
value-anyLegal = de cualquier modo válido
value-rackOrTable = soporte o mesa
value-rackOnly = solo soporte
value-newSet = conjunto nuevo
value-anySet = cualquier conjunto
value-newSetWithRackTiles = conjunto nuevo con fichas del soporte
value-restore = todo vuelve a su sitio
value-looseToRack = las fichas sueltas van al soporte
value-commit = vale
value-drawOne = se roba una
value-penalty = penalización
value-notApplicable = sin regla
value-toPool = a la pila
value-takeAll = se toma lo que hay
value-playOn = se sigue, se puede pasar
value-mustPlayIfAble = se sigue, quien puede debe jugar
value-endWhenDrawImpossible = acaba cuando toca robar
value-endAtOnce = acaba enseguida
value-difference = diferencia con el ganador
value-share = se reparte
value-fewestTiles = menos fichas
value-noWinner = nadie gana
value-roundsOfNGames = rondas de un juego por jugador
value-NGames = un juego por jugador
value-agreedGames = los que se acuerden
value-mostGames = más juegos
value-highestTotal = total más alto
value-shared = compartida
value-big-set = { $total } fichas desde { $players } jugadores
