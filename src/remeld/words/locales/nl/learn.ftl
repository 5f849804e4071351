### Leren spelen: een paar minuten aan een echte tafel.

## De lijst van stappen

learn-title = Leren spelen
learn-about = Een paar minuten aan een echte tafel. Elke stap is een beurt die je zelf speelt.
learn-goal = Iedereen krijgt { $count } stenen. Leg de jouwe in combinaties op tafel: wie het eerst geen meer heeft, wint.
learn-edition = Jouw editie
learn-house = De stappen leren { $edition }. Wat je huisregels veranderen, staat in de regels.
learn-start = Beginnen
learn-continue = Verder
learn-again = Opnieuw beginnen
learn-progress = { $count } van { $total } stappen gedaan
learn-step = Stap { $count } van { $total }
learn-step-done = gedaan
learn-loading = Even geduld …
learn-chapter-sets = Twee soorten combinaties
learn-chapter-first = Je eerste beurten
learn-chapter-table = De tafel is van iedereen
learn-chapter-joker = De joker
learn-chapter-edition = Klok, einde en winst

## Bij een stap

learn-all-steps = Alle stappen
learn-skip = Overslaan
learn-next = Volgende stap
learn-once-more = Nog een keer
learn-show = Laat zien
learn-keys = Bediening
learn-finish = Klaar
learn-how = Sleep een steen, of tik hem aan en tik dan op de plaats. Ligt alles er, dan beëindig je je beurt met de knop onderaan.
learn-how-keys = Met het toetsenbord: pijlen, Enter om te pakken, Enter om los te laten.
learn-more-to-lay = Dat zou mogen. Maar er kan nog meer: { $tiles }.
learn-try-first = In een spel zou je nu een steen pakken. Hier is iets te leggen: probeer het eens.
learn-shown = Zo kan het. Beëindig je beurt, of leg alles terug en doe het zelf.
learn-shown-done = Zo gaat het. Nog een keer om het zelf te doen, of door naar de volgende stap.
learn-not-in-edition = Niet in deze editie. Probeer het nog eens.
learn-praise-1 = Goed gedaan!
learn-praise-2 = Precies!
learn-praise-3 = Heel goed!
learn-praise-4 = Dat is het!
learn-praise-5 = Geweldig!
learn-praise-6 = Mooi gespeeld!

## Het einde

learn-finished-title = Nu kun je spelen
learn-finished = Dat was alles. Wat je vergeet, zegt de tafel: elke combinatie laat zien wat er ontbreekt, en leidt naar de regel. 789 en 777 sorteren je plankje, en de lamp geeft een tip.
learn-play = Een spel spelen
learn-to-rules = De regels lezen
learn-advice = De raad uit het boekje van { $edition }
learn-advice-others = Jouw boekje geeft geen raad. De andere wel:

## De stappen

learn-run-title = Een { term-run }
learn-run-task = Drie of meer stenen van één kleur met opeenvolgende getallen zijn een { term-run }. Leg de blauwe 4, 5 en 6.
learn-group-title = Een { term-group }
learn-group-task = Drie of vier stenen met hetzelfde getal, allemaal in andere kleuren, zijn een { term-group }. Leg de achten.
learn-ends-title = Van 1 tot en met 13
learn-ends-task = Bij de 13 houdt een { term-run } op: daarna komt geen 1. Toch past een van je stenen.
learn-draw-title = Niets te leggen?
learn-draw-task = Hiermee kun je geen combinatie maken. Dan pak je één steen, en is je beurt voorbij.
learn-meld-title = De eerste { $needed } punten
learn-meld-task = Wat je het eerst legt, moet { $needed } waard zijn: de getallen opgeteld, alles van je eigen plankje. De regel boven je plankje telt mee.
learn-meld-closed-title = De tafel wacht
learn-meld-closed-task = Zolang je je eerste { $needed } punten legt, blijf je van de combinaties van de anderen af. Je blauwe 7 moet wachten tot de volgende beurt. Leg de rest.
learn-meld-open-title = De tafel gaat open
learn-meld-open-task = Zodra je eerste { $needed } punten er liggen, is de hele tafel open. Leg de elven, en in dezelfde beurt je blauwe 7.
learn-add-title = Een steen aanleggen
learn-add-task = Van nu af is elke combinatie van iedereen. Allebei je stenen passen ergens: leg ze aan.
learn-split-title = Een { term-run } splitsen
learn-split-task = Van een lange { term-run } kun je er twee maken. Leg je rode 6 in het midden.
learn-fourth-title = De vierde steen
learn-fourth-task = Een { term-group } van vier kan er één missen. Neem de steen die je nodig hebt, en maak met die van jou een { term-run }.
learn-exchange-title = Eén erbij, één eraf
learn-exchange-task = Leg je blauwe 11 aan, dan kan de { term-run } de blauwe 8 missen. Je andere twee achten hebben die nodig.
learn-combined-title = Van allebei één
learn-combined-task = Neem van elke combinatie één steen. Met je blauwe 1 vormen ze een derde.
learn-multiple-title = Alles tegelijk
learn-multiple-task = Haal de { term-run.many } uit elkaar. Met je twee stenen worden het drie { term-group.many } en een { term-run }.
learn-joker-title = Elke steen die je wilt
learn-joker-task = Een joker staat voor elke steen. Hier vult hij het gat.
learn-joker-swap-title = Joker vrijmaken: ruilen
learn-joker-swap-task = Leg een 3 die ontbreekt op de plaats van de joker, en de joker is vrij. Hij mag niet naar je plankje: leg hem meteen weer, met je zwarte stenen.
learn-joker-exact-title = Joker vrijmaken: ruilen
learn-joker-exact-task = Alleen een steen waar de joker voor staat, van je eigen plankje, maakt hem vrij. Leg hem dan meteen in een nieuwe combinatie met stenen van je plankje.
learn-joker-split-title = Joker vrijmaken: splitsen
learn-joker-split-task = Leg aan beide kanten van deze { term-run } aan, dan is het midden niet meer nodig. Leg de joker weer neer met je andere twee.
learn-joker-push-title = Joker vrijmaken: de andere kant
learn-joker-push-task = Hier is de joker een blauwe 8. Met je blauwe 5 ervoor kan de { term-run } zonder hem. Je twaalven niet.
learn-joker-move-title = De joker verschuiven
learn-joker-move-task = Een joker mag in zijn { term-run } schuiven. Zet hem tussen je blauwe 4 en de blauwe 6.
learn-joker-melt-title = Joker vrijmaken: uit elkaar halen
learn-joker-melt-task = Elke zwarte steen past ergens in een { term-group }. De joker blijft over: leg hem met je stenen.
learn-joker-frozen-title = Gesloten combinaties
learn-joker-frozen-task = Uit een combinatie met een joker mag je niets halen. Aanleggen mag wel: allebei je stenen passen.
learn-told-title = Wat jouw editie zegt
learn-told-task = Deze drie regels zijn niet in elke editie gelijk. Zo staat het in die van jou; daarna komen drie vragen.
learn-bell-title = De klok
learn-bell-when = De tijd is om, en er liggen stenen los op tafel
learn-bell-task = { $optional ->
    [true] Je kunt met een klok spelen: { $count } seconden per beurt.
   *[false] Je hebt { $count } seconden per beurt.
} De tijd is om, en de 8 en de 9 liggen los op tafel. Wat gebeurt er?
learn-bell-why = En dat kost je { $count } stenen uit de pot. Maar is de tafel bij de bel in orde, dan telt de beurt.
learn-pool-title = De pot is leeg
learn-pool-when = De laatste steen is gepakt
learn-pool-task = De laatste steen is gepakt. Hoe gaat het spel verder?
learn-pool-why = { $answer ->
    [playOn] Past iedereen na elkaar, dan is het afgelopen en wint wie het minst op zijn plankje heeft.
    [mustPlayIfAble] Kan niemand verder, dan is het afgelopen en wint wie het minst op zijn plankje heeft.
   *[other] Dan wint wie het minst op zijn plankje heeft.
}
learn-match-title = Punten
learn-match-when = De winnaar van een partij van meerdere spellen
learn-match-task = De winnaar krijgt de punten van alle stenen die de anderen nog hebben. Wie wint een partij van meerdere spellen?
learn-match-why = Pas op met de joker: op je plankje kost hij je { $count } punten.
learn-out-title = De laatste steen
learn-out-task = Wie de laatste steen legt, wint. Leg alles wat je hebt!

## Antwoorden

learn-answer-restore = De tafel ligt weer zoals eerst
learn-answer-looseToRack = Hele combinaties blijven, losse stenen komen op mijn plankje
learn-answer-playOn = Iedereen speelt door zonder te pakken; wie niet kan of wil, past
learn-answer-mustPlayIfAble = Iedereen speelt door zonder te pakken; wie kan leggen, moet
learn-answer-endWhenDrawImpossible = Het eindigt als iemand zou moeten pakken
learn-answer-endAtOnce = Het eindigt meteen
learn-answer-mostGames = Wie de meeste spellen gewonnen heeft
learn-answer-highestTotal = Wie in totaal de meeste punten heeft
