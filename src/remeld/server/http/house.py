"""What a page asks of the house itself: what there is to choose from, and where to invite to."""

import io
import ipaddress
from urllib.parse import urlsplit

import segno
from starlette.responses import Response

from remeld import __version__
from remeld.protocol import COLOURS, LEVELS, OLDEST, PHRASES, PROTOCOL, REACTIONS
from remeld.protocol.http import calls
from remeld.protocol.http.answers import HouseInfo
from remeld.protocol.http.requests import Nothing, PageAddress
from remeld.rules import EDITIONS
from remeld.server.http.request_context import RequestContext

__all__ = ["draw_qr_code", "invitation_origin", "show_house"]


async def show_house(context: RequestContext, _: Nothing) -> HouseInfo:
    """The house, for the page's dialogs."""
    return HouseInfo(
        version=__version__,
        protocol=PROTOCOL,
        oldest_protocol=OLDEST,
        invite=_invite(context),
        editions=tuple(EDITIONS),
        colours=COLOURS,
        levels=LEVELS,
        phrases=tuple(phrase for phrase in PHRASES if phrase not in REACTIONS),
        reactions=REACTIONS,
        notice=context.house.orders.notice,
    )


async def draw_qr_code(context: RequestContext, address: PageAddress) -> Response:
    """A QR code of a page of this house, and of no other house: an invitation to photograph."""
    context.limit("solve")
    drawn = io.BytesIO()
    segno.make(_invite(context) + address.path, micro=False).save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return Response(drawn.getvalue(), media_type=calls.DRAW_QR_CODE.media)


def _invite(context: RequestContext) -> str:
    host = context.request.headers.get("host", "")
    return invitation_origin(context.house.settings.origins, host)


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
