"""What a function returns or raises becomes a result."""

from __future__ import annotations

import base64
import json

import pytest

from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.tools.tool_result import FileContent, ImageContent, TextContent, ToolResult

PNG = b"\x89PNG\r\n\x1a\n" + b"\x00" * 8


@pytest.mark.parametrize(
    ("code", "text", "structured"),
    [
        ("return 'plain text'", "plain text", None),
        ("return 3", "3", 3),
        ("return None", "null", None),
        ("return {'a': [1, None, True]}", '{\n  "a": [\n    1,\n    null,\n    true\n  ]\n}', ...),
        ("import math; return [math.nan, -math.inf]", ..., ["NaN", "-Infinity"]),
        ("import datetime; return [datetime.date(2026, 2, 3)]", ..., ["2026-02-03"]),
        ("import decimal; return {'price': decimal.Decimal('1.10')}", ..., {"price": "1.10"}),
        ("return {3, 1, 2}", ..., [1, 2, 3]),
        ("return 'caf\\u00e9 \\U0001f600'", "café \U0001f600", None),
        ("return 'half a pair: \\ud800'", "half a pair: ?", None),
        ("return 'two\\nlines\\u2028and more'", "two\nlines\u2028and more", None),
        ("yield 'a'; yield 'b'", "ab", None),
        ("yield 1; yield {'b': 'c'}; yield 'd'", ..., [1, {"b": "c"}, "d"]),
        ("yield 'a'", "a", None),
        ("yield [1]", ..., [[1]]),
        ("yield from ()", "[]", []),
        ("yield None; yield 0", ..., [None, 0]),
        ("yield 'a'; return 7", "7", 7),
    ],
)
async def test_value_becomes_text_and_structure(bench, code, text, structured):
    bench.write(f"def run():\n    {code}\n")
    result = await bench.call()
    assert not result.is_error
    if text is not ...:
        assert result.joined_text == text
    if structured is not ...:
        assert result.structured == structured


@pytest.mark.parametrize(
    "code",
    [
        "async def run():\n    import asyncio\n    await asyncio.sleep(0)\n    return 'done'\n",
        "async def run():\n    yield 'do'\n    yield 'ne'\n",
        "import functools\n@functools.lru_cache\ndef run():\n    return 'done'\n",
        "class Tool:\n    def __call__(self):\n        return 'done'\nrun = Tool()\n",
        "class run:\n    def run(self):\n        return 'done'\n",
        "class run:\n    @staticmethod\n    def run():\n        return 'done'\n",
        "def run(x: [int, str] = 'done'):\n    return x\n",
    ],
)
async def test_every_kind_of_function_runs(bench, code):
    bench.write(code)
    assert (await bench.call()).joined_text == "done"


async def test_yielded_texts_are_shown_as_they_come(bench):
    bench.write("def run():\n    yield 'one '\n    yield 'two'\n    return 'end'\n")
    assert (await bench.call()).joined_text == "end"
    assert bench.printed() == "one two"


async def test_other_yielded_values_are_shown_as_lines_of_json(bench):
    bench.write(
        "def run():\n    yield {'a': 'é'}\n    yield object()\n    yield 10**5000\n    yield 7\n"
        "    return 8\n"
    )
    assert (await bench.call()).structured == 8
    assert bench.printed() == '{"a": "é"}\n(object)\n(int)\n7\n'


@pytest.mark.parametrize("kind", ["def", "async def"])
async def test_items_are_a_list_however_they_are_yielded(bench, kind):
    bench.write(f"{kind} run():\n    for at in range(3):\n        yield {{'at': at}}\n")
    assert (await bench.call()).structured == [{"at": 0}, {"at": 1}, {"at": 2}]
    assert bench.printed() == '{"at": 0}\n{"at": 1}\n{"at": 2}\n'


async def test_yielded_item_without_a_json_form_is_named(bench):
    bench.write("def run():\n    yield 1\n    yield object()\n    yield 2\n")
    result = await bench.call()
    assert result.is_error
    assert "result[1] is of type object" in result.joined_text
    assert bench.printed() == "1\n(object)\n2\n"


async def test_yielded_pictures_and_texts_are_blocks(bench):
    bench.write("def run():\n    yield 'one'\n    yield b'\\x89PNG\\r\\n\\x1a\\n'\n")
    result = await bench.call()
    assert [type(block) for block in result.content] == [TextContent, ImageContent]


@pytest.mark.parametrize("item", ["'x' * 10**6", "b'x' * 10**6", "dict(x='x' * 10**6)"])
async def test_generator_of_a_hundred_megabytes_keeps_memory_bounded(bench, item):
    code = f"""
        import resource
        def run():
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            for _ in range(100):
                yield {item}
            {{end}}
        def most() -> int:
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        """
    bench.write(code.format(end="return most() - before"))
    grown_kb = (await bench.call()).structured
    assert grown_kb < 60_000
    bench.write(code.format(end="pass"))
    result = await bench.call()
    assert result.is_error
    assert "too much for one result" in result.joined_text or "1000000 bytes" in result.joined_text


async def test_picture_becomes_an_image_block(bench):
    bench.write(f"def run():\n    return ['a picture', {PNG!r}]\n")
    result = await bench.call()
    picture = ImageContent(base64.b64encode(PNG).decode(), "image/png")
    assert result.content == (TextContent("a picture"), picture)


async def test_file_becomes_a_file_block_and_is_not_cached(bench):
    report = bench.folder / "report.pdf"
    report.write_bytes(b"%PDF-1.7 ")
    bench.write(f"from pathlib import Path\ndef run():\n    return Path({str(report)!r})\n")
    result = await bench.call()
    assert result.content == (FileContent(str(report), "application/pdf", 9),)
    assert "names a file" in result.not_stored_because
    assert ToolResult.from_json(result.to_json()).content == result.content


async def test_picture_in_a_file_is_shown_and_named(bench):
    (bench.folder / "chart.png").write_bytes(PNG)
    bench.write("from pathlib import Path\ndef run():\n    return ['see', Path('chart.png')]\n")
    picture = ImageContent(base64.b64encode(PNG).decode(), "image/png")
    file = FileContent(str(bench.folder / "chart.png"), "image/png", len(PNG))
    assert (await bench.call()).content == (TextContent("see"), picture, file)


@pytest.mark.parametrize("code", ["Path('nowhere.txt')", "Path('.')", "[Path('tool.py')] * 17"])
async def test_paths_of_no_file_or_of_many_stay_text(bench, code: str):
    bench.write(f"from pathlib import Path\ndef run():\n    return {code}\n")
    result = await bench.call()
    assert not any(isinstance(block, FileContent) for block in result.content)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("return object()", "type object"),
        ("return {'a': [open]}", "result.a[0]"),
        ("return b'no picture'", "10 bytes"),
        ("return 10**5000", "thousands of digits"),
        ("return {'a': [-(10**5000)]}", "result.a[0]"),
        ("a = []; a.append(a); return a", "contains itself"),
        ("return 'x' * 17_000_000", "the limit is 16.8 MB"),
    ],
)
async def test_value_without_json_form_is_an_error_that_says_why(bench, code, words):
    bench.write(f"def run():\n    {code}\n")
    result = await bench.call()
    assert result.is_error
    assert words in result.joined_text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("'one\\n, two' * 200_000", "one\n, two" * 200_000),
        ("'caf\\u00e9 \\U0001f600' * 300_000", "café 😀" * 300_000),
        ("[['caf\\u00e9', None]] * 100_000", json.dumps([["café", None]] * 100_000)),
    ],
)
async def test_long_value_is_handed_on_as_text_and_the_next_call_has_its_own(bench, code, text):
    bench.write(f"def run(again=False):\n    return 'again' if again else {code}\n")
    result = await bench.call()
    if text.startswith("["):
        assert json.loads(result.joined_text) == json.loads(text)
        assert "café" in result.joined_text
    else:
        assert result.joined_text == text
    assert result.structured is None
    assert (await bench.call({"again": True})).joined_text == "again"


@pytest.mark.parametrize(
    ("code", "first_line", "error_class"),
    [
        ("raise RuntimeError('broken')", "RuntimeError: broken", "permanent"),
        ("raise ValueError('negative')", "ValueError: negative", "invalid_input"),
        ("raise TimeoutError", "TimeoutError", "retriable"),
        ("raise ConnectionResetError('gone')", "ConnectionResetError: gone", "retriable"),
        ("class ReadTimeout(Exception): pass\n    raise ReadTimeout()", "ReadTimeout", "retriable"),
        ("import sys; sys.exit(4)", "SystemExit: 4", "permanent"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt", "permanent"),
        ("return run()", "RecursionError: maximum recursion depth exceeded", "permanent"),
        (
            "class Odd(Exception):\n        def __str__(self): raise OSError\n    raise Odd",
            "Odd: (its message can't be read)",
            "permanent",
        ),
    ],
)
async def test_exception_of_the_tool_is_a_result_with_its_class(
    bench, code, first_line, error_class
):
    bench.write(f"def run():\n    {code}\n")
    result = await bench.call()
    assert result.is_error
    assert result.error_class == error_class
    assert result.joined_text.startswith(first_line)


async def test_traceback_shows_the_users_frames_only(bench):
    path = bench.write("def run():\n    inner()\n\ndef inner():\n    raise KeyError('lost')\n")
    traceback = (await bench.call()).content[1].text
    assert traceback.count('File "') == 2
    assert f'File "{path}", line 5, in inner' in traceback


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({}, "'count' is missing"),
        ({"count": 1, "size": 2}, "no argument 'size'; the function takes: count, colour"),
        ({"count": 1, "colour": "green"}, "'green' is none of 'red', 'blue'"),
    ],
)
async def test_arguments_that_do_not_fit_are_refused(bench, arguments, words):
    bench.write(
        """
        from typing import Literal
        def run(count: int, colour: Literal["red", "blue"] = "red"):
            return count
        """
    )
    with pytest.raises(InvalidInputError, match=words):
        await bench.call(arguments)


async def test_arguments_nested_too_deep_are_refused(bench):
    bench.write("def run(x):\n    return 1\n")
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    with pytest.raises(InvalidInputError, match="too deep"):
        await bench.call({"x": nested})


async def test_values_arrive_as_what_the_annotations_ask_for(bench):
    bench.write(
        """
        from __future__ import annotations
        import dataclasses, datetime, enum, pathlib
        from typing import Optional

        class Colour(enum.Enum):
            RED = "red"

        @dataclasses.dataclass
        class Point:
            x: float
            on: datetime.date

        def run(colour: Colour, points: list[Point], pair: tuple[int, str], tags: set[str],
                at: Optional[datetime.datetime] = None, path: pathlib.Path = pathlib.Path(".")):
            return [colour.name, points[0].x / 2, points[0].on.year, type(pair).__name__,
                    type(tags).__name__, at.tzinfo is not None, path.suffix]
        """
    )
    result = await bench.call(
        {
            "colour": "red",
            "points": [{"x": 3, "on": "2026-01-02"}],
            "pair": [1, "a"],
            "tags": ["x", "x"],
            "at": "2026-01-02T03:04:05Z",
            "path": "a/b.txt",
        }
    )
    assert result.structured == ["RED", 1.5, 2026, "tuple", "set", True, ".txt"]


async def test_large_arguments_arrive_whole(bench):
    bench.write("def run(text: str):\n    return len(text)\n")
    assert (await bench.call({"text": "é" * 3_000_000})).structured == 3_000_000


async def test_large_result_arrives_whole(bench):
    bench.write("def run():\n    return 'é' * 6_000_000\n")
    assert len((await bench.call()).joined_text) == 6_000_000


@pytest.mark.parametrize(
    ("call", "words"),
    [
        ({"file": "missing.py"}, r"missing\.py: there is no such file"),
        ({"function": "missing"}, "no function 'missing'"),
        ({"function": "Unmakeable"}, "can't be called: RuntimeError: no"),
        ({"working_dir": "/nowhere"}, "working folder: /nowhere"),
        ({"interpreter": "/nowhere/python"}, "no Python interpreter at"),
        ({"file": "broken.py"}, r"broken\.py, line 2: SyntaxError"),
    ],
)
async def test_what_is_not_there_is_named_with_a_next_step(bench, call, words):
    bench.write(
        """
        class Unmakeable:
            def __init__(self): raise RuntimeError("no")
            def run(self): pass
        """
    )
    bench.write("x = 1\ndef run(:\n", "broken.py")
    with pytest.raises(PermanentError, match=words) as caught:
        await bench.call(**call)
    assert caught.value.next_step


async def test_positional_only_default_before_a_given_one_is_passed_too(bench):
    bench.write("def run(a: int = 1, b: int = 2, /) -> list:\n    return [a, b]\n")
    assert (await bench.call({"b": 5})).structured == [1, 5]
    assert (await bench.call({"a": 5})).structured == [5, 2]
    assert (await bench.call()).structured == [1, 2]
