"""The arguments of `tooldesk secrets`."""

from __future__ import annotations

import argparse
from typing import Any

from tooldesk.terminal.discreet_parser import DiscreetParser

_MODULE = "tooldesk.terminal.secrets.secrets_command"


def add_secrets(secrets: argparse.ArgumentParser, folders: Any) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    verbs = secrets.add_subparsers(required=True, parser_class=DiscreetParser)
    listed = verbs.add_parser("list", parents=[folders], help="every variable and how it stands")
    listed.add_argument("--json", action="store_true", help="print JSON")
    listed.set_defaults(runs=(_MODULE, "list_secrets"))
    _add_set(verbs, folders)
    unset = verbs.add_parser("unset", parents=[folders], help="forget a value")
    unset.add_argument("name", metavar="NAME")
    _add_scope(unset)
    unset.set_defaults(runs=(_MODULE, "unset_secret"))
    _add_import(verbs, folders)
    scanned = verbs.add_parser("scan", parents=[folders], help="look for values in files")
    scanned.add_argument("folders", metavar="FOLDER", nargs="*", help="besides Tooldesk's own")
    scanned.add_argument("--json", action="store_true", help="print JSON")
    scanned.set_defaults(runs=(_MODULE, "scan_for_leaks"))


def _add_set(verbs: Any, folders: argparse.ArgumentParser) -> None:
    set_one = verbs.add_parser(
        "set", parents=[folders], help="keep a value, typed unseen or on standard input"
    )
    set_one.add_argument("name", metavar="NAME")
    # refused in words of its own; with a default it is not told of as required
    set_one.add_argument("value_in_sight", nargs="*", default=(), help=argparse.SUPPRESS)
    _add_scope(set_one)
    where = set_one.add_mutually_exclusive_group()
    _add_encrypted_file(where)
    where.add_argument(
        "--from-environment",
        action="store_true",
        help="store nothing; let tools have it from the environment Tooldesk is started in",
    )
    set_one.set_defaults(runs=(_MODULE, "set_secret"))


def _add_import(verbs: Any, folders: argparse.ArgumentParser) -> None:
    imported = verbs.add_parser(
        "import", parents=[folders], help="take values from a .env or mcpServers file"
    )
    imported.add_argument("file", metavar="FILE", help="- is standard input")
    imported.add_argument("--only", action="append", metavar="NAME", help="only this one")
    imported.add_argument("--yes", action="store_true", help="store and rewrite without asking")
    imported.add_argument(
        "--rewrite",
        action="store_true",
        help="afterwards put references in the file, in the place of the values",
    )
    _add_scope(imported)
    _add_encrypted_file(imported)
    imported.set_defaults(runs=(_MODULE, "import_secrets"))


def _add_scope(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--for-workspace", action="store_true", help="only for the tools of this workspace"
    )


def _add_encrypted_file(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--encrypted-file",
        action="store_true",
        help="keep it in a file behind a passphrase, where there is no keyring",
    )
