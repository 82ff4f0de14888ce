"""Tools of one name in two workspaces share neither counts nor results, grants nor secrets."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.lifecycle import UsageFinished


def make_workspace(folder: Path, answer: str, **fields: object) -> None:
    """A folder with one tool, `place`, that says where it is from."""
    for name in ("tools", "python"):
        (folder / name).mkdir(parents=True)
    code = f'def place() -> str:\n    """Say where."""\n    return {answer!r}\n'
    (folder / "python" / "place.py").write_text(code, encoding="utf-8")
    source = {"kind": "python", "file": "python/place.py", "function": "place"}
    tool = {"name": "place", "source": source, **fields}
    (folder / "tools" / "place.json").write_text(json.dumps(tool), encoding="utf-8")


@asynccontextmanager
async def opened(data: Path, workspace: Path) -> AsyncIterator[App]:
    app = build_app(AppPaths.of(data, workspace))
    await app.load()
    app.trust.give()
    yield app
    await app.close()


async def call(app: App, answer: Answer | None = None) -> ToolResult:
    """Without an answer nobody is there to ask."""

    async def ask(_: PermissionRequest) -> Answer:
        assert answer is not None
        return answer

    calling = ToolCalling("place", {})
    async with aclosing(app.usage.run_calling(calling, ask=ask if answer else None)) as events:
        *_, last = [event async for event in events]
    assert isinstance(last, UsageFinished)
    return last.results[0]


async def test_result_of_one_workspace_answers_no_call_of_another(tmp_path: Path):
    for name in ("one", "two"):
        make_workspace(tmp_path / name, name, cache={"enabled": True})
    for name in ("one", "two", "one"):
        async with opened(tmp_path / "data", tmp_path / name) as app:
            assert (await call(app)).joined_text == name
    async with opened(tmp_path / "data", tmp_path / "two") as app:
        assert await app.cache.clear() == 1
        assert await app.cache.clear("place") == 0
    async with opened(tmp_path / "data", tmp_path / "one") as app:
        assert await app.cache.clear("place") == 1


async def test_limit_of_one_workspace_is_not_used_up_by_another(tmp_path: Path):
    for name in ("one", "one/inside"):
        make_workspace(tmp_path / name, name, max_usage_count=1)
    async with opened(tmp_path / "data", tmp_path / "one") as outer:
        async with opened(tmp_path / "data", tmp_path / "one/inside") as inner:
            assert not (await call(outer)).is_error
            assert not (await call(inner)).is_error
            assert "1 of 1" in (await call(inner)).joined_text
            forgotten = await inner.limits.reset("place")
            assert await inner.limits.counts() == {}
            assert await outer.limits.counts() == {"place": 1}
            await inner.limits.bring_back(forgotten)
            assert await inner.limits.counts() == {"place": 1}
        assert "1 of 1" in (await call(outer)).joined_text


async def test_history_is_that_of_the_workspace(tmp_path: Path):
    for name in ("one", "two"):
        make_workspace(tmp_path / name, name)
    for name in ("one", "two"):
        async with opened(tmp_path / "data", tmp_path / name) as app:
            await call(app)
            (row,) = await app.history.latest()
            assert name in row["result"]
            assert [each.count for each in await app.history.written_names()] == [1]


async def test_workspace_is_the_same_through_a_link(tmp_path: Path):
    make_workspace(tmp_path / "real", "here", max_usage_count=1, permission="ask")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    async with opened(tmp_path / "data", tmp_path / "real") as app:
        assert (await call(app, Answer.ALWAYS)).joined_text == "here"
        scope = app.vault.workspace_scope
    async with opened(tmp_path / "data", tmp_path / "link") as app:
        assert "1 of 1" in (await call(app)).joined_text
        assert app.vault.workspace_scope == scope


async def test_counts_go_with_a_folder_that_is_moved_and_results_do_not(tmp_path: Path):
    make_workspace(tmp_path / "before", "there", max_usage_count=2, cache={"enabled": True})
    async with opened(tmp_path / "data", tmp_path / "before") as app:
        await call(app)
    (tmp_path / "before").rename(tmp_path / "now")
    async with opened(tmp_path / "data", tmp_path / "now") as app:
        assert await app.limits.counts() == {"place": 1}
        assert not (await call(app)).is_error
        assert await app.limits.counts() == {"place": 2}
        assert len(await app.history.latest()) == 2
    make_workspace(tmp_path / "before", "there", max_usage_count=2)
    async with opened(tmp_path / "data", tmp_path / "before") as app:
        assert await app.limits.counts() == {}
