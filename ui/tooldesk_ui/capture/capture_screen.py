"""CaptureScreen: exchanges between programs and their models, while they are written."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError
from tooldesk_ui.capture.capture_rows import WAITING, WORDS, ExchangeRow, ExchangesModel
from tooldesk_ui.capture.command_table import OF_EXCHANGE, OF_OUTPUT
from tooldesk_ui.capture.exchange_page import ExchangePage
from tooldesk_ui.capture.listening_bar import ListeningBar
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.commands.list_joining import join_list
from tooldesk_ui.commands.scenario_keeping import scenario_of_exchange, scenario_step
from tooldesk_ui.imports_in_turns import import_aside
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.capturing.exchange import Exchange
    from tooldesk.capturing.live_capture import LiveCapture

LOOK_EVERY_MS = 100
"""How often one looks for what was written meanwhile, however many streams write."""

WIDTHS, LEAST_WIDTHS = (380, 780), (280, 300)


class CaptureScreen(ListScreen):
    """Nothing listens before a person starts it, nor after the window is closed.

    Signals:
        text_wanted(str): a model's text shall be put into the console.
    """

    text_wanted = Signal(str)

    def __init__(
        self, theme: Theme, commands: Commands, history: History, parent: QWidget | None = None
    ) -> None:
        super().__init__("capture_screen", parent)
        self.commands, self._steps = commands, history
        self._app: App | None = None
        self._capture: LiveCapture | None = None
        self._seen_revision = -1
        self._rows: dict[int, ExchangeRow] = {}
        self.list = ListPane(theme, ExchangesModel(), WORDS)
        self.page = ExchangePage(theme, commands)
        self.listening = ListeningBar(theme, commands)
        buttons = [ActionButton(commands[id_]) for id_ in ("export_exchanges", "clear_exchanges")]
        self.bar = TopBar("capture_summary", buttons)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY_MS)
        self._timer.timeout.connect(self.look)
        sides = TwoSides(
            "capture_splitter", self.list, self.page, self, widths=WIDTHS, least=LEAST_WIDTHS
        )
        self.compose(sides, self.bar, self.listening, show=self._show, seen=self._on_seen)
        self._join()
        self.list.set_rows([])
        self._show_listening()

    def _join(self) -> None:
        urls = {"copy_openai_url": "/v1", "copy_plain_url": ""}
        self.commands.join(
            self,
            {
                "start_capture": lambda: self.owner.start(self._start(), "start to capture"),
                "stop_capture": lambda: self.owner.start(self._stop(), "stop to capture"),
                "copy_capture_token": self._copy_token,
                "export_exchanges": self._ask_export,
                "clear_exchanges": self._clear,
                "open_exchange": self.with_row(lambda row: self._open(row.exchange)),
                "keep_exchange": self.with_row(lambda row: self._keep(row.exchange)),
                "copy_exchange": self.with_row(lambda row: self._copy(row.exchange)),
                **{id_: partial(self._copy_url, tail) for id_, tail in urls.items()},
            },
        )
        join_list(self.commands, self.list, (*OF_EXCHANGE, *OF_OUTPUT))

    def set_app(self, app: App | None) -> None:
        """Keep scenarios in the workspace of `app`; what is captured goes on."""
        self._app = app
        self._show(self.list.current())

    def look(self) -> None:
        """List what passed, if there is anything new."""
        capture = self._capture
        if capture is None or capture.revision == self._seen_revision:
            return
        self._seen_revision = capture.revision
        self.list.set_rows([self._row_of(each) for each in reversed(capture.exchanges)])
        known = {each.number for each in capture.exchanges}
        self._rows = {number: row for number, row in self._rows.items() if number in known}
        self._show_listening()

    def save_state(self) -> dict[str, Any]:
        """As every list, and where requests went on to."""
        return super().save_state() | self.listening.save_state()

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; nothing listens because of it."""
        super().restore_state(state)
        self.listening.restore_state(state)

    async def shut_down(self) -> None:
        """End the capture, and all that is under way."""
        await super().shut_down()
        if self._capture is not None:
            await self._capture.stop()

    def _row_of(self, exchange: Exchange) -> ExchangeRow:
        row = self._rows.get(exchange.number)
        if row is None or row.revision != exchange.revision:
            row = ExchangeRow(str(exchange.number), exchange.revision, exchange)
            self._rows[exchange.number] = row
        return row

    def _on_seen(self, is_seen: bool) -> None:
        if is_seen:
            self._timer.start()
            self.look()
        else:
            self._timer.stop()

    def _show(self, row: ExchangeRow | None) -> None:
        number = row.key if row is not None else ""
        is_api = row is not None and bool(row.exchange.api)
        is_over = row is not None and row.exchange.total_s is not None
        self.commands.offer(is_api, "open_exchange", of=number)
        can_keep = is_api and is_over and self._app is not None
        self.commands.offer(can_keep, "keep_exchange", of=number)
        self.commands.offer(row is not None, "copy_exchange", of=number)
        self.page.show_content(row is not None)
        if row is not None:
            self.page.show_row(row)

    def _show_listening(self) -> None:
        door = self._capture.door if self._capture is not None else None
        self.listening.show_door(door, self.listening.chosen_rules())
        self.commands.offer(door is None, "start_capture")
        ids = "stop_capture", "copy_openai_url", "copy_plain_url", "copy_capture_token"
        self.commands.offer(door is not None, *ids)
        first = self.commands["start_capture" if door is None else "copy_openai_url"]
        self.list.offer_when_empty(first, "" if door is None else WAITING)
        self.commands.offer(self.list.has_rows, "export_exchanges", "clear_exchanges")
        words = [counted(len(self.list.model.all_rows()), "exchange")] if self.list.has_rows else []
        words.append(f"listening on 127.0.0.1:{door.port}" if door else "nothing listens")
        self.bar.summary.setText(", ".join(words).capitalize())

    async def _start(self) -> None:
        # slow to import, and most windows never capture
        await import_aside(("tooldesk.capturing.live_capture",))
        from tooldesk.capturing.live_capture import LiveCapture

        if self._capture is None:
            self._capture = LiveCapture(lambda: self._app.redactor.known if self._app else ())
        port = self.listening.port.text().strip() or "0"
        try:
            if not port.isdecimal() or int(port) > 65_535:
                raise InvalidInputError("The port is no number up to 65535.")
            heal = self.listening.chosen_rules()
            await self._capture.start(self.listening.upstream.text(), int(port), heal)
        except InvalidInputError as error:
            self.listening.show_problem("Nothing listens", error.message, error.next_step)
        self._show_listening()

    async def _stop(self) -> None:
        if self._capture is not None:
            await self._capture.stop()
            self.look()
            self._show_listening()

    def _clear(self) -> None:
        capture = self._capture
        if capture is None:
            return
        cleared: list[Exchange] = []
        over = sum(each.total_s is not None for each in capture.exchanges)
        who = counted(over, "exchange")

        async def do() -> None:
            cleared[:] = capture.clear()
            self.look()

        async def take_back() -> None:
            capture.bring_back(cleared)
            self.look()

        self._steps.do(Step(f"clear {who}", f"Cleared {who}.", do, take_back))

    def _copy_url(self, tail: str) -> None:
        if self._capture is not None and self._capture.door is not None:
            copy_text(self._capture.door.address + tail)
            self.said.emit("The base URL is on the clipboard.")

    def _copy_token(self) -> None:
        if self._capture is not None and self._capture.door is not None:
            copy_text(self._capture.door.token)
            self.said.emit("The token is on the clipboard.")

    def _open(self, exchange: Exchange) -> None:
        from tooldesk.capturing.kept_exchange import kept_raw

        self.text_wanted.emit(kept_raw(exchange))

    async def _keep(self, exchange: Exchange) -> None:
        if self._app is not None:
            make = partial(scenario_of_exchange, exchange=exchange)
            names = [each.name for each in exchange.calls]
            self._steps.do(await scenario_step(self._app, make, names[0] if names else "exchange"))

    def _copy(self, exchange: Exchange) -> None:
        from tooldesk.capturing.kept_exchange import kept_line

        copy_text(kept_line(exchange))
        self.said.emit(f"Exchange {exchange.number} is on the clipboard.")

    def _ask_export(self) -> None:
        rows = [self.list.model.row_at(number) for number in range(self.list.model.rowCount())]
        # what is listed now, whatever comes meanwhile
        listed = [row.exchange for row in rows if row is not None]
        title, kinds = "Export exchanges", "JSON lines (*.jsonl)"
        ask_where_to_save(
            self, title, "exchanges.jsonl", kinds,
            lambda path, _: self.owner.start(self._export(path, listed), "export exchanges"),
        )  # fmt: skip

    async def _export(self, path: Path, exchanges: list[Exchange]) -> None:
        import asyncio

        from tooldesk.capturing.kept_exchange import write_exchanges

        if self._app is not None:
            await self._app.require_secrets()
        count = await asyncio.to_thread(write_exchanges, path, exchanges)
        self.said.emit(f"{counted(count, 'exchange')} written to {path.name}.")
