"""The worked examples and score sheets, in every edition.

E are the examples that the booklets print, D are cases derived from their words, S are their
score sheets, and P are mistakes that programs for this game are known to make. Where an example
does not say what becomes of a freed joker, `completed` says how we went on.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from remeld.notation import format_rack, format_table, parse_rack, parse_set, parse_table
from remeld.rules import (
    EDITIONS,
    JOKER,
    PlayersError,
    Rack,
    Tile,
    best_value,
    judge,
    readings,
    ring,
    score_game,
    set_faults,
)

EXAMPLES = Path(__file__).parent.parent / "data" / "examples"


def cases(name: str) -> list[Any]:
    text = (EXAMPLES / f"{name}.json").read_text("utf-8")
    return [pytest.param(case, id=case["id"]) for case in json.loads(text)["cases"]]


def tiles_worth(points: int) -> Rack:
    """A rack that costs so many points."""
    rest = [Tile("k", points % 13)] if points % 13 else []
    return (*(Tile("r", 13) for _ in range(points // 13)), *rest)


def test_no_example_is_missing() -> None:
    found = {
        each.id
        for name in ("sets", "turns", "scores", "matches", "bells", "boxes")
        for each in cases(name)
    }
    numbered = {f"E{number}" for number in range(1, 21)} | {f"D{n}" for n in range(1, 18)}
    numbered |= {"S1", "S2", "S3", "E18-567", "E18-456", "E18-345", "E18-234"}
    several = {"E16": "E16a", "D4": "D4-2", "D5": "D5a", "D6": "D6a", "D7": "D7a"}
    assert {several.get(name, name) for name in numbered} <= found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", cases("sets"))
def test_set(case: dict[str, Any], edition: str) -> None:
    shape, tiles = EDITIONS[edition].shape, parse_set(case["tiles"])
    expected = case["faults"][edition]
    assert [fault.code for fault in set_faults(tiles, shape)] == expected
    found = readings(tiles, shape)
    assert bool(found) == (not expected)
    if found:
        assert found[0].kind == case["kind"]
        assert best_value(tiles, shape) == case["value"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", cases("turns"))
def test_turn(case: dict[str, Any], edition: str) -> None:
    verdict = judge(
        EDITIONS[edition],
        parse_table(case["before"]),
        parse_table(case["after"]),
        parse_rack(case["rack"]),
        melded=case["melded"],
    )
    assert sorted(fault.code for fault in verdict.faults) == sorted(case["faults"][edition])
    assert verdict.legal == (not case["faults"][edition])
    assert verdict.points == case.get("points", verdict.points)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", cases("scores"))
def test_score(case: dict[str, Any], edition: str) -> None:
    racks = [parse_rack(text) for text in case["racks"]]
    score = score_game(EDITIONS[edition], racks, case["winner"], case.get("starter", 0))
    assert list(score.points) == case["points"]
    assert list(score.winners) == case["winners"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", cases("matches"))
def test_every_game_of_a_score_sheet(case: dict[str, Any], edition: str) -> None:
    for row in case["games"]:
        winner = max(range(len(row)), key=row.__getitem__)
        racks = [tiles_worth(max(0, -points)) for points in row]
        assert list(score_game(EDITIONS[edition], racks, winner).points) == row
    assert [sum(column) for column in zip(*case["games"], strict=True)] == case["total"]
    assert [sum(points > 0 for points in c) for c in zip(*case["games"], strict=True)] == (
        case["wins"]
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", cases("bells"))
def test_bell(case: dict[str, Any], edition: str) -> None:
    before, rack = parse_table(case["before"]), parse_rack(case["rack"])
    draft, expected = parse_table(case["draft"]), case["bell"][edition]
    bell = ring(
        EDITIONS[edition], before, draft, rack, melded=case["melded"], strict=case["strict"]
    )
    assert bell.kind == expected["kind"]
    assert bell.draw == expected["draw"]
    assert format_table(bell.table) == expected["table"]
    assert sorted(bell.rack) == sorted(parse_rack(expected["rack"])), format_rack(bell.rack)
    if case["drawn"] is not None:
        assert min(bell.draw, case["pool"]) == case["drawn"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", cases("boxes"))
def test_box(case: dict[str, Any], edition: str) -> None:
    rules, players, expected = EDITIONS[edition], case["players"], case["box"][edition]
    if expected is None:
        with pytest.raises(PlayersError):
            rules.sized_for(players)
        return
    sized = rules.sized_for(players)
    tiles = sized.box.tiles()
    assert len(tiles) == sized.box.total == expected["tiles"]
    assert sized.box.total - players * sized.hand == expected["pool"]
    assert tiles.count(JOKER) == (4 if expected["tiles"] == 160 else 2)
    # Stacks of seven: one tile over in the small box, six in the big one.
    assert divmod(len(tiles), 7) == ((22, 6) if expected["tiles"] == 160 else (15, 1))
