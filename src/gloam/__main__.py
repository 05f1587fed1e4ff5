"""`python -m gloam` is the command line."""

import sys

from gloam.cli import main

sys.exit(main())
