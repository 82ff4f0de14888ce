"""The window hears of it when another program locks or unlocks the keyring."""

from __future__ import annotations

import asyncio

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program import desktop


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


def test_keyring_that_was_asked_before_the_window_looks_is_shown(
    no_bus, live, until, monkeypatch
) -> None:
    async def body(window: MainWindow) -> None:
        await window.app.vault.check_keyring()
        assert window.status_line._keyring.isHidden()
        may_go_on.set()
        await until(lambda: window.status_line._keyring.text() == "No keyring")

    may_go_on = asyncio.Event()
    import_in_turns = desktop.import_in_turns

    async def waits(modules: tuple[str, ...]) -> None:
        if modules is desktop.NEEDED_LATER:
            await may_go_on.wait()
        await import_in_turns(modules)

    monkeypatch.setattr(desktop, "import_in_turns", waits)
    live(body)
