"""What policies lay, beside what the solver says can be laid."""

import pytest

from remeld.notation import format_rack, parse_position, parse_rack
from remeld.rules import EDITIONS, Position, Rack, count, melds_worth, rack_value, view, without
from remeld.simulation import check_policy, games, play_out, single_tiles
from remeld.simulation import choose as choose_by
from remeld.solver import best_play, can_go_out
from tests.simulation.real_games import positions

FREE = ["goliath", "babyboom"]
SEEDS = {"goliath": range(6), "babyboom": range(6, 12)}


def choose(position: Position, policy: str) -> Rack:
    return choose_by(view(position, position.turn), policy)


def melded(position: Position) -> bool:
    return position.melded[position.turn]


def fits(position: Position, tiles: Rack) -> bool:
    """Whether exactly these tiles can be laid."""
    rules, table = position.ruleset, position.table
    return can_go_out(rules, table, tiles, melded=melded(position))


@pytest.mark.parametrize("edition", FREE)
def test_greedy_lays_as_many_tiles_as_the_solver(edition: str) -> None:
    met = 0
    for position in positions(edition, SEEDS[edition]):
        laid = choose(position, "greedy")
        best = best_play(
            position.ruleset,
            position.table,
            position.rack,
            melded=melded(position),
            least=False,
        )
        assert len(laid) == best.tiles_played, position
        assert not laid or fits(position, laid), position
        met += bool(laid)
    assert met > 20


@pytest.mark.parametrize("edition", FREE)
def test_dumping_lays_as_much_value_as_the_solver(edition: str) -> None:
    for position in positions(edition, SEEDS[edition][:3]):
        if melded(position):
            laid = choose(position, "dump99")
            best = best_play(
                position.ruleset, position.table, position.rack, objective="value", least=False
            )
            out = can_go_out(position.ruleset, position.table, position.rack)
            assert rack_value(position.ruleset, laid) == best.value_played, position
            assert len(laid) == len(position.rack) or not out


@pytest.mark.parametrize("edition", FREE)
def test_hoarders_lay_all_or_nothing_and_open_with_as_few_as_can_be(edition: str) -> None:
    openings = 0
    for position in positions(edition, SEEDS[edition]):
        laid = choose(position, "hoardmin")
        if melded(position):
            out = can_go_out(position.ruleset, position.table, position.rack)
            assert len(laid) == (len(position.rack) if out else 0)
            continue
        shape = position.ruleset.shape
        sizes = [sum(map(len, meld)) for meld in melds_worth(count(position.rack), shape, 30)]
        assert len(laid) == min(sizes, default=0)
        assert not laid or fits(position, laid)
        openings += bool(laid)
    assert openings


@pytest.mark.parametrize("edition", FREE)
def test_who_must_play_lays_one_tile_if_one_will_do(edition: str) -> None:
    forced = 0
    for position in positions(edition, SEEDS[edition][:4]):
        if not melded(position):
            continue
        rules = position.ruleset.replace(may_decline=False)
        must = Position(
            ruleset=rules,
            racks=position.racks,
            melded=position.melded,
            table=position.table,
            pool=position.pool,
            turn=position.turn,
        )
        laid = choose(must, "hoard")
        able = best_play(rules, position.table, position.rack, least=False).played != ()
        assert bool(laid) == able
        assert not laid or fits(position, laid)
        singles = [tile for tile in {*position.rack} if fits(position, (tile,))]
        assert {*single_tiles(view(position, position.turn))} == {*singles}
        if len(laid) == 1:
            assert laid[0].number == max(tile.number for tile in singles)
            forced += 1
        else:
            assert len(laid) == len(position.rack) or not singles
    assert forced


@pytest.mark.parametrize(
    ("policy", "turns"), [("hoard", 2), ("hsafe", 4), ("trimm-safe", 4), ("hoard-wary", 4)]
)
def test_a_careful_policy_lays_no_tile_that_lets_the_other_out(policy: str, turns: int) -> None:
    """After b7 the other one has b8 to lay; r4 helps nobody, and is laid first by the careful."""
    text = "remeld-position 1; rules john-adams; turn 0; pool; table b4-6, r1-3; {}"
    position = parse_position(text.format("melded b7 r4 k1; melded b8"))
    (game,) = play_out(position, [policy, "hoard"])
    assert (game.winners, game.turns) == ((1,), turns)


@pytest.mark.parametrize(("policy", "tile"), [("hsafe", "b7"), ("hoard-wary", "r4")])
def test_the_wary_think_of_every_rack_that_they_do_not_know(policy: str, tile: str) -> None:
    """One of the two others has b8, whoever it is; `hsafe` knows no rack where three play."""
    position = parse_position(
        "remeld-position 1; rules john-adams; turn 0; pool; table b4-6, r1-3; "
        "melded b7 r4 k1; melded b8; melded o9"
    )
    (game,) = play_out(position, [policy, "hoard", "hoard"])
    assert (game.winners == (1,) and game.turns == 2) is (tile == "b7")


def test_the_wary_mind_only_what_their_tile_changes() -> None:
    """Whoever has b3 needs no r4 to go out; had they it, they would have gone out before."""
    position = parse_position(
        "remeld-position 1; rules goliath; turn 0; pool k1 k2; table b4-6, r1-3; "
        "melded r4 k13 k12 o11; melded b3"
    )
    laid = {
        policy: play_out(position, [policy, "hoardmin"])[0].tiles[0]
        for policy in ("trimm-safe", "trimm-wary")
    }
    assert laid == {"trimm-safe": 0, "trimm-wary": 1}


@pytest.mark.parametrize(("rack", "laid"), [("b7 k1", ""), ("b7 k13 k12 o13", "b7")])
def test_the_wary_wait_only_while_they_may_be_the_lightest(rack: str, laid: str) -> None:
    """Somebody has one tile, which may be b8; but with a heavy rack to wait means to lose."""
    position = parse_position(
        "remeld-position 1; rules goliath; turn 0; pool k3 k4; table b4-6; "
        f"melded {rack}; melded o9; melded r5 r7 o2"
    )
    assert choose(position, "trimm-wary") == parse_rack(laid)
    assert choose(position, "trimm") == parse_rack("b7")


def test_trimming_lays_the_dearest_tile_when_the_pool_is_low() -> None:
    text = "remeld-position 1; rules goliath; turn 0; pool k1 k2; table b4-6, r1-3; {}"
    heavy = parse_position(text.format("melded b7 r4 k13 k12 o11; melded b8 o1 o2"))
    assert choose(heavy, "trimm") == parse_rack("b7")
    assert choose(heavy, "hoardmin") == ()
    light = parse_position(text.format("melded r4 k1; melded b8 b9 b12 o12 o13 r13 k13 k12"))
    assert choose(light, "trimm") == ()


def test_threats_and_thresholds() -> None:
    text = "remeld-position 1; rules goliath; turn 0; pool k1 k2; table b4-6; melded b7 k9 {}"
    near, far = (parse_position(text.format(rest)) for rest in ("; new o1 o2", "; new o1 o2 o3"))
    assert (choose(near, "threat2"), choose(far, "threat2")) == (parse_rack("b7"), ())
    long = parse_position(text.format("b8 b9; new o1 o2"))
    assert (len(choose(long, "hold3")), choose(long, "hold4")) == (3, ())
    assert (len(choose(long, "dump2")), choose(long, "dump1")) == (3, ())
    sets = parse_position(text.format("r9 o9; new o1 o2"))
    assert choose(sets, "rack-sets") == parse_rack("k9 r9 o9")
    assert without(sets.rack, choose(sets, "greedy")) == ()


@pytest.mark.parametrize("edition", FREE)
def test_habits_are_those_of_who_lays_as_much_as_can_be_but_for_one_thing(edition: str) -> None:
    spared = 0
    for position in positions(edition, SEEDS[edition]):
        most = choose(position, "greedy")
        if not melded(position):
            assert choose(position, "late0") == choose(position, "spare") == most
            assert choose(position, "late1") == ()
            continue
        out = len(most) == len(position.rack)
        few, spare = choose(position, "least2"), choose(position, "spare")
        assert few == (most if out or len(most) >= 2 else ()), position
        kept = without(most, spare)
        assert len(kept) <= 1, position
        assert not spare or fits(position, spare), position
        assert not (kept and (out or len(most) < 2)), position
        dear = rack_value(position.ruleset, choose(position, "dear"))
        assert dear == rack_value(position.ruleset, choose(position, "dump99")), position
        spared += len(kept)
    assert spared


@pytest.mark.parametrize(
    ("policy", "rack", "laid"),
    [
        ("pairs", "b7 k1", "b7"),
        ("pairs", "b7 r7", ""),
        ("pairs", "b7 b9", ""),
        ("pairs", "b7 b7 k1", "b7"),
        ("pairs", "b7 b3 k9", "b3 b7"),
        ("least2", "b7 k1", ""),
        ("least2", "b7 b3 k9", "b3 b7"),
        ("least2", "b7", "b7"),
    ],
)
def test_a_single_tile_may_be_kept(policy: str, rack: str, laid: str) -> None:
    position = parse_position(
        f"remeld-position 1; rules goliath; turn 0; pool k13; table b4-6; melded {rack}; new r1 j"
    )
    assert format_rack(choose(position, policy)) == laid


def test_the_turn_of_the_initial_meld_is_told() -> None:
    for game in games(EDITIONS["broadway"], ["greedy", "late4", "hoardmin"], count=20, seed=3):
        for seat, turn in enumerate(game.opened):
            assert bool(turn) == bool(game.plays[seat])
            assert turn <= game.turns_by_seat[seat]
        assert game.opened[1] == 0 or game.opened[1] > 4


@pytest.mark.parametrize("name", ["", "hoard4", "dump", "leaky-101", "dump-4", "best", "greedy "])
def test_names_of_no_policy_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="must be one of rack-sets, greedy"):
        check_policy(name)
