"""The answers of four APIs as texts and calls that can be changed, and their requests.

Sources: OpenAI's Chat Completions (choices[].message) and Responses (output[]), Anthropic's
Messages (content[]), Ollama's /api/chat (message).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from tooldesk.capturing.apis import Api
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject


@frozen_record
class TextPlace:
    """A text for the reader in a document."""

    text: str
    """What stands there."""

    replace: Callable[[str], None]
    """Puts another one in its place."""


@frozen_record
class CallPlace:
    """A proper call in a document."""

    name: str
    """As it stands there."""

    arguments: Any
    """A text that should be JSON, or an object, as the API has it."""

    set_name: Callable[[str], None]
    """Puts another name in its place."""

    set_arguments: Callable[[JsonObject], None]
    """Puts an object there, in the API's form."""


def holder_of(api: Api, document: Any) -> Any:
    """What holds texts and calls; None where the document is no single whole answer of the API."""
    if not isinstance(document, dict):
        return None
    if api == "chat":
        choices: Any = document.get("choices")
        is_one = isinstance(choices, list) and len(choices) == 1 and isinstance(choices[0], dict)
        message = choices[0].get("message") if is_one else None
        return message if isinstance(message, dict) else None
    if api == "ollama":
        message = document.get("message")
        return message if isinstance(message, dict) and document.get("done") is True else None
    listed = document.get("content" if api == "messages" else "output")
    is_list = isinstance(listed, list) and all(isinstance(each, dict) for each in listed)
    return listed if is_list else None


def was_cut_off(api: Api, document: Any) -> bool:
    """Whether the model ran out of tokens, so that its last words are not all it had to say."""
    if api == "chat":
        return any(each.get("finish_reason") == "length" for each in document["choices"])
    if api == "messages":
        return bool(document.get("stop_reason") == "max_tokens")
    if api == "responses":
        return document.get("status") not in (None, "completed")
    return bool(document.get("done_reason") == "length")


def texts_of(api: Api, holder: Any) -> list[TextPlace]:
    """The texts for the reader."""
    if api in ("chat", "ollama"):
        text = holder.get("content")
        return [_text_in(holder, "content")] if isinstance(text, str) and text else []
    if api == "messages":
        return [_text_in(each, "text") for each in holder if each.get("type") == "text"]
    parts = (each.get("content") for each in holder if each.get("type") == "message")
    return [
        _text_in(part, "text")
        for listed in parts
        for part in (listed if isinstance(listed, list) else ())
        if isinstance(part, dict) and part.get("type") == "output_text"
    ]


def _text_in(place: JsonObject, key: str) -> TextPlace:
    def replace(text: str) -> None:
        place[key] = text

    return TextPlace(str(place.get(key) or ""), replace)


def calls_of(api: Api, holder: Any) -> list[CallPlace]:
    """The proper calls."""
    if api in ("chat", "ollama"):
        listed = holder.get("tool_calls")
        inner = [each.get("function") for each in listed or () if isinstance(each, dict)]
        return [_call_in(each, "arguments", api) for each in inner if isinstance(each, dict)]
    kind, key = ("tool_use", "input") if api == "messages" else ("function_call", "arguments")
    return [_call_in(each, key, api) for each in holder if each.get("type") == kind]


def _call_in(place: JsonObject, key: str, api: Api) -> CallPlace:
    def set_name(name: str) -> None:
        place["name"] = name

    def set_arguments(arguments: JsonObject) -> None:
        place[key] = _written(arguments) if api in ("chat", "responses") else arguments

    return CallPlace(str(place.get("name") or ""), place.get(key), set_name, set_arguments)


def add_call(api: Api, document: JsonObject, name: str, arguments: JsonObject) -> None:
    """Add a proper call behind what is there, and say in the document that it ends in one."""
    holder = holder_of(api, document)
    call_id = f"call_{uuid4().hex}"
    if api in ("chat", "ollama"):
        call = tool_call(api, name, arguments)
        holder["tool_calls"] = [*(holder.get("tool_calls") or ()), call]
        if api == "chat":
            holder["content"] = holder.get("content") or None
            document["choices"][0]["finish_reason"] = "tool_calls"
    elif api == "messages":
        holder[:] = [each for each in holder if each.get("type") != "text" or each.get("text")]
        holder.append({"type": "tool_use", "id": call_id, "name": name, "input": arguments})
        document["stop_reason"] = "tool_use"
    else:
        call = {"type": "function_call", "id": f"fc_{call_id}", "call_id": call_id, "name": name}
        holder.append({**call, "arguments": _written(arguments), "status": "completed"})


def tool_call(api: Api, name: str, arguments: JsonObject) -> JsonObject:
    """A proper call as Chat Completions and Ollama have it."""
    if api == "ollama":
        return {"function": {"name": name, "arguments": arguments}}
    function = {"name": name, "arguments": _written(arguments)}
    return {"id": f"call_{uuid4().hex}", "type": "function", "function": function}


def forced(api: Api, request: JsonObject, name: str) -> JsonObject | None:
    """The request with tool_choice forced to a tool; None for an API that has no such thing."""
    choices: dict[Api, JsonObject] = {
        "chat": {"type": "function", "function": {"name": name}},
        "responses": {"type": "function", "name": name},
        "messages": {"type": "tool", "name": name},
    }
    return {**request, "tool_choice": choices[api]} if api in choices else None


def _written(arguments: JsonObject) -> str:
    return json.dumps(arguments, ensure_ascii=False)
