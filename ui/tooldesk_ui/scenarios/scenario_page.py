"""ScenarioPage: the right side of the Scenarios screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk.json_text import json_text
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.scenarios.expectation_editor import ExpectationEditor
from tooldesk_ui.scenarios.scenario_rows import ScenarioRow
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import text_label, words_label
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.detail_page import section
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.slot import Slot
from tooldesk_ui.widgets.pages.titled_page import TitledPage
from tooldesk_ui.widgets.text_difference import difference

if TYPE_CHECKING:
    from tooldesk.scenarios.running import ScenarioResult
    from tooldesk.scenarios.scenario import Scenario

MOST_DIFFERENCES = 40
"""Each is a label or more; what is beyond is counted, and `tooldesk test` tells all."""

LONGEST_VALUE = 100_000
"""Characters of a value that are compared line by line."""

RAW_HEIGHT = 200
MOST_NAMED = 20


class ScenarioPage(TitledPage):
    """A scenario: what differs, what is expected, what the model wrote."""

    def __init__(self, theme: Theme, commands: Commands) -> None:
        self.problem, self._differences = Notice(theme), Slot()
        self.editor = ExpectationEditor(theme, commands)
        self.raw = CodeView(theme, is_json=False, wraps=True)
        self.raw.setObjectName("scenario_output")
        self.raw.setAccessibleName("Output")
        scaled(self.raw, height=RAW_HEIGHT)
        self.problem.setObjectName("scenario_problem")
        self._theme = theme
        self._facts: list[tuple[str, str]] = []
        ids = "run_scenarios", "accept_scenarios", "open_scenario", "rename_scenario"
        remove = ActionButton(commands["remove_scenarios"], "danger")
        self._differs_part = section("What differs", self._differences)
        self._expected_part = section("What is expected", self.editor)
        self._raw_part = section("What the model wrote", self.raw)
        super().__init__(
            theme,
            "scenario_page",
            "Scenario",
            [ActionButton(each) for each in commands.pick(*ids)],
            (self.problem, 16),
            self._differs_part,
            self._expected_part,
            self._raw_part,
            pushed=remove,
        )

    def show_row(self, row: ScenarioRow, *, is_other: bool) -> None:
        """Show what is known without its file, which is read where it `is_other` than before."""
        self._facts = [] if is_other else self._facts
        self.show_head(row.key, row.look, self._facts, row.listed.about)
        result = row.result
        problem = row.listed.problem or (result.problem if result is not None else "")
        self.problem.setVisible(bool(problem))
        if problem:
            step = result.next_step if result is not None else "Mend the file, or remove it."
            kind = "error" if row.listed.problem else "warn"
            self.problem.set_words(kind, row.look.word, problem, step)
        self._show_differences(result)
        for part, _ in (self._expected_part, self._raw_part):
            part.setVisible(not row.listed.problem)

    def show_scenario(
        self, name: str, scenario: Scenario, expected: str, *, is_editable: bool
    ) -> None:
        """Show what is in its file."""
        tools = "those of the workspace"
        if scenario.tools is not None:
            names = [each.name for each in scenario.tools]
            more = [f"{len(names) - MOST_NAMED:,} more"] if len(names) > MOST_NAMED else []
            tools = ", ".join([*names[:MOST_NAMED], *more]) or "none"
        runs = "are executed" if scenario.executes else "are found and checked, nothing runs"
        rows = [
            ("Model", scenario.model),
            ("Dialect", scenario.dialect or ""),
            ("Tools", tools),
            ("Its calls", runs),
        ]
        self._facts = [(label, value) for label, value in rows if value]
        self.facts.set_rows(self._facts)
        self.editor.show_expected(name, expected, is_editable=is_editable)
        self.raw.set_text(scenario.raw)

    def _show_differences(self, result: ScenarioResult | None) -> None:
        from tooldesk.scenarios.shown_differences import place_in_words

        found = result.differences if result is not None else ()
        self._differs_part[0].setVisible(bool(found))
        if not found:
            return
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        for each in found[:MOST_DIFFERENCES]:
            place = place_in_words(each)
            then = "" if each.is_new else _by_lines(each.then)
            now = "" if each.is_gone else _by_lines(each.now)
            lines = difference(place, then, now).lines
            column.addWidget(text_label(place[:1].upper() + place[1:], level="label"))
            column.addWidget(DifferenceLabel(self._theme, lines, "Expected", "Got"))
        if len(found) > MOST_DIFFERENCES:
            more = counted(len(found) - MOST_DIFFERENCES, "more difference")
            column.addWidget(words_label(f"and {more}", tone="dim"))
        self._differences.put(box)


def _by_lines(value: object) -> str:
    return json_text(value, indent=2)[:LONGEST_VALUE]
