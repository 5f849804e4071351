"""Errors go from process to process: whatever they were made from, they arrive whole."""

import pickle

import pytest

from remeld.notation import parse_rack
from remeld.rules import EDITIONS, RemeldError, edition


@pytest.mark.parametrize(
    "ask",
    [
        lambda: edition("nothing"),
        lambda: parse_rack("b3 x8"),
        lambda: EDITIONS["goliath"].sized_for(9),
        lambda: EDITIONS["goliath"].replace(jokers="many"),
    ],
)
def test_an_error_arrives_as_it_was(ask: object) -> None:
    with pytest.raises(RemeldError) as caught:
        ask()  # type: ignore[operator]
    error = caught.value
    other = pickle.loads(pickle.dumps(error))
    assert type(other) is type(error)
    assert (other.code, other.values, str(other)) == (error.code, error.values, str(error))
