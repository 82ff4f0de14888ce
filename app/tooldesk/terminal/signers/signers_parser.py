"""The arguments of `tooldesk signers`."""

from __future__ import annotations

import argparse
from typing import Any

from tooldesk.terminal.discreet_parser import DiscreetParser

_MODULE = "tooldesk.terminal.signers.signers_command"
_KEY_TYPES = ("ed25519", "secp256k1")


def add_signers(signers: argparse.ArgumentParser, folders: Any) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    verbs = signers.add_subparsers(required=True, parser_class=DiscreetParser)
    listed = verbs.add_parser("list", parents=[folders], help="one line a key")
    listed.add_argument("--json", action="store_true", help="print JSON")
    listed.set_defaults(runs=(_MODULE, "list_keys"))
    for verb, words in (
        ("create", "make a key; prints its public key"),
        ("add", "keep a key, typed unseen or on standard input"),
    ):
        made = verbs.add_parser(verb, parents=[folders], help=words)
        made.add_argument("name", metavar="NAME")
        made.add_argument("--type", choices=_KEY_TYPES, default="ed25519")
        made.set_defaults(runs=(_MODULE, f"{verb}_key"))
    removed = verbs.add_parser("remove", parents=[folders], help="forget a key for good")
    removed.add_argument("name", metavar="NAME")
    removed.add_argument("--yes", action="store_true", help="without asking")
    removed.set_defaults(runs=(_MODULE, "remove_key"))
