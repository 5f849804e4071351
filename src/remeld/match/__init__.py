"""Who plays for what: deals, games, the clock's deadlines, match scores, and the record.

No input or output, no sleeping: time and randomness are handed in.
"""

from remeld.match.compulsory_play import Oracle, passes_unchecked
from remeld.match.deal import Shuffler, commitment, secret_from_seed
from remeld.match.errors import IllegalTurnError, RecordError
from remeld.match.events import (
    Began,
    Bell,
    Dealt,
    Drew,
    Ended,
    Event,
    Extended,
    GaveUp,
    Logged,
    Passed,
    Played,
    Revealed,
    Said,
    Seated,
    StartDrawn,
)
from remeld.match.final_scores import final_score
from remeld.match.game import Game
from remeld.match.record import Record, cut, dumps, loads, most_events, states
from remeld.match.redaction import logged_seen_by, seen_by
from remeld.match.setup import Setup
from remeld.match.standing import Standing, games_to_play, next_starter, standing
from remeld.match.starting_draw import first_seat, stacks_of_seven
from remeld.match.state import State, apply
from remeld.match.verification import Trouble, Verification, verify

__all__ = [
    "Began",
    "Bell",
    "Dealt",
    "Drew",
    "Ended",
    "Event",
    "Extended",
    "Game",
    "GaveUp",
    "IllegalTurnError",
    "Logged",
    "Oracle",
    "Passed",
    "Played",
    "Record",
    "RecordError",
    "Revealed",
    "Said",
    "Seated",
    "Setup",
    "Shuffler",
    "Standing",
    "StartDrawn",
    "State",
    "Trouble",
    "Verification",
    "apply",
    "commitment",
    "cut",
    "dumps",
    "final_score",
    "first_seat",
    "games_to_play",
    "loads",
    "logged_seen_by",
    "most_events",
    "next_starter",
    "passes_unchecked",
    "secret_from_seed",
    "seen_by",
    "stacks_of_seven",
    "standing",
    "states",
    "verify",
]
