"""A chat completions server on loopback that says what a script says, in five dialects.

By hand: `python tests/fuzz/scripted_model.py hermes` prints its address and serves until Ctrl+C.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Send = Callable[[bytes], object]
Turn = bytes | Callable[["Handler"], None]
"""What is sent after a head of 200, as a stream of events; or what does all of it by itself."""

FIRST, SECOND = {"expression": "6 * 7"}, {"expression": "42 + 1"}
ANSWER = "It is 43."


def event(value: Any) -> bytes:
    return f"data: {json.dumps(value)}\n\n".encode()


def ended(reason: str = "stop", tokens: int = 30) -> bytes:
    usage = {"prompt_tokens": tokens - 10, "completion_tokens": 10, "total_tokens": tokens}
    last = {"choices": [{"index": 0, "delta": {}, "finish_reason": reason}]}
    return event(last) + event({"choices": [], "usage": usage}) + b"data: [DONE]\n\n"


def delta(**fields: Any) -> bytes:
    choice = {"index": 0, "delta": fields, "finish_reason": None}
    return event({"object": "chat.completion.chunk", "model": "m-1", "choices": [choice]})


def said(text: str, reason: str = "stop") -> bytes:
    """A text in pieces of seven characters."""
    pieces = [text[at : at + 7] for at in range(0, len(text), 7)]
    return b"".join(delta(content=piece) for piece in pieces) + ended(reason)


def called(
    arguments: dict[str, Any], id_: str | None = "call_1", name: str = "calculator"
) -> bytes:
    """A call as the API itself has it, its arguments in two pieces."""
    written = json.dumps(arguments)
    head: dict[str, Any] = {"index": 0, "type": "function"}
    if id_ is not None:
        head["id"] = id_
    first = head | {"function": {"name": name, "arguments": written[:6]}}
    second = {"index": 0, "function": {"arguments": written[6:]}}
    return delta(tool_calls=[first]) + delta(tool_calls=[second]) + ended("tool_calls")


_BAR = "\uff5cDSML\uff5c"


def _dsml(arguments: dict[str, Any]) -> str:
    inner = "".join(
        f'<{_BAR}parameter name="{name}" string="true">{value}</{_BAR}parameter>\n'
        for name, value in arguments.items()
    )
    return (
        f'<{_BAR}function_calls>\n<{_BAR}invoke name="calculator">\n{inner}'
        f"</{_BAR}invoke>\n</{_BAR}function_calls>"
    )


MARKUP: dict[str, Callable[[dict[str, Any]], str]] = {
    "hermes": lambda given: (
        f"I reckon.\n<tool_call>\n{json.dumps({'name': 'calculator', 'arguments': given})}"
        "\n</tool_call>"
    ),
    "llama": lambda given: f'[calculator(expression="{given["expression"]}")]',
    "deepseek": _dsml,
    "react": lambda given: (
        f"Thought: I reckon.\nAction: calculator\nAction Input: {json.dumps(given)}\n"
    ),
}


def script(dialect: str) -> list[bytes]:
    """Two calls, one after the other, and an answer."""
    if dialect == "native":
        return [called(FIRST, "call_1"), called(SECOND, "call_2"), said(ANSWER)]
    write = MARKUP[dialect]
    last = f"Thought: I know.\nFinal Answer: {ANSWER}" if dialect == "react" else ANSWER
    return [said(write(FIRST)), said(write(SECOND)), said(last)]


DIALECTS = ("native", *MARKUP)


class Handler(BaseHTTPRequestHandler):
    """Says the next turn, and the last one again and again."""

    turns: Sequence[Turn]
    seen: list[dict[str, Any]]
    gone: threading.Event

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        number = min(len(self.seen), len(self.turns) - 1)
        self.seen.append({"key": self.headers.get("Authorization"), "body": body})
        turn = self.turns[number]
        with suppress(OSError):  # who asked may have heard enough
            if callable(turn):
                turn(self)
            else:
                self.stream()
                self.wfile.write(turn)

    def stream(self, status: int = 200, media_type: str = "text/event-stream") -> None:
        self.send_response(status)
        self.send_header("Content-Type", media_type)
        self.send_header("Connection", "close")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


class Server:
    """Where it is, and what it was asked."""

    def __init__(self, port: int, handler: type[Handler]) -> None:
        self.url = f"http://127.0.0.1:{port}/v1/chat/completions"
        self.handler = handler

    @property
    def bodies(self) -> list[dict[str, Any]]:
        return [each["body"] for each in self.handler.seen]

    @property
    def keys(self) -> list[str | None]:
        return [each["key"] for each in self.handler.seen]


@contextmanager
def serving(turns: Sequence[Turn]) -> Iterator[Server]:
    fields = {"turns": turns, "seen": [], "gone": threading.Event()}
    handler = type("ScriptedHandler", (Handler,), fields)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield Server(server.server_port, handler)
        finally:
            handler.gone.set()
            server.shutdown()
            thread.join(10)


if __name__ == "__main__":
    with serving(script(sys.argv[1] if len(sys.argv) > 1 else "native")) as found:
        sys.stdout.write(f"{found.url}\n")
        sys.stdout.flush()
        with suppress(KeyboardInterrupt):
            threading.Event().wait()
