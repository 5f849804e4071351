"""The order of the tiles follows from the secret, as the docstring of `match/deal.py` says.

The vectors were computed by a program in another language. `documented` below repeats the steps
of the docstring, and nothing else, so that the words, the vectors and the code must all agree.
"""

import hashlib
import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remeld.match import Dealt, Game, Shuffler, StartDrawn, commitment, deal, secret_from_seed
from remeld.match.deal import start_tiles
from remeld.notation import format_rack
from remeld.rules import EDITIONS, Box
from remeld.solver import could_play
from tests.match.arranged_games import events, setup_for

DATA = Path(__file__).parent.parent / "data" / "deal-vectors.json"
VECTORS: list[dict[str, Any]] = json.loads(DATA.read_text("utf-8"))


def documented_seed(secret: bytes, words: list[str]) -> bytes:
    text = b"remeld-deal-1" + b"\x00" + secret
    for word in words:
        text = text + len(word.encode("utf-8")).to_bytes(4, "big") + word.encode("utf-8")
    return hashlib.sha256(text).digest()


def documented(secret: bytes, words: list[str], label: str, tiles: list[str]) -> list[str]:
    seed = documented_seed(secret, words)
    stream: list[int] = []
    used = 0
    for i in range(len(tiles) - 1, 0, -1):
        n = i + 1
        while True:
            if used == len(stream):
                place = (len(stream) // 4).to_bytes(8, "big")
                block = hashlib.sha256(seed + label.encode() + b"\x00" + place).hexdigest()
                stream += [int(block[start : start + 16], 16) for start in (0, 16, 32, 48)]
            number = stream[used]
            used += 1
            if number < 2**64 - 2**64 % n:
                break
        j = number % n
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tiles


def boxed(vector: dict[str, Any]) -> list[str]:
    return format_rack(Box(*vector["box"]).tiles()).split()


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["words"]))
def test_words_vectors_and_code_agree(vector: dict[str, Any]) -> None:
    secret, words = bytes.fromhex(vector["secret"]), vector["words"]
    assert commitment(secret) == hashlib.sha256(secret).hexdigest() == vector["commitment"]
    assert documented_seed(secret, words).hex() == vector["seed"]
    shuffler = Shuffler(secret, words)
    numbers = [str(number) for number in islice(shuffler.numbers("deal"), 5)]
    assert numbers == vector["numbers"]
    for label, key in (("deal", "deal"), ("start-0", "start"), ("start-1", "again")):
        order = vector[key].split()
        assert documented(secret, words, label, boxed(vector)) == order
        assert format_rack(shuffler.shuffled(Box(*vector["box"]).tiles(), label)).split() == order


@given(
    secret=st.binary(min_size=32, max_size=32),
    words=st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), max_size=4),
    size=st.integers(0, 40),
)
def test_code_and_words_agree_on_any_secret(secret: bytes, words: list[str], size: int) -> None:
    items = [str(number) for number in range(size)]
    found = Shuffler(secret, words).shuffled(items, "deal")
    assert list(found) == documented(secret, words, "deal", list(items))


def test_numbers_that_would_favour_some_orders_are_skipped() -> None:
    # With n = 3 * 2**62 a quarter of all 64-bit numbers is skipped.
    n = 3 * 2**62
    assert deal._below(iter([2**64 - 1, 2**64 - 2**62, 5]), n) == 5
    assert deal._below(iter([n - 1, 5]), n) == n - 1
    assert deal._below(iter([2**63 + 4]), 2**63) == 4


def test_a_game_is_dealt_from_the_vector() -> None:
    vector = VECTORS[2]
    setup = setup_for("broadway", 4, words=tuple(vector["words"]))
    game = Game.start(setup, bytes.fromhex(vector["secret"]), at=0, oracle=could_play)
    assert game.state.setup.commitment == vector["commitment"]
    order = vector["deal"].split()
    dealt = [event for event in events(game) if isinstance(event, Dealt)]
    assert [format_rack(event.tiles) for event in dealt] == [
        " ".join(order[start : start + 14]) for start in (0, 14, 28, 42)
    ]
    assert format_rack(game.position.pool) == " ".join(order[56:])
    drawn = [event.tile for event in events(game) if isinstance(event, StartDrawn)]
    assert format_rack(tuple(drawn)).split() == vector["start"].split()[: len(drawn)]


def test_numbers_that_might_be_skipped_are_taken_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No seed is known that has one: so the numbers of the quick way are made too large."""
    tiles = EDITIONS["broadway"].box.tiles()
    expected = Shuffler(secret_from_seed(3)).shuffled(tiles, "deal")
    monkeypatch.setattr(Shuffler, "_first_numbers", lambda *_: [2**64 - 1] * len(tiles))
    assert Shuffler(secret_from_seed(3)).shuffled(tiles, "deal") == expected


def test_when_all_tiles_are_drawn_they_are_mixed_anew() -> None:
    rules = EDITIONS["broadway"]
    shuffler = Shuffler(secret_from_seed(3))
    tiles = list(islice(start_tiles(rules, shuffler), 107))
    assert tuple(tiles[:106]) == shuffler.shuffled(rules.box.tiles(), "start-0")
    assert tiles[106] == shuffler.shuffled(rules.box.tiles(), "start-1")[0]


@given(seed=st.integers(0, 2**32), seat=st.integers(0, 3))
def test_every_players_word_changes_the_deal(seed: int, seat: int) -> None:
    secret = secret_from_seed(seed)
    words = ["north", "east", "south", "west"]
    changed = [*words[:seat], words[seat] + "!", *words[seat + 1 :]]
    games = [
        Game.start(setup_for("goliath", 4, words=tuple(each)), secret, at=0, oracle=could_play)
        for each in (words, changed)
    ]
    assert games[0].tiles != games[1].tiles
    assert games[0].state.setup.commitment == games[1].state.setup.commitment


def test_words_cannot_be_moved_from_one_player_to_the_next() -> None:
    secret = secret_from_seed(1)
    tiles = EDITIONS["goliath"].box.tiles()
    orders = {
        Shuffler(secret, words).shuffled(tiles, "deal")
        for words in (["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], [])
    }
    assert len(orders) == 6


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    setup = setup_for("lanmi", 3)
    first = Game.start(setup, secret_from_seed(5), at=0, oracle=could_play)
    assert first == Game.start(setup, secret_from_seed(5), at=0, oracle=could_play)
    assert first.tiles != Game.start(setup, secret_from_seed(6), at=0, oracle=could_play).tiles


def test_every_order_is_about_equally_likely() -> None:
    """Chi-square over the 24 orders of four things; 23 degrees of freedom, far in the tail."""
    counts: dict[tuple[str, ...], int] = {}
    for seed in range(2400):
        order = Shuffler(secret_from_seed(seed)).shuffled("abcd", "deal")
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert sum((found - 100) ** 2 / 100 for found in counts.values()) < 60
