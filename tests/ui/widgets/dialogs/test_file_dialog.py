"""A file that is saved has the ending of its kind before it is asked whether to write over it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QMessageBox, QWidget

from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save


def test_name_without_an_ending_gets_that_of_its_kind_and_writes_over_nothing_unasked(
    qtbot, tmp_path: Path
):
    (tmp_path / "chart.svg").write_text("kept")
    parent, saved = QWidget(), list[Path]()
    qtbot.addWidget(parent)
    kinds = "Picture (*.png);;Drawing (*.svg)"
    ask_where_to_save(parent, "Save", "x.png", kinds, lambda path, _: saved.append(path))
    (dialog,) = parent.findChildren(QFileDialog)
    dialog.setDirectory(str(tmp_path))
    name, kind = dialog.findChild(QLineEdit), dialog.findChild(QComboBox, "fileTypeCombo")
    name.setText("chart")
    assert [Path(each).name for each in dialog.selectedFiles()] == ["chart.png"]
    QTest.keyClick(kind, Qt.Key.Key_Down)
    assert [Path(each).name for each in dialog.selectedFiles()] == ["chart.svg"]
    asked: list[str] = []

    def refuse() -> None:
        (box,) = dialog.findChildren(QMessageBox)
        asked.append(box.text())
        box.done(QMessageBox.StandardButton.No)

    QTimer.singleShot(0, refuse)
    dialog.accept()
    assert [("chart.svg" in words) for words in asked] == [True]
    assert not saved
    name.setText("other")
    dialog.accept()
    assert [path.name for path in saved] == ["other.svg"]
