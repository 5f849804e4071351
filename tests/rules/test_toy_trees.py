"""Whole toy games, counted through the referee and without it; the counts are in the data."""

from pathlib import Path
from typing import NamedTuple

import pytest

from remeld.notation import parse_rack, parse_table
from remeld.rules import EDITIONS, Rack
from tests.rules.toys import Bits, Referee, Split, Toy, Tree, joined

FILE = Path(__file__).parent.parent / "data" / "toy-trees.txt"


class Entry(NamedTuple):
    """A toy of the file in one edition, and the tree that is expected."""

    toy: Toy
    edition: str
    changes: dict[str, int]
    tree: Tree


def entries() -> list[object]:
    found: list[object] = []
    for block in FILE.read_text("utf-8").split("\n\n")[1:]:
        lines = block.strip().split("\n")
        values = dict(line.partition(" ")[::2] for line in lines[:6])
        one, two = (sorted_rack(text) for text in values["racks"].split("|"))
        first, second = (word == "yes" for word in values["melded"].split())
        toy = Toy(
            (one, two), (first, second), parse_table(values["table"]), parse_rack(values["pool"])
        )
        pairs = (word.partition("=")[::2] for word in values["rules"].split())
        changes = {name: int(number) for name, number in pairs}
        for line in lines[6:]:
            edition, _, counts = line.partition(": ")
            name = f"{values['toy']}-{edition}"
            found.append(pytest.param(Entry(toy, edition, changes, read_tree(counts)), id=name))
    return found


def sorted_rack(text: str) -> Rack:
    return tuple(sorted(parse_rack(text)))


def read_tree(text: str) -> Tree:
    lines, won, blocked = (list(map(int, part.split()[1:])) for part in text.split("; "))
    return Tree(tuple(lines), (won[0], won[1]), blocked[0])


def differences(one: Split, other: Split) -> str:
    """The first moves below which the two do not count the same."""
    names = sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
    return "\n".join(
        f"{name}:\n  referee {one.get(name)}\n  bits    {other.get(name)}" for name in names
    )


@pytest.mark.parametrize("entry", entries())
def test_both_ways_count_the_same(entry: Entry) -> None:
    rules = EDITIONS[entry.edition].replace(copies=1, hand=1, players_max=2, **entry.changes)
    by_referee = Referee(rules).split(entry.toy)
    by_bits = Bits(rules).split_toy(entry.toy)
    assert by_referee == by_bits, f"the trees differ after\n{differences(by_referee, by_bits)}"
    assert joined(by_referee) == entry.tree, by_referee


def test_the_file_has_every_edition_of_every_toy() -> None:
    text = FILE.read_text("utf-8")
    toys = text.count("\ntoy ")
    assert toys == 4
    assert all(text.count(f"\n{edition}: ") == toys for edition in EDITIONS)


def test_both_know_the_same_sets() -> None:
    rules = EDITIONS["goliath"].replace(
        numbers=5, colours=4, copies=1, jokers=1, hand=1, players_max=2
    )
    assert len(Referee(rules).sets) == len(Bits(rules).sets)
