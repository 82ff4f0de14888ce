"""The arguments of `tooldesk permissions`."""

from __future__ import annotations

import argparse
from typing import Any

_MODULE = "tooldesk.terminal.permissions.permissions_command"


def add_permissions(commands: Any, folders: argparse.ArgumentParser) -> None:
    """Add the command to the parser's commands."""
    permissions = commands.add_parser("permissions", help="what you allowed for good")
    verbs = permissions.add_subparsers(metavar="list | revoke", required=True)
    listed = verbs.add_parser("list", parents=[folders], help="every tool that needs no yes of you")
    listed.add_argument("--json", action="store_true", help="print JSON")
    listed.set_defaults(runs=(_MODULE, "list_permissions"))
    revoked = verbs.add_parser("revoke", parents=[folders], help="have a tool ask again")
    revoked.add_argument("tool", metavar="TOOL", nargs="?", default="")
    revoked.add_argument("--all", action="store_true", help="all tools of the workspace")
    revoked.set_defaults(runs=(_MODULE, "revoke_permissions"))
