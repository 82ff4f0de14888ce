"""The same calls in many dialects and of any size, and what can be wrong with their JSON."""

from __future__ import annotations

import json
from typing import Any

P = "parameter"
DSML = "｜DSML｜"
M3 = "]<]minimax[>["
Arguments = dict[str, Any]


def arguments_of(size: int) -> Arguments:
    """Arguments whose JSON is about `size` characters: half of it text, half records."""
    records = [
        {"id": n, "name": f"item {n}", "price": n * 1.25, "tags": ["new", "sale"], "stock": True}
        for n in range(max(1, size // 160))
    ]
    content = "def main() -> None:\n    print('hello, world')\n" * max(1, size // 100)
    return {"path": "src/shop/main.py", "content": content, "line": 42, "records": records}


def schemas_for(arguments: Arguments) -> dict[str, Any]:
    """The schema that a tool with such arguments would have."""
    kinds = {str: "string", int: "integer", list: "array"}
    properties = {key: {"type": kinds[type(value)]} for key, value in arguments.items()}
    return {"write_file": {"type": "object", "properties": properties}}


def in_every_dialect(arguments: Arguments) -> dict[str, str]:
    """Dialect → one call to write_file with these arguments."""
    body = json.dumps(arguments)
    call = json.dumps({"name": "write_file", "arguments": arguments})
    text = {k: v if isinstance(v, str) else json.dumps(v) for k, v in arguments.items()}
    kind = {k: "true" if isinstance(v, str) else "false" for k, v in arguments.items()}
    qwen = "".join(f"<{P}={k}>\n{v}\n</{P}>\n" for k, v in text.items())
    pairs = "".join(
        f"<arg_key>{k}</arg_key>\n<arg_value>{v}</arg_value>\n" for k, v in text.items()
    )
    plain = "".join(f'<{P} name="{k}">{v}</{P}>\n' for k, v in text.items())
    dsml = "".join(
        f'<{DSML}{P} name="{k}" string="{kind[k]}">{v}</{DSML}{P}>\n' for k, v in text.items()
    )
    k3 = "".join(
        f'<|open|>argument key="{k}" type="{"string" if kind[k] == "true" else "array"}"<|sep|>'
        f"{v}<|close|>argument<|sep|>"
        for k, v in text.items()
    )
    return {
        "hermes": f"<tool_call>\n{call}\n</tool_call>",
        "plain-json": call,
        "fenced-json": f"```json\n{call}\n```",
        "mistral": f"[TOOL_CALLS] [{call}]",
        "mistral-v11": f"[TOOL_CALLS]write_file[ARGS]{body}",
        "llama3-json": f"<|python_tag|>{call}",
        "kimi-k2": "<|tool_calls_section_begin|><|tool_call_begin|>functions.write_file:0"
        f"<|tool_call_argument_begin|>{body}<|tool_call_end|><|tool_calls_section_end|>",
        "deepseek-v3.1": "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>write_file<｜tool▁sep｜>"
        f"{body}<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
        "harmony": f"<|channel|>commentary to=functions.write_file<|message|>{body}<|call|>",
        "react": f"Thought: do it\nAction: write_file\nAction Input: {body}",
        "qwen3-coder": f"<tool_call>\n<function=write_file>\n{qwen}</function>\n</tool_call>",
        "glm-4.5": f"<tool_call>write_file\n{pairs}</tool_call>",
        "minimax-m2": f'<minimax:tool_call>\n<invoke name="write_file">\n{plain}</invoke>\n'
        "</minimax:tool_call>",
        "deepseek-dsml": f'<{DSML}tool_calls>\n<{DSML}invoke name="write_file">\n{dsml}'
        f"</{DSML}invoke>\n</{DSML}tool_calls>",
        "kimi-k3": f'<|open|>tools<|sep|><|open|>call tool="write_file" index="1"<|sep|>{k3}'
        "<|close|>call<|sep|><|close|>tools<|sep|>",
        "minimax-m3": f'{M3}<tool_call>{M3}<invoke name="write_file">'
        + "".join(f"{M3}<{k}>{v}{M3}</{k}>" for k, v in text.items())
        + f"{M3}</invoke>{M3}</tool_call>",
        "gemma4": f"<|tool_call>call:write_file{_braces(arguments)}<tool_call|>",
        "openai-chat": json.dumps(
            {"tool_calls": [{"id": "c", "function": {"name": "write_file", "arguments": body}}]}
        ),
        "anthropic": json.dumps(
            {"content": [{"type": "tool_use", "id": "c", "name": "write_file", "input": arguments}]}
        ),
        "pythonic": f"[write_file({', '.join(f'{k}={v!r}' for k, v in arguments.items())})]",
    }


def _braces(value: Any) -> str:
    if isinstance(value, str):
        return f'<|"|>{value}<|"|>'
    if isinstance(value, dict):
        return "{" + ",".join(f"{k}:{_braces(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_braces, value)) + "]"
    return json.dumps(value)


def malformed(arguments: Arguments) -> dict[str, str]:
    """What is wrong → a call as JSON with that wrong."""
    call = json.dumps({"name": "write_file", "arguments": arguments}, indent=1)
    return {
        "trailing commas": call.replace("\n}", ",\n}").replace("\n ]", ",\n ]"),
        "single quotes": str({"name": "write_file", "arguments": arguments}),
        "unquoted keys": call.replace('"name"', "name").replace('"price"', "price"),
        "Python's words": call.replace("true", "True").replace("null", "None"),
        "comments": call.replace("\n", " // note\n", 3),
        "missing commas": call.replace('",\n', '"\n', 3),
        "line breaks in strings": call.replace("\\n", "\n"),
        "missing bracket": call[:-1],
        "cut off": call[: len(call) * 3 // 4],
        "unescaped quotes": call.replace("hello, world", 'a "quoted" word'),
        "broken escapes": call.replace("hello", "C:\\Users\\_x"),
        "doubled braces": call.replace("{", "{{").replace("}", "}}"),
    }
