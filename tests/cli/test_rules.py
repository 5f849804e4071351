"""`remeld rules`: every field and clause of every edition, for programs and for people."""

import json
from pathlib import Path

import pytest

from remeld.cli.clause_origins import clause_text
from remeld.rules import CLAUSES, EDITIONS, RULES, field_clause, field_source, source
from remeld.words import Words
from tests.cli.calls import remeld


@pytest.fixture
def house(tmp_path: Path) -> str:
    """A house file with a changed and an unchanged rule."""
    file = tmp_path / "house.json"
    file.write_text(json.dumps({"edition": "lanmi", "meld_min": 50, "hand": 14}), "utf-8")
    return str(file)


# All editions


def test_all_editions_as_json() -> None:
    answer = remeld("rules", "--json")
    assert answer.code == 0
    assert set(answer.document) == {"editions"}
    editions = answer.document["editions"]
    assert list(editions) == list(EDITIONS)
    for key, fields in editions.items():
        assert list(fields) == list(RULES)
        for name, field in fields.items():
            assert set(field) == {"value", "clause", "source"}
            assert field["clause"] == field_clause(name)
            assert field["source"] == field_source(name, key)
            if name != "big_set":
                assert field["value"] == getattr(EDITIONS[key], name)
    assert editions["lanmi"]["big_set"]["value"] is None
    assert editions["babyboom"]["big_set"]["value"] == {
        "min_players": 5,
        "colours": 4,
        "copies": 3,
        "jokers": 4,
        "total": 160,
    }


def test_all_editions_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    lines = remeld("rules").out.splitlines()
    words = Words()
    head = lines[0].split("  ")
    assert [cell.strip() for cell in head if cell.strip()] == [
        "Rule",
        *(words.text(f"edition-{key}") for key in EDITIONS),
    ]
    rows = {line[2:].partition("  ")[0]: line for line in lines[1 : len(RULES) + 1]}
    assert list(rows) == [words.text(f"field-{name}") for name in RULES]
    for name in RULES:
        line = rows[words.text(f"field-{name}")]
        values = {getattr(rules, name) for rules in EDITIONS.values()}
        assert line.startswith("≠ " if len(values) > 1 else "  ")
        rulings = [key for key in EDITIONS if field_source(name, key) == "ruling"]
        assert line.count("*") == len(rulings)
    assert rows["time limit only if wanted"].split()[-5:] == ["no", "no", "no", "no", "yes"]
    assert "* our ruling" in lines[len(RULES) + 1]


@pytest.mark.parametrize("columns", ["10", "40", "80", "500"])
def test_no_letter_is_lost_on_any_screen(monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for arguments in ([], ["--edition", "john-adams"], ["--clause", "R6"]):
        answer = remeld("rules", *arguments)
        assert (answer.code, answer.err) == (0, "")
        assert "…" not in answer.out


# One edition


@pytest.mark.parametrize("key", EDITIONS)
def test_the_clauses_of_an_edition(key: str) -> None:
    document = remeld("rules", "--edition", key, "--json").document
    assert set(document) == {"edition", "clauses"}
    assert document["edition"] == key
    assert [each["clause"] for each in document["clauses"]] == [f"R{n}" for n in range(1, 88)]
    for each in document["clauses"]:
        assert set(each) == {"clause", "title", "text", "source", "rulings", "fields", "parts"}
        clause = CLAUSES[each["clause"]]
        assert each["source"] == source(clause.id, key)
        assert each["rulings"] == list(clause.rulings(key))
        assert " ".join(part["text"] for part in each["parts"]) == each["text"]
        for part in each["parts"]:
            assert set(part) == {"text", "source", "headings", "rulings", "unlike"}
            assert bool(part["headings"]) == (part["source"] in ("booklet", "implied"))
        assert list(each["fields"]) == list(clause.fields)
        assert each["title"]
        assert each["text"].endswith(("．", ".", "”."))


def test_the_clauses_for_people() -> None:
    answer = remeld("rules", "--edition", "goliath")
    assert answer.out.splitlines()[0] == "Goliath"
    text = " ".join(answer.out.split())
    for id in CLAUSES:
        assert f" {id} {Words().text(f'rule-title-{id}')}. " in text
    assert "take two minutes. [the booklet says so: “LIMITE DE TEMPS”]" in text
    assert "[our ruling (A20)]" in text
    # By part, where a booklet says one thing and leaves another open.
    assert "wins the game. [the booklet says so: “DECOMPTE DES POINTS”] Nothing needs" in text
    assert "German text: our ruling (A47)]" in text


def test_a_heading_is_told_in_the_readers_language_where_the_booklet_has_it() -> None:
    german = remeld("rules", "--edition", "goliath", "--clause", "R68", "--lang", "de")
    assert "[so steht es im Heft: „SPIELZEIT“]" in " ".join(german.out.split())
    chinese = remeld("rules", "--edition", "broadway", "--clause", "R68", "--lang", "zh-Hans")
    assert "[说明书写明：“时限”]" in chinese.out.replace("\n", "")
    french = remeld("rules", "--edition", "john-adams", "--clause", "R68", "--lang", "fr")
    assert "« Playing The Game »" in " ".join(french.out.split())


def test_a_sentence_follows_the_rules() -> None:
    words = Words()
    house = EDITIONS["john-adams"].replace(hand=10, colours=6, big_set=None, call=None)
    assert clause_text(words, house, CLAUSES["R23"]) == "Every player takes 10 tiles."
    assert "158 tiles" in clause_text(words, house, CLAUSES["R2"])
    assert clause_text(words, house, CLAUSES["R6"]).startswith("There is no bigger set")
    assert "all 160 tiles" in clause_text(words, EDITIONS["john-adams"], CLAUSES["R6"])
    for key, id in ((key, id) for key in EDITIONS for id in CLAUSES):
        assert clause_text(words, EDITIONS[key], CLAUSES[id])


def test_a_house_rule_is_said_to_be_one(house: str) -> None:
    document = remeld("rules", "--house", house, "--json").document
    assert document["edition"] == "lanmi(meld_min=50)"
    sources = {each["clause"]: each["source"] for each in document["clauses"]}
    assert sources["R30"] == "house"
    assert {id for id, origin in sources.items() if origin == "house"} == {"R30"}
    text = " ".join(remeld("rules", "--house", house).out.split())
    assert text.startswith("Lanmi with house rules R1 ")
    # The house has changed one part of the clause; the other is still the booklet's.
    assert "at least 50 points together. [changed by the house] A tile is worth" in text
    (melds,) = (each for each in document["clauses"] if each["clause"] == "R30")
    assert [part["source"] for part in melds["parts"]] == ["house", "booklet"]


# One clause


def test_one_clause_of_all_editions() -> None:
    document = remeld("rules", "--clause", "r34", "--json").document
    assert set(document) == {"clause", "editions", "rulings"}
    assert document["clause"] == "R34"
    assert list(document["editions"]) == list(EDITIONS)
    assert document["editions"]["goliath"]["fields"] == {"table_in_meld_turn": "openAfterMeld"}
    assert list(document["rulings"]) == ["A10", "A11", "A50"]
    text = " ".join(remeld("rules", "--clause", "R34").out.split())
    assert text.startswith("Clause R34 Broadway Table in the meld turn.")
    for id in ("A10", "A11", "A50"):
        assert f" {id} {Words().text(f'ruling-{id}')}" in text


def test_one_clause_of_one_edition(house: str) -> None:
    document = remeld("rules", "--clause", "R30", "--house", house, "--json").document
    assert document["edition"] == "lanmi(meld_min=50)"
    assert [each["clause"] for each in document["clauses"]] == ["R30"]
    assert list(document["rulings"]) == ["A50"]
    text = " ".join(remeld("rules", "--clause", "R30", "--edition", "lanmi").out.split())
    assert text.startswith("Clause R30 Lanmi Initial meld.")


@pytest.mark.parametrize("id", ["R88", "R0", "43", "", "R" * 10_000, "R 1"])
def test_a_clause_that_is_not_there(id: str) -> None:
    assert remeld("rules", "--clause", id).sentence.startswith("There is no clause “")
