"""Which test proves which clause in which editions, read from the tests without running them."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from remeld.rules import CLAUSES
from tests.clauses.clause_marker import speaks_in

__all__ = ["Proof", "gaps", "proofs", "proofs_in"]

HERE = Path(__file__).parent


class Proof(NamedTuple):
    """One test, the clause in its decorator, and the editions that it runs for."""

    clause: str
    editions: tuple[str, ...]
    file: str
    test: str


def proofs() -> list[Proof]:
    """All tests of this folder that carry a clause, in the order of files and lines."""
    files = sorted(HERE.glob("test_*.py"))
    return [it for file in files for it in proofs_in(file.read_text("utf-8"), file.name)]


def proofs_in(source: str, file: str) -> Iterator[Proof]:
    """The same for the text of one file; a decorator that cannot be read is a `ValueError`."""
    for node in ast.parse(source, file).body:
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for call in node.decorator_list:
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "clause":
                (id,) = (ast.literal_eval(word) for word in call.args)
                named = {word.arg: ast.literal_eval(word.value) for word in call.keywords}
                yield Proof(id, named.get("only") or speaks_in(id), file, node.name)


def gaps(found: Iterable[Proof]) -> dict[str, list[str]]:
    """The clauses that lack a test, with the editions in which they lack it."""
    proved = {(proof.clause, edition) for proof in found for edition in proof.editions}
    lacking = {
        id: [edition for edition in speaks_in(id) if (id, edition) not in proved]
        for id, point in CLAUSES.items()
        if not point.untested
    }
    return {id: editions for id, editions in lacking.items() if editions}
