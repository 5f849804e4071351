"""A real Chromium for the tests: the one that `$CHROMIUM` names, one on the PATH, else npm's.

The one from npm is unpacked into chromium/node_modules with the libraries and the font that come
with it, so it also runs on a machine that has none of those. Nothing outside the folder is changed.
"""

import contextlib
import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Playwright

from tests.patience import PATIENCE
from web.build import BuildError, Node

__all__ = ["ARGUMENTS", "Chromium", "NoBrowserError", "alone", "find_chromium", "launch", "program"]

HERE = Path(__file__).parent / "chromium"
LOCKS = Path(__file__).parent.parent.parent / "build"
MODULES = HERE / "node_modules"
PACKED = MODULES / "@sparticuz/chromium/bin"
UNPACKED = MODULES / ".unpacked"
STAMP = UNPACKED / "stamp"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",  # root has none, and all that is loaded here is our own
]
UNPACK = """
const [source, target] = process.argv.slice(1);
const { createReadStream, createWriteStream } = require("node:fs");
const unpacked = require("node:zlib").createBrotliDecompress();
require("node:stream").pipeline(
  createReadStream(source), unpacked, createWriteStream(target),
  (error) => { if (error) throw error; },
);
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{own}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


class NoBrowserError(Exception):
    """There is no Chromium and none can be had; the text says what to do."""


class Chromium(NamedTuple):
    """A program, and what its environment needs on top of our own."""

    program: str
    environment: dict[str, str]


def find_chromium() -> Chromium:
    """Return the Chromium of the tests; the first call may take it from npm."""
    named = os.environ.get("CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoBrowserError(f"$CHROMIUM is {named!r}, and that is no program")
        return Chromium(found, {})
    for name in NAMES:
        if found := shutil.which(name):
            return Chromium(found, {})
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise NoBrowserError(
            "the tests of the page need Chromium or Chrome: put one on the PATH, "
            "or name its program in $CHROMIUM"
        )
    return from_npm()


def program(*arguments: str) -> dict[str, Any]:
    """How Playwright is told to start the Chromium of the tests."""
    chromium = find_chromium()
    return {
        "executable_path": chromium.program,
        "args": [*ARGUMENTS, *arguments],
        "env": {**os.environ, **chromium.environment},
        "timeout": PATIENCE * 1000,
    }


def launch(playwright: Playwright, *arguments: str) -> Browser:
    """Start the Chromium of the tests."""
    return playwright.chromium.launch(**program(*arguments))


def from_npm() -> Chromium:
    """Install and unpack what package-lock.json names, unless that is done."""
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    with alone("chromium"):
        if not STAMP.exists() or STAMP.read_text() != wanted:
            try:
                _install()
            except (BuildError, OSError, subprocess.CalledProcessError, tarfile.TarError) as error:
                words = getattr(error, "stderr", None) or str(error)
                raise NoBrowserError(
                    "there is no Chromium on the PATH, and npm's could not be installed; install "
                    f"chromium, or name its program in $CHROMIUM. npm's last words: {words[-600:]}"
                ) from error
            STAMP.write_text(wanted)
    libraries = f"{UNPACKED / 'lib'}{os.pathsep}{UNPACKED}"
    before = os.environ.get("LD_LIBRARY_PATH")
    return Chromium(
        str(UNPACKED / "chromium"),
        {
            "FONTCONFIG_FILE": str(UNPACKED / "own-fonts.conf"),
            "LD_LIBRARY_PATH": f"{libraries}{os.pathsep}{before}" if before else libraries,
        },
    )


def _install() -> None:
    node = Node.find()
    with tempfile.TemporaryDirectory() as cache:
        path = f"{node.program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        _run(
            [str(node.program), str(node.npm), "ci"],
            # npm writes into its cache and reads a home: it gets a folder for both.
            {**os.environ, "PATH": path, "npm_config_cache": cache},
        )
    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir()
    for packed in sorted(PACKED.glob("*.br")):
        target = UNPACKED / packed.stem
        _run([str(node.program), "-e", UNPACK, str(packed), str(target)], dict(os.environ))
        if target.suffix == ".tar":
            with tarfile.open(target) as archive:
                # Not every 3.11 has the filter as an argument.
                archive.extraction_filter = getattr(tarfile, "data_filter", None)
                archive.extractall(UNPACKED)
            target.unlink()
    (UNPACKED / "chromium").chmod(0o755)
    fonts = FONTS.format(own=UNPACKED / "fonts", cache=UNPACKED / "fonts-cache")
    (UNPACKED / "own-fonts.conf").write_text(fonts)


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=HERE, env=environment, check=True, capture_output=True, text=True)


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """Keep every other process that wants this lock waiting."""
    LOCKS.mkdir(exist_ok=True)
    with (LOCKS / f"{name}.lock").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
