### Korte namen voor de regels en hun waarden.

## De doos

field-players_min = minste spelers
field-players_max = meeste spelers
field-numbers = getallen per kleur
field-colours = kleuren
field-copies = hoe vaak elke steen
field-jokers = jokers
field-big_set = grote set
field-big_set_min_players = grote set: vanaf zoveel spelers
field-big_set_colours = grote set: kleuren
field-big_set_copies = grote set: hoe vaak elke steen
field-big_set_jokers = grote set: jokers
field-big_set_total = grote set: stenen
field-big_set_for_few = grote set met weinig spelers
field-fourth_colour = vierde kleur

## Combinaties

field-min_set = minste stenen in een combinatie
field-group_max = { term-group }: meeste stenen
field-run_max = { term-run }: meeste stenen
field-run_wrap = { term-run } gaat na het hoogste getal verder met 1

## Opbouw

field-hand = stenen aan het begin
field-stacks = stapels van zeven
field-start_draw_joker = joker bij het trekken
field-start_draw_tie = gelijk bij het trekken
field-seat_by_draw = plaatsen door loting
field-next_starter = begin van het volgende spel

## Opening

field-meld_min = punten voor de { term-initial-meld }
field-meld_own_tiles_only = { term-initial-meld } alleen met eigen stenen
field-meld_joker = joker in de { term-initial-meld }
field-table_in_meld_turn = tafel bij de { term-initial-meld }

## Beurt

field-may_decline = niet leggen mag
field-draw_per_no_play = stenen pakken als je niet legt
field-drawn_tile_playable = gepakte steen meteen speelbaar
field-min_rack_tiles_per_turn = minste stenen van het plankje per beurt
field-say_pass = woord aan het eind van de beurt
field-pool_empty = lege pot

## Jokers

field-joker_needs_meld = joker pas vrij na de { term-initial-meld }
field-joker_freeing = hoe je een joker vrijmaakt
field-joker_swap_from = waar de vervanger vandaan komt
field-joker_set_frozen = met joker alleen aanleggen
field-joker_floats = joker mag schuiven in zijn combinatie
field-freed_joker_target = waar een vrije joker heen gaat
field-freed_joker_to_rack = vrije joker houden

## Tijd

field-time_limit_sec = seconden per beurt
field-time_limit_optional = tijdslimiet alleen als je wilt
field-timeout_idle_draw = tijd om, niets gedaan: pakken
field-timeout_table = tijd om, tafel niet af
field-timeout_penalty = strafstenen
field-timeout_legal_table = tijd om, beurt geldig
field-timeout_legal_but_not_playable = tijd om, alleen de combinaties geldig
field-forgotten_tiles = stenen met vergeten plaats
field-strict_penalty = strengere straf
field-pool_short = te weinig in de pot

## Einde en punten

field-call = roep bij de laatste steen
field-rack_joker_value = punten van een joker op het plankje
field-blocked_scoring = punten als het vastloopt
field-blocked_tie = gelijk als het vastloopt
field-match_frame = spellen in een partij
field-match_winner = wie de partij wint
field-match_tie = gelijk in de partij

## Waarden

value-true = ja
value-false = nee
value-none = nee
value-no = nee
value-allowed = mag
value-option = als je wilt
value-orange = oranje
value-yellow = geel
value-recommended = aangeraden
value-beforeDraw = voor het trekken
value-afterDraw = na het trekken
value-redraw = opnieuw trekken
value-lowest = telt als laagste
value-redrawTied = alleen wie gelijk is trekt opnieuw
value-redrawAll = allen trekken opnieuw
value-drawAgain = opnieuw trekken
value-keepSeatsAndDraw = zelfde plaatsen, opnieuw trekken
value-winner = de winnaar
value-rotate = de volgende links
value-representedValue = waard waar hij voor staat
value-closed = dicht
value-openAfterMeld = daarna open
value-exactSwap = door precies zijn steen
value-anyLegal = op elke geldige manier
value-rackOrTable = plankje of tafel
value-rackOnly = alleen plankje
value-newSet = nieuwe combinatie
value-anySet = elke combinatie
value-newSetWithRackTiles = nieuwe combinatie met stenen van het plankje
value-restore = alles terug
value-looseToRack = losse stenen naar het plankje
value-commit = telt
value-drawOne = één pakken
value-penalty = straf
value-notApplicable = geen regel
value-toPool = in de pot
value-takeAll = nemen wat er is
value-playOn = doorspelen, passen mag
value-mustPlayIfAble = doorspelen, wie kan moet leggen
value-endWhenDrawImpossible = voorbij als iemand moet pakken
value-endAtOnce = meteen voorbij
value-difference = verschil met de winnaar
value-share = gedeeld
value-fewestTiles = minste stenen
value-noWinner = niemand wint
value-roundsOfNGames = rondes met één spel per speler
value-NGames = één spel per speler
value-agreedGames = naar afspraak
value-mostGames = meeste spellen
value-highestTotal = meeste punten
value-shared = gedeeld
value-big-set = { $total } stenen vanaf { $players } spelers
