"""Draw the pictures of the docs: what `remeld solve` prints, and what `remeld picture` draws.

    python -m docs.make_picture

writes docs/solve.svg and docs/picture.svg.
"""

import io
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

COMMAND = ["solve", "--edition", "goliath", "--steps", "--table", "k4 r4 b4 o4, r4-8, o1-3"]
COMMAND += ["--rack", "b3 b5 b6 r6 k9"]
PICTURE = Path(__file__).parent / "solve.svg"
PLAY = ["picture", "--edition", "goliath", "--before", "k4 r4 b4 o4", "--table", "k4 r4 o4, b3-6"]
PLAY += ["--rack", "k9", "--output", str(Path(__file__).parent / "picture.svg")]

THEME = TerminalTheme(
    (252, 250, 245),
    (40, 40, 40),
    [(0, 0, 0), (190, 40, 40), (40, 130, 60), (190, 120, 0), (30, 80, 190), (130, 50, 150),
     (0, 130, 140), (90, 90, 90)],
    [(0, 0, 0), (200, 40, 40), (40, 140, 60), (200, 130, 0), (40, 90, 210), (140, 60, 160),
     (0, 140, 150), (60, 60, 60)],
)  # fmt: skip

FORMAT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="8" fill="#fcfaf5" stroke="#d8d2c4"/>
<g transform="translate({terminal_x}, 12)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def main() -> None:
    """Run the command as in a terminal and write the picture."""
    environ = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "COLUMNS": "72", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", "remeld", *COMMAND], capture_output=True, text=True, env=environ
    )
    typed = "$ remeld solve --edition goliath --steps \\\n"
    typed += '    --table "k4 r4 b4 o4, r4-8, o1-3" --rack "b3 b5 b6 r6 k9"\n'
    console = Console(record=True, width=72, file=io.StringIO(), force_terminal=True)
    console.print(Text(typed), Text.from_ansi(done.stdout), sep="")
    svg = console.export_svg(theme=THEME, code_format=FORMAT, unique_id="remeld")
    PICTURE.write_text(svg, encoding="utf-8")
    subprocess.run([sys.executable, "-m", "remeld", *PLAY], check=True)


if __name__ == "__main__":
    main()
