"""The arguments of `tooldesk export`."""

from __future__ import annotations

import argparse

from tooldesk.exporting.spec_format import FORMATS


def add_export(export: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    export.add_argument(
        "--format", choices=list(FORMATS), default="openai-chat", help="whose API it is for"
    )
    export.add_argument(
        "--tool",
        "--tools",
        dest="tool",
        action="extend",
        nargs="+",
        metavar="NAME",
        help="only these",
    )
    export.add_argument(
        "--strict", action="store_true", help="have the API hold the model to the schemas"
    )
    export.add_argument(
        "--describe",
        action="store_true",
        help="say in the descriptions what the schemas of this API can't say",
    )
    what = export.add_mutually_exclusive_group()
    what.add_argument(
        "--check",
        action="store_true",
        help="print no specs but, for each tool, what would be refused or lost; exit code 1 where "
        "something would be refused",
    )
    what.add_argument("-o", "--output", metavar="FILE", help="write the specs into a file")
    export.add_argument("--json", action="store_true", help="with --check: print JSON")
    export.set_defaults(runs=("tooldesk.terminal.export.export_command", "export"))
