"""Draw figures from the tables of the documents, and from the numbers in docs/data.

    python -m docs.make_figures

writes the pictures in docs; a test fails where they are not what would be drawn. One of a table has
one bar for each row, so both say the same. In the pages of a site they are drawn anew.
"""

import re
from collections.abc import Iterator, Sequence
from math import log10
from pathlib import Path
from typing import NamedTuple

from docs.drawing import path, picture, text
from docs.plots import PLOTS

__all__ = ["FIGURES", "Bar", "Figure", "draw", "drawn", "make_figures", "rows"]

DOCS = Path(__file__).parent
WIDE, ROW, TOP, NUMBER = 360, 26, 44, 90
LETTER = 7
"""About the width of one."""
NUMBERS = re.compile(r"[\d.,]*\d")


class Bar(NamedTuple):
    """A row of a figure: its value, and the interval around it where one is known."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    other: bool = False
    """Drawn as what the first ones are compared with."""


class Figure(NamedTuple):
    """Where the numbers of a figure stand, and how it is drawn."""

    page: str
    heading: str
    """The table is the first one below this heading."""
    title: str
    column: int
    number: int
    """Which number of the cell counts, from 0."""
    log: bool = False
    mark: float | None = None
    """Where a line is drawn."""
    others: str = ""
    """What the names of rows begin with that are compared with."""
    ends: tuple[float, float] | None = None
    """Of the scale, where two figures are to be compared."""


FIGURES = {
    "figure-peers.svg": Figure(
        "figures.md", "### The collection", "Milliseconds of a turn, median; each line tenfold",
        1, 0, log=True, others="rummikub-solver",
    ),
    "figure-ladder.svg": Figure(
        "strategy.md", "## The ladder", "Games won against the next level, percent (broadway)",
        1, 0, mark=50,
    ),
    "figure-attack-before.svg": Figure(
        "figures-server.md", "## Under attack", "p99 of other people's moves before, ms", 1, 1,
        log=True, mark=100, ends=(1, 3000),
    ),
    "figure-attack.svg": Figure(
        "figures-server.md", "## Under attack", "p99 of other people's moves after, ms", 2, 1,
        log=True, mark=100, ends=(1, 3000),
    ),
    "figure-strategy.svg": Figure(
        "strategy.md", "### broadway, 2 players", "Games of two won against trimm, percent",
        5, 0, mark=50,
    ),
}  # fmt: skip


def rows(figure: Figure) -> Iterator[Bar]:
    """The bars of a figure, read from its table."""
    text = (DOCS / figure.page).read_text(encoding="utf-8")
    table = re.search(r"(?:^\|.*\n)+", text.partition(figure.heading)[2], re.MULTILINE)
    assert table is not None, figure.heading
    for line in table[0].splitlines()[2:]:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        found = [float(each.replace(",", "")) for each in NUMBERS.findall(cells[figure.column])]
        name = cells[0].replace("`", "")
        if found:
            low, high = found[1:3] if "(" in cells[figure.column] else (None, None)
            other = bool(figure.others) and name.startswith(figure.others)
            yield Bar(name, found[figure.number], low, high, other)


def draw(
    title: str,
    bars: Sequence[Bar],
    *,
    log: bool = False,
    mark: float | None = None,
    ends: tuple[float, float] | None = None,
) -> str:
    """Bars, one below the other.

    >>> "Ann 3, Ben 5" in draw("Points", [Bar("Ann", 3), Bar("Ben", 5)])
    True
    """
    most = max([mark or 0, *(bar.high or bar.value for bar in bars)])
    least = min(bar.value for bar in bars) / 2 if log else 0.0
    least, most = ends or (least, most)

    left = 10 + LETTER * max(len(_short(bar.name)) for bar in bars)

    def place(value: float) -> float:
        if not log:
            return left + WIDE * value / most
        return left + WIDE * log10(value / least) / log10(most / least)

    told = ", ".join(f"{bar.name} {bar.value:g}" for bar in bars)
    high = TOP + ROW * len(bars) + 8
    parts = [text(0, 22, title, "title")]
    grid = [10.0**power for power in range(-3, 5) if log and least < 10.0**power < most]
    parts += [path("grid", f"M{place(each):.1f} {TOP - 6}V{high - 6}") for each in grid]
    for number, bar in enumerate(bars):
        y, end = TOP + ROW * number, place(bar.value)
        kind = "other" if bar.other else "bar"
        parts.append(text(left - 10, y + 14, _short(bar.name), anchor="end"))
        parts.append(path(kind, f"M{left} {y}H{max(end, left + 1):.1f}v18H{left}z"))
        if bar.low is not None and bar.high is not None:
            low, end = place(bar.low), place(bar.high)
            parts.append(path("span", f"M{low:.1f} {y + 9}H{end:.1f}"))
        parts.append(text(end + 8, y + 14, f"{bar.value:g}"))
    if mark:
        parts.append(path("mark", f"M{place(mark):.1f} {TOP - 6}V{high - 6}"))
    return picture(f"{title}: {told}", max(left + WIDE + NUMBER, 8 * len(title)), high, parts)


def _short(name: str) -> str:
    return name if len(name) <= 44 else f"{name[:43]}…"


def drawn() -> Iterator[tuple[str, str]]:
    """Every figure: the name of its file, and what is to be in it."""
    for name, figure in FIGURES.items():
        bars = list(rows(figure))
        yield name, draw(figure.title, bars, log=figure.log, mark=figure.mark, ends=figure.ends)
    for name, plot in PLOTS.items():
        yield name, plot()


def make_figures(folder: Path = DOCS) -> None:
    """Write all of them."""
    for name, svg in drawn():
        (folder / name).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    make_figures()
