"""Pictures of every screen, to be looked at: sizes by themes by languages.

    python -m bench.page_shots [--size S ...] [--theme T ...] [--lang L ...] [--screen NAME ...]

They go to build/shots, which git ignores: build/shots/phone-dark-de/start.png.
"""

import argparse
import os
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.browser import ARGUMENTS, find_chromium
from tests.page.houses import RiggedHouse, build_page
from tests.page.screens import SCREENS, go_to
from tests.page.seeing import settle
from tests.page.visiting import SIZES, open_visitor

FOLDER = Path(__file__).parent.parent / "build/shots"


def main() -> int:
    """Take them; the exit code is the number of screens that could not be reached, at most 1."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", nargs="+", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--theme", nargs="+", choices=["light", "dark"], default=["light", "dark"])
    parser.add_argument("--lang", nargs="+", default=["en", "de"])
    parser.add_argument("--screen", nargs="+", choices=list(SCREENS), default=list(SCREENS))
    wanted = parser.parse_args()
    build_page()
    chromium = find_chromium()
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = RiggedHouse(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=chromium.program,
            args=ARGUMENTS,
            env={**os.environ, **chromium.environment},
        )
        try:
            house.start()
            for size, theme, lang in product(wanted.size, wanted.theme, wanted.lang):
                here = FOLDER / f"{size}-{theme}-{lang}"
                for screen in wanted.screen:
                    visitor = open_visitor(browser, house.url, size=size, theme=theme, lang=lang)
                    try:
                        go_to(house, visitor, screen)
                        settle(visitor.page)
                        visitor.page.screenshot(path=here / f"{screen}.png")
                    except Exception as error:
                        failed += 1
                        print(f"{here}/{screen}: {str(error).splitlines()[0]}", file=sys.stderr)
                    visitor.page.context.close()
                print(here, flush=True)
        finally:
            browser.close()
            house.kill()
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
