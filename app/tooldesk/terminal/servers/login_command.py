"""tooldesk servers login and logout: at servers that want OAuth."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from tooldesk.execution.mcp_server.server_login import is_lasting, log_in, log_out
from tooldesk.terminal.input_output import CALL_FAILED, OK, say_json, tell
from tooldesk.terminal.servers.live_command import run_live

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.permissions.asking import Ask


def login(arguments: Namespace) -> int:
    """Log in anew in the browser; 1 where there is no login, or it can't be kept."""

    async def work(app: App, name: str, ask: Ask | None) -> int:
        is_logged_in = await log_in(app.servers, name, ask)
        is_kept = is_logged_in and await is_lasting(app.servers, name)
        if arguments.json:
            say_json({"is_logged_in": is_logged_in, "is_kept": is_kept})
        elif not is_logged_in:
            tell(f"{name} lets Tooldesk in without a login.")
        elif is_kept:
            tell(f"Logged in to {name}. The keyring has what it gave.")
        else:
            tell(f"Logged in to {name}, but no keyring can keep that. It ends with this command.")
            tell("  See why: tooldesk secrets list")
        return CALL_FAILED if is_logged_in and not is_kept else OK

    return run_live(arguments, work)


def logout(arguments: Namespace) -> int:
    """Forget a login."""

    async def work(app: App, name: str, ask: Ask | None) -> int:
        was_there = await log_out(app.servers, name)
        if arguments.json:
            say_json({"was_logged_in": was_there})
        else:
            tell(f"Logged out of {name}." if was_there else f"There was no login to {name}.")
        return OK

    return run_live(arguments, work)
