"""The headers of every answer: nothing foreign may run, frame or be guessed."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["CONTENT_POLICY", "SecurityHeaders"]

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        # The second one lets a single address through: that of the page's own worker.
        "trusted-types svelte-trusted-html remeld-worker",
    )
)
ALWAYS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # The address of a page may hold an invitation.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
TRANSPORT = "max-age=31536000"


class SecurityHeaders:
    """Adds the headers; answers of the API are never kept by a cache."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self.app = app
        always = {**ALWAYS, **({"Strict-Transport-Security": TRANSPORT} if secure else {})}
        self.always = _raw(always)
        self.always_of_api = _raw({**always, "Cache-Control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with the headers added to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.setdefault("headers", [])
                names = {name for name, _ in own}
                more = self.always_of_api if scope["path"].startswith("/api") else self.always
                message["headers"] = [*own, *(each for each in more if each[0] not in names)]
            await send(message)

        await self.app(scope, receive, with_headers)


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """As ASGI has them, so that this is done once."""
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
