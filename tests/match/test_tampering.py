"""Whoever tampers with a record is found out, and the event is named."""

import os
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from remeld.match import (
    Bell,
    Dealt,
    Drew,
    Ended,
    Extended,
    Game,
    Logged,
    Played,
    Record,
    Revealed,
    commitment,
    cut,
    dumps,
    loads,
    secret_from_seed,
    states,
    verify,
)
from remeld.match.bell_check import check_unseen_bell
from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, JOKER, Draw, Rack, RemeldError, Ruleset, count, spread
from remeld.solver import could_play
from tests.match.arranged_games import arrange, setup_for
from tests.match.playthroughs import read
from tests.match.random_games import random_game
from tests.match.tampered_records import renumbered, tampered

SMALL = {"numbers": 6, "hand": 6, "meld_min": 12}
TOYS: dict[str, tuple[Ruleset, int, tuple[tuple[str, object], ...]]] = {
    "broadway": (EDITIONS["broadway"].replace(**SMALL), 91, ()),
    "babyboom": (EDITIONS["babyboom"].replace(**SMALL), 121, (("strict_penalty", True),)),
    "lanmi": (EDITIONS["lanmi"].replace(**SMALL), 62, (("seats_by_draw", True),)),
}
SEEN: list[int | None] = [0, 1, None]
# Each as everybody saw it, and as one seat or a spectator did; with `REMELD_MATRIX` as each did.
TAMPERED: list[tuple[str, int | str | None]] = [(name, "all") for name in TOYS]
TAMPERED += (
    list(product(TOYS, SEEN))
    if "REMELD_MATRIX" in os.environ
    else list(zip(TOYS, SEEN, strict=True))
)


def toy(name: str) -> Record:
    """A small game in which much happens: quick enough to try everything with it."""
    rules, seed, options = TOYS[name]
    return random_game(rules, 2, seed, dawdle=0.3, options=options).record


def found(record: Record, number: int | None, what: str) -> None:
    result = verify(record, could_play)
    assert not result.good, f"{what}: this was not found"
    assert result.trouble is not None
    if number is not None:
        assert result.trouble.event == number, f"{what}: {result.trouble}"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seen"), TAMPERED)
def test_every_way_to_tamper_with_a_small_record_is_found(
    name: str, seen: int | str | None
) -> None:
    record = toy(name)
    if not isinstance(seen, str):
        record = cut(record, seen)
    assert verify(record, could_play).good
    cases = list(tampered(record))
    for case in cases:
        found(case.record, case.event, case.what)
    assert len(cases) > 250
    assert len({case.what for case in cases}) > 20


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("whole", [True, False])
def test_tampering_with_a_golden_game_is_found(edition: str, whole: bool) -> None:
    record = read(edition) if whole else cut(read(edition), 1)
    cases = list(tampered(record))
    for case in Random(1).sample(cases, 30):
        found(case.record, case.event, case.what)
    # At least one of each kind, and all that can be done to the end.
    for case in {case.what: case for case in cases}.values():
        found(case.record, case.event, case.what)
    for case in cases:
        if case.event and case.event >= len(record.log) - 1:
            found(case.record, case.event, case.what)


def test_numbers_and_times_are_named_as_such() -> None:
    record = read("goliath")
    codes = {"number 6": "number-out-of-order", "time goes back": "time-goes-back"}
    for case in tampered(record):
        if case.what in codes and case.event == 7:
            result = verify(case.record, could_play)
            assert result.trouble is not None
            assert result.trouble.code == codes.pop(case.what)
    assert not codes


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_changed_heading_is_found(edition: str) -> None:
    record = read(edition)
    setup, last = record.setup, len(record.log)

    def headed(**changes: object) -> Record:
        return replace(record, setup=replace(setup, **changes))  # type: ignore[arg-type]

    words = (setup.words[0] + "!", *setup.words[1:])
    found(headed(words=words), None, "another word")
    found(headed(words=()), None, "no words")
    found(headed(words=setup.words[::-1]), None, "words in another order")
    found(headed(commitment="0" * 64), last, "another commitment")
    found(headed(ruleset=setup.ruleset.replace(hand=13)), None, "a smaller hand")
    found(headed(ruleset=setup.ruleset.replace(jokers=4)), None, "more jokers")
    found(headed(players=("Xaver", *setup.players)), None, "one more player")
    found(headed(time_limit_sec=None), None, "no clock, but bells")
    found(headed(time_limit_sec=500), None, "a slower clock")


@pytest.mark.parametrize("edition", EDITIONS)
def test_another_secret_with_its_own_commitment_is_found_by_the_deal(edition: str) -> None:
    record = read(edition)
    secret = secret_from_seed(99)
    log = (*record.log[:-1], replace(record.log[-1], event=Revealed(secret)))
    setup = replace(record.setup, commitment=commitment(secret))
    found(Record(setup, log), None, "another deal")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_that_stops_early_is_good_or_says_what_is_missing(edition: str) -> None:
    record = read(edition)
    good = 0
    for length in range(0, len(record.log), 7):
        part = replace(record, log=record.log[:length])
        result = verify(part, could_play)
        good += result.good
        assert not result.finished
        assert not result.deal_checked
        if not result.good:
            assert result.trouble is not None
            assert (result.trouble.code, result.trouble.event) == ("event-missing", length + 1)
            assert result.trouble.expected
    assert good


def test_a_game_that_is_over_must_reveal_its_secret() -> None:
    record = read("broadway")
    result = verify(replace(record, log=record.log[:-1]), could_play)
    assert result.finished
    assert result.trouble is not None
    assert (result.trouble.code, result.trouble.event) == ("event-missing", len(record.log))
    # What one seat saw holds no secret, and needs none.
    assert verify(cut(record, 0), could_play).good


def test_nothing_happens_after_the_end() -> None:
    record = read("goliath")
    last = record.log[-1]
    more = (*record.log, Logged(last.number + 1, last.at, Drew(0, ())))
    found(replace(record, log=more), len(more), "a draw after the end")


def test_a_late_move_is_found() -> None:
    record = read("broadway")
    for i, logged in enumerate(record.log):
        if (
            i > 6
            and isinstance(logged.event, Drew)
            and not isinstance(record.log[i - 1].event, Bell)
        ):
            late = [(e.at + (10**6 if n >= i else 0), e.event) for n, e in enumerate(record.log)]
            result = verify(replace(record, log=renumbered(late)), could_play)
            assert result.trouble is not None
            assert (result.trouble.event, result.trouble.code) == (logged.number, "time-is-up")
            return
    raise AssertionError("no such move")


def test_more_time_that_was_needed_cannot_be_dropped() -> None:
    setup = setup_for("goliath", 2, 60)
    game = Game.start(setup, secret_from_seed(1), at=0, oracle=could_play)
    game = game.extend(10_000, at=50_000).move(game.state.turn, Draw(), at=65_000)
    record = Record(game.state.setup, game.log)
    assert verify(record, could_play).good
    events = [(logged.at, logged.event) for logged in game.log]
    without = [pair for pair in events if not isinstance(pair[1], Extended)]
    result = verify(replace(record, log=renumbered(without)), could_play)
    assert result.trouble is not None
    assert (result.trouble.code, result.trouble.event) == ("time-is-up", len(without))


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_illegal_turn_is_named_with_its_faults(edition: str) -> None:
    record = read(edition)
    for case in tampered(record):
        if case.what == "a loose tile":
            result = verify(loads(dumps(case.record)), could_play)
            assert result.trouble is not None
            assert result.trouble.event == case.event
            assert "loose-tile" in [fault.code for fault in result.trouble.faults]
            return
    raise AssertionError("no turn to tamper with")


def with_dealt(record: Record, seat: int, tiles: Rack) -> Record:
    """The record in which the first tiles dealt to a seat are these."""
    log = list(record.log)
    for i, logged in enumerate(log):
        if isinstance(logged.event, Dealt) and logged.event.seat == seat:
            rest = logged.event.tiles[len(tiles) :]
            log[i] = replace(logged, event=replace(logged.event, tiles=tiles + rest))
    return replace(record, log=tuple(log))


def test_tiles_that_no_box_holds_cannot_be_dealt_or_drawn() -> None:
    game = Game.start(setup_for("goliath", 2, None), secret_from_seed(1), at=0, oracle=could_play)
    game = game.move(game.state.turn, Draw(), at=1)
    drew = game.log[-1]
    assert isinstance(drew.event, Drew)
    for seen in ("all", drew.event.seat):
        record = Record(game.state.setup, game.log)
        record = record if isinstance(seen, str) else cut(record, seen)
        dealt = next(
            logged.number
            for logged in record.log
            if isinstance(logged.event, Dealt) and logged.event.seat == drew.event.seat
        )
        for tiles, number in (
            (parse_rack("k1 k1 k1"), dealt),
            (parse_rack("k14"), dealt),
            (drew.event.tiles * 2, drew.number),
        ):
            result = verify(with_dealt(record, drew.event.seat, tiles), could_play)
            assert result.trouble is not None
            assert result.trouble.event == number
            assert result.trouble.code in ("tile-too-often", "tile-not-in-box")


def test_nobody_lays_a_tile_when_all_its_copies_are_on_the_own_rack() -> None:
    record = read("broadway")
    played = next(logged for logged in record.log if isinstance(logged.event, Played))
    assert isinstance(played.event, Played)
    tile = next(tile for tile in played.event.table[0] if not tile.joker)
    observer = (played.event.seat + 1) % 3
    part = cut(replace(record, log=record.log[: played.number]), observer)
    assert verify(part, could_play).good
    result = verify(with_dealt(part, observer, (tile, tile)), could_play)
    assert result.trouble is not None
    assert (result.trouble.event, result.trouble.code) == (played.number, "tile-too-often")


def test_racks_shown_at_the_end_hold_only_tiles_that_can_be_left() -> None:
    """A tile changed for one that counts as much is found where all its copies are elsewhere."""
    tried = 0
    for edition in EDITIONS:
        record = cut(read(edition), 0)
        end = record.log[-1]
        assert isinstance(end.event, Ended)
        laid = count(spread(states(record)[-1].table))
        for place, tile in enumerate(end.event.racks[1]):
            for other in (tile._replace(colour=colour) for colour in "krbo"):
                if not tile.joker and other != tile and laid[other] == 2:
                    racks = list(end.event.racks)
                    racks[1] = (*racks[1][:place], other, *racks[1][place + 1 :])
                    wrong = replace(end, event=replace(end.event, racks=tuple(racks)))
                    result = verify(replace(record, log=(*record.log[:-1], wrong)), could_play)
                    assert result.trouble is not None
                    assert result.trouble.code == "tile-too-often"
                    assert result.trouble.event == end.number
                    tried += 1
    assert tried > 3


def test_a_rack_at_the_end_is_as_long_as_it_was() -> None:
    """Also where the tile that was slipped in costs nothing."""
    rules = EDITIONS["goliath"].replace(rack_joker_value=0, jokers=4)
    record = cut(random_game(rules, 2, 3, clock=None).record, 0)
    assert verify(record, could_play).good
    end = record.log[-1]
    assert isinstance(end.event, Ended)
    longer = (end.event.racks[0], (*end.event.racks[1], JOKER))
    wrong = replace(end, event=replace(end.event, racks=longer))
    result = verify(replace(record, log=(*record.log[:-1], wrong)), could_play)
    assert result.trouble is not None
    assert (result.trouble.event, result.trouble.code) == (end.number, "racks-differ")


HIDDEN = ["?? ?? ?? ??", "r1 r2"]
FORGED = [
    ("broadway", Bell(0, "loose-to-rack", parse_table("b4-6"), None), "an edition that puts back"),
    ("goliath", Bell(0, "loose-to-rack", parse_table("b4 b5 b7, b6-8 j"), None), "no set"),
    ("goliath", Bell(0, "loose-to-rack", parse_table("b4-7, b6-8"), None), "the joker is gone"),
    ("lanmi", Bell(0, "loose-to-rack", parse_table("b4-7, b6 j b8"), None), "a frozen joker moved"),
    ("goliath", Bell(0, "loose-to-rack", parse_table("b4-7, b6-8 j, k1 r1 b1, k2 r2 b2"), None),
     "more tiles than the rack had"),
    ("goliath", Bell(0, "loose-to-rack", parse_table("b5-7, b6-8 j, k1 r1 b1, k2 r2 b2"), None),
     "the same beside a loose tile"),
    ("goliath", Bell(0, "loose-to-rack", parse_table("b4-7, b6-8 j, k1-4"), None),
     "nothing was loose, so it would stand"),
    ("goliath", Bell(0, "idle", parse_table("b4-6, b6-8 j"), None), "a table that changed"),
    ("goliath", Bell(0, "restored", parse_table("b6-8 j, b4-7"), None), "an order that changed"),
    ("goliath", Bell(0, "stands", parse_table("b4-7, b6-8 j"), None), "nothing was laid"),
    ("goliath", Bell(0, "stands", parse_table("b4-7, b6-8 j, k1 k2"), None), "no set was laid"),
    ("goliath", Bell(1, "idle", parse_table("b4-7, b6-8 j"), None), "not the seat on turn"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "bell", "why"), FORGED, ids=[row[2] for row in FORGED])
def test_a_bell_that_cannot_be_is_found_although_its_draft_is_hidden(
    edition: str, bell: Bell, why: str
) -> None:
    game = arrange(edition, HIDDEN, table="b4-7, b6-8 j", pool="?? ?? ?? ??")
    with pytest.raises(RemeldError) as caught:
        check_unseen_bell(game, bell, at=60_000, taken=3)
    assert caught.value.code in ("bad-bell", "illegal-turn", "time-not-up")
    # The bell that is as it should be goes through.
    honest = Bell(0, "idle", game.state.table, None)
    assert check_unseen_bell(game, honest, at=60_000, taken=1).state.turn == 1


def test_a_hidden_bell_that_can_be_goes_through() -> None:
    game = arrange("goliath", HIDDEN, table="b4-7, b6-8 j", pool="?? ?? ?? ??")
    for table in ("b5-7, b6-8 j", "b4-7, b6-8 j, k1-3", "b4-7, b6-8 j"):
        after = check_unseen_bell(
            game, Bell(0, "loose-to-rack", parse_table(table), None), at=60_000, taken=3
        )
        assert after.state.table == parse_table(table)
        assert after.state.pool == 1


def test_by_house_rules_no_turn_stands_at_the_bell() -> None:
    rules = EDITIONS["goliath"].replace(timeout_legal_table="drawOne")
    game = arrange(rules, HIDDEN, table="b4-7", pool="?? ?? ?? ??")
    with pytest.raises(RemeldError) as caught:
        check_unseen_bell(game, Bell(0, "stands", parse_table("b4-8"), None), at=60_000, taken=0)
    assert caught.value.code == "bad-bell"
