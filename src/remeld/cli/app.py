"""From the arguments to the exit code: finds the command, and turns every error into a sentence.

Exit codes: 0 done or legal, 1 a "no", 2 misuse or bad input, 130 stopped by the user, 141 where
nobody reads the answer. Nobody ever sees a traceback.
"""

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Any

import typer
from typer.main import get_command

from remeld.cli.common import get_words, print_json
from remeld.cli.error_output import PIPE_CLOSED, drop, tell, told
from remeld.cli.usage import CliCommand, overview, usage_error
from remeld.rules import RemeldError
from remeld.terminal.sentences import reason_of
from remeld.words import Words

__all__ = ["COMMANDS", "make_command", "run"]

NO = 1
BAD_INPUT = 2
BUG = 70
STOPPED = 130


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # What the screen cannot show is shown as a question mark.
            stream.reconfigure(errors="replace")
    words, as_json = get_words(None), _asks_for_json(given)

    def refuse(id: str, code: int, place: object = None, **values: object) -> int:
        name, sentence = id.partition("-")[2], words.text(id, **values)
        problem = {"code": name, "place": place, "sentence": sentence}
        return tell(problem, code, as_json=as_json)

    try:
        words = get_words(_asked_language(given))
        code = _dispatch(given, words)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        drop(sys.stdout)
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return refuse("cli-interrupted", STOPPED)
    except RemeldError as error:
        # What must always hold and does not is a "no", like a record that is wrong.
        code = NO if error.code == "arena-breach" else BAD_INPUT
        return tell(told(words, error), code, as_json=as_json)
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package == "remeld":
            raise
        # Whatever a command needs beside those of the command line belongs to a house.
        missing = RemeldError("extra-missing", str(error), what=package, extra="server")
        return tell(told(words, missing), BAD_INPUT, as_json=as_json)
    except OSError as error:
        drop(sys.stdout)
        place = {"file": str(error.filename)} if error.filename else None
        reason, file = reason_of(error), error.filename
        return refuse("error-system", BAD_INPUT, place, reason=reason, file=file)
    except Exception as error:
        line = traceback.extract_tb(error.__traceback__)[-1]
        part = f"{type(error).__name__}, {os.path.basename(line.filename)}:{line.lineno}: {error}"
        return refuse("error-internal", BUG, part=part)


def _dispatch(arguments: list[str], words: Words) -> int:
    if arguments[:1] == ["help"]:
        # What many type first: `remeld help`, `remeld help judge`.
        arguments = [*arguments[1:], "--help"]
    first = arguments[0] if arguments else ""
    # What stands before any command is asked of the whole program.
    asked = set(arguments) if first.startswith("-") else set()
    if asked & {"--help", "-h"}:
        print(overview(words, COMMANDS))
        return 0
    if "--version" in asked:
        _tell_version(words, as_json="--json" in arguments)
        return 0
    # `remeld` and `remeld --lan` mean `remeld play`.
    name, rest = (first, arguments[1:]) if first[:1] not in ("", "-") else ("play", arguments)
    command = make_command(name)
    try:
        with command.make_context(f"remeld {name}", rest, obj=words) as context:
            return int(command.invoke(context))
    except typer.Exit as done:
        return done.exit_code
    except typer.TyperException as error:
        raise usage_error(error, command) from None


def make_command(name: str) -> Any:
    """The command of that name, with its options."""
    app = typer.Typer(add_completion=False)
    names = {"help_option_names": ["--help", "-h"]}
    app.command(name, cls=CliCommand, context_settings=names)(_load(name))
    return get_command(app)


def _tell_version(words: Words, *, as_json: bool) -> None:
    """Tell which version it is, and what of it is missing."""
    from remeld import __version__
    from remeld.cli.installed import PLAYED, missing_packages, outdated_kernels, page_is_built
    from remeld.solver import COMPILED

    missing, page, outdated = missing_packages(), page_is_built(), outdated_kernels()
    if as_json:
        found = {"version": __version__, "compiled": COMPILED, "outdated": outdated}
        return print_json(found | {"page": page, "missing": missing})
    kernel = words.text("cli-kernel", compiled="outdated" if outdated else COMPILED)
    print(f"remeld {__version__} ({kernel})")
    if not page:
        print(words.text("error-page-missing"))
    extras = ", ".join(each for each in PLAYED if each in missing)
    if extras:
        print(words.text("cli-not-installed", what=extras))


COMMANDS = (
    "play",
    "tui",
    "rules",
    "judge",
    "solve",
    "arrange",
    "openings",
    "score",
    "replay",
    "verify",
    "review",
    "puzzle",
    "puzzles",
    "practice",
    "picture",
    "simulate",
    "arena",
    "conformance",
    "serve",
    "admin",
    "backup",
    "restore",
    "schema",
    "completion",
)


def _load(name: str) -> Callable[..., int]:
    """Import the function of a command, and nothing that belongs to another."""
    match name:
        case "play":
            from remeld.cli import play

            return play.play
        case "tui":
            from remeld.cli import tui

            return tui.tui
        case "rules":
            from remeld.cli import rules

            return rules.rules
        case "judge":
            from remeld.cli import judge

            return judge.judge
        case "score":
            from remeld.cli import score

            return score.score
        case "replay":
            from remeld.cli import replay

            return replay.replay
        case "verify":
            from remeld.cli import verify

            return verify.verify
        case "review":
            from remeld.cli import review

            return review.review
        case "puzzle":
            from remeld.cli import puzzle

            return puzzle.puzzle
        case "puzzles":
            from remeld.cli import puzzles

            return puzzles.puzzles
        case "practice":
            from remeld.cli import practice

            return practice.practice
        case "picture":
            from remeld.cli import picture

            return picture.picture
        case "simulate":
            from remeld.cli import simulate

            return simulate.simulate
        case "arena":
            from remeld.cli import arena

            return arena.arena
        case "conformance":
            from remeld.cli import conformance

            return conformance.conformance
        case "solve":
            from remeld.cli import solve

            return solve.solve
        case "arrange":
            from remeld.cli import arrange

            return arrange.arrange
        case "openings":
            from remeld.cli import openings

            return openings.openings
        case "serve":
            from remeld.cli import serve

            return serve.serve
        case "admin":
            from remeld.cli import admin

            return admin.admin
        case "backup":
            from remeld.cli import backup

            return backup.backup
        case "restore":
            from remeld.cli import restore

            return restore.restore
        case "schema":
            from remeld.cli import schema

            return schema.schema
        case "completion":
            from remeld.cli import completion

            return completion.completion
    known = ", ".join(COMMANDS)
    raise RemeldError(
        "no-such-command", f"there is no command {name[:40]!r}", part=name[:40], known=known
    )


def _asks_for_json(arguments: list[str]) -> bool:
    """Whether errors are for a program, too, before anything else is understood."""
    return any(argument.partition("=")[0] == "--json" for argument in arguments)


def _asked_language(arguments: list[str]) -> str | None:
    """The value of --lang, before anything else is understood: errors need a language too."""
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            return arguments[place + 1] if place + 1 < len(arguments) else None
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None
