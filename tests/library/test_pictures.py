"""Pictures: every tile is drawn once, what was laid is marked, and nothing else is in them."""

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import remeld
from remeld.library.fresh_tiles import fresh_tiles, fresh_tiles_by_steps
from remeld.notation import pictures
from remeld.notation.pictures import draw
from remeld.rules import EDITIONS, JOKER, Tile, count
from tests.cli.calls import remeld as command

SVG = "{http://www.w3.org/2000/svg}"
READ = {path: digit for digit, path in pictures.DIGITS.items()}
TABLE = "k4 r4 o4, b3 b4 b5 b6"


def drawn(svg: str) -> list[ElementTree.Element]:
    """The tiles of a picture."""
    root = ElementTree.fromstring(svg)
    return [each for each in root if each.tag == f"{SVG}g"]


def number(tile: ElementTree.Element) -> str:
    """The digits that are drawn on a tile."""
    return "".join(READ.get(path.get("d", ""), "") for path in tile.iter(f"{SVG}path"))


tiles = st.builds(Tile, st.sampled_from("krbogp"), st.integers(1, 13), st.booleans())


@settings(max_examples=40)
@given(sets=st.lists(st.lists(tiles | st.just(JOKER), min_size=1, max_size=13), max_size=20))
def test_every_tile_is_drawn_where_there_is_room(sets: list[list[Tile]]) -> None:
    table = tuple(map(tuple, sets))
    svg = draw(EDITIONS["broadway"], table, rack=())
    root = ElementTree.fromstring(svg)
    flat = [tile for each in table for tile in each]
    found = drawn(svg)
    assert [number(each) for each in found] == [
        str(tile.number) if tile.declared else "" for tile in flat
    ]
    moved = [re.findall(r"[-\d.]+", each.get("transform", "")) for each in found]
    places = [(float(x), float(y)) for x, y in moved]
    assert len(set(places)) == len(places)
    wide, high = float(root.get("width", "")), float(root.get("height", ""))
    assert all(0 < x < x + 40 < wide and 0 < y < y + 53 < high for x, y in places)
    assert wide <= pictures.WIDEST + 40
    assert root.findtext(f"{SVG}title") == f"{remeld.Table(table)} | "


def test_what_a_solution_lays_is_marked_and_nothing_else() -> None:
    game = remeld.play_game(["cat", "rabbit"], edition="goliath", seed=3)
    marked = 0
    for position in [each for each in game.record.positions() if each.table][::6]:
        play = remeld.best_play(position.ruleset, position.table, position.rack)
        marks = fresh_tiles_by_steps(play.before, play.steps)
        if play.played:
            assert len(marks) == len(play.table)
            assert sum(marks, Counter[Tile]()) == count(play.played)
            assert all(mark <= count(each) for mark, each in zip(marks, play.table, strict=True))
            by_tables = fresh_tiles(play.before, play.table)
            assert sum(by_tables, Counter[Tile]()) == count(play.played)
        assert play._repr_svg_().count(pictures.FRESH) == play.tiles_played
        marked += play.tiles_played
    assert marked > 10


@pytest.mark.parametrize("edition", ["goliath", "broadway"])
def test_the_fourth_colour_is_that_of_the_box(edition: str) -> None:
    svg = remeld.best_play(edition, "", "o10-12")._repr_svg_()
    assert ("#836200" in svg) == (edition == "goliath")


def test_whatever_can_be_shown_shows_itself() -> None:
    game = remeld.Game.new(["Ann", "Ben"], seed=1)
    for value in (game, game.position, game.view(game.turn), remeld.Tiles(game.position.rack)):
        assert len(drawn(value._repr_svg_())) == 14
    assert len(drawn(remeld.Table(TABLE)._repr_svg_())) == 7
    assert game.view(None)._repr_svg_().count("<rect") == 1


def test_the_command_writes_svg_and_png(tmp_path: Path) -> None:
    for name, start in (("a.svg", b"<svg "), ("a.PNG", b"\x89PNG")):
        answer = command("picture", "--table", TABLE, "--output", str(tmp_path / name))
        assert (answer.code, answer.out, answer.err) == (0, "", "")
        assert (tmp_path / name).read_bytes().startswith(start)
    png = (tmp_path / "a.PNG").read_bytes()
    assert int.from_bytes(png[16:20]) == 1200
    arguments = ("--rack", "b3", "--width", "200", "--output", str(tmp_path / "b.png"), "--json")
    told = json.loads(command("picture", *arguments).out)
    made = (tmp_path / "b.png").read_bytes()
    assert (told["width"], told["height"]) == (200, int.from_bytes(made[20:24]))
    assert int.from_bytes(made[16:20]) == 200
    svg = command("picture", "--rack", "?? y3 j=b8", "--edition", "goliath", "--lang", "en").out
    assert len(drawn(svg)) == 3
    text = "remeld-position 1; rules goliath; turn 1; pool k1; table b4-6; melded b3; new r1 j"
    assert len(drawn(command("picture", "--position", text).out)) == 5


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--rack", "b3", "--output", "a.gif"], 2, "must end with .svg or .png"),
        (["--output", "a.svg"], 2, "--table is missing"),
        (["--position", "x"], 2, "not the start of a position"),
        (["--position", "x", "--rack", "b3"], 2, "Give either --position"),
        (["--rack", "b14"], 2, "b14"),
        (["--rack", "b3", "--width", "0"], 2, "--width"),
        (["--rack", "b3", "--output", "no/such/folder/a.svg"], 2, "no/such/folder/a.svg"),
    ],
)
def test_what_cannot_be_drawn_is_said(
    arguments: list[str], code: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = command("picture", *arguments, "--lang", "en")
    assert (answer.code, answer.out) == (code, "")
    assert words in answer.err
    assert list(tmp_path.iterdir()) == []
