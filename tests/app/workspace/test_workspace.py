"""A workspace loads what it can, and says what it can't, where and why."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.errors import (
    ChangedOutsideError,
    DefinitionError,
    DuplicateToolError,
    ToolUsageLimitExceededError,
)
from tooldesk.workspace.default_workspace import SAMPLES, make_default_workspace
from tooldesk.workspace.tool_files import read_tool_files

GOOD = 'def add(a: int) -> int:\n    """Add one."""\n    return a + 1\n'


async def test_first_start_brings_six_tools_and_ten_outputs(app: App):
    assert len(app.registry.names()) == 6
    assert len(app.workspace.samples()) == 10
    assert app.workspace.problems == ()
    assert await app.workspace.check() == ()


async def test_tool_files_are_written_as_tooldesk_writes_them(app: App):
    from tooldesk.workspace.tool_file import tool_file_text

    for definition in app.registry.definitions():
        file = SAMPLES / "tools" / f"{definition.name}.json"
        assert file.read_text(encoding="utf-8") == tool_file_text(definition)


def test_folder_with_something_in_it_is_left_alone(tmp_path: Path):
    (tmp_path / "notes.txt").write_text("mine")
    assert not make_default_workspace(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_empty_folder_is_filled(tmp_path: Path):
    assert make_default_workspace(tmp_path / "new")
    (tmp_path / "empty").mkdir()
    assert make_default_workspace(tmp_path / "empty")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "new"]


def test_programs_that_start_at_once_all_have_the_samples(tmp_path: Path) -> None:
    folders = [tmp_path / str(number) for number in range(20)]
    for folder in folders:
        folder.mkdir()
    with ThreadPoolExecutor(4) as starts:
        for folder in folders:
            made = list(starts.map(make_default_workspace, [folder] * 4))
            assert sum(made) == 1
            assert (folder / "tools").is_dir()


async def test_broken_files_are_told_and_the_others_load(app: App):
    tools = app.workspace.tools_dir
    (tools / "half.json").write_text('{\n  "name": "half",\n  "sou')
    (tools / "copy.json").write_bytes((tools / f"{app.registry.names()[0]}.json").read_bytes())
    await app.workspace.load()
    assert len(app.registry.names()) == 6
    told = {problem.path.name: problem for problem in app.workspace.problems}
    assert (told["half.json"].line, "not JSON" in told["half.json"].reason) == (3, True)
    assert len(told) == 2
    assert any("another tool called" in problem.reason for problem in told.values())


async def test_tool_whose_file_says_what_it_said_stays_the_very_same(app: App):
    before = {each.name: each for each in app.registry.definitions()}
    file = app.workspace.tools_dir / "calculator.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"title": "Another"}))
    await app.workspace.load()
    now = {each.name: each for each in app.registry.definitions()}
    assert [name for name in now if now[name] is not before[name]] == ["calculator"]
    assert now["calculator"].title == "Another"


async def test_what_was_read_first_and_comes_last_replaces_nothing(
    app: App, monkeypatch: pytest.MonkeyPatch
):
    has_read, may_go_on, reads = threading.Event(), threading.Event(), itertools.count()

    def read(folder: Path, known: object) -> object:
        found = read_tool_files(folder)
        if next(reads) == 0:
            has_read.set()
            assert may_go_on.wait(30)
        return found

    file = app.workspace.tools_dir / "calculator.json"
    text = file.read_text(encoding="utf-8")
    file.unlink()
    monkeypatch.setattr("tooldesk.workspace.workspace.read_tool_files", read)
    without = asyncio.create_task(app.workspace.load())
    assert await asyncio.to_thread(has_read.wait, 30)
    file.write_text(text, encoding="utf-8")
    await app.workspace.load()
    may_go_on.set()
    await without
    assert "calculator" in app.registry.names()


@pytest.mark.parametrize(
    ("code", "line", "reason", "detail"),
    [
        ("import nowhere_to_be_found\n" + GOOD, 1, "nowhere_to_be_found", "Traceback"),
        (GOOD + "\n\ndef broken(:\n", 6, "SyntaxError", ""),
        (
            "def other(a: int) -> int:\n    'Words.'\n    return a\n",
            None,
            "no function add",
            "other",
        ),
    ],
)
async def test_file_that_cannot_be_imported_is_told_with_its_traceback(
    app: App, write_tool: Callable[..., Path], code, line, reason, detail
):
    write_tool("add", code)
    await app.workspace.load()
    problems = [each for each in await app.workspace.check() if each.tool_name == "add"]
    assert len(problems) == 1
    assert problems[0].line == line
    assert reason in problems[0].reason
    assert detail in problems[0].detail
    assert "add" in app.registry.names()


async def test_tool_whose_environment_is_gone_is_told_and_the_others_are_checked(app: App):
    (app.workspace.folder / "mine.py").write_text("def f() -> int:\n    return 1\n")
    source = {"file": "mine.py", "function": "f", "interpreter": "/gone/bin/python"}
    text = json.dumps({"name": "mine", "source": source})
    (app.workspace.tools_dir / "mine.json").write_text(text)
    await app.workspace.load()
    (problem,) = await app.workspace.check()
    assert problem.tool_name == "mine"
    assert "no Python interpreter at /gone/bin/python" in problem.reason


async def test_python_file_becomes_tools(app: App, tmp_path: Path):
    file = tmp_path / "mine.py"
    file.write_text(GOOD)
    description = await app.workspace.describe_file(file)
    added = await app.workspace.add_python_file(file, description.functions)
    assert [each.name for each in added] == ["add"]
    assert added[0].input_schema["properties"] == {"a": {"type": "integer"}}
    assert app.registry.get("add").source.file == file.as_posix()
    with pytest.raises(DuplicateToolError):
        await app.workspace.add_python_file(file, description.functions)


async def test_file_inside_the_workspace_is_kept_relative(app: App):
    file = app.workspace.folder / "python" / "mine.py"
    file.write_text(GOOD)
    description = await app.workspace.describe_file(file)
    (added,) = await app.workspace.add_python_file(file, description.functions)
    assert added.source.file == "python/mine.py"


async def test_removed_tool_can_be_brought_back(app: App):
    definition = app.registry.definitions()[0]
    await app.workspace.remove(definition.name)
    assert definition.name not in app.registry.names()
    await app.workspace.save(definition)
    assert app.registry.get(definition.name) == definition


async def test_changed_file_is_a_new_definition(app: App):
    old = app.registry.definitions()[0]
    path = app.workspace.tools_dir / f"{old.name}.json"
    fields = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(fields | {"title": "Another title"}), encoding="utf-8")
    await app.workspace.load()
    assert app.registry.get(old.name).title == "Another title"
    assert old.title != "Another title"


async def test_schema_that_is_wrong_in_itself_is_told_with_its_pointer(
    app: App, write_tool: Callable[..., Path]
):
    schema = {"type": "object", "properties": {"a": {"type": "colour"}}}
    write_tool("add", GOOD, input_schema=schema)
    await app.workspace.load()
    (problem,) = [each for each in await app.workspace.check() if each.tool_name == "add"]
    assert "/properties/a/type" in problem.reason
    assert (problem.path.name, problem.line) == ("add.json", 1)


HTTP_TOOL = '{"name": "%s", "source": {"kind": "http", "url": "https://example.com/"}, "tags": []}'


async def test_written_text_is_the_file_as_it_was_written(app) -> None:
    text = HTTP_TOOL % "page"
    definition = await app.workspace.write_text(text)
    assert app.registry.get("page") == definition
    assert await app.workspace.read_text("page") == text


async def test_another_name_moves_the_file(app) -> None:
    await app.workspace.write_text(HTTP_TOOL % "page")
    await app.workspace.write_text(HTTP_TOOL % "site", in_place_of="page")
    assert "page" not in app.registry.names()
    assert sorted(path.name for path in app.workspace.tools_dir.glob("*ge.json")) == []
    assert (app.workspace.tools_dir / "site.json").exists()


LIMITED = HTTP_TOOL.replace('"tags"', '"max_usage_count": 2, "tags"')


async def test_uses_follow_a_tool_to_its_new_name(app) -> None:
    page = await app.workspace.write_text(LIMITED % "page")
    await app.limits.count(page)
    site = await app.workspace.write_text(LIMITED % "site", in_place_of="page")
    standings = await app.limits.standings([page, site])
    assert (standings["page"].count, standings["site"].count) == (0, 1)
    await app.workspace.write_text(LIMITED % "page", in_place_of="site")
    await app.limits.count(page)
    with pytest.raises(ToolUsageLimitExceededError):
        await app.limits.count(page)


async def test_uses_stay_where_the_file_could_not_be_moved(app) -> None:
    page = await app.workspace.write_text(LIMITED % "page")
    await app.limits.count(page)
    with pytest.raises(ChangedOutsideError):
        await app.workspace.write_text(LIMITED % "site", in_place_of="page", expected="else")
    assert (await app.limits.standings([page]))["page"].count == 1


async def test_file_that_is_called_otherwise_stays_where_it_is(app) -> None:
    odd = app.workspace.tools_dir / "odd name.json"
    odd.write_text(HTTP_TOOL % "page", encoding="utf-8")
    await app.workspace.load()
    text = (HTTP_TOOL % "page").replace("example.com", "example.org")
    await app.workspace.write_text(text, in_place_of="page")
    assert odd.read_text(encoding="utf-8") == text
    assert not (app.workspace.tools_dir / "page.json").exists()


async def test_taken_name_is_refused_and_nothing_is_written(app) -> None:
    await app.workspace.write_text(HTTP_TOOL % "page")
    before = await app.workspace.read_text("calculator")
    for in_place_of in (None, "page"):
        with pytest.raises(DuplicateToolError):
            await app.workspace.write_text(HTTP_TOOL % "calculator", in_place_of=in_place_of)
    assert await app.workspace.read_text("calculator") == before
    assert await app.workspace.read_text("page") == HTTP_TOOL % "page"


async def test_name_of_a_broken_file_is_refused(app) -> None:
    broken = app.workspace.tools_dir / "page.json"
    broken.write_text("{", encoding="utf-8")
    await app.workspace.load()
    with pytest.raises(DuplicateToolError):
        await app.workspace.write_text(HTTP_TOOL % "page")
    assert broken.read_text(encoding="utf-8") == "{"


async def test_text_that_is_no_tool_is_not_written(app) -> None:
    with pytest.raises(DefinitionError):
        await app.workspace.write_text('{"name": "page"}')
    assert "page" not in app.registry.names()


DECLARED = (
    "from tooldesk import tool\n\n\n"
    "@tool(name='plus_one', timeout_s=5, env_vars=['KEY'], cache=True)\n"
    "def add(a: int) -> int:\n    'Add one.'\n    return a + 1\n"
)


async def test_new_tool_begins_with_what_its_code_declares(app: App):
    path = app.workspace.folder / "python" / "add.py"
    path.write_text(DECLARED, encoding="utf-8")
    described = await app.workspace.describe_file(path)
    (added,) = await app.workspace.add_python_file(path, described.functions)
    assert (added.name, added.timeout_s, added.cache.enabled) == ("plus_one", 5, True)
    assert [variable.name for variable in added.env_vars] == ["KEY"]
    assert added.source.function == "add"
    assert await app.workspace.check() == ()
    assert app.workspace.differences("plus_one") == ()


async def test_where_a_tool_differs_from_its_code_is_told(app: App):
    path = app.workspace.folder / "python" / "add.py"
    path.write_text(DECLARED, encoding="utf-8")
    described = await app.workspace.describe_file(path)
    (added,) = await app.workspace.add_python_file(path, described.functions)
    await app.workspace.save(added.model_copy(update={"timeout_s": 30.0}))
    await app.workspace.check()
    assert app.workspace.differences("plus_one") == ("timeout_s: 30.0 here, 5.0 in the code",)


async def test_declaration_that_no_tool_can_have_is_refused_with_its_reason(app: App):
    path = app.workspace.folder / "python" / "add.py"
    path.write_text(DECLARED.replace("timeout_s=5", "timeout_s=-5"), encoding="utf-8")
    described = await app.workspace.describe_file(path)
    with pytest.raises(DefinitionError, match="@tool of add: timeout_s: input should be greater"):
        await app.workspace.add_python_file(path, described.functions)
    assert "plus_one" not in app.registry.names()


async def test_cache_condition_that_can_not_be_used_is_a_problem(
    app: App, write_tool: Callable[..., Path]
):
    schema = {"type": "object", "properties": {"a": {"type": "integer"}}}
    policy = {"enabled": True, "store_if": "@.a =="}
    write_tool("add", GOOD, input_schema=schema, cache=policy)
    await app.workspace.load()
    (problem,) = await app.workspace.check()
    assert (problem.tool_name, "store_if is no condition" in problem.reason) == ("add", True)


async def test_tool_that_its_edited_function_no_longer_fits_is_told(app: App, tmp_path: Path):
    path = tmp_path / "mine.py"
    path.write_text(GOOD, encoding="utf-8")
    description = await app.workspace.describe_file(path)
    await app.workspace.add_python_file(path, description.functions)
    assert await app.workspace.check() == ()
    path.write_text(GOOD.replace("a: int", "first: int, more: int = 0"), encoding="utf-8")
    (problem,) = await app.workspace.check()
    words = "the function takes first now, the tool says a"
    assert (problem.tool_name, problem.reason) == ("add", words)
    assert "Update from code" in problem.detail
    assert problem.detail.endswith("--function add --replace")
    composed = {"allOf": [{"properties": {"first": {"type": "integer"}}}]}
    changed = app.registry.get("add").model_copy(update={"input_schema": composed})
    await app.workspace.save(changed)
    assert await app.workspace.check() == ()
