"""What the player sees: the table, the rack, what the referee says of the draft, the scores."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from remeld.match import Standing
from remeld.notation import format_set
from remeld.rules import COLOURS, GameScore, Rack, Tile, Verdict
from remeld.terminal.draft import TurnDraft
from remeld.terminal.paint import flow, labelled, width_of
from remeld.terminal.sentences import say_fault
from remeld.words import Words

__all__ = ["rack_groups", "say_verdict", "score_sheet", "show_draft"]


def show_draft(words: Words, draft: TurnDraft, width: int, *, by_number: bool) -> list[str]:
    """The sets with their numbers, the tiles in the hand and those on the rack."""
    sets = [f"{number}: {format_set(tiles)}" for number, tiles in enumerate(draft.sets, start=1)]
    labels = [words.text(f"talk-label-{part}") for part in ("table", "hand", "rack")]
    margin = max(map(width_of, labels)) + 2
    items = [sets, [format_set(draft.hand)], rack_groups(draft.rack, by_number=by_number)]
    nothing = words.text("talk-nothing")
    rows = [
        (label, "\n".join(flow(each, width - margin)) or nothing)
        for label, each in zip(labels, items, strict=True)
    ]
    return labelled([rows[0], *rows[1 : 2 if draft.hand else 1], rows[2]], width)


def rack_groups(rack: Rack, *, by_number: bool) -> list[str]:
    """The rack in order, the tiles of a colour (or of a number) together, jokers last.

    >>> from remeld.notation import parse_rack
    >>> rack_groups(parse_rack("r5 k9 j k1"), by_number=False)
    ['k1 k9', 'r5', 'j']
    """

    def colour(tile: Tile) -> int:
        return COLOURS.find(tile.colour) % (len(COLOURS) + 1)

    def number(tile: Tile) -> int:
        return 100 if tile.joker else tile.number

    first, second = (number, colour) if by_number else (colour, number)
    tiles = sorted(rack, key=lambda tile: (first(tile), second(tile)))
    return [format_set(tuple(group)) for _, group in groupby(tiles, key=first)]


def say_verdict(
    words: Words, draft: TurnDraft, verdict: Verdict, *, melded: bool, ending: bool = False
) -> list[str]:
    """What is still missing before the turn may end, or that it may.

    Who has not begun, or still holds tiles, needs no telling that nothing is laid, unless they
    are `ending` the turn.
    """
    lines = []
    needed = draft.rules.meld_min
    for fault in verdict.faults:
        if fault.code == "meld-too-low":
            points = dict(fault.values)["points"]
            lines.append(words.text("talk-meld-so-far", points=points, needed=needed))
        elif fault.code == "loose-tile" and (fault.set or 0) >= len(draft.sets):
            continue  # a tile in the hand, which is shown as such
        elif ending or fault.code != "no-tile-played" or not (draft.untouched or draft.hand):
            lines.append(_say_fault(words, fault.set, say_fault(words, fault), fault.clause))
    if draft.hand:
        lines.append(words.text("talk-hand-not-empty"))
    if not melded and not verdict.played:
        lines.append(words.text("talk-meld-so-far", points=0, needed=needed))
    if verdict.legal:
        count = verdict.tiles_played
        lines.append(words.text("talk-legal", count=count, points=verdict.points))
    return lines


def _say_fault(words: Words, index: int | None, message: str, clause: str) -> str:
    if index is None:
        return words.text("talk-fault", message=message, clause=clause)
    return words.text("talk-fault-in-set", set=index + 1, message=message, clause=clause)


def score_sheet(
    words: Words, players: Sequence[str], games: Sequence[GameScore], result: Standing
) -> list[str]:
    """The points game by game, the totals and the games won, in columns."""
    rows = [["", *players]]
    for number, game in enumerate(games, start=1):
        rows.append([words.text("talk-game-row", game=number), *map(_signed, game.points)])
    rows.append([words.text("talk-total"), *map(_signed, result.totals)])
    rows.append([words.text("talk-games-won"), *map(str, result.games_won)])
    rows.append([words.text("talk-place"), *map(str, result.places)])
    return columns(rows)


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Rows with their cells below each other: the first to the left, the others to the right.

    >>> columns([["", "Ann"], ["Game 1", "+5"]])
    ['         Ann', 'Game 1    +5']
    """
    rows = list(rows)
    widths = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        gaps = [" " * (width - width_of(cell)) for cell, width in zip(row, widths, strict=True)]
        others = [gap + cell for cell, gap in zip(row[1:], gaps[1:], strict=True)]
        lines.append("   ".join([row[0] + gaps[0], *others]))
    return lines
