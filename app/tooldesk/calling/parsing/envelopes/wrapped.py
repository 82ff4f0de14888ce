"""Answers inside other documents: batch lines, runs that wait, Realtime, refusals, plain text."""

from __future__ import annotations

from collections.abc import Callable

from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.tools.tool_result import JsonObject, JsonValue

REALTIME_DONE = "response.done"
"""The event of OpenAI's Realtime API that holds a whole response."""


def inside(value: JsonObject) -> JsonValue:
    """The answer that a document wraps, in a shape of its own API; None when it wraps none."""
    if _KEYS.isdisjoint(value):
        return None
    for key, unwrap in _WRAPPERS:
        if key in value and (inner := unwrap(value)) is not None:
            return inner
    return None


def _object(value: JsonValue, *keys: str) -> JsonObject | None:
    """The object that is found by going from key to key."""
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value if isinstance(value, dict) else None


def _required_action(value: JsonObject) -> JsonValue:
    """An Assistants run that waits for the outputs of tools."""
    return _object(value, "required_action", "submit_tool_outputs")


def _result(value: JsonObject) -> JsonValue:
    """A line of Anthropic's batch results, or what Cloudflare's API answers."""
    if "custom_id" in value:
        return _object(value, "result", "message")
    result = _object(value, "result") if "success" in value else None
    if result is None or not result.keys() & {"response", "tool_calls"}:
        return None
    return {**result, "role": "assistant", "content": result.get("response")}


def _output(value: JsonObject) -> JsonValue:
    """What DashScope's API answers."""
    output = _object(value, "output")
    return output if output is not None and isinstance(output.get("choices"), list) else None


def _live_calls(value: JsonObject) -> JsonValue:
    """The calls that Gemini's Live API asks for."""
    calls = (_object(value, "toolCall") or {}).get("functionCalls")
    if not isinstance(calls, list):
        return None
    return {"parts": [{"functionCall": each} for each in calls]}


def _live_turn(value: JsonObject) -> JsonValue:
    return _object(value, "serverContent", "modelTurn")


def _are_objects(values: JsonValue) -> bool:
    return isinstance(values, list) and all(isinstance(each, dict) for each in values)


def _completion(value: JsonObject) -> JsonValue:
    """A text that a server completed without a template: llama.cpp, TGI, SGLang, Bedrock."""
    for key, sign in _COMPLETIONS:
        if sign in value and isinstance(text := value.get(key), str):
            return {"role": "assistant", "content": text}
    return None


_COMPLETIONS = (
    ("content", "stop"), ("generated_text", "generated_text"), ("text", "meta_info"),
    ("generation", "generation"),
)  # fmt: skip
"""Key of the text → what stands beside it."""


def _results(value: JsonObject) -> JsonValue:
    """What watsonx generated."""
    results = value["results"]
    is_text = _are_objects(results) and all("generated_text" in each for each in results)
    return results if is_text else None


def _response(value: JsonObject) -> JsonValue:
    """A line of OpenAI's or Gemini's batch results, a Realtime event, or Ollama's plain text."""
    response = value["response"]
    if isinstance(response, str):
        thinking = value.get("thinking")
        message = {"role": "assistant", "content": response}
        return {"message": {**message, "thinking": thinking}} if "done" in value else None
    if "custom_id" in value or "key" in value:
        return _object(response, "body") or _object(response)
    is_whole = value.get("type") == REALTIME_DONE or isinstance(_given(response), list)
    return _object(response) if is_whole else None


def _given(response: JsonValue) -> JsonValue:
    """The answers of Gemini's API, which Code Assist and the Gemini CLI wrap."""
    return response.get("candidates") if isinstance(response, dict) else None


def _error(value: JsonObject) -> JsonValue:
    """The refusal of a server that quotes what the model wrote."""
    error = _object(value, "error") or {}
    written = error.get("failed_generation")
    return {"role": "assistant", "content": written} if isinstance(written, str) else None


def _item(value: JsonObject) -> JsonValue:
    """An event of OpenAI's Realtime or Responses API that holds one finished item."""
    is_done = value.get("type") == "response.output_item.done"
    return {"output": [value["item"]]} if is_done else None


def _outputs(value: JsonObject) -> JsonValue:
    """A response of Mistral's conversations, whose entries are like OpenAI's items."""
    outputs = value["outputs"]
    is_conversation = "conversation_id" in value or value.get("object") == "conversation.response"
    return {"output": outputs} if is_conversation and isinstance(outputs, list) else None


def _alone(value: JsonObject) -> JsonValue:
    """A whole answer, which a client or a proxy gives under a word of its own and nothing else."""
    inner = next(iter(value.values())) if len(value) == 1 else None
    if isinstance(inner, str) and (strict := read_strictly(inner, 0)) is not None:
        inner = strict[0] if not inner[strict[1] :].strip() else None
    if not isinstance(inner, dict):
        return None
    is_answer = (
        inner.get("object") in ("chat.completion", "response")
        or (inner.get("type") == "message" and inner.get("role") == "assistant")
        or isinstance(_given(inner), list)
    )
    return inner if is_answer else None


def _steps(value: JsonObject) -> JsonValue:
    """What the AI SDK gives at the end, whose last step may hold calls that nobody ran yet."""
    steps = value["steps"]
    last = steps[-1] if isinstance(steps, list) and steps else None
    if not isinstance(last, dict) or last.get("toolResults"):
        return None
    return {"toolCalls": last["toolCalls"]} if last.get("toolCalls") else None


_WRAPPERS: tuple[tuple[str, Callable[[JsonObject], JsonValue]], ...] = (
    ("required_action", _required_action),
    ("result", _result),
    ("response", _response),
    ("error", _error),
    ("outputs", _outputs),
    ("item", _item),
    ("steps", _steps),
    ("output", _output),
    ("toolCall", _live_calls),
    ("serverContent", _live_turn),
    ("results", _results),
    *((sign, _completion) for _, sign in _COMPLETIONS),
    *((key, _alone) for key in ("data", "result", "body", "response")),
)
"""Key → what a document that has it may wrap."""

_KEYS = frozenset(key for key, _ in _WRAPPERS)
