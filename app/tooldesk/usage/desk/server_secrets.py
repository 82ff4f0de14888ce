"""refuse_stored_values: no value of the keyring gets into servers.json, which is made for git."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tooldesk.errors import SecretsUnreadError, ServerConfigError
from tooldesk.redaction.stream_redactor import names_in

if TYPE_CHECKING:
    from tooldesk.usage.desk.workspace_desk import WorkspaceDesk


async def refuse_stored_values(desk: WorkspaceDesk, name: str, entry: Mapping[str, object]) -> None:
    """Look through what is about to be written of a server; with a locked keyring nobody can.

    Raises:
        ServerConfigError: a stored value stands in it.
    """
    said = dict(entry)
    try:
        without = await desk.without_secrets(said)
    except SecretsUnreadError:
        return
    if without is said:
        return
    names = sorted(names_in(json.dumps(without, ensure_ascii=False)))
    raise ServerConfigError(
        f"the server {name} holds the value of {', '.join(names)}, and its file is for others to "
        "read",
        next_step="Write ${NAME} in its place, in env or headers; a command gets it as a variable.",
    )
