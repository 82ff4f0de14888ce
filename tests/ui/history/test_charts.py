"""Charts of the listed calls: figures, pictures, clicks, the table; the start pays nothing."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from sqlite3 import Connection
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tooldesk.bootstrap import App
from tooldesk.errors import AppError
from tooldesk.storage.microseconds import microseconds_of
from tooldesk.storage.packed_json import pack
from tooldesk.usage.history.call_figures import CallFigures
from tooldesk_ui.history.charts import charts_page
from tooldesk_ui.history.charts.chart_words import (
    drawn,
    place_ticks,
    spoken,
    time_range,
    time_ticks,
    tip,
)
from tooldesk_ui.history.history_screen import HistoryScreen
from tooldesk_ui.theme import Scheme, Theme
from tooldesk_ui.widgets.charts.bar_words import count_ticks

ADD = (
    "INSERT INTO history (owner, tool_name, dialect, outcome, began_at, finished_at, duration_s,"
    " detail) VALUES (1, ?, 'hermes', ?, ?, ?, ?, ?)"
)
NOON = datetime.now().astimezone().replace(hour=12, minute=0, second=0, microsecond=0)
CANARY = "canary-5f1b7c22e94d"


def figures(name: str, calls: int, **others: float) -> CallFigures:
    kept = {"failures": 0, "cache_hits": 0, "unended": 0, "timed": 0, "p50_s": None, "p95_s": None}
    return CallFigures(name, calls, **(kept | others))


async def add(app: App, *calls: tuple[str, str, int, float | None]) -> None:
    """Tool, outcome, how many days ago at noon, and how long it took; None did not run."""

    def work(connection: Connection) -> None:
        connection.execute("INSERT OR IGNORE INTO history_owners (id, folder) VALUES (1, '')")
        for tool, outcome, days, took in calls:
            time = microseconds_of((NOON - timedelta(days=days)).astimezone(UTC))
            detail = pack({"calling": {"toolName": tool, "arguments": {}}, "stages": {}})
            connection.execute(ADD, (tool, outcome, took and time, time, took, detail))

    await app.database.write(work)


CALLS = (
    *(("say", "ok", 2, 0.25), ("say", "ok", 2, 0.5), ("say", "ok", 1, None)),
    *(("<b>read</b>", "permanent", 1, 2.0), ("say", "permanent", 1, 0.1)),
)


@pytest.fixture
def charted(screen: HistoryScreen, with_core, until) -> Callable[..., None]:
    """Runs a test's body once the charts of these calls are shown."""

    def run(body) -> None:
        async def whole(app: App) -> None:
            await add(app, *CALLS)
            screen.list.look()
            await until(lambda: len(screen.list.model.keys) == len(CALLS))
            assert screen.charts.plots is None
            screen.commands["show_charts"].trigger()
            await until(lambda: screen.charts.figures and screen.charts.plots)
            await body(app)

        with_core(screen, whole)

    return run


def test_charts_follow_the_filter_and_a_click_narrows_it(
    screen: HistoryScreen, charted, until
) -> None:
    async def body(app: App) -> None:
        charts, plots = screen.charts, screen.charts.plots
        assert [(each.name, each.calls) for each in charts.figures] == [
            ("say", 4),
            ("<b>read</b>", 1),
        ]
        place = plots.place_of(1)
        plots.grab()
        QTest.mouseMove(plots.viewport(), place.toPoint())
        assert plots.figures_at(place) == charts.figures[1]
        assert plots.figures_at(place - QPoint(0, 2_000)) is None
        QTest.mouseClick(plots.viewport(), Qt.MouseButton.LeftButton, pos=place.toPoint())
        await until(lambda: len(screen.list.model.keys) == 1)
        assert screen.filters.choices == {"tool": "<b>read</b>"}
        await until(lambda: [each.name for each in charts.figures] == ["<b>read</b>"])
        screen.list.clear_filters()
        await until(lambda: len(charts.figures) == 2)
        charts.by.findChild(QPushButton, "figures_by_by day").click()
        await until(lambda: [each.calls for each in charts.figures] == [2, 3])
        assert "Days begin at midnight here" in charts.note.text()
        charts.form.findChild(QPushButton, "figures_form_table").click()
        assert charts.table.isVisible()
        words = charts.model.words(charts.model.row_at(0))
        yesterday = f"{NOON - timedelta(days=1):%Y-%m-%d}"
        assert words == (yesterday, "3", "0", "1", "2", "0", "100.000 ms", "2.000 s")
        assert "Failed 2" in charts.model.spoken(charts.model.row_at(0))
        charts.table.selectRow(0)
        QTest.keyClick(charts.table, Qt.Key.Key_Return)
        await until(lambda: len(screen.list.model.keys) == 3)
        assert screen.filters.choices == {"time": yesterday}
        screen.list.search.setText("nothing has this word")
        await until(lambda: charts.empty.isVisible())
        assert charts.empty.heading() == "Nothing to count"
        assert not screen.commands["save_chart"].isEnabled()

    charted(body)


def test_new_calls_are_counted_and_a_chosen_call_is_shown(
    screen: HistoryScreen, charted, until
) -> None:
    async def body(app: App) -> None:
        await add(app, ("say", "ok", 0, 1.0))
        screen.list.look()
        await until(lambda: screen.charts.figures[0].calls == 5)
        assert screen.charts.isVisible()
        screen.list.select("2")
        assert screen.page.isVisible()
        assert not screen.commands["show_charts"].isChecked()
        await until(lambda: screen.call is not None and screen.call.number == 2)

    charted(body)


def test_count_that_takes_longer_than_calls_come_is_shown_and_made_anew_after_it(
    screen: HistoryScreen, charted, until, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(app: App) -> None:
        source, gate, begun, given_up = screen._source, asyncio.Event(), [], []
        counted = source.figures

        async def held(by: str, words: str) -> list[CallFigures]:
            begun.append(by)
            found = await counted(by, words)
            try:
                await gate.wait()
            except asyncio.CancelledError:
                given_up.append(by)
                raise
            return found

        monkeypatch.setattr(source, "figures", held)
        monkeypatch.setattr(charts_page, "REST", 0)
        monkeypatch.setattr(screen.charts, "_rests_until", 0.0)
        screen.charts.by.findChild(QPushButton, "figures_by_by day").click()
        await until(lambda: begun == ["day"])
        for number in range(1, 4):
            await add(app, ("say", "ok", 0, 0.1))
            screen.look()
            await until(lambda number=number: len(screen.list.model.keys) == len(CALLS) + number)
            await until(lambda: screen.charts._is_behind)
        assert given_up == []
        gate.set()
        await until(lambda: sum(each.calls for each in screen.charts.figures) == len(CALLS) + 3)
        assert given_up == []

    charted(body)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_pictures_can_be_read_in_every_theme_and_hold_no_secret(
    scheme: Scheme, theme: Theme, screen: HistoryScreen, charted, until, tmp_path: Path
) -> None:
    async def body(app: App) -> None:
        from tooldesk_ui.widgets.charts.bar_plots import LEAST_WIDTH

        charts, told = screen.charts, []
        charts.said.connect(told.append)
        charts.failed.connect(told.append)
        await add(app, (CANARY, "ok", 0, 1.0))
        app.redactor.learn([("KEY", CANARY)])
        screen.list.search.setText(CANARY)
        screen.list.search.setText("")
        screen.list.ask_anew()
        screen.commands["show_charts"].trigger()
        screen.commands["show_charts"].trigger()
        await until(lambda: "•••KEY•••" in {each.name for each in charts.figures})
        theme.set_scheme(scheme)
        charts.save(tmp_path / "chart.png")
        image = QImage(str(tmp_path / "chart.png"))
        assert image.width() == 2 * (max(charts.plots.width(), LEAST_WIDTH) + 32)
        assert charts.plots.width() < LEAST_WIDTH
        assert image.pixelColor(0, 0) == theme.colour("surface")
        seen = {
            image.pixel(x, y) for x in range(image.width()) for y in range(0, image.height(), 3)
        }
        assert 0xFF000000 not in seen, "all of it is painted"
        for role in ("accent", "error", "ok", "warn", "text"):
            assert theme.colour(role).rgb() in seen, role
        charts.save(tmp_path / "chart.v1", "Drawing (*.svg)")
        text = (tmp_path / "chart.v1").read_text("utf-8")
        root = ElementTree.fromstring(text)
        words = "\n".join("".join(each.itertext()).strip() for each in root.iter())
        assert {"say", "<b>read</b>", "•••KEY•••", "Calls"} <= set(words.splitlines())
        # a browser has none of our faces: words are bold and as wide without them
        (calls,) = (each for each in root.iter() if (each.text or "").strip() == "Calls")
        assert calls.get("font-family") == "Inter, Helvetica, Arial, sans-serif"
        assert calls.get("font-weight") == "600"
        assert 20 < float(calls.get("textLength", "0")) < 60
        assert theme.colour("surface").name() in text.lower()
        assert CANARY not in text
        charts.save(tmp_path / "chart.png" / "no folder.png")
        assert told[:2] == [
            "The charts are written to chart.png.",
            "The charts are written to chart.v1.",
        ]
        assert isinstance(told[2], AppError)
        assert told[2].next_step == "Choose another folder."

    charted(body)


def test_what_nobody_sees_is_drawn_in_other_colours_when_it_is_shown(
    theme: Theme, screen: HistoryScreen, charted
) -> None:
    async def body(app: App) -> None:
        plots = screen.charts.plots
        plots.hide()
        before = plots._views
        theme.set_scheme(Scheme.DARK)
        assert plots._views is before
        plots.show()
        assert plots._views is not before
        assert plots.backgroundBrush().color() == theme.colour("surface")
        theme.set_scheme(Scheme.LIGHT)
        assert plots.backgroundBrush().color() == theme.colour("surface")

    charted(body)


def test_every_line_of_a_chart_has_its_figure(
    screen: HistoryScreen, charted, until, tmp_path: Path
) -> None:
    async def body(app: App) -> None:
        charts = screen.charts
        charts.by.findChild(QPushButton, "figures_by_by day").click()
        await until(lambda: [each.calls for each in charts.figures] == [2, 3])
        charts.save(tmp_path / "chart.svg")
        root = ElementTree.parse(tmp_path / "chart.svg")
        words = {(each.text or "").strip() for each in root.iter() if each.tag.endswith("text")}
        moves = re.findall(r"matrix\(([^)]*)\)", (tmp_path / "chart.svg").read_text("utf-8"))
        numbers = [abs(float(each)) for move in moves for each in move.split(",")]
        assert max(numbers) < 10_000, "Qt writes six figures of each: bars would be beside days"
        low_and_high = time_range(drawn("day", charts.figures))
        assert {"1", "2", "3", *(word for _, word in time_ticks(*low_and_high))} <= words

    charted(body)


def test_what_colours_mean_is_whole_in_the_narrowest_window(
    screen: HistoryScreen, charted, theme: Theme
) -> None:
    async def body(_app: App) -> None:
        from tooldesk_ui.widgets.charts.bar_plots import Heading

        plots, width = screen.charts.plots, 270
        plots.resize(width, plots.height())
        plots.show_drawn(plots._shown, "words " * 50)
        image = QImage.fromData(plots.painted("png"))
        headings = [each for each in plots.scene().items() if isinstance(each, Heading)]
        assert len(headings) == 3
        ground = theme.colour("surface")
        for place in (each.sceneBoundingRect() for each in headings if each._legend):
            bottom = int(2 * place.bottom())
            for x, y in product(range(2 * width - 12, 2 * width), range(bottom - 30, bottom)):
                assert image.pixelColor(x, y) == ground, "nothing runs over the edge"

    charted(body)


def test_figures_that_cannot_be_read_say_why(screen: HistoryScreen, charted, until, paths) -> None:
    async def body(app: App) -> None:
        paths.database.rename(paths.database.with_suffix(".away"))
        screen.charts.follow(screen._source, "", is_new=True)
        await until(lambda: screen.charts.empty.heading() == "The calls can't be counted")

    charted(body)


def test_screen_is_made_without_the_plotting_library() -> None:
    program = (
        "import sys, tooldesk_ui.history.history_screen as _;"
        "print([each for each in ('numpy', 'pyqtgraph', 'PySide6.QtSvg') if each in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "[]\n"


def test_chart_says_what_it_has_no_room_for() -> None:
    many = [figures(f"tool_{number}", 100 - number) for number in range(30)]
    shown = drawn("tool", many)
    assert (len(shown.at), shown.left_out, shown.at[0].name) == (12, 18, "tool_0")
    assert spoken(shown).startswith("Chart of 1,134 calls of 12 tools.")
    start = datetime(2026, 1, 1, tzinfo=UTC)
    days = [figures(f"{start + timedelta(days=each):%Y-%m-%d}", 1) for each in range(0, 400, 2)]
    shown = drawn("day", days)
    assert (len(shown.at), shown.left_out) == (46, 154)
    assert [words for _, words in place_ticks(shown)][:2] == ["Feb 3", "Jan 18"]


def test_axes_have_round_numbers_with_their_units() -> None:
    for most, counts in (
        (1, "0 1"),
        (7, "0 2 4 6"),
        (42, "0 10 20 30 40"),
        (1700, "0 500 1,000 1,500"),
    ):
        assert " ".join(words for _, words in count_ticks(most)) == counts
    each = figures("say", 3, timed=3, p50_s=0.004, p95_s=12.5, failures=1)
    assert time_range(drawn("tool", [each])) == (-3, 2)
    ticks = [words for _, words in time_ticks(-5, 3)]
    assert ticks == [
        *("0.01 ms", "0.1 ms", "1 ms", "10 ms", "100 ms", "1 s", "10 s", "100 s", "1,000 s"),
    ]
    assert tip(each).splitlines() == [
        "say",
        "3 calls",
        "Passed: 2",
        "Failed: 1",
        "Half took at most 4.000 ms",
        "95 % took at most 12.500 s",
    ]
