"""The Chromium of the tests is real, and the one from npm needs nothing of this machine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.page import browser
from tests.page.browser import ARGUMENTS, NoBrowserError, find_chromium
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent


def test_a_chromium_that_is_named_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "no-such-program")
    with pytest.raises(NoBrowserError, match="no-such-program"):
        find_chromium()


def test_the_one_from_npm_draws_text_without_anything_of_the_machine(
    playwright: Playwright, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """No program on the PATH, no home, no font: what a bare machine has."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    found = find_chromium()
    assert Path(found.program).is_relative_to(browser.HERE)
    fonts = tmp_path / "fonts.conf"
    only_own = browser.FONTS.format(own=browser.UNPACKED / "fonts", cache=tmp_path)
    fonts.write_text("".join(line for line in only_own.splitlines(True) if "/usr/" not in line))
    bare = {**found.environment, "FONTCONFIG_FILE": str(fonts), "HOME": str(tmp_path)}
    started = playwright.chromium.launch(
        executable_path=found.program,
        args=ARGUMENTS,
        env={**bare, "PATH": str(tmp_path)},
        timeout=PATIENCE * 1000,
    )
    page = started.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.set_content("<b style='font: 40px system-ui'>MM</b> <b style='font-size: 40px'>..</b>")
    wide, narrow = (page.locator("b").nth(n).bounding_box() for n in (0, 1))
    started.close()
    assert wide is not None
    assert narrow is not None
    # Without a font all signs are empty boxes of one width.
    assert wide["width"] > 2 * narrow["width"]


def test_without_any_chromium_there_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("platform.machine", lambda: "sparc")
    with pytest.raises(NoBrowserError, match=r"put one on the PATH, or name its program"):
        find_chromium()


def test_when_npm_fails_there_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "STAMP", tmp_path / "none")
    failed = subprocess.CalledProcessError(1, "npm", stderr="no network")

    def fail() -> None:
        raise failed

    monkeypatch.setattr(browser, "_install", fail)
    with pytest.raises(NoBrowserError, match=r"could not be installed.*no network"):
        find_chromium()


def test_two_processes_install_it_once(tmp_path: Path) -> None:
    """Both wait for the same lock, so the second finds what the first has installed."""
    code = (
        "import time\n"
        "from tests.page.browser import alone\n"
        "with alone('trial'):\n"
        "    begun = time.monotonic_ns()\n"
        "    time.sleep(0.3)\n"
        "    print(begun, time.monotonic_ns())\n"
    )
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
    both = [
        subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE)
        for _ in range(2)
    ]
    spans = sorted(tuple(map(int, each.communicate()[0].split())) for each in both)
    assert spans[0][1] <= spans[1][0]
