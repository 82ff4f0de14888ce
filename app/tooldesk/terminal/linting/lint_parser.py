"""The arguments of `tooldesk lint`."""

from __future__ import annotations

import argparse

LEVELS = ("note", "warning", "error")


def add_lint(lint: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    lint.add_argument("tools", metavar="TOOL", nargs="*", help="only these; all when none is named")
    lint.add_argument(
        "--level",
        choices=LEVELS,
        default="warning",
        help="the mildest that is told; exit code 1 where there is any",
    )
    form = lint.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument(
        "--sarif", action="store_true", help="print SARIF 2.1.0, as code scanning reads it"
    )
    lint.set_defaults(runs=("tooldesk.terminal.linting.lint_command", "lint"))
