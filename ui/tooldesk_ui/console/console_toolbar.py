"""ConsoleToolbar: one row of buttons for what the console can do."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.console.sample_menu import SampleMenu
from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.action_button import ActionButton, YieldingButtons
from tooldesk_ui.widgets.pages.segments import Segments

HEIGHT = 48


class ConsoleToolbar(QWidget):
    """Segments, sample menu, clear; then why Run is off, Step, Stop and Run.

    Signals:
        mode_chosen(int): 0 is the model's output, 1 the form.
    """

    mode_chosen = Signal(int)

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sample_menu = SampleMenu(self)
        self.segments = Segments(("Model output", "Form"), "console_mode")
        self.segments.chosen.connect(self.mode_chosen)
        self.reason = ElidedLabel(aligns_right=True)
        self.reason.setObjectName("run_reason")
        self._run_button = ActionButton(commands["run"], "primary")
        self._stop_button = ActionButton(commands["stop"], "danger")
        self._step_button = ActionButton(commands["step"])
        self._sample_button = ActionButton(commands["load_sample"], "quiet")
        self._sample_button.setMenu(self.sample_menu)
        self._clear_button = ActionButton(commands["clear"], "quiet")
        self._context_button = ActionButton(commands["run_context"], "quiet")
        self._context = commands["run_context"]
        self._lay_out()
        quiet = (self._context_button, self._clear_button, self._sample_button)
        doing = (self._step_button, self._stop_button, self._run_button)
        YieldingButtons(self, (*quiet, *doing, self.segments))

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
        self._context.setIconText(f"Context: {words}" if words else "Context")

    def open_sample_menu(self) -> None:
        """Show the samples below their button."""
        button = self._sample_button
        self.sample_menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _lay_out(self) -> None:
        scaled(self, height=HEIGHT)
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
