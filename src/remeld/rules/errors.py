"""What can be wrong with a question, before any rule is asked.

    RemeldError (ValueError)
    ├── RulesetError         a rule has a value that it cannot have
    ├── UnknownRuleError     no rule of that name
    ├── UnknownEditionError  no edition of that name
    ├── PlayersError         too few or too many players
    ├── TileError            a tile that the box does not hold, or more than it holds
    ├── TableError           a table that does not consist of legal sets
    └── CommandError         a command that cannot be carried out now (match room)

Each has a stable `code` and `values` for `words`; its own text is plain English for programmers.
"""

from remeld.rules.tiles import Tile

__all__ = [
    "CommandError",
    "PlayersError",
    "RemeldError",
    "RulesetError",
    "TableError",
    "TileError",
    "UnknownEditionError",
    "UnknownRuleError",
    "nearest",
]


class RemeldError(ValueError):
    """Bad input. `code` and `values` are stable; the text is for programmers.

    >>> from remeld.rules import edition
    >>> try:
    ...     edition("x")
    ... except RemeldError as error:
    ...     print(error.code, error.values["key"])
    unknown-edition x
    """

    def __init__(self, code: str, text: str, **values: object) -> None:
        super().__init__(text)
        self.code = code
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        """Let an error travel between processes, whatever its kind was made from."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[RemeldError], args: tuple[object, ...], state: dict[str, object]) -> object:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error


def _short(value: object) -> str:
    try:
        shown = repr(value)
    except (ValueError, RecursionError):
        # Python refuses to write numbers of thousands of digits.
        return "…"
    return shown if len(shown) <= 60 else shown[:57] + "..."


def nearest(name: str, known: tuple[str, ...]) -> str:
    """Which of the known names were meant, if that can be guessed, else all of them.

    >>> nearest("joker", ("jokers", "copies"))
    'did you mean jokers?'
    """
    from difflib import get_close_matches

    if meant := get_close_matches(name[:40], known):
        return f"did you mean {' or '.join(meant)}?"
    return f"there are {', '.join(known)}"


def _written(tile: Tile) -> str:
    """The tile in the notation; what is none, and cannot be written so, as it is."""
    try:
        return str(tile)
    except TypeError:
        return _short(tile)


class RulesetError(RemeldError):
    """A rule has a value that it cannot have."""

    def __init__(self, field: str, value: object, may_be: str) -> None:
        super().__init__(
            "bad-rule",
            f"{field} is {_short(value)}, but may be {may_be}",
            field=field[:40],
            value=_short(value),
            allowed=may_be,
        )


class UnknownRuleError(RemeldError):
    """There is no rule of that name."""

    def __init__(self, field: str, known: tuple[str, ...]) -> None:
        super().__init__(
            "unknown-field",
            f"there is no rule {_short(field)}: {nearest(field, known)}",
            field=field[:40],
        )


class UnknownEditionError(RemeldError):
    """There is no edition of that name."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        listed = ", ".join(known)
        super().__init__(
            "unknown-edition",
            f"there is no edition {_short(key)}: the editions are {listed}",
            key=key[:40],
            known=listed,
        )


class PlayersError(RemeldError):
    """More or fewer players than the rules allow."""

    def __init__(self, players: int, least: int, most: int) -> None:
        super().__init__(
            "bad-players",
            f"{players} players, but these rules are for {least} to {most}",
            players=players,
            least=least,
            most=most,
        )


class TileError(RemeldError):
    """A tile that the box does not hold, or more of them than it holds."""

    def __init__(self, tile: Tile, found: int, held: int, where: str) -> None:
        there = where.replace("-", " ")
        super().__init__(
            "tile-not-in-box" if held == 0 else "tile-too-often",
            f"{found} of {_written(tile)} in the {there}, but the box holds {held or 'none'}",
            tile=tile,
            found=found,
            held=held,
            where=where,
        )


class TableError(RemeldError):
    """A table that does not consist of legal sets."""

    def __init__(self, index: int, tiles: tuple[Tile, ...], fault: str) -> None:
        super().__init__(
            "table-not-legal",
            f"set {index} of the table is not legal ({fault}): {' '.join(map(_written, tiles))}",
            set=index,
            tiles=tiles,
            fault=fault,
        )


class CommandError(RemeldError):
    """A command that cannot be carried out now; nothing has changed."""
