"""R68 to R74: the time limit, and what the bell leaves and costs."""

from typing import Any

import pytest

from remeld.match import Bell, Drew, Game, Setup
from remeld.notation import format_table, parse_rack, parse_table
from remeld.protocol import Options
from remeld.rules import EDITIONS, CommandError, Draw, Ruleset
from remeld.server.tables.agreed_rules import house_rules
from tests.clauses.clause_marker import clause
from tests.match.arranged_games import arrange, events, setup_for

LIMIT = {"broadway": 60, "babyboom": 60, "lanmi": 60, "john-adams": 60, "goliath": 120}
POOL = "k1 k2 k3 k4 k5 k6 k7"


def timed(rules: Ruleset, rack: str, table: str, **more: Any) -> Game:
    """A game with the edition's clock, seat 0 being on turn."""
    more = {"pool": POOL, "clock": rules.time_limit_sec, **more}
    return arrange(rules, [rack, "o13"], table=table, **more)


def rung(rules: Ruleset, rack: str, table: str, draft: str, **more: Any) -> Game:
    """The game after the bell, which rings when the booklet says so."""
    game = timed(rules, rack, table, **more)
    return game.ring(LIMIT[rules.edition] * 1000, parse_table(draft))


def cost(game: Game) -> int:
    return sum(len(event.tiles) for event in events(game) if isinstance(event, Drew))


def kind(game: Game) -> str:
    (bell,) = [event for event in events(game) if isinstance(event, Bell)]
    return bell.outcome


@clause("R68")
def test_how_long_a_turn_may_last(rules: Ruleset) -> None:
    limit = LIMIT[rules.edition] * 1000
    game = timed(rules, "b3 k9", "b4-6")
    assert game.state.deadline == limit
    with pytest.raises(CommandError) as early:
        game.ring(limit - 1)
    assert early.value.code == "time-not-up"
    with pytest.raises(CommandError) as late:
        game.move(0, Draw(), limit + 1)
    assert late.value.code == "time-is-up"
    assert game.ring(limit).state.turn == game.move(0, Draw(), limit).state.turn == 1


# R69: goliath says that one can play with a limit, the others that there is one.
MAY_LACK_A_CLOCK = {
    "broadway": False,
    "babyboom": False,
    "lanmi": False,
    "john-adams": False,
    "goliath": True,
}


@clause("R69")
def test_whether_a_game_without_a_clock_is_by_the_booklet(rules: Ruleset) -> None:
    optional = MAY_LACK_A_CLOCK[rules.edition]
    assert rules.time_limit_optional == optional
    # Any table may agree on it, but where the limit is fixed it is a rule of the house.
    assert house_rules(Options(rules=rules.edition)) == ()
    departs = house_rules(Options(rules=rules.edition, clock="none"))
    assert departs == (() if optional else ("time_limit_sec",))
    assert timed(rules, "b3 k9", "b4-6", clock=None).state.deadline is None


# R70: broadway and babyboom print one tile; it is a ruling for the others.
IDLE = {"broadway": 1, "babyboom": 1, "lanmi": 1, "john-adams": 1, "goliath": 1}


@clause("R70")
@pytest.mark.parametrize("draft", ["b4 b5 b6, k8 r8 o8", "k8 r8 o8, b4 b5 b6"])
def test_who_has_played_nothing_draws_and_the_turn_is_over(rules: Ruleset, draft: str) -> None:
    game = rung(rules, "b3 k9", "b4 b5 b6, k8 r8 o8", draft)
    drawn = parse_rack(POOL)[: IDLE[rules.edition]]
    assert game.state.racks[0] == parse_rack("b3 k9") + drawn
    assert game.state.table == parse_table("b4 b5 b6, k8 r8 o8")
    assert game.state.turn == 1


# R71: what an unfinished table becomes, and the rack before the penalty: a tile of the table (r5)
# and one of the rack (b3) lie loose.
UNFINISHED = {
    "broadway": ("r5 r6 r7 r8", "b3 k9"),
    "babyboom": ("r5 r6 r7 r8", "b3 k9"),
    "lanmi": ("r6 r7 r8", "b3 k9 r5"),
    "john-adams": ("r5 r6 r7 r8", "b3 k9"),
    "goliath": ("r6 r7 r8", "b3 k9 r5"),
}


@clause("R71")
def test_an_unfinished_table_is_put_back_or_its_loose_tiles_go_to_the_rack(rules: Ruleset) -> None:
    game = rung(rules, "b3 k9", "r5 r6 r7 r8", "r6 r7 r8, r5, b3")
    table, rack = UNFINISHED[rules.edition]
    assert format_table(game.state.table) == table
    assert game.state.racks[0] == parse_rack(f"{rack} k1 k2 k3")
    assert game.state.turn == 1


# The same beside a set that was finished in time: b3 has joined its run, o9 and r5 lie loose.
HALF_FINISHED = {
    "broadway": ("b4 b5 b6, r5 r6 r7 r8", "b3 o9"),
    "babyboom": ("b4 b5 b6, r5 r6 r7 r8", "b3 o9"),
    "lanmi": ("b3 b4 b5 b6, r6 r7 r8", "o9 r5"),
    "john-adams": ("b4 b5 b6, r5 r6 r7 r8", "b3 o9"),
    "goliath": ("b3 b4 b5 b6, r6 r7 r8", "o9 r5"),
}


@clause("R71")
def test_finished_sets_stay_only_where_nothing_is_put_back(rules: Ruleset) -> None:
    game = rung(rules, "b3 o9", "b4 b5 b6, r5 r6 r7 r8", "b3 b4 b5 b6, r6 r7 r8, r5, o9")
    table, rack = HALF_FINISHED[rules.edition]
    assert format_table(game.state.table) == table
    assert game.state.racks[0] == parse_rack(f"{rack} k1 k2 k3")


@clause("R71")
def test_a_legal_turn_stands_at_the_bell(rules: Ruleset) -> None:
    # No booklet punishes a table that is in order when the bell rings; that it stands is a ruling.
    game = rung(rules, "b3 k9", "b4 b5 b6", "b3 b4 b5 b6")
    assert (kind(game), cost(game)) == ("stands", 0)
    assert game.state.racks[0] == parse_rack("k9")


# Legal sets that are no legal turn are put back; broadway and john-adams call that a failed move.
NOT_PLAYABLE = {"broadway": 3, "babyboom": 1, "lanmi": 1, "john-adams": 3, "goliath": 1}


@clause("R71")
@pytest.mark.parametrize(
    ("rack", "draft", "melded"),
    [
        ("b3 k9", "r4 r5 r6, r7 r8 r9", True),
        ("o1 r1 b1 k9", "r4 r5 r6 r7 r8 r9, o1 r1 b1", False),
    ],
    ids=["no tile from the rack", "meld below 30"],
)
def test_legal_sets_that_are_no_legal_turn_are_put_back(
    rules: Ruleset, rack: str, draft: str, *, melded: bool
) -> None:
    game = rung(rules, rack, "r4 r5 r6 r7 r8 r9", draft, melded=melded)
    assert format_table(game.state.table) == "r4 r5 r6 r7 r8 r9"
    assert game.state.racks[0] == parse_rack(rack) + parse_rack(POOL)[: NOT_PLAYABLE[rules.edition]]


@clause("R71")
def test_a_loose_joker_of_the_table_puts_everything_back(rules: Ruleset) -> None:
    game = rung(rules, "r4 k9", "r3 j r5", "r3 r4 r5, j")
    assert (kind(game), format_table(game.state.table)) == ("restored", "r3 j r5")
    assert game.state.racks[0] == parse_rack("r4 k9 k1 k2 k3")


PENALTY = {"broadway": 3, "babyboom": 3, "lanmi": 3, "john-adams": 3, "goliath": 3}


@clause("R72")
def test_an_unfinished_turn_costs_three_and_no_draw_besides(rules: Ruleset) -> None:
    assert cost(rung(rules, "b3 k9", "r5 r6 r7 r8", "r5 r6 r7 r8, b3")) == PENALTY[rules.edition]
    assert cost(rung(rules, "b3 k9", "r5 r6 r7 r8", "r5 r6, r7 r8")) == PENALTY[rules.edition]


@clause("R72")
@pytest.mark.parametrize("left", [2, 1])
def test_a_short_pool_gives_what_it_has(rules: Ruleset, left: int) -> None:
    pool = " ".join(POOL.split()[:left])
    game = rung(rules, "b3 k9", "r5 r6 r7 r8", "r5 r6 r7 r8, b3", pool=pool)
    assert (cost(game), game.state.pool, game.state.ended) == (left, 0, None)


@clause("R73")
def test_no_tile_is_forgotten_so_none_goes_to_the_pool(rules: Ruleset) -> None:
    # babyboom and john-adams send tiles whose place nobody remembers to the pool. A program
    # remembers every place: whatever was done, all lies as before and the pool only gets smaller.
    assert rules.forgotten_tiles == "toPool"
    table = "r5 r6 r7 r8, k4 r4 b4 o4, b9 j b11"
    draft = "r4, k4 b4, r7 r8, o4, r6 b9, r5 j, b11, k9"
    game = rung(rules, "b3 k9", table, draft)
    assert format_table(game.state.table) == table
    assert game.state.racks[0] == parse_rack("b3 k9 k1 k2 k3")
    assert game.position.pool == parse_rack("k4 k5 k6 k7")


# R74: a table that plays by babyboom's stricter way pays one more for each loose table tile.
STRICT = [
    ("r5 r6 r7 r8", "r6 r7 r8, r5, b3", 3 + 1),
    ("r5 r6 r7", "r5, r6, r7", 3 + 3),
    ("r5 r6 r7 r8", "r5 r6 r7 r8, b3, k9", 3 + 0),
]


@clause("R74", only=("babyboom",))
@pytest.mark.parametrize(("table", "draft", "price"), STRICT)
def test_the_stricter_penalty(rules: Ruleset, table: str, draft: str, price: int) -> None:
    game = rung(rules, "b3 k9", table, draft, strict_penalty=True)
    assert format_table(game.state.table) == table
    assert cost(game) == price
    # It is an option: a table that has not switched it on pays three.
    assert cost(rung(rules, "b3 k9", table, draft)) == 3


@clause("R74", only=("babyboom",))
def test_only_babyboom_offers_the_stricter_penalty(rules: Ruleset) -> None:
    assert isinstance(setup_for(rules, strict_penalty=True), Setup)
    for other in EDITIONS.values():
        if other != rules:
            with pytest.raises(CommandError) as refused:
                setup_for(other, strict_penalty=True)
            assert refused.value.code == "option-not-offered"
