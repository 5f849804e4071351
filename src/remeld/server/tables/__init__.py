"""The tables of the house, as pure functions: commands in, facts out, states by folding.

`create` and `decide` say what becomes of a command, `fold` what becomes of the state, and `views`
is the only door through which anything leaves.
"""

from remeld.protocol.facts import TableFact, decode_entry, encode_entry
from remeld.server.tables.decide import Decided, create, decide
from remeld.server.tables.drafts import Judged, judge_draft
from remeld.server.tables.fold import fold, fold_all
from remeld.server.tables.placing import find_places
from remeld.server.tables.records import Scrubbed, owned_records, record_of, records, scrub
from remeld.server.tables.refusals import Refusal
from remeld.server.tables.snapshots import decode_state, encode_state
from remeld.server.tables.state import NO_NAME, Person, Seat, TableState
from remeld.server.tables.table_commands import (
    AddTime,
    Archive,
    Asked,
    Close,
    Command,
    ComputerMoves,
    Forget,
    NobodyHere,
    Ring,
    SomebodyHere,
)
from remeld.server.tables.table_options import check_options
from remeld.server.tables.timers import Status, TimerKind, status, timers
from remeld.server.tables.views import (
    ToldEvents,
    computer_view,
    event_views,
    hint_view,
    horizon,
    listing,
    may_watch,
    summary,
    table_view,
)

__all__ = [
    "NO_NAME",
    "AddTime",
    "Archive",
    "Asked",
    "Close",
    "Command",
    "ComputerMoves",
    "Decided",
    "Forget",
    "Judged",
    "NobodyHere",
    "Person",
    "Refusal",
    "Ring",
    "Scrubbed",
    "Seat",
    "SomebodyHere",
    "Status",
    "TableFact",
    "TableState",
    "TimerKind",
    "ToldEvents",
    "check_options",
    "computer_view",
    "create",
    "decide",
    "decode_entry",
    "decode_state",
    "encode_entry",
    "encode_state",
    "event_views",
    "find_places",
    "fold",
    "fold_all",
    "hint_view",
    "horizon",
    "judge_draft",
    "listing",
    "may_watch",
    "owned_records",
    "record_of",
    "records",
    "scrub",
    "status",
    "summary",
    "table_view",
    "timers",
]
