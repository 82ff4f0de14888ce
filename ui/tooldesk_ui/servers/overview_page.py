"""OverviewPage: what starts a server, how it is, and why it does not start."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk.execution.mcp_server.doctor import DoctorStep
from tooldesk.execution.mcp_server.server_status import ServerState
from tooldesk.execution.permissions.visible_text import visible_line, visible_text
from tooldesk.paths import expanded_path
from tooldesk.tools.sources.command_line import command_line
from tooldesk_ui.servers.server_rows import ServerRow
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.slot import Slot
from tooldesk_ui.widgets.pages.value_rows import ValueRows
from tooldesk_ui.widgets.time_words import ago_words

_LONGEST = 2_000


class OverviewPage(DetailPage):
    """Everything but tools and traffic."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__("server_overview", "Server", parent)
        self._theme = theme
        self._program = ""
        self.notice = Notice(theme, self)
        self.notice.setObjectName("server_notice")
        self._steps = Slot()
        self.starts, self.running = ValueRows(), ValueRows()
        self.starts.setObjectName("server_starts")
        self.running.setObjectName("server_running")
        self._top = QWidget()
        top = QVBoxLayout(self._top)
        top.setContentsMargins(0, 0, 0, 16)
        top.addWidget(self.notice)
        self._told = words_label()
        self._told.setObjectName("server_instructions")
        self._doctor, doctor_gap = section("Why it does not start", self._steps)
        self._server, server_gap = section("What it says of itself", self.running)
        self._instructions, told_gap = section("What it tells models", self._told)
        self._doctor.hide()
        self.fill(
            (self._top, 0),
            (self._doctor, doctor_gap),
            section("What a start runs", self.starts),
            (self._server, server_gap),
            (self._instructions, told_gap),
        )

    def show_server(self, row: ServerRow, program: str, workspace_dir: Path) -> None:
        """Show a server; `program` is the path of its command, or why there is none."""
        kind, *words = notice_words(row)
        self.notice.setVisible(bool(kind))
        self._top.setVisible(bool(kind))
        if kind:
            self.notice.set_words(kind, *words)
        self.starts.set_rows(start_rows(row, program, workspace_dir))
        facts = status_rows(row)
        self.running.set_rows(facts)
        self._server.setVisible(bool(facts))
        told = row.status.instructions.strip()
        self._told.setText(visible_text(told[:_LONGEST]))
        self._instructions.setVisible(bool(told))

    def show_steps(self, steps: list[DoctorStep], *, is_done: bool) -> None:
        """Show how far the examination is; nothing of it without steps."""
        self._doctor.setVisible(bool(steps) or not is_done)
        box = QWidget()
        box.setObjectName("doctor_steps")
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for step in steps:
            notice = Notice(self._theme)
            title = step.step.capitalize() if step.step.islower() else step.step
            notice.set_words(
                "ok" if step.is_ok else "error",
                title,
                visible_text(step.words[:_LONGEST]).strip(),
                visible_text(step.next_step[:_LONGEST]),
            )
            column.addWidget(notice)
        if not is_done:
            notice = Notice(self._theme)
            notice.set_words("info", "Looking further…")
            column.addWidget(notice)
        self._steps.put(box)


def notice_words(row: ServerRow) -> tuple[str, ...]:
    """Kind, title, message and next step of what a person should know first; ("",) for nothing."""
    if not row.is_trusted:
        return (
            "warn",
            "Nothing of this folder is started",
            "Nobody trusts the folder of this workspace yet, and its servers are programs.",
            "Look at what they would run, then trust the folder in the bar above.",
        )
    if row.status.state is ServerState.DISABLED:
        next_step = "Edit it, and untick “Leave it out”."
        return ("info", "It is disabled", "servers.json says that it is left out.", next_step)
    if row.status.state is ServerState.FAILED:
        why = visible_text(row.status.failure[:_LONGEST])
        return ("error", "It does not run", why, "See why it won't start, and its traffic.")
    if waiting := len(row.changes):
        are = "is" if waiting == 1 else "are"
        title = f"{counted(waiting, 'tool')} {are} new or changed"
        return ("warn", title, "No call may use them yet.", "Look at them, then take them over.")
    return ("",)


def start_rows(row: ServerRow, program: str, workspace_dir: Path) -> list[tuple[str, str]]:
    """What a start would run, with the names of variables and never their values."""
    config = row.config
    if config.url is not None:
        found = [("URL", config.url), ("Headers", ", ".join(config.headers))]
    else:
        line = command_line((config.command or "", *config.args))
        folder = workspace_dir / expanded_path(config.cwd or "")
        found = [("Command", line), ("Program", program), ("Folder", str(folder))]
        found.append(("Variables", ", ".join(config.env) or "none of yours"))
    if wanted := [each.name for each in config.variables if each.default is None]:
        found.append(("From the keyring", ", ".join(wanted)))
    found.append(("Transport", row.status.transport))
    is_per_call = config.tooldesk.session == "per_call"
    found.append(("Session", "each call starts it anew" if is_per_call else "one for many calls"))
    return [(label, visible_line(words)) for label, words in found if words]


def status_rows(row: ServerRow) -> list[tuple[str, str]]:
    """What a running server tells of itself."""
    status = row.status
    process = "" if status.process_id is None else f"{status.process_id}"
    since = ago_words(status.started_at, datetime.now(UTC)) if status.started_at else ""
    found = (
        ("Calls itself", status.title),
        ("Speaks", status.protocol and f"MCP {status.protocol}"),
        ("Offers", ", ".join(status.capabilities)),
        ("Not usable", "; ".join(status.unusable)),
        ("Process", process),
        ("Started", since),
    )
    return [(label, visible_line(words[:_LONGEST])) for label, words in found if words]
