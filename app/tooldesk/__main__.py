"""python -m tooldesk: the commands of Tooldesk where there is no Qt."""

import os
import sys

if (
    __name__ == "__main__"
    and __spec__
    and not sys.flags.safe_path
    and sys.path[0] != os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
):
    # python -m looks for modules in the folder it is started in, which may be a stranger's
    del sys.path[0]

_INTERRUPTED = 130
"""As a shell has it of a program that Ctrl+C ended."""


def main() -> int:
    """Run one command; its exit code."""
    try:
        from tooldesk.terminal.commands import run_program
    except KeyboardInterrupt:
        return _INTERRUPTED
    return run_program()


if __name__ == "__main__":
    sys.exit(main())
