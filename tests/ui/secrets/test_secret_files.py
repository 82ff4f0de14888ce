"""Secrets come out of dropped files, and leaks of them into files are found."""

from __future__ import annotations

import os

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QTableView

from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, SecretKey

CANARY = "wk-canary+/4711"
KEY = SecretKey(GLOBAL_SCOPE, "W_KEY")


def drop(bench, *paths) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    bench.screen.dropEvent(
        QDropEvent(QPointF(5, 5), copy, data, left, Qt.KeyboardModifier.NoModifier)
    )


def test_dropped_env_file_is_previewed_imported_and_rewritten(
    secret_service, bench, in_app, until, tmp_path, everything_shown
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"W_KEY={CANARY}\nOTHER=canary-of-other\n# end\n")

    async def body(app) -> None:
        drop(bench, file)
        await until(lambda: bench.dialog("import_secrets_dialog"))
        dialog = bench.dialog("import_secrets_dialog")
        await until(lambda: dialog.model.rowCount() == 2 and dialog.go.isEnabled())
        assert dialog.go.text() == "Import 2"
        assert (dialog.hint.isVisible(), dialog.hint.text()) == (True, str(file))
        rows = dialog.findChild(QTableView, "import_rows").model()
        second = rows.index(1, 0)
        rows.setData(second, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
        assert dialog.go.text() == "Import 1"
        assert "canary" not in everything_shown()
        dialog.go.click()
        await until(lambda: dialog.rewrite_model.rowCount() == 1)
        assert "canary" not in everything_shown()
        assert CANARY in file.read_text()
        assert dialog.hint.isVisible()
        assert "Older copies and a git history still hold them." in dialog.hint.text()
        dialog.go.click()
        await until(lambda: bench.said)
        assert bench.said == ["1 secret stored. .env holds references now."]
        kept = "# W_KEY is kept in the keyring by Tooldesk"
        assert file.read_text() == f"{kept}\nOTHER=canary-of-other\n# end\n"
        assert (await app.vault.find_one(KEY)).value == CANARY

    in_app(body)


def test_file_of_another_kind_is_explained(secret_service, bench, in_app, until, tmp_path) -> None:
    file = tmp_path / "servers.json"
    file.write_text('{"mcpServers": ')

    async def body(app) -> None:
        drop(bench, file)
        await until(lambda: bench.failed)
        assert "is not JSON" in str(bench.failed[0])

    in_app(body)


def test_leaks_are_listed_by_place_and_the_search_can_be_stopped(
    secret_service, bench, in_app, until, paths, everything_shown
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        (paths.workspace_dir / "leak.txt").write_text(f"one\n{CANARY}\n")
        bench.press("find_leaks_button")
        await until(lambda: bench.dialog("leak_dialog"))
        dialog = bench.dialog("leak_dialog")
        dialog.go.click()
        await until(lambda: "found" in dialog.figure())
        leak = dialog.model.row_at(dialog.model.rowCount() - 1)
        assert (leak.path.name, leak.line, leak.name) == ("leak.txt", 2, "W_KEY")
        assert CANARY not in everything_shown()
        opened: list[tuple[str, int]] = []
        dialog.place_wanted.connect(lambda path, line: opened.append((path, line)))
        table = dialog.findChild(QTableView, "leaks")
        table.selectRow(dialog.model.rowCount() - 1)
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert opened == [(str(leak.path), 2)]
        dialog.findChild(QPushButton, "copy_leaks").click()
        assert QGuiApplication.clipboard().text() == f"{leak.path}: line 2: W_KEY\n"
        table.clearSelection()
        dialog.findChild(QPushButton, "copy_leaks").click()
        assert len(QGuiApplication.clipboard().text().splitlines()) == dialog.model.rowCount()
        huge = paths.workspace_dir / "huge"
        huge.touch()
        os.truncate(huge, 200_000_000_000)
        dialog.go.click()
        await until(lambda: "so far" in dialog.figure())
        dialog.leave.click()
        await until(lambda: "stopped" in dialog.figure())
        assert dialog.isVisible()
        dialog.leave.click()
        await until(lambda: not bench.dialog("leak_dialog"))

    in_app(body)


def test_file_without_secrets_leaves_one_button_that_says_what_it_does(
    secret_service, bench, in_app, until, tmp_path
) -> None:
    file = tmp_path / ".env"
    file.write_text("# nothing yet\n", encoding="utf-8")

    async def body(app) -> None:
        drop(bench, file)
        await until(lambda: bench.dialog("import_secrets_dialog"))
        dialog = bench.dialog("import_secrets_dialog")
        assert not dialog.go.isVisible()
        assert dialog.leave.text() == "Close"
        dialog.leave.click()
        await until(lambda: not bench.dialog("import_secrets_dialog"))

    in_app(body)


def test_dropped_file_without_secrets_is_for_another_screen(
    secret_service, bench, in_app, until, tmp_path
) -> None:
    tool, servers = tmp_path / "tool.json", tmp_path / "mcp.json"
    tool.write_text('{"name": "wave", "description": "Waves."}')
    servers.write_text('{"mcpServers": {"a": {"command": "x", "env": {"A_KEY": "canary"}}}}')
    brought: list[object] = []
    bench.screen.files_brought.connect(brought.extend)

    async def body(app) -> None:
        drop(bench, tool)
        await until(lambda: brought == [tool])
        assert not bench.dialog("import_secrets_dialog")
        drop(bench, servers)
        await until(lambda: bench.dialog("import_secrets_dialog"))
        bench.dialog("import_secrets_dialog").leave.click()
        await until(lambda: not bench.dialog("import_secrets_dialog"))
        assert brought == [tool]

    in_app(body)


def test_several_dropped_files_are_all_taken_one_after_the_other(
    secret_service, bench, in_app, until, tmp_path
) -> None:
    first, bad, second = tmp_path / ".env", tmp_path / "bad.json", tmp_path / "b.env"
    tool, code = tmp_path / "tool.json", tmp_path / "code.py"
    first.write_text("A_KEY=canary-of-a\n")
    bad.write_text("{")
    second.write_text("B_KEY=canary-of-b\n")
    tool.write_text('{"name": "wave", "description": "Waves."}')
    code.write_text("")
    brought: list[object] = []
    bench.screen.files_brought.connect(brought.extend)

    async def body(app) -> None:
        drop(bench, code, first, bad, tool, second)
        for count, file in enumerate((first, second), 1):
            await until(lambda: bench.dialog("import_secrets_dialog"))
            dialog = bench.dialog("import_secrets_dialog")
            assert dialog.windowTitle() == f"Import secrets from {file.name}"
            opened = bench.screen.findChildren(QDialog, "import_secrets_dialog")
            assert [each for each in opened if each.isVisible()] == [dialog]
            assert brought == []
            await until(lambda dialog=dialog: dialog.go.text() == "Import 1")
            dialog.go.click()
            await until(lambda dialog=dialog: dialog.rewrite_model.rowCount() == 1)
            dialog.leave.click()
            await until(lambda count=count: len(bench.said) == count)
        await until(lambda: brought == [code, tool])
        assert [str(bad) in str(each) for each in bench.failed] == [True]
        for name in ("A_KEY", "B_KEY"):
            assert await app.vault.find_one(SecretKey(GLOBAL_SCOPE, name)) is not None

    in_app(body)
