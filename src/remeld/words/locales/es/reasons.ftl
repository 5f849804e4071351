### Por qué un jugador virtual ha jugado así, en sus propias palabras.

reason-went-out = Podía ponerlo todo, así que he terminado.
reason-held-back = Me lo he guardado todo para terminar de una vez.
reason-no-meld = Todavía no tenía bastante para la { term-initial-meld }.
reason-nothing-to-lay = No podía poner nada.
reason-saw-nothing = No he visto nada que poner.
reason-laid-what-it-saw = He puesto lo que he visto.
reason-laid-most = He puesto todas las fichas que podía.
reason-laid-dearest = He puesto lo que más cuenta, porque el juego puede acabar pronto.
reason-laid-sets = He puesto mis propias combinaciones y he dejado la mesa como estaba.
reason-laid-enough = Podía poner { $count } fichas de una vez. Valía la pena.
reason-laid-one = He puesto una ficha cara, para que al final me queden menos puntos.
reason-laid-little = Tenía que poner algo, así que he puesto lo menos posible.
reason-opened-small = He abierto con las menos fichas posibles: { $count }.
reason-waited-on-thought = Lo he pensado bien: esperar me ha parecido mejor que poner.
reason-laid-on-thought = Lo he pensado bien: me ha parecido mejor poner esto ahora.
