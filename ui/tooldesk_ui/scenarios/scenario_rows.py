"""ScenarioRow: what the list of the Scenarios screen shows of one. No Qt but the model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words
from tooldesk_ui.widgets.state_look import StateLook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tooldesk.scenarios.running import ScenarioResult
    from tooldesk.scenarios.scenario_listing import ListedScenario

WORDS = ListWords(
    "scenario",
    "scenario",
    "scenarios",
    "scenarios",
    "A scenario is an output of a model that is kept with what is expected of it. Press "
    "Ctrl+Shift+K in the console, in History or in Capture to keep one, or import recorded traces.",
)

PASSED = StateLook("As expected", "state_passed", "ok")
DIFFERS = StateLook("Differs", "state_failed", "error")
NOT_RUN = StateLook("Not run", "state_waiting", "text_dim")
UNREADABLE = StateLook("Can't be read", "error", "error")
HINDERED = StateLook("Can't be run", "state_needs_you", "warn")
_LOOKS = {"passed": PASSED, "different": DIFFERS, "problem": HINDERED}
_URGENT = (UNREADABLE, HINDERED, DIFFERS, NOT_RUN, PASSED)


@dataclass(frozen=True, slots=True)
class ScenarioRow:
    """A scenario, and what came of it since the screen was opened."""

    listed: ListedScenario
    """As its file is."""

    result: ScenarioResult | None = None
    """What came of that file; None where it was not run since it changed."""

    @property
    def key(self) -> str:
        """Its name."""
        return self.listed.name

    @property
    def look(self) -> StateLook:
        """How it stands."""
        if self.listed.problem:
            return UNREADABLE
        return NOT_RUN if self.result is None else _LOOKS[self.result.state]

    @property
    def found_by(self) -> str:
        """What the filter finds it by."""
        listed = self.listed
        parts = (listed.name, listed.about, listed.model, listed.expects, self.look.word)
        return " ".join(parts).lower()

    @property
    def below(self) -> str:
        """What is the matter, else what is expected."""
        if self.result is not None and self.result.problem:
            return self.result.problem
        return self.listed.problem or self.listed.expects


class ScenariosModel(ListedModel[ScenarioRow]):
    """In natural order of their names, as they are given."""

    headings = ("Scenario",)
    orders = ("Name", "What needs you first")
    facet_groups = ("State", "Model")

    def sort_value(self, row: ScenarioRow, column: int) -> object:
        """The given order stays within a state."""
        return _URGENT.index(row.look) if column else 0

    def facets_of(self, row: ScenarioRow) -> tuple[Facet, ...]:
        """State and model."""
        return ("State", row.look.word), ("Model", row.listed.model or "none")

    def words(self, row: ScenarioRow) -> tuple[str, ...]:
        """What is found by typing."""
        return (row.key,)

    def drawing(self, row: ScenarioRow, column: int) -> RowDrawing:
        """Name and state; what is expected."""
        above = (
            Words(row.look.word, row.look.role, Face.WORD, is_at_end=True),
            Words(row.key, face=Face.TITLE),
        )
        lines = (above, (Words(row.below, "text_dim"),))
        return RowDrawing(lines, row.look.icon, row.look.role)


def summary_of(rows: Sequence[ScenarioRow]) -> str:
    """How many there are of each state."""
    if not rows:
        return ""
    looks = [row.look for row in rows]
    counts = [(looks.count(each), each) for each in _URGENT]
    parts = [_counted(each, count) for count, each in counts if count]
    return f"{counted(len(rows), 'scenario')}: {', '.join(parts)}"


def _counted(look: StateLook, count: int) -> str:
    if look is DIFFERS and count > 1:
        return f"{count:,} differ"
    return f"{count:,} {look.word.lower()}"
