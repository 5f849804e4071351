"""The bell: a draft that is legal counts, one that is not costs what the edition says."""

import time

import pytest

from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, ring
from tests.page.browser_player import Player
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import read_table
from tests.page.screen_content import look
from tests.page.tables import begin

RACK = "k10 r10 b10 k1 k3 r5 b7 o9 r2 b4 o6 k8 r12 o1"
OTHER = "r13 b13 o11 k2 k4 k5 k7 k9 o10 r3 b5 o7 r1 b1"
SECONDS = 600


def draft_until_the_bell(
    house: RiggedHouse, visit: Visit, edition: str, laid: str, **wishes: str
) -> tuple[Player, str]:
    """Ann lays sets and lets the time run out; what became of them, as the house told it."""
    house.deal(start="k13 k1", deal=f"{RACK} {OTHER}")
    visitor = visit(**wishes)
    options = {"rules": edition, "clock": "seconds", "clock_length": SECONDS}
    player = Player(visitor.go(f"/t/{begin([visitor.guest()], 'easy', **options)}"))
    assert player.wait_for_turn()
    player.arrange(laid)
    visitor.until(lambda: player.draft_is_kept(laid), "the referee's word on the draft")
    now = time.time() * 1000 + house.skipped
    house.skip((player.wire.game["clock"]["deadline"] - now) / 1000)
    visitor.until(lambda: bells(player), "the bell")
    return player, bells(player)[0]


def bells(player: Player) -> list[str]:
    """What became of Ann's drafts, in order."""
    events = [each for what in player.wire.happenings("turn") for each in what["events"]]
    mine = [each for each in events if each.get("seat") == player.seat]
    return [str(each["outcome"]) for each in mine if each["kind"] == "bell"]


def told(player: Player, outcome: str) -> None:
    """The page says in words what became of the draft."""
    sentence = player.visitor.text(f"page-bell-own-{outcome}", tiles="|")
    parts = [part.strip() for part in sentence.split("|") if part.strip()]
    player.visitor.wait_for_message(*parts)


@pytest.mark.slow
def test_a_legal_draft_is_played_at_the_bell(house: RiggedHouse, visit: Visit) -> None:
    player, outcome = draft_until_the_bell(house, visit, "broadway", "k10 r10 b10")
    assert outcome == "stands"
    told(player, "stands")
    assert any(set(each) >= {"k10", "r10", "b10"} for each in read_table(player.wire.game["table"]))
    assert not player.wire.commands("play"), "nobody pressed the button"


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "lang"), [("broadway", "de"), ("goliath", "en")])
def test_an_illegal_draft_costs_what_the_edition_says(
    house: RiggedHouse, visit: Visit, edition: str, lang: str
) -> None:
    player, outcome = draft_until_the_bell(house, visit, edition, "k10 r10, k1", lang=lang)
    mine = parse_rack(RACK)
    bell = ring(EDITIONS[edition], (), parse_table("k10 r10, k1"), mine, melded=False)
    assert outcome == bell.kind
    told(player, outcome)
    assert not any("k10" in each for each in read_table(player.wire.game["table"]))
    rack = player.wire.game["racks"][player.seat].split()
    assert len(rack) == len(mine) + bell.draw, "the penalty is drawn"
    assert set(RACK.split()) <= set(rack)
    player.visitor.until(lambda: sorted(look(player.page).faces) == sorted(rack), "the rack")
