"""Messages are what the providers' own SDKs say they take: types, values, and no other keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.messages.message_forms import FORMS

Check = Callable[[Any], None]


def plain(value: Any) -> Any:
    """A validated value with the lists that pydantic reads lazily read."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    is_lazy = not isinstance(value, str | int | float | None)
    return [plain(each) for each in value] if is_lazy else value


def checked_by(kind: Any) -> Check:
    """A typed dictionary drops a key it does not know, so what comes out must be what went in."""
    adapter: TypeAdapter[Any] = TypeAdapter(kind)

    def check(message: Any) -> None:
        assert plain(adapter.validate_python(message, strict=True)) == message

    return check


def openai_chat() -> Check:
    from openai.types.chat import (
        ChatCompletionFunctionMessageParam,
        ChatCompletionToolMessageParam,
        ChatCompletionUserMessageParam,
    )

    by_role = {
        "tool": checked_by(ChatCompletionToolMessageParam),
        "function": checked_by(ChatCompletionFunctionMessageParam),
        "user": checked_by(ChatCompletionUserMessageParam),
    }
    return lambda message: by_role[message["role"]](message)


def openai_responses() -> Check:
    from openai.types.responses import EasyInputMessageParam
    from openai.types.responses.response_input_param import FunctionCallOutput

    output, words = checked_by(FunctionCallOutput), checked_by(EasyInputMessageParam)
    return lambda message: (output if "type" in message else words)(message)


def anthropic() -> Check:
    from anthropic.types import MessageParam

    return checked_by(MessageParam)


def gemini() -> Check:
    from google.genai import types

    def check(message: Any) -> None:
        content = types.Content.model_validate(message)
        shown = content.model_dump(mode="json", by_alias=True, exclude_none=True)
        assert shown == message

    return check


SDKS: dict[str, Callable[[], Check]] = {
    "openai-chat": openai_chat,
    "openai-function-call": openai_chat,
    "openai-responses": openai_responses,
    "anthropic": anthropic,
    "gemini": gemini,
}


@pytest.fixture(scope="module", params=SDKS)
def provider(request: pytest.FixtureRequest) -> tuple[str, Check]:
    return request.param, SDKS[request.param]()


def test_messages_are_of_the_providers_type(
    provider, answer, results: Mapping[str, ToolResult]
) -> None:
    name, check = provider
    form = FORMS[name]
    for result in results.values():
        message = form.message(answer(form, result).with_text("Reminder."))
        check(message)
        json.dumps(message, ensure_ascii=False).encode("utf-8")


def test_what_is_sent_of_a_turn_is_of_the_providers_type(provider, answer, result_called) -> None:
    name, check = provider
    form = FORMS[name]
    kinds = ("text", "picture", "sound", "error")
    messages = [form.message(answer(form, result_called(kind), call_id=kind)) for kind in kinds]
    messages += form.beside([(kind, result_called(kind)) for kind in kinds])
    for message in form.joined([*messages, form.correction("Write it again.")]):
        check(message)


def test_check_finds_a_wrong_value_and_a_key_that_is_not_known(
    provider, answer, result_called
) -> None:
    name, check = provider
    message = FORMS[name].message(answer(FORMS[name], result_called("text")))
    with pytest.raises((AssertionError, ValidationError)):
        check({**message, "colour": "red"})
    key = "output" if name == "openai-responses" else "parts" if name == "gemini" else "content"
    with pytest.raises((AssertionError, ValidationError, TypeError)):
        check({**message, key: 5})
    inner = message[key]
    if isinstance(inner, list):
        with pytest.raises((AssertionError, ValidationError)):
            check({**message, key: [{**inner[0], "colour": "red"}]})
