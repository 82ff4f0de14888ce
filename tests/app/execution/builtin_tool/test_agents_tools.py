"""skill, task, mailbox, workflow_output: what agents read, leave for others, and end with."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.execution.builtin_tool.catalogue import builtin_definition
from tooldesk.execution.builtin_tool.functions.place import Place
from tooldesk.execution.builtin_tool.functions.skills import skill
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import ToolResult

from .conftest import Bench

CANARY = "cAnArY-4eC39HqLyj"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    skills = tmp_path / "skills"
    for name, text in {
        "pdf": "---\nname: pdf-forms\ndescription: Fill in forms.\nlicense: x\n---\n# Do this\n",
        "plain": "# Plain words\nDo that.",
        "broken": "---\nname: never ends\n",
        "bytes": "\0\0",
    }.items():
        (skills / name).mkdir(parents=True)
        (skills / name / "SKILL.md").write_text(text, encoding="utf-8")
    (skills / "pdf" / "more").mkdir()
    (skills / "pdf" / "more" / "fields.md").write_text("the fields", encoding="utf-8")
    (tmp_path / "secret.md").write_text("canary", encoding="utf-8")
    (skills / "away").symlink_to("/etc")
    return Place(str(tmp_path))


def test_skills_are_listed_and_read(place: Place) -> None:
    assert skill(place).split("\n") == [
        "- broken: ---",
        "- pdf-forms: Fill in forms.",
        "- plain: Plain words",
    ]
    assert skill(place, "pdf-forms") == "# Do this\n\nFiles of this skill: more/fields.md"
    assert skill(place, "pdf-forms", "more/fields.md") == "the fields"
    assert skill(place, "plain") == "# Plain words\nDo that."
    for name in ("away", "bytes", "../skills/pdf"):
        with pytest.raises(InvalidInputError, match="no skill called"):
            skill(place, name)
    for file in ("../../secret.md", "/etc/passwd", "../plain/SKILL.md"):
        with pytest.raises(InvalidInputError, match="not in the folder"):
            skill(place, "pdf-forms", file)


def test_skill_shows_nothing_that_is_hidden(place: Place, tmp_path: Path) -> None:
    (tmp_path / "SKILL.md").write_text("All of it.", encoding="utf-8")
    (tmp_path / "skills" / "all").symlink_to(tmp_path)
    hiding = Place(str(tmp_path), hidden=[str(tmp_path / "secret.md")])
    assert skill(place, "all", "secret.md") == "canary"
    with pytest.raises(InvalidInputError, match="not in the folder"):
        skill(hiding, "all", "secret.md")


def test_folder_without_skills_says_so(tmp_path: Path) -> None:
    assert "There are no skills" in skill(Place(str(tmp_path)))


async def test_tasks_are_added_changed_listed_and_removed(bench: Bench) -> None:
    async def said(**arguments: object) -> str:
        return (await bench.call("task", **arguments)).joined_text  # type: ignore[arg-type]

    assert await said() == "There are no tasks."
    assert await said(action="add", title="one") == "Added task 1."
    assert await said(action="add", title="two", status="doing", notes="soon") == "Added task 2."
    assert await said(action="update", id=1, status="done") == "Changed task 1."
    assert await said() == "1. [done] one\n2. [doing] two\n   soon"
    assert await said(action="list", status="done") == "1. [done] one"
    assert await said(action="remove", id=2) == "Removed task 2."
    assert await said(action="add", title="three") == "Added task 2."
    wrong: list[dict[str, object]] = [
        {"action": "add"},
        {"action": "update", "id": 9},
        {"action": "remove"},
        {"action": "add", "title": "x" * 501},
    ]
    for arguments in wrong:
        with pytest.raises(InvalidInputError):
            await said(**arguments)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("task", {"action": "update", "id": 10**30, "title": "x"}),
        ("task", {"action": "add", "title": "half \ud800"}),
        ("mailbox", {"action": "send", "to": "half \ud800", "text": "x"}),
    ],
)
async def test_what_no_board_can_hold_is_a_mistake_of_the_model(
    bench: Bench, name: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(InvalidInputError, match="can't take an argument"):
        await bench.call(name, **arguments)  # type: ignore[arg-type]


async def test_title_is_one_line_and_makes_no_tasks(bench: Bench) -> None:
    await bench.call("task", action="add", title="mine\n2. [done] yours")
    assert (await bench.call("task")).joined_text == "1. [open] mine 2. [done] yours"


async def test_tasks_of_several_at_once_get_a_number_each(bench: Bench) -> None:
    calls = [bench.call("task", action="add", title=f"t{n}") for n in range(20)]
    said = [each.joined_text for each in await asyncio.gather(*calls)]
    assert sorted(said) == sorted(f"Added task {n}." for n in range(1, 21))


async def test_board_is_private_and_of_one_workspace(bench: Bench) -> None:
    await bench.call("task", action="add", title="mine")
    file = bench.home / "data" / "boards.db"
    assert file.stat().st_mode & 0o777 == 0o600
    os.rename(bench.workspace, bench.home / "elsewhere")
    bench.workspace.mkdir()
    (bench.workspace / "other").symlink_to(bench.workspace)
    assert (await bench.call("task")).joined_text == "1. [open] mine"


async def as_agent(bench: Bench, name: str, redactor: Redactor | None = None, **said: str) -> str:
    context = ToolContext(agent_name=name, redactor=redactor)
    tool = builtin_definition("mailbox")
    return (await bench.sources.call(tool, dict(said), context)).joined_text


async def test_messages_reach_whom_they_are_for_and_once(bench: Bench) -> None:
    assert await as_agent(bench, "ada", action="send", to="ben", text="hello") == "Sent to ben."
    assert await as_agent(bench, "ada") == "There are no new messages."
    assert (await as_agent(bench, "ben")).startswith("From ada, 20")
    assert await as_agent(bench, "ben") == "There are no new messages."
    with pytest.raises(InvalidInputError):
        await as_agent(bench, "ada", action="send", to="ben")


async def test_no_secret_is_written_on_a_board(bench: Bench) -> None:
    redactor = Redactor()
    redactor.learn([("TOKEN", CANARY)])
    await as_agent(bench, "ada", redactor, action="send", to="ben", text=f"use {CANARY}")
    assert CANARY not in await as_agent(bench, "ben")
    for file in (bench.home / "data").iterdir():
        assert CANARY.encode() not in file.read_bytes()
    from tooldesk.errors import SecretUnavailableError

    redactor.blind_because = SecretUnavailableError("locked")
    with pytest.raises(PermanentError, match="Nothing is written down"):
        await as_agent(bench, "ada", redactor, action="send", to="ben", text="words")


async def test_board_that_is_none_is_left_alone(bench: Bench) -> None:
    (bench.home / "data").mkdir()
    file = bench.home / "data" / "boards.db"
    file.write_bytes(b"no database" * 100)
    with pytest.raises(PermanentError, match=r"boards\.db can't be used"):
        await bench.call("task")
    assert file.read_bytes() == b"no database" * 100


async def test_output_of_a_workflow_is_the_answer(bench: Bench) -> None:
    result = await bench.call("workflow_output", output="done", data={"n": 1})
    assert isinstance(result, ToolResult)
    assert (result.joined_text, result.structured, result.result_as_answer) == (
        "done",
        {"n": 1},
        True,
    )
