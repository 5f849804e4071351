"""Every screen in every language: nothing is cut off, out of reach or too small to be read."""

import os
from itertools import product

import pytest

from remeld.words import LANGUAGES
from tests.page.conftest import RiggedHouse, Visit
from tests.page.fitting import faults_of_fit, show_at, unmirrored
from tests.page.screens import SCREENS, go_to
from tests.page.visiting import LOCALES, SIZES

# Every screen on a phone and on one other size, in one language, and once as from right to left;
# `python -m bench.page_matrix` takes every language and every size.
OTHERS = [name for name in SIZES if name != "phone"]
CASES: list[tuple[str, str, tuple[str, ...]]] = [
    (screen, list(LOCALES)[n % len(LOCALES)], ("phone", OTHERS[n % len(OTHERS)]))
    for n, screen in enumerate(SCREENS)
]
if "REMELD_MATRIX" in os.environ:
    CASES = [(screen, lang, tuple(SIZES)) for screen, lang in product(SCREENS, LOCALES)]
PARTS = 8
# Each kind of fault, made on purpose.
BAD = {
    "the page is": "<div style='width: 500px'>wide</div>",
    "cut off": "<p style='width: 60px; white-space: nowrap; overflow: hidden;"
    " text-overflow: ellipsis'>Wonderfully long words</p>",
    "cut": "<p style='width: 60px; height: 1em; overflow: hidden'>Wonderfully many words</p>",
    "text of 9.0 px": "<p style='font-size: 9px'>small print</p>",
    "broken": "<p style='width: 60px; overflow-wrap: anywhere'>Donaudampfschiff</p>",
    "sticks out of its button": "<button style='width: 60px'>Donaudampfschiff</button>",
    "lie on each other": "<button style='width: 40px; height: 40px'>A</button>"
    "<button style='width: 40px; height: 40px; margin-left: -20px'>B</button>",
    "out of reach": "<button style='position: relative; left: -50px'>Press</button>",
    "no room for": "<input style='width: 60px' placeholder='Anything at all'>",
}
GOOD = {
    "a scroll bar": "<div style='width: 90px; overflow: auto'><p style='width: 200px'>x</p></div>",
    "an ellipsis with a title": "<p title='Wonderfully long words' style='width: 60px;"
    " white-space: nowrap; overflow: hidden; text-overflow: ellipsis'>Wonderfully long words</p>",
    "words for screen readers": "<p class='unseen' style='position: absolute; width: 1px;"
    " height: 1px; overflow: hidden; font-size: 9px'>Wonderfully long words</p>",
    "a hyphen": "<p lang='de' style='width: 90px; hyphens: auto'>Donaudampfschiff</p>",
}
PAGE = "<!doctype html><html lang='en'><body style='font: 16px sans-serif'>{}</body></html>"


def test_every_language_is_looked_at() -> None:
    assert sorted(LOCALES) == sorted(LANGUAGES)
    assert {lang for _, lang, _ in CASES} == set(LANGUAGES)


@pytest.mark.parametrize("part", range(PARTS))
def test_everything_fits_in_every_language(house: RiggedHouse, visit: Visit, part: int) -> None:
    faults = []
    for screen, lang, sizes in CASES[part::PARTS]:
        visitor = visit(size="phone", lang=lang)
        go_to(house, visitor, screen)
        for size in sizes:
            show_at(visitor.page, size)
            found = faults_of_fit(visitor.page)
            turned = unmirrored(visitor.page)
            faults += [f"{screen} in {lang} on a {size}: {fault}" for fault in [*found, *turned]]
        visitor.watch.check()
        visitor.page.context.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("fault", BAD)
def test_what_does_not_fit_is_found(visit: Visit, fault: str) -> None:
    page = visit(size="phone", touch=False).page
    page.set_content(PAGE.format(BAD[fault]))
    found = faults_of_fit(page)
    assert any(each.startswith(fault) or fault in each for each in found), found


@pytest.mark.parametrize("what", GOOD)
def test_what_fits_is_left_alone(visit: Visit, what: str) -> None:
    page = visit(size="phone", touch=False).page
    page.set_content(PAGE.format(GOOD[what]))
    assert faults_of_fit(page) == []
