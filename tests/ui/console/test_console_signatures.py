"""A tool that runs asks in its lane before a key signs, on the real core and keyring."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from tooldesk.bootstrap import App
from tooldesk.signing.key_types import KeyType
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.lanes.permission_panel import PermissionPanel
from tooldesk_ui.frame.window_commands import every_command

CALL = '<tool_call>{"name": "pay", "arguments": {"to": "al\\u200bice"}}</tool_call>'
CODE = '''
def pay(to: str, context) -> str:
    """Pay."""
    return context.signer.sign(f"pay {to}".encode()).hex()
'''
Steps = Callable[[ConsoleScreen, App], Awaitable[None]]


@pytest.fixture
def use_console(
    run_async: Any, theme: Any, opened_app: Any, write_tool: Callable[..., Path]
) -> Callable[[Steps], None]:
    """Runs a coroutine with a console whose workspace has a tool that signs."""

    def use(steps: Steps) -> None:
        async def body() -> None:
            write_tool("pay", CODE, signer={"key": "wallet"})
            async with opened_app() as app:
                screen = ConsoleScreen(theme, every_command(theme))
                screen.set_app(app)
                screen.resize(1200, 800)
                screen.show()
                try:
                    await steps(screen, app)
                finally:
                    for key in await app.signing_keys.keys():
                        await app.signing_keys.remove(key)
                    await screen.shut_down()
                    screen.deleteLater()

        run_async(body())

    return use


def run(screen: ConsoleScreen) -> Any:
    assert screen._session is not None
    screen._session.runner.run_text(CALL)
    return screen._session.runner


def panel(screen: ConsoleScreen) -> PermissionPanel | None:
    """The question that has reached its lane; on the way there it is hidden for a moment."""
    assert screen._session is not None
    lanes = screen._session.lanes.lanes
    shown = [each for each in screen.findChildren(PermissionPanel) if each.isVisible()]
    return next((each for each in shown if any(lane.isAncestorOf(each) for lane in lanes)), None)


async def press(screen: ConsoleScreen, name: str, until: Any) -> None:
    await until(lambda: panel(screen))
    buttons = panel(screen).findChildren(QPushButton)
    button = next(each for each in buttons if each.accessibleName() == name)
    await until(button.isEnabled)
    button.click()


def test_signature_is_made_after_a_yes_and_for_the_session_without_another(
    secret_service, use_console: Callable[[Steps], None], until: Any
) -> None:
    async def steps(screen: ConsoleScreen, app: App) -> None:
        await app.signing_keys.create("wallet", KeyType.ED25519)
        runner = run(screen)
        await until(lambda: panel(screen))
        shown = "\n".join(each.text() for each in panel(screen).findChildren(QLabel))
        assert "asks to sign this with wallet" in shown
        assert "1 unseen character is shown as an escape." in shown
        await press(screen, "Allow for session", until)
        await until(lambda: runner.record.finished is not None)
        first = runner.record.lanes[0].result
        assert not first.is_error
        assert len(bytes.fromhex(first.joined_text)) == 64
        runner = run(screen)
        await until(lambda: runner.record.finished is not None)
        assert runner.record.lanes[0].result.joined_text == first.joined_text

    use_console(steps)


def test_no_reaches_the_tool_as_an_exception(
    secret_service, use_console: Callable[[Steps], None], until: Any
) -> None:
    async def steps(screen: ConsoleScreen, app: App) -> None:
        await app.signing_keys.create("wallet", KeyType.ED25519)
        runner = run(screen)
        await press(screen, "Deny", until)
        await until(lambda: runner.record.finished is not None)
        result = runner.record.lanes[0].result
        assert result.is_error
        assert "the answer was no" in result.joined_text

    use_console(steps)


def test_missing_key_is_offered_to_be_made(
    secret_service, use_console: Callable[[Steps], None], until: Any
) -> None:
    async def steps(screen: ConsoleScreen, app: App) -> None:
        wanted: list[str] = []
        screen.signing_key_wanted.connect(wanted.append)
        runner = run(screen)
        await until(lambda: runner.record.finished is not None)

        def offers() -> list[QPushButton]:
            buttons = screen.findChildren(QPushButton)
            return [each for each in buttons if each.accessibleName() == "Make signing key"]

        await until(offers)
        offers()[0].click()
        assert wanted == ["wallet"]
        assert "In pay, before it ran" in [each.text() for each in screen.findChildren(QLabel)]

    use_console(steps)
