"""A table driven in-process: every entry is checked against what must always be true."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from uuid import UUID

from msgspec import structs

from remeld.bots import Level, decide_at_level
from remeld.match import Oracle, secret_from_seed
from remeld.notation import format_table, parse_rack, parse_table
from remeld.protocol import Draft, Options, TableFact, commands, encode
from remeld.rules import Draw, Move, Play, Table, View, count, spread
from remeld.server.tables import (
    Asked,
    Command,
    ComputerMoves,
    Decided,
    Judged,
    Refusal,
    Ring,
    TableState,
    computer_view,
    create,
    decide,
    decode_entry,
    decode_state,
    encode_entry,
    encode_state,
    event_views,
    fold,
    hint_view,
    judge_draft,
    table_view,
    timers,
)
from remeld.solver import could_play

START = 1_000_000
ANN, BEN, CLEO, DAN, EVE, FLO = "who-ann", "who-ben", "who-cleo", "who-dan", "who-eve", "who-flo"
WHO = (ANN, BEN, CLEO, DAN, EVE, FLO)
NAMES = ("Ann", "Ben", "Cleo M", "Dan", "Eve", "Flo")


class CheckedTable:
    """A table, its whole log and a clock that only moves when told."""

    def __init__(self, options: Options, seed: int = 1, oracle: Oracle = could_play) -> None:
        self.now = START
        self.seed = seed
        self.oracle = oracle
        self.log: list[TableFact] = []
        self.check: Callable[[CheckedTable, int], None] = check_everything
        made = create("table-1", "CODE22", options, ANN, "Ann", now=self.now, secret=self._secret())
        assert isinstance(made, Decided), made
        self.state: TableState = made.state
        self._append(made, None)

    def _secret(self) -> bytes:
        return secret_from_seed(self.seed * 1000 + len(self.log))

    # -- Commands --

    def do(self, command: Command) -> Decided | Refusal:
        """Decide a command and, if it is not refused, append what comes of it."""
        before = self.state
        answer = decide(before, command, now=self.now, secret=self._secret(), oracle=self.oracle)
        if len(self.log) % 4 == 0:
            again = decide(before, command, now=self.now, secret=self._secret(), oracle=self.oracle)
            assert again == answer, "a decision must follow from what it is made of"
        if isinstance(answer, Decided):
            self._append(answer, before)
        else:
            assert self.state is before
        return answer

    def ask(self, who: str, wish: commands.Do, seen: int | None = None) -> Decided | Refusal:
        """Let somebody ask, who has seen everything unless told otherwise."""
        return self.do(Asked(who, self.state.version if seen is None else seen, wish))

    def ok(self, who: str, wish: commands.Do, seen: int | None = None) -> tuple[TableFact, ...]:
        """Ask for something that must be granted."""
        answer = self.ask(who, wish, seen)
        assert isinstance(answer, Decided), answer
        return answer.facts

    def no(self, who: str, wish: commands.Do, seen: int | None = None) -> str:
        """Ask for something that must be refused; the code."""
        before = self.state
        answer = self.ask(who, wish, seen)
        assert isinstance(answer, Refusal), answer
        assert self.state is before
        return answer.code

    def house(self, command: Command) -> tuple[TableFact, ...]:
        """Something that the house does by itself."""
        answer = self.do(command)
        assert isinstance(answer, Decided), answer
        return answer.facts

    def _append(self, decision: Decided, state: TableState | None) -> None:
        for entry in decision.facts:
            assert decode_entry(*encode_entry(entry)) == entry
            state = fold(state, entry)
            self.log.append(entry)
            assert state.version == len(self.log)
            check_conservation(state)
        assert state == decision.state
        self.state = decision.state
        self.check(self, len(decision.facts))

    # -- Shortcuts --

    def seat_people(self, people: int, computers: int = 0) -> None:
        """Let so many people sit, Ann first, then computer players."""
        for who, name in list(zip(WHO, NAMES, strict=True))[:people]:
            self.ok(who, commands.Sit(name=name))
        for _ in range(computers):
            self.ok(ANN, commands.AddComputer(level="easy"))

    @property
    def turn(self) -> int:
        assert self.state.turn is not None
        return self.state.turn

    @property
    def on_turn(self) -> str:
        """Who owns the seat on turn."""
        person = self.state.person(self.state.seats[self.turn].person)
        assert person is not None
        return person.who

    # Methods, because the type checker would take an attribute for settled once it was compared.

    def phase(self) -> str:
        return self.state.phase

    def host(self) -> int | None:
        return self.state.host

    def paused(self) -> bool:
        return self.state.paused is not None

    def on_turn_is_person(self) -> bool:
        return self.state.computer_at(self.turn) is None

    def view(self) -> View:
        """What the seat on turn may know."""
        state = self.state
        assert state.game is not None
        seen = computer_view(state)
        if seen is None:
            allowed = hint_view(_with_hints(state), self.on_turn, self.turn)
            assert isinstance(allowed, View), allowed
            seen = allowed
        return seen

    def wish(self, move: Move | None = None) -> commands.Do:
        """The move as a command of the seat on turn; by default what the easy player does."""
        move = move or self.easy()
        if isinstance(move, Play):
            return commands.Play(seat=self.turn, table=format_table(move.table))
        if isinstance(move, Draw):
            return commands.Draw(seat=self.turn)
        return commands.Pass(seat=self.turn)

    def easy(self) -> Move:
        """What the easy player does; where it must play and sees nothing, what the best does."""
        return self._at_level("easy")

    def _at_level(self, level: Level) -> Move:
        game = self.state.game
        assert game is not None
        seed = self.seed * 1000 + self.state.version
        return decide_at_level(level, game.view(game.state.turn), seed=seed).move

    def step(self) -> None:
        """One turn: a computer player's when it is due, or a person's."""
        due = timers(self.state)["computer"]
        if due is not None:
            self.now = max(self.now, due)
            move = self._at_level(self.state.computer_at(self.turn) or "easy")
            self.house(ComputerMoves(self.state.turn_version, move))
        else:
            self.now += 700
            self.ok(self.on_turn, self.wish())

    def play_game(self, most: int = 800) -> None:
        """Play on until the game is over."""
        for _ in range(most):
            if not self.state.playing:
                return
            self.step()
        raise AssertionError("this game never ends")

    def ring(self, draft: Table | None = None) -> tuple[TableFact, ...]:
        """Let the time run out."""
        assert self.state.deadline is not None
        self.now = max(self.now, self.state.deadline)
        return self.house(Ring(draft))

    def judge(
        self, who: str, seat: int, text: str, *, plan: bool = False, seen: int | None = None
    ) -> Judged | Refusal:
        """Let the referee look at a draft."""
        version = self.state.version if seen is None else seen
        draft = Draft(id=UUID(int=1), seen=version, seat=seat, table=text, plan=plan)
        return judge_draft(self.state, who, draft, self.now)


def _with_hints(state: TableState) -> TableState:
    return replace(state, options=structs.replace(state.options, hints=True))


# -- What must always be true --


def check_everything(table: CheckedTable, new: int) -> None:
    """All invariants, after so many new entries."""
    check_views(table, new)
    game = table.state.game
    if game and table.state.games and not table.state.playing:
        last, ended = table.state.games[-1], game.state.ended
        assert ended is not None
        assert (last.reason, last.points, last.winners) == (
            ended.reason,
            ended.points,
            ended.winners,
        )
    assert game is None or count(game.tiles) == count(game.state.setup.sized.box.tiles())
    if table.state.version % 16 == 0:
        assert decode_state(encode_state(table.state)) == table.state


def check_conservation(state: TableState) -> None:
    """No tile is lost and none appears; points add up to nothing."""
    game = state.game
    if game is not None:
        tiles = spread(game.state.table)
        for rack in game.state.racks:
            tiles += rack
        tiles += game.tiles[len(game.tiles) - game.state.pool :]
        assert count(tiles) == count(game.tiles)
    for finished in state.games:
        assert sum(finished.points) == 0
    assert sum(state.standing.totals) == 0


def check_views(table: CheckedTable, new: int) -> None:
    """Every reader gets the same version, the own racks, and no other."""
    state = table.state
    entries = list(enumerate(table.log, start=1))[len(table.log) - new :]
    for who in [None, *(person.who for person in state.people)]:
        view = table_view(state, who, now=table.now)
        told = encode([view, event_views(state, entries, who)])
        seen: list[Any] = json.loads(told)
        assert seen[0]["version"] == state.version
        assert not any(word.encode() in told for word in secrets_of(state))
        person = state.person_of(who)
        mine = state.seats_of(person.number) if person else ()
        if state.game is None:
            assert view.game is None
            continue
        assert view.game is not None
        for seat, rack in enumerate(state.game.state.racks):
            shown = view.game.racks[seat]
            if seat in mine or not state.playing:
                assert shown is not None
                assert parse_rack(shown) == rack
            else:
                assert shown is None
            assert view.game.rack_sizes[seat] == len(rack)
        assert parse_table(view.game.table) == state.game.state.table
        check_hidden(seen[1], mine, playing=state.playing)


def check_hidden(events: list[Any], mine: tuple[int, ...], *, playing: bool) -> None:
    """What other seats are dealt and draw is told face down, and their drafts not at all."""
    for event in events:
        for each in event["what"].get("events", []):
            if each["kind"] in ("deal", "draw"):
                hidden = set(each["tiles"].split()) <= {"??"}
                assert hidden == (each["seat"] not in mine) or not each["tiles"]
            if each["kind"] == "bell" and each["seat"] not in mine:
                assert each["draft"] is None
            if playing:
                assert each["kind"] not in ("end", "reveal")


def secrets_of(state: TableState) -> list[str]:
    """What must not be in any byte that leaves: sessions, and secrets of deals not over."""
    found = [person.who for person in state.people] + list(state.kicked)
    found += [state.secret.hex()] if state.secret else []
    if state.game and state.playing and state.game.secret:
        found.append(state.game.secret.hex())
    return found
