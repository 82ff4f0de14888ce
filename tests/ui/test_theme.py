"""Colours reach their contrast, the style sheet knows every role, and schemes switch live."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QIcon,
    QPalette,
)
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tooldesk_ui.colours import DARK, LIGHT, Colours
from tooldesk_ui.theme import RESOURCES, Scheme, Theme, code_font, set_variant, style_sheet, ui_font

ENOUGH = 4.5
TEXT_ROLES = ("text", "text_dim", "accent", "ok", "warn", "error")
STATES = ("ok", "warn", "error")
CODE_ROLES = ("syntax_key", "syntax_string", "syntax_number")
GROUNDS = ("window", "surface", "raised", "hover", "accent_soft", "border")
"""What can be behind any text: accent_soft is a selected row, border a pressed button."""


def luminance(colour: str) -> float:
    """Source: WCAG 2.2, "relative luminance"."""
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_faces_are_loaded_once_however_often_a_theme_is_applied(
    qapp: QApplication, theme: Theme
) -> None:
    def next_face() -> int:
        number = QFontDatabase.addApplicationFont(str(next((RESOURCES / "fonts").glob("*.ttf"))))
        QFontDatabase.removeApplicationFont(number)
        return number

    known = next_face()
    Theme(Scheme.LIGHT).apply(qapp)
    assert next_face() == known


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("role", [*TEXT_ROLES, *CODE_ROLES])
def test_text_can_be_read_on_every_ground(colours: Colours, ground: str, role: str) -> None:
    assert contrast(getattr(colours, role), getattr(colours, ground)) >= ENOUGH


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("on_accent", "accent_fill"),
        ("on_accent", "accent_hover"),
        ("ok", "ok_soft"),
        ("warn", "warn_soft"),
        ("error", "error_soft"),
        *(("text", ground) for ground in ("selection", "found", "found_now")),
        *((role, f"{tint}_soft") for role in ("text", "text_dim") for tint in STATES),
    ],
)
def test_text_can_be_read_on_tints(colours: Colours, text: str, ground: str) -> None:
    assert contrast(getattr(colours, text), getattr(colours, ground)) >= ENOUGH


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit])
def test_hints_in_fields_can_be_read(theme: Theme, qtbot, kind: type, scheme: Scheme) -> None:
    theme.set_scheme(scheme)
    field = kind()
    qtbot.addWidget(field)
    field.show()
    shown = field.palette().color(QPalette.ColorRole.PlaceholderText)
    assert shown.alpha() == 255
    assert shown.name() == theme.colours.text_dim


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_the_tints_of_calls(colours: Colours) -> None:
    assert min(contrast(colours.text, tint) for tint in colours.calls) >= ENOUGH


def test_style_sheet_has_no_role_left_and_no_colour_of_its_own() -> None:
    template = (RESOURCES / "styles" / "tooldesk.qss").read_text(encoding="utf-8")
    assert re.findall(r"#[0-9a-fA-F]{6}\b", template) == []
    assert "@" not in style_sheet(LIGHT)


def test_style_sheet_names_only_icons_that_exist() -> None:
    for path in re.findall(r"url\(([^)]+)\)", style_sheet(DARK)):
        assert (RESOURCES / path).exists()


def test_every_role_is_a_colour() -> None:
    for colours in (LIGHT, DARK):
        for field in fields(colours):
            value = getattr(colours, field.name)
            for each in value if isinstance(value, tuple) else (value,):
                assert QColor(each).isValid()


def test_scheme_switches_palette_and_tells_so(theme: Theme, qtbot) -> None:
    with qtbot.waitSignal(theme.changed, timeout=1000):
        theme.set_scheme(Scheme.DARK)
    assert theme.colours is DARK
    assert QGuiApplication.palette().window().color().name() == DARK.window
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_scheme(Scheme.DARK)
    theme.set_scheme(Scheme.LIGHT)
    assert QGuiApplication.palette().window().color().name() == LIGHT.window


class Asked(QLabel):
    """Counts how often it is asked for its size."""

    times = 0

    def sizeHint(self) -> QSize:
        self.times += 1
        return super().sizeHint()


def test_scheme_switches_without_laying_anything_out_anew(theme: Theme, qtbot) -> None:
    box, label = QWidget(), Asked("word")
    qtbot.addWidget(box)
    QVBoxLayout(box).addWidget(label)
    set_variant(label, "tone", "dim")
    box.show()
    qtbot.waitUntil(lambda: label.times > 0)
    QApplication.processEvents()
    label.times = 0
    theme.set_scheme(Scheme.DARK)
    QApplication.processEvents()
    assert label.times == 0
    assert label.palette().windowText().color().name() == DARK.text_dim
    set_variant(label, "tone", "")
    assert label.palette().windowText().color().name() == DARK.text
    assert not label.testAttribute(Qt.WidgetAttribute.WA_SetStyle)


class Dressed(QLabel):
    """Counts how often it gets other colours."""

    times = 0

    def changeEvent(self, event: QEvent) -> None:
        self.times += event.type() is QEvent.Type.PaletteChange
        super().changeEvent(event)


def test_what_nobody_sees_is_dressed_when_it_is_shown(theme: Theme, qtbot) -> None:
    box, page = QWidget(), QWidget()
    qtbot.addWidget(box)
    QVBoxLayout(box).addWidget(page)
    inside, alone = Dressed("word", page), Dressed("word", page)
    for label in (inside, alone):
        set_variant(label, "tone", "error")
    box.show()
    alone.hide()
    page.hide()
    seen = inside.times
    for scheme in (Scheme.DARK, Scheme.LIGHT, Scheme.DARK):
        theme.set_scheme(scheme)
    asked = inside.times - seen
    page.show()
    alone.show()
    for label in (inside, alone):
        assert label.palette().windowText().color().name() == DARK.error
    set_variant(alone, "tone", "")
    assert alone.palette().windowText().color().name() == DARK.text
    inside.times = 0
    for scheme in (Scheme.LIGHT, Scheme.DARK, Scheme.LIGHT):
        theme.set_scheme(scheme)
    assert inside.palette().windowText().color().name() == LIGHT.error
    assert asked < inside.times


def test_a_scheme_of_the_same_colours_dresses_nothing_anew(theme: Theme, qtbot) -> None:
    label = Dressed("word")
    qtbot.addWidget(label)
    set_variant(label, "tone", "error")
    label.show()
    hints = QGuiApplication.styleHints()
    same = Scheme.DARK if hints.colorScheme() is Qt.ColorScheme.Dark else Scheme.LIGHT
    theme.set_scheme(same)
    before = label.times
    theme.set_scheme(Scheme.SYSTEM)
    assert theme.scheme is Scheme.SYSTEM
    assert label.times == before
    theme.set_scheme(Scheme.DARK if same is Scheme.LIGHT else Scheme.LIGHT)
    assert label.times > before


def test_what_nobody_sees_keeps_no_look_of_before(theme: Theme, qtbot) -> None:
    box, page = QWidget(), QWidget()
    qtbot.addWidget(box)
    QVBoxLayout(box).addWidget(page)
    label, fresh = QLabel("word", page), QLabel("word", page)
    set_variant(label, "tone", "error")
    set_variant(label, "level", "title")
    box.show()
    assert label.font().pixelSize() > fresh.font().pixelSize()
    page.hide()
    theme.set_scheme(Scheme.DARK)
    set_variant(label, "tone", "")
    set_variant(label, "level", "")
    page.show()
    assert label.palette().windowText().color().name() == DARK.text
    assert label.font() == fresh.font()
    theme.set_scheme(Scheme.LIGHT)
    assert label.palette().windowText().color().name() == LIGHT.text
    assert label.palette() == fresh.palette()


def test_larger_text_is_laid_out_anew(theme: Theme, qtbot) -> None:
    box, label = QWidget(), Asked("word")
    qtbot.addWidget(box)
    QVBoxLayout(box).addWidget(label)
    box.show()
    qtbot.waitUntil(lambda: label.height() > 0)
    before = label.sizeHint()
    theme.set_text_size(200)
    qtbot.waitUntil(lambda: label.height() >= label.sizeHint().height() > 1.5 * before.height())
    theme.set_text_size(100)
    qtbot.waitUntil(lambda: label.sizeHint() == before)


def test_icon_follows_the_scheme(theme: Theme) -> None:
    icon = theme.icon("run", "accent")
    assert dominant(icon) == QColor(LIGHT.accent)
    theme.set_scheme(Scheme.DARK)
    assert dominant(icon) == QColor(DARK.accent)


def test_icon_is_drawn_in_device_pixels(theme: Theme) -> None:
    pixmap = theme.icon("tools").pixmap(QSize(16, 16), 2.0)
    assert pixmap.size() == QSize(32, 32)
    assert pixmap.devicePixelRatio() == 2.0


def test_disabled_icon_is_fainter(theme: Theme) -> None:
    size = QSize(32, 32)
    normal = theme.icon("stop").pixmap(size, 1.0, QIcon.Mode.Normal).toImage()
    disabled = theme.icon("stop").pixmap(size, 1.0, QIcon.Mode.Disabled).toImage()
    assert disabled.pixelColor(16, 8).alpha() < normal.pixelColor(16, 8).alpha()


@pytest.mark.parametrize("path", sorted((RESOURCES / "icons").glob("*.svg")), ids=lambda p: p.stem)
def test_every_icon_draws_something(theme: Theme, path) -> None:
    image = theme.icon(path.stem).pixmap(QSize(24, 24), 1.0).toImage()
    alphas = [image.pixelColor(x, y).alpha() for x in range(24) for y in range(24)]
    assert max(alphas) > 0
    assert min(alphas) == 0


@pytest.mark.parametrize("weight", [400, 500, 600])
def test_interface_font_is_bundled_with_tabular_numbers(theme: Theme, weight: int) -> None:
    font = ui_font(13, weight)
    assert QFontInfo(font).family() == font.family()
    metrics = QFontMetricsF(font)
    assert metrics.horizontalAdvance("1111") == metrics.horizontalAdvance("0000")


def test_code_font_is_bundled(theme: Theme) -> None:
    assert QFontInfo(code_font()).family() == "JetBrains Mono"
    assert QFontInfo(code_font(13, 600)).family() == "JetBrains Mono SemiBold"


def test_variant_changes_on_a_shown_widget(theme: Theme, qtbot) -> None:
    label = QLabel("word")
    qtbot.addWidget(label)
    label.show()
    set_variant(label, "tone", "error")
    assert label.palette().windowText().color().name() == LIGHT.error


def dominant(icon: QIcon) -> QColor:
    image = icon.pixmap(QSize(64, 64), 1.0).toImage()
    colours = (image.pixelColor(x, y) for x in range(64) for y in range(64))
    counted = Counter(colour.name() for colour in colours if colour.alpha() == 255)
    return QColor(counted.most_common(1)[0][0])


def test_system_scheme_follows_the_desktop(theme: Theme) -> None:
    theme.set_scheme(Scheme.SYSTEM)
    is_dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    assert (theme.colours is DARK) is is_dark


def test_drop_down_shows_its_lines_whole(theme: Theme, qtbot: QtBot) -> None:
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["not sent", "Card", "Invoice"])
    box.resize(300, 28)
    box.show()
    box.showPopup()
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    lines = sum(view.sizeHintForRow(row) for row in range(box.count()))
    qtbot.waitUntil(lambda: view.viewport().height() >= lines)
    assert view.verticalScrollBar().maximum() == 0
    box.hidePopup()
