"""A program as a user writes it: the type checkers must understand every line."""

from itertools import combinations

import remeld
from remeld import Game, Position, Solution, Tiles, View

__all__ = [
    "at_a_real_table",
    "by_hand",
    "cautious",
    "counting",
    "least_first",
    "main",
    "tournament",
]


def cautious(view: View) -> Solution | None:
    """Lay tiles only where at least three go at once."""
    play: Solution = remeld.best_play(view)
    return play if play.tiles_played >= 3 else None


def least_first(view: View) -> remeld.Play | remeld.Draw | remeld.Pass:
    """Lay as little as can be laid."""
    return next(remeld.legal_moves(view, most=5))


def main() -> tuple[float, list[str]]:
    """Play, count, look back."""
    game: Game = remeld.play_game([cautious, "rabbit"], edition="goliath", seed=7)
    outcome = game.outcome
    assert outcome is not None
    points: tuple[int, ...] = outcome.points
    positions: list[Position] = list(game.record.positions())
    tables: list[str] = [str(position.table) for position in positions]
    tile: remeld.Tile = Tiles("b3 b5")[0]
    assert tile.number == 3
    assert sum(points) == 0
    verdict: remeld.Verdict = remeld.judge("goliath", "", "b10-12", rack="b10-12", melded=False)
    assert verdict.legal
    found = remeld.simulate([cautious, "rabbit"], edition="goliath", games=4, seed=7)
    share: float = found.players[0].win_share
    return share, tables


def tournament(players: list[remeld.PlayerLike]) -> dict[str, float]:
    """Everybody against everybody."""
    won: dict[str, float] = {}
    for pair in combinations(players, 2):
        for each in remeld.simulate(pair, edition="goliath", games=2, seed=7).players:
            won[each.name] = won.get(each.name, 0) + each.wins
    return won


def counting(view: View) -> remeld.Move | Solution:
    """Draw while most tiles of the others are high; count and draw the own ones as a picture."""
    unseen: Tiles = view.unseen
    rack: Tiles = view.own_rack
    assert rack.svg().startswith("<svg")
    high = sum(tile.number > 9 for tile in unseen)
    return remeld.Draw() if view.pool_size > 70 and high > 30 else remeld.best_play(view)


def at_a_real_table(table: str, rack: str) -> tuple[Solution, Position]:
    """What somebody plays who types what lies there, and how it may lie between two."""
    view = View(
        ruleset="goliath",
        seat=0,
        rack=rack,
        rack_sizes=[len(Tiles(rack)), 9],
        melded=[True, True],
        table=table,
        pool_size=30,
        turn=0,
        order=[0, 1],
    )
    position = Position(
        ruleset="goliath",
        racks=[rack, view.unseen[:9]],
        melded=[True, True],
        table=["b4-6", "k8 r8 o8"],
        pool=view.unseen[9:39],
        turn=0,
    )
    return remeld.best_play(view), position


def by_hand(rack: Tiles) -> tuple[remeld.Play, Tiles]:
    """Tiles cut, added and looked for; every play and every event; a play written down."""
    more: Tiles = rack[:3] + "b1 j" + Tiles(["b3", "b4"])
    first: remeld.Tile = more[0]
    assert first in more
    assert "j" in more
    assert more.count("j") == more.index("j") - 3 == 1
    table: remeld.Table = remeld.Table("b4-6")[:1] + "k8 r8 o8"
    assert "k8 r8 o8" in table
    shortest: Tiles = remeld.all_plays("goliath", table, more)[0]
    lengths: list[int] = [len(laid) for laid in remeld.all_plays("goliath", table, more)]
    record = Game.new(["Ann", "Ben"], seed=7).record
    assert len(record) + len(lengths) > 5
    assert record[-1].number == len(record)
    return remeld.Play("b4-6, k8 r8 o8"), shortest
