"""Whatever words are, labels and tool tips show them as they are, and there is no other way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QGuiApplication,
    QKeySequence,
    Qt,
    QTextDocumentFragment,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

import tooldesk_ui
from tooldesk_ui.widgets.plain_text import (
    LONGEST_TIP,
    MarkedLabel,
    MarkedText,
    PlainLabel,
    plain_tip,
    set_tool_tip,
)

UI = Path(tooldesk_ui.__file__).parent
HOMES = {UI / "widgets" / "plain_text.py", UI / "widgets" / "dialogs" / "file_dialog.py"}
"""Where alone all this is allowed."""

JOINER = "\u2060"
MARKUP = (
    "<img src=/a>",
    "<b>bold",
    "<IMG\tSRC='/a'/>",
    "<?xml version='1.0'?><p>",
    "<!DOCTYPE html>",
    " \n <a href=x>",
    "a &lt;b&gt; c",
)

WIDGETS = frozenset(
    {"QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QWizard", "QWhatsThis"}
    | {"QTextBrowser", "QTextDocument", "QStaticText", "QGraphicsTextItem", "QSplashScreen"}
    | {"QToolTip", "QSystemTrayIcon", "QDockWidget", "QToolBox", "QTabWidget", "QTabBar"}
)
"""Classes that show words as markup, or where pointers rest, and that nothing here needs."""

REPLACED = frozenset({"QLabel", "QFileDialog"})
"""Classes that have one of our own, which shows words as they are."""

METHODS = frozenset(
    {"setToolTip", "setWhatsThis", "setStatusTip", "setTextFormat", "setHtml", "insertHtml"}
    | {"appendHtml", "setMarkdown", "insertMarkdown", "toHtml", "setInformativeText"}
    | {"setDetailedText", "setToolTipsVisible", "setDefaultAction", "fromHtml", "setTabToolTip"}
)
ROLES = frozenset({"ToolTipRole", "WhatsThisRole", "StatusTipRole"})
_WIDGETS = UI / "widgets"
_SCHEMA = UI / "tools" / "editor" / "form" / "schema_builder" / "schema_model.py"
MODELS = (
    _WIDGETS / "lists" / "row_table_model.py",
    _WIDGETS / "json_tree" / "json_tree.py",
    _SCHEMA,
)
"""Which say the tool tips of all tables and trees, through plain_tip."""


@pytest.mark.parametrize("words", MARKUP)
def test_markup_is_shown_as_it_is(qtbot: QtBot, words: str):
    assert Qt.mightBeRichText(words)
    tip = plain_tip(words)
    assert not Qt.mightBeRichText(tip)
    assert tip.replace(JOINER, "") == words
    assert plain_tip(tip) == tip
    button, action, label = QPushButton(), QAction(), PlainLabel(words)
    for part in (button, label):
        qtbot.addWidget(part)
    for part in (button, action):
        set_tool_tip(part, words)
        assert part.toolTip() == tip
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == words


def test_long_word_is_broken_where_it_is_shown_and_copied_whole(qtbot: QtBot):
    label, word = PlainLabel(), f"get_{'0123456789abcdef' * 8}"
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setWordWrap(True)
    label.setText(word)
    wide = label.minimumSizeHint().width()
    label.break_words()
    qtbot.addWidget(label)
    assert label.minimumSizeHint().width() < wide // 2
    assert label.whole_text() == word
    label.setSelection(0, len(label.text()))
    QTest.keySequence(label, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text() == word
    QGuiApplication.clipboard().clear()
    place = label.rect().center()
    reason = QContextMenuEvent.Reason.Mouse
    label.contextMenuEvent(QContextMenuEvent(reason, place, label.mapToGlobal(place)))
    menu = label.findChild(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    assert QGuiApplication.clipboard().text() == word


def test_marked_pieces_are_shown_as_they_are(qtbot: QtBot):
    label = MarkedLabel()
    qtbot.addWidget(label)
    label.set_lines([MarkedText("+ ", "#123456"), MarkedText("<img src=/a>", "#111111", "#222222")])
    shown = QTextDocumentFragment.fromHtml(label.text()).toPlainText()
    assert shown.replace("\xa0", " ") == "+ <img src=/a>"


def test_long_word_of_marked_pieces_is_broken_where_lines_wrap(qtbot: QtBot):
    label, word = MarkedLabel(), f"get_{'0123456789abcdef' * 8}"
    qtbot.addWidget(label)
    label.set_lines([MarkedText("+ ", "#123456"), MarkedText(f"<{word}>", "#111111")])
    wide = label.minimumSizeHint().width()
    label.setWordWrap(True)
    label.set_lines([MarkedText("+ ", "#123456"), MarkedText(f"<{word}>", "#111111")])
    assert label.minimumSizeHint().width() < wide // 2
    shown = QTextDocumentFragment.fromHtml(label.text()).toPlainText()
    assert shown.replace("\xa0", " ").replace("\u200b", "") == f"+ <{word}>"


@given(st.lists(st.sampled_from([*"<>&;!?/ \n\tab", "img", "lt;", "xml", "br"])).map("".join))
def test_no_words_are_taken_for_markup(words: str):
    assert not Qt.mightBeRichText(plain_tip(words))


def test_ordinary_words_stay_and_long_ones_are_cut():
    assert plain_tip("1 < 2 & 3") == "1 < 2 & 3"
    assert len(plain_tip("x" * 1_000_000)) == LONGEST_TIP


def uses_of(source: str, *, is_model: bool = False) -> Iterator[str]:
    """What is in the source of a module that reaches Qt in some other way."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ClassDef(bases=bases):
                names = [each.id for each in bases if isinstance(each, ast.Name)]
                yield from (name for name in names if name in REPLACED)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in REPLACED:
                yield name
            case ast.Call(
                func=ast.Attribute(attr="addRow"), args=[ast.Constant() | ast.JoinedStr(), *_]
            ):
                yield "addRow with words, which makes a label"
            case ast.Call(args=[ast.Constant(value="toolTip"), *_]):
                yield "the property toolTip"
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in METHODS | WIDGETS:
                yield name
            case ast.Attribute(attr=name) if name in ROLES and not is_model:
                yield name
            case ast.ImportFrom(names=names):
                yield from (
                    each.name
                    for each in names
                    if each.name in WIDGETS or (each.name in REPLACED and each.asname)
                )


def test_nothing_reaches_qt_in_another_way():
    modules = {
        file: file.read_text(encoding="utf-8") for file in UI.rglob("*.py") if file not in HOMES
    }
    assert len(modules) > 150
    found = {
        str(file.relative_to(UI)): uses
        for file, source in modules.items()
        if (uses := list(uses_of(source, is_model=file in MODELS)))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "QLabel(words)",
        "class Title(QLabel): pass",
        "QtWidgets.QLabel(words)",
        "button.setToolTip(words)",
        "action.setStatusTip(words)",
        "QMessageBox.warning(self, title, words)",
        "from PySide6.QtWidgets import QMessageBox as Box",
        "QToolTip.showText(place, words)",
        "if role == Qt.ItemDataRole.ToolTipRole: return words",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "view.setHtml(words)",
        "form.addRow('Name', field)",
        "part.setProperty('toolTip', words)",
    ],
)
def test_another_way_would_be_found(source: str):
    assert list(uses_of(source))
