"""PermissionRequest: what a person is shown before a call that asks, and what they can answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from tooldesk.frozen_record import frozen_record

if TYPE_CHECKING:
    from pathlib import Path

    from tooldesk.execution.permissions.changes import Change
    from tooldesk.execution.permissions.edges import Edge
    from tooldesk.signing.signer_access import SignatureRequest
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.tools.tool_result import JsonObject


class Answer(StrEnum):
    """What a person says to a call that asks."""

    ONCE = "allowed once by you"
    """This call may run."""

    SESSION = "allowed by you until Tooldesk closes"
    """So may all calls of the tool that are asked about for the same reason, until then."""

    ALWAYS = "always allowed by you"
    """So may they from now on, until the tool changes or the grant is revoked."""

    IN_ADVANCE = "allowed in advance by --yes"
    """This call may run: whoever started it said so of all. It hands out nothing of theirs."""

    DENY = "denied by you"
    """It may not."""


@frozen_record
class PermissionRequest:
    """A call, or a signature that it wants, which waits for a yes."""

    definition: ToolDefinition
    """The tool."""

    arguments: JsonObject
    """What it would get, without secrets."""

    reason: str
    """Why it asks, as one sentence."""

    working_dir: Path
    """Where it would work."""

    signature: SignatureRequest | None = None
    """What would be signed, when the tool runs already and asks for that."""

    edges: tuple[Edge, ...] = ()
    """What of the person's would go where, when that is what is asked about."""

    changes: tuple[Change, ...] = ()
    """What of the tool differs from what the person once said yes to."""

    call_index: int = 0
    """Which call of the output it is."""


Ask = Callable[[PermissionRequest], Awaitable[Answer]]
"""Shows a person what would run, and waits for the answer."""
