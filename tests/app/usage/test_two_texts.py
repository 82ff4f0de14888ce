"""What is meant for the person never goes to the model: each error has two texts."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tooldesk import errors
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.secret_vault.missing_variable import VariableMissingError
from tooldesk.secret_vault.stores.keyring_status import (
    KeyringState,
    KeyringStatus,
    KeyringUnavailableError,
)
from tooldesk.signing.missing_key import SignerMissingError
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.events.event_json import event_json
from tooldesk.usage.lifecycle import StageFailed
from tooldesk.usage.messages.call_answer import answer_of
from tooldesk.usage.messages.message_forms import FORMS
from tooldesk.usage.messages.message_text import message_text
from tooldesk.usage.tool_usage import ToolUsage

FOR_A_PERSON = re.compile(
    r"/\w+/\w+|[A-Z]:\\|keyring|\"permission\"|permission settings|max_usage_count|--yes|PATH"
    r"|Traceback|tooldesk |Secrets screen|timeout_s|working_dir|the tool's source|interpreter",
    re.IGNORECASE,
)
"""What a person can use and a model can't: places, settings, commands."""

AT = datetime(2030, 1, 2, tzinfo=UTC)
PERSONS = "See /home/jane/x.py on the PATH."
KEYRING = KeyringUnavailableError(KeyringStatus(KeyringState.NONE))


STEP = "Set timeout_s in /home/jane/tools/x.json, or: tooldesk run --yes"
OF_THEIR_OWN: dict[type, errors.ToolUsageError] = {
    type(each): each
    for each in (
        errors.ToolUsageLimitExceededError("buy", 3, 3, "day", AT),
        errors.SandboxLimitError("memory", PERSONS, next_step=STEP),
        errors.UntrustedWorkspaceError(Path("/home/jane/tools")),
        errors.ApprovalNeededError("buy", PERSONS),
        errors.UnfitArgumentsError("buy takes no price", ("price",), (), ("what",), next_step=STEP),
        errors.ToolDisabledError("buy"),
        errors.CallStoppedError("use 1 of 9"),
    )
}
"""Those that are made of something else than words and a next step."""


def every_error() -> Iterator[errors.ToolUsageError]:
    """One of each kind of error that a call can end with."""
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, errors.ToolUsageError):
            if kind in OF_THEIR_OWN:
                yield OF_THEIR_OWN[kind]
            elif kind.model_text.startswith("{message}"):
                yield kind("can't take /home/jane/my.csv", next_step=STEP)
            else:
                yield kind(PERSONS, next_step=STEP)
    yield VariableMissingError("buy", "SHOP_KEY", is_in_environment=True)
    yield VariableMissingError("buy", "SHOP_KEY", problem=KEYRING)
    yield SignerMissingError("pay", "wallet")


def messages_of(result: ToolResult) -> Iterator[tuple[str, str]]:
    """The message about a result in every form, and that form's name."""
    for name, form in FORMS.items():
        message = form.message(answer_of(ToolCalling("buy", {}, "c1"), result, 100_000))
        yield name, message_text(message)


def assert_fit_for_model(result: ToolResult) -> None:
    for name, text in messages_of(result):
        # the notation of some forms holds what looks like a path
        assert FOR_A_PERSON.search(text) is None, (name, text)


@pytest.mark.parametrize("error", list(every_error()), ids=lambda error: type(error).__name__)
def test_no_kind_of_error_tells_the_model_what_is_for_a_person(error) -> None:
    result = ToolResult.failure(error)
    assert_fit_for_model(result)
    assert result.joined_text == str(error)


def test_model_is_told_what_it_can_act_on() -> None:
    told = {type(error).__name__: error.for_model for error in every_error()}
    assert "as often as it may be" in told["ToolUsageLimitExceededError"]
    assert "not permitted. Do not repeat it" in told["PermissionNeededError"]
    assert "not set up here" in told["VariableMissingError"]
    assert "not set up here" in told["SignerMissingError"]
    assert "can't be run here" in told["SandboxUnavailableError"]
    assert "try again later" in told["ToolTimeoutError"]
    assert "Try again later." in told["RateLimitedError"]
    assert "in 12 s" in errors.RateLimitedError("busy", retry_after_s=12).for_model


PYTHON = {
    "raising": "def raising():\n    raise KeyError('no city in /home/jane/cities.csv')\n",
    "limited": "def limited():\n    return 1\n",
    "denied": "def denied():\n    return 1\n",
    "asking": "def asking():\n    return 1\n",
    "keyless": "def keyless():\n    return 1\n",
    "moduleless": "import not_a_module_of_anybody\ndef moduleless():\n    return 1\n",
    "crashing": "import os\ndef crashing():\n    os._exit(3)\n",
    "sleepy": "import time\ndef sleepy():\n    time.sleep(60)\n",
    "homeless": "def homeless():\n    return 1\n",
    "unfound": "def unfound():\n    return 1\n",
}
FIELDS: dict[str, dict[str, object]] = {
    "limited": {"max_usage_count": 1},
    "denied": {"permission": "deny"},
    "asking": {"permission": "ask"},
    "keyless": {"env_vars": [{"name": "A_KEY_OF_NOBODY"}]},
    "sleepy": {"timeout_s": 1},
    "homeless": {
        "source": {
            "kind": "python", "file": "python/homeless.py", "function": "homeless",
            "interpreter": "/opt/of/nobody/bin/python",
        }
    },
    "programless": {"source": {"kind": "shell", "command": ["no-such-program-of-anybody"]}},
    "failing": {
        "source": {"kind": "shell", "command": ["sh", "-c", "ls /opt/of/nobody"]},
        "permission": "allow",
    },
    "reaching": {
        "source": {"kind": "http", "method": "GET", "url": "http://127.0.0.1:9/x",
                   "allow_private_hosts": True},
        "permission": "allow",
    },
}  # fmt: skip
EXPECTED = {
    "raising": "KeyError: 'no city in cities.csv'",
    "limited": "as often as it may be",
    "denied": "not permitted",
    "asking": "not permitted",
    "keyless": "not set up here",
    "moduleless": "can't be run here",
    "crashing": "The tool broke",
    "sleepy": "try again later",
    "homeless": "can't be run here",
    "unfound": "can't be run here",
    "programless": "can't be run here",
    "failing": "sh ended with exit code 2.",
    "reaching": "can't be reached",
}


@pytest.mark.parametrize("name", EXPECTED)
async def test_real_failures_tell_person_and_model_apart(
    app, run, hermes, write_tool, paths, name
) -> None:
    fields = {"permission": "allow", **FIELDS.get(name, {})}
    file = write_tool(name, PYTHON.get(name, ""), **fields)
    await app.workspace.load()
    if name == "unfound":
        os.unlink(file)
    if name == "limited":
        await run(hermes((name, {})))
    ran = await run(hermes((name, {})))
    (result,) = ran.finished.results
    assert result.is_error, result
    assert_fit_for_model(result)
    assert EXPECTED[name] in ran.contents[0]
    assert result.joined_text
    if name == "raising":
        assert "Traceback" in result.joined_text
        assert "/home/jane/cities.csv" in result.joined_text


@pytest.mark.parametrize("name", ["raising", "limited", "denied", "sleepy", "failing", "keyless"])
async def test_failed_stage_and_result_say_the_same(
    app, run, hermes, write_tool, name: str
) -> None:
    write_tool(name, PYTHON.get(name, ""), **{"permission": "allow", **FIELDS.get(name, {})})
    await app.workspace.load()
    if name == "limited":
        await run(hermes((name, {})))
    ran = await run(hermes((name, {})))
    (failed,) = (event for event in ran.events if isinstance(event, StageFailed))
    error = json.loads(json.dumps(event_json(failed)))["error"]
    result = ran.finished.results[0].to_json()
    assert error["error_class"] == result["errorClass"]
    assert error["next_step"] == result.get("nextStep", "")
    assert error["next_step"] not in error["message"] or not error["next_step"]


@pytest.fixture
async def busy_url() -> AsyncIterator[str]:
    """A server that asks to wait for 7 seconds."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(
            b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 7\r\nConnection: close\r\n"
            b"Content-Length: 9\r\n\r\nslow down"
        )
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x"
    server.close()
    await server.wait_closed()


async def test_rate_limit_says_the_same_pause_everywhere(
    app, run, hermes, write_tool, busy_url
) -> None:
    source = {"kind": "http", "method": "GET", "url": busy_url, "allow_private_hosts": True}
    write_tool("busy", "", source=source, permission="allow")
    await app.workspace.load()
    ran = await run(hermes(("busy", {})))
    (failed,) = (event for event in ran.events if isinstance(event, StageFailed))
    error, result = event_json(failed)["error"], ran.finished.results[0].to_json()
    assert (error["type"], error["retry_after_s"]) == ("RateLimitedError", 7)
    assert (error["error_class"], error["retry_after_s"], error["next_step"]) == (
        result["errorClass"], result["retryAfterS"], result["nextStep"],
    )  # fmt: skip
    assert ran.contents == [
        "The server answered 429 Too Many Requests. Try again in 7 s.\n\nslow down"
    ]
    assert_fit_for_model(ran.finished.results[0])


async def test_unreadable_call_fails_and_answers_with_the_same_class(adder, run) -> None:
    classes = []
    for _ in range(3):
        ran = await run("<tool_call>\n{{{{ nothing like it\n</tool_call>", session_id="s")
        error = ran.end_of("parse", None).error
        failure = ran.finished.format_failure
        assert (error.error_class, error.next_step) == (failure.error_class, failure.next_step)
        classes.append(error.error_class)
    assert classes == ["invalid_input", "invalid_input", "permanent"]


async def test_long_result_is_cut_for_the_model_and_whole_for_the_person(
    app, run, hermes, write_tool
) -> None:
    write_tool("long", "def long():\n    return 'x' * 123_400\n")
    await app.workspace.load()
    ran = await run(hermes(("long", {})))
    assert len(ran.finished.results[0].joined_text) == 123_400
    assert ran.contents[0].endswith("… 23,400 of 123,400 characters left out")
    assert "23,400 of 123,400 characters left out" in ran.end_of("emit").explanation


async def test_cut_shows_no_part_of_a_secret(app, run, hermes, write_tool) -> None:
    code = (
        "def leaky(context) -> str:\n"
        "    return 'x' * 99_990 + ''.join(context.fingerprint_context.values()) + 'y' * 50\n"
    )
    write_tool("leaky", code)
    await app.workspace.load()
    ran = await run(hermes(("leaky", {})), fingerprint_context={"tenant": "canary-of-a-tenant"})
    assert not ran.finished.results[0].is_error, ran.finished.results[0].joined_text
    assert "characters left out" in ran.contents[0]
    assert "canary"[:3] not in ran.contents[0]


def test_form_can_be_forced_by_name() -> None:
    def add(a: int) -> int:
        return a + 1

    usage = ToolUsage([add], message_form="anthropic")
    with usage:
        outcome = usage.use('{"tool": "add", "args": {"a": 1}}')
    (message,) = outcome.messages
    (block,) = message["content"]
    assert block["content"] == [{"type": "text", "text": "2"}]
    assert block["tool_use_id"] == outcome.calls[0].calling.call_id
    with pytest.raises(ValueError, match="no message form"):
        ToolUsage([add], message_form="smoke")
