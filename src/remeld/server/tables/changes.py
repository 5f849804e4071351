"""What the eye needs beside the table itself: what jokers stand for, and what has changed."""

from remeld.match import Bell, Drew, Game, Passed, Played
from remeld.match.forms import write_table
from remeld.notation import format_rack
from remeld.protocol import JokerView, LastTurn
from remeld.rules import COLOURS, Ruleset, Table, count, readings, spread

__all__ = ["joker_views", "last_turn"]


def joker_views(rules: Ruleset, table: Table) -> tuple[JokerView, ...]:
    """What each joker on a table stands for; those in no legal set stand for nothing.

    >>> from remeld.notation import parse_table
    >>> from remeld.rules import EDITIONS
    >>> found = joker_views(EDITIONS["goliath"], parse_table("b4 j b6, r8 k8 j"))
    >>> [(joker.set, joker.place, joker.stands_for) for joker in found]
    [(0, 1, 'b5'), (1, 2, 'b8 o8')]
    """
    found = []
    for index, tiles in enumerate(table):
        if not any([tile.joker for tile in tiles]):  # noqa: C419 - a list is quicker here
            continue
        for read in readings(tiles, rules.shape)[:1]:
            for place, tile in enumerate(read.tiles):
                if tile.joker:
                    may_be = sorted(
                        read.stands_for[place], key=lambda each: COLOURS.index(each.colour)
                    )
                    found.append(
                        JokerView(set=index, place=place, stands_for=format_rack(tuple(may_be)))
                    )
    return tuple(found)


def last_turn(game: Game) -> LastTurn | None:
    """The last turn of a game; None before the first. Nothing in it is hidden from anybody."""
    made = [
        logged.event
        for logged in reversed(game.log[-MOST_EVENTS:])
        if isinstance(logged.event, Played | Drew | Passed | Bell)
    ]
    if not made:
        return None
    last, drawn = made[0], 0
    if isinstance(last, Drew):
        drawn = len(last.tiles)
        if len(made) > 1 and isinstance(made[1], Bell) and made[1].seat == last.seat:
            last = made[1]
    if not isinstance(last, Played | Bell):
        return LastTurn(
            seat=last.seat,
            kind="draw" if drawn else "pass",
            before=write_table(game.state.table),
            laid="",
            taken="",
            drawn=drawn,
            bell=None,
        )
    before = _table_before(game, last)
    old, new = count(spread(before)), count(spread(last.table))
    return LastTurn(
        seat=last.seat,
        kind="play" if isinstance(last, Played) else "bell",
        before=write_table(before),
        laid=format_rack(tuple((new - old).elements())),
        taken=format_rack(tuple((old - new).elements())),
        drawn=drawn,
        bell=last.outcome if isinstance(last, Bell) else None,
    )


MOST_EVENTS = 8
"""No turn has more events, with all that may happen after it."""


def _table_before(game: Game, last: Played | Bell) -> Table:
    found = False
    for logged in reversed(game.log):
        if found and isinstance(logged.event, Played | Bell):
            return logged.event.table
        found = found or logged.event is last
    return ()
