"""Players who break what players must keep, each in a way of its own."""

import os
from random import Random

from remeld.bots import Decision, Limit, Reason, player
from remeld.notation import parse_table
from remeld.rules import Pass, Play, View

__all__ = ["Cheat", "Dice", "Doomed", "Interrupter", "Leaver", "Passer", "Suicide", "Thrower"]


class Cheat:
    """Lays tiles that it does not have."""

    key = "tests.arena.faulty_players:Cheat"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Lay a run out of thin air."""
        return Decision(Play((*view.table, *parse_table("r1-13"))), Reason("laid-most"))


class Thrower:
    """Fails."""

    key = "tests.arena.faulty_players:Thrower"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Fail."""
        raise KeyError("lost my head")


class Leaver:
    """Ends the whole program."""

    key = "tests.arena.faulty_players:Leaver"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Leave."""
        raise SystemExit("good-bye")


class Interrupter:
    """Raises what only somebody at the keyboard should."""

    key = "tests.arena.faulty_players:Interrupter"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Interrupt."""
        raise KeyboardInterrupt


class Passer:
    """Passes although there are tiles to draw."""

    key = "tests.arena.faulty_players:Passer"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Pass."""
        return Decision(Pass(), Reason("nothing-to-lay"))


class Suicide:
    """Plays well, but kills its own process unless a file `killed` is there, which it makes."""

    key = "tests.arena.faulty_players:Suicide"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Play, unless this is the moment."""
        if view.pool_size < 60 and not os.path.exists("killed"):
            with open("killed", "w"):
                os.kill(os.getpid(), 9)
        return player("greedy").decide(view, limit, rng)


class Doomed:
    """Kills its own process, always."""

    key = "tests.arena.faulty_players:Doomed"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Die."""
        os.kill(os.getpid(), 9)
        raise AssertionError


class Dice:
    """Draws as often as its randomness says, which shows whether that is its own."""

    key = "tests.arena.faulty_players:Dice"

    def decide(self, view: View, limit: Limit, rng: Random) -> Decision:
        """Play by chance as one player or another."""
        return player(rng.choice(["greedy", "easy"])).decide(view, limit, rng)
