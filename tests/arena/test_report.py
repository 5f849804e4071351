"""The report: one file, every text in the reader's language, readable on a phone."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from remeld.arena import DealResult, GameResult, Standings, rate, report
from remeld.bots.registry import MAKERS
from remeld.words import LANGUAGES, Words
from tests.arena.coins import tossed
from tests.page.browser import launch
from tests.words.test_languages import ENGLISH_WORDS

KEYS = ["Ab", "Cd", "Ef", "Gh"]


class Text(HTMLParser):
    """What people read of a page, and the tags that are open at its end."""

    EMPTY = ("meta", "circle", "line", "rect", "polyline", "br")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.said.append(data)


def page_of(standings: Standings, lang: str = "en") -> str:
    ratings = rate(standings.plan, standings.results)
    return report(standings, ratings, Words(lang, "goliath"), "remeld …")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_in_the_readers_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    seats = 2 if LANGUAGES.index(lang) % 2 else 4
    text = Text(page_of(tossed(KEYS, seats, games=8), lang))
    assert text.open == []
    if lang != "en":
        assert ENGLISH_WORDS.findall(" ".join(text.said)) == []


def test_the_page_asks_nobody_for_anything() -> None:
    page = page_of(tossed(KEYS))
    assert not re.search(r"https?:|url\(|src=|@import|<script|<link", page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_of_each_of_our_players_how_it_plays(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", True)
    keys = [name.replace("{}", "7") for name in MAKERS]
    page = page_of(tossed([*keys, "champion:400r", "my_bots:Patient"], games=2), lang)
    told = dict(re.findall(r'<dt class="key">(.*?)</dt><dd>(.*?)</dd>', page))
    assert list(told) == [*keys, "champion:400r"]
    assert len(set(told.values())) == len(keys)
    for name, key in zip(MAKERS, keys, strict=True):
        assert ("{}" in name) == ("7" in told[key]) == ("7" in key)


def test_figures_of_the_matrix_are_those_of_the_games() -> None:
    standings = tossed(["weak", "strong"], games=20)
    (tally,) = standings.tallies
    said = " ".join(Text(page_of(standings)).said)
    for player in tally.players:
        assert f"{100 * player.win_share:.1f} %" in said
        assert f"{abs(player.points.mean):.1f} points" in said
    assert "10 deals, 20 games" in said


def test_names_of_players_cannot_break_the_page() -> None:
    evil = "<script>alert(1)</script>"
    page = page_of(tossed([evil, "&amp"], games=4))
    assert "<script" not in page
    assert Text(page).open == []
    assert evil in Text(page).said


def test_an_unfinished_run_says_so() -> None:
    whole = tossed(KEYS)
    half = Standings.new(whole.plan, whole.results[:3])
    said = Words().text("arena-unfinished")
    assert said in page_of(half)
    assert said not in page_of(whole)
    assert Text(page_of(Standings.new(whole.plan))).open == []


def test_who_wins_more_is_rated_higher() -> None:
    for seats in (2, 4):
        standings = tossed(KEYS, seats, games=200)
        assert [each.key for each in rate(standings.plan, standings.results)] == KEYS[::-1]


def test_the_games_that_came_last_weigh_no_more() -> None:
    """Thirty won games of fifty are more than half, whether the lost ones come first or last."""
    plan = tossed(["a", "b"], games=50).plan
    won, lost = (GameResult((winner,), (0, 0), (9, 9), (3, 3), "out") for winner in (0, 1))
    for games in ([won] * 30 + [lost] * 20, [lost] * 20 + [won] * 30):
        deals = [DealResult(0, at // 2, tuple(games[at : at + 2])) for at in range(0, 50, 2)]
        assert [each.key for each in rate(plan, deals)] == ["a", "b"]


def test_it_fits_a_phone_and_a_screen_light_and_dark(tmp_path: Path) -> None:
    """In a real browser: nothing sticks out, and the colours follow the system."""
    path = tmp_path / "report.html"
    path.write_text(page_of(tossed(["rack-sets", "bounded-3", "a-rather-long-name", "x"], 4)))
    grounds = set()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for width, height in ((360, 740), (1440, 900)):
            for scheme in ("light", "dark"):
                page = browser.new_page(viewport={"width": width, "height": height})
                page.emulate_media(color_scheme=scheme)
                page.goto(path.as_uri())
                assert page.evaluate("document.documentElement.scrollWidth") <= width
                grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
                heads = "[...document.querySelectorAll('th[scope=row]')].map(h => h.clientHeight)"
                assert max(page.evaluate(heads)) < 90, "a name is broken letter by letter"
                page.close()
        browser.close()
    assert len(grounds) == 2
