"""What the core says of repairs, names, sandboxes and crashes is read in the chosen language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tooldesk_ui.language import Language, set_language, tr, tr_part
from tooldesk_ui.widgets.translated import set_description, translate_widgets


@pytest.fixture
def german(qapp: object) -> Iterator[None]:
    set_language(Language.GERMAN)
    yield
    set_language(Language.ENGLISH)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("missing closing quote", "schließendes Anführungszeichen fehlt"),
        ("18 single quotes → double", "18 einfache Anführungszeichen → doppelt"),
        ("3 commas removed", "3 Kommas entfernt"),
        ("2 times missing comma", "2-mal Komma fehlt"),
        (
            "Line 3: missing closing quote, trailing comma",
            "Zeile 3: schließendes Anführungszeichen fehlt, Komma am Ende",
        ),
        ("Fuzzy. Closest name: add (0.92)", "Unscharf. Ähnlichster Name: add (0.92)"),
        ('Normalised. Stripped "()": add', "Vereinheitlicht. „()“ weggenommen: add"),
        (
            "add is to run sandboxed and could write to /home/x: it holds tools.",
            "add soll in der Sandbox laufen und könnte in /home/x schreiben: er enthält Werkzeuge.",
        ),
        (
            "The server answered with an error: no credit.",
            "Der Server hat mit einem Fehler geantwortet: no credit.",
        ),
        (
            "0xC0000135: a DLL that it needs is not there",
            "0xC0000135: eine DLL fehlt, die es braucht",
        ),
    ],
)
def test_what_the_core_says_is_read_in_german(german: None, said: str, shown: str) -> None:
    assert tr(said) == shown


def test_a_kind_of_repair_with_a_sign_is_read_in_german(german: None) -> None:
    assert tr_part("2 times } added") == "2-mal } ergänzt"
    assert tr("{}", "comment") == "Kommentar"


def test_a_button_is_said_without_the_dots_of_its_command(german: None) -> None:
    assert tr("Show report") == "Bericht zeigen"


def test_a_description_of_ours_follows_the_language_and_another_does_not(qtbot: QtBot) -> None:
    ours, own = QPushButton(), QPushButton()
    qtbot.addWidget(ours)
    qtbot.addWidget(own)
    set_description(ours, "What people read in lists.")
    own.setAccessibleDescription("What people read in lists.")
    set_language(Language.GERMAN)
    try:
        translate_widgets([ours, own])
        assert ours.accessibleDescription() == "Was Menschen in Listen lesen."
        assert own.accessibleDescription() == "What people read in lists."
    finally:
        set_language(Language.ENGLISH)
