"""What lies on the screen: sets, rack, and where they are."""

import time
from typing import Any, NamedTuple, Protocol

from tests.patience import PATIENCE

__all__ = ["Box", "Piece", "Screen", "Seen", "SeenSet", "look", "settle"]

LOOK = """
() => {
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const pieces = (inside) => [...inside.querySelectorAll("[data-piece]")].map((tile) => [
    Number(tile.dataset.piece), tile.dataset.face, box(tile),
  ]);
  const board = document.querySelector("[data-board]");
  const rack = document.querySelector("[data-rack]");
  return {
    sets: [...document.querySelectorAll("[data-set]")].map((set) => [
      Number(set.dataset.set), set.dataset.whole ?? null, pieces(set),
    ]),
    rack: rack ? pieces(rack) : [],
    board: board ? box(board) : [0, 0, 0, 0],
    shelf: rack ? box(rack) : [0, 0, 0, 0],
    held: [...document.querySelectorAll("[data-held]")].map(box),
    marks: [...document.querySelectorAll("[data-set] button:not([data-piece])")].map(box),
  };
}
"""
# Tiles travel by Web Animations; what glows or fades does not change where anything lies.
MOVING = """
() => document.getAnimations().some((each) =>
  !(each instanceof CSSAnimation) && !(each instanceof CSSTransition) &&
  each.playState === "running")
"""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Screen(Protocol):
    """A page of whichever browser."""

    def evaluate(self, expression: str, /) -> Any:
        """The value of a JavaScript function, or of its promise."""

    def wait_for_timeout(self, timeout: float, /) -> None:
        """Let the page go on for so many milliseconds."""


class Box(NamedTuple):
    """A rectangle on the screen."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


class Piece(NamedTuple):
    """A tile on the screen."""

    id: int
    face: str
    box: Box


class SeenSet(NamedTuple):
    """A set on the screen; `whole` is the referee's word on it, if it was given."""

    id: int
    whole: bool | None
    pieces: tuple[Piece, ...]

    @property
    def faces(self) -> list[str]:
        """Its tiles in the notation."""
        return [piece.face for piece in self.pieces]


class Seen(NamedTuple):
    """All tiles on the screen."""

    sets: tuple[SeenSet, ...]
    rack: tuple[Piece, ...]
    board: Box
    shelf: Box
    held: tuple[Box, ...]
    marks: tuple[Box, ...]
    """What can be pressed at a set beside its tiles."""

    @property
    def table(self) -> list[list[str]]:
        """The sets in the notation, each and all in an order that means nothing."""
        return sorted(sorted(each.faces) for each in self.sets)

    @property
    def faces(self) -> list[str]:
        """The rack in the notation, as it is shown."""
        return [piece.face for piece in self.rack]

    @property
    def order(self) -> tuple[list[tuple[int, list[str]]], list[str]]:
        """Everything as it is shown, in its order."""
        return [(each.id, each.faces) for each in self.sets], self.faces

    def piece(self, id: int) -> Piece:
        """The tile with that id."""
        tiles = [*self.rack, *(piece for each in self.sets for piece in each.pieces)]
        return next(piece for piece in tiles if piece.id == id)

    def on_rack(self, face: str) -> Piece:
        """A tile of the rack by its face."""
        return next(piece for piece in self.rack if piece.face == face)

    def set_of(self, *faces: str) -> SeenSet:
        """The set that has these tiles, whatever else it has."""
        return next(each for each in self.sets if not set(faces) - set(each.faces))


def settle(page: Screen) -> None:
    """Wait until nothing travels any more."""
    page.evaluate(NEXT_FRAME)
    give_up = time.monotonic() + PATIENCE
    while page.evaluate(MOVING):
        assert time.monotonic() < give_up, "something travels without an end"
        page.wait_for_timeout(10)


def look(page: Screen) -> Seen:
    """Look at the table."""
    found: dict[str, Any] = page.evaluate(LOOK)
    return Seen(
        sets=tuple(
            SeenSet(id, None if whole is None else whole == "true", _pieces(pieces))
            for id, whole, pieces in found["sets"]
        ),
        rack=_pieces(found["rack"]),
        board=Box(*found["board"]),
        shelf=Box(*found["shelf"]),
        held=tuple(Box(*box) for box in found["held"]),
        marks=tuple(Box(*box) for box in found["marks"]),
    )


def _pieces(found: list[Any]) -> tuple[Piece, ...]:
    return tuple(Piece(id, face, Box(*box)) for id, face, box in found)
