"""The arguments of `tooldesk import`."""

from __future__ import annotations

import argparse

from tooldesk.importing.reading import FORMATS


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
    taken.add_argument(
        "--only", metavar="TOOL", nargs="+", default=[], help="these, by the names listed"
    )
    taken.add_argument(
        "--replace", action="store_true", help="also those that are there and different"
    )
    taken.add_argument(
        "--keep-secrets",
        action="store_true",
        help="keep the secrets that stand in it in the keyring, for this workspace",
    )
    taken.add_argument("--dry-run", action="store_true", help="show what would be done")
    taken.add_argument("--yes", action="store_true", help="do not ask")
    taken.add_argument("--json", action="store_true", help="print JSON")
    taken.set_defaults(runs=("tooldesk.terminal.importing.import_command", "import_tools"))
