"""Colouring: the colours of the window, chosen in a menu or in the settings, and held at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup

from tooldesk_ui.commands.command_entry import CommandEntry
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.frame.kept_choice import KeptChoice
from tooldesk_ui.frame.window_state import FORMER_THEME, WindowState
from tooldesk_ui.theme import Scheme, Theme

if TYPE_CHECKING:
    from tooldesk_ui.frame.look_changes import LookChanges
    from tooldesk_ui.frame.notice_bar import NoticeBar


def scheme_id(scheme: Scheme) -> str:
    """The command that chooses these colours."""
    return f"scheme_{scheme.value}"


SCHEME_COMMANDS = tuple(
    CommandEntry(scheme_id(scheme), words, is_checkable=True)
    for scheme, words in (
        (Scheme.SYSTEM, "Theme: &system"),
        (Scheme.LIGHT, "Theme: &light"),
        (Scheme.DARK, "Theme: &dark"),
    )
)


class Colouring:
    """The theme is a setting; the first frame, which knows none, has that of the last run.

    Attributes:
        kept: The theme as a setting.
        scheme: What was chosen; it is shown soon.
    """

    def __init__(
        self,
        theme: Theme,
        changes: LookChanges,
        notices: NoticeBar,
        commands: Commands,
        state: WindowState,
    ) -> None:
        self._theme, self._changes, self._commands = theme, changes, commands
        self.scheme = theme.scheme
        group = QActionGroup(commands)
        for each in Scheme:
            group.addAction(commands[scheme_id(each)])
        commands[scheme_id(theme.scheme)].setChecked(True)
        self.kept = KeptChoice(
            notices,
            "theme",
            lambda: self.scheme.value,
            lambda window: self._show(Scheme(window.theme)),
        )
        if state.text(FORMER_THEME):
            state.update(**{FORMER_THEME: None})
            self.kept.was_made()

    def choose(self, scheme: Scheme) -> None:
        """Show these colours from now on, and keep that."""
        if scheme is not self.scheme:
            self._show(scheme)
            self.kept.was_made()

    def _show(self, scheme: Scheme) -> None:
        self._commands[scheme_id(scheme)].setChecked(True)
        if scheme is not self.scheme:
            self.scheme = scheme
            self._changes.make("colours", lambda: self._theme.set_scheme(scheme))
