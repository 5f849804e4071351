"""The simple policies: what each does with its turn. `docs/players.md` describes them.

A policy that lays nothing draws, or passes; where the rules make it play it lays as little as can
be. The names and their meaning are those of the simulation.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from remeld.bots.bounded import bounded_play
from remeld.bots.fallback import draw_or_pass, must_play
from remeld.bots.own_turn import OwnTurn, Turnout
from remeld.bots.player import Decision, Limit, Reason
from remeld.rules import Play, Tile, View, rack_value

__all__ = ["POLICIES", "Policy"]

TRIM_POOL = 10
"""With so few tiles in the pool a trimmer looks at what racks are worth."""
TRIM_LEAD = 20
"""So much heavier than the lightest other rack the own one may be thought, at worst."""
WORLDS = 12
"""How often the unseen tiles are dealt anew to see whether somebody could go out."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A simple policy by its name, with the number that some have (`dump4`, `leaky-10`)."""

    name: str
    number: int | None = None

    @property
    def key(self) -> str:
        """The name with its number."""
        return self.name.format(self.number)

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """What the policy lays, or a draw."""
        turn = OwnTurn(view)
        number = self.number or 0
        found = POLICIES[self.name](turn, rng, number)
        if found is None and must_play(view):
            found = _CAREFUL.get(self.name, _little)(turn, rng, number)
        if found is not None:
            return Decision(Play(found.table), found.reason)
        return Decision(draw_or_pass(view), _waiting(turn, self.name))


Choose = Callable[[OwnTurn, Random, int], Turnout | None]


def _waiting(turn: OwnTurn, name: str) -> Reason:
    """Why nothing was laid: it was held back, or there was nothing."""
    if not turn.melded:
        return Reason("no-meld")
    if name == "greedy":
        return Reason("nothing-to-lay")
    if name in ("rack-sets", "bounded-{}"):
        return Reason("saw-nothing")
    return Reason("held-back", {"count": len(turn.rack)})


def _greedy(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return turn.most()


def _rack_sets(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return turn.from_rack()


def _bounded(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return bounded_play(turn, number)


def _hoard(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return turn.out() if turn.melded else turn.most()


def _hoardmin(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return turn.out() or (None if turn.melded else turn.smallest_meld())


def _dump(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    found = _hoard(turn, rng, number)
    if found is None and turn.melded and turn.view.pool_size <= number:
        return turn.most("value")
    return found


def _threat(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    found = _hoard(turn, rng, number)
    threatened = any(turn.view.rack_sizes[seat] <= number for seat in turn.others)
    return turn.most("value") if found is None and turn.melded and threatened else found


def _hold(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    found = _hoard(turn, rng, number)
    if found is None and turn.melded:
        play = turn.solve(rack=tuple(tile for tile in turn.rack if not tile.joker))
        if play and play.tiles_played >= number:
            return Turnout(play.table, Reason("laid-enough", {"count": play.tiles_played}))
    return found


def _leaky(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return (_greedy if rng.randrange(100) < number else _hoardmin)(turn, rng, number)


def _trimm(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    found = _hoardmin(turn, rng, number)
    return turn.one_tile() if found is None and _should_trim(turn, careful=False) else found


def _trimm_safe(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    found = _hoardmin(turn, rng, number)
    if found is None and _should_trim(turn, careful=True):
        return turn.one_tile(lambda tile: not _thought_to_let_out(turn, tile, rng))
    return found


def _should_trim(turn: OwnTurn, *, careful: bool) -> bool:
    """Whether the own rack may be worth more than the lightest of the others, near the end."""
    view = turn.view
    if not turn.melded or view.pool_size > TRIM_POOL:
        return False
    # A tile is laid instead of drawing one; without a pool only by who is careful and knows all.
    if not view.pool_size and not (careful and turn.known_rack() is not None):
        return False
    smallest = min(view.rack_sizes[seat] for seat in turn.others)
    unseen = tuple(turn.unseen.elements())
    own = rack_value(turn.rules, turn.rack) + TRIM_LEAD
    return own * len(unseen) >= smallest * rack_value(turn.rules, unseen)


def _known_to_let_out(turn: OwnTurn, tile: Tile) -> bool:
    """Whether the other one goes out after this tile, as far as its rack is known."""
    rack = turn.known_rack()
    return rack is not None and turn.lets_out(tile, turn.others[0], rack)


def _thought_to_let_out(turn: OwnTurn, tile: Tile, rng: Random) -> bool:
    """Whether somebody goes out after this tile in one of the worlds thought of."""
    if turn.known_rack() is not None:
        return _known_to_let_out(turn, tile)
    unseen = list(turn.unseen.elements())
    for _ in range(WORLDS):
        rng.shuffle(unseen)
        at = 0
        for seat in turn.others:
            size = turn.view.rack_sizes[seat]
            if turn.lets_out(tile, seat, tuple(unseen[at : at + size])):
                return True
            at += size
    return False


def _little(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return turn.little()


def _little_safe(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return turn.little(lambda tile: not _known_to_let_out(turn, tile))


def _little_thought_safe(turn: OwnTurn, rng: Random, number: int) -> Turnout | None:
    return turn.little(lambda tile: not _thought_to_let_out(turn, tile, rng))


POLICIES: Mapping[str, Choose] = {
    "rack-sets": _rack_sets,
    "bounded-{}": _bounded,
    "greedy": _greedy,
    "hoard": _hoard,
    "hoardmin": _hoardmin,
    "dump{}": _dump,
    "threat{}": _threat,
    "hold{}": _hold,
    "leaky-{}": _leaky,
    "trimm": _trimm,
    "hsafe": _hoardmin,
    "trimm-safe": _trimm_safe,
}
"""By name; `{}` stands for a whole number."""
_CAREFUL: Mapping[str, Choose] = {"hsafe": _little_safe, "trimm-safe": _little_thought_safe}
"""How those who mind it lay little where they must."""
