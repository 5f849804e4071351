"""Every screen, in every language: axe finds nothing, everything fits, colours differ."""

import os
from itertools import product
from typing import Any

import pytest

from remeld.words import LANGUAGES
from tests.page.conftest import RiggedHouse, Visit
from tests.page.screen_fit import faults_of_fit, show_at, unmirrored
from tests.page.screen_measures import contrast, small_targets, tokens, wrong_colours
from tests.page.screens import SCREENS, go_to
from tests.page.visitors import LOCALES, SIZES

LOOKS: list[dict[str, Any]] = [
    {"theme": theme, "contrast": contrast}
    for theme, contrast in product(("dark", "light"), ("no-preference", "more"))
]
OTHERS = [size for size in SIZES if size != "phone"]
# Every screen on a phone and on one other size, in one language and in one theme; at one of them
# axe looks at it, and at the other it is turned round. All of that takes turns. `python -m
# bench.page_matrix` looks at each in every language at every size.
CASES: list[tuple[str, str, tuple[str, ...]]] = [
    (screen, list(LOCALES)[n % len(LOCALES)], ("phone", OTHERS[n % len(OTHERS)]))
    for n, screen in enumerate(SCREENS)
]
ALL = "REMELD_MATRIX" in os.environ
if ALL:
    CASES = [(screen, lang, tuple(SIZES)) for screen, lang in product(SCREENS, LOCALES)]
# By far the largest screen for axe, which looks at the same rules in test_rules, at either size.
LOOKED_AT = ("rules", "rules-of-an-edition", "rules-clause")
PARTS = 8
TEXT, SIGN = 4.5, 3.0


def looks(n: int) -> dict[str, Any]:
    """Theme and kind of device of a case; shifted by one in each round of the languages."""
    turn = n + n // len(LOCALES)
    return {**LOOKS[turn % len(LOOKS)], "size": CASES[n][2][turn // len(LOOKS) % 2]}


def test_every_language_is_looked_at() -> None:
    assert sorted(LOCALES) == sorted(LANGUAGES)
    assert {lang for _, lang, _ in CASES} == set(LANGUAGES)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen_is_accessible_and_fits(house: RiggedHouse, visit: Visit, part: int) -> None:
    faults = []
    for n in range(part, len(CASES), PARTS):
        screen, lang, sizes = CASES[n]
        visitor = visit(lang=lang, **looks(n))
        go_to(house, visitor, screen)
        faults += [f"{screen} in {lang}: {each}" for each in wrong_colours(visitor.page, lang)]
        for size in sizes:
            show_at(visitor.page, size)
            found = [*faults_of_fit(visitor.page), *small_targets(visitor.page)]
            if ALL or (size == sizes[n % 2] and screen not in LOOKED_AT):
                found += visitor.access_faults()
            if ALL or size != sizes[n % 2]:
                # Last, as it turns the screen round.
                found += unmirrored(visitor.page)
            faults += [f"{screen} in {lang}, {looks(n)}, at {size}: {fault}" for fault in found]
        visitor.watch.check()
        visitor.page.context.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("more", ["no-preference", "more"])
def test_colours_contrast_in_every_theme(visit: Visit, theme: str, more: str) -> None:
    visitor = visit(theme=theme, contrast=more).go("/settings")
    page = visitor.page
    page.locator("main h1").wait_for()
    html = page.locator("html")
    assert html.get_attribute("data-theme") == theme
    assert html.get_attribute("data-contrast") == ("high" if more == "more" else "normal")
    tiles = [f"--tile-{colour}" for colour in "krboygpj"]
    pairs = [
        *((tile, face, TEXT) for tile in tiles for face in ("--tile-face", "--tile-face-low")),
        *((ink, on, TEXT) for ink in ("--ink", "--ink-2") for on in ("--ground", "--surface")),
        *((ink, on, TEXT) for ink in ("--on-felt", "--on-felt-2") for on in ("--felt", "--felt-2")),
        ("--on-accent", "--accent", TEXT),
        ("--good", "--surface", TEXT),
        ("--bad", "--surface", TEXT),
        ("--warn", "--surface", TEXT),
        *((sign, "--felt-2", SIGN) for sign in ("--felt-good", "--felt-bad", "--felt-warn")),
        ("--edge-strong", "--surface", SIGN),
        ("--focus-colour", "--surface", SIGN),
        ("--focus-colour", "--ground", SIGN),
    ]
    found = tokens(page, sorted({name for pair in pairs for name in pair[:2]}))
    weak = {
        (one, other): round(contrast(found[one], found[other]), 2)
        for one, other, least in pairs
        if contrast(found[one], found[other]) < least
    }
    assert weak == {}


def test_the_policy_lets_nothing_in(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    answer = visitor.page.goto(visitor.url)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    rules = {part.split()[0]: part.split()[1:] for part in policy.split(";") if part.strip()}
    assert rules["default-src"] == ["'none'"]
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == ["'self'"]
    assert rules["require-trusted-types-for"] == ["'script'"]
    assert "unsafe" not in policy
    # A script or style that is not ours does not run, and the browser says so.
    visitor.watch.allow("policy: ", "Content Security Policy", "TrustedScript")
    ran = visitor.page.evaluate(
        """() => {
          const script = document.createElement("script");
          try { script.textContent = "window.ran = 1"; } catch { return "refused"; }
          document.head.append(script);
          return window.ran ?? "refused";
        }"""
    )
    assert ran == "refused"


def test_less_motion_means_none(house: RiggedHouse, visit: Visit) -> None:
    for motion, expected in (("reduce", "less"), ("no-preference", "normal")):
        visitor = visit(motion=motion).go("/")
        visitor.page.locator("main h1").wait_for()
        assert visitor.page.locator("html").get_attribute("data-motion") == expected
        if motion == "reduce":
            longest = visitor.page.evaluate(
                """() => Math.max(0, ...[...document.querySelectorAll("*")].flatMap((e) =>
                  getComputedStyle(e).transitionDuration.split(",").map(parseFloat)))"""
            )
            assert longest <= 0.01
