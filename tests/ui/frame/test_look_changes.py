"""Looks change in turns: what is begun is made whole, and what nobody sees follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tooldesk_ui.colours import DARK
from tooldesk_ui.frame import look_changes
from tooldesk_ui.frame.look_changes import LookChanges
from tooldesk_ui.late_dressing import DRESSED
from tooldesk_ui.theme import Scheme, Theme, set_variant


def test_what_is_begun_is_made_whole_before_what_came_meanwhile(qtbot: QtBot) -> None:
    owner, done = QObject(), []
    changes = LookChanges(owner)

    def change(words: str) -> Iterator[None]:
        for step in range(3):
            done.append(f"{words} {step}")
            if words == "colours" and not step:
                changes.make("size", lambda: change("size"))
            yield

    changes.make("colours", lambda: change("never begun"))
    changes.make("colours", lambda: change("colours"))
    qtbot.waitUntil(lambda: len(done) == 6)
    assert done == [f"{kind} {step}" for kind in ("colours", "size") for step in range(3)]


def test_change_that_fails_keeps_no_later_one(qtbot: QtBot) -> None:
    owner, done = QObject(), []
    changes = LookChanges(owner)

    def fail() -> Iterator[None]:
        yield
        raise ValueError("no such colours")

    with qtbot.captureExceptions() as raised:
        changes.make("colours", fail)
        qtbot.waitUntil(lambda: bool(raised))
    changes.make("colours", lambda: iter([done.append("made")]))
    qtbot.waitUntil(lambda: done == ["made"])


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
    LookChanges(box).make("colours", lambda: theme.setting_scheme(Scheme.DARK))
    qtbot.waitUntil(lambda: theme.scheme is Scheme.DARK and box.updatesEnabled())
    qtbot.waitUntil(lambda: label.testAttribute(DRESSED))
    assert not label.isVisible()
    assert label.palette().windowText().color().name() == DARK.error
