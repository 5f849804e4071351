### De regels in woorden: titels, regels, besluiten.

## Waar een antwoord vandaan komt

source-booklet = zo staat het in het boekje
source-implied = volgt uit het boekje
source-ruling = ons besluit
source-none = niet in deze editie
source-at = { $source }: { $places }
source-rulings = { $source } ({ $rulings })
source-heading = “{ $heading }”
source-beginning = helemaal vooraan
source-language = { $language ->
    [de] Duitse tekst: { $source }
    [es] Spaanse tekst: { $source }
    [fr] Franse tekst: { $source }
    [nl] Nederlandse tekst: { $source }
    [pt] Portugese tekst: { $source }
    [zh-Hans] Chinese tekst: { $source }
   *[en] Engelse tekst: { $source }
}

## Titels

rule-title-R1 = Spelers
rule-title-R2 = Aantal stenen
rule-title-R3 = Getallen, kleuren, dubbele
rule-title-R4 = Namen van de kleuren
rule-title-R5 = Aantal jokers
rule-title-R6 = De grote set
rule-title-R7 = Plankjes en leeftijd
rule-title-R8 = Doel van het spel
rule-title-R9 = Soorten combinaties
rule-title-R10 = Grootte van een { term-group }
rule-title-R11 = Kleuren in een { term-group }
rule-title-R12 = Wat een { term-run } is
rule-title-R13 = Langste { term-run }
rule-title-R14 = Einden van een { term-run }
rule-title-R15 = Volgorde van een { term-run }
rule-title-R16 = Eén tafel voor iedereen
rule-title-R17 = Trekken wie begint
rule-title-R18 = Joker bij het trekken
rule-title-R19 = Gelijk bij het trekken
rule-title-R20 = Plaatsen door loting
rule-title-R21 = Getrokken stenen terug
rule-title-R22 = Stapels van zeven
rule-title-R23 = Stenen aan het begin
rule-title-R24 = De pot
rule-title-R25 = Speelrichting
rule-title-R26 = Begin van het volgende spel
rule-title-R27 = Beurt, spel, ronde, partij
rule-title-R28 = Aantal spellen
rule-title-R29 = Einde van een spel
rule-title-R30 = { term-initial-meld.Name }
rule-title-R31 = Combinaties voor de { term-initial-meld }
rule-title-R32 = Stenen voor de { term-initial-meld }
rule-title-R33 = Joker in de { term-initial-meld }
rule-title-R34 = Tafel bij de { term-initial-meld }
rule-title-R35 = Geen { term-initial-meld } mogelijk
rule-title-R36 = Wachten met de { term-initial-meld }
rule-title-R37 = Wat je in een beurt doet
rule-title-R38 = Kiezen om niet te leggen
rule-title-R39 = Prijs van niet leggen
rule-title-R40 = De gepakte steen
rule-title-R41 = Stenen van het plankje
rule-title-R42 = Woord aan het eind van de beurt
rule-title-R43 = Tafel aan het eind van de beurt
rule-title-R44 = Zoveel combinaties als je wilt
rule-title-R45 = Lege pot
rule-title-R46 = Passen en vastlopen
rule-title-R47 = Aanleggen
rule-title-R48 = De vierde steen nemen
rule-title-R49 = Eén erbij, één eraf
rule-title-R50 = Een { term-run } splitsen
rule-title-R51 = Twee combinaties combineren
rule-title-R52 = Meer combinaties splitsen
rule-title-R53 = Elke andere manier
rule-title-R54 = Wat een joker is
rule-title-R55 = Waarde van een joker
rule-title-R56 = Jokers voor de { term-initial-meld }
rule-title-R57 = Wat een joker vervangt
rule-title-R58 = Waar de vervanger vandaan komt
rule-title-R59 = Joker tussen drie stenen
rule-title-R60 = Jokers anders vrijmaken
rule-title-R61 = Combinaties met een joker
rule-title-R62 = Een joker verschuiven
rule-title-R63 = Wanneer een joker terugkomt
rule-title-R64 = Waar een vrije joker heen gaat
rule-title-R65 = Stenen bij de vrije joker
rule-title-R66 = Nieuwe waarde van een joker
rule-title-R67 = Wiens joker
rule-title-R68 = Tijdslimiet
rule-title-R69 = Wanneer de limiet geldt
rule-title-R70 = Niets gedaan op tijd
rule-title-R71 = Tafel als de tijd om is
rule-title-R72 = Strafstenen
rule-title-R73 = Vergeten plaatsen
rule-title-R74 = Strengere straf
rule-title-R75 = Een spel winnen
rule-title-R76 = Punten van de verliezers
rule-title-R77 = Joker op een plankje
rule-title-R78 = Punten van de winnaar
rule-title-R79 = De punten controleren
rule-title-R80 = Winnen als het vastloopt
rule-title-R81 = Punten als het vastloopt
rule-title-R82 = Gelijk als het vastloopt
rule-title-R83 = De partij winnen
rule-title-R84 = Gelijk in de partij
rule-title-R85 = Gewonnen spellen tellen
rule-title-R86 = Puntenblad
rule-title-R87 = Raad, geen regel

## De doos

rule-R1 = Er spelen { $players_min } tot { $players_max } mensen.
rule-R2 = Het gewone spel heeft { $tiles_total } stenen, jokers meegeteld.
rule-R3-1 = { $colours ->
    [one] Er is één kleur met de getallen 1 tot en met { $numbers }.
   *[other] Er zijn { $colours } kleuren, elk met de getallen 1 tot en met { $numbers }.
}
rule-R3-2 = { $copies ->
    [1] Elke steen is er één keer.
    [2] Elke steen is er twee keer.
   *[other] Elke steen is er { $copies } keer.
}
rule-R4 = { $colours ->
    [4] De kleuren zijn zwart, rood, blauw en { term-fourth-colour }.
    [6] De kleuren zijn zwart, rood, blauw, { term-fourth-colour }, groen en paars.
   *[other] De kleuren zijn de eerste { $colours } van zwart, rood, blauw, { term-fourth-colour }, groen en paars.
}
rule-R5 = { $jokers ->
    [0] Het gewone spel heeft geen jokers.
    [one] Het gewone spel heeft één joker.
   *[other] Het gewone spel heeft { $jokers } jokers.
}
rule-R6-1 = { $big_set ->
    [none] Er is geen grotere set voor meer spelers.
   *[other] Vanaf { $big_set_min_players } spelers doen alle { $big_set_total } stenen mee.
}
rule-R6-2 = { $big_set ->
    [none] { "" }
   *[other] Dat is elk getal { $big_set_copies } keer in { $big_set_colours } kleuren, en { $big_set_jokers } jokers.
}
rule-R6-3 = { $big_set ->
    [none] { "" }
   *[other] { $big_set_for_few ->
        [allowed] Met minder spelers is de gewone set aangeraden, maar alle stenen mag ook.
       *[no] Met minder spelers neem je de gewone set.
    }
}
rule-R7-1 = Iedere speler heeft zijn stenen op een plankje.
rule-R7-2 = Een leeftijd op de doos is geen regel: verder hangt er niets van af.
rule-R8 = Breng als eerste alle stenen van je plankje in combinaties op tafel.

## Combinaties

rule-R9 = Een combinatie is een { term-group } of een { term-run }. Er zijn minstens { $min_set } stenen in.
rule-R10 = Een { term-group } heeft { $min_set } tot { $group_max } stenen, allemaal met hetzelfde getal.
rule-R11 = In een { term-group } komt geen kleur twee keer voor.
rule-R12 = Een { term-run } telt in één kleur zonder gat omhoog. Er zijn minstens { $min_set } stenen in.
rule-R13 = Geen { term-run } heeft meer dan { $run_max } stenen.
rule-R14-1 = { $run_wrap ->
    [true] Een { term-run } mag na { $numbers } verdergaan met 1.
   *[false] De 1 is altijd de laagste: hij komt nooit na de { $numbers }.
}
rule-R14-2 = Ook een joker ligt nooit vóór de 1.
rule-R14-3 = Ook een joker ligt nooit na de { $numbers }.
rule-R15-1 = In een { term-run } liggen de stenen oplopend.
rule-R15-2 = Zo toont de plaats van een joker zijn getal.
rule-R16 = De combinaties op tafel zijn van iedereen, wie ze ook gelegd heeft.

## Opbouw

rule-R17 = De stenen worden dicht geschud en iedereen trekt er een. Het hoogste getal begint.
rule-R18 = { $start_draw_joker ->
    [lowest] Een joker telt bij het trekken als de laagste steen.
   *[redraw] Wie bij het trekken een joker krijgt, trekt opnieuw.
}
rule-R19 = { $start_draw_tie ->
    [redrawAll] Is het hoogste getal meer dan één keer getrokken, dan trekt iedereen opnieuw.
   *[redrawTied] Is het hoogste getal meer dan één keer getrokken, dan trekt alleen wie het heeft opnieuw.
}
rule-R20 = { $seat_by_draw ->
    [option] De spelers mogen afspreken om in de volgorde van de getrokken getallen te zitten, en dat voor elk spel opnieuw te doen.
   *[none] Het trekken beslist niet wie waar zit.
}
rule-R21-1 = De getrokken stenen gaan terug.
rule-R21-2 = Daarna wordt alles opnieuw geschud.
rule-R22 = { $stacks ->
    [recommended] Het is handig, maar niet verplicht, om de stenen na het trekken per zeven te stapelen.
    [beforeDraw] De stenen worden voor het trekken per zeven gestapeld.
    [afterDraw] De stenen worden na het trekken per zeven gestapeld en van daar gedeeld.
   *[none] De stenen worden niet gestapeld.
}
rule-R23 = { $hand ->
    [one] Iedereen neemt één steen.
   *[other] Iedereen neemt { $hand } stenen.
}
rule-R24 = De stenen die niemand genomen heeft, blijven dicht liggen als pot.
rule-R25 = De beurt gaat met de klok mee: wie links van je zit, is de volgende.
rule-R26 = { $next_starter ->
    [keepSeatsAndDraw] Voor het volgende spel houdt iedereen zijn plaats en wordt er opnieuw getrokken.
    [winner] Wie een spel wint, begint het volgende.
    [rotate] Wie links van de vorige beginner zit, begint het volgende spel.
   *[drawAgain] Voor elk spel wordt er opnieuw getrokken wie begint.
}

## Partij

rule-R27 = { $match_frame ->
    [roundsOfNGames] Een spel bestaat uit beurten, een ronde uit spellen, en de partij uit rondes.
   *[agreedGames] Een spel bestaat uit beurten en de partij uit spellen. Er zijn geen rondes.
}
rule-R28 = { $match_frame ->
    [roundsOfNGames] Een ronde heeft zoveel spellen als er spelers zijn. Hoeveel rondes er komen, spreek je van tevoren af.
    [NGames] De partij heeft zoveel spellen als er spelers zijn.
   *[agreedGames] Hoeveel spellen er komen, spreek je van tevoren af.
}
rule-R29 = Een spel is voorbij als iemand de laatste steen van zijn plankje gelegd heeft.

## Het begin

rule-R30-1 = { $meld_min ->
    [0] Wat je als eerste legt, mag zo weinig waard zijn als je wilt.
    [one] Wat je als eerste legt, moet samen minstens één punt waard zijn.
   *[other] Wat je als eerste legt, moet samen minstens { $meld_min } punten waard zijn.
}
rule-R30-2 = Een steen is zijn getal waard.
rule-R31 = Voor de { term-initial-meld } kan één combinatie genoeg zijn, of meer tellen samen.
rule-R32 = { $meld_own_tiles_only ->
    [false] Stenen van de tafel mogen helpen om de punten van de { term-initial-meld } te halen.
   *[true] De { term-initial-meld } bestaat alleen uit stenen van het eigen plankje.
}
rule-R33-1 = { $meld_joker ->
   *[representedValue] In de { term-initial-meld } mogen jokers zitten. Elke joker telt zoveel als de steen waar hij voor staat.
}
rule-R33-2 = Het gaat erom waar hij aan het eind van de beurt voor staat.
rule-R34-1 = { $table_in_meld_turn ->
    [openAfterMeld] Zodra de { term-initial-meld } op tafel ligt, mag je in dezelfde beurt verder.
   *[closed] Voor de { term-initial-meld } blijven alle andere combinaties onaangeroerd.
}
rule-R34-2 = { $table_in_meld_turn ->
    [openAfterMeld] Dan mag je elke combinatie op tafel gebruiken.
   *[closed] Vanaf de volgende beurt zijn ze open.
}
rule-R35 = { $draw_per_no_play ->
    [0] Wie de { term-initial-meld } niet kan leggen, pakt niets, en de beurt is voorbij.
    [one] Wie de { term-initial-meld } niet kan leggen, pakt één steen, en de beurt is voorbij.
   *[other] Wie de { term-initial-meld } niet kan leggen, pakt { $draw_per_no_play } stenen, en de beurt is voorbij.
}
rule-R36 = { $may_decline ->
    [false] Wie de { term-initial-meld } kan leggen, moet dat doen.
   *[true] Wie de { term-initial-meld } zou kunnen leggen, mag wachten en een steen pakken.
}

## Beurt

rule-R37 = Na de { term-initial-meld } mag je nieuwe combinaties leggen, op tafel aanleggen en de combinaties daar { term-rearrange }.
rule-R38 = { $may_decline ->
    [false] Wie kan leggen, moet leggen.
   *[true] { $pool_empty ->
        [mustPlayIfAble] Zolang er stenen in de pot zijn, mag wie kan leggen ervoor kiezen het niet te doen.
       *[playOn] Wie kan leggen, mag ervoor kiezen het niet te doen.
    }
}
rule-R39 = { $draw_per_no_play ->
    [0] Wie niets legt, pakt niets, en de beurt is voorbij.
    [one] Wie niets legt, pakt één steen uit de pot, en de beurt is voorbij.
   *[other] Wie niets legt, pakt { $draw_per_no_play } stenen uit de pot, en de beurt is voorbij.
}
rule-R40 = { $drawn_tile_playable ->
    [true] Een gepakte steen mag meteen gelegd worden.
   *[false] Een gepakte steen moet wachten tot de volgende beurt van de speler.
}
rule-R41-1 = { $min_rack_tiles_per_turn ->
    [0] Wie speelt, hoeft geen steen van het plankje op tafel te brengen.
    [one] Wie speelt, moet minstens één steen van het plankje op tafel brengen.
   *[other] Wie speelt, moet minstens { $min_rack_tiles_per_turn } stenen van het plankje op tafel brengen.
}
rule-R41-2 = { $min_rack_tiles_per_turn ->
    [0] Alleen { term-rearrange } is genoeg.
   *[other] Alleen { term-rearrange } is niet genoeg.
}
rule-R42 = { $say_pass ->
    [none] Aan het eind van een beurt zeg je niets.
   *[other] Aan het eind van je beurt zeg je “{ $say_pass }”.
}
rule-R43 = Als een beurt eindigt, hoort elke steen op tafel bij een geldige combinatie.
rule-R44 = In één beurt mag je zoveel combinaties leggen en { term-rearrange } als je wilt.

## Lege pot

rule-R45 = { $pool_empty ->
    [endAtOnce] Met de laatste steen uit de pot is het spel voorbij.
    [endWhenDrawImpossible] Is de pot leeg, dan gaat het spel door zolang niemand hoeft te pakken.
   *[playOn] Is de pot leeg, dan gaat het spel door zonder pakken.
}
rule-R46-1 = { $pool_empty ->
    [endAtOnce] Niemand past: na de lege pot komt er geen beurt meer.
    [endWhenDrawImpossible] Het spel is voorbij bij de eerste beurt waarin niets gelegd wordt, want er is geen steen om te pakken.
    [mustPlayIfAble] Is de pot leeg, dan moet leggen wie kan, en alleen de anderen passen.
   *[playOn] Is de pot leeg, dan mag je passen.
}
rule-R46-2 = { $pool_empty ->
    [endAtOnce] { "" }
    [endWhenDrawImpossible] { "" }
   *[playOn] Passen allen na elkaar, dan is het spel voorbij.
}
rule-R46-3 = { $pool_empty ->
    [mustPlayIfAble] Wie zou kunnen leggen en de tijd laat verstrijken, heeft niet gepast.
   *[playOn] { "" }
}

## Op tafel

rule-R47 = Een steen mag aan elk einde van een { term-run }, of bij een { term-group } waar zijn kleur ontbreekt.
rule-R48 = De vierde steen van een { term-group } mag je nemen voor een andere combinatie, want de drie die blijven zijn genoeg.
rule-R49 = Je mag een steen aanleggen, zodat er een andere vrijkomt voor een nieuwe combinatie.
rule-R50 = Een { term-run } mag je splitsen, waarbij zo nodig een nieuwe steen het gat vult.
rule-R51 = Stenen uit verschillende combinaties mogen samen een nieuwe vormen, als elke oude geldig blijft.
rule-R52 = Je mag meer combinaties tegelijk uit elkaar halen en van de stenen nieuwe maken.
rule-R53 = Elke andere manier mag ook, en je mag ze door elkaar gebruiken. Behalve bij jokers telt alleen hoe de tafel aan het eind ligt.

## Joker

rule-R54-1 = Een joker mag voor elke steen staan.
rule-R54-2 = Naast jokers heeft een combinatie minstens één steen met een getal nodig.
rule-R55-1 = Op tafel heeft een joker het getal en de kleur van de steen waar hij voor staat.
rule-R55-2 = In een { term-run } zegt zijn plaats welke dat is.
rule-R55-3 = In een { term-group } is het een kleur die daar ontbreekt.
rule-R56 = { $joker_needs_meld ->
    [false] Je mag een joker ook voor je eigen { term-initial-meld } vrijmaken.
   *[true] Voor je eigen { term-initial-meld } mag je geen joker vrijmaken.
}
rule-R57 = { $joker_freeing ->
    [exactSwap] Alleen precies de steen waar een joker voor staat, in getal en kleur, kan hem vervangen.
   *[anyLegal] Elke steen mag een joker vervangen, als aan het eind van de beurt alle combinaties geldig zijn.
}
rule-R58 = { $joker_swap_from ->
    [rackOnly] De steen die een joker vervangt, moet van het eigen plankje komen.
   *[rackOrTable] De steen die een joker vervangt, mag van het eigen plankje of van de tafel komen.
}
rule-R59-1 = In een { term-group } van drie met een joker kan een steen van elke kleur die ontbreekt hem vervangen.
rule-R59-2 = De tweede kleur die ontbreekt mag je er ook bij leggen.
rule-R60-1 = { $joker_freeing ->
    [exactSwap] Anders kun je een joker niet vrijmaken.
   *[anyLegal] Een joker is ook vrij als zijn combinatie zo gesplitst, opgelost of aangevuld wordt dat het zonder hem kan.
}
rule-R60-2 = { $joker_freeing ->
    [exactSwap] { "" }
   *[anyLegal] Een joker die zijn combinatie niet nodig heeft, mag je gewoon pakken.
}
rule-R61 = { $joker_set_frozen ->
    [true] Bij een combinatie met een joker mag je alleen aanleggen. Splitsen mag niet, en behalve de vervangen joker mag er niets uit.
   *[false] Bij een combinatie met een joker mag je aanleggen, splitsen en { term-rearrange } zoals bij elke andere.
}
rule-R62 = { $joker_floats ->
    [true] Een joker die in zijn combinatie blijft, mag daar naar een andere plaats en voor een andere steen staan.
   *[false] Een joker die in zijn combinatie blijft, blijft voor dezelfde steen staan.
}
rule-R63-1 = { $freed_joker_to_rack ->
    [true] Een vrije joker mag je in dezelfde beurt weer leggen.
   *[false] Een vrije joker wordt in dezelfde beurt weer gelegd.
}
rule-R63-2 = { $freed_joker_to_rack ->
    [true] Je mag hem ook op je plankje houden.
   *[false] Naar een plankje gaat hij nooit.
}
rule-R64-1 = { $freed_joker_target ->
    [anySet] Een vrije joker mag naar een nieuwe combinatie.
    [newSetWithRackTiles] Een vrije joker gaat met stenen van het plankje naar een nieuwe combinatie.
   *[newSet] Een vrije joker gaat naar een nieuwe combinatie.
}
rule-R64-2 = { $freed_joker_target ->
    [anySet] Aanleggen bij een combinatie die al op tafel lag, mag ook.
   *[newSet] Gewoon aanleggen bij een combinatie die al op tafel lag, mag niet.
}
rule-R64-3 = { $freed_joker_target ->
    [newSet] Een { term-run } die je in geldige stukken kunt knippen, telt als geknipt.
   *[anySet] { "" }
}
rule-R65-1 = { $freed_joker_target ->
    [newSetWithRackTiles] De vrije joker en stenen van het plankje moeten op zichzelf een combinatie vormen.
   *[newSet] In die beurt moet je ook een steen van je plankje leggen.
}
rule-R65-2 = { $freed_joker_target ->
    [newSetWithRackTiles] De steen die hem verving telt niet mee. Daarna mag je verder aanleggen.
   *[newSet] Waar maakt niet uit, en het mag ook de steen zijn die de joker verving.
}
rule-R66 = Een vrije joker mag voor een andere steen staan dan eerst.
rule-R67 = Iedereen mag in zijn beurt een joker vrijmaken, wie hem ook gelegd heeft.

## Tijd

rule-R68 = { $time_limit_sec ->
    [60] Een beurt mag één minuut duren.
    [120] Een beurt mag twee minuten duren.
   *[other] Een beurt mag { $time_limit_sec } seconden duren.
}
rule-R69 = { $time_limit_optional ->
    [true] De tijdslimiet geldt alleen als de spelers dat willen.
   *[false] De tijdslimiet geldt altijd.
}
rule-R70 = { $timeout_idle_draw ->
    [0] Is er niets gedaan als de tijd om is, dan is de beurt voorbij en pak je niets.
    [one] Is er niets gedaan als de tijd om is, dan pak je één steen en is de beurt voorbij.
   *[other] Is er niets gedaan als de tijd om is, dan pak je { $timeout_idle_draw } stenen en is de beurt voorbij.
}
rule-R71-1 = { $timeout_table ->
    [looseToRack] Is de tafel niet af als de tijd om is, dan gaan de losse stenen naar het plankje van de speler.
   *[restore] Is de tafel niet af als de tijd om is, dan ligt alles weer zoals voor de beurt en neemt de speler de eigen stenen terug.
}
rule-R71-2 = { $timeout_table ->
    [looseToRack] Ook losse stenen die al op tafel lagen, en de geldige combinaties blijven liggen. Maar is daar een joker van de tafel bij, of klopt wat blijft niet met een andere regel, dan gaat alles terug.
   *[restore] { "" }
}
rule-R71-3 = { $timeout_legal_table ->
    [drawOne] Zelfs een geldige beurt kost dan één steen om te pakken.
    [penalty] Zelfs een geldige beurt kost dan de straf.
   *[commit] Een geldige beurt telt.
}
rule-R71-4 = { $timeout_legal_but_not_playable ->
    [penalty] Zijn alle combinaties geldig maar de beurt niet, dan gaat alles terug en volgt de straf.
   *[drawOne] Zijn alle combinaties geldig maar de beurt niet, dan gaat alles terug en pak je één steen.
}
rule-R72-1 = { $timeout_penalty ->
    [0] Een tafel die niet af is, kost geen strafstenen.
    [one] Een tafel die niet af is, kost één strafsteen uit de pot.
   *[other] Een tafel die niet af is, kost { $timeout_penalty } strafstenen uit de pot.
}
rule-R72-2 = { $pool_short ->
   *[takeAll] Zijn er minder, dan neem je wat er is en blijf je niets schuldig.
}
rule-R73-1 = { $forgotten_tiles ->
    [toPool] Een steen waarvan niemand de oude plaats meer weet, gaat in de pot.
   *[notApplicable] Er is geen regel voor stenen waarvan de plaats vergeten is.
}
rule-R73-2 = { $forgotten_tiles ->
    [toPool] Hier wordt geen plaats vergeten, dus dat gebeurt nooit.
   *[notApplicable] { "" }
}
rule-R74-1 = { $strict_penalty ->
    [option] De spelers mogen een strengere straf afspreken, naar het aantal stenen dat over is.
   *[none] Er is geen strengere straf.
}
rule-R74-2 = { $strict_penalty ->
    [option] Dat is één steen meer dan anders voor elke steen van de tafel die los is gebleven.
   *[none] { "" }
}

## Einde en punten

rule-R75-1 = Wie zijn plankje leeg heeft, wint het spel.
rule-R75-2 = { $call ->
    [none] Roepen hoeft niet.
   *[other] De winnaar roept “{ $call }”.
}
rule-R76 = Elke verliezer krijgt strafpunten: de som van de getallen die nog op het plankje staan.
rule-R77-1 = { $rack_joker_value ->
    [one] Een joker op een plankje telt één punt.
   *[other] Een joker op een plankje telt { $rack_joker_value } punten.
}
rule-R77-2 = Elke joker telt.
rule-R78 = De winnaar krijgt zoveel pluspunten als alle verliezers samen strafpunten krijgen.
rule-R79 = Plus- en strafpunten heffen elkaar op in elk spel en in de totalen.
rule-R80 = Eindigt een spel met een lege pot voordat iemand klaar is, dan wint het laagste totaal op een plankje.
rule-R81 = { $blocked_scoring ->
   *[difference] In zo’n spel krijgt elke verliezer als strafpunten het verschil tussen zijn totaal en dat van de winnaar. De winnaar krijgt de som als pluspunten.
}
rule-R82 = { $blocked_tie ->
    [fewestTiles] Hebben meer spelers het laagste totaal, dan wint wie minder stenen heeft.
    [noWinner] Hebben meer spelers het laagste totaal, dan wint niemand.
   *[share] Hebben meer spelers het laagste totaal, dan winnen ze allemaal en delen ze de pluspunten. Punten die niet gelijk te delen zijn, gaan één voor één in de volgorde van de beurten, vanaf de beginner.
}
rule-R83 = { $match_winner ->
    [mostGames] Wie de meeste spellen gewonnen heeft, wint de partij.
   *[highestTotal] Wie in totaal de meeste punten heeft, wint de partij.
}
rule-R84-1 = { $match_tie ->
    [highestTotal] Staat het in de partij gelijk, dan beslist het hoogste totaal aan punten.
   *[shared] Staat het in de partij gelijk, dan delen ze de overwinning.
}
rule-R84-2 = { $match_tie ->
    [highestTotal] Is dat ook gelijk, dan delen ze de overwinning.
   *[shared] { "" }
}
rule-R85 = { $match_winner ->
    [mostGames] Naast de punten tel je hoeveel spellen ieder gewonnen heeft.
   *[highestTotal] Gewonnen spellen hoef je niet te tellen: alleen de punten beslissen de partij.
}
rule-R86 = Op het puntenblad staan de punten van elke speler, spel voor spel, en de totalen.
rule-R87-1 = { $edition ->
    [goliath] Het boekje geeft geen raad.
   *[other] Het begin kan traag lijken: hoe meer er op tafel ligt, hoe meer er kan.
}
rule-R87-2 = { $edition ->
    [goliath] { "" }
   *[other] In het begin loont het vaak om stenen achter te houden. Later zijn er meer kansen om ze te leggen.
}
rule-R87-3 = { $edition ->
    [goliath] { "" }
   *[other] Leg van vier stenen die bij elkaar horen er drie en bewaar de vierde: dan hoef je de volgende keer niet te pakken.
}
rule-R87-4 = { $edition ->
    [goliath] { "" }
   *[other] { $rack_joker_value ->
        [one] Een joker bewaren loont, maar is een ander eerder klaar, dan kost hij je één punt.
       *[other] Een joker bewaren loont, maar is een ander eerder klaar, dan kost hij je { $rack_joker_value } punten.
    }
}
rule-R87-5 = { $edition ->
    [lanmi] Wat je vroeg legt, laat de anderen ook zien hoe jouw stenen bij elkaar horen.
   *[other] { "" }
}

## Besluiten

ruling-A1 = Het boekje van John Adams noemt 104 stenen met 2 jokers erbij; wij nemen er 106, omdat 4 kleuren van 13 getallen in 2 stuks zonder jokers al 104 zijn.
ruling-A2 = De 160 stenen nemen we als 4 kleuren in 3 stuks en 4 jokers, omdat de rest met 4 jokers precies 12 keer 13 is en geen boekje een vijfde kleur noemt.
ruling-A3 = Ook met de grote set heeft een { term-group } hoogstens 4 stenen, omdat de boekjes dat zeggen en er maar vier kleuren zijn.
ruling-A4 = Wat de boekjes een ronde noemen, lezen we naar de plaats als een beurt, een spel of meer spellen, omdat ze het woord voor alle drie gebruiken; hier zeggen we beurt, spel, ronde en partij.
ruling-A5 = Broadway speelt rondes van zoveel spellen als er spelers zijn, Babyboom precies één daarvan, en de anderen zoveel spellen als ze willen, omdat hun voorbeeldbladen het aantal spelers niet volgen.
ruling-A6 = Bij het trekken trekt bij gelijke getallen alleen wie gelijk is opnieuw, en een joker wordt altijd opnieuw getrokken, omdat elk getal voor de joker verzonnen zou zijn.
ruling-A7 = Voor elk spel wordt opnieuw getrokken wie begint, omdat Broadway de spelers naar de opbouw terugstuurt en Lanmi het aanbiedt.
ruling-A8 = John Adams vraagt de { term-initial-meld } bij de eerste zet, wat we lezen als de eerste stenen die je legt, omdat dezelfde passage wachten toestaat.
ruling-A9 = Ook bij Lanmi en Goliath bestaat de { term-initial-meld } alleen uit eigen stenen, omdat beide de tafel pas openen als die er ligt.
ruling-A10 = Bij John Adams blijft de tafel de hele beurt van de { term-initial-meld } dicht, omdat met de zet de beurt bedoeld is en de verwante boekjes de volgende beurt noemen.
ruling-A11 = Bij Goliath mag je na de { term-initial-meld } overal aanleggen, omdat alleen de Franse tekst van het eigen begin spreekt en de andere talen het daar niet toe beperken.
ruling-A12 = Bij Lanmi hoeft wie net de { term-initial-meld } gelegd heeft niet te pakken voor het met rust laten van de andere combinaties, omdat dat een straf op het begin zou zijn.
ruling-A13 = Bij John Adams pakt wie na de { term-initial-meld } niets kan leggen één steen, omdat de raad in het boekje dat vanzelfsprekend vindt.
ruling-A14 = Een beurt met alleen { term-rearrange } op tafel mag niet, omdat Broadway in elke beurt een steen van het plankje vraagt en elders niets leggen pakken betekent.
ruling-A15 = Is de tijd om, dan betaalt wie niets deed de kleine prijs en wie niet klaar is de straf, nooit allebei, omdat Babyboom de twee gevallen op dezelfde manier scheidt.
ruling-A16 = Een beurt die geldig is als de tijd om is, telt zonder pakken, omdat de straffen bedoeld zijn voor tafels die niet in orde zijn.
ruling-A17 = Zijn alle combinaties geldig maar de beurt niet, dan vragen Broadway en John Adams de straf, omdat ze elke mislukte zet bestraffen; bij de anderen pak je alleen één steen, omdat ze kapotte combinaties bestraffen.
ruling-A18 = Bij Lanmi en Goliath gaan alle losse stenen naar het plankje van de speler, ook die van de tafel, omdat de teksten alleen vragen of ze in een combinatie liggen; daarover kun je twijfelen.
ruling-A19 = Is een joker van de tafel los als de tijd om is, dan gaat alles terug en volgt de straf, omdat je anders een joker kon kopen door de klok te laten aflopen.
ruling-A20 = Bij Lanmi eindigt het spel met een lege pot als iemand zou moeten pakken, omdat tot dan alle regels te houden zijn; Goliath zegt niets, dus gaat het door zoals bij Broadway.
ruling-A21 = Bij een lege pot laat John Adams alleen passen wie niet kan leggen, elders mag iedereen passen, en passen ze allemaal na elkaar, dan is het spel voorbij, omdat afzien anders een steen kost die er niet meer is; daarmee wijken we af van Broadway en Babyboom, waar je doorspeelt tot niemand meer kan.
ruling-A22 = Bij John Adams wint de laagste telling een vastgelopen spel, wat we lezen als de som van de getallen, omdat de volgende zin waarden optelt.
ruling-A23 = In een vastgelopen spel zijn de punten van een verliezer het totaal van de winnaar min het eigen totaal, dus nooit boven nul, omdat de Engelse tekst van Broadway anders van verlies winst zou maken.
ruling-A24 = Wie samen het laagste totaal hebben, winnen allemaal en delen de punten, omdat geen boekje het beslist en de punten elkaar zo blijven opheffen.
ruling-A25 = Een joker op een plankje telt ook in een vastgelopen spel helemaal, omdat de regel over jokers geen uitzondering maakt.
ruling-A26 = Een partij die dan nog gelijk staat, win je samen, omdat geen boekje verder gaat.
ruling-A27 = Zitten er in de pot minder stenen dan je moet pakken, dan neem je wat er is en blijf je niets schuldig, omdat geen boekje van schulden spreekt.
ruling-A28 = Stenen gaan nooit in de pot om een vergeten plaats, omdat het programma elke plaats onthoudt en de tafel precies herstelt.
ruling-A29 = De strengere straf van Babyboom komt bij de gewone stenen en telt de losse stenen van de tafel, omdat zij alleen milder kon zijn dan de gewone.
ruling-A30 = Bij Broadway en John Adams mag je een joker vrijmaken op elke manier die geldige combinaties achterlaat, omdat hun eigen figuren dat doen hoewel de tekst precies die steen vraagt.
ruling-A31 = Waar elke geldige manier een joker vrijmaakt, mag je er een die zijn combinatie niet nodig heeft gewoon nemen, omdat wat blijft geldig is; bij Lanmi niet.
ruling-A32 = In een { term-run } zegt de plaats van een joker waar hij voor staat, omdat daar alles op volgorde ligt; alleen Lanmi verbiedt hem te verschuiven.
ruling-A33 = In een { term-group } van drie staat een joker voor een van beide kleuren die ontbreken, en bij vier voor de ene die ontbreekt, omdat vier boekjes dat voor drie zeggen.
ruling-A34 = Eén kleur die ontbreekt is genoeg om de joker in een { term-group } van drie te vervangen en je mag ze allebei leggen, omdat drie boekjes dat zeggen en de andere het niet verbieden.
ruling-A35 = Een combinatie mag meer jokers hebben als er minstens één steen met een getal bij is, omdat anders niets vastlegt waar ze voor staan.
ruling-A36 = Een joker mag niet onder de 1 of boven het hoogste getal staan, omdat zo’n steen niet bestaat.
ruling-A37 = Een vrije joker mag bij alleen stenen van de tafel, als je ergens een steen van het plankje legt, omdat de boekjes niet meer vragen; alleen Lanmi wil stenen van het plankje in de nieuwe combinatie.
ruling-A38 = Bij Broadway en John Adams mag je een vrije joker niet gewoon aan een oude combinatie leggen, omdat ze een nieuwe vragen waar Babyboom en Goliath dat niet doen; zeker is dat niet.
ruling-A39 = Bij Lanmi heeft de vrije joker zoveel stenen van het plankje nodig dat ze met hem een combinatie vormen, omdat die uit de joker en stenen van het plankje moet bestaan; daarna mag er meer bij.
ruling-A40 = Waar Lanmi spreekt van de twee andere stenen bij een joker, zijn de twee kleuren bedoeld die ontbreken, omdat de stenen die er al liggen niets kunnen vervangen.
ruling-A41 = Bij Lanmi mag je stenen van plankje of tafel aanleggen bij een combinatie met een joker, maar de joker houdt zijn waarde, omdat aanleggen de enige verandering is die mag.
ruling-A42 = De figuur die een joker vrijmaakt met alleen stenen van de tafel toont alleen hoe hij vrijkomt; er moet nog steeds een steen van het plankje gelegd worden, omdat elke beurt er een vraagt.
ruling-A43 = De verloren figuur waarin een blauwe 5 een joker vrijmaakt, nemen we als 6, 7 en joker, omdat Goliath een soortgelijke figuur zo begint; de andere mogelijke tafels toetsen we ook.
ruling-A44 = Goliath zegt niet of je voor de { term-initial-meld } een joker mag vrijmaken; dat mag niet, omdat de tafel pas daarmee opengaat.
ruling-A45 = Vergeten te roepen kost niets, omdat geen boekje een prijs noemt; hier roept het programma.
ruling-A46 = Oranje en geel zijn dezelfde vierde kleur, omdat de dozen alleen in naam en verf verschillen.
ruling-A47 = Waar maar één taal van het boekje van Goliath minder of iets anders zegt, volgen we de andere, omdat die vier het eens zijn.
ruling-A48 = Bij Goliath pakt wie op tijd niets gedaan heeft één steen en geen straf, omdat een onaangeroerde tafel uit geldige combinaties bestaat en vier van de vijf talen dan niet meer vragen.
ruling-A49 = Bij Lanmi telt elke joker op een plankje helemaal, omdat Babyboom ze stuk voor stuk telt.
ruling-A50 = Bij Lanmi en Goliath telt een joker van het plankje voor de { term-initial-meld } als de steen waar hij aan het eind van de beurt voor staat, omdat we de punten beoordelen naar wat er dan op tafel ligt.
ruling-A51 = Bij Broadway en John Adams telt een { term-run } met een vrije joker als geknipt waar je die ook in geldige stukken kunt knippen, omdat de stenen zo of zo op dezelfde plaats liggen.
ruling-A52 = Wie bij John Adams met een lege pot zou kunnen leggen en de tijd laat verstrijken, heeft niet gepast, omdat wie voorstaat anders het spel kon uitzitten en vastgelopen winnen; doet iemand dat drie keer achter elkaar, dan is het spel afgebroken, als niemand invalt.
