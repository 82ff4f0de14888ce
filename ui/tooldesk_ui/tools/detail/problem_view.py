"""ProblemView: what is wrong with a tool's file, where, and its traceback."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.notice import Notice

if TYPE_CHECKING:
    from tooldesk.workspace.workspace_problem import WorkspaceProblem

FRAME_HEIGHT = 24
MAX_LINES = 16
NEXT_STEP = "Mend the file; it is read again when it is saved."


class ProblemView(QWidget):
    """A notice in three parts; below it the traceback when there is one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notice = Notice(theme, self)
        self._notice.setObjectName("tool_problem")
        self._detail = CodeView(theme, self)
        self._detail.setObjectName("tool_traceback")
        self._detail.setAccessibleName("Traceback")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.setSpacing(8)
        column.addWidget(self._notice)
        column.addWidget(self._detail)

    def set_problem(self, problem: WorkspaceProblem | None) -> None:
        """Show `problem`; nothing is shown when there is none."""
        self.setVisible(problem is not None)
        if problem is not None:
            do = problem.next_step or NEXT_STEP
            self.set_words(problem.path, problem.line, problem.reason, problem.detail, do)

    def set_words(
        self, path: Path | str, line: int | None, reason: str, detail: str, do: str = NEXT_STEP
    ) -> None:
        """Show what is wrong and where; `detail` is a traceback, or what to do in place of `do`."""
        detail = detail.strip()
        is_traceback = "\n" in detail
        where = f"{path}, line {line}" if line else str(path)
        next_step = do if is_traceback or not detail else detail
        self._notice.set_words("error", reason[:1].upper() + reason[1:], where, next_step)
        self._detail.setVisible(is_traceback)
        self._detail.set_text(detail)
        lines = min(detail.count("\n") + 1, MAX_LINES)
        scaled(self._detail, lines=(lines, FRAME_HEIGHT))

    def words(self) -> str:
        """What the notice says."""
        return self._notice.words()
