"""Whole games on counts: no tile is an object, and no set is remembered.

`memory` has the words and the position, `chance` shuffles, `questions` asks the solver's search,
`melds` and `openings` find initial melds, `safety` looks whether a tile lets somebody out,
`habits` are those of who lays as much as can be, `policies` decide, `turns` plays on to the score,
and `games` is the door. `masks` and `opening_masks` say which tiles may be laid next: by what is
`known`, by the `growth` of known plays, tile by tile (`set_moves`), else by the search, from the
end where wanted tiles lie (`mirror`), and `turn_masks` from turn to turn. Where an edition minds
what becomes of jokers, `joker_places` sees whether they lie well, `grown_sets` lets their sets
grow, and `arrangements` tells how the table lies then. `game_memory` says where a game lies;
`batch` and `game_views` are the doors for games tile by tile.

The files are joined with those of the solver's kernel and compiled as one; where there is no
compiler they run as they are, with the same games. The compiled file lies beside this one and is
loaded in its place.
"""

from remeld.simulation.engine.arrangements import arrange_laid
from remeld.simulation.engine.batch import (
    set_game,
    set_games,
    set_mask,
    set_table,
    step_games,
)
from remeld.simulation.engine.game_views import game_numbers, refused_action, show_game
from remeld.simulation.engine.games import (
    bar,
    choose,
    deal_and_play,
    final_counts,
    play_from_here,
    roll_out,
    set_policies,
    set_position,
    set_rules,
    single_tiles,
)
from remeld.simulation.engine.memory import COMPILED, Simulation

__all__ = [
    "COMPILED",
    "Simulation",
    "arrange_laid",
    "bar",
    "choose",
    "deal_and_play",
    "final_counts",
    "game_numbers",
    "play_from_here",
    "refused_action",
    "roll_out",
    "set_game",
    "set_games",
    "set_mask",
    "set_policies",
    "set_position",
    "set_rules",
    "set_table",
    "show_game",
    "single_tiles",
    "step_games",
]
