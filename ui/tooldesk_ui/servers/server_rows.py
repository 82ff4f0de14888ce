"""ServerRow: what the list says of a server. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk.errors import PermanentError
from tooldesk.execution.mcp_server.remote_tool import ToolChange
from tooldesk.execution.mcp_server.server_status import ServerState, ServerStatus
from tooldesk.execution.mcp_server.taken_tools import ServerTools
from tooldesk.tools.server_config import ServerConfig
from tooldesk.tools.tool_definition import McpSource, ToolDefinition
from tooldesk.workspace.taken_files import waiting
from tooldesk.workspace.workspace_problem import WorkspaceProblem
from tooldesk_ui.widgets.state_look import StateLook

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

NOT_TRUSTED = StateLook("Not trusted", "lock", "warn")
LOOKS = {
    ServerState.STOPPED: StateLook("Stopped", "state_waiting", "text_dim"),
    ServerState.STARTING: StateLook("Starting", "state_running", "accent"),
    ServerState.RUNNING: StateLook("Running", "state_passed", "ok"),
    ServerState.FAILED: StateLook("Failed", "state_failed", "error"),
    ServerState.DISABLED: StateLook("Disabled", "state_skipped", "text_dim"),
}


@dataclass(frozen=True, slots=True)
class ServerRow:
    """A server as it is now; all that it says itself is without known secrets."""

    status: ServerStatus
    """What it does."""

    config: ServerConfig
    """What the file says of it."""

    tools: ServerTools
    """Its tools: those that a person took over, and how they were seen last."""

    is_trusted: bool
    """Whether a person trusts the folder."""

    definitions: tuple[ToolDefinition, ...] = ()
    """Its tools as calls find them, with what the person set for them."""

    changes: tuple[ToolChange, ...] = ()
    """What of its tools waits for a person."""

    @property
    def key(self) -> str:
        """Its name in servers.json."""
        return self.status.name

    @property
    def look(self) -> StateLook:
        """Word, icon and colour of its state."""
        return LOOKS[self.status.state] if self.is_trusted else NOT_TRUSTED

    @property
    def detail(self) -> str:
        """How it is spoken to, and its tools."""
        return f"{self.status.transport} · {tools_words(self)}"

    @property
    def found_by(self) -> str:
        """Name, state, transport and what starts it."""
        config = self.config
        words = (self.key, self.look.word, self.detail, config.url or config.command or "")
        return " ".join((*words, *config.args))

    @property
    def is_running(self) -> bool:
        """Whether it can be stopped."""
        return self.status.state in (ServerState.RUNNING, ServerState.STARTING)

    @property
    def may_start(self) -> bool:
        """Whether it can be started."""
        can = self.status.state in (ServerState.STOPPED, ServerState.FAILED)
        return can and self.is_trusted


@dataclass(frozen=True, slots=True)
class Standing:
    """All servers of a workspace at one moment."""

    rows: tuple[ServerRow, ...]
    """In the order of servers.json."""

    problems: tuple[WorkspaceProblem, ...]
    """What of servers.json can't be used."""


def standing_of(app: App) -> Standing:
    """How all servers are now. Takes a while where they have many tools: for a thread."""
    is_trusted, definitions = app.trust.is_given, app.registry.definitions()
    rows = []
    for name in app.servers.names():
        try:
            status, config = app.servers.status(name), app.servers.config(name)
            tools = app.servers.tools(name)
        except PermanentError:  # it was removed meanwhile, and another look follows
            continue
        status = app.without_known_secrets(status)
        own = tuple(each for each in definitions if _is_of(each, name))
        changes = tuple(app.without_known_secrets(list(waiting(own, name, tools))))
        rows.append(ServerRow(status, config, tools, is_trusted, own, changes))
    file = app.workspace.servers_file
    problems = tuple(each for each in app.workspace.problems if each.path == file)
    return Standing(tuple(rows), problems)


def _is_of(definition: ToolDefinition, server: str) -> bool:
    return isinstance(definition.source, McpSource) and definition.source.server == server


def tools_words(row: ServerRow) -> str:
    """How many tools are taken over, and how many wait."""
    if row.tools.seen is None and not row.tools.taken:
        return "not started yet"
    words = counted(row.status.taken, "tool")
    waiting = len(row.changes)
    if not waiting:
        return words
    return f"{words}, {waiting:,} {'waits' if waiting == 1 else 'wait'} for you"


def summary(rows: tuple[ServerRow, ...]) -> str:
    """How many servers there are, run, and have tools that wait; "" where there are none."""
    if not rows:
        return ""
    running = sum(row.status.state is ServerState.RUNNING for row in rows)
    waiting = sum(len(row.changes) for row in rows)
    words = f"{counted(len(rows), 'server')}, {running:,} running"
    return f"{words}, {counted(waiting, 'tool')} to look at" if waiting else words
