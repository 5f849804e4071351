"""Players that each break one rule, and what the check must say of them."""

import gc
import os
import sys
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count, cycle
from random import Random
from threading import Event, Lock
from time import process_time
from typing import Any

from remeld.bots import Decision, Limit, Reason, draw_or_pass, must_play, player
from remeld.match import Game
from remeld.rules import Draw, Play, View

__all__ = [
    "BROKEN",
    "CLOCK",
    "ByOrderOfASet",
    "Coin",
    "DrawsAlways",
    "Endless",
    "Exits",
    "RemembersElsewhere",
    "Slow",
    "TellsTheTime",
    "Thoughtful",
    "Waits",
]


class Greedy:
    """Keeps all rules; the others are this one with one thing broken."""

    key = "tests-greedy"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        return player("greedy").decide(view, limit, rng)


class Keyless(Greedy):
    key = " "


class Unpicklable(Greedy):
    def __reduce__(self) -> Any:
        raise TypeError("it holds an open file")


class UnpicklableSoon(Greedy):
    """Keeps something that cannot be pickled from its first decision on."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        self.lock = Lock()
        return super().decide(view, limit, rng)


class Raises(Greedy):
    """Believes that there is always something to draw."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        if not view.pool_size:
            raise IndexError("pop from an empty pool")
        return super().decide(view, limit, rng)


class ReturnsMove(Greedy):
    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        return super().decide(view, limit, rng).move  # type: ignore[return-value]


class Speechless(Greedy):
    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        return Decision(super().decide(view, limit, rng).move, None)  # type: ignore[arg-type]


class WithoutValues(Greedy):
    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        reason = Reason("shy", None)  # type: ignore[arg-type]
        return Decision(super().decide(view, limit, rng).move, reason)


class TellsTheTime(Greedy):
    """Plays the same, but for another reason every time."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        reason = Reason("timed", {"moment": next(MOMENTS)})
        return Decision(super().decide(view, limit, rng).move, reason)


MOMENTS = count()


class SitsFirst(Greedy):
    """Believes that it has melded when the first seat has."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        assert view.seat is not None
        melded = [*view.melded]
        melded[view.seat] = view.melded[0]
        return super().decide(replace(view, melded=tuple(melded)), limit, rng)


class DrawsAlways(Greedy):
    """Draws, also where the pool is empty or the rules make it play."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        return Decision(Draw(), Reason("shy"))


class LaysAll(Greedy):
    """Lays its rack as one set."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        assert view.rack is not None
        return Decision(Play((*view.table, view.rack)), Reason("bold"))


MOODS = cycle((False, True))


class Moody(Greedy):
    """Takes what should be chance from elsewhere: every second time it is in no mood to play."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        if next(MOODS) and not must_play(view):
            return Decision(draw_or_pass(view), Reason("moody"))
        return super().decide(view, limit, rng)


COINS = Random(7)


class Coin(Greedy):
    """Throws a coin of its own now and then, so that it often seems to be repeatable."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        if COINS.random() < 0.3 and not must_play(view):
            return Decision(draw_or_pass(view), Reason("coin"))
        return super().decide(view, limit, rng)


class Leaves(Greedy):
    """Ends the whole program instead of deciding."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        raise SystemExit(3)


class Interrupts(Greedy):
    """Raises what only somebody at the keyboard should."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        raise KeyboardInterrupt


@dataclass
class Remembers:
    """Plays otherwise from its tenth decision on."""

    key: str = "tests-remembers"
    asked: list[int] = field(default_factory=list)

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        self.asked.append(1)
        if len(self.asked) >= 10 and not must_play(view):
            return Decision(draw_or_pass(view), Reason("tired"))
        return player("greedy").decide(view, limit, rng)

    def __reduce__(self) -> Any:
        return Remembers, ()


SEEN: dict[int, int] = {}


class RemembersElsewhere(Greedy):
    """Notes by turn, beside itself, how many tiles it saw, and plays by what it saw before."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        SEEN.setdefault(view.turn, view.pool_size)
        before = [SEEN[turn] for turn in sorted(SEEN) if turn < view.turn]
        if before and before[-1] % 3 == 1 and not must_play(view):
            return Decision(draw_or_pass(view), Reason("remembered"))
        return super().decide(view, limit, rng)


class Peeks(Greedy):
    """Looks for the game in memory, and says what comes next from the pool."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        move = super().decide(view, limit, rng).move
        games = [each for each in gc.get_objects() if isinstance(each, Game)]
        newest = max(games, key=id, default=None)
        told = [str(each.position.pool[:1]) for each in games if each.state.racks[0] == view.rack]
        return Decision(move, Reason("peeked", {"next": " ".join(sorted(told)), "n": bool(newest)}))


class PeeksAtCallers(Greedy):
    """Looks for the game in the functions that ask, and says what comes next from the pool."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        frame = sys._getframe(1)
        while not isinstance(game := frame.f_locals.get("game"), Game):
            assert frame.f_back is not None
            frame = frame.f_back
        told = str(game.position.pool[:1])
        return Decision(super().decide(view, limit, rng).move, Reason("peeked", {"next": told}))


class Scribbles(Greedy):
    """Makes its table of numbers."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        table = ((3, 4, 5),)
        return Decision(Play(table), Reason("scribbled"))  # type: ignore[arg-type]


class ByOrderOfASet(Greedy):
    """Plays or not by what comes first in a set, which is another thing in every process."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        first = next(iter({*(view.rack or ())}), None)
        if str(first) < "k" and not must_play(view):
            return Decision(draw_or_pass(view), Reason("unlucky"))
        return super().decide(view, limit, rng)


class Clock:
    """The processor time as the check is told it: it goes on only while somebody is slow."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


CLOCK = Clock()


class Slow(Greedy):
    """Thinks half a second, whatever is allowed."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        CLOCK.seconds += 0.5
        return super().decide(view, limit, rng)


class Endless(Greedy):
    """Never decides, and lets no exception stop it."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        while True:
            with suppress(BaseException):
                rng.random()


class Waits(Greedy):
    """Waits for ever, which costs no processor time."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        Event().wait()
        raise AssertionError


class Thoughtful:
    """Keeps all rules, and thinks a quarter of a second in each of its first twelve decisions."""

    key = "tests-thoughtful"
    decisions = 0

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        Thoughtful.decisions += 1
        until = process_time() + 0.25 * (Thoughtful.decisions <= 12)
        while process_time() < until:
            pass
        return player("rack-sets").decide(view, limit, rng)


class Exits(Greedy):
    """Ends the process that asks it."""

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        os._exit(7)


BROKEN = {
    Keyless: "bad-key",
    Unpicklable: "not-picklable",
    UnpicklableSoon: "not-picklable",
    Raises: "raised",
    Leaves: "raised",
    Interrupts: "raised",
    ReturnsMove: "no-decision",
    Speechless: "no-reason",
    WithoutValues: "no-reason",
    DrawsAlways: "illegal",
    LaysAll: "illegal",
    SitsFirst: "illegal",
    Scribbles: "no-decision",
    Moody: "not-repeatable",
    Remembers: "keeps-memory",
    Peeks: "sees-hidden",
    PeeksAtCallers: "sees-hidden",
    Slow: "too-slow",
}
