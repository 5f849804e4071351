"""What follows from a declaration: what is stored, what is sent, and who may see what.

Every property runs over all kinds that are declared, and over made-up ones.
"""

import json
import shutil
from dataclasses import dataclass, replace
from functools import partial, singledispatch
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remeld.match import Event
from remeld.match import events as game_events
from remeld.match.facts import Open, OwnerOnly, Visibility, declared, derived, fact, is_fact
from remeld.match.forms import Sets, Tiles
from remeld.match.record_lines import decode_event, encode_event
from remeld.protocol import (
    FACTS,
    Options,
    TableFact,
    Vocabulary,
    encode,
    facts,
    private_seats,
    stored_name,
    tell,
    wire_type,
)
from remeld.rules import Tile
from remeld.server.tables import fold, fold_all
from remeld.server.tables.fold_game import folded
from remeld.words import Words, catalogue
from tests.protocol.any_facts import SEATS, any_fact, other_secrets
from web.make_types import typescript


@fact("toasted", version=3, older=(2,))
@dataclass(frozen=True, kw_only=True)
class Toasted(TableFact):
    """Somebody drank to the others."""

    seat: Open[int]
    drink: Open[str]
    tiles: OwnerOnly[Tiles] = ()
    plan: OwnerOnly[Sets | None] = None
    debts: int = 0
    """Not marked, so it never leaves the house."""

    @derived
    def letters(self) -> int:
        """How long the drink's name is."""
        return len(self.drink)


R5, K1 = Tile("r", 5), Tile("k", 1)
TOAST = Toasted(at=7, seat=2, drink="tea", tiles=(R5, K1), plan=((R5,),), debts=99)
KINDS: list[type[Any]] = [*FACTS.kinds, *get_args(Event), Toasted]
by_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
by_event = pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
MORE: Vocabulary[TableFact] = Vocabulary([*FACTS.kinds, Toasted])
few = partial(settings, deadline=None, max_examples=25)
SOME_SEATS = st.frozensets(st.integers(0, SEATS - 1))


# -- A new kind of fact is declared, folded, and given words: the rest follows --


def test_a_made_up_fact_is_stored_and_read_also_in_its_older_form() -> None:
    name, data = MORE.encode(TOAST)
    assert name == "toasted.3"
    assert json.loads(data)["debts"] == 99
    assert MORE.decode(name, data) == TOAST
    old = b'{"at":7,"seat":2,"drink":"tea"}'
    assert MORE.decode("toasted.2", old) == Toasted(at=7, seat=2, drink="tea")


def test_a_made_up_fact_is_sent_to_each_reader_as_far_as_it_is_theirs() -> None:
    own = '{"kind":"toasted","seat":2,"drink":"tea","tiles":"r5 k1","plan":"r5","letters":3}'
    others = '{"kind":"toasted","seat":2,"drink":"tea","tiles":"?? ??","plan":null,"letters":3}'
    assert encode(tell(TOAST, seats={1, 2})).decode() == own
    for seats in ({0, 1, 3}, set()):
        assert encode(tell(TOAST, seats=seats)).decode() == others
    assert msgspec.json.decode(own, type=MORE.wire) == tell(TOAST, seats={2})
    assert private_seats(TOAST) == {2}


def test_a_made_up_fact_has_its_typescript_type() -> None:
    (schema,), parts = msgspec.json.schema_components([wire_type(Toasted)])
    assert schema["$ref"].endswith("Toasted")
    assert typescript(parts["Toasted"]).split("\n")[1:-1] == [
        '  kind: "toasted";',
        "  seat: number;",
        "  drink: string;",
        "  tiles: string;",
        "  plan: string | null;",
        "  letters: number;",
    ]
    assert parts["Toasted"]["description"] == "Somebody drank to the others."


def test_a_made_up_fact_is_folded_when_a_function_says_what_it_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = fold(None, facts.Created(at=1, table="t", code="C", options=Options(seats=3)))
    with pytest.raises(TypeError, match=r"what Toasted changes: write a function .* in fold\.py"):
        fold(table, TOAST)
    # A copy takes the function: nothing can be taken from the real one again.
    more = singledispatch(folded.dispatch(object))
    for kind, function in folded.registry.items():
        more.register(kind, function)
    monkeypatch.setitem(fold.__globals__, "folded", more)
    more.register(Toasted, lambda fact, state: replace(state, locked=fact.drink == "tea"))
    after = fold_all([MORE.decode(*MORE.encode(TOAST))], table)
    assert (after.locked, after.version, after.changed_at) == (True, 2, 7)


def test_a_made_up_fact_is_said_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a reader is sent is all that a sentence of its own needs, in any language."""
    monkeypatch.setattr(Words, "strict", True)
    sent = json.loads(encode(tell(TOAST, seats=())))
    values = {"player": f"Seat {sent['seat']}", "drink": sent["drink"]}
    with pytest.raises(LookupError, match="no message 'event-toasted'"):
        Words().text("event-toasted", **values)
    given = {
        "en": "event-toasted = { $player } drinks { $drink } to the others.",
        "de": "event-toasted = { $player } trinkt den anderen mit { $drink } zu.",
    }
    for language, line in given.items():
        file = shutil.copytree(catalogue.LOCALES / language, tmp_path / language) / "events.ftl"
        file.write_text(f"{file.read_text('utf-8')}{line}\n", "utf-8")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    assert Words("en").text("event-toasted", **values) == "Seat 2 drinks tea to the others."
    assert Words("de").text("event-toasted", **values) == "Seat 2 trinkt den anderen mit tea zu."
    assert Words("en").text("event-passed", player="Ann") == "Ann passes."


def test_what_is_not_declared_is_refused_with_what_to_do() -> None:
    with pytest.raises(TypeError, match=r"put @fact\(name\) before the class"):
        tell(object(), ())
    with pytest.raises(TypeError, match="no `seat`"):

        @fact("whispered")
        @dataclass(frozen=True)
        class Whispered:
            word: OwnerOnly[str]


# -- Every kind that is declared --


def test_every_declared_kind_belongs_to_its_vocabulary() -> None:
    assert set(FACTS.kinds) == set(filter(is_fact, vars(facts).values())) - set(get_args(Event))
    assert set(get_args(Event)) == set(filter(is_fact, vars(game_events).values()))
    for kinds in (FACTS.kinds, get_args(Event)):
        assert len({declared(kind).name for kind in kinds}) == len(kinds)


def test_every_kind_of_table_fact_is_folded() -> None:
    nothing = folded.dispatch(object)
    first = [facts.Created]
    assert [kind for kind in FACTS.kinds if folded.dispatch(kind) is nothing] == first


@by_kind
def test_only_marked_fields_are_sent(kind: type[Any]) -> None:
    marked = {each.name for each in declared(kind).fields if each.seen is not Visibility.CLOSED}
    shown = {name for name, _ in declared(kind).derived}
    assert set(wire_type(kind).__struct_fields__) == marked | shown


@by_kind
@few()
@given(data=st.data(), seats=SOME_SEATS)
def test_what_a_reader_may_not_see_changes_no_byte(
    kind: type[Any], data: st.DataObject, seats: frozenset[int]
) -> None:
    one = data.draw(any_fact(kind))
    other = data.draw(other_secrets(one, seats))
    # What is derived from a secret is shown: that is what it is for.
    shown = {name: 0 for name, _ in declared(kind).derived}
    sent = [encode(msgspec.structs.replace(tell(each, seats), **shown)) for each in (one, other)]
    assert sent[0] == sent[1]
    assert encode(tell(one, seats & private_seats(one))) == encode(tell(one, seats))


@by_kind
@few()
@given(data=st.data())
def test_what_is_sent_is_what_its_type_says(kind: type[Any], data: st.DataObject) -> None:
    sent = tell(data.draw(any_fact(kind)), data.draw(SOME_SEATS))
    assert msgspec.json.decode(encode(sent), type=wire_type(kind)) == sent


@pytest.mark.parametrize("kind", [*FACTS.kinds, Toasted], ids=lambda kind: kind.__name__)
@few()
@given(data=st.data())
def test_what_is_stored_is_read_again(kind: type[Any], data: st.DataObject) -> None:
    one = data.draw(any_fact(kind))
    name, stored = MORE.encode(one)
    assert name == stored_name(kind)
    assert MORE.decode(name, stored) == one


@by_event
@few()
@given(data=st.data())
def test_a_line_is_read_again(kind: type[Any], data: st.DataObject) -> None:
    event = data.draw(any_fact(kind))
    assert decode_event(encode_event(event), 1, None) == event
