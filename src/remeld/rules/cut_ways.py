"""What a joker needs at least where the run in which it lies may be cut, however it is cut.

Each joker may choose the part of the run that suits it, whatever part another joker of the same run
chooses, and where the jokers of old sets lie is not asked. So a turn for which there is no such way
is not made legal by any cut, and none has to be tried.
"""

from collections.abc import Iterator
from typing import TypeVar

from remeld.rules.joker_places import OldJoker, Place, RunPart, Scene, Way, ways
from remeld.rules.sets import Reading
from remeld.rules.tiles import JOKER, plain

__all__ = ["ways_in_parts"]

T = TypeVar("T")


def ways_in_parts(scene: Scene, joker: OldJoker, place: Place) -> Iterator[Way]:
    """Every way in which the edition lets this joker lie there in some part of its run."""
    reading = scene.readings[place.set]
    if reading is None or reading.kind != "run":
        parts = [(scene, place)]
    else:
        parts = list(_parts(scene, place, reading))
    for part, at in parts:
        for way in ways(part, joker, at):
            yield Way(
                way.kept,
                tuple(demand for demand in way.demands if not demand.tile.joker),
                broken=tuple(task for task in way.broken if JOKER not in scene.before[task.old]),
                part=RunPart(place.set, place.at - at.at, len(part.after[place.set])),
            )


def _parts(scene: Scene, place: Place, reading: Reading) -> Iterator[tuple[Scene, Place]]:
    """The scene with each part in place of the run, the shortest first, and the place in it."""
    size, least = len(reading.tiles), scene.ruleset.min_set
    ends = [
        (start, end)
        for start in range(place.at + 1)
        for end in range(max(place.at + 1, start + least), size + 1)
        if (start == 0 or start >= least) and (end == size or size - end >= least)
    ]
    for start, end in sorted(ends, key=lambda each: each[1] - each[0]):
        part = Reading("run", reading.tiles[start:end], reading.stands_for[start:end], 0)
        tiles = plain(part.tiles)
        inside = [
            old
            for old in scene.inside[place.set]
            if all(tile.joker or tile in tiles for tile in scene.before[old])
        ]
        yield (
            scene._replace(
                after=_put(scene.after, place.set, tiles),
                readings=_put(scene.readings, place.set, part),
                inside={**scene.inside, place.set: inside},
            ),
            place._replace(at=place.at - start),
        )


def _put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
