"""The arguments of `tooldesk scan`."""

from __future__ import annotations

import argparse


def add_scan(scan: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    scan.add_argument(
        "logs", metavar="LOGS", nargs="+", help="files, folders, or patterns such as 'logs/*.jsonl'"
    )
    scan.add_argument(
        "--tools",
        metavar="SPECS.json",
        help="the tools that all outputs are judged by; else those that each request offered",
    )
    scan.add_argument(
        "--what-if",
        metavar="RULE",
        action="append",
        default=[],
        help="what would be decided differently: threshold=0.9, margin=0.1, coercion=off,"
        " tools=SPECS.json,"
        " limit=TOOL:100/day, pool=PREFIX:60/minute or pool=PREFIX:4 for 4 at once; may be said"
        " several times",
    )
    scan.add_argument(
        "--processes", metavar="N", type=int, help="how many; else as many as there are processors"
    )
    scan.add_argument(
        "--scheduler",
        metavar="tcp://HOST:PORT",
        help="read the logs where the workers of this Dask scheduler are, and with them; needs"
        " tooldesk[cluster]",
    )
    form = scan.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument(
        "--html", metavar="FILE", help="write a report of one file, which works offline"
    )
    scan.set_defaults(runs=("tooldesk.terminal.scanning.scan_command", "scan"))
