"""The table of parameters is as high as its rows and keeps the rules of Qt."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.detail.parameter_table import (
    DEFAULT,
    NAME,
    REQUIRED,
    ParameterModel,
    ParameterTable,
)
from tooldesk_ui.tools.detail.parameters import Parameter

PARAMETERS = [
    Parameter("city", "string", True, "", "Where."),
    Parameter("days", "integer 1 to 10", False, "3", "How many days of the forecast. " * 20),
]


def test_model_keeps_the_rules_of_qt(theme: Theme, qtmodeltester) -> None:
    model = ParameterModel(theme)
    model.set_rows(PARAMETERS)
    qtmodeltester.check(model)
    assert model.index(0, NAME).data() == "city"
    assert model.index(0, REQUIRED).data() == "Yes"
    assert model.index(1, DEFAULT).data() == "3"
    assert model.headerData(NAME, Qt.Orientation.Horizontal) == "Name"


def test_long_descriptions_make_the_table_higher(theme: Theme, qtbot) -> None:
    table = ParameterTable(theme)
    qtbot.addWidget(table)
    table.resize(800, 100)
    table.show()
    table.set_parameters(PARAMETERS[:1])
    low = table.height()
    table.set_parameters(PARAMETERS)
    assert table.height() > low + 28


def test_narrow_table_has_no_column_for_defaults_that_nobody_gave(theme: Theme, qtbot) -> None:
    table = ParameterTable(theme)
    qtbot.addWidget(table)
    table.resize(360, 100)
    table.show()
    table.set_parameters(PARAMETERS[:1])
    assert table.isColumnHidden(DEFAULT)
    table.set_parameters(PARAMETERS)
    assert not table.isColumnHidden(DEFAULT)
    table.set_parameters(PARAMETERS[:1])
    table.resize(800, 100)
    assert not table.isColumnHidden(DEFAULT)
    assert table.columnWidth(DEFAULT) > 0


def test_table_without_descriptions_keeps_no_room_for_them(theme: Theme, qtbot) -> None:
    table = ParameterTable(theme)
    qtbot.addWidget(table)
    table.resize(420, 100)
    table.show()
    table.set_parameters([Parameter("expression", "string", True, "", "")])
    assert table.horizontalScrollBar().maximum() == 0
