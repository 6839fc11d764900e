"""`python -m backroom` is the same as `backroom`."""

import sys

from backroom.cli import main

if __name__ == "__main__":
    sys.exit(main())
