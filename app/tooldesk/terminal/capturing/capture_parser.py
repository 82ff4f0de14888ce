"""The arguments of `tooldesk capture`."""

from __future__ import annotations

import argparse


def add_capture(capture: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    capture.add_argument(
        "--upstream",
        metavar="URL",
        required=True,
        help="the API that requests go on to, such as https://api.openai.com",
    )
    capture.add_argument(
        "--port", metavar="N", type=int, default=0, help="of 127.0.0.1; 0 is any that is free"
    )
    capture.add_argument(
        "--keep",
        metavar="FILE",
        help="add every exchange to a file that scan and scenarios import read, without secrets",
    )
    capture.add_argument(
        "--heal",
        metavar="RULES",
        help="change answers by rules, such as markup,repair,names,retry: markup in texts becomes"
        " proper calls, arguments are mended, misspelt names become those of tools, a call that"
        " can't be read is asked for once more; without it not a byte is changed",
    )
    capture.add_argument("--json", action="store_true", help="print everything as lines of JSON")
    capture.set_defaults(runs=("tooldesk.terminal.capturing.capture_command", "capture"))
