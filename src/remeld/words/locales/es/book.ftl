### La página de las reglas y las reglas de la casa.

## Las ediciones, una junto a otra

book-title = Reglas
book-about = Lo que dice cada reglamento, con nuestras palabras. Lo que deja abierto lo hemos decidido nosotros, y lo decimos.
book-editions = Las reglas de
book-search = Buscar una regla
book-search-like = comodín, tiempo, R43…
book-only-different = Solo lo que cambia
book-found = { $count ->
    [one] Una regla
   *[other] { $count } reglas
}
book-nothing = Ninguna regla dice eso. Prueba otra palabra.
book-moment = Un momento…
book-try-again = Intentar de nuevo
book-side-by-side = Todas las ediciones lado a lado (pestaña nueva)
book-clause = Regla
book-differs = No es así en { $names }
book-rulings = { $count ->
    [one] Aclaración
   *[other] Aclaraciones ({ $count })
}
book-source-house = cambiado por la casa
book-legend = Leyenda
book-legend-mark = distinto de { $edition }

## Las partes de las reglas

book-part-box = Lo que hay en la caja
book-part-sets = Conjuntos
book-part-set-up = Antes del juego
book-part-match = Juegos y partida
book-part-meld = La combinación inicial
book-part-turn = Un turno
book-part-pool = La pila vacía
book-part-moves = Reorganizar
book-part-joker = Comodines
book-part-time = Tiempo
book-part-points = Final y puntos

## Reglas de la casa

book-make-house = Crear reglas de la casa
book-house-title = Reglas de la casa
book-house-about = Toma una edición y cambia lo que juegas de otra manera. El programa comprueba que todo encaje.
book-house-name = Nombre
book-name-missing = Ponles un nombre a tus reglas.
book-house-base = A partir de
book-kept-houses = Tus reglas de la casa
book-compare = Comparar
book-forget = Borrar { $name }
book-changed = { $count ->
    [one] un cambio
   *[other] { $count } cambios
}
book-was = { $edition }: { $value }.
book-as-before = Deshacer el cambio: { $rule }
book-unchanged = Estas son las reglas de { $edition }, sin cambios todavía.
book-house-good = { $count ->
    [one] Hay una regla cambiada. Todo encaja.
   *[other] Hay { $count } reglas cambiadas. Todo encaja.
}
book-play = Jugar con estas reglas
book-keep = Guardar
book-share = Enviar un enlace
book-reset = Deshacer todos los cambios
book-kept = Tus reglas de la casa están guardadas en este navegador.
book-not-kept = Este navegador no guarda nada. Envíate el enlace.
