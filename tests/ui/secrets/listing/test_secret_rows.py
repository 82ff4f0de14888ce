"""Rows are grouped by variable and by tool; what stops a tool comes first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tooldesk.secret_vault.overview import VariableOverview
from tooldesk.secret_vault.places import ValuePlace, VariableUse
from tooldesk.secret_vault.resolution import VariableState
from tooldesk.secret_vault.stores.keyring_store import SecretKey
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk_ui.secrets.listing.secret_list_model import SecretListModel
from tooldesk_ui.secrets.listing.secret_rows import summary, tool_rows, variable_rows
from tooldesk_ui.secrets.state_looks import look_of, scope_words
from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE
from tooldesk_ui.widgets.text_area.find_query import Query


def variable(name: str, state: str = "set", *tools: str, required: bool = True, kind: str = ""):
    kinds = ("workspace", "global", "environment", "default")
    return VariableOverview(
        name=name,
        description="",
        state=VariableState(state),
        origin="",
        problem=None,
        is_required=required,
        uses=tuple(VariableUse(tool, required, None, None) for tool in tools),
        places=tuple(
            ValuePlace(each, each == kind, each == kind, key=SecretKey("", name)) for each in kinds
        ),
        changed_at=None,
        last_used_at=None,
        is_environment_allowed=False,
    )


def tool(name: str, *names: str) -> ToolDefinition:
    variables = tuple({"name": each} for each in names)
    return ToolDefinition(
        name=name, source=PythonSource(file="a.py", function="a"), env_vars=variables
    )


def test_what_stops_a_tool_comes_first() -> None:
    shown = [variable("A"), variable("B", "missing", "t"), variable("C", "locked", "t")]
    assert [row.title for row in variable_rows(shown)] == ["B", "C", "A"]
    assert summary(shown) == "3 variables, 1 to set, 1 locked"
    assert summary(shown[:1]) == "1 variable"


def test_variables_stand_below_each_of_their_tools() -> None:
    shown = [variable("A", "set", "one", "two"), variable("B", "missing", "two"), variable("Z")]
    rows = tool_rows(shown, [tool("one", "A"), tool("bare"), tool("two", "B", "A")])
    assert [(row.title, row.detail) for row in rows if row.variable is None] == [
        ("one", "1 of 1 ready"),
        ("two", "1 of 2 ready"),
        ("No tool", "stored, declared by none"),
    ]
    assert [row.key for row in rows] == ["one/", "one/A", "two/", "two/B", "two/A", "/", "/Z"]


@pytest.mark.parametrize(
    ("state", "required", "word"),
    [
        ("set", True, "Set"),
        ("missing", True, "Missing"),
        ("missing", False, "Not set"),
        ("from environment", True, "From environment"),
        ("default", True, "Default"),
        ("locked", True, "Locked"),
    ],
)
def test_each_state_is_an_icon_and_a_word(state: str, required: bool, word: str) -> None:
    look = look_of(variable("A", state, "t", required=required))
    assert look.word == word
    assert look.icon


def test_scope_of_what_is_used_is_told() -> None:
    assert scope_words(variable("A", kind="workspace")) == "this workspace"
    assert scope_words(variable("A", kind="global")) == "all workspaces"
    assert scope_words(variable("A", kind="default")) == ""


def test_value_that_the_environment_could_give_is_hinted_at() -> None:
    one = variable("A", "missing", "t")
    could = replace(one.places[2], has_value=True, is_allowed=False)
    one = replace(one, places=(*one.places[:2], could, one.places[3]))
    assert variable_rows([one])[0].detail == "in the environment, not allowed · t"


def test_thousand_variables_are_a_sound_model_and_found_at_once(qtmodeltester) -> None:
    names = [f"KEY_{number:04}" for number in range(1_000)]
    model = SecretListModel()
    model.set_rows(variable_rows(variable(name, "missing", "some_tool") for name in names))
    qtmodeltester.check(model)
    model.set_search(RowSearch(Query("missing 0421")))
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["KEY_0421"]
    model.set_search(RowSearch(Query("some_tool")))
    assert model.rowCount() == 1_000
    assert model.index(7, 0).data(ROW_ROLE).spoken == "KEY_0007, Missing, some_tool"


def test_tool_stays_listed_while_one_of_its_variables_matches() -> None:
    rows = tool_rows([variable("A", "set", "one")], [tool("one", "A")])
    model = SecretListModel()
    model.set_rows(rows)
    model.set_search(RowSearch(Query("one a")))
    assert model.rowCount() == 2


def test_tool_has_the_icon_of_what_runs_it() -> None:
    shown = [variable("A", "set", "one", "two"), variable("Z")]
    shell = ShellSource(command=("echo",))
    two = ToolDefinition(name="two", source=shell, env_vars=({"name": "A"},))
    rows = tool_rows(shown, [tool("one", "A"), two])
    assert [row.icon for row in rows if row.variable is None] == ["function", "console", "secrets"]
