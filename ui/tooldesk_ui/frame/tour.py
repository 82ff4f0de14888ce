"""Tour: three bubbles that point at where a person begins."""

from __future__ import annotations

from typing import NamedTuple, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.tab_order import move_focus

WIDTH = 320
MARGIN = 8
"""Pixels between the bubble, what it points at and the edges."""

MOVES = frozenset(
    {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide}
    | {QEvent.Type.LayoutRequest}
)


class TourStep(NamedTuple):
    """What one bubble says."""

    target: str
    """The object name of what it points at."""

    title: str
    """What that is for."""

    words: str
    """What to do there."""


STEPS = (
    TourStep(
        "run_button",
        "Run what a model wrote",
        "Paste its output into the text on the left, or load a sample. Run takes every call in it "
        "through all its stages.",
    ),
    TourStep(
        "right_side",
        "See what becomes of each call",
        "Each call gets a lane with its six stages, from parsing to the message for the model. "
        "Open a stage to see what it did.",
    ),
    TourStep(
        "activity_tools",
        "Bring your own tools",
        "The Tools screen lists what models may call. New makes a tool; Import takes files, URLs "
        "and curl commands.",
    ),
)


class Tour(QFrame):
    """Lies over `around` beside the target of its step, framed; neither while that isn't seen.

    While calls run it is out of the way. Esc, Skip and Done end it.
    """

    def __init__(self, theme: Theme, around: QWidget) -> None:
        super().__init__(around)
        self.setObjectName("tour")
        self.setProperty("surface", "popup")
        self._around = around
        self._at = 0
        self._is_on = self._is_running = False
        self._watched: list[QWidget] = []
        self._focus_before: QWidget | None = None
        self._frame = QFrame(around)
        self._frame.setObjectName("tour_frame")
        self._frame.setProperty("surface", "pointed_at")
        self._frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title, self._words, self._count = (PlainLabel(parent=self) for _ in range(3))
        self._title.setProperty("level", "strong")
        self._words.setObjectName("tour_words")
        self._count.setProperty("level", "small")
        self._count.setProperty("tone", "dim")
        self._back, self._next, self._skip = (QPushButton(self) for _ in range(3))
        self._lay_out()
        self._back.clicked.connect(lambda: self._go(self._at - 1))
        self._next.clicked.connect(lambda: self._go(self._at + 1))
        self._skip.clicked.connect(self.end)
        theme.changed.connect(self._place)
        self._frame.hide()
        self.hide()

    @property
    def step(self) -> int:
        """The number of the step that is on, from 0; -1 once the tour has ended."""
        return self._at if self._is_on else -1

    def start(self) -> None:
        """Begin with the first step; the focus comes back where it was when the tour ends."""
        if not self._is_on:
            self._focus_before = QApplication.focusWidget()
        self._is_on = True
        self._go(0)

    def end(self) -> None:
        """Go, for good."""
        has_focus = self.isAncestorOf(QApplication.focusWidget() or self._around)
        self._is_on = False
        self._watch(None)
        self._place()
        if has_focus and self._focus_before is not None and self._focus_before.isVisible():
            self._focus_before.setFocus()

    def follow_running(self, count: int) -> None:
        """So many calls run now; the first that has ended is what the second step shows."""
        has_ended = self._is_running and not count
        self._is_running = count > 0
        if self._is_on and has_ended and self._at == 0:
            self._show_step(1)
        self._place()

    def retranslate(self) -> None:
        """The language is another one."""
        self._show_step(self._at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the target; Esc that nobody else took ends the tour."""
        if event.type() in MOVES:
            self._place()
        elif event.type() == QEvent.Type.KeyPress and watched is self.window():
            self._take(cast("QKeyEvent", event))
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return does what the button in focus says, as Space does; Esc ends the tour."""
        focus = QApplication.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QPushButton):
            focus.click()
        elif not self._take(event):
            event.ignore()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab stays among its buttons until it ends; F6 and a click lead out."""
        return move_focus((self,), forwards=forwards)

    def _take(self, event: QKeyEvent) -> bool:
        """End with Esc; whether it was that."""
        is_end = event.key() == Qt.Key.Key_Escape and self.isVisible()
        if is_end:
            self.end()
        return is_end

    def _lay_out(self) -> None:
        for button, name in ((self._back, "back"), (self._next, "next"), (self._skip, "skip")):
            button.setObjectName(f"tour_{name}")
            button.setProperty("kind", "primary" if name == "next" else "quiet")
        self._words.setWordWrap(True)
        self._title.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._skip)
        buttons.addWidget(self._count)
        buttons.addStretch(1)
        buttons.addWidget(self._back)
        buttons.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._words)
        column.addLayout(buttons)

    def _go(self, step: int) -> None:
        """The person wants this step."""
        if step >= len(STEPS):
            self.end()
            return
        self._show_step(step)
        if self.isVisible():
            self._next.setFocus()
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _show_step(self, step: int) -> None:
        self._at = step
        each, is_last = STEPS[step], step + 1 == len(STEPS)
        count = tr("Step {} of {}", str(step + 1), str(len(STEPS)))
        self._title.setText(each.title)
        self._words.setText(each.words)
        self._count.setText(f"{step + 1} / {len(STEPS)}")
        self._count.setAccessibleName(count)
        self._back.setText(tr("Back"))
        self._back.setVisible(step > 0)
        self._next.setText(tr("Done") if is_last else tr("Next"))
        self._skip.setText(tr("Skip"))
        self._skip.setVisible(not is_last)
        self.setAccessibleName(f"{tr(each.title)}. {count}")
        # a screen reader says it with the button that has the focus
        self._next.setAccessibleDescription(f"{tr(each.title)}. {tr(each.words)}")
        self.setAccessibleDescription(tr(each.words))
        if self._is_on:
            self._watch(self.window().findChild(QWidget, each.target))
        self._place()

    def _watch(self, target: QWidget | None) -> None:
        """Hear of all that moves `target`, and of the keys of the window."""
        for widget in self._watched:
            widget.removeEventFilter(self)
        self._watched = []
        part = target
        while part is not None:
            part.installEventFilter(self)
            self._watched.append(part)
            part = None if part.isWindow() else part.parentWidget()

    def _place(self) -> None:
        """Beside the target, else in its lower right corner; nowhere while it is not seen."""
        seen = self._seen_target()
        is_shown = self._is_on and not self._is_running and seen.isValid()
        if is_shown:
            room = self._around.rect()
            self._frame.setGeometry(seen.adjusted(-3, -3, 3, 3).intersected(room))
            self.setGeometry(self._beside(seen, room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)))
        for part in (self._frame, self):
            part.setVisible(is_shown)
            part.raise_()

    def _seen_target(self) -> QRect:
        """What of the target is in sight, in the measures of `around`."""
        if not self._watched or not self._watched[0].isVisible():
            return QRect()
        target = self._watched[0]
        seen = QRect(target.mapTo(self._around, QPoint()), target.size())
        for part in self._watched[1:]:
            if part is self._around:
                break
            seen &= QRect(part.mapTo(self._around, QPoint()), part.size())
        return seen & self._around.rect()

    def _beside(self, seen: QRect, room: QRect) -> QRect:
        column = self.layout()
        assert column is not None
        width = min(px(WIDTH), room.width())
        width = max(width, min(column.minimumSize().width(), room.width()))
        bubble = QRect(0, 0, width, min(column.totalHeightForWidth(width), room.height()))
        places = (
            QPoint(seen.right() - width + 1, seen.bottom() + 1 + MARGIN),
            QPoint(seen.right() + 1 + MARGIN, seen.top()),
            QPoint(seen.left() - width - MARGIN, seen.bottom() - bubble.height() - MARGIN),
        )
        for place in places:
            bubble.moveTopLeft(place)
            if room.contains(bubble):
                return bubble
        bubble.moveBottomRight(seen.bottomRight() - QPoint(MARGIN, MARGIN))
        bubble.moveLeft(max(bubble.left(), room.left()))
        bubble.moveTop(max(bubble.top(), room.top()))
        return bubble
