"""Drills: a few questions of one kind, the same for the same seed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Literal, get_args

from remeld.rules import RemeldError, Ruleset, edition
from remeld.study.practice.counting import counting_questions
from remeld.study.practice.jokers import joker_questions
from remeld.study.practice.questions import Question
from remeld.study.practice.sets import opening_questions, spotting_questions
from remeld.study.practice.splits import split_questions
from remeld.study.practice.waiting import waiting_questions
from remeld.study.puzzle import PLAYERS

__all__ = ["DRILLS", "QUESTIONS", "Drill", "DrillKind", "check_drill", "make_drill"]

DrillKind = Literal["spot", "first-30", "splits", "jokers", "hold-back", "count"]
DRILLS: tuple[DrillKind, ...] = get_args(DrillKind)
QUESTIONS = 6


@dataclass(frozen=True, slots=True)
class Drill:
    """Some questions of one kind.

    | kind | what is practised |
    |---|---|
    | `spot` | to see all sets of a rack |
    | `first-30` | to see whether a first rack can open, and to open |
    | `splits` | to split a run, the combined split, the multiple split (R50 to R52) |
    | `jokers` | which turns with a joker of the table the edition allows |
    | `hold-back` | to lay or to wait, by estimates of winning chances |
    | `count` | how many of the tiles that one waits for are still out |
    """

    kind: DrillKind
    ruleset: Ruleset
    questions: tuple[Question, ...]


def make_drill(edition_: str, kind: str, seed: int) -> Drill:
    """A drill of an edition; the same seed makes the same one.

    >>> drill = make_drill("goliath", "splits", 7)
    >>> len(drill.questions), make_drill("goliath", "splits", 7) == drill
    (6, True)
    """
    rules, known = edition(edition_).sized_for(PLAYERS), check_drill(kind)
    made = _MAKERS[known](rules, Random(f"{edition_} {kind} {seed}"))
    return Drill(known, rules, tuple(islice(made, QUESTIONS)))


def check_drill(kind: str) -> DrillKind:
    """The drill of that name.

    >>> check_drill("juggle")
    Traceback (most recent call last):
        ...
    remeld.rules.errors.RemeldError: drill is 'juggle', but must be one of spot, first-30, splits, \
jokers, hold-back, count
    """
    for known in DRILLS:
        if kind == known:
            return known
    part, drills = kind[:40], ", ".join(DRILLS)
    raise RemeldError(
        "unknown-drill", f"drill is {part!r}, but must be one of {drills}", part=part, known=drills
    )


_MAKERS: dict[DrillKind, Callable[[Ruleset, Random], Iterator[Question]]] = {
    "spot": spotting_questions,
    "first-30": opening_questions,
    "splits": split_questions,
    "jokers": joker_questions,
    "hold-back": waiting_questions,
    "count": counting_questions,
}
