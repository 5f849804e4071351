"""What of Remeld is installed: its extras by the packages that they name, the page, the kernel.

Nothing but the standard library is needed here, because that may be all there is.
"""

import hashlib
import os
import re
from importlib import metadata
from pathlib import Path
from types import ModuleType

__all__ = ["PLAYED", "missing_packages", "outdated_kernels", "page_is_built"]

PLAYED = ("cli", "server", "arena", "png")
"""The extras that people want who play; `remeld[play]` is all of them."""
_REQUIRED = re.compile(r"""(?P<name>[\w.-]+).*;(?P<marker>.*)extra == ['"](?P<extra>[\w-]+)['"]""")
_ROOM = Path(__file__).parents[1]
_PAGE = _ROOM / "server" / "static" / "index.html"


def page_is_built() -> bool:
    """Whether there is a page to play in.

    >>> page_is_built() in (True, False)
    True
    """
    return _PAGE.exists()


def outdated_kernels() -> list[str]:
    """The kernels that were compiled from other sources than those that lie here.

    That happens where git brings new sources and nobody compiles them: the old kernel answers.

    >>> outdated_kernels()
    []
    """
    from remeld.simulation import engine
    from remeld.solver import kernel, least_kernel

    found = (kernel, least_kernel, engine)
    return [each.__name__ for each in found if not _is_current(each)]


def _is_current(kernel: ModuleType) -> bool:
    if not kernel.COMPILED:
        return True
    # A kernel that does not say what it was made from is older than that rule.
    made_from: dict[str, str] = getattr(kernel, "MADE_FROM", {"": ""})
    return all(_hash(_ROOM / source) == known for source, known in made_from.items())


def _hash(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.is_file() else "gone"


def missing_packages() -> dict[str, list[str]]:
    """By extra the packages that it names and that are not installed; {} where nobody can tell.

    >>> "cli" in missing_packages()
    False
    """
    try:
        required = metadata.requires("remeld") or []
    except metadata.PackageNotFoundError:
        return {}
    missing: dict[str, list[str]] = {}
    for line in required:
        found = _REQUIRED.match(line)
        if not found or found["name"] == "remeld" or _elsewhere(found["marker"]):
            continue
        if not _is_installed(found["name"]):
            missing.setdefault(found["extra"], []).append(found["name"])
    return missing


def _elsewhere(marker: str) -> bool:
    """Whether a package is for another system than this one."""
    return os.name == "nt" and "sys_platform != 'win32'" in marker


def _is_installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True
