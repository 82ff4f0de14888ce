"""The arguments of `tooldesk permissions`."""

from __future__ import annotations

import argparse

_MODULE = "tooldesk.terminal.permissions.permissions_command"


def add_permissions(permissions: argparse.ArgumentParser, folders: argparse.ArgumentParser) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    verbs = permissions.add_subparsers(required=True)
    listed = verbs.add_parser("list", parents=[folders], help="every tool that needs no yes of you")
    listed.add_argument("--json", action="store_true", help="print JSON")
    listed.set_defaults(runs=(_MODULE, "list_permissions"))
    revoked = verbs.add_parser("revoke", parents=[folders], help="have a tool ask again")
    revoked.add_argument("tool", metavar="TOOL", nargs="?", default="")
    revoked.add_argument("--all", action="store_true", help="all tools of the workspace")
    revoked.set_defaults(runs=(_MODULE, "revoke_permissions"))
    consent = verbs.add_parser(
        "consent", parents=[folders], help="hand out to a tool, as it is now, what it asks for"
    )
    consent.add_argument("tool", metavar="TOOL")
    consent.set_defaults(runs=(_MODULE, "consent"))
