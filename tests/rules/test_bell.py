"""The bell: what becomes of the table, the rack and the player when the time is up."""

from random import Random

import pytest

from remeld.notation import format_table, parse_rack, parse_table
from remeld.rules import EDITIONS, BellOutcome, Ruleset, Table, count, readings, ring, spread
from tests.rules.oracle import effort, legal
from tests.rules.random_turns import Maker

BROADWAY, BABYBOOM, LANMI, JOHN_ADAMS, GOLIATH = EDITIONS.values()
PUT_BACK = [BROADWAY, BABYBOOM, JOHN_ADAMS]
TO_RACK = [LANMI, GOLIATH]


def bell(
    rules: Ruleset, before: str, draft: str, rack: str, *, melded: bool = True, strict: bool = False
) -> BellOutcome:
    return ring(
        rules,
        parse_table(before),
        parse_table(draft),
        parse_rack(rack),
        melded=melded,
        strict=strict,
    )


def outcome(found: BellOutcome) -> tuple[str, str, str, int]:
    """Kind, table, the rack in order, tiles to draw."""
    rack = " ".join(format_table((tuple(sorted(found.rack)),)).split())
    return found.kind, format_table(found.table), rack, found.draw


# (a) nothing done


@pytest.mark.parametrize("rules", EDITIONS.values())
@pytest.mark.parametrize(
    "draft", ["r5 r6 r7, k1 b1 j", "k1 b1 j, r5 r6 r7", "r7 r6 r5, j b1 k1", "r5-7, k1 b1 j=o1"]
)
def test_nothing_done_draws_one(rules: Ruleset, draft: str) -> None:
    found = bell(rules, "r5 r6 r7, k1 b1 j", draft, "b3")
    assert outcome(found) == ("idle", "r5 r6 r7, k1 b1 j", "b3", 1)
    assert found.played == ()


def test_the_house_may_ask_more_for_nothing() -> None:
    assert bell(GOLIATH.replace(timeout_idle_draw=2), "r5-7", "r5-7", "b3").draw == 2


# (b) a legal turn


@pytest.mark.parametrize("rules", EDITIONS.values())
def test_a_legal_draft_stands(rules: Ruleset) -> None:
    found = bell(rules, "r5 r6 r7", "r5 r6 r7 r8", "r8 b3")
    assert outcome(found) == ("stands", "r5 r6 r7 r8", "b3", 0)
    assert found.played == parse_rack("r8")


@pytest.mark.parametrize(("value", "draw"), [("drawOne", 1), ("penalty", 3)])
def test_the_house_may_refuse_a_legal_draft(value: str, draw: int) -> None:
    found = bell(GOLIATH.replace(timeout_legal_table=value), "r5-7", "r5-8", "r8 b3")
    assert outcome(found) == ("not-playable", "r5 r6 r7", "b3 r8", draw)
    assert found.played == ()


# (c) legal sets that are no legal turn


@pytest.mark.parametrize("rules", EDITIONS.values())
@pytest.mark.parametrize(
    ("before", "draft", "rack", "melded"),
    [
        ("r4 r5 r6 r7 r8 r9", "r4 r5 r6, r7 r8 r9", "b3", True),
        ("", "k9 r9 b9", "k9 r9 b9", False),
        ("k1 k2 k3", "k1 k2 k3 k4", "k4", False),
    ],
    ids=["no-rack-tile", "below-30", "table-before-the-meld"],
)
def test_legal_sets_that_may_not_stand(
    rules: Ruleset, before: str, draft: str, rack: str, *, melded: bool
) -> None:
    found = bell(rules, before, draft, rack, melded=melded)
    draw = 3 if rules in (BROADWAY, JOHN_ADAMS) else 1
    assert outcome(found) == ("not-playable", before, rack.replace("k9 r9 b9", "b9 k9 r9"), draw)
    assert found.played == ()


@pytest.mark.parametrize("rules", EDITIONS.values())
def test_a_joker_where_it_may_not_be(rules: Ruleset) -> None:
    found = bell(rules, "b3 r3 j, r4 r5 r6", "b3 r3 o3, r4 r5 r6 j", "o3")
    if rules in (BABYBOOM, GOLIATH):
        assert found.kind == "stands"
    else:
        draw = 1 if rules == LANMI else 3
        assert outcome(found) == ("not-playable", "b3 r3 j, r4 r5 r6", "o3", draw)


# (d) loose tiles


@pytest.mark.parametrize("rules", PUT_BACK)
def test_put_back_and_three(rules: Ruleset) -> None:
    found = bell(rules, "r5 r6 r7 r8", "r6 r7 r8, r5, b3", "b3 k1")
    assert outcome(found) == ("restored", "r5 r6 r7 r8", "b3 k1", 3)


@pytest.mark.parametrize("rules", TO_RACK)
def test_every_loose_tile_goes_to_the_rack(rules: Ruleset) -> None:
    found = bell(rules, "r5 r6 r7 r8", "r6 r7 r8, r5, b3", "b3 k1")
    assert outcome(found) == ("loose-to-rack", "r6 r7 r8", "b3 k1 r5", 3)
    assert found.played == ()


@pytest.mark.parametrize("rules", TO_RACK)
def test_legal_sets_stay(rules: Ruleset) -> None:
    found = bell(rules, "r5 r6 r7", "r5 r6 r7 r8, k1 k2 k3, b3", "r8 k1 k2 k3 b3 o9")
    assert outcome(found) == ("loose-to-rack", "r5 r6 r7 r8, k1 k2 k3", "b3 o9", 3)
    assert sorted(found.played) == sorted(parse_rack("r8 k1 k2 k3"))


@pytest.mark.parametrize("rules", TO_RACK)
def test_every_tile_of_an_illegal_set_is_loose(rules: Ruleset) -> None:
    found = bell(rules, "r5 r6 r7, k1 k2 k3", "r5 r6 r7 r9, k1 k2 k3", "r9")
    assert outcome(found) == ("loose-to-rack", "k1 k2 k3", "r5 r6 r7 r9", 3)


@pytest.mark.parametrize("rules", TO_RACK)
def test_a_loose_joker_from_the_table_restores_all(rules: Ruleset) -> None:
    found = bell(rules, "b3 r3 j, r5 r6 r7", "b3 r3 o3, j, r5 r6 r7 r8", "o3 r8")
    assert outcome(found) == ("restored", "b3 r3 j, r5 r6 r7", "o3 r8", 3)


@pytest.mark.parametrize("rules", TO_RACK)
def test_a_loose_joker_from_the_rack_goes_back(rules: Ruleset) -> None:
    found = bell(rules, "b3 r3 j", "b3 r3 o3 j, j", "o3 j")
    assert outcome(found) == ("loose-to-rack", "b3 r3 o3 j", "j", 3)


@pytest.mark.parametrize("rules", TO_RACK)
def test_what_remains_of_a_meld_below_30_goes_back(rules: Ruleset) -> None:
    found = bell(rules, "r5 r6 r7", "r5 r6 r7, k9 r9 b9, k1", "k9 r9 b9 k1", melded=False)
    assert outcome(found) == ("restored", "r5 r6 r7", "b9 k1 k9 r9", 3)


@pytest.mark.parametrize("rules", TO_RACK)
def test_what_remains_of_a_meld_of_30_stays(rules: Ruleset) -> None:
    found = bell(rules, "r5 r6 r7", "r5 r6 r7, k10 r10 b10, k1", "k10 r10 b10 k1", melded=False)
    assert outcome(found) == ("loose-to-rack", "r5 r6 r7, k10 r10 b10", "k1", 3)


@pytest.mark.parametrize("rules", TO_RACK)
def test_the_table_broken_without_a_meld_is_restored(rules: Ruleset) -> None:
    found = bell(rules, "r5 r6 r7 r8", "r6 r7 r8, r5", "b3", melded=False)
    assert outcome(found) == ("restored", "r5 r6 r7 r8", "b3", 3)
    found = bell(rules, "r5 r6 r7 r8", "r5 r6 r7 r8, b3", "b3", melded=False)
    assert outcome(found) == ("loose-to-rack", "r5 r6 r7 r8", "b3", 3)


def test_what_remains_may_not_break_the_joker_rules() -> None:
    before, draft, rack = "r4 r5 j, k7 k8 k9", "r4 r5 r6, k7 k8 k9 j, b1", "r6 b1"
    found = bell(LANMI, before, draft, rack)
    assert outcome(found) == ("restored", before, "b1 r6", 3)
    found = bell(GOLIATH, before, draft, rack)
    assert outcome(found) == ("loose-to-rack", "r4 r5 r6, k7 k8 k9 j", "b1", 3)


def test_the_stricter_penalty_counts_loose_table_tiles() -> None:
    draft = "r6 r7 r8, r5, k1, b3"
    assert bell(BABYBOOM, "r5-8, k1-4", f"{draft}, k2-4", "b3", strict=True).draw == 5
    assert bell(BABYBOOM, "r5-8, k1-4", f"{draft}, k2-4", "b3").draw == 3
    # A tile like the loose one came from the rack: that one is the loose one.
    assert bell(BABYBOOM, "r5-8", "r5-8, r5", "r5", strict=True).draw == 3
    # Only what is unfinished costs more.
    assert bell(BABYBOOM, "r4-9", "r4-6, r7-9", "b3", strict=True).draw == 1
    assert bell(BABYBOOM, "r4-9", "r4-9", "b3", strict=True).draw == 1


@pytest.mark.parametrize("rules", [BROADWAY, LANMI, JOHN_ADAMS, GOLIATH])
def test_the_stricter_penalty_only_where_the_edition_offers_it(rules: Ruleset) -> None:
    assert bell(rules, "r5 r6 r7 r8", "r6 r7 r8, r5, b3", "b3", strict=True).draw == 3


def test_the_house_may_change_the_penalty() -> None:
    house = BABYBOOM.replace(timeout_penalty=5, timeout_table="looseToRack")
    found = bell(house, "r5 r6 r7 r8", "r6 r7 r8, r5, b3", "b3")
    assert (found.kind, found.draw) == ("loose-to-rack", 5)


def with_a_loose_tile(rng: Random, draft: Table) -> Table:
    tiles = rng.choice(draft)
    at = rng.randrange(len(tiles))
    left = tiles[:at] + tiles[at + 1 :]
    others = list(draft)
    others.remove(tiles)
    return (*others, *([left] if left else []), (tiles[at],))


@pytest.mark.parametrize("name", EDITIONS)
def test_whatever_lies_there_no_tile_is_lost_and_the_table_is_legal(name: str) -> None:
    rng = Random(name)
    rules = EDITIONS[name].replace(jokers=4, meld_min=20)
    kinds = set()
    for _ in range(250):
        case = Maker(rng, rules).case()
        new = count(spread(case.after))
        missing = count(spread(case.before)) - new
        if (new + missing - count(spread(case.before))) - count(case.rack):
            continue
        # The draft of a table that lost tiles: they lie loose beside it.
        draft = (*case.after, *((tile,) for tile in missing.elements()))
        if draft and rng.random() < 0.3:
            draft = with_a_loose_tile(rng, draft)
        found = ring(rules, case.before, draft, case.rack, melded=case.melded)
        kinds.add(found.kind)
        all_tiles = count((*spread(case.before), *case.rack))
        assert count((*spread(found.table), *found.rack)) == all_tiles
        assert all(readings(tiles, rules.shape) for tiles in found.table)
        assert count(case.rack) >= count(found.played)
        if found.kind in ("idle", "not-playable", "restored"):
            assert found.table == case.before
            assert found.rack == case.rack
        if effort(rules, case.before, draft) < 200:
            stands = legal(rules, case.before, draft, case.rack, melded=case.melded)
            assert (found.kind == "stands") == stands
        loose = any(not readings(tiles, rules.shape) for tiles in draft)
        assert (found.kind in ("restored", "loose-to-rack")) == loose
    expected = {"idle", "stands", "not-playable", "restored"}
    if rules.timeout_table == "looseToRack":
        expected.add("loose-to-rack")
    assert kinds == expected
