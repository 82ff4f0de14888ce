"""The arguments of `tooldesk limits`."""

from __future__ import annotations

import argparse
from typing import Any

_MODULE = "tooldesk.terminal.limits.limits_command"
_PERIODS = ("minute", "hour", "day", "week", "month")


def add_limits(limits: argparse.ArgumentParser, folders: argparse.ArgumentParser) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    verbs = limits.add_subparsers(required=True)
    listed = verbs.add_parser("list", parents=[folders], help="uses of every tool, and the pools")
    listed.set_defaults(runs=(_MODULE, "list_limits"))
    _add_set(verbs, folders)
    reset = verbs.add_parser("reset", parents=[folders], help="count from zero again")
    reset.add_argument("tools", metavar="TOOL", nargs="*")
    reset.add_argument("--all", action="store_true", help="every tool")
    reset.add_argument("--pool", metavar="NAME", help="have a pool as it was at first")
    reset.set_defaults(runs=(_MODULE, "reset_counts"))
    for verb in verbs.choices.values():
        verb.add_argument("--json", action="store_true", help="print JSON")


def _add_set(verbs: Any, folders: Any) -> None:
    changed = verbs.add_parser(
        "set",
        parents=[folders],
        help="limit a tool (in its file) or a pool (in the settings)",
        usage="%(prog)s TOOL N [--per PERIOD] | TOOL --unlimited | --pool NAME [--concurrency N] "
        "[--rate N/min] [--prefix WORD_] | --per-output N",
    )
    changed.add_argument("tool", metavar="TOOL", nargs="?")
    changed.add_argument("count", metavar="N", nargs="?", help="uses that are allowed")
    changed.add_argument(
        "--per", choices=_PERIODS, help="counting starts anew with each (calendar, UTC)"
    )
    changed.add_argument("--unlimited", action="store_true", help="no limit for the tool")
    changed.add_argument("--pool", metavar="NAME", help="change this pool")
    changed.add_argument("--concurrency", metavar="N", help="calls of the pool that run at once")
    changed.add_argument("--rate", metavar="N/min", help="calls that may begin; also /s, /h, none")
    changed.add_argument(
        "--prefix", action="append", metavar="WORD_", help="tools that begin so belong to the pool"
    )
    changed.add_argument("--per-output", metavar="N", help="calls of one output that run at once")
    changed.set_defaults(runs=(_MODULE, "set_limit"))
