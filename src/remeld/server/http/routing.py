"""A call and the function that answers it, as a route."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from remeld.protocol import encode
from remeld.protocol.fields import Wire
from remeld.protocol.http import Call
from remeld.server.http.request_context import RequestContext
from remeld.server.http.request_reader import RequestReader

__all__ = ["route"]

Asked = TypeVar("Asked", bound=Wire)
Answered = TypeVar("Answered")
Answer: TypeAlias = Callable[[RequestContext, Asked], Awaitable[Answered | Response]]


def route(call: Call[Asked, Answered], answer: Answer[Asked, Answered]) -> Route:
    """The route of a call; what is answered goes out as JSON, a `Response` as it is."""
    reader = RequestReader(call)

    async def endpoint(request: Request) -> Response:
        context = RequestContext.of(request)
        found = await answer(context, await reader.read(request))
        if isinstance(found, Response):
            return found
        if found is None:
            response = Response(status_code=call.status)
        else:
            response = Response(encode(found), call.status, media_type=call.media)
        response.raw_headers += context.cookies.raw_headers
        return response

    made = Route(call.path, endpoint, methods=[call.method])
    # A `HEAD` is none of the calls: the page answers it.
    made.methods = {call.method}
    return made
