"""Positions to measure on: the collection of the tests, and positions of whole games."""

import json
import random
from pathlib import Path
from typing import NamedTuple

from remeld.bots import easy_move
from remeld.match import Game, Setup, secret_from_seed
from remeld.notation import parse_rack
from remeld.rules import Box, Draw, Pass, Play, Rack, Ruleset, Table, Tile, spread, view, without
from remeld.solver import best_play, could_play

COLLECTION = Path(__file__).parent.parent / "tests" / "data" / "positions.json"


class Case(NamedTuple):
    """A question to the solvers."""

    name: str
    table: Table
    rack: Rack
    tiles: int | None = None
    """The most tiles that can be laid, where it is known."""


def collection() -> list[Case]:
    """The positions with proven optima."""
    found = json.loads(COLLECTION.read_text())["positions"]
    return [
        Case(
            each["id"],
            tuple(parse_rack(" ".join(tiles)) for tiles in each["table"]),
            parse_rack(" ".join(each["rack"])),
            each["optimum"]["max_tiles"],
        )
        for each in found
    ]


def game_positions(ruleset: Ruleset, games: int, seed: int) -> list[Case]:
    """The positions before every turn of a melded player in games of two to four players."""
    cases = []
    for number in range(games):
        players = 2 + number % 3
        names = tuple(f"Player {seat}" for seat in range(players))
        setup = Setup(ruleset=ruleset, players=names, time_limit_sec=None)
        game = Game.start(setup, secret_from_seed(seed + number), at=0, oracle=could_play)
        turn = 0
        while not game.state.ended:
            seat, state = game.state.turn, game.state
            if state.melded[seat]:
                name = f"game {number} turn {turn}"
                cases.append(Case(name, state.table, state.racks[seat]))
                play = best_play(ruleset, state.table, state.racks[seat], least=False)
                nothing = Draw() if state.pool else Pass()
                move = Play(play.table) if play.played else nothing
            else:
                move = easy_move(view(game.position, seat))
            game = game.move(seat, move, at=turn)
            turn += 1
    return cases


def random_position(ruleset: Ruleset, tiles: int, rack: int, jokers: int, seed: int) -> Case:
    """A legal table of about so many tiles and a rack of so many, with so many jokers in all."""
    dice = random.Random(f"{tiles} {rack} {jokers} {seed}")
    box = Box(ruleset.colours, ruleset.numbers, ruleset.copies, 0).tiles()
    sets = _sets(ruleset)
    dice.shuffle(sets)
    table: list[tuple[Tile, ...]] = []
    for each in sets * ruleset.copies:
        if sum(map(len, table)) >= tiles:
            break
        if all(tile in box for tile in each):
            box = without(box, each)
            table.append(each)
    hand = dice.sample(box, min(rack, len(box)))
    wild = [Tile("j", 0, joker=True)] * jokers
    for joker in wild:
        if table and dice.random() < 0.5:
            place = dice.randrange(len(table))
            table[place] = _with_joker(table[place], joker, dice)
        else:
            hand[dice.randrange(len(hand))] = joker
    return Case(f"{len(spread(tuple(table)))} and {rack}", tuple(table), tuple(hand))


def _sets(ruleset: Ruleset) -> list[tuple[Tile, ...]]:
    colours = "krbogp"[: ruleset.colours]
    runs = [
        tuple(Tile(colour, start + step) for step in range(size))
        for colour in colours
        for size in (3, 3, 4, 5)
        for start in range(1, ruleset.numbers - size + 2)
    ]
    groups = [
        tuple(Tile(colour, number) for colour in colours if colour != left)
        for number in range(1, ruleset.numbers + 1)
        for left in (*colours, "")
    ]
    return runs + [group for group in groups if len(group) <= ruleset.group_max]


def _with_joker(tiles: tuple[Tile, ...], joker: Tile, dice: random.Random) -> tuple[Tile, ...]:
    """The set with one of its numbered tiles replaced; a tile is left to say what it is."""
    places = [place for place, tile in enumerate(tiles) if not tile.joker]
    if len(places) < 2:
        return tiles
    place = dice.choice(places)
    return (*tiles[:place], joker, *tiles[place + 1 :])
