"""Whose word the parts of a clause are: the booklet's with its heading, a ruling's, the house's."""

from typing import Any, NamedTuple

from remeld.rules import (
    RULES,
    BigSet,
    Box,
    Clause,
    Origin,
    Part,
    Ruleset,
    changes,
    source,
    written,
)
from remeld.terminal.sentences import list_all, say_all
from remeld.words import Words

__all__ = ["Told", "big_set_parts", "clause_source", "clause_text", "clause_told", "tell"]

HOUSE = "house"
"""Where an answer comes from that the house has changed."""


class Told(NamedTuple):
    """A part of a clause in words: what it says, and whose word that is."""

    text: str
    part: Part
    origin: Origin | None
    """Nothing for what the house has changed."""

    @property
    def source(self) -> str:
        """The source's code."""
        return HOUSE if self.origin is None else self.origin.kind

    def as_json(self) -> dict[str, object]:
        """The part for programs."""
        rest = {"source": HOUSE} if self.origin is None else _as_json(self.origin)
        return {"text": self.text, **rest}


def clause_text(words: Words, ruleset: Ruleset, point: Clause) -> str:
    """The sentences of a clause as a ruleset fills them in.

    >>> from remeld.rules import EDITIONS, clause
    >>> clause_text(Words(), EDITIONS["goliath"], clause("R68"))
    'A turn may take two minutes.'
    """
    return say_all(words, [told.text for told in clause_told(words, ruleset, point)])


def clause_told(words: Words, ruleset: Ruleset, point: Clause) -> list[Told]:
    """The parts of a clause, without those that say nothing in this edition."""
    values, changed = _values(ruleset), set(changes(ruleset))
    told = []
    for part in point.parts:
        ours = changed & set(part.fields)
        origin = None if ours else part.origins[ruleset.edition]
        told.append(Told(words.text(part.text, **values), part, origin))
    return [each for each in told if each.text]


def clause_source(ruleset: Ruleset, point: Clause) -> str:
    """Where the answer to a whole clause comes from; of several sources the least printed."""
    changed = set(changes(ruleset))
    return HOUSE if changed & set(point.fields) else source(point.id, ruleset.edition)


def tell(words: Words, origin: Origin | None) -> str:
    """Whose word it is, under which headings, by which rulings, and in which language not.

    >>> from remeld.rules import clause
    >>> tell(Words(), clause("R38").parts[0].origins["broadway"])
    'the booklet says so: “Playing The Game”'
    >>> tell(Words("de"), clause("R13").parts[0].origins["lanmi"])
    'unsere Auslegung (A36)'
    """
    if origin is None:
        return words.text("cli-rules-house")
    told = _tell(words, origin)
    for language, other in origin.unlike.items():
        next = words.text("source-language", language=language, source=_tell(words, other))
        told = words.text("cli-rules-source-then", source=told, next=next)
    return told


def big_set_parts(ruleset: Ruleset, big: BigSet) -> dict[str, int]:
    """The larger set of tiles, with its size.

    >>> from remeld.rules import EDITIONS
    >>> big_set_parts(EDITIONS["babyboom"], EDITIONS["babyboom"].big_set)["total"]
    160
    """
    total = Box(big.colours, ruleset.numbers, big.copies, big.jokers).total
    return {**big._asdict(), "total": total}


def _tell(words: Words, origin: Origin) -> str:
    told = words.text(f"source-{origin.kind}")
    if origin.headings:
        # Whoever reads in a language of the booklet has that text; the others look up the first.
        language = words.lang if words.lang in origin.headings else next(iter(origin.headings))
        places = [
            words.text("source-heading", heading=each) if each else words.text("source-beginning")
            for each in origin.headings[language]
        ]
        told = words.text("source-at", source=told, places=list_all(words, places))
    if origin.rulings:
        told = words.text("source-rulings", source=told, rulings=list_all(words, origin.rulings))
    return told


def _as_json(origin: Origin) -> dict[str, object]:
    return {
        "source": origin.kind,
        "headings": {language: list(names) for language, names in origin.headings.items()},
        "rulings": list(origin.rulings),
        "unlike": {language: _as_json(other) for language, other in origin.unlike.items()},
    }


def _values(ruleset: Ruleset) -> dict[str, Any]:
    values: dict[str, Any] = {name: getattr(ruleset, name) for name in RULES}
    values |= {"edition": ruleset.edition, "tiles_total": ruleset.box.total}
    big = ruleset.big_set
    if big is not None:
        values["big_set"] = written(big)
        values |= {f"big_set_{part}": value for part, value in big_set_parts(ruleset, big).items()}
    return values
