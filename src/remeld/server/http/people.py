"""Sessions over HTTP: come in, move to another device, come back, leave no trace."""

from remeld.protocol.http.answers import SessionInfo, TransferCode
from remeld.protocol.http.requests import Nothing, TypedCode
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext

__all__ = [
    "come_in",
    "forget_person",
    "make_recovery",
    "make_transfer",
    "sign_out",
    "take_code",
]


async def come_in(context: RequestContext, _: Nothing) -> SessionInfo:
    """Use the session of this browser, or begin one."""
    if await context.find_device() is not None:
        return SessionInfo(recovery=None, new=False)
    context.limit("session")
    house = context.house
    device = await house.sessions.make(context.cookies, house.now())
    recovery = await house.sessions.recovery_code(device.person, house.now())
    return SessionInfo(recovery=recovery, new=True)


async def sign_out(context: RequestContext, _: Nothing) -> None:
    """Forget this browser; its sockets are closed."""
    device = await context.device()
    await context.house.sessions.end(device, context.cookies)
    context.house.hub.close_device(device.key)


async def make_transfer(context: RequestContext, _: Nothing) -> TransferCode:
    """A code that brings this player to another device."""
    context.limit("session")
    device = await context.device()
    code, expires = await context.house.sessions.transfer_code(device.person, context.house.now())
    return TransferCode(code=code, expires=expires)


async def make_recovery(context: RequestContext, _: Nothing) -> SessionInfo:
    """A new recovery code; earlier ones go on to work until they are used."""
    context.limit("session")
    device = await context.device()
    house = context.house
    recovery = await house.sessions.recovery_code(device.person, house.now())
    return SessionInfo(recovery=recovery, new=False)


async def take_code(context: RequestContext, typed: TypedCode) -> SessionInfo:
    """Become the player behind a transfer or recovery code, which is used up by this."""
    context.limit("code")
    house = context.house
    person = await house.sessions.take(typed.code, house.now())
    if person is None:
        raise Problem(404, "no-such-code")
    old = await context.find_device()
    if old is not None:
        await house.sessions.end(old, context.cookies)
        house.hub.close_device(old.key)
        # What was solved here before goes along.
        await house.storage.take_over_puzzles(old.person, person)
    device = await house.sessions.make(context.cookies, house.now(), person)
    recovery = await house.sessions.recovery_code(device.person, house.now())
    return SessionInfo(recovery=recovery, new=True)


async def forget_person(context: RequestContext, _: Nothing) -> None:
    """Delete this player: the name at every table, all sessions and codes."""
    device = await context.device()
    await context.house.forget(device.person)
    await context.house.sessions.end(device, context.cookies)
