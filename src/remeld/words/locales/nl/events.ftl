### Wat er in een spel gebeurt.

## Voor de eerste beurt

event-start-drawn = { $player } trekt { $tiles } bij het loten.
event-seated = De volgorde aan tafel: { $player }.
event-began = { $player } begint.
event-then = { $first } { $next }
event-dealt = { $player } neemt { $count ->
    [one] één steen.
   *[other] { $count } stenen.
}
event-dealt-seen = { $player } neemt { $tiles }.
event-committed = De volgorde van de stenen ligt vast. Het zegel is { $word }.

## Beurten

event-played = { $player } legt { $tiles }.
event-drew = { $player } pakt { $count ->
    [0] niets: de pot is leeg.
    [one] één steen.
   *[other] { $count } stenen.
}
event-drew-seen = { $player } pakt { $tiles }.
event-passed = { $player } past.
event-said = { $player } zegt “{ $word }”.
event-called = { $player } roept “{ $word }”
event-resigned = { $player } geeft op.
event-extended = { $player } krijgt { $count ->
    [one] één seconde extra.
   *[other] { $count } seconden extra.
}

## De tijd is om

event-bell-idle = De tijd is om en { $player } heeft niets gedaan.
event-bell-stands = De tijd is om. { $player } heeft { $tiles } gelegd, en dat telt.
event-bell-not-playable = De tijd is om. Alle combinaties kloppen, maar de beurt van { $player } niet. De tafel ligt weer zoals eerst.
event-bell-restored = De tijd is om voordat { $player } klaar is. De tafel ligt weer zoals eerst, en de stenen van het plankje gaan daarheen terug.
event-bell-loose-to-rack = De tijd is om voordat { $player } klaar is. Geldige combinaties blijven liggen, losse stenen gaan naar het plankje van { $player }.
event-bell-could-play = { $player } kon leggen, dus dit telt niet als passen.

## Het einde

event-ended-out = { $player } heeft de laatste steen gelegd en wint het spel.
event-ended-blocked = De pot is leeg en niemand gaat verder. { $count ->
    [0] Niemand wint het spel.
    [one] { $player } heeft het minst op het plankje en wint het spel.
   *[other] { $player } hebben het minst op hun plankje en winnen het spel samen.
}
event-ended-resigned = Het spel eindigt doordat er is opgegeven. { $count ->
    [0] Niemand wint het spel.
    [one] { $player } wint het spel.
   *[other] { $player } winnen het spel samen.
}
event-ended-abandoned = { $count ->
    [0] Het spel is afgebroken.
   *[other] { $player } kon drie keer na elkaar leggen en deed het niet. Daarmee is het spel afgebroken.
} Het telt niet en niemand wint.
event-ended-points = { $player }: { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
event-revealed = Het geheim van dit spel was { $word }.
