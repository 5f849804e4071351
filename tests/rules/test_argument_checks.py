"""Wrong kinds of things: told at the door, for every exported function there is."""

import importlib
import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, get_type_hints

import pytest

from remeld.notation import parse_rack, parse_set
from remeld.rules import (
    EDITIONS,
    JOKER,
    Move,
    Pass,
    Play,
    Position,
    Rack,
    RemeldError,
    Ruleset,
    Shape,
    Table,
    Tile,
    TileError,
    TileSet,
    count,
    judge,
    readings,
    score_game,
    set_faults,
)
from remeld.solver import Step, best_play

GOLIATH = EDITIONS["goliath"]
RUN = parse_set("b4-6")
POSITION = Position(
    ruleset=GOLIATH,
    racks=(parse_rack("b7 r1"), parse_rack("k1")),
    melded=(True, True),
    table=(RUN,),
    pool=parse_rack("o1"),
    turn=0,
)

# What fits a parameter, by its type; those that names decide come first.
BY_NAME: dict[str, Any] = {
    "id": "R43",
    "key": "goliath",
    "edition": "goliath",
    "field": "jokers",
    "name": "jokers",
    "where": "rack",
    "value": 3,
    "seat": 0,
    "winner": 0,
    "starter": 0,
    "start": 0,
    "steps": (),
}
TEXTS = {
    "parse_house": "jokers = 4",
    "parse_move": "draw",
    "parse_position": (
        "remeld-position 1; rules goliath; turn 0; pool k1; table b4-6; melded b3; new r1"
    ),
    "parse_rack": "b4",
    "parse_ruleset": "goliath",
    "parse_set": "b4-6",
    "parse_table": "b4-6",
    "parse_tile": "b4",
}
BY_KIND: dict[Any, Any] = {
    Ruleset: GOLIATH,
    Shape: GOLIATH.shape,
    Position: POSITION,
    Move: Play((RUN,)),
    Tile: RUN[0],
    Rack: RUN,
    Table: (RUN,),
    Iterable[Tile]: RUN,
    Iterable[TileSet]: (RUN,),
    Sequence[TileSet]: ((), RUN),
    Sequence[Step]: (),
    Counter[Tile]: count(RUN),
    bool: True,
    int: 30,
}
ROOMS = ("remeld.rules", "remeld.notation", "remeld.solver")


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    for room in map(importlib.import_module, ROOMS):
        for name in room.__all__:
            if inspect.isfunction(getattr(room, name)):
                yield name, getattr(room, name)


FUNCTIONS = dict(functions())


def arguments(name: str) -> dict[str, Any]:
    """Arguments with which the function answers."""
    found: dict[str, Any] = {}
    for each, kind in kinds_of(name).items():
        if each == "text":
            found[each] = TEXTS[name]
        elif name in ("moved_tiles", "jokers_obey", "judge_jokers") and each != "ruleset":
            found[each] = {"played": Counter[Tile]()}.get(each, (RUN,))
        elif name == "without":
            found[each] = RUN
        elif each == "rack":
            # Not the tiles of the table once more.
            found[each] = parse_rack("b7 r1")
        else:
            found[each] = BY_NAME[each] if each in BY_NAME else BY_KIND[kind]
    return found


def call(name: str, given: dict[str, Any]) -> Any:
    answer = FUNCTIONS[name](**given)
    return list(answer) if isinstance(answer, Iterator) else answer


def test_the_functions_are_found() -> None:
    assert {"judge", "readings", "best_play", "format_tile", "sets_with"} <= set(FUNCTIONS)
    assert len(FUNCTIONS) > 40


@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_fits_is_answered(name: str) -> None:
    call(name, arguments(name))


def kinds_of(name: str) -> dict[str, Any]:
    """The kinds of a function's parameters, but for what may be left out."""
    found = get_type_hints(FUNCTIONS[name])
    given = inspect.signature(FUNCTIONS[name]).parameters.values()
    return {each.name: found[each.name] for each in given if each.default is each.empty}


TAKE_RULES = [name for name in FUNCTIONS if Ruleset in kinds_of(name).values()]
PLAIN = (bool, int, int | None)
"""The kinds of parameters that hold neither rules nor tiles nor text to read."""


def test_rules_always_come_first() -> None:
    # The door looks for them there.
    assert {next(iter(kinds_of(name))) for name in TAKE_RULES} == {"ruleset"}
    assert len(TAKE_RULES) > 15


@pytest.mark.parametrize("name", TAKE_RULES)
@pytest.mark.parametrize("wrong", ["goliath", "x", None, 5, RUN])
def test_a_ruleset_that_is_none_is_told(name: str, wrong: object) -> None:
    given = arguments(name)
    rest = {key: value for key, value in given.items() if key != "ruleset"}
    said = f"ruleset is {wrong!r}, but must be Ruleset, like EDITIONS"
    with pytest.raises(TypeError, match=f"^{re.escape(said)}"):
        FUNCTIONS[name](wrong, **rest)
    with pytest.raises(TypeError, match=f"^{re.escape(said)}"):
        FUNCTIONS[name](**{**rest, "ruleset": wrong})


def made(*parts: object) -> Tile:
    """What is no tile, made although `Tile` refuses it."""
    return Tile._make((*parts, False))


WRONG: tuple[object, ...] = (
    "goliath",
    "b4 b5 b6",
    None,
    5,
    [5],
    (5,),
    ("b4",),
    (("b4", "b5"),),
    [["b4"]],
    [list(RUN)],
    RUN[0],
    RUN,
    (RUN,),
    (made("x", 99),),
    ((made("x", 99), made("", 4), made("kr", 4)),),
    (made("k", "4"),),
    (made(4, "k"),),
    (made("k", -4), made("k", 4.5)),
    made("x", 99),
    Counter(["b4"]),
    Counter([made("x", 99)]),
    object(),
)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_whatever_is_handed_in_gets_an_answer_or_a_clear_error(name: str) -> None:
    given = arguments(name)
    for parameter, kind in kinds_of(name).items():
        for wrong in () if kind in PLAIN else WRONG:
            complaint = complaint_of(name, {**given, parameter: wrong})
            if isinstance(complaint, LookupError):
                # Of a name that is none it is enough to say that it is not there.
                assert kind is str, (parameter, wrong)
            elif complaint and not isinstance(complaint, RemeldError):
                # It names the argument, and is raised at the door, not deep inside.
                assert isinstance(complaint, TypeError), (parameter, wrong)
                told = str(complaint)
                assert told.startswith((f"{parameter} is ", f"{parameter}[")), (parameter, wrong)


def complaint_of(name: str, given: dict[str, Any]) -> Exception | None:
    try:
        call(name, given)
    except Exception as error:
        return error
    return None


def test_a_tile_that_is_in_no_box() -> None:
    odd = (made("x", 99),) * 3
    for answer in (
        lambda: judge(GOLIATH, (), (odd,), odd, melded=True),
        lambda: best_play(GOLIATH, (odd,), ()),
        lambda: best_play(GOLIATH, (), odd),
        lambda: readings(odd),
        lambda: set_faults((Tile("k", 99), Tile("r", 99), Tile("b", 99))),
    ):
        with pytest.raises(TileError, match=r"the box holds none$"):
            answer()
    for tile in (made("", 5), made("kr", 5)):
        assert GOLIATH.box.holds(tile) == 0


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        (("b", "3"), "number is '3', but must be a whole number from 0 to 99"),
        (("b", 3.0), "number is 3.0, but must be a whole number"),
        (("b", True), "number is True, but must be a whole number"),
        (("b", -1), "number is -1, but must be a whole number"),
        (("b", 100), "number is 100, but must be a whole number"),
        (("x", 3), "colour is 'x', but must be one of k, r, b, o, g, p; a joker is Tile"),
        (("b3", 3), "colour is 'b3', but must be one of"),
        ((None, 3), "colour is None, but must be one of"),
        (([], 3), r"colour is \[\], but must be one of"),
        (("b", 3, "yes"), "joker is 'yes', but must be True or False"),
        (("b", 3, 1), "joker is 1, but must be True or False"),
    ],
)
def test_what_can_be_no_tile_is_refused(parts: tuple[Any, ...], words: str) -> None:
    with pytest.raises((TypeError, ValueError), match=f"^{words}"):
        Tile(*parts)


def test_text_for_tiles_says_who_reads_it() -> None:
    with pytest.raises(TypeError, match=r"^table is 'b4-6', .*, like remeld.notation"):
        best_play(GOLIATH, "b4-6", ())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^before\[0\] is Tile\('b', 4\), but must be tuple"):
        judge(GOLIATH, RUN, (), (), melded=True)  # type: ignore[arg-type]


def test_a_fault_of_ours_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("remeld.rules.scores.rack_value", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        score_game(GOLIATH, (RUN, (JOKER,)), None)


def test_a_wrong_number_of_arguments_is_told_by_python() -> None:
    with pytest.raises(TypeError, match="missing"):
        judge(GOLIATH)  # type: ignore[call-arg]
    assert FUNCTIONS["format_move"](Pass()) == "pass"


def test_a_plays_text_is_read_only_by_who_knows_the_notation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`import remeld` does, and says so; rules alone know no text."""
    monkeypatch.setattr(Play, "_read", None)
    with pytest.raises(TypeError, match="table is 'b4-6', but must be sets of tiles, like Table"):
        Play("b4-6")
    assert Play((RUN,)).table == (RUN,)
