"""Write docs/clauses.md: what each clause says in each edition, and the tests that prove it.

python -m docs.make_clauses
"""

from pathlib import Path

from remeld.cli.rules import clause_text
from remeld.rules import CLAUSES, EDITIONS, Clause, source
from remeld.words import Words
from tests.clauses.proofs import Proof, proofs

PAGE = Path(__file__).parent / "clauses.md"
TESTS = "../tests/clauses"

PARTS = {
    "R1": "Components",
    "R9": "Sets",
    "R17": "Set-up",
    "R27": "Match",
    "R30": "Initial meld",
    "R37": "Turn",
    "R45": "Empty pool",
    "R47": "Rearranging",
    "R54": "Joker",
    "R68": "Time",
    "R75": "End and points",
}
"""The parts of the rules, by their first clause."""

SOURCES = {"booklet": "booklet", "implied": "follows", "ruling": "ruling", "none": "–"}

UNTESTED = {
    "physical": "a thing on a real table: nothing in a program depends on it",
    "advice": "advice to players: it forbids and demands nothing",
}

HEAD = """\
# The clauses, edition by edition

Every point that the rules must settle has a number, R1 to R87. The tables say what holds in which
of the five editions, where that comes from, and which tests prove it for these editions.

- **booklet**: the booklet says so.
- **follows**: it follows from the booklet's words or figures.
- **ruling**: the booklet is silent or unclear, so we decided. The [rulings](#rulings) that stand
  below a clause give the reasons; some settle only a detail or a slip of the pen.
- **–**: the edition has no such thing.

`python -m docs.make_clauses` writes this page from the rules and the tests. A test fails when the
page is out of date, and when a clause or an edition is left without a test.

Remeld is not affiliated with the makers of Rummikub®.
"""

TABLE = """\
| Clause | What holds | Source: editions | Tests |
|---|---|---|---|
"""


def page() -> str:
    """The page as it should be."""
    words, found = Words("en"), proofs()
    parts = [HEAD]
    for point in CLAUSES.values():
        if point.id in PARTS:
            parts.append(f"\n## {PARTS[point.id]}\n\n{TABLE}")
        parts += _rows(words, point, [proof for proof in found if proof.clause == point.id])
    parts.append("\n## Clauses without a test\n\n")
    for point in CLAUSES.values():
        if point.untested:
            title = words.text(f"rule-title-{point.id}")
            parts.append(f"- **{point.id}** {title}: {UNTESTED[point.untested]}.\n")
    parts.append("\n## Rulings\n\n")
    ids = {ruling for point in CLAUSES.values() for ruling in point.rulings}
    for ruling in sorted(ids, key=lambda id: int(id[1:])):
        parts.append(f"- **{ruling}** {words.text(f'ruling-{ruling}')}\n")
    return "".join(parts)


def _rows(words: Words, point: Clause, found: list[Proof]) -> list[str]:
    """A row for each answer, with the editions that give it; the clause stands in the first."""
    answers: dict[tuple[str, str], list[str]] = {}
    for edition, ruleset in EDITIONS.items():
        answer = clause_text(words, ruleset, point.id), _tests(point, found, edition)
        answers.setdefault(answer, []).append(edition)
    name = f"**{point.id}** {words.text(f'rule-title-{point.id}')}"
    if point.rulings:
        name += f"<br>{', '.join(point.rulings)}"
    rows = []
    for (text, tests), editions in answers.items():
        cells = [name, text, _origins(point, editions), tests]
        rows.append("| " + " | ".join(cells) + " |\n")
        name = ""
    return rows


def _origins(point: Clause, editions: list[str]) -> str:
    """The editions behind the word that says where their answer comes from."""
    by_source: dict[str, list[str]] = {}
    for edition in editions:
        by_source.setdefault(SOURCES[source(point.id, edition)], []).append(edition)
    return "<br>".join(
        f"{origin}: {'all' if len(alike) == len(EDITIONS) else ', '.join(alike)}"
        for origin, alike in by_source.items()
    )


def _tests(point: Clause, found: list[Proof], edition: str) -> str:
    if point.untested:
        return "[none](#clauses-without-a-test)"
    proving = [proof for proof in found if edition in proof.editions]
    links = [f"[`{proof.test}`]({TESTS}/{proof.file})" for proof in proving]
    return "<br>".join(links) or "–"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
