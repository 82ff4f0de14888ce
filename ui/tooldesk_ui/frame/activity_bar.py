"""ActivityBar: the slim column on the left that switches between screens."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QToolButton, QVBoxLayout, QWidget

from tooldesk_ui.commands.command import Command
from tooldesk_ui.language import Language, current_language, tr
from tooldesk_ui.text_size import px, scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.plain_text import set_tool_tip

WIDTH, WIDE_WIDTH, NARROW_WIDTH = 68, 86, 40
"""Other languages than English have longer words."""

ICON_SIZE = 20
HEIGHT_WITH_WORD, LEAST_HEIGHT_WITH_WORD = 49, 41
"""Of a button; the gaps between them and around them are the same at every text size."""

LEAST_WIDTH_WITH_WORD = 800
"""Of the window: in a narrower one, the screens need the room of the words."""

AROUND_ICON = 4
"""Pixels that a button without a word has above and below its icon, border and all."""


class ActivityBar(QWidget):
    """One button a screen, icon over word; closer where it is low, icons alone where it is too low.

    Or where the window is narrow.

    Signals:
        chosen(str): the person wants another screen, by its id.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icons: dict[str, str] = {}
        self._buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self.setObjectName("activity_bar")
        self.setAccessibleName("Screens")
        scaled(self, width=WIDTH)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 8, 6, 8)
        self._column.setSpacing(4)
        self._column.addStretch(1)
        self._fitted = "", WIDTH
        theme.changed.connect(self._fit)

    def add(self, screen_id: str, title: str, icon: str, show: Command) -> None:
        """Add the button of one screen below the others; `show` does the same by keys."""
        button = QToolButton(self)
        button.setObjectName(f"activity_{screen_id}")
        button.setText(title)

        def say_keys() -> None:
            # of one template with its gap filled the title would stay English
            button.setAccessibleName(tr("{} screen", title))
            set_tool_tip(button, show.told_with_keys(tr(title)))

        say_keys()
        show.changed.connect(say_keys)
        button.setProperty("kind", "activity")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        scaled(button, icon=ICON_SIZE)
        button.setIcon(self._theme.icon(icon, "text_dim"))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setCheckable(True)
        button.clicked.connect(lambda: self.chosen.emit(screen_id))
        self._icons[screen_id] = icon
        self._buttons[screen_id] = button
        self._group.addButton(button)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._column.insertWidget(self._column.count() - 1, button, 0, centre)

    def set_current(self, screen_id: str) -> None:
        """Show which screen is open."""
        for each, button in self._buttons.items():
            is_current = each == screen_id
            button.setChecked(is_current)
            button.setIcon(self._icon(each, is_current))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words out, or show them again."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on the width of its window counts, too."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the words out, or show them again, as the window becomes narrow or wide."""
        if event.type() == QEvent.Type.Resize and watched is self.window():
            self._fit()
        return False

    def _fit(self) -> None:
        around, count = self._column.contentsMargins(), len(self._buttons)
        gaps = around.top() + around.bottom() + self._column.spacing() * count
        room = (self.height() - gaps) // max(count, 1)
        density = "" if room >= px(HEIGHT_WITH_WORD) else "close"
        window = self.window()
        is_narrow = window is not self and window.width() < px(LEAST_WIDTH_WITH_WORD)
        is_bare = is_narrow or room < px(LEAST_HEIGHT_WITH_WORD)
        density = "true" if is_bare else density
        icon = min(px(ICON_SIZE), room - AROUND_ICON) if is_bare else px(ICON_SIZE)
        for button in self._buttons.values():
            button.setIconSize(QSize(icon, icon))
        is_wide = current_language() != Language.ENGLISH and not is_bare
        width = NARROW_WIDTH if is_bare else WIDE_WIDTH if is_wide else WIDTH
        if (density, width) == self._fitted:
            return
        self._fitted = density, width
        scaled(self, width=width)
        style = Qt.ToolButtonStyle
        for button in self._buttons.values():
            button.setToolButtonStyle(
                style.ToolButtonIconOnly if is_bare else style.ToolButtonTextUnderIcon
            )
            set_variant(button, "dense", density)
            set_variant(button, "wide", "true" if is_wide else "")

    def _icon(self, screen_id: str, is_current: bool) -> QIcon:
        return self._theme.icon(self._icons[screen_id], "accent" if is_current else "text_dim")
