"""The command line, tooldesk COMMAND ….

Exit codes: 0 is well, 1 is "the call failed", 2 is bad usage, 3 is "the call may not run", 4 is
"the call waits for a person".
Each command imports only what it needs.
"""

from __future__ import annotations

import argparse
import atexit
import gc
from collections.abc import Callable, Sequence
from importlib import import_module

from tooldesk.no_plugins import take_no_plugins
from tooldesk.systems import system
from tooldesk.terminal.command_parser import CommandParser, sentence
from tooldesk.terminal.input_output import (
    BAD_USAGE,
    CALL_FAILED,
    OK,
    ResultsLostError,
    UsageFaultError,
    deliver_results,
    tell,
)
from tooldesk.terminal.streams import drop_unwritten_results, make_streams_usable
from tooldesk.terminal.termination import interruptible

INTERRUPTED = 130

_OBJECTS_BEFORE_A_LOOK = 200_000
"""What modules are made of is no garbage: looking for some every 700 objects takes a tenth of the
time of a short command."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    before = gc.get_threshold()
    gc.set_threshold(_OBJECTS_BEFORE_A_LOOK, *before[1:])
    try:
        return _run(argv)
    finally:
        gc.set_threshold(*before)


def run_program(argv: Sequence[str] | None = None) -> int:
    """`main` for a process that has nothing else to do."""
    # what is left is not worth a last look when the process ends and all of it goes
    atexit.register(gc.freeze)
    take_no_plugins()
    return main(argv)


def _run(argv: Sequence[str] | None) -> int:
    make_streams_usable()
    try:
        arguments = make_parser().parse_args(argv)
        system.hide_memory()
        module, function = arguments.runs
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
    """The parser of all commands; each learns its own arguments when it has some to read."""
    parser = argparse.ArgumentParser(
        prog="tooldesk",
        description="A desktop workbench for the tools that language models call.",
    )
    _add_folders(parser, default=None)
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=CommandParser)
    for name, words, add_arguments in (
        ("parse", "print the calls in a text", _add_parse),
        ("call", "run the calls in a text", _add_call),
        ("run", "run one tool", _add_run),
        ("ask", "ask a model, and run its calls until it answers", _add_ask),
        ("tools", "list, show, add, approve, enable, rename and remove tools", _add_tools),
        ("export", "print specs for an API, and what it would refuse", _add_export),
        ("lint", "tell what a model would misread in tools", _add_lint),
        ("capture", "show what passes between a program and a model's API", _add_capture),
        ("scan", "count what would be made of every output in logs", _add_scan),
        ("import", "make tools of specs, a curl command and other descriptions", _add_import),
        ("test", "run scenarios: kept outputs, with what is expected of each", _add_test),
        ("scenarios", "keep, import, list, show and remove scenarios", _add_scenarios),
        ("limits", "how often tools may run, and how many at once", _add_limits),
        ("history", "what ran, and what came of it", _add_history),
        ("cache", "what is remembered of results", _add_cache),
        ("secrets", "keep secrets in the system's keyring", _add_secrets),
        ("signers", "keys that sign for tools, unseen by them", _add_signers),
        ("servers", "MCP servers: add, start, look at and mend them", _add_servers),
        ("permissions", "what you allowed for good", _add_permissions),
        ("trust", "which folders may run anything, and what they would do", _add_trust),
        ("workspaces", "list the folders that were opened last", _add_workspaces),
        ("guide", "print a page of the guide: tour, screens, tool files, settings", _add_guide),
    ):
        command = commands.add_parser(name, help=words, description=sentence(words))
        command.add_later(add_arguments)
    return parser


def _add_folders(parser: argparse.ArgumentParser, default: str | None = argparse.SUPPRESS) -> None:
    """What stands before the command holds unless it is said behind it once more."""
    for option, words in (
        ("--workspace", "folder of the tools"),
        ("--data-dir", "folder of counts, cache and history"),
    ):
        parser.add_argument(option, metavar="DIR", default=default, help=words)
    parser.add_argument(
        "--unchecked",
        action="store_true",
        default=default or False,
        help="show texts also while stored secrets, which may be in them, can't be read",
    )


def _folders() -> CommandParser:
    """The same, for the verbs of a command to have as a parent."""
    folders = CommandParser(add_help=False)
    _add_folders(folders)
    return folders


def _add_test(parser: CommandParser) -> None:
    from tooldesk.terminal.scenarios.scenarios_parser import add_test

    _add_folders(parser)
    add_test(parser)


def _add_scenarios(parser: CommandParser) -> None:
    from tooldesk.terminal.scenarios.scenarios_parser import add_scenarios

    add_scenarios(parser, _folders())


def _add_limits(parser: CommandParser) -> None:
    from tooldesk.terminal.limits.limits_parser import add_limits

    add_limits(parser, _folders())


def _add_history(parser: CommandParser) -> None:
    from tooldesk.terminal.history.history_parser import add_history

    add_history(parser, _folders())


def _add_cache(parser: CommandParser) -> None:
    from tooldesk.terminal.cache.cache_parser import add_cache

    add_cache(parser, _folders())


def _add_secrets(parser: CommandParser) -> None:
    from tooldesk.terminal.secrets.secrets_parser import add_secrets

    add_secrets(parser, _folders())


def _add_signers(parser: CommandParser) -> None:
    from tooldesk.terminal.signers.signers_parser import add_signers

    add_signers(parser, _folders())


def _add_permissions(parser: CommandParser) -> None:
    from tooldesk.terminal.permissions.permissions_parser import add_permissions

    add_permissions(parser, _folders())


def _add_servers(parser: CommandParser) -> None:
    from tooldesk.terminal.servers.servers_parser import add_servers

    add_servers(parser, _folders())


def _add_trust(parser: CommandParser) -> None:
    from tooldesk.terminal.trust.trust_parser import add_trust

    _add_folders(parser)
    add_trust(parser, _folders())


def _add_workspaces(workspaces: CommandParser) -> None:
    _add_folders(workspaces)
    workspaces.add_argument("--json", action="store_true", help="print JSON")
    workspaces.set_defaults(runs=("tooldesk.terminal.workspaces_command", "list_workspaces"))


def _add_guide(guide: CommandParser) -> None:
    _add_folders(guide)
    guide.add_argument(
        "page",
        metavar="PAGE",
        nargs="?",
        help="tour, console, tool_files, settings, terminal and so on; all are listed without one",
    )
    guide.set_defaults(runs=("tooldesk.terminal.guide_command", "run"))


def _add_parse(parse: CommandParser) -> None:
    _add_folders(parse)
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
    way.add_argument(
        "--follow", action="store_true", help="read as it comes, print each event as a line of JSON"
    )
    parse.set_defaults(runs=("tooldesk.terminal.parse_command", "run"))


def _add_call(call: CommandParser) -> None:
    _add_folders(call)
    call.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        default=["-"],
        help="- is standard input; several are the outputs of one session, in order",
    )
    call.add_argument("--dialect", metavar="ID", help="read the text as this dialect only")
    call.set_defaults(runs=("tooldesk.terminal.calls.call_command", "call"))
    _add_answers(call, reads_text=True)


def _add_run(run: CommandParser) -> None:
    _add_folders(run)
    run.add_argument("tool", metavar="TOOL")
    run.add_argument("--args", metavar="JSON", default="{}", help="an object; - is standard input")
    run.add_argument("--saved", metavar="NAME", help="a saved call; what --args has overrides it")
    run.set_defaults(runs=("tooldesk.terminal.calls.call_command", "run"))
    _add_answers(run, reads_text=False)


def _add_ask(ask: CommandParser) -> None:
    from tooldesk.terminal.asking.ask_parser import add_ask

    _add_folders(ask)
    add_ask(ask)
    _add_answers(ask, reads_text=True)


def _add_answers(command: CommandParser, *, reads_text: bool) -> None:
    from tooldesk.terminal.calls.confirming import add_confirming_options
    from tooldesk.terminal.calls.context_parser import add_context_options

    command.add_argument("--json", action="store_true", help="print every event as JSON")
    answers = command.add_mutually_exclusive_group()
    answers.add_argument("--yes", action="store_true", help="say yes to calls that ask")
    answers.add_argument("--deny-all", action="store_true", help="say no to calls that ask")
    add_confirming_options(command, reads_text=reads_text)
    add_context_options(command)


def _add_tools(tools: CommandParser) -> None:
    folders = _folders()
    verbs = tools.add_subparsers(required=True)
    listed = verbs.add_parser("list", parents=[folders], help="one line a tool")
    listed.add_argument("--json", action="store_true", help="print the whole definitions")
    listed.set_defaults(runs=("tooldesk.terminal.tools_command", "list_tools"))
    shown = verbs.add_parser("show", parents=[folders], help="one tool's file and its problems")
    shown.add_argument("tool", metavar="TOOL")
    shown.set_defaults(runs=("tooldesk.terminal.tools_command", "show_tool"))
    saved = verbs.add_parser("calls", parents=[folders], help="one tool's saved calls")
    saved.add_argument("tool", metavar="TOOL")
    saved.add_argument("--json", action="store_true", help="print JSON")
    saved.set_defaults(runs=("tooldesk.terminal.calls.saved_calls", "list_calls"))
    added = verbs.add_parser(
        "add", parents=[folders], help="make tools of a Python file, or of built-ins"
    )
    what = added.add_mutually_exclusive_group(required=True)
    what.add_argument("file", metavar="FILE.py", nargs="?")
    what.add_argument(
        "--builtin", action="append", metavar="NAME", help="a tool that comes with Tooldesk"
    )
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
    _add_approve(verbs, folders)
    for verb, words in (("enable", "let calls select tools again"), ("disable", "take out of use")):
        switched = verbs.add_parser(verb, parents=[folders], help=words)
        switched.add_argument("tools", metavar="TOOL", nargs="+")
        runs = ("tooldesk.terminal.tools_command", "enable_tools")
        switched.set_defaults(runs=runs, is_enabled=verb == "enable")
    renamed = verbs.add_parser(
        "rename", parents=[folders], help="give a tool another name; all that is kept of it follows"
    )
    renamed.add_argument("tool", metavar="TOOL")
    renamed.add_argument("new_name", metavar="NEW_NAME")
    renamed.set_defaults(runs=("tooldesk.terminal.tools_command", "rename_tool"))
    removed = verbs.add_parser("remove", parents=[folders], help="remove tools' files")
    removed.add_argument("tools", metavar="TOOL", nargs="+")
    removed.set_defaults(runs=("tooldesk.terminal.tools_command", "remove_tools"))


def _add_approve(verbs: argparse._SubParsersAction[CommandParser], folders: CommandParser) -> None:
    approved = verbs.add_parser(
        "approve", parents=[folders], help="have tools wait for you when they change"
    )
    approved.add_argument("tools", metavar="TOOL", nargs="*")
    approved.add_argument("--all", action="store_true", help="all tools of the workspace")
    approved.add_argument("--revoke", action="store_true", help="have them wait no more")
    approved.add_argument("--yes", action="store_true", help="do not ask about what changed")
    approved.set_defaults(runs=("tooldesk.terminal.approvals_command", "approve_tools"))
    listed = verbs.add_parser(
        "approvals", parents=[folders], help="what is approved, and what of it has changed"
    )
    listed.add_argument("--json", action="store_true", help="print JSON")
    listed.set_defaults(runs=("tooldesk.terminal.approvals_command", "list_approvals"))


def _add_import(taken: CommandParser) -> None:
    from tooldesk.terminal.importing.import_parser import add_import

    _add_folders(taken)
    add_import(taken)


def _add_export(export: CommandParser) -> None:
    _add_folders(export)
    from tooldesk.terminal.export.export_parser import add_export

    add_export(export)


def _add_lint(lint: CommandParser) -> None:
    _add_folders(lint)
    from tooldesk.terminal.linting.lint_parser import add_lint

    add_lint(lint)


def _add_capture(capture: CommandParser) -> None:
    _add_folders(capture)
    from tooldesk.terminal.capturing.capture_parser import add_capture

    add_capture(capture)


def _add_scan(scan: CommandParser) -> None:
    _add_folders(scan)
    from tooldesk.terminal.scanning.scan_parser import add_scan

    add_scan(scan)
