"""A bell whose draft the record does not show: could it have left this behind, at this price?"""

from remeld.match.compulsory_play import may_sit_out
from remeld.match.events import Bell
from remeld.match.game import Game
from remeld.match.state import State
from remeld.notation import format_table
from remeld.rules import CommandError, Play, check_tiles, count, in_order, ring, spread

__all__ = ["check_unseen_bell"]


def check_unseen_bell(game: Game, bell: Bell, at: int, taken: int) -> Game:
    """The game after a bell that the rules allow; `taken` is what the record says that it cost."""
    state = game.state
    if state.deadline is None or at < state.deadline or bell.seat != state.turn:
        raise CommandError("time-not-up", f"no bell rings for seat {bell.seat} at {at}")
    if bell.outcome == "stands":
        # The same checks as for a play, and the same table comes of it.
        game.move(bell.seat, Play(bell.table), state.deadline)
    elif bell.outcome == "loose-to-rack":
        _check_left(game, bell)
    elif bell.table != state.table:
        raise CommandError("bad-bell", f"a bell that is {bell.outcome} leaves the table as it was")
    if bell.could_play and not may_sit_out(state, bell.table):
        raise CommandError("bad-bell", f"could-play, but seat {bell.seat} did not have to play")
    prices = _prices(state, bell)
    fitting = [price for price in prices if min(price, state.pool) == taken]
    return game.after_bell(bell, fitting[0] if fitting else prices[0], at)


def _prices(state: State, bell: Bell) -> list[int]:
    """How many tiles such a bell may cost."""
    rules = state.setup.sized
    penalty = rules.timeout_penalty
    by_word = {"drawOne": 1, "penalty": penalty}
    illegal, legal = rules.timeout_legal_but_not_playable, rules.timeout_legal_table
    most_loose = len(spread(state.table)) if state.setup.strict_penalty else 0
    prices = {
        "idle": [0 if state.drew else rules.timeout_idle_draw],
        "stands": [0] if legal == "commit" else [],
        "not-playable": [by_word[word] for word in (illegal, legal) if word in by_word],
        "restored": [penalty + loose for loose in range(most_loose + 1)],
        "loose-to-rack": [penalty],
    }[bell.outcome]
    if not prices:
        raise CommandError("bad-bell", "by these rules no turn stands at the bell")
    return prices


def _check_left(game: Game, bell: Bell) -> None:
    """Ask the referee what remains of a draft with these sets and something loose."""
    state = game.state
    rules = state.setup.sized
    check_tiles(rules, spread(bell.table), "record")
    old, new = count(spread(state.table)), count(spread(bell.table))
    played, lost = new - old, tuple((old - new).elements())
    rack = game.rack_for(played)
    # Whatever was loose from the rack is back there: any tile will do.
    spare = rules.box.tiles()[: len(state.racks[bell.seat]) > played.total()]
    draft = bell.table + tuple((tile,) for tile in lost or spare)
    outcome = ring(rules, state.table, draft, rack, melded=state.melded[bell.seat])
    left = in_order(rules, outcome.table)
    if played - count(rack) or outcome.kind != bell.outcome or left != bell.table:
        raise CommandError(
            "bad-bell",
            f"no draft of seat {bell.seat} leaves {format_table(bell.table)!r} at the bell",
        )
