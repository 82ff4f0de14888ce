"""Which document of an API a JSON value is, told by its keys.

Shapes nest, so the order in which they are tried matters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tooldesk.calling.parsing.envelopes import answers, conversations, json_rpc, streams, wrapped
from tooldesk.calling.parsing.envelopes.messages import Document, add_message, add_parts
from tooldesk.calling.parsing.envelopes.stop_reasons import is_cut_off, why_doubted
from tooldesk.calling.parsing.envelopes.words import type_of
from tooldesk.tools.tool_result import JsonObject, JsonValue


def document_of(value: JsonValue) -> Document | None:
    """The document that a JSON value is, or None when it is none."""
    if isinstance(value, list):
        return _list(value)
    if not isinstance(value, dict):
        return None
    if (inner := wrapped.inside(value)) is not None:
        return document_of(inner)
    for key, reader in _SHAPES:
        if key in value and (document := reader(value)) is not None:
            return document
    return None


def _list(items: list[Any]) -> Document | None:
    if not items or not all(isinstance(item, dict) for item in items):
        return None
    if streams.is_chunk(items[0]) or all("candidates" in item for item in items):
        return streams.accumulate(items)
    kinds = set(map(type_of, items))
    if kinds & {"function_call", "function.call", "custom_tool_call"} and "name" in items[-1]:
        return answers.responses({"output": items})
    if kinds & {"tool_use", "tool-call", "text"} and kinds <= _BLOCK_TYPES:
        return answers.content_blocks({"content": items})
    if any("functionCall" in item or "function_call" in item for item in items):
        return _gemini_parts({"parts": items})
    if (
        all(isinstance(item.get("function"), dict) for item in items)
        and "parameters" not in items[0]["function"]
    ):
        return _message({"tool_calls": items})
    if len(items) > 1 and all(map(conversations.is_message, items)):
        return conversations.last_turn(items)
    if all(map(json_rpc.is_message, items)):
        return json_rpc.open_calls(items)
    documents = [document_of(item) for item in items]
    known = [document for document in documents if document is not None]
    return known[0].joined(known[1:]) if known and len(known) == len(items) else None


_BLOCK_TYPES = {"text", "tool_use", "tool-call", "thinking", "redacted_thinking", "reasoning",
                "server_tool_use", "tool_result", "mcp_tool_use", "web_search_tool_result",
                "output_text"}  # fmt: skip


def _choices(value: JsonObject) -> Document | None:
    choices = value["choices"]
    if not isinstance(choices, list) or streams.is_chunk(value):
        return streams.accumulate([value]) if streams.is_chunk(value) else None
    return answers.choices("openai-chat", choices)


def _output(value: JsonObject) -> Document | None:
    output = value["output"]
    if isinstance(output, list):
        return answers.responses(value)
    if isinstance(output, dict) and isinstance(output.get("message"), dict):
        document = _message(output["message"], "bedrock-converse")
        reason = value.get("stopReason")
        if document is not None and is_cut_off(reason):
            document.cut_last(output["message"].get("content"))
        if document is not None:
            document.doubt_all(why_doubted(reason))
        return document
    return None


def _candidates(value: JsonObject) -> Document | None:
    given = value["candidates"]
    return answers.candidates(given) if isinstance(given, list) else None


def _gemini_parts(value: JsonObject) -> Document | None:
    if not isinstance(value["parts"], list) or not answers.is_of_model(value):
        return None
    document = Document("gemini")
    add_parts(document, value["parts"])
    return document


def _gemini_part(value: JsonObject) -> Document | None:
    return _gemini_parts({"parts": [value]}) if isinstance(value["functionCall"], dict) else None


def _messages(value: JsonObject) -> Document | None:
    messages = value.get("messages", value.get("conversations"))
    return conversations.last_turn(messages) if isinstance(messages, list) and messages else None


def _record(value: JsonObject) -> Document | None:
    message = conversations.record_of(value)
    return conversations.last_turn([message]) if message is not None else None


def _constructor(value: JsonObject) -> Document | None:
    """LangChain's serialised message: the class in `id`, the fields in `kwargs`."""
    fields = value["kwargs"]
    if "lc" not in value or not isinstance(fields, dict) or not fields.get("tool_calls"):
        return None
    return _message(fields)


def _one_block(value: JsonObject) -> Document | None:
    if value["type"] in ("tool_use", "tool-call", "function_call", "custom_tool_call"):
        if not ({"input", "arguments", "args"} & value.keys()):
            return None
        document = Document("anthropic")
        add_parts(document, [value])
        return document if document.calls else None
    return None


def _inner_message(value: JsonObject) -> Document | None:
    if not isinstance(value["message"], dict):
        return None
    message = value["message"]
    is_cohere = "tool_plan" in message or "finish_reason" in value
    document = _message(message, "cohere-api" if is_cohere else "ollama")
    if document is not None:
        document.doubt_all(why_doubted(value.get("finish_reason")))
        if is_cut_off(value.get("done_reason")):
            document.cut_last(message.get("tool_calls"))
    return document


def _message(value: JsonObject, dialect: str = "openai-chat") -> Document | None:
    document = Document(dialect)
    is_message = add_message(document, value)
    return document if is_message else None


def _tool_calls(value: JsonObject) -> Document | None:
    return (
        _message(value) if isinstance(value["tool_calls"], list) and value["tool_calls"] else None
    )


def _tool_uses(value: JsonObject) -> Document | None:
    block = value["toolUse"]
    return _message({"content": [value]}, "bedrock-converse") if isinstance(block, dict) else None


def _function_call(value: JsonObject) -> Document | None:
    if not isinstance(value["function_call"], dict) or not value["function_call"].get("name"):
        return None
    return _message(value, "openai-function-call")


def _steps(value: JsonObject) -> Document | None:
    return (
        _message({"tool_calls": value["toolCalls"]}, "ai-sdk")
        if isinstance(value["toolCalls"], list) and value["toolCalls"]
        else None
    )


_SHAPES: tuple[tuple[str, Callable[[JsonObject], Document | None]], ...] = (
    ("method", json_rpc.call_of),
    ("choices", _choices),
    ("output", _output),
    ("candidates", _candidates),
    ("message", _inner_message),
    ("tool_calls", _tool_calls),
    ("function_call", _function_call),
    ("role", conversations.of_model),
    ("content", answers.content_blocks),
    ("parts", _gemini_parts),
    ("functionCall", _gemini_part),
    ("toolUse", _tool_uses),
    ("toolCalls", _steps),
    ("messages", _messages),
    ("conversations", _messages),
    ("from", _record),
    ("_role", _record),
    ("kwargs", _constructor),
    ("type", _one_block),
)
"""Key → what a document that has it may be, in the order to try."""
