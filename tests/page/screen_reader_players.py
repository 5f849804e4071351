"""Players who do not see the screen: they hear, type and press keys, and know the solver."""

import re
import time
from abc import ABC, abstractmethod
from collections import Counter
from typing import NamedTuple

from remeld.notation import format_table, parse_rack, parse_ruleset, parse_table
from remeld.solver import best_play
from tests.page.accessibility_tree import Ear, Node
from tests.page.move_plan import Into, New, Target, next_move, read_table
from tests.page.screen_content import Box, Piece, Seen, SeenSet
from tests.page.speech_parser import HeardSet, Understanding
from tests.page.visitors import Visitor
from tests.patience import PATIENCE

__all__ = ["MOST_TABS", "Listener", "PlaysByKeys", "Types"]

NOWHERE = Box(0, 0, 0, 0)
MOST_MOVES = 120
MOST_TABS = 60
MOST_TILES = 60
MOST_IN_POOL = 160
MOST_SETS = 40


class Known(NamedTuple):
    """What a player has heard of the game."""

    sets: list[list[str]]
    rack: list[str]
    melded: bool


class Listener(ABC):
    """Somebody at a table who only hears; what is done and heard is written down."""

    def __init__(self, visitor: Visitor, edition: str, name: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.edition = edition
        self.name = name
        self.knows = Understanding(visitor.lang, edition)
        # A busy machine may be so slow that the page says so at any time.
        self.ear = Ear(visitor.page, unheard=self.knows.text("page-silent"))
        self.script: list[str] = []
        """The game as a script: `> ` before what was typed or pressed."""
        self.turns = 0
        self._read = 0
        self._unheeded: list[str] = []

    def sit_down(self, table: str) -> None:
        """Load the page of a table, and wait for the words of its edition."""
        self.visitor.go(f"/t/{table}")
        self.page.locator(f"html[data-edition='{self.edition}']").wait_for()

    # Hearing

    def listen(self) -> None:
        """Take in what was announced meanwhile."""
        said = self.ear.heard[self._read :]
        self._read += len(said)
        self.script += said
        self._unheeded += said

    def hear(self, pattern: str, what: str, *, all_of_it: bool = True) -> str:
        """Listen until something like that is said: the announcement, or only up to it.

        What was said before is of no use any more; what is said after it may be.
        """
        self.visitor.until(lambda: self._find(pattern) is not None, what)
        found = self._find(pattern)
        assert found is not None
        said = self._unheeded[found[0]]
        rest = "" if all_of_it else said[found[1] :]
        self._unheeded[: found[0] + 1] = [rest] if rest else []
        return said if all_of_it else said[: found[1]]

    def _find(self, pattern: str) -> tuple[int, int] | None:
        """Which announcement has it, and where it ends there."""
        self.listen()
        for n, said in enumerate(self._unheeded):
            if found := re.search(pattern, said):
                return n, found.end()
        return None

    def wait_for_turn(self) -> bool:
        """Listen until the own turn is announced; False if the game is over instead."""
        mine, over = re.escape(self.knows.text("page-your-turn")), self._over()
        said = self.hear(f"{mine}|{over}", "the own turn", all_of_it=False)
        return re.search(over, said) is None

    def _over(self) -> str:
        ends = [
            self.knows.pattern(f"event-ended-{reason}", "player", count=count)
            for reason in ("out", "blocked")
            for count in (0, 1, 2)
        ]
        return "|".join(re.sub(r"\?P<\w+>", "?:", end) for end in ends)

    # Playing

    def play_out(self) -> None:
        """Play the game to its end."""
        while self.wait_for_turn():
            self.take_turn()
            self.turns += 1

    def take_turn(self) -> None:
        """Ask how things are, play as well as can be, or draw."""
        known = self.explore()
        table = self._best(known)
        if table is not None:
            self.arrange(read_table(table))
        self.end_turn(drawing=table is None)

    def _best(self, known: Known) -> str | None:
        found = best_play(
            parse_ruleset(self.edition).sized_for(2),
            parse_table(", ".join(" ".join(each) for each in known.sets)),
            parse_rack(" ".join(known.rack)),
            melded=known.melded,
        )
        return format_table(found.table) if found.played else None

    def arrange(self, wanted: list[list[str]]) -> None:
        """Move tiles until the table is told like that."""
        for _ in range(MOST_MOVES):
            seen = self.imagine()
            step = next_move(seen, wanted)
            if step is None:
                return
            self.move(seen, *step, wanted)
        raise AssertionError(f"{wanted} is not reached from {self.imagine().table}")

    def melded(self, seats: str) -> bool:
        """Whether the own initial meld is made, by what is told of the players."""
        for melded in (True, False):
            for count in range(MOST_TILES):
                said = self.knows.text(
                    "page-seat", player=self.name, count=count, melded=melded, state=None
                )
                if said in seats:
                    return melded
        raise AssertionError(f"nothing of {self.name} in {seats!r}")

    @abstractmethod
    def explore(self) -> Known:
        """Find out what lies where."""

    @abstractmethod
    def imagine(self) -> Seen:
        """Table and rack as they were told last, or are told now."""

    @abstractmethod
    def move(self, seen: Seen, piece: Piece, target: Target, wanted: list[list[str]]) -> None:
        """Move one tile, or several at once."""

    @abstractmethod
    def end_turn(self, *, drawing: bool) -> None:
        """End the turn and hear that it has ended."""


def _imagined(sets: list[HeardSet], rack: list[str]) -> Seen:
    """What was heard, as if it was seen: pieces are numbered as they are told."""
    ids = iter(range(1, 1000))
    laid = tuple(
        SeenSet(each.number, each.whole, tuple(Piece(next(ids), f, NOWHERE) for f in each.faces))
        for each in sets
    )
    own = tuple(Piece(next(ids), face, NOWHERE) for face in rack)
    return Seen(laid, own, NOWHERE, NOWHERE, (), ())


class Types(Listener):
    """Types moves and questions: letters in one turn, words in the next."""

    _rack: list[str]

    def sit_down(self, table: str) -> None:
        super().sit_down(table)
        self.open()

    def open(self) -> None:
        """Go to the button with Tab and open the line for typing."""
        button = self.knows.text("page-type")
        for _ in range(MOST_TABS):
            focus = self.ear.focus()
            if (focus.role, focus.name) == ("button", button):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        self.visitor.until(lambda: self.ear.focus().role == "textbox", "the line for typing")
        assert self.ear.focus().name == button

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.ear.focus().role == "textbox", "the focus has left the line"
        self.script.append(f"> {line}")
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")

    def word(self, what: str, letter: str) -> str:
        """A question or a deed, as a letter or as a word of the language."""
        if self.turns % 2 == 0:
            return letter
        return re.split("[,，]", self.knows.text(f"typed-word-{what}"))[0].strip()

    def explore(self) -> Known:
        self.type(self.word("players", "p"))
        pool = [self.knows.pattern("typed-pool", count=count) for count in range(MOST_IN_POOL)]
        seats = self.hear("|".join(pool), "the players")
        self.type(self.word("rack", "r"))
        empty = re.escape(self.knows.text("page-rack-empty"))
        tiles = [self.knows.pattern("typed-rack", count=count, tiles="") for count in range(1, 60)]
        heads = "|".join(each.rstrip(".。\\") for each in tiles)
        self._rack = self.knows.rack(self.hear(f"{empty}|{heads}", "the rack"))
        sets = [each.faces for each in self.imagine().sets]
        return Known(sets, self._rack, self.melded(seats))

    def imagine(self) -> Seen:
        empty = re.escape(self.knows.text("page-table-empty"))
        heads = [self.knows.pattern("typed-sets", count=count) for count in range(1, MOST_SETS)]
        self.type(self.word("table", "t"))
        sets = self.knows.table(self.hear("|".join([empty, *heads]), "the table"))
        return _imagined(sets, self._rack)

    def move(self, seen: Seen, piece: Piece, target: Target, wanted: list[list[str]]) -> None:
        line = self._line(seen, piece, target, wanted)
        self.type(line)
        moved = self.knows.pattern("page-moved-set", "tiles", "set")
        self.hear(moved, "what was moved", all_of_it=False)
        if piece in seen.rack:
            laid = Counter(face.partition("=")[0] for face in line.partition(" >")[0].split())
            self._rack = list((Counter(self._rack) - laid).elements())

    def _line(self, seen: Seen, piece: Piece, target: Target, wanted: list[list[str]]) -> str:
        source = next((each for each in seen.sets if piece in each.pieces), None)
        prefix = f"{source.id}: " if source else ""
        if isinstance(target, New):
            whole = [goal for goal in wanted if self._can_lay(seen, goal, piece.face)]
            return prefix + (" ".join(whole[0]) if whole and not source else piece.face)
        base = next(each for each in seen.sets if each.id == target.set)
        if piece.face != "j":
            return f"{prefix}{piece.face} > {target.set}"
        goal = max(wanted, key=lambda each: _common(each, [*base.faces, "j"]))
        told = f"j={self._stands_for(goal)}"
        # A joker that lies in the right set need only be told what it is.
        return f"{prefix}{told}" if source == base else f"{prefix}{told} > {target.set}"

    @staticmethod
    def _can_lay(seen: Seen, goal: list[str], face: str) -> bool:
        own = Counter(piece.face for piece in seen.rack)
        return face in goal and not Counter(goal) - own

    @staticmethod
    def _stands_for(goal: list[str]) -> str:
        """What the first joker of a set stands for; in a group, a colour that it lacks."""
        at = goal.index("j")
        solid = [(n, face) for n, face in enumerate(goal) if face != "j"]
        colours = {face[0] for _, face in solid}
        place, face = solid[0]
        if len(colours) == 1:
            return f"{face[0]}{int(face[1:]) + at - place}"
        return next(f"{key}{face[1:]}" for key in "krbo" if key not in colours)

    def end_turn(self, *, drawing: bool) -> None:
        self.type(self.word("draw", "d") if drawing else self.word("end", "e"))
        self.hear(_own_end(self), "the end of the own turn", all_of_it=False)


class PlaysByKeys(Listener):
    """Walks over the tiles with arrows, takes and lays them with Enter."""

    def explore(self) -> Known:
        tree = self.ear.tree()
        region = tree.one("region", self.knows.text("page-players"))
        seen = self.imagine()
        sets = [each.faces for each in seen.sets]
        return Known(sets, [piece.face for piece in seen.rack], self.melded(region.text))

    def imagine(self) -> Seen:
        tree = self.ear.tree()
        table = tree.one("region", self.knows.text("page-the-table"))
        told = [self._set(item, n) for n, item in enumerate(table.all("listitem"), 1)]
        rack = [self.knows.tile_on_rack(tile.name) for tile in _tiles(self._rack(tree))]
        return _imagined(told, rack)

    def _set(self, item: Node, number: int) -> HeardSet:
        """A set of the list: what it is called, and what its tiles are called, agree."""
        heard = self.knows.named_set(item.one("group").name)
        named = [self.knows.tile_in_set(tile.name) for tile in _tiles(item)]
        assert {set for _, set in named} == {heard.number} == {number}, item.outline()
        assert Counter(heard.faces) == Counter(face for face, _ in named), item.outline()
        return heard._replace(faces=[face for face, _ in named])

    def _rack(self, tree: Node) -> Node:
        names = [self.knows.text("page-your-rack", count=count) for count in range(MOST_TILES)]
        (found,) = [region for region in tree.all("region") if region.name in names]
        return found

    def move(self, seen: Seen, piece: Piece, target: Target, wanted: list[list[str]]) -> None:
        self._walk_to(piece.id)
        if isinstance(target, New):
            self._press("n")
        else:
            self._press("Enter")
            base = next(each for each in seen.sets if each.id == target.set)
            self._press("ArrowDown", base.id)
            self._press("ArrowRight", target.at)
            place = self._place(base, target)
            self.hear(re.escape(place), f"the place: {place}")
            self._press("Enter")
        self.hear(
            self.knows.pattern("page-moved-set", "tiles", "set"), "what was moved", all_of_it=False
        )

    def _place(self, base: SeenSet, target: Into) -> str:
        faces = base.faces
        before = self.knows.name(faces[target.at - 1]) if target.at > 0 else None
        after = self.knows.name(faces[target.at]) if target.at < len(faces) else None
        if before and after:
            return self.knows.text("page-place-between", set=base.id, tile=before, other=after)
        if after:
            return self.knows.text("page-place-before", set=base.id, tile=after)
        return self.knows.text("page-place-after", set=base.id, tile=before)

    def _walk_to(self, id: int) -> None:
        """Go to a tile, by its number in the order in which tiles are read."""
        tiles, here = self._stands()
        for _ in range(MOST_TABS):
            if here:
                break
            self.page.keyboard.press("Tab")
            tiles, here = self._stands()
        assert here, "Tab does not lead to the tiles"
        way = id - here[0]
        self._press("ArrowRight" if way > 0 else "ArrowLeft", abs(way))
        assert self.ear.focus().name == tiles[id - 1].name, "the arrows lead elsewhere"

    def _stands(self) -> tuple[list[Node], list[int]]:
        """All tiles, and the number of the one that has the focus."""
        tree = self.ear.tree()
        table = tree.one("region", self.knows.text("page-the-table"))
        tiles = [*_tiles(table), *_tiles(self._rack(tree))]
        return tiles, [n for n, tile in enumerate(tiles, 1) if tile.states.get("focused")]

    def _press(self, key: str, times: int = 1) -> None:
        if times:
            self.script.append(f"> {key}" + (f" ×{times}" if times > 1 else ""))
        for _ in range(times):
            self.page.keyboard.press(key)

    def _legal(self, count: int) -> str:
        """What is said of a legal turn with one tile or with many, whatever it is worth."""
        said = re.escape(self.knows.text("page-turn-legal", count=count, points="WORTH"))
        return said.replace("WORTH", r"\d+").replace(str(MOST_TILES), r"\d+")

    def end_turn(self, *, drawing: bool) -> None:
        self._walk_to(1)
        legal = "|".join(self._legal(count) for count in (1, MOST_TILES))
        give_up = time.monotonic() + PATIENCE
        words = ""
        while not drawing and not re.search(legal, words):
            assert time.monotonic() < give_up, f"the referee only says: {words}"
            self._press("w")
            words = self.hear(r"\S", "the referee's word")
        self._press("e")
        self.hear(_own_end(self), "the end of the own turn", all_of_it=False)


def _tiles(node: Node) -> list[Node]:
    """Tiles are buttons that are pressed or not; others only do something."""
    return [each for each in node.all("button") if "pressed" in each.states]


def _common(one: list[str], other: list[str]) -> int:
    return sum((Counter(one) & Counter(other)).values())


def _own_end(player: Listener) -> str:
    """What is said when the own turn has ended: a play, a draw, a pass."""
    knows, name = player.knows, player.name
    ends = [
        knows.pattern("page-played", "moves", player=name),
        knows.pattern("event-drew-seen", "tiles", player=name),
        knows.pattern("event-drew", player=name, count=0),
        knows.pattern("event-passed", player=name),
    ]
    return "|".join(re.sub(r"\?P<\w+>", "?:", end) for end in ends)
