"""`python -m quintessence` does the same as `quintessence`."""

import sys

from quintessence.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
