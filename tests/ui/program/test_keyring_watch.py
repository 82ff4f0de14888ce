"""The window hears of it when another program locks or unlocks the keyring."""

from __future__ import annotations

from tooldesk_ui.main_window import MainWindow


def test_keyring_unlocked_elsewhere_is_noticed_without_a_look_at_the_window(
    own_secret_service, live, until
) -> None:
    async def body(window: MainWindow) -> None:
        def keyring() -> str:
            return window.status_line._keyring.text()

        window.show_screen("secrets")
        notice = window.secrets.notice
        await until(lambda: keyring() == "Secret Service")
        await until(lambda: window.secrets._standing is not None)
        assert not notice.words()
        own_secret_service.lock()
        await until(lambda: "locked" in keyring())
        await until(lambda: "locked" in notice.words())
        own_secret_service.unlock()
        await until(lambda: keyring() == "Secret Service")
        await until(lambda: not notice.words())

    live(body)
