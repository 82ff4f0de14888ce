"""A model on loopback is asked in the console: streamed, run, stepped, stopped, and failing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import pytest
import scripted_model
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from scripted_model import ANSWER, Server, Turn, delta, said, script

from tooldesk.bootstrap import App
from tooldesk.endpoint_settings import EndpointSettings
from tooldesk.execution.permissions.asking import Answer
from tooldesk.tools.permission import Permission
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.follow.ask_dialog import AskDialog
from tooldesk_ui.console.lanes.permission_dialog import PermissionDialog

Steps = Callable[[ConsoleScreen], Awaitable[None]]


@pytest.fixture
def ask(
    use_console: Any,
) -> Iterator[Callable[[Sequence[Turn] | None, Steps], Server | None]]:
    """Runs steps with a shown console whose settings name a model with these turns."""
    with ExitStack() as open_:

        def use(turns: Sequence[Turn] | None, steps: Steps) -> Server | None:
            server = None if turns is None else open_.enter_context(scripted_model.serving(turns))

            async def prepare(core: App) -> None:
                set_model(core, server)

            use_console(steps, prepare)
            return server

        yield use


def set_model(core: App, server: Server | None) -> None:
    url = "" if server is None else server.url
    change = {"endpoint": EndpointSettings(url=url, model="m-1")}
    core.settings.current = core.settings.current.model_copy(update=change)


def opened(screen: ConsoleScreen, *, steps: bool = False) -> AskDialog:
    """The dialog as a person fills it in and sends it."""
    screen.commands["ask_model"].trigger()
    dialog = screen.window().findChild(AskDialog)
    assert dialog is not None
    assert not dialog.go.isEnabled()
    dialog.prompt.setPlainText("What is 6 * 7 + 1?")
    dialog.steps.setChecked(steps)
    dialog.go.click()
    return dialog


async def permit(screen: ConsoleScreen, until: Any) -> None:
    """Says yes to what is sent, until Tooldesk closes."""
    await until(lambda: button(screen, Answer.SESSION) is not None)
    button(screen, Answer.SESSION).click()


def button(screen: ConsoleScreen, answer: Answer) -> Any:
    """What says it, once it may be pressed."""
    dialog = screen.window().findChild(PermissionDialog)
    found = None if dialog is None else dialog.panel._buttons[answer]
    return found if found is not None and found.isEnabled() else None


def panel(screen: ConsoleScreen) -> Any:
    return screen._session.following.panel


def notice(screen: ConsoleScreen) -> str:
    return str(panel(screen).problem)


@pytest.mark.parametrize("dialect", ["native", "hermes"])
def test_answer_comes_after_the_calls_were_run_and_told(ask: Any, until: Any, dialect: str) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        asked = opened(screen)
        assert asked.who.rows() == [("Model", "m-1"), ("Host", "127.0.0.1")]
        await until(lambda: button(screen, Answer.SESSION) is not None)
        assert panel(screen).words.startswith("Asking m-1, turn 1")
        dialog = screen.window().findChild(PermissionDialog)
        bar = dialog.findChild(QScrollArea).verticalScrollBar()
        assert bar.maximum() == 0, "there is room for the question"
        await permit(screen, until)
        await until(lambda: "The model answered" in notice(screen))
        assert "in the history." in notice(screen)
        assert panel(screen).said == ANSWER
        assert panel(screen).words.startswith("m-1 · 3 turns, 2 calls, 90 tokens")
        # the last answer as it was sent
        assert screen._raw.editor.text == script(dialect)[2].decode()
        assert screen._session.following.is_in_front

    server = ask(script(dialect), steps)
    assert len(server.bodies) == 3


def test_words_are_seen_while_the_model_writes(ask: Any, until: Any) -> None:
    def slow(handler: Any) -> None:
        handler.stream()
        handler.wfile.write(delta(content="It is a long way, and I begin. " * 4))
        handler.gone.wait(60)

    async def steps(screen: ConsoleScreen) -> None:
        screen._raw.editor.set_text("what I wrote before")
        opened(screen)
        await permit(screen, until)
        await until(lambda: "I begin." in panel(screen).said)
        assert "I begin." in screen._raw.editor.text
        assert screen.commands["stop_asking"].isEnabled()
        screen.commands["stop_asking"].trigger()
        await until(lambda: "Stopped" in notice(screen))
        await until(lambda: not screen.commands["stop_asking"].isEnabled())
        screen._raw.editor.undo()
        assert screen._raw.editor.text == "what I wrote before"

    server = ask([slow], steps)
    assert len(server.bodies) == 1


def test_step_holds_each_turn_until_a_person_goes_on(ask: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        opened(screen, steps=True)
        await permit(screen, until)
        session, run = screen._session, screen.commands["run"]

        def is_held(turn: int) -> bool:
            talk = session.following.asking.talk
            return session.is_paused and run.isEnabled() and talk.turns == turn

        for turn in (1, 2):
            await until(lambda turn=turn: is_held(turn))
            run.trigger()
        await until(lambda: "The model answered" in notice(screen))

    ask(script("native"), steps)


def test_stop_of_the_calls_ends_the_conversation(ask: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        opened(screen, steps=True)
        await permit(screen, until)
        await until(lambda: screen._session.is_paused and screen.commands["stop"].isEnabled())
        screen.commands["stop"].trigger()
        await until(lambda: "Stopped after 1 turn" in notice(screen))

    server = ask(script("native"), steps)
    assert len(server.bodies) == 1


def test_without_an_address_the_settings_are_a_click_away(ask: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        dialog = opened(screen)
        assert "There is no address" in dialog.error.words()
        wanted: list[bool] = []
        screen.commands["settings"].triggered.connect(lambda: wanted.append(True))
        screen.commands.offer(True, "settings")
        dialog.error._button.click()
        assert len(wanted) == 1
        dialog.reject()

    ask(None, steps)


def test_prompt_is_sent_by_the_keys_that_run(ask: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        screen.commands["ask_model"].trigger()
        dialog = screen.window().findChild(AskDialog)
        assert dialog is not None
        await until(dialog.isActiveWindow)
        QTest.keyClick(dialog.prompt, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert not dialog.error.isVisible()  # nothing is asked yet
        dialog.prompt.setPlainText("What is 6 * 7 + 1?")
        QTest.keyClick(dialog.prompt, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: "There is no address" in dialog.error.words())
        assert dialog.prompt.toPlainText() == "What is 6 * 7 + 1?"
        dialog.reject()

    ask(None, steps)


def test_no_is_said_and_nothing_is_sent(ask: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        opened(screen)
        await until(lambda: button(screen, Answer.DENY) is not None)
        button(screen, Answer.DENY).click()
        await until(lambda: "not permitted" in notice(screen))

    server = ask([said(ANSWER)], steps)
    assert not server.bodies


def test_failure_of_the_server_offers_the_settings(ask: Any, until: Any) -> None:
    def refuse(handler: Any) -> None:
        handler.stream(404, "application/json")
        handler.wfile.write(b'{"error": {"message": "no m-1 here"}}')

    async def steps(screen: ConsoleScreen) -> None:
        opened(screen)
        await permit(screen, until)
        await until(lambda: "The model gave no answer" in notice(screen))
        assert "Correct Address or Model" in notice(screen)
        offered = panel(screen)._notice._button
        assert offered.action is screen.commands["settings"]

    ask([refuse], steps)


def test_tool_that_asks_is_asked_about_in_its_lane(ask: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        registry = screen._app.registry
        asked = {"permission": Permission.ASK}
        registry.replace_all([each.model_copy(update=asked) for each in registry.definitions()])
        opened(screen)
        await permit(screen, until)
        session = screen._session
        await until(lambda: session.has_run and any(each.is_asking for each in lanes(session)))
        await until(lambda: screen.commands["stop"].isEnabled())
        screen.commands["stop"].trigger()
        await until(lambda: "Stopped" in notice(screen))

    ask(script("native"), steps)


def lanes(session: Any) -> list[Any]:
    record = session.runner.record
    return [] if record is None else record.lanes
