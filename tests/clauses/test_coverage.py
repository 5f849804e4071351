"""Every clause has a test in every edition in which it speaks; the table in the docs shows which.

All of it is read from the files of this folder, whatever part of the tests is being run.
"""

import ast
from pathlib import Path

import pytest

from docs import make_clauses
from remeld.rules import CLAUSES, EDITIONS
from tests.clauses.proofs import HERE, Proof, gaps, proofs, proofs_in

FOUND = proofs()


def test_no_clause_and_no_edition_is_left_without_a_test() -> None:
    assert gaps(FOUND) == {}


def test_what_no_test_can_show_has_none() -> None:
    untested = {id for id, point in CLAUSES.items() if point.untested}
    assert untested == {"R7", "R87"}
    assert untested.isdisjoint(proof.clause for proof in FOUND)


def test_a_proof_runs_for_known_editions_once_each() -> None:
    for proof in FOUND:
        assert set(proof.editions) <= set(EDITIONS), proof
        assert len(set(proof.editions)) == len(proof.editions), proof


def test_no_proof_shares_its_name() -> None:
    # The later of two functions with one name would be the only one to run.
    names = [(proof.file, proof.test) for proof in FOUND]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("file", sorted(HERE.glob("*.py")), ids=lambda file: file.name)
def test_no_proof_is_skipped(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert used.isdisjoint({"skip", "skipif", "xfail", "importorskip"})


def test_the_docs_are_what_the_generator_writes() -> None:
    written = make_clauses.PAGE.read_text("utf-8")
    assert written == make_clauses.page(), "run python -m docs.make_clauses"


SOURCE = """
@clause("R43")
def test_one(rules): ...

@clause("R42", only=("lanmi", "goliath"))
@other
def test_two(rules): ...

def test_without(): ...

@clause("R44")
def helper(rules): ...
"""


def test_how_a_file_is_read() -> None:
    assert list(proofs_in(SOURCE, "test_x.py")) == [
        Proof("R43", tuple(EDITIONS), "test_x.py", "test_one"),
        Proof("R42", ("lanmi", "goliath"), "test_x.py", "test_two"),
    ]


@pytest.mark.parametrize("argument", ["ID", '"R43", only=SOME', ""])
def test_a_decorator_must_be_written_out(argument: str) -> None:
    with pytest.raises(ValueError, match=r"malformed|unpack"):
        list(proofs_in(f"@clause({argument})\ndef test_one(rules): ...", "test_x.py"))


def test_a_missing_test_is_noticed() -> None:
    without = [proof for proof in FOUND if proof.clause != "R20"]
    assert gaps(without) == {"R20": ["lanmi"]}
    narrowed = [
        proof._replace(editions=tuple(set(proof.editions) - {"goliath"}))
        if proof.clause == "R30"
        else proof
        for proof in FOUND
    ]
    assert gaps(narrowed) == {"R30": ["goliath"]}
