"""What a call says of files that are none of those it is for, and what to do then."""

from __future__ import annotations

import os
import shutil

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions.place import Place
from tooldesk.execution.builtin_tool.functions.skills import skill

from .conftest import Bench

HUGE = 11_000_000


@pytest.fixture(params=[True, False], ids=["ripgrep", "library"])
def has_program(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if not request.param:
        monkeypatch.setenv("PATH", "/nonexistent")
    elif not shutil.which("rg"):
        pytest.skip("no ripgrep here")
    return bool(request.param)


async def test_file_that_is_named_is_searched_or_refused_and_never_passed_over(
    bench: Bench, has_program: bool
) -> None:
    (bench.workspace / "huge.log").write_bytes(b"x" * (HUGE - 5) + b"\nlast")
    found = await bench.call("grep", pattern="^last$", path="huge.log")
    if has_program:
        assert found.joined_text == "huge.log:2:last"
    else:
        words = "huge.log: it has 11,000,000 bytes; at most 10,000,000 can be read. "
        assert found.joined_text == f"{words}Choose another file, or look into it with bash."
    inside = await bench.call("grep", pattern="last", path=".", output="files")
    assert inside.joined_text == ("huge.log" if has_program else "Nothing fits.")


@pytest.mark.usefixtures("has_program")
async def test_one_file_is_shown_as_in_a_search_of_its_folder(bench: Bench) -> None:
    folder = bench.workspace / "sub"
    folder.mkdir()
    lines = ["one", "2-two", "3:three", "four", "five", "one"]
    (folder / "a.txt").write_text("\n".join(lines), encoding="utf-8")
    for more in (
        {"pattern": "one"},
        {"pattern": "TWO", "ignore_case": True, "context_lines": 1},
        {"pattern": "one", "context_lines": 1},
        {"pattern": "o", "output": "count"},
        {"pattern": "o", "output": "files"},
        {"pattern": "nowhere"},
    ):
        of_file = await bench.call("grep", path="sub/a.txt", **more)
        of_folder = await bench.call("grep", path="sub", **more)
        assert of_file.joined_text == of_folder.joined_text


async def test_pipe_is_not_waited_for(bench: Bench) -> None:
    os.mkfifo(bench.workspace / "pipe")
    assert "no file" in (await bench.call("grep", pattern="a", path="pipe")).joined_text


async def test_folder_is_said_to_be_one(bench: Bench) -> None:
    said = (await bench.call("read", path=".")).joined_text
    assert said == ".: it is no file, but a folder. Name a file in it; glob lists them."


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"\xce\x00", "it is no JSON text"),
        (b'{"cells": [\n', "it is no JSON text"),
        (b'{"cells": 3, "nbformat": 4}', "its parts are not those of a notebook"),
    ],
)
async def test_what_is_no_notebook_is_refused_in_words(
    bench: Bench, content: bytes, why: str
) -> None:
    (bench.workspace / "a.ipynb").write_bytes(content)
    said = (await bench.call("notebook", path="a.ipynb")).joined_text
    step = "Name an .ipynb file, or mend this one with read and edit."
    assert said == f"a.ipynb is no notebook: {why}. {step}"


async def test_what_is_left_out_is_asked_for(bench: Bench) -> None:
    with pytest.raises(InvalidInputError) as caught:
        await bench.call("task", action="update", status="done")
    assert str(caught.value) == 'Which task is not said. Give its number as "id".'
    with pytest.raises(InvalidInputError) as caught:
        skill(Place(str(bench.workspace)), "none")
    words = "There is no skill called none. Go on without: there are no skills here."
    assert str(caught.value) == words
