"""python -m tooldesk: the commands of Tooldesk where there is no Qt."""

import sys

from tooldesk.terminal.commands import run_program

if __name__ == "__main__":
    sys.exit(run_program())
