"""TrustBar: says that nobody trusts the open folder, what it would do, and lets a person decide."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import set_tool_tip

if TYPE_CHECKING:
    from tooldesk.workspace.folder_reach import Reach, Want
    from tooldesk_ui.frame.trust_strip import TrustStrip

MARGIN = 12


class TrustBar(QWidget):
    """A strip above the screens while the folder is not trusted; hidden otherwise.

    Actions are its interface: `trust` and `look_only`, which leaves one line of it. What of a
    person's its tools would get has a tick each: `allowed` are those that are set.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("trust_bar")
        self._theme = theme
        self._strip: TrustStrip | None = None
        self.trust = self._action("trust_folder", "Trust", "Let the tools of this folder run")
        self.look_only = self._action(
            "look_only", "Look only", "Read the tools; nothing of the folder runs"
        )
        self.look_closer = self._action(
            "look_closer", "What it would do", "Show what the tools of this folder would do"
        )
        self.hide()

    def show_folder(self, folder: Path, reach: Sequence[Reach], wants: Sequence[Want] = ()) -> None:
        """Show what a folder would do; a person who only looks is not disturbed again."""
        strip = self._strip or self._make_strip()
        strip.show_folder(folder, reach, wants)
        self.show()

    def allowed(self) -> tuple[Want, ...]:
        """What is ticked: it goes to these tools without a question, as long as they stay so."""
        return self._strip.allowed() if self._strip is not None else ()

    def hide_and_forget(self) -> None:
        """The folder is trusted, or another one is opened."""
        if self._strip is not None:
            self._strip.forget()
        self.hide()

    def words(self) -> str:
        """What it says, or "" when it is hidden."""
        return self._strip.words() if self._strip is not None and not self.isHidden() else ""

    def _make_strip(self) -> TrustStrip:
        # most folders are trusted, and the first frame is painted before that is known
        from tooldesk_ui.frame.trust_strip import TrustStrip

        self._strip = strip = TrustStrip(
            self._theme, self.trust, self.look_only, self.look_closer, self
        )
        self.look_only.triggered.connect(lambda: strip.fold(True))
        self.look_closer.triggered.connect(lambda: strip.fold(False))
        around = QHBoxLayout(self)
        around.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        around.addWidget(strip)
        return strip

    def _action(self, name: str, words: str, tip: str) -> QAction:
        action = QAction(words, self)
        action.setObjectName(name)
        set_tool_tip(action, tip)
        return action
