"""`remeld admin`: see how a house is doing, and put things right while it runs."""

import socket
from collections.abc import Callable
from json import loads
from typing import Annotated, get_args

import typer

from remeld.cli.common import AsJson, Lang, get_words, grid, print_json, read_settings, screen
from remeld.cli.error_output import tell, told
from remeld.protocol import encode, reader
from remeld.protocol.admin import (
    Action,
    AdminAnswer,
    AdminDone,
    AdminRefusal,
    AdminRequest,
    ConnectedPeople,
    HouseStatus,
    TableList,
)
from remeld.rules import RemeldError
from remeld.words import Words

__all__ = ["admin"]

SECONDS = 30.0
NO = 1
NOT_DONE = ("no-such-table", "not-banned")
"""What is no misuse, but a no."""
WITH_ARGUMENT = ("close", "remove", "sign-out", "ban", "unban")

_decode: Callable[[bytes], AdminAnswer] = reader(AdminAnswer)  # type: ignore[arg-type]


def admin(
    action: Annotated[str, typer.Argument(metavar="ACTION")],
    about: Annotated[str | None, typer.Argument(metavar="ABOUT")] = None,
    admin_socket: Annotated[str | None, typer.Option("--admin-socket", metavar="FILE")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Ask a running house for something; 1 if it cannot be done."""
    words = get_words(lang)
    request = _read(action, about)
    path = read_settings(admin_socket=admin_socket).admin_socket
    if not path:
        raise RemeldError("no-admin-socket", "no socket is named", option="--admin-socket")
    line = _ask(path, request)
    answer = _decode(line)
    if isinstance(answer, AdminRefusal):
        error = RemeldError(answer.code, answer.code, **answer.values)
        if answer.code not in NOT_DONE:
            raise error
        return tell(told(words, error), NO, as_json=json)
    if json:
        document = loads(line)
        document.pop("answer")
        print_json(document)
    else:
        taken_back = request.action == "message" and not request.argument.strip()
        _show(words, "no-message" if taken_back else request.action, answer)
    return 0


def _read(action: str, about: str | None) -> AdminRequest:
    if action not in get_args(Action):
        known = ", ".join(get_args(Action))
        raise RemeldError("no-such-action", f"{action[:40]!r}", part=action[:40], known=known)
    asked: Action = action  # type: ignore[assignment]
    if asked in WITH_ARGUMENT and not (about or "").strip():
        raise RemeldError("about-missing", f"{asked} of what?", action=asked)
    if about is not None and asked not in (*WITH_ARGUMENT, "message"):
        raise RemeldError("stray-argument", f"{about[:40]!r}", part=about[:40])
    return AdminRequest(action=asked, argument=about or "")


def _ask(path: str, request: AdminRequest) -> bytes:
    """Send a line to a house, and wait for its answer."""
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as house:
            house.settimeout(SECONDS)
            house.connect(path)
            house.sendall(encode(request) + b"\n")
            with house.makefile("rb") as lines:
                answer = lines.readline()
    except (OSError, AttributeError) as error:  # There are systems without such sockets.
        raise RemeldError("admin-unreachable", str(error), file=path) from None
    if not answer.endswith(b"\n"):
        raise RemeldError("admin-unreachable", "it said nothing", file=path)
    return answer


def _show(words: Words, action: str, answer: AdminAnswer) -> None:
    match answer:
        case HouseStatus():
            _show_status(words, answer)
        case ConnectedPeople():
            _show_people(words, answer)
        case TableList():
            _show_tables(words, answer)
        case AdminDone(count):
            print(words.text("cli-admin-done", action=action, count=count))


def _show_status(words: Words, status: HouseStatus) -> None:
    minutes, tables = status.uptime_seconds // 60, status.tables
    print(
        words.text("cli-admin-house", version=status.version, minutes=minutes, count=status.nodes)
    )
    if status.draining:
        print(words.text("cli-admin-draining"))
    if status.message:
        print(words.text("cli-admin-message", text=status.message))
    if status.banned:
        print(words.text("cli-admin-banned", addresses=", ".join(status.banned)))
    counts = {name: tables.get(name, 0) for name in ("open", "playing", "finished", "archived")}
    print(words.text("cli-admin-counts", people=status.people, **counts))
    load = {"percent": status.processor_percent, "megabytes": status.memory_mb}
    print(words.text("cli-admin-load", count=status.sockets, **load))
    if status.slow:
        print(words.text("cli-admin-slow"))
        rows = grid(5)
        for work in status.slow:
            times = (work.median, work.slowest_percent, work.slowest)
            rows.add_row(work.what, f"{work.times}×", *(f"{ms:.1f} ms" for ms in times))
        screen().print(rows)


def _show_people(words: Words, people: ConnectedPeople) -> None:
    rows = grid(3)
    for each in people.here:
        names = "; ".join(
            f"{code}: {', '.join(names)}" if names else code for code, names in each.names.items()
        )
        rows.add_row(each.address, f"{each.sockets}×", names)
    if people.here:
        screen().print(rows)
    print(words.text("cli-admin-people", count=len(people.here), elsewhere=people.elsewhere))


def _show_tables(words: Words, found: TableList) -> None:
    rows = grid(5)
    for table in found.tables:
        rows.add_row(
            table.code,
            words.text("cli-admin-status", status=table.status),
            words.text("cli-admin-idle", minutes=table.idle_seconds // 60),
            words.text("cli-admin-present", count=table.present),
            ", ".join(table.seats),
        )
    if found.tables:
        screen().print(rows)
    print(words.text("cli-admin-tables", count=len(found.tables), more=found.more))
