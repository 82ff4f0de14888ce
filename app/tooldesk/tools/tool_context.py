"""ToolContext: what one call may use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.tools.failed_try import FailedTry
from tooldesk.tools.signer_context import SignerContext
from tooldesk.tools.tool_result import JsonObject

if TYPE_CHECKING:
    from tooldesk.redaction.redactor import Redactor


@dataclass(frozen=True, slots=True)
class ToolContext:
    """What a call is handed besides its arguments. Cancelled by cancelling the call's task."""

    working_dir: Path | None = None
    """Folder the tool works in; None is the workspace folder."""

    agent_name: str = ""
    """Who calls, for the history and for tools that ask."""

    agent_role: str = ""
    """What the agent is there for, such as "Researcher"; for the history and tools that ask."""

    model: str = ""
    """Name of the model that wrote the call; it decides how often it may try to be understood."""

    fingerprint_context: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Security metadata of whoever is behind the call. The tool's process gets it beside the
    arguments; it is no part of them, is never shown and never stored."""

    session_id: str = ""
    """Calls of one console or one terminal command share it."""

    env_vars: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Resolved variables for the process of the call. Values: never shown, never stored."""

    signer: SignerContext | None = None
    """Signs on behalf of the call; None unless the tool declares that it needs one."""

    redactor: Redactor | None = None
    """Knows the secrets that no cut of a long output may leave a part of."""

    on_output: Callable[[str, str], None] | None = None
    """Called with ("stdout" | "stderr", text) while the tool runs."""

    on_permitted: Callable[[str], None] | None = None
    """Called with what allowed the call, in words, before it runs."""

    on_counted: Callable[[str], None] | None = None
    """Called with which use of its tool the call is, in words, before it runs."""

    on_try_failed: Callable[[FailedTry], None] | None = None
    """Called before the pause that precedes another try."""

    may_be_redirected: Callable[[str], bool] | None = None
    """Says whether a server may send the call's request on to a URL; None is to any."""

    on_progress: Callable[[float | None, str], None] | None = None
    """Called with (fraction 0 to 1 or None, message) while the tool runs."""

    @property
    def caller(self) -> JsonObject:
        """What a tool may know of its caller, as far as it is known.

        Keys: agent_name, agent_role, fingerprint_context {name: value}.
        """
        known = {
            "agent_name": self.agent_name,
            "agent_role": self.agent_role,
            "fingerprint_context": dict(self.fingerprint_context),
        }
        return {key: value for key, value in known.items() if value}
