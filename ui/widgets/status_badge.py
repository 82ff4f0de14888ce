"""StatusBadge: the state of a stage as icon and word, never by colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.theme import Theme, set_variant

if TYPE_CHECKING:
    from app.usage.lifecycle import LifecycleStage, StageState

ICON_SIZE = 16


@dataclass(frozen=True, slots=True)
class StateLook:
    """How one state is shown."""

    word: str
    """What is read."""

    icon: str
    """Name of the icon."""

    role: str
    """Colour role of both."""


# Keyed by the values of StageState, which the core's heavy imports keep away from the start.
STATE_LOOKS: dict[str, StateLook] = {
    "waiting": StateLook("Waiting", "state_waiting", "text_dim"),
    "running": StateLook("Running", "state_running", "accent"),
    "passed": StateLook("Passed", "state_passed", "ok"),
    "repaired": StateLook("Repaired", "state_repaired", "warn"),
    "needs you": StateLook("Needs you", "state_needs_you", "warn"),
    "failed": StateLook("Failed", "state_failed", "error"),
    "skipped": StateLook("Skipped", "state_skipped", "text_dim"),
    "cancelled": StateLook("Cancelled", "state_cancelled", "text_dim"),
}

STAGE_ICONS: dict[str, str] = {
    "parse": "stage_parse",
    "select": "stage_select",
    "validate": "stage_validate",
    "execute": "stage_execute",
    "cache": "stage_cache",
    "emit": "stage_emit",
}


def state_look(state: StageState) -> StateLook:
    """Word, icon and colour role of `state`."""
    return STATE_LOOKS[state.value]


def stage_icon(stage: LifecycleStage) -> str:
    """Name of the icon of `stage`."""
    return STAGE_ICONS[stage.value]


class StatusBadge(QWidget):
    """An icon and a word beside it; `set_state` changes both."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look = STATE_LOOKS["waiting"]
        self._icon = QLabel(self)
        self._icon.setFixedSize(QSize(ICON_SIZE, ICON_SIZE))
        self._word = QLabel(self)
        self._word.setProperty("level", "small")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._icon)
        row.addWidget(self._word)
        theme.changed.connect(self._show)
        self._show()

    def set_state(self, state: StageState, word: str = "") -> None:
        """Show `state`; `word` replaces its usual word, such as "Coerced" for a repaired one."""
        look = state_look(state)
        self._look = StateLook(word or look.word, look.icon, look.role)
        self._show()

    def text(self) -> str:
        """The word that is shown."""
        return self._look.word

    def _show(self) -> None:
        icon = self._theme.icon(self._look.icon, self._look.role)
        self._icon.setPixmap(icon.pixmap(QSize(ICON_SIZE, ICON_SIZE), self.devicePixelRatioF()))
        self._word.setText(self._look.word)
        set_variant(self._word, "tone", self._look.role.removeprefix("text_"))
