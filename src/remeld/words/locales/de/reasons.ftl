### Warum ein Computergegner so gespielt hat, in seinen Worten.

reason-went-out = Ich konnte alles legen, also bin ich fertig.
reason-held-back = Ich habe alles behalten, um auf einmal fertig zu werden.
reason-no-meld = Für die { term-initial-meld } hatte ich noch nicht genug.
reason-nothing-to-lay = Ich konnte nichts legen.
reason-saw-nothing = Ich habe nichts gesehen, was passt.
reason-laid-what-it-saw = Ich habe gelegt, was ich gesehen habe.
reason-laid-most = Ich habe so viele Steine gelegt, wie ich konnte.
reason-laid-dearest = Ich habe gelegt, was am meisten zählt, denn das Spiel kann bald zu Ende sein.
reason-laid-sets = Ich habe meine eigenen Kombinationen gelegt und den Tisch gelassen, wie er war.
reason-laid-enough = Ich konnte { $count } Steine auf einmal legen. Das hat sich gelohnt.
reason-laid-one = Ich habe einen teuren Stein gelegt, damit mir am Ende weniger Punkte bleiben.
reason-laid-little = Ich musste etwas legen, also habe ich so wenig gelegt wie möglich.
reason-opened-small = Ich habe mit so wenigen Steinen eröffnet wie möglich: { $count }.
reason-waited-on-thought = Ich habe vorausgedacht: Warten schien mir besser als Legen.
reason-laid-on-thought = Ich habe vorausgedacht: Es schien mir besser, das jetzt zu legen.
