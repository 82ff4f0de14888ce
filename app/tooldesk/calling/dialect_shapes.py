"""write_call: a call as a model of a given dialect writes it, for correction prompts."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from html import escape

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


def _tagged(opener: str, parameter: str, closer: str, between: str = "\n") -> Shape:
    """One tag a parameter: KEY and VALUE in `parameter`; strings stand there as they are.

    IS_TEXT says whether the value is text, KIND is its type in JSON.
    """

    def shape(name: str, arguments: JsonObject) -> str:
        lines = [
            parameter.replace("KEY", escape(key)).replace("KIND", _kind(value))
            .replace("IS_TEXT", _json(isinstance(value, str)))
            .replace("VALUE", value if isinstance(value, str) else _json(value))
            for key, value in arguments.items()
        ]  # fmt: skip
        return between.join([opener.replace("NAME", name), *lines, closer])

    return shape


def _kind(value: JsonValue) -> str:
    """What kimi-k3 calls the type of a value."""
    if value is None or isinstance(value, bool):
        return "null" if value is None else "boolean"
    if isinstance(value, str):
        return "string"
    if isinstance(value, dict):
        return "object"
    return "array" if isinstance(value, list) else "number"


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


def _python(before: str, after: str) -> Shape:
    """A call as Python writes it, between two markers."""
    return lambda name, arguments: f"{before}{_python_call(name, arguments)}{after}"


def _sarashina(name: str, arguments: JsonObject) -> str:
    return repr([{"name": name, "arguments": arguments}])


def _braces(before: str, mark: str, after: str) -> Shape:
    """Gemma's notation: keys without quotes, strings between marks, nothing escaped."""

    def written(value: JsonValue) -> str:
        if isinstance(value, str):
            return f"{mark}{value}{mark}"
        if isinstance(value, dict):
            return f"{{{','.join(f'{key}:{written(item)}' for key, item in value.items())}}}"
        if isinstance(value, list):
            return f"[{','.join(map(written, value))}]"
        return _json(value)

    return lambda name, arguments: f"{before}call:{name}{written(arguments)}{after}"


_M3 = "]<]minimax[>["
"""What MiniMax M3 writes before every tag."""


def _minimax_m3(name: str, arguments: JsonObject) -> str:
    body = "".join(_element(key, value) for key, value in arguments.items())
    call = f'{_M3}<invoke name="{name}">{body}{_M3}</invoke>'
    return f"{_M3}<tool_call>{call}{_M3}</tool_call>"


def _element(key: str, value: JsonValue) -> str:
    if isinstance(value, dict):
        body = "".join(_element(*member) for member in value.items())
    elif isinstance(value, list):
        body = "".join(_element("item", item) for item in value)
    else:
        body = escape(value, quote=False) if isinstance(value, str) else _json(value)
    return f"{_M3}<{key}>{body}{_M3}</{key}>"


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


def _llama_builtin(name: str, arguments: JsonObject) -> str:
    return f"<|python_tag|>{_python_call(f'{name}.call', arguments)}"


def _openai_function(name: str, arguments: JsonObject) -> str:
    call = {"name": name, "arguments": _json(arguments)}
    return _json({"role": "assistant", "content": None, "function_call": call})


def _cohere(name: str, arguments: JsonObject) -> str:
    function = {"name": name, "arguments": _json(arguments)}
    call = {"id": "call_1", "type": "function", "function": function}
    return _json({"message": {"role": "assistant", "tool_plan": "", "tool_calls": [call]}})


_DSML = "｜DSML｜"

SHAPES: Mapping[str, Shape] = {
    "ai-sdk": _framed(
        '{"type": "tool-call", "toolCallId": "call_1", "toolName": "NAME", "input": ARGUMENTS}'
    ),
    "ambi": _keyed("[TOOL_CALL]", "[/TOOL_CALL]", arguments_key="args"),
    "anthropic": _anthropic,
    "anthropic-stream": _anthropic,
    "apertus": _framed('<|tools_prefix|>[{"NAME": ARGUMENTS}]<|tools_suffix|>'),
    "atem": _tagged(
        '<atem:function_calls>\n<atem:invoke name="NAME">',
        '<atem:parameter name="KEY">VALUE</atem:parameter>',
        "</atem:invoke>\n</atem:function_calls>",
    ),
    "bedrock-converse": _framed(
        '{"output": {"message": {"role": "assistant", "content": [{"toolUse": '
        '{"toolUseId": "tool_1", "name": "NAME", "input": ARGUMENTS}}]}}}'
    ),
    "bracket-calling-tool": _framed("[Calling tool: NAME(ARGUMENTS)]"),
    "claude-xml": _tagged(
        '<function_calls>\n<invoke name="NAME">',
        '<parameter name="KEY">VALUE</parameter>',
        "</invoke>\n</function_calls>",
    ),
    "cohere": _keyed("<|START_ACTION|>[", "]<|END_ACTION|>", "tool_name", "parameters"),
    "cohere-action": _keyed("Action: ```json\n[", "]\n```", "tool_name", "parameters"),
    "cohere-api": _cohere,
    "deepseek-dsml": _tagged(
        f'<{_DSML}function_calls>\n<{_DSML}invoke name="NAME">',
        f'<{_DSML}parameter name="KEY" string="IS_TEXT">VALUE</{_DSML}parameter>',
        f"</{_DSML}invoke>\n</{_DSML}function_calls>",
    ),
    "deepseek-v3": _deepseek("functionSEPNAME\n```json\nARGUMENTS\n```"),
    "deepseek-v3.1": _deepseek("NAMESEPARGUMENTS"),
    "ernie-4.5": _hermes,
    "fenced-json": _keyed("```json\n", "\n```"),
    "function-tag-json": _framed("<function=NAME>ARGUMENTS</function>"),
    "functionary": _framed(">>>NAME\nARGUMENTS"),
    "functiongemma": _braces("<start_function_call>", "<escape>", "<end_function_call>"),
    "gemini": _gemini,
    "gemma3-tool-code": _python("```tool_code\n", "\n```"),
    "gemma4": _braces("<|tool_call>", '<|"|>', "<tool_call|>"),
    "gigachat3": _keyed("<|function_call|>", ""),
    "glm-4.5": _glm,
    "glm-4.7": _glm,
    "granite-20b-fc": _keyed("<function_call> ", ""),
    "granite-3": _keyed("<|tool_call|>[", "]"),
    "harmony": _framed(
        "<|channel|>commentary to=functions.NAME <|constrain|>json<|message|>ARGUMENTS<|call|>"
    ),
    "hermes": _hermes,
    "hunyuan-a13b": _keyed("<tool_calls>[", "]</tool_calls>"),
    "hunyuan-v3": _tagged(
        "<tool_calls>\n<tool_call>NAME<tool_sep>",
        "<arg_key>KEY</arg_key>\n<arg_value>VALUE</arg_value>",
        "</tool_call>\n</tool_calls>",
    ),
    "inkling": _keyed("<|content_invoke_tool_json|>", "<|end_message|>", arguments_key="args"),
    "internlm2": _keyed("<|action_start|><|plugin|>", "<|action_end|>", arguments_key="parameters"),
    "jamba": _keyed("<tool_calls>[", "]</tool_calls>"),
    "kimi-k2": _framed(
        "<|tool_calls_section_begin|><|tool_call_begin|>functions.NAME:0"
        "<|tool_call_argument_begin|>ARGUMENTS<|tool_call_end|><|tool_calls_section_end|>"
    ),
    "kimi-k3": _tagged(
        '<|open|>tools<|sep|><|open|>call tool="NAME" index="1"<|sep|>',
        '<|open|>argument key="KEY" type="KIND"<|sep|>VALUE<|close|>argument<|sep|>',
        "<|close|>call<|sep|><|close|>tools<|sep|>",
        between="",
    ),
    "langchain": _framed(
        '{"tool_calls": [{"name": "NAME", "args": ARGUMENTS, "id": "call_1", "type": "tool_call"}]}'
    ),
    "lfm2": _python("<|tool_call_start|>[", "]<|tool_call_end|>"),
    "llama3-builtin": _llama_builtin,
    "llama3-json": _keyed("", "", arguments_key="parameters"),
    "longcat": _keyed("<longcat_tool_call>", "</longcat_tool_call>"),
    "mcp-call": _framed(
        '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": '
        '{"name": "NAME", "arguments": ARGUMENTS}}'
    ),
    "minicpm-xml": _tagged(
        '<function name="NAME">',
        '<param name="KEY"><![CDATA[VALUE]]></param>',
        "</function>",
    ),
    "minimax-m1": _keyed("<tool_calls>\n", "\n</tool_calls>"),
    "minimax-m2": _tagged(
        '<minimax:tool_call>\n<invoke name="NAME">',
        '<parameter name="KEY">VALUE</parameter>',
        "</invoke>\n</minimax:tool_call>",
    ),
    "minimax-m3": _minimax_m3,
    "mirothinker": _framed(
        "<use_mcp_tool>\n<server_name>tools</server_name>\n<tool_name>NAME</tool_name>\n"
        "<arguments>\nARGUMENTS\n</arguments>\n</use_mcp_tool>"
    ),
    "mistral": _keyed("[TOOL_CALLS][", "]"),
    "mistral-v11": _framed("[TOOL_CALLS]NAME[ARGS]ARGUMENTS"),
    "nemotron": _keyed("<TOOLCALL>[", "]</TOOLCALL>"),
    "ollama": _framed(
        '{"message": {"role": "assistant", "content": "", "tool_calls": [{"function": '
        '{"name": "NAME", "arguments": ARGUMENTS}}]}, "done": true}'
    ),
    "olmo3": _python("<function_calls>\n", "\n</function_calls>"),
    "openai-chat": _openai,
    "openai-chat-stream": _openai,
    "openai-function-call": _openai_function,
    "openai-responses": _responses,
    "phi-4-mini": _keyed("functools[", "]"),
    "python-call": _python_call,
    "pythonic": _pythonic,
    "qwen-agent-fn": _framed("✿FUNCTION✿: NAME\n✿ARGS✿: ARGUMENTS"),
    "qwen3-coder": _qwen_coder,
    "react": _framed("Action: NAME\nAction Input: ARGUMENTS"),
    "react-json": _keyed("Action:\n", "", "action", "action_input"),
    "sarashina": _sarashina,
    "seed-oss": _tagged(
        "<seed:tool_call>\n<function=NAME>",
        "<parameter=KEY>VALUE</parameter>",
        "</function>\n</seed:tool_call>",
    ),
    "step3": _tagged(
        "<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>"
        '<steptml:invoke name="NAME">',
        '<steptml:parameter name="KEY">VALUE</steptml:parameter>',
        "</steptml:invoke><｜tool_call_end｜><｜tool_calls_end｜>",
    ),
    "xlam": _keyed("[", "]"),
}
"""Dialect id → how it writes a call; what is no dialect gets plain JSON, as its own does."""
