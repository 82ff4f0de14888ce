"""task and mailbox: what agents of one workspace leave for each other and for later."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, TypeVar

from tooldesk.errors import InvalidInputError, PermanentError, RetriableError
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.paths import private_file, private_folder, real_path
from tooldesk.tools.tool_result import ToolResult

MOST_TASKS = 2_000
MOST_MESSAGES = 2_000
LONGEST_TITLE = 500
LONGEST_TEXT = 20_000
_WAIT_S = 5.0

_TABLES = """
CREATE TABLE IF NOT EXISTS tasks (
    workspace TEXT NOT NULL, id INTEGER NOT NULL, title TEXT NOT NULL, status TEXT NOT NULL,
    notes TEXT NOT NULL, changed_by TEXT NOT NULL, changed_at TEXT NOT NULL,
    PRIMARY KEY (workspace, id)
);
CREATE TABLE IF NOT EXISTS messages (
    number INTEGER PRIMARY KEY AUTOINCREMENT, workspace TEXT NOT NULL, recipient TEXT NOT NULL,
    sender TEXT NOT NULL, text TEXT NOT NULL, sent_at TEXT NOT NULL, is_read INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS messages_by_recipient ON messages (workspace, recipient, is_read);
"""

T = TypeVar("T")
Status = Literal["open", "doing", "done"]
TaskAction = Literal["list", "add", "update", "remove"]
MailAction = Literal["read", "send"]


async def task(
    call: BuiltinCall,
    action: TaskAction = "list",
    id: int | None = None,  # noqa: A002 - what models call it
    title: str | None = None,
    status: Status | None = None,
    notes: str | None = None,
) -> ToolResult:
    """Keep a board of tasks for this workspace: list, add, update or remove them.

    Args:
        call: What the call may use.
        action: What to do. "list" shows all, or those of one status.
        id: Number of the task to update or remove.
        title: What is to be done; needed to add a task.
        status: "open", "doing" or "done".
        notes: What else is to be known of it.
    """
    title, notes = _line(call, title), _checked(call, notes, LONGEST_TEXT)
    where = real_path(call.workspace_dir)
    by = (call.context.agent_name, datetime.now(UTC).isoformat(timespec="seconds"))

    def work(board: sqlite3.Connection) -> str:
        match action:
            case "add":
                return _add(board, where, title, status, notes, by)
            case "update":
                return _update(board, where, id, (title, status, notes), by)
            case "remove":
                done = board.execute(
                    "DELETE FROM tasks WHERE workspace = ? AND id = ?", (where, id)
                )
                return f"Removed task {id}." if done.rowcount else _no_task(id)
        return _listed(board, where, status)

    return ToolResult.text(await _at_board(call, work))


async def mailbox(
    call: BuiltinCall, action: MailAction = "read", to: str | None = None, text: str | None = None
) -> ToolResult:
    """Send a message to another agent of this workspace, or read the new messages to you.

    Args:
        call: What the call may use.
        action: "read" gives the messages that you have not read yet, "send" sends one.
        to: Name of the agent that gets it.
        text: What to tell them.
    """
    to, text = _line(call, to), _checked(call, text, LONGEST_TEXT)
    where, me = real_path(call.workspace_dir), call.context.agent_name

    def work(board: sqlite3.Connection) -> str:
        if action == "read":
            return _new_messages(board, where, me)
        if not to or not text:
            raise InvalidInputError(
                "A message needs somebody and something.", next_step='Give "to" and "text".'
            )
        return _send(board, where, me, to, text)

    return ToolResult.text(await _at_board(call, work))


def _add(
    board: sqlite3.Connection,
    where: str,
    title: str | None,
    status: str | None,
    notes: str | None,
    by: tuple[str, str],
) -> str:
    if not title:
        raise InvalidInputError("A task needs a title.", next_step='Give "title".')
    count, last = board.execute(
        "SELECT count(*), coalesce(max(id), 0) FROM tasks WHERE workspace = ?", (where,)
    ).fetchone()
    if count >= MOST_TASKS:
        raise InvalidInputError(
            f"There are {count:,} tasks, and no more can be added.",
            next_step="Remove some that are done.",
        )
    board.execute(
        "INSERT INTO tasks VALUES (?, ?, ?, ?, ?, ?, ?)",
        (where, last + 1, title, status or "open", notes or "", *by),
    )
    return f"Added task {last + 1}."


def _update(
    board: sqlite3.Connection,
    where: str,
    number: int | None,
    said: tuple[str | None, str | None, str | None],
    by: tuple[str, str],
) -> str:
    done = board.execute(
        "UPDATE tasks SET title = coalesce(?, title), status = coalesce(?, status),"
        " notes = coalesce(?, notes), changed_by = ?, changed_at = ?"
        " WHERE workspace = ? AND id = ?",
        (*said, *by, where, number),
    )
    return f"Changed task {number}." if done.rowcount else _no_task(number)


def _listed(board: sqlite3.Connection, where: str, status: str | None) -> str:
    rows = board.execute(
        "SELECT id, status, title, notes, changed_by FROM tasks"
        " WHERE workspace = ? AND (?2 IS NULL OR status = ?2) ORDER BY id",
        (where, status),
    )
    lines = []
    for number, state, title, notes, by in rows:
        who = f" ({by})" if by else ""
        lines.append(f"{number}. [{state}] {title}{who}" + (f"\n   {notes}" if notes else ""))
    return "\n".join(lines) or "There are no tasks."


def _no_task(number: int | None) -> str:
    if number is None:
        raise InvalidInputError("Which task is not said.", next_step='Give its number as "id".')
    raise InvalidInputError(f"There is no task {number}.", next_step="List the tasks first.")


def _send(board: sqlite3.Connection, where: str, me: str, to: str, text: str) -> str:
    (unread,) = board.execute(
        "SELECT count(*) FROM messages WHERE workspace = ? AND recipient = ? AND is_read = 0",
        (where, to),
    ).fetchone()
    if unread >= MOST_MESSAGES:
        raise InvalidInputError(
            f"{to} has {unread:,} messages that nobody read.", next_step="Send no more."
        )
    at = datetime.now(UTC).isoformat(timespec="seconds")
    board.execute(
        "INSERT INTO messages (workspace, recipient, sender, text, sent_at, is_read)"
        " VALUES (?, ?, ?, ?, ?, 0)",
        (where, to, me, text, at),
    )
    # what was read is only kept for a while
    board.execute(
        "DELETE FROM messages WHERE is_read = 1"
        " AND number <= (SELECT max(number) FROM messages) - ?",
        (MOST_MESSAGES,),
    )
    return f"Sent to {to}."


def _new_messages(board: sqlite3.Connection, where: str, me: str) -> str:
    rows = board.execute(
        "SELECT number, sender, sent_at, text FROM messages"
        " WHERE workspace = ? AND recipient = ? AND is_read = 0 ORDER BY number LIMIT 50",
        (where, me),
    ).fetchall()
    board.executemany("UPDATE messages SET is_read = 1 WHERE number = ?", [row[:1] for row in rows])
    shown = [f"From {sender or 'somebody'}, {at}:\n{text}" for _, sender, at, text in rows]
    return "\n\n".join(shown) or "There are no new messages."


def _line(call: BuiltinCall, text: str | None) -> str | None:
    """The same in one line: a title must not look like further tasks."""
    checked = _checked(call, text, LONGEST_TITLE)
    return checked and " ".join(checked.split())


def _checked(call: BuiltinCall, text: str | None, longest: int) -> str | None:
    """The text without secrets: it is written down."""
    if text is None:
        return None
    if len(text) > longest:
        raise InvalidInputError(
            f"A text has {len(text):,} characters; at most {longest:,} can be kept.",
            next_step="Shorten it.",
        )
    redactor = call.context.redactor
    if redactor is None:
        return text
    if redactor.is_blind:
        raise PermanentError(
            "Nothing is written down while secrets can't be read: one might stand in it.",
            next_step="Unlock the keyring.",
        )
    return redactor.redact(text)


async def _at_board(call: BuiltinCall, work: Callable[[sqlite3.Connection], str]) -> str:
    return await asyncio.to_thread(_do, call.data_dir / "boards.db", work)


def _do(file: Path, work: Callable[[sqlite3.Connection], T]) -> T:
    try:
        with _opened(file) as board:
            return work(board)
    except sqlite3.OperationalError as error:
        raise RetriableError(
            f"The board can't be used: {error}.", next_step="Call it again in a moment."
        ) from error
    except (sqlite3.DatabaseError, OSError) as error:
        raise PermanentError(
            f"The board {file} can't be used: {error}.",
            next_step="Move that file away; a new one is made then.",
        ) from error


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """One transaction, whole or not at all; others wait for it."""
    private_folder(file.parent)
    private_file(file)
    board = sqlite3.connect(file, timeout=_WAIT_S, isolation_level=None)
    try:
        board.executescript(_TABLES)
        board.execute("BEGIN IMMEDIATE")
        try:
            yield board
        except BaseException:
            board.execute("ROLLBACK")
            raise
        board.execute("COMMIT")
    finally:
        board.close()
