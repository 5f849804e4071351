"""The only door: what one person, or a spectator, may see of a table and of its log.

Nothing in a view depends on tiles that its reader may not see, on who anybody is in the house, or
on the secret of a deal that is not over.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from remeld.match.forms import write_table
from remeld.notation import format_rack
from remeld.protocol import (
    Event,
    GameView,
    Listing,
    ListingSeat,
    TableFact,
    TableView,
    You,
    encode,
    private_seats,
    tell,
)
from remeld.rules import Table, View
from remeld.server.tables.refusals import Refusal, RefusedError
from remeld.server.tables.state import TableState

__all__ = [
    "ToldEvents",
    "computer_view",
    "event_views",
    "hint_view",
    "horizon",
    "listing",
    "may_watch",
    "summary",
    "table_view",
]


def table_view(
    state: TableState, who: str | None, *, now: int, draft: Table | None = None
) -> TableView:
    """The table as that person sees it; `who` None, or unknown here, is a spectator.

    `draft` is the newest draft of the seat on turn: it is shown to that seat's owner alone.
    """
    public, person = state.public, state.person_of(who)
    if person is None:
        return replace(public, now=now)
    mine = state.seats_of(person.number)
    on_turn = state.turn is not None and state.turn in mine
    return replace(
        public,
        now=now,
        you=You(person=person.number, host=person.number == state.host, seats=mine),
        game=_own_racks(state, mine, public.game),
        draft=write_table(draft) if draft is not None and on_turn else None,
    )


def _own_racks(
    state: TableState, mine: tuple[int, ...], public: GameView | None
) -> GameView | None:
    """The game with the racks that the owner of these seats may see."""
    if state.game is None or public is None or not state.playing:
        return public
    racks = list(public.racks)
    for seat in mine:
        racks[seat] = format_rack(state.game.view(seat).rack or ())
    return replace(public, racks=tuple(racks))


def event_views(
    state: TableState, log: Iterable[tuple[int, TableFact]], who: str | None
) -> tuple[Event, ...]:
    """Numbered facts as that person may see them, `state` being that after the last one.

    Own tiles are shown in the game that is played now; of games before it a spectator's view is
    told, because seats may have changed hands since.
    """
    person = state.person_of(who)
    mine = state.seats_of(person.number) if person else ()
    first = state.game_version
    return tuple(
        Event(seq=seq, at=fact.at, what=tell(fact, mine if seq >= first else ()))
        for seq, fact in log
    )


class ToldEvents:
    """Facts as JSON, each written once for all readers who may see the same of it.

    So many facts are kept: who reads a long log from its beginning does not fill the memory.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._told: dict[int, tuple[frozenset[int], dict[frozenset[int], Raw]]] = {}

    def __len__(self) -> int:
        """How many facts are kept."""
        return len(self._told)

    def clear(self) -> None:
        """Keep nothing any longer."""
        self._told.clear()

    def events(
        self, state: TableState, log: Iterable[tuple[int, TableFact]], who: str | None
    ) -> tuple[Any, ...]:
        """What `event_views` says, ready to be sent in a frame."""
        person = state.person_of(who)
        mine = state.seats_of(person.number) if person else ()
        first = state.game_version
        return tuple([self._event(seq, fact, mine if seq >= first else ()) for seq, fact in log])

    def _event(self, seq: int, fact: TableFact, mine: tuple[int, ...]) -> Raw:
        if seq not in self._told:
            if len(self._told) >= self._most:
                del self._told[next(iter(self._told))]
            self._told[seq] = (private_seats(fact), {})
        private, written = self._told[seq]
        seats = private.intersection(mine)
        if seats not in written:
            written[seats] = Raw(encode(Event(seq=seq, at=fact.at, what=tell(fact, seats))))
        return written[seats]


def listing(state: TableState) -> Listing:
    """What the lobby shows of a table."""
    return Listing(
        code=state.code,
        phase=state.phase,
        options=state.options,
        locked=state.locked,
        seats=tuple(
            [
                ListingSeat(
                    kind=seat.kind,
                    name=seat.name,
                    level=seat.level if seat.kind == "computer" else None,
                )
                for seat in state.seats
            ]
        ),
        games_played=len(state.games),
        games_to_play=state.games_to_play,
        records=state.finished,
    )


def summary(state: TableState) -> bytes:
    """The same as it is stored."""
    return encode(listing(state))


def may_watch(state: TableState, who: str) -> Refusal | None:
    """Why somebody may not look on; None if they may. Those at the table always may."""
    if who and who in state.kicked:
        return RefusedError("kicked").refusal
    if state.locked and not state.person_of(who):
        return RefusedError("table-locked").refusal
    return None


def horizon(state: TableState, now: int) -> int:
    """Up to which time spectators may see the log: entries after it are not told yet.

    They are behind only while a game is played: there is nothing to give away before and after.
    """
    return now - state.options.delay * 1000 if state.playing else now


def computer_view(state: TableState) -> View | None:
    """What the computer player on turn knows; None where a person is on turn, or nobody."""
    seat = state.turn
    if seat is None or state.paused or state.computer_at(seat) is None:
        return None
    return state.game.view(seat) if state.game else None


def hint_view(state: TableState, who: str, seat: int) -> View | Refusal:
    """What a hint may be made from: the view of the own seat on turn, where hints are allowed."""
    person = state.person_of(who)
    if person is None or seat not in state.seats_of(person.number):
        return RefusedError("not-your-seat", seat=seat).refusal
    if not state.options.hints:
        return RefusedError("hints-off").refusal
    if state.game is None or state.turn != seat:
        return RefusedError("not-your-turn", seat=seat).refusal
    if state.paused:
        return RefusedError("paused").refusal
    return state.game.view(seat)
