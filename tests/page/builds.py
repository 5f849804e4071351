"""Builds of the page for tests of updates: the one under test, and another one made of it."""

import os
import re
import shutil
from pathlib import Path

from remeld.server.page import BUILT

__all__ = ["another_build", "built_page", "patient_build", "version_of"]

HASHED = re.compile(r"-(.{8})\.(js|css|ftl)$")
# How long a worker waits for the house before it shows what is kept, as the build writes it. The
# number may be in the name of a file, but not with that sign.
PATIENCE_MS = ("=8e3", "=8e6")
VERSION = re.compile(r'<meta name="version" content="(\w+)"')


def built_page() -> Path:
    """The build under test."""
    return Path(os.environ.get("REMELD_PAGE") or BUILT)


def version_of(build: Path) -> str:
    """The version that the document of a build names."""
    found = VERSION.search((build / "index.html").read_text())
    assert found is not None
    return found[1]


def patient_build(source: Path, target: Path) -> Path:
    """The page with a worker that takes no slow house for one that is gone."""
    shutil.copytree(source, target)
    worker = target / "sw.js"
    (target / "sw.js.gz").unlink()
    text = worker.read_text(encoding="utf-8")
    assert text.count(PATIENCE_MS[0]) == 1, "the worker's patience is written otherwise"
    worker.write_text(text.replace(*PATIENCE_MS), encoding="utf-8")
    return target


def another_build(source: Path, target: Path) -> Path:
    """The page as the next build would leave it: other names of files, another version.

    Everything that the old build has under `assets/` is gone, as it is after a deployment.
    """
    shutil.copytree(source, target)
    # Compressed copies are left out; the house sends what it has.
    for path in target.rglob("*.gz"):
        path.unlink()
    old = version_of(target)
    names = {old: old[::-1]}
    for path in (target / "assets").iterdir():
        names[path.name] = HASHED.sub(lambda found: f"-{found[1][::-1]}.{found[2]}", path.name)
    assert all(name != other for name, other in names.items())
    pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for path in [path for path in target.rglob("*") if path.suffix in (".html", ".js", ".css")]:
        text = path.read_text(encoding="utf-8")
        path.write_text(pattern.sub(lambda found: names[found[0]], text), encoding="utf-8")
    for path in list((target / "assets").iterdir()):
        path.rename(path.with_name(names[path.name]))
    return target
