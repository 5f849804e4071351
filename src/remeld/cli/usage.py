"""How commands are used: help from the word catalogue, and misuse told in sentences.

Help is looked up only when it is asked for: `cli-<command>-help` and `cli-option-<name>`.
"""

from collections.abc import Iterable, Iterator
from shutil import get_terminal_size
from typing import Any

import typer
from typer.core import TyperCommand

from remeld.rules import RemeldError
from remeld.terminal.paint import width_of, wrap
from remeld.words import Words

__all__ = ["MATCH", "CliCommand", "overview", "usage_error"]

TIE = "\N{NO-BREAK SPACE}"
"""Between an option and its value, so that no line breaks there."""

MATCH = """\
  {
    "edition": "goliath",
    "games": [
      {"racks": {"Ann": "r5 j", "Ben": ""}, "winner": "Ben"},
      {"racks": {"Ann": "k4 k5", "Ben": "b13"}, "winner": null, "starter": "Ann"}
    ]
  }"""
"""What `remeld score` reads."""

_SPOKEN = {
    "ABOUT",
    "ACTION",
    "ADDRESS",
    "DATE",
    "EVENT",
    "FILE",
    "NAME",
    "SECONDS",
    "TABLE",
    "TILES",
}
"""The values that are words, not only letters or what is typed."""


class CliCommand(TyperCommand):
    """A command that takes every option at most once, as text, and has our own help.

    The values are left as they were typed: the commands read them with their own parsers, which
    name what is wrong. The conversion that it replaces would cost 0.1 s at every start.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command line into the parameters of the function."""
        given, stray, order = self.make_parser(ctx).parse_args(args=list(args))
        if given.get("help"):
            print(ctx.get_help())
            raise typer.Exit
        for place, param in enumerate(order):
            if param in order[:place]:
                option = param.opts[0]
                raise RemeldError("option-twice", f"{option} was given twice", option=option)
        if stray:
            raise RemeldError(
                "stray-argument", f"{stray[0][:40]!r} belongs to no option", part=stray[0][:40]
            )
        for param in self.params:
            value = given.get(param.name)
            if value is None and param.required:
                name = _shown(param, ctx.obj).partition(TIE)[0]
                raise RemeldError("missing-option", f"{name} is missing", option=name)
            ctx.params[param.name] = param.default if value is None else value
        ctx.args = []
        return []

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of this command."""
        words: Words = ctx.obj
        groups: tuple[list[str], list[str], list[str]] = ([], [], [])
        rows = []
        for param in self.params:
            name = _shown(param, words)
            group = 0 if _is_argument(param) else 1 if param.required else 2
            groups[group].append(name if param.required else f"[{name}]")
            rows.append((name, words.text(f"cli-option-{param.opts[0].lstrip('-')}")))
        rows.append(("--help", words.text("cli-option-help")))
        usage = [ctx.command_path, *groups[0], *groups[1], *groups[2]]
        formatter.write(
            "\n".join(
                [
                    _fill(words.text("cli-usage", usage=" ".join(usage)), "    "),
                    "",
                    _fill(words.text(f"cli-{self.name}-help")),
                    "",
                    *_rows(rows),
                    *self._more(words),
                ]
            )
        )

    def _more(self, words: Words) -> Iterator[str]:
        """What a line for each option does not say."""
        if self.name == "play":
            from remeld.cli.play import kept_file

            yield from ("", _fill(words.text("cli-play-more", file=kept_file())))
        if self.name == "score":
            yield from ("", MATCH, "", _fill(words.text("cli-score-more")))
        if any("--json" in param.opts for param in self.params):
            yield from ("", _fill(words.text("cli-exit-codes")))


def overview(words: Words, commands: Iterable[str]) -> str:
    """The help of the whole program."""
    return "\n".join(
        [
            _fill(words.text("cli-about")),
            "",
            *_rows((f"remeld {name}", words.text(f"cli-{name}-help")) for name in commands),
            *_rows([("remeld --version", words.text("cli-version-help"))]),
            "",
            _fill(words.text("cli-more-help")),
            _fill(words.text("cli-exit-codes")),
            _fill(words.text("cli-not-affiliated")),
        ]
    )


def usage_error(error: typer.TyperException, command: Any) -> RemeldError:
    """What the parser of a command complains of, as an error of our own."""
    # The parser tells its complaints apart by classes that it does not publish.
    option = str(getattr(error, "option_name", ""))
    known = {name: param for param in command.params for name in param.opts}
    if not option:
        return RemeldError("misuse", str(error), part=str(error))
    if option == "--help":
        return RemeldError("option-with-value", f"{option} takes no value", option=option)
    if option not in known:
        return RemeldError(
            "no-such-option", f"there is no option {option[:40]}", option=option[:40]
        )
    if known[option].is_flag:
        return RemeldError("option-with-value", f"{option} takes no value", option=option)
    return RemeldError("option-without-value", f"{option} needs a value", option=option)


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _shown(param: Any, words: Words) -> str:
    """A parameter as it is typed: `--rack TILES`, `--json`, `FILE`."""
    value = param.metavar or ""
    if value in _SPOKEN:
        value = words.text(f"cli-value-{value.lower()}")
    return str(value) if _is_argument(param) else TIE.join(filter(None, [param.opts[0], value]))


def _rows(rows: Iterable[tuple[str, str]]) -> list[str]:
    rows = list(rows)
    margin = 20
    return [
        line
        for name, text in rows
        for line in _fill(f"  {_padded(name, margin - 4)}  {text}", " " * margin).splitlines()
    ]


def _padded(name: str, width: int) -> str:
    return name + " " * (width - width_of(name))


def _fill(text: str, indent: str = "") -> str:
    width = min(100, get_terminal_size((80, 24)).columns)
    return wrap(text, width, indent).replace(TIE, " ")
