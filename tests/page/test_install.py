"""The page as an app: installable in every language, with a worker of its own and no other."""

import json
import struct
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Playwright

from remeld.words import LANGUAGES, Words
from tests.page.browser import launch, program
from tests.page.browser_player import Player
from tests.page.browser_watch import Watch
from tests.page.conftest import RiggedHouse, Visit
from tests.page.move_plan import Into, New
from tests.page.screen_content import look
from tests.page.service_worker import wait_for_worker
from tests.page.visitors import SIZES, Visitor, open_visitor
from tests.patience import PATIENCE


@pytest.fixture
def profile(playwright: Playwright, house: RiggedHouse, tmp_path: Path) -> Iterator[Visitor]:
    """A browser with a profile on disk, as people have: nothing is installed from a private one."""
    context: BrowserContext = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", locale="de-DE", **program()
    )
    context.set_default_timeout(PATIENCE * 1000)
    watch = Watch(context)
    yield Visitor(context.pages[0], watch, house.url, "de", SIZES["desktop"])
    watch.check()
    context.close()


@pytest.mark.slow
def test_it_can_be_installed(profile: Visitor) -> None:
    page = profile.go("/").page
    wait_for_worker(profile)
    device = page.context.new_cdp_session(page)
    manifest = device.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{profile.url}/manifest-de.webmanifest"
    assert device.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_is_whole_in_every_language(house: RiggedHouse, lang: str) -> None:
    address = f"{house.url}/manifest-{lang}.webmanifest"
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        manifest: dict[str, Any] = json.loads(answer.read())
    assert manifest["lang"] == lang
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    words = Words(lang)
    assert manifest["description"] == words.text("page-start-lead")
    assert {each["name"]: each["url"] for each in manifest["shortcuts"]} == {
        words.text("page-play-now"): "/#play",
        words.text("page-more-aside"): "/aside",
    }
    purposes = set()
    for icon in manifest["icons"]:
        purposes.add(icon["purpose"])
        with urllib.request.urlopen(house.url + icon["src"], timeout=PATIENCE) as answer:
            content = answer.read()
            assert answer.headers["Content-Type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert purposes == {"any", "maskable"}


def test_the_offer_of_the_browser_is_passed_on(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit().go("/")
    page = visitor.page
    page.locator("main h1").wait_for()
    button = visitor.button("page-install")
    assert button.count() == 0
    page.evaluate(
        """() => {
          const offer = new Event("beforeinstallprompt", { cancelable: true });
          offer.prompt = async () => { window.asked = true; return { outcome: "accepted" }; };
          dispatchEvent(offer);
          window.keptBack = offer.defaultPrevented;
        }"""
    )
    button.wait_for()
    visitor.check_access()
    page.get_by_role("link", name=visitor.text("page-settings")).click()
    page.get_by_role("heading", name=visitor.text("page-install-title")).wait_for()
    visitor.check_access()
    button.click()
    visitor.until(
        lambda: page.evaluate("window.asked && window.keptBack"), "the browser's question"
    )
    button.wait_for(state="detached")


def test_the_shortcut_plays_at_once(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit().go("/#play")
    Player(visitor).wait_for_game()
    begun = list[str]()
    visitor.page.on("request", lambda request: begun.append(f"{request.method} {request.url}"))
    with visitor.page.expect_response("**/api/mine"):
        visitor.page.go_back()
    visitor.page.locator("[data-screen='start']").wait_for()
    visitor.page.get_by_role("heading", name=visitor.text("page-go-on")).wait_for()
    assert f"POST {visitor.url}/api/tables" not in begun, "one tap, one game"


def test_only_its_own_worker_can_be_registered(house: RiggedHouse, visit: Visit) -> None:
    visitor = visit()
    answer = visitor.page.goto(visitor.url)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    rules = {part.split()[0]: part.split()[1:] for part in policy.split(";") if part.strip()}
    assert rules["worker-src"] == rules["manifest-src"] == ["'self'"]
    assert rules["trusted-types"] == ["svelte-trusted-html", "remeld-worker"]
    wait_for_worker(visitor)
    visitor.watch.allow("policy: ", "Content Security Policy", "TrustedScriptURL", "Trusted")
    tried = visitor.page.evaluate(
        """async () => {
          const tries = [
            () => navigator.serviceWorker.register("/assets/evil.js"),
            () => trustedTypes.createPolicy("remeld-worker", { createScriptURL: (x) => x }),
            () => trustedTypes.createPolicy("evil", { createScriptURL: (x) => x }),
          ];
          const said = [];
          for (const work of tries)
            try { await work(); said.push("done"); } catch (error) { said.push(error.name); }
          return said;
        }"""
    )
    assert tried == ["TypeError"] * 3


@pytest.mark.slow
def test_a_plain_address_in_a_network_works_without_it(
    playwright: Playwright, built: None, tmp_path: Path
) -> None:
    """Browsers have no workers there; the page works all the same, and says nothing about it."""
    house = RiggedHouse(tmp_path)
    url = f"http://house.test:{house.port}"
    house.environment = {**house.environment, "REMELD_ORIGINS": url}
    browser = launch(playwright, "--host-resolver-rules=MAP house.test 127.0.0.1")
    try:
        house.start()
        visitor = open_visitor(browser, url)
        visitor.page.clock.install()
        visitor.go("/")
        # A header that is for secure addresses only; browsers say so themselves.
        visitor.watch.allow("Cross-Origin-Opener-Policy header has been ignored")
        assert not visitor.page.evaluate("isSecureContext")
        visitor.button("page-play-now").click()
        player = Player(visitor).wait_for_game()
        assert player.wait_for_turn()
        # Where there are workers, one would be registered by now.
        visitor.page.clock.fast_forward(3000)
        # A reload goes on in the middle of a turn there, too.
        player.move(look(player.page).rack[0].id, New())
        lies = look(player.page).table
        player.page.reload()
        visitor.until(lambda: look(player.page).table == lies, "the draft")
        player.move(look(player.page).rack[0].id, Into(look(player.page).sets[0].id, 1))
        visitor.watch.check()
    finally:
        browser.close()
        house.kill()
