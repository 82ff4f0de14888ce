"""call_snippet: a script or a command that makes one call of a model with exported tools.

Sources: the reference of each API and of its SDKs, OpenAI, Anthropic and Google, for Python and
TypeScript. Keys are read from the environment, under the names that the SDKs themselves read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from enum import StrEnum

from tooldesk.errors import DefinitionError
from tooldesk.exporting.export import Export
from tooldesk.frozen_record import frozen_record
from tooldesk.json_text import json_text
from tooldesk.tools.tool_result import JsonObject, JsonValue

_LITERAL = re.compile(r'"(?:[^"\\]|\\.)*+"|true|false|null')
_IN_PYTHON = {"true": "True", "false": "False", "null": "None"}
_END = "END_OF_REQUEST"
"""No line of indented JSON is without a bracket, a quote or a digit."""


class SnippetLanguage(StrEnum):
    """What a snippet is written in."""

    PYTHON = "python"
    """A script for the API's own SDK."""

    TYPESCRIPT = "typescript"
    """A module for the API's own SDK."""

    CURL = "curl"
    """A command for a POSIX shell."""


@frozen_record
class _Api:
    """How one API is called."""

    url: str
    """Where a request goes."""

    headers: tuple[str, ...]
    """With the variable of a shell in the place of the key."""

    words: JsonObject
    """What a request holds besides its tools."""

    python: tuple[str, str, str]
    """Import, client and method."""

    typescript: tuple[str, str, str]
    """The same."""

    model_is_in_url: bool = False
    """Whether it is that of Google, which has also a way of its own to hold tools."""


_ASKED = "What can you do with the tools that you have?"
_MESSAGES: list[JsonValue] = [{"role": "user", "content": _ASKED}]
_OPENAI = "gpt-5-mini"
_OPENAI_HEADERS = ("Authorization: Bearer $OPENAI_API_KEY",)
_OPENAI_PYTHON = "from openai import OpenAI", "OpenAI()"
_OPENAI_TYPESCRIPT = 'import OpenAI from "openai";', "new OpenAI()"
_GEMINI = _Api(
    "https://generativelanguage.googleapis.com/v1beta/models/gemini-flash-latest:generateContent",
    ("x-goog-api-key: $GEMINI_API_KEY",),
    {"contents": [{"role": "user", "parts": [{"text": _ASKED}]}]},
    ("from google import genai", "genai.Client()", "models.generate_content"),
    (
        'import { GoogleGenAI } from "@google/genai";',
        "new GoogleGenAI({ apiKey: process.env.GEMINI_API_KEY })",
        "models.generateContent",
    ),
    model_is_in_url=True,
)
_APIS: Mapping[str, _Api] = {
    "openai-chat": _Api(
        "https://api.openai.com/v1/chat/completions",
        _OPENAI_HEADERS,
        {"model": _OPENAI, "messages": _MESSAGES},
        (*_OPENAI_PYTHON, "chat.completions.create"),
        (*_OPENAI_TYPESCRIPT, "chat.completions.create"),
    ),
    "openai-responses": _Api(
        "https://api.openai.com/v1/responses",
        _OPENAI_HEADERS,
        {"model": _OPENAI, "input": _ASKED},
        (*_OPENAI_PYTHON, "responses.create"),
        (*_OPENAI_TYPESCRIPT, "responses.create"),
    ),
    "anthropic": _Api(
        "https://api.anthropic.com/v1/messages",
        ("x-api-key: $ANTHROPIC_API_KEY", "anthropic-version: 2023-06-01"),
        {"model": "claude-sonnet-5", "max_tokens": 1024, "messages": _MESSAGES},
        ("from anthropic import Anthropic", "Anthropic()", "messages.create"),
        ('import Anthropic from "@anthropic-ai/sdk";', "new Anthropic()", "messages.create"),
    ),
    "gemini": _GEMINI,
    "gemini-json-schema": _GEMINI,
}


def has_snippet(key: str) -> bool:
    """Whether a format belongs to an API that a model is called by."""
    return key in _APIS


def call_snippet(export: Export, language: SnippetLanguage) -> str:
    """A call of the API of this format with all its tools, as text that ends in a line break.

    Raises:
        DefinitionError: the format isn't that of a model's API.
    """
    api = _APIS.get(export.form.key)
    if api is None:
        raise DefinitionError(
            f"{export.form.title} is no model's API, so that there is no call to show.",
            next_step=f"Choose one of {', '.join(_APIS)}.",
        )
    document = export.document
    tools: JsonValue = [document] if api.model_is_in_url else document
    if language is SnippetLanguage.CURL:
        return _curl(api, tools)
    if language is SnippetLanguage.PYTHON:
        return _python(api, tools)
    return _typescript(api, tools)


def _curl(api: _Api, tools: JsonValue) -> str:
    headers = (f'  -H "{each}" \\' for each in ("Content-Type: application/json", *api.headers))
    body = _json({**api.words, "tools": tools}, 2)
    return "\n".join((f"curl {api.url} \\", *headers, f"  -d @- <<'{_END}'", body, _END, ""))


def _python(api: _Api, tools: JsonValue) -> str:
    imported, client, method = api.python
    words = _sdk_words(api)
    given = [f"    {name}={_as_python(value)}," for name, value in words.items()]
    given.append('    config={"tools": tools},' if api.model_is_in_url else "    tools=tools,")
    call = "\n".join((f"response = client.{method}(", *given, ")"))
    parts = (imported, f"tools = {_as_python(tools, 4)}", f"client = {client}\n{call}")
    return "\n\n".join((*parts[:-1], f"{parts[-1]}\nprint(response.model_dump_json(indent=2))\n"))


def _typescript(api: _Api, tools: JsonValue) -> str:
    imported, client, method = api.typescript
    words = _sdk_words(api)
    given = [f"  {name}: {_json(value)}," for name, value in words.items()]
    # beside each other, so that the compiler knows what the words of a tool may be
    written = _json(tools, 2).replace("\n", "\n  ")
    if api.model_is_in_url:
        # its SDK wants an enumeration where the API has words
        given.append(f"  config: {{ tools: {written} as any[] }},")
    else:
        given.append(f"  tools: {written},")
    call = "\n".join((f"const response = await client.{method}({{", *given, "});"))
    last = "console.log(JSON.stringify(response, null, 2));\n"
    return f"{imported}\n\nconst client = {client};\n{call}\n{last}"


def _sdk_words(api: _Api) -> JsonObject:
    if not api.model_is_in_url:
        return api.words
    model = api.url.rpartition("/")[2].partition(":")[0]
    return {"model": model, "contents": _ASKED}


def _as_python(value: JsonValue, indent: int | None = None) -> str:
    """JSON is Python but for three words."""
    return _LITERAL.sub(lambda found: _IN_PYTHON.get(found[0], found[0]), _json(value, indent))


def _json(value: JsonValue, indent: int | None = None) -> str:
    """As people read it; Python would read the two escapes of one character as two characters."""
    text = json.dumps(json.loads(json_text(value)), indent=indent, ensure_ascii=False)
    return text.encode(errors="backslashreplace").decode()
