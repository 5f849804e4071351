### Wat je aan tafel typt, en wat je er in woorden vraagt en hoort.

## Woorden om te typen

typed-word-table = tafel
typed-word-rack = plankje
typed-word-players = spelers, anderen
typed-word-clock = klok, tijd
typed-word-missing = ontbreekt, waarom
typed-word-changes = veranderd, laatste
typed-word-help = hulp
typed-word-undo = ongedaan, terug
typed-word-redo = opnieuw
typed-word-reset = terugleggen
typed-word-sort = sorteren
typed-word-hint = tip
typed-word-draw = pakken, passen
typed-word-end = klaar, einde
typed-word-set = combinatie
typed-word-new = nieuw

## Antwoorden

typed-sets = { $count ->
    [one] Eén combinatie.
   *[other] { $count } combinaties.
}
typed-set = Combinatie { $number }: { $tiles }{ $whole ->
    [false] , niet compleet.
   *[true] .
}
typed-rack = { $count ->
    [one] Eén steen
   *[other] { $count } stenen
}: { $tiles }.
typed-rack-new = Nieuw: { $tiles }.
typed-rack-ready = Complete combinaties: { $sets }.
typed-colour = { $colour } { $numbers }
typed-more = { $tiles }; { $next }
typed-pool = { $count ->
    [one] Er ligt nog één steen in de pot.
   *[other] Er liggen nog { $count } stenen in de pot.
}
typed-no-clock = Er loopt geen klok.
typed-sentence = { $text }.
typed-meld = { term-initial-meld.Name }: { $points } van { $needed }.

## Wat niet begrepen wordt, en wat niet kan

typed-unknown = “{ $part }” (teken { $place }) is niet te begrijpen. Typ “hulp” om te horen wat je kunt typen.
typed-unfinished = Aan het eind ontbreekt iets. Typ “hulp” om te horen wat je kunt typen.
typed-too-much = “{ $part }” (teken { $place }) is te veel.
typed-no-set = Er is geen combinatie { $set }. De laatste is combinatie { $most }.
typed-no-sets = Er is geen combinatie { $set }. Er ligt nog niets op tafel.
typed-not-on-rack = Niet op je plankje: { $tiles }.
typed-not-in-set = Niet in combinatie { $set }: { $tiles }.
typed-not-there = Niet op tafel: { $tiles }.
typed-which-set = In meer dan één combinatie: { $tiles }. Zeg welke je bedoelt, zoals 2: b7 > 3.
typed-stays-on-table = Niet terug te nemen: { $tiles }. Wat voor je beurt al op tafel lag, blijft daar liggen.
typed-which-joker = Welke joker? Noem de combinatie, zoals 3: j=b8.
typed-cannot-split = Daar begint de combinatie, er valt niets af te splitsen: { $tiles }.
typed-no-change = Dat verandert niets.
typed-draw-changed = Je hebt stenen verplaatst. Typ e om ze te spelen, of x om alles terug te leggen.

## Hulp

typed-help-lay = Een nieuwe combinatie van je plankje leggen; b4 b5 b6 kan ook.
typed-help-add = Een steen bij combinatie 3 aanleggen.
typed-help-take = Een steen uit combinatie 3 halen en bij combinatie 5 aanleggen.
typed-help-new = Van een steen uit combinatie 3 een nieuwe combinatie maken.
typed-help-back = Een eigen steen terugnemen op het plankje.
typed-help-join = Combinatie 3 helemaal bij combinatie 5 leggen.
typed-help-split = Combinatie 3 splitsen voor b6.
typed-help-joker = Zeggen waar de joker in combinatie 3 voor staat.
typed-help-set = Horen wat er in combinatie 3 ligt.
typed-help-words = Letters en hun woorden: { $words }.
