"""The arguments of `tooldesk export`."""

from __future__ import annotations

import argparse

from tooldesk.exporting.snippets import SnippetLanguage
from tooldesk.exporting.spec_format import FORMATS

SERVERS_FORMAT = "mcp-servers"
"""What other programs read of MCP servers; no specs of tools."""


def add_export(export: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    export.add_argument(
        "--format",
        choices=[*FORMATS, SERVERS_FORMAT],
        default="openai-chat",
        help=f"whose API it is for; {SERVERS_FORMAT} writes the MCP servers of the workspace as "
        "other programs read them, with references in the place of secrets",
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
    what.add_argument(
        "--snippet",
        choices=[each.value for each in SnippetLanguage],
        help="a call of the API with the tools in it, for its SDK or as a command; keys are read "
        "from the environment",
    )
    export.add_argument("-o", "--output", metavar="FILE", help="write the specs into a file")
    export.add_argument("--json", action="store_true", help="with --check: print JSON")
    export.set_defaults(runs=("tooldesk.terminal.export.export_command", "export"))
