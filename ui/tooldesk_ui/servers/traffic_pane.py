"""TrafficPane: what was said to a server and by it, and what it wrote to stderr."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLine, TrafficLog
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.latest_work import LatestWork
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.lists.filter_field import FilterField
from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.text_area.find_query import Query
from tooldesk_ui.widgets.text_area.text_area import TextArea

ALL, MESSAGES, STDERR = range(3)
LOOK_EVERY_MS = 200
"""A server that floods its log is followed no faster than that."""

SEARCH_S = 1.0
"""It is looked through on a thread of its own."""

_SIGNS = {"to server": "→", "from server": "←", "stderr": "stderr", "malformed": "no message"}
_NOTHING, _NOTHING_FOUND = "Nothing was said yet.", "No line has this in it."


def traffic_text(log: TrafficLog, kind: int, query: Query) -> str:
    """The lines of a log that are wanted, each with its time and the way it went.

    Instead of them why nothing can be found, where that is so. Blocking.
    """
    search = RowSearch(query)
    wanted = [each for each in log.lines() if _is_wanted(each, kind)]
    texts = [each.text.lower() if search.is_lower else each.text for each in wanted]
    while not search.step(texts, SEARCH_S):
        pass  # an expression that takes too long ends it
    return search.problem or "\n".join(map(_line, search.fitting(wanted, texts)))


def _is_wanted(line: TrafficLine, kind: int) -> bool:
    is_stderr = line.direction in ("stderr", "malformed")
    return kind == ALL or (is_stderr if kind == STDERR else not is_stderr)


def _line(line: TrafficLine) -> str:
    cut = f" … {line.length:,} characters" if line.length > len(line.text) else ""
    sign = _SIGNS.get(line.direction, line.direction)
    return f"{line.at.astimezone():%H:%M:%S}  {sign}  {visible_line(line.text)}{cut}"


class TrafficPane(QWidget):
    """Follows the log of one server while it is to be seen; its text has a find bar."""

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("server_traffic")
        self._log: TrafficLog | None = None
        self._clean: Callable[[str], str] = str
        self.search = FilterField(theme, "Filter traffic", "traffic", self)
        self.search.setAccessibleName("Filter traffic")
        self.kinds = Segments(("All", "Messages", "stderr"), "traffic_kinds", self)
        self.text = TextArea(theme, self, is_read_only=True)
        self.text.setObjectName("traffic_text")
        self.text.setAccessibleName("What was said to the server, and by it")
        self.text.setProperty("level", "dense")
        self._work = LatestWork(0, self)
        self._work.finished.connect(self._show)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(LOOK_EVERY_MS)
        self._pause.timeout.connect(self._read)
        self.search.query_changed.connect(self._read)
        self.search.left_downwards.connect(self.text.setFocus)
        self.kinds.chosen.connect(lambda _: self._read())
        of_log = commands.pick("copy_server_log", "export_server_log")
        buttons = [ActionButton(each, "quiet") for each in of_log]
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(flow_of(self.kinds, *buttons))
        column.addWidget(self.text, 1)

    def show_log(self, log: TrafficLog | None, clean: Callable[[str], str]) -> None:
        """Follow this one; `clean` takes the secrets that are known out of a text."""
        self._clean = clean
        if log is self._log:
            return
        if self._log is not None:
            self._log.on_line = None
        self._log = log
        if log is not None:
            log.on_line = lambda _: self._note()
        self._work.cancel()
        self.text.set_text("")
        self._read()

    def wanted_text(self) -> Callable[[], str] | None:
        """Reads what the filter wants, on a thread; None without a server."""
        if self._log is None:
            return None
        return partial(traffic_text, self._log, self.kinds.current(), self.search.query)

    async def shut_down(self) -> None:
        """Follow nothing any more."""
        self._pause.stop()
        self.show_log(None, str)
        await self._work.shut_down()

    def _note(self) -> None:
        if self.isVisible() and not self._pause.isActive():
            self._pause.start()

    def _read(self) -> None:
        self.search.say_problem(RowSearch(self.search.query).problem)
        wanted, clean = self.wanted_text(), self._clean
        if wanted is not None:
            self._work.start(lambda: clean(wanted()), at_once=True)

    def showEvent(self, event: object) -> None:
        """More may have been said meanwhile."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._read()

    def _show(self, text: object) -> None:
        assert isinstance(text, str)
        nothing = _NOTHING_FOUND if self.search.query.words else _NOTHING
        words, before = text or nothing, self.text.text
        if words == before:
            return
        kept_from = before.find(words.partition("\n")[0])
        kept = before[kept_from:] if kept_from >= 0 else ""
        if kept and words.startswith(kept):
            # what is read, selected or found in it stays where it is
            self.text.replace_text(len(before), len(before), words[len(kept) :])
            self.text.replace_text(0, kept_from, "")
        else:
            self.text.set_text(words)
