"""Whatever befalls the keyring is said, and work goes on when it is back, or without it."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

CANARY = "wk-canary+/4711"


def test_locked_keyring_is_unlocked_and_work_goes_on(
    own_secret_service, bench, in_app, until, standing
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        app.vault.read_again()
        own_secret_service.lock()
        bench.screen.refresh()
        await standing(W_KEY="locked")
        assert bench.word == "Locked"
        assert bench.screen.notice.words().startswith("The keyring is locked")
        bench.press("unlock_keyring")
        assert "Waiting" in bench.screen.notice.words()
        await until(lambda: bench.said)  # nothing here can show the system's dialogue
        assert bench.said == ["The keyring was not unlocked."]
        own_secret_service.unlock()
        bench.press("check_keyring")
        # a reading that began before may find the value, and still tell of the lock
        await standing(W_KEY="set")
        await until(lambda: bench.screen.notice.words() == "")

    in_app(body)


def test_waiting_for_the_password_can_be_stopped(
    own_secret_service, bench, in_app, until, standing
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        app.vault.read_again()
        own_secret_service.lock()
        bench.screen.refresh()
        await standing(W_KEY="locked")
        own_secret_service.freeze_daemon()
        bench.press("unlock_keyring")
        assert "Waiting" in bench.screen.notice.words()
        bench.press("cancel_unlock")
        await until(lambda: "does not answer" in bench.screen.notice.words())
        own_secret_service.wake_daemon()
        own_secret_service.unlock()
        bench.press("check_keyring")
        await standing(W_KEY="set")

    in_app(body)


def test_keyring_killed_in_the_middle_leaves_the_window_alive(
    own_secret_service, bench, in_app, until, standing
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        app.vault.read_again()
        own_secret_service.kill_daemon()
        bench.screen.refresh()
        await standing(W_KEY="locked")
        assert bench.screen.notice.words().startswith("There is no keyring here")
        own_secret_service.start_daemon()
        bench.press("check_keyring")
        await standing(W_KEY="set")

    in_app(body)


def test_without_a_keyring_a_secret_lives_for_the_session(
    no_bus, bench, in_app, until, standing
) -> None:
    async def body(app) -> None:
        words = bench.screen.notice.words()
        assert "Start one, such as GNOME Keyring" in words
        assert words.endswith("Nothing is ever written in plain text.")
        bench.press("set_secret_button")
        await until(lambda: bench.dialog("set_secret_dialog"))
        dialog = bench.dialog("set_secret_dialog")
        dialog.value.setText(CANARY)
        dialog.go.click()
        await standing(W_KEY="set")
        words = "Used: in memory, until Tooldesk ends"
        await until(lambda: bench.screen.variables.page.places.words()[1] == words)

    in_app(body)


def test_encrypted_file_is_made_and_used(no_bus, bench, in_app, until, standing, paths) -> None:
    async def body(app) -> None:
        bench.press("open_encrypted_file")
        await until(lambda: bench.dialog("passphrase_dialog"))
        dialog = bench.dialog("passphrase_dialog")
        first, again = dialog.findChildren(QLineEdit)
        first.setText("correct horse")
        again.setText("another")
        dialog.go.click()
        await until(lambda: not dialog.error.isHidden())
        assert "differ" in dialog.error.words()
        again.setText("correct horse")
        dialog.go.click()
        await until(lambda: "in the encrypted file" in bench.screen.notice.words())
        bench.press("set_secret_button")
        await until(lambda: bench.dialog("set_secret_dialog"))
        bench.dialog("set_secret_dialog").value.setText(CANARY)
        bench.dialog("set_secret_dialog").go.click()
        await standing(W_KEY="set")
        assert CANARY.encode() not in paths.encrypted_secrets.read_bytes()

    in_app(body)
