"""The calls over HTTP: what is asked, what is answered, and where."""

from remeld.protocol.http import calls
from remeld.protocol.http.call import Call
from remeld.protocol.http.calls import CALLS
from remeld.protocol.http.openapi import http_parts, openapi

__all__ = ["CALLS", "Call", "calls", "http_parts", "openapi"]
