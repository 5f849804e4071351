"""`remeld completion`: what a shell needs to complete what is typed."""

import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from remeld.cli.common import AsJson, Lang, print_json
from remeld.rules import EDITIONS, RemeldError
from remeld.words import LANGUAGES

__all__ = ["completion"]

SHELLS = ("bash", "zsh", "fish")
VALUES = {"--edition": tuple(EDITIONS), "--lang": tuple(LANGUAGES)}
"""Options whose values are known; all others are completed as names of files."""


def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL")], json: AsJson = False, lang: Lang = None
) -> int:
    """Print the script of a shell."""
    if shell not in SHELLS:
        known = ", ".join(SHELLS)
        raise RemeldError("unknown-shell", f"no script for {shell}", part=shell[:40], known=known)
    # Asked here, because the app asks for this file.
    from remeld.cli.app import COMMANDS, make_command

    options = {
        name: [each for param in make_command(name).params for each in param.opts if each[0] == "-"]
        for name in COMMANDS
    }
    lines = _fish(options) if shell == "fish" else _bash(options, zsh=shell == "zsh")
    script = "".join(f"{line}\n" for line in lines)
    if json:
        print_json({"shell": shell, "script": script})
    else:
        sys.stdout.write(script)
    return 0


def _bash(options: dict[str, list[str]], *, zsh: bool) -> Iterator[str]:
    def choose(words: tuple[str, ...] | list[str]) -> str:
        return f'COMPREPLY=($(compgen -W "{" ".join(words)}" -- "$word"))'

    if zsh:
        yield "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }"
        yield "autoload -U +X bashcompinit && bashcompinit"
    yield "_remeld() {"
    yield '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"'
    yield "  COMPREPLY=()"
    yield '  case "$before" in'
    for option, values in VALUES.items():
        yield f"    {option}) {choose(values)}; return ;;"
    yield "  esac"
    yield '  if [ "$COMP_CWORD" -eq 1 ]; then'
    yield f"    {choose([*options, '--help', '--version'])}"
    yield "    return"
    yield "  fi"
    yield '  case "$word" in -*) ;; *) return ;; esac'
    yield '  case "${COMP_WORDS[1]}" in'
    for name, known in options.items():
        yield f"    {name}) {choose([*known, '--help'])} ;;"
    yield "  esac"
    yield "}"
    yield "complete -o default -F _remeld remeld"


def _fish(options: dict[str, list[str]]) -> Iterator[str]:
    yield f'complete -c remeld -n __fish_use_subcommand -f -a "{" ".join(options)}"'
    yield "complete -c remeld -n __fish_use_subcommand -l version"
    yield "complete -c remeld -l help"
    for name, known in options.items():
        for option in known:
            typed = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
            line = f'complete -c remeld -n "__fish_seen_subcommand_from {name}" {typed}'
            values = VALUES.get(option)
            yield f'{line} -x -a "{" ".join(values)}"' if values else line
