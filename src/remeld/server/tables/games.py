"""Games of a match: start, next game, rematch, words for the shuffle, resigning, standing in."""

import unicodedata
from dataclasses import replace
from typing import Literal

from remeld.match import Ended, Event, Game, final_score, next_starter
from remeld.protocol import commands as do
from remeld.protocol import facts
from remeld.rules import rack_value
from remeld.server.tables.agreed_rules import clock_seconds
from remeld.server.tables.fold_game import setup_of
from remeld.server.tables.ledger import Ledger

__all__ = [
    "NEXT_GAME_WAIT_MS",
    "STAND_IN_WAIT_MS",
    "close_game",
    "end_game",
    "give_word",
    "news",
    "next_game",
    "rematch",
    "resign",
    "resign_seat",
    "stand_in",
    "start",
    "take_back",
]

NEXT_GAME_WAIT_MS = 30_000
"""How long the score is left to look at before others than the host may go on."""
STAND_IN_WAIT_MS = 300_000
"""How long a turn without a clock must have lasted before a computer player may stand in."""


def start(ledger: Ledger, who: str) -> None:
    """Begin the match."""
    ledger.host(who)
    state = ledger.state
    ledger.demand(state.phase not in ("playing", "between"), "game-running")
    ledger.demand(state.phase == "lobby", "match-over")
    empty = sum(seat.kind == "empty" for seat in state.seats)
    ledger.demand(not empty, "seats-not-filled", empty=empty)
    people = sum(seat.kind == "person" for seat in state.seats)
    ledger.demand(people, "nobody-seated")
    # Somebody who plays against computer players makes nobody wait.
    may_lack_clock = people == 1 or state.ruleset.time_limit_optional
    ledger.demand(clock_seconds(state.options) or may_lack_clock, "clock-needed")
    _begin(ledger, starter=None)


def next_game(ledger: Ledger, who: str) -> None:
    """Begin the next game of the match."""
    person = ledger.person(who)
    state = ledger.state
    ledger.demand(not state.playing, "game-running")
    ledger.demand(state.phase == "between", "match-over" if state.games else "no-game")
    if person.number != state.host:
        ledger.player(who)
        wait = state.over_at + NEXT_GAME_WAIT_MS - ledger.now
        ledger.demand(wait <= 0, "too-early", wait_ms=wait)
    last = state.games[-1]
    starter = next_starter(state.ruleset, last.score, last.starter, len(state.seats))
    _begin(ledger, starter)


def _begin(ledger: Ledger, starter: int | None) -> None:
    state = ledger.state
    words = tuple(seat.word for seat in state.seats)
    started = facts.GameStarted(
        at=ledger.now,
        game=len(state.games) + 1,
        starter=starter,
        clock_sec=clock_seconds(state.options),
        words=words if any(words) else (),
        events=(),
    )
    game = Game.start(setup_of(state, started), state.secret, ledger.now, ledger.oracle)
    ledger.add(replace(started, events=tuple(logged.event for logged in game.log)))


def rematch(ledger: Ledger, who: str) -> None:
    """After the match: an empty score sheet, everybody at their seats."""
    person = ledger.person(who)
    if person.number != ledger.state.host:
        ledger.player(who)
    ledger.demand(ledger.state.phase == "over", "match-not-over")
    ledger.add(facts.MatchCleared(at=ledger.now))


def give_word(ledger: Ledger, who: str, command: do.GiveWord) -> None:
    """Add a word to the next shuffle."""
    ledger.own_seat(who, command.seat)
    ledger.demand(not ledger.state.playing, "game-running")
    word = unicodedata.normalize("NFC", command.word).strip()
    ledger.demand(word and word.isprintable(), "bad-word", word=command.word)
    ledger.add(facts.WordGiven(at=ledger.now, seat=command.seat, word=word))


def resign(ledger: Ledger, who: str, seen: int, command: do.Resign) -> None:
    """Give the game up."""
    seat = command.seat
    ledger.own_seat(who, seat)
    ledger.game()
    ledger.seen(seen, ledger.state.game_version)
    ledger.demand(not ledger.state.has_resigned(seat), "seat-resigned", seat=seat)
    resign_seat(ledger, seat)


def resign_seat(ledger: Ledger, seat: int) -> None:
    """The seat gives up; the game ends where nobody is left to play it against."""
    game = ledger.game()
    value = rack_value(game.state.setup.sized, game.state.racks[seat])
    after = game.resign(seat, ledger.now)
    resigned, *ending = news(game, after)
    ledger.add(facts.Resigned(at=ledger.now, seat=seat, value=value, events=(resigned,)))
    state = ledger.state
    rest = [i for i in range(len(state.seats)) if not state.has_resigned(i)]
    if after.state.ended:
        end_game(ledger, after.state.ended, tuple(ending))
    elif len(rest) == 1 or not any(state.seats[i].kind == "person" for i in rest):
        close_game(ledger, "resigned")


def close_game(ledger: Ledger, reason: Literal["resigned", "abandoned"]) -> None:
    """End a game that nobody is left to play."""
    game = ledger.game()
    after = game.close(reason, ledger.now)
    assert after.state.ended is not None
    end_game(ledger, after.state.ended, news(game, after))


def news(before: Game, after: Game) -> tuple[Event, ...]:
    """What happened between the two."""
    return tuple(logged.event for logged in after.log[len(before.log) :])


def end_game(ledger: Ledger, ended: Ended, events: tuple[Event, ...] = ()) -> None:
    """Write the score of the game down, and prepare the deal of the next one.

    `events` are those of the end, where no turn brought it.
    """
    game, state = ledger.game(), ledger.state
    # The same as in the record, except for a game that began before records knew of resigning.
    out = ended.winners[0] if ended.reason == "out" else None
    resigned = dict(state.resigned)
    score = final_score(
        game.state, ended.reason, ended.racks, None if out in resigned else out, resigned
    )
    ledger.add(
        facts.GameOver(
            at=ledger.now,
            game=len(state.games) + 1,
            reason=ended.reason,
            points=score.points,
            winners=score.winners,
            events=events,
        )
    )
    ledger.add(facts.Prepared(at=ledger.now, secret=ledger.secret))


def take_back(ledger: Ledger, who: str, command: do.TakeBack) -> None:
    """Take the own seat back from the computer player who stood in."""
    ledger.own_seat(who, command.seat)
    ledger.demand(ledger.state.seats[command.seat].away, "seat-not-away", seat=command.seat)
    ledger.add(facts.Back(at=ledger.now, seat=command.seat))


def stand_in(ledger: Ledger, who: str, command: do.StandIn) -> None:
    """Let a computer player stand in for somebody who is gone, where no bell ever rings."""
    ledger.player(who)
    game, seat = ledger.game(), command.seat
    state = game.state
    ledger.demand(state.setup.time_limit_sec is None, "clock-runs")
    ledger.demand(not ledger.state.paused, "paused")
    game.check_turn(seat)
    ledger.demand(ledger.state.computer_at(seat) is None, "seat-away", seat=seat)
    wait = state.turn_began + state.extra_ms + STAND_IN_WAIT_MS - ledger.now
    ledger.demand(wait <= 0, "too-early", wait_ms=wait)
    ledger.add(facts.Away(at=ledger.now, seat=seat, why="asked"))
