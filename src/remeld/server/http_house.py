"""What a page asks of the house itself: what there is to choose from, and where to invite to."""

import io
import ipaddress
from typing import Annotated
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from remeld import __version__
from remeld.protocol import COLOURS, LEVELS, OLDEST, PHRASES, PROTOCOL, REACTIONS
from remeld.rules import EDITIONS
from remeld.server.request_context import RequestContext

__all__ = ["house", "invitation_origin"]

house = APIRouter(prefix="/api", tags=["house"])

LONGEST_PATH = 200


class HouseShown(BaseModel):
    """What this house offers. `invite` is the address to put before the path of an invitation."""

    version: str
    protocol: int
    oldest_protocol: int
    invite: str
    editions: list[str]
    colours: list[str]
    levels: list[str]
    phrases: list[str]
    reactions: list[str]


@house.get("/house")
async def show_house(request: Request) -> HouseShown:
    """The house, for the page's dialogs."""
    return HouseShown(
        version=__version__,
        protocol=PROTOCOL,
        oldest_protocol=OLDEST,
        invite=_invite(request),
        editions=list(EDITIONS),
        colours=list(COLOURS),
        levels=list(LEVELS),
        phrases=[phrase for phrase in PHRASES if phrase not in REACTIONS],
        reactions=list(REACTIONS),
    )


Path = Annotated[str, Query(max_length=LONGEST_PATH, pattern=r"^/[A-Za-z0-9/_.#?=&-]*$")]


@house.get(
    "/qr.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def qr_code(path: Path, request: Request) -> Response:
    """A QR code of a page of this house, and of no other house: an invitation to photograph."""
    RequestContext.of(request).limit("solve")
    drawn = io.BytesIO()
    segno.make(_invite(request) + path, micro=False).save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def _invite(request: Request) -> str:
    origins = RequestContext.of(request).house.settings.origins
    return invitation_origin(origins, request.headers.get("host", ""))


def invitation_origin(origins: tuple[str, ...], host: str) -> str:
    """The address for others: the one that was used, unless it means only this machine.

    >>> invitation_origin(("http://localhost:80", "http://192.168.0.7:80"), "localhost:80")
    'http://192.168.0.7:80'
    >>> invitation_origin(("http://localhost:80",), "localhost:80")
    'http://localhost:80'
    """
    used = next((origin for origin in origins if urlsplit(origin).netloc == host), origins[0])
    if not _only_here(used):
        return used
    return next((origin for origin in origins if not _only_here(origin)), used)


def _only_here(origin: str) -> bool:
    name = urlsplit(origin).hostname or ""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
