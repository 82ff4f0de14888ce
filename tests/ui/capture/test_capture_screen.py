"""The Capture screen beside a real capture, a real upstream and a real client."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from tooldesk_ui.capture.capture_screen import CaptureScreen
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.screens import CAPTURE
from tooldesk_ui.widgets.pages.blocks import StateBadge
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel

SERVED_BY = "tooldesk.capturing.live_capture"
KEY = "sk-canary-1234567890"
PING = {"type": "function", "function": {"name": "ping", "parameters": {"type": "object"}}}
ASKED = {"model": "m-1", "tools": [PING], "stream": True}
HEAD = {"object": "chat.completion.chunk", "model": "m-1"}


def sse(delta: object) -> bytes:
    chunk = HEAD | {"choices": [{"index": 0, "delta": delta, "finish_reason": None}]}
    return f"data: {json.dumps(chunk)}\n\n".encode()


def piece(arguments: str, **head: object) -> bytes:
    call = {"index": 0, "function": {"arguments": arguments, **head}}
    return sse({"tool_calls": [call | ({"id": "k1"} if head else {})]})


SAID = "I look at what was asked for, and then decide what is best to do about all of that. "
BEGUN, REST = '{"n": 1, "text": "abc ', 'def ghi"}'
STREAM = (sse({"content": SAID}), piece("", name="ping"), piece(BEGUN), piece(REST))


class Upstream:
    """Answers every request with the stream, a part at a time when there is a gate."""

    def __init__(self) -> None:
        self.parts: Iterable[bytes] = STREAM
        self.gate: asyncio.Semaphore | None = None
        self.url = ""

    async def on_connection(self, reader, writer) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
                await reader.readexactly(length)
                writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                for part in self.parts:
                    if self.gate is not None:
                        await self.gate.acquire()
                    writer.write(b"%x\r\n%b\r\n" % (len(part), part))
                    await writer.drain()
                writer.write(b"0\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()


@asynccontextmanager
async def upstream() -> AsyncIterator[Upstream]:
    made = Upstream()
    server = await asyncio.start_server(made.on_connection, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()


@pytest.fixture
def steps(qapp) -> History:
    return History()


@pytest.fixture
def screen(theme, qtbot, steps: History) -> CaptureScreen:
    commands = Commands(theme)
    commands.add("", {"edit": ((replace(CAPTURE.commands["run"][0][0], id="find"),),)})
    commands.add(CAPTURE.id, CAPTURE.commands)
    screen = CaptureScreen(theme, commands, steps)
    qtbot.addWidget(screen)
    screen.resize(1100, 800)
    screen.show()
    return screen


@pytest.fixture
def run(screen: CaptureScreen, run_async):
    """Runs a test's body; the capture ends with it, whatever comes of it."""

    def whole(body: Coroutine[Any, Any, None]) -> None:
        async def ended() -> None:
            try:
                await body
            finally:
                await screen.shut_down()

        run_async(ended())

    return whole


def words_of(badge: StateBadge) -> str:
    return badge.findChild(QLabel, "state_word").text()


async def listen(screen: CaptureScreen, url: str, until) -> str:
    screen.listening.upstream.setText(url)
    screen.commands["start_capture"].trigger()
    await until(lambda: screen._capture is not None and screen._capture.door is not None)
    await until(lambda: screen.commands["stop_capture"].isEnabled())
    return screen.listening.openai.text()


async def ask(url: str) -> bytes:
    async with httpx2.AsyncClient(timeout=60) as client:
        headers = {"Authorization": f"Bearer {KEY}"}
        answer = await client.post(f"{url}/chat/completions", json=ASKED, headers=headers)
        return answer.content


def test_server_of_a_capture_is_imported_beside_the_window(screen, run, until, monkeypatch) -> None:
    class Watch:
        def find_spec(self, name: str, *_: object) -> None:
            if name == SERVED_BY:
                threads.append(threading.get_ident())

    threads: list[int] = []
    monkeypatch.delitem(sys.modules, SERVED_BY, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Watch(), *sys.meta_path])

    async def body() -> None:
        async with upstream() as api:
            await listen(screen, api.url, until)

    run(body())
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


def test_lane_fills_while_the_model_writes(screen, run, until) -> None:
    async def body() -> None:
        async with upstream() as api:
            api.gate = asyncio.Semaphore(0)
            url = await listen(screen, api.url, until)
            asking = asyncio.ensure_future(ask(url))
            for _ in range(3):
                api.gate.release()
            await until(lambda: screen.page.lanes and screen.page.lanes[0].arguments.text())
            lane = screen.page.lanes[0]
            assert (lane.name.accessibleName(), words_of(lane.badge)) == ("ping", "Writing")
            assert BEGUN.startswith(lane.arguments.text())
            assert screen.list.current().look.word == "Writing"
            api.gate.release()
            assert await asking == b"".join(STREAM)
            await until(lambda: words_of(screen.page.badge) == "Done")
            assert words_of(lane.badge) == "Done"
            assert lane.arguments.text() == BEGUN + REST
            assert screen.page.text.text() == SAID
            assert screen.page.tools.text() == "ping"
            assert screen.page.raw.text == b"".join(STREAM).decode()
            assert ("Status", "200") in screen.page.facts.rows()

    run(body())


def test_nothing_listens_before_somebody_starts_it_and_after_the_end(
    screen, run, until, listening
) -> None:
    screen.restore_state({"upstream": "http://127.0.0.1:1", "port": ""})
    assert listening() == []

    async def body() -> None:
        await listen(screen, "http://127.0.0.1:1", until)
        assert len(listening()) == 1
        token = screen._capture.door.token
        assert token not in json.dumps(screen.save_state())
        screen.commands["stop_capture"].trigger()
        await until(lambda: screen.commands["start_capture"].isEnabled())
        assert screen.list.empty.findChild(QPushButton).text() == "Start"
        assert listening() == []
        await listen(screen, "http://127.0.0.1:1", until)
        assert token != screen._capture.door.token
        await screen.shut_down()
        assert listening() == []

    run(body())


def test_what_stops_when_the_window_is_closed_is_stopped_once(
    screen, run, until, listening
) -> None:
    async def body() -> None:
        await listen(screen, "http://127.0.0.1:1", until)
        server = screen._capture._capture._server
        screen.commands["stop_capture"].trigger()
        await until(lambda: server.should_exit)
        await screen.shut_down()
        assert listening() == []
        assert screen._capture.door is None

    run(body())


def test_what_a_program_needs_is_copied(screen, run, until) -> None:
    async def body() -> None:
        url = await listen(screen, "http://127.0.0.1:1/", until)
        assert screen.list.empty.findChild(QPushButton).text() == "Copy for OpenAI"
        copied = []
        for name in ("copy_openai_url", "copy_plain_url", "copy_capture_token"):
            screen.findChild(QPushButton, f"{name}_button").click()
            copied.append(QGuiApplication.clipboard().text())
        token = screen._capture.door.token
        assert copied == [url, url.removesuffix("/v1"), token]
        assert token in url

    run(body())


@pytest.mark.parametrize(
    ("url", "port", "words"), [("example.com", "", "no URL"), ("http://x", "70000", "port")]
)
def test_what_does_not_listen_says_why(screen, run, until, url, port, words, listening) -> None:
    async def body() -> None:
        screen.listening.port.setText(port)
        screen.listening.upstream.setText(url)
        screen.commands["start_capture"].trigger()
        await until(lambda: screen.listening.problem.isVisible())
        assert words in screen.listening.problem.words()
        assert listening() == []

    run(body())


def test_exchange_is_kept_opened_copied_and_exported(
    screen, steps, with_core, until, tmp_path: Path
) -> None:
    wanted: list[str] = []
    screen.text_wanted.connect(wanted.append)

    async def body(app) -> None:
        async with upstream() as api:
            url = await listen(screen, api.url, until)
            await ask(url)
            await until(lambda: screen.commands["keep_exchange"].isEnabled())
            screen.commands["open_exchange"].trigger()
            assert wanted == [b"".join(STREAM).decode()]
            screen.commands["keep_exchange"].trigger()
            await until(lambda: steps.undo_words)
            (kept,) = (app.workspace.folder / "scenarios").glob("*.json")
            scenario = json.loads(kept.read_text(encoding="utf-8"))
            assert [each["name"] for each in scenario["tools"]] == ["ping"]
            assert scenario["expected"]["calls"][0]["arguments"]["n"] == 1
            screen.commands["copy_exchange"].trigger()
            copied = json.loads(QGuiApplication.clipboard().text())
            assert copied["request"] == ASKED
            file = tmp_path / "exchanges.jsonl"
            await screen._export(file, [row.exchange for row in screen.list.model.all_rows()])
            assert json.loads(file.read_text(encoding="utf-8")) == copied
            assert KEY not in json.dumps(copied) + json.dumps(scenario)
            await screen.shut_down()

    with_core(screen, body)


def test_exchanges_are_found_narrowed_and_cleared(screen, steps, run, until, qtmodeltester) -> None:
    async def body() -> None:
        async with upstream() as api:
            url = await listen(screen, api.url, until)
            await ask(url)
            api.parts = (sse({"content": "Nothing to \u202ecall."}),)
            await ask(url)
            model = screen.list.model
            await until(lambda: model.rowCount() == 2 and screen.list.current() is not None)
            await until(lambda: all(row.look.word == "Done" for row in model.all_rows()))
            assert [model.row_at(number).key for number in range(2)] == ["2", "1"]
            screen.list.select("2")
            await until(lambda: "\\u202ecall." in screen.page.text.text())
            screen.list.search.setText("ping")
            assert [model.row_at(number).key for number in range(model.rowCount())] == ["1"]
            screen.list.search.setText("nothing")
            assert [model.row_at(number).key for number in range(model.rowCount())] == ["2"]
            screen.list.clear_filters()
            assert model.facets()["Calls"] == {"ping": 1, "none": 1}
            qtmodeltester.check(model)
            screen.commands["clear_exchanges"].trigger()
            await until(lambda: model.all_rows() == [])
            assert steps.undo_words == "clear 2 exchanges"
            steps.undo()
            await until(lambda: [row.key for row in model.all_rows()] == ["2", "1"])

    run(body())


def test_what_is_healed_is_shown_with_its_difference(screen, run, until) -> None:
    async def body() -> None:
        async with upstream() as api:
            assert screen.listening.chosen_rules() == ()
            screen.listening.rules["markup"].setChecked(True)
            url = await listen(screen, api.url, until)
            assert "healed" in screen.listening.going_on.text()
            markup = '<tool_call>{"name": "ping", "arguments": {"n": 1}}</tool_call>'
            ended = sse({}).replace(b'"finish_reason": null', b'"finish_reason": "stop"')
            api.parts = (sse({"content": markup}), ended)
            assert b"tool_calls" in await ask(url)
            await until(lambda: words_of(screen.page.badge) == "Healed")
            (label,) = screen.page.findChildren(DifferenceLabel)
            assert f"Written: {markup}" in label.accessibleName()

    run(body())


def test_request_that_reached_nobody_has_no_empty_answer(screen, run, until) -> None:
    async def body() -> None:
        async with upstream() as api:
            url = api.url
        await ask(await listen(screen, url, until))
        await until(lambda: words_of(screen.page.badge) == "Unreachable")
        assert not screen.page.raw.isVisible()
        assert screen.page.facts.isVisible()

    run(body())
