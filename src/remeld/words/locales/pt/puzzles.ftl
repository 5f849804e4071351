puzzles-title = Problemas
puzzles-about = Jogadas com uma única melhor resposta. Põe-na na mesa como no jogo: conta qualquer jogada permitida que a consiga.
puzzles-day = Problema do dia
puzzles-day-done = Resolvido. O próximo chega amanhã.
puzzles-solve = Resolver
puzzles-streak = { $count ->
    [one] Um dia seguido
   *[other] { $count } dias seguidos
}
puzzles-streak-forgiven = um dia falhado é perdoado
puzzles-rating = A tua pontuação: { $rating }
puzzles-rough = ainda aproximada
puzzles-next = Mais um problema
puzzles-rush = Contra o tempo
puzzles-rush-about = Três minutos, e cada problema é mais difícil do que o anterior.
puzzles-rush-start = Pôr o relógio a andar
puzzles-rush-best = O teu melhor: { $count }
puzzles-rush-left = faltam { $time }
puzzles-rush-score = { $count ->
    [one] { $count } resolvido
   *[other] { $count } resolvidos
}
puzzles-rush-over = O tempo acabou. Resolveste { $count }.
puzzles-rush-again = Mais uma vez
puzzles-kinds = Por tipo
puzzles-kind-go-out = Pôr tudo
puzzles-kind-all-but-one = Todas menos uma
puzzles-kind-first-30 = Abrir o jogo
puzzles-kind-free-the-joker = Libertar o joker
puzzles-kind-fourth-tile = A quarta pedra
puzzles-kind-rebuild = Reconstruir
puzzles-kind-find-the-play = Encontrar a jogada
puzzles-kind-endgame = Final
puzzles-solved-of = { $count } de { $total } resolvidos
puzzles-edition = Pelas regras de
puzzles-number = Problema { $number }, dificuldade { $difficulty }
puzzles-try-more = { $count ->
    [one] É permitido, mas a resposta põe mais uma pedra.
   *[other] É permitido, mas a resposta põe mais { $count } pedras.
}
puzzles-idle = É a tua vez: encontra as pedras a pôr.
puzzles-try-nothing = Ainda não puseste nada.
puzzles-try-other = Ainda não é a solução.
puzzles-try-next-can-play = É permitido, mas o seguinte ainda podia pôr uma pedra.
puzzles-hint = Dica
puzzles-hint-count = { $count ->
    [one] A resposta põe uma pedra.
   *[other] A resposta põe { $count } pedras.
}
puzzles-hint-tiles = Põe { $tiles }.
puzzles-hint-first = Começa assim:
puzzles-show = Mostrar a resposta
puzzles-shown = Esta é a resposta que menos muda a mesa.
puzzles-solved = Resolvido!
puzzles-elegant = Mostrar a maneira que menos muda
puzzles-rated = A tua pontuação é agora { $rating } ({ $change }).
puzzles-share = Partilhar
puzzles-share-solved = { $line } – resolvido em { $time }
puzzles-picture = Como imagem
puzzles-picture-saved = A imagem está guardada.
puzzles-all = Todos os problemas
puzzles-skip = Outro
puzzles-once-more = Outra vez do início
puzzles-loading = Os problemas estão a chegar …
puzzles-yours = Os teus resultados ficam neste dispositivo e, só para ti, nesta sala.
