"""Frames that no honest client sends, from a seed."""

import json
import random
import uuid
from typing import Any

__all__ = ["bad_frame"]

KINDS = [
    "watch",
    "sit",
    "stand",
    "leave",
    "add-computer",
    "remove-computer",
    "set-options",
    "give-word",
    "start",
    "next-game",
    "rematch",
    "play",
    "draw",
    "pass",
    "resign",
    "take-back",
    "stand-in",
    "offer-pause",
    "accept-pause",
    "decline-pause",
    "resume",
    "lengthen",
    "lock",
    "kick",
    "mute",
    "say",
]
TABLES = ("", "b4 b5 b6", "r1 r1 r1", "j j j", "x9", "b4-13, ,", "k1" * 500, "??", "b4 b5 b6," * 90)
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    5,
    6,
    2**31,
    2**63,
    2**200,
    1.5,
    1e308,
    "",
    "a",
    "\0",
    "\u202e",
    "é" * 41,
    "x" * 5000,
    [],
    {},
    [[[]]],
    {"a": {"b": []}},
    "00000000-0000-0000-0000-000000000000",
)


def bad_frame(dice: random.Random, table: str) -> str | bytes:
    """One frame: noise, broken JSON, wrong types, or well formed and not allowed."""
    match dice.randrange(8):
        case 0:
            return dice.randbytes(dice.randrange(60))
        case 1:
            return "".join(chr(dice.choice((34, 91, 123, 0, 127, 0x2028, 65))) for _ in range(20))
        case 2:
            return _broken(dice, json.dumps(_command(dice, table)))
        case 3:
            deep = dice.choice((10, 100, 3000))
            return "[" * deep + "]" * deep if dice.random() < 0.5 else '{"a":' * deep
        case 4:
            message = _command(dice, table)
            message[dice.choice(list(message))] = dice.choice(STRANGE)
            return json.dumps(message)
        case 5:
            message = _command(dice, table)
            message["do"][dice.choice(("kind", "seat", "table", "name", "new"))] = dice.choice(
                STRANGE
            )
            return json.dumps(message)
        case 6:
            kinds = ("hello", "since", "draft", "ping", "ack", "events", "nothing")
            message = {"type": dice.choice(kinds), "id": dice.choice(STRANGE), "after": 5}
            message |= {"protocol": dice.choice((0, 1, 2, 10**9)), "table": table}
            return json.dumps({key: message[key] for key in message if dice.random() < 0.8})
        case _:
            return json.dumps(_command(dice, table))


def _command(dice: random.Random, table: str) -> dict[str, Any]:
    """A command that can be read, from somebody who may not give it."""
    wish: dict[str, Any] = {"kind": dice.choice(KINDS)}
    for name, value in {
        "seat": dice.randrange(-1, 7),
        "table": dice.choice(TABLES),
        "name": dice.choice(("Eve", "", " ", "Seat 0", "x" * 41, "\u200b")),
        "person": dice.randrange(4),
        "locked": True,
        "phrase": dice.choice(("hello", "no-such-phrase")),
        "options": {"rules": dice.choice(("goliath", "none", "goliath(jokers=9)"))},
    }.items():
        if dice.random() < 0.3:
            wish[name] = value
    id = str(uuid.UUID(int=dice.getrandbits(128)))
    return {"type": "command", "id": id, "seen": dice.choice((0, 1, 10**9)), "do": wish}


def _broken(dice: random.Random, text: str) -> str:
    letters = list(text)
    for _ in range(dice.randrange(1, 4)):
        letters[dice.randrange(len(letters))] = dice.choice('"{}[],:\\x0\u0000')
    return "".join(letters)[: dice.randrange(1, len(letters) + 1)]
