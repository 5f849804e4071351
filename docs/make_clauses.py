"""Write docs/clauses.md: what each clause says in each edition, and the tests that prove it.

python -m docs.make_clauses
"""

from pathlib import Path

from remeld.cli.clause_origins import clause_told
from remeld.rules import CLAUSES, EDITIONS, HEADINGS, Clause, Origin, Part
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

LANGUAGES = {
    "de": "German",
    "en": "English",
    "es": "Spanish",
    "fr": "French",
    "nl": "Dutch",
    "pt": "Portuguese",
    "zh-Hans": "Simplified Chinese",
    "zh-Hant": "Traditional Chinese",
}

HEAD = """\
# The clauses, edition by edition

Every point that the rules must settle has a number, R1 to R87. The tables say what holds in which
of the five editions, whose word that is, part by part, and which tests prove it for these editions.

- **booklet**: the booklet says so, under the heading that stands behind the edition; the beginning
  of a booklet has none. [All headings](#headings) are below in every language of their booklet.
- **follows**: it follows from the booklet's words or figures there.
- **ruling**: the booklet is silent or unclear, or we depart from it. The [rulings](#rulings) give
  the reasons. A ruling behind a heading says how the booklet is read there.
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
    ids = {
        ruling for point in CLAUSES.values() for key in EDITIONS for ruling in point.rulings(key)
    }
    for ruling in sorted(ids, key=lambda id: int(id[1:])):
        parts.append(f"- **{ruling}** {words.text(f'ruling-{ruling}')}\n")
    parts.append("\n## Headings\n")
    for edition in EDITIONS:
        parts += _headings(words, edition)
    return "".join(parts)


def _rows(words: Words, point: Clause, found: list[Proof]) -> list[str]:
    """The answers with the editions that give them, part by part; the first row has the clause."""
    answers: dict[tuple[tuple[str, ...], str], list[str]] = {}
    for edition, ruleset in EDITIONS.items():
        texts = tuple(told.text for told in clause_told(words, ruleset, point))
        tests = _tests(point, found, edition)
        answers.setdefault((texts, tests), []).append(edition)
    name = f"**{point.id}** {words.text(f'rule-title-{point.id}')}"
    rows = []
    for (_, tests), editions in answers.items():
        for told in clause_told(words, EDITIONS[editions[0]], point):
            cells = [name, told.text, _origins(told.part, editions), tests]
            rows.append("| " + " | ".join(cells) + " |\n")
            name = tests = ""
    return rows


def _origins(part: Part, editions: list[str]) -> str:
    """The editions behind the word that says where their answer comes from."""
    by_source: dict[str, list[str]] = {}
    for edition in editions:
        origin = part.origins[edition]
        place = _place(edition, origin)
        for language, other in origin.unlike.items():
            place += f"; {LANGUAGES[language]}: {_word(other)} {_place(edition, other)}"
        told = f"{edition} {place}".strip().replace(" ;", ";")
        by_source.setdefault(_word(origin), []).append(told)
    return "<br>".join(
        f"{origin}: {'all' if alike == list(EDITIONS) else ', '.join(alike)}"
        for origin, alike in by_source.items()
    )


def _word(origin: Origin) -> str:
    told = SOURCES[origin.kind]
    return " ".join([told, *origin.rulings]) if origin.kind == "ruling" else told


def _place(edition: str, origin: Origin) -> str:
    """The headings in one language of the booklet, and the rulings on how it is read."""
    language, found = next(iter(origin.headings.items()), ("", ()))
    names = [f"*{name}*" for name in found if name]
    if names and len(HEADINGS[edition]["scoring"]) > 1:
        names[0] = f"{language} {names[0]}"
    if origin.kind != "ruling":
        names += origin.rulings
    return f"({', '.join(names)})" if names else ""


def _headings(words: Words, edition: str) -> list[str]:
    languages = list(next(iter(HEADINGS[edition].values())))
    lines = [
        f"\n### {words.text(f'edition-{edition}')}\n\n",
        "| " + " | ".join(LANGUAGES[language] for language in languages) + " |\n",
        "|---" * len(languages) + "|\n",
    ]
    for names in HEADINGS[edition].values():
        if all(names.values()):
            lines.append("| " + " | ".join(names[language] for language in languages) + " |\n")
    return lines


def _tests(point: Clause, found: list[Proof], edition: str) -> str:
    if point.untested:
        return "[none](#clauses-without-a-test)"
    proving = [proof for proof in found if edition in proof.editions]
    links = [f"[`{proof.test}`]({TESTS}/{proof.file})" for proof in proving]
    return "<br>".join(links) or "–"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
