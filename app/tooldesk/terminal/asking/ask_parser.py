"""The options of tooldesk ask."""

from __future__ import annotations

from argparse import ArgumentParser


def add_ask(ask: ArgumentParser) -> None:
    """Add them, but for those that say who answers and whose calls they are."""
    ask.add_argument("prompt", metavar="PROMPT", nargs="?", help="- is standard input")
    ask.add_argument("--system", metavar="TEXT", default="", help="what the model is told first")
    ask.add_argument("--step", action="store_true", help="stop before each call, and ask")
    ask.add_argument(
        "--again",
        metavar="N",
        nargs="?",
        type=int,
        const=0,
        help="show a conversation of the history, up to call N, or the last; nothing is sent",
    )
    ask.add_argument(
        "--run",
        action="store_true",
        help="with --again, run its calls again, and compare what they give; nothing is sent",
    )
    ask.set_defaults(runs=("tooldesk.terminal.asking.ask_command", "ask"))
