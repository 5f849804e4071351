### Cómo ha jugado un jugador virtual todo un juego, en sus propias palabras.

played-never-opened = Nunca he tenido bastante para la { term-initial-meld }.
played-held-back-and-out = Me he guardado fichas { $turns ->
    [one] una vez
   *[other] { $turns } veces
} y luego he terminado con { $tiles ->
    [one] mi última ficha
   *[other] { $tiles } fichas de una vez
}.
played-held-back-and-left = Me he guardado fichas { $turns ->
    [one] una vez
   *[other] { $turns } veces
}, y al final { $tiles ->
    [one] me ha quedado una
   *[other] me han quedado { $tiles }
}.
played-laid-all-and-out = He puesto todo lo que podía en cada turno y he terminado con { $tiles ->
    [one] mi última ficha
   *[other] mis últimas { $tiles } fichas
}.
played-laid-all-and-left = He puesto todo lo que podía en cada turno, y al final { $tiles ->
    [one] me ha quedado una ficha
   *[other] me han quedado { $tiles } fichas
}.
played-missed-everything = Podría haber puesto algo { $turns ->
    [one] una vez
   *[other] { $turns } veces
}, pero no he visto nada.
played-missed-some = He puesto hasta { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
} de una vez. En { $turns } de mis { $all } turnos podría haber puesto más.
played-missed-nothing = No se me ha escapado nada, y he puesto hasta { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
} de una vez.
