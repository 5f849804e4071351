### Pourquoi un joueur virtuel a joué ainsi, selon ses propres mots.

reason-went-out = Je pouvais tout poser, alors j’ai fini.
reason-held-back = J’ai tout gardé pour finir d’un coup.
reason-no-meld = Je n’avais pas encore assez pour la { term-initial-meld }.
reason-nothing-to-lay = Je ne pouvais rien poser.
reason-saw-nothing = Je n’ai rien vu à poser.
reason-laid-what-it-saw = J’ai posé ce que j’ai vu.
reason-laid-most = J’ai posé autant de pièces que je pouvais.
reason-laid-dearest = J’ai posé ce qui compte le plus, car le jeu peut bientôt finir.
reason-laid-sets = J’ai posé mes propres combinaisons et laissé la table comme elle était.
reason-laid-enough = Je pouvais poser { $count } pièces d’un coup. Cela en valait la peine.
reason-laid-one = J’ai posé une pièce chère, pour qu’il me reste moins de points à la fin.
reason-laid-little = Je devais poser quelque chose, alors j’ai posé le moins possible.
reason-opened-small = J’ai ouvert avec le moins de pièces possible : { $count }.
reason-waited-on-thought = J’ai réfléchi : attendre m’a semblé mieux que poser.
reason-laid-on-thought = J’ai réfléchi : il m’a semblé mieux de poser cela maintenant.
