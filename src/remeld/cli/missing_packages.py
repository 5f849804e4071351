"""The `remeld` command without its packages: it says what to install, and which version it is.

In English, because the words of other languages are read by one of the packages that are missing.
"""

import json
import sys
from collections.abc import Sequence

from remeld import __version__
from remeld.cli.installed import PLAYED, missing_packages
from remeld.solver import COMPILED

__all__ = ["answer_without_packages"]

BAD_INPUT = 2


def answer_without_packages(arguments: Sequence[str], package: str) -> int:
    """Answer a command line where the command itself lacks a package."""
    as_json = any(each.partition("=")[0] == "--json" for each in arguments)
    missing = missing_packages()
    if arguments and arguments[0].startswith("-") and "--version" in arguments:
        if as_json:
            print(json.dumps({"version": __version__, "compiled": COMPILED, "missing": missing}))
        else:
            kernel = "compiled kernel" if COMPILED else "plain Python kernel"
            print(f"remeld {__version__} (solver: {kernel})")
            extras = ", ".join(each for each in PLAYED if each in missing)
            print(f'Not installed: {extras}. To install all of it: pip install "remeld[play]"')
        return 0
    sentence = (
        f"The remeld command needs packages that are not installed, like {package}. "
        'Install them with: pip install "remeld[cli]", or to play: pip install "remeld[play]"'
    )
    problem = {"code": "extra-missing", "place": None, "sentence": sentence}
    print(json.dumps(problem) if as_json else sentence, file=sys.stderr)
    return BAD_INPUT
