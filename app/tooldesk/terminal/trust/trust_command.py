"""tooldesk trust: show what a folder would do, and say or take back that it may.

It reads the folder's tool files and starts nothing of it.
"""

from __future__ import annotations

import os
import shlex
from argparse import Namespace
from itertools import groupby
from pathlib import Path

from tooldesk.execution.permissions.question_words import day
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.paths import AppPaths, expanded_path, real_path
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import CALL_FAILED, OK, UsageFaultError, say, say_json, tell
from tooldesk.terminal.session import paths_of, tell_problems
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.workspace.folder_reach import Reach, reach_of
from tooldesk.workspace.tool_files import read_tool_files
from tooldesk.workspace.trust import TrustedFolders


def show_trust(arguments: Namespace) -> int:
    """What the folder's tools would run, ask for and reach, and whether they may."""
    paths, folder = _folder_of(arguments)
    is_trusted = TrustedFolders(paths).is_trusted(folder)
    definitions = _definitions(folder)
    reach = reach_of(definitions, folder)
    if arguments.json:
        tools = [definition.name for definition in definitions]
        say_json(
            {
                "folder": real_path(folder),
                "is_trusted": is_trusted,
                "tools": tools,
                "reach": [
                    {"kind": each.kind.name.lower(), "what": each.what, "tools": [*each.tools]}
                    for each in reach
                ],
            },
            indent=2,
        )
        return OK
    say(f"{folder} is {'' if is_trusted else 'not '}trusted.")
    _print_reach(reach)
    if not is_trusted:
        tell(f"Nothing of it runs. To let it: tooldesk trust add {shlex.quote(str(folder))}")
    return OK


def add_trust(arguments: Namespace) -> int:
    """Let the folder's tools run; it is shown what they would do."""
    paths, folder = _folder_of(arguments)
    definitions = _definitions(folder)
    try:
        TrustedFolders(paths).add(folder)
    except OSError as error:
        raise UsageFaultError(f"{folder} can't be trusted: {error.strerror or error}.") from error
    _print_reach(reach_of(definitions, folder))
    tell(f"You trust {folder} now.")
    return OK


def remove_trust(arguments: Namespace) -> int:
    """Let nothing of the folder run any more; 1 when it was not trusted."""
    paths, folder = _folder_of(arguments, must_exist=False)
    folders = TrustedFolders(paths)
    if folders.is_default(folder):
        raise UsageFaultError(f"{folder} is Tooldesk's own workspace, which is always trusted.")
    if not folders.remove(folder):
        tell(f"{folder} is not trusted.")
        return CALL_FAILED
    tell(f"You trust {folder} no more.")
    return OK


def list_trust(arguments: Namespace) -> int:
    """Every folder that is trusted, also those that are gone."""
    folders = TrustedFolders(paths_of(arguments))
    rows = [
        {
            "folder": each.folder,
            "trusted_at": each.trusted_at.isoformat(),
            "since": day(each.trusted_at),
            "state": "trusted" if folders.is_trusted(Path(each.folder)) else "gone or another one",
        }
        for each in folders.all()
    ]
    if arguments.json:
        say_json(rows, indent=2)
    else:
        print_columns((visible_line(row["folder"]), row["since"], row["state"]) for row in rows)
    if not rows:
        tell("No folder is trusted besides Tooldesk's own workspace.")
    return OK


def _folder_of(arguments: Namespace, *, must_exist: bool = True) -> tuple[AppPaths, Path]:
    """Where things are kept, and the folder that is meant.

    Raises:
        UsageFaultError: there is no such folder.
    """
    paths = paths_of(arguments)
    folder = expanded_path(arguments.dir).absolute() if arguments.dir else paths.workspace_dir
    if must_exist and not os.path.isdir(folder):
        raise UsageFaultError(f"{folder} is no folder.")
    return paths, folder


def _definitions(folder: Path) -> tuple[ToolDefinition, ...]:
    definitions, _, problems = read_tool_files(folder / "tools")
    tell_problems(problems)
    file = folder / "servers.json"
    if not file.exists():
        return definitions
    # only workspaces with servers need it
    from tooldesk.workspace.servers_file import unresolved_launches

    starts, problems = unresolved_launches(file)
    tell_problems(problems)
    return (*definitions, *starts)


def _print_reach(reach: tuple[Reach, ...]) -> None:
    """Each kind with its list; what a folder wrote never looks like a line of ours."""
    if not reach:
        say("It has no tools that could do anything.")
    for kind, group in groupby(reach, key=lambda each: each.kind):
        say(f"{kind}:")
        for each in group:
            tools = ", ".join(each.tools[:5]) + (" …" if len(each.tools) > 5 else "")
            of_tools = "" if each.what in each.tools else f"  ({tools})"
            say(f"  {visible_line(each.what)}{of_tools}")
