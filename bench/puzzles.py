"""All puzzles of the package looked at by a stranger: `python -m bench.puzzles`.

Nothing that made them is asked. Every play of each is written down by a brute force
(`bench.every_play`): the answer must be the only one that does what is asked. Nobody may see it at
a glance: two tiles at least must move. Names of colours must not make two of one. The brute force
lets jokers be any tile. Where an edition binds them more it allows a part of these plays, so that
what is unique among all of them is unique; where that is not enough, what the solver lists decides,
and the last lines say how often.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

from bench.every_play import JOKER, Play, every_play, kinds_of
from remeld.rules import COLOURS, EDITIONS, Rack, Tile, TileSet, judge, spread
from remeld.solver import all_plays
from remeld.study import KINDS, Puzzle, shipped_list, shipped_puzzle

WITHOUT_A_GLANCE = ("first-30", "endgame")
"""Kinds in which it is not the tiles to move that are to be found."""
MANY_SETS = 3


def plays_of(puzzle: Puzzle) -> set[Play]:
    """Every play of a puzzle, if jokers are free."""
    table = spread(puzzle.table)
    if puzzle.melded:
        return {*every_play(table, puzzle.rack)} - {()}
    rules, found = puzzle.ruleset, set()
    for meld, worth in every_play((), puzzle.rack).items():
        if worth < rules.meld_min:
            continue
        found.add(meld)
        if rules.table_in_meld_turn != "closed":
            rest, laid = _parted(puzzle.rack, meld)
            found |= {tuple(sorted((*meld, *more))) for more in every_play((*table, *laid), rest)}
    return found


def _parted(rack: Rack, laid: Play) -> tuple[Rack, Rack]:
    """What stays of a rack, and what is laid."""
    left = Counter(laid)
    stays: list[Tile] = []
    goes: list[Tile] = []
    for tile in rack:
        (kind,) = kinds_of((tile,))
        (goes if left[kind] > 0 else stays).append(tile)
        left[kind] -= 1
    return tuple(stays), tuple(goes)


def answers(puzzle: Puzzle, plays: set[Play]) -> set[Play]:
    """Those of the plays that do what the puzzle asks for."""
    if puzzle.kind == "endgame":
        return {play for play in plays if not _next_can_play(puzzle, play)}
    if puzzle.kind in ("first-30", "find-the-play"):
        return plays
    most = max(map(len, plays), default=0)
    return {play for play in plays if len(play) == most}


def _next_can_play(puzzle: Puzzle, play: Play) -> bool:
    _, laid = _parted(puzzle.rack, play)
    return len(every_play((*spread(puzzle.table), *laid), puzzle.other)) > 1


def is_size_right(puzzle: Puzzle) -> bool:
    """Whether the answer lays as many tiles as its kind says."""
    wanted = {"go-out": len(puzzle.rack), "all-but-one": len(puzzle.rack) - 1, "find-the-play": 1}
    return len(puzzle.answer) == wanted.get(puzzle.kind, len(puzzle.answer))


def is_seen_at_a_glance(puzzle: Puzzle) -> bool:
    """Whether the answer can be laid with at most one tile of the table in another set."""
    sets = [kinds_of(tiles) for tiles in puzzle.table]
    answer = kinds_of(puzzle.answer)
    if _fits(sets, answer):
        return True
    for place, tiles in enumerate(sets):
        others = sets[:place] + sets[place + 1 :]
        for kind in set(tiles):
            rest = _less(tiles, kind)
            if is_set(rest) and _fits([*others, rest], tuple(sorted((*answer, kind)))):
                return True
    return False


def _fits(sets: list[Play], tiles: Play) -> bool:
    """Whether tiles can be laid with no set touched: beside sets of the table, or as new ones."""
    if not tiles:
        return True
    for kind in set(tiles):
        rest = _less(tiles, kind)
        for place, each in enumerate(sets):
            grown = tuple(sorted((*each, kind)))
            if is_set(grown) and _fits([*sets[:place], grown, *sets[place + 1 :]], rest):
                return True
    first = tiles[0]
    for new in {(first, *pair) for pair in combinations(tiles[1:], 2)}:
        if is_set(new):
            left = Counter(tiles) - Counter(new)
            if _fits([*sets, new], tuple(sorted(left.elements()))):
                return True
    return False


def _less(tiles: Play, kind: int) -> Play:
    place = tiles.index(kind)
    return tiles[:place] + tiles[place + 1 :]


def is_set(tiles: Play) -> bool:
    """Whether these are a group or a run, a joker as any tile.

    >>> from remeld.notation import parse_rack
    >>> tried = ("b4 b6 j", "b4 r4 k4", "b4 b5", "b4 b5 b5")
    >>> [is_set(kinds_of(parse_rack(tiles))) for tiles in tried]
    [True, True, False, False]
    """
    real = [divmod(kind, len(COLOURS)) for kind in tiles if kind != JOKER]
    numbers = sorted({number for number, _ in real})
    colours = {colour for _, colour in real}
    if len(tiles) < 3 or not real:
        return False
    if len(numbers) == 1 and len(colours) == len(real) and len(tiles) <= 4:
        return True
    steady = len(colours) == 1 and len(numbers) == len(real)
    return steady and numbers[-1] - numbers[0] < len(tiles) <= 13


def is_kind_missed(puzzle: Puzzle) -> bool:
    """Whether a claim of its kind does not hold: three sets must change, a group of four must."""
    table, answer = puzzle.table, kinds_of(puzzle.answer)
    if puzzle.kind == "rebuild":
        few = range(MANY_SETS)
        some = [spread(sets) for many in few for sets in combinations(table, many)]
        return any(answer in every_play(tiles, puzzle.answer) for tiles in some)
    if puzzle.kind == "fourth-tile":
        rest = spread(tuple(tiles for tiles in table if not _is_four(tiles)))
        return max(map(len, every_play(rest, puzzle.rack))) >= len(answer)
    return False


def _is_four(tiles: TileSet) -> bool:
    return len(tiles) == 4 and len({tile.number for tile in tiles}) == 1


def likeness(puzzle: Puzzle) -> str:
    """A text that is the same under other names of colours."""
    colours = COLOURS[: puzzle.ruleset.colours]
    texts = []
    for order in permutations(range(len(colours))):

        def named(kind: int, order: tuple[int, ...] = order) -> int:
            number, colour = divmod(kind, len(COLOURS))
            return kind if kind == JOKER else number * len(COLOURS) + order[colour]

        parts = [*sorted(sorted(map(named, kinds_of(tiles))) for tiles in puzzle.table)]
        racks = [sorted(map(named, kinds_of(rack))) for rack in (puzzle.rack, puzzle.other)]
        texts.append(f"{parts} {racks}")
    return min(texts)


def faults(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle; "solver" where free jokers could do more than the edition's."""
    answer = {kinds_of(puzzle.answer)}
    rules, table, rack = puzzle.ruleset, puzzle.table, puzzle.rack
    if not judge(rules, table, puzzle.solution.table, rack, melded=puzzle.melded).legal:
        yield "the referee refuses the answer"
    if Counter(spread(table)) + Counter(rack) - Counter(rules.box.tiles()):
        yield "there are more tiles than in the box"
    plays = plays_of(puzzle)
    listed = all_plays(rules, table, rack, melded=puzzle.melded, most=10_000)
    found = {kinds_of(play) for play in listed.plays}
    free = rules.freed_joker_target == "anySet" or JOKER not in kinds_of((*spread(table), *rack))
    if listed.cut_off or not found <= plays or (free and found != plays):
        yield "the solver lists other plays"
    if answers(puzzle, plays) != answer:
        yield "the answer is not alone" if free or answers(puzzle, found) != answer else "solver"
    if not is_size_right(puzzle):
        yield "the answer has another size"
    if puzzle.kind not in WITHOUT_A_GLANCE and is_seen_at_a_glance(puzzle):
        yield "it is seen at a glance"
    if is_kind_missed(puzzle):
        yield "it is not what its kind says" if free else "solver"


def main() -> int:
    """Look at all of them; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS)
    asked = parser.parse_args().edition
    wrong = 0
    by_solver: Counter[tuple[str, str]] = Counter()
    for edition in [asked] if asked else EDITIONS:
        shapes: dict[str, int] = {}
        for number, kind, _ in shipped_list(edition):
            puzzle = shipped_puzzle(edition, number)
            found = [*faults(puzzle)]
            by_solver[edition, kind] += found.count("solver")
            first = shapes.setdefault(likeness(puzzle), number)
            found += [] if first == number else [f"it is number {first} in other colours"]
            for fault in found:
                if fault != "solver":
                    wrong += 1
                    print(f"{edition} {kind} {number}: {fault}", flush=True)
        print(f"{edition}: {len(shapes)} different puzzles", flush=True)
    for kind in KINDS:
        many = {name: by_solver[name, kind] for name in EDITIONS if by_solver[name, kind]}
        print(f"{kind}: proved by the solver alone, as jokers are bound: {many or 0}")
    print(f"{wrong} faults")
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
