"""What a server asks a model: the endpoint of the settings answers, by a yes for this server."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from tooldesk.endpoint_settings import EndpointSettings
from tooldesk.execution.mcp_server.server_answers import chat_arguments, sampling_definition
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.execution.permissions.shown_call import shown_request
from tooldesk.tools.server_question import ServerAnswer, ServerQuestion

KEY = "cAnArY-8fK20xQmZr"
ANSWER = {
    "model": "m-1-2026",
    "choices": [{"message": {"role": "assistant", "content": "42"}, "finish_reason": "length"}],
}


class Model(BaseHTTPRequestHandler):
    """A real chat completions server; what it says is the test's."""

    status, answer = 200, ANSWER
    seen: list[dict[str, Any]]

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.seen.append({"key": self.headers.get("Authorization"), "body": body})
        data = json.dumps(self.answer).encode()
        self.send_response(self.status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def model() -> Iterator[tuple[str, type[Model]]]:
    handler = type("Handler", (Model,), {"seen": []})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/v1/chat/completions", handler
    server.shutdown()
    thread.join(10)
    server.server_close()


@pytest.fixture
async def asking(taken: Any, model: Any) -> Callable[..., Any]:
    """A desk whose server samples, and whose settings name a model."""

    async def make(**endpoint: str) -> Any:
        desk = await taken("sample")
        app, settings = desk.app, desk.app.settings
        url = {"url": model[0], "model": "m-1"}
        await app.vault.set_for_session("MODEL_KEY", KEY)
        settings.save(
            settings.current.model_copy(update={"endpoint": EndpointSettings(**url, **endpoint)})
        )
        people: list[ServerQuestion] = []

        async def person(question: ServerQuestion) -> ServerAnswer:
            people.append(question)
            return ServerAnswer("accept", {"text": "a person's"})

        app.servers.answer_with(person, desk.ask)
        desk.asked.clear()
        desk.people = people
        return desk

    return make


async def test_model_answers_by_a_yes_that_names_server_host_and_key(
    asking: Any, model: Any
) -> None:
    desk = await asking(env_var="MODEL_KEY")
    for _ in range(2):
        said = json.loads((await desk.call("raw_sample")).joined_text)
        assert said["content"] == {"type": "text", "text": "42"}
        assert (said["model"], said["stopReason"]) == ("m-1-2026", "maxTokens")
    asked = [each for each in desk.asked if each.definition.name == "model.raw"]
    shown = "\n".join(str(shown_request(each)) for each in asked)
    host = model[0].split("/")[2]
    assert "MCP server raw" in shown
    assert host in shown
    assert any(edge.name == "MODEL_KEY" for each in asked for edge in each.edges)
    # "until Tooldesk closes" holds for the second one, too
    assert len(asked) == len({bool(each.edges) for each in asked})
    assert not desk.people
    sent = model[1].seen[0]
    assert sent["key"] == f"Bearer {KEY}"
    assert sent["body"] == {
        "model": "m-1",
        "messages": [{"role": "user", "content": "What is 6 times 7?"}],
        "max_tokens": 10,
    }
    log = "\n".join(each.text for each in desk.app.servers.log("raw").lines())
    assert KEY not in log + shown + desk.paths.settings.read_text(encoding="utf-8")


async def test_no_to_the_model_declines_and_sends_nothing(asking: Any, model: Any) -> None:
    desk = await asking()

    async def ask(request: PermissionRequest) -> Answer:
        return Answer.DENY

    for permit in (ask, None):
        desk.app.servers.answer_with(None, permit)
        assert (await desk.call("raw_sample")).joined_text == '"declined"'
    assert not model[1].seen


@pytest.mark.parametrize(
    ("status", "answer", "why"),
    [
        (401, {"error": {"message": "wrong key"}}, "401"),
        (200, {"choices": []}, "no chat completion"),
        (200, {"choices": [{"message": {"content": None}}]}, "no chat completion"),
    ],
)
async def test_model_that_fails_is_noted_and_not_told(
    asking: Any, model: Any, status: int, answer: Any, why: str
) -> None:
    desk = await asking()
    model[1].status, model[1].answer = status, answer
    assert (await desk.call("raw_sample")).joined_text == '"declined"'
    log = [each for each in desk.app.servers.log("raw").lines()]
    assert any(why in each.text for each in log if each.direction == "note")
    assert not any("wrong key" in each.text for each in log if each.direction != "note")
    assert not desk.people


async def test_without_an_address_a_person_is_asked(asking: Any, model: Any) -> None:
    desk = await asking()
    desk.app.settings.save(
        desk.app.settings.current.model_copy(update={"endpoint": EndpointSettings()})
    )
    said = json.loads((await desk.call("raw_sample")).joined_text)
    assert (said["content"]["text"], said["model"]) == ("a person's", "a person")
    assert not model[1].seen


def test_all_that_a_server_may_send_has_a_place_in_the_request() -> None:
    image = {"type": "image", "data": "aGk=", "mimeType": "image/png"}
    audio = {"type": "audio", "data": "aGk=", "mimeType": "audio/wav"}
    odd = {"type": "audio", "data": "aGk=", "mimeType": "audio/ogg"}
    params = {
        "systemPrompt": "Be short.",
        "messages": [
            {"role": "assistant", "content": {"type": "text", "text": "Hm."}},
            {"role": "user", "content": [image, audio, odd]},
        ],
        "maxTokens": 5,
        "temperature": 0,
        "stopSequences": ["a", "b", "c", "d", "e"],
    }
    given = chat_arguments(params)
    assert given["messages"][:2] == [
        {"role": "system", "content": "Be short."},
        {"role": "assistant", "content": "Hm."},
    ]
    assert given["messages"][2]["content"] == [
        {"type": "image_url", "image_url": {"url": "data:image/png;base64,aGk="}},
        {"type": "input_audio", "input_audio": {"data": "aGk=", "format": "wav"}},
        {"type": "text", "text": "(audio, which can't be handed on)"},
    ]
    assert (given["temperature"], given["stop"]) == (0, ["a", "b", "c", "d"])


def test_another_address_or_server_is_another_question() -> None:
    here = EndpointSettings(url="https://a.example/v1", model="m")
    there = EndpointSettings(url="https://b.example/v1", model="m")
    made = [sampling_definition("raw", here), sampling_definition("raw", there)]
    assert made[0] != made[1]
    assert made[0].name != sampling_definition("other", here).name


@pytest.mark.parametrize(
    "wrong",
    [{"url": "ftp://a/"}, {"url": "https://me:pw@a/"}, {"env_var": "sk-123"}, {"model": "{x}"}],
)
def test_settings_that_can_not_be_say_why(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"begins with|variable is wanted|no braces"):
        EndpointSettings(**wrong)
