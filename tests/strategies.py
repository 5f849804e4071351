"""Random tiles, tables, rulesets, positions and moves for hypothesis."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from remeld.rules import (
    COLOURS,
    EDITIONS,
    JOKER,
    RULES,
    UNKNOWN,
    BigSet,
    Draw,
    Move,
    Pass,
    Play,
    Position,
    Rack,
    Ruleset,
    RulesetError,
    Table,
    Tile,
    TileSet,
)
from remeld.rules.ruleset import allowed

__all__ = [
    "any_racks",
    "any_tables",
    "any_tiles",
    "changed_rulesets",
    "editions",
    "legal_tables",
    "moves",
    "positions",
    "rule_values",
]

editions = st.sampled_from(list(EDITIONS.values()))

_numbers = st.integers(1, 13)
_colours = st.sampled_from(COLOURS)
any_tiles: st.SearchStrategy[Tile] = st.one_of(
    st.builds(Tile, _colours, _numbers),
    st.builds(Tile, _colours, _numbers, st.just(True)),
    st.just(JOKER),
    st.just(UNKNOWN),
)
"""Every tile that can be written, also one that no box holds so often."""
any_racks: st.SearchStrategy[Rack] = st.lists(any_tiles, max_size=20).map(tuple)
any_sets: st.SearchStrategy[TileSet] = st.lists(any_tiles, min_size=1, max_size=14).map(tuple)
any_tables: st.SearchStrategy[Table] = st.lists(any_sets, max_size=8).map(tuple)
"""Sets of any tiles, legal or not."""

moves: st.SearchStrategy[Move] = st.one_of(
    st.just(Draw()), st.just(Pass()), st.builds(Play, any_tables)
)

_words = st.text(
    st.characters(exclude_categories=("C", "Z"), include_characters=" "), min_size=1, max_size=40
).filter(lambda text: text.strip() != "" and text.isprintable())
_big_sets = st.builds(
    BigSet, st.integers(2, 6), st.integers(1, 6), st.integers(1, 4), st.integers(0, 4)
)


def rule_values(name: str) -> st.SearchStrategy[Any]:
    """The values that a rule may have."""
    if name == "big_set":
        return st.one_of(st.none(), _big_sets)
    choice = allowed(name)
    if choice == "word":
        return st.one_of(st.none(), _words)
    if isinstance(choice, range):
        return st.integers(choice[0], choice[-1])
    assert isinstance(choice, tuple)
    return st.sampled_from(choice)


@st.composite
def changed_rulesets(draw: st.DrawFn) -> Ruleset:
    """An edition with any of its rules changed."""
    base = draw(editions)
    names = draw(st.lists(st.sampled_from(RULES), unique=True, max_size=len(RULES)))
    changes = {name: draw(rule_values(name)) for name in names}
    try:
        return base.replace(**changes)
    except RulesetError as error:
        # Each value is allowed; together there can be too few tiles for so many hands.
        assume(error.values["field"] not in ("hand", "players_min"))
        raise


def legal_set(rng: Random, rules: Ruleset, left: Counter[Tile]) -> TileSet | None:
    """A legal set from the tiles that are left, or None where the first idea did not fit."""
    colours = COLOURS[: rules.colours]
    number, colour = rng.randint(1, rules.numbers), rng.choice(colours)
    if rng.random() < 0.5 and rules.colours >= 3:
        size = rng.randint(3, min(rules.group_max, rules.colours))
        tiles = [Tile(each, number) for each in rng.sample(colours, size)]
    else:
        first = min(number, rules.numbers - 2)
        last = rng.randint(first + 2, min(rules.numbers, first + rules.run_max - 1))
        tiles = [Tile(colour, each) for each in range(first, last + 1)]
    # Jokers only beside two numbered tiles, so that there is one reading.
    for place in rng.sample(range(len(tiles)), len(tiles) - 2):
        if rng.random() < 0.2:
            told = Tile(*tiles[place][:2], joker=True)
            tiles[place] = told if rng.random() < 0.5 else JOKER
    used = Counter(tile.plain for tile in tiles)
    return tuple(tiles) if used <= left else None


def deal(rng: Random, rules: Ruleset) -> tuple[Table, list[Tile]]:
    """A legal table, and the tiles of the box that do not lie on it, shuffled."""
    left = Counter(rules.box.tiles())
    table: list[TileSet] = []
    for _ in range(rng.randint(0, 8)):
        tiles = legal_set(rng, rules, left)
        if tiles:
            table.append(tiles)
            left -= Counter(tile.plain for tile in tiles)
    rest = list(left.elements())
    rng.shuffle(rest)
    return tuple(table), rest


@st.composite
def legal_tables(draw: st.DrawFn) -> tuple[Ruleset, Table]:
    """An edition and a table that can lie in it."""
    rules, rng = draw(editions), draw(st.randoms(use_true_random=False))
    return rules, deal(rng, rules)[0]


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position in some edition with two to six seats, all tiles of the box in it."""
    rng = draw(st.randoms(use_true_random=False))
    rules = draw(editions)
    players = draw(st.integers(rules.players_min, rules.players_max))
    rules = rules.sized_for(players)
    table, rest = deal(rng, rules)
    racks = []
    for _ in range(players):
        size = rng.randint(0, min(14, len(rest)))
        racks.append(tuple(rest[:size]))
        rest = rest[size:]
    return Position(
        ruleset=rules,
        racks=tuple(racks),
        melded=tuple(rng.random() < 0.5 for _ in range(players)),
        table=table,
        pool=tuple(rest),
        turn=rng.randrange(players),
    )
