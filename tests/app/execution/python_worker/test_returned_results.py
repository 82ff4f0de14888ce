"""Results and exceptions that a function says itself: in this process and in any interpreter."""

from __future__ import annotations

import base64
import sys
from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from tooldesk.execution.structured_tool import StructuredTool
from tooldesk.tools.tool_result import (
    AudioContent,
    FileContent,
    ImageContent,
    TextContent,
    ToolResult,
)

VERSIONS = Path.home() / ".pyenv" / "versions"
PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()

SOURCE = dedent(
    """
    from tooldesk import (
        FileContent, ImageContent, InvalidInputError, PermanentError, RateLimitedError,
        RetriableError, TextContent, ToolContext, ToolResult, tool,
    )

    class BusyError(RetriableError):
        pass

    class Answer:
        status_code = 503
        headers = {"retry-after": "8"}

    class HTTPError(Exception):
        response = Answer()

    def text():
        return ToolResult.text("hi", structured={"a": [1]}, external_reference="0x1")

    def error():
        return ToolResult.error("no", error_class="retriable", retry_after_s=2)

    def image():
        return ToolResult.image(b"\\x89PNG\\r\\n\\x1a\\n", "image/png")

    def audio():
        return ToolResult.audio(b"RIFF", "audio/wav")

    def answer():
        return ToolResult.as_answer("done")

    def value_alone():
        return ToolResult(structured=[1])

    def blocks():
        file = FileContent("/tmp/a.pdf", "application/pdf", 3)
        return ToolResult(content=(TextContent("a"), file, ImageContent("PNG", "image/png")))

    async def later():
        return ToolResult.text("later")

    def wrong():
        return ToolResult(content="no blocks")

    def wrong_class():
        return ToolResult(is_error=True, error_class="system")

    def raises_retriable():
        raise RetriableError("Busy.", next_step="Come back.")

    def raises_limited():
        raise RateLimitedError(3)

    def raises_permanent():
        raise PermanentError("Gone.")

    def raises_invalid():
        raise InvalidInputError("No such city.")

    def raises_subclass():
        try:
            1 / 0
        except ZeroDivisionError as reason:
            raise BusyError("Busy.") from reason

    def raises_foreign():
        raise HTTPError("no")

    def raises_from_ours():
        raise RuntimeError("no") from RateLimitedError(4)

    @tool(name="said")
    def run(kind: str, context: ToolContext) -> ToolResult:
        return globals()[kind]()

    async def run_later(kind: str) -> ToolResult:
        value = globals()[kind]()
        return await value if kind == "later" else value
    """
).replace('"PNG"', repr(PNG))


@pytest.fixture(params=["here", "here, async", "with Tooldesk", "3.9", "3.10", "3.12", "3.13"])
def call(request, bench):
    """Calls `run` in this process, or in a worker of an interpreter with or without Tooldesk."""
    if request.param.startswith("here"):
        namespace: dict = {}
        exec(SOURCE, namespace)
        function = namespace["run_later" if "async" in request.param else "run"]
        return lambda kind: StructuredTool.from_function(function).ainvoke({"kind": kind})
    interpreter = sys.executable
    if request.param != "with Tooldesk":
        found = sorted(VERSIONS.glob(f"{request.param}.*/bin/python"))
        if not found:
            pytest.skip(f"Python {request.param} is not installed here")
        interpreter = str(found[-1])
    bench.write(SOURCE)
    function = "run_later"

    async def call_outside(kind):
        name = function if kind == "later" else "run"
        return await bench.call({"kind": kind}, function=name, interpreter=interpreter)

    return call_outside


def failed(kind, *texts, wait_s=None):
    content = tuple(map(TextContent, texts))
    return ToolResult(content, is_error=True, error_class=kind, retry_after_s=wait_s)


def raised(kind, text, wait_s=None):
    return replace(failed(kind, text, wait_s=wait_s), for_model=text)


async def test_what_a_function_says_of_its_result_holds(call):
    assert await call("text") == ToolResult(
        (TextContent("hi"),), structured={"a": [1]}, external_reference="0x1"
    )
    assert await call("error") == failed("retriable", "no", wait_s=2.0)
    assert await call("image") == ToolResult((ImageContent(PNG, "image/png"),))
    sound = await call("audio")
    assert sound == ToolResult((AudioContent("UklGRg==", "audio/wav"),))
    assert ToolResult.from_json(sound.to_json()) == sound
    assert await call("answer") == ToolResult((TextContent("done"),), result_as_answer=True)
    assert await call("value_alone") == ToolResult((TextContent("[\n  1\n]"),), structured=[1])


async def test_blocks_of_a_result_stay_what_they_are(call):
    result = await call("blocks")
    assert result.content == (
        TextContent("a"),
        FileContent("/tmp/a.pdf", "application/pdf", 3),
        ImageContent(PNG, "image/png"),
    )
    assert "names a file" in result.not_stored_because


async def test_a_result_that_was_filled_in_wrongly_is_a_failure_in_words(call):
    result = await call("wrong")
    assert (result.error_class, result.joined_text) == (
        "permanent",
        "content of the ToolResult is str, not blocks.",
    )
    assert "error_class of the ToolResult is none of" in (await call("wrong_class")).joined_text


async def test_what_is_said_by_raising_costs_no_traceback(call):
    assert await call("raises_retriable") == raised("retriable", "Busy. Come back.")
    limited = "Too many calls in a short time; wait 3 s."
    assert await call("raises_limited") == raised("rate_limited", limited, wait_s=3.0)
    assert await call("raises_permanent") == raised("permanent", "Gone.")
    assert await call("raises_invalid") == raised("invalid_input", "No such city.")
    assert await call("raises_subclass") == raised("retriable", "Busy.")


async def test_foreign_exceptions_are_classed_and_keep_their_traceback_from_the_model(call):
    result = await call("raises_foreign")
    assert (result.error_class, result.retry_after_s) == ("retriable", 8.0)
    assert result.for_model == "HTTPError: no"
    assert "Traceback" in result.content[1].text
    caused = await call("raises_from_ours")
    assert (caused.error_class, caused.retry_after_s) == ("rate_limited", 4.0)
    assert caused.for_model == "RuntimeError: no"


@pytest.mark.parametrize("kind", ["with Tooldesk", "3.9"])
async def test_annotation_of_a_result_is_no_output_schema(bench, kind):
    bench.write(SOURCE)
    found = sorted(VERSIONS.glob("3.9.*/bin/python"))
    if kind == "3.9" and not found:
        pytest.skip("Python 3.9 is not installed here")
    interpreter = sys.executable if kind == "with Tooldesk" else str(found[-1])
    described = await bench.pool.describe(bench.folder / "tool.py", interpreter)
    function = next(each for each in described.functions if each.name == "run")
    assert (function.tool_name, function.output_schema, function.problems) == ("said", None, ())
    assert list(function.input_schema["properties"]) == ["kind"]


async def test_a_long_value_of_a_result_is_kept_as_text(bench):
    bench.write(
        """
        from tooldesk import ToolResult

        def run(text: str) -> ToolResult:
            return ToolResult(
                content=(text,) if text else (), structured=["é" * 100] * 20_000,
                external_reference="x",
            )
        """
    )
    with_text = await bench.call({"text": "short"})
    assert (with_text.joined_text, with_text.structured) == ("short", None)
    without = await bench.call({"text": ""})
    assert without.joined_text.startswith('["éé')
    assert (without.structured, without.external_reference) == (None, "x")
