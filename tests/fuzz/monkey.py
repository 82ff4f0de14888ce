"""A monkey at the window: random keys and clicks from a seed, and everything that goes wrong.

The whole program around a workspace of 1,000 tools, in this process. After each action it looks
whether anything was thrown or warned of, and whether a tool or a secret went that was not in front.
How long the window stood still is told, never judged: `python monkey.py SEED` plays 5 minutes.
"""

from __future__ import annotations

import asyncio
import faulthandler
import json
import logging
import os
import random
import sys
import tempfile
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QWidget,
)
from shiboken6 import isValid

from tooldesk.bootstrap import build_app
from tooldesk.errors import AppError
from tooldesk.paths import AppPaths
from tooldesk.workspace.trust import TrustedFolders
from tooldesk_ui.frame.notice_bar import NoticeBar
from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.precise_loop import PreciseLoop
from tooldesk_ui.program.crash_report import CrashReport
from tooldesk_ui.program.desktop import Desktop
from tooldesk_ui.program.plain_imports import import_qt
from tooldesk_ui.theme import STYLE_ARGUMENTS, Scheme, Theme

CANARY = "mk-canary-58213+/x"
TOOLS = 1_000
PAUSE_MS = 8
MENU_MS = 60
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
MINUTES_5 = 300
LONGEST_END_S = 30
STALL_S = 0.2
REMEMBERED = 40
"""Actions; what was in front of the monkey during these may be gone now."""

UNTIL_SAID = 20
"""Actions until what was done must have been said."""

DEEPEST = 4
"""Menus that wait within each other; deeper in, the monkey only presses Esc."""

IGNORED = ("This plugin does not support", "Cannot find font directory", "Mouse event")
WORDS = (
    *("greet", "tool_7", "a", "{", '{"a": [1, 2]}', "ключ", "http://127.0.0.1:9/{x}", "0", "-1"),
    *(
        "1e9",
        "TOKEN_3",
        "echo {text}",
        "[",
        "\\",
        "(.*)+$",
        "  ",
        "'",
        "very " * 40,
        "\u202e",
        "true",
    ),
    *("👩\u200d👩\u200d👧", "0.5"),
    '<tool_call>{"name": "shell_3", "arguments": {"text": "hi"}}</tool_call>',
    '<tool_call>{"name": "python_1", "arguments": {"name": "Ada"}}</tool_call>',
)
KEYS = [
    "Tab",
    "Tab",
    "Shift+Tab",
    "Return",
    "Space",
    "Esc",
    "Esc",
    "Up",
    "Down",
    "Down",
    "Left",
    "Right",
    "Home",
    "End",
    "PgUp",
    "PgDown",
    "Delete",
    "Backspace",
    "F2",
    "F3",
    "Shift+F3",
    "F5",
    "F6",
    "F8",
    "Shift+F6",
    "Shift+F8",
    "Shift+F10",
    "Menu",
    "Ctrl+A",
    "Ctrl+C",
    "Ctrl+V",
    "Ctrl+X",
    "Ctrl+Z",
    "Ctrl+Shift+Z",
    "Ctrl+F",
    "Ctrl+K",
    "Ctrl+Return",
    "Ctrl+S",
    "Ctrl+N",
    "Shift+Down",
    "Alt+Down",
    "Ctrl+1",
    "Ctrl+2",
    "Ctrl+3",
    "Ctrl+4",
    "Ctrl+5",
    "Ctrl+6",
    "Ctrl++",
    "Ctrl+-",
    "Ctrl+0",
]
SIZES = ((1280, 800), (900, 600), (720, 480), (1600, 1000))


def write_workspace(folder: Path, count: int = TOOLS) -> None:
    """Tools of each kind that harm nothing, some with variables, and files that are none."""
    tools = folder / "tools"
    tools.mkdir(parents=True)
    (folder / "code.py").write_text(
        'def greet(name: str = "you") -> str:\n    """Greet."""\n    return f"Hello {name}"\n',
        encoding="utf-8",
    )
    text = {"type": "object", "properties": {"text": {"type": "string"}}}
    for number in range(count):
        source: dict[str, Any] = {"kind": "http", "method": "GET", "url": "http://127.0.0.1:9/"}
        name, more = f"http_{number}", {"tags": [f"t{number % 7}"]}
        if number % 3 == 1:
            source, name = {"kind": "shell", "command": ["echo", "{text}"]}, f"shell_{number}"
            more = {"input_schema": text, "max_usage_count": 3 + number % 5}
        elif number % 3 == 2:
            source, name = {"file": "code.py", "function": "greet"}, f"python_{number}"
            more = {"input_schema": {"properties": {"name": {"type": "string"}}}}
        if number % 50 == 0:
            more["env_vars"] = [{"name": f"TOKEN_{number // 50}"}]
        made = {"name": name, "description": "Does a thing.", "source": source, **more}
        (tools / f"{name}.json").write_text(json.dumps(made, indent=2), encoding="utf-8")
    (tools / "broken.json").write_text("{", encoding="utf-8")


class Stalls:
    """How long the window's thread itself worked between two ticks, and during which action."""

    def __init__(self, doing: Callable[[], str]) -> None:
        self.worst: list[tuple[float, str, list[str]]] = []
        self._doing = doing
        self._last, self._last_wall = time.thread_time(), time.perf_counter()
        self._stacks: list[str] = []
        self._is_over = False
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self._timer.start(5)
        self._thread = threading.Thread(target=self._watch, args=(threading.get_ident(),))
        self._thread.start()

    def stop(self) -> None:
        self._timer.stop()
        self._is_over = True
        self._thread.join()

    def _tick(self) -> None:
        now = time.thread_time()
        if now - self._last > STALL_S:
            self.worst.append((now - self._last, self._doing(), self._stacks))
            self.worst.sort(reverse=True)
        self._last, self._last_wall, self._stacks = now, time.perf_counter(), []

    def _watch(self, thread: int) -> None:
        while not self._is_over:
            time.sleep(0.02)
            if time.perf_counter() - self._last_wall > STALL_S / 4:
                self._stacks.append(_stack_of(thread))


def _stack_of(thread: int) -> str:
    """Where it is, from within; no frame is held longer, with a painter that would stay active."""
    places = []
    frame = sys._current_frames().get(thread)
    while frame is not None and len(places) < 8:
        places.append((frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name))
        frame = frame.f_back
    del frame
    return " < ".join(f"{Path(file).name}:{line} {name}" for file, line, name in places)


class Faults(logging.Handler):
    """Everything that must not happen, however it is told."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []
        self.doing: Callable[[], str] = lambda: "the start"

    def add(self, words: str) -> None:
        """Keep it, with what was done last."""
        self.found.append(f"after {self.doing()}: {words}")

    def emit(self, record: logging.LogRecord) -> None:
        """A program that goes on after an exception logs it."""
        trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, AppError | OSError):
            self.add(f"{record.getMessage()}\n{trace}")

    def on_qt(self, _kind: object, _context: object, words: str) -> None:
        """Qt's own warnings."""
        if not words.startswith(IGNORED):
            stack = "".join(traceback.format_stack(limit=12)[:-1])
            self.add(f"Qt: {words}\n{stack}")

    def on_shown(self, error: BaseException) -> None:
        """What a person is shown must be something that can happen to them."""
        if not isinstance(error, AppError | OSError):
            self.add("shown: " + "".join(traceback.format_exception(error)))


class Monkey(QObject):
    """Does one thing after the other, also while a menu waits in a loop of its own."""

    def __init__(self, window: MainWindow, folder: Path, seed: int, faults: Faults) -> None:
        super().__init__()
        self.seed = seed
        self.count = 0
        self.log: deque[str] = deque(maxlen=REMEMBERED)
        self.faults = faults
        faults.doing = lambda: self.log[-1] if self.log else "the start"
        self.told: deque[tuple[int, str]] = deque(maxlen=2 * REMEMBERED)
        self.removed: list[str] = []
        self._random = random.Random(seed)
        self._window = window
        self._tools = folder / "tools"
        self._front: deque[frozenset[str]] = deque(maxlen=REMEMBERED)
        self._files = self._listed()
        self._mine: set[str] = set()
        self._ever_in_front: frozenset[str] = frozenset()
        self._doubtful: list[tuple[int, set[str], list[str]]] = []
        self._depth = 0
        self._is_over = asyncio.Event()
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._step)
        self._actions = 0
        self._ends = float("inf")
        window.history.told.connect(lambda words, _: self.told.append((self.count, words)))
        window.installEventFilter(self)

    async def play(self, *, actions: int = sys.maxsize, seconds: float = float("inf")) -> None:
        """Act so often, or so long."""
        self._actions, self._ends = actions, time.monotonic() + seconds
        self._schedule()
        await self._is_over.wait()
        for _ in range(2 * DEEPEST):
            if (waiting := QApplication.activePopupWidget()) is not None:
                waiting.close()
            await asyncio.sleep(0)
        for dialog in QApplication.topLevelWidgets():
            if dialog is not self._window and dialog.isVisible():
                dialog.close()
        await asyncio.sleep(0.1)
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window stays until the end."""
        if watched is not self._window or event.type() is not QEvent.Type.Close:
            return False
        event.ignore()
        return True

    def report(self) -> str:
        """What to know to play it again."""
        lines = "\n".join(self.log)
        return f"seed {self.seed}, {self.count} actions; the last were\n{lines}\n"

    # ---- steps

    def _schedule(self) -> None:
        self._next.start(PAUSE_MS)  # one is next, however many menus wait within each other

    def _look_into_menu(self, count: int) -> None:
        """A menu that was opened by what is under way keeps that from ending."""
        if count != self.count or not self._depth:
            return
        if QApplication.activePopupWidget() is not None:
            self._step()
        else:
            QTimer.singleShot(MENU_MS, self, lambda: self._look_into_menu(count))

    def _step(self) -> None:
        if self.count >= self._actions or time.monotonic() > self._ends:
            self._is_over.set()
            return
        self.count += 1
        count = self.count
        self._depth += 1
        QTimer.singleShot(MENU_MS, self, lambda: self._look_into_menu(count))
        try:
            self._act()
        finally:
            self._depth -= 1
            self._schedule()
        self._check_tools()
        self.check_doubtful()

    def _act(self) -> None:
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QFileDialog) and dialog.isVisible():
                self._note("close the file dialog")
                dialog.reject()
                return
        target = self._target()
        handle = target.windowHandle()
        if handle is None:
            return
        self._front.append(self._names_in_front())
        self._ever_in_front |= self._front[-1]
        if self._depth > DEEPEST:
            self._note("Esc, far in")
            self._key(Qt.Key.Key_Escape)
            return
        kinds = (
            (self._click_control, 34),
            (self._click_anywhere, 8),
            (self._open_context_menu, 5),
            (self._press, 26),
            (self._press_shortcut, 8),
            (self._type, 9),
            (self._use_palette, 3),
            (self._scroll, 3),
            (self._resize, 1),
            (self._change_outside, 2),
        )
        act = self._random.choices([each for each, _ in kinds], [weight for _, weight in kinds])[0]
        act(target, handle)

    def _target(self) -> QWidget:
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        others = [
            each
            for each in QApplication.topLevelWidgets()
            if each.isWindow() and each.isVisible() and each.windowHandle() is not None
        ]
        if popup is not None or modal is not None:
            return popup or modal or self._window
        dialogs = [each for each in others if each is not self._window and each.isActiveWindow()]
        return dialogs[0] if dialogs else self._window

    def _click_control(self, target: QWidget, handle: QWindow) -> None:
        kinds = (QAbstractButton, QLineEdit, QComboBox, QAbstractScrollArea)
        parts = [
            each
            for each in target.findChildren(QWidget)
            if isinstance(each, kinds) and each.isVisible() and each.isEnabled()
            and each.window() is target and not each.visibleRegion().isEmpty()
        ]  # fmt: skip
        if not parts:
            self._click_anywhere(target, handle)
            return
        part = self._random.choice(parts)
        room = part.visibleRegion().boundingRect()
        inside = room.center()
        if isinstance(part, QAbstractScrollArea):
            inside = QPoint(
                room.x() + self._random.randrange(max(1, room.width())),
                room.y() + self._random.randrange(max(1, room.height())),
            )
        words = f"{type(part).__name__} {part.objectName() or part.accessibleName()}"
        is_twice = self._random.random() < 0.1
        modifiers = self._random.choice(
            (*[Qt.KeyboardModifier.NoModifier] * 8, Qt.KeyboardModifier.ControlModifier,
             Qt.KeyboardModifier.ShiftModifier)
            if isinstance(part, QAbstractItemView) else (Qt.KeyboardModifier.NoModifier,)
        )  # fmt: skip
        self._note(f"{'double-click' if is_twice else 'click'} {words} {modifiers.name}")
        place = part.mapTo(target, inside)
        if is_twice:
            self._click(handle, place, modifiers=modifiers)
            if not isValid(handle) or not handle.isVisible():
                return
        self._click(handle, place, modifiers=modifiers)

    def _click_anywhere(self, target: QWidget, handle: QWindow) -> None:
        place = self._place_in(target)
        self._note(f"click at {place.x()}, {place.y()} of {target.objectName()}")
        to = self._place_in(target) if self._random.random() < 0.2 else None
        if to is None:
            self._click(handle, place)
            return
        if not QRect(QPoint(), handle.size()).contains(place):
            return
        QTest.mousePress(handle, LEFT, NONE, place)
        if isValid(handle) and handle.isVisible():
            QTest.mouseMove(handle, to)
        if isValid(handle) and handle.isVisible():
            QTest.mouseRelease(handle, LEFT, NONE, to)

    def _open_context_menu(self, target: QWidget, handle: QWindow) -> None:
        place = self._place_in(target)
        self._note(f"right-click at {place.x()}, {place.y()} of {target.objectName()}")
        self._click(handle, place, Qt.MouseButton.RightButton)

    def _press(self, _target: QWidget, _handle: QWindow) -> None:
        self._press_keys(self._random.choice(KEYS))

    def _press_shortcut(self, _target: QWidget, _handle: QWindow) -> None:
        commands = [each for each in self._window.commands if each.keys]
        command = self._random.choice(commands)
        if command.entry.id != "quit":
            self._press_keys(command.shortcut().toString())

    def _press_keys(self, keys: str) -> None:
        self._note(f"press {keys}")
        for at in range((sequence := QKeySequence(keys)).count()):
            pressed = sequence[at]
            self._key(pressed.key(), pressed.keyboardModifiers())

    def _type(self, _target: QWidget, _handle: QWindow) -> None:
        words = self._random.choice(WORDS)
        self._note(f"type {words[:60]!r}")
        if words.isascii() and len(words) < 40:
            for letter in words:
                self._key(letter)
        else:
            QApplication.clipboard().setText(words)
            self._press_keys("Ctrl+V")

    def _use_palette(self, _target: QWidget, _handle: QWindow) -> None:
        commands = [each for each in self._window.commands if each.entry.id != "quit"]
        title = self._random.choice(commands).title
        self._note(f"choose {title!r} in the palette")
        self._key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit) and field.objectName() == "palette_field":
            field.setText(title)
            if "quit" not in title.lower():
                self._key(Qt.Key.Key_Return)

    def _scroll(self, target: QWidget, handle: QWindow) -> None:
        place, by = self._place_in(target), self._random.choice((-1200, -120, 120, 1200))
        self._note(f"scroll by {by}")
        QTest.wheelEvent(handle, place.toPointF(), QPoint(0, by))

    def _resize(self, _target: QWidget, _handle: QWindow) -> None:
        size = self._random.choice(SIZES)
        self._note(f"resize to {size}")
        self._window.resize(*size)

    def _change_outside(self, _target: QWidget, _handle: QWindow) -> None:
        """As another program would; with the tool that is edited more often than with others."""
        names = sorted(self._listed() - {"broken"})
        edited = [name for name in self._names_in_front() if name in names]
        name = self._random.choice(sorted(edited) if edited else names)
        file = self._tools / f"{name}.json"
        how = self._random.choice(("title", "title", "broken", "gone", "new"))
        self._note(f"{how} {name} outside")
        with suppress(OSError, ValueError):
            if how == "title":
                text = json.loads(file.read_text(encoding="utf-8")) | {"title": f"T{self.count}"}
                file.write_text(json.dumps(text), encoding="utf-8")
            elif how == "broken":
                file.write_text("{", encoding="utf-8")
            elif how == "gone":
                self._mine.add(name)
                file.unlink()
            else:
                made = f"new_{self.count}"
                text = json.loads(file.read_text(encoding="utf-8")) | {"name": made}
                (self._tools / f"{made}.json").write_text(json.dumps(text), encoding="utf-8")

    def _click(
        self, handle: QWindow, place: QPoint, button: Any = LEFT, modifiers: Any = NONE
    ) -> None:
        """As a person: what is pressed may be gone when it is released."""
        if not QRect(QPoint(), handle.size()).contains(place):
            return  # the window is not as large yet as its widget
        QTest.mousePress(handle, button, modifiers, place)
        if isValid(handle) and handle.isVisible():
            QTest.mouseRelease(handle, button, modifiers, place)

    def _key(self, key: Any, modifiers: Any = NONE) -> None:
        """To whatever has the focus now."""
        # not by its window: a test of Qt's presses Ctrl first, which may take the window away
        target = (
            QApplication.activePopupWidget()
            or QApplication.focusWidget()
            or QApplication.activeWindow()
        )
        if target is None:
            return
        QTest.keyPress(target, key, modifiers)
        if isValid(target) and target.isVisible():
            QTest.keyRelease(target, key, modifiers)

    def _place_in(self, target: QWidget) -> QPoint:
        return QPoint(
            self._random.randrange(max(1, target.width())),
            self._random.randrange(max(1, target.height())),
        )

    def _note(self, words: str) -> None:
        self.log.append(f"{self.count} [{self._window.front}] {words}")
        if os.environ.get("TOOLDESK_MONKEY_TALKS"):
            sys.stderr.write(f"{self.log[-1]}\n")  # a crash leaves nothing else

    # ---- what is gone

    def _listed(self) -> set[str]:
        with suppress(OSError):
            return {name[:-5] for name in os.listdir(self._tools) if name.endswith(".json")}
        return set()

    def _names_in_front(self) -> frozenset[str]:
        """What a person sees themselves at: chosen rows, and what is edited."""
        screen: Any = self._window.screens().get(self._window.front)
        names: set[str] = set()
        of = "title" if self._window.front == "secrets" else "name"
        lists = [getattr(getattr(screen, "sides", None), "list", None)]
        if self._window.front == "secrets":
            # not by its property, which makes the pane: that would be time of the window
            keys = getattr(screen._signing, "list", None) if screen else None
            lists = [screen.variables.list, keys] if screen else []
        for listed in lists:
            with suppress(AttributeError):
                names |= {str(getattr(each, of, "")) for each in listed.chosen()}
        editing = getattr(screen, "_editing", None)
        if editing is not None and editing.draft_name:
            names.add(editing.draft_name)
        return frozenset(names - {""})

    def _check_tools(self) -> None:
        now = self._listed()
        gone, self._files = self._files - now - self._mine, now
        self._mine &= now
        if not gone:
            return
        self.removed += sorted(gone)
        hidden = gone - frozenset[str]().union(*self._front)
        if hidden:
            self._doubtful.append((self.count, hidden, list(self.log)[-UNTIL_SAID:]))

    def check_secrets(self, gone: set[str]) -> None:
        """A deletion can't be undone: what is gone was in front when it was asked for."""
        self.removed += sorted(gone)
        if hidden := gone - self._ever_in_front:
            self.faults.add(f"secrets went that were never in front: {sorted(hidden)}")

    def check_doubtful(self) -> None:
        """What went without being in front must have been undone, and said to be."""
        if self._window.history.is_at_work:
            return  # it is said once all of the step is done
        while self._doubtful and self._doubtful[0][0] < self.count - UNTIL_SAID:
            at, names, before = self._doubtful.pop(0)
            said = [words for when, words in self.told if when >= at - UNTIL_SAID]
            is_told = any(
                words.startswith("Undone:") or words.endswith("tools are removed.")
                or any(name in words for name in names)
                for words in said
            )  # fmt: skip
            if not is_told:
                lines = "\n    ".join(before)
                self.faults.add(
                    f"went without being in front at {at}: {sorted(names)[:5]} ({said})"
                    f", after\n    {lines}"
                )


async def _opened(window: MainWindow) -> None:
    """Once there is a workspace in it."""
    is_there = asyncio.Event()

    def look() -> None:
        if window.app is not None:
            is_there.set()
        else:
            asyncio.get_running_loop().call_later(0.01, look)

    look()
    await is_there.wait()


async def _ended(living: asyncio.Future[None], faults: Faults) -> None:
    """The program ends, or what it waits for is told."""
    done, _ = await asyncio.wait([living], timeout=LONGEST_END_S)
    if not done:
        waiting = StringIO()
        for task in asyncio.all_tasks():
            task.print_stack(file=waiting)
        faults.add(f"it does not end:\n{waiting.getvalue()}")
        living.cancel()
        await asyncio.wait([living], timeout=LONGEST_END_S)


async def known_secrets(window: MainWindow) -> set[str]:
    """The names in the index of secrets."""
    assert window.app is not None
    return {key.name for key in await window.app.vault.entries()}


async def store_secrets(window: MainWindow) -> None:
    """Values of the tools' variables, in the encrypted file of a data folder of this play."""
    assert window.app is not None
    await window.app.prepare()
    vault = window.app.vault
    await vault.open_encrypted_file("a passphrase of the monkey's own")
    for number in range(TOOLS // 50):
        await vault.set(f"TOKEN_{number}", f"{CANARY}{number}", in_file=True)


def kept_canaries(data: Path) -> list[str]:
    """Files in which a value stands in clear."""
    return [
        str(file.relative_to(data))
        for file in data.rglob("*")
        if file.is_file() and CANARY.encode() in file.read_bytes()
    ]


async def play(
    theme: Theme, folder: Path, seed: int, *, actions: int = sys.maxsize, seconds: float = 1e9
) -> tuple[Monkey, Stalls]:
    """Let a monkey play with the program; `folder` is empty and its own."""
    paths = AppPaths.of(folder / "data", folder / "workspace")
    write_workspace(paths.workspace_dir)
    paths.data_dir.mkdir(parents=True, exist_ok=True)
    TrustedFolders(paths).add(paths.workspace_dir)
    shows, reports, opens = NoticeBar.show_error, CrashReport.report, QDesktopServices.openUrl
    faults = Faults()

    # Qt finds a slot by its name
    def show_error(bar: NoticeBar, error: BaseException, *more: Any) -> None:
        faults.on_shown(error)
        shows(bar, error, *more)

    def report(crashes: CrashReport, error: BaseException) -> None:
        faults.add("".join(traceback.format_exception(error)))
        reports(crashes, error)

    NoticeBar.show_error, CrashReport.report = show_error, report  # type: ignore[method-assign]
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    before = qInstallMessageHandler(faults.on_qt)
    logging.getLogger().addHandler(faults)
    window = MainWindow(theme, WindowState(paths.data_dir))
    monkey = Monkey(window, paths.workspace_dir, seed, faults)
    desktop = Desktop(window, paths, build_app)
    window.show()
    living = asyncio.ensure_future(desktop.live())
    stalls = None
    try:
        await _opened(window)
        await store_secrets(window)
        secrets = await known_secrets(window)
        stalls = Stalls(lambda: monkey.log[-1] if monkey.log else "the start")
        await monkey.play(actions=actions, seconds=seconds)
        gone = secrets - await known_secrets(window) if window.app is not None else set()
        monkey.check_secrets(gone)
    finally:
        if stalls is not None:
            stalls.stop()
        window.close_at_once()
        await _ended(living, faults)
        window.deleteLater()
        NoticeBar.show_error, CrashReport.report = shows, reports  # type: ignore[method-assign]
        QDesktopServices.openUrl = opens  # type: ignore[method-assign]
        qInstallMessageHandler(before)
        logging.getLogger().removeHandler(faults)
    for file in kept_canaries(paths.data_dir):
        faults.add(f"a secret stands in {file}")
    return monkey, stalls


def main() -> None:
    """Play 5 minutes, or so many seconds as are named behind the seed."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else MINUTES_5
    os.environ["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
    import_qt()  # as the program does; else PySide6 reads the source of all that is imported later
    application = QApplication(["tooldesk", *STYLE_ARGUMENTS])
    application.setQuitOnLastWindowClosed(False)
    theme = Theme(Scheme.LIGHT)
    theme.apply(application)
    faulthandler.dump_traceback_later(2 * seconds + 60, exit=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=lambda: PreciseLoop(application)) as runner,
    ):
        monkey, stalls = runner.run(play(theme, Path(folder), seed, seconds=seconds))
    lines = [f"seed {seed}: {monkey.count:,} actions, {len(monkey.removed)} removed"]
    lines += [f"{len(stalls.worst)} times the window worked over {STALL_S * 1e3:.0f} ms"]
    for took_s, doing, stacks in stalls.worst[:12]:
        lines += [f"  {took_s * 1e3:5.0f} ms after {doing}"]
        lines += [f"        {stack}" for stack in dict.fromkeys(stacks)]
    lines += dict.fromkeys(monkey.faults.found)
    if monkey.faults.found:
        lines.append(monkey.report())
    sys.stdout.write("\n".join(lines) + "\n")
    sys.exit(bool(monkey.faults.found))


if __name__ == "__main__":
    main()
