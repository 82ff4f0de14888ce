"""The command line, tooldesk COMMAND ….

Exit codes: 0 is well, 1 is "the call failed", 2 is bad usage, 3 is "the call may not run".
Each command imports only what it needs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module

from tooldesk.core_files import refuse_core_files
from tooldesk.terminal.calls.context_parser import add_context_options
from tooldesk.terminal.command_parser import CommandParser
from tooldesk.terminal.input_output import (
    BAD_USAGE,
    CALL_FAILED,
    OK,
    ResultsLostError,
    UsageFaultError,
    deliver_results,
    tell,
)
from tooldesk.terminal.limits.limits_parser import add_limits
from tooldesk.terminal.permissions.permissions_parser import add_permissions
from tooldesk.terminal.secrets.secrets_parser import add_secrets
from tooldesk.terminal.signers.signers_parser import add_signers
from tooldesk.terminal.streams import drop_unwritten_results, make_streams_usable
from tooldesk.terminal.termination import interruptible

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    make_streams_usable()
    arguments = make_parser().parse_args(argv)
    refuse_core_files()
    module, function = arguments.runs
    try:
        command: Callable[[argparse.Namespace], int] = getattr(import_module(module), function)
        with interruptible():
            code = command(arguments)
        deliver_results()
    except UsageFaultError as error:
        tell(f"tooldesk: {error}")
        return BAD_USAGE
    except ResultsLostError as error:
        drop_unwritten_results()
        tell(f"tooldesk: {error}")
        return CALL_FAILED
    except KeyboardInterrupt:
        tell("Stopped.")
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read our output has left
        drop_unwritten_results()
        return OK
    return code


def make_parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    parser = argparse.ArgumentParser(
        prog="tooldesk",
        description="A desktop workbench for the tools that language models call.",
        parents=[_folders(default=None)],
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=CommandParser)
    # what stands before the command holds unless it is said behind it once more
    folders = _folders(default=argparse.SUPPRESS)
    _add_parse(commands, folders)
    _add_call_and_run(commands, folders)
    _add_tools(commands, folders)
    _add_export(commands, folders)
    add_limits(commands, folders)
    add_secrets(commands, folders)
    add_signers(commands, folders)
    add_permissions(commands, folders)
    return parser


def _folders(default: str | None) -> CommandParser:
    folders = CommandParser(add_help=False, argument_default=default)
    folders.add_argument("--workspace", metavar="DIR", help="folder of the tools")
    folders.add_argument("--data-dir", metavar="DIR", help="folder of counts, cache and history")
    return folders


Commands = argparse._SubParsersAction  # the type has no public name


def _add_parse(commands: Commands[CommandParser], folders: CommandParser) -> None:
    parse = commands.add_parser("parse", parents=[folders], help="print the calls in a text")
    parse.add_argument("file", metavar="FILE", nargs="?", default="-", help="- is standard input")
    parse.add_argument("--tools", metavar="SPECS.json", help="the tools the model was told of")
    parse.add_argument("--dialect", metavar="ID", help="read the text as this dialect only")
    parse.add_argument("--json", action="store_true", help="print JSON")
    way = parse.add_mutually_exclusive_group()
    way.add_argument(
        "--jsonl", action="store_true", help='each line in is {"raw", "tools"}, each line out JSON'
    )
    way.add_argument(
        "--matrix", action="store_true", help="print what every dialect makes of the text"
    )
    parse.set_defaults(runs=("tooldesk.terminal.parse_command", "run"))


def _add_call_and_run(commands: Commands[CommandParser], folders: CommandParser) -> None:
    call = commands.add_parser("call", parents=[folders], help="run the calls in a text")
    call.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        default=["-"],
        help="- is standard input; several are the outputs of one session, in order",
    )
    call.add_argument("--dialect", metavar="ID", help="read the text as this dialect only")
    call.set_defaults(runs=("tooldesk.terminal.calls.call_command", "call"))
    run = commands.add_parser("run", parents=[folders], help="run one tool")
    run.add_argument("tool", metavar="TOOL")
    run.add_argument("--args", metavar="JSON", default="{}", help="an object; - is standard input")
    run.set_defaults(runs=("tooldesk.terminal.calls.call_command", "run"))
    for command in (call, run):
        command.add_argument("--json", action="store_true", help="print every event as JSON")
        answers = command.add_mutually_exclusive_group()
        answers.add_argument("--yes", action="store_true", help="say yes to calls that ask")
        answers.add_argument("--deny-all", action="store_true", help="say no to calls that ask")
        add_context_options(command)


def _add_tools(commands: Commands[CommandParser], folders: CommandParser) -> None:
    tools = commands.add_parser("tools", help="list, show, add and copy tools")
    verbs = tools.add_subparsers(metavar="list | show | add | curl", required=True)
    listed = verbs.add_parser("list", parents=[folders], help="one line a tool")
    listed.add_argument("--json", action="store_true", help="print the whole definitions")
    listed.set_defaults(runs=("tooldesk.terminal.tools_command", "list_tools"))
    shown = verbs.add_parser("show", parents=[folders], help="one tool's file and its problems")
    shown.add_argument("tool", metavar="TOOL")
    shown.set_defaults(runs=("tooldesk.terminal.tools_command", "show_tool"))
    added = verbs.add_parser("add", parents=[folders], help="make tools of a Python file")
    added.add_argument("file", metavar="FILE.py")
    added.add_argument("--function", action="append", metavar="NAME", help="only this one")
    added.add_argument("--interpreter", metavar="PATH", help="the Python that runs it")
    added.add_argument(
        "--replace", action="store_true", help="also tools that are there; their policies stay"
    )
    added.set_defaults(runs=("tooldesk.terminal.tools_command", "add_tools"))
    curl = verbs.add_parser("curl", parents=[folders], help="print an HTTP tool's call as curl")
    curl.add_argument("tool", metavar="TOOL")
    curl.add_argument(
        "--args", "--arguments", metavar="JSON", help="an object; examples when not given"
    )
    curl.set_defaults(runs=("tooldesk.terminal.tools_command", "print_curl"))


def _add_export(commands: Commands[CommandParser], folders: CommandParser) -> None:
    export = commands.add_parser("export", parents=[folders], help="print specs for an API")
    export.add_argument("--format", choices=["openai-chat"], default="openai-chat")
    export.add_argument("--tool", action="append", metavar="NAME", help="only this one")
    export.set_defaults(runs=("tooldesk.terminal.tools_command", "export"))
