"""The clauses R1 to R87: the fields in each, and whose word each part of it is in each edition.

A clause is a numbered point that the rules of the game must settle. Some have parts, because a
booklet says one thing and leaves another open. The facts are in `clauses.txt` and `headings.txt`;
the sentences, the titles and the rulings A1 to A52 are in the word catalogue.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal

from remeld.rules.errors import RemeldError, UnknownEditionError

__all__ = [
    "CLAUSES",
    "HEADINGS",
    "Clause",
    "Origin",
    "Part",
    "Source",
    "clause",
    "field_clause",
    "field_source",
    "source",
]

Source = Literal["booklet", "implied", "ruling", "none"]

_EDITIONS: Final = ("broadway", "babyboom", "lanmi", "john-adams", "goliath")
_KINDS: Final[dict[str, Source]] = {"b": "booklet", "i": "implied", "r": "ruling", "-": "none"}
_UNTESTED: Final = {"R7": "physical", "R87": "advice"}


@dataclass(frozen=True, slots=True)
class Origin:
    """Whose word a part of a clause is in one edition, and where that stands.

    >>> CLAUSES["R38"].parts[0].origins["goliath"].unlike["de"].rulings
    ('A47',)
    """

    kind: Source
    headings: Mapping[str, tuple[str, ...]]
    """The headings that it stands under, by language; `""` is the beginning of the booklet."""
    rulings: tuple[str, ...]
    """The rulings that decide it, or say how the booklet is read."""
    unlike: Mapping[str, "Origin"]
    """The languages of the booklet whose text differs, and how."""

    def all_rulings(self) -> tuple[str, ...]:
        """The rulings of every language."""
        return _once(self.rulings, *(other.rulings for other in self.unlike.values()))


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a clause whose source is one; its sentences are one message."""

    text: str
    """The message that says it: `rule-R8`, or `rule-R6-2` where a clause has several parts."""
    fields: tuple[str, ...]
    """The ruleset fields that its sentences depend on."""
    homes: tuple[str, ...]
    """Those among them, and among the parts of the big set, that have their home here."""
    origins: Mapping[str, Origin]
    """Whose word it is, by edition."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered point of the rules.

    >>> CLAUSES["R34"].fields, CLAUSES["R34"].rulings("goliath")
    (('table_in_meld_turn',), ('A11', 'A50'))
    """

    id: str
    parts: tuple[Part, ...]
    untested: str | None = None
    """Why no test can exist for it: `physical` things on a real table, or mere `advice`."""

    @property
    def fields(self) -> tuple[str, ...]:
        """The ruleset fields that its sentences depend on."""
        return _once(*(part.fields for part in self.parts))

    def rulings(self, edition: str) -> tuple[str, ...]:
        """The rulings on it in an edition, by number."""
        _check(edition)
        found = _once(*(part.origins[edition].all_rulings() for part in self.parts))
        return tuple(sorted(found, key=lambda id: int(id[1:])))


def clause(id: str) -> Clause:
    """Return the clause with this id.

    >>> [part.text for part in clause("R72").parts]
    ['rule-R72-1', 'rule-R72-2']
    >>> clause("R88")
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RemeldError: there is no clause 'R88': the clauses are R1 to R87
    """
    if id not in CLAUSES:
        text = f"there is no clause {id!r}: the clauses are R1 to R87"
        raise RemeldError("unknown-clause", text, id=id)
    return CLAUSES[id]


def source(id: str, edition: str) -> Source:
    """Say where an edition's answer to a clause comes from: of its parts, the one least printed.

    >>> source("R43", "lanmi"), source("R42", "goliath")
    ('booklet', 'none')
    >>> source("R64", "broadway"), [part.origins["broadway"].kind for part in clause("R64").parts]
    ('ruling', ['booklet', 'ruling', 'ruling'])
    """
    _check(edition)
    found = {part.origins[edition].kind for part in clause(id).parts}
    weakest: tuple[Source, ...] = ("ruling", "implied", "booklet")
    return next((kind for kind in weakest if kind in found), "none")


def field_clause(field: str) -> str:
    """Return the id of the clause that is the home of a ruleset field.

    >>> field_clause("meld_min"), field_clause("big_set_copies")
    ('R30', 'R6')
    """
    return _home(field)[0].id


def field_source(field: str, edition: str) -> Source:
    """Say where an edition's value of a ruleset field comes from.

    >>> field_source("call", "babyboom"), field_source("call", "goliath")
    ('booklet', 'none')
    >>> field_source("big_set_total", "babyboom"), field_source("big_set_copies", "babyboom")
    ('booklet', 'ruling')
    """
    _, part = _home(field)
    _check(edition)
    return part.origins[edition].kind


def _home(field: str) -> tuple[Clause, Part]:
    if field not in _HOMES:
        raise RemeldError("unknown-field", f"the ruleset has no field {field!r}", field=field)
    return _HOMES[field]


def _check(edition: str) -> None:
    if edition not in _EDITIONS:
        raise UnknownEditionError(edition, _EDITIONS)


def _once(*groups: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each for group in groups for each in group))


# Reading the two tables


def _rows(name: str) -> Iterator[list[str]]:
    """The cells of each line that says something."""
    for line in Path(__file__).with_name(name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [cell.strip() for cell in line.split("|")]


def _read_headings() -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = {edition: {} for edition in _EDITIONS}
    for place, *cells in _rows("headings.txt"):
        edition, key = place.split()
        named = (cell.partition(" ") for cell in cells)
        found[edition][key] = {language: heading for language, _, heading in named}
    return found


def _read_clauses() -> Iterator[Clause]:
    """Lines of one clause follow each other; `R6.2` is its second part."""
    lines = ((head.split(), cells) for head, *cells in _rows("clauses.txt"))
    for id, group in groupby(lines, lambda line: line[0][0].partition(".")[0]):
        parts = []
        for (name, *fields), cells in group:
            origins = {
                edition: _read_origin(edition, cell)
                for edition, cell in zip(_EDITIONS, cells, strict=True)
            }
            used = tuple(field.removeprefix("*") for field in fields)
            parts.append(
                Part(
                    text=f"rule-{name.replace('.', '-')}",
                    # The parts of the big set are one field of the ruleset.
                    fields=tuple(each for each in used if each not in _BIG_SET),
                    homes=tuple(field[1:] for field in fields if field.startswith("*")),
                    origins=MappingProxyType(origins),
                )
            )
        yield Clause(id, tuple(parts), _UNTESTED.get(id))


@cache  # Most cells say what another one says too, and every command reads them all.
def _read_origin(edition: str, cell: str) -> Origin:
    first, *others = cell.split(";")
    languages = list(next(iter(HEADINGS[edition].values())))
    unlike = {}
    for other in others:
        language, *words = other.split()
        languages.remove(language)
        unlike[language] = _origin(edition, words, [language], {})
    return _origin(edition, first.split(), languages, unlike)


def _origin(
    edition: str, words: list[str], languages: list[str], unlike: dict[str, Origin]
) -> Origin:
    kind, *rest = words
    rulings = tuple(word for word in rest if word[0] == "A")
    places = [HEADINGS[edition][word] for word in rest if word not in rulings]
    headings = {
        language: tuple(place[language] for place in places) for language in languages if places
    }
    return Origin(_KINDS[kind], MappingProxyType(headings), rulings, MappingProxyType(unlike))


_BIG_SET: Final = tuple(
    f"big_set_{part}" for part in ("min_players", "total", "colours", "copies", "jokers")
)

HEADINGS: Final = _read_headings()
"""The headings of the booklets: by edition and key, in each language of that booklet."""

CLAUSES: Final = {each.id: each for each in _read_clauses()}

_HOMES: Final = {
    field: (each, part) for each in CLAUSES.values() for part in each.parts for field in part.homes
}
