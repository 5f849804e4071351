"""The catalogue: finds a message by its id and fills in its values.

The first word of an id says in which file the message stands. A file is read when one of its
messages is asked for, and Fluent itself is imported only then: both cost more time than a short
command has. `terms.ftl` is read along with any other file, as each may use the words of the game;
where an edition has words of its own, `terms-<edition>.ftl` goes before it.
"""

import re
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["FILES", "Words"]

LOCALES = Path(__file__).parent / "locales"

FILES = {
    "advice": "advice",
    "arena": "arena",
    "aside": "aside",
    "book": "book",
    "breach": "cli",
    "cli": "cli",
    "closed": "house",
    "colour": "names",
    "edition": "names",
    "error": "errors",
    "event": "events",
    "fault": "faults",
    "field": "fields",
    "learn": "learn",
    "level": "house",
    "opening": "openings",
    "page": "page",
    "phrase": "house",
    "played": "played",
    "practice": "practice",
    "puzzle": "study",
    "puzzles": "puzzles",
    "review": "review",
    "reason": "reasons",
    "refused": "house",
    "replay": "replay",
    "rule": "rules",
    "ruling": "rules",
    "seat": "house",
    "source": "rules",
    "talk": "talk",
    "term": "terms",
    "typed": "typed",
    "value": "fields",
}
"""The file in which a message stands, by the first word of its id."""

_LONGEST = 2000
"""Fluent refuses values of more than 2500 characters, and nobody would read one."""

# Values may be what somebody typed or sent: nothing in them may steer a terminal, turn the
# direction of writing or keep the text from being encoded.
_UNSHOWABLE = re.compile(r"[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class Words:
    """The texts in one language, in the words of one edition where it has its own.

    >>> words = Words("en")
    >>> words.text("fault-set-too-short", tiles="r1 r2")
    'Too short: r1 r2. A set has at least three tiles.'
    >>> words.text("fault-of-a-newer-version")
    'fault-of-a-newer-version'
    """

    strict: ClassVar[bool] = False
    """Tests switch this on: what a player would be spared (a missing text or value) is an error."""

    def __init__(self, lang: str = "en", edition: str | None = None) -> None:
        self.lang = lang
        self.edition = edition
        # What is read first holds.
        self._terms = ("terms",) if edition is None else (f"terms-{edition}", "terms")
        self._read: set[str] = set()

    def text(self, id: str, /, **values: object) -> str:
        """The message with its values filled in; in English, or its id, where it is missing.

        Numbers stay numbers, so that a message can choose a plural. True, false and nothing are
        known to messages as `true`, `false` and `none`; everything else is turned into text.
        """
        found = self._find(id, values)
        if found is not None:
            return found
        if self.strict:
            raise LookupError(f"no message {id!r} in language {self.lang!r}")
        return id if self.lang == "en" else self._english.text(id, **values)

    @cached_property
    def _english(self) -> "Words":
        return Words("en", self.edition)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        # A terminal would show the marks that isolate a value from the text around it.
        return FluentBundle([self.lang], use_isolating=False)

    def _find(self, id: str, values: dict[str, object]) -> str | None:
        file = FILES.get(id.partition("-")[0])
        if file is None or not (LOCALES / self.lang / f"{file}.ftl").is_file():
            return None
        for name in (*self._terms, file):
            self._read_file(name)
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return None
        given = {name: _shown(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors and self.strict:
            raise LookupError(f"message {id!r} in language {self.lang!r}: {errors[0]}")
        return text if isinstance(text, str) else None

    def _read_file(self, name: str) -> None:
        if name in self._read:
            return
        self._read.add(name)
        path = LOCALES / self.lang / f"{name}.ftl"
        if path.is_file():
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))


def _shown(value: object) -> str | int | float:
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return value
    text = _UNSHOWABLE.sub("\N{REPLACEMENT CHARACTER}", str(value))
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
