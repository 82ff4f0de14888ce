"""A person makes, adds, copies and removes signing keys; their private part is shown nowhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from tooldesk.signing.key_types import KeyType, public_key_of
from tooldesk_ui.secrets.screen_bar import KEYS
from tooldesk_ui.secrets.signing.key_rows import form_of_typed

PRIVATE_KEY = "00112233445566778899aabbccddeeff" * 2
CODE = '''
def pay(text: str, context) -> str:
    """Pay."""
    return context.signer.sign(text.encode()).hex()
'''


@pytest.fixture
def in_keys(bench, in_app, write_tool, until):
    """Runs a test's body with the signing keys shown; `pay` signs with wallet."""

    def run(body, *, has_tool: bool = True) -> None:
        if has_tool:
            write_tool("pay", CODE, signer={"key": "wallet"})

        async def whole(app) -> None:
            try:
                bench.screen.findChild(QPushButton, "secret_grouping_signing keys").click()
                await body(app)
            finally:
                for key in await app.signing_keys.keys():
                    await app.signing_keys.remove(key)

        in_app(whole)

    return run


def listed(bench) -> dict[str, str]:
    """State by name."""
    model = bench.screen.signing.list.model
    rows = (model.row_at(number) for number in range(model.rowCount()))
    return {row.title: row.look.word for row in rows}


def words(bench, name: str) -> str:
    return bench.screen.signing.findChild(QLabel, name).text()


def is_enabled(bench, name: str) -> bool:
    return bench.screen.commands[name].applies


def test_missing_key_is_made_with_keys_alone(secret_service, bench, in_keys, until) -> None:
    async def body(app) -> None:
        made: list[str] = []
        bench.screen.key_made.connect(made.append)
        assert listed(bench) == {"wallet": "Missing"}
        assert bench.screen.bar.summary.text() == "0 signing keys, 1 missing"
        view = bench.screen.signing.list.view
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Return)
        await until(lambda: bench.dialog("signing_key_dialog"))
        dialog = bench.dialog("signing_key_dialog")
        assert not dialog.name.isVisible()
        QTest.keyClick(dialog.go, Qt.Key.Key_Return)
        await until(lambda: listed(bench) == {"wallet": "Ready"})
        key = await app.signing_keys.find("wallet")
        public_key = await app.signing_keys.public_key(key)
        await until(lambda: words(bench, "public_key") == public_key.hex())
        assert made == ["wallet"]
        assert bench.said == ["The signing key wallet is made."]
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert QGuiApplication.clipboard().text() == public_key.hex()

    in_keys(body)


def test_existing_key_is_added_and_shown_nowhere(
    secret_service, bench, in_keys, until, everything_shown
) -> None:
    async def body(app) -> None:
        assert bench.screen.signing.list.empty.heading() == "No signing keys yet"
        bench.press("add_signing_key_button")
        await until(lambda: bench.dialog("signing_key_dialog"))
        dialog = bench.dialog("signing_key_dialog")
        QTest.keyClicks(dialog.findChild(QLineEdit, "signing_key_name"), "evm")
        field = dialog.findChild(QLineEdit, "private_key")
        QTest.keyClicks(field, PRIVATE_KEY[:-1])
        assert dialog.findChild(QLabel, "private_key_note").text() == "63 of 64 hexadecimal digits"
        assert not dialog.go.isEnabled()
        QTest.keyClicks(field, PRIVATE_KEY[-1])
        assert PRIVATE_KEY not in everything_shown()
        dialog.findChild(QPushButton, "signing_key_type_secp256k1").click()
        QTest.keyClick(field, Qt.Key.Key_Return)
        await until(lambda: listed(bench) == {"evm": "Ready"})
        expected = public_key_of(KeyType.SECP256K1, bytes.fromhex(PRIVATE_KEY)).hex()
        await until(lambda: words(bench, "public_key") == expected)
        assert PRIVATE_KEY not in everything_shown()
        assert "evm" not in bench.states

    in_keys(body, has_tool=False)


def test_taken_name_and_wrong_key_are_told_in_the_dialog(
    secret_service, bench, in_keys, until
) -> None:
    async def body(app) -> None:
        await app.signing_keys.create("wallet", KeyType.ED25519)
        bench.press("add_signing_key_button")
        await until(lambda: bench.dialog("signing_key_dialog"))
        dialog = bench.dialog("signing_key_dialog")
        dialog.private_key.setText("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----")
        dialog.name.setText("other")
        dialog.go.click()
        await until(lambda: "no private key for ed25519" in dialog.error.words())
        dialog.private_key.setText(PRIVATE_KEY)
        dialog.name.setText("wallet")
        dialog.go.click()
        await until(lambda: "already" in dialog.error.words())
        dialog.reject()
        assert dialog.private_key.text() == ""

    in_keys(body)


def test_removing_says_what_breaks_and_asks(secret_service, bench, in_keys, until) -> None:
    async def body(app) -> None:
        await app.signing_keys.create("wallet", KeyType.ED25519)
        bench.screen.refresh()
        await until(lambda: listed(bench) == {"wallet": "Ready"})
        await until(lambda: is_enabled(bench, "remove_signing_key"))
        view = bench.screen.signing.list.view
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Delete)
        await until(lambda: bench.dialog("remove_key_dialog"))
        dialog = bench.dialog("remove_key_dialog")
        assert "can't be brought back" in dialog.hint.text()
        assert dialog.breaks.text() == "Calls of these stop before they run: pay."
        dialog.go.click()
        await until(lambda: listed(bench) == {"wallet": "Missing"})
        assert await app.signing_keys.keys() == ()

    in_keys(body)


def test_shortcuts_hold_for_what_is_shown(secret_service, bench, in_keys, until) -> None:
    async def body(app) -> None:
        await app.signing_keys.create("wallet", KeyType.ED25519)
        bench.screen.refresh()
        await until(lambda: is_enabled(bench, "copy_public_key"))
        assert not is_enabled(bench, "set_secret")
        bench.screen.show_variable("W_KEY")
        await until(lambda: is_enabled(bench, "set_secret"))
        assert not is_enabled(bench, "copy_public_key")
        assert not is_enabled(bench, "remove_signing_key")
        assert bench.screen.bar.summary.text() == "2 variables, 1 to set"
        bench.screen.show_signing_key("wallet")
        saved = bench.screen.save_state()
        assert saved["grouping"] == KEYS
        bench.screen.show_variable("W_KEY")
        bench.screen.restore_state(saved)
        assert is_enabled(bench, "copy_public_key")

    in_keys(body)


def test_call_that_lacks_a_key_leads_to_the_dialog(secret_service, bench, in_keys, until) -> None:
    async def body(app) -> None:
        bench.screen.show_signing_key("wallet", wants_key=True)
        await until(lambda: bench.dialog("signing_key_dialog"))
        bench.dialog("signing_key_dialog").reject()
        await until(lambda: not bench.dialog("signing_key_dialog"))
        bench.screen.signing.page.findChild(QPushButton, "signs_for_0").click()
        assert bench.tools == ["pay"]

    in_keys(body)


def test_locked_keyring_is_told_and_the_key_comes_back(
    own_secret_service, bench, in_keys, until
) -> None:
    async def body(app) -> None:
        await app.signing_keys.create("wallet", KeyType.ED25519)
        app.vault.read_again()
        own_secret_service.lock()
        bench.screen.refresh()
        await until(lambda: listed(bench) == {"wallet": "Locked"})
        assert "locked" in bench.screen.notice.words().lower()
        assert not is_enabled(bench, "copy_public_key")
        own_secret_service.unlock()
        bench.press("check_keyring")
        await until(lambda: listed(bench) == {"wallet": "Ready"})
        await until(lambda: is_enabled(bench, "copy_public_key"))

    in_keys(body)


@pytest.mark.parametrize(
    ("typed", "words", "may_be_key"),
    [
        ("", "", False),
        ("0x" + "a" * 64, "64 of 64 hexadecimal digits", True),
        ("abc", "3 of 64 hexadecimal digits", False),
        ("-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----", "PEM, 3 lines", True),
        ("correct horse", "That is neither hexadecimal nor PEM.", False),
    ],
)
def test_typed_key_is_told_by_its_form_alone(typed: str, words: str, may_be_key: bool) -> None:
    assert form_of_typed(typed) == (words, may_be_key)
