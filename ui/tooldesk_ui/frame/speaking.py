"""Speaking: the language of the window, chosen in a menu or in the settings, and held at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tooldesk_ui.commands.command_entry import CommandEntry
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.frame.kept_choice import KeptChoice
from tooldesk_ui.in_turns import InTurns
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.widgets.translated import translate_widgets

if TYPE_CHECKING:
    from tooldesk_ui.frame.menu_bar import MenuBar
    from tooldesk_ui.frame.notice_bar import NoticeBar
    from tooldesk_ui.frame.window_state import WindowState
    from tooldesk_ui.theme import Theme


def language_id(language: Language) -> str:
    """The command that chooses a language."""
    return f"language_{language.value}"


LANGUAGE_COMMANDS = tuple(
    CommandEntry(language_id(language), title, is_checkable=True)
    for language, title in (
        (Language.SYSTEM, "Lang&uage: system"),
        (Language.ENGLISH, "Language: En&glish"),
        (Language.GERMAN, "Language: Deutsc&h"),
        (Language.JAPANESE, "Language: 日本語 (&J)"),
    )
)
"""Each called in its own language, as who looks for it reads it."""


class SpeakingWindow(Protocol):
    """What a language changes of the window."""

    theme: Theme
    notices: NoticeBar
    commands: Commands
    menus: MenuBar
    state: WindowState


class Speaking:
    """The language is a setting; the first frame, which knows none, has that of the last run.

    Attributes:
        kept: The language as a setting.
    """

    def __init__(self, window: SpeakingWindow) -> None:
        self._window = window
        self._later = InTurns(window.commands)
        group = QActionGroup(window.commands)
        for each in Language:
            group.addAction(window.commands[language_id(each)])
        window.commands[language_id(window.state.language)].setChecked(True)
        self.kept = KeptChoice(
            window.notices,
            "language",
            lambda: self._window.state.language.value,
            lambda set_: self._speak(Language(set_.language)),
        )

    @property
    def is_said(self) -> bool:
        """Whether what nobody sees speaks the language, too."""
        return self._later.is_done

    def choose(self, language: Language) -> None:
        """Speak it from now on, and keep that."""
        if language is not self._window.state.language:
            self._speak(language)
            self.kept.was_made()

    def _speak(self, language: Language) -> None:
        window = self._window
        window.commands[language_id(language)].setChecked(True)
        window.state.update(language=language.value)
        if set_language(language):
            seen: list[QWidget] = []
            unseen: list[QWidget] = []
            # looked at before anything follows: what is shown by that has still to speak, too
            for each in QApplication.allWidgets():
                (seen if each.isVisible() else unseen).append(each)
            translate_widgets(seen, again=True)
            window.menus.retranslate()
            # words take another room, and what paints its own is painted anew
            window.theme.changed.emit()
            self._later.start(self._say_unseen(unseen))

    def _say_unseen(self, widgets: list[QWidget]) -> Iterator[None]:
        """What stands in menus, tips and hidden screens, one by one."""
        for command in self._window.commands:
            command.retranslate()
            yield
        for each in widgets:
            if isValid(each):
                translate_widgets([each], again=True)
                yield
