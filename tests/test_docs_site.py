"""The documentation as pages: whole, and without a link that leads nowhere."""

import gzip
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from docs import make_site
from docs.make_figures import FIGURES, Bar, draw, drawn, rows
from docs.make_reference import PAGES
from docs.plots import PLOTS
from docs.reference_commands import NO
from remeld.cli.app import COMMANDS
from tests.rooms import ROOT


class Read(HTMLParser):
    """The names and the links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.names += [str(found["id"])] if "id" in found else []
        self.links += [unescape(str(found[name])) for name in ("href", "src") if name in found]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    make_site.make(folder, in_house=True)
    return folder


def dead_links(folder: Path) -> list[str]:
    read = {page.name: Read(page.read_text("utf-8")) for page in folder.glob("*.html")}
    dead = []
    for name, page in read.items():
        for link in page.links:
            if re.match(r"[a-z]+:", link):
                continue
            if link == "/":  # the page that one plays in
                continue
            file, _, anchor = link.partition("#")
            target = file or name
            lost = not (folder / target).exists()
            if lost or (anchor and anchor not in read[target].names):
                dead.append(f"{name}: {link}")
    return dead


def test_no_link_is_dead(site: Path) -> None:
    assert dead_links(site) == []


def test_no_two_places_of_a_page_have_one_name(site: Path) -> None:
    for page in site.glob("*.html"):
        names = Read(page.read_text("utf-8")).names
        assert len(names) == len(set(names)), page.name


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html">b</a><a href="#c">c</a><h2 id="d">', "utf-8")
    assert dead_links(tmp_path) == ["a.html: b.html", "a.html: #c"]


def test_every_document_has_its_page_and_nothing_comes_from_elsewhere(site: Path) -> None:
    known = {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")}
    known |= {path.name for path in ROOT.glob("*.md")}
    assert set(make_site.pages()) == known
    for page in site.glob("*.html"):
        text = page.read_text("utf-8")
        assert re.findall("<script[^>]*>", text) == ['<script src="site.js">']
        assert not re.search(r'(?:src|rel="stylesheet" href)="http', text)


@pytest.mark.parametrize("name", PAGES)
def test_what_is_made_from_the_code_says_what_the_code_says(name: str) -> None:
    written = (ROOT / "docs" / name).read_text("utf-8")
    assert written == PAGES[name](), "run `python -m docs.make_reference`"


def test_what_a_no_means_is_said_of_commands_that_there_are() -> None:
    assert set(NO) <= set(COMMANDS)


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_shows_the_numbers_of_its_table(name: str, site: Path) -> None:
    drawn = (site / name).read_text("utf-8")
    bars = list(rows(FIGURES[name]))
    assert len(bars) >= 3
    for bar in bars:
        assert f">{bar.value:g}</text>" in drawn
        assert f"{bar.name} {bar.value:g}" in unescape(drawn)
    assert "prefers-color-scheme: dark" in drawn
    shown = (site / make_site.address(f"docs/{FIGURES[name].page}")).read_text("utf-8")
    assert drawn.partition("</style>")[2].strip() in shown


def test_pictures_are_what_would_be_drawn_today() -> None:
    """`python -m docs.make_figures` after a change of a table or of docs/data."""
    stale = [name for name, svg in drawn() if (ROOT / "docs" / name).read_text("utf-8") != svg]
    assert stale == []
    kept = {path.stem for path in (ROOT / "docs" / "data").iterdir()}
    assert kept == {Path(name).stem for name in PLOTS}


def test_figures_in_a_page_have_its_colours_and_bring_no_style(site: Path) -> None:
    page = (site / "review.html").read_text("utf-8")
    assert page.count('<svg class="figure"') == 3
    assert "<style" not in page
    look = (site / "site.css").read_text("utf-8")
    used = set(" ".join(re.findall(r'class="([a-z ]+)"', PLOTS["curve.svg"]())).split())
    assert used == {"title", "grid", "mark", "line", "second", "third", "fourth"}
    for name in used:
        assert f".figure .{name}" in look


def test_the_longest_bar_has_the_largest_number() -> None:
    drawn = draw("Points", [Bar("Ann", 20), Bar("Ben", 50, 40, 60), Bar("Cleo", 35, other=True)])
    bars = re.findall(r'd="M(\d+) \d+H([\d.]+)v18', drawn)
    ends = [float(end) - float(start) for start, end in bars]
    assert len(ends) == 3
    assert ends.index(max(ends)) == 1
    assert ends[1] / ends[0] == pytest.approx(2.5, abs=0.01)
    assert drawn.count('class="span"') == 1
    assert drawn.count('class="other"') == 1


def test_the_way_back_is_in_a_house_only() -> None:
    assert 'href="/"' in make_site.Site(in_house=True).html("docs/python.md")
    assert 'href="/"' not in make_site.Site().html("docs/python.md")


def test_colours_are_those_of_the_page_and_dark_where_the_system_asks_for_it() -> None:
    style = make_site.style()
    asked = style.partition("@media (prefers-color-scheme: dark)")[2]
    chosen = style.partition(':root[data-theme="dark"]')[2]
    ground = re.findall(r"--ground: (#\w+);", chosen)[0]
    assert f"--ground: {ground};" in asked


def test_compressed_copies_are_the_files(site: Path) -> None:
    packed = list(site.glob("*.gz"))
    assert len(packed) > 20
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()


def test_with_a_home_links_to_sources_lead_there() -> None:
    text = make_site.Site("https://example.org/remeld").html("docs/clauses.md")
    assert "https://example.org/remeld/blob/main/tests/clauses/test_joker.py" in text
