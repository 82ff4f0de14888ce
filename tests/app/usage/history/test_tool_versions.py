"""What tools were like is kept once for all calls, without secrets, as long as a call names it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import SecretsUnreadError, StorageError
from tooldesk.paths import AppPaths
from tooldesk.redaction.redactor import Redactor
from tooldesk.settings import HistorySettings
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.desk.tool_of_then import _asking, _code_note
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.call_retention import forget_calls
from tooldesk.usage.history.history import History
from tooldesk.usage.history.past_call import PastCall

OWNER = RowOwner(Path("workspace"))
CANARY = "canary-5d1f77aa0c"


def tool(word: str = "one", **fields: object) -> ToolDefinition:
    source = {"kind": "shell", "command": ["echo", word, "{text}"]}
    return ToolDefinition(name="say", source=source, input_schema={"text": "string"}, **fields)


async def ran(history: History, definition: ToolDefinition) -> int:
    record = CallRecord(ToolContext(), ToolCalling("say", {"text": "x"}), "say", definition)
    history.begin(record)
    await history.add(record, ToolResult((TextContent("x"),)))
    assert record.row_id is not None
    return record.row_id


async def versions(database: Database) -> int:
    count = "SELECT count(*) FROM tool_versions"
    return int((await database.read(lambda c: c.execute(count).fetchone()))[0])


async def test_a_definition_is_kept_once_and_read_back_as_it_was(database: Database):
    history, other = History(database, OWNER), History(database, OWNER)
    first = [await ran(history, tool()), await ran(history, tool()), await ran(other, tool())]
    second = await ran(history, tool("two", permission="allow", timeout_s=3))
    assert await versions(database) == 2
    for number in first:
        fields = await history.calls.tool_fields(number)
        assert ToolDefinition.model_validate(fields) == tool()
        assert fields["permission"] == "ask", "also where it is the default of today"
    fields = await history.calls.tool_fields(second)
    assert ToolDefinition.model_validate(fields).timeout_s == 3


async def test_it_is_forgotten_with_the_last_call_that_names_it(database: Database):
    history = History(database, OWNER)
    for word in ("one", "one", "two"):
        await ran(history, tool(word))
    older = "UPDATE history SET began_at = 1, finished_at = 2 WHERE id = ?"
    limits = HistorySettings(keep_days=1)
    for number, left in ((1, 2), (2, 1)):
        await database.write(lambda c, n=number: c.execute(older, (n,)))
        assert await database.write(lambda c: forget_calls(c, limits, 9)) == 1
        assert await versions(database) == left
    mark, _ = await history.removal.remove([3])
    assert await versions(database) == 1, "it can be brought back"
    await history.removal.forget([mark])
    assert await versions(database) == 0
    number = await ran(history, tool("two"))
    assert (await history.calls.tool_fields(number))["source"]["command"][1] == "two"


@pytest.mark.parametrize(
    "secret", [CANARY, "sk-aaaaaaaaaaaaaaaaaaaaaaaa", "Authorization: Bearer abcdef"]
)
async def test_one_with_a_secret_in_it_is_not_kept(database: Database, secret: str):
    redactor = Redactor()
    redactor.learn([("KEY", CANARY)])
    history = History(database, OWNER, redactor)
    words = secret.partition(": ")
    headers = {words[0]: words[2]} if words[2] else {}
    source = {"kind": "http", "url": "https://example.com/", "headers": headers}
    description = "" if words[2] else f"Says {secret}"
    definition = ToolDefinition(name="say", source=source, description=description)
    number = await ran(history, definition)
    assert await history.calls.tool_fields(number) is None
    assert await versions(database) == 0


async def test_nothing_is_kept_while_stored_secrets_cannot_be_read(database: Database):
    redactor = Redactor()
    redactor.blind_because = SecretsUnreadError(StorageError("locked"))
    history = History(database, OWNER, redactor)
    number = await ran(history, tool())
    assert await history.calls.tool_fields(number) is None
    assert await versions(database) == 0


def test_a_tool_of_then_allows_nothing_by_itself_and_keeps_to_what_is_denied_today():
    rule = {"when": [{"kind": "value", "argument": "text", "values": ["x"]}]}
    allowing, denying = rule | {"permission": "allow"}, rule | {"permission": "deny"}
    then = tool(permission="allow", permission_rules=[allowing], max_usage_count=9)
    asking = _asking(then, None)
    assert (asking.permission, asking.permission_rules) == (Permission.ASK, ())
    today = tool("two", permission_rules=[denying], max_usage_count=1, enabled=False)
    asking = _asking(then, today)
    assert [each.permission for each in asking.permission_rules] == [Permission.DENY]
    assert (asking.max_usage_count, asking.enabled) == (1, False)
    assert asking.source == then.source
    assert _asking(then, tool(permission="deny")).permission is Permission.DENY


def test_code_is_said_to_be_todays_and_whether_it_was_written_since(paths: AppPaths):
    workspace, file = build_app(paths).workspace, paths.workspace_dir / "x.py"
    python = ToolDefinition(name="say", source={"file": "x.py", "function": "say"})

    def noted(definition: ToolDefinition, year: int) -> str:
        at = datetime(year, 1, 1, tzinfo=UTC)
        call = PastCall(1, "", "say", "hermes", "ok", None, at, at, 0.1, None)
        return _code_note(workspace, definition, call, is_same=False)

    gone = "Only its definition is of then: the code in x.py is today's, and is not there any more."
    assert noted(python, 2000) == gone
    paths.workspace_dir.mkdir(parents=True, exist_ok=True)
    file.touch()
    assert noted(python, 2000).endswith("the code in x.py is today's, and was written since.")
    assert noted(python, 9000).endswith("the code in x.py is today's.")
    assert noted(tool(), 2000).endswith("the programs that it runs are today's.")
    server = {"kind": "mcp", "server": "desk", "tool": "say"}
    said = noted(ToolDefinition(name="say", source=server), 2000)
    assert said.endswith("what the server desk does is today's.")
    request = ToolDefinition(name="say", source={"kind": "http", "url": "https://example.com/"})
    assert noted(request, 2000) == ""
