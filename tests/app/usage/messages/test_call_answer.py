"""What a model is told of a result: all texts it may have, and what was left out."""

from __future__ import annotations

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.tools.tool_result import FileContent, ImageContent, TextContent, ToolResult
from tooldesk.usage.messages.call_answer import EMPTY, CallAnswer, answer_of


def answer(*blocks: object, limit: int = 1000, **fields: object) -> CallAnswer:
    content = tuple(TextContent(each) if isinstance(each, str) else each for each in blocks)
    return answer_of(ToolCalling("add", {}), ToolResult(content, **fields), limit)


def test_long_text_is_cut_with_a_note_of_what_was_left_out() -> None:
    told = answer("a" * 900, "b" * 600, "c" * 500)
    assert told.blocks == ("a" * 900, "b" * 100, "… 1,000 of 2,000 characters left out")
    assert told.cut_words == "1,000 of 2,000 characters left out"
    assert answer("a" * 1000).blocks == ("a" * 1000,)


def test_pictures_do_not_count_and_are_kept() -> None:
    picture = ImageContent("A" * 5000, "image/png")
    assert answer("a", picture).blocks == ("a", picture)
    assert answer("a" * 2000, picture).blocks[1] == picture


def test_value_of_which_text_was_left_out_is_left_out_too() -> None:
    value = {"a": "b" * 2000}
    assert answer(structured=value).structured is None
    assert answer("short", structured={"a": 1}).structured == {"a": 1}
    assert answer("short", structured=[1]).structured is None


def test_text_for_the_model_stands_in_the_place_of_the_content() -> None:
    told = answer("for you", FileContent("/a/b", "text/plain", 1), for_model="for it")
    assert told.blocks == ("for it",)


def test_text_for_the_model_is_cut_and_encodable_as_well() -> None:
    assert answer(for_model="x" * 3000).text.startswith("x" * 1000 + "\n\n… 2,000 of")
    assert answer(for_model="\ud800").text == "\ufffd"


def test_result_without_a_text_is_said_to_be_empty() -> None:
    assert answer().text == answer(" \n").text == EMPTY


def test_file_is_named_without_its_place() -> None:
    for path in ("/home/jane/r.pdf", r"C:\Users\jane\r.pdf", r"\\share\jane\r.pdf"):
        told = answer(FileContent(path, "application/pdf", 12_345))
        assert told.text == "[file: r.pdf, application/pdf, 12,345 bytes]"


def test_failure_of_a_tools_own_words_loses_its_local_paths_and_traceback() -> None:
    words = 'Traceback (most recent call last):\n  File "/home/jane/t.py", line 1\nOSError: /a/b/c'
    assert answer(words, is_error=True).text == "OSError: c"
    assert answer("/home/jane").text == "/home/jane"
