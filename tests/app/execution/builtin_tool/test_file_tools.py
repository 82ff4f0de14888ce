"""read, read_file, write, edit, glob, grep, notebook and add_image: what each says and does."""

from __future__ import annotations

import base64
import json
import shutil
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions import finding
from tooldesk.execution.builtin_tool.functions.finding import glob, grep
from tooldesk.execution.builtin_tool.functions.notebooks import notebook
from tooldesk.execution.builtin_tool.functions.place import Place
from tooldesk.execution.builtin_tool.functions.reading import add_image, read, read_file
from tooldesk.execution.builtin_tool.functions.writing import edit, write
from tooldesk.tools.tool_result import ImageContent, ToolResult

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(str(tmp_path))


def put(place: Place, name: str, content: str | bytes) -> Path:
    file = place.working_dir / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def test_read_numbers_lines_and_says_how_to_go_on(place: Place) -> None:
    put(place, "a.txt", "one\ntwo\nthree\n")
    assert read(place, "a.txt") == "     1\tone\n     2\ttwo\n     3\tthree"
    part = read(place, "a.txt", offset=2, limit=1)
    assert part == "     2\ttwo\n… 1 more line; go on with offset 3."
    assert "none from 9 on" in str(read(place, "a.txt", offset=9))
    put(place, "long.txt", "x" * 3_000)
    assert "(1,000 more characters)" in str(read(place, "long.txt"))


def test_read_file_gives_the_text_as_it_is(place: Place) -> None:
    put(place, "a.txt", "one\r\ntwo\nthree")
    assert read_file(place, "a.txt") == "one\r\ntwo\nthree"
    assert read_file(place, "a.txt", 2, 1) == "two\n"
    assert read_file(place, "a.txt", 3) == "three"
    assert read_file(place, "a.txt", 9) == ""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252"])
def test_encodings_are_known_by_their_marks(place: Place, encoding: str) -> None:
    put(place, "a.txt", "größer €".encode(encoding))
    assert read_file(place, "a.txt") == "größer €"
    put(place, "b.txt", "größer".encode("latin-1"))
    assert read_file(place, "b.txt", encoding="latin-1") == "größer"
    with pytest.raises(InvalidInputError, match="not in utf-8"):
        read_file(place, "b.txt", encoding="utf-8")
    with pytest.raises(InvalidInputError, match="not in klingon"):
        read_file(place, "b.txt", encoding="klingon")


def test_bytes_are_no_text(place: Place) -> None:
    put(place, "a.bin", b"\x7fELF\0\0\0")
    with pytest.raises(InvalidInputError, match="no text: it has 7 bytes"):
        read(place, "a.bin")


def test_pictures_are_shown_by_their_bytes_not_their_names(place: Place) -> None:
    put(place, "a.txt", PNG)
    put(place, "b.png", "no picture")
    for result in (read(place, "a.txt"), add_image(place, "a.txt", "What is it?")):
        assert isinstance(result, ToolResult)
        assert isinstance(result.content[1], ImageContent)
        assert result.content[1].media_type == "image/png"
        assert base64.b64decode(result.content[1].data) == PNG
    with pytest.raises(InvalidInputError, match="no picture"):
        add_image(place, "b.png")


def test_write_makes_folders_and_says_what_it_did(place: Place) -> None:
    assert write(place, "a/b.txt", "über") == "Made a/b.txt: 5 bytes."
    assert write(place, "a/b.txt", "") == "Replaced a/b.txt: 0 bytes."
    assert (place.working_dir / "a/b.txt").read_bytes() == b""
    with pytest.raises(InvalidInputError, match="can't hold"):
        write(place, "a/b.txt", "\ud800")


def test_edit_replaces_what_stands_there_once_and_shows_the_difference(place: Place) -> None:
    file = put(place, "a.txt", "one\ntwo\ntwo\n")
    assert "-one\n+1" in edit(place, "a.txt", "one", "1")
    wrong = {"gone": "does not stand", "two": "stands 2 times", "": "old_text is empty"}
    for old, words in wrong.items():
        with pytest.raises(InvalidInputError, match=words):
            edit(place, "a.txt", old, "x")
    with pytest.raises(InvalidInputError, match="the same"):
        edit(place, "a.txt", "1", "1")
    assert file.read_text(encoding="utf-8") == "1\ntwo\ntwo\n"
    edit(place, "a.txt", "two", "2", replace_all=True)
    assert file.read_text(encoding="utf-8") == "1\n2\n2\n"


def test_edit_keeps_encoding_and_line_ends(place: Place) -> None:
    file = put(place, "a.txt", "größer\r\nkleiner\r\n".encode("utf-16"))
    edit(place, "a.txt", "größer\nkleiner", "a\nb")
    assert file.read_bytes().decode("utf-16") == "a\r\nb\r\n"
    old = put(place, "b.txt", "größer".encode("cp1252"))
    with pytest.raises(InvalidInputError, match="cp1252, which can't hold"):
        edit(place, "b.txt", "größer", "→")
    assert old.read_bytes() == "größer".encode("cp1252")


GLOBS = [
    ("*.py", ["a.py"]),
    ("**/*.py", ["a.py", "src/b.py", "src/deep/c9.py", "src/deep/c10.py"]),
    ("src/*", ["src/b.py", "src/notes [1].md"]),
    ("src/**", ["src/b.py", "src/deep/c9.py", "src/deep/c10.py", "src/notes [1].md"]),
    ("**/deep/*", ["src/deep/c9.py", "src/deep/c10.py"]),
    ("src/**/**/c?.py", ["src/deep/c9.py"]),
    ("**/c[0-9].py", ["src/deep/c9.py"]),
    ("**/c[!9]*.py", ["src/deep/c10.py"]),
    ("**/notes [[]1].md", ["src/notes [1].md"]),
    ("*.rs", ["No file fits *.rs."]),
]


@pytest.mark.parametrize(("pattern", "expected"), GLOBS)
def test_glob_finds_files_by_name(place: Place, pattern: str, expected: list[str]) -> None:
    for name in ("a.py", "src/b.py", "src/deep/c9.py", "src/deep/c10.py", "src/notes [1].md"):
        put(place, name, "")
    put(place, ".git/hooks/x.py", "")
    (place.working_dir / "link.py").symlink_to("a.py")
    assert glob(place, pattern).split("\n") == expected


def test_glob_ends_whatever_the_pattern(place: Place) -> None:
    put(place, "a" * 200, "")
    put(place, "/".join(["a" * 5] * 30) + "/b", "")
    assert "No file" in glob(place, "/".join(["**", "a*a*a*a*c"] * 40))
    with pytest.raises(InvalidInputError, match="too many stars"):
        glob(place, "*a*a*a*a*a*a*a*a*b")
    with pytest.raises(InvalidInputError, match="wrong"):
        glob(place, "[z-a]")


@pytest.fixture(params=["python", "rg"])
def searching(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "python":
        monkeypatch.setattr(finding.system, "find_program", lambda *_: None)
    elif shutil.which("rg") is None:
        pytest.skip("ripgrep is not there")
    return str(request.param)


def test_grep_finds_lines_names_and_counts(place: Place, searching: str) -> None:
    put(place, "a.txt", "one\nTwo\nthree\ntwo\n")
    put(place, "sub/b.py", "two = 2\n")
    put(place, "c.bin", b"two\0\0")
    (place.working_dir / "link.txt").symlink_to("a.txt")
    assert grep(place, "two").split("\n") == ["a.txt:4:two", "sub/b.py:1:two = 2"]
    assert grep(place, "two", ignore_case=True, glob="*.txt").split("\n") == [
        "a.txt:2:Two",
        "a.txt:4:two",
    ]
    assert grep(place, "two", output="files").split("\n") == ["a.txt", "sub/b.py"]
    assert grep(place, "t", output="count", glob="*.txt") == "a.txt:2"
    assert grep(place, "two", "sub") == "sub/b.py:1:two = 2"
    assert grep(place, "three", context_lines=1, glob="a.txt").split("\n") == [
        "a.txt-2-Two",
        "a.txt:3:three",
        "a.txt-4-two",
    ]
    assert grep(place, "nowhere") == "Nothing fits."
    assert "narrow the search" in grep(place, "t", limit=1)
    with pytest.raises(InvalidInputError, match="The pattern is wrong"):
        grep(place, "(")


def test_grep_in_one_file_works_without_a_program(place: Place) -> None:
    put(place, "a.txt", "one\ntwo\n")
    assert grep(place, "tw.", "a.txt") == "a.txt:2:two"


def test_pattern_that_never_ends_is_given_up(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding.system, "find_program", lambda *_: None)
    monkeypatch.setattr(finding, "LONGEST_SEARCH_S", 0.2)
    put(place, "a.txt", "a" * 5_000 + "b")
    with pytest.raises(InvalidInputError, match="longer than"):
        grep(place, r"(a|aa)+$")


def cells(place: Place, name: str = "a.ipynb") -> list[Any]:
    return list(json.loads((place.working_dir / name).read_text(encoding="utf-8"))["cells"])


@pytest.fixture
def a_notebook(place: Place) -> Path:
    v4: Any = nbformat.v4
    output = v4.new_output("stream", text="hello\n")
    picture = v4.new_output("display_data", data={"image/png": "AAAA"})
    document = v4.new_notebook(
        cells=[
            v4.new_markdown_cell("# Title"),
            v4.new_code_cell("print('hello')", outputs=[output, picture], execution_count=3),
        ]
    )
    return put(place, "a.ipynb", nbformat.writes(document))


def test_notebook_is_read_and_changed_cell_by_cell(place: Place, a_notebook: Path) -> None:
    text = notebook(place, "a.ipynb")
    assert text.split("\n\n")[0] == "[1] markdown\n# Title"
    assert "→ hello" in text
    assert "→ image/png" in text
    assert notebook(place, "a.ipynb", cell=1) == "[1] markdown\n# Title"
    notebook(place, "a.ipynb", "replace", 2, "1 + 1")
    assert (cells(place)[1]["source"], cells(place)[1]["outputs"]) == (["1 + 1"], [])
    notebook(place, "a.ipynb", "insert", source="last", cell_type="markdown")
    notebook(place, "a.ipynb", "insert", 1, "first")
    assert [each["cell_type"] for each in cells(place)] == ["code", "markdown", "code", "markdown"]
    said = notebook(place, "a.ipynb", "delete", 1)
    assert said == "Took out cell 1 in a.ipynb, which has 3 now."
    nbformat.validate(nbformat.read(a_notebook, as_version=4))  # type: ignore[no-untyped-call]


def test_notebook_that_is_none_or_lacks_a_cell_is_refused(place: Place, a_notebook: Path) -> None:
    before = a_notebook.read_bytes()
    for action in ("replace", "delete"):
        for cell in (None, 0, 3):
            with pytest.raises(InvalidInputError, match="has the cells 1 to 2"):
                notebook(place, "a.ipynb", action, cell, "x")  # type: ignore[arg-type]
    assert a_notebook.read_bytes() == before
    for content in ("{}", "[]", "no JSON", '{"nbformat": 4, "cells": 5}', "[" * 100_000):
        put(place, "b.ipynb", content)
        with pytest.raises(InvalidInputError, match="no notebook"):
            notebook(place, "b.ipynb")
