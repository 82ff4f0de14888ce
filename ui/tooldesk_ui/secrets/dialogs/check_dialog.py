"""CheckDialog: tries a variable's value with one small call of a tool."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QWidget

from tooldesk.errors import AppError
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.usage.desk.secret_check import CheckOutcome

ARGUMENTS_HEIGHT, RESULT_HEIGHT = 112, 120
_TITLES = {"works": "It works", "refused": "The value was refused", "failed": "The test failed"}
_KINDS = {"works": "ok", "refused": "error", "failed": "warn"}


class CheckDialog(Dialog):
    """Shows exactly what would run, runs it after the person's yes, and shows what came back.

    `arguments_of` gives a tool's arguments and whether its author wrote them for this.
    """

    def __init__(
        self,
        theme: Theme,
        name: str,
        tools: Sequence[ToolDefinition],
        arguments_of: Callable[[ToolDefinition], tuple[dict[str, Any], bool]],
        check: Callable[[ToolDefinition, dict[str, Any]], Awaitable[CheckOutcome]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, "check_dialog", f"Test {name}", "Run the test", parent)
        self._tools = tools
        self._arguments_of = arguments_of
        self._check = check
        self.tool = QComboBox(self)
        self.tool.setObjectName("check_tool")
        self.tool.setAccessibleName("Tool to call")
        self.tool.addItems([each.name for each in tools])
        self.tool.setVisible(len(tools) > 1)
        self.arguments = self._make_arguments()
        self._note = words_label(level="small", tone="dim")
        self._verdict = Notice(theme, self)
        self._verdict.setObjectName("check_verdict")
        self._verdict.hide()
        self._result = self._make_result(theme)
        parts: list[tuple[QWidget, int]] = [(self.tool, 8), (self.arguments, 4), (self._note, 12)]
        self.lay_out(*parts, (self._verdict, 8), (self._result, 0))
        set_words(self.leave, "Close")
        self.tool.currentIndexChanged.connect(self._show_tool)
        self._show_tool()
        self.go_by_keys()
        self.go.setFocus()

    def words(self) -> str:
        """What was found, or "" before that."""
        return "" if self._verdict.isHidden() else self._verdict.words()

    def on_go(self) -> None:
        """Run the call once."""
        self._verdict.hide()
        self._result.hide()
        self.work(self._run())

    def set_busy(self, is_busy: bool) -> None:
        """While it runs the button says so, and Cancel stops the call."""
        for part in (self.tool, self.arguments, self.go):
            part.setEnabled(not is_busy)
        set_words(
            self.go, "Running…" if is_busy else "Run again" if self.words() else "Run the test"
        )
        set_words(self.leave, "Stop" if is_busy else "Close")

    def on_leave(self) -> None:
        """Stop what is under way; close when nothing is."""
        if not self.stop_work():
            self.reject()

    def _make_arguments(self) -> QPlainTextEdit:
        made = QPlainTextEdit(self)
        made.setObjectName("check_arguments")
        made.setAccessibleName("Arguments as JSON")
        made.setProperty("face", "code")
        scaled(made, height=ARGUMENTS_HEIGHT)
        made.setTabChangesFocus(True)
        return made

    def _make_result(self, theme: Theme) -> CodeView:
        made = CodeView(theme, self)
        made.setObjectName("check_result")
        made.setAccessibleName("What the tool said")
        scaled(made, height=RESULT_HEIGHT)
        made.hide()
        return made

    async def _run(self) -> None:
        arguments = _read(self.arguments.toPlainText())
        outcome = await self._check(self._tools[self.tool.currentIndex()], arguments)
        verdict = outcome.verdict.value
        took = f"It took {outcome.duration_s:.1f} s."
        self._verdict.set_words(_KINDS[verdict], _TITLES[verdict], took, outcome.next_step)
        self._verdict.show()
        self._result.set_text(outcome.text)
        self._result.setVisible(bool(outcome.text))
        self.fit()

    def _show_tool(self) -> None:
        tool = self._tools[self.tool.currentIndex()]
        arguments, is_declared = self._arguments_of(tool)
        self.arguments.setPlainText(json.dumps(arguments, indent=2, ensure_ascii=False))
        self.hint.setText(f"{tool.name} is called once, with these arguments.")
        self._note.setText(
            "The tool declares this call for testing."
            if is_declared
            else "The tool declares no test, so this is its smallest call. It really runs: look at"
            " it first, and change what should be otherwise."
        )
        set_variant(self._note, "tone", "dim" if is_declared else "warn")


def _read(text: str) -> dict[str, Any]:
    try:
        arguments = json.loads(text)
    except (ValueError, RecursionError):
        arguments = None
    if not isinstance(arguments, dict):
        raise AppError("The arguments are no JSON object.", next_step='Write them as {"name": 1}.')
    return arguments
