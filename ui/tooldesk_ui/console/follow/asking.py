"""Asking: a conversation with a model in the console, one turn after another."""

from __future__ import annotations

from asyncio import wait
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from uuid import uuid4

from PySide6.QtGui import QAction

from tooldesk.asking.conversation import AskError, Conversation
from tooldesk.asking.replayed_conversation import ReplayedConversation
from tooldesk.asking.talk import Talk
from tooldesk.endpoint_settings import EndpointSettings
from tooldesk.execution.permissions.asking import Ask
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.frozen_record import frozen_record
from tooldesk_ui.console.follow.ask_dialog import AskDialog
from tooldesk_ui.console.raw_text.raw_editor import RawEditor
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk.asking.past_conversation import PastConversation
    from tooldesk.bootstrap import App
    from tooldesk_ui.console.follow.follow_panel import FollowPanel
    from tooldesk_ui.console.run.console_runner import ConsoleRunner
    from tooldesk_ui.console.run_context.run_context import RunContext

_TITLES = {
    "answer": ("ok", "The model answered"),
    "stopped": ("info", "Stopped"),
    "waits": ("warn", "A call waits for you"),
    "cut off": ("warn", "The model ran out of room"),
}
_AT_A_LIMIT = ("warn", "No answer within the limits")


@frozen_record
class AskedTurn:
    """The model's next answer, for whoever follows an output."""

    talk: Talk
    """What it belongs to."""

    permit: Ask
    """Shows a person what would be sent."""

    @property
    def name(self) -> str:
        """Who is asked, and how often."""
        return f"{self.talk.name}, turn {self.talk.turns or 1}"

    async def chunks(self) -> AsyncIterator[bytes]:
        """What comes, as soon as it comes; raises as its `turn`."""
        async with aclosing(self.talk.turn(self.permit)) as pieces:
            async for piece in pieces:
                yield piece.encode(errors="replace")


class Asking:
    """One conversation at a time."""

    def __init__(
        self,
        app: App,
        theme: Theme,
        show: Callable[[], FollowPanel],
        editor: RawEditor,
        changed: Callable[[], object],
    ) -> None:
        """`show` brings the panel to the front; `changed` hears that one begins or is over."""
        self._app = app
        self._theme = theme
        self._show = show
        self._panel: FollowPanel | None = None
        self._editor = editor
        self._changed = changed
        self._tasks = TaskOwner()
        self.talk: Talk | None = None
        self.is_under_way = False

    def open(
        self, runner: Callable[[], ConsoleRunner], context: RunContext, settings: QAction
    ) -> None:
        """Ask what is to be asked; `runner` is asked for by the first run, `settings` is a way."""
        now = context.current

        def begin(prompt: str, system: str) -> Conversation:
            calls = now.changed(session_id=uuid4().hex)
            return Conversation(self._app, prompt, calls, system=system)

        def go() -> None:
            if dialog.talk is not None:
                steps = dialog.steps.isChecked()
                self._begin(dialog.talk, runner, context.permit, settings, steps=steps)

        who = _asked_model(self._app.settings.current.endpoint)
        dialog = AskDialog(self._theme, begin, settings, self._editor.window(), who=who)
        dialog.accepted.connect(go)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def replay(
        self,
        past: PastConversation,
        runner: Callable[[], ConsoleRunner],
        context: RunContext,
        settings: QAction,
        *,
        steps: bool,
    ) -> None:
        """Have what a model answered run again, and say whether it would be told the same."""
        calls = context.current.changed(session_id=uuid4().hex)
        talk = ReplayedConversation(past, calls, self._app.redactor)
        self._begin(talk, runner, context.permit, settings, steps=steps)

    def _begin(
        self,
        talk: Talk,
        runner: Callable[[], ConsoleRunner],
        permit: Ask,
        settings: QAction,
        *,
        steps: bool,
    ) -> None:
        self.stop()
        self.talk = talk
        work = self._converse(talk, runner, permit, settings, steps=steps)
        self.is_under_way = self._tasks.start(work, "ask a model") is not None
        self._changed()

    def stop(self) -> None:
        """Ask no more; what is being written is read no further."""
        if self.talk is not None and self.talk.end is None:
            self.talk.stop()
            if self._panel is not None:
                self._panel.stop()

    async def shut_down(self) -> None:
        """End what is under way."""
        self.stop()
        await self._tasks.close()

    async def _converse(
        self,
        talk: Talk,
        runner_now: Callable[[], ConsoleRunner],
        permit: Ask,
        settings: QAction,
        *,
        steps: bool,
    ) -> None:
        try:
            await self._take_turns(talk, runner_now, permit, settings, steps=steps)
        finally:
            if talk is self.talk:
                self.is_under_way = False
                self._changed()

    async def _take_turns(
        self,
        talk: Talk,
        runner_now: Callable[[], ConsoleRunner],
        permit: Ask,
        settings: QAction,
        *,
        steps: bool,
    ) -> None:
        while talk.end is None:
            if not await self._follow(talk, permit, settings):
                return
            if not talk.may_run:
                break
            runner = runner_now()
            # a person may have run something meanwhile
            await runner.ended()
            runner.run_text(talk.raw, context=talk.context, steps=steps)
            record = runner.record
            await runner.ended()
            if record is None or record.finished is None:
                talk.stop()
            elif talk.end is None:
                talk.take(record.finished)
        if talk is self.talk:
            self._show_end(talk)

    async def _follow(self, talk: Talk, permit: Ask, settings: QAction) -> bool:
        """Show the next answer while it comes; whether the conversation goes on."""
        self._panel = panel = self._show()
        is_replay = isinstance(talk, ReplayedConversation)
        verbs = ("Replaying", "Stop replaying") if is_replay else ("Asking", "Stop asking")
        reading = panel.follow(AskedTurn(talk, permit), verbs)
        if reading is None:
            return False
        await wait({reading})
        if reading.cancelled():
            talk.stop()
        elif (failure := panel.failure) is not None:
            words = (failure.title, failure.message, failure.next_step)
            panel.tell("error", words, settings if isinstance(failure, AskError) else None)
            return False
        return True

    def _show_end(self, talk: Talk) -> None:
        end = talk.end
        assert end is not None
        kind, title = _TITLES.get(end.kind, _AT_A_LIMIT)
        panel = self._show()
        is_answer = end.kind == "answer"
        panel.show_words(f"{talk.name} · {talk.words}", end.text if is_answer else "")
        words = "" if is_answer else end.text
        if isinstance(talk, ReplayedConversation):
            kind, title = ("warn", "Replayed") if talk.differing else (kind, "Replayed")
            words = f"{words} {talk.comparison}".strip()
        # only the last answer stands here; what came before is looked for
        kept = "Its calls and their results are in the history." if talk.calls else ""
        panel.tell(kind, (title, words, f"{end.next_step} {kept}".strip()))


def _asked_model(endpoint: EndpointSettings) -> list[tuple[str, str]]:
    """Which model, and on which host; nothing else of the address."""
    try:
        host = urlsplit(endpoint.url).hostname or ""
    except ValueError:
        host = ""
    rows = ("Model", endpoint.model), ("Host", host)
    return [(name, visible_line(words)) for name, words in rows if words]
