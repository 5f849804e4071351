"""How long a question may be searched for, counted in states so that every machine stops alike."""

from collections.abc import Iterator

__all__ = ["BOUNDS", "CALL", "LIMIT", "Budget"]


class Budget:
    """How much searching is left; what is found after it runs out is not proved."""

    def __init__(self, effort: int) -> None:
        self.left = effort
        self.proved = True

    @property
    def spent(self) -> bool:
        """Whether nothing is left."""
        return self.left <= 0

    def charge(self, effort: int) -> None:
        """Take off what a question to a kernel cost."""
        self.work(effort + CALL)

    def work(self, states: int) -> None:
        """Take off other work that takes as long as so many states."""
        self.left -= states
        if self.left <= 0:
            self.proved = False

    def steps(self, states: int) -> Iterator[None]:
        """One for each step of such work, until nothing is left."""
        while self.left > 0:
            self.work(states)
            yield


CALL = 100
"""What asking costs, in states, however easy the question."""
BOUNDS = 150
"""So many states of a question may be bounds, which take longer with every joker."""
LIMIT = 1 << 40
"""More than anybody waits for; a larger limit would not fit into the kernel's numbers."""
