"""Lanes appear while the model still writes: from a file that grows, a pipe, a local server."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from tooldesk.usage.events.followed_output import FollowedCall
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.follow.follow_dialog import FollowDialog
from tooldesk_ui.console.follow.follow_panel import WORDS, CallLane
from tooldesk_ui.language import Language, set_language

PROSE = "Let me look at what was asked for, and then decide what is best to do about all of that.\n"
CALL = '<tool_call>{"name": "calculator", "arguments": {"expression": "6 * 7 + 1 * 2"}}</tool_call>'
LONG = '<tool_call>{"name": "calculator", "arguments": {"expression": "' + "6 * 7 + " * 30


async def follow(screen: ConsoleScreen, words: str, until: Any) -> FollowDialog:
    """Asks for it as a person does; a dialog that is still open wants an answer."""
    screen.commands["follow"].trigger()
    dialog = screen.window().findChild(FollowDialog)
    assert dialog is not None
    dialog.input.setPlainText(words)
    click(dialog, "follow_button")
    return dialog


def click(parent: Any, name: str) -> None:
    button = parent.findChild(QPushButton, name)
    assert button.isEnabled()
    button.click()


def lanes(screen: ConsoleScreen) -> list[str]:
    return [lane.accessibleName() for lane in screen._session.following.panel._lanes]


def state(screen: ConsoleScreen) -> str:
    return str(screen._session.following.panel.words)


def test_lanes_appear_while_a_file_grows(use_console: Any, until: Any, tmp_path: Any) -> None:
    path = tmp_path / "output.txt"
    path.write_text(PROSE + LONG, encoding="utf-8")

    async def steps(screen: ConsoleScreen) -> None:
        await follow(screen, str(path), until)
        await until(lambda: lanes(screen) == ["calculator, Writing"])
        shown = screen._session.following.panel._lanes[0]._view.text
        assert shown.startswith('{"expression": "6 * 7 + 6')
        assert state(screen).startswith("Following output.txt · 392 B · 1 call")
        with path.open("a", encoding="utf-8") as file:
            file.write('1"}}</tool_call>\n' + CALL + "\nThat is all.\n")
        await until(lambda: len(lanes(screen)) == 2)
        click(screen, "stop_following_button")
        await until(lambda: state(screen).startswith("Stopped output.txt"))
        assert lanes(screen) == ["calculator, Done", "calculator, Done"]
        assert screen._raw.editor.text == path.read_text(encoding="utf-8")
        assert screen.findChild(QPushButton, "stop_following_button").isHidden()
        screen.commands["run"].trigger()
        await until(lambda: screen._session.has_run and not screen._session.running_count)
        assert not screen._session.following.is_in_front

    use_console(steps)


def test_what_is_written_stays_in_view_unless_a_person_scrolled_up(
    use_console: Any, until: Any, tmp_path: Any
) -> None:
    path = tmp_path / "output.txt"
    path.write_text(PROSE * 40, encoding="utf-8")

    async def steps(screen: ConsoleScreen) -> None:
        await follow(screen, str(path), until)
        views = screen._raw.editor, screen._session.following.panel._said
        bars = [view.verticalScrollBar() for view in views]

        async def grow(words: str) -> None:
            with path.open("a", encoding="utf-8") as file:
                file.write(words * 40)
            await until(lambda: all(view.text.count(words) >= 38 for view in views))

        await grow("So it goes on, and on.\n")
        for bar in bars:
            await until(lambda bar=bar: 0 < bar.value() == bar.maximum())
            bar.setValue(3)
        before = [bar.maximum() for bar in bars]
        await grow("And so it does again.\n")
        for bar, highest in zip(bars, before, strict=True):
            await until(lambda bar=bar, highest=highest: bar.maximum() > highest)
            assert bar.value() < highest

    use_console(steps)


def test_text_behind_a_call_that_is_only_shown_is_told(
    use_console: Any, until: Any, tmp_path: Any
) -> None:
    path = tmp_path / "output.txt"
    path.write_text(
        f"{PROSE}For example:\n```xml\n{CALL}\n```\n{PROSE * 6}That is how.\n", encoding="utf-8"
    )

    async def steps(screen: ConsoleScreen) -> None:
        await follow(screen, str(path), until)
        await until(lambda: "That is" in screen._session.following.panel.said)
        assert "Following" in state(screen)

    use_console(steps)


def test_each_output_shows_what_it_says_itself(use_console: Any, until: Any, tmp_path: Any) -> None:
    path = tmp_path / "output.txt"

    async def steps(screen: ConsoleScreen) -> None:
        for words in ("First ", "Then "):  # as many pieces as before
            path.write_text(words + CALL, encoding="utf-8")
            await follow(screen, str(path), until)
            await until(lambda: state(screen).startswith("Following output.txt · 9"))
            click(screen, "stop_following_button")
            await until(lambda: state(screen).startswith("Stopped"))
            assert screen._session.following.panel.said.strip() == words.strip()

    use_console(steps)


def test_what_is_followed_is_stopped_by_the_key_that_stops_calls(
    use_console: Any, until: Any, tmp_path: Any
) -> None:
    path = tmp_path / "output.txt"
    path.write_text(PROSE, encoding="utf-8")

    async def steps(screen: ConsoleScreen) -> None:
        stop = screen.commands["stop"]
        for _ in range(2):
            assert not stop.isEnabled()
            await follow(screen, str(path), until)
            await until(lambda: screen._raw.editor.text == PROSE)
            assert stop.isEnabled()
            stop.trigger()
            await until(lambda: state(screen).startswith("Stopped output.txt"))
        assert PROSE.strip() in screen._session.following.panel.said

    use_console(steps)


def test_states_are_said_in_the_chosen_language_and_names_are_not(theme: Any, qtbot: Any) -> None:
    call = FollowedCall("Read")  # which has a translation
    lane = CallLane(theme, call, 0)
    qtbot.addWidget(lane)
    try:
        set_language(Language.GERMAN)
        for call.state in ("writing", "complete", "held back", "not read"):
            lane.refresh()
            name, state = (each.text() for each in lane.findChildren(QLabel)[:2])
            assert name == "Read"
            assert state not in (call.state, WORDS[call.state])
            assert lane.accessibleName() == f"Read, {state}"
    finally:
        set_language(Language.ENGLISH)


def test_pipe_ends_with_its_writer(use_console: Any, until: Any, tmp_path: Any) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)

    async def steps(screen: ConsoleScreen) -> None:
        await follow(screen, str(path), until)
        await until(lambda: "Following pipe" in state(screen))
        writer = await asyncio.to_thread(os.open, path, os.O_WRONLY)
        os.write(writer, (PROSE + LONG).encode())
        await until(lambda: lanes(screen) == ["calculator, Writing"])
        os.close(writer)
        await until(lambda: state(screen).startswith("Read pipe"))
        assert lanes(screen) == ["calculator, Held back"]

    use_console(steps)


def test_server_on_this_computer_is_asked_after_a_yes(use_console: Any, until: Any) -> None:
    asked = asyncio.Event
    body = json.dumps({"expression": "6 * 7 + " * 20 + "1"})
    events = [{"index": 0, "function": {"name": "calculator", "arguments": ""}}] + [
        {"index": 0, "function": {"arguments": body[at : at + 16]}}
        for at in range(0, len(body), 16)
    ]

    async def steps(screen: ConsoleScreen) -> None:
        begun, rest = asked(), asked()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            begun.set()
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
            for number, event in enumerate(events):
                if number == 8:
                    await rest.wait()
                line = {"choices": [{"delta": {"tool_calls": [event]}}]}
                writer.write(f"data: {json.dumps(line)}\n\n".encode())
                await writer.drain()
            done = {"choices": [{"delta": {}, "finish_reason": "tool_calls"}]}
            writer.write(f"data: {json.dumps(done)}\n\ndata: [DONE]\n\n".encode())
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        url = f"http://127.0.0.1:{port}/v1/chat/completions"
        dialog = await follow(screen, f"curl {url} -d '{{\"stream\": true}}'", until)
        assert f"POST {url}" in dialog.notice
        await asyncio.sleep(0)
        assert not begun.is_set()
        heard = QAccessible.queryAccessibleInterface(dialog.go).text(QAccessible.Text.Name)
        assert heard == dialog.go.text() == "Connect"
        QTest.keyClick(dialog.input, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: lanes(screen) == ["calculator, Writing"])
        rest.set()
        await until(lambda: lanes(screen) == ["calculator, Done"])
        await until(lambda: state(screen).startswith("Read POST"))
        server.close()
        await server.wait_closed()

    use_console(steps)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("curl https://example.org/v1", "not on this computer"),
        ("curl http://localhost:1/ -H 'Authorization: Bearer abcdefgh12345678'", "credential"),
    ],
)
def test_what_leads_away_is_refused_with_a_next_step(
    use_console: Any, until: Any, words: str, said: str
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        dialog = await follow(screen, words, until)
        assert said in dialog.notice
        assert dialog.source is None
        dialog.reject()

    use_console(steps)


def test_missing_file_is_said(use_console: Any, until: Any, tmp_path: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        await follow(screen, str(tmp_path / "none"), until)
        await until(lambda: "can't be read" in screen._session.following.panel.problem)
        assert "Check the path" in screen._session.following.panel.problem
        labels = [each.text() for each in screen.findChildren(QLabel)]
        assert "Following broke off" in labels

    use_console(steps)
