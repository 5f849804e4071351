"""Which tile to move next, so that in the end the table lies as it should.

Asked anew after each move, from what is seen: sets may part or order themselves on the way.
"""

from collections import Counter
from typing import NamedTuple

from tests.page.screen_content import Piece, Seen, SeenSet

__all__ = ["Into", "New", "Target", "lies_as", "next_move", "read_table"]


class New(NamedTuple):
    """Free space on the table."""


class Into(NamedTuple):
    """A set, before its tile with index `at`."""

    set: int
    at: int


Target = New | Into


def read_table(text: str) -> list[list[str]]:
    """A table in the notation; what jokers stand for is left out.

    >>> read_table("b4 b5 j=b6, k8 r8 o8")
    [['b4', 'b5', 'j'], ['k8', 'r8', 'o8']]
    """
    sets = [part.split() for part in text.split(",") if part.strip()]
    return [[face.partition("=")[0] for face in each] for each in sets]


def lies_as(seen: Seen, wanted: list[list[str]]) -> bool:
    """Whether the table has these sets."""
    return seen.table == sorted(sorted(each) for each in wanted)


def next_move(seen: Seen, wanted: list[list[str]]) -> tuple[Piece, Target] | None:
    """The next tile and where it goes; None if all lies as it should."""
    bases = _bases(seen.sets, wanted)
    surplus = _surplus(seen.sets, wanted, bases)
    # What must leave its set leaves first: then sets can order themselves as tiles come.
    for sources in (surplus, list(seen.rack)):
        for goal, base in zip(wanted, bases, strict=True):
            missing = Counter(goal) - Counter(base.faces if base else [])
            for place, face in enumerate(goal):
                source = next((piece for piece in sources if piece.face == face), None)
                if missing[face] and source:
                    return source, Into(base.id, _at(base, goal, place)) if base else New()
    for goal, base in zip(wanted, bases, strict=True):
        assert base is not None, f"there are no tiles for {goal}"
        if move := _joker_move(base, goal):
            return move
    assert lies_as(seen, wanted), f"{wanted} cannot be reached from {seen.table}"
    return None


def _bases(sets: tuple[SeenSet, ...], wanted: list[list[str]]) -> list[SeenSet | None]:
    """For each wanted set the one that is most of it already, no set twice."""
    common = [
        (sum((Counter(goal) & Counter(each.faces)).values()), each.faces == goal, -n, -m)
        for n, goal in enumerate(wanted)
        for m, each in enumerate(sets)
    ]
    found: list[SeenSet | None] = [None] * len(wanted)
    used: set[int] = set()
    for shared, _, n, m in sorted(common, reverse=True):
        if shared and found[-n] is None and -m not in used:
            found[-n] = sets[-m]
            used.add(-m)
    return found


def _surplus(
    sets: tuple[SeenSet, ...], wanted: list[list[str]], bases: list[SeenSet | None]
) -> list[Piece]:
    """The tiles on the table that belong elsewhere."""
    found = []
    for each in sets:
        goal = next((g for g, base in zip(wanted, bases, strict=True) if base == each), [])
        left = Counter(goal)
        for piece in each.pieces:
            if left[piece.face]:
                left[piece.face] -= 1
            else:
                found.append(piece)
    return found


def _at(base: SeenSet, goal: list[str], place: int) -> int:
    before = Counter(goal[:place])
    return sum(1 for face, n in Counter(base.faces).items() for _ in range(min(n, before[face])))


def _joker_move(base: SeenSet, goal: list[str]) -> tuple[Piece, Target] | None:
    """A joker of a run may stand at the wrong end of it."""
    colours = {face[0] for face in goal if face != "j"}
    if len(colours) > 1 or "j" not in goal or base.faces == goal or len(base.pieces) != len(goal):
        return None
    wrong = [n for n, face in enumerate(base.faces) if face == "j" and goal[n] != "j"]
    right = [n for n, face in enumerate(goal) if face == "j" and base.faces[n] != "j"]
    if not wrong:
        return None
    return base.pieces[wrong[0]], Into(base.id, right[0] + (1 if right[0] > wrong[0] else 0))
