"""ToolContext: what one call may use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from app.tools.signer_context import SignerContext


@dataclass(frozen=True, slots=True)
class ToolContext:
    """What a call is handed besides its arguments. Cancelled by cancelling the call's task."""

    working_dir: Path | None = None
    """Folder the tool works in; None is the workspace folder."""

    agent_name: str = ""
    """Who calls, for the history."""

    session_id: str = ""
    """Calls of one console or one terminal command share it."""

    env_vars: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Resolved variables for the process of the call. Values: never shown, never stored."""

    signer: SignerContext | None = None
    """Signs on behalf of the call; None unless the tool declares that it needs one."""

    on_output: Callable[[str, str], None] | None = None
    """Called with ("stdout" | "stderr", text) while the tool runs."""

    on_progress: Callable[[float | None, str], None] | None = None
    """Called with (fraction 0 to 1 or None, message) while the tool runs."""
