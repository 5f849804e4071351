"""Compile the solver's kernel and build the page while the package is built.

The kernel is one Python file that also runs uncompiled: where there is no compiler or no Cython,
that costs speed only. Without Node there is no page; all else works. The build says so and goes on.
"""

import hashlib
import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("src/remeld/solver/kernel.py", "src/remeld/solver/calm.py")
PAGE = "web/build.py"
PAGE_BUILT = "src/remeld/server/static"
# The oldest Python whose stable interface is used; newer ones load the same file.
LIMITED_API = "0x030B0000"


class BuildHook(BuildHookInterface[Any]):
    """Puts what is made beside its source, and into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make both."""
        if self.target_name == "wheel":
            self.make_kernel(build_data)
            self.make_page(build_data)

    def make_page(self, build_data: dict[str, Any]) -> None:
        """Build the page from `web/`."""
        done = subprocess.run([sys.executable, PAGE], cwd=self.root, capture_output=True, text=True)
        if done.returncode:
            self.app.display_warning(f"The page was not built. {done.stderr.strip()}")
            return
        build_data["artifacts"].append(f"/{PAGE_BUILT}/")

    def make_kernel(self, build_data: dict[str, Any]) -> None:
        """Compile; a wheel with a compiled kernel is for this platform, one without for all."""
        sources = [Path(self.root, path) for path in COMPILED]
        targets = [source.with_suffix(".abi3.so") for source in sources]
        try:
            for source, target in zip(sources, targets, strict=True):
                compile_module(source, target, Path(self.root, "build"))
        except Exception as error:
            for target in targets:
                target.unlink(missing_ok=True)
            self.app.display_warning(
                f"The solver's kernel was not compiled ({error}). "
                "Remeld works as it is, but its solver is about a hundred times slower."
            )
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{platform_tag()}"
        # Git ignores the compiled files, and what git ignores is left out unless named here.
        for target in targets:
            build_data["artifacts"].append(f"/{target.relative_to(self.root).as_posix()}")


def compile_module(source: Path, target: Path, scratch: Path) -> None:
    """Put the compiled module in its place, unless it is there, made from this very source.

    Times tell nothing: a file that git or a copy brings back may be older than what was made since.
    """
    made_from = scratch / f"{target.name}.sha256"
    if made_from.exists() and made_from.read_text() == fingerprint(source, target):
        return
    scratch.mkdir(exist_ok=True)
    # In one step, so that nobody ever loads half a file.
    os.replace(translate_and_compile(source, scratch), target)
    module = f"remeld.solver.{source.stem}"
    check = f"import {module} as it; assert it.COMPILED, 'it was not loaded'"
    run([sys.executable, "-c", check], source.parents[2])
    made_from.write_text(fingerprint(source, target))


def fingerprint(source: Path, target: Path) -> str:
    """A hash of all that decides what is made, and of what was made."""
    files = [source, Path(__file__), *([target] if target.exists() else [])]
    hashes = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    return " ".join(hashes)


def translate_and_compile(source: Path, scratch: Path) -> Path:
    """Translate the kernel to C and compile that; what is made stays in the scratch folder."""
    if os.name == "nt" or sys.implementation.name != "cpython":
        raise RuntimeError("only CPython with a Unix compiler can")
    package = source.parents[2]
    translated = scratch / f"{source.stem}.c"
    made = scratch / f"{source.stem}.abi3.so"
    run([sys.executable, "-m", "cython", "-3", str(source.relative_to(package)),
         "-o", str(translated)], package)  # fmt: skip
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    flags = ["-O2", "-fPIC", "-shared", "-fwrapv", f"-DPy_LIMITED_API={LIMITED_API}"]
    if sys.platform == "darwin":
        flags += ["-undefined", "dynamic_lookup"]
    flags += [f"-I{sysconfig.get_paths()['include']}", str(translated), "-o", str(made)]
    run([*compiler, *flags], package)
    return made


def run(command: list[str], folder: Path) -> None:
    """Run a command; a failure tells the last line that it printed."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr + done.stdout).strip().splitlines() or ["no message"]
        raise RuntimeError(f"{Path(command[0]).name}: {lines[-1]}")


def platform_tag() -> str:
    """The platform's name in the name of a wheel."""
    from packaging.tags import platform_tags

    return next(iter(platform_tags()))
