"""translate_within: buttons, fields and names say their words in the chosen language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from tooldesk_ui.language import PLAIN, SHOWN, Language, current_language, tr_part
from tooldesk_ui.widgets.plain_text import set_tool_tip


def translate_within(root: QWidget) -> None:
    """Have a screen or a dialog that was just made say its words in the chosen language."""
    if current_language() != Language.ENGLISH:
        translate_widgets([root, *root.findChildren(QWidget)])


def translate_widgets(widgets: list[QWidget], *, again: bool = False) -> None:
    """Say what buttons, fields and names of widgets say in the chosen language.

    `again` also has those follow that keep their words themselves: they have a `retranslate`.
    """
    for widget in widgets:
        if again and callable(own := getattr(widget, "retranslate", None)):
            own()
        if not widget.property(PLAIN):
            _translate(widget)


def set_words(button: QAbstractButton, words: str) -> None:
    """Have a button that is there say something else, also when the language changes."""
    _say(button, "text", words, button.setText)


def set_name(widget: QWidget, words: str) -> None:
    """The same for what a screen reader calls a widget, which may be made late."""
    _say(widget, "name", words, widget.setAccessibleName)


def set_description(widget: QWidget, words: str) -> None:
    """The same for what a screen reader says of a widget besides."""
    _say(widget, "description", words, widget.setAccessibleDescription)


def _say(widget: QWidget, what: str, words: str, write: Callable[[str], None]) -> None:
    said = dict(widget.property(SHOWN) or {})
    said[what] = words, tr_part(words)
    write(said[what][1])
    widget.setProperty(SHOWN, said)


def _translate(widget: QWidget) -> None:
    said: dict[str, tuple[str, str]] = dict(widget.property(SHOWN) or {})
    changed = False
    for name, (read, write) in _texts_of(widget).items():
        now = read()
        source = said[name][0] if name in said and said[name][1] == now else now
        shown = tr_part(source)
        if shown != now:
            write(shown)
        if shown != source or name in said:
            said[name] = source, shown
            changed = True
    if changed:
        widget.setProperty(SHOWN, said)


_Text = tuple[Callable[[], str], Callable[[str], None]]


def _texts_of(widget: QWidget) -> dict[str, _Text]:
    """What a widget says besides what it was given by those that ask `tr` themselves."""
    texts: dict[str, _Text] = {"name": (widget.accessibleName, widget.setAccessibleName)}
    if "description" in (widget.property(SHOWN) or ()):
        # any other may be somebody's own
        texts["description"] = widget.accessibleDescription, widget.setAccessibleDescription
    if isinstance(widget, QAbstractButton):
        texts["text"] = widget.text, widget.setText
    elif isinstance(widget, QLineEdit | QPlainTextEdit):
        texts["placeholder"] = widget.placeholderText, widget.setPlaceholderText
    elif isinstance(widget, QComboBox) and not widget.isEditable():
        for place in range(widget.count()):
            texts[f"item {place}"] = (
                lambda place=place: widget.itemText(place),  # type: ignore[misc]
                lambda words, place=place: widget.setItemText(place, words),  # type: ignore[misc]
            )
    if widget.isWindow():
        texts["title"] = widget.windowTitle, widget.setWindowTitle
    texts["tip"] = widget.toolTip, partial(set_tool_tip, widget)
    return texts
