"""Completion: what a real shell offers after what was typed."""

import shutil
import subprocess

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


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_can_read_its_script(shell: str) -> None:
    script = remeld("completion", shell).out
    assert all(f"{name}" in script for name in COMMANDS)
    if shutil.which(shell):
        done = subprocess.run(
            [shell, "-n"], input=script, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")


def test_another_shell_is_refused() -> None:
    answer = remeld("completion", "tcsh", "--lang", "en")
    assert answer.code == 2
    assert "bash, zsh, fish" in answer.err
