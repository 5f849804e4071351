"""The catalogue as it is written: each language's messages with what they use."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import serialize_pattern

from remeld.words import catalogue

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Entry(visitor.Visitor):
    """A message: its file, its attributes, what it uses, and its own words."""

    def __init__(self, file: str, message: ast.Message, comments: list[str] | None = None) -> None:
        self.id = message.id.name
        self.file = file
        self.documented = set(re.findall(r"\$(\w+)", " ".join(comments or [])))
        self.attributes = {each.id.name for each in message.attributes}
        self.variables: set[str] = set()
        self.references: set[str] = set()
        """Other messages."""
        self.phrases: set[tuple[str, str]] = set()
        """Attributes of other messages."""
        self.choices: set[tuple[str, str]] = set()
        """What is told apart by name, and the names."""
        self.texts: list[str] = []
        """The pieces of text between values."""
        self.odd: list[str] = []
        """What is not the same in every program that reads Fluent, or against our pattern."""
        patterns = [message.value, *(each.value for each in message.attributes)]
        self.written = [serialize_pattern(each).strip() for each in patterns if each]
        self.visit(message)

    def visit_Comment(self, node: ast.Comment) -> None:
        """Comments are not said."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.parse()["value"])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)
        if node.attribute:
            self.phrases.add((node.id.name, node.attribute.name))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.odd.append(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.odd.append(f"{node.id.name}()")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)]
            self.choices |= {(node.selector.id.name, key) for key in keys if key not in PLURALS}
        else:
            self.odd.append("a choice by something other than a value")
        self.generic_visit(node)


@cache
def parsed(path: Path) -> list[ast.EntryType]:
    """All that stands in a file."""
    return FluentParser().parse(path.read_text("utf-8")).body


def entries(path: Path) -> Iterator[Entry]:
    """The messages of a file, with the comments that explain them."""
    whole, group = "", ""
    for entry in parsed(path):
        if isinstance(entry, ast.ResourceComment):
            whole += entry.content or ""
        elif isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        elif isinstance(entry, ast.Message):
            own = (entry.comment.content if entry.comment else "") or ""
            yield Entry(path.stem, entry, [whole, group, own])


@cache
def messages(lang: str) -> dict[str, Entry]:
    """The messages of a language by id, without the words of single editions."""
    paths = sorted((catalogue.LOCALES / lang).glob("*.ftl"))
    return {e.id: e for path in paths if not path.stem.startswith("terms-") for e in entries(path)}


def editions_of(lang: str) -> list[str]:
    """The editions that have words of their own in a language."""
    paths = sorted((catalogue.LOCALES / lang).glob("terms-*.ftl"))
    return [path.stem.removeprefix("terms-") for path in paths]


@cache
def own_words(lang: str, edition: str) -> dict[str, Entry]:
    """The words of an edition in a language."""
    return {e.id: e for e in entries(catalogue.LOCALES / lang / f"terms-{edition}.ftl")}


def arguments(lang: str, id: str) -> set[str]:
    """The values of a message and of the messages that it uses."""
    entry = messages(lang)[id]
    return entry.variables.union(*(arguments(lang, other) for other in entry.references))
