"""`remeld schema`: what programs need to talk to a house."""

import json
from typing import Annotated

import typer

from remeld.cli.common import AsJson, Lang

__all__ = ["schema"]


def schema(
    http: Annotated[bool, typer.Option("--http")] = False,
    json_: AsJson = False,
    lang: Lang = None,
) -> int:
    """Print the JSON schema of the socket's protocol, or the OpenAPI document of the rest.

    Both are JSON, whether `--json` asks for it or not.
    """
    if http:
        from remeld import __version__
        from remeld.protocol.http import openapi

        document = openapi(__version__)
    else:
        from remeld.protocol import schema as protocol_schema

        document = protocol_schema()
    print(json.dumps(document, indent=1))
    return 0
