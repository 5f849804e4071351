### A página das regras e as regras da casa.

## As edições lado a lado

book-title = Regras
book-about = O que diz cada folheto, por palavras nossas. O que um folheto deixa em aberto decidimos nós, e dizemo-lo.
book-editions = As regras de
book-search = Procurar uma regra
book-search-like = joker, tempo, R43…
book-only-different = Só o que difere
book-found = { $count ->
    [one] Uma regra
   *[other] { $count } regras
}
book-nothing = Nenhuma regra diz isso. Experimenta outra palavra.
book-moment = Um momento…
book-try-again = Tentar de novo
book-side-by-side = Todas as edições lado a lado (novo separador)
book-clause = Regra
book-differs = Não é assim em { $names }
book-rulings = { $count ->
    [one] Esclarecimento
   *[other] Esclarecimentos ({ $count })
}
book-source-house = mudado pela casa
book-legend = Legenda
book-legend-mark = difere de { $edition }

## As partes das regras

book-part-box = O que há na caixa
book-part-sets = Combinações
book-part-set-up = Antes do jogo
book-part-match = Jogos e partida
book-part-meld = A { term-initial-meld }
book-part-turn = A vez
book-part-pool = O pote vazio
book-part-moves = Reorganizar
book-part-joker = Jokers
book-part-time = Tempo
book-part-points = Fim e pontos

## Regras da casa

book-make-house = Criar regras da casa
book-house-title = Regras da casa
book-house-about = Pega numa edição e muda o que jogas de outra maneira. O programa confere se tudo bate certo.
book-house-name = Nome
book-name-missing = Dá um nome às tuas regras.
book-house-base = A partir de
book-kept-houses = As tuas regras da casa
book-compare = Comparar
book-forget = Apagar { $name }
book-changed = { $count ->
    [one] uma mudança
   *[other] { $count } mudanças
}
book-was = { $edition }: { $value }.
book-as-before = Desfazer a mudança: { $rule }
book-unchanged = Estas são as regras de { $edition }, ainda sem alterações.
book-house-good = { $count ->
    [one] Há uma regra mudada. Tudo bate certo.
   *[other] Há { $count } regras mudadas. Tudo bate certo.
}
book-play = Jogar com estas regras
book-keep = Guardar
book-share = Enviar um link
book-reset = Desfazer todas as mudanças
book-kept = As tuas regras da casa estão guardadas neste navegador.
book-not-kept = Este navegador não guarda nada. Envia o link para ti.
