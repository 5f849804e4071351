"""Whole games over sockets: what a client does with its turn, honestly or not."""

import asyncio
import random
from functools import partial

from remeld.bots import easy_move
from remeld.notation import format_table, format_tile, parse_rack, parse_ruleset, parse_table
from remeld.protocol import Ack, Places, Refused, TableView, Verdict
from remeld.protocol import commands as do
from remeld.rules import Draw, Move, Play, RemeldError, Table, Tile, View, judge, spread
from remeld.solver import best_play
from tests.server.clients import Client, make_table

__all__ = ["play_on", "play_out", "seat_view", "set_up", "wish_of"]


def seat_view(view: TableView, seat: int) -> View:
    """What a seat knows, from what the server told."""
    game = view.game
    assert game is not None
    rack = game.racks[seat]
    assert rack is not None
    rules = parse_ruleset(view.options.rules).sized_for(len(view.seats), big=view.options.big_set)
    return View(
        ruleset=rules,
        seat=seat,
        rack=parse_rack(rack),
        rack_sizes=game.rack_sizes,
        melded=game.melded,
        table=parse_table(game.table),
        pool_size=game.pool,
        turn=game.turn,
    )


def wish_of(seat: int, move: Move) -> do.Do:
    """A move as a command."""
    if isinstance(move, Play):
        return do.Play(seat=seat, table=format_table(move.table))
    return do.Draw(seat=seat) if isinstance(move, Draw) else do.Pass(seat=seat)


async def set_up(clients: list[Client], rules: str, **options: object) -> str:
    """A table with all of them seated and the match begun."""
    await asyncio.gather(*(client.come_in() for client in clients))
    host = clients[0]
    seats = len(clients)
    table = await make_table(host, "Seat 0", rules=rules, seats=seats, **options)
    for index, client in enumerate(clients):
        client.watch(table)
        await client.until(lambda view: True)
        answer = await client.do(do.Sit(seat=index, name=f"Seat {index}"))
        assert isinstance(answer, Ack), answer
    started = await host.do(do.Start())
    assert isinstance(started, Ack), started
    for client in clients:
        await client.until(lambda view: view.phase == "playing")
    return table


async def play_on(clients: list[Client], seed: int) -> None:
    """Play game after game until somebody cancels it."""
    dice = random.Random(seed)
    while True:
        await play_out(clients, dice.randrange(10**6), lie=0.05)
        if _phase(clients[0]) == "between":
            await clients[0].do(do.NextGame())
        else:
            await clients[0].do(do.Rematch())
            await clients[0].do(do.Start())
        for client in clients:
            await client.until(lambda view: view.phase == "playing")


def _phase(client: Client) -> str:
    assert client.view is not None
    return client.view.phase


async def play_out(clients: list[Client], seed: int, *, lie: float = 0.1) -> int:
    """Play the game to its end, each client at its own seat; return the number of turns."""
    async with asyncio.TaskGroup() as group:
        tasks = [
            group.create_task(_play_seat(client, index, random.Random(seed + index), lie))
            for index, client in enumerate(clients)
        ]
    return sum(task.result() for task in tasks)


async def _play_seat(client: Client, seat: int, dice: random.Random, lie: float) -> int:
    turns = 0
    version = 0
    while True:
        view = await client.until(partial(_is_mine_to_act, seat, version))
        if view.phase != "playing":
            return turns
        known = seat_view(view, seat)
        move = easy_move(known)
        if dice.random() < lie:
            await _lie(client, seat, known, dice)
        if isinstance(move, Play) and dice.random() < lie:
            await _ask_where(client, seat, known, dice)
            verdict = await client.draft(seat, format_table(move.table))
            assert isinstance(verdict, Verdict), verdict
            assert verdict.legal
        answer = await client.do(wish_of(seat, move))
        if isinstance(answer, Refused) and answer.code == "must-play":
            assert known.rack is not None
            best = best_play(known.ruleset, known.table, known.rack, melded=known.melded[seat])
            assert best.played
            answer = await client.do(wish_of(seat, Play(best.table)))
        # The referee agreed with the bot's own judgement, so nothing legal may be refused.
        assert isinstance(answer, Ack), (answer, move)
        version = answer.version
        turns += 1


def _is_mine_to_act(seat: int, version: int, view: TableView) -> bool:
    over = view.phase != "playing"
    return view.version >= version and (over or (view.game is not None and view.game.turn == seat))


async def _ask_where(client: Client, seat: int, known: View, dice: random.Random) -> None:
    """Ask where a tile could go: wherever that is in a whole set, the referee takes it."""
    assert known.rack is not None
    tile = dice.choice(known.rack)
    answer = await client.place(seat, format_table(known.table), format_tile(tile))
    assert isinstance(answer, Places), answer
    for place in answer.found.joins:
        tiles = known.table[place.set]
        grown = (*tiles[: place.at], tile, *tiles[place.at :])
        table = (*known.table[: place.set], grown, *known.table[place.set + 1 :])
        verdict = await client.draft(seat, format_table(table))
        assert isinstance(verdict, Verdict), verdict
        assert verdict.legal, (answer, verdict)


async def _lie(client: Client, seat: int, known: View, dice: random.Random) -> None:
    """Try what is not allowed; everything that the referee calls illegal must be refused."""
    table = _wrong_table(known, dice)
    assert known.rack is not None
    try:
        verdict = judge(known.ruleset, known.table, table, known.rack, melded=known.melded[seat])
        code, faults = "illegal-turn", [fault.code for fault in verdict.faults]
    except RemeldError as error:  # more of a tile than there are
        code, faults = error.code, []
    if not faults and code == "illegal-turn":
        return
    answer = await client.do(do.Play(seat=seat, table=format_table(table)))
    assert isinstance(answer, Refused), answer
    assert (answer.code, [fault.code for fault in answer.faults]) == (code, faults)
    others = await client.do(do.Draw(seat=(seat + 1) % len(known.rack_sizes)))
    assert isinstance(others, Refused)
    assert others.code == "not-your-seat"


def _wrong_table(known: View, dice: random.Random) -> Table:
    assert known.rack is not None
    lying = list(spread(known.table))
    kind = dice.randrange(4)
    if kind == 0 and lying:  # a tile of the table vanishes
        at = dice.randrange(len(known.table))
        return (*known.table[:at], known.table[at][1:], *known.table[at + 1 :])[:40]
    if kind == 1:  # a tile comes from nowhere
        return (*known.table, (Tile("k", 1), Tile("r", 1), Tile("b", 1)))
    if kind == 2 and known.rack:  # loose tiles
        return (*known.table, known.rack[:2])
    return (*known.table, tuple(dice.sample(known.rack, min(3, len(known.rack)))))
