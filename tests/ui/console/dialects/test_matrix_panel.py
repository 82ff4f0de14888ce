"""The comparison of dialects: every state of it, and choosing by Enter."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tooldesk.calling.parsing.matrix import matrix
from tooldesk_ui.console.dialects import matrix_panel
from tooldesk_ui.console.dialects.match_model import DIALECT, WHY, MatchModel
from tooldesk_ui.console.dialects.matrix_panel import MatrixPanel

CALL = '{"name": "ping", "arguments": {"a": 1}}'
HERMES = f"<tool_call>{CALL}</tool_call>"
CUT = f"{HERMES}<tool_call>{CALL[:-8]}"


class Panel:
    """A shown panel, and what it told."""

    def __init__(self, theme: Any) -> None:
        self.view = MatrixPanel(theme, lambda: {})
        self.dialects: list[str | None] = []
        self.calls: list[Any] = []
        self.view.dialect_wanted.connect(self.dialects.append)
        self.view.calls_shown.connect(self.calls.append)
        self.view.resize(700, 700)
        self.view.show()

    def words(self) -> str:
        labels = self.view.findChildren(QLabel)
        return "\n".join(each.text() for each in labels if each.isVisibleTo(self.view))

    def buttons(self) -> list[str]:
        buttons = self.view.findChildren(QPushButton)
        return [each.text() for each in buttons if each.isVisibleTo(self.view)]

    def press(self, key: Qt.Key, qtbot: QtBot) -> None:
        qtbot.keyClick(self.view._table, key)


@pytest.fixture
def use_panel(run_async: Any, theme: Any) -> Any:
    """Runs a coroutine with a panel."""

    def use(steps: Any) -> None:
        async def body() -> None:
            panel = Panel(theme)
            try:
                await steps(panel)
            finally:
                await panel.view.shut_down()
                panel.view.close()
                panel.view.deleteLater()

        run_async(body())

    return use


def test_winner_is_selected_with_its_reason_and_arguments(use_panel: Any, until: Any) -> None:
    async def steps(panel: Panel) -> None:
        panel.view.set_text(HERMES)
        await until(lambda: "dialects read calls" in panel.view.summary)
        assert "Its marker is the earliest" in panel.words()
        await until(lambda: "Read as hermes" in panel.buttons())
        assert [call.tool_name for call in panel.calls[-1]] == ["ping"]

    use_panel(steps)


def test_enter_chooses_the_row_and_once_more_detects_again(
    use_panel: Any, until: Any, qtbot: QtBot
) -> None:
    async def steps(panel: Panel) -> None:
        panel.view.set_text(HERMES)
        await until(lambda: "dialects read calls" in panel.view.summary)
        panel.press(Qt.Key.Key_Down, qtbot)
        panel.press(Qt.Key.Key_Return, qtbot)
        (chosen,) = panel.dialects
        assert chosen is not None
        assert chosen != "hermes"
        panel.view.set_chosen(chosen)
        await until(lambda: "Detect automatically" in panel.buttons())
        panel.press(Qt.Key.Key_Return, qtbot)
        assert panel.dialects == [chosen, None]

    use_panel(steps)


def test_held_back_call_is_shown_with_why(use_panel: Any, until: Any) -> None:
    async def steps(panel: Panel) -> None:
        panel.view.set_text(CUT)
        await until(lambda: "incomplete" in panel.words())
        assert [call.tool_name for call in panel.calls[-1]] == ["ping", "ping"]

    use_panel(steps)


@pytest.mark.parametrize(
    ("text", "heading"),
    [
        ("", "Nothing to compare"),
        (" \n", "Nothing to compare"),
        ("Just words.", "No dialect reads a call here"),
        (f"{HERMES}{' ' * 300}", "This text is long"),
        (f"{HERMES}{' ' * 3000}", "This text is too long to compare"),
    ],
)
def test_every_other_state_says_what_to_do(
    use_panel: Any, until: Any, monkeypatch: pytest.MonkeyPatch, text: str, heading: str
) -> None:
    monkeypatch.setattr(matrix_panel, "MAX_AUTOMATIC", 300)
    monkeypatch.setattr(matrix_panel, "MAX_LENGTH", 3_000)

    async def steps(panel: Panel) -> None:
        panel.view.set_text(text)
        await until(lambda: heading in panel.words())
        assert panel.view.summary == ""

    use_panel(steps)


def test_long_text_is_compared_when_asked(
    use_panel: Any, until: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matrix_panel, "MAX_AUTOMATIC", 10)

    async def steps(panel: Panel) -> None:
        panel.view.set_text(HERMES)
        button = panel.view.findChild(QPushButton, "empty_state_button")
        assert button.accessibleName() == "Compare now"
        button.click()
        await until(lambda: "dialects read calls" in panel.view.summary)

    use_panel(steps)


def test_text_written_meanwhile_wins(use_panel: Any, until: Any) -> None:
    async def steps(panel: Panel) -> None:
        panel.view.set_text(HERMES, at_once=True)
        panel.view.set_text("Action: pong\nAction Input: {}")
        await until(lambda: panel.calls and panel.calls[-1])
        assert panel.calls[-1][0].tool_name == "pong"

    use_panel(steps)


def test_chosen_dialect_that_reads_nothing_is_told(use_panel: Any, until: Any) -> None:
    async def steps(panel: Panel) -> None:
        panel.view.set_chosen("react")
        panel.view.set_text(HERMES)
        await until(lambda: "react, which is chosen, is not among them" in panel.view.summary)

    use_panel(steps)


def test_table_is_a_sound_model(theme: Any, qtmodeltester: Any) -> None:
    model = MatchModel(theme)
    model.set_rows(matrix(HERMES, {}))
    model.set_chosen("hermes")
    qtmodeltester.check(model)
    assert model.index(0, DIALECT).data() == "hermes"
    assert model.index(0, WHY).data().startswith("Chosen for the next run.")
    assert "Detected, Dialect hermes" in model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    model.deleteLater()
