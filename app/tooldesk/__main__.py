"""python -m tooldesk: the commands of Tooldesk where there is no Qt."""

import sys

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
