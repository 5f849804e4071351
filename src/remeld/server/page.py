"""What a browser gets until the real page is there: that the house is up, and where to go on."""

from starlette.responses import HTMLResponse

__all__ = ["page"]

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Remeld</title>
<h1>Remeld</h1>
<p>This house is open. Programs find it described at
<a href="/api/openapi.json">/api/openapi.json</a>; games are played over <code>/ws</code>.</p>
</html>
"""


async def page() -> HTMLResponse:
    """The front door."""
    return HTMLResponse(PAGE)
