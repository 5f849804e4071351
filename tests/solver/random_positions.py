"""Random questions for the kernel: small ones of any shape, and large ones that a game could see.

`python -m tests.solver.random_positions 100000` compares that many small ones with brute force;
`… 1000 large` compares large ones with the integer programme. A second number is the seed.
"""

import random
import sys

from remeld.solver import kernel
from remeld.solver.encoding import unpacked
from tests.solver.oracles import Position, brute, ilp, shapes


def ask(position: Position, **options: int | bool | None) -> kernel.Answer:
    """Put a question to the kernel."""
    p = position
    return kernel.solve(*arguments(p), **options)  # type: ignore[arg-type]


def arguments(
    p: Position,
) -> tuple[
    tuple[int, int, int, int], tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...], int
]:
    """The question as the kernel takes it."""
    shape = (p.colours, p.numbers, p.group_max, p.run_max)
    return shape, p.table, p.rack, p.table_jokers, p.rack_jokers, p.weights, p.joker_weight


def verify(p: Position, answer: kernel.Answer, *, need: int = 0, points: bool = False) -> None:
    """Check the sets of an answer: legal, of the tiles there are, and worth what it says."""
    _, value, sets, _ = answer
    used = [0] * len(p.table)
    jokers = total = 0
    for kind, key, members, wild in map(unpacked, sets):
        size = members.bit_count()
        assert wild & ~members == 0
        assert wild != members
        jokers += wild.bit_count()
        if kind == 0:
            numbers = [n for n in range(members.bit_length()) if members >> n & 1]
            assert numbers == list(range(numbers[0], numbers[0] + size))
            assert 1 <= numbers[0] <= numbers[-1] <= p.numbers
            assert 3 <= size <= p.run_max
            total += sum(numbers)
            cells = [p.index((key, n)) for n in numbers if not wild >> n & 1]
        else:
            assert kind == 1
            assert 3 <= size <= p.group_max
            assert members < 1 << p.colours
            total += key * size
            cells = [p.index((c, key)) for c in range(p.colours) if (members & ~wild) >> c & 1]
        for cell in cells:
            used[cell] += 1
    laid = [u - t for u, t in zip(used, p.table, strict=True)]
    assert all(0 <= n <= r for n, r in zip(laid, p.rack, strict=True))
    assert 0 <= jokers - p.table_jokers <= p.rack_jokers
    assert total >= need
    worth = sum(n * w for n, w in zip(laid, p.weights, strict=True))
    worth += p.joker_weight * (jokers - p.table_jokers)
    assert value == (total if points else worth)


def small(rng: random.Random) -> Position:
    """A few tiles of a box of any shape; now and then a table that is not legal."""
    colours = rng.randint(1, 6)
    numbers = rng.choice([13, rng.randint(3, 9), rng.randint(3, 9)])
    group_max = rng.randint(3, 6)
    run_max = rng.choice([13, 13, 13, 13, 3, 4, 5, 6])
    copies = rng.randint(1, 3)
    jokers = rng.choice([0, 1, 2, 2, 3, 4])
    cells = colours * numbers
    left = [copies] * cells
    table = [0] * cells
    on_table = 0
    sets = shapes(colours, numbers, group_max, run_max, jokers if numbers < 10 else min(jokers, 2))
    for _ in range(rng.randint(0, 3) if sets else 0):
        shape = rng.choice(sets)
        held = [(number - 1) * colours + colour for colour, number in shape.kinds]
        if on_table + shape.jokers <= jokers and len(held) < 8 and all(left[i] for i in held):
            on_table += shape.jokers
            for i in held:
                left[i] -= 1
                table[i] += 1
    pool = [i for i in range(cells) for _ in range(left[i])]
    if rng.random() < 0.5:
        middle = rng.randint(1, numbers)
        pool = [i for i in pool if abs(i // colours + 1 - middle) <= 2]
    rng.shuffle(pool)
    rack = [0] * cells
    for i in pool[: rng.randint(1, 11)]:
        rack[i] += 1
    return Position(
        colours, numbers, group_max, run_max, tuple(table), tuple(rack), on_table,
        rng.randint(0, jokers - on_table), *weights(rng, colours, numbers),
    )  # fmt: skip


def weights(rng: random.Random, colours: int, numbers: int) -> tuple[tuple[int, ...], int]:
    """What tiles and a joker are worth: all alike, by their number, or anything."""
    cells = range(colours * numbers)
    return rng.choice(
        [
            (tuple(1 for _ in cells), rng.choice([1, 1, 0, -1])),
            (tuple(i // colours + 1 for i in cells), rng.choice([0, 1, 30, -1])),
            (tuple(rng.randint(0, 9) for _ in cells), rng.choice([0, 1, 5, 30, -1])),
        ]
    )


def large(rng: random.Random, copies: int = 2, jokers: int = 2) -> Position:
    """A legal table of groups, runs or both, from empty to nearly full, and a rack."""
    left = [copies] * 52
    table = [0] * 52
    on_table = laid = misses = 0
    goal = rng.randint(0, 52 * copies - 4)
    style = rng.choice(["groups", "runs", "long", "mixed"])
    wanted = rng.randint(0, jokers)
    while laid < goal and misses < 300:
        kind = style if style != "mixed" else rng.choice(["groups", "runs", "long"])
        if kind == "groups":
            number = rng.randrange(13)
            cells = [4 * number + c for c in rng.sample(range(4), rng.choice([3, 3, 4]))]
        else:
            size = rng.choice([3, 3, 3, 4, 5]) if kind == "runs" else rng.randint(3, 9)
            start, colour = rng.randrange(14 - size), rng.randrange(4)
            cells = [4 * (start + i) + colour for i in range(size)]
        spare = rng.randint(1, 2) if rng.random() < 0.3 else 0
        spare = min(spare, wanted - on_table)
        held = rng.sample(cells, len(cells) - spare)
        if all(left[i] for i in held):
            for i in held:
                left[i] -= 1
                table[i] += 1
            on_table += spare
            laid += len(cells)
            misses = 0
        else:
            misses += 1
    pool = [i for i in range(52) for _ in range(left[i])]
    rng.shuffle(pool)
    rack = [0] * 52
    for i in pool[: rng.choice([1, 2, 3, 5, 8, 14, 14, 20, 30, 40])]:
        rack[i] += 1
    return Position(
        4, 13, 4, 13, tuple(table), tuple(rack), on_table, rng.randint(0, jokers - on_table),
        *weights(rng, 4, 13),
    )  # fmt: skip


def rack_only(p: Position) -> Position:
    """The same tiles, all on the rack."""
    rack = tuple(t + r for t, r in zip(p.table, p.rack, strict=True))
    return Position(
        p.colours, p.numbers, p.group_max, p.run_max, tuple(0 for _ in rack), rack, 0,
        p.table_jokers + p.rack_jokers, p.weights, p.joker_weight,
    )  # fmt: skip


def by_number(p: Position) -> Position:
    """The same position, every tile worth its number and a joker nothing of its own."""
    values = tuple(i // p.colours + 1 for i in range(len(p.table)))
    return Position(
        p.colours, p.numbers, p.group_max, p.run_max, p.table, p.rack, p.table_jokers,
        p.rack_jokers, values, 0,
    )  # fmt: skip


def compare_small(rng: random.Random) -> None:
    """Compare one small position, and its tiles as an initial meld, with brute force."""
    p = small(rng)
    compare(p, ask(p), brute(p))
    p = rack_only(p)
    if sum(p.rack) > 12 or (p.run_max == 6 < p.numbers and p.rack_jokers == 4):
        return
    need = rng.randint(1, 40)
    compare(p, ask(p, need=need), brute(p, need=need), need=need)
    p = by_number(p)
    compare(p, ask(p, joker_points=True), brute(p, points=True), points=True)


def compare_large(rng: random.Random) -> None:
    """Compare one large position with the integer programme."""
    p = large(rng, *rng.choice([(2, 2), (2, 2), (3, 4)]))
    compare(p, ask(p), ilp(p))


def compare(
    p: Position, answer: kernel.Answer, value: int | None, *, need: int = 0, points: bool = False
) -> None:
    """Check that the kernel proves this value, with sets that are worth it."""
    assert answer[:2] == (True, value), (p, need, points, answer, value)
    if value is not None:
        verify(p, answer, need=need, points=points)


def main(count: str = "1000", size: str = "small", seed: str = "0") -> None:
    """Compare many positions; a difference ends it with the position."""
    rng = random.Random(int(seed))
    step = max(1, int(count) // 20)
    for done in range(1, int(count) + 1):
        compare_large(rng) if size == "large" else compare_small(rng)
        if done % step == 0:
            print(f"{done} {size} positions, no difference", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
