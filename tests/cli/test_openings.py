"""`remeld openings`: for people in their language, for programs by keys."""

import json

import pytest

from remeld.cli import main
from remeld.words import LANGUAGES

WAITS = "k9 b9 r10 r11 o1 o4 k1 b3 b6 k12 k4 o9 r5 o13"
OPENS = "k9 b9 o9 r10 r11 r12 b3"


def test_a_document_has_all_that_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openings", WAITS, "--edition", "goliath", "--players", "2", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"rack", "players", "can_open", "turns", "waits_for", "ways", "games"}
    assert found["ways"] == []
    assert {"tile": "j", "unseen": 2} in found["waits_for"]
    second = found["turns"][1]
    assert second["exact"]
    assert second["chance"] == round(sum(w["unseen"] for w in found["waits_for"]) / 92, 4)
    assert main(["openings", OPENS, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {way["way"] for way in found["ways"]} == {"fewest", "most", "wait"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_it_in_their_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    rack, code = (OPENS, 0) if lang in ("de", "zh-Hans") else (WAITS, 1)
    assert main(["openings", rack, "--players", "3", "--lang", lang]) == code
    out, err = capsys.readouterr()
    assert err == ""
    assert "opening-" not in out
    assert "%" in out


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (["k9 x"], "unknown-tile"),
        (["k9 k9 k9"], "tile-too-often"),
        ([""], "opening-size"),
        (["k9", "--players", "7"], "bad-number"),
    ],
)
def test_bad_input_is_told(capsys: pytest.CaptureFixture[str], asked: list[str], code: str) -> None:
    assert main(["openings", *asked, "--json"]) == 2
    assert json.loads(capsys.readouterr().err)["code"] == code
