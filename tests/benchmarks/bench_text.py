"""Texts of any size under a person's hands: how long the window's loop stalls at each thing done.

The raw text of the real console, shown on a screen that is not there, with keys and wheel as Qt
delivers them. Limit: 100 ms for the longest stall. `--stacks` prints what the window's thread did
while it was late.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable

from bench_window import Stalls, _until
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.raw_text.span_highlighter import Span
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.precise_loop import PreciseLoop
from tooldesk_ui.theme import STYLE_ARGUMENTS, Scheme, Theme
from tooldesk_ui.widgets.text_area.text_area import TextArea

LIMIT_MS = 100
LINE = "All work and no play makes Jack a dull boy.\n"
TEXTS = {
    "20 MB in lines": LINE * 455_000,
    "one line of 10 MB": "x" * 10_000_000,
    "20 MB with an emoji": "🦊 " + LINE * 455_000,
}
Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def press(area: TextArea, key: Qt.Key, modifiers: Qt.KeyboardModifier = CONTROL) -> None:
    """One key."""
    QTest.keyClick(area, key, modifiers)


def roll(area: TextArea, step: int) -> None:
    """A turn of the wheel."""
    middle = QPointF(area.viewport().rect().center())
    none = Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        middle,
        area.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, step),
        Qt.MouseButton.NoButton,
        none,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QGuiApplication.sendEvent(area.viewport(), event)


def main() -> None:
    """Print the longest stall of each thing done to each text."""
    parser = argparse.ArgumentParser()
    parser.add_argument("text", nargs="?", choices=TEXTS)
    parser.add_argument("--stacks", action="store_true")
    options = parser.parse_args()
    application = QApplication(["tooldesk", *STYLE_ARGUMENTS])
    application.setQuitOnLastWindowClosed(False)
    theme = Theme(Scheme.LIGHT)
    theme.apply(application)
    with asyncio.Runner(loop_factory=lambda: PreciseLoop(application)) as runner:
        for name in [options.text] if options.text else TEXTS:
            text = TEXTS[name]
            runner.run(_measure(theme, name, text, with_stacks=options.stacks))


async def _measure(theme: Theme, name: str, text: str, *, with_stacks: bool) -> None:
    screen = ConsoleScreen(theme, every_command(theme))
    screen.resize(1200, 800)
    screen.show()
    area = screen._raw.editor
    area.open_find()  # what the first search of a program imports is not the text's
    area.finding.bar.field.setText("x")
    await asyncio.sleep(0.5)
    area.finding.bar.field.clear()
    area.close_find()
    QGuiApplication.clipboard().setText(text)
    await asyncio.sleep(0.5)
    for what, do, is_done in _things(area, text):
        stalls = Stalls(with_stacks)
        await asyncio.sleep(0.05)
        do()
        await asyncio.sleep(0.2)
        await _until(is_done)
        await asyncio.sleep(0.05)
        stalls.stop()
        print(
            f"{name:22} {what:34} {stalls.longest_s * 1e3:6.0f} ms "
            f"{stalls.longest_own_s * 1e3:6.0f} ms own "
            f"{stalls.longest_s * 1e3 / LIMIT_MS:5.1f} x",
            flush=True,
        )
    await screen.shut_down()
    screen.deleteLater()


def _things(
    area: TextArea, text: str
) -> list[tuple[str, Callable[[], object], Callable[[], bool]]]:
    """What is done, how, and when it is over."""
    bar = area.verticalScrollBar()
    middle, end = len(text) // 2, len(text) - 10
    spans = [Span(0, middle, middle + 40), Span(1, end, end + 10)]

    def at_once() -> bool:
        return True

    def found() -> bool:
        finding = area.finding
        return (
            finding is not None
            and finding.bar.words not in ("", "Looking…")
            and ("…" not in finding.bar.words)
        )

    def find(words: str, *, is_regex: bool = False) -> None:
        area.open_find()
        assert area.finding is not None
        area.finding.bar.regex.setChecked(is_regex)
        area.finding.bar.field.setText(words)

    return [
        ("paste", lambda: press(area, Key.Key_V), lambda: area.length == len(text)),
        ("show spans, go to the last one", lambda: _light(area, spans), at_once),
        ("type at the end", lambda: QTest.keyClicks(area, "abc"), at_once),
        ("go to the start", lambda: press(area, Key.Key_Home), at_once),
        ("type at the start", lambda: QTest.keyClicks(area, "abc"), at_once),
        ("undo and redo", lambda: [press(area, Key.Key_Z), press(area, Key.Key_Y)], at_once),
        ("drag the scroll bar", lambda: bar.setValue(bar.maximum() // 2), at_once),
        ("wheel, 20 turns", lambda: [roll(area, -120) for _ in range(20)], at_once),
        ("page up, 10 times", lambda: [_page_up(area) for _ in range(10)], at_once),
        ("find what is not there", lambda: find("zebra"), found),
        ("find what is everywhere", lambda: find("Jack"), found),
        ("find an expression", lambda: find(r"\bd\w+l\b", is_regex=True), found),
        ("find an endless expression", lambda: find(r"(x+x+)+y", is_regex=True), found),
        ("next match, 10 times", lambda: [area.find_next() for _ in range(10)], at_once),
        ("close find", area.close_find, at_once),
        ("another width", lambda: area.window().resize(1000, 700), at_once),
        ("select all", lambda: press(area, Key.Key_A), at_once),
        ("copy", lambda: press(area, Key.Key_C), at_once),
        ("paste over all", lambda: press(area, Key.Key_V), at_once),
        ("delete all", lambda: [press(area, Key.Key_A), _delete(area)], at_once),
        ("undo that", lambda: press(area, Key.Key_Z), at_once),
        ("clear", lambda: area.set_text(""), at_once),
    ]


def _light(area: TextArea, spans: list[Span]) -> None:
    area.show_spans(spans)  # type: ignore[attr-defined]
    area.emphasise(1, scrolls=True)  # type: ignore[attr-defined]
    press(area, Key.Key_End)


def _page_up(area: TextArea) -> None:
    press(area, Key.Key_PageUp, Qt.KeyboardModifier.NoModifier)


def _delete(area: TextArea) -> None:
    press(area, Key.Key_Delete, Qt.KeyboardModifier.NoModifier)


if __name__ == "__main__":
    main()
