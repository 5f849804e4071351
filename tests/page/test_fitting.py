"""The measure of test_screens: what does not fit is found, and what fits is left alone."""

import pytest

from tests.page.conftest import Visit
from tests.page.screen_fit import faults_of_fit

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


@pytest.mark.slow
def test_what_does_not_fit_is_found(visit: Visit) -> None:
    page = visit(size="phone", touch=False).page
    for fault, body in BAD.items():
        page.set_content(PAGE.format(body))
        found = faults_of_fit(page)
        assert any(fault in each for each in found), (fault, found)


def test_what_fits_is_left_alone(visit: Visit) -> None:
    page = visit(size="phone", touch=False).page
    for what, body in GOOD.items():
        page.set_content(PAGE.format(body))
        assert faults_of_fit(page) == [], what
