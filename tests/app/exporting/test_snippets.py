"""call_snippet: each is run against a server that keeps what it was asked; keys stay out."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar, get_args

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.exporting.export import Export, export_specs
from tooldesk.exporting.snippets import SnippetLanguage, call_snippet, has_snippet
from tooldesk.exporting.spec_format import FORMATS
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

KEY = "canary-of-a-key"
ODD = ToolDefinition(
    name="odd",
    description="It's \"true\", null, \\n, 😀 and ''' and `${x}` \ud800;\nEND_OF_REQUEST\n",
    input_schema={
        "type": "object",
        "properties": {"a": {"type": "boolean", "default": True}},
        "additionalProperties": False,
    },
    source=PythonSource(file="x.py", function="f"),
)
CALLED = tuple(key for key in FORMATS if has_snippet(key))


class _Api(BaseHTTPRequestHandler):
    asked: ClassVar[list[tuple[str, dict[str, str], Any]]] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        answer = b"{}"
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: object) -> None:
        """Nothing is told."""


@pytest.fixture
def url() -> Iterator[str]:
    _Api.asked.clear()
    server = HTTPServer(("127.0.0.1", 0), _Api)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join(30)
    server.server_close()


def environment(url: str) -> dict[str, str]:
    names = ("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY")
    at = {
        "OPENAI_BASE_URL": f"{url}/v1",
        "ANTHROPIC_BASE_URL": url,
        "GOOGLE_GEMINI_BASE_URL": url,
        "NO_PROXY": "*",
    }
    return {**os.environ, **dict.fromkeys(names, KEY), **at}


def exported(key: str) -> Export:
    return export_specs([ODD], key)


def tools_of(export: Export) -> Any:
    """As a request holds them."""
    document = export.document
    return [document] if export.form.key.startswith("gemini") else document


def check_asked(export: Export, text: str) -> None:
    ((_, headers, body),) = _Api.asked
    assert any(KEY in value for value in headers.values())
    assert KEY not in text
    assert in_small_letters(body["tools"]) == tools_of(export)


def in_small_letters(value: Any) -> Any:
    """Google's SDK writes the names of types in capitals."""
    if isinstance(value, list):
        return [in_small_letters(each) for each in value]
    if not isinstance(value, dict):
        return value
    kind = {"type": value["type"].lower()} if isinstance(value.get("type"), str) else {}
    return {key: in_small_letters(each) for key, each in value.items()} | kind


@pytest.mark.parametrize("key", CALLED)
@pytest.mark.skipif(shutil.which("curl") is None or os.name == "nt", reason="needs curl")
def test_command_sends_exactly_the_tools(key: str, url: str, tmp_path: Path) -> None:
    export = exported(key)
    text = call_snippet(export, SnippetLanguage.CURL)
    where = text.split()[1]
    host = "/".join(where.split("/")[:3])
    file = tmp_path / "call.sh"
    file.write_text(text.replace(host, url), encoding="utf-8")
    subprocess.run(["bash", str(file)], env=environment(url), check=True, timeout=60)
    check_asked(export, text)
    assert where == host + _Api.asked[0][0]


@pytest.mark.parametrize("key", ["openai-chat", "anthropic", "gemini"])
def test_script_sends_exactly_the_tools_by_the_sdk(key: str, url: str, tmp_path: Path) -> None:
    calm = ODD.model_copy(update={"description": ODD.description.replace("\ud800", "")})
    export = export_specs([calm], key)
    text = call_snippet(export, SnippetLanguage.PYTHON)
    file = tmp_path / "call.py"
    file.write_text(text, encoding="utf-8")
    subprocess.run([sys.executable, str(file)], env=environment(url), timeout=120, check=True)
    check_asked(export, text)


@pytest.mark.parametrize("key", CALLED)
def test_script_reads_as_the_very_same_tools(key: str) -> None:
    export = exported(key)
    text = call_snippet(export, SnippetLanguage.PYTHON)
    names: dict[str, Any] = {}
    exec(text[text.index("tools = ") : text.index("\n\nclient")], names)
    assert names["tools"] == tools_of(export)


@pytest.mark.parametrize("key", CALLED)
@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_module_is_read_by_node(key: str, tmp_path: Path) -> None:
    text = call_snippet(exported(key), SnippetLanguage.TYPESCRIPT)
    file = tmp_path / "call.mjs"
    file.write_text(text.replace(" as any[]", ""), encoding="utf-8")
    subprocess.run(["node", "--check", str(file)], check=True, timeout=60)


def test_models_are_those_that_the_sdks_name() -> None:
    from anthropic.types.model import Model as AnthropicModel
    from openai.types.shared.chat_model import ChatModel

    openai = call_snippet(exported("openai-chat"), SnippetLanguage.PYTHON)
    anthropic = call_snippet(exported("anthropic"), SnippetLanguage.PYTHON)
    assert any(f'model="{name}"' in openai for name in get_args(ChatModel))
    literal = next(each for each in get_args(AnthropicModel) if get_args(each))
    assert any(f'model="{name}"' in anthropic for name in get_args(literal))


def test_format_of_no_model_is_refused_with_a_way_out() -> None:
    with pytest.raises(DefinitionError, match="no model's API") as caught:
        call_snippet(exported("mcp"), SnippetLanguage.CURL)
    assert "openai-chat" in caught.value.next_step
