"""A question about a tool that has changed shows what it was and what it is, without secrets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tooldesk.errors import NotPermittedError
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.execution.permissions.grant import MOST_SHOWN
from tooldesk.execution.permissions.grants import Grants
from tooldesk.execution.permissions.permissions import Permissions
from tooldesk.execution.permissions.shown_call import shown_request
from tooldesk.redaction.redactor import Redactor
from tooldesk.storage.database import Database
from tooldesk.tools.tool_definition import ToolDefinition

HTTP = {"kind": "http", "url": "https://a.example/x", "headers": {"Accept": "text/plain"}}


def tool(**fields: Any) -> ToolDefinition:
    return ToolDefinition.model_validate(
        {"name": "tool", "permission": "ask", "source": HTTP, **fields}
    )


@pytest.fixture
def asked(database: Database, workspace: Path) -> Any:
    """The question about a tool that was always allowed as it was before."""

    async def ask(
        before: ToolDefinition, now: ToolDefinition, redactor: Redactor | None = None
    ) -> PermissionRequest:
        requests: list[PermissionRequest] = []

        async def answer(request: PermissionRequest) -> Answer:
            requests.append(request)
            return Answer.ALWAYS if len(requests) == 1 else Answer.DENY

        grants = Grants(database, workspace, redactor)
        permissions = Permissions(grants, workspace, lambda: None)
        await permissions.permit(before, {}, ask=answer)
        assert not requests[0].changes
        with pytest.raises(NotPermittedError):
            await permissions.permit(now, {}, ask=answer)
        return requests[1]

    return ask


def facts(request: PermissionRequest) -> dict[str, str]:
    return dict(shown_request(request).facts)


async def kept(database: Database) -> str:
    statement = "SELECT fingerprint FROM permission_grants"
    ((text,),) = await database.read(lambda connection: connection.execute(statement).fetchall())
    return str(text)


@pytest.mark.parametrize(
    ("change", "part", "before", "now"),
    [
        (
            {"source": {**HTTP, "url": "https://b.example/x"}},
            "Source url",
            "https://a.example/x",
            "https://b.example/x",
        ),
        (
            {"source": {**HTTP, "headers": {"Accept": "text/html"}}},
            "Source headers",
            '{"Accept": "text/plain"}',
            '{"Accept": "text/html"}',
        ),
        ({"description": "New."}, "Description", "left out", "New."),
        (
            {"env_vars": [{"name": "LD_PRELOAD", "default": "/tmp/x.so"}]},
            "Variable LD_PRELOAD",
            "left out",
            "/tmp/x.so",
        ),
    ],
)
async def test_changed_part_is_shown_as_it_was_and_as_it_is(
    asked: Any, change: dict[str, Any], part: str, before: str, now: str
):
    shown = facts(await asked(tool(), tool(**change)))
    assert shown[f"{part} before"] == before
    assert now in shown[f"{part} now"]
    assert len([label for label in shown if label.endswith((" before", " now"))]) == 2


async def test_file_that_came_is_named_and_one_that_changed_is_in_the_reason(
    asked: Any, workspace: Path
):
    (workspace / "a.sh").write_text("echo")
    (workspace / "b.sh").write_text("echo")
    source = {"kind": "shell", "command": ["sh", "a.sh"]}
    now = {"kind": "shell", "command": ["sh", "a.sh", "b.sh"]}
    request = await asked(tool(source=source), tool(source=now))
    shown = facts(request)
    assert shown["Code in b.sh before"] == "left out"
    assert shown["Code in b.sh now"] == "there"
    assert "Code in a.sh now" not in shown
    assert shown["Source command before"] == '["sh", "a.sh"]'


async def test_long_parts_are_cut_to_where_they_differ(asked: Any):
    before, now = (
        {"type": "object", "properties": {"x": {"description": f"{'a' * 900}{end}{'a' * 3_000}"}}}
        for end in ("OLD", "NEW")
    )
    shown = facts(await asked(tool(input_schema=before), tool(input_schema=now)))
    assert "OLD" in shown["Input schema before"]
    assert "NEW" in shown["Input schema now"]
    assert max(map(len, shown.values())) < 400


async def test_no_secret_is_kept_or_shown(asked: Any, database: Database):
    redactor = Redactor()
    redactor.learn([("TOKEN", "canary-of-the-vault")])
    before = tool(
        description="canary-of-the-vault",
        source={**HTTP, "headers": {"Authorization": "Bearer canary-in-the-file"}},
    )
    changed = {**HTTP, "headers": {"Authorization": "Bearer canary-of-another"}}
    request = await asked(before, tool(source=changed), redactor)
    shown = str(request.changes) + await kept(database)
    assert "canary-" not in shown
    assert "•••TOKEN•••" in shown
    assert "Source headers now" in facts(request)


async def test_no_half_of_a_secret_is_kept(asked: Any, database: Database):
    redactor, secret = Redactor(), "canary-of-the-vault"
    redactor.learn([("TOKEN", secret)])
    await asked(tool(description="x" * (MOST_SHOWN - 8) + secret), tool(), redactor)
    assert "canary" not in await kept(database)


async def test_grant_of_an_older_tooldesk_holds_and_its_values_are_not_known(
    asked: Any, database: Database, workspace: Path
):
    permissions = Permissions(Grants(database, workspace), workspace, lambda: None)

    async def always(_request: PermissionRequest) -> Answer:
        return Answer.ALWAYS

    await permissions.permit(tool(), {}, ask=always)
    parts = {name: each[0] for name, each in json.loads(await kept(database)).items()}
    assert all(isinstance(each, str) for each in parts.values())
    await database.write(
        lambda connection: connection.execute(
            "UPDATE permission_grants SET fingerprint = ?", (json.dumps(parts),)
        )
    )
    assert "always allowed" in (await permissions.permit(tool(), {})).words
    requests: list[PermissionRequest] = []

    async def deny(request: PermissionRequest) -> Answer:
        requests.append(request)
        return Answer.DENY

    with pytest.raises(NotPermittedError):
        await permissions.permit(tool(source={**HTTP, "method": "POST"}), {}, ask=deny)
    assert facts(requests[0])["Source method before"] == "left out"
    with pytest.raises(NotPermittedError):
        await permissions.permit(tool(source={**HTTP, "url": "https://b.example"}), {}, ask=deny)
    shown = facts(requests[1])
    assert shown["Source url before"] == "not kept"
    assert shown["Source url now"] == "https://b.example"
