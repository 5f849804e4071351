"""`python -m remeld` is `remeld`."""

import sys

from remeld.cli import main

sys.exit(main())
