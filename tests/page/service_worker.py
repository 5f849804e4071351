"""The service worker as tests see it: when it is ready, and what it has kept."""

from tests.page.visitors import Visitor

__all__ = ["kept_paths", "wait_for_worker", "worker_in_charge"]

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    for (const request of await store.keys()) kept.push(new URL(request.url).pathname);
  }
  return kept;
}"""
READY = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active))"
# Which worker of a version there is; the page is the first thing that one keeps.
STATE = """async (version) => {
  const found = await navigator.serviceWorker.getRegistration();
  const kept = await (await caches.open(`remeld ${version}`)).match("/");
  if (!kept || !found || found.installing) return "coming";
  return found.waiting ? "waiting" : "in charge";
}"""


def wait_for_worker(visitor: Visitor) -> None:
    """Wait until the page would open without a network."""
    visitor.until(lambda: visitor.page.evaluate(READY), "the worker")


def kept_paths(visitor: Visitor) -> list[str]:
    """The paths of everything that any worker of the house has kept."""
    return list(visitor.page.evaluate(KEPT))


def worker_in_charge(visitor: Visitor, version: str) -> bool:
    """Whether the worker of a version has taken over; ask again until it has.

    One that is not to wait takes over when the one before it has come to rest. Chromium ends an
    idle one by itself after 30 seconds, but not while somebody debugs it: so it is done here.
    """
    state = visitor.page.evaluate(STATE, version)
    if state == "waiting":
        device = visitor.page.context.new_cdp_session(visitor.page)
        device.send("ServiceWorker.enable")
        device.send("ServiceWorker.stopAllWorkers")
        device.detach()
    return bool(state == "in charge")
