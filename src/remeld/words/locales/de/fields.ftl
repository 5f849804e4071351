### Kurze Namen für die Regeln und ihre Werte.

## Die Schachtel

field-players_min = Spieler mindestens
field-players_max = Spieler höchstens
field-numbers = Zahlen je Farbe
field-colours = Farben
field-copies = wie oft jeder Stein
field-jokers = Joker
field-big_set = großer Satz
field-big_set_min_players = großer Satz: ab so vielen Spielern
field-big_set_colours = großer Satz: Farben
field-big_set_copies = großer Satz: wie oft jeder Stein
field-big_set_jokers = großer Satz: Joker
field-big_set_total = großer Satz: Steine
field-big_set_for_few = großer Satz für wenige Spieler
field-fourth_colour = vierte Farbe

## Kombinationen

field-min_set = Kombination: Steine mindestens
field-group_max = { term-group }: Steine höchstens
field-run_max = { term-run }: Steine höchstens
field-run_wrap = { term-run } geht nach der höchsten Zahl mit 1 weiter

## Aufbau

field-hand = Steine am Anfang
field-stacks = Stapel zu sieben
field-start_draw_joker = Joker beim Ziehen um den Anfang
field-start_draw_tie = Gleichstand beim Ziehen um den Anfang
field-seat_by_draw = Plätze nach dem Ziehen
field-next_starter = Anfang im nächsten Spiel

## Erste Auslage

field-meld_min = Punkte für die { term-initial-meld }
field-meld_own_tiles_only = { term-initial-meld } nur mit eigenen Steinen
field-meld_joker = Joker in der { term-initial-meld }
field-table_in_meld_turn = Tisch bei der { term-initial-meld }

## Wer dran ist

field-may_decline = darf freiwillig nicht legen
field-draw_per_no_play = Steine ziehen, wenn man nicht legt
field-drawn_tile_playable = gezogener Stein gleich spielbar
field-min_rack_tiles_per_turn = so viele Steine vom Brett mindestens
field-say_pass = Wort zum Abschluss
field-pool_empty = leerer Pot

## Joker

field-joker_needs_meld = Joker erst nach der { term-initial-meld } holen
field-joker_freeing = wie man einen Joker holt
field-joker_swap_from = woher sein Ersatz kommt
field-joker_set_frozen = an Kombinationen mit Joker nur anlegen
field-joker_floats = Joker darf in seiner Kombination wandern
field-freed_joker_target = wohin ein geholter Joker kommt
field-freed_joker_to_rack = geholten Joker behalten

## Zeit

field-time_limit_sec = { term-time-limit } in Sekunden
field-time_limit_optional = { term-time-limit } nur auf Wunsch
field-timeout_idle_draw = Zeit um, nichts getan: ziehen
field-timeout_table = Zeit um, Tisch nicht fertig
field-timeout_penalty = Strafsteine
field-timeout_legal_table = Zeit um, alles gültig
field-timeout_legal_but_not_playable = Zeit um, nur die Kombinationen gültig
field-forgotten_tiles = Steine mit vergessenem Platz
field-strict_penalty = strengere Strafe
field-pool_short = zu wenig im Pot

## Ende und Punkte

field-call = Ruf beim letzten Stein
field-rack_joker_value = Punkte für einen Joker auf dem Brett
field-blocked_scoring = Punkte, wenn nichts mehr geht
field-blocked_tie = Gleichstand, wenn nichts mehr geht
field-match_frame = Spiele in einer Partie
field-match_winner = wer die Partie gewinnt
field-match_tie = Gleichstand in der Partie

## Werte

value-true = ja
value-false = nein
value-none = nein
value-no = nein
value-allowed = erlaubt
value-option = auf Wunsch
value-orange = Orange
value-yellow = Gelb
value-recommended = empfohlen
value-beforeDraw = vor dem Ziehen
value-afterDraw = nach dem Ziehen
value-redraw = neu ziehen
value-lowest = gilt als niedrigster
value-redrawTied = nur die Gleichen ziehen neu
value-redrawAll = alle ziehen neu
value-drawAgain = neu ziehen
value-keepSeatsAndDraw = gleiche Plätze, neu ziehen
value-winner = der Gewinner
value-rotate = der Nächste links
value-representedValue = zählt, wofür er steht
value-closed = gesperrt
value-openAfterMeld = danach frei
value-exactSwap = nur durch seinen Stein
value-anyLegal = auf jede gültige Art
value-rackOrTable = Brett oder Tisch
value-rackOnly = nur vom Brett
value-newSet = neue Kombination
value-anySet = jede Kombination
value-newSetWithRackTiles = neue Kombination mit Steinen vom Brett
value-restore = alles zurück
value-looseToRack = einzelne Steine aufs Brett
value-commit = gilt
value-drawOne = einen ziehen
value-penalty = Strafe
value-notApplicable = keine Regel
value-toPool = in den Pot
value-takeAll = nehmen, was da ist
value-playOn = weiter, Passen erlaubt
value-mustPlayIfAble = weiter, wer kann, muss legen
value-endWhenDrawImpossible = Ende, wenn jemand ziehen müsste
value-endAtOnce = sofort Ende
value-difference = Unterschied zum Gewinner
value-share = geteilt
value-fewestTiles = wer weniger Steine hat
value-noWinner = niemand gewinnt
value-roundsOfNGames = Durchgänge mit einem Spiel je Spieler
value-NGames = ein Spiel je Spieler
value-agreedGames = wie ausgemacht
value-mostGames = die meisten Siege
value-highestTotal = die meisten Punkte
value-shared = geteilt
value-big-set = { $total } Steine ab { $players } Spielern
