"""The parts of an API's message: calls, texts and reasoning, in every server's spelling."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tooldesk.calling.parsing.call_objects import (
    ARGUMENT_KEYS,
    BESIDE,
    NAME_KEYS,
    OF_NO_ARGUMENT,
)
from tooldesk.calling.parsing.envelopes.partial_arguments import Beside, arguments_of_parts
from tooldesk.calling.parsing.envelopes.stop_reasons import is_cut_off, why_doubted
from tooldesk.calling.parsing.envelopes.words import either, type_of
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.tools.tool_result import JsonObject, JsonValue

_PSEUDO_TOOLS = frozenset({"directly_answer", "directly-answer"})
EXECUTED = frozenset({"server_tool_use", "mcp_tool_use", "mcp_call", "web_search_call"})
"""Types of calls that the server ran itself."""

_REASONS = ("finish_reason", "stop_reason", "stopReason", "done_reason")
_REASONING_KEYS = ("reasoning_content", "reasoning", "thinking")


class GivenCall(NamedTuple):
    """A call as an API gave it."""

    name: str
    """The tool's name."""

    arguments: JsonValue
    """An object, or JSON in a string, or nothing."""

    call_id: str | None = None
    """The id for the reply."""

    is_finished: bool = True
    """Whether the envelope says that nothing more of it comes."""

    is_text: bool = False
    """Whether the arguments are one text as it stands, as of OpenAI's custom tools."""

    namespace: str = ""
    """The group that the tool stands in, where the API says it beside the name."""

    doubt: str = ""
    """Why it may not be meant to run, in words; "" when it is."""

    beside: frozenset[str] = frozenset()
    """What stands beside an object of arguments and has no name of an API's."""

    def doubt_of(self, properties: Mapping[str, Any]) -> str:
        """The same, where the parameters of the tool are known."""
        if self.doubt or not isinstance(self.arguments, dict):
            return self.doubt
        return BESIDE if (self.beside & properties.keys()) - self.arguments.keys() else ""

    @property
    def is_whole(self) -> bool:
        """Whether the arguments are a whole JSON object, so that nothing can follow them.

        A server that gives an object itself may have closed what the model did not.
        """
        if not isinstance(self.arguments, str):
            return False
        strict = read_strictly(self.arguments.strip(), 0)
        return strict is not None and isinstance(strict[0], (dict, str))

    @property
    def why_open(self) -> str:
        """What it waits for when it is neither whole nor finished, in words."""
        if isinstance(self.arguments, dict):
            return "The server closed the call, which the model did not finish."
        return "The event that ends the call is missing."


@dataclass(slots=True)
class Document:
    """What a document holds, and which API wrote it."""

    dialect: str
    """Id of the envelope."""

    calls: list[GivenCall] = field(default_factory=list)
    """Its calls, in order."""

    texts: list[str] = field(default_factory=list)
    """Its texts for the reader."""

    reasoning: list[str] = field(default_factory=list)
    """Its reasoning."""

    doubt: str = ""
    """Why calls that stand in its texts may not be meant to run, in words."""

    def cut_last(self, parts: JsonValue) -> None:
        """The model ran out of room: the call that it wrote last is not finished."""
        last = parts[-1] if isinstance(parts, list) and parts else None
        if self.calls and isinstance(last, dict) and not isinstance(last.get("text"), str):
            self.calls[-1] = self.calls[-1]._replace(is_finished=False)

    def doubt_all(self, why: str) -> None:
        """Have all of its calls wait, those in its texts too; "" is no reason to."""
        if why:
            self.doubt = self.doubt or why
            self.doubt_calls(why)

    def doubt_calls(self, why: str) -> None:
        """Have the calls wait that it was given as such."""
        self.calls = [call._replace(doubt=call.doubt or why) for call in self.calls]

    def joined(self, others: list[Document]) -> Document:
        """This document with the others' parts behind its own."""
        for other in others:
            self.calls += other.calls
            self.texts += other.texts
            self.reasoning += other.reasoning
            self.doubt = self.doubt or other.doubt
        return self


def add_message(document: Document, message: JsonObject) -> bool:
    """Add a message's parts; whether it has any that a message must have."""
    for key in _REASONING_KEYS:
        if isinstance(message.get(key), str):
            document.reasoning.append(message[key])
            break
    if isinstance(message.get("tool_plan"), str):
        document.texts.append(message["tool_plan"])
    content = message.get("content", message.get("text"))
    if isinstance(content, str):
        document.texts.append(content)
    elif isinstance(content, list):
        add_parts(document, content)
    if not content and isinstance(message.get("parts"), list):
        add_parts(document, message["parts"])
    if isinstance(message.get("refusal"), str):
        document.texts.append(message["refusal"])
    given = message.get("tool_calls")
    calls = [call for call in given if isinstance(call, dict)] if isinstance(given, list) else []
    for call in calls:
        _add_tool_call(document, call)
    _mind_end(document, message.get("response_metadata"), calls)
    function_call = message.get("function_call")
    if isinstance(function_call, dict) and not calls:
        add_call(document, function_call.get("name"), given_arguments(function_call), None)
        document.dialect = "openai-function-call"
    return bool(document.calls or document.texts or document.reasoning or "content" in message)


def _mind_end(document: Document, said: JsonValue, calls: list[JsonValue]) -> None:
    """LangChain keeps what a server said of the end; its calls hold objects, however they ended."""
    if not isinstance(said, dict):
        return
    reason = next((said[key] for key in _REASONS if said.get(key)), None)
    if is_cut_off(reason):
        document.cut_last(calls)
    document.doubt_all(why_doubted(reason))


def _add_tool_call(document: Document, call: JsonObject) -> None:
    """One element of a `tool_calls` array."""
    function, custom = call.get("function"), call.get("custom")
    if isinstance(custom, dict):
        add_call(document, custom.get("name"), custom.get("input"), call.get("id"), is_text=True)
        return
    if isinstance(function, dict):
        arguments = given_arguments(function, call)
        if document.dialect == "openai-chat" and isinstance(arguments, dict) and "id" not in call:
            document.dialect = "ollama"
        add_call(
            document, function.get("name"), arguments, call.get("id"),
            beside=function.keys() - _NO_ARGUMENT,
        )  # fmt: skip
        return
    if "args" in call and "name" in call:
        document.dialect = "langchain"
    elif "toolName" in call:
        document.dialect = "ai-sdk"
    elif "parameters" in call:
        document.dialect = "cohere-api"
    name = call.get("name", call.get("toolName", call.get("tool_name", call.get("function"))))
    add_call(
        document,
        name,
        given_arguments(call),
        call.get("id", call.get("toolCallId", call.get("call_id"))),
    )


def given_arguments(*parts: JsonObject) -> JsonValue | Beside:
    """The arguments of a call, under any name that they have in its parts, the inner one first."""
    for part in parts:
        for key in ARGUMENT_KEYS:
            if part.get(key) is not None:
                return part[key]
    for part in parts:
        for key in part:
            if key not in _NO_ARGUMENT and part[key] not in (None, "", [], {}):
                return Beside(_BESIDE.format(key[:40]))
    return None


_BESIDE = "Its arguments have no name that an API gives them; beside the tool's name stands {}."
_NO_ARGUMENT = frozenset({
    *ARGUMENT_KEYS, *NAME_KEYS, *OF_NO_ARGUMENT, "_meta", "cache_control", "caller", "created_at",
    "completed_at", "custom", "description", "display_name", "dynamic", "execution_duration",
    "extra_content", "namespace", "object", "output", "partial_json", "strict",
    "task", "willContinue", "will_continue", "partial_args", "providerExecuted",
    "providerMetadata", "signature", "state", "thoughtSignature", "thought_signature", "title",
})  # fmt: skip
"""What servers write beside the name of a call without arguments."""

_CALLS = ("tool_use", "tool-call", "function_call", "function.call", "custom_tool_call")
CALL_IDS = ("call_id", "tool_call_id", "id", "toolCallId")
_UI_PARTS = ("tool-", "dynamic-tool")


def add_call(
    document: Document,
    name: JsonValue,
    arguments: JsonValue | Beside,
    call_id: JsonValue,
    *,
    is_finished: bool = True,
    is_text: bool = False,
    namespace: JsonValue = None,
    beside: Set[str] = frozenset(),
) -> None:
    """Add a call as an API gave it, unless it has no name."""
    if isinstance(name, str) and name.strip() and name not in _PSEUDO_TOOLS:
        given = None if call_id is None else str(call_id)
        group = namespace if isinstance(namespace, str) else ""
        arguments, doubt = (
            (None, arguments.why) if isinstance(arguments, Beside) else (arguments, "")
        )
        call = GivenCall(
            name.strip(), arguments, given, is_finished, is_text, group, doubt, frozenset(beside)
        )
        document.calls.append(call)


def add_parts(document: Document, parts: list[Any]) -> None:
    """Add content blocks, parts or output items, whichever API they are from.

    A call whose answer stands among them was run.
    """
    before = len(document.calls)
    for part in parts:
        if isinstance(part, str):
            document.texts.append(part)
        elif isinstance(part, dict):
            _add_part(document, part)
    if answered := answered_ids(parts):
        added = [call for call in document.calls[before:] if call.call_id not in answered]
        document.calls[before:] = added


_ANSWERS = {
    "tool_result": "tool_use_id", "tool-result": "toolCallId", "function.result": "tool_call_id",
    "function_call_output": "call_id", "custom_tool_call_output": "call_id", "tool": "tool_call_id",
}  # fmt: skip
"""Type of an answer of a tool, or who speaks in it → the key of the id of its call."""


def answered_ids(parts: list[Any]) -> set[str]:
    """The ids of the calls whose answers stand among some parts."""
    ids = set()
    for part in parts:
        kind = part.get("type", part.get("role")) if isinstance(part, dict) else None
        key = _ANSWERS.get(kind) if isinstance(kind, str) else None
        call_id = part.get(key) if key is not None else _origin_id(part)
        if isinstance(call_id, str):
            ids.add(call_id)
    return ids


def _origin_id(part: Any) -> JsonValue:
    """The id of the call that a result of Haystack's is of."""
    for key in ("tool_call_result", "origin", "id"):
        part = part.get(key) if isinstance(part, dict) else None
    return part


def _add_part(document: Document, part: JsonObject) -> None:
    kind = type_of(part)
    if kind in EXECUTED or part.get("providerExecuted") is True:
        return
    if kind in _CALLS:
        _add_block(document, part, kind)
    elif kind.startswith(_UI_PARTS):
        _add_ui_part(document, part, kind)
    elif kind in ("message", "message.output") and isinstance(part.get("content"), (list, str)):
        add_message(document, part)
    elif isinstance(wrapped := either(part, "functionCall"), dict):
        _add_function_call(document, wrapped)
    elif isinstance(wrapped := part.get("toolUse"), dict):
        document.dialect = "bedrock-converse"
        add_call(document, wrapped.get("name"), given_arguments(wrapped), wrapped.get("toolUseId"))
    elif isinstance(wrapped := part.get("tool_call"), dict):
        _add_tool_call(document, wrapped)
    elif kind in ("thinking", "reasoning") or part.get("thought") is True:
        _add_reasoning(document, part)
    elif isinstance(part.get("text"), str):
        document.texts.append(part["text"])


def _add_function_call(document: Document, call: JsonObject) -> None:
    """One of Gemini's, or an older one of OpenAI's."""
    arguments = given_arguments(call)
    if isinstance(parts := either(call, "partialArgs"), list):
        arguments = arguments_of_parts(parts)
    is_finished = either(call, "willContinue") is not True
    add_call(document, call.get("name"), arguments, call.get("id"), is_finished=is_finished)


def _add_block(document: Document, part: JsonObject, kind: str) -> None:
    name = part.get("name", part.get("toolName", part.get("tool_name")))
    arguments = given_arguments(part)
    if kind == "tool-call":
        document.dialect = "ai-sdk"
    elif kind in ("function_call", "function.call", "custom_tool_call"):
        document.dialect = "openai-responses"
    call_id = next((part[key] for key in CALL_IDS if key in part), None)
    is_finished = part.get("status") not in ("incomplete", "in_progress")
    is_text, group = kind == "custom_tool_call", part.get("namespace")
    add_call(document, name, arguments, call_id,
         is_finished=is_finished, is_text=is_text, namespace=group)  # fmt: skip


def _add_ui_part(document: Document, part: JsonObject, kind: str) -> None:
    """A call in a message of the AI SDK, unless it has its result already."""
    inner = part.get("toolInvocation")
    given = inner if isinstance(inner, dict) else part
    state = given.get("state")
    if state not in ("input-streaming", "input-available", "partial-call", "call"):
        return
    document.dialect = "ai-sdk"
    name = given.get("toolName") or kind.removeprefix("tool-")
    is_finished = state in ("input-available", "call")
    arguments = given.get("input", given.get("args"))
    add_call(document, name, arguments, given.get("toolCallId"), is_finished=is_finished)


def _add_reasoning(document: Document, part: JsonObject) -> None:
    summary = part.get("summary")
    pieces = summary if isinstance(summary, list) else [part]
    for piece in pieces:
        if isinstance(piece, dict):
            text = piece.get("thinking", piece.get("text"))
            if isinstance(text, str):
                document.reasoning.append(text)
