"""ConsoleToolbar: the actions of the console and the one row of buttons that shows them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.console.sample_menu import SampleMenu
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.plain_text import set_tool_tip

HEIGHT = 48


class ConsoleToolbar(QWidget):
    """Segments, sample menu, clear; then why Run is off, Step, Stop and Run.

    Signals:
        mode_chosen(int): 0 is the model's output, 1 the form.
    """

    mode_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.run = self._action("Run", "Ctrl+Return", "run")
        self.run.setShortcuts([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        self.step = self._action("Step", "F10", "step")
        self.stop = self._action("Stop", "Esc", "stop")
        self.clear = self._action("Clear", "Ctrl+L", "clear")
        self.load_sample = self._action("Load sample", "", "import")
        self.context = self._action("Context", "", "settings")
        self.sample_menu = SampleMenu(self)
        self.segments = Segments(("Model output", "Form"), "console_mode")
        self.segments.chosen.connect(self.mode_chosen)
        self.reason = ElidedLabel(aligns_right=True)
        self.reason.setObjectName("run_reason")
        self._run_button = self._button(self.run, "primary")
        self._stop_button = self._button(self.stop, "danger")
        self._step_button = self._button(self.step, "")
        self._sample_button = self._button(self.load_sample, "quiet")
        self._sample_button.setMenu(self.sample_menu)
        self._clear_button = self._button(self.clear, "quiet")
        self._context_button = self._button(self.context, "quiet")
        self._lay_out()

    def has_focus(self) -> bool:
        """Whether Run or Stop has the focus; ask before they are disabled, which takes it away."""
        return self._run_button.hasFocus() or self._stop_button.hasFocus()

    def show_running(self, *, is_running: bool, is_paused: bool, had_focus: bool) -> None:
        """Run gives its place, and its focus, to Stop while calls are under way.

        Paused, both make sense.
        """
        self._run_button.setVisible(not is_running or is_paused)
        self._stop_button.setVisible(is_running)
        if had_focus:
            (self._stop_button if is_running else self._run_button).setFocus()

    def focus_run(self) -> None:
        """Give the focus to Run; Stop takes it over while calls run."""
        self._run_button.setFocus()

    def show_context(self, words: str) -> None:
        """Say what of the run context is not as usual."""
        self._context_button.setText(f"Context: {words}" if words else "Context")
        about = f"Runs take place in this context: {words}" if words else "Whose calls are run"
        set_tool_tip(self._context_button, f"{about} (Ctrl+Shift+R)")

    def open_sample_menu(self) -> None:
        """Show the samples below their button."""
        self._sample_button.showMenu()

    def _action(self, text: str, shortcut: str, icon: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(f"{text.lower().replace(' ', '_')}_action")
        action.setIcon(self._theme.icon(icon))
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return action

    def _button(self, action: QAction, kind: str) -> QPushButton:
        name = action.text()
        button = QPushButton(name)
        button.setObjectName(f"{name.lower().replace(' ', '_')}_button")
        button.setAccessibleName(name)
        shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        set_tool_tip(button, f"{name} ({shortcut})" if shortcut else f"{name} into the editor")
        button.setProperty("kind", kind)
        file = action.objectName().removesuffix("_action")
        file = {"load_sample": "import", "context": "settings"}.get(file, file)
        role = {"primary": "on_accent", "danger": "error"}.get(kind, "text_dim")
        on, off = self._theme.icon(file, role), self._theme.icon(file, "text_dim")
        button.setIcon(on)
        action.enabledChanged.connect(lambda is_on: button.setIcon(on if is_on else off))
        button.setIconSize(QSize(16, 16))
        if action is not self.load_sample:
            button.clicked.connect(action.trigger)
        action.enabledChanged.connect(button.setEnabled)
        return button

    def _lay_out(self) -> None:
        self.setFixedHeight(HEIGHT)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 0, 12, 0)
        layout.setSpacing(6)
        layout.addWidget(self.segments)
        layout.addSpacing(4)
        layout.addWidget(self._sample_button)
        layout.addWidget(self._clear_button)
        layout.addWidget(self._context_button)
        layout.addWidget(self.reason, 1)
        layout.addSpacing(4)
        for button in (self._step_button, self._stop_button, self._run_button):
            layout.addWidget(button)
        self.show_running(is_running=False, is_paused=False, had_focus=False)
