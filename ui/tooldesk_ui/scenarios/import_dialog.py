"""ImportDialog: which outputs of recorded traces become scenarios."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHeaderView, QWidget

from tooldesk.counted import counted
from tooldesk.scenarios.expectation import expectation_words
from tooldesk.scenarios.trace_taking import TakenOutput, TakenTraces, take_traces
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.brought_data import NO_OUTPUTS
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.lists.checked_model import CheckedModel
from tooldesk_ui.widgets.lists.checked_table import CheckedTable
from tooldesk_ui.widgets.pages.blocks import text_label, words_label
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.scenarios.scenario_runs import ScenarioRuns

WIDTH, TABLE_HEIGHT = 760, 300
MOST_AT_ONCE = 1_000
_LONGEST = 200


class TakenModel(CheckedModel[TakenOutput]):
    """All are chosen until a person says otherwise."""

    headings = ("Scenario", "Expects", "Model", "Recorded in")

    def key(self, row: TakenOutput) -> Hashable:
        """The name that it gets."""
        return row.name

    def words(self, row: TakenOutput) -> tuple[str, ...]:
        """What stands in its columns."""
        expects = expectation_words(row.scenario)[:_LONGEST]
        return row.name, expects, row.scenario.model[:_LONGEST], row.place[-_LONGEST:]

    def may_choose(self, row: TakenOutput) -> bool:
        """Every one."""
        return True

    def is_likely(self, row: TakenOutput) -> bool:
        """Every one."""
        return True


class ImportDialog(Dialog):
    """Reads as soon as it is shown; nothing is written before a person says so.

    Attributes:
        taken: What was chosen, once it is accepted.
    """

    def __init__(
        self,
        theme: Theme,
        app: App,
        runs: ScenarioRuns,
        files: Sequence[Path],
        parent: QWidget | None = None,
    ) -> None:
        title = f"Import {files[0].name}" if len(files) == 1 else f"Import {len(files):,} files"
        super().__init__(theme, "import_traces_dialog", title, "Keep", parent, width=WIDTH)
        self._app, self._runs, self._files = app, runs, files
        self.taken: list[TakenOutput] = []
        self._counts: tuple[tuple[int, str], ...] = ()
        self.hint.setText("Each output becomes a scenario that expects what becomes of it now.")
        self.model = TakenModel(theme, self)
        self.table = CheckedTable(self.model, "taken_outputs", "Outputs", self)
        header = self.table.horizontalHeader()
        header.setAccessibleName("Columns")
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        scaled(self.table, least_height=TABLE_HEIGHT)
        self.sum = words_label("Reading…", tone="dim")
        self.sum.setObjectName("import_sum")
        self.left = text_label("", tone="warn")
        self.left.setObjectName("import_left_out")
        self.left.hide()
        choose = self.model.choose_all
        every = dialog_button(self, "import_all", "All", lambda: choose(is_chosen=True))
        none = dialog_button(self, "import_none", "None", lambda: choose(is_chosen=False))
        self.model.chosen_changed.connect(self._show_count)
        self.lay_out(
            (self.table, 8),
            (self.sum, 4),
            (self.left, 8),
            stretched=self.table,
            before=(every, none),
        )
        self.work(self._read())

    def on_go(self) -> None:
        """Take what is chosen."""
        self.taken = self.model.chosen()
        self.accept()

    def set_busy(self, is_busy: bool) -> None:
        """Nothing chosen is nothing to keep."""
        self.go.setEnabled(not is_busy and bool(self.model.chosen()))

    async def _read(self) -> None:
        await self._app.prepare()
        found = await take_traces(self._runs, self._files, MOST_AT_ONCE, self._tell)
        self._show(found)

    def _tell(self, count: int) -> None:
        self.sum.setText(f"Reading… {counted(count, 'output')} found.")

    def _show(self, found: TakenTraces) -> None:
        self._counts = found.counts
        clean = self._app.without_known_secrets
        self.left.setText("\n".join(clean([each.words for each in found.left_out])))
        self.left.setVisible(bool(found.left_out))
        self.model.set_rows(found.taken)
        self.table.fit_columns()
        self.table.start()
        self.fit()

    def _show_count(self) -> None:
        chosen, all_ = len(self.model.chosen()), self.model.rowCount()
        words = [f"{chosen:,} of {counted(all_, 'output')} chosen" if all_ else "No output found"]
        words += [f"{count:,} {what}" for count, what in self._counts]
        where = "" if all_ else f" {NO_OUTPUTS}"
        self.sum.setText(f"{', '.join(words)}.{where}")
        set_words(self.go, f"Keep {counted(chosen, 'scenario')}" if chosen else "Keep")
        self.go.setEnabled(bool(chosen))
