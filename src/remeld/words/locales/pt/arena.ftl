### A arena: o que dizem remeld simulate, remeld arena e o relatório.

## Números

arena-decimal-mark = ,
arena-percent = { $number } %
arena-interval = ({ $low } … { $high })
arena-plus-minus = ± { $number }

## Tabelas e títulos

arena-title = Quem joga melhor?
arena-run = { $edition }, { $seats } jogadores numa mesa, { $games } jogos.
arena-unfinished = Esta série não terminou. O que já se jogou:
arena-best = O mais difícil de vencer: { $player }. O seu pior resultado, contra { $other }, é { $share } dos jogos.
arena-versus = { $others ->
    [1] { $player } contra { $other }
   *[other] { $player } contra { $others } × { $other }
}
arena-matrix = Todos contra todos
arena-matrix-about = { $others ->
    [1] Quantos jogos ganhou o jogador da linha contra o da coluna, com o intervalo de 95 % e os pontos por jogo. Emoldurado: o pior resultado da linha.
   *[other] Quantos jogos ganhou o jogador da linha numa mesa com { $others } cópias do da coluna, com o intervalo de 95 % e os pontos por jogo. Emoldurado: o pior resultado da linha.
}
arena-points-of = { $points } pontos
arena-shares = Jogos ganhos
arena-shares-about = O círculo é o que se mediu, a barra o seu intervalo de 95 %. A linha tracejada marca { $base }: o que ganhariam jogadores iguais.
arena-points = Pontos por jogo
arena-points-about = À direita da linha tracejada ganham-se pontos, à esquerda perdem-se.
arena-course = Como foi assentando
arena-course-about = A parte de jogos ganhos, distribuição após distribuição. O valor verdadeiro está na faixa sombreada, por mais vezes que se olhe (95 %).
arena-course-of = { $deals } distribuições, { $games } jogos. { $interval }
arena-verdict = { $verdict ->
    [above] Parado: mais de { $low }.
    [below] Parado: menos de { $high }.
   *[open] Não é certo nem mais de { $low } nem menos de { $high }.
}
arena-ratings = Classificações
arena-ratings-about = Um número para cada jogador, a partir de todos os jogos. Todos começam com 25. Uma classificação supõe que a força é um só número: onde a tabela acima disser outra coisa, vale a tabela.
arena-who = Quem são
arena-plays-rack-sets = põe o que as suas próprias pedras dão e nunca mexe na mesa.
arena-plays-bounded = põe o máximo de pedras que encontra movendo no máximo { $number } pedras da mesa.
arena-plays-greedy = põe em cada vez o máximo de pedras possível.
arena-plays-hoard = abre com tudo o que pode e depois tira até poder pôr o resto de uma vez.
arena-plays-hoardmin = abre com o mínimo de pedras que chega e depois tira até poder pôr o resto de uma vez.
arena-plays-dump = espera até poder pôr tudo; com { $number } pedras ou menos no pote, livra-se das mais altas.
arena-plays-threat = espera até poder pôr tudo, a não ser que outro tenha { $number } pedras ou menos.
arena-plays-hold = só põe { $number } pedras ou mais de uma vez e guarda os jokers para fechar.
arena-plays-leaky = espera até poder pôr tudo, mas perde a paciência em { $number } de cada cem vezes.
arena-plays-trimm = espera até poder pôr tudo; perto do fim, alivia o suporte pedra a pedra.
arena-plays-hsafe = espera até poder pôr tudo e, mesmo no fim, não põe nada que deixe o outro fechar.
arena-plays-trimm-safe = espera, alivia o suporte perto do fim e não põe pedra alguma com que alguém pudesse fechar.
arena-plays-champion = parte da melhor maneira simples de jogar e pensa: no fim, joga cada jogada até ao fim na cabeça.
arena-plays-easy = põe o que se vê facilmente.
arena-method = Como se mediu
arena-method-deals = Cada distribuição foi jogada por todos em todos os lugares, por isso ninguém teve pedras melhores.
arena-method-intervals = Os jogos da mesma distribuição parecem-se. Os intervalos têm isso em conta: contam distribuições, não jogos.
arena-method-any-time = Quem olha uma e outra vez e para quando o resultado lhe agrada engana-se mais de 5 % das vezes. As faixas e as paragens antecipadas têm isso em conta.
arena-method-referee = Cada jogada passou pelo árbitro; pedras e pontos foram conferidos em cada jogo.
arena-method-fast = Os jogos foram jogados pela simulação compilada: o mesmo jogo, mas sem passar jogada a jogada pelo árbitro.
arena-method-repeat = O mesmo comando dá os mesmos jogos:
arena-method-clock = Aqui alguém pensou pelo relógio, por isso o mesmo comando dá jogos parecidos, não os mesmos:

## Tabelas da linha de comandos

arena-column-player = Jogador
arena-column-wins = Vitórias
arena-column-share = Parte
arena-column-points = Pontos por jogo
arena-column-turns = Jogadas
arena-column-worst = Pior
arena-column-rating = Classificação
arena-blocked = Jogos em que ninguém podia continuar: { $games }
arena-progress = { $games } de { $most } jogos, { $pace } por segundo
arena-report-written = O relatório está em { $file }.
