"""The arguments of `tooldesk cache`."""

from __future__ import annotations

import argparse

from tooldesk.terminal.pages import add_page, positive

_MODULE = "tooldesk.terminal.cache.cache_command"


def add_cache(cache: argparse.ArgumentParser, folders: argparse.ArgumentParser) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    verbs = cache.add_subparsers(required=True)
    listed = verbs.add_parser("list", parents=[folders], help="one line a result, newest first")
    listed.add_argument("--tool", metavar="TOOL", help="results of this tool only")
    listed.add_argument("--search", metavar="TEXT", default="", help="this stands in the arguments")
    add_page(listed)
    listed.set_defaults(runs=(_MODULE, "list_results"))
    shown = verbs.add_parser("show", parents=[folders], help="one result whole")
    shown.add_argument("number", metavar="ID", type=positive)
    shown.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="write its text, or the picture or sound that FILE's ending is for, into a file",
    )
    shown.add_argument(
        "--part", metavar="N", type=positive, help="with -o: the part of this number, from 1 on"
    )
    shown.set_defaults(runs=(_MODULE, "show_result"))
    compared = verbs.add_parser(
        "compare", parents=[folders], help="in what two calls differ, or one and the nearest"
    )
    compared.add_argument("number", metavar="ID", type=positive)
    compared.add_argument("other", metavar="ID", type=positive, nargs="?")
    compared.set_defaults(runs=(_MODULE, "compare_results"))
    for name, words in (("pin", "keep results in a full cache"), ("unpin", "let them make room")):
        pinned = verbs.add_parser(name, parents=[folders], help=words)
        pinned.add_argument("numbers", metavar="ID", type=positive, nargs="+")
        pinned.set_defaults(runs=(_MODULE, f"{name}_results"))
    deleted = verbs.add_parser("delete", parents=[folders], help="forget results")
    deleted.add_argument("numbers", metavar="ID", type=positive, nargs="+")
    deleted.set_defaults(runs=(_MODULE, "delete_results"))
    cleared = verbs.add_parser(
        "clear", parents=[folders], help="forget the results of tools, pinned ones too"
    )
    cleared.add_argument("tools", metavar="TOOL", nargs="*")
    cleared.add_argument("--all", action="store_true", help="of every tool of the workspace")
    cleared.set_defaults(runs=(_MODULE, "clear_results"))
    stats = verbs.add_parser("stats", parents=[folders], help="how many, how large, how often used")
    stats.set_defaults(runs=(_MODULE, "print_stats"))
    for verb in verbs.choices.values():
        verb.add_argument("--json", action="store_true", help="print JSON")
