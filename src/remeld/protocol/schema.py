"""The protocol as a JSON schema, for readers and for generators of types."""

from typing import Any

import msgspec

from remeld.protocol.messages import FromClient, FromServer
from remeld.protocol.version import PROTOCOL
from remeld.protocol.view import Listing

__all__ = ["schema"]

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The schema: `FromClient` and `FromServer` under `$defs` are the frames of either side.

    >>> sorted(schema()["$defs"]["FromClient"]["discriminator"]["mapping"])
    ['command', 'draft', 'hello', 'ping', 'placing', 'since']
    """
    sides, parts = msgspec.json.schema_components(
        [FromClient, FromServer, Listing], ref_template="#/$defs/{name}"
    )
    named = {"FromClient": sides[0], "FromServer": sides[1], **parts}
    return {
        "$schema": DIALECT,
        "title": "The protocol of Remeld",
        "version": PROTOCOL,
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": dict(sorted(named.items())),
    }
