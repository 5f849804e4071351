"""Drills: the same for the same seed, and every answer is what solver, referee and counting say."""

from collections import Counter
from importlib.resources import files
from itertools import islice
from random import Random

import pytest

from remeld.notation import format_table
from remeld.rules import (
    EDITIONS,
    JOKER,
    Rack,
    RemeldError,
    Ruleset,
    count,
    judge,
    plain,
    rack_value,
    set_faults,
    spread,
)
from remeld.solver import all_plays, best_play, can_go_out, can_play
from remeld.study.practice import (
    DRILLS,
    CountQuestion,
    JudgeQuestion,
    LayQuestion,
    WaitQuestion,
    make_drill,
)
from remeld.study.practice.drill import QUESTIONS
from remeld.study.practice.jokers import TURNS, joker_questions
from remeld.study.practice.splits import WAYS
from remeld.study.practice.waiting import LEAST_APART, find_waiting, format_waiting
from remeld.study.puzzle import PLAYERS
from tests.solver.brute import Turns

SEEDS = (1, 2)


@pytest.mark.parametrize("kind", DRILLS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_makes_the_same_drill_and_another_another(edition: str, kind: str) -> None:
    first, second = (make_drill(edition, kind, seed) for seed in SEEDS)
    assert make_drill(edition, kind, 1) == first
    assert first.questions != second.questions
    assert len(set(map(str, first.questions))) == QUESTIONS


def lay_questions(edition: str, kind: str) -> list[tuple[Ruleset, LayQuestion]]:
    drills = [make_drill(edition, kind, seed) for seed in SEEDS]
    return [
        (drill.ruleset, question)
        for drill in drills
        for question in drill.questions
        if isinstance(question, LayQuestion)
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_choice_of_tiles_alone_lays_all_sets_that_are_spotted(edition: str) -> None:
    for rules, question in lay_questions(edition, "spot"):
        every = Turns(rules, (), question.rack).every()
        most = max(map(len, every))
        assert [each for each in every if len(each) == most] == [tuple(sorted(question.answer))]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rack_opens_exactly_where_its_sets_are_worth_enough(edition: str) -> None:
    opened = set()
    for rules, question in lay_questions(edition, "first-30"):
        can = can_play(rules, (), question.rack, melded=False)
        assert can == bool(question.answer) == (question.worth >= rules.meld_min)
        assert not question.melded
        if can:
            table = best_play(rules, (), question.answer, melded=False, objective="out").table
            assert judge(rules, (), table, question.rack, melded=False).legal
        else:
            plays = all_plays(rules, (), question.rack).plays
            assert JOKER not in plain(question.rack)
            assert max(rack_value(rules, play) for play in plays) == question.worth
        opened.add(can)
    assert opened == {True, False}


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_tile_can_be_laid_and_only_in_the_way_that_is_named(edition: str) -> None:
    found = lay_questions(edition, "splits")
    assert [question.way for _, question in found] == [*WAYS, *WAYS] * 2
    for rules, question in found:
        assert all_plays(rules, question.table, question.rack).plays == (question.answer,)
        after = best_play(rules, question.table, question.answer, objective="out").table
        old, new = Counter(map(sorted_set, question.table)), Counter(map(sorted_set, after))
        gone, come = (old - new).total(), (new - old).total()
        assert (gone, come) == {"split": (1, 2), "combined-split": (2, 3)}.get(
            question.way, (gone, come)
        )
        assert question.way != "multiple-split" or gone >= 3


def sorted_set(tiles: Rack) -> Rack:
    return tuple(sorted(tiles))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_referee_judges_turns_with_jokers_and_both_answers_come(edition: str) -> None:
    for seed in SEEDS:
        drill = make_drill(edition, "jokers", seed)
        answers = set()
        for each in drill.questions:
            assert isinstance(each, JudgeQuestion)
            verdict = judge(drill.ruleset, each.table, each.after, each.rack, melded=True)
            assert verdict == each.verdict
            assert all(not set_faults(tiles, drill.ruleset.shape) for tiles in each.table)
            # A fault is about the joker or the sets, never about tiles that appear or vanish.
            assert not {f.code for f in verdict.faults} & {"tile-from-nowhere", "tile-left-table"}
            answers.add(verdict.legal)
        assert answers == {True, False}


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_joker_of_a_turn_stands_past_the_end_of_a_run(edition: str) -> None:
    for seed in range(50):
        for each in islice(joker_questions(EDITIONS[edition], Random(seed)), len(TURNS)):
            assert "run-past-end" not in {fault.code for fault in each.verdict.faults}


def test_editions_answer_some_turns_with_jokers_otherwise() -> None:
    """The reason for the drill: what is right in one box is wrong in another."""
    verdicts = {
        name: {
            format_table(each.table): each.verdict.legal
            for each in islice(joker_questions(rules, Random(4)), len(TURNS))
        }
        for name, rules in EDITIONS.items()
    }
    shared = set.intersection(*(set(found) for found in verdicts.values()))
    differing = [table for table in shared if len({v[table] for v in verdicts.values()}) == 2]
    assert len(differing) >= 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_tiles_that_are_still_out_are_counted(edition: str) -> None:
    for seed in SEEDS:
        drill = make_drill(edition, "count", seed)
        box = count(drill.ruleset.box.tiles())
        for each in drill.questions:
            assert isinstance(each, CountQuestion)
            seen = count(spread(each.table)) + count(each.rack)
            assert not seen - box
            fits = {t for t in box if not t.joker and is_set(drill.ruleset, (*each.pair, t))}
            assert fits == set(each.asked)
            assert each.answer == sum((box - seen)[tile] for tile in fits)
            assert each.most == sum(box[tile] for tile in fits)


def is_set(rules: Ruleset, tiles: Rack) -> bool:
    return not set_faults(tuple(sorted(tiles)), rules.shape)


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_cannot_go_out_waits_and_that_is_far_better(edition: str) -> None:
    drill = make_drill(edition, "hold-back", 1)
    rules, box = drill.ruleset, count(drill.ruleset.box.tiles())
    answers = []
    for each in drill.questions:
        assert isinstance(each, WaitQuestion)
        answers.append(each.wait)
        assert can_go_out(rules, each.table, each.rack) == (not each.wait)
        assert best_play(rules, each.table, each.rack, least=False).tiles_played == len(each.lay)
        after = best_play(rules, each.table, each.lay, objective="out", least=False)
        assert count(after.played) == count(each.lay)
        seen = count(spread(each.table)) + count(each.rack)
        assert not seen - box
        assert (box - seen).total() == each.pool + sum(each.others)
        if each.chances:
            laid, waited = each.chances
            # What is written has two decimals.
            assert waited.chance - laid.chance >= LEAST_APART - 0.01
            assert waited.interval[0] >= laid.interval[1]
    assert sorted(answers) == [False] * 3 + [True] * 3


def test_the_turns_to_wait_in_are_made_by_their_command() -> None:
    """The first turn of an edition once more."""
    lines = files("remeld.study.practice").joinpath("waiting.txt").read_text("utf-8").splitlines()
    assert lines[:2] == ["remeld-waiting 1", "# python -m bench.practice --turns 12 --seed 1"]
    assert Counter(line.split()[0] for line in lines[2:]) == dict.fromkeys(EDITIONS, 12)
    kept = next(line for line in lines if line.startswith("lanmi "))
    rules = EDITIONS["lanmi"].sized_for(PLAYERS)
    games = (find_waiting(rules, f"lanmi 1 {game}") for game in range(50))
    question = next(each for each in games if each is not None)
    assert format_waiting("lanmi", question) == kept


def test_an_unknown_drill_is_refused() -> None:
    with pytest.raises(RemeldError, match="must be one of spot"):
        make_drill("goliath", "juggle", 1)
    with pytest.raises(RemeldError):
        make_drill("rummy", "spot", 1)
