"""Looks change soon, and what nobody sees follows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tooldesk_ui.colours import DARK
from tooldesk_ui.frame import look_changes
from tooldesk_ui.frame.look_changes import LookChanges
from tooldesk_ui.late_dressing import DRESSED
from tooldesk_ui.theme import Scheme, Theme, set_variant


def test_latest_of_a_kind_is_made(qtbot: QtBot) -> None:
    owner, done = QObject(), []
    changes = LookChanges(owner)
    for kind, words in (("colours", "dark"), ("size", "110 %"), ("colours", "light")):
        changes.make(kind, lambda words=words: done.append(words))
    qtbot.waitUntil(lambda: len(done) == 2)
    assert done == ["light", "110 %"]


def test_what_nobody_sees_follows_when_nobody_waits(
    theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look_changes, "DRESSED_AFTER_MS", 0)
    box, page = QWidget(), QWidget()
    qtbot.addWidget(box)
    QVBoxLayout(box).addWidget(page)
    label = QLabel("word", page)
    set_variant(label, "tone", "error")
    box.show()
    page.hide()
    changes = LookChanges(box)
    changes.make("colours", lambda: theme.set_scheme(Scheme.DARK))
    qtbot.waitUntil(lambda: theme.scheme is Scheme.DARK)
    qtbot.waitUntil(lambda: label.testAttribute(DRESSED))
    assert not label.isVisible()
    assert label.palette().windowText().color().name() == DARK.error
