"""Every error code in the source, found by reading it, with the values that go with it."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from remeld.notation import positions


class Code(NamedTuple):
    """An error code, the names of the values that go with it, and where that is written."""

    name: str
    values: frozenset[str]
    place: str


class Maker(NamedTuple):
    """A class that is called with a code: at which place, and which values it adds itself."""

    at: int | None
    values: frozenset[str]


# The codes that are put together from parts.
PUT_TOGETHER = {"{name}-missing": [f"{name}-missing" for name in positions._HEAD]}


def error_codes(source: Path) -> list[Code]:
    """The codes of all `RemeldError`s, and of the troubles that a wrong record is in."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(source.rglob("*.py"))}
    nodes = [(path, node) for path, tree in trees.items() for node in ast.walk(tree)]
    makers = {
        "RemeldError": Maker(0, frozenset()),
        "Trouble": Maker(1, frozenset(["expected"])),
    }
    found: list[Code] = []
    classes = [(path, node) for path, node in nodes if isinstance(node, ast.ClassDef)]
    while new := [each for each in classes if each[1].name not in makers and base(each[1], makers)]:
        for path, node in new:
            maker, codes = subclass(path, node, makers[base(node, makers)])
            makers[node.name] = maker
            found += codes
    for path, call in nodes:
        if isinstance(call, ast.Call):
            maker = makers.get(called(call), Maker(None, frozenset()))
            if maker.at is not None:
                found += read(path, call, maker.at, maker.values)
    return found


def base(node: ast.ClassDef, makers: Iterable[str]) -> str:
    """The class that it is made from, if that makes errors; else an empty text."""
    names = {each.id for each in node.bases if isinstance(each, ast.Name)}
    return next(iter(names.intersection(makers)), "")


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def subclass(path: Path, node: ast.ClassDef, above: Maker) -> tuple[Maker, list[Code]]:
    """What a class of errors adds to the one above it: the code itself, or values."""
    methods = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
    init = methods.get("__init__")
    if init is None:
        return above, []
    assert above.at is not None, f"{path}:{node.lineno}: the class above has a code already"
    call = next(
        each
        for each in ast.walk(init)
        if isinstance(each, ast.Call) and ast.unparse(each.func) == "super().__init__"
    )
    code = call.args[above.at]
    parameters = [argument.arg for argument in init.args.args[1:]]
    if isinstance(code, ast.Name) and code.id in parameters:
        return Maker(parameters.index(code.id), above.values | keywords(call)), []
    return Maker(None, frozenset()), list(read(path, call, above.at, above.values))


def keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(each.arg for each in call.keywords if each.arg)


def read(path: Path, call: ast.Call, index: int, values: frozenset[str]) -> Iterator[Code]:
    """The codes that a call can have."""
    place = f"{path.name}:{call.lineno}"
    for name in literals(call.args[index], place):
        yield Code(name, values | keywords(call), place)


def literals(node: ast.expr, place: str) -> list[str]:
    """The texts that an expression can be."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return literals(node.body, place) + literals(node.orelse, place)
        case ast.JoinedStr():
            return PUT_TOGETHER[ast.unparse(node)[2:-1]]
        case ast.Attribute(attr="code"):
            # Handed on from another error, whose code is found where that is made.
            return []
    raise AssertionError(f"{place}: this test cannot read the code {ast.unparse(node)}")
