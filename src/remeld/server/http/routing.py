"""A call and the function that answers it, as a route; what answers methods that no call has."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from remeld.protocol import encode
from remeld.protocol.fields import Wire
from remeld.protocol.http import Call
from remeld.server.http.request_context import RequestContext
from remeld.server.http.request_reader import RequestReader

__all__ = ["refusals", "route"]

Asked = TypeVar("Asked", bound=Wire)
Answered = TypeVar("Answered")
Answer: TypeAlias = Callable[[RequestContext, Asked], Awaitable[Answered | Response]]


def route(call: Call[Asked, Answered], answer: Answer[Asked, Answered]) -> Route:
    """The route of a call; what is answered goes out as JSON, a `Response` as it is."""
    reader = RequestReader(call)

    async def endpoint(request: Request) -> Response:
        context = RequestContext.of(request)
        with context.house.recent.time(call.path):
            found = await answer(context, await reader.read(request))
        if isinstance(found, Response):
            return found
        if found is None:
            response = Response(status_code=call.status)
        else:
            response = Response(encode(found), call.status, media_type=call.media)
        response.raw_headers += context.cookies.raw_headers
        return response

    # What answers a `GET` answers a `HEAD`, too: the server leaves out the body.
    return Route(call.path, endpoint, methods=[call.method])


def refusals(routes: Sequence[Route]) -> list[Route]:
    """For each address the answer to all other methods, which names those that it has."""
    methods: dict[str, set[str]] = {}
    for each in routes:
        methods.setdefault(each.path, set()).update(each.methods or ())
    return [Route(path, _Refusal(allowed)) for path, allowed in methods.items()]


class _Refusal:
    """An application, so that its route takes whatever method there is."""

    def __init__(self, allowed: set[str]) -> None:
        self._headers = {"Allow": ", ".join(sorted(allowed))}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise HTTPException(405, headers=self._headers)
