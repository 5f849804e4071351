### A análise de um jogo.

review-title = O que cada jogada permitia
review-ask = Analisar este jogo
review-about = O que me escapou, quanto custou e o que decidiu o jogo?
review-exact = O que se podia pôr é exato.
review-estimate = As probabilidades de ganhar são estimativas: pelo que cada um podia saber, com jogadores como o mais forte do computador em todos os lugares.
review-turn = Jogada { $count }
review-label-turn = Jogada
review-label-player = Jogador
review-label-done = Jogado
review-label-possible = Possível
review-label-chance = Probabilidade
review-draw = tira
review-pass = passa
review-bell = acabou o tempo
review-nothing = Não se podia pôr nada.
review-all-laid = Não se podiam pôr mais pedras.
review-more = { $count ->
    [one] Podia-se pôr mais uma pedra.
   *[other] Podiam-se pôr mais { $count } pedras.
}
review-worth = Podiam-se pôr tantas pedras, com mais { $count } de valor.
review-go-out = Podiam-se pôr todas as pedras: isso ganha.
review-open = Era possível abrir: { term-initial-meld }.
review-free-joker = É preciso um joker da mesa.
review-keep-joker = Podiam-se pôr tantas pedras sem o joker.
review-percent = { $chance }%
review-interval = { $chance }% ({ $low } a { $high })
review-cost-draw = Não pôr nada valia mais { $cost } pontos de probabilidade.
review-cost-lay = Valia mais { $cost } pontos de probabilidade: { $tiles }
review-cost-out = Isso valia mais { $cost } pontos de probabilidade.
review-why-lets-out = Depois, outro podia pôr todas as pedras em { $done } de 100 casos; de outro modo, em { $better }.
review-why-feeds = { $count ->
    [one] Os outros podiam pôr depois cerca de uma pedra a mais.
   *[other] Os outros podiam pôr depois cerca de { $count } pedras a mais.
}
review-why-joker = Assim se ofereceu um joker.
review-why-not-ready = Da próxima vez podia-se pôr tudo em { $done } de 100 casos; de outro modo, em { $better }.
review-why-keeps-value = Ficaram pedras no valor de { $done }; de outro modo, de { $better }.
review-accuracy = Precisão
review-equal = Parte igual
review-deal = Primeiras pedras
review-draws = Pedras tiradas
review-others = Os outros
review-skill = Decisões próprias
review-result = Resultado
review-sum = A parte igual, as primeiras pedras, as pedras tiradas, o que os outros fizeram e as decisões próprias somam o resultado.
review-moments = O que decidiu o jogo
review-moment-decision = { $player } ofereceu { $cost } pontos de probabilidade.
review-moment-draw = A pedra que { $player } tirou a seguir mudou a probabilidade { $change } pontos.
review-moment-others = O que os outros fizeram a seguir mudou a probabilidade de { $player } { $change } pontos.
review-progress = Probabilidades de ganhar: { $count } de { $total } jogadas
review-curve = As probabilidades de ganhar ao longo do jogo
review-failed = A casa não consegue calcular agora as probabilidades de ganhar.
review-none = Com estas regras não há probabilidades de ganhar.
review-try = Tentar outra vez
review-try-task = Que farias aqui?
review-try-around = Por tirar: { $pool }. Os outros têm: { $others }.
review-try-right = É o que o jogador mais forte do computador teria feito.
review-try-as-good = É tão bom como o que o jogador mais forte do computador teria feito.
review-try-not = Isso não. O jogador mais forte do computador teria feito outra coisa.
review-hint = Uma dica
review-try-show = Mostrar
review-try-back = Voltar ao jogo
review-hint-count = Quantas pedras pôr: { $count }
review-hint-tiles = As pedras a pôr: { $tiles }
review-hint-think = Que poderiam os outros fazer com as pedras que pões?
review-hint-hold = Não pôr nada e esperar.
review-hint-later = Caberiam mais pedras tuas se esperasses?
review-hint-first = Começa assim:
