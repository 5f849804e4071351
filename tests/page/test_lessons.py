"""The lessons of the page as data: each can be done in every edition in which it is shown."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, RULES, Ruleset, Table, judge
from remeld.rules.ruleset import allowed
from remeld.solver import best_play
from remeld.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent.parent
DATA = json.loads((ROOT / "web/src/screens/learn/lessons.json").read_text("utf-8"))
LESSONS: list[dict[str, Any]] = DATA["lessons"]
TEXTS = (ROOT / "src/remeld/words/locales/en/learn.ftl").read_text("utf-8")

# What every edition's lessons must come to in the end.
TAUGHT = {
    "run", "group", "ends", "draw", "meld", "add", "split", "fourth", "exchange", "combined",
    "multiple", "joker", "told", "bell", "pool", "match", "out",
}  # fmt: skip
FOUR_WAYS = {"joker-swap", "joker-split", "joker-push", "joker-melt"}


def shown(lesson: dict[str, Any], rules: Ruleset) -> bool:
    """Whether the lesson is for players of these rules."""
    return all(getattr(rules, name) in values for name, values in lesson.get("when", {}).items())


def asks(lesson: dict[str, Any]) -> bool:
    """Whether the lesson is a question about the rules, and not a turn to be played."""
    return isinstance(lesson["goal"], dict) and "ask" in lesson["goal"]


def told(lesson: dict[str, Any]) -> list[str]:
    """The rules that the lesson tells; there is nothing else to do in it."""
    goal = lesson["goal"]
    rules: list[str] = goal.get("tell", []) if isinstance(goal, dict) else []
    return rules


def plays(lesson: dict[str, Any]) -> bool:
    """Whether the lesson is a turn to be played."""
    return not asks(lesson) and not told(lesson)


def tries(lesson: dict[str, Any]) -> Iterator[Table]:
    """Tables of a learner who tries: up to three tiles laid, one swapped or pulled out."""
    table, rack = parse_table(lesson.get("table", "")), parse_rack(lesson["rack"])
    for laid in (each for size in (1, 2, 3) for each in combinations(rack, size)):
        yield (*table, laid)
        for at, tiles in enumerate(table):
            yield (*table[:at], (*tiles, *laid), *table[at + 1 :])
    for at, tiles in enumerate(table):
        for tile in range(len(tiles)):
            for put in ((), *((each,) for each in rack)):
                changed = (*tiles[:tile], *put, *tiles[tile + 1 :])
                yield (*table[:at], changed, *table[at + 1 :], tiles[tile : tile + 1])


SHOWN = [
    pytest.param(lesson, edition, id=f"{lesson['id']}-{edition}")
    for edition, rules in EDITIONS.items()
    for lesson in LESSONS
    if shown(lesson, rules)
]


@pytest.mark.parametrize(("lesson", "edition"), SHOWN)
def test_a_lesson_can_be_done_in_every_edition_in_which_it_is_shown(
    lesson: dict[str, Any], edition: str
) -> None:
    rules, goal = EDITIONS[edition], lesson["goal"]
    if asks(lesson):
        assert getattr(rules, goal["ask"]) in goal["answers"]
    if not plays(lesson):
        return
    table, rack = parse_table(lesson.get("table", "")), parse_rack(lesson["rack"])
    melded = lesson.get("melded", True)
    wanted = parse_rack(goal["lay"]) if isinstance(goal, dict) else rack
    play = best_play(rules, table, wanted, melded=melded)
    assert play.optimal
    if goal == "draw":
        assert not play.played
        return
    assert judge(rules, table, play.table, rack, melded=melded).legal
    if goal == "play":
        return
    assert Counter(play.played) == Counter(wanted)


@pytest.mark.parametrize(("lesson", "edition"), SHOWN)
def test_a_lesson_begins_with_a_legal_table_that_the_box_holds(
    lesson: dict[str, Any], edition: str
) -> None:
    rules = EDITIONS[edition]
    # Where nothing is played, the table may be one that somebody has not finished.
    if not plays(lesson):
        return
    table, rack = parse_table(lesson.get("table", "")), parse_rack(lesson["rack"])
    verdict = judge(rules, table, table, rack, melded=lesson.get("melded", True))
    # Everything lies as it did, so that there is nothing to find fault with but that.
    assert {fault.code for fault in verdict.faults} <= {"no-tile-played"}


def test_a_lesson_that_is_left_undone_is_not_taken_for_done() -> None:
    """No goal is reached by the tiles that are in the way."""
    for lesson in LESSONS:
        goal = lesson["goal"]
        if isinstance(goal, dict) and plays(lesson):
            assert Counter(goal["lay"].split()) < Counter(lesson["rack"].split()), lesson["id"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_teaches_everything_that_a_game_needs(edition: str) -> None:
    rules = EDITIONS[edition]
    ids = {lesson["id"] for lesson in LESSONS if shown(lesson, rules)}
    assert ids >= TAUGHT
    assert len(ids & {"meld-closed", "meld-open"}) == 1
    if rules.joker_set_frozen:
        assert {"joker-exact", "joker-frozen"} <= ids
        assert not ids & FOUR_WAYS
    else:
        assert ids >= FOUR_WAYS
        assert ("joker-move" in ids) == (edition == "goliath")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_is_about_a_rule_that_an_earlier_step_has_told(edition: str) -> None:
    known: set[str] = set()
    for lesson in LESSONS:
        if not shown(lesson, EDITIONS[edition]):
            continue
        if asks(lesson):
            assert lesson["goal"]["ask"] in known, lesson["id"]
        known.update(told(lesson))


def test_what_is_told_is_asked() -> None:
    asked = [lesson["goal"]["ask"] for lesson in LESSONS if asks(lesson)]
    assert [rule for lesson in LESSONS for rule in told(lesson)] == asked


@pytest.mark.parametrize(("lesson", "edition"), SHOWN)
def test_a_lesson_teaches_what_its_learners_can_get_wrong(
    lesson: dict[str, Any], edition: str
) -> None:
    """The page says first what breaks a clause that is taught: with these tiles it can happen."""
    if not plays(lesson) or "teaches" not in lesson:
        return
    before, rack = parse_table(lesson.get("table", "")), parse_rack(lesson["rack"])
    melded = lesson.get("melded", True)
    wrong = {
        fault.clause
        for after in tries(lesson)
        for fault in judge(EDITIONS[edition], before, after, rack, melded=melded).faults
    }
    assert set(lesson["teaches"]) <= wrong


def choices(name: str) -> tuple[object, ...]:
    """What a rule may be, in an edition or a house."""
    choice = tuple(EDITIONS) if name == "edition" else allowed(name)
    assert isinstance(choice, tuple)
    return choice


def test_conditions_and_questions_are_about_rules_that_there_are() -> None:
    for lesson in LESSONS:
        for name, values in lesson.get("when", {}).items():
            assert all(value in choices(name) for value in values), (lesson["id"], name)
        if asks(lesson):
            assert lesson["goal"]["ask"] in RULES
            # House rules may choose what no edition does.
            assert set(choices(lesson["goal"]["ask"])) == set(lesson["goal"]["answers"])


def test_lessons_have_names_and_texts_of_their_own() -> None:
    ids = [lesson["id"] for lesson in LESSONS]
    assert len(set(ids)) == len(ids)
    assert [each for each in DATA["chapters"] if each in {x["chapter"] for x in LESSONS}] == (
        DATA["chapters"]
    )
    needed = {f"learn-chapter-{each}" for each in DATA["chapters"]}
    for lesson in LESSONS:
        needed |= {f"learn-{lesson['id']}-title", f"learn-{lesson['id']}-task"}
        if asks(lesson):
            needed |= {f"learn-answer-{answer}" for answer in lesson["goal"]["answers"]}
            needed |= {f"learn-{lesson['id']}-{text}" for text in ("when", "why")}
    assert {id for id in needed if f"\n{id} = " not in TEXTS} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_an_empty_pool_is_the_rule_of_the_edition(lang: str) -> None:
    words = Words(lang)
    said = {rule: words.text("learn-pool-why", answer=rule) for rule in choices("pool_empty")}
    assert len(set(said.values())) == 3
    assert said["endWhenDrawImpossible"] == said["endAtOnce"]
