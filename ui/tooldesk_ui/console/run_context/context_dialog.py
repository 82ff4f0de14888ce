"""ContextDialog: in what context the next runs take place."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from PySide6.QtWidgets import QDialog, QWidget

from tooldesk.settings import RunSettings, Settings, SettingsFile
from tooldesk_ui.console.run_context.context_form import ContextForm
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.blocks import text_label
from tooldesk_ui.widgets.dialog_parts import (
    button_row,
    dialog_button,
    dialog_column,
    dialog_heading,
)
from tooldesk_ui.widgets.notice import Notice
from tooldesk_ui.widgets.plain_text import set_tool_tip

WIDTH, HEIGHT = 560, 456


class ContextDialog(QDialog):
    """Nothing is in force before Save. `fingerprint` is not kept: it lives in memory alone."""

    def __init__(
        self,
        theme: Theme,
        settings: SettingsFile,
        fingerprint: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._fingerprint_before = dict(fingerprint)
        self._tasks = TaskOwner()
        self._form = ContextForm()
        self._notice = Notice(theme, self)
        self._notice.hide()
        self._problem = text_label("", level="small", tone="error", wraps=False)
        self._problem.setObjectName("context_problem")
        self._reset = dialog_button(
            self, "reset_to_defaults_button", "Reset to defaults", self._on_reset, "quiet"
        )
        self._cancel = dialog_button(self, "cancel_button", "Cancel", self.reject)
        self._save = dialog_button(self, "save_button", "Save", self._on_save, "primary")
        self._lay_out()
        self._form.show_settings(settings.current.run, fingerprint)
        self._form.changed.connect(self._on_changed)
        self._on_changed()

    @property
    def fingerprint(self) -> Mapping[str, str]:
        """The fingerprint context as written."""
        return self._form.fingerprint

    async def shut_down(self) -> None:
        """End everything that is under way."""
        await self._tasks.close()

    def _on_changed(self) -> None:
        problem = self._form.problem
        is_same = (
            self._form.settings == self._settings.current.run
            and self._form.fingerprint == self._fingerprint_before
        )
        self._problem.setText(problem)
        self._save.setEnabled(not is_same and not problem)
        set_tool_tip(self._save, problem)
        is_default = self._form.settings == RunSettings() and not self._form.fingerprint
        self._reset.setEnabled(not is_default)

    def _on_reset(self) -> None:
        self._form.show_settings(RunSettings(), {})

    def _on_save(self) -> None:
        changed = {"run": self._form.settings}
        self._tasks.start(self._keep(self._settings.current.model_copy(update=changed)), "save")

    async def _keep(self, settings: Settings) -> None:
        try:
            await asyncio.to_thread(self._settings.save, settings)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self._notice.setVisible(True)
            self._notice.set_words(
                "warn",
                "The settings file needs a look",
                f"They hold until Tooldesk ends, but can't be kept: {reason}.",
                "Check the data folder; saving writes the file anew.",
            )
            self._on_changed()
            return
        self.accept()

    def _lay_out(self) -> None:
        self.setObjectName("context_dialog")
        self.setWindowTitle("Run context")
        self.resize(WIDTH, HEIGHT)
        layout = dialog_column(self, spacing=12)
        layout.addWidget(dialog_heading("Whose calls are run?"))
        layout.addWidget(self._notice)
        layout.addWidget(self._form)
        layout.addStretch(1)
        layout.addLayout(button_row(self._reset, self._problem, 1, self._cancel, self._save))
        self._form.setFocus()
