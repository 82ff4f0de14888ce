"""Colours, fonts, style sheet and icons: the one place that decides how Tooldesk looks.

`Theme` holds the chosen scheme. Widgets never name a colour: the style sheet
(styles/tooldesk.qss, which lists the dynamic properties that pick a variant) and the
palette do. What paints itself asks `theme.colours` and repaints on `theme.changed`; icons from
`theme.icon` follow by themselves.
"""

from __future__ import annotations

import re
from dataclasses import fields
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QIcon, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from tooldesk_resources import FOLDER as RESOURCES
from tooldesk_ui.colours import DARK, LIGHT, Colours
from tooldesk_ui.faces import CODE_FAMILIES, UI_FAMILIES, load_fonts
from tooldesk_ui.icons import TintedIconEngine, icon_file, paint_icon
from tooldesk_ui.late_dressing import DRESSED, OWN_STYLE, leave_unseen, rememberer
from tooldesk_ui.text_size import dressing, percent, px, resize_all, set_percent, sized

MOST_FIXED = 2
"""Pixels of lines, which stay fine in larger text."""

STYLE_ARGUMENTS = ("-style", "Fusion")
"""For QApplication's arguments: set later, the system's own style would be made first."""


class Scheme(StrEnum):
    """Which colours to show; SYSTEM follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class FontSize:
    """The four sizes, in pixels at 100 %."""

    SMALL = 11
    BASE = 13
    LARGE = 15
    TITLE = 20


def ui_font(size: int = FontSize.BASE, weight: int = 400) -> QFont:
    """The interface's face, weight 400, 500 or 600, with tabular numbers; see text_size.sized."""
    return QFont(_ui_font(size, weight))


def code_font(size: int = FontSize.BASE, weight: int = 400) -> QFont:
    """The monospaced face in `size` pixels, weight 400 or 600."""
    return QFont(_code_font(size, weight))


# copies share what a font has found out about its face
@cache
def _ui_font(size: int, weight: int) -> QFont:
    font = QFont(UI_FAMILIES[weight])
    font.setPixelSize(size)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


@cache
def _code_font(size: int, weight: int) -> QFont:
    font = QFont(CODE_FAMILIES[weight])
    font.setPixelSize(size)
    font.setStyleHint(QFont.StyleHint.Monospace)
    return font


class Theme(QObject):
    """The colours that are shown now, and everything made from them.

    Signals:
        changed(): `colours` is another table now, or the text has another size.
    """

    changed = Signal()

    def __init__(self, scheme: Scheme = Scheme.SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scheme = scheme
        self._colours = LIGHT
        self._app: QApplication | None = None
        self._worn: Colours | None = None

    @property
    def scheme(self) -> Scheme:
        """What the person chose."""
        return self._scheme

    @property
    def colours(self) -> Colours:
        """The table that is shown."""
        return self._colours

    def apply(self, app: QApplication) -> None:
        """Load the fonts and dress `app`, now and whenever the scheme changes."""
        load_fonts()
        self._app = app
        app.setFont(sized(ui_font()))
        app.styleHints().colorSchemeChanged.connect(self._on_system_changed)
        self._dress()

    def set_scheme(self, scheme: Scheme) -> None:
        """Show `scheme` from now on."""
        if scheme is self._scheme:
            return
        self._scheme = scheme
        self._dress()

    def set_text_size(self, size: int) -> None:
        """Show text in so many percent of its usual size from now on."""
        before = percent()
        by = set_percent(size)
        if self._app is not None and percent() != before:
            self._app.setFont(sized(ui_font()))
            self._dress(by)

    def colour(self, role: str) -> QColor:
        """The colour of a role such as "text_dim"."""
        return QColor(getattr(self._colours, role))

    def icon(self, name: str, role: str = "text") -> QIcon:
        """icons/`name`.svg in the colour of `role`, also after the scheme changes."""
        # a button that can't be pressed has lost the accent that such an icon lies on
        off = "text" if role == "on_accent" else role
        engine = TintedIconEngine(
            icon_file(name), lambda: self.colour(role), lambda: self.colour(off)
        )
        return QIcon(engine)

    def paint_icon(self, painter: QPainter, place: QRect, name: str, role: str = "text") -> None:
        """Draw the same into the middle of `place`; what paints itself needs no icon for it."""
        paint_icon(painter, place, icon_file(name), self.colour(role))

    def _on_system_changed(self) -> None:
        if self._scheme is Scheme.SYSTEM:
            self._dress()

    def _dress(self, larger_by: float = 1.0) -> None:
        if self._app is None:
            return
        self._tell_system()
        self._colours = _table(self._scheme)
        if self._colours is self._worn and larger_by == 1.0:
            return
        self._worn = self._colours
        self._app.setPalette(_palette(self._colours))
        with dressing():
            _put_on(self._app, style_sheet(self._colours))
            if larger_by != 1.0:
                resize_all(larger_by)
        self.changed.emit()

    def _tell_system(self) -> None:
        # title bars and native dialogs follow only when Qt itself knows the scheme
        wanted = {
            Scheme.SYSTEM: Qt.ColorScheme.Unknown,
            Scheme.LIGHT: Qt.ColorScheme.Light,
            Scheme.DARK: Qt.ColorScheme.Dark,
        }[self._scheme]
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.disconnect(self._on_system_changed)
        hints.setColorScheme(wanted)
        hints.colorSchemeChanged.connect(self._on_system_changed)


def style_sheet(colours: Colours) -> str:
    """The style sheet with every @role replaced, in the text size of now.

    @icons is the folder of the icons; `4-1px` are four pixels, scaled, without one for a border.
    Lines of one and two pixels stay so.
    """
    template = (RESOURCES / "styles" / "tooldesk.qss").read_text(encoding="utf-8")
    values = {f.name: getattr(colours, f.name) for f in fields(colours) if f.name != "calls"}
    values["icons"] = (RESOURCES / "icons").as_posix()
    template = re.sub(r"\b(\d+)(?:-(\d))?px", _scaled_pixels, template)
    return re.sub(r"@([a-z_]+)", lambda found: values[found[1]], template)


def _scaled_pixels(found: re.Match[str]) -> str:
    pixels, without = int(found[1]), int(found[2] or 0)
    return f"{px(pixels) - without if pixels > MOST_FIXED else pixels - without}px"


def _put_on(app: QApplication, sheet: str) -> None:
    """Have all widgets of `app` drawn by this style sheet, in a third of the time Qt takes for it.

    To take the old one off and to put the new one on is three times as fast as to exchange them.
    But each time Qt tells every widget that its style is another one, upon which all is laid out
    anew; it leaves out those that have a style of their own. Nothing of ours needs to be told: the
    style stays what it was, and a font that changes has laid out anew what is written in it.
    What nobody sees gets the new one when it is shown.
    Source: QApplication::setStyle of Qt 6, which dresses what is marked as dressed.
    """
    told = []
    for each in app.allWidgets():
        leave_unseen(each)
        if not each.testAttribute(OWN_STYLE):
            each.setAttribute(OWN_STYLE)
            told.append(each)
    remembers = rememberer()
    app.setStyleSheet("")
    app.setStyleSheet(sheet)
    del remembers
    for each in told:
        each.setAttribute(OWN_STYLE, False)
    for window in app.topLevelWidgets():
        window.update()


def set_variant(widget: QWidget, name: str, value: str | bool) -> None:
    """Change a dynamic property of the style sheet, also on a widget that is already shown."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    if not widget.testAttribute(DRESSED):
        return
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def _table(scheme: Scheme) -> Colours:
    if scheme is Scheme.SYSTEM:
        system = QGuiApplication.styleHints().colorScheme()
        return DARK if system is Qt.ColorScheme.Dark else LIGHT
    return DARK if scheme is Scheme.DARK else LIGHT


def _palette(colours: Colours) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for name, value in {
        role.Window: colours.window,
        role.WindowText: colours.text,
        role.Base: colours.surface,
        role.AlternateBase: colours.raised,
        role.Text: colours.text,
        role.Button: colours.raised,
        role.ButtonText: colours.text,
        role.BrightText: colours.error,
        role.ToolTipBase: colours.raised,
        role.ToolTipText: colours.text,
        role.Highlight: colours.selection,
        role.HighlightedText: colours.text,
        role.Link: colours.accent,
        role.LinkVisited: colours.accent,
        role.PlaceholderText: colours.text_dim,
        role.Accent: colours.accent,
        role.Light: colours.raised,
        role.Midlight: colours.border,
        role.Mid: colours.border_strong,
        role.Dark: colours.border_strong,
        role.Shadow: colours.border_strong,
    }.items():
        palette.setColor(name, QColor(value))
    for name in (role.Text, role.WindowText, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(colours.text_dim))
    return palette
