"""Every code that needs a text, found by reading the source, with the values that go with it."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

import remeld
from remeld.notation import positions

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Code(NamedTuple):
    """A code, the names of the values that go with it, where that is written, and its kind."""

    name: str
    values: frozenset[str]
    place: str
    refusal: bool
    """Whether the house sends it, rather than that it is the code of a `RemeldError`."""


class Maker(NamedTuple):
    """A class or function that is called with a code: at which place it has it."""

    at: int
    refusal: bool
    values: frozenset[str] = frozenset()
    """The values that it adds itself."""


# What makes codes. What hands its own parameter on to one of these makes codes too.
MAKERS = {
    "RemeldError": Maker(0, refusal=False),
    "Trouble": Maker(1, refusal=False, values=frozenset(["expected"])),
    "Problem": Maker(1, refusal=True),
    "ProtocolError": Maker(0, refusal=True),
    "Refusal": Maker(0, refusal=True),
    "Refused": Maker(1, refusal=True),
}

# The codes that are put together from parts.
PUT_TOGETHER = {"{name}-missing": [f"{name}-missing" for name in positions._HEAD]}


class Place(NamedTuple):
    """A call, and what it stands in."""

    call: ast.Call
    file: str
    function: Function | None
    owner: ast.ClassDef | None
    """The class, where the function is a method."""

    def __str__(self) -> str:
        """As an editor finds it."""
        return f"{self.file}:{self.call.lineno}"


class Reader:
    """Reads the codes out of all files in a folder."""

    def __init__(self, source: Path, makers: Mapping[str, Maker] = MAKERS) -> None:
        trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(source.rglob("*.py"))}
        nodes = [node for tree in trees.values() for node in ast.walk(tree)]
        self.functions = [node for node in nodes if isinstance(node, Function)]
        self.classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
        self.calls = [
            place
            for path, tree in trees.items()
            for place in calls(tree, path.relative_to(source).as_posix())
        ]
        self.makers = dict(makers)
        self.unread: list[str] = []
        """Codes that stand in the source in a way that this reader does not know."""
        while self._find_makers():
            pass
        self.codes = [code for place in self.calls for code in self._read(place)]

    def _find_makers(self) -> bool:
        """Whether there are more makers than were known: subclasses, and what hands codes on."""
        found: dict[str, Maker] = {}
        for node in self.classes:
            methods = {each.name for each in node.body if isinstance(each, Function)}
            if "__init__" not in methods and (above := self._above(node)):
                found[node.name] = above
        for place in self.calls:
            maker = self._maker(place)
            code = argument(place.call, maker) if maker else None
            if maker and place.function and isinstance(code, ast.Name) and given(code, place):
                owner = place.owner if place.function.name == "__init__" else None
                at = parameters(place).index(code.id)
                found[(owner or place.function).name] = Maker(
                    at, maker.refusal, maker.values | values(place.call)
                )
        new = {name: maker for name, maker in found.items() if name not in self.makers}
        self.makers |= new
        return bool(new)

    def _maker(self, place: Place) -> Maker | None:
        """What is called there, if it makes codes."""
        match place.call.func:
            case ast.Attribute(attr="__init__") if place.owner:
                return self._above(place.owner)
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return self.makers.get(name)
        return None

    def _above(self, node: ast.ClassDef) -> Maker | None:
        """The class that it is made from, if that makes codes."""
        names = [each.id for each in node.bases if isinstance(each, ast.Name)]
        return next((self.makers[name] for name in names if name in self.makers), None)

    def _read(self, place: Place) -> Iterator[Code]:
        """The codes that a call can have."""
        maker = self._maker(place)
        if maker is None:
            return
        code = argument(place.call, maker)
        if given(code, place):
            return  # Handed on: its codes are found where this function is called.
        try:
            names = self._literals(code, place.function)
        except LookupError:
            self.unread.append(f"{place}: {ast.unparse(place.call)}")
            return
        for name in names:
            yield Code(name, maker.values | values(place.call), str(place), maker.refusal)

    def _literals(self, node: ast.expr | None, scope: Function | None) -> list[str]:
        """The texts that an expression can be."""
        match node:
            case ast.Constant(value=None):
                return []
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp():
                return self._all([node.body, node.orelse], scope)
            case ast.Dict():
                return self._all(node.values, scope)
            case ast.JoinedStr():
                return PUT_TOGETHER[ast.unparse(node)[2:-1]]
            case ast.Attribute(attr="code"):
                # Handed on from another error, whose code is found where that is made.
                return []
            case ast.Call(func=ast.Attribute(value=table, attr="get")):
                return self._all([table, *node.args[1:]], scope)
            case ast.Call(func=ast.Name(id=name)):
                return self._returned(name)
            case ast.Name(id=name) if assigned := assignments(name, scope):
                return self._all(assigned, scope)
        raise LookupError

    def _returned(self, name: str) -> list[str]:
        """The texts that a function can return."""
        named = [each for each in self.functions if each.name == name]
        if len(named) != 1:
            raise LookupError
        returns = [node for node in ast.walk(named[0]) if isinstance(node, ast.Return)]
        return self._all([node.value for node in returns], named[0])

    def _all(self, nodes: Iterable[ast.expr | None], scope: Function | None) -> list[str]:
        return [text for node in nodes for text in self._literals(node, scope)]


def calls(
    node: ast.AST, file: str, function: Function | None = None, owner: ast.ClassDef | None = None
) -> Iterator[Place]:
    """All calls in a piece of source, with what each stands in."""
    if isinstance(node, ast.Call):
        yield Place(node, file, function, owner)
    for each in ast.iter_child_nodes(node):
        if isinstance(each, Function):
            yield from calls(each, file, each, node if isinstance(node, ast.ClassDef) else None)
        else:
            yield from calls(each, file, function, owner)


def parameters(place: Place) -> list[str]:
    """What the function takes in which the call stands, without `self`."""
    if place.function is None:
        return []
    taken = place.function.args
    names = [each.arg for each in (*taken.posonlyargs, *taken.args)]
    return names[1:] if place.owner else names


def given(code: ast.expr | None, place: Place) -> bool:
    """Whether a code was given to the function in which it stands."""
    return isinstance(code, ast.Name) and code.id in parameters(place)


def argument(call: ast.Call, maker: Maker) -> ast.expr | None:
    """The expression for the code in a call of that maker."""
    if maker.at < len(call.args):
        return call.args[maker.at]
    return next((each.value for each in call.keywords if each.arg == "code"), None)


def values(call: ast.Call) -> frozenset[str]:
    """The names of the values in a call: what `values` or a dictionary holds, or its keywords."""
    named = {each.arg: each.value for each in call.keywords if each.arg}
    given_as = next((each for each in call.args[1:] if isinstance(each, ast.Dict)), None)
    match named.get("values", given_as):
        case None:
            return frozenset(named) - {"code"}
        case ast.Dict(keys=keys):
            return frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
    return frozenset()


def assignments(name: str, scope: Function | None) -> list[ast.expr]:
    """What a name is set to in a function."""
    return [
        node.value
        for node in (ast.walk(scope) if scope else ())
        if isinstance(node, ast.Assign)
        and any(isinstance(each, ast.Name) and each.id == name for each in node.targets)
    ]


READ = Reader(Path(remeld.__file__).parent)
"""Ours."""
