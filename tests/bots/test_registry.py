"""Players by their keys: ours, those of packages, and what is told of keys that nobody knows."""

import pickle
import sys
from pathlib import Path
from random import Random

import pytest

from remeld.bots import (
    NO_LIMIT,
    Decision,
    Limit,
    LimitError,
    Player,
    PlayerError,
    Reason,
    UnknownPlayerError,
    known_players,
    player,
)
from remeld.notation import parse_rack
from remeld.rules import EDITIONS, Draw, RemeldError, View

VIEW = View(
    ruleset=EDITIONS["goliath"],
    seat=0,
    rack=parse_rack("b3 k9"),
    rack_sizes=(2, 14),
    melded=(True, True),
    table=(),
    pool_size=50,
    turn=0,
)


class Careful:
    """Draws, and tells the limit that it got."""

    key = "careful"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        return Decision(Draw(), Reason(str(limit)))


CAREFUL = Careful()


def make_careful() -> Player:
    return Careful()


def broken() -> Player:
    raise LookupError("no money")


class Secretive:
    """Fails when it is asked for its name."""

    decide = Careful.decide

    @property
    def key(self) -> str:
        raise LookupError("no name")


NUMBER = 7


@pytest.mark.parametrize("attribute", ["Careful", "CAREFUL", "make_careful"])
def test_a_player_is_imported_as_a_class_a_value_or_what_makes_one(attribute: str) -> None:
    assert player(f"{__name__}:{attribute}").decide(VIEW, NO_LIMIT, Random(1)).move == Draw()


def test_a_limit_in_the_key_is_kept_beside_the_callers() -> None:
    found = player(f"{__name__}:Careful:250ms")
    assert found.key == "careful:250ms"
    told = [
        found.decide(VIEW, limit, Random(1)).reason.code
        for limit in (NO_LIMIT, Limit(milliseconds=50), Limit(rollouts=400))
    ]
    assert told == ["250ms", "50ms", "250ms 400r"]


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("nobody", "there is no player 'nobody': the players are "),
        ("", "there is no player ''"),
        ("greedy:", "'' is no limit: write 400r"),
        ("greedy:fast", "'fast' is no limit: write 400r"),
        ("greedy:0ms", "'0ms' is no limit"),
        ("remeld.nowhere:Player", "ModuleNotFoundError"),
        (f"{__name__}:Missing", "has no attribute 'Missing'"),
        (f"{__name__}:broken", "LookupError: no money"),
        (f"{__name__}:Secretive", "LookupError: no name"),
        (f"{__name__}:NUMBER", "is no player"),
        (f"{__name__}:VIEW", "is no player"),
    ],
)
def test_a_key_that_names_no_player_is_told_so(key: str, says: str) -> None:
    with pytest.raises(RemeldError) as told:
        player(key)
    assert says in str(told.value)
    assert isinstance(told.value, UnknownPlayerError | PlayerError | LimitError)


def test_an_installed_package_offers_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "offered_players.py").write_text(
        "from remeld.bots import Decision, Reason\n"
        "from remeld.rules import Draw\n"
        "class Shy:\n"
        "    key = 'shy'\n"
        "    def decide(self, view, limit, rng):\n"
        "        return Decision(Draw(), Reason('shy'))\n"
    )
    package = tmp_path / "offered-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: offered\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[remeld.players]\nshy = offered_players:Shy\n")
    assert "shy" not in known_players()
    monkeypatch.syspath_prepend(tmp_path)
    assert "shy" in known_players()
    assert player("shy").decide(VIEW, NO_LIMIT, Random(1)).reason == Reason("shy")
    assert player("shy:9r").key == "shy:9r"
    del sys.modules["offered_players"]


@pytest.mark.parametrize("key", [each for each in known_players() if "{}" not in each])
def test_our_players_say_their_key_and_can_be_pickled(key: str) -> None:
    found = player(key)
    assert found.key == key
    assert pickle.loads(pickle.dumps(found)) == found
    assert isinstance(found.decide(VIEW, NO_LIMIT, Random(1)), Decision)


@pytest.mark.parametrize("text", ["400r", "250ms", "1ms"])
def test_a_limit_is_read_as_it_is_written(text: str) -> None:
    assert str(Limit.read(text)) == text
