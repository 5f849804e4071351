"""The bell in a game: what it leaves, what it costs, and who is next, by edition."""

from typing import Any

import pytest

from remeld.match import Bell, Drew, Ended, Game, Passed, Said
from remeld.notation import format_table, parse_rack, parse_table
from remeld.rules import EDITIONS, Draw, Ruleset
from tests.match.arranged_games import arrange, events

LIMIT = {"broadway": 60, "babyboom": 60, "lanmi": 60, "john-adams": 60, "goliath": 120}
POOL = "k1 k2 k3 k4 k5 k6"
RESTORES = ("broadway", "babyboom", "john-adams")
KEEPS = ("lanmi", "goliath")


def rung(
    rules: str | Ruleset,
    rack: str,
    table: str,
    draft: str | None,
    *,
    melded: bool = True,
    pool: str = POOL,
    drew: bool = False,
    **more: Any,
) -> Game:
    """The game after the bell of seat 0, at the very end of the time."""
    key = rules if isinstance(rules, str) else rules.edition
    game = arrange(
        rules,
        [rack, "r1"],
        table=table,
        pool=pool,
        melded=(melded, True),
        clock=LIMIT[key],
        **more,
    )
    if drew:
        game = game.move(0, Draw(), 1)
    return game.ring(LIMIT[key] * 1000, None if draft is None else parse_table(draft))


def cost(game: Game) -> int:
    return sum(len(event.tiles) for event in events(game) if isinstance(event, Drew))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("draft", [None, "b4-6, k8 r8 o8", "o8 k8 r8, b6 b5 b4"])
def test_nothing_done_costs_one(edition: str, draft: str | None) -> None:
    game = rung(edition, "b3 k9", "b4-6, k8 r8 o8", draft)
    # The table is as it was, also if its sets were only moved about.
    shown = parse_table(draft or "b4-6, k8 r8 o8")
    assert events(game) == [
        Bell(0, "idle", parse_table("b4-6, k8 r8 o8"), shown),
        Drew(0, parse_rack("k1")),
    ]
    assert game.state.racks[0] == parse_rack("b3 k9 k1")
    assert game.state.turn == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_legal_turn_stands_and_costs_nothing(edition: str) -> None:
    game = rung(edition, "b3 k9", "b4-6", "b6 b3 b5 b4")
    draft = parse_table("b6 b3 b5 b4")
    assert events(game) == [Bell(0, "stands", parse_table("b3-6"), draft)]
    assert game.state.racks[0] == parse_rack("k9")
    assert game.state.turn == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_meld_that_lies_there_at_the_bell_stands(edition: str) -> None:
    game = rung(edition, "k10 r10 b10 k9", "b4-6", "b4-6, k10 r10 b10", melded=False)
    assert game.state.melded == (True, True)
    assert cost(game) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_going_out_at_the_bell_ends_the_game(edition: str) -> None:
    game = rung(edition, "b3", "b4-6", "b3-6")
    call = {
        "broadway": "Rummikub!",
        "babyboom": "魔力橋",
        "lanmi": "Rummikub",
        "john-adams": "Rummikub",
        "goliath": None,
    }[edition]
    said = [] if call is None else [Said(0, call)]
    assert events(game)[1:] == [*said, Ended("out", ((), parse_rack("r1")), (1, -1), (0,))]


# Legal sets that are no legal turn: nothing from the rack, a meld that is too low, and (where
# freed jokers need a new set) a joker that went to an old one.
NOT_PLAYABLE = [
    ("b3 k9", "r4-9", "r4-6, r7-9", True, EDITIONS),
    ("k1 r1 b1 k9", "r4-9", "r4-9, k1 r1 b1", False, EDITIONS),
    ("o3 k9", "b3 r3 j, r4-6", "b3 r3 o3, r4-6 j", True, ("broadway", "john-adams", "lanmi")),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("rack", "table", "draft", "melded", "where"), NOT_PLAYABLE)
def test_legal_sets_without_a_legal_turn_are_put_back(
    edition: str, rack: str, table: str, draft: str, melded: bool, where: tuple[str, ...]
) -> None:
    game = rung(edition, rack, table, draft, melded=melded)
    if edition not in where:
        assert cost(game) == 0
        return
    price = {"broadway": 3, "babyboom": 1, "lanmi": 1, "john-adams": 3, "goliath": 1}[edition]
    bell = events(game)[0]
    assert isinstance(bell, Bell)
    assert bell.outcome == "not-playable"
    assert game.state.table == parse_table(table)
    assert game.state.racks[0] == parse_rack(rack) + parse_rack(POOL)[:price]
    assert game.state.melded[0] is melded


@pytest.mark.parametrize("edition", RESTORES)
def test_an_unfinished_table_is_put_back_for_three(edition: str) -> None:
    game = rung(edition, "b3 k9", "r5-8", "r6-8, r5, b3")
    bell = events(game)[0]
    assert isinstance(bell, Bell)
    assert (bell.outcome, format_table(bell.table)) == ("restored", "r5 r6 r7 r8")
    assert game.state.racks[0] == parse_rack("b3 k9 k1 k2 k3")


@pytest.mark.parametrize("edition", KEEPS)
def test_loose_tiles_go_to_the_rack_for_three(edition: str) -> None:
    game = rung(edition, "b3 k9", "r5-8", "r6-8, r5, b3")
    bell = events(game)[0]
    assert isinstance(bell, Bell)
    assert (bell.outcome, format_table(bell.table)) == ("loose-to-rack", "r6 r7 r8")
    assert game.state.racks[0] == parse_rack("b3 k9 r5 k1 k2 k3")
    assert game.state.turn == 1


@pytest.mark.parametrize("edition", KEEPS)
def test_sets_that_were_finished_stay_beside_loose_tiles(edition: str) -> None:
    game = rung(edition, "b3 o9 k9", "b4-6, r5-8", "b3-6, r6-8, r5, o9")
    assert format_table(game.state.table) == "b3 b4 b5 b6, r6 r7 r8"
    assert game.state.racks[0] == parse_rack("o9 k9 r5 k1 k2 k3")


@pytest.mark.parametrize("edition", KEEPS)
def test_a_loose_joker_of_the_table_puts_everything_back(edition: str) -> None:
    game = rung(edition, "r4 k9", "r3 j r5", "r3 r4 r5, j")
    bell = events(game)[0]
    assert isinstance(bell, Bell)
    assert (bell.outcome, format_table(bell.table)) == ("restored", "r3 j r5")
    assert game.state.racks[0] == parse_rack("r4 k9 k1 k2 k3")


@pytest.mark.parametrize("edition", KEEPS)
def test_a_loose_joker_of_the_rack_goes_back_there(edition: str) -> None:
    game = rung(edition, "j k9", "r3-5", "r3-5, j")
    assert game.state.racks[0] == parse_rack("j k9 k1 k2 k3")
    bell = events(game)[0]
    assert isinstance(bell, Bell)
    assert bell.outcome == "loose-to-rack"


@pytest.mark.parametrize("edition", KEEPS)
def test_what_is_left_of_a_meld_below_thirty_is_put_back(edition: str) -> None:
    rack, table = "k9 r9 b9 k1", "r5-8"
    game = rung(edition, rack, table, "r5-8, k9 r9 b9, k1", melded=False)
    assert format_table(game.state.table) == "r5 r6 r7 r8"
    assert game.state.melded == (False, True)
    assert game.state.racks[0] == parse_rack(rack + " k1 k2 k3")
    # The same with enough points stays.
    kept = rung(edition, "k10 r10 b10 k1", table, "r5-8, k10 r10 b10, k1", melded=False)
    assert kept.state.melded == (True, True)
    assert kept.state.racks[0] == parse_rack("k1 k1 k2 k3")


def test_the_stricter_penalty_adds_the_loose_table_tiles() -> None:
    for strict, price in ((False, 3), (True, 4)):
        game = rung("babyboom", "b3 k9", "r5-8", "r6-8, r5, b3", strict_penalty=strict)
        assert cost(game) == price
        assert format_table(game.state.table) == "r5 r6 r7 r8"
    # Own tiles are taken back first: they cost nothing more.
    assert cost(rung("babyboom", "b3 k9", "r5-8", "r5-8, b3, k9", strict_penalty=True)) == 3
    assert cost(rung("babyboom", "b3 k9", "r5-7", "r5, r6, r7", strict_penalty=True)) == 6
    # One draw for the one who did nothing, strict or not.
    assert cost(rung("babyboom", "b3 k9", "r5-8", None, strict_penalty=True)) == 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("pool", "taken"), [("k1 k2", 2), ("k1", 1), ("", 0), (POOL, 3)])
def test_a_short_pool_gives_what_it_has(edition: str, pool: str, taken: int) -> None:
    game = rung(edition, "b3 k9", "r5-8", "r5-8, b3", pool=pool)
    assert cost(game) == taken
    assert game.state.pool == len(parse_rack(pool)) - taken
    # Nothing is owed: the next seat plays as ever, unless the edition ends here.
    assert (game.state.ended is not None) == (edition == "lanmi" and not pool)


@pytest.mark.parametrize("edition", [key for key in EDITIONS if key != "lanmi"])
def test_bells_on_an_empty_pool_block_like_passes(edition: str) -> None:
    game = rung(edition, "b3 k9", "r5-8", None, pool="")
    assert game.state.passes == 1
    game = game.ring(10**6)
    ended = game.state.ended
    assert ended is not None
    assert (ended.reason, ended.points, ended.winners) == ("blocked", (-11, 11), (1,))


def test_a_bell_that_lays_tiles_breaks_the_chain_of_passes() -> None:
    game = rung("goliath", "b3 k9", "b4-6", "b3-6", pool="", turn=0)
    assert game.state.passes == 0
    kept = rung("goliath", "b3 o9 k9", "b4-6, r5-8", "b3-6, r6-8, r5, o9", pool="")
    assert kept.state.passes == 0
    # Tiles that only left the table are no play.
    worse = rung("goliath", "b3 k9", "r5-8", "r6-8, r5", pool="")
    assert worse.state.passes == 1
    assert format_table(worse.state.table) == "r6 r7 r8"


@pytest.mark.parametrize("word", ["drawOne", "penalty"])
def test_a_house_may_let_even_a_legal_turn_fall(word: str) -> None:
    rules = EDITIONS["goliath"].replace(timeout_legal_table=word)
    game = rung(rules, "b3 k9", "b4-6", "b3-6")
    assert format_table(game.state.table) == "b4 b5 b6"
    assert cost(game) == (1 if word == "drawOne" else 3)


def test_a_house_sets_the_prices() -> None:
    rules = EDITIONS["goliath"].replace(timeout_idle_draw=0, timeout_penalty=5)
    assert cost(rung(rules, "b3 k9", "r5-8", None)) == 0
    assert cost(rung(rules, "b3 k9", "r5-8", "r5-8, b3")) == 5
    # An idle bell that costs nothing is no pass while the pool lasts.
    assert rung(rules, "b3 k9", "r5-8", None).state.passes == 0


def test_who_has_drawn_already_draws_no_more_for_doing_nothing() -> None:
    rules = EDITIONS["goliath"].replace(drawn_tile_playable=True)
    game = rung(rules, "b3 k9", "r5-8", None, drew=True)
    assert cost(game) == 1
    assert game.state.turn == 1
    # The penalty is due all the same.
    assert cost(rung(rules, "b3 k9", "r5-8", "r5-8, b3", drew=True)) == 1 + 3


@pytest.mark.parametrize("rule", ["playOn", "endWhenDrawImpossible"])
def test_who_drew_the_last_tile_in_this_turn_has_not_passed(rule: str) -> None:
    rules = EDITIONS["goliath"].replace(drawn_tile_playable=True, pool_empty=rule)
    game = rung(rules, "b3 k9", "r5-8", None, pool="k1", drew=True)
    assert (game.state.pool, game.state.passes) == (0, 0)
    assert game.state.ended is None


def test_the_bell_says_no_pass_word() -> None:
    game = rung("lanmi", "b3 k9", "b4-6", "b3-6")
    assert not any(isinstance(event, Said | Passed) for event in events(game))
