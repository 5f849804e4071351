"""The project's own rules: who may import whom, what is exported, and what no file may hold."""

import ast
import doctest
import importlib
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import remeld
from tests.rooms import ROOT, SOURCE, imports, modules

SKIPPED = {"__pycache__", "build", "dist", "node_modules"}
LONGEST = 450

ANY = "any"


class Room(NamedTuple):
    """What a room may import: other rooms, third parties, and third parties inside functions."""

    rooms: str = ""
    third_party: str = ""
    late: str = ""


ROOMS = {
    "rules": Room(),
    "notation": Room("rules"),
    "words": Room("", "fluent.runtime"),
    "solver": Room("rules notation", "cython"),
    "simulation": Room("rules notation solver", "cython"),
    "match": Room("rules notation"),
    "bots": Room("rules notation solver simulation", late=ANY),
    "conformance": Room("rules notation solver match bots"),
    "study": Room("rules notation solver simulation match bots"),
    "arena": Room("rules notation words solver simulation match bots", late="openskill ray"),
    "library": Room("rules notation solver match bots arena"),
    "envs": Room(
        "rules notation solver simulation match bots", "gymnasium numpy pettingzoo pyspiel"
    ),
    "protocol": Room("rules notation match", "msgspec"),
    "server": Room(
        "rules notation solver match bots study protocol __version__",
        "asyncpg h11 msgspec prometheus_client regex segno starlette uvicorn",
    ),
    "terminal": Room("rules notation words solver match bots protocol", "textual"),
    "cli": Room(ANY, "rich segno typer", late="resvg_py"),
}
FRONT_DOOR = Room(ANY)
"""`remeld` itself: it shows what the rooms hold and adds nothing."""


def repository() -> Iterator[Path]:
    """Yield every file of the project, but nothing that tools have made."""
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            if path.is_file():
                yield path
            elif path.name not in SKIPPED and (path.name == ".ci" or path.name[0] != "."):
                folders.append(path)


def within(name: str, allowed: str) -> bool:
    return allowed == ANY or any(f"{name}.".startswith(f"{it}.") for it in allowed.split())


def forbidden(source: str, room: str, package: str = "") -> list[str]:
    """Return a sentence for every import that the table does not allow to the room."""
    may = ROOMS[room] if room else FRONT_DOOR
    faults = []
    for name, late, line in imports(source, package or f"remeld.{room}".rstrip(".")):
        top, _, rest = name.partition(".")
        if top == "remeld":
            target = rest.partition(".")[0]
            fine = (room and target == room) or within(target, may.rooms)
        else:
            fine = top in sys.stdlib_module_names or within(name, may.third_party)
            fine = fine or (late and within(name, may.late))
        if not fine:
            faults.append(f"line {line}: {room or 'remeld'} must not import {name}")
    return faults


def room_of(module: str) -> str:
    """Return the room of a file in src/remeld; nothing for the front door."""
    first = Path(module).parts[0].removesuffix(".py")
    return "" if first in ("__init__", "__main__") else first


TWICE = {
    # The wire has its own form of what the referee knows, under the same word: the names are those
    # of the published schema, and clients are generated from them.
    "Draw": ("protocol/commands.py", "rules/moves.py"),
    "Pass": ("protocol/commands.py", "rules/moves.py"),
    "Play": ("protocol/commands.py", "rules/moves.py"),
    "Verdict": ("protocol/messages.py", "rules/faults.py"),
    # What `import remeld` gives out is what the rooms know under the same word, but can also be
    # made from text and be shown.
    "Game": ("library/games.py", "match/game.py"),
    "Plays": ("library/answers.py", "solver/answers.py"),
    "Position": ("library/values.py", "rules/positions.py"),
    "Record": ("library/games.py", "match/record.py"),
    "Solution": ("library/answers.py", "solver/answers.py"),
    "View": ("library/values.py", "rules/seat_view.py"),
    # Each kernel is compiled as one unit, and this is the memory that it works in.
    "Work": ("solver/kernel/memory.py", "solver/least_kernel/memory.py"),
}
"""Public classes that are defined in two files, and why."""


def test_a_class_name_means_one_thing_in_every_room() -> None:
    """Every exception is listed above, so that nobody adds a fifth `Turn` unawares."""
    found: dict[str, list[str]] = {}
    for module in modules():
        tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(module)
    assert {name: tuple(files) for name, files in found.items() if len(files) > 1} == TWICE


@pytest.mark.parametrize("module", modules())
def test_imports_follow_the_arrows(module: str) -> None:
    assert room_of(module) in {*ROOMS, ""}, "this room is not in the table above"
    package = ".".join(["remeld", *Path(module).parts[:-1]])
    source = (SOURCE / module).read_text(encoding="utf-8")
    assert forbidden(source, room_of(module), package) == []


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("rules", "import remeld.notation"),
        ("rules", "from remeld.notation import parse_tile"),
        ("rules", "from remeld import notation"),
        ("rules", "from remeld import __version__"),
        ("rules", "import remeld"),
        ("rules", "from ..notation import parse_tile"),
        ("rules", "from .. import notation"),
        ("rules", "def f():\n    from remeld.notation import parse_tile"),
        ("rules", "if TYPE_CHECKING:\n    import remeld.match"),
        ("rules", "import importlib\nimportlib.import_module('remeld.match')"),
        ("rules", "from importlib import import_module\nimport_module(name)"),
        ("rules", "import attrs"),
        ("words", "import fluent.syntax"),
        ("words", "from fluent import syntax"),
        ("bots", "import torch"),
        ("arena", "import ray"),
        ("match", "class A:\n    async def f(self):\n        import rich"),
        ("terminal", "from remeld.server import app"),
        ("cli", "import textual"),
        ("", "import rich"),
    ],
)
def test_the_arrows_are_felt(room: str, source: str) -> None:
    assert len(forbidden(source, room)) == 1


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("rules", "import re\nfrom collections import abc\nfrom remeld.rules.tiles import Tile"),
        ("rules", "from . import tiles\nfrom .tiles import Tile"),
        ("match", "from remeld.notation import parse_tile\nfrom ..rules import Tile"),
        ("words", "from fluent.runtime import FluentBundle\nimport fluent.runtime.types"),
        ("words", "from fluent import runtime"),
        ("bots", "def f():\n    import torch"),
        ("arena", "from remeld.words import Words\ndef f():\n    import ray.util"),
        ("cli", "import typer\nfrom remeld import __version__\nimport remeld.server"),
        ("", "from remeld.rules import Tile"),
    ],
)
def test_the_arrows_let_through_what_they_should(room: str, source: str) -> None:
    assert forbidden(source, room) == []


def exported_functions() -> list[tuple[str, str]]:
    """The room and the name of every function that a room exports."""
    found = []
    for room in (room for room in ROOMS if (SOURCE / room).exists()):
        module = importlib.import_module(f"remeld.{room}")
        for name in getattr(module, "__all__", ()):
            if inspect.isroutine(inspect.unwrap(getattr(module, name))):
                found.append((room, name))
    return found


@pytest.mark.parametrize(("room", "name"), exported_functions())
def test_an_exported_function_has_an_example_that_runs(room: str, name: str) -> None:
    """That it runs is seen to by pytest, which runs every example in `src`."""
    text = inspect.getdoc(getattr(importlib.import_module(f"remeld.{room}"), name)) or ""
    assert doctest.DocTestParser().get_examples(text), f"remeld.{room}.{name} has no example"


def test_exported_functions_are_found() -> None:
    found = exported_functions()
    assert len(found) > 80
    assert {("rules", "judge"), ("solver", "best_play"), ("cli", "main")} <= {*found}


def order(name: str) -> tuple[int, list[tuple[int, str]]]:
    """The key by which ruff sorts `__all__`: CONSTANTS, Classes, the rest; 2 before 10."""
    kind = 0 if len(name) > 1 and name.isupper() else 1 if name[0].isupper() else 2
    pieces = re.findall(r"(\d*)(\D*)", name)
    return kind, [(int(digits or -1), text) for digits, text in pieces]


def top_level(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        yield statement
        if isinstance(statement, ast.If | ast.Try):
            for part in ("body", "handlers", "orelse", "finalbody"):
                for child in getattr(statement, part, []):
                    yield from top_level(child.body if part == "handlers" else [child])


def defined(source: str, is_package: bool) -> tuple[list[str] | None, set[str]]:
    """Return a module's `__all__`, if it has one, and the public names that it defines.

    A package also makes public what it imports from inside the project.
    """
    exported: list[str] | None = None
    names: set[str] = set()
    for node in top_level(ast.parse(source).body):
        match node:
            case ast.Assign(targets=[ast.Name("__all__")], value=value):
                exported = ast.literal_eval(value)
            case (
                ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
                | ast.ClassDef(name=name)
            ):
                names.add(name)
            case ast.Assign(targets=targets):
                stored = (it for target in targets for it in ast.walk(target))
                names |= {it.id for it in stored if isinstance(it, ast.Name)}
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr()):
                names.add(name)
            case ast.ImportFrom(module=module, level=level, names=aliases) if is_package:
                if level or str(module).partition(".")[0] == "remeld":
                    names |= {alias.asname or alias.name for alias in aliases}
    return exported, {name for name in names if not name.startswith("_")}


@pytest.mark.parametrize("module", modules())
def test_all_is_sorted_and_true(module: str) -> None:
    is_package = module.endswith("__init__.py")
    exported, public = defined((SOURCE / module).read_text(encoding="utf-8"), is_package)
    if exported is None:
        return
    assert exported == sorted(set(exported), key=order)
    assert set(exported) - {"__version__"} <= public, "it names what is not there"
    if is_package:
        assert public <= set(exported), "a package exports all that it imports from its rooms"


def test_nobody_imports_what_is_not_exported() -> None:
    exports = {}
    for module in modules():
        exported, _ = defined((SOURCE / module).read_text(encoding="utf-8"), is_package=False)
        name = ".".join(["remeld", *Path(module).with_suffix("").parts]).removesuffix(".__init__")
        exports[name] = exported
    secrets = [
        f"{path.relative_to(ROOT)} line {node.lineno}: {name} is not in __all__ of {node.module}"
        for path in repository()
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and exports.get(str(node.module)) is not None
        for name in {alias.name for alias in node.names} - {*(exports[str(node.module)] or [])}
        if f"{node.module}.{name}" not in exports
    ]
    assert secrets == []


def test_definitions_are_found() -> None:
    source = (
        "from remeld.rules import Tile as Stone\nimport json\n__all__ = ['A', 'b']\n"
        "A, _b = 1, 2\nC: int = 3\nD: int\ndef e(): pass\nclass F:\n    g = 1\n"
        "try:\n    H = 1\nexcept ImportError:\n    I = 2\nif A:\n    async def j(): pass\n"
    )
    public = {"A", "C", "F", "H", "I", "e", "j"}
    assert defined(source, is_package=False) == (["A", "b"], public)
    assert defined(source, is_package=True) == (["A", "b"], public | {"Stone"})
    names = ["A10", "tile", "A2", "Tile", "TILES", "A", "count"]
    assert sorted(names, key=order) == ["A2", "A10", "TILES", "A", "Tile", "count", "tile"]


def test_no_file_names_a_package_registry() -> None:
    # Joined here, so that this file does not name them either.
    hosts = [
        f"{name}.{ending}".encode()
        for name, ending in (
            ("pypi", "org"),
            ("pythonhosted", "org"),
            ("npmjs", "org"),
            ("npmjs", "com"),
            ("yarnpkg", "com"),
            ("debian", "org"),
            ("ubuntu", "com"),
            ("crates", "io"),
        )
    ]
    found = [
        f"{path.relative_to(ROOT)}: {host.decode()}"
        for path in repository()
        for content in [path.read_bytes().lower()]
        for host in hosts
        if host in content
    ]
    assert found == []


def test_every_python_file_can_be_read_in_one_sitting() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in repository()
        if path.suffix == ".py"
    }
    assert "run.py" in lengths
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_the_version_is_one_and_has_its_section_in_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == remeld.__version__
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = rf"^## \[?{re.escape(remeld.__version__)}\b"
    assert re.search(heading, changelog, re.MULTILINE), "CHANGELOG.md lacks this version"


DOCS = [path for path in repository() if path.suffix == ".md"]
FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"(?<![\w/.<*-])[\w./-]+\.(?:css|ftl|html|json|md|py|sql|svelte|toml|ts|txt)\b")
MODULE = re.compile(r"python3? -m ((?:bench|docs|examples|tests)[\w.]*)")


def missing_files(document: str, folder: Path) -> list[str]:
    """The files of this project that a document names, and that are not there."""
    prose = FENCED.sub("", document)
    quoted = re.findall(r"`([^`\n]+)`|\]\(([^)\s#]+)", prose)
    named = {name for texts in quoted for text in texts for name in NAMED.findall(text)}
    known = {path.name for path in repository()}
    places = (ROOT, SOURCE, folder)
    lost = {
        name
        for name in named
        if not any((place / name).exists() for place in places)
        and ("/" in name or name not in known)
    }
    for module in MODULE.findall(document):
        path = ROOT / module.replace(".", "/")
        if not path.with_suffix(".py").exists() and not (path / "__main__.py").exists():
            lost.add(module)
    return sorted(lost)


@pytest.mark.parametrize("document", DOCS, ids=lambda path: path.name)
def test_documents_name_files_that_are_there(document: Path) -> None:
    assert missing_files(document.read_text(encoding="utf-8"), document.parent) == []


def test_each_ruling_of_the_house_has_a_number_of_its_own() -> None:
    text = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\| (H\d+) \|", text, re.MULTILINE)
    assert len(numbers) == len(set(numbers)) > 25


def test_a_file_that_is_not_there_is_found() -> None:
    text = "`rules/referee.py`, [the rules](no.md), `rules/turns.py`, `python -m tests.nothing`"
    assert missing_files(text, ROOT / "docs") == ["no.md", "rules/turns.py", "tests.nothing"]
