"""What is kept and said of a tool follows when it gets another name, and back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.call_view import CallView
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import ApprovalNeededError, DuplicateToolError, StorageError
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths, real_path
from tooldesk.usage.history.call_filter import CallFilter
from tooldesk.usage.history.former_names import Rename, former_names
from tooldesk.usage.lifecycle import CallFinished, StageFailed
from tooldesk.workspace.saved_calls import SavedCall

TOOL = {
    "name": "greet",
    "description": "Greet somebody.",
    "permission": "ask",
    "max_usage_count": 3,
    "cache": {"enabled": True},
    "source": {"kind": "shell", "command": ["echo", "hello {word}"]},
    "input_schema": {"type": "object", "properties": {"word": {"type": "string"}}},
}
DELEGATE = {
    "name": "ask_ann",
    "description": "Ask Ann.",
    "source": {
        "kind": "builtin",
        "name": "sub_agent",
        "coworkers": [{"name": "Ann", "tools": ["greet", "greet_all"]}],
    },
}
RAW = 'Now greet. <tool_call>{"name": "greet", "arguments": {"word": "you"}}</tool_call>'
CALL = {
    "name": "greet",
    "verdict": "exact",
    "tool": "greet",
    "arguments": {"word": "greetings"},
}


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    app = build_app(AppPaths.of(tmp_path / "data"))
    for definition in (TOOL, DELEGATE):
        write(app, f"tools/{definition['name']}.json", definition)
    app.trust.give()
    await app.load()
    yield app
    await app.close()


def write(app: App, name: str, value: object) -> Path:
    file = app.workspace.folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, indent=2) + "\n")
    return file


def read(app: App, name: str) -> Any:
    return json.loads((app.workspace.folder / name).read_text())


async def run(app: App, name: str, ask: Any = None) -> tuple[str, list[Exception]]:
    """The text of one call, and what went wrong."""
    text, errors = "", []
    calling = ToolCalling(name, {"word": "you"}, dialect="test")
    async for event in app.usage.run_calling(calling, ask=ask):
        if isinstance(event, CallFinished):
            text = event.result.joined_text
        elif isinstance(event, StageFailed):
            errors.append(event.error)
    return text, errors


async def always(_: PermissionRequest) -> Answer:
    return Answer.ALWAYS


async def found(app: App, name: str) -> list[int]:
    return [each.number for each in await app.history.calls.page(CallFilter(tool_name=name))]


async def uses(app: App, name: str) -> int:
    return (await app.limits.counts()).get(name, 0)


async def test_all_that_is_kept_of_a_tool_follows_it_and_comes_back(app: App) -> None:
    await app.approvals.approve(app.registry.get("greet"))
    await app.workspace.saved_calls.put("greet", SavedCall("polite", {"word": "you"}))
    assert (await run(app, "greet", always))[0] == "hello you"
    before = await app.workspace.read_text("greet")
    renamed = await app.workspace.rename("greet", "wave")
    assert renamed.files == ("tools/ask_ann.json",)
    for name, former in (("wave", "greet"), ("greet", "wave")):
        assert [each.name for each in await app.workspace.saved_calls.of(name)] == ["polite"]
        assert [each.tool_name for each in app.approvals.all()] == [name]
        standing = await app.approvals.standing(app.registry.get(name))
        assert standing is not None
        assert standing.is_in_force
        assert [each.tool_name for each in await app.permissions.grants.all()] == [name]
        assert (await uses(app, name), await uses(app, former)) == (1, 0)
        assert await run(app, name) == ("hello you", []), "nobody is asked"
        assert await uses(app, name) == 1, "the cache had it"
        assert min(await found(app, name)) == 1
        coworker = read(app, "tools/ask_ann.json")["source"]["coworkers"][0]
        assert coworker["tools"] == [name, "greet_all"]
        if name == "wave":
            await app.workspace.rename("wave", "greet")
    assert await found(app, "greet") == [3, 2, 1]
    assert await app.workspace.read_text("greet") == before


async def test_tool_that_is_renamed_and_changed_at_once_waits_for_approval(app: App) -> None:
    await app.approvals.approve(app.registry.get("greet"))
    changed = TOOL | {"name": "wave", "source": {"kind": "shell", "command": ["echo", "other"]}}
    await app.workspace.write_text(json.dumps(changed), in_place_of="greet")
    _, (error,) = await run(app, "wave", always)
    assert isinstance(error, ApprovalNeededError)
    assert "source command" in error.message


async def test_tool_is_never_without_its_approval(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    await app.approvals.approve(app.registry.get("greet"))
    held: list[list[str]] = []

    def write_text(*_: object) -> None:
        held.append([each.tool_name for each in app.approvals.all()])
        raise OSError("no room")

    monkeypatch.setattr("tooldesk.workspace.workspace.write_text", write_text)
    with pytest.raises(OSError, match="no room"):
        await app.workspace.rename("greet", "wave")
    assert held == [["greet", "wave"]]  # killed here, whichever name the file has is approved
    assert [each.tool_name for each in app.approvals.all()] == ["greet"]
    assert (await run(app, "greet", always))[0] == "hello you"


async def test_what_cannot_follow_keeps_the_tool_as_it_was(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    await app.approvals.approve(app.registry.get("greet"))

    def refuse(*_: object) -> None:
        raise StorageError("The disk is full.", next_step="Make room.")

    with monkeypatch.context() as patched:
        patched.setattr(app.history, "follow", refuse)
        with pytest.raises(StorageError):
            await app.workspace.rename("greet", "wave")
    assert [each.tool_name for each in app.approvals.all()] == ["greet"]
    assert list(app.workspace.definitions) == ["ask_ann", "greet"]
    with pytest.raises(DuplicateToolError):
        await app.workspace.rename("greet", "ask_ann")


async def test_scenario_follows_where_it_says_the_tool_and_nothing_else(app: App) -> None:
    scenario = {"raw": RAW, "expected": {"calls": [CALL], "text": "Now greet."}}
    write(app, "scenarios/plain.json", scenario)
    write(
        app, "scenarios/near.json", {"raw": RAW, "expected": {"calls": [CALL | {"name": "Gret"}]}}
    )
    quoted = RAW.replace('"you"', '"greet"')
    write(app, "scenarios/quoted.json", {"raw": quoted})
    tools = [{"name": "greet", "input_schema": {}}]
    alone = write(app, "scenarios/alone.json", {"raw": RAW, "tools": tools}).read_bytes()
    broken = write(app, "scenarios/broken.json", ["greet"])
    renamed = await app.workspace.rename("greet", "wave")
    assert renamed.files == ("scenarios/plain.json", "tools/ask_ann.json")
    assert renamed.left == tuple(f"scenarios/{each}.json" for each in ("broken", "near", "quoted"))
    assert "look at" in renamed.words
    now = read(app, "scenarios/plain.json")
    assert now["raw"] == RAW.replace("greet", "wave")
    assert now["expected"] == {
        "calls": [CALL | {"name": "wave", "tool": "wave"}],
        "text": "Now wave.",
    }
    assert (app.workspace.folder / "scenarios/alone.json").read_bytes() == alone
    assert json.loads(broken.read_text()) == ["greet"]
    await app.workspace.rename("wave", "greet")
    assert read(app, "scenarios/plain.json") == scenario


async def test_views_and_a_prefix_that_is_the_name_follow_it_and_come_back(app: App) -> None:
    folder = real_path(app.workspace.folder)
    views = {
        "Mine": CallView(tool="greet", outcome="failed"),
        "Here": CallView(tool="greet", workspace=folder),
        "Other": CallView(tool="greet", workspace=f"{folder} 2"),
        "All": CallView(tool="greet", workspace="*"),
        "Ann": CallView(tool="ask_ann"),
    }
    set_up(app, views, {"greet": "slow", "ask": "slow"})
    before = app.settings.current
    renamed = await app.workspace.rename("greet", "wave")
    assert renamed.files[-3:] == ("the view Mine", "the view Here", "the prefix of the pool slow")
    assert renamed.left == ("the view All",)
    assert "the view All still says greet: look at it." in renamed.words
    assert "pool is" not in renamed.words
    now = build_app(app.paths)
    now.settings.load()
    told = now.settings.current.history.views
    assert {name: view.tool for name, view in told.items()} == {
        **dict.fromkeys(("Mine", "Here"), "wave"),
        **dict.fromkeys(("Other", "All"), "greet"),
        "Ann": "ask_ann",
    }
    assert told["Mine"].outcome == "failed"
    assert now.settings.current.resource_pools.prefixes == {"wave": "slow", "ask": "slow"}
    assert app.pools.pool_of(app.registry.get("wave")) == "slow"
    await app.workspace.rename("wave", "greet")
    assert app.settings.current == before


@pytest.mark.parametrize(
    ("prefixes", "new_name", "words"),
    [
        ({"gre": "slow"}, "wave", "pool is default now, by its name; it was slow."),
        ({"gre": "slow"}, "grey", ""),
        ({"greet": "slow"}, "ask", "To keep slow, choose it as the tool's resource pool."),
        ({"wav": "quick"}, "wave", "pool is quick now, by its name; it was default."),
    ],
)
async def test_prefix_that_other_names_have_too_stays_and_the_other_pool_is_told(
    app: App, prefixes: dict[str, str], new_name: str, words: str
) -> None:
    views = {"Old": CallView(tool="greet"), "Gone": CallView(tool=new_name)}
    set_up(app, views, prefixes)
    before = app.settings.current
    renamed = await app.workspace.rename("greet", new_name)
    assert words in renamed.words
    assert (renamed.pools is None) is (not words)
    assert renamed.left == ("the view Old",), "it would be the same view as Gone"
    assert app.settings.current == before


async def test_settings_that_cannot_be_kept_are_told_and_the_tool_is_renamed(app: App) -> None:
    set_up(app, {"Mine": CallView(tool="greet")}, {})
    app.paths.settings.write_text("{")
    renamed = await app.workspace.rename("greet", "wave")
    assert renamed.left == ("the view Mine",)
    assert "wave" in app.registry.names()
    assert app.paths.settings.read_text() == "{"


def set_up(app: App, views: dict[str, CallView], prefixes: dict[str, str]) -> None:
    settings = app.settings.current
    history = settings.history.model_copy(update={"views": views})
    pools = settings.resource_pools.model_copy(update={"prefixes": prefixes})
    changed = {"history": history, "resource_pools": pools}
    app.settings.change(lambda old: old.model_copy(update=changed))


@pytest.mark.parametrize(
    ("renames", "name", "expected"),
    [
        ([(1, "b", "a", 0, 5)], "b", {("a", 0, 5)}),
        ([(1, "b", "a", 0, 5)], "a", set()),
        ([(1, "b", "a", 0, 5), (2, "c", "b", 5, 9)], "c", {("b", 5, 9), ("a", 0, 5)}),
        ([(1, "b", "a", 0, 5), (2, "a", "b", 5, 9)], "a", {("b", 5, 9), ("a", 0, 5)}),
        ([(1, "b", "a", 0, 5), (2, "a", "b", 5, 9)], "b", set()),
        # another tool got the name "a" later, and lost it again
        ([(1, "b", "a", 0, 5), (2, "c", "a", 5, 9)], "c", {("a", 5, 9)}),
        ([(1, "b", "a", 0, 5), (2, "a", "b", 5, 5)], "a", {("b", 5, 5), ("a", 0, 5)}),
    ],
)
def test_calls_of_former_names_are_those_before_the_rename(
    renames: list[tuple[int, str, str, int, int]], name: str, expected: set[tuple[str, int, int]]
) -> None:
    rows = [Rename(number, 1, *rest) for number, *rest in renames]
    rows += [Rename(9, 2, "b", "other", 0, 5)]
    of_one = {
        (each.former_name, each.after, each.until)
        for each in former_names(rows, name)
        if each.owner == 1
    }
    assert of_one == expected
