"""The draft and its commands: every step does what it says, and no tile is lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.notation import (
    NotationError,
    format_rack,
    format_set,
    format_table,
    parse_rack,
    parse_set,
    parse_table,
)
from remeld.rules import EDITIONS, CommandError, RemeldError, TileSet, count, readings, spread
from remeld.terminal.draft import TurnDraft, fit
from remeld.terminal.typed_commands import DRAFTING, VERBS, read_command

RULES = EDITIONS["goliath"]


def begin(table: str, rack: str) -> TurnDraft:
    return TurnDraft.begin(RULES, parse_table(table), parse_rack(rack))


def type_in(draft: TurnDraft, *lines: str) -> TurnDraft:
    for line in lines:
        verb, rest = read_command(line)
        draft = DRAFTING[verb](draft, rest, "")
    return draft


def shown(draft: TurnDraft) -> tuple[str, str, str]:
    return format_table(draft.sets), format_rack(draft.hand), format_rack(draft.rack)


@pytest.mark.parametrize(
    ("lines", "sets", "hand", "rack"),
    [
        (["lay r1 r2 r3"], "b4 b5 b6 b7, k8 r8 o8, r1 r2 r3", "", "b3 k7 o7 b8 j"),
        (["r3 r1 r2"], "b4 b5 b6 b7, k8 r8 o8, r1 r2 r3", "", "b3 k7 o7 b8 j"),
        (["l r1 r2 r3, k7 o7 j"], "b4 b5 b6 b7, k8 r8 o8, r1 r2 r3, k7 o7 j", "", "b3 b8"),
        (["add b3 1"], "b3 b4 b5 b6 b7, k8 r8 o8", "", "r1 r2 r3 k7 o7 b8 j"),
        (["a b3"], "b3 b4 b5 b6 b7, k8 r8 o8", "", "r1 r2 r3 k7 o7 b8 j"),
        (["add 2 b8"], "b4 b5 b6 b7, k8 r8 o8 b8", "", "b3 r1 r2 r3 k7 o7 j"),
        (["add b8 b3 1"], "b3 b4 b5 b6 b7 b8, k8 r8 o8", "", "r1 r2 r3 k7 o7 j"),
        (["add j 1"], "b4 b5 b6 b7 j, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8"),
        (["add j=b3 1"], "j=b3 b4 b5 b6 b7, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8"),
        (["take b7 1"], "b4 b5 b6, k8 r8 o8", "b7", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["t b7", "k7 o7 b7"], "b4 b5 b6, k8 r8 o8, k7 o7 b7", "", "b3 r1 r2 r3 b8 j"),
        (["take 2"], "b4 b5 b6 b7", "k8 r8 o8", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["add b3 1", "take b3 1"], "b4 b5 b6 b7, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["add j 1", "take j"], "b4 b5 b6 b7, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["add j=b3 1", "take j"], "b4 b5 b6 b7, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["split 1 b6"], "b4 b5, b6 b7, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["split b6"], "b4 b5, b6 b7, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["split 1 b6", "join 2 1"], "b4 b5 b6 b7, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["split 1 b6", "join 1 2"], "b4 b5 b6 b7, k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["join 1 2"], "b4 b5 b6 b7 k8 r8 o8", "", "b3 r1 r2 r3 k7 o7 b8 j"),
        (["LAY B8", "Add J 3"], "b4 b5 b6 b7, k8 r8 o8, b8 j", "", "b3 r1 r2 r3 k7 o7"),
    ],
)
def test_commands_do_what_they_say(lines: list[str], sets: str, hand: str, rack: str) -> None:
    draft = begin("b4-7, k8 r8 o8", "b3 r1 r2 r3 k7 o7 b8 j")
    assert shown(type_in(draft, *lines)) == (sets, hand, rack)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("lay", "tiles-missing"),
        ("lay r9 r10", "tile-not-yours"),
        ("lay r1 r1", "tile-not-yours"),
        ("lay r1 x", "unknown-tile"),
        ("lay r1,, r2", "empty-set"),
        ("add", "tiles-missing"),
        ("add 1", "tiles-missing"),
        ("add r1", "which-set"),
        ("add r1 1 2", "which-set"),
        ("add r1 3", "unknown-set"),
        ("add r1 0", "unknown-set"),
        ("add b9 1", "tile-not-yours"),
        ("take", "tiles-missing"),
        ("take r1", "which-set"),
        ("take r1 1", "tile-not-in-set"),
        ("take b4 b4 1", "tile-not-in-set"),
        ("take 7", "unknown-set"),
        ("split 1", "which-split"),
        ("split 1 b5 b6", "which-split"),
        ("split 1 b4", "cannot-split"),
        ("split 1 r9", "cannot-split"),
        ("join 1", "which-join"),
        ("join 1 2 1", "which-join"),
        ("join 1 1", "cannot-join"),
        ("join b4 b5", "which-join"),
        ("frob", "unknown-command"),
        ("add 9999 r1", "unknown-tile"),
        ("x" * 5000, "text-too-long"),
    ],
)
def test_what_cannot_be_done_is_refused(line: str, code: str) -> None:
    draft = begin("b4-7, k8 r8 o8", "b3 r1 r2 r3 k7 o7 b8 j")
    with pytest.raises(RemeldError) as caught:
        type_in(draft, line)
    assert caught.value.code == code


def test_a_slip_is_named_with_its_place_in_the_line() -> None:
    for line, place in (("lay r1 x2 r3", 8), ("  r1 x2", 6), ("add r1 x2 1", 8)):
        with pytest.raises(NotationError) as caught:
            type_in(begin("b4-7", "r1 r3"), line)
        assert caught.value.values == {"part": "x2", "place": place, "where": "line"}


def test_short_forms_are_told_apart_and_are_no_tiles() -> None:
    short = [short for short, _ in VERBS.values() if short]
    assert len(set(short)) == len(short)
    assert "j" not in short
    for verb, (form, _) in VERBS.items():
        assert read_command(verb.upper()) == (verb, " " * len(verb))
        assert not form or read_command(form)[0] == verb
    assert read_command("?")[0] == "help"
    assert read_command(" \t") == ("", "")
    with pytest.raises(CommandError):
        read_command("constructor")


@pytest.mark.parametrize(
    ("tiles", "order"),
    [
        ("b6 b4 b5", "b4 b5 b6"),
        ("b6 b4", "b6 b4"),
        ("b4 j b5", "b4 b5 j"),
        ("b6 j b4 b7", "b4 j b6 b7"),
        ("j b13 b12", "j b12 b13"),
        ("b13 b12 j", "j b12 b13"),
        ("b13 j b11 j", "j b11 j b13"),
        ("j b5 b6", "j b5 b6"),
        ("k5 j r5", "k5 j r5"),
        ("j=b7 b5 b6", "b5 b6 j=b7"),
        ("b5 r6 k7", "b5 r6 k7"),
        ("j j", "j j"),
    ],
)
def test_tiles_are_put_in_an_order_that_reads(tiles: str, order: str) -> None:
    assert format_set(fit(parse_set(tiles), RULES.shape)) == order


KINDS = RULES.box.tiles()


@settings(max_examples=50, deadline=None)
@given(st.data())
def test_no_step_gains_or_loses_a_tile(data: st.DataObject) -> None:
    tiles = data.draw(st.lists(st.sampled_from(range(len(KINDS))), unique=True, max_size=24))
    chosen = tuple(KINDS[index] for index in tiles)
    rack, rest = chosen[:8], chosen[8:]
    table = tuple(rest[start : start + 4] for start in range(0, len(rest), 4))
    draft = TurnDraft.begin(RULES, table, rack)
    words = [*map(str, range(1, 8)), "j", *{format_set((tile,)) for tile in chosen}]
    for _ in range(6):
        verb = data.draw(st.sampled_from(list(DRAFTING)))
        arguments = data.draw(st.lists(st.sampled_from(words), max_size=4))
        try:
            draft = type_in(draft, " ".join([verb, *arguments]))
        except RemeldError:
            continue
        assert count([*spread(draft.table), *draft.rack]) == count(chosen)
        assert not count(spread(table)) - count(spread(draft.table))
        assert () not in draft.sets


@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=6).map(tuple))
def test_order_changes_no_tile_and_spoils_no_set(tiles: TileSet) -> None:
    ordered = fit(tiles, RULES.shape)
    assert sorted(ordered) == sorted(tiles)
    if readings(tiles, RULES.shape):
        assert readings(ordered, RULES.shape)


def test_nothing_done_is_nothing_touched() -> None:
    draft = begin("b4-7, k8 r8 o8", "b3")
    assert draft.untouched
    assert type_in(draft, "split 1 b6", "join 1 2").untouched
    assert not type_in(draft, "take b4").untouched
    assert not type_in(draft, "add b3").untouched


def test_the_player_s_own_letter_for_the_fourth_colour() -> None:
    draft = begin("k8 r8 b8", "o4 o5 o6 o8")
    for line in ("y4–6", "add Y8 1"):
        verb, rest = read_command(line)
        draft = DRAFTING[verb](draft, rest, "y")
    assert shown(draft)[0] == "k8 r8 b8 o8, o4 o5 o6"
    with pytest.raises(RemeldError) as told:
        DRAFTING["lay"](draft, " y0", "y")
    assert told.value.values["part"] == "y0"
