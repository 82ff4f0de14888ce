"""What stands in a search field beside its words is as large as they are."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QToolButton

from tooldesk_ui.text_size import resize_all, set_percent
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.search_field import SearchField


def drawn(field: SearchField) -> QRect:
    """Where something is drawn in an empty field without a hint and a frame."""
    image = QImage(field.size(), QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    field.render(image)
    inner = range(3, field.height() - 3)
    dots = [
        (x, y)
        for y in inner
        for x in range(3, field.width() // 2)
        if image.pixelColor(x, y).lightness() < 180
    ]
    left, top = min(x for x, _ in dots), min(y for _, y in dots)
    return QRect(left, top, max(x for x, _ in dots) - left, max(y for _, y in dots) - top)


def test_magnifier_and_button_grow_with_the_text(theme: Theme, qtbot) -> None:
    field = SearchField(theme, "")
    qtbot.addWidget(field)
    field.resize(240, 28)
    field.show()
    button = field.findChild(QToolButton)
    assert not button.isVisible()
    before, room = drawn(field), field.textMargins().left()
    resize_all(set_percent(200))
    field.resize(480, 56)
    after = drawn(field)
    assert abs(after.width() - 2 * before.width()) <= 2
    assert abs(after.center().y() - 28) <= 2
    assert field.textMargins().left() == 2 * room >= after.right() - 16
    field.setText("greet")
    QApplication.processEvents()
    assert (button.width(), button.iconSize().width()) == (44, 32)
    assert field.rect().contains(button.geometry())
    assert button.geometry().left() > 400
    button.click()
    assert (field.text(), button.isVisible()) == ("", False)
