"""What a person allows lasts as long as they said, for the tool as it was then."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from growth import MOST, growth

from tooldesk.errors import (
    NotPermittedError,
    PermissionNeededError,
    StorageError,
    UntrustedWorkspaceError,
)
from tooldesk.execution.permissions import tool_code
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.execution.permissions.edges import Edge, EdgeKind
from tooldesk.execution.permissions.fingerprint import changed_parts, fingerprint
from tooldesk.execution.permissions.grants import Grants
from tooldesk.execution.permissions.permissions import Permissions
from tooldesk.execution.permissions.question import Question
from tooldesk.execution.permissions.verdict import Verdict
from tooldesk.storage.database import Database
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ToolDefinition

from .conftest import definition_of, rule

PYTHON = {"kind": "python", "file": "tool.py", "function": "f"}
PACKAGES = ".venv/lib/python3.11/site-packages"
BIG = rule("ask", {"kind": "number", "argument": "x", "minimum": 100})
NEVER = rule("deny", {"kind": "value", "argument": "x", "values": [13]})


@dataclass
class Person:
    """Answers in turn; remembers what was asked."""

    answers: list[Answer] = field(default_factory=list)
    requests: list[PermissionRequest] = field(default_factory=list)

    async def ask(self, request: PermissionRequest) -> Answer:
        self.requests.append(request)
        return self.answers.pop(0)


@pytest.fixture
def tool(workspace: Path) -> ToolDefinition:
    (workspace / "f.py").write_text("def f(x): ...")
    return definition_of(permission="ask", description="Does it.")


def _trusted() -> None:
    """The workspace of these tests is trusted."""


@pytest.fixture
def make(database: Database, workspace: Path) -> Callable[[], Permissions]:
    """As many sessions on one database as wanted."""
    return lambda: Permissions(Grants(database, workspace), workspace, _trusted)


async def test_allowed_once_is_asked_again(make: Any, tool: ToolDefinition) -> None:
    permissions, person = make(), Person([Answer.ONCE, Answer.ONCE])
    for _ in range(2):
        permit = await permissions.permit(tool, {"x": 1}, ask=person.ask)
        assert permit.words == "allowed once by you"
    assert len(person.requests) == 2
    assert person.requests[0].arguments == {"x": 1}


async def test_allowed_for_the_session_ends_with_it(make: Any, tool: ToolDefinition) -> None:
    permissions, person = make(), Person([Answer.SESSION])
    for x in (1, 2):
        permit = await permissions.permit(tool, {"x": x}, ask=person.ask)
        assert "until Tooldesk closes" in permit.words
    with pytest.raises(PermissionNeededError):
        await make().permit(tool, {"x": 1})


async def test_always_allowed_outlives_the_session_and_can_be_revoked_and_restored(
    make: Any, tool: ToolDefinition
) -> None:
    await make().permit(tool, {"x": 1}, ask=Person([Answer.ALWAYS]).ask)
    permissions = make()
    assert "always allowed by you since" in (await permissions.permit(tool, {"x": 2})).words
    revoked = await permissions.grants.revoke("tool")
    with pytest.raises(PermissionNeededError):
        await permissions.permit(tool, {"x": 2})
    await permissions.grants.put(revoked)
    assert await permissions.permit(tool, {"x": 2})


async def test_grants_belong_to_one_workspace(
    make: Any, tool: ToolDefinition, database: Database, tmp_path: Path
) -> None:
    await make().permit(tool, {}, ask=Person([Answer.ALWAYS]).ask)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "f.py").write_text("def f(x): ...")
    with pytest.raises(PermissionNeededError):
        await Permissions(Grants(database, elsewhere), elsewhere, _trusted).permit(tool, {})


@pytest.mark.parametrize("answer", [Answer.SESSION, Answer.ALWAYS])
@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"description": "Does something else."}, "description"),
        ({"input_schema": {"type": "object", "properties": {"y": {}}}}, "input schema"),
        ({"source": {"kind": "python", "file": "f.py", "function": "g"}}, "source function"),
        ({"env_vars": [{"name": "KEY"}]}, "variable KEY"),
        ({"env_vars": [{"name": "REGION", "default": "south"}]}, "variable REGION"),
        ({"permission_rules": [BIG, NEVER]}, "permission rules"),
        ({}, "code in f.py"),
    ],
)
async def test_tool_changed_after_approval_asks_again(
    make: Any,
    tool: ToolDefinition,
    workspace: Path,
    answer: Answer,
    change: dict[str, Any],
    part: str,
) -> None:
    permissions, person = make(), Person([answer, Answer.DENY])
    await permissions.permit(tool, {}, ask=person.ask)
    if part == "code in f.py":
        (workspace / "f.py").write_text("import os\ndef f(x): os.remove(x)")
    changed = ToolDefinition.model_validate(tool.model_dump() | change)
    with pytest.raises(NotPermittedError):
        await permissions.permit(changed, {}, ask=person.ask)
    if answer is Answer.ALWAYS:
        reason = person.requests[-1].reason
        assert reason.startswith(f"Its {part} changed since you allowed it on ")
    with pytest.raises(PermissionNeededError):
        await make().permit(changed, {})


async def test_tool_that_gives_itself_more_asks_again(make: Any, tool: ToolDefinition) -> None:
    """Also a tool that says "allow" for itself loses what a person handed out to it before."""
    before = fingerprint(tool, Path("/nowhere"))
    freer = ToolDefinition.model_validate(tool.model_dump() | {"permission": "allow"})
    assert changed_parts(before, fingerprint(freer, Path("/nowhere"))) == ("permission",)


async def test_script_of_a_command_is_part_of_the_tool(make: Any, workspace: Path) -> None:
    (workspace / "job.sh").write_text("echo hello")
    tool = definition_of(source={"kind": "shell", "command": ["sh", "job.sh"]})
    permissions, person = make(), Person([Answer.ALWAYS, Answer.ONCE])
    await permissions.permit(tool, {}, ask=person.ask)
    await permissions.permit(tool, {})
    (workspace / "job.sh").write_text("rm -rf data")
    await permissions.permit(tool, {}, ask=person.ask)
    assert "code in " in person.requests[-1].reason


@pytest.mark.parametrize(
    ("source", "file"),
    [
        ({"kind": "shell", "command": ["sh", "job"]}, "job"),
        ({"kind": "shell", "command": ["sh", "job.sh"], "working_dir": "jobs"}, "jobs/job.sh"),
        ({"kind": "shell", "command": ["env", ["sh", "./job.sh"]]}, "job.sh"),
        ({"kind": "shell", "command": ["python3", "tool.py"]}, "helper.py"),
        ({"kind": "python", "file": "tool.py", "function": "f"}, "helper.py"),
        ({"kind": "python", "file": "tool.py", "function": "f"}, "parts/deep.py"),
        ({"kind": "python", "file": "tool.py", "function": "f"}, "parts/beside.py"),
        ({"kind": "python", "file": "tool.py", "function": "f"}, "fast.cpython-311.so"),
        ({"kind": "python", "file": "tool.py", "function": "f"}, "parts/deep.pyc"),
        ({"kind": "python", "file": "tool.py", "function": "f"}, "fast/__init__.pyc"),
        ({"kind": "shell", "command": ["python3", "-m", "parts.job"]}, "parts/job.py"),
        ({"kind": "shell", "command": ["python3", "-m", "fast"]}, "fast/__main__.py"),
        ({"kind": "shell", "command": ["python3", "-c", "import json"]}, "json.py"),
        ({"kind": "shell", "command": ["bash", "--rcfile=job.sh"]}, "job.sh"),
        ({"kind": "shell", "command": ["./program", "x"]}, "program"),
        ({"kind": "shell", "command": ["sh", "-c", "true && ./job.sh"]}, "job.sh"),
        ({"kind": "shell", "command": ["sh", "-c", "x " * 600 + "; ./job.sh"]}, "job.sh"),
        ({"kind": "shell", "command": ["sh", *map(str, range(600)), "job.sh"]}, "job.sh"),
        ({"kind": "shell", "command": ["node", "-r./hook.js", "main.js"]}, "hook.js"),
        ({"kind": "shell", "command": ["node", "main.js"]}, "library.js"),
        ({"kind": "shell", "command": ["node", "main.js"]}, "fast/index.js"),
        ({"kind": "shell", "command": ["node", "main.js"]}, "parts/far.mjs"),
        ({"kind": "shell", "command": ["./begin"], "working_dir": "jobs"}, "jobs/job.sh"),
        ({"kind": "shell", "command": ["./begin"]}, "job.inc"),
        ({"kind": "shell", "command": ["./begin"]}, "settings"),
        ({"kind": "shell", "command": ["./begin"]}, "listed.sh"),
        (PYTHON | {"interpreter": ".venv/bin/python"}, ".venv/bin/python"),
        (PYTHON | {"interpreter": ".venv"}, ".venv/bin/python"),
        (PYTHON | {"interpreter": ".venv/bin/python"}, ".venv/pyvenv.cfg"),
        (PYTHON | {"interpreter": ".venv"}, f"{PACKAGES}/more.pth"),
        (PYTHON | {"interpreter": ".venv"}, f"{PACKAGES}/sitecustomize.py"),
    ],
)
async def test_all_files_of_a_tool_are_part_of_it(
    make: Any, workspace: Path, source: dict[str, Any], file: str
) -> None:
    for folder in ("jobs", "parts", "fast", ".venv/bin", PACKAGES):
        (workspace / folder).mkdir(parents=True)
    (workspace / ".venv/pyvenv.cfg").write_text("home = /usr/bin\n")
    required = "require('./library'); require('./fast'); import('./parts/near.mjs')"
    (workspace / "main.js").write_text(required)
    (workspace / "parts/near.mjs").write_text("import './far.mjs'")
    (workspace / "begin").write_text(
        "#!/bin/sh\n. ./job.inc\nsh job.sh\nbash -x settings\nf=listed.sh\n"
    )
    (workspace / "jobs/begin").write_text("#!/bin/sh\nsh job.sh\n")
    (workspace / "tool.py").write_text("import os, helper, fast\nfrom parts import (\n  deep)\n")
    for each in ("parts/__init__.py", "parts/beside.py", "helper.py", file):
        (workspace / each).write_text("first = 1\n")
    (workspace / "parts/deep.py").write_text("from . import beside\n")
    tool, permissions, person = definition_of(source=source, permission="ask"), make(), Person()
    person.answers = [Answer.ALWAYS, Answer.ONCE]
    await permissions.permit(tool, {}, ask=person.ask)
    await permissions.permit(tool, {})
    (workspace / file).write_text("import os; os.abort()")
    permit = await permissions.permit(tool, {}, ask=person.ask)
    assert "code in " in person.requests[-1].reason
    (workspace / file).write_text("import os; os.abort(); more = 1")
    with pytest.raises(PermissionNeededError, match="changed while it waited"):
        await permissions.recheck(permit, tool, {})


@pytest.mark.parametrize(
    "code",
    [
        "import os, \\\n    helper\n",
        "import os, \\\r\n    helper\r\n",
        "from \\\n    helper import X\n",
        "from helper import*\n",
        "from helper import(X)\n",
        "from.helper import X\n",
        "from.import helper\n",
        "from parts import (  # (those of mine)\n    helper)\n",
        "from parts import near, \\\n    helper\n",
        "from parts import(near, helper)\n",
    ],
)
async def test_imports_are_found_however_they_are_written(
    make: Any, workspace: Path, code: str
) -> None:
    (workspace / "parts").mkdir()
    for each in ("helper.py", "parts/__init__.py", "parts/helper.py"):
        (workspace / each).write_text("X = 1\n")
    (workspace / "tool.py").write_text(code, newline="")
    tool, permissions = definition_of(source=PYTHON, permission="ask"), make()
    permit = await permissions.permit(tool, {}, ask=Person([Answer.ONCE]).ask)
    (workspace / ("parts/helper.py" if "parts" in code else "helper.py")).write_text("X = 2\n")
    with pytest.raises(PermissionNeededError, match="changed while it waited"):
        await permissions.recheck(permit, tool, {})


@pytest.mark.parametrize(
    "part",
    ["from.", "from ", "from a import (", "from a import (#", "from .a.import ", "import a, \\\n"],
)
def test_hostile_imports_cost_linear_work(part: str) -> None:
    def run(length: int) -> Callable[[], object]:
        return lambda: deque(tool_code._modules(part * length), maxlen=0)

    assert growth(run, 5_000, 0.05) <= MOST


async def test_what_a_script_writes_is_no_part_of_the_tool(make: Any, workspace: Path) -> None:
    (workspace / "begin").write_text("#!/bin/sh\necho $(date) >> log.txt; touch mark; cat in.csv\n")
    tool = definition_of(source={"kind": "shell", "command": ["./begin"]})
    permissions, person = make(), Person([Answer.ALWAYS])
    await permissions.permit(tool, {}, ask=person.ask)
    for written in ("log.txt", "mark", "in.csv"):
        (workspace / written).write_text("sh it is none\n")
        await permissions.permit(tool, {})


@pytest.mark.parametrize(
    ("name", "default", "file"),
    [
        ("BASH_ENV", "job.sh", "job.sh"),
        ("LD_PRELOAD", "./x.so:parts/evil.so", "parts/evil.so"),
        ("PYTHONPATH", "parts:fast", "fast/deep/er.py"),
        ("NODE_OPTIONS", "--require ./hook.js", "hook.js"),
        ("NODE_OPTIONS", "--require=./hook.js", "hook.js"),
        ("PATH", "bin:/usr/bin", "bin/ls"),
        ("HOME", ".", ".bashrc"),
    ],
)
async def test_what_a_default_makes_programs_load_is_part_of_the_tool(
    make: Any, workspace: Path, name: str, default: str, file: str
) -> None:
    (workspace / file).parent.mkdir(parents=True, exist_ok=True)
    (workspace / file).write_text("first = 1\n")
    variables = [{"name": name, "default": default, "required": False}]
    command = {"kind": "shell", "command": ["sh", "-c", "true"]}
    tool = definition_of(source=command, env_vars=variables)
    permissions, person = make(), Person([Answer.ALWAYS, Answer.ONCE])
    await permissions.permit(tool, {}, ask=person.ask)
    await permissions.permit(tool, {})
    (workspace / file).write_text("second = 2\n")
    await permissions.permit(tool, {}, ask=person.ask)
    assert f"code in {file}" in person.requests[-1].reason


@pytest.mark.skipif(not Path("/dev/urandom").exists(), reason="needs a device that never ends")
async def test_devices_and_pipes_are_no_code(make: Any, workspace: Path) -> None:
    os.mkfifo(workspace / "pipe.txt")
    command = ["cat", "/dev/urandom", "pipe.txt", "/dev/tty", "/proc/self/mem", "."]
    tool = definition_of(source={"kind": "shell", "command": command})
    async with asyncio.timeout(5):
        assert await make().permit(tool, {}, ask=Person([Answer.ONCE]).ask)


async def test_what_changes_no_behaviour_asks_not_again(make: Any, tool: ToolDefinition) -> None:
    await make().permit(tool, {}, ask=Person([Answer.ALWAYS]).ask)
    other = tool.model_copy(update={"title": "Another", "tags": ("new",), "timeout_s": 5.0})
    assert await make().permit(other, {})


async def test_grant_for_a_tool_is_none_for_what_a_rule_singles_out(make: Any, workspace: Path):
    tool = definition_of(BIG, permission="ask")
    permissions, person = make(), Person([Answer.ALWAYS, Answer.ALWAYS])
    await permissions.permit(tool, {"x": 1}, ask=person.ask)
    await permissions.permit(tool, {"x": 100}, ask=person.ask)
    assert [request.reason for request in person.requests] == [
        "Its definition says that it asks.",
        "Its definition asks by this rule: x is at least 100.",
    ]
    assert await make().permit(tool, {"x": 1})
    assert await make().permit(tool, {"x": 200})


async def test_deny_beats_every_grant(make: Any, tool: ToolDefinition) -> None:
    permissions = make()
    await permissions.permit(tool, {"x": 13}, ask=Person([Answer.ALWAYS]).ask)
    await permissions.permit(tool, {"x": 13}, ask=Person([Answer.SESSION]).ask)
    ruled = ToolDefinition.model_validate(tool.model_dump() | {"permission_rules": [NEVER]})
    denied = tool.model_copy(update={"permission": "deny"})
    person = Person([Answer.ALWAYS, Answer.ALWAYS])
    with pytest.raises(NotPermittedError, match="denied by rule: x is 13"):
        await permissions.permit(ruled, {"x": 13}, ask=person.ask)
    with pytest.raises(NotPermittedError, match="tool is denied"):
        await permissions.permit(denied, {"x": 13}, ask=person.ask)
    assert person.requests == []


async def test_one_yes_for_the_session_answers_all_that_wait_for_the_same(
    make: Any, tool: ToolDefinition, until: Any
) -> None:
    permissions = make()
    waiting: dict[int, asyncio.Future[Answer]] = {}
    gone: list[int] = []

    async def ask(request: PermissionRequest) -> Answer:
        number = request.arguments["x"]
        waiting[number] = asyncio.get_running_loop().create_future()
        try:
            return await waiting[number]
        finally:
            gone.append(number)

    async with asyncio.timeout(10), asyncio.TaskGroup() as group:
        tasks = [
            group.create_task(permissions.permit(tool, {"x": number}, ask=ask))
            for number in range(3)
        ]
        await until(lambda: len(waiting) == 3)
        waiting[1].set_result(Answer.SESSION)
    assert {task.result().words for task in tasks} == {str(Answer.SESSION)}
    assert sorted(gone) == [0, 1, 2]


async def test_cancelled_question_is_taken_back(make: Any, tool: ToolDefinition) -> None:
    asked, taken_back = asyncio.Event(), asyncio.Event()

    async def ask(_request: PermissionRequest) -> Answer:
        asked.set()
        try:
            return await asyncio.get_running_loop().create_future()
        finally:
            taken_back.set()

    task = asyncio.create_task(make().permit(tool, {}, ask=ask))
    async with asyncio.timeout(10):
        await asked.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert taken_back.is_set()


async def test_link_swapped_while_it_asks_is_noticed(make: Any, workspace: Path, tmp_path: Path):
    in_data = {"kind": "path", "argument": "file", "folders": ["data"]}
    elsewhere = {"kind": "path", "argument": "file", "folders": [str(tmp_path / "secret")]}
    tool = definition_of(rule("ask", in_data), rule("deny", elsewhere), permission="allow")
    link = workspace / "link"
    link.symlink_to(workspace / "data")

    async def swap(_request: PermissionRequest) -> Answer:
        link.unlink()
        link.symlink_to(tmp_path / "secret")
        return Answer.ONCE

    with pytest.raises(NotPermittedError, match="denied by rule"):
        await make().permit(tool, {"file": "link/a"}, ask=swap)


async def test_link_swapped_before_it_runs_is_noticed(make: Any, workspace: Path, tmp_path: Path):
    in_data = {"kind": "path", "argument": "file", "folders": ["data"]}
    tool = definition_of(rule("allow", in_data), permission="ask")
    link = workspace / "data" / "link"
    link.symlink_to(workspace / "data" / "deep")
    permissions = make()
    permit = await permissions.permit(tool, {"file": "data/link/a"})
    assert permit.words == "allowed by rule: file is under data"
    link.unlink()
    link.symlink_to(tmp_path)
    with pytest.raises(PermissionNeededError, match="has changed"):
        await permissions.recheck(permit, tool, {"file": "data/link/a"})


async def test_code_changed_while_it_asks_does_not_run(
    make: Any, tool: ToolDefinition, workspace: Path
) -> None:
    async def change(_request: PermissionRequest) -> Answer:
        (workspace / "f.py").write_text("other code")
        return Answer.ALWAYS

    with pytest.raises(PermissionNeededError, match="changed while it asked"):
        await make().permit(tool, {}, ask=change)
    assert await make().grants.all() == ()


async def test_without_a_database_always_lasts_for_the_session(
    tool: ToolDefinition, workspace: Path, tmp_path: Path
) -> None:
    (tmp_path / "broken.db").write_text("no database at all")
    database = Database(tmp_path / "broken.db")
    permissions = Permissions(Grants(database, workspace), workspace, _trusted)
    permit = await permissions.permit(tool, {}, ask=Person([Answer.ALWAYS]).ask)
    assert "until Tooldesk closes; it could not be kept" in permit.words
    assert await permissions.permit(tool, {})
    with pytest.raises(StorageError):
        await permissions.grants.all()
    await database.close()


async def test_trust_that_is_taken_back_while_a_call_waits_stops_it(
    database: Database, workspace: Path, tool: ToolDefinition
) -> None:
    refused: list[UntrustedWorkspaceError] = []

    def require() -> None:
        for error in refused:
            raise error

    permissions = Permissions(Grants(database, workspace), workspace, require)
    permit = await permissions.permit(tool, {}, ask=Person([Answer.ONCE]).ask)
    await permissions.recheck(permit, tool, {})
    refused.append(UntrustedWorkspaceError(workspace))
    with pytest.raises(UntrustedWorkspaceError):
        await permissions.recheck(permit, tool, {})
    with pytest.raises(UntrustedWorkspaceError):
        await permissions.permit(tool, {}, ask=Person([Answer.ONCE]).ask)


def test_rule_in_the_words_of_a_consent_is_remembered_as_another_thing() -> None:
    edge = Edge(EdgeKind.SECRET, "API_KEY", "api.example.com")
    asked = Question.about("tool", Verdict(Permission.ASK, (edge.key,)), (), {})
    assert asked.keys != Question.about("tool", Verdict(Permission.ASK), (edge,), {}).keys
    assert Edge.of_key(asked.keys[0][1]) is None
    assert Edge.of_key(edge.key) == edge
