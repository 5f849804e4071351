### O que se escreve na mesa, e o que lá se pergunta e se ouve por palavras.

## Palavras que se escrevem

typed-word-table = mesa
typed-word-rack = suporte
typed-word-players = jogadores, outros
typed-word-clock = relógio, tempo
typed-word-missing = falta, porquê
typed-word-changes = mudou, último
typed-word-help = ajuda
typed-word-undo = desfazer
typed-word-redo = refazer
typed-word-reset = repor
typed-word-sort = ordenar
typed-word-hint = dica
typed-word-draw = tirar, passar
typed-word-end = acabar, fim
typed-word-set = combinação
typed-word-new = nova

## Respostas

typed-sets = { $count ->
    [one] Uma combinação.
   *[other] { $count } combinações.
}
typed-set = Combinação { $number }: { $tiles }{ $whole ->
    [false] , incompleta.
   *[true] .
}
typed-rack = { $count ->
    [one] Uma pedra
   *[other] { $count } pedras
}: { $tiles }.
typed-rack-new = De novo: { $tiles }.
typed-rack-ready = Combinações completas: { $sets }.
typed-colour = { $colour } { $numbers }
typed-more = { $tiles }; { $next }
typed-pool = { $count ->
    [one] Resta uma pedra no pote.
   *[other] Restam { $count } pedras no pote.
}
typed-no-clock = Não há relógio.
typed-sentence = { $text }.
typed-meld = { term-initial-meld.Label }: { $points } de { $needed }.

## O que não se percebe, e o que não se pode

typed-unknown = Não se percebe «{ $part }» (carácter { $place }). Escreve «ajuda» para ouvir o que se pode escrever.
typed-unfinished = Falta alguma coisa no fim. Escreve «ajuda» para ouvir o que se pode escrever.
typed-too-much = Está a mais «{ $part }» (carácter { $place }).
typed-no-set = Não há nenhuma combinação { $set }. A última é a combinação { $most }.
typed-no-sets = Não há nenhuma combinação { $set }. A mesa está vazia.
typed-not-on-rack = No teu suporte não há: { $tiles }.
typed-not-in-set = Na combinação { $set } não há: { $tiles }.
typed-not-there = Na mesa não há: { $tiles }.
typed-which-set = Em várias combinações: { $tiles }. Diz qual queres, como 2: b7 > 3.
typed-stays-on-table = Não se pode recolher: { $tiles }. O que já estava na mesa fica na mesa.
typed-which-joker = Qual joker? Diz a combinação, como 3: j=b8.
typed-cannot-split = A combinação começa aí e não há nada a separar: { $tiles }.
typed-no-change = Isso não muda nada.
typed-draw-changed = Moveste pedras. Escreve e para as jogar, ou x para deixar tudo como estava.

## Ajuda

typed-help-lay = Pôr uma combinação nova do teu suporte; b4 b5 b6 também dá.
typed-help-add = Adicionar uma pedra à combinação 3.
typed-help-take = Retirar uma pedra da combinação 3 e adicioná-la à combinação 5.
typed-help-new = Fazer de uma pedra da combinação 3 uma combinação nova.
typed-help-back = Recolher uma pedra tua para o suporte.
typed-help-join = Juntar toda a combinação 3 à combinação 5.
typed-help-split = Separar a combinação 3 antes de b6.
typed-help-joker = Dizer o que representa o joker da combinação 3.
typed-help-set = Ouvir o que está na combinação 3.
typed-help-words = Letras e as suas palavras: { $words }.
