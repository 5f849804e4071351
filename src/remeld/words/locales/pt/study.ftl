puzzle-go-out = Põe todas as tuas pedras.
puzzle-all-but-one = Põe todas as tuas pedras menos uma.
puzzle-first-30 = Abre o jogo: encontra as únicas pedras que, por si sós, valem { $points } ou mais.
puzzle-free-the-joker = Põe o maior número de pedras que puderes. Vais precisar de um joker que está na mesa.
puzzle-fourth-tile = Põe o maior número de pedras que puderes. Vais precisar de uma pedra de onde há quatro números iguais.
puzzle-rebuild = Põe o maior número de pedras que puderes. Na mesa terás de mudar pelo menos três { term-set.many }.
puzzle-find-the-play = Só se pode pôr uma pedra, e só se outras se mexerem. Qual?
puzzle-endgame = Já não há nada para tirar. Põe pedras de modo que o outro, que tem { $other }, não possa pôr nenhuma.
