"""write_call: a call as a model of a given dialect writes it, for correction prompts."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from tooldesk.tools.tool_result import JsonObject, JsonValue

Shape = Callable[[str, JsonObject], str]
"""Turns a tool's name and arguments into the text of a call."""


def write_call(dialect: str, name: str, arguments: JsonObject) -> str:
    """The text of one call in a dialect; plain JSON when the dialect has no shape of its own."""
    return SHAPES.get(dialect, _plain)(name, arguments)


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False)


def _keyed(
    before: str, after: str, name_key: str = "name", arguments_key: str = "arguments"
) -> Shape:
    """A JSON object with a name and arguments between two markers."""

    def shape(name: str, arguments: JsonObject) -> str:
        return f"{before}{_json({name_key: name, arguments_key: arguments})}{after}"

    return shape


def _framed(template: str) -> Shape:
    """A template in which NAME and ARGUMENTS stand for the name and the arguments as JSON."""

    def shape(name: str, arguments: JsonObject) -> str:
        before, _, after = template.partition("ARGUMENTS")
        return f"{before.replace('NAME', name)}{_json(arguments)}{after.replace('NAME', name)}"

    return shape


def _tagged(opener: str, parameter: str, closer: str) -> Shape:
    """One tag a parameter: KEY and VALUE in `parameter`; strings stand there as they are."""

    def shape(name: str, arguments: JsonObject) -> str:
        lines = [
            parameter.replace("KEY", key).replace(
                "VALUE", value if isinstance(value, str) else _json(value)
            )
            for key, value in arguments.items()
        ]
        return "\n".join([opener.replace("NAME", name), *lines, closer])

    return shape


def _openai(name: str, arguments: JsonObject) -> str:
    function = {"name": name, "arguments": _json(arguments)}
    call = {"id": "call_1", "type": "function", "function": function}
    return _json({"role": "assistant", "tool_calls": [call]})


def _responses(name: str, arguments: JsonObject) -> str:
    call = {"type": "function_call", "call_id": "call_1", "name": name}
    return _json({**call, "arguments": _json(arguments)})


def _anthropic(name: str, arguments: JsonObject) -> str:
    return _json({"type": "tool_use", "id": "toolu_1", "name": name, "input": arguments})


def _gemini(name: str, arguments: JsonObject) -> str:
    return _json({"functionCall": {"name": name, "args": arguments}})


def _pythonic(name: str, arguments: JsonObject) -> str:
    return f"[{_python_call(name, arguments)}]"


def _python_call(name: str, arguments: JsonObject) -> str:
    return f"{name}({', '.join(f'{key}={value!r}' for key, value in arguments.items())})"


_plain = _keyed("", "")
_hermes = _keyed("<tool_call>\n", "\n</tool_call>")
_qwen_coder = _tagged(
    "<tool_call>\n<function=NAME>",
    "<parameter=KEY>\nVALUE\n</parameter>",
    "</function>\n</tool_call>",
)
_glm = _tagged(
    "<tool_call>NAME",
    "<arg_key>KEY</arg_key>\n<arg_value>VALUE</arg_value>",
    "</tool_call>",
)


def _token(words: str) -> str:
    """A special token of the DeepSeek family, with its full-width bars and low blocks."""
    return f"<\uff5c{words.replace(' ', chr(0x2581))}\uff5c>"


def _deepseek(body: str) -> Shape:
    opener = _token("tool calls begin") + _token("tool call begin")
    closer = _token("tool call end") + _token("tool calls end")
    return _framed(opener + body.replace("SEP", _token("tool sep")) + closer)


SHAPES: Mapping[str, Shape] = {
    "ambi": _keyed("[TOOL_CALL]", "[/TOOL_CALL]", arguments_key="args"),
    "anthropic": _anthropic,
    "anthropic-stream": _anthropic,
    "claude-xml": _tagged(
        '<function_calls>\n<invoke name="NAME">',
        '<parameter name="KEY">VALUE</parameter>',
        "</invoke>\n</function_calls>",
    ),
    "cohere": _keyed("<|START_ACTION|>[", "]<|END_ACTION|>", "tool_name", "parameters"),
    "deepseek-v3": _deepseek("functionSEPNAME\n```json\nARGUMENTS\n```"),
    "deepseek-v3.1": _deepseek("NAMESEPARGUMENTS"),
    "ernie-4.5": _hermes,
    "fenced-json": _keyed("```json\n", "\n```"),
    "function-tag-json": _framed("<function=NAME>ARGUMENTS</function>"),
    "functionary": _framed(">>>NAME\nARGUMENTS"),
    "gemini": _gemini,
    "glm-4.5": _glm,
    "glm-4.7": _glm,
    "granite-3": _keyed("<|tool_call|>[", "]"),
    "harmony": _framed(
        "<|channel|>commentary to=functions.NAME <|constrain|>json<|message|>ARGUMENTS<|call|>"
    ),
    "hermes": _hermes,
    "jamba": _keyed("<tool_calls>[", "]</tool_calls>"),
    "kimi-k2": _framed(
        "<|tool_calls_section_begin|><|tool_call_begin|>functions.NAME:0"
        "<|tool_call_argument_begin|>ARGUMENTS<|tool_call_end|><|tool_calls_section_end|>"
    ),
    "llama3-json": _keyed("", "", arguments_key="parameters"),
    "minimax-m2": _tagged(
        '<minimax:tool_call>\n<invoke name="NAME">',
        '<parameter name="KEY">VALUE</parameter>',
        "</invoke>\n</minimax:tool_call>",
    ),
    "mistral": _keyed("[TOOL_CALLS][", "]"),
    "mistral-v11": _framed("[TOOL_CALLS]NAME[ARGS]ARGUMENTS"),
    "nemotron": _keyed("<TOOLCALL>[", "]</TOOLCALL>"),
    "openai-chat": _openai,
    "openai-chat-stream": _openai,
    "openai-responses": _responses,
    "phi-4-mini": _keyed("functools[", "]"),
    "python-call": _python_call,
    "pythonic": _pythonic,
    "qwen3-coder": _qwen_coder,
    "react": _framed("Action: NAME\nAction Input: ARGUMENTS"),
    "react-json": _keyed("Action:\n", "", "action", "action_input"),
    "seed-oss": _tagged(
        "<seed:tool_call>\n<function=NAME>",
        "<parameter=KEY>VALUE</parameter>",
        "</function>\n</seed:tool_call>",
    ),
    "xlam": _keyed("[", "]"),
}
"""Dialect id → how it writes a call; a dialect that is not here gets plain JSON."""
