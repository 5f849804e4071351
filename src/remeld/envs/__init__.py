"""Games for learners: one encoding of what a seat sees and may do, exact masks, thin adapters.

This room needs no other package; the adapters need the extra `rl`, the last one `openspiel`:

- `remeld.envs.gymnasium_env`: one learner, its opponents inside;
- `remeld.envs.pettingzoo_env`: two to four learners;
- `remeld.envs.openspiel_game`: the same for OpenSpiel.
"""

from remeld.envs.candidates import LegalPlay, PlayFeatures, legal_plays
from remeld.envs.encoding import Encoding
from remeld.envs.tile_game import IllegalActionError, TileGame
from remeld.envs.tile_games import NO_ACTION, TileGames
from remeld.envs.turn_mask import TurnMask

__all__ = [
    "NO_ACTION",
    "Encoding",
    "IllegalActionError",
    "LegalPlay",
    "PlayFeatures",
    "TileGame",
    "TileGames",
    "TurnMask",
    "legal_plays",
]
