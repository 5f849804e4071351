"""The head of a record: what was agreed before the game, a line each."""

import json
import re

from remeld.match.errors import RecordError
from remeld.match.setup import Setup
from remeld.notation import format_ruleset, parse_ruleset
from remeld.rules import RemeldError

__all__ = ["decode_header", "encode_header"]

OPTIONS = {
    "strict-penalty": "strict_penalty",
    "seats-by-draw": "seats_by_draw",
    "big-set": "big_set",
}


def encode_header(setup: Setup, seen: int | str | None) -> list[str]:
    """The lines between the version and the first event."""
    lines = [f"rules {format_ruleset(setup.ruleset)}"]
    lines += [f"player {_quoted(name)}" for name in setup.players]
    lines.append(f"clock {setup.time_limit_sec or 'none'}")
    lines += [f"option {word}" for word, field in OPTIONS.items() if getattr(setup, field)]
    lines.append(f"game {setup.game}")
    if setup.starter is not None:
        lines.append(f"starter {setup.starter}")
    lines += [f"word {_quoted(word)}" for word in setup.words]
    lines.append(f"commitment {setup.commitment}")
    lines.append(f"seen {'spectator' if seen is None else seen}")
    return lines


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def decode_header(lines: list[str]) -> tuple[Setup, int | str | None]:
    """Read the head of a record; the version is line 1, so these start with line 2."""
    found: dict[str, list[tuple[int, str]]] = {}
    for number, line in enumerate(lines, start=2):
        word, _, value = line.partition(" ")
        if word not in _KNOWN:
            raise RecordError("unknown-heading", number, line[:40])
        if word in found and word not in _SEVERAL:
            raise RecordError("heading-twice", number, line[:40])
        found.setdefault(word, []).append((number, value.strip()))
    for word in ("rules", "player", "clock", "game", "commitment", "seen"):
        if word not in found:
            raise RecordError("heading-missing", len(lines) + 1, word)
    return _setup(found, len(lines))


_SEVERAL = {"player", "option", "word"}
_KNOWN = _SEVERAL | {"rules", "clock", "game", "starter", "commitment", "seen"}


def _setup(found: dict[str, list[tuple[int, str]]], lines: int) -> tuple[Setup, int | str | None]:
    options = {}
    for line, value in found.get("option", []):
        if value not in OPTIONS:
            raise RecordError("unknown-option", line, value[:40])
        options[OPTIONS[value]] = True
    commitment = found["commitment"][0]
    if not re.fullmatch(r"[0-9a-f]{64}", commitment[1]):
        raise RecordError("bad-commitment", *_shown(commitment))
    clock = found["clock"][0]
    starter = found.get("starter")
    try:
        ruleset = parse_ruleset(found["rules"][0][1])
    except RemeldError as error:
        raise RecordError("bad-rules", *_shown(found["rules"][0]), error) from None
    try:
        setup = Setup(
            ruleset=ruleset,
            players=tuple(_unquoted(each) for each in found["player"]),
            time_limit_sec=None if clock[1] == "none" else _number(clock),
            starter=_number(starter[0]) if starter else None,
            game=_number(found["game"][0]),
            words=tuple(_unquoted(each) for each in found.get("word", [])),
            commitment=commitment[1],
            **options,
        )
    except RecordError:
        raise
    except RemeldError as error:
        raise RecordError("bad-heading", lines + 1, "", error) from None
    return setup, _seen(found["seen"][0], len(setup.players))


def _shown(heading: tuple[int, str]) -> tuple[int, str]:
    return heading[0], heading[1][:40]


def _number(heading: tuple[int, str]) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", heading[1]):
        raise RecordError("not-a-number", *_shown(heading))
    return int(heading[1])


def _unquoted(heading: tuple[int, str]) -> str:
    try:
        text = json.loads(heading[1])
    except (ValueError, RecursionError):
        text = None
    if not isinstance(text, str):
        raise RecordError("not-a-text", *_shown(heading))
    return text


def _seen(heading: tuple[int, str], seats: int) -> int | str | None:
    if heading[1] == "all":
        return "all"
    if heading[1] == "spectator":
        return None
    seat = _number(heading)
    if seat >= seats:
        raise RecordError("unknown-seat", *_shown(heading))
    return seat
