"""How a computer player played: every number is counted anew from the states of the record."""

import pytest

from remeld.bots import Level
from remeld.match import Drew, Passed, Played, Record, State, states
from remeld.solver import best_play
from remeld.study import HOW_PLAYED, HowPlayed, how_played
from tests.study.recorded_games import recorded_game

GAMES: tuple[tuple[str, tuple[Level, ...], int], ...] = (
    ("goliath", ("chick", "owl"), 1),
    ("goliath", ("rabbit", "fox", "cat"), 2),
    ("lanmi", ("hedgehog", "badger"), 3),
    ("babyboom", ("chick", "rabbit", "owl"), 5),
)


def counted(record: Record, seat: int) -> tuple[int, int, list[int], int]:
    """Turns of a seat, those in which more could be laid, what each laid, and what was left."""
    before, undone, laid = State.new(record.setup), 0, []
    for logged, after in zip(record.log, states(record), strict=True):
        event = logged.event
        own = isinstance(event, Played | Drew | Passed) and event.seat == seat
        if own and before.starter is not None and not after.drew:
            rules, rack = record.setup.sized, before.racks[seat]
            most = best_play(rules, before.table, rack, melded=before.melded[seat])
            fewer = len(rack) - len(after.racks[seat])
            laid.append(max(0, fewer))
            undone += most.tiles_played > laid[-1]
        before = after
    return len(laid), undone, laid, len(before.racks[seat])


@pytest.mark.parametrize(("edition", "levels", "seed"), GAMES)
def test_what_is_told_is_what_happened(edition: str, levels: tuple[Level, ...], seed: int) -> None:
    record = recorded_game(edition, levels, seed)
    for seat, level in enumerate(levels):
        told = how_played(record, seat, level)
        assert told is not None
        assert told.code in HOW_PLAYED
        turns, undone, laid, left = counted(record, seat)
        known = {"all": turns, "turns": undone, "tiles": max(laid)}
        if level in ("badger", "fox", "owl"):
            assert told.code.endswith("left" if left else "out") or not (undone or any(laid))
            known["tiles"] = left or laid[-1]
        assert told.values == {name: known[name] for name in told.values}
        assert ("turns" in told.values) == (undone > 0)


def test_the_same_game_is_told_as_the_level_plays() -> None:
    record = recorded_game("goliath", ("chick", "owl"), 1)
    missed, held = (how_played(record, 1, level) for level in ("cat", "owl"))
    assert isinstance(missed, HowPlayed)
    assert isinstance(held, HowPlayed)
    assert missed.code.startswith("missed")
    assert held.code.startswith("held-back")
    assert missed.values["turns"] == held.values["turns"]
