"""The arguments of `tooldesk test` and `tooldesk scenarios`."""

from __future__ import annotations

import argparse

from tooldesk.terminal.pages import positive

_MODULE = "tooldesk.terminal.scenarios.scenarios_command"


def add_test(test: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    test.add_argument("names", metavar="NAME", nargs="*", help="only these; all when none is named")
    test.add_argument(
        "--update", action="store_true", help="have what comes now be what is expected"
    )
    test.add_argument("--junit", metavar="FILE", help="also write a report as CI reads it")
    test.add_argument("--json", action="store_true", help="print JSON")
    test.set_defaults(runs=("tooldesk.terminal.scenarios.testing_command", "test"))


def add_scenarios(scenarios: argparse.ArgumentParser, folders: argparse.ArgumentParser) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    verbs = scenarios.add_subparsers(required=True)
    added = verbs.add_parser("add", parents=[folders], help="keep an output as a scenario")
    added.add_argument("name", metavar="NAME")
    what = added.add_mutually_exclusive_group()
    what.add_argument(
        "file", metavar="FILE", nargs="?", default="-", help="the output; - is standard input"
    )
    what.add_argument(
        "--from-history", metavar="ID", type=positive, help="the output that a call came out of"
    )
    added.add_argument("--about", metavar="WORDS", default="", help="what it is kept for")
    added.add_argument("--dialect", metavar="ID", help="read the text as this dialect only")
    tools = added.add_mutually_exclusive_group()
    tools.add_argument(
        "--with-tools", action="store_true", help="keep the tools as they are now in it, too"
    )
    tools.add_argument(
        "--executes", action="store_true", help="execute its calls, also whenever it is run"
    )
    _add_replace(added)
    added.set_defaults(runs=(_MODULE, "add"))
    taken = verbs.add_parser("import", parents=[folders], help="make scenarios of recorded traces")
    taken.add_argument("sources", metavar="FILE", nargs="+", help="- is standard input")
    taken.add_argument(
        "--prefix", metavar="NAME", help="what names begin with; else the file's name"
    )
    taken.add_argument(
        "--limit", metavar="N", type=positive, default=1_000, help="at most so many (else 1000)"
    )
    taken.add_argument(
        "--all", action="store_true", help="also outputs without a call, and those that come again"
    )
    _add_replace(taken)
    taken.set_defaults(runs=("tooldesk.terminal.scenarios.import_command", "import_traces"))
    listed = verbs.add_parser("list", parents=[folders], help="one line a scenario")
    listed.add_argument("--json", action="store_true", help="print JSON")
    listed.set_defaults(runs=(_MODULE, "list_scenarios"))
    shown = verbs.add_parser("show", parents=[folders], help="one scenario's file")
    shown.add_argument("name", metavar="NAME")
    shown.set_defaults(runs=(_MODULE, "show"))
    removed = verbs.add_parser("remove", parents=[folders], help="delete scenarios")
    removed.add_argument("names", metavar="NAME", nargs="+")
    removed.set_defaults(runs=(_MODULE, "remove"))


def _add_replace(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--replace", action="store_true", help="in place of one of that name")
