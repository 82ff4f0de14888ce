"""The Scan screen beside real processes: counted, stopped, gone on with, opened, exported."""

from __future__ import annotations

import json
from dataclasses import replace
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tooldesk.bootstrap import App
from tooldesk.scanning import scan as scanning
from tooldesk.scanning.scan_figures import ScanFigures
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.frame.screens import SCAN
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.scan.figure_rows import VIEWS, FigureRow
from tooldesk_ui.scan.scan_screen import ScanScreen

CANARY, LATER = "canary-7e01bb92d3aa", "canary-31c0ffee77d1"


def written(name: str, arguments: object) -> str:
    return f"<tool_call>{json.dumps({'name': name, 'arguments': arguments})}</tool_call>"


RAWS = (
    written("calculator", {"expression": "1"}),
    written("calculator", {}),
    written("fly", {"to": CANARY, "with": LATER}),
    "Hello.",
)


def log_of(file: Path, count: int) -> Path:
    lines = (json.dumps({"raw": RAWS[at % 4], "model": f"m{at % 2}"}) for at in range(count))
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


@pytest.fixture
def screen(theme, qtbot) -> ScanScreen:
    commands = Commands(theme)
    commands.add("", {"edit": ((replace(SCAN.commands["run"][0][0], id="find"),),)})
    commands.add(SCAN.id, SCAN.commands)
    screen = ScanScreen(theme, commands)
    qtbot.addWidget(screen)
    screen.resize(1100, 800)
    screen.show()
    return screen


async def scan(screen: ScanScreen, until) -> None:
    await until(screen.commands["start_scan"].isEnabled)
    screen.commands["start_scan"].trigger()
    await until(lambda: not screen.commands["stop_scan"].isEnabled())


def listed(screen: ScanScreen, view: str) -> dict[str, tuple[int, str]]:
    screen.views.set_current(VIEWS.index(view))
    screen.views.chosen.emit(VIEWS.index(view))
    return {row.title: (row.count, row.below) for row in screen.list.model.all_rows()}


def test_figures_of_all_views_with_examples_that_open(
    screen, with_core, until, tmp_path: Path
) -> None:
    log = log_of(tmp_path / "log.jsonl", 40)
    opened: list[str] = []
    screen.text_wanted.connect(opened.append)

    async def body(app: App) -> None:
        assert screen.list.empty.heading() == "No figures yet"
        assert not screen.commands["start_scan"].isEnabled()
        screen.choices.set_logs([str(log)])
        screen.choices.own_tools.setChecked(True)
        screen.choices.fields["what_ifs"].setText("limit=calculator:4; threshold=0.1")
        await scan(screen, until)
        assert screen.bar.summary.text().startswith("40 outputs, 1 file, 4 kB")
        models = listed(screen, "Models")
        assert models["m0"] == (20, "20 calls, 10 unknown names")
        assert models["m1"] == (20, "10 calls, 10 invalid arguments")
        assert listed(screen, "Tools")["calculator"] == (20, "20 calls, 10 invalid arguments")
        days = {"not known": (40, "30 calls, 10 unknown names, 10 invalid arguments")}
        assert listed(screen, "Days") == days
        kinds = listed(screen, "Kinds")
        assert kinds["calculator · /expression · required"] == (10, "Invalid arguments")
        differently = listed(screen, "What if")
        assert differently["limit=calculator:4"] == (6, "would be refused, 1 window")
        assert screen.list.select("limits\0limit=calculator:4")

        def buttons() -> list[QPushButton]:
            found = screen.findChildren(QPushButton, "open_example")
            return [each for each in found if each.isVisible()]

        await until(buttons)
        buttons()[0].click()
        await until(lambda: opened == [RAWS[0]])
        screen.views.set_current(0)
        screen.views.chosen.emit(0)
        screen.list.select("model\0m1")
        screen.commands["open_scan_example"].trigger()
        await until(lambda: len(opened) == 2)
        assert opened[1] in RAWS

    with_core(screen, body)


def test_marks_that_turn_letters_are_shown_in_examples(
    screen, with_core, until, tmp_path: Path
) -> None:
    log = tmp_path / "one.txt"
    log.write_text("No call, only \u202eletters.", encoding="utf-8")

    async def body(app: App) -> None:
        screen.choices.set_logs([str(log)])
        await scan(screen, until)
        assert listed(screen, "Models")

        def labels() -> list[str]:
            return [each.text() for each in screen.findChildren(QLabel)]

        await until(lambda: any("\\u202eletters" in each for each in labels()))
        assert not any("\u202e" in each for each in labels())

    with_core(screen, body)


def test_charts_follow_the_view_and_a_click_goes_to_the_row(
    screen, with_core, until, qtbot, tmp_path: Path
) -> None:
    log = log_of(tmp_path / "log.jsonl", 12)

    async def body(app: App) -> None:
        screen.choices.set_logs([str(log)])
        screen.choices.own_tools.setChecked(True)
        await scan(screen, until)
        charts = screen.commands["show_scan_charts"]
        charts.trigger()
        await until(lambda: screen.charts.plots is not None and screen.charts.plots.isVisible())
        assert "12 outputs by 2 names" in screen.charts.plots.accessibleName()
        listed(screen, "Tools")
        await until(lambda: "12 outputs" not in screen.charts.plots.accessibleName())
        plots = screen.charts.plots
        assert plots.isVisible()
        place = plots.place_of(1).toPoint()
        second = screen.list.model.all_rows()[1]
        qtbot.mouseClick(plots.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert screen.list.current() == second
        assert (screen.page.isVisible(), charts.isChecked()) == (True, False)
        listed(screen, "Kinds")
        assert not charts.isEnabled()

    with_core(screen, body)


def test_stopped_scan_keeps_its_parts_and_goes_on(
    screen, with_core, until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parts of 20 KB: a log need not be large to have many."""
    whole = scanning.log_parts
    monkeypatch.setattr(scanning, "log_parts", lambda file, _: whole(file, 20_000))
    log = log_of(tmp_path / "log.jsonl", 8_000)

    async def body(app: App) -> None:
        screen.choices.set_logs([str(log)])
        await until(screen.commands["start_scan"].isEnabled)
        screen.commands["start_scan"].trigger()
        assert not screen.commands["start_scan"].isEnabled()
        await until(lambda: "MB/s" in screen.choices.how_far.text())
        assert screen.choices.progress.isVisible()
        screen.commands["stop_scan"].trigger()
        await until(screen.commands["start_scan"].isEnabled)
        assert "stopped before its end" in screen.bar.summary.text()
        assert "go on" in screen.choices.how_far.text()
        assert 0 < sum(count for count, _ in listed(screen, "Models").values()) < 8_000
        await scan(screen, until)
        assert screen._work.result.resumed_parts > 0
        assert screen.bar.summary.text().startswith("8,000 outputs, 1 file")

    with_core(screen, body)


def test_cluster_that_is_none_is_said(screen, with_core, until, tmp_path: Path) -> None:
    log = log_of(tmp_path / "log.jsonl", 4)

    async def body(app: App) -> None:
        screen.choices.set_logs([str(log)])
        screen.choices.fields["scheduler"].setText(" nowhere ")
        await scan(screen, until)
        assert "There is no Dask scheduler at nowhere" in screen.choices.problem.words()
        screen.choices.fields["scheduler"].clear()
        await scan(screen, until)
        assert screen.bar.summary.text().startswith("4 outputs")

    with_core(screen, body)


def test_window_that_closes_leaves_no_process_and_keeps_the_parts(
    screen, with_core, until, tmp_path: Path, left_programs
) -> None:
    log = log_of(tmp_path / "log.jsonl", 20_000)
    resource_tracker.ensure_running()  # multiprocessing keeps it, see without_tracker
    before = left_programs()

    async def body(app: App) -> None:
        screen.choices.set_logs([str(log)])
        await until(screen.commands["start_scan"].isEnabled)
        screen.commands["start_scan"].trigger()
        await until(lambda: screen._work is not None and screen._work._scan is not None)
        await screen.shut_down()
        assert screen._task is None
        assert left_programs() == before

    with_core(screen, body)


@pytest.mark.parametrize(
    ("logs", "specs", "what_ifs", "words"),
    [
        ("/nowhere/at-all", "", "", "has no logs"),
        ("{log}", "/nowhere.json", "", "No such file"),
        ("{log}", "{log}", "", "is not JSON"),
        ("{log}", "", "threshold=much", "is not understood"),
    ],
)
def test_choice_that_is_none_says_so_and_reads_nothing(
    screen, with_core, until, tmp_path: Path, logs, specs, what_ifs, words
) -> None:
    log = str(log_of(tmp_path / "log.jsonl", 4))

    async def body(app: App) -> None:
        screen.choices.set_logs([logs.replace("{log}", log)])
        screen.choices.fields["specs"].setText(specs.replace("{log}", log))
        screen.choices.fields["what_ifs"].setText(what_ifs)
        await scan(screen, until)
        assert words in screen.choices.problem.words()
        assert screen.choices.problem.isVisible()
        assert not screen.commands["export_scan"].isEnabled()

    with_core(screen, body)


def test_no_stored_secret_is_shown_opened_or_exported(
    screen, with_core, until, tmp_path: Path, secret_service
) -> None:
    log = log_of(tmp_path / "log.jsonl", 8)
    opened: list[str] = []
    screen.text_wanted.connect(opened.append)

    async def body(app: App) -> None:
        await app.prepare()
        app.redactor.learn([("KEY", CANARY)])
        screen.choices.set_logs([str(log)])
        screen.choices.own_tools.setChecked(True)
        await scan(screen, until)
        listed(screen, "Tools")
        screen.list.select("tool\0fly")
        texts = [
            each.text()
            for each in screen.findChildren(QWidget)
            if hasattr(each, "text") and callable(each.text)
        ]
        assert any("•••" in each for each in texts)
        screen.commands["open_scan_example"].trigger()
        await until(lambda: opened)
        app.redactor.learn([("LATER", LATER)])
        for name in ("scan.html", "scan.json"):
            await screen._export(tmp_path / name)
            texts.append((tmp_path / name).read_text(encoding="utf-8"))
        assert texts[-2].startswith("<!doctype html>")
        assert json.loads(texts[-1])["outputs"] == 8
        assert CANARY not in "".join([*texts, *opened])
        assert LATER not in "".join(texts[-2:])

    with_core(screen, body)


def test_dropped_logs_and_choices_survive_a_restart(screen, theme, qtbot, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.jsonl", "b")])
    copy, button, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier
    event = QDropEvent(QPointF(5, 5), copy, data, button, none.NoModifier)
    screen.dropEvent(event)
    assert screen.choices.texts("logs") == [str(tmp_path / "a.jsonl"), str(tmp_path / "b")]
    screen.choices.own_tools.setChecked(True)
    screen.views.set_current(3)
    saved: dict[str, Any] = json.loads(json.dumps(screen.save_state()))
    commands = Commands(theme)
    commands.add("", {"edit": ((replace(SCAN.commands["run"][0][0], id="find"),),)})
    commands.add(SCAN.id, SCAN.commands)
    again = ScanScreen(theme, commands)
    qtbot.addWidget(again)
    again.restore_state({"choices": 7, "view": 99})
    again.restore_state(saved)
    assert again.save_state()["choices"] == saved["choices"]
    assert again.views.current() == 3


def test_what_a_log_does_not_name_is_said_in_the_chosen_language() -> None:
    row = FigureRow(ScanFigures("models", ("-",), ("model",), (), is_estimate=False))
    assert row.title == "not known"
    set_language(Language.GERMAN)
    try:
        assert row.title == "nicht bekannt"
    finally:
        set_language(Language.ENGLISH)
