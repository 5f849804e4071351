"""The service worker as tests see it: when it is ready, and what it has kept."""

from tests.page.visitors import Visitor

__all__ = ["kept_paths", "wait_for_worker"]

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    for (const request of await store.keys()) kept.push(new URL(request.url).pathname);
  }
  return kept;
}"""
READY = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active))"


def wait_for_worker(visitor: Visitor) -> None:
    """Wait until the page would open without a network."""
    visitor.until(lambda: visitor.page.evaluate(READY), "the worker")


def kept_paths(visitor: Visitor) -> list[str]:
    """The paths of everything that any worker of the house has kept."""
    return list(visitor.page.evaluate(KEPT))
