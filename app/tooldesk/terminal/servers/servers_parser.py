"""The arguments of `tooldesk servers`."""

from __future__ import annotations

import argparse
from typing import Any

from tooldesk.terminal.command_parser import CommandParser
from tooldesk.terminal.import_choices import add_choices

_CHANGING = "tooldesk.terminal.servers.servers_command"
_LOGIN = "tooldesk.terminal.servers.login_command"
_LIVE = "tooldesk.terminal.servers.live_command"


class _VerbParser(CommandParser):
    """Leaves the words of a command alone, which stand behind "--"."""

    takes_command = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is known; ends the program when there is more."""
        words = [*args]
        at = words.index("--") if self.takes_command and "--" in words else len(words)
        known, unknown = super().parse_known_args(words[:at], namespace)
        if self.takes_command:
            known.command = words[at + 1 :]
        return known, unknown


def add_servers(servers: argparse.ArgumentParser, folders: argparse.ArgumentParser) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    verbs: Any = servers.add_subparsers(required=True, parser_class=_VerbParser)
    listed = verbs.add_parser("list", parents=[folders], help="one line a server; starts none")
    listed.set_defaults(runs=(_CHANGING, "list_servers"))
    _add_add(verbs, folders)
    _add_import(verbs, folders)
    removed = verbs.add_parser("remove", parents=[folders], help="take servers out of the file")
    removed.add_argument("servers", metavar="SERVER", nargs="+")
    removed.set_defaults(runs=(_CHANGING, "remove_servers"))
    _add_live(verbs, folders)
    tools = _named(verbs, folders, "tools", "its tools, and what of them changed; starts nothing")
    tools.add_argument(
        "--take", metavar="TOOL", nargs="*", help="take over what was seen of these, or of all"
    )
    tools.set_defaults(runs=(_CHANGING, "tools_of"))
    for verb in verbs.choices.values():
        verb.add_argument("--json", action="store_true", help="print JSON")


def _add_add(verbs: Any, folders: Any) -> None:
    added = verbs.add_parser(
        "add",
        parents=[folders],
        help="write a server into servers.json; starts nothing",
        usage="%(prog)s SERVER [options] (--url URL | -- COMMAND [WORD ...])",
    )
    added.add_argument("server", metavar="SERVER")
    added.takes_command = True
    added.add_argument("--url", metavar="URL", help="of a server that runs already")
    added.add_argument("--sse", action="store_true", help="speak the older HTTP transport to it")
    for option, words in (
        ("--env", "a variable of its process; ${KEY} stands for what the keyring has as KEY"),
        ("--header", "a header of each request, with ${KEY} as in --env"),
    ):
        added.add_argument(option, metavar="NAME=VALUE", action="append", default=[], help=words)
    added.add_argument("--cwd", metavar="DIR", help="folder it runs in; else the workspace")
    added.add_argument("--per-call", action="store_true", help="start it for each call anew")
    added.add_argument(
        "--allow-private-hosts", action="store_true", help="the URL may lead into this network"
    )
    added.add_argument("--replace", action="store_true", help="also one that is there")
    added.set_defaults(runs=(_CHANGING, "add_server"))


def _add_import(verbs: Any, folders: Any) -> None:
    taken = verbs.add_parser(
        "import",
        parents=[folders],
        help="take servers over from the configurations of other programs; starts nothing",
    )
    taken.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="one configuration, as JSON or TOML; else those of known programs on this machine",
    )
    add_choices(taken, "server")
    taken.set_defaults(runs=("tooldesk.terminal.servers.import_command", "import_servers"))


def _add_live(verbs: Any, folders: Any) -> None:
    started = _named(verbs, folders, "start", "start it, see its tools, and take them over")
    started.set_defaults(runs=(_LIVE, "start"))
    shown = _named(verbs, folders, "show", "what the file says of it, and what a start would run")
    shown.add_argument("--live", action="store_true", help="start it, show all that it offers")
    shown.add_argument("--read", metavar="URI", help="start it, print one of its resources")
    shown.add_argument("--prompt", metavar="NAME", help="start it, print one of its prompts")
    shown.add_argument("--args", metavar="JSON", default="{}", help="the prompt's arguments")
    shown.set_defaults(runs=(_LIVE, "show"))
    answering = _add_answering(verbs, folders)
    doctor = _named(verbs, folders, "doctor", "why it does not start, step by step")
    doctor.set_defaults(runs=(_LIVE, "examine"))
    tasks = _named(verbs, folders, "tasks", "start it, list what it still works at for you")
    tasks.add_argument("--cancel", metavar="TASK", help="have it cancel this one")
    tasks.set_defaults(runs=(_LIVE, "tasks"))
    logged = _named(verbs, folders, "log", "start it, print all that is said to it and by it")
    logged.add_argument("--tool", metavar="TOOL", help="call this tool of it, too")
    logged.add_argument("--args", metavar="JSON", default="{}", help="the call's arguments")
    logged.set_defaults(runs=(_LIVE, "log"))
    logs_in = _named(verbs, folders, "login", "start it, and log in to it in the browser")
    logs_in.set_defaults(runs=(_LOGIN, "login"))
    logs_out = _named(verbs, folders, "logout", "forget what it gave when you logged in")
    logs_out.set_defaults(runs=(_LOGIN, "logout"))
    for verb in (started, shown, *answering, doctor, logged, tasks, logs_in, logs_out):
        answers = verb.add_mutually_exclusive_group()
        answers.add_argument("--yes", action="store_true", help="say yes to starting it")
        answers.add_argument("--deny-all", action="store_true", help="say no to whatever asks")


def _add_answering(verbs: Any, folders: Any) -> tuple[Any, ...]:
    """What a server has besides tools."""
    read = _named(
        verbs, folders, "read", "start it, print one of its resources, or an app's source"
    )
    read.add_argument("read", metavar="URI")
    read.set_defaults(runs=(_LIVE, "show"), live=False, prompt=None, args="{}")
    prompt = _named(verbs, folders, "prompt", "start it, print one of its prompts")
    prompt.add_argument("prompt", metavar="NAME")
    prompt.add_argument("--args", metavar="JSON", default="{}", help="the prompt's arguments")
    prompt.set_defaults(runs=(_LIVE, "show"), live=False, read=None)
    begun = _named(verbs, folders, "complete", "start it, print what an argument could go on as")
    begun.add_argument("of", metavar="PROMPT-OR-TEMPLATE", help="a prompt, or a template of URIs")
    begun.add_argument("argument", metavar="ARGUMENT", help="its name")
    begun.add_argument("begun", metavar="BEGINNING", nargs="?", default="")
    begun.set_defaults(runs=(_LIVE, "complete"))
    return read, prompt, begun


def _named(verbs: Any, folders: Any, verb: str, words: str) -> Any:
    parser = verbs.add_parser(verb, parents=[folders], help=words)
    parser.add_argument("server", metavar="SERVER")
    return parser
