"""The walk of one move in CONTRIBUTING.md is what happens: these files, in this order."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import remeld
from remeld.bots import decide_at_level
from remeld.notation import format_table
from remeld.protocol import commands as do
from remeld.rules import Play
from remeld.server.sessions import Device
from remeld.server.socket_subscriber import SocketSubscriber
from remeld.server.tables import TableState
from tests.server.in_process_house import Rig

SOURCE = Path(remeld.__file__).parent
GUIDE = Path(__file__).parents[2] / "CONTRIBUTING.md"
DECLARED = ("protocol/facts.py",)
"""Files of the walk in which nothing is called: they only declare."""


def walk() -> list[str]:
    """The files that the guide names, from the house on, as often as it names them."""
    section = GUIDE.read_text(encoding="utf-8").partition("\n## One move, file by file\n")[2]
    steps = section.partition("\n## ")[0].partition("\n3. ")[2]
    named = re.findall(r"`([\w/]+\.py)`", steps)
    return [name for name in named if name not in DECLARED]


@contextmanager
def followed() -> Iterator[list[str]]:
    """The file of each function of ours that this thread calls, one after the other."""
    called: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and SOURCE in file.parents:
            called.append(file.relative_to(SOURCE).as_posix())

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


def strays(named: list[str], called: list[str]) -> list[str]:
    """The named files from the first on that is not called after those before it."""
    calls = iter(called)
    return named[next((n for n, name in enumerate(named) if name not in calls), len(named)) :]


async def first_play(rig: Rig, table: str) -> tuple[TableState, str]:
    """Let everybody draw until one can play; the table that they would lay."""
    while True:
        state = await rig.state(table)
        assert state.game is not None
        assert state.turn is not None
        move = decide_at_level("best", state.game.view(state.turn)).move
        if isinstance(move, Play):
            return state, format_table(move.table)
        await rig.do(table, f"p{state.turn}", do.Draw(seat=state.turn))


async def test_the_guide_follows_a_move(rig: Rig) -> None:
    # By these rules no thread of its own decides.
    table = await rig.table(rules="broadway", seats=2)
    state, laid = await first_play(rig, table)
    assert state.turn is not None
    subscriber = SocketSubscriber(rig.storage, rig.metrics, Device("p0", b"", 0), "")
    subscriber.begin(rig.house.hub.add(state, subscriber), state.version)
    while await subscriber.frame(rig.clock.ms):
        pass
    with followed() as called:
        await rig.do(table, f"p{state.turn}", do.Play(seat=state.turn, table=laid))
        while await subscriber.frame(rig.clock.ms):
            pass
    assert walk()[0] == "server/house.py"
    assert strays(walk(), called) == []


def test_a_file_that_comes_too_early_is_found() -> None:
    assert strays(["a", "b", "a"], ["a", "c", "b", "a"]) == []
    assert strays(["a", "b", "c"], ["a", "c", "b"]) == ["c"]
