"""Put the fragments of a stream together, each API by its own events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tooldesk.calling.parsing.envelopes.answers import candidates
from tooldesk.calling.parsing.envelopes.messages import (
    Document,
    add_message,
    given_arguments,
)
from tooldesk.calling.parsing.envelopes.partial_arguments import Beside, is_partial
from tooldesk.calling.parsing.envelopes.stop_reasons import is_cut_off, why_doubted, why_given_up
from tooldesk.calling.parsing.envelopes.stream_sum import PartialCall, StreamSum
from tooldesk.calling.parsing.envelopes.words import either, type_of, word_of
from tooldesk.tools.tool_result import JsonObject


def add_chunk(total: StreamSum, chunk: JsonObject) -> bool:
    """Add one event to what came before it; whether it is one of an API that is known."""
    if says_finished(chunk):
        total.is_finished = True
        total.doubt = total.doubt or next(filter(None, map(why_doubted, _reasons(chunk))), "")
    name, response = type_of(chunk), chunk.get("response")
    if isinstance(response, dict):
        total.doubt = total.doubt or why_given_up(response)
    for prefixes, dialect, add in _BY_TYPE:
        if name.startswith(prefixes):
            total.document.dialect = dialect
            add(total, chunk)
            return True
    for key, dialect, add in _BY_KEY:
        if key in chunk:
            total.document.dialect = dialect
            add(total, chunk)
            return True
    return False


_LAST = frozenset(
    {"message_stop", "message-end", "response.completed", "conversation.response.done"}
)
_MAY_END = frozenset({"choices", "messageStop", "delta"})


_REASONS = ("stopReason", "stop_reason", "finish_reason")


def says_finished(chunk: JsonObject) -> bool:
    """Whether an event says that the model is done, and not because it ran out of room."""
    if type_of(chunk) in _LAST:
        return True
    if _MAY_END.isdisjoint(chunk):
        return False
    return any(isinstance(why, str) and not is_cut_off(why) for why in _reasons(chunk))


def _reasons(chunk: JsonObject) -> list[object]:
    """Why the model stopped, as an event says it."""
    choices = chunk.get("choices")
    reasons = [
        choice.get("finish_reason") for choice in (choices if isinstance(choices, list) else ())
        if isinstance(choice, dict)
    ]  # fmt: skip
    stop, delta = chunk.get("messageStop"), chunk.get("delta")
    parts = [part for part in (stop, delta) if isinstance(part, dict)]
    return reasons + [part.get(key) for part in parts for key in _REASONS]


def _finish(total: StreamSum, key: Any) -> None:
    if (call := total.calls.get(key)) is not None:
        call.is_finished = True


def _add_whole(total: StreamSum, chunk: JsonObject) -> None:
    """A message of a stream that comes in whole parts: Ollama's lines."""
    part = Document("ollama")
    if isinstance(message := chunk["message"], dict):
        add_message(part, message)
        if is_cut_off(chunk.get("done_reason")):
            part.cut_last(message.get("tool_calls"))
    _add_part(total, part)


def _add_part(total: StreamSum, part: Document) -> None:
    total.document.calls += part.calls
    total.texts += part.texts
    total.reasoning += part.reasoning
    total.doubt = total.doubt or part.doubt


def _add_generated(total: StreamSum, chunk: JsonObject) -> None:
    """A line of Ollama's plain generation, or one of Gemini's that Code Assist wraps."""
    response = chunk["response"]
    if isinstance(response, dict) and "candidates" in response:
        _add_candidates(total, response)
        return
    for key, texts in (("response", total.texts), ("thinking", total.reasoning)):
        if isinstance(chunk.get(key), str):
            texts.append(chunk[key])


def _add_conversation_event(total: StreamSum, event: JsonObject) -> None:
    """Mistral's conversations: entries in pieces."""
    if event["type"] == "function.call.delta":
        call_id = word_of(event, "tool_call_id")
        call = total.calls.setdefault(call_id, PartialCall(call_id=call_id or None))
        call.name = str(event.get("name") or call.name)
        if isinstance(event.get("arguments"), str):
            call.pieces.append(event["arguments"])
    elif event["type"] == "message.output.delta":
        content = event.get("content")
        text = content.get("text") if isinstance(content, dict) else content
        total.texts.extend([text] if isinstance(text, str) else [])


def _add_candidates(total: StreamSum, chunk: JsonObject) -> None:
    """Gemini's chunks hold whole parts, but for calls that go on."""
    given = chunk["candidates"]
    whole = [_without_partial(total, each) for each in (given if isinstance(given, list) else ())]
    part = candidates(whole)
    total.document.dialect = part.dialect
    _add_part(total, part)


def _without_partial(total: StreamSum, candidate: Any) -> Any:
    """A candidate without the calls whose arguments come in parts, which are added."""
    content = candidate.get("content") if isinstance(candidate, dict) else None
    if not isinstance(content, dict) or not isinstance(parts := content.get("parts"), list):
        return candidate
    calls = [either(part, "functionCall") if isinstance(part, dict) else None for part in parts]
    taken = [isinstance(call, dict) and _add_partial(total, call) for call in calls]
    if not any(taken):
        return candidate
    left = [part for part, is_taken in zip(parts, taken, strict=True) if not is_taken]
    return {**candidate, "content": {**content, "parts": left}}


def _add_partial(total: StreamSum, part: JsonObject) -> bool:
    """Add a part of a call of Gemini's, which goes on with the one that is open; whether it is."""
    name = part.get("name")
    begun = total.calls.get(total.last)
    if begun is None or begun.is_finished or name not in (None, "", begun.name):
        if not is_partial(part) or not isinstance(name, str):
            return False
        total.last = str(len(total.calls))
        begun = total.calls[total.last] = PartialCall(name.strip(), word_of(part, "id") or None)
    values = either(part, "partialArgs")
    begun.values += values if isinstance(values, list) else []
    begun.given = part.get("args") or begun.given
    begun.is_finished = either(part, "willContinue") is not True
    return True


def _add_choices(total: StreamSum, chunk: JsonObject) -> None:
    """OpenAI's chunks: deltas by choice."""
    choices = chunk["choices"]
    for position, choice in enumerate(choices if isinstance(choices, list) else []):
        if isinstance(choice, dict):
            _add_choice(total, choice.get("index", position), choice)


def _add_choice(total: StreamSum, index: Any, choice: JsonObject) -> None:
    if isinstance(text := choice.get("text"), str):  # of the older API of completions
        total.texts.append(text)
    delta = choice.get("delta")
    if "delta" in choice:
        total.has_deltas = True
    elif isinstance(delta := choice.get("message"), dict) and total.has_deltas:
        _add_missing(total, delta)
        return
    if not isinstance(delta, dict):
        return
    for key, texts in (("content", total.texts), ("reasoning_content", total.reasoning),
                       ("reasoning", total.reasoning), ("refusal", total.texts)):  # fmt: skip
        if isinstance(piece := delta.get(key), str) and piece:
            texts.append(piece)
    calls = delta.get("tool_calls")
    for call in calls if isinstance(calls, list) else []:
        if isinstance(call, dict):
            _add_fragment(total, index, call)
    if isinstance(delta.get("function_call"), dict):
        _add_fragment(total, index, {"index": "function_call", "function": delta["function_call"]})


def _add_missing(total: StreamSum, message: JsonObject) -> None:
    """What a whole message holds that no fragment brought, where a server gives it at the end."""
    part = Document(total.document.dialect)
    add_message(part, message)
    if not total.calls:
        total.document.calls += part.calls
    total.texts += [] if total.texts else part.texts
    total.reasoning += [] if total.reasoning else part.reasoning


def _add_fragment(total: StreamSum, choice: Any, fragment: JsonObject) -> None:
    """One element of a delta's tool_calls, which belongs to the call of its index."""
    custom = fragment.get("custom")
    function = custom if isinstance(custom, dict) else fragment.get("function")
    if not isinstance(function, dict):
        return
    call_id = fragment.get("id")
    given = function.get("arguments")
    begins = bool(function.get("name")) and isinstance(given, str) and given[:1] == "{"
    key = total.last = _key_of(total, choice, fragment, begins)
    call = total.calls.setdefault(key, PartialCall())
    if begins and call.is_whole and given == "".join(call.pieces):
        return  # said once more
    if call_id:
        call.call_id = str(call_id)
    name = function.get("name")
    if isinstance(name, str) and name != call.name and not any(call.pieces):
        call.name += name  # once arguments come the name is complete
    call.is_text = call.is_text or function is custom
    arguments = function.get("input") if call.is_text else given_arguments(function)
    if isinstance(arguments, str):
        call.pieces.append(arguments)
    elif arguments is not None and not isinstance(arguments, Beside):
        call.given = arguments


def _key_of(total: StreamSum, choice: Any, fragment: JsonObject, begins: bool) -> Any:
    """Which call a fragment belongs to: that of its index and id, or the last one."""
    key: Any = (str(choice), str(fragment.get("index")))
    call_id, last = fragment.get("id"), total.last
    if "index" not in fragment and not call_id and last is not None:
        # a server that counts nothing gives its calls whole
        is_other = begins and total.calls[last].is_whole
        return (*last[:2], str(len(total.calls))) if is_other else last
    known = total.calls.get(key)
    if known is not None and call_id and known.call_id not in (None, call_id):
        return (*key, str(call_id))
    if known is not None and not call_id and last is not None and last[:2] == key:
        # one that counts wrongly gives each whole, too
        is_other = begins and total.calls[last].is_whole
        return (*key, str(len(total.calls))) if is_other else last
    return key


_PIECES = ("response.function_call_arguments.delta", "response.custom_tool_call_input.delta")
_ENDS = ("response.function_call_arguments.done", "response.custom_tool_call_input.done")


def _add_response_event(total: StreamSum, event: JsonObject) -> None:
    kind = str(event["type"])
    item = event.get("item")
    item_id = item.get("id") if isinstance(item, dict) else event.get("item_id")
    key = str(event.get("output_index", item_id))
    if kind.startswith("response.output_item.") and isinstance(item, dict):
        if item.get("type") in ("function_call", "custom_tool_call"):
            call = total.calls.setdefault(key, PartialCall())
            call.name = str(item.get("name") or "")
            call.call_id = str(item.get("call_id") or item.get("id") or "") or None
            call.is_text = item["type"] == "custom_tool_call"
            call.namespace = str(item.get("namespace") or "")
            if kind.endswith(".done"):
                call.pieces, call.given = [], item.get("arguments", item.get("input"))
                call.is_finished = item.get("status") not in ("incomplete", "in_progress")
    elif kind in _PIECES and isinstance(event.get("delta"), str):
        total.calls.setdefault(key, PartialCall()).pieces.append(event["delta"])
    elif kind in _ENDS and ("arguments" in event or "input" in event):
        call = total.calls.setdefault(key, PartialCall())
        given = event.get("arguments", event.get("input"))
        call.pieces, call.given, call.is_finished = [], given, True
    elif kind == "response.output_text.delta" and isinstance(event.get("delta"), str):
        total.texts.append(event["delta"])


def _add_anthropic_event(total: StreamSum, event: JsonObject) -> None:
    kind = event["type"]
    key = str(event.get("index"))
    block, delta = event.get("content_block"), event.get("delta")
    if kind == "content_block_start" and isinstance(block, dict):
        if str(block.get("type", "")).endswith("tool_use"):
            total.calls[key] = PartialCall(
                str(block.get("name") or ""), str(block.get("id") or "") or None,
                given=block.get("input"), is_executed=block.get("type") != "tool_use",
            )  # fmt: skip
        elif isinstance(block.get("text"), str):
            total.texts.append(block["text"])
    elif kind == "content_block_stop":
        _finish(total, key)
    elif kind == "content_block_delta" and isinstance(delta, dict):
        if isinstance(delta.get("partial_json"), str):
            if delta["partial_json"]:
                total.calls.setdefault(key, PartialCall()).pieces.append(delta["partial_json"])
        elif isinstance(delta.get("text"), str):
            total.texts.append(delta["text"])
        elif isinstance(delta.get("thinking"), str):
            total.reasoning.append(delta["thinking"])


def _add_cohere_event(total: StreamSum, event: JsonObject) -> None:
    if event["type"] == "tool-call-end":
        _finish(total, ("0", str(event.get("index", 0))))
    message = (
        event.get("delta", {}).get("message") if isinstance(event.get("delta"), dict) else None
    )
    if not isinstance(message, dict):
        return
    calls = message.get("tool_calls")
    if isinstance(calls, dict):
        _add_fragment(total, 0, {"index": event.get("index", 0), **calls})
    content = message.get("content")
    if isinstance(content, dict) and isinstance(content.get("text"), str):
        total.texts.append(content["text"])
    if isinstance(message.get("tool_plan"), str):
        total.texts.append(message["tool_plan"])


def _add_bedrock_event(total: StreamSum, chunk: JsonObject) -> None:
    if isinstance(stop := chunk.get("contentBlockStop"), dict):
        _finish(total, str(stop.get("contentBlockIndex")))
    for name in ("contentBlockStart", "contentBlockDelta"):
        event = chunk.get(name)
        if not isinstance(event, dict):
            continue
        key = str(event.get("contentBlockIndex"))
        inner = event.get("start", event.get("delta"))
        use = inner.get("toolUse") if isinstance(inner, dict) else None
        if isinstance(use, dict):
            call = total.calls.setdefault(key, PartialCall())
            call.name += str(use.get("name") or "")
            call.call_id = call.call_id or use.get("toolUseId")
            if isinstance(use.get("input"), str):
                call.pieces.append(use["input"])
        elif isinstance(inner, dict) and isinstance(inner.get("text"), str):
            total.texts.append(inner["text"])


def _add_completion(total: StreamSum, chunk: JsonObject) -> None:
    """A piece of a text that llama.cpp or TGI completes without a template."""
    token = chunk.get("token")
    text = token.get("text") if isinstance(token, dict) else chunk.get("content")
    total.texts += [text] if isinstance(text, str) else []


def _add_generation(total: StreamSum, chunk: JsonObject) -> None:
    """All of the text so far, or where SGLang is set so, its next piece."""
    if isinstance(text := chunk.get("text"), str):
        before = total.generated
        is_all = text.startswith(before)
        total.texts.append(text[len(before) :] if is_all else text)
        total.generated = text if is_all else before + text


_Add = Callable[[StreamSum, JsonObject], None]

_BY_TYPE: tuple[tuple[tuple[str, ...], str, _Add], ...] = (
    (("response.",), "openai-responses", _add_response_event),
    (
        ("function.call.", "message.output.", "conversation.response."),
        "openai-responses",
        _add_conversation_event,
    ),
    (("content_block", "message_"), "anthropic-stream", _add_anthropic_event),
    (("tool-call-", "content-", "tool-plan"), "cohere-api", _add_cohere_event),
)
_BY_KEY: tuple[tuple[str, str, _Add], ...] = (
    ("choices", "openai-chat-stream", _add_choices),
    ("contentBlockStart", "bedrock-converse", _add_bedrock_event),
    ("contentBlockDelta", "bedrock-converse", _add_bedrock_event),
    ("contentBlockStop", "bedrock-converse", _add_bedrock_event),
    ("message", "ollama", _add_whole),
    ("response", "ollama", _add_generated),
    ("candidates", "gemini", _add_candidates),
    ("token", "openai-chat-stream", _add_completion),
    ("stop", "openai-chat-stream", _add_completion),
    ("meta_info", "openai-chat-stream", _add_generation),
)
