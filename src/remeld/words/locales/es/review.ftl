### El análisis de un juego.

review-title = Lo que permitía cada turno
review-ask = Analizar este juego
review-about = ¿Qué se me escapó, cuánto costó y qué decidió el juego?
review-exact = Lo que se podía poner es exacto.
review-estimate = Las probabilidades de ganar son estimaciones: según lo que cada uno podía saber, con jugadores como el más fuerte del ordenador en todos los asientos.
review-turn = Turno { $count }
review-label-turn = Turno
review-label-player = Jugador
review-label-done = Jugado
review-label-possible = Posible
review-label-chance = Probabilidad
review-draw = roba
review-pass = pasa
review-bell = se acabó el tiempo
review-nothing = No se podía poner nada.
review-all-laid = No se podían poner más fichas.
review-more = { $count ->
    [one] Se podía poner una ficha más.
   *[other] Se podían poner { $count } fichas más.
}
review-worth = Se podían poner las mismas fichas en número, con { $count } más de valor.
review-go-out = Se podían poner todas las fichas: eso gana.
review-open = Era posible abrir: { term-initial-meld }.
review-free-joker = Hace falta un comodín de la mesa.
review-keep-joker = Se podían poner tantas fichas sin el comodín.
review-percent = { $chance } %
review-interval = { $chance } % (de { $low } a { $high })
review-cost-draw = No poner nada valía { $cost } puntos de probabilidad más.
review-cost-lay = Valía { $cost } puntos de probabilidad más: { $tiles }
review-cost-out = Eso valía { $cost } puntos de probabilidad más.
review-why-lets-out = Después, otro podía poner todas sus fichas en { $done } de 100 casos; si no, en { $better }.
review-why-feeds = { $count ->
    [one] Los demás podían poner después una ficha más, más o menos.
   *[other] Los demás podían poner después unas { $count } fichas más.
}
review-why-joker = Así se regaló un comodín.
review-why-not-ready = La vez siguiente se podía poner todo en { $done } de 100 casos; si no, en { $better }.
review-why-keeps-value = Quedaban fichas por valor de { $done }; si no, de { $better }.
review-accuracy = Precisión
review-equal = Parte igual
review-deal = Primeras fichas
review-draws = Fichas robadas
review-others = Los demás
review-skill = Decisiones propias
review-result = Resultado
review-sum = La parte igual, las primeras fichas, las fichas robadas, lo que hicieron los demás y las decisiones propias suman el resultado.
review-moments = Lo que decidió el juego
review-moment-decision = { $player } regaló { $cost } puntos de probabilidad.
review-moment-draw = La ficha que { $player } robó después cambió la probabilidad en { $change } puntos.
review-moment-others = Lo que los demás hicieron después cambió la probabilidad de { $player } en { $change } puntos.
review-progress = Probabilidades de ganar: { $count } de { $total } turnos
review-curve = Las probabilidades de ganar a lo largo del juego
review-failed = La casa no puede calcular ahora las probabilidades de ganar.
review-none = Con estas reglas no hay probabilidades de ganar.
review-try = Intentarlo otra vez
review-try-task = ¿Qué harías aquí?
review-try-around = Quedan por robar: { $pool }. Los demás tienen: { $others }.
review-try-right = Es lo que habría hecho el jugador más fuerte del ordenador.
review-try-as-good = Es tan bueno como lo que habría hecho el jugador más fuerte del ordenador.
review-try-not = Eso no. El jugador más fuerte del ordenador habría hecho otra cosa.
review-hint = Una pista
review-try-show = Mostrar
review-try-back = Volver al juego
review-hint-count = Cuántas fichas poner: { $count }
review-hint-tiles = Las fichas que poner: { $tiles }
review-hint-think = ¿Qué podrían hacer los demás con las fichas que pones?
review-hint-hold = No poner nada y esperar.
review-hint-later = ¿Encajarían más de tus fichas si esperaras?
review-hint-first = Empieza así:
