"""Completion: what a real shell offers after what was typed."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from remeld.cli.app import COMMANDS
from remeld.rules import EDITIONS
from tests.cli.calls import remeld


def offered(*typed: str) -> list[str]:
    """What bash offers for the last of these words."""
    script = remeld("completion", "bash").out
    words = " ".join(f"'{word}'" for word in ("remeld", *typed))
    asked = f"COMP_WORDS=({words}); COMP_CWORD={len(typed)}; _remeld; "
    asked += "printf '%s\\n' \"${COMPREPLY[@]}\""
    done = subprocess.run(
        ["bash", "--norc", "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_bash_offers_commands_options_and_values() -> None:
    assert offered("") == [*COMMANDS, "--help", "--version"]
    assert offered("pu") == ["puzzle", "puzzles"]
    assert offered("judge", "--be") == ["--before"]
    assert {"--table", "--rack", "--steps", "--json", "--help"} <= {*offered("solve", "--")}
    assert offered("solve", "--edition", "") == list(EDITIONS)
    assert offered("solve", "--lang", "zh") == ["zh-Hans", "zh-Hant"]
    assert offered("verify", "x") == []


ALONE = {"bash": "--norc", "zsh": "-f", "fish": "--no-config"}
"""The option by which a shell reads no settings of anybody."""


@pytest.mark.parametrize("shell", ALONE)
def test_every_shell_can_run_its_script(
    shell: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = remeld("completion", shell).out
    assert all(f"{name}" in script for name in COMMANDS)
    if shutil.which(shell):
        monkeypatch.setenv("HOME", str(tmp_path))
        command = [shell, ALONE[shell], "-c", script]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_zsh_begins_its_completion_where_nobody_has() -> None:
    first = remeld("completion", "zsh").out.splitlines()[0]
    assert first == "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }"


def test_fish_is_told_options_of_one_letter_and_of_words() -> None:
    lines = remeld("completion", "fish").out.splitlines()
    made = [line.split('"')[2].strip() for line in lines if "from puzzles" in line]
    assert {"-s o", "-l workers"} <= {*made}
    assert all(re.fullmatch(r"-s \w|-l [\w-]+( -x -a)?", each) for each in made)


def test_another_shell_is_refused() -> None:
    answer = remeld("completion", "tcsh", "--lang", "en")
    assert answer.code == 2
    assert "bash, zsh, fish" in answer.err
