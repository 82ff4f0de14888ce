"""The theme: chosen in a menu or as a setting, kept, and held at once."""

from __future__ import annotations

import json

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QPushButton

from tooldesk.settings import Settings, WindowSettings
from tooldesk_ui.frame.colouring import scheme_id
from tooldesk_ui.frame.window_state import FORMER_THEME, WindowState
from tooldesk_ui.theme import Scheme


def checked(window) -> list[Scheme]:
    return [each for each in Scheme if window.commands[scheme_id(each)].isChecked()]


def test_theme_is_kept_as_a_setting_and_a_changed_setting_is_shown(live, until) -> None:
    async def body(window) -> None:
        file = window.app.settings
        window.commands["scheme_dark"].trigger()
        await until(lambda: window.theme.scheme is Scheme.DARK)
        await until(lambda: file.current.window.theme == "dark")
        lighter = {"window": WindowSettings(theme="light")}
        file.save(file.current.model_copy(update=lighter))
        window.history.changed.emit()
        await until(lambda: window.theme.scheme is Scheme.LIGHT)
        assert checked(window) == [Scheme.LIGHT]
        window.save_state()
        assert WindowState(window.app.paths.data_dir).scheme is Scheme.LIGHT

    live(body)


def test_setting_wins_over_the_theme_of_last_time(live, until, paths) -> None:
    paths.settings.parent.mkdir(parents=True, exist_ok=True)
    paths.settings.write_text(json.dumps({"window": {"theme": "dark"}}))

    async def body(window) -> None:
        await until(lambda: window.theme.scheme is Scheme.DARK)
        assert checked(window) == [Scheme.DARK]

    live(body, state={"theme": "light"})


def test_theme_that_was_chosen_before_it_was_a_setting_becomes_one(live, theme, until) -> None:
    # opening a window takes the scheme of its state for the theme
    theme.set_scheme(Scheme.DARK)

    async def body(window) -> None:
        await until(lambda: window.app.settings.current.window.theme == "dark")
        assert window.theme.scheme is Scheme.DARK
        window.save_state()
        assert not WindowState(window.app.paths.data_dir).text(FORMER_THEME)
        # from now on the setting decides
        window.app.settings.save(Settings())
        window.history.changed.emit()
        await until(lambda: window.theme.scheme is Scheme.SYSTEM)

    live(body, state={FORMER_THEME: "dark"})


def test_settings_dialog_shows_the_theme_and_takes_it_back(live, until) -> None:
    async def body(window) -> None:
        window.commands["scheme_dark"].trigger()
        await until(lambda: window.app.settings.current.window.theme == "dark")
        window.commands["settings"].trigger()
        await until(lambda: window.findChild(QPushButton, "reset_window_theme"))
        box = window.findChild(QComboBox, "setting_window_theme")
        reset = window.findChild(QPushButton, "reset_window_theme")
        assert (box.currentText(), reset.isHidden()) == ("Dark", False)
        related = QAccessible.queryAccessibleInterface(box).relations()
        assert [each.text(QAccessible.Text.Name) for each, _ in related] == ["Theme"]
        box.setCurrentIndex(box.findData("light"))
        box.activated.emit(box.currentIndex())
        await until(lambda: checked(window) == [Scheme.LIGHT])
        reset.click()
        await until(lambda: window.theme.scheme is Scheme.SYSTEM and reset.isHidden())

    live(body)
