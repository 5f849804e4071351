"""Messages as JSON and back, versions, codes, and the schema."""

import json
import re
from typing import Any, get_args
from uuid import UUID

import msgspec
import pytest

from remeld import match
from remeld.protocol import (
    CLOSED,
    COLOURS,
    FACTS,
    LEVELS,
    MAX_MESSAGE,
    OLDEST,
    PHRASES,
    PROTOCOL,
    REFUSED,
    Ack,
    Command,
    Draft,
    FoundPlaces,
    FromClient,
    FromServer,
    Hello,
    Options,
    Ping,
    Places,
    PlaceView,
    Placing,
    Pong,
    ProtocolError,
    Refused,
    Since,
    commands,
    decode,
    decode_answer,
    encode,
    schema,
    served,
    wire_type,
)

ID = UUID("7f9c24e8-3b12-4c5e-8f0a-1b2c3d4e5f60")

WISHES: list[commands.Do] = [
    commands.Watch(name="Ann"),
    commands.Sit(),
    commands.Sit(seat=1, name="Ben", colour="plum"),
    commands.Stand(seat=0),
    commands.Leave(),
    commands.AddComputer(level="best", seat=3),
    commands.RemoveComputer(seat=3),
    commands.SetOptions(options=Options(rules="goliath(jokers=4)", seats=3, length=2)),
    commands.GiveWord(seat=0, word="pêche"),
    commands.Start(),
    commands.NextGame(),
    commands.Rematch(),
    commands.Play(seat=0, table="b4 b5 b6, k8 r8 o8"),
    commands.Draw(seat=1),
    commands.Pass(seat=2),
    commands.Resign(seat=3),
    commands.TakeBack(seat=4),
    commands.StandIn(seat=5),
    commands.OfferPause(),
    commands.AcceptPause(),
    commands.DeclinePause(),
    commands.Resume(),
    commands.Lengthen(seconds=30),
    commands.Lock(locked=True),
    commands.Kick(person=2),
    commands.Mute(person=2, muted=False),
    commands.Say(phrase="well-played"),
    commands.Write(text="Wait for me, please"),
    commands.AllowMessages(allowed=False),
    commands.Report(person=2),
]


def refused(data: bytes | str | dict[str, Any]) -> ProtocolError:
    with pytest.raises(ProtocolError) as caught:
        decode(json.dumps(data) if isinstance(data, dict) else data)
    assert caught.value.code in REFUSED
    assert set(caught.value.values) <= set(REFUSED[caught.value.code])
    return caught.value


def command(do: Any, **more: Any) -> dict[str, Any]:
    return {"type": "command", "id": str(ID), "seen": 4, "do": do} | more


def test_every_command_is_tried_here() -> None:
    assert {type(wish) for wish in WISHES} == set(get_args(commands.Do))


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: type(wish).__name__)
def test_commands_go_there_and_back(wish: commands.Do) -> None:
    message = Command(id=ID, seen=7, do=wish)
    assert decode(encode(message)) == message


@pytest.mark.parametrize(
    "message",
    [
        Hello(protocol=PROTOCOL, table="CODE22"),
        Hello(protocol=PROTOCOL, table="CODE22", after=17),
        Hello(protocol=PROTOCOL, table="CODE22", game=True),
        Draft(id=ID, seen=3, seat=1, table="b4 b5 b6"),
        Placing(id=ID, seen=3, seat=1, table="b4 b5 b6", tile="b7", plan=True),
        Since(after=0),
        Ping(id=3),
    ],
)
def test_frames_go_there_and_back(message: FromClient) -> None:
    assert decode(encode(message)) == message
    assert decode(encode(message).decode()) == message


@pytest.mark.parametrize(
    "message",
    [
        Ack(id=ID, version=9),
        Refused(id=None, code="unreadable", values={"where": "$"}, faults=()),
        Pong(id=3, now=5),
        Places(id=ID, found=FoundPlaces(joins=(PlaceView(set=0, at=3),), lay="", near=None)),
    ],
)
def test_answers_go_there_and_back(message: FromServer) -> None:
    assert decode_answer(encode(message)) == message


def test_messages_do_not_change() -> None:
    with pytest.raises(AttributeError):
        Ping(id=1).id = 2  # type: ignore[misc]


@pytest.mark.parametrize(
    ("data", "code", "where"),
    [
        ("", "unreadable", "$"),
        ("{", "unreadable", "$"),
        ("[]", "unreadable", "$"),
        ("null", "unreadable", "$"),
        ("{}", "unreadable", "$"),
        ('{"type":"shout"}', "unknown-kind", "$.type"),
        ('{"type":5}', "unreadable", "$.type"),
        ('{"type":"ping","more":1}', "unreadable", "$"),
        ('{"type":"ping","id":1.5}', "unreadable", "$.id"),
        ('{"type":"ping","id":9007199254740992}', "unreadable", "$.id"),
        ('{"type":"since"}', "unreadable", "$"),
        ("[" * 5000, "unreadable", "$"),
        ('{"type":"ping","id":' + "[" * 5000, "unreadable", "$.id"),
        (b"\xff\xfe", "unreadable", "$"),
        (b'{"type":"hello","protocol":1,"table":"\xff"}', "unreadable", "$"),
        ("\ud800", "unreadable", "$"),
    ],
)
def test_what_cannot_be_read(data: bytes | str, code: str, where: str) -> None:
    error = refused(data)
    assert (error.code, error.values) == (code, {"where": where})


@pytest.mark.parametrize(
    ("do", "where"),
    [
        ({"kind": "fly"}, "$.do.kind"),
        ({"kind": "say", "phrase": "you fool"}, "$.do.phrase"),
        ({"kind": "sit", "colour": "beige"}, "$.do.colour"),
        ({"kind": "sit", "name": ""}, "$.do.name"),
        ({"kind": "sit", "name": "x" * 41}, "$.do.name"),
        ({"kind": "sit", "seat": 6}, "$.do.seat"),
        ({"kind": "sit", "seat": -1}, "$.do.seat"),
        ({"kind": "sit", "seat": "0"}, "$.do.seat"),
        ({"kind": "play", "seat": 0, "table": "b" * 4001}, "$.do.table"),
        ({"kind": "play", "seat": 0}, "$.do"),
        ({"kind": "lengthen", "seconds": 0}, "$.do.seconds"),
        ({"kind": "lengthen", "seconds": 601}, "$.do.seconds"),
        ({"kind": "kick", "person": 0}, "$.do.person"),
        ({"kind": "add-computer", "level": "divine"}, "$.do.level"),
        ({"kind": "set-options", "options": {"seats": 7}}, "$.do.options.seats"),
        ({"kind": "set-options", "options": {"rules": ""}}, "$.do.options.rules"),
        ({"kind": "set-options", "options": {"lenght": 2}}, "$.do.options"),
        ({"kind": "leave", "seat": 1}, "$.do"),
    ],
)
def test_limits_are_kept_and_the_answer_names_the_place(do: dict[str, Any], where: str) -> None:
    error = refused(command(do))
    assert error.values == {"where": where}
    assert error.id == ID, "so that the client knows which command this was"


def test_a_message_without_a_readable_id_is_answered_without_one() -> None:
    assert refused(command({"kind": "leave"}, id="7")).id is None
    assert refused('{"type":"command","id":').id is None


def test_a_huge_message_is_not_even_read() -> None:
    error = refused(" " * (MAX_MESSAGE + 1))
    assert (error.code, error.values) == ("too-long", {"most": MAX_MESSAGE})


def test_the_longest_legal_message_is_short_enough() -> None:
    options = Options(rules="x" * 2000)
    text = encode(Command(id=ID, seen=2**53 - 1, do=commands.SetOptions(options=options)))
    assert len(text) < MAX_MESSAGE
    play = commands.Play(seat=0, table="b" * 4000)
    assert len(encode(Command(id=ID, seen=0, do=play))) < MAX_MESSAGE


@pytest.mark.parametrize("more", [{}, {"fancy": True}, {"table": 5}])
def test_clients_of_another_version_are_told_so_whatever_they_say(more: dict[str, Any]) -> None:
    hello = {"type": "hello", "protocol": PROTOCOL + 1, "table": "C"} | more
    error = refused(hello)
    assert error.code == "server-too-old"
    assert error.values == {"oldest": OLDEST, "newest": PROTOCOL}
    assert refused(hello | {"protocol": OLDEST - 1}).code == "reload"
    if more:
        assert refused(hello | {"protocol": PROTOCOL}).code == "unreadable"


def test_this_version_and_the_one_before_are_served() -> None:
    assert max(1, PROTOCOL - 1) == OLDEST
    assert all(served(version) is None for version in range(OLDEST, PROTOCOL + 1))


def test_codes_are_codes() -> None:
    for code in (*REFUSED, *CLOSED, *PHRASES, *COLOURS, *LEVELS):
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
    assert len(set(PHRASES)) == len(PHRASES)


# -- The schema --

UNIONS: list[list[Any]] = [
    *(list(get_args(union)) for union in (FromClient, FromServer, commands.Do)),
    *([wire_type(kind) for kind in kinds] for kinds in (FACTS.kinds, get_args(match.Event))),
]


def test_the_schema_names_every_frame_command_and_event() -> None:
    parts = schema()["$defs"]
    for union in UNIONS:
        for each in union:
            assert each.__name__ in parts
            assert parts[each.__name__]["additionalProperties"] is False
            assert parts[each.__name__].get("description")


def test_the_schema_is_whole() -> None:
    text = json.dumps(schema())
    parts = schema()["$defs"]
    for name in re.findall(r'"#/\$defs/(\w+)"', text):
        assert name in parts


def test_tags_are_unique_on_each_side() -> None:
    for union in UNIONS:
        tags = [each.__struct_config__.tag for each in union]
        assert len(set(tags)) == len(tags)
        assert all(issubclass(each, msgspec.Struct) for each in union)
