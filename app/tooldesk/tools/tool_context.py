"""ToolContext: what one call may use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.call_permissions import CallPermissions
from tooldesk.tools.failed_try import FailedTry
from tooldesk.tools.signer_context import SignerContext
from tooldesk.tools.tool_result import JsonObject

if TYPE_CHECKING:
    from tooldesk.redaction.redactor import Redactor
    from tooldesk.tools.http_exchange import HttpExchange


@frozen_record
class PersonQuestion:
    """What a tool wants to know of the person. Its words are a model's."""

    tool_name: str
    """Which tool asks."""

    agent_name: str
    """Who calls it."""

    text: str
    """The question."""

    choices: tuple[str, ...] = ()
    """Answers to choose from; others are answers, too."""


AskPerson: TypeAlias = Callable[[PersonQuestion], Awaitable[str | None]]
"""Shows a question and waits for the answer; None is no answer."""


@dataclass(frozen=True)
class ToolContext:
    """What a call is handed besides its arguments. Cancelled by cancelling the call's task.

    A function that has a parameter of this type gets its own view of it, which is in
    python_function/call_context.py: what concerns the function, and nothing of the caller's.
    """

    __tooldesk_context__: ClassVar[bool] = True
    """How python_function/signature.py knows such a parameter."""

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

    permissions: CallPermissions = field(default_factory=CallPermissions)
    """What the call may do."""

    redactor: Redactor | None = None
    """Knows the secrets that no cut of a long output may leave a part of."""

    on_output: Callable[[str, str], None] | None = None
    """Called with ("stdout" | "stderr", text) while the tool runs."""

    on_question: AskPerson | None = None
    """Asks the person something for a tool; None is nobody there."""

    on_permitted: Callable[[str], None] | None = None
    """Called with what allowed the call, in words, before it runs."""

    on_ready: Callable[[], None] | None = None
    """Called right before the use is counted, after which the call runs."""

    on_counted: Callable[[str], None] | None = None
    """Called with which use of its tool the call is, in words, before it runs."""

    on_try_failed: Callable[[FailedTry], None] | None = None
    """Called before the pause that precedes another try."""

    on_exchange: Callable[[HttpExchange], None] | None = None
    """Called with each request of an HTTP tool once it is answered, or broke off."""

    inner_calls: Any = field(default=None, repr=False)
    """Calls other tools for this one (execution/inner_calls.py); None is nobody who could."""

    run_inner: Any = field(default=None, repr=False)
    """Runs calls of other tools and writes them down, as the executor's `execute` runs them."""

    call_depth: int = 0
    """How many calls of tools this one is inside of."""

    may_be_redirected: Callable[[str], bool] | None = None
    """Says whether a server may send the call's request on to a URL; None is to any."""

    on_progress: Callable[[float | None, str], None] | None = None
    """Called with (fraction 0 to 1 or None, message) while the tool runs."""

    def changed(self, **fields: Any) -> ToolContext:
        """The same with other values in these fields.

        Each call changes its context twice, and dataclasses.replace takes six times as long.
        """
        other = object.__new__(ToolContext)
        other.__dict__.update(self.__dict__, **fields)
        return other

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

    if TYPE_CHECKING:
        # what only the function's own view has

        @property
        def cancellation(self) -> Any:
            """Has is_cancelled and raise_if_cancelled()."""

        def progress(self, fraction: float | None = None, message: str = "") -> None:
            """Tell how far the call is: a fraction from 0 to 1 or None, and a few words."""
