"""log_in and log_out: a person's login at an MCP server that wants one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk.errors import PermanentError
from tooldesk.execution.mcp_server.authorization.kept_logins import ACCESS_TOKEN
from tooldesk.execution.mcp_server.servers import Servers

if TYPE_CHECKING:
    from tooldesk.execution.permissions.asking import Ask


async def log_in(servers: Servers, name: str, ask: Ask | None) -> bool:
    """Have a person log in anew; false when the server wants no login. It runs after that.

    Raises:
        ToolUsageError: there is no login, or the server does not run.
        SecretUnavailableError: what holds the tokens can't be written.
        StorageError: the index of secrets can't be written.
    """
    await log_out(servers, name, keeps_client=True)
    await servers.start(name, ask)
    return ACCESS_TOKEN in await (await servers.logins()).read(name, _url(servers, name))


async def log_out(servers: Servers, name: str, *, keeps_client: bool = False) -> bool:
    """Stop it, and forget the tokens that it was given; false when there were none.

    Unless it is kept, the client that was registered for it is forgotten, too.

    Raises:
        PermanentError: there is no such server, or it has no URL.
        SecretUnavailableError: what holds the tokens can't be written.
        StorageError: the index of secrets can't be written.
    """
    url = _url(servers, name)
    await servers.stop(name)
    return await (await servers.logins()).forget(name, url, keeps_client=keeps_client)


async def is_lasting(servers: Servers, name: str) -> bool:
    """Whether a login is kept when Tooldesk ends."""
    return (await servers.logins()).is_lasting(name, _url(servers, name))


def _url(servers: Servers, name: str) -> str:
    url = servers.config(name).url
    if url is None:
        raise PermanentError(
            f"The server {name} is started here, and wants no login.",
            next_step=f"Start it: tooldesk servers start {name}",
        )
    return url
