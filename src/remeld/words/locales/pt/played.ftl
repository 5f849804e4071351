### Como um jogador virtual jogou um jogo inteiro, nas suas palavras.

played-never-opened = Nunca tive que chegasse para a { term-initial-meld }.
played-held-back-and-out = Guardei pedras { $turns ->
    [one] uma vez
   *[other] { $turns } vezes
} e depois acabei com { $tiles ->
    [one] a minha última pedra
   *[other] { $tiles } pedras de uma só vez
}.
played-held-back-and-left = Guardei pedras { $turns ->
    [one] uma vez
   *[other] { $turns } vezes
}, e no fim { $tiles ->
    [one] sobrou-me uma
   *[other] sobraram-me { $tiles }
}.
played-laid-all-and-out = Pus tudo o que podia em cada vez e acabei com { $tiles ->
    [one] a minha última pedra
   *[other] as minhas últimas { $tiles } pedras
}.
played-laid-all-and-left = Pus tudo o que podia em cada vez, e no fim { $tiles ->
    [one] sobrou-me uma pedra
   *[other] sobraram-me { $tiles } pedras
}.
played-missed-everything = Podia ter posto alguma coisa { $turns ->
    [one] uma vez
   *[other] { $turns } vezes
}, mas não vi nada.
played-missed-some = Pus até { $tiles ->
    [one] uma pedra
   *[other] { $tiles } pedras
} de uma só vez. Em { $turns } das minhas { $all } jogadas podia ter posto mais.
played-missed-nothing = Não me escapou nada, e pus até { $tiles ->
    [one] uma pedra
   *[other] { $tiles } pedras
} de uma só vez.
