"""`remeld practice`: the same drill for the same seed, for people and for programs."""

import json

import pytest

from remeld.cli import main
from remeld.rules import EDITIONS
from remeld.study import DRILLS, make_drill


@pytest.mark.parametrize(("drill", "edition"), [*zip(DRILLS, [*EDITIONS, "goliath"], strict=True)])
def test_a_drill_for_programs(capsys: pytest.CaptureFixture[str], drill: str, edition: str) -> None:
    asked = ["practice", "--edition", edition, "--drill", drill, "--seed", "2", "--json"]
    assert main(asked) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["edition"], printed["drill"], printed["seed"]) == (edition, drill, 2)
    made = make_drill(edition, drill, 2)
    assert [len(each["rack"]) for each in printed["questions"]] == [
        len(each.rack) for each in made.questions
    ]
    for each in printed["questions"]:
        assert each["question"]
        assert each["why"]
        assert "answer" in each


def test_a_drill_for_people_tells_answers_only_when_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["practice", "--drill", "hold-back", "--edition", "lanmi", "--seed", "1"]
    assert main([*asked, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Question 6 of 6" in shown
    assert "The others hold" in shown
    assert "that wins" not in shown
    assert main([*asked, "--lang", "en", "--solution"]) == 0
    assert "that wins" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--drill", "juggle"], "juggle"),
        (["--seed", "-1"], "-1"),
        (["--edition", "rummy"], "rummy"),
    ],
)
def test_what_is_wrong_is_named(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    assert main(["practice", *arguments]) == 2
    assert named in capsys.readouterr().err
