"""The nearest peer, `rummikub-solver`, asked the same questions."""

from collections.abc import Callable

from bench.positions import Case

HOW_TO_GET_IT = (
    "The peer is not installed. It is wanted by benchmarks only:\n"
    "    .venv/bin/python -m pip install --require-hashes -r requirements/bench.txt"
)


def peer(backend: str) -> Callable[[Case], int]:
    """A function that lets the peer solve a case and tells how many tiles it lays."""
    try:
        import rummikub_solver as package  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        raise SystemExit(HOW_TO_GET_IT) from None
    rules = package.RuleSet(solver_backend=package.MILPSolver[backend])
    numbers = [tile for tile in rules.tiles if isinstance(tile, package.Number)]
    joker = next(tile for tile in rules.tiles if isinstance(tile, package.Joker))
    colours = list(dict.fromkeys(tile.colour for tile in numbers))
    known = {("krbo"[colours.index(t.colour)], t.value): t for t in numbers}

    def solve(case: Case) -> int:
        state = rules.new_game()
        state.add_table(
            *(joker if t.joker else known[t.colour, t.number] for s in case.table for t in s)
        )
        state.add_rack(*(joker if t.joker else known[t.colour, t.number] for t in case.rack))
        found = rules.solve(state, package.SolverMode.TILE_COUNT)
        return len(found.tiles) if found else 0

    return solve
