"""Parts wrap where there is no room for all of them, and none is cut."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tooldesk_ui.widgets.pages.flow_layout import FlowLayout, flow_of


def parts_of(count: int) -> list[QWidget]:
    made = [QWidget() for _ in range(count)]
    for part in made:
        part.setFixedSize(100, 30)
    return made


@pytest.fixture
def shown(qtbot: QtBot):
    """Shows a row in a width; gives where its parts are."""

    def places(box: QWidget, parts: list[QWidget], width: int) -> list[tuple[int, int]]:
        qtbot.addWidget(box)
        box.resize(width, box.heightForWidth(width))
        box.show()
        return [(part.x(), part.y()) for part in parts if not part.isHidden()]

    return places


def test_parts_stand_side_by_side_with_the_last_at_the_right_end(shown) -> None:
    parts = parts_of(3)
    box = flow_of(*parts[:2], pushed=parts[2])
    assert shown(box, parts, 500) == [(0, 0), (108, 0), (400, 0)]
    assert box.height() == 30


def test_parts_without_room_go_to_the_next_line(shown) -> None:
    parts = parts_of(3)
    box = flow_of(*parts[:2], pushed=parts[2])
    assert shown(box, parts, 300) == [(0, 0), (108, 0), (0, 38)]
    assert (box.height(), box.minimumSizeHint().width()) == (68, 100)


def test_hidden_part_takes_no_room(shown) -> None:
    parts = parts_of(3)
    box = flow_of(*parts)
    parts[0].hide()
    assert shown(box, parts, 210) == [(0, 0), (108, 0)]


def test_lines_that_are_even_have_equally_many_parts(shown) -> None:
    parts, box = parts_of(4), QWidget()
    flow = FlowLayout(box, is_even=True)
    for part in parts:
        flow.addWidget(part)
    assert shown(box, parts, 330) == [(0, 0), (108, 0), (0, 38), (108, 38)]


def test_parts_can_be_taken_out(qtbot: QtBot) -> None:
    (part,), box = parts_of(1), QWidget()
    qtbot.addWidget(box)
    flow = FlowLayout(box)
    flow.addWidget(part)
    flow.removeWidget(part)
    assert (flow.count(), flow.itemAt(0), flow.takeAt(0)) == (0, None, None)
    assert box.heightForWidth(100) == 0
    part.deleteLater()


def test_height_follows_a_part_that_grows_hides_or_comes(shown) -> None:
    parts = parts_of(2)
    box = flow_of(*parts)
    shown(box, parts, 250)
    assert box.heightForWidth(250) == 30
    parts[0].setFixedHeight(50)
    assert box.heightForWidth(250) == 50
    parts[0].hide()
    assert box.heightForWidth(250) == 30
    (third,) = parts_of(1)
    third.setFixedHeight(70)
    box.layout().addWidget(third)
    third.show()
    assert box.heightForWidth(250) == 70


def test_part_that_gives_gets_narrower_before_others_wrap(shown) -> None:
    parts = parts_of(2)
    field = QWidget()
    field.setFixedHeight(30)
    field.setMinimumWidth(80)
    field.setMaximumWidth(200)
    box = flow_of(field, *parts, giving=field)
    for width, field_width, places in (
        (500, 200, [(208, 0), (316, 0)]),
        (316, 100, [(108, 0), (216, 0)]),
        (280, 172, [(180, 0), (0, 38)]),
        (100, 100, [(0, 38), (0, 76)]),
    ):
        assert shown(box, parts, width) == places
        assert field.width() == field_width
