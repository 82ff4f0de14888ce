"""ContextDialog: in what context the next runs take place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from tooldesk.settings import RunSettings
from tooldesk.settings_file import SettingsFile
from tooldesk_ui.console.run_context.context_form import ContextForm
from tooldesk_ui.console.settings_dialog import SettingsDialog
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.plain_text import set_tool_tip

HEIGHT = 456


class ContextDialog(SettingsDialog):
    """Nothing is in force before Save. `fingerprint` is not kept: it lives in memory alone."""

    def __init__(
        self,
        theme: Theme,
        settings: SettingsFile,
        fingerprint: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        heading = "Whose calls are run?"
        super().__init__(theme, settings, "context_dialog", "Run context", heading, parent)
        self._fingerprint_before = dict(fingerprint)
        self._form = ContextForm()
        self._problem = words_label(level="small", tone="error", wraps=False)
        self._problem.setObjectName("context_problem")
        self.lay_out((self._form, 0), before=(self.reset, self._problem))
        self.resize(self.width(), px(HEIGHT))
        self.go_by_keys()
        self._form.setFocus()
        self._form.show_settings(settings.current.run, fingerprint)
        self._form.changed.connect(self._on_changed)
        self._on_changed()

    @property
    def fingerprint(self) -> Mapping[str, str]:
        """The fingerprint context as written."""
        return self._form.fingerprint

    @property
    def changed(self) -> dict[str, Any]:
        """The settings of runs."""
        return {"run": self._form.settings}

    def on_reset(self) -> None:
        """Show the defaults."""
        self._form.show_settings(RunSettings(), {})

    def on_not_kept(self) -> None:
        """There is nothing left to save."""
        self._on_changed()

    def _on_changed(self) -> None:
        problem, settings = self._form.problem, self._form.settings
        fingerprint = self._form.fingerprint
        is_same = settings == self._file.current.run and fingerprint == self._fingerprint_before
        self._problem.setText(problem)
        set_tool_tip(self.go, problem)
        is_default = settings == RunSettings() and not fingerprint
        self.show_savable(not is_same and not problem, is_default=is_default)
