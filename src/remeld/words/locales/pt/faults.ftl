### O que está mal: uma frase para cada falta que o árbitro encontra.

## Combinações

fault-loose-tile = Fora de qualquer combinação: { $tiles }. Na mesa, cada pedra faz parte de uma combinação; o que veio do teu suporte pode voltar para lá.
fault-set-too-short = Curto de mais: { $tiles }. Uma combinação tem pelo menos três pedras.
fault-set-mixed = Nem { term-group } nem { term-run }: { $tiles }. { term-group.A } é um só número em cores diferentes; uma { term-run } é uma só cor com números a subir.
fault-set-only-jokers = Só jokers: { $tiles }. Falta uma pedra com número que mostre o que representam.
fault-group-too-long = Comprido de mais para { term-group.a }: { $tiles }. Retira pedras, ou faz com elas mais { term-group.a }.
fault-group-colour-twice = Cor repetida: { $tiles }. { term-group.In-a }, cada cor só aparece uma vez: leva uma das pedras para outra combinação.
fault-run-too-long = Comprido de mais para uma { term-run }: { $tiles }. Separa-a em duas.
fault-run-number-twice = Número repetido: { $tiles }. Numa { term-run }, cada número só aparece uma vez: leva uma das pedras para outra combinação.
fault-run-out-of-order = Não está por ordem crescente: { $tiles }. Ordena as pedras: o lugar de um joker diz que número ele representa.
fault-run-gap = Falta aqui alguma coisa no meio: { $tiles }. Numa { term-run } os números sobem de um em um, e um joker conta como o número do seu lugar.
fault-run-past-end = Passa do fim: { $tiles }. Não há nada depois do número mais alto nem antes do 1, nem sequer um joker.

## Pedras

fault-tile-from-nowhere = De onde veio isto: { $tiles }? Só se podem pôr pedras da mesa e do próprio suporte.
fault-tile-left-table = Retirado da mesa: { $tiles }. O que está na mesa fica na mesa, por isso volta a pô-lo numa combinação.
fault-no-tile-played = Não puseste nenhuma pedra do suporte. Põe pelo menos uma, ou deixa a mesa como estava e tira uma pedra ou passa.

## A abertura

fault-meld-too-low = { $points } de { $needed } pontos: para a { term-initial-meld } é preciso somar mais { $missing }, com combinações das tuas próprias pedras.
fault-meld-touches-table = Isto já estava na mesa: { $tiles }. { $open ->
    [1] Até a { term-initial-meld } estar na mesa, as outras combinações ficam como estão.
   *[other] Na vez da { term-initial-meld }, as outras combinações ficam como estão.
}
fault-joker-before-meld = Foi retirado um joker da mesa: { $tiles }. Ninguém pode libertar um joker antes da sua própria { term-initial-meld }.

## Jokers

fault-joker-left-table = Um joker saiu da mesa: { $tiles }. Um joker libertado volta a ser posto na mesma vez e nunca vai para um suporte.
fault-joker-moved = Este joker representa agora outra pedra: { $tiles }. Com estas regras, um joker que fica na sua combinação mantém o seu valor.
fault-joker-needs-new-set = Este joker foi adicionado a uma combinação que já estava na mesa: { $tiles }. Com estas regras, um joker libertado vai para uma combinação nova.
fault-joker-needs-rack-tiles = Este joker não tem uma combinação nova só sua: { $tiles }. Com estas regras, um joker libertado precisa de pedras do suporte que façam uma combinação com ele, e a pedra que o substituiu não conta.
fault-joker-set-frozen = A combinação deste joker foi desfeita: { $tiles }. Com estas regras, a uma combinação com joker só se pode adicionar, até que o substitua exatamente a pedra que ele representa.
fault-joker-swap-from-table = Este joker foi substituído por uma pedra da mesa: { $tiles }. Com estas regras, a pedra que substitui um joker vem do suporte.
fault-joker-swap-missing = Este joker foi libertado sem ser substituído: { $tiles }. Com estas regras, cada joker libertado precisa de uma pedra própria no seu lugar, com o número e a cor que representava.

fault-follows = { $message } (É só uma consequência: corrige primeiro o resto.)
