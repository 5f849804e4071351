"""Pictures of every screen, to be looked at: languages by sizes by themes.

    python -m bench.page_shots [--lang L ...] [--size S ...] [--theme T ...] [--screen NAME ...]

They go to build/shots, which git ignores: build/shots/light/phone/start-de.png. `--rtl` shows every
screen as in a language that is written from right to left, `--large` in large print, `--contrast`
in high contrast; each goes to a folder of its own.
"""

import argparse
import sys
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser

from bench.page import opened
from tests.page.houses import RiggedHouse
from tests.page.screen_content import settle
from tests.page.screens import SCREENS, go_to
from tests.page.visitors import LOCALES, SIZES, Visitor, open_visitor, right_to_left

FOLDER = Path(__file__).parent.parent / "build/shots"
# A page of many screens is shown down to here; nobody looks at a strip of paper.
MOST_SCREENS = 3
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


def main() -> int:
    """Take them; the exit code is 1 if there is a screen that could not be reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", nargs="+", choices=list(LOCALES), default=list(LOCALES))
    parser.add_argument("--size", nargs="+", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=["light"])
    parser.add_argument("--screen", nargs="+", choices=list(SCREENS), default=list(SCREENS))
    for wish in ("rtl", "large", "contrast"):
        parser.add_argument(f"--{wish}", action="store_true")
    wanted = parser.parse_args()
    failed = 0
    with opened() as (house, browser):
        for screen, theme, lang in product(wanted.screen, wanted.theme, wanted.lang):
            visitor = _visitor(browser, house, theme, lang, wanted)
            try:
                go_to(house, visitor, screen)
                for size in wanted.size:
                    _shoot(visitor, size, FOLDER / _look(theme, wanted) / size, screen)
            except Exception as error:
                failed += 1
                print(f"{screen} {lang}: {str(error).splitlines()[0]}", file=sys.stderr)
            visitor.page.context.close()
            print(screen, theme, lang, flush=True)
    return min(failed, 1)


def _look(theme: str, wanted: argparse.Namespace) -> str:
    wishes = [wish for wish in ("rtl", "large", "contrast") if getattr(wanted, wish)]
    return "-".join([theme, *wishes])


def _visitor(
    browser: Browser,
    house: RiggedHouse,
    theme: Literal["light", "dark"],
    lang: str,
    wanted: argparse.Namespace,
) -> Visitor:
    first = wanted.size[0]
    contrast: Literal["more", "no-preference"] = "more" if wanted.contrast else "no-preference"
    visitor = open_visitor(
        browser, house.url, size=first, theme=theme, lang=lang, contrast=contrast
    )
    if wanted.rtl:
        right_to_left(visitor.page)
    if wanted.large:
        visitor.page.add_init_script(
            "localStorage.setItem('remeld', JSON.stringify({ size: 'large' }))"
        )
    return visitor


def _shoot(visitor: Visitor, size: str, folder: Path, screen: str) -> None:
    page, (_, width, height, _) = visitor.page, SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    settle(page)
    # A table is as high as the window; of what scrolls more is shown.
    page.evaluate("scrollTo(0, 0)")
    long = page.evaluate(
        "document.querySelector('[data-board]') ? 0 : document.documentElement.scrollHeight"
    )
    high = min(max(height, long), MOST_SCREENS * height)
    page.set_viewport_size({"width": width, "height": high})
    settle(page)
    page.screenshot(path=folder / f"{screen}-{visitor.lang}.png")


if __name__ == "__main__":
    sys.exit(main())
