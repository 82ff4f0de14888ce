"""Read a JSON object as a call: the many spellings of "name" and "arguments"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tooldesk.calling.parsing.definitions_and_records import (
    is_definition,
    is_described,
    is_record,
)
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.values.doubts import LEFT_OUT, MAY_BE_ARGUMENTS
from tooldesk.calling.parsing.values.json_reading import read_json_text
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

NAME_KEYS = (
    "name", "tool_name", "tool", "function", "function_name", "toolName", "action",
    "recipient_name",
)  # fmt: skip
"""Where the tool's name stands, in order of precedence."""

ARGUMENT_KEYS = (
    "arguments", "parameters", "params", "args", "input", "tool_input", "action_input",
    "kwargs", "tool_args", "toolInput",
)  # fmt: skip
"""Where the arguments stand, in order of precedence."""

ID_KEYS = ("id", "call_id", "tool_call_id", "toolUseId", "toolCallId")
OF_NO_ARGUMENT = frozenset({
    *ID_KEYS, "type", "index", "status", "role", "thought", "thoughts", "reasoning",
})  # fmt: skip
"""What else models and servers write beside the name of a call without arguments."""

_LIST_KEYS = (
    "tool_calls", "toolCalls", "tool_uses", "function_calls", "functionCalls", "calls"
)  # fmt: skip
_WRAPPER_KEYS = ("tool_call", "function_call", "functionCall", "toolUse")
_KNOWN_ONLY_KEYS = ("command", "action", "tool", "actions")
"""What agents' prompts put a call of a known tool into, and other JSON has, too."""

_TELLING = frozenset({*NAME_KEYS, *_LIST_KEYS, *_WRAPPER_KEYS, *_KNOWN_ONLY_KEYS})
"""A call has one of these keys, or its name is the only key."""

SEVERAL = frozenset({"multi_tool_use.parallel", "multi_tool_use", "parallel"})
"""What OpenAI's models call as if it were a tool, with the calls that they mean in `tool_uses`."""

WRAPPERS = frozenset({"arguments", "properties", "parameters", "input", "args", "kwargs"})
"""What models put around arguments."""

_TOKENS_ONLY = late_pattern(r"(?:\s*+(?:</?[\w:|｜▁ .\-]{1,80}+>|\[/?[A-Z_]{1,40}+\]|```))*+\s*+")
"""Tokens that were left behind the arguments in a string of their own."""

_NAMED = late_pattern(
    r"\s*+(?:\{?\s*+[\"']?+([\w\-]{1,100}+)[\"']?+\s*+[:=]"
    r"|<\w{1,20}+(?:[\s=]\s*+(?:name=)?)[\"']?+([\w\-]{1,100}+)[\"']?+>)"
)
"""What a text begins with that may be the name of a parameter, before its value."""

_LONGEST_WORD = 20
BESIDE = "Something stands beside the arguments; it may belong to them."

_PSEUDO_TOOLS = frozenset({"directly_answer", "directly-answer", "Final Answer"})


class CallParts(NamedTuple):
    """A call taken out of a JSON object."""

    name: str
    """The tool's name."""

    arguments: JsonObject
    """Its arguments; empty when `problem` is set."""

    call_id: str | None = None
    """The id it came with."""

    repairs: tuple[Repair, ...] = ()
    """What was changed, with offsets relative to the object."""

    problem: str = ""
    """Why the arguments can't be used, in words; "" when they can."""

    written_name: str = ""
    """The name with a namespace in front that was taken away, unless the notation asks for it."""

    doubt: str = ""
    """Why it is not sure that these are the arguments, in words; "" when it is."""

    encoded: str = ""
    """The arguments, when they were a string; offsets of repairs are then within it."""


def calls_of(value: JsonValue, tools: KnownTools, *, is_marked: bool) -> list[CallParts]:
    """Every call in a JSON value, which may be one, a list of them, or a wrapper of them.

    Args:
        value: What was read.
        tools: The tools that are known.
        is_marked: Whether markup says that this is a call; without it, both a name and
            arguments must be there.
    """
    if isinstance(value, dict):
        name, arguments = value.get("name"), value.get("arguments")
        if (
            type(name) is str
            and name
            and type(arguments) is dict
            and "." not in name
            and ":" not in name
            and name == name.strip()
        ):
            if not is_marked and is_record(value):
                return []
            parts = _checked(name, arguments, value, tools)
            return [parts] if parts else []
        return _calls_of_object(value, tools, is_marked)
    if isinstance(value, list):
        return [
            parts for item in value for parts in calls_of(item, tools, is_marked=is_marked)
            if isinstance(item, dict)
        ]  # fmt: skip
    return []


def is_plain_call(value: JsonValue) -> bool:
    """Whether a value is surely a call: a name and an arguments object, and nothing else."""
    if type(value) is not dict or len(value) != 2:
        return False
    name, arguments = value.get("name"), value.get("arguments")
    return (
        type(name) is str
        and name.isidentifier()
        and type(arguments) is dict
        and (name not in _PSEUDO_TOOLS)
    )


def calls_by_key(value: JsonValue, tools: KnownTools) -> list[CallParts]:
    """Calls whose tool name is the only key, as Apertus writes them.

    What stands beside a known tool and is none may belong to its arguments.
    """
    found = []
    for item in value if isinstance(value, list) else [value]:
        if not isinstance(item, dict):
            continue
        known = [name for name in item if name in tools]
        doubt = BESIDE if known and item.keys() - known - OF_NO_ARGUMENT else ""
        for name in known or item:
            arguments, repairs, problem = arguments_of(name, item[name], tools)
            if name and (isinstance(item[name], dict) or (name in tools and not problem)):
                found.append(CallParts(name, arguments, repairs=repairs, doubt=doubt))
    return found


def _checked(
    name: str, arguments: JsonObject, value: JsonObject, tools: KnownTools
) -> CallParts | None:
    if name in _PSEUDO_TOOLS:
        return None
    if len(arguments) == 1:
        arguments = unwrapped(name, arguments, tools)
    if len(value) == 2:
        return CallParts(name, arguments)
    doubt = _doubt(name, "arguments", arguments, value, tools)
    return CallParts(name, arguments, _call_id(value), doubt=doubt)


def _doubt(name: str, key: str, arguments: JsonObject, value: JsonObject, tools: KnownTools) -> str:
    """Why the name, or the arguments under `key`, may not be what was meant: others are given."""
    for other in NAME_KEYS:
        given = value.get(other)
        also_named = given.get("name") if isinstance(given, dict) else given
        if type(also_named) is str and also_named in tools and also_named != name:
            return f"It names two tools: {name[:80]} and {also_named[:80]}."
    for other in ARGUMENT_KEYS:
        if other == key or value.get(other) in (None, ""):
            continue
        also, _, problem = arguments_of(name, value[other], tools)
        if problem or also != arguments:
            return f"{key} and {other} both stand there, with other values."
    return ""


def _call_id(value: Mapping[str, Any]) -> str | None:
    for key in ID_KEYS:
        if key not in value:
            continue
        if isinstance(found := value[key], (str, int)) and not isinstance(found, bool):
            return str(found)
    return None


def _calls_of_object(value: JsonObject, tools: KnownTools, is_marked: bool) -> list[CallParts]:
    if _TELLING.isdisjoint(value):
        return _calls_of_known(value, tools)
    for key in _LIST_KEYS:
        if key in value and isinstance(value[key], list):
            return calls_of(value[key], tools, is_marked=True)
    for key in _WRAPPER_KEYS:
        if key in value and isinstance(value[key], dict):
            return calls_of(value[key], tools, is_marked=True)
    if isinstance(value.get("function"), dict):
        return _nested_function(value, tools, is_marked)
    parts = _parts(value, tools, is_marked)
    if parts is not None:
        return [parts]
    return _calls_of_known(value, tools)


def _calls_of_known(value: JsonObject, tools: KnownTools) -> list[CallParts]:
    """Calls in an object that other JSON could be as well, so that the tools must be known."""
    for key in _KNOWN_ONLY_KEYS:
        if isinstance(value.get(key), (dict, list)):
            found = calls_of(value[key], tools, is_marked=False)
            if found and all(call.name in tools for call in found):
                return found
    name, given = next(iter(value.items()), ("", None))
    is_by_key = len(value) == 1 and name in tools and isinstance(given, dict)
    return calls_by_key(value, tools) if is_by_key else []


def _nested_function(value: JsonObject, tools: KnownTools, is_marked: bool) -> list[CallParts]:
    """OpenAI's shape: the name and arguments one level down, the id above."""
    inner = value["function"]
    arguments_above = {key: value[key] for key in ARGUMENT_KEYS if key in value}
    parts = _parts({**arguments_above, **inner}, tools, is_marked or "id" in value)
    if parts is None:
        return []
    if any(key in inner and inner[key] != arguments_above[key] for key in arguments_above):
        parts = parts._replace(doubt="The arguments stand beside the function too, and differ.")
    return [parts._replace(call_id=_call_id(value) or parts.call_id)]


def _parts(value: JsonObject, tools: KnownTools, is_marked: bool) -> CallParts | None:
    name_key = next(
        (k for k in NAME_KEYS if k in value and isinstance(value[k], str) and value[k].strip()), ""
    )
    if not name_key:
        return None
    written = value[name_key].strip()
    name = tools.bare_name(written)
    key = next((k for k in ARGUMENT_KEYS if k in value and k != name_key), "")
    is_answer = name == "final_answer" and name_key == "action" and name not in tools
    if is_answer or name in _PSEUDO_TOOLS or not _is_call(value, name, key, tools, is_marked):
        return None
    if key:
        arguments, repairs, problem = arguments_of(name, value[key], tools)
    else:
        arguments, repairs, problem = _beside(name, name_key, value, tools)
    odd_name = written if name != written and name_key != "recipient_name" else ""
    encoded = given if isinstance(given := value.get(key), str) else ""
    doubt = _doubt(name, key, arguments, value, tools) if key and not problem else ""
    call_id = _call_id(value)
    return CallParts(name, arguments, call_id, repairs, problem, odd_name, doubt, encoded)


def _beside(
    name: str, name_key: str, value: JsonObject, tools: KnownTools
) -> tuple[JsonObject, tuple[Repair, ...], str]:
    """The arguments of an object that has no member for them: none, or those beside the name."""
    beside = {key: value[key] for key in value if key != name_key and key not in OF_NO_ARGUMENT}
    if beside and not beside.keys() <= tools.properties(name).keys():
        keys = ", ".join(key[:40] for key in list(beside)[:4])
        return {}, (), f"The arguments of {name} are in no object; beside the name stands {keys}."
    return beside, (Repair(0, "", "", "arguments beside the name"),) if beside else (), ""


def _is_call(value: JsonObject, name: str, key: str, tools: KnownTools, is_marked: bool) -> bool:
    given = value.get(key) if key else None
    if is_definition(value):
        return False
    if is_marked:
        return True
    if not key or is_described(value, key) or is_record(value):
        return False
    if isinstance(given, dict) or name in tools:
        return True
    if isinstance(given, str):
        return given.lstrip()[:1] == "{" or key in ("arguments", "action_input", "tool_input")
    return isinstance(given, list) and len(given) == 1 and isinstance(given[0], dict)


def arguments_of(
    name: str, written: JsonValue, tools: KnownTools
) -> tuple[JsonObject, tuple[Repair, ...], str]:
    """Arguments as an object, the repairs that took, and why there are none if so."""
    if isinstance(written, dict):
        return unwrapped(name, written, tools), (), ""
    if written is None or written == "":
        return {}, (), ""
    if isinstance(written, list):
        if len(written) == 1 and isinstance(written[0], dict):
            return written[0], (Repair(0, "[", "", "list around the arguments"),), ""
        if not written:
            return {}, (Repair(0, "[]", "{}", "list instead of an object"),), ""
    if isinstance(written, str):
        return _from_string(name, written, tools)
    kind = "a list" if isinstance(written, list) else f"the value {str(written)[:40]}"
    return {}, (), f"The arguments of {name} are {kind}, not an object."


def text_arguments(
    name: str, written: JsonValue, tools: KnownTools
) -> tuple[JsonObject, tuple[Repair, ...], str]:
    """The arguments of a call whose input is one text: the tool's only parameter, as it stands."""
    parameter = tools.only_parameter(name)
    if parameter is None or not isinstance(written, str):
        return arguments_of(name, written, tools)
    strict = read_strictly(written, 0)
    if strict is not None and isinstance(strict[0], dict) and parameter in strict[0]:
        return arguments_of(name, written, tools)
    return {parameter: written}, (Repair(0, written[:80], parameter, "bare value"),), ""


def _from_string(
    name: str, written: str, tools: KnownTools
) -> tuple[JsonObject, tuple[Repair, ...], str]:
    repairs: tuple[Repair, ...] = ()
    text: JsonValue = written
    for depth in range(2):
        # to repair a string that begins and has nothing in it costs more than all else of a call
        reading = read_json_text(text) if text != '"' else None
        if reading is None:
            break
        why = "arguments encoded twice" if depth else ""
        repairs += tuple(r.at(0) for r in reading.repairs) if depth else reading.repairs
        repairs += (Repair(0, '"', "", why),) if why else ()
        if isinstance(reading.value, dict):
            problem = "cut" if reading.is_cut else ""
            return unwrapped(name, reading.value, tools), repairs, problem
        if not isinstance(reading.value, str):
            arguments, more, problem = arguments_of(name, reading.value, tools)
            return arguments, repairs + more, problem or ("cut" if reading.is_cut else "")
        text = reading.value
    return _from_text(name, text, tools)


def _from_text(
    name: str, written: str, tools: KnownTools
) -> tuple[JsonObject, tuple[Repair, ...], str]:
    """Arguments of a text that is no JSON as a whole: an object with a rest, or a bare value."""
    start = len(written) - len(written.lstrip())
    strict = read_strictly(written, start) if written.startswith("{", start) else None
    if strict is not None and isinstance(strict[0], dict):
        rest = written[strict[1] :]
        why = "token" if _TOKENS_ONLY.fullmatch(rest) is not None else LEFT_OUT
        return unwrapped(name, strict[0], tools), (Repair(strict[1], rest[:80], "", why),), ""
    if (parameter := tools.only_parameter(name)) is None:
        return {}, (), f"The arguments of {name} are text that is not a JSON object."
    is_odd = _may_be_arguments(written, tools.properties(name))
    why = MAY_BE_ARGUMENTS if is_odd else "bare value"
    return {parameter: written}, (Repair(0, written[:80], parameter, why),), ""


def _may_be_arguments(written: str, known: Mapping[str, Any]) -> bool:
    """Whether a text begins as arguments do, or ends with an object of them behind a word."""
    if not written.strip("{}[]\"' \t\r\n"):
        return True
    named = _NAMED.match(written)
    if named is not None and (named[1] or named[2]) in known:
        return True
    at = written.find("{", 0, _LONGEST_WORD)
    strict = read_strictly(written, at) if at >= 0 else None
    return (
        strict is not None
        and isinstance(strict[0], dict)
        and not written[strict[1] :].strip()
        and not known.keys().isdisjoint(strict[0])
    )


def unwrapped(name: str, arguments: JsonObject, tools: KnownTools) -> JsonObject:
    """The arguments without a wrapper that the tool's schema does not know."""
    if len(arguments) != 1 or name not in tools:
        return arguments
    key, inner = next(iter(arguments.items()))
    if key not in WRAPPERS:
        return arguments
    if not isinstance(inner, dict) or key in tools.properties(name):
        return arguments
    return inner
