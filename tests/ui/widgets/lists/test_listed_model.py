"""The rows of a list are found by what is to be seen of them, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tooldesk.scenarios.scenario_listing import ListedScenario
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.scenarios.scenario_rows import ScenarioRow, ScenariosModel
from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.text_area.find_query import Query


@pytest.fixture
def german(qapp: object) -> Iterator[None]:
    set_language(Language.GERMAN)
    yield
    set_language(Language.ENGLISH)


def _found(model: ScenariosModel, words: str) -> list[str]:
    model.set_search(RowSearch(Query(words)))
    return [row.key for number in range(model.rowCount()) if (row := model.row_at(number))]


@pytest.fixture
def model(qapp: object) -> ScenariosModel:
    made = ScenariosModel()
    made.set_rows([ScenarioRow(_listed("first")), ScenarioRow(_listed("second", "No JSON."))])
    return made


def _listed(name: str, problem: str = "") -> ListedScenario:
    return ListedScenario(name, None, problem=problem)


def test_a_state_is_found_as_it_is_shown_and_in_english(model, german) -> None:
    assert _found(model, "nicht gelaufen") == ["first"]
    assert _found(model, "Not run") == ["first"]


def test_what_is_shown_is_another_text_in_another_language(model) -> None:
    assert _found(model, "nicht gelaufen") == []
    set_language(Language.GERMAN)
    try:
        assert _found(model, "nicht gelaufen") == ["first"]
    finally:
        set_language(Language.ENGLISH)
