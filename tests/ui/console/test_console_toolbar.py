"""The row of buttons: where room is short, words give way to icons, the least needed first."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QPushButton, QWidget

from tooldesk_ui.console.console_toolbar import ConsoleToolbar
from tooldesk_ui.frame.window_commands import every_command


def test_words_give_way_and_come_back(theme: Any, qtbot: Any) -> None:
    commands = every_command(theme)
    around = QWidget()
    qtbot.addWidget(around)
    bar = ConsoleToolbar(commands, around)
    around.show()
    buttons = {
        name: bar.findChild(QPushButton, f"{name}_button")
        for name in ("load_sample", "clear", "run_context", "step", "run")
    }

    def worded(width: int) -> list[str]:
        bar.resize(width, bar.height())
        assert all(each.accessibleName() for each in buttons.values())
        return [name for name, each in buttons.items() if each.text()]

    assert worded(2_000) == list(buttons)
    full = bar.layout().minimumSize().width() + bar.segments.spared
    assert worded(full) == list(buttons)
    assert worded(full - 1) == ["load_sample", "clear", "step", "run"]
    assert worded(100) == []  # what would be cut is an icon with a name
    commands["run_context"].setIconText("Context: somebody else altogether")
    qtbot.waitUntil(lambda: "run_context" not in worded(full))
    commands["run_context"].setIconText("Context")
    qtbot.waitUntil(lambda: worded(full) == list(buttons))
