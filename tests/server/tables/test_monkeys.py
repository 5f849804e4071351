"""People who do anything at any time: nothing breaks, and the log always tells the truth."""

from collections import Counter
from functools import lru_cache
from random import Random

import pytest

from remeld.match import verify
from remeld.protocol import COLOURS, FACTS, LEVELS, PHRASES, REFUSED, Options, commands
from remeld.rules import Draw, Pass, Play
from remeld.server.tables import (
    AddTime,
    Archive,
    Command,
    ComputerMoves,
    NobodyHere,
    Refusal,
    Ring,
    SomebodyHere,
    decode_entry,
    encode_entry,
    fold_all,
    records,
)
from remeld.solver import could_play
from tests.server.tables.checked_table import WHO, CheckedTable

EDITIONS = ("broadway", "babyboom", "lanmi", "john-adams", "goliath")
# Few tiles and no initial meld, so that games end soon.
RULES = tuple(f"{key}(hand=3, meld_min=0, numbers=6)" for key in EDITIONS) + EDITIONS[:1]
SEEDS = range(12)


class Monkey:
    """Asks for random things in everybody's name, and lets time pass."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        rules = RULES[seed % len(RULES)]
        self.table = CheckedTable(Options(rules=rules, seats=self.rng.randint(2, 4)), seed=seed)
        self.refused: Counter[str] = Counter()

    def run(self, steps: int) -> None:
        """So many random things, and now and then something sensible, so that games go on."""
        for _ in range(steps):
            self.table.now += self.rng.choice((0, 1, 400, 1500, 9_000, 31_000))
            if self.rng.random() < 0.5:
                self._sensible()
            elif self.rng.random() < 0.9:
                self._asks(self._who(), self._wish())
            else:
                self._note(self.table.do(self._house()))

    def _note(self, answer: object) -> None:
        if isinstance(answer, Refusal):
            assert set(answer.values) <= set(REFUSED[answer.code])
            self.refused[answer.code] += 1

    def _asks(self, who: str, wish: commands.Do) -> None:
        seen = self.table.state.version - (self.rng.random() < 0.1) * 3
        self._note(self.table.ask(who, wish, max(0, seen)))

    def _who(self) -> str:
        people = [person.who for person in self.table.state.people]
        return self.rng.choice(people if people and self.rng.random() < 0.8 else WHO)

    def _sensible(self) -> None:
        table = self.table
        if table.state.playing and not table.state.paused:
            deadline = table.state.deadline
            if deadline is not None and table.now > deadline:
                table.ring()
            elif table.on_turn_is_person():
                self._asks(table.on_turn, table.wish())
            else:
                table.house(ComputerMoves(table.state.turn_version, table.easy()))
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Whatever brings the table nearer to the next game."""
        state, rng = self.table.state, self.rng
        host = state.person(state.host)
        empty = sum(seat.kind == "empty" for seat in state.seats)
        if host is None or (empty and rng.random() < 0.7):
            who = rng.choice(WHO)
            self._asks(who, commands.Sit(name=f"P{state.version}"))
        elif empty:
            self._asks(host.who, commands.AddComputer(level="easy"))
        elif state.phase == "lobby" and not any(seat.kind == "person" for seat in state.seats):
            self._asks(host.who, commands.RemoveComputer(seat=0))
        elif state.phase == "lobby":
            self._asks(host.who, commands.Start())
        elif state.phase == "between":
            self._asks(host.who, commands.NextGame())
        elif state.phase == "over":
            self._asks(host.who, commands.Rematch())
        else:
            self._asks(host.who, commands.Resume())

    def _wish(self) -> commands.Do:
        rng = self.rng
        seat = rng.randrange(len(self.table.state.seats) + (rng.random() < 0.1))
        person = rng.randint(1, self.table.state.came + 1)
        name = rng.choice(("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo", " ", "Gus"))
        game = self.table.state.game
        text = "b4 b5 b6, x" if game is None else "k1 k2 k3, j"
        options = Options(
            rules=rng.choice(RULES), seats=rng.randint(2, 6), length=rng.choice((None, 1, 2))
        )
        return rng.choice(
            (
                commands.Watch(name=name),
                commands.Sit(name=name),
                commands.Sit(seat=seat, name=name, colour=rng.choice(COLOURS)),
                commands.Stand(seat=seat),
                commands.Leave() if rng.random() < 0.3 else commands.Rematch(),
                commands.AddComputer(level=rng.choice(LEVELS), seat=seat),
                commands.RemoveComputer(seat=seat),
                commands.SetOptions(options=options),
                commands.GiveWord(seat=seat, word=name),
                commands.Start(),
                commands.NextGame(),
                commands.Rematch(),
                commands.Play(seat=seat, table=text),
                commands.Draw(seat=seat),
                commands.Pass(seat=seat),
                commands.Resign(seat=seat),
                commands.TakeBack(seat=seat),
                commands.StandIn(seat=seat),
                commands.OfferPause(),
                commands.AcceptPause(),
                commands.DeclinePause(),
                commands.Resume(),
                commands.Lengthen(seconds=rng.randint(1, 600)),
                commands.Lock(locked=rng.random() < 0.2),
                commands.Kick(person=person) if rng.random() < 0.1 else commands.Resume(),
                commands.Mute(person=person, muted=rng.random() < 0.5),
                commands.Say(phrase=rng.choice(PHRASES)),
                commands.Write(text=name),
                commands.AllowMessages(allowed=rng.random() < 0.8),
                commands.Report(person=person),
            )
        )

    def _house(self) -> Command:
        table, rng = self.table, self.rng
        turn = table.state.turn_version
        return rng.choice(
            (
                Ring(),
                Ring(((),)),
                ComputerMoves(turn, rng.choice((Draw(), Pass(), Play(())))),
                NobodyHere(table.now - rng.randrange(50_000)),
                SomebodyHere(),
                AddTime(rng.randrange(5_000)),
                Archive(),
            )
        )


@lru_cache
def ran(seed: int) -> Monkey:
    """A monkey after its day's work."""
    monkey = Monkey(seed)
    monkey.run(300)
    return monkey


@pytest.mark.parametrize("seed", SEEDS)
def test_monkeys(seed: int) -> None:
    monkey = ran(seed)
    log = monkey.table.log
    assert fold_all(decode_entry(*encode_entry(entry)) for entry in log) == monkey.table.state
    for record in records(log):
        found = verify(record, could_play)
        assert found.good, found.trouble


def test_the_monkeys_have_been_everywhere() -> None:
    refused: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for monkey in map(ran, SEEDS):
        refused += monkey.refused
        kinds += Counter(encode_entry(entry)[0] for entry in monkey.table.log)
    assert len(refused) > 25
    assert len(kinds) > len(FACTS.kinds) - 5
