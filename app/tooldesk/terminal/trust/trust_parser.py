"""The arguments of `tooldesk trust`."""

from __future__ import annotations

import argparse

_MODULE = "tooldesk.terminal.trust.trust_command"


def add_trust(trust: argparse.ArgumentParser, folders: argparse.ArgumentParser) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    trust.set_defaults(runs=(_MODULE, "show_trust"), dir=None, json=False)
    verbs = trust.add_subparsers(required=False)
    shown = verbs.add_parser("show", parents=[folders], help="what a folder would run and reach")
    shown.set_defaults(runs=(_MODULE, "show_trust"))
    added = verbs.add_parser("add", parents=[folders], help="let a folder's tools run")
    added.set_defaults(runs=(_MODULE, "add_trust"))
    removed = verbs.add_parser("remove", parents=[folders], help="let them run no more")
    removed.set_defaults(runs=(_MODULE, "remove_trust"))
    for verb in (shown, added, removed):
        verb.add_argument("dir", metavar="DIR", nargs="?", help="the workspace when not given")
    listed = verbs.add_parser("list", parents=[folders], help="the folders that you trust")
    listed.set_defaults(runs=(_MODULE, "list_trust"))
    for verb in (shown, listed):
        verb.add_argument("--json", action="store_true", help="print JSON")
