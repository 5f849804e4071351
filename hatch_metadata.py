"""What an index shows of the project: the README with links that lead somewhere, and addresses.

Where the project lives is told by REMELD_HOME when a release is made, an address like
`https://example.org/remeld/remeld`; without it the README is as it is, and no address is named.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGES = {
    "Homepage": "",
    "Documentation": "blob/v{version}/docs/python.md",
    "Changelog": "blob/v{version}/CHANGELOG.md",
    "Issues": "issues",
    "Source": "",
}
"""The addresses of the project, below its home."""
LINK = re.compile(r"(!?)(\[[^\]]*\]\()(?![a-z]+:|#)([^)]+\))")
"""A link or a picture of the README that leads to a file beside it."""


class MetadataHook(MetadataHookInterface):
    """Fills in what pyproject.toml leaves to it."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the README and the addresses."""
        home = os.environ.get("REMELD_HOME", "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        if home:
            text = with_absolute_links(text, home, metadata["version"])
            version = metadata["version"]
            metadata["urls"] = {
                name: f"{home}/{path.format(version=version)}".rstrip("/")
                for name, path in PAGES.items()
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_absolute_links(text: str, home: str, version: str) -> str:
    """The README with links to files as they are in this release; pictures as they can be shown."""

    def absolute(found: re.Match[str]) -> str:
        picture, start, path = found.groups()
        return f"{picture}{start}{home}/{'raw' if picture else 'blob'}/v{version}/{path}"

    return LINK.sub(absolute, text)
