"""The front door: exit codes, streams, help, and what is not imported."""

import importlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import remeld as package
from remeld.cli import main
from remeld.cli.app import COMMANDS
from remeld.cli.installed import PLAYED
from remeld.solver import COMPILED
from remeld.words import LANGUAGES, Words
from tests.cli.calls import Answer, remeld, start

SOURCE = Path(package.__file__).parent

JUDGE = ["judge", "--rack", "b3 r1 r2", "--before", "b4 b5 b6"]
LEGAL = [*JUDGE, "--after", "b3 b4 b5 b6"]
ILLEGAL = [*JUDGE, "--after", "b3 b4 b5 b6, r1 r2"]


# As a process of its own


@pytest.mark.parametrize(("arguments", "code"), [(LEGAL, 0), (ILLEGAL, 1)])
def test_an_answer_goes_to_stdout_and_the_exit_code(arguments: list[str], code: int) -> None:
    answer = start(*arguments, "--json")
    assert answer.code == code
    assert answer.document["legal"] is (code == 0)


def test_a_misuse_goes_to_stderr() -> None:
    sentence = start(*JUDGE, "--after", "b3 b4 x5").sentence
    assert "“x5” is not a tile (character 7 of the new table)." in sentence


def test_the_version() -> None:
    kernel = "compiled" if COMPILED else "plain Python"
    line = f"remeld {package.__version__} (solver: {kernel} kernel)\n"
    assert start("--version") == Answer(0, line, "")
    document = remeld("--version", "--json").document
    assert document["version"] == package.__version__
    assert document["compiled"] == COMPILED
    assert document["outdated"] == []
    assert document["page"] is True
    assert not set(PLAYED) & set(document["missing"])


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_a_kernel_of_other_sources_is_told_and_not_tested(tmp_path: Path) -> None:
    """As after a `git pull`: a source is another one, and the compiled file that of before."""
    room, tests = tmp_path / "remeld", tmp_path / "tests"
    shutil.copytree(SOURCE, room, ignore=shutil.ignore_patterns("static", "__pycache__"))
    tests.mkdir()
    shutil.copy(Path(__file__).parents[1] / "conftest.py", tests)
    (tests / "test_nothing.py").write_text("def test_nothing() -> None: ...\n")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
        )

    pytest_alone = ("pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert run(*pytest_alone).returncode == pytest.ExitCode.OK
    with (room / "solver" / "kernel" / "runs.py").open("a") as source:
        source.write("# Another thought.\n")
    told = run("remeld", "--version")
    assert "compiled kernel, but its sources have changed since: python3 run.py" in told.stdout
    # The engine of the simulation holds the kernel, too.
    outdated = ["remeld.solver.kernel", "remeld.simulation.engine"]
    assert json.loads(run("remeld", "--version", "--json").stdout)["outdated"] == outdated
    refused = run(*pytest_alone)
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"{', '.join(outdated)}: compiled from other sources" in refused.stderr


@pytest.mark.parametrize("part", [[], ["--http"]])
def test_a_schema_is_json_whether_asked_for_or_not(part: list[str]) -> None:
    plain = remeld("schema", *part)
    assert json.loads(plain.out)
    assert remeld("schema", *part, "--json") == plain


def test_the_project_installs_this_very_function() -> None:
    root = Path(package.__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, _, function = project["scripts"]["remeld"].partition(":")
    assert getattr(importlib.import_module(module), function) is main


def test_a_screen_that_cannot_show_all_letters_gets_the_rest() -> None:
    answer = start(*ILLEGAL, PYTHONIOENCODING="ascii")
    assert answer.code == 1
    assert "Too short: r1 r2." in answer.out
    rules = start("rules", "--edition", "lanmi", "--json", PYTHONIOENCODING="ascii")
    assert "通過" in rules.document["clauses"][41]["text"]


def test_a_reader_who_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "remeld", "rules", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_full_disk_is_told() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "remeld", *LEGAL]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("The system refuses: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_closed_streams_do_no_harm() -> None:
    command = f"{sys.executable} -m remeld rules --json >&- <&-"
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, text=True)
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_control_c_stops_quietly() -> None:
    command = [sys.executable, "-m", "remeld", "tui", "--seed", "1"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell's background jobs ignore Control-C, and so would their children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        while b"help" not in process.stdout.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert (process.returncode, err) == (130, b"Stopped.\n")


def test_heavy_imports_are_late() -> None:
    late = ["fluent", "pydantic", "remeld.match", "remeld.solver", "rich"]
    script = (
        f"import sys; from remeld.cli import main; main({[*LEGAL, '--json']!r})\n"
        f"print([name for name in {late} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stderr == "[]\n"


def test_even_a_bug_of_ours_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("remeld.cli.judge.parse_table", lambda *_, **__: 1 / 0)
    answer = remeld(*LEGAL)
    assert (answer.code, answer.out) == (70, "")
    told = r"This should not have happened, please report it: ZeroDivisionError, test_main.py:\d+: "
    assert re.fullmatch(f"{told}.*\n", answer.err)


# Help


def test_help_can_be_asked_for_in_words() -> None:
    assert remeld("help") == remeld("--help")
    assert remeld("help", "--lang", "nl") == remeld("--help", "--lang", "nl")
    assert remeld("help", "judge") == remeld("judge", "--help")
    assert remeld("help", "frob").sentence.startswith("There is no command “frob”.")


def test_an_edition_is_known_however_it_is_written() -> None:
    plain = remeld("rules", "--clause", "R1", "--edition", "john-adams")
    assert remeld("rules", "--clause", "R1", "--edition", " John-Adams") == plain


def test_a_host_that_is_none_is_told_in_the_language() -> None:
    for lang in LANGUAGES:
        answer = remeld("serve", "--host", "no such host", "--port", "0", "--lang", lang)
        told = Words(lang).text("error-system", reason="EADDRNOTAVAIL", file=None)
        assert answer.sentence == told


def test_the_overview_names_every_command() -> None:
    answer = remeld("--help")
    assert answer == remeld("-h")
    assert (answer.code, answer.err) == (0, "")
    for name in COMMANDS:
        assert f"  remeld {name} " in answer.out
    assert "not affiliated" in answer.out
    assert "Exit codes: 0 yes or done, 1 no, 2 misuse or bad input." in answer.out
    # Whatever stands before it, as long as it is no command.
    assert remeld("--lang", "de", "--help") == remeld("--help", "--lang", "de")
    assert remeld("--json", "--version").document == remeld("--version", "--json").document


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_and_its_options(name: str) -> None:
    answer = remeld(name, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"Usage: remeld {name} ")
    for option in ("--lang L", "--help"):
        assert f"  {option} " in answer.out
    assert answer == remeld(name, "-h", "--lang", "en", "stray")


# Misuse of any command


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["frob"],
            "There is no command “frob”. The commands are play, tui, rules, judge, solve, arrange",
        ),
        (["judge"], "--rack is missing."),
        (["judge", "--rack", "r1", "--after", ""], "--before is missing."),
        (["judge", "--rack"], "The option --rack needs a value."),
        (["judge", "--json=yes"], "The option --json takes no value."),
        (["judge", "--frob"], "There is no option --frob here."),
        (["judge", "-x"], "There is no option -x here."),
        (["rules", "--edition", "lanmi", "--edition", "lanmi"], "The option --edition was given"),
        (["rules", "--json", "--json"], "The option --json was given twice."),
        (["rules", "stray", "more"], "“stray” does not belong here."),
        (["replay"], "FILE is missing."),
        (["verify", "one", "two"], "“two” does not belong here."),
        (["rules", "--lang", "xx"], "There is no language “xx”. The languages are: "),
        (["rules", "--lang=xx"], "There is no language “xx”. The languages are: "),
        (["rules", "--lang"], "The option --lang needs a value."),
        (
            ["rules", "--edition", "monopoly"],
            "There is no edition “monopoly”. The editions are broadway",
        ),
        (["rules", "--edition", ""], "There is no edition “”."),
        (["rules", "--edition", "lanmi", "--house", "x"], "Give either --edition or --house"),
        (["rules", "--house", "/no/such/file"], "The file /no/such/file cannot be read: "),
        (["rules", "--house", "a\0b"], "The file a�b cannot be read: "),
        (["--frob"], "There is no option --frob here."),
        (["-"], "“-” does not belong here."),
    ],
)
def test_misuse_gets_a_sentence_that_names_it(arguments: list[str], sentence: str) -> None:
    assert remeld(*arguments).sentence.startswith(sentence)


def test_a_language_can_be_asked_for() -> None:
    assert remeld("--help", "--lang", "en_GB").code == 0
    assert remeld("rules", "--clause", "R1", "--lang", "EN").code == 0


# House files


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"jokers = 9", "jokers is 9, but it may be 0–4."),
        (b"frob = 1", "There is no rule “frob”."),
        (b"edition = 'x'", "There is no edition “x”."),
        (b"= nonsense", "Neither TOML nor JSON (character "),
        (b'{"jokers": ', "Neither TOML nor JSON (character "),
        (b"jokers = 2 \xff", "The file FILE is not text: byte 12 is 0xff, which is not UTF-8."),
        (b"players_max = 1", "players_max is 1, but it may be 2–6."),
        (b"big_set = 7", "big_set is 7"),
    ],
)
def test_a_house_file_that_is_wrong(tmp_path: Path, text: bytes, sentence: str) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(text)
    said = remeld("rules", "--house", str(file)).sentence
    assert said.replace(str(file), "FILE").startswith(sentence)


def test_a_house_file_changes_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('edition = "goliath"\nmeld_min = 0\n', encoding="utf-8")
    document = remeld(*LEGAL, "--not-melded", "--house", str(file), "--json").document
    assert document["edition"] == "goliath(meld_min=0)"
    assert document["legal"] is True


def test_endless_and_huge_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    file.write_bytes(b"x" * 20_000_001)
    for command in (["verify"], ["replay"], ["score"], ["rules", "--house"]):
        assert "is too long" in remeld(*command, str(file)).sentence
    assert "cannot be read" in remeld("verify", str(tmp_path)).sentence
