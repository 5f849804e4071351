"""Writes the golden logs: run it once for each new version of an entry, and keep what it writes.

    python -m tests.server.tables.golden_logs

A file that is there already is never written again: it is what older programs have stored.
"""

import json
from pathlib import Path

from remeld.match import dumps
from remeld.protocol import Options, TableFact, commands
from remeld.server.tables import (
    AddTime,
    Archive,
    Forget,
    NobodyHere,
    SomebodyHere,
    encode_entry,
    records,
)
from tests.server.tables.checked_table import ANN, BEN, CLEO, DAN, CheckedTable

LOGS = Path(__file__).parents[2] / "data" / "logs"


def everything() -> list[TableFact]:
    """A table at which everything happens that can happen."""
    table = CheckedTable(Options(rules="lanmi", seats=4, public=True), seed=11)
    table.ok(BEN, commands.Watch(name="Ben"))
    table.ok(BEN, commands.Sit(seat=1, colour="sky"))
    table.ok(ANN, commands.Sit())
    table.ok(CLEO, commands.Sit(name="Cleo", seat=3))
    table.ok(CLEO, commands.Stand(seat=3))
    table.ok(CLEO, commands.Sit(seat=2))
    table.ok(ANN, commands.AddComputer(level="best"))
    table.ok(ANN, commands.RemoveComputer(seat=3))
    table.ok(ANN, commands.AddComputer(level="easy", name="Robo"))
    chosen = Options(rules='babyboom(next_starter="rotate")', seats=4, length=3, hints=True)
    table.ok(ANN, commands.SetOptions(options=chosen))
    table.ok(ANN, commands.Lock(locked=True))
    table.ok(ANN, commands.Lock(locked=False))
    table.ok(BEN, commands.Say(phrase="good-luck"))
    table.now += 2_000
    table.ok(BEN, commands.Write(text="Schön, dass ihr da seid 🎲"))
    table.ok(ANN, commands.AllowMessages(allowed=False))
    table.ok(CLEO, commands.Report(person=2))
    table.ok(ANN, commands.Mute(person=2, muted=True))
    table.ok(CLEO, commands.GiveWord(seat=2, word="pêche"))
    table.ok(ANN, commands.Start())
    _first_game(table)
    table.now += 40_000
    table.ok(BEN, commands.NextGame())
    for _ in range(6):
        table.step()
    table.ok(CLEO, commands.Resign(seat=2))
    table.play_game()
    table.ok(ANN, commands.NextGame())
    table.ok(ANN, commands.Kick(person=2))
    table.ok(CLEO, commands.Leave())
    table.ok(ANN, commands.Resign(seat=0))
    table.ok(ANN, commands.Rematch())
    table.house(Archive())
    table.ok(DAN, commands.Watch(name="Dan"))
    table.ok(ANN, commands.Start())
    table.ok(ANN, commands.Leave())
    table.house(Forget(CLEO, (3,)))
    return table.log


def _first_game(table: CheckedTable) -> None:
    table.ok(ANN, commands.Lengthen(seconds=20))
    table.ok(BEN, commands.OfferPause())
    table.ok(ANN, commands.DeclinePause())
    table.ok(CLEO, commands.OfferPause())
    table.ok(ANN, commands.AcceptPause())
    table.ok(BEN, commands.AcceptPause())
    table.now += 5_000
    table.ok(BEN, commands.Resume())
    table.house(NobodyHere(table.now))
    table.now += 60_000
    table.house(SomebodyHere())
    table.house(AddTime(1_500))
    while not table.state.seats[1].away:
        if table.on_turn_is_person() and table.on_turn == BEN:
            table.ring()
        else:
            table.step()
    table.ok(BEN, commands.TakeBack(seat=1))
    table.play_game()


def main() -> None:
    """Write what is missing."""
    LOGS.mkdir(parents=True, exist_ok=True)
    for name, log in {"v3-everything": everything()}.items():
        path = LOGS / f"{name}.jsonl"
        if path.exists():
            print(f"{path} is there already")
            continue
        lines = []
        for entry in log:
            kind, data = encode_entry(entry)
            lines.append(f'{{"kind":{json.dumps(kind)},"data":{data.decode()}}}')
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        for number, record in enumerate(records(log), start=1):
            text = dumps(record)
            (LOGS / f"{name}-{number}.record").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
