"""The options of tooldesk call and run that say in whose name a call is made."""

from __future__ import annotations

from argparse import ArgumentParser


def add_context_options(command: ArgumentParser) -> None:
    """Add the options; what is left out is as the settings say."""
    group = command.add_argument_group("whose call it is")
    group.add_argument("--agent-name", metavar="NAME", default="", help="who calls")
    group.add_argument("--agent-role", metavar="ROLE", help="what the agent is there for")
    group.add_argument(
        "--fingerprint",
        metavar="KEY[=VALUE]",
        action="append",
        default=[],
        help="security metadata for the tool, never shown; without =VALUE the variable KEY",
    )
    group.add_argument(
        "--session", metavar="ID", help="calls of one ID are one conversation, for tools that ask"
    )
    group.add_argument(
        "--working-dir", metavar="DIR", help="folder that tools work in; else the workspace"
    )
    group.add_argument("--model", metavar="NAME", help="who wrote the text: large ones try twice")
    group.add_argument(
        "--remind-every", metavar="N", type=int, help="uses between reminders of the format; 0: off"
    )
