"""New → Built-in …: tools that come with Tooldesk are chosen one by one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton


def dialog_of(bench) -> QDialog | None:
    return next(iter(bench.screen.window().findChildren(QDialog, "builtin_dialog")), None)


def test_only_what_is_checked_comes_and_undo_takes_it_out(bench, in_app, until) -> None:
    async def body(app) -> None:
        before = app.registry.names()
        bench.act("new_builtin_tool")
        await until(lambda: dialog_of(bench) is not None and dialog_of(bench).isVisible())
        dialog = dialog_of(bench)
        listed = dialog.findChild(QListWidget, "builtin_list")
        go = dialog.findChild(QPushButton, "builtin_dialog_go")
        items = {
            listed.item(row).data(Qt.ItemDataRole.UserRole): listed.item(row)
            for row in range(listed.count())
        }
        assert not go.isEnabled()
        assert items["write"].text().startswith("write (asks first): Write a text file")
        assert items["notebook"].text().endswith("Jupyter notebook (.ipynb).")
        assert "asks" not in items["read"].text()
        items["write"].setCheckState(Qt.CheckState.Checked)
        listed.itemActivated.emit(items["read"])
        assert go.text() == "Add 2"
        go.click()
        await until(lambda: set(app.registry.names()) == {*before, "read", "write"})
        await until(lambda: bench.undo.undo_words)
        bench.undo.undo()
        await until(lambda: set(app.registry.names()) == set(before))

    in_app(body)


def test_name_that_is_taken_cannot_be_chosen(bench, in_app, until) -> None:
    async def body(app) -> None:
        from tooldesk.execution.builtin_tool.catalogue import builtin_definition

        await app.workspace.put((builtin_definition("read"),))
        bench.act("new_builtin_tool")
        await until(lambda: dialog_of(bench) is not None and dialog_of(bench).isVisible())
        listed = dialog_of(bench).findChild(QListWidget, "builtin_list")
        first = listed.item(0)
        assert first.text() == "read: there is a tool of this name."
        assert not first.flags() & Qt.ItemFlag.ItemIsEnabled
        dialog_of(bench).reject()
        await until(lambda: dialog_of(bench) is None or not dialog_of(bench).isVisible())

    in_app(body)
