"""Draw figures from the tables of the documents: one bar for each row, so both say the same.

    python -m docs.make_figures

writes docs/figure-*.svg. The pages of a site are given figures that are drawn anew.
"""

import re
from collections.abc import Iterator, Sequence
from html import escape
from math import log10
from pathlib import Path
from typing import NamedTuple

__all__ = ["FIGURES", "Bar", "Figure", "draw", "make_figures", "rows"]

DOCS = Path(__file__).parent
LEFT, WIDE, ROW, TOP, NUMBER = 300, 360, 26, 44, 90
STYLE = (
    "text { font: 13px system-ui, sans-serif; fill: #24272b } .title { font-weight: 650 }"
    " .bar { fill: #1f6a58 } .other { fill: #b98d5e } .span { stroke: #24272b; stroke-width: 1.5 }"
    " .grid { stroke: #827b6b; stroke-dasharray: 3 3 }"
    " @media (prefers-color-scheme: dark) { text { fill: #eceae3 } .bar { fill: #7ccbb1 }"
    " .span { stroke: #eceae3 } }"
)
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
    """A figure as SVG, which tells itself to who cannot see it.

    >>> "Ann 3, Ben 5" in draw("Points", [Bar("Ann", 3), Bar("Ben", 5)])
    True
    """
    most = max([mark or 0, *(bar.high or bar.value for bar in bars)])
    least = min(bar.value for bar in bars) / 2 if log else 0.0
    least, most = ends or (least, most)

    def place(value: float) -> float:
        if not log:
            return LEFT + WIDE * value / most
        return LEFT + WIDE * log10(value / least) / log10(most / least)

    told = escape(", ".join(f"{bar.name} {bar.value:g}" for bar in bars))
    high = TOP + ROW * len(bars) + 8
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + NUMBER} {high}"'
        f' role="img"><title>{escape(title)}: {told}</title><style>{STYLE}</style>',
        f'<text class="title" x="8" y="22">{escape(title)}</text>',
    ]
    for number, bar in enumerate(bars):
        y, end = TOP + ROW * number, place(bar.value)
        kind = "other" if bar.other else "bar"
        lines.append(
            f'<text x="{LEFT - 10}" y="{y + 14}" text-anchor="end">{_short(bar.name)}</text>'
        )
        lines.append(f'<path class="{kind}" d="M{LEFT} {y}H{max(end, LEFT + 1):.1f}v18H{LEFT}z"/>')
        if bar.low is not None and bar.high is not None:
            low, end = place(bar.low), place(bar.high)
            lines.append(f'<path class="span" d="M{low:.1f} {y + 9}H{end:.1f}"/>')
        lines.append(f'<text x="{end + 8:.1f}" y="{y + 14}">{bar.value:g}</text>')
    grid = [mark] if mark else []
    if log:
        grid += [10.0**power for power in range(-3, 5) if least < 10.0**power < most]
    for each in grid:
        lines.append(f'<path class="grid" d="M{place(each):.1f} {TOP - 6}V{high - 6}"/>')
    return "\n".join([*lines, "</svg>", ""])


def _short(name: str) -> str:
    return escape(name if len(name) <= 44 else f"{name[:43]}…")


def make_figures(folder: Path = DOCS) -> None:
    """Write all of them."""
    for name, figure in FIGURES.items():
        bars = list(rows(figure))
        drawn = draw(figure.title, bars, log=figure.log, mark=figure.mark, ends=figure.ends)
        (folder / name).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    make_figures()
