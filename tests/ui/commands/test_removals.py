"""Removals: what was deleted is forgotten where it was deleted, unless it was brought back."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.errors import StorageError
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.removals import Removals


class Rows:
    """Stands for a database."""

    def __init__(self, *, is_broken: bool = False) -> None:
        self.is_broken = is_broken
        self.forgotten: list[int] = []

    async def remove(self) -> tuple[int, int]:
        return id(self), 1

    async def bring_back(self, mark: int) -> None:
        assert mark == id(self)

    async def forget(self, marks: Sequence[int]) -> None:
        if self.is_broken:
            raise StorageError("It is locked.")
        self.forgotten += marks


async def test_each_database_forgets_its_own_even_if_another_cannot() -> None:
    removals: Removals[int] = Removals(History(), "row", lambda: None)
    broken, first, second = Rows(is_broken=True), Rows(), Rows()
    for rows in (broken, first, second):
        await removals.delete(rows, rows.remove)
    await removals.forget()
    assert (first.forgotten, second.forgotten) == ([id(first)], [id(second)])
    await removals.forget()
    assert first.forgotten == [id(first)], "it was forgotten twice"
