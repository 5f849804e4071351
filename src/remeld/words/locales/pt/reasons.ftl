### Porque é que um jogador virtual jogou assim, nas suas palavras.

reason-went-out = Podia pôr tudo, por isso acabei.
reason-held-back = Guardei tudo para acabar de uma só vez.
reason-no-meld = Ainda não tinha que chegasse para a { term-initial-meld }.
reason-nothing-to-lay = Não podia pôr nada.
reason-saw-nothing = Não vi nada para pôr.
reason-laid-what-it-saw = Pus o que vi.
reason-laid-most = Pus todas as pedras que podia.
reason-laid-dearest = Pus o que mais conta, porque o jogo pode acabar em breve.
reason-laid-sets = Pus as minhas próprias combinações e deixei a mesa como estava.
reason-laid-enough = Podia pôr { $count } pedras de uma só vez. Valeu a pena.
reason-laid-one = Pus uma pedra cara, para ficar com menos pontos no fim.
reason-laid-little = Tinha de pôr alguma coisa, por isso pus o mínimo possível.
reason-opened-small = Abri com o menor número de pedras possível: { $count }.
reason-waited-on-thought = Pensei bem: esperar pareceu-me melhor do que pôr.
reason-laid-on-thought = Pensei bem: pareceu-me melhor pôr isto agora.
