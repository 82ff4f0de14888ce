"""What adding the functions of a file comes to, and adding them in place of tools."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from textwrap import dedent

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.errors import DuplicateToolError
from tooldesk.workspace.import_plan import Standing

CODE = '''
def greet(name: str) -> str:
    """Greet somebody."""
    return f"Hello {name}"

def part(text: str) -> str:
    """Say goodbye."""
    return text
'''


@pytest.fixture
async def app(paths) -> AsyncIterator[App]:
    (paths.workspace_dir / "tools").mkdir(parents=True)
    app = build_app(paths)
    await app.load()
    app.trust.give()
    yield app
    await app.close()


class Plan:
    """Plans the import of one file."""

    def __init__(self, app: App, file: Path) -> None:
        self.app = app
        self.file = file

    async def of(self, code: str, interpreter: str | None = None):
        self.file.write_text(dedent(code), encoding="utf-8")
        found = await self.app.workspace.describe_file(self.file)
        assert found.failure is None, found.failure
        return self.app.workspace.plan_import(found, interpreter)

    async def standings(self, code: str) -> list[Standing]:
        return [each.standing for each in await self.of(code)]

    async def add(self, code: str) -> None:
        planned = [each for each in await self.of(code) if each.definition is not None]
        await self.app.workspace.put(
            tuple(each.definition for each in planned),
            tuple(each.existing for each in planned if each.existing is not None),
        )


@pytest.fixture
def plan(app, tmp_path) -> Plan:
    return Plan(app, tmp_path / "voices.py")


async def test_functions_are_new_then_unchanged_then_updates(plan):
    assert await plan.standings(CODE) == [Standing.NEW, Standing.NEW]
    await plan.add(CODE)
    assert await plan.standings(CODE) == [Standing.UNCHANGED, Standing.UNCHANGED]
    changed = CODE.replace("name: str", "name: str, times: int = 1")
    assert await plan.standings(changed) == [Standing.UPDATES, Standing.UNCHANGED]


async def test_update_takes_the_code_and_keeps_what_a_person_set(plan):
    await plan.add(CODE)
    registry = plan.app.registry
    mine = registry.get("greet").model_copy(update={"timeout_s": 7.0, "tags": ("mine",)})
    await plan.app.workspace.save(mine)
    await plan.add(CODE.replace("name: str", "name: str, times: int = 1"))
    updated = registry.get("greet")
    assert (updated.timeout_s, updated.tags) == (7.0, ("mine",))
    assert list(updated.input_schema["properties"]) == ["name", "times"]


async def test_tool_of_another_file_is_replaced_as_a_whole(plan, tmp_path):
    await plan.add(CODE)
    other = Plan(plan.app, tmp_path / "other.py")
    first, _ = await other.of(CODE)
    assert first.standing is Standing.REPLACES
    assert first.existing == plan.app.registry.get("greet")
    await other.add(CODE)
    assert plan.app.registry.get("greet").source.file.endswith("other.py")
    assert plan.app.registry.names() == ("greet", "part")


async def test_second_function_of_a_name_is_refused(plan):
    code = """
    from tooldesk import tool

    @tool(name="say")
    def hello(text: str) -> str:
        "Say hello."
        return text

    @tool(name="say")
    def goodbye(text: str) -> str:
        "Say goodbye."
        return text
    """
    first, second = await plan.of(code)
    assert (first.standing, second.standing) == (Standing.NEW, Standing.REFUSED)
    assert second.refusal.startswith("hello is called say as well.")


async def test_name_that_no_model_can_write_is_refused_with_what_to_do(plan):
    (planned,) = await plan.of("def größe(x: int) -> int:\n    'Double.'\n    return 2 * x\n")
    assert planned.standing is Standing.REFUSED
    assert "größe can't be the name of a tool" in planned.refusal
    assert "@tool(name=" in planned.refusal


async def test_file_that_is_no_tool_keeps_its_name(plan):
    (plan.app.workspace.tools_dir / "greet.json").write_text("{", encoding="utf-8")
    await plan.app.workspace.load()
    first, second = await plan.of(CODE)
    assert (first.standing, second.standing) == (Standing.REFUSED, Standing.NEW)
    assert "greet.json is there and can't be read" in first.refusal


async def test_tool_that_came_meanwhile_is_not_overwritten(plan):
    first, second = await plan.of(CODE)
    await plan.app.workspace.save(second.definition)
    with pytest.raises(DuplicateToolError, match="part"):
        await plan.app.workspace.put((first.definition, second.definition))
    assert plan.app.registry.names() == ("part",)


async def test_write_that_fails_half_way_leaves_what_was_there(plan):
    first, second = await plan.of(CODE)
    await plan.app.workspace.save(second.definition)
    before = (plan.app.workspace.tools_dir / "part.json").read_text(encoding="utf-8")
    changed = second.definition.model_copy(update={"title": "Other"})
    # a folder in its place can't be written over
    (plan.app.workspace.tools_dir / "zzz.json").mkdir()
    blocked = first.definition.model_copy(update={"name": "zzz"})
    with pytest.raises(OSError, match="zzz"):
        await plan.app.workspace.put((changed, blocked), (changed, blocked))
    assert (plan.app.workspace.tools_dir / "part.json").read_text(encoding="utf-8") == before


async def test_interpreter_in_the_workspace_is_written_relative_and_checked_there(plan, app):
    folder = app.workspace.folder
    (folder / "code").mkdir()
    plan.file = folder / "code" / "voices.py"
    first, _ = await plan.of(CODE, str(folder / ".venv" / "bin" / "python"))
    assert first.definition.source.interpreter == ".venv/bin/python"
    await app.workspace.save(first.definition)
    (problem,) = await app.workspace.check()
    assert str(folder / ".venv" / "bin" / "python") in problem.reason
