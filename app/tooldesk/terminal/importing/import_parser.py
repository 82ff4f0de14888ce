"""The arguments of `tooldesk import`."""

from __future__ import annotations

import argparse

from tooldesk.importing.reading import FORMATS
from tooldesk.terminal.import_choices import add_choices


def add_import(taken: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    taken.add_argument(
        "source",
        metavar="SOURCE",
        help="a file, or an http:// or https:// URL; - is standard input",
    )
    taken.add_argument(
        "--as",
        dest="form",
        choices=list(FORMATS),
        help="what it is, where that can't be told",
    )
    add_choices(taken, "tool")
    taken.add_argument("--json", action="store_true", help="print JSON")
    taken.set_defaults(runs=("tooldesk.terminal.importing.import_command", "import_tools"))
