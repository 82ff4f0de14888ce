"""Filters with a name, calls of other workspaces, and the way out of an empty history."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QMenu, QPushButton

from tooldesk.bootstrap import App, build_app
from tooldesk.call_view import CallView
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import AppError
from tooldesk.paths import AppPaths
from tooldesk.settings_file import SettingsFile
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.screens import HISTORY
from tooldesk_ui.history.call_rows import drawing_of
from tooldesk_ui.history.history_screen import HistoryScreen
from tooldesk_ui.widgets.dialogs.name_dialog import NameDialog
from tooldesk_ui.widgets.time_words import exact_words

CANARY = "canary-5f1b7c22e94d"


async def add(app: App, tool: str, text: str = "one") -> None:
    calling = ToolCalling(tool, {"text": text}, dialect="hermes")
    record = CallRecord(ToolContext(), calling, tool)
    await app.history.add(record, ToolResult((TextContent("said"),)))


def menu_of(screen: HistoryScreen) -> dict[str, Any]:
    """The menu that a click on the views opens: words → action."""
    button = screen.views.button
    button.click()
    menu = button.findChildren(QMenu)[-1]
    found = {each.text(): each for each in menu.actions() if each.text()}
    menu.close()
    return found


def kept(paths: AppPaths) -> dict[str, CallView]:
    file = SettingsFile(paths.settings)
    file.load()
    return file.current.history.views


async def name_it(screen: HistoryScreen, until, name: str, command: str) -> NameDialog:
    screen.commands[command].trigger()
    await until(lambda: screen.findChildren(NameDialog))
    dialog = screen.findChildren(NameDialog)[-1]
    dialog.name.setText(name)
    dialog.go.click()
    return dialog


def test_view_is_saved_chosen_renamed_and_deleted_and_all_of_it_undone(
    screen: HistoryScreen, steps: History, with_core, until, paths
) -> None:
    async def body(app: App) -> None:
        for tool, text in (("calculator", "one"), ("gone_tool", "two"), ("gone_tool", "three")):
            await add(app, tool, text)
        await until(lambda: len(screen.list.model.keys) == 3)
        assert "No view has a name yet" in menu_of(screen)
        assert not screen.commands["save_call_view"].isEnabled()
        screen.filters.set_choices({"tool": "gone_tool", "time": "hour"})
        screen.list.search.setText("two")
        screen.list.ask_anew()
        await until(lambda: len(screen.list.model.keys) == 1)
        await name_it(screen, until, "  Two   lately ", "save_call_view")
        view = CallView(tool="gone_tool", time="hour", words="two")
        await until(lambda: kept(paths) == {"Two lately": view})
        await until(lambda: screen.views.button.text() == "Two lately")
        assert screen.views.button.isChecked()
        screen.list.clear_filters()
        await until(lambda: len(screen.list.model.keys) == 3)
        await until(lambda: screen.views.button.text() == "Views")
        menu_of(screen)["Two lately  (its tool is gone)"].trigger()
        await until(lambda: len(screen.list.model.keys) == 1)
        words = "1 call found; no tool is called gone_tool any more"
        await until(lambda: screen.bar.summary.text() == words)
        await name_it(screen, until, "Lately", "rename_call_view")
        await until(lambda: kept(paths) == {"Lately": view})
        await until(lambda: screen.views.button.text() == "Lately")
        # another program names one meanwhile; only ours is taken back
        other = SettingsFile(paths.settings)
        other.load()
        history = other.current.history.model_copy(
            update={"views": {"Lately": view, "Other": CallView(outcome="failed")}}
        )
        other.save(other.current.model_copy(update={"history": history}))
        screen.commands["delete_call_view"].trigger()
        await until(lambda: list(kept(paths)) == ["Other"])
        await until(lambda: steps.undo_words == "delete view Lately")
        steps.undo()
        await until(lambda: kept(paths).get("Lately") == view)
        await until(lambda: steps.undo_words == "rename view Two lately")
        steps.undo()
        await until(lambda: set(kept(paths)) == {"Two lately", "Other"})
        await until(lambda: screen.views.button.text() == "Two lately")
        assert "Other" in menu_of(screen)

    with_core(screen, body)


def test_name_that_is_taken_and_a_secret_among_the_filters_are_refused(
    screen: HistoryScreen, with_core, until, paths
) -> None:
    async def body(app: App) -> None:
        await add(app, "calculator")
        app.redactor.learn([("KEY", CANARY)])
        for words, name in (("one", "First"), (CANARY, "Second"), ("two", CANARY)):
            screen.list.search.setText(words)
            screen.list.ask_anew()
            await until(lambda: screen.commands["save_call_view"].isEnabled())
            await until(lambda words=words: screen.views._now.words == words)
            dialog = await name_it(screen, until, name, "save_call_view")
            if name == "First":
                await until(lambda: list(kept(paths)) == ["First"])
                await until(lambda: not screen.findChildren(NameDialog))
                continue
            await until(dialog.error.isVisible)
            assert "Take it out" in dialog.error.words()
            dialog.name.setText("x" * 61)
            dialog.go.click()
            long = "The name has 61 characters, and 60 are the most."
            await until(lambda dialog=dialog, long=long: long in dialog.error.words())
            dialog.name.setText("First")
            if words == "two":
                dialog.go.click()
                taken = "There is a view called First."
                await until(lambda dialog=dialog, taken=taken: taken in dialog.error.words())
            dialog.reject()
            await until(lambda: not screen.findChildren(NameDialog))
        assert CANARY not in paths.settings.read_text("utf-8")

    with_core(screen, body)


def test_name_that_turns_words_around_is_shown_as_it_is(
    screen: HistoryScreen, with_core, until, paths
) -> None:
    name = "a \u202egnp.exe"
    file = SettingsFile(paths.settings)
    file.load()
    history = file.current.history.model_copy(update={"views": {name: CallView(tool="gone")}})
    file.save(file.current.model_copy(update={"history": history}))

    async def body(app: App) -> None:
        await add(app, "calculator")
        await until(lambda: len(screen.list.model.keys) == 1)
        assert "a \\u202egnp.exe  (its tool is gone)" in menu_of(screen)
        menu_of(screen)["a \\u202egnp.exe  (its tool is gone)"].trigger()
        await until(lambda: screen.views.button.text() == "a \\u202egnp.exe")

    with_core(screen, body)


def test_calls_of_other_workspaces_are_listed_and_not_replayed_here(
    screen: HistoryScreen, with_core, until, paths, tmp_path
) -> None:
    failed: list[AppError] = []
    screen.failed.connect(failed.append)
    elsewhere = AppPaths.of(paths.data_dir, tmp_path / "other" / "desk")

    async def body(app: App) -> None:
        await add(app, "calculator")
        other = build_app(elsewhere)
        await other.load()
        await add(other, "calculator", "elsewhere")
        await other.close()
        screen.list.look()
        await until(lambda: list(screen.list.model.keys) == [1])
        screen.filters.chips["workspace"]._choose("*")
        await until(lambda: list(screen.list.model.keys) == [2, 1])
        await until(lambda: screen.list.model.row_at(0) and screen.list.model.row_at(1))
        above, row = screen.list.model.row_at(0), screen.list.model.row_at(1)
        folder = str(elsewhere.workspace_dir.resolve())
        assert (above.workspace, row.workspace) == (folder, "")
        drawn = drawing_of(above, above.moment)
        assert "other/desk" in {each.text for line in drawn.lines for each in line}
        at = exact_words(above.moment)
        said = f"calculator, in {folder}, {at}, {above.brief}, {above.took}, Passed"
        assert screen.list.model.spoken(above) == said
        screen.list.select("2")
        await until(lambda: screen.call is not None and screen.call.number == 2)
        assert ("Workspace", folder) in screen.page.facts.rows()
        assert not screen.commands["show_past_tool"].isEnabled()
        screen.commands["replay_call"].trigger()
        await until(lambda: failed)
        assert folder in failed[0].message
        assert failed[0].next_step == "Open that workspace, and replay the call there."
        screen.list.look()
        await until(lambda: folder in screen.filters.chips["workspace"]._choices)
        screen.filters.chips["workspace"]._choose(folder)
        await until(lambda: list(screen.list.model.keys) == [2])
        assert screen.filters.chips["workspace"].text() == "other/desk"

    with_core(screen, body)


def test_saved_filter_of_a_stranger_is_any(screen: HistoryScreen, with_core, until) -> None:
    screen.restore_state({"filters": {"time": "whenever", "tool": "x" * 20_000}})

    async def body(app: App) -> None:
        await add(app, "calculator")
        await until(lambda: len(screen.list.model.keys) == 1)

    with_core(screen, body)


def test_empty_history_leads_to_the_console(live: Callable[..., None], until) -> None:
    async def body(window: Any) -> None:
        window.show_screen(HISTORY.id)
        screen = window.screens()[HISTORY.id]
        await until(lambda: screen.list.empty.heading() == "No calls yet")
        button = screen.list.empty.findChild(QPushButton, "empty_state_button")
        assert (button.isVisible(), button.text()) == (True, "Open console")
        button.click()
        await until(lambda: window.front == "console")

    live(body)
