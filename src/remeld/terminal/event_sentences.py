"""What happens in a game as sentences: events here, the texts in `words`."""

from remeld.match import (
    Began,
    Bell,
    Dealt,
    Drew,
    Ended,
    Event,
    Extended,
    GaveUp,
    Passed,
    Played,
    Revealed,
    Said,
    Seated,
    Setup,
    StartDrawn,
)
from remeld.notation import format_set, format_tile
from remeld.rules import UNKNOWN, Rack, Table, count, spread
from remeld.terminal.sentences import list_names, say_all
from remeld.words import Words

__all__ = ["say_ending", "say_event"]


def say_event(words: Words, setup: Setup, table: Table, event: Event) -> str:
    """Say what happened; `table` is how it lay before.

    >>> from remeld.rules import EDITIONS
    >>> setup = Setup(ruleset=EDITIONS["lanmi"], players=("Ann", "Ben"), time_limit_sec=None)
    >>> say_event(Words(), setup, (), Drew(1, (UNKNOWN,)))
    'Ben draws one tile.'
    """
    match event:
        case StartDrawn(seat, tile):
            return _say(words, "start-drawn", setup, seat, tiles=format_tile(tile))
        case Seated(order):
            return words.text("event-seated", player=_names(words, setup, order))
        case Began(seat):
            return _say(words, "began", setup, seat)
        case Dealt(seat, tiles):
            return _say_taken(words, "dealt", setup, seat, tiles)
        case Played(seat, after):
            return _say(words, "played", setup, seat, tiles=_laid(table, after))
        case Drew(seat, tiles):
            return _say_taken(words, "drew", setup, seat, tiles)
        case Passed(seat):
            return _say(words, "passed", setup, seat)
        case Bell(seat, kind, after, _, could_play):
            rang = _say(words, f"bell-{kind}", setup, seat, tiles=_laid(table, after))
            more = [_say(words, "bell-could-play", setup, seat)] if could_play else []
            return say_all(words, [rang, *more])
        case Extended(seat, ms):
            return _say(words, "extended", setup, seat, count=-(-ms // 1000))
        case Said(seat, word):
            said = "called" if word == setup.ruleset.call else "said"
            return _say(words, said, setup, seat, word=word)
        case GaveUp(seat):
            return _say(words, "resigned", setup, seat)
        case Ended(reason, _, _, winners, by):
            named = winners if by is None else (by,)
            names = _names(words, setup, named)
            return words.text(f"event-ended-{reason}", player=names, count=len(named))
        case Revealed(secret):
            return words.text("event-revealed", word=secret.hex())


def say_ending(words: Words, setup: Setup, ended: Ended) -> list[str]:
    """Say what the game was worth to each player."""
    return [
        words.text("event-ended-points", player=name, count=points)
        for name, points in zip(setup.players, ended.points, strict=True)
    ]


def _say(words: Words, kind: str, setup: Setup, seat: int, **values: object) -> str:
    return words.text(f"event-{kind}", player=setup.players[seat], **values)


def _say_taken(words: Words, kind: str, setup: Setup, seat: int, tiles: Rack) -> str:
    if UNKNOWN in tiles:
        return _say(words, kind, setup, seat, count=len(tiles))
    return _say(words, f"{kind}-seen", setup, seat, tiles=format_set(tiles))


def _names(words: Words, setup: Setup, seats: tuple[int, ...]) -> str:
    return list_names(words, [setup.players[seat] for seat in seats])


def _laid(before: Table, after: Table) -> str:
    """The tiles that came from a rack."""
    return format_set(tuple((count(spread(after)) - count(spread(before))).elements()))
