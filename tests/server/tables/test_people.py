"""People come and go: watching, sitting, standing, leaving, the host's rights."""

import dataclasses

import msgspec
import pytest

from remeld.protocol import COLOURS, FACTS, Options, commands, encode, facts
from remeld.server.tables import (
    Decided,
    Forget,
    Refusal,
    create,
    decode_entry,
    encode_entry,
    event_views,
    fold_all,
    may_watch,
    record_of,
    scrub,
    table_view,
)
from remeld.server.tables.people import MAX_PEOPLE
from tests.server.tables.arranged_tables import started
from tests.server.tables.checked_table import ANN, BEN, CLEO, DAN, START, CheckedTable

LONG = "x" * 41


@pytest.fixture
def table() -> CheckedTable:
    return CheckedTable(Options(rules="babyboom", seats=4, length=2))


def names(table: CheckedTable) -> list[str]:
    return [seat.name for seat in table.state.seats]


def test_who_makes_a_table_is_its_host(table: CheckedTable) -> None:
    assert table.host() == 1
    assert [person.name for person in table.state.people] == ["Ann"]
    assert all(seat.kind == "empty" for seat in table.state.seats)


@pytest.mark.parametrize("name", ["", "   ", LONG, "a\u202eb", "\u200b", "a\x00"])
def test_a_bad_name_makes_no_table(name: str) -> None:
    made = create("t", "C", Options(), ANN, name, now=START, secret=bytes(32))
    assert isinstance(made, Refusal)
    assert made.code == "bad-name"


def test_names_are_written_in_one_way(table: CheckedTable) -> None:
    table.ok(BEN, commands.Watch(name="  Zoe\u0308 \n van Dam "))
    assert table.state.people[1].name == "Zo\u00eb van Dam"
    assert table.no(CLEO, commands.Watch(name="ZO\u00cb VAN DAM")) == "name-taken"


def test_watching_takes_no_seat(table: CheckedTable) -> None:
    table.ok(BEN, commands.Watch(name="Ben"))
    assert table.state.seats_of(2) == ()
    assert table.no(BEN, commands.Watch(name="Benny")) == "nothing-changes"
    assert table.no(BEN, commands.Stand(seat=0)) == "not-seated"


def test_sitting_down(table: CheckedTable) -> None:
    table.ok(BEN, commands.Sit(name="Ben", seat=2, colour="plum"))
    table.ok(ANN, commands.Sit())
    assert names(table) == ["Ann", "", "Ben", ""]
    assert table.state.seats[0].colour == COLOURS[0]
    assert table.state.seats[2].colour == "plum"
    assert table.no(CLEO, commands.Sit(name="Cleo", seat=2)) == "seat-taken"
    assert table.no(CLEO, commands.Sit(name="Cleo", seat=4)) == "unknown-seat"
    assert table.no(CLEO, commands.Sit(name="Cleo", colour="plum")) == "colour-taken"
    assert table.no(CLEO, commands.Sit(name="bEN")) == "name-taken"
    assert table.no(CLEO, commands.Sit()) == "name-needed"


def test_a_full_table_is_full(table: CheckedTable) -> None:
    table.seat_people(3, 1)
    assert table.no(DAN, commands.Sit(name="Dan")) == "table-full"
    assert table.no(ANN, commands.AddComputer(level="best")) == "table-full"
    assert len({seat.colour for seat in table.state.seats}) == 4


def test_several_people_on_one_device(table: CheckedTable) -> None:
    table.ok(ANN, commands.Sit())
    assert table.no(ANN, commands.Sit()) == "name-needed"
    assert table.no(ANN, commands.Sit(name="ann")) == "name-taken"
    table.ok(ANN, commands.Sit(name="Grandpa"))
    assert table.state.seats_of(1) == (0, 1)
    assert names(table)[:2] == ["Ann", "Grandpa"]


def test_nobody_takes_another_persons_seat(table: CheckedTable) -> None:
    table.seat_people(2)
    assert table.no(BEN, commands.Stand(seat=0)) == "not-your-seat"
    assert table.no(BEN, commands.Sit(name="Benny", seat=0)) == "seat-taken"
    assert table.no(BEN, commands.GiveWord(seat=0, word="plum")) == "not-your-seat"
    assert table.no(BEN, commands.Stand(seat=5)) == "unknown-seat"


def test_standing_up_frees_the_seat(table: CheckedTable) -> None:
    table.seat_people(2)
    table.ok(BEN, commands.Stand(seat=1))
    assert table.state.seats[1].kind == "empty"
    assert table.state.person_of(BEN)
    table.ok(CLEO, commands.Sit(name="Cleo", seat=1))


def test_seats_are_fixed_while_a_match_is_played() -> None:
    table = started(2, 1)
    table.ok(CLEO, commands.Watch(name="Cleo"))
    assert table.no(CLEO, commands.Sit()) == "game-running"
    assert table.no(BEN, commands.Stand(seat=1)) == "game-running"
    assert table.no(ANN, commands.AddComputer(level="easy")) == "game-running"
    assert table.no(ANN, commands.RemoveComputer(seat=2)) == "game-running"


def test_only_the_host_has_the_hosts_rights(table: CheckedTable) -> None:
    table.seat_people(2)
    wishes: list[commands.Do] = [
        commands.AddComputer(level="easy"),
        commands.RemoveComputer(seat=0),
        commands.SetOptions(options=Options()),
        commands.Start(),
        commands.Lock(locked=True),
        commands.Kick(person=1),
        commands.Mute(person=1, muted=True),
        commands.Lengthen(seconds=5),
    ]
    for wish in wishes:
        assert table.no(BEN, wish) == "not-host", wish
        assert table.no(DAN, wish) == "not-at-table", wish


def test_computer_players_come_and_go(table: CheckedTable) -> None:
    table.ok(ANN, commands.AddComputer(level="best", seat=1))
    table.ok(ANN, commands.AddComputer(level="easy", name="Robo"))
    seats = table.state.seats
    assert (seats[0].kind, seats[0].level, seats[0].name) == ("computer", "easy", "Robo")
    assert (seats[1].kind, seats[1].level) == ("computer", "best")
    assert table.no(ANN, commands.RemoveComputer(seat=3)) == "not-a-computer"
    assert table.no(ANN, commands.RemoveComputer(seat=4)) == "unknown-seat"
    table.ok(ANN, commands.RemoveComputer(seat=1))
    assert table.state.seats[1].kind == "empty"


def test_a_computer_player_changes_its_level_in_its_seat(table: CheckedTable) -> None:
    table.ok(BEN, commands.Sit(seat=0, name="Ben"))
    table.ok(ANN, commands.AddComputer(level="best", seat=1))
    before = table.state.seats[1]
    table.ok(ANN, commands.AddComputer(level="easy", seat=1))
    assert table.state.seats[1] == dataclasses.replace(before, level="easy")
    assert table.no(ANN, commands.AddComputer(level="easy", seat=1)) == "nothing-changes"
    assert table.no(ANN, commands.AddComputer(level="best", seat=1, name="Ben")) == "name-taken"
    assert table.state.seats[1] == dataclasses.replace(before, level="easy")
    table.ok(ANN, commands.AddComputer(level="easy", seat=1, name="Robo"))
    assert table.state.seats[1] == dataclasses.replace(before, level="easy", name="Robo")
    assert table.no(ANN, commands.AddComputer(level="easy", seat=0)) == "seat-taken"
    assert table.no(ANN, commands.AddComputer(level="easy", seat=4)) == "unknown-seat"


def test_computer_players_avoid_peoples_names(table: CheckedTable) -> None:
    table.ok(BEN, commands.Sit(name="Ada"))
    table.ok(ANN, commands.AddComputer(level="easy"))
    assert names(table)[1] != "Ada"


def test_a_locked_table_lets_nobody_new_in(table: CheckedTable) -> None:
    table.ok(BEN, commands.Watch(name="Ben"))
    table.ok(ANN, commands.Lock(locked=True))
    assert table.no(ANN, commands.Lock(locked=True)) == "nothing-changes"
    assert table.no(CLEO, commands.Watch(name="Cleo")) == "table-locked"
    assert table.no(CLEO, commands.Sit(name="Cleo")) == "table-locked"
    assert may_watch(table.state, BEN) is None
    refused = may_watch(table.state, CLEO)
    assert refused is not None
    assert refused.code == "table-locked"
    table.ok(BEN, commands.Sit())
    table.ok(ANN, commands.Lock(locked=False))
    table.ok(CLEO, commands.Watch(name="Cleo"))


def test_somebody_who_was_kicked_does_not_come_back(table: CheckedTable) -> None:
    table.seat_people(2)
    assert table.no(ANN, commands.Kick(person=1)) == "not-yourself"
    assert table.no(ANN, commands.Kick(person=9)) == "unknown-person"
    table.ok(ANN, commands.Kick(person=2))
    assert table.state.seats[1].kind == "empty"
    assert table.no(BEN, commands.Watch(name="Ben")) == "kicked"
    assert table.no(BEN, commands.Say(phrase="hello")) == "not-at-table"
    refused = may_watch(table.state, BEN)
    assert refused is not None
    assert refused.code == "kicked"


def test_kicking_in_a_game_hands_the_seat_to_a_computer_player() -> None:
    table = started(3)
    table.ok(ANN, commands.Kick(person=2))
    assert table.state.playing
    assert table.state.computer_at(1) == "easy"
    assert not table.state.has_resigned(1)
    table.play_game()
    assert table.state.games[0].reason in ("out", "blocked")


def test_the_host_passes_on(table: CheckedTable) -> None:
    table.ok(BEN, commands.Watch(name="Ben"))
    table.ok(CLEO, commands.Sit(name="Cleo"))
    table.ok(ANN, commands.Leave())
    assert table.host() == 3, "somebody seated is the next host"
    table.ok(CLEO, commands.Leave())
    assert table.host() == 2
    table.ok(BEN, commands.Leave())
    assert table.host() is None
    table.ok(DAN, commands.Watch(name="Dan"))
    assert table.host() == 4


def test_who_left_comes_back_as_somebody_new(table: CheckedTable) -> None:
    table.seat_people(2)
    table.ok(BEN, commands.Leave())
    assert table.no(BEN, commands.Leave()) == "not-at-table"
    table.ok(BEN, commands.Sit(name="Ben"))
    assert table.state.seats[1].person == 3


def test_a_table_has_a_most_of_people(table: CheckedTable) -> None:
    table.check = lambda _table, _new: None
    for number in range(MAX_PEOPLE - 1):
        table.ok(f"who-{number}", commands.Watch(name=f"P{number}"))
    assert table.no(BEN, commands.Watch(name="Ben")) == "table-crowded"


def test_own_words_are_for_private_tables_while_the_host_allows_them(table: CheckedTable) -> None:
    table.ok(BEN, commands.Watch(name="Ben"))
    assert table.no(CLEO, commands.Write(text="Hi")) == "not-at-table"
    table.ok(BEN, commands.Write(text="  So\u0308 nice   a table "))
    assert isinstance(table.log[-1], facts.Wrote)
    assert table.log[-1].text == "S\u00f6 nice a table"
    assert table.no(BEN, commands.Write(text="again")) == "too-fast"
    table.now += 1000
    for unreadable in (" ", "\u202eback", "a\u200bb\x00"):
        assert table.no(BEN, commands.Write(text=unreadable)) == "bad-message"
    assert table.no(BEN, commands.AllowMessages(allowed=False)) == "not-host"
    assert table.no(ANN, commands.AllowMessages(allowed=True)) == "nothing-changes"
    table.ok(ANN, commands.AllowMessages(allowed=False))
    assert table_view(table.state, BEN, now=table.now).messages_off is True
    assert table.no(BEN, commands.Write(text="Hi")) == "messages-off"
    table.ok(BEN, commands.Say(phrase="smile"))
    table.ok(ANN, commands.AllowMessages(allowed=True))
    table.ok(
        ANN, commands.SetOptions(options=msgspec.structs.replace(table.state.options, public=True))
    )
    table.now += 1000
    assert table.no(BEN, commands.Write(text="Hi")) == "messages-off"


def test_a_report_is_for_those_who_run_the_house(table: CheckedTable) -> None:
    table.ok(BEN, commands.Watch(name="Ben"))
    table.ok(ANN, commands.Mute(person=2, muted=True))
    assert table.no(BEN, commands.Report(person=2)) == "not-yourself"
    assert table.no(BEN, commands.Report(person=9)) == "unknown-person"
    table.ok(BEN, commands.Report(person=1))
    reported = table.log[-1]
    assert isinstance(reported, facts.Reported)
    assert (reported.person, reported.by) == (1, 2)
    for reader in (None, ANN, BEN):
        told = encode(event_views(table.state, [(table.state.version, reported)], reader))
        assert b"person" not in told
    assert table.no(BEN, commands.Report(person=1)) == "too-fast"


def test_who_is_forgotten_has_written_nothing(table: CheckedTable) -> None:
    table.ok(BEN, commands.Watch(name="Ben"))
    table.ok(BEN, commands.Write(text="My phone is 555"))
    numbered = list(enumerate(table.log, start=1))
    edits = scrub(numbered, BEN).edits
    assert edits[len(numbered)] == FACTS.encode(facts.Wrote(at=table.now, person=2, text=""))[1]


def test_talk_is_counted_out_and_can_be_muted(table: CheckedTable) -> None:
    table.ok(BEN, commands.Watch(name="Ben"))
    assert table.no(CLEO, commands.Say(phrase="hello")) == "not-at-table"
    table.ok(BEN, commands.Say(phrase="hello"))
    assert table.no(BEN, commands.Say(phrase="smile")) == "too-fast"
    table.ok(ANN, commands.Say(phrase="hello"))
    table.now += 1000
    table.ok(BEN, commands.Say(phrase="smile"))
    table.ok(ANN, commands.Mute(person=2, muted=True))
    people = table_view(table.state, None, now=table.now).people
    assert [person.muted for person in people] == [False, True]
    assert table.no(ANN, commands.Mute(person=2, muted=True)) == "nothing-changes"
    assert table.no(ANN, commands.Mute(person=7, muted=True)) == "unknown-person"
    table.now += 1000
    assert table.no(BEN, commands.Say(phrase="smile")) == "muted"
    table.ok(BEN, commands.Leave())
    table.ok(BEN, commands.Watch(name="Ben"))
    assert table.no(BEN, commands.Say(phrase="smile")) == "muted"
    table.ok(ANN, commands.Mute(person=3, muted=False))
    table.ok(BEN, commands.Say(phrase="smile"))


def test_a_forgotten_name_is_nowhere() -> None:
    table = started(2)
    for _ in range(3):
        table.step()
    numbered = list(enumerate(table.log, start=1))
    scrubbed = scrub(numbered, BEN)
    assert scrubbed.numbers == (2,)
    answer = table.house(Forget(BEN, scrubbed.numbers))
    assert answer
    for seq, data in scrubbed.edits.items():
        kind, _ = encode_entry(table.log[seq - 1])
        table.log[seq - 1] = decode_entry(kind, data)
    written = b"".join(encode_entry(entry)[1] for entry in table.log)
    assert b"Ben" not in written
    assert BEN.encode() not in written
    again = fold_all(table.log)
    assert again == table.state, "a process that kept its state has forgotten as well"
    record = record_of(again)
    assert record is not None
    assert record.setup.players == ("Ann", "–")


def test_forgetting_somebody_who_left_before() -> None:
    table = started(2)
    table.ok(BEN, commands.Leave())
    scrubbed = scrub(list(enumerate(table.log, start=1)), BEN)
    assert isinstance(table.do(Forget(BEN, scrubbed.numbers)), Decided)
    assert "Ben" not in repr(table.state)


def test_somebody_forgotten_who_was_removed_shuts_out_nobody_else() -> None:
    table = started(2)
    table.ok(ANN, commands.Mute(person=2, muted=True))
    table.ok(ANN, commands.Kick(person=2))
    scrubbed = scrub(list(enumerate(table.log, start=1)), BEN)
    log = list(table.log)
    for seq, data in scrubbed.edits.items():
        log[seq - 1] = decode_entry(encode_entry(log[seq - 1])[0], data)
    again = fold_all(log)
    assert may_watch(again, "") is None, "a spectator without a session"
    assert (again.kicked, again.muted) == ((), ())
    old = dataclasses.replace(again, kicked=("",))
    assert may_watch(old, "") is None, "from a snapshot that was written earlier"
