"""Figures of measurements whose numbers are in docs/data: curves, and chances beside results."""

import csv
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from math import log10
from pathlib import Path

from docs.drawing import path, picture, text

__all__ = ["ALLOWED", "PLOTS"]

DATA = Path(__file__).parent / "data"
KINDS = ("line", "line second", "line third", "line fourth")
Row = dict[str, str]


def _rows(name: str) -> list[Row]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _line(kind: str, points: Sequence[tuple[float, float]]) -> str:
    return path(kind, "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points))


def learning() -> str:
    """How the learner of `examples/train.py` did, batch by batch."""
    found = [(int(row["games"]), float(row["won"])) for row in _rows("learning")]
    games = found[-1][0]
    title = "Share of games won against a random player, batch by batch"
    parts = [text(0, 20, title, "title")]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        height = 240 - 200 * share
        parts += [path("grid", f"M40 {height:.0f}h640")]
        parts += [text(32, height + 4, f"{share:.2f}", anchor="end")]
    for part in range(5):
        parts.append(text(40 + 160 * part, 258, f"{games * part // 4:,}", anchor="middle"))
    parts.append(text(360, 276, "games played", anchor="middle"))
    parts.append(_line("line", [(40 + 640 * n / games, 240 - 200 * won) for n, won in found]))
    return picture(title, 710, 284, parts)


ALLOWED = {"106 tiles": 50, "160 tiles": 500}
"""Milliseconds, by box."""
LOWEST, HIGHEST = log10(0.03), 3.0
"""Of the scale of milliseconds, as powers of ten."""


def curve() -> str:
    """Time against tiles: the slowest positions, a line for each number of jokers."""
    rows = _rows("curve")
    title = "Milliseconds of the slowest position; each line tenfold"
    parts = [text(0, 18, title, "title")]
    panels = groupby(rows, key=lambda row: (row["box"], row["by"]))
    for number, ((box, by), found) in enumerate(panels):
        left, top = 50 + 400 * (number % 2), 60 + 250 * (number // 2)
        parts += _time_panel(box, by, list(found), left, top)
    counts = list(dict.fromkeys(row["jokers"] for row in rows))
    for place, (kind, jokers) in enumerate(zip(KINDS, counts, strict=True)):
        x = 50 + 100 * place
        word = "joker" if jokers == "1" else "jokers"
        parts += [path(kind, f"M{x} 556h28"), text(x + 34, 560, f"{jokers} {word}")]
    parts += [path("mark", "M480 556h28"), text(514, 560, "allowed")]
    return picture(title, 770, 576, parts)


def _time_panel(box: str, by: str, rows: list[Row], left: int, top: int) -> Iterator[str]:
    def height(took: float) -> float:
        share = (log10(max(took, 10**LOWEST)) - LOWEST) / (HIGHEST - LOWEST)
        return top + 180 * (1 - share)

    last = max(int(row["tiles"]) for row in rows)
    where = "on the table" if by == "table" else "in the rack"
    yield text(left, top - 12, f"{box}, by tiles {where}")
    for power in range(-1, 4):
        y = height(10.0**power)
        yield path("grid", f"M{left} {y:.1f}h310")
        yield text(left - 8, y + 4, f"{10.0**power:g}", anchor="end")
    for tiles in dict.fromkeys(int(row["tiles"]) for row in rows):
        yield text(left + 310 * tiles / last, top + 200, str(tiles), anchor="middle")
    yield path("mark", f"M{left} {height(ALLOWED[box]):.1f}h310")
    lines = groupby(rows, key=lambda row: row["jokers"])
    for kind, (_, found) in zip(KINDS, lines, strict=True):
        points = [(left + 310 * int(r["tiles"]) / last, height(float(r["ms"]))) for r in found]
        yield _line(kind, points)


SIZE, EDGE, ACROSS = 200, 40, 3
"""Of a small picture, between two of them, and how many stand in a row."""


def calibration(players: int) -> str:
    """Told to the right, came upwards, a dot for each tenth, as large as its share."""
    rows = _rows(f"calibration-{players}")
    title = f"Winning chances told and come true, {players} players"
    parts = [text(0, 22, title, "title")]
    panels = {
        key: list(found)
        for key, found in groupby(rows, key=lambda row: (row["edition"], row["positions"]))
    }
    for number, ((edition, positions), found) in enumerate(panels.items()):
        left = 1 + (SIZE + EDGE) * (number % ACROSS)
        top = 62 + (SIZE + 62) * (number // ACROSS)
        parts += _chance_panel(f"{edition}, {int(positions):,}", found, left, top)
    high = 62 + (SIZE + 62) * -(-len(panels) // ACROSS) - 20
    return picture(title, (SIZE + EDGE) * ACROSS, high, parts)


def _chance_panel(name: str, rows: list[Row], left: int, top: int) -> Iterator[str]:
    low = top + SIZE
    yield text(left, top - 10, name)
    yield path("frame", f"M{left} {top}h{SIZE}v{SIZE}h-{SIZE}z")
    yield path("mark", f"M{left} {low}L{left + SIZE} {top}")
    yield text(left, low + 18, "0")
    yield text(left + SIZE / 2, low + 18, "told", anchor="middle")
    yield text(left + SIZE, low + 18, "1", anchor="end")
    for row in rows:
        x, y = left + SIZE * float(row["told"]), low - SIZE * float(row["came"])
        size = max(2.5, 14 * float(row["share"]) ** 0.5)
        yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"/>'


PLOTS: dict[str, Callable[[], str]] = {
    "learning.svg": learning,
    "curve.svg": curve,
    **{f"calibration-{players}.svg": partial(calibration, players) for players in (2, 3, 4)},
}
"""What draws each file."""
