"""Who may look on at a table: nobody whom the host removed, not even under a new name.

A person who was removed is known by the session. For an hour, whoever else comes from the same
address without a session, or with one that was made since, is taken for the same person; those
who were known before, and those who are at the table by name, are not.
"""

import msgspec

from remeld.server.sessions import Device, address_digest
from remeld.server.storage import Storage, TableRow
from remeld.server.tables import Refusal, TableState, may_watch

__all__ = ["may_come_in", "removed_table"]


async def may_come_in(
    storage: Storage, state: TableState, device: Device | None, address: str, now: int
) -> Refusal | None:
    """Why somebody at that address may not look on; None if they may."""
    who = device.person if device else ""
    refusal = may_watch(state, who)
    if refusal or not state.kicked or state.person_of(who):
        return refusal
    since = await storage.shut_out(state.id, address_digest(address), now)
    if since is None or (device is not None and device.since < since):
        return None
    return Refusal("kicked")


async def removed_table(storage: Storage, table: str, device: Device | None) -> TableRow | None:
    """What is left of a table that was deleted, if this reader could look on at it before."""
    row = await storage.row(table)
    if row is None or row.removed is None:
        return None
    member = await storage.member(table, device.person) if device else None
    locked = msgspec.json.decode(row.summary, type=_Locked).locked
    return row if member or (member is None and not locked) else None


class _Locked(msgspec.Struct):
    locked: bool = False
