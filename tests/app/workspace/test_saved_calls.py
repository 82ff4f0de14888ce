"""Saved calls are files to share: nothing in them is lost, no secret gets in, none is trusted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.errors import DefinitionError, SavedCallError
from tooldesk.paths import AppPaths
from tooldesk.redaction.redactor import NOT_KEPT
from tooldesk.workspace.saved_calls import SavedCall, SavedCalls
from tooldesk.workspace.tool_file import tool_file_text

CANARY = "canary-5f1b7c22e94d"


async def allow(value: object) -> None:
    """Has nothing against a value."""


@pytest.fixture
def calls(tmp_path: Path) -> SavedCalls:
    return SavedCalls(tmp_path, allow)


async def names(calls: SavedCalls, tool: str = "greet") -> list[str]:
    return [each.name for each in await calls.of(tool)]


async def test_calls_are_kept_renamed_and_removed_by_name(calls: SavedCalls) -> None:
    assert await calls.of("greet") == ()
    for number in (10, 9):
        await calls.put("greet", SavedCall(f"Ada {number}", {"n": number}))
    assert await names(calls) == ["Ada 9", "Ada 10"]
    await calls.rename("greet", "Ada 9", "Grace")
    with pytest.raises(SavedCallError, match="already"):
        await calls.rename("greet", "Grace", "Ada 10")
    with pytest.raises(SavedCallError, match="any more"):
        await calls.rename("greet", "nobody", "somebody")
    assert await names(calls) == ["Ada 10", "Grace"]
    await calls.remove("greet", "Ada 10")
    assert (await calls.of("greet"))[0].arguments == {"n": 9}
    await calls.remove("greet", "Grace")
    # nothing is left behind for git to show
    assert not calls.file_of("greet").exists()


async def test_what_nobody_knows_in_a_file_stays(calls: SavedCalls) -> None:
    file = calls.file_of("greet")
    file.parent.mkdir()
    entry = {"arguments": {"n": 1}, "note": "as in the report"}
    file.write_text(json.dumps({"version": 7, "calls": {"a": entry}}))
    await calls.put("greet", SavedCall("b", {"n": 2}))
    (first, _) = await calls.of("greet")
    await calls.remove("greet", "a")
    await calls.put("greet", first)
    written = json.loads(file.read_text())
    assert (written["version"], written["calls"]["a"]) == (7, entry)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('{"calls": {\n"a": {"arguments": {}},\n"a": {"arguments": {}}}}', 3, "stands twice"),
        ('{"calls": {\n"a" 1', 2, "not JSON"),
        ('{"calls": {"a": {"arguments": [1]}}}', None, "it has to be"),
        ('{"calls": {" ": {"arguments": {}}}}', None, "no NAME blank"),
        ("[]", None, "it has to be"),
        ("[" * 100_000, None, "nested too deep"),
        ("\xff", None, "UTF-8"),
    ],
)
async def test_broken_file_is_told_once_and_never_written(
    calls: SavedCalls, text: str, line: int | None, reason: str
) -> None:
    file = calls.file_of("greet")
    file.parent.mkdir()
    file.write_bytes(text.encode("latin-1"))
    for change in (
        calls.of("greet"),
        calls.put("greet", SavedCall("b", {})),
        calls.remove("greet", "a"),
        calls.rename("greet", "a", "b"),
    ):
        with pytest.raises(DefinitionError, match=reason) as caught:
            await change
        assert (caught.value.path, caught.value.line) == (file, line)
        assert caught.value.next_step
    assert file.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize("name", ["", " a", "a\n", "a\x1b[2J", "a\u202eb", "x" * 81])
async def test_names_are_words_on_one_line(calls: SavedCalls, name: str) -> None:
    with pytest.raises(SavedCallError):
        await calls.put("greet", SavedCall(name, {}))
    assert not calls.file_of("greet").exists()


@pytest.mark.parametrize("value", [float("nan"), "\ud83d"])
async def test_what_no_json_can_hold_is_refused(calls: SavedCalls, value: object) -> None:
    with pytest.raises(SavedCallError, match="no file of JSON"):
        await calls.put("greet", SavedCall("a", {"x": value}))
    assert not calls.file_of("greet").exists()


async def test_link_in_a_folder_from_elsewhere_leads_nowhere(tmp_path: Path) -> None:
    workspace, elsewhere = tmp_path / "workspace", tmp_path / "elsewhere"
    workspace.mkdir()
    elsewhere.mkdir()
    (workspace / "calls").symlink_to(elsewhere)
    with pytest.raises(SavedCallError, match="out of the workspace"):
        await SavedCalls(workspace, allow).put("greet", SavedCall("a", {}))
    assert list(elsewhere.iterdir()) == []


async def test_link_in_a_folder_from_elsewhere_loses_no_file_of_another_place(
    tmp_path: Path,
) -> None:
    workspace, elsewhere = tmp_path / "workspace", tmp_path / "elsewhere"
    workspace.mkdir()
    elsewhere.mkdir()
    mine = elsewhere / "greet.json"
    mine.write_text("mine", encoding="utf-8")
    (workspace / "calls").symlink_to(elsewhere)
    saved = SavedCalls(workspace, allow)
    assert await saved.take(["greet"]) == {}
    await saved.follow("greet", "hail")
    with pytest.raises(SavedCallError, match="out of the workspace"):
        await saved.give_back({"other": b"{}"})
    assert [(each, each.read_text(encoding="utf-8")) for each in elsewhere.iterdir()] == [
        (mine, "mine")
    ]


async def test_link_to_itself_is_a_broken_file(tmp_path: Path) -> None:
    (tmp_path / "calls").mkdir()
    (tmp_path / "calls" / "greet.json").symlink_to("greet.json")
    saved = SavedCalls(tmp_path, allow)
    with pytest.raises(DefinitionError, match="symbolic links"):
        await saved.of("greet")
    with pytest.raises(DefinitionError, match="symbolic links"):
        await saved.put("greet", SavedCall("a", {}))


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("a", {"key": CANARY}),
        ("a", {"deep": [{"auth": f"Bearer {CANARY}"}]}),
        ("a", {CANARY: 1}),
        (f"with {CANARY}", {}),
    ],
)
async def test_stored_value_gets_into_no_file(
    app: App, paths: AppPaths, name: str, arguments: dict[str, object]
) -> None:
    await app.prepare()
    app.redactor.learn([("API_KEY", CANARY)])
    saved = app.workspace.saved_calls
    await saved.put("calculator", SavedCall("before", {}))
    with pytest.raises(SavedCallError, match="API_KEY") as caught:
        await saved.put("calculator", SavedCall(name, arguments))
    assert "the variable API_KEY instead" in caught.value.next_step
    assert CANARY not in str(caught.value)
    with pytest.raises(SavedCallError, match="API_KEY"):
        await saved.rename("calculator", "before", f"now {CANARY}")
    for file in paths.workspace_dir.rglob("*"):
        assert not file.is_file() or CANARY.encode() not in file.read_bytes()


async def test_nothing_is_saved_while_stored_values_cannot_be_read(
    own_secret_service: Any, app: App, paths: AppPaths
) -> None:
    await app.vault.set("API_KEY", CANARY)
    own_secret_service.lock()
    locked = build_app(paths)
    await locked.load()
    locked.shows_unchecked = True  # a person may see what no file may hold
    with pytest.raises(SavedCallError, match=f"{NOT_KEPT} The keyring is locked") as caught:
        await locked.workspace.saved_calls.put("calculator", SavedCall("a", {"key": CANARY}))
    assert caught.value.next_step
    assert not locked.workspace.saved_calls.file_of("calculator").exists()
    await locked.close()


async def test_calls_follow_a_tool_that_gets_another_name(app: App) -> None:
    saved = app.workspace.saved_calls
    await saved.put("calculator", SavedCall("pi", {"expression": "pi"}))
    definition = app.registry.get("calculator")
    text = tool_file_text(definition.model_copy(update={"name": "reckoner"}))
    await app.workspace.write_text(text, in_place_of="calculator")
    assert await names(saved, "reckoner") == ["pi"]
    assert await names(saved, "calculator") == []
    # those of another tool are never written over
    await saved.put("date_calculator", SavedCall("today", {}))
    await saved.follow("reckoner", "date_calculator")
    assert await names(saved, "date_calculator") == ["today"]
    assert await names(saved, "reckoner") == ["pi"]


async def test_all_names_are_told_and_files_read_again_once_they_change(calls: SavedCalls) -> None:
    assert calls.names() == ()
    await calls.put("wave", SavedCall("b", {}))
    await calls.put("greet", SavedCall("a", {}))
    assert calls.names() == (("greet", "a"), ("wave", "b"))
    calls.file_of("greet").write_text("{", encoding="utf-8")
    await calls.put("wave", SavedCall("c", {}))
    assert calls.names() == (("wave", "b"), ("wave", "c"))


async def test_file_that_cannot_be_looked_at_hides_no_other(calls: SavedCalls) -> None:
    for tool in ("add", "greet", "weigh"):
        await calls.put(tool, SavedCall("Ada", {}))
    folder = calls.file_of("greet").parent
    for name in ("b", "m", "z"):
        (folder / f"{name}.json").symlink_to(folder / "nowhere")
    (folder / "folder.json").mkdir()
    (folder / "broken.json").write_bytes(b"\xff{")
    assert calls.names() == (("add", "Ada"), ("greet", "Ada"), ("weigh", "Ada"))
