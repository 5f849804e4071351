"""Which rooms there are, who imports whom and what is tested where: all read from the code.

Nothing but the standard library is needed, because `run.py` asks before anything is installed.
"""

import ast
import subprocess
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from run import PAGE_SOURCES

__all__ = [
    "ROOT",
    "SOURCE",
    "Import",
    "Selection",
    "changed_files",
    "importing",
    "imports",
    "modules",
    "room_of",
    "rooms",
    "select",
    "select_changed",
    "tests_of",
]

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "remeld"
PAGE = "web"
PAGE_TESTS = "tests/page"
"""The one room that is not Python, and the folder that tests it in a browser."""


class Import(NamedTuple):
    """One import: the full name of what is imported, and whether it waits inside a function."""

    name: str
    late: bool
    line: int


def imports(source: str, package: str) -> Iterator[Import]:
    """Yield all imports of a module that lies in `package`, also those inside functions."""

    def walk(node: ast.AST, late: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, late, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level]
            start = ".".join([*(above if node.level else []), *filter(None, [node.module])])
            for alias in node.names:
                yield Import(f"{start}.{alias.name}", late, node.lineno)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in (
            "__import__",
            "import_module",
        ):
            wanted = node.args[0] if node.args else None
            known = isinstance(wanted, ast.Constant) and str(wanted.value)
            yield Import(known or "a name that is not written out", late, node.lineno)
        late = late or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for child in ast.iter_child_nodes(node):
            yield from walk(child, late)

    return walk(ast.parse(source), False)


def modules() -> list[str]:
    """The files of all rooms, from src/remeld on."""
    return sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


@cache
def rooms() -> tuple[str, ...]:
    """The names of all rooms."""
    return (*sorted(path.parent.name for path in SOURCE.glob("*/__init__.py")), PAGE)


def room_of(file: str) -> str | None:
    """The room that a file of the project belongs to, be it the room's code or its tests."""
    parts = Path(file).parts
    if file.startswith(PAGE_TESTS) or parts[0] == PAGE:
        return PAGE
    found = parts[2:3] if parts[:2] == ("src", "remeld") else parts[1:2]
    room = found[0] if found and parts[0] in ("src", "tests") else None
    return room if room in rooms() else None


def importing(named: Collection[str]) -> tuple[str, ...]:
    """The rooms that import these, through others too; the page, if it is made from one of them."""
    found = set(named)
    while more := {room for room, used in _uses().items() if used & found} - found:
        found |= more
    return tuple(room for room in rooms() if room in found - set(named))


@cache
def _uses() -> dict[str, set[str]]:
    """The rooms that each room imports."""
    found: dict[str, set[str]] = {room: set() for room in rooms()}
    found[PAGE] |= {room for source in PAGE_SOURCES if (room := room_of(f"{source}/"))} - {PAGE}
    for module in modules():
        room = room_of(f"src/remeld/{module}")
        if room is not None:
            package = ".".join(["remeld", *Path(module).parts[:-1]])
            source = (SOURCE / module).read_text(encoding="utf-8")
            names = (each.name.split(".") for each in imports(source, package))
            found[room] |= {name[1] for name in names if name[0] == "remeld" and len(name) > 1}
    return found


def tests_of(room: str) -> list[str]:
    """The folders that test a room: its own, its examples, and those of no room that import it."""
    if room == PAGE:
        return [PAGE_TESTS]
    found = [f"src/remeld/{room}"]
    for folder in sorted(path for path in (ROOT / "tests").iterdir() if path.is_dir()):
        name = folder.relative_to(ROOT).as_posix()
        others = room_of(f"{name}/") is None and room in _imported_by(folder)
        if any(folder.glob("test_*.py")) and (folder.name == room or others):
            found.append(name)
    return found


def _imported_by(folder: Path) -> set[str]:
    text = [path.read_text(encoding="utf-8") for path in folder.glob("test_*.py")]
    names = (each.name.split(".") for source in text for each in imports(source, "tests"))
    return {name[1] for name in names if name[0] == "remeld" and len(name) > 1}


class Selection(NamedTuple):
    """What is tested for a change: some rooms as a whole, others because they import those."""

    whole: tuple[str, ...]
    importing: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    """Changed files that are tests themselves."""
    homeless: tuple[str, ...] = ()
    """Changed files that may matter to any room."""

    @property
    def page(self) -> bool:
        """Whether the page's own checks are to run, which take no browser."""
        return PAGE in self.whole or PAGE in self.importing

    @property
    def tests(self) -> list[str]:
        """What pytest is to look at; browsers only for the page itself."""
        asked = [*self.whole, *(room for room in self.importing if room != PAGE)]
        found = [folder for room in asked for folder in tests_of(room)]
        return list(dict.fromkeys(["tests/test_project.py", *found, *self.files]))

    @property
    def sentences(self) -> list[str]:
        """What is chosen, and what is not, for the reader."""
        said = [f"quick: tests of {', '.join(self.whole) or 'no room'}"]
        if self.importing:
            said.append(f"quick: one case of each test of {', '.join(self.importing)}")
        if PAGE in self.importing:
            said.append("quick: the page's own checks, but no browser")
        if self.homeless:
            said.append(f"quick: any room may need {', '.join(self.homeless)}: run all tests, too")
        return said


def select(named: Collection[str]) -> Selection:
    """These rooms, and those that import them."""
    return Selection(tuple(room for room in rooms() if room in named), importing(named))


def select_changed(files: Collection[str]) -> Selection:
    """What these files ask for; nobody imports tests, so those that changed run, and no others."""
    homes = {file: room_of(file) for file in files}
    whole = tuple(room for room in rooms() if room in homes.values())
    coded = {room for file, room in homes.items() if room and not file.startswith("tests/")}
    homeless = [file for file, room in homes.items() if not room and (ROOT / file).exists()]
    tests = tuple(file for file in homeless if Path(file).match("test_*.py"))
    tests += tuple(
        file for file in homeless if file == "README.md" or Path(file).match("docs/*.md")
    )
    others = tuple(room for room in importing(coded) if room not in whole)
    rest = tuple(file for file in homeless if file not in tests and not file.endswith(".md"))
    return Selection(whole, others, tests, rest)


def changed_files(root: Path, base: str = "main") -> list[str]:
    """What has changed since the work left `base`, whether it is committed or not."""

    def git(*arguments: str) -> list[str]:
        command = ["git", "-C", str(root), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    (start,) = git("merge-base", "HEAD", base)
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", "--no-renames", start), *new})
