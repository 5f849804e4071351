#!/usr/bin/env python3
"""Set Remeld up and start it; needs nothing but Python 3.11 or newer and, once, a network.

python3 run.py [ARGUMENT ...]       start `remeld` with these arguments; none of them: play
python3 run.py test [ARGUMENT ...]  check everything, pytest last and with these arguments
python3 run.py test --quick [ROOM ...]
                                    check these rooms (by default: what has changed since main)
                                    and those that import them, in a few minutes
python3 run.py lock [ARGUMENT ...]  write requirements/*.txt anew; `--upgrade` takes newer releases

All that is installed goes into `.venv` beside this file, at the versions and hashes that
requirements/*.txt name. Nothing outside this folder is changed, except that `play` keeps your
tables where the system keeps the data of programs, and says where. To start afresh, delete `.venv`.
"""

# The grammar of this file is that of Python 3.6, so that an old Python reaches the check below.
import contextlib
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

OLDEST = (3, 11)
MISUSE = 2
SETUP_FAILED = 3
"""Not 0, 1 or 2: those are answers of `remeld`, and no script may take a failed set-up for one."""


def too_old(executable: str, *version: int) -> str:
    """Return what to tell somebody whose Python is too old; nothing if it is new enough."""
    if version[:2] >= OLDEST:
        return ""
    this = ".".join(str(part) for part in version[:3])
    newer = [f"python3.{minor}" for minor in range(15, 10, -1) if shutil.which(f"python3.{minor}")]
    advice = f"Try: {newer[0]} run.py" if newer else "Install a newer one and run this with it."
    return f"Remeld needs Python 3.11 or newer; this is Python {this} ({executable}). {advice}"


if too_old(sys.executable, *sys.version_info[:3]):
    print(too_old(sys.executable, *sys.version_info[:3]), file=sys.stderr)
    sys.exit(SETUP_FAILED)

WINDOWS = os.name == "nt"
PRODUCT = ["pyproject.toml", "--extra", "play"]
LOCKS = {
    "requirements/uv.txt": ["--group", "tools"],
    "requirements/play.txt": [*PRODUCT, "--group", "build"],
    "requirements/test.txt": [*PRODUCT, "--group", "test", "-c", "requirements/play.txt"],
    "requirements/bench.txt": ["--group", "bench"],
}
"""Each lock file, and what `uv pip compile` reads to write it."""
PAGE_SOURCES = ("web/src", "web/public", "src/remeld/words/locales", "src/remeld/protocol")
"""The folders that the page is built from, beside the files in `web` itself."""
NO_PIP = """\
This Python ({python}) has neither ensurepip nor pip. Do one of these, then run this again:
  Debian, Ubuntu:  sudo apt install python3-venv
  Fedora:          sudo dnf install python3-pip
  elsewhere:       install pip for it, or uv (on the PATH), or another Python 3.11 or newer"""


class Stop(Exception):
    """The set-up cannot go on; the text says why and what to do."""


def say(text: str, end: str = "\n") -> None:
    """Tell the user; on stderr, because stdout belongs to the program that is started."""
    print(text, end=end, file=sys.stderr, flush=True)


def answers(*command: str) -> bool:
    """Whether a command can be run and succeeds."""
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def take_lock(file: int) -> bool:
    """Lock an open file, unless another process has; the system unlocks it when its holder ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


class Home:
    """The project's folder and the virtual environment in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.bin = self.venv / ("Scripts" if WINDOWS else "bin")
        self.python = self.bin / ("python.exe" if WINDOWS else "python")
        self.stamp = self.venv / "remeld.json"
        self.log = self.venv / "remeld.log"
        # `sys.executable` may be the very .venv that is to be made anew.
        self.base: str = getattr(sys, "_base_executable", None) or sys.executable

    def origin(self) -> dict[str, str]:
        """Return what cannot change without making .venv anew: its place and its Python."""
        python = os.path.realpath(self.python) if self.python.exists() else "none"
        return {"folder": str(self.root), "python": f"{sys.version_info[:2]} {python}"}

    def key(self, level: str) -> str:
        """Return a hash of all that decides what `level` ("play" or "test") installs."""
        digest = hashlib.sha256()
        names = ["pyproject.toml", "hatch_build.py", f"requirements/{level}.txt"]
        for name in [*names, *self.compiled_sources(), *self.page_sources()]:
            file = self.root / name
            content = file.read_bytes() if file.exists() else b""
            digest.update(b"%d %s\n%s" % (len(content), name.encode(), content))
        return digest.hexdigest()

    def compiled_sources(self) -> list[str]:
        """Return the files that are compiled: those that hatch_build.py names."""
        hook = self.root / "hatch_build.py"
        text = hook.read_text(encoding="utf-8") if hook.exists() else ""
        return re.findall(r'"(src/[\w/]+\.py)"', text)

    def page_sources(self) -> list[str]:
        """Return the files that the page is built from; its texts are those of the catalogue."""
        found = [path for path in (self.root / "web").glob("*.*") if path.is_file()]
        for folder in PAGE_SOURCES:
            found += [path for path in (self.root / folder).rglob("*.*") if path.is_file()]
        made = self.root / "web/src/wire/types.ts"
        names = [path.relative_to(self.root).as_posix() for path in found if path != made]
        return sorted(name for name in names if "__pycache__" not in name)

    def stamped(self) -> dict[str, str]:
        """Return the stamp: what .venv was made from; written last, so nothing while unfinished."""
        try:
            return dict(json.loads(self.stamp.read_text()))
        except (OSError, TypeError, ValueError):
            return {}

    def ready(self, level: str) -> bool:
        """Whether `level` is installed as the files say today."""
        return {**self.origin(), level: self.key(level)}.items() <= self.stamped().items()

    def usable(self) -> bool:
        """Whether .venv, though not ready, is whole and only needs to be brought up to date."""
        if self.stamp.exists():
            return self.origin().items() <= self.stamped().items()
        if not self.venv.exists() or not any(self.venv.iterdir()):
            return False
        probe = f"import pip, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
        if answers(str(self.python), "-Ic", probe):
            return True
        raise Stop(f"{self.venv} has no pip or another Python: move it away, then run again.")

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Keep any other run.py in this folder waiting."""
        with open(self.root / ".venv.lock", "a") as file:
            if not take_lock(file.fileno()):
                say("another run.py is setting up this folder; waiting for it")
                while not take_lock(file.fileno()):
                    time.sleep(0.2)
            # Every step inherits the lock: one that outlives this process is waited for, too.
            os.set_inheritable(file.fileno(), True)
            yield

    def make(self, level: str) -> None:
        """Make .venv, or bring it up to date, unless it is ready for `level`."""
        if self.ready(level):
            return
        with self.alone():
            if self.ready(level):  # the run that this one has waited for made it
                return
            if not self.usable():
                self.make_venv()
            self.stamp.write_text("unfinished")
            # test.txt holds all of play.txt.
            stamp = {"play": self.key("play"), level: self.key(level), **self.origin()}
            locked = f"requirements/{level}.txt"
            exactly = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
            self.install(f"installing {locked}", [*exactly, "-r", locked])
            # Its version is that of before: without a word it might be taken for installed.
            anew = ["--force-reinstall", "--no-build-isolation", "--no-deps"]
            self.install("installing remeld", [*anew, "-e", "."])
            shutil.rmtree(self.venv / "tmp", ignore_errors=True)
            self.stamp.write_text(json.dumps(stamp, indent=1))

    def make_venv(self) -> None:
        """Make an empty .venv: by Python's own means, else by uv."""
        if self.venv.exists():
            say(".venv was interrupted, moved or made by another Python; making it anew")
            shutil.rmtree(self.venv)
        self.venv.mkdir()
        self.stamp.write_text("unfinished")
        try:
            self.step("making .venv", [self.base, "-IB", "-m", "venv", str(self.venv)])
        except Stop:
            say("this Python cannot make it (no ensurepip?); using uv")
            command = [self.uv(), "venv", "--allow-existing", "--python", self.base, ".venv"]
            self.step("making .venv with uv", command)
        self.stamp.write_text(json.dumps(self.origin()))

    def install(self, what: str, arguments: list[str]) -> None:
        """Install into .venv with its own pip, else with uv."""
        python = str(self.python)
        if answers(python, "-Im", "pip", "--version"):
            command = [python, "-I", "-m", "pip", "install"]
        else:
            command = [self.uv(), "pip", "install", "--compile-bytecode", "--python", python]
        self.step(what, [*command, *arguments])

    def uv(self) -> str:
        """Return the path of uv: the locked one, got with whichever pip there is, else any."""
        path = self.venv / "uv" / "bin" / ("uv.exe" if WINDOWS else "uv")
        for python in (str(self.python), self.base):
            if not path.exists() and answers(python, "-m", "pip", "--version"):
                command = [python, "-B", "-m", "pip", "install", "--require-hashes"]
                command += ["--target", ".venv/uv", "-r", "requirements/uv.txt"]
                self.step("getting uv", command)
        found = str(path) if path.exists() else shutil.which("uv")
        if found is None:
            raise Stop(NO_PIP.format(python=self.base))
        return found

    def step(self, what: str, command: list[str]) -> None:
        """Run one command: a line on the screen, all that it says in the log."""
        say(f"{what} ... ", end="")
        began = time.monotonic()
        with self.log.open("w+", encoding="utf-8", errors="replace") as log:
            print("$", *command, file=log, flush=True)
            done = subprocess.run(
                command,
                cwd=self.root,
                env=self.environment(),
                close_fds=False,  # the lock of `alone`
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
            log.seek(0)
            words = "".join(f"  {line.strip()[:300]}\n" for line in log.readlines()[1:][-3:])
        say(f"{'failed after ' if done.returncode else ''}{time.monotonic() - began:.1f} s")
        if done.returncode:
            raise Stop(
                f"Remeld is not set up: {what} failed. The last words:\n{words}"
                "If they speak of a connection, or of a package that was not found, see to the "
                f"network and run the same command again. All that was said: {self.log}"
            )

    def environment(self) -> dict[str, str]:
        """Return the environment of the steps, in which nothing leads out of this folder."""
        (self.venv / "tmp").mkdir(exist_ok=True)
        outwards = ("PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV", "PIP_ROOT", "PIP_TARGET")
        on = ("PIP_DISABLE_PIP_VERSION_CHECK", "PIP_NO_CACHE_DIR", "PIP_NO_INPUT", "UV_NO_CACHE")
        return {
            **{name: value for name, value in os.environ.items() if name not in outwards},
            **dict.fromkeys(on, "1"),
            # pip asks rustc for its version, and a rustc may make a folder to answer.
            **dict.fromkeys(("RUSTUP_HOME", "TEMP", "TMP", "TMPDIR"), str(self.venv / "tmp")),
            **{"PIP_RETRIES": "2", "PIP_USER": "0", "UV_PYTHON_DOWNLOADS": "never"},
        }

    def write_locks(self, arguments: list[str]) -> int:
        """Write requirements/*.txt from pyproject.toml."""
        with self.alone():
            if not self.usable():
                self.make_venv()
            command = [self.uv(), "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
            command += ["--python-version", "3.11", "--no-emit-index-url"]
            command += ["--custom-compile-command", "python3 run.py lock", *arguments]
            for path, source in LOCKS.items():
                self.step(f"writing {path}", [*command, *source, "-o", path])
        return 0

    def check(self, arguments: list[str], page: bool = True) -> int:
        """Run every check, pytest last; return the exit code of the first that fails, or 0."""
        checks = [["-m", "ruff", "check"], ["-m", "ruff", "format", "--check"], ["-m", "mypy"]]
        checks += [["web/build.py", "check"]] if page else []
        tests = ["-m", "pytest", "-n", "auto", "--dist", "worksteal", *arguments]
        failed: dict[str, int] = {}

        def follow(command: list[str], finish: Callable[[], int]) -> None:
            name = " ".join(part for part in command if part != "-m")
            say(f"== {name}" + (f" (failed so far: {', '.join(failed)})" if failed else ""))
            code = finish()
            if code:
                failed[name] = code if code > 0 else 128 - code

        with contextlib.ExitStack() as stack:
            # Each keeps one core busy, so they run side by side, and are told one after the other.
            begun = [stack.enter_context(self.background(command)) for command in checks]
            for command, finish in zip(checks, begun, strict=True):
                follow(command, finish)
        run, own = [str(self.python), *tests], self.compiling()
        follow(tests, lambda: subprocess.run(run, cwd=self.root, env=own).returncode)
        return next(iter(failed.values()), 0)

    def compiling(self) -> dict[str, str]:
        """Return the environment of the tests, which start hundreds of Pythons.

        Compiled files are kept for them, if not beside the sources then in .venv.
        """
        environment = dict(os.environ)
        if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
            environment["PYTHONPYCACHEPREFIX"] = str(self.venv / "pycache")
        return environment

    @contextlib.contextmanager
    def background(self, command: list[str]) -> Iterator[Callable[[], int]]:
        """Start a command; what is given waits for it, prints what it said and tells its code."""
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                [str(self.python), *command], cwd=self.root, stdout=output, stderr=output
            )

            def finish() -> int:
                code = process.wait()
                output.seek(0)
                sys.stdout.buffer.write(output.read())
                sys.stdout.flush()
                return code

            try:
                yield finish
            finally:
                process.kill()
                process.wait()

    def quick(self, arguments: list[str]) -> int:
        """Check the rooms that are named, or have changed, and those that import them."""
        import tests.rooms as known

        named = [argument for argument in arguments if not argument.startswith("-")]
        options = [argument for argument in arguments if argument.startswith("-")]
        unknown = [room for room in named if room not in known.rooms()]
        if unknown:
            say(f"There is no room {', '.join(unknown)}; the rooms are {', '.join(known.rooms())}.")
            return MISUSE
        changed = [] if named else known.changed_files(self.root)
        chosen = known.select(named) if named else known.select_changed(changed)
        for line in chosen.sentences:
            say(f"== {line}")
        self.make("test")
        plugin = ["-p", "tests.quick", f"--quick={','.join(chosen.whole)}"]
        return self.check([*plugin, *options, *chosen.tests], page=chosen.page)

    def start(self, arguments: list[str]) -> int:
        """Become `remeld`."""
        if WINDOWS:
            return subprocess.run([str(self.bin / "remeld.exe"), *arguments]).returncode
        os.execv(self.python, [str(self.python), str(self.bin / "remeld"), *arguments])


def main(arguments: list[str]) -> int:
    """Do what the first argument says."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    home = Home(Path(__file__).resolve().parent)
    try:
        if arguments[:1] == ["lock"]:
            return home.write_locks(arguments[1:])
        if arguments[:2] == ["test", "--quick"]:
            return home.quick(arguments[2:])
        if arguments[:1] == ["test"]:
            home.make("test")
            return home.check(arguments[1:])
        home.make("play")
        return home.start(arguments)
    except Stop as stop:
        say(str(stop))
    except OSError as error:
        say(f"Remeld is not set up: {error}\nThe folder {home.root} must be one you may write in.")
    except KeyboardInterrupt:
        say("\nstopped")
        return 128 + signal.SIGINT
    return SETUP_FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
