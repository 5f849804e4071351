"""Write the pages that are made from the code: protocol, library, commands, house rules.

python -m docs.make_reference
"""

from collections.abc import Callable
from pathlib import Path

from docs.reference_commands import commands_page, house_rules_page
from docs.reference_library import library_page
from docs.reference_protocol import protocol_page

__all__ = ["PAGES", "main"]

PAGES: dict[str, Callable[[], str]] = {
    "commands.md": commands_page,
    "house-rules.md": house_rules_page,
    "library.md": library_page,
    "protocol.md": protocol_page,
}


def main() -> None:
    """Write all of them."""
    for name, page in PAGES.items():
        (Path(__file__).parent / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
