"""No sentence for players stands outside the catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import remeld

SOURCE = Path(remeld.__file__).parent
ROOMS = (
    "arena",
    "bots",
    "cli",
    "match",
    "notation",
    "protocol",
    "rules",
    "solver",
    "terminal",
    "words",
)
# What is read by programs or programmers: styles, messages of other makers, a title of a schema;
# and what is said where the very package is missing that reads the words (cli/missing_packages.py).
KNOWN: dict[str, set[str]] = {
    "arena": {
        ": too little memory, or a program that plays with several workers without standing under "
        'if __name__ == "__main__":',
    },
    "cli": {
        "bold green",
        "bold red",
        "The remeld command needs packages that are not installed, like ",
        '. Install them with: pip install "remeld[cli]", or to play: pip install "remeld[play]"',
        "compiled kernel",
        "complete -o default -F _remeld remeld",
        "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }",
        "Not installed: ",
        '. To install all of it: pip install "remeld[play]"',
        "plain Python kernel",
    },
    "notation": {"end of document"},
    "protocol": {"Invalid value", "The protocol of Remeld", "What was asked for"},
    "rules": {
        "there is no clause ",
        ": the clauses are R1 to R87",
        "did you mean ",
        "there are ",
        # What can be no tile, and how a fault is written for programmers.
        " in set ",
        ", but must be ",
        "one of ",
        "True or False",
        "a whole number from 0 to ",
        '; a joker is Tile("j", 0, joker=True), and Tiles("b3 j") reads text',
    },
    "solver": {
        # How a step and a solution are written for programmers; `cli` and the page have words.
        " from set ",
        " to set ",
        ", the joker to set ",
        "not proved to be best",
        "nothing to play",
    },
}
SENTENCE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")
# What stands between it is looked at where it is shown: tests/arena/test_report.py.
MARKUP = re.compile(r'[<>]|="')


def sentences(tree: ast.AST) -> Iterator[str]:
    """Texts of several words that are neither docstrings nor for programmers.

    Those are the word of an error, and what a call of the API is for.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Call) and called(node).endswith(("Error", "Trouble", "Call")):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if SENTENCE.search(node.value) and not MARKUP.search(node.value):
                yield node.value
        else:
            yield from sentences(node)


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            # `super().__init__` of an error is told by programmers’ words, too.
            return "Error" if name == "__init__" else name
    return ""


def test_a_sentence_is_found() -> None:
    source = '"""Doc string here."""\nprint("Your turn now")\nraise Some(1)\nraise AnError("x y z")'
    assert list(sentences(ast.parse(source))) == ["Your turn now"]


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_stands_in_the_code(room: str) -> None:
    found = {
        text
        for path in (SOURCE / room).rglob("*.py")
        for text in sentences(ast.parse(path.read_text("utf-8")))
    }
    assert found == KNOWN.get(room, set())
