"""A house whose deals a test can prescribe, as a program.

`REMELD_TEST_DEAL` names a JSON file, read when a game is prepared; while it is not there the house
is as fair as any. `secret` gives games that are the same each time, and whose records are good.
`start-0` and `deal` give the first tiles of the starting draw and of the deal: racks in the order
of seats, then what is drawn. Records of such games are not good, as the secret explains no such
order. `skip_ms` is by how much the house's clock has been put forward, so that no test needs to
wait for a bell, or to be done before one. The clock jumps when the house has just said that it
lives, by the time after the jump: else everybody would be away until it says so again. While
`stand` is true the house's clock stands still.
"""

import json
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from remeld.match import deal
from remeld.notation import parse_rack
from remeld.server import command_handler, house, worker
from remeld.server.house_clock import LEASE_MS, Heartbeat, HouseClock
from remeld.server.process import run
from remeld.server.settings import from_environment


def replace_text(path: Path, text: str) -> None:
    """Write a file that is never seen half written."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text)
    os.replace(part, path)


def rig(path: Path) -> None:
    """Let the file decide."""
    shuffled = deal.Shuffler.shuffled
    wishes: dict[bytes, dict[str, Any]] = {}

    def wished() -> dict[str, Any]:
        return dict(json.loads(path.read_text())) if path.exists() else {}

    def token_bytes(length: int) -> bytes:
        number = wished().get("secret")
        return secrets.token_bytes(length) if number is None else deal.secret_from_seed(number)

    def prescribed(self: Any, items: Sequence[Any], label: str) -> tuple[Any, ...]:
        # The same game is folded again and again, and each time it must be dealt the same.
        wish = wishes.setdefault(self._seed, wished())
        order = list(shuffled(self, items, label))
        first = parse_rack(wish.get(label, ""))
        for tile in first:
            order.remove(tile)
        return (*first, *order)

    now, beat = HouseClock.now, HouseClock.beat
    skipped = 0
    stands_at: int | None = None

    def put_forward(self: HouseClock) -> int:
        return now(self) + skipped if stands_at is None else stands_at

    async def skip(self: HouseClock, *, first: bool = False) -> Heartbeat:
        nonlocal skipped, stands_at
        wish = wished()
        ahead = max(skipped, int(wish.get("skip_ms", 0)))
        self.lease_ms = LEASE_MS + ahead
        stored = await beat(self, first=first)
        stands_at = put_forward(self) + ahead - skipped if wish.get("stand") else None
        skipped = ahead
        told = {"skip_ms": skipped, "stand": stands_at is not None}
        replace_text(path.with_suffix(".done"), json.dumps(told))
        return stored

    for module in (command_handler, house):
        names = {name: getattr(secrets, name) for name in ("choice", "token_hex", "token_urlsafe")}
        module.secrets = SimpleNamespace(token_bytes=token_bytes, **names)  # type: ignore[attr-defined]
    deal.Shuffler.shuffled = prescribed  # type: ignore[method-assign]
    HouseClock.now = put_forward  # type: ignore[method-assign]
    HouseClock.beat = skip  # type: ignore[method-assign]


if __name__ == "__main__":
    deals = os.environ["REMELD_TEST_DEAL"]
    rig(Path(deals))
    # Its workers, who check records, know the same deals.
    rigged = f"from pathlib import Path; from {__spec__.name} import rig; rig(Path({deals!r}))"
    worker.PROGRAM = f"{rigged}; {worker.PROGRAM}"
    run(from_environment(os.environ))
