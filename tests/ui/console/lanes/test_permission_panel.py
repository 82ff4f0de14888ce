"""A person sees exactly what would run; nothing hides in it, and no stray key says yes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cut_words import cut_words
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.signing.key_types import KeyType
from tooldesk.signing.signer_access import SignatureRequest
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk_ui.console.lanes.permission_dialog import PermissionDialog
from tooldesk_ui.console.lanes.permission_panel import PermissionPanel, isolated
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.widgets.text_area.text_area import TextArea

SHELL = {"kind": "shell", "command": ["rm", "--", "{file}"]}


def request_of(arguments: dict[str, Any], source: dict[str, Any] = SHELL) -> PermissionRequest:
    definition = ToolDefinition.model_validate({"name": "clean", "source": source})
    return PermissionRequest(definition, arguments, "It runs a command.", Path("/w"))


def signature_of(text: str, *, is_digest: bool = False) -> PermissionRequest:
    wanted = SignatureRequest("wallet", KeyType.SECP256K1, text, 32, is_digest)
    return replace(request_of({"file": "a"}), arguments={}, signature=wanted)


@pytest.fixture
def with_panel(run_async: Any, theme: Any) -> Any:
    """Runs a coroutine with a panel in a window."""

    def use(request: PermissionRequest, steps: Any) -> None:
        async def body() -> None:
            panel = PermissionPanel(theme, request)
            panel.resize(600, 400)
            panel.show()
            panel.activateWindow()
            panel.setFocus()
            try:
                await steps(panel)
            finally:
                panel.close()
                panel.deleteLater()

        run_async(body())

    return use


def button(panel: QWidget, name: str) -> QPushButton:
    return next(b for b in panel.findChildren(QPushButton) if b.accessibleName() == name)


def words(panel: QWidget) -> str:
    texts = [each.text() for each in panel.findChildren(QLabel) if not each.isHidden()]
    return "\n".join(texts + [each.text for each in panel.findChildren(TextArea)])


@pytest.mark.parametrize(
    ("keys", "name", "answer"),
    [
        (Qt.Key.Key_O, "Allow once", Answer.ONCE),
        (Qt.Key.Key_S, "Allow for session", Answer.SESSION),
        (Qt.Key.Key_A, "Always allow", Answer.ALWAYS),
        (Qt.Key.Key_D, "Deny", Answer.DENY),
    ],
)
def test_buttons_and_keys_answer(
    with_panel: Any, until: Any, keys: Qt.Key, name: str, answer: Answer
) -> None:
    async def by_click(panel: PermissionPanel) -> None:
        await until(button(panel, name).isEnabled)
        button(panel, name).click()
        assert await panel.answer is answer

    async def by_key(panel: PermissionPanel) -> None:
        await until(button(panel, name).isEnabled)
        await until(panel.hasFocus)
        QTest.keyClick(panel, keys, Qt.KeyboardModifier.AltModifier)
        assert await panel.answer is answer

    with_panel(request_of({"file": "a"}), by_click)
    with_panel(request_of({"file": "a"}), by_key)


def test_yes_is_taken_only_after_a_moment_and_no_at_once(with_panel: Any, until: Any) -> None:
    async def steps(panel: PermissionPanel) -> None:
        assert not button(panel, "Allow once").isEnabled()
        assert button(panel, "Deny").isEnabled()
        button(panel, "Allow once").click()
        QTest.keyClick(panel, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
        assert not panel.answer.done()
        await until(button(panel, "Allow once").isEnabled)
        panel.hold_back_yes()
        assert not button(panel, "Always allow").isEnabled()

    with_panel(request_of({"file": "a"}), steps)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Y, Qt.Key.Key_O])
def test_keys_that_are_typed_say_nothing(with_panel: Any, until: Any, key: Qt.Key) -> None:
    async def steps(panel: PermissionPanel) -> None:
        await until(button(panel, "Allow once").isEnabled)
        await until(panel.hasFocus)
        QTest.keyClick(panel, key)
        assert not panel.answer.done()

    with_panel(request_of({"file": "a"}), steps)


def test_what_would_run_is_shown_with_its_hidden_parts(with_panel: Any) -> None:
    async def steps(panel: PermissionPanel) -> None:
        shown = words(panel)
        assert "rm -- 'a b\\u202etxt.exe'" in shown
        assert "1 unseen character is shown as an escape." in shown
        assert "It runs a command." in shown
        assert "/w" in shown

    with_panel(request_of({"file": "a b\u202etxt.exe"}), steps)


def test_long_call_is_there_whole_and_says_how_long_it_is(with_panel: Any) -> None:
    async def steps(panel: PermissionPanel) -> None:
        assert "characters: scroll to see all of them." in words(panel)
        assert "SECRET PART" in words(panel)

    with_panel(request_of({"file": "a" * 50_000 + "SECRET PART" + "b" * 50_000}), steps)


def test_signature_shows_what_is_signed_and_what_each_answer_means(with_panel: Any) -> None:
    async def steps(panel: PermissionPanel) -> None:
        shown = words(panel)
        assert panel.accessibleName() == "Call 1: clean asks to sign this with wallet"
        assert "pay 5 to al\\u200bice" in shown
        assert "1 unseen character is shown as an escape." in shown
        assert "wallet (secp256k1)" in shown
        assert "32 bytes" in shown
        assert "this signature only" in shown
        assert "nothing is signed, and the tool is told" in shown
        assert "nothing runs" not in shown
        assert "digest" not in shown
        button(panel, "Deny").click()
        assert await panel.answer is Answer.DENY

    with_panel(signature_of("pay 5 to al\u200bice"), steps)


def test_digest_warns_that_nobody_can_tell_what_it_is(with_panel: Any) -> None:
    async def steps(panel: PermissionPanel) -> None:
        assert "nobody can tell what would be signed" in words(panel)
        assert "a digest of 32 bytes" in words(panel)

    with_panel(signature_of("00ff 00ff", is_digest=True), steps)


def test_long_data_to_sign_is_there_whole_and_says_how_long_it_is(with_panel: Any) -> None:
    async def steps(panel: PermissionPanel) -> None:
        assert "100,011 characters: scroll to see all of them." in words(panel)
        assert "SECRET PART" in words(panel)

    with_panel(signature_of("a" * 50_000 + "SECRET PART" + "b" * 50_000), steps)


def test_right_to_left_words_are_kept_to_themselves() -> None:
    assert isolated("a \u05d0\u05d1 12") == "a \u2067\u05d0\u05d1\u2069 12"
    assert isolated("plain") == "plain"


def test_every_control_can_be_named(with_panel: Any) -> None:
    async def steps(panel: PermissionPanel) -> None:
        assert panel.accessibleName() == "Call 1: clean needs your yes before it runs"
        for each in panel.findChildren(QPushButton):
            assert each.objectName()
            assert each.accessibleName()
            assert each.toolTip()

    with_panel(request_of({"file": "a" * 200_000}), steps)


def test_cancelled_question_leaves_no_answer(with_panel: Any) -> None:
    async def steps(panel: PermissionPanel) -> None:
        waiting = asyncio.ensure_future(panel.answer)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        button(panel, "Deny").click()

    with_panel(request_of({"file": "a"}), steps)


@pytest.mark.parametrize("language", [Language.GERMAN, Language.JAPANESE])
def test_dialog_says_all_of_its_answers_in_the_language(
    run_async: Any, theme: Any, qtbot: Any, language: Language
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.show()

    async def body() -> None:
        dialog = PermissionDialog(theme, request_of({"file": "a"}), window)
        dialog.show()
        QTest.qWait(50)
        try:
            assert dialog.windowTitle() != "clean needs your yes"
            assert cut_words(dialog) == []
        finally:
            dialog.close()
            dialog.deleteLater()

    set_language(language)
    try:
        run_async(body())
    finally:
        set_language(Language.ENGLISH)
