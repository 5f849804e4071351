"""Understanding what is heard: words of the catalogue back into tiles, sets and racks."""

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import zip_longest
from typing import NamedTuple

from remeld.rules import EDITIONS
from remeld.words import Words

__all__ = ["HeardSet", "Understanding"]

HOLE = "⟦{}⟧"
HIGHEST = 13
MOST_TILES = 120
# What stands between the last two of several things.
AND = {"en": "and", "de": "und", "fr": "et", "nl": "en", "es": "y|e", "pt": "e"}


class HeardSet(NamedTuple):
    """A set as it was told; `whole`: nothing was said to be wrong with it."""

    number: int
    faces: list[str]
    whole: bool


class Understanding:
    """The words of one language in the words of one edition."""

    def __init__(self, lang: str, edition: str) -> None:
        self.words = Words(lang, edition)
        self.fourth = EDITIONS[edition].fourth_colour
        between = AND.get(lang, "和")
        edge = r"\b" if lang in AND else ""
        self._and = re.compile(rf"(?:[\s,、，]|{edge}(?:{between}){edge})+")

    def text(self, id: str, **values: object) -> str:
        """A text of the catalogue."""
        return self.words.text(id, **values)

    def pattern(self, id: str, *holes: str, **values: object) -> str:
        """A message as a regular expression in which these values are groups."""
        said = self.text(id, **{name: HOLE.format(name) for name in holes}, **values)
        return re.sub("⟦(.*?)⟧", r"(?P<\1>.+?)", re.escape(said))

    def find(self, said: str, id: str, *holes: str, **values: object) -> re.Match[str] | None:
        """The first place where that was said."""
        return re.search(r"(?<!\d)" + self.pattern(id, *holes, **values), said)

    # Tiles

    @cached_property
    def colours(self) -> dict[str, str]:
        """Names of colours, and their letters; the joker's too."""
        return {self.text(f"colour-{key}", fourth_colour=self.fourth): key for key in "krbogpj"}

    @cached_property
    def tiles(self) -> dict[str, str]:
        """Names of tiles, and their faces."""
        named = {
            self.text("page-tile", colour=name, number=number): f"{key}{number}"
            for name, key in self.colours.items()
            for number in range(1, HIGHEST + 1)
            if key != "j"
        }
        return {**named, self.joker: "j"}

    @cached_property
    def joker(self) -> str:
        """What a joker is called."""
        return self.text("colour-j")

    @cached_property
    def _jokers(self) -> dict[str, str]:
        """Jokers that stand for something: the names, and what they stand for."""
        named = {self.text("page-joker-as", tile=name): face for name, face in self.tiles.items()}
        numbers = range(1, HIGHEST + 1)
        return {
            **named,
            **{self.text("page-joker-number", number=number): f"-{number}" for number in numbers},
        }

    def name(self, face: str) -> str:
        """What a tile is called."""
        return next(name for name, known in self.tiles.items() if known == face)

    # What lies somewhere

    def sets(self, said: str) -> list[list[str]]:
        """The tiles that a text names: runs and groups as lists, other tiles one by one."""
        return [found for found, _ in self._scan(said)]

    def table(self, said: str) -> list[HeardSet]:
        """The sets that a text tells of, shortly one by one."""
        return self._tell("typed-set", said, {"tiles": "", "whole": True})

    def named_set(self, said: str) -> HeardSet:
        """The set that has this name."""
        (found,) = self._tell("page-set", said, {"tiles": "", "count": "⟦count⟧"})
        return found

    def _tell(self, id: str, said: str, values: dict[str, object]) -> list[HeardSet]:
        head = re.sub(r"[\\.。]+$", "", self.pattern(id, "number", **values))
        starts = list(re.finditer(head.replace(".+?", r"\d+"), said))
        ends = [start.start() for start in starts[1:]]
        return [
            self._set(int(start["number"]), said[start.end() : end])
            for start, end in zip_longest(starts, ends)
        ]

    def _set(self, number: int, said: str) -> HeardSet:
        # What is said of a set after its tiles may name tiles again.
        broken = self.text("page-set-broken", number=0, count=0, tiles="⟦⟧", reason="⟦⟧")
        tiles, wrong, _ = said.partition(broken.split("⟦⟧")[1].rstrip())
        return HeardSet(number, [face for each in self.sets(tiles) for face in each], not wrong)

    def rack(self, said: str) -> list[str]:
        """The tiles of a rack that was told colour by colour."""
        for count in range(1, MOST_TILES):
            found = self.find(said, "typed-rack", "tiles", count=count)
            if found:
                break
        else:
            assert self.text("page-rack-empty") in said, said
            return []
        between = self.text("typed-more", tiles="⟦⟧", next="⟦⟧").split("⟦⟧")[1]
        faces = [face for part in found["tiles"].split(between) for face in self._colour(part)]
        assert len(faces) == count, (said, faces)
        return faces

    def _colour(self, said: str) -> list[str]:
        if said == self.joker:
            return ["j"]
        for name, key in self.colours.items():
            found = re.fullmatch(self.pattern("typed-colour", "numbers", colour=name), said)
            if found:
                return [f"{key}{number}" for number in re.findall(r"\d+", found["numbers"])]
        raise AssertionError(f"no colour: {said!r}")

    def tile_in_set(self, said: str) -> tuple[str, int]:
        """A tile of the table by its name, and the number of its set."""
        pattern = self.pattern("page-tile-in-set", "tile", "set").replace("<set>.+?", r"<set>\d+")
        found = re.fullmatch(pattern, said)
        assert found, said
        face = "j" if found["tile"] in self._jokers else self.tiles[found["tile"]]
        return face, int(found["set"])

    def tile_on_rack(self, said: str) -> str:
        """A tile of the rack by its name."""
        new = re.fullmatch(self.pattern("page-tile-new", "tile"), said)
        return self.tiles[new["tile"] if new else said]

    # Reading on from a place in a text

    @cached_property
    def _run(self) -> re.Pattern[str]:
        pattern = self.pattern("page-run-words", "colour", "first", "last")
        names = "|".join(map(re.escape, self.colours))
        pattern = pattern.replace("<colour>.+?", f"<colour>{names}")
        return re.compile(re.sub("<(first|last)>[^)]*", r"<\1>\\d+", pattern))

    @cached_property
    def _group(self) -> re.Pattern[str]:
        before = self.text("page-group-words", number="⟦number⟧", colours="⟦⟧").split("⟦⟧")[0]
        return re.compile(re.escape(before).replace(re.escape("⟦number⟧"), r"(?P<number>\d+)"))

    @staticmethod
    def _any(names: dict[str, str]) -> re.Pattern[str]:
        return re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))

    def _scan(self, said: str) -> Iterator[tuple[list[str], int]]:
        jokers, tiles, colours = map(self._any, (self._jokers, self.tiles, self.colours))
        at = 0
        while at < len(said):
            if found := self._run.match(said, at):
                first, last = int(found["first"]), int(found["last"])
                key, at = self.colours[found["colour"]], found.end()
                run = [f"{key}{number}" for number in range(first, last + 1)]
                while (told := self._next(jokers, said, at)) and self._jokers[told[0]] in run:
                    run[run.index(self._jokers[told[0]])] = "j"
                    at = told.end()
                yield run, at
            elif (found := self._group.match(said, at)) and colours.match(said, found.end()):
                number, at, group = found["number"], found.end(), list[str]()
                while told := self._next(jokers, said, at) or self._next(colours, said, at):
                    key = self.colours.get(told[0], "j")
                    group.append("j" if key == "j" else f"{key}{number}")
                    at = told.end()
                yield group, at
            elif found := jokers.match(said, at):
                at = found.end()
                yield ["j"], at
            elif found := tiles.match(said, at):
                at = found.end()
                yield [self.tiles[found[0]]], at
            else:
                at += 1

    def _next(self, names: re.Pattern[str], said: str, at: int) -> re.Match[str] | None:
        """The next name in a list that goes on here."""
        between = self._and.match(said, at)
        return names.match(said, between.end() if between else at)
