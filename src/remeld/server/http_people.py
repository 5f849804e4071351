"""Sessions over HTTP: come in, move to another device, come back, leave no trace."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from remeld.server.problems import Problem
from remeld.server.request_context import RequestContext

__all__ = ["people"]

people = APIRouter(prefix="/api", tags=["people"])


class Me(BaseModel):
    """A session. The recovery code is shown once: with it this player can come back."""

    recovery: str | None
    new: bool


class Code(BaseModel):
    """A code that somebody typed."""

    model_config = ConfigDict(extra="forbid", strict=True)

    code: Annotated[str, Field(min_length=4, max_length=40)]


class TransferCode(BaseModel):
    """A code for the next device; it works once, and until `expires` (milliseconds)."""

    code: str
    expires: int


@people.post("/session")
async def come_in(request: Request, response: Response) -> Me:
    """Use the session of this browser, or begin one."""
    asking = RequestContext.of(request)
    if await asking.find_device() is not None:
        return Me(recovery=None, new=False)
    asking.limit("session")
    house = asking.house
    device = await house.sessions.make(response, house.now())
    recovery = await house.sessions.recovery_code(device.person, house.now())
    return Me(recovery=recovery, new=True)


@people.delete("/session", status_code=204)
async def sign_out(request: Request) -> Response:
    """Forget this browser; its sockets are closed."""
    asking = RequestContext.of(request)
    device = await asking.device()
    response = Response(status_code=204)
    await asking.house.sessions.end(device, response)
    asking.house.hub.close_device(device.key)
    return response


@people.post("/session/transfer")
async def make_transfer(request: Request) -> TransferCode:
    """A code that brings this player to another device."""
    asking = RequestContext.of(request)
    asking.limit("session")
    device = await asking.device()
    code, expires = await asking.house.sessions.transfer_code(device.person, asking.house.now())
    return TransferCode(code=code, expires=expires)


@people.post("/session/recovery")
async def make_recovery(request: Request) -> Me:
    """A new recovery code; earlier ones go on to work until they are used."""
    asking = RequestContext.of(request)
    asking.limit("session")
    device = await asking.device()
    house = asking.house
    return Me(recovery=await house.sessions.recovery_code(device.person, house.now()), new=False)


@people.post("/session/take")
async def take_code(code: Code, request: Request, response: Response) -> Me:
    """Become the player behind a transfer or recovery code, which is used up by this."""
    asking = RequestContext.of(request)
    asking.limit("code")
    house = asking.house
    person = await house.sessions.take(code.code, house.now())
    if person is None:
        raise Problem(404, "no-such-code")
    old = await asking.find_device()
    if old is not None:
        await house.sessions.end(old, response)
        house.hub.close_device(old.key)
    device = await house.sessions.make(response, house.now(), person)
    recovery = await house.sessions.recovery_code(device.person, house.now())
    return Me(recovery=recovery, new=True)


@people.delete("/person", status_code=204)
async def forget_person(request: Request) -> Response:
    """Delete this player: the name at every table, all sessions and codes."""
    asking = RequestContext.of(request)
    device = await asking.device()
    response = Response(status_code=204)
    await asking.house.forget(device.person)
    await asking.house.sessions.end(device, response)
    return response
