"""Moves as text: `draw`, `pass`, or `play` and the whole new table."""

from remeld.notation.errors import NotationError
from remeld.notation.tiles import check_length, parse_table
from remeld.rules import Draw, Move, Pass, Play

__all__ = ["format_move", "parse_move"]


def format_move(move: Move) -> str:
    """Write a move.

    >>> format_move(Play(parse_table("b4-6")))
    'play b4 b5 b6'
    """
    if isinstance(move, Move):
        return str(move)
    raise TypeError(f"move is {move!r}, but must be Play(table), Draw() or Pass()")


def parse_move(text: str) -> Move:
    """Read a move.

    >>> parse_move("draw")
    Draw()
    """
    check_length(text, "move")
    word, *after = text.split(maxsplit=1)[:2] or [""]
    start = text.find(word)
    if word.lower() == "play":
        end = start + len(word)
        return Play(parse_table(text[end:], "move", end))
    if word.lower() in ("draw", "pass") and not after:
        return Draw() if word.lower() == "draw" else Pass()
    raise NotationError("unknown-move", text.strip(), start + 1, "move")
