"""tooldesk workspaces: the folders that were opened last in the window."""

from __future__ import annotations

from argparse import Namespace

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.terminal.input_output import OK, say, say_json
from tooldesk.terminal.session import paths_of


def list_workspaces(arguments: Namespace) -> int:
    """One line a folder, the newest first; opens and makes none of them."""
    from tooldesk.workspace.recent_workspaces import RecentWorkspaces

    listed = RecentWorkspaces(paths_of(arguments)).listed()
    if arguments.json:
        names = ("is_default", "is_there")
        say_json(
            [
                {"folder": str(each.folder)} | {name: getattr(each, name) for name in names}
                for each in listed
            ],
            indent=2,
        )
        return OK
    for each in listed:
        note = " (default)" if each.is_default else "" if each.is_there else " (not there)"
        say(visible_line(str(each.folder)) + note)
    return OK
