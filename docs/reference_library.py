"""docs/library.md: every name that `import remeld` offers, from signatures and docstrings."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from typing import Any

import remeld

__all__ = ["library_page"]

HEAD = """\
# The library, name by name

Everything that `import remeld` offers. `python -m docs.make_reference` writes this page from the
code, and the tests run its examples; [From Python](python.md) is the tour.

In signatures `RulesLike`, `TableLike` and `TilesLike` are a value or its text, in [one
notation](notation.md); `Seen` is a view, a game, a position or its text; `PlayerLike` is a key,
an object or a function of a view, which returns a `Choice`. What cannot be read is refused with a
`RemeldError` that names the argument, the place in it and what may stand there.
"""
PARTS: dict[str, tuple[str, ...]] = {
    "Questions": ("judge", "best_play", "all_plays", "legal_moves", "arrange", "score"),
    "Games": ("play_game", "play_match", "simulate", "Game", "Record", "Match", "SimulationResult"),
    "Values": ("Tile", "Tiles", "Table", "Position", "View", "Solution", "Verdict"),
    "Moves": ("Move", "Play", "Draw", "Pass"),
    "Rules": ("EDITIONS", "Ruleset", "parse_ruleset"),
    "Players": ("known_players", "player", "Player", "PlayerLike"),
    "Errors and the version": ("RemeldError", "__version__"),
}
"""All names, by what they are for."""
PLAIN = {
    "EDITIONS": "The five printed editions by their keys, each a `Ruleset`:",
    "Move": "A `Play`, a `Draw` or a `Pass`, for annotations.",
    "PlayerLike": "Whoever may sit down: a key, a `Player`, or a function of a `View` that returns "
    "a move or its text, a `Solution`, or None. For annotations, as in `list[remeld.PlayerLike]`.",
    "__version__": "The version of Remeld, as text.",
}
LISTED = ", ".join(f"`{key}`" for key in remeld.EDITIONS)


def library_page() -> str:
    """The page."""
    listed = [name for names in PARTS.values() for name in names]
    assert sorted(listed) == sorted(remeld.__all__), set(listed) ^ set(remeld.__all__)
    lines = [HEAD]
    for title, names in PARTS.items():
        lines.append(f"## {title}\n")
        for name in names:
            lines += [f"### {name}\n", *_entry(name, getattr(remeld, name))]
    return "\n".join(lines)


def _entry(name: str, thing: Any) -> Iterator[str]:
    if name in PLAIN:
        yield PLAIN[name] + (f" {LISTED}." if name == "EDITIONS" else "") + "\n"
        return
    if not inspect.isclass(thing):
        yield _signature(name, thing)
    yield from _told(inspect.getdoc(thing) or "", name)
    if inspect.isclass(thing):
        yield from _members(thing)


def _signature(name: str, function: Any) -> str:
    """As it is written in the source, with the names of types that are read best."""
    source = textwrap.dedent(inspect.getsource(inspect.unwrap(function)))
    node = next(each for each in ast.parse(source).body if isinstance(each, ast.FunctionDef))
    arguments = ast.unparse(node.args).replace("self, ", "").replace("cls, ", "")
    arguments = re.sub(r"^(self|cls)$", "", arguments)
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = f"{name}({arguments}){returned}"
    if len(line) > 90:
        inner = ",\n    ".join(_arguments(node.args))
        line = f"{name}(\n    {inner},\n){returned}"
    return f"```text\n{line}\n```\n"


def _arguments(given: ast.arguments) -> list[str]:
    """One argument after the other; the star stands before those that must be named."""
    own = [each for each in given.args if each.arg not in ("self", "cls")]
    defaults = [None] * (len(own) - len(given.defaults)) + [*map(ast.unparse, given.defaults)]
    named = [None if each is None else ast.unparse(each) for each in given.kw_defaults]
    parts = [_argument(each, default) for each, default in zip(own, defaults, strict=True)]
    if given.kwonlyargs:
        parts.append("*")
    return parts + [_argument(*each) for each in zip(given.kwonlyargs, named, strict=True)]


def _argument(argument: ast.arg, default: str | None) -> str:
    return ast.unparse(argument) + ("" if default is None else f" = {default}")


def _told(text: str, name: str) -> Iterator[str]:
    """A docstring: its sentences, then its examples, which doctest runs here too."""
    words, mark, examples = text.partition(">>> ")
    yield words.strip() + "\n"
    if mark:
        code = f"{mark}{examples}".rstrip()
        # What is rebuilt from its `repr` needs its name.
        bare = {name} if "eval(" in code else set[str]()
        bare |= {each for each in remeld.__all__ if _is_bare(each, code)}
        if bare:
            code = f">>> from remeld import {', '.join(sorted(bare))}\n{code}"
        elif "remeld." in code and "import remeld" not in code:
            code = f">>> import remeld\n{code}"
        yield f"```python\n{code}\n\n```\n"


def _is_bare(name: str, code: str) -> bool:
    """Whether an example takes a name for granted, as in the file where it is defined."""
    typed = "\n".join(line for line in code.splitlines() if line.startswith((">>>", "...")))
    end = r"\b" if name[0].isupper() else r"\("
    used = re.search(rf"(?<![.\w'\"]){name}{end}", typed)
    return bool(used) and not re.search(rf"import .*\b{name}\b", typed)


def _members(thing: type) -> Iterator[str]:
    """A row for each thing that a value has or can do."""
    rows: list[tuple[str, str, str]] = []
    for base in reversed(thing.__mro__):
        if not base.__module__.startswith("remeld"):
            continue
        rows += [(name, "", about) for name, about in _fields(base)]
        for name, member in vars(base).items():
            if not name.startswith("_") and (about := _about(member)):
                rows.append((name, _call(member), about))
    found = {name: (mark, about) for name, mark, about in rows}
    if found:
        yield "| | |\n|---|---|"
        for name, (mark, about) in found.items():
            yield f"| `{name}{mark}` | {about} |"
        yield ""


def _fields(thing: type) -> Iterator[tuple[str, str]]:
    """What a value holds: each field with its type, and what is written below it."""
    (node,) = ast.parse(textwrap.dedent(inspect.getsource(thing))).body
    assert isinstance(node, ast.ClassDef)
    for field, below in zip(node.body, [*node.body[1:], None], strict=True):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        kind = ast.unparse(field.annotation).replace("|", "\\|")
        text = ""
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            text = f". {' '.join(str(below.value.value).split())}"
        if not field.target.id.startswith("_"):
            yield field.target.id, f"`{kind}`{text}"


def _call(member: object) -> str:
    """What is handed to a method, by name; nothing for a property."""
    if (function := _function(member)) is None:
        return ""
    signature = inspect.signature(function)
    _, *given = (each.replace(annotation=each.empty) for each in signature.parameters.values())
    return str(signature.replace(parameters=given, return_annotation=signature.empty))


def _function(member: object) -> Any:
    member = member.__func__ if isinstance(member, classmethod) else member
    return member if inspect.isfunction(member) else None


def _about(member: object) -> str:
    member = _function(member) or member
    text = inspect.getdoc(member) or ""
    if not (inspect.isfunction(member) or isinstance(member, property) or hasattr(member, "func")):
        return ""
    return " ".join(text.partition(">>>")[0].partition("\n\n")[0].split()).replace("|", "\\|")
