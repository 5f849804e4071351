"""`python -m docs.make_advice` writes the tables of `docs/strategy.md` from what was measured."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from remeld.rules import EDITIONS
from remeld.words import Words

__all__ = ["FILE", "PAGE", "with_advice"]

FILE = Path(__file__).parents[1] / "web/src/screens/learn/advice.json"
PAGE = Path(__file__).parent / "strategy.md"
BEGIN, END = "<!-- advice: python -m docs.make_advice -->", "<!-- end of advice -->"


def with_advice(page: str) -> str:
    """The page with what was measured between its two marks."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    advice = json.loads(FILE.read_text("utf-8"))["advice"]
    lines = [line for each in advice for line in _section(each)]
    return "\n".join([before + BEGIN, "", *lines, END + after])


def _section(each: dict[str, Any]) -> Iterator[str]:
    words, results = Words("en"), each["results"]
    said = each["origin"] == "said"
    yield f"### {words.text('advice-' + each['id'])}"
    yield ""
    origin = words.text("advice-people") if said else f"The booklets advise ({each['origin']})"
    how = words.text(f"advice-{each['id']}-how")
    yield f"{origin}. {how} {_company(words, results)} `python -m bench.advice --only {each['id']}`"
    yield ""
    players = sorted({result["players"] for result in results})
    yield "| edition | " + " | ".join(f"{count} players" for count in players) + " |"
    yield "|---" * (1 + len(players)) + "|"
    for editions in _alike(results):
        rows = [result for result in results if result["edition"] == editions[0]]
        names = ", ".join(f"`{edition}`" for edition in editions)
        yield f"| {names} | " + " | ".join(_cell(result) for result in rows) + " |"
    yield ""


def _company(words: Words, results: Sequence[dict[str, Any]]) -> str:
    among = results[0]["among"]
    known = among if among in ("greedy", "trimm") else "hoard"
    return f"{words.text(f'advice-{known}')} {results[0]['deals']} deals in every seat."


def _alike(results: Sequence[dict[str, Any]]) -> list[list[str]]:
    """The editions, together where the simulation does not tell them apart."""
    found: dict[str, list[str]] = {}
    for edition in EDITIONS:
        cells = [_cell(result) for result in results if result["edition"] == edition]
        found.setdefault(" ".join(cells), []).append(edition)
    return list(found.values())


def _cell(result: dict[str, Any]) -> str:
    """Games of 100 won without it and with it, the interval of the change, points a game."""
    change = [f"{100 * part:+.1f}" for part in result["change"]]
    points = [f"{part:+.1f}" for part in result["points"]]
    return (
        f"{100 * result['without']:.0f} → **{100 * result['share']:.0f}** "
        f"({change[1]} … {change[2]}), {points[0]} points ({points[1]} … {points[2]})"
    )


if __name__ == "__main__":
    PAGE.write_text(with_advice(PAGE.read_text("utf-8")), "utf-8")
