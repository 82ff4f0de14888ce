"""A file that another program changes while it is edited: nothing of either side is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QCheckBox, QDialog, QLineEdit, QPushButton, QWidget

from tooldesk.errors import ChangedOutsideError


def path_of(app: Any) -> Path:
    return app.workspace.tools_dir / "calculator.json"


def file_of(app: Any) -> dict[str, Any]:
    return json.loads(path_of(app).read_text(encoding="utf-8"))


async def begin(bench: Any, until: Any) -> None:
    bench.screen.show_tool("calculator")
    bench.act("edit_tool")
    await until(lambda: bench.is_editing)


async def change(bench: Any, app: Any, until: Any, **fields: Any) -> QWidget:
    """As another program does; gives the notice of it."""
    path_of(app).write_text(json.dumps(file_of(app) | fields), encoding="utf-8")
    await app.load()
    bench.screen.refresh()
    notice = bench.find(QWidget, "changed_outside")
    await until(lambda: notice.isVisibleTo(bench.screen))
    return notice


async def compare(bench: Any, until: Any) -> QDialog:
    bench.press("compare_outside")
    window = bench.screen.window()
    await until(lambda: window.findChild(QDialog, "difference_dialog"))
    return window.findChild(QDialog, "difference_dialog")


def tick(dialog: QDialog, place: str) -> QCheckBox:
    return dialog.findChild(QCheckBox, f"take_{place}")


def test_parts_of_both_sides_are_taken_and_saved(bench: Any, in_app: Any, until: Any) -> None:
    async def body(app: Any) -> None:
        await begin(bench, until)
        bench.type("field_title", "Mine")
        bench.type("field_timeout_s", "7")
        notice = await change(bench, app, until, title="Theirs", description="Theirs too.")
        dialog = await compare(bench, until)
        ticks = {each.objectName(): each.isChecked() for each in dialog.findChildren(QCheckBox)}
        assert ticks == {"take_title": False, "take_description": True, "take_timeout_s": False}
        assert "changed in both" in tick(dialog, "title").text()
        dialog.go.click()
        await until(lambda: not notice.isVisibleTo(bench.screen))
        assert bench.find(QLineEdit, "field_title").text() == "Mine"
        assert bench.screen.has_unsaved_edits
        bench.act("save_tool")
        await until(lambda: file_of(app)["title"] == "Mine")
        assert (file_of(app)["description"], file_of(app)["timeout_s"]) == ("Theirs too.", 7)

    in_app(body)


def test_one_undo_takes_the_merge_back(bench: Any, in_app: Any, until: Any) -> None:
    async def body(app: Any) -> None:
        await begin(bench, until)
        bench.type("field_title", "Mine")
        await change(bench, app, until, description="Theirs.")
        dialog = await compare(bench, until)
        dialog.findChild(QPushButton, "take_all_theirs").click()
        title = bench.find(QLineEdit, "field_title")
        await until(lambda: title.text() == "Calculator")
        assert not bench.screen.has_unsaved_edits
        bench.find(QWidget, "tool_editor").undo()
        assert title.text() == "Mine"
        assert bench.screen.has_unsaved_edits

    in_app(body)


def test_parts_that_make_no_tool_together_are_refused(bench: Any, in_app: Any, until: Any) -> None:
    async def body(app: Any) -> None:
        await begin(bench, until)
        bench.type("field_title", "Mine")
        notice = await change(bench, app, until, timeout_s=-1)
        dialog = await compare(bench, until)
        assert tick(dialog, "timeout_s").isChecked()
        dialog.go.click()
        await until(lambda: dialog.error.isVisibleTo(dialog))
        assert "timeout_s" in dialog.error.words()
        assert dialog.isVisible()
        tick(dialog, "timeout_s").click()
        dialog.go.click()
        await until(lambda: not notice.isVisibleTo(bench.screen))
        assert bench.find(QLineEdit, "field_title").text() == "Mine"

    in_app(body)


def test_file_that_is_no_json_any_more_is_compared_as_a_whole(
    bench: Any, in_app: Any, until: Any
) -> None:
    async def body(app: Any) -> None:
        await begin(bench, until)
        bench.type("field_title", "Mine")
        path_of(app).write_text("{", encoding="utf-8")
        await app.load()
        bench.screen.refresh()
        notice = bench.find(QWidget, "changed_outside")
        await until(lambda: notice.isVisibleTo(bench.screen))
        dialog = await compare(bench, until)
        assert not dialog.findChildren(QCheckBox)
        assert not dialog.go.isVisibleTo(dialog)
        dialog.findChild(QPushButton, "keep_all_mine").click()
        await until(lambda: not notice.isVisibleTo(bench.screen))
        bench.act("save_tool")
        await until(lambda: "Mine" in path_of(app).read_text(encoding="utf-8"))

    in_app(body)


@pytest.mark.parametrize("how", ["gone", "unreadable"])
def test_file_that_is_gone_or_unreadable_is_told_of_and_edits_stay(
    bench: Any, in_app: Any, until: Any, how: str
) -> None:
    async def body(app: Any) -> None:
        await begin(bench, until)
        bench.type("field_title", "Mine")
        if how == "gone":
            path_of(app).unlink()
        else:
            path_of(app).write_bytes(b"\xff\xfe\xff")
        await app.load()
        bench.screen.refresh()
        notice = bench.find(QWidget, "changed_outside")
        await until(lambda: notice.isVisibleTo(bench.screen))
        assert "removed" in notice.words() if how == "gone" else "can't be read" in notice.words()
        assert not bench.failed
        assert bench.find(QLineEdit, "field_title").text() == "Mine"
        if how == "unreadable":
            bench.act("save_tool")
            await until(lambda: bench.find(QPushButton, "keep_mine").isVisibleTo(bench.screen))
            assert path_of(app).read_bytes() == b"\xff\xfe\xff"
            bench.press("keep_mine")
        bench.act("save_tool")
        await until(lambda: path_of(app).exists() and b"Mine" in path_of(app).read_bytes())

    in_app(body)


def test_file_that_is_as_before_again_needs_no_answer(bench: Any, in_app: Any, until: Any) -> None:
    async def body(app: Any) -> None:
        await begin(bench, until)
        before = path_of(app).read_text(encoding="utf-8")
        bench.type("field_title", "Mine")
        notice = await change(bench, app, until, title="Theirs")
        path_of(app).write_text(before, encoding="utf-8")
        await app.load()
        bench.screen.refresh()
        await until(lambda: not notice.isVisibleTo(bench.screen))
        assert bench.find(QLineEdit, "field_title").text() == "Mine"

    in_app(body)


def test_file_is_looked_at_again_right_before_it_is_written(
    bench: Any, in_app: Any, until: Any
) -> None:
    async def body(app: Any) -> None:
        there = path_of(app).read_text(encoding="utf-8")
        mine = json.dumps(file_of(app) | {"title": "Mine"})
        path_of(app).write_text(json.dumps(file_of(app) | {"title": "Theirs"}), encoding="utf-8")
        with pytest.raises(ChangedOutsideError):
            await app.workspace.write_text(mine, in_place_of="calculator", expected=there)
        assert file_of(app)["title"] == "Theirs"

    in_app(body)
