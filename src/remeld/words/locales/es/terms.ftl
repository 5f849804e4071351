### Las palabras del juego. Las que se cuentan llevan su plural en `.many`; los demás añadidos son
### formas ya hechas, para las frases que las necesitan.

## Las fichas y dónde están

term-tile = ficha
    .many = fichas
term-joker = comodín
    .many = comodines
term-set = conjunto de fichas
    .many = conjuntos de fichas
term-group = grupo
    .many = grupos
    .a = un grupo
    .A = Un grupo
    .Label = Grupo
term-run = escalera
    .many = escaleras
term-rack = soporte
    .many = soportes
term-pool = pila
term-table = mesa
term-stack = montón
    .many = montones
term-number = número
    .many = números

## Colores

term-colour = color
    .many = colores
term-black = negro
term-red = rojo
term-blue = azul
term-orange = naranja
term-yellow = amarillo
term-green = verde
term-purple = morado
term-fourth-colour = { $fourth_colour ->
    [yellow] { term-yellow }
   *[orange] { term-orange }
}

## Cómo se juega

term-player = jugador
    .many = jugadores
term-initial-meld = combinación inicial
    .many = combinaciones iniciales
term-turn = turno
    .many = turnos
term-game = juego
    .many = juegos
term-round = ronda
    .many = rondas
term-match = partida
    .many = partidas
term-add = añadir
term-combine = combinar
term-split = dividir
term-rearrange = reorganizar
term-draw = robar
term-pass = pasar
term-clockwise = en el sentido de las agujas del reloj
term-time-limit = límite de tiempo

## Resultado

term-winner = ganador
    .many = ganadores
term-loser = perdedor
    .many = perdedores
term-point = punto
    .many = puntos
term-score = puntuación
    .many = puntuaciones
term-total = total
    .many = totales
term-penalty = penalización
    .many = penalizaciones
