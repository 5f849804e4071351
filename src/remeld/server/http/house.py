"""What a page asks of the house itself: what there is to choose from, and where to invite to."""

import io

import segno
from starlette.responses import Response

from remeld import __version__
from remeld.protocol import COLOURS, LEVELS, OLDEST, PHRASES, PROTOCOL, REACTIONS
from remeld.protocol.http import calls
from remeld.protocol.http.answers import HouseInfo
from remeld.protocol.http.requests import NetworkAddress, Nothing, PageAddress
from remeld.rules import EDITIONS
from remeld.server.http.problems import Problem
from remeld.server.http.request_context import RequestContext
from remeld.server.request_guard import client_address

__all__ = ["draw_qr_code", "open_to_network", "show_house"]


async def show_house(context: RequestContext, _: Nothing) -> HouseInfo:
    """The house, for the page's dialogs."""
    invite = _invite(context)
    return HouseInfo(
        version=__version__,
        protocol=PROTOCOL,
        oldest_protocol=OLDEST,
        invite=invite,
        reach=context.reach.who(invite),
        networks=context.reach.networks() if _may_open(context) else (),
        editions=tuple(EDITIONS),
        colours=COLOURS,
        levels=LEVELS,
        phrases=tuple(phrase for phrase in PHRASES if phrase not in REACTIONS),
        reactions=REACTIONS,
        notice=context.house.orders.notice,
        docs=context.request.app.state.page.has_docs,
    )


async def draw_qr_code(context: RequestContext, address: PageAddress) -> Response:
    """A QR code of a page of this house, and of no other house: an invitation to photograph."""
    context.limit("solve")
    drawn = io.BytesIO()
    segno.make(_invite(context) + address.path, micro=False).save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return Response(drawn.getvalue(), media_type=calls.DRAW_QR_CODE.media)


async def open_to_network(context: RequestContext, wanted: NetworkAddress) -> HouseInfo:
    """Open the house to a network of this machine, if the machine itself asks."""
    reach = context.reach
    if not _may_open(context):
        raise Problem(403, "not-the-machine")
    try:
        await reach.open(wanted.address)
    except ValueError:
        raise Problem(400, "no-such-network", address=wanted.address) from None
    except OSError:
        raise Problem(409, "network-taken", address=wanted.address) from None
    return await show_house(context, Nothing())


def _may_open(context: RequestContext) -> bool:
    request = context.request
    return context.reach.may_open(request.headers, client_address(request.scope))


def _invite(context: RequestContext) -> str:
    return context.reach.invite(context.request.headers.get("host", ""))
