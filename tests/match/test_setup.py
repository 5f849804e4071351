"""What is agreed before a game: a setup that cannot be is refused and says why."""

from collections.abc import Callable
from typing import Any

import pytest

from remeld.match import (
    Game,
    Record,
    Setup,
    dumps,
    loads,
    passes_unchecked,
    secret_from_seed,
    verify,
)
from remeld.rules import EDITIONS, RemeldError
from remeld.solver import could_play
from tests.match.arranged_games import NAMES, setup_for

BIG = {"babyboom", "john-adams"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_to_the_most_players_and_the_tiles_for_them(edition: str) -> None:
    most = 6 if edition in BIG else 4
    pools = {2: 78, 3: 64, 4: 50, 5: 90, 6: 76}
    for players in range(2, most + 1):
        game = Game.start(setup_for(edition, players), secret_from_seed(0), at=0, oracle=could_play)
        assert game.state.pool == pools[players]
        assert [len(rack) for rack in game.state.racks] == [14] * players


@pytest.mark.parametrize("edition", EDITIONS)
def test_too_few_or_too_many_players_are_refused(edition: str) -> None:
    most = 6 if edition in BIG else 4
    for players in (0, 1, most + 1):
        with pytest.raises(RemeldError) as caught:
            Setup(
                ruleset=EDITIONS[edition],
                players=(*NAMES, "Gus")[:players],
                time_limit_sec=None,
            )
        assert caught.value.code == "bad-players"


@pytest.mark.parametrize(
    ("edition", "more", "code"),
    [
        ("broadway", {"strict_penalty": True}, "option-not-offered"),
        ("lanmi", {"strict_penalty": True}, "option-not-offered"),
        ("goliath", {"seats_by_draw": True}, "option-not-offered"),
        ("goliath", {"starter": 0}, "option-not-offered"),
        ("babyboom", {"big_set": True}, "option-not-offered"),
        ("broadway", {"big_set": True}, "option-not-offered"),
        ("broadway", {"clock": 0}, "bad-rule"),
        ("broadway", {"clock": -60}, "bad-rule"),
        ("broadway", {"words": ("ok", "x" * 101)}, "bad-word"),
        ("broadway", {"words": ("line\nbreak",)}, "bad-word"),
    ],
)
def test_what_cannot_be_agreed_is_refused(edition: str, more: dict[str, object], code: str) -> None:
    clock = more.pop("clock", 60)
    assert clock is None or isinstance(clock, int)
    with pytest.raises(RemeldError) as caught:
        setup_for(edition, 3, clock, **more)
    assert caught.value.code == code


@pytest.mark.parametrize("joker", ["redraw", "lowest"])
def test_a_draw_in_which_somebody_always_ties_is_refused(joker: str) -> None:
    rules = EDITIONS["lanmi"].replace(
        numbers=3, hand=4, start_draw_tie="redrawAll", start_draw_joker=joker
    )
    with pytest.raises(RemeldError) as caught:
        setup_for(rules, 4, seats_by_draw=True)
    assert (caught.value.code, caught.value.values) == (
        "draw-never-ends",
        {"players": 4, "numbers": 3},
    )
    # It ends with as many numbers as players, where only the tied draw again, and for the start.
    for players, more, seated in (
        (3, {}, True),
        (4, {"start_draw_tie": "redrawTied"}, True),
        (4, {}, False),
    ):
        setup = setup_for(rules.replace(**more), players, seats_by_draw=seated)
        for seed in range(20):
            assert (
                Game.start(setup, secret_from_seed(seed), at=0, oracle=could_play).state.starter
                is not None
            )


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_starter_must_sit_at_the_table(seat: int) -> None:
    rules = EDITIONS["broadway"].replace(next_starter="rotate")
    with pytest.raises(RemeldError) as caught:
        setup_for(rules, 3, starter=seat)
    assert caught.value.code == "unknown-seat"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\x1b[31m", "\ud800", "a\u2028b"])
def test_a_name_must_be_readable(name: str) -> None:
    with pytest.raises(RemeldError) as caught:
        Setup(ruleset=EDITIONS["broadway"], players=("Ann", name), time_limit_sec=None)
    assert caught.value.code == "bad-name"


def test_the_big_set_for_few_where_the_edition_allows_it() -> None:
    setup = setup_for("john-adams", 3, big_set=True)
    assert setup.sized.box.total == 160
    assert setup_for("john-adams", 3).sized.box.total == 106
    assert setup_for("babyboom", 5).sized.box.total == 160


def test_options_that_the_edition_offers() -> None:
    assert setup_for("babyboom", 4, strict_penalty=True).strict_penalty
    assert setup_for("lanmi", 4, seats_by_draw=True).seats_by_draw


# Things of a wrong kind


def test_players_may_be_given_as_a_list() -> None:
    rules = EDITIONS["goliath"]
    setup = Setup(ruleset=rules, players=["Ann", "Ben"], time_limit_sec=None, words=["a", "b"])  # type: ignore[arg-type]
    same = Setup(ruleset=rules, players=("Ann", "Ben"), time_limit_sec=None, words=("a", "b"))
    assert setup == same
    assert hash(setup) == hash(same)
    game = Game.start(setup, secret_from_seed(0), at=0, oracle=could_play)
    assert loads(dumps(Record(game.state.setup, game.log))).setup == game.state.setup


NAMES_WANTED = 'a tuple of strings, like ("Ann", "Ben")'
RULES_WANTED = 'a Ruleset, like EDITIONS["goliath"]'
ORACLE_WANTED = "a function, like remeld.solver.could_play"


@pytest.mark.parametrize(
    ("name", "given", "wanted"),
    [
        ("ruleset", "goliath", RULES_WANTED),
        ("ruleset", None, RULES_WANTED),
        ("players", "Ann", NAMES_WANTED),
        ("players", 2, NAMES_WANTED),
        ("players", [1, 2], NAMES_WANTED),
        ("words", "plum", NAMES_WANTED),
    ],
)
def test_a_setup_says_what_was_handed_in(name: str, given: object, wanted: str) -> None:
    right = {"ruleset": EDITIONS["goliath"], "players": ("Ann", "Ben"), "time_limit_sec": None}
    with pytest.raises(TypeError) as caught:
        Setup(**{**right, name: given})  # type: ignore[arg-type]
    assert str(caught.value) == f"{name} is {given!r}, but must be {wanted}"


def test_a_game_says_what_was_handed_in() -> None:
    start: Any = Game.start
    check: Any = verify
    setup, secret = setup_for("goliath"), secret_from_seed(0)
    game: Any = start(setup, secret, at=0, oracle=could_play)
    record = Record(game.state.setup, game.log)
    asked: dict[str, Callable[[], object]] = {
        "setup is 'goliath', but must be a Setup": lambda: start("goliath", secret, 0, could_play),
        "secret is '7', but must be bytes, like secret_from_seed(7)": lambda: start(
            setup, "7", 0, could_play
        ),
        f"oracle is None, but must be {ORACLE_WANTED}": lambda: start(setup, secret, 0, None),
        f"oracle is 3, but must be {ORACLE_WANTED}": lambda: check(record, 3),
        "move is 'draw', but must be a move, like Draw()": lambda: game.move(0, "draw", at=1),
        "record is 'remeld-record 1', but must be a Record, as loads reads it": lambda: check(
            "remeld-record 1", could_play
        ),
    }
    for sentence, ask in asked.items():
        with pytest.raises(TypeError) as caught:
            ask()
        assert str(caught.value) == sentence


def test_nobody_starts_or_verifies_without_saying_who_is_asked() -> None:
    """An oracle that is left out once let John Adams players pass who could play."""
    game = Game.start(setup_for("john-adams"), secret_from_seed(0), at=0, oracle=passes_unchecked)
    with pytest.raises(TypeError, match="oracle"):
        Game.start(setup_for("john-adams"), secret_from_seed(0), at=0)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="oracle"):
        verify(Record(game.state.setup, game.log))  # type: ignore[call-arg]
