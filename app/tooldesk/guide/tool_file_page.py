"""tool_file_page: how a tool's file is written, with every field there is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from pydantic import BaseModel
from pydantic_core import PydanticUndefined

from tooldesk.guide.guide_page import GuideItem, GuidePage, GuideSection
from tooldesk.guide.model_section import fields, model_section, parts_of
from tooldesk.tools.input_schema import TYPE_ALIASES
from tooldesk.tools.tool_definition import DEFAULT_KIND, ToolDefinition

EXAMPLES: Mapping[str, dict[str, object]] = {
    "A Python function": {
        "name": "greet",
        "description": "Greet a person by name.",
        "input_schema": {"name": "string"},
        "source": {"file": "python/greet.py", "function": "greet"},
    },
    "An HTTP request": {
        "name": "weather",
        "description": "The weather in a city now.",
        "input_schema": {"city": "string", "days": {"type": "integer", "optional": True}},
        "source": {
            "kind": "http",
            "url": "https://api.example.com/v1/weather/{city}",
            "query": {"days": "{days}"},
            "auth": {"kind": "bearer", "env_var": "WEATHER_API_KEY"},
            "pick": "$.current",
        },
        "env_vars": [{"name": "WEATHER_API_KEY", "description": "From your account's page."}],
        "cache": {"enabled": True, "ttl_s": 600},
    },
    "A command": {
        "name": "find_text",
        "description": "Lines of a file that match a pattern.",
        "input_schema": {"pattern": "string", "file": "string"},
        "source": {
            "kind": "shell",
            "command": ["grep", "-n", "-e", "{pattern}", "--", "{file}"],
            "ok_exit_codes": {"0": "", "1": "no match"},
        },
        "permission_rules": [
            {
                "permission": "allow",
                "when": [{"kind": "path", "argument": "file", "folders": ["notes"]}],
            }
        ],
    },
    "A WebAssembly module": {
        "name": "word_count",
        "description": "How many words a text has.",
        "input_schema": {"text": "string"},
        "source": {"kind": "wasm", "module": "wasm/word_count.wasm"},
    },
    "A tool that is only described": {
        "name": "book_table",
        "description": "Book a table.",
        "input_schema": {"restaurant": "string", "people": "integer"},
        "source": {"kind": "person", "instructions": "Say yes unless there are over ten."},
        "timeout_s": 600,
    },
}
"""Small tools of each kind, by what they are."""

_HEAD = """\
Each file `tools/*.json` of a workspace is one tool: a JSON object of the fields below, in UTF-8.
A key that is not listed here is an error, and so is one that stands there twice; the message says
where. Values of secrets never stand in a file: a tool names the variables it needs, and Tooldesk
keeps the values in the system's keyring."""

_NOTATIONS = (
    GuideItem("Simple", '`{"city": "string", "days": "integer"}`', "Every parameter is required."),
    GuideItem(
        "Extended",
        '`{"city": {"type": "string", "optional": true}}`',
        'What stands beside `optional` goes into the schema as it is; `"required": false` says '
        "the same.",
    ),
    GuideItem(
        "Full",
        '`{"type": "object", "properties": {}}`',
        "An object with these keys, or with one such as `$ref` or `anyOf`, is used as it is.",
    ),
)


def tool_file_page() -> GuidePage:
    """The page; its fields come from the models."""
    examples = [
        GuideSection(title, code=json.dumps(example, indent=2))
        for title, example in EXAMPLES.items()
    ]
    tool, *others = parts_of(ToolDefinition)
    return GuidePage(
        "Tool files",
        _HEAD,
        (
            *examples,
            GuideSection("All fields of a tool", items=tuple(fields(tool))),
            GuideSection("The input schema", _input_schema(), items=_NOTATIONS),
            *map(_part, others),
        ),
    )


def _part(model: type[BaseModel]) -> GuideSection:
    """A part of a tool; a file that leaves out the kind of its source has a Python function."""
    section = model_section(model)
    kind = model.model_fields.get("kind")
    if kind is None or kind.default in (DEFAULT_KIND, PydanticUndefined):
        return section
    needed = f'`"{kind.default}"`, needed'
    items = (replace(each, facts=needed) if each.name == "kind" else each for each in section.items)
    return replace(section, items=tuple(items))


def _input_schema() -> str:
    aliases = ", ".join(f"`{name}` for `{meant}`" for name, meant in TYPE_ALIASES.items())
    return (
        "It is JSON Schema 2020-12 of an object, or written shorter. Names of types in other "
        f"languages are understood: {aliases}."
    )
