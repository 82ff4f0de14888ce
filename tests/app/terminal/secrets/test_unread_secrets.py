"""What can't be checked for stored secrets is not printed, however late the keyring is."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.redaction.redactor import NOT_KEPT
from tooldesk.secret_vault.stores import keyring_store

CANARY = "sk-canary+/4711"
NEVER_S, LONG_S = 0.05, 60.0
"""How long a keyring is waited for that never answers, and one that only takes its time."""

DEFINITIONS = ("tools", "list"), ("tools", "list", "--json"), ("tools", "show", "careless")
SHOWN = (*DEFINITIONS, ("tools", "curl", "careless"), ("export",), ("lint",), ("lint", "--sarif"))
KEPT = (
    *(("history", "list"), ("history", "show", "1"), ("history", "export")),
    *(("history", "search", "careless"), ("cache", "list"), ("history", "list", "--json")),
)

Terminal = Callable[..., tuple[int, str, str]]


@pytest.fixture
async def stored(own_secret_service: Any, paths: AppPaths, monkeypatch, trust) -> Any:
    """A Secret Service with a value that stands in a tool's file, too."""
    monkeypatch.setattr(keyring_store, "ANSWER_WAIT_S", LONG_S)
    source = {"kind": "http", "url": f"http://localhost/?token={quote(CANARY)}"}
    count = {"type": "integer", "description": "How many of them.", "default": CANARY}
    careless = {"name": "careless", "source": source, "description": f"Use {CANARY}"}
    careless["input_schema"] = {"type": "object", "properties": {"count": count}}
    say = {"name": "say", "source": {"kind": "shell", "command": ["echo", "{text}"]}}
    fields = {"permission": "allow", "input_schema": {"text": "string"}}
    folder = paths.workspace_dir / "tools"
    folder.mkdir(parents=True)
    (folder / "careless.json").write_text(json.dumps(careless))
    (folder / "say.json").write_text(json.dumps(say | fields))
    (folder / "broken.json").write_text(json.dumps(say | {"name": "broken", CANARY: 1}))
    trust(paths.data_dir, paths.workspace_dir)
    app = build_app(paths)
    await app.vault.set("W_KEY", CANARY)
    await app.close()
    return own_secret_service


def _kept(paths: AppPaths) -> bytes:
    return b"".join(file.read_bytes() for file in paths.data_dir.rglob("*") if file.is_file())


def test_definition_that_holds_a_secret_is_shown_without_it(stored: Any, terminal: Terminal):
    for words in SHOWN:
        code, out, err = terminal(*words)
        assert CANARY not in out + err
        assert quote(CANARY) not in out
        assert "W_KEY" in out
        assert "The value of a secret stood in it" in err
        assert "•••W_KEY•••" in err  # a field of the broken file
        assert code in (0, 1)


def test_nothing_is_printed_or_run_while_the_keyring_does_not_answer(
    stored: Any, terminal: Terminal, paths: AppPaths, monkeypatch, tmp_path: Path
):
    arguments = json.dumps({"text": CANARY})
    text = tmp_path / "output.txt"
    text.write_text(f'{CANARY} <tool_call>{{"name": "say", "arguments": {arguments}}}</tool_call>')
    calls = ("call", str(text)), ("call", str(text), "--json"), ("run", "say", "--args", arguments)
    assert terminal("call", str(text))[1] == "•••W_KEY•••\n"

    def assert_nothing_is_said(reason: str) -> None:
        for words in (*SHOWN, *KEPT, *calls):
            code, out, err = terminal(*words)
            assert (code, out) == (3 if words in calls else 1, ""), words
            assert CANARY not in err
            assert (
                f"Stored secrets can't be read now, and one of them may be in it. {reason}" in err
            )
            assert "--unchecked" in err

    monkeypatch.setattr(keyring_store, "ANSWER_WAIT_S", NEVER_S)
    stored.freeze_daemon()
    assert_nothing_is_said("The keyring does not answer.")
    stored.wake_daemon()
    for thread in threading.enumerate():
        if "(_work)" in thread.name:  # it asks still, and must not do so of what is locked next
            thread.join(60)
    monkeypatch.setattr(keyring_store, "ANSWER_WAIT_S", LONG_S)
    stored.lock()
    assert_nothing_is_said("The keyring is locked.")
    # who wants to see it all the same sees it, and it is not kept
    code, out, _ = terminal("run", "say", "--args", arguments, "--unchecked")
    assert (code, out) == (0, f"{CANARY}\n")
    assert CANARY in terminal("tools", "list", "--unchecked")[1]
    assert "(not kept)" in terminal("history", "list", "--unchecked")[1]
    _, out, _ = terminal("history", "show", "2", "--unchecked")
    assert out.startswith(f"call 2  say \n{NOT_KEPT} The keyring is locked. Unlock it with your")
    stored.kill_daemon()
    code, out, err = terminal("tools", "list")
    assert (code, out) == (1, "")
    assert CANARY not in err
    assert CANARY.encode() not in _kept(paths)


@pytest.mark.parametrize(
    "words",
    [
        ("secrets", "list"),
        ("secrets", "scan"),
        ("signers", "list"),
        ("signers", "remove", "key"),
    ],
    ids=" ".join,
)
def test_nothing_is_called_empty_whose_names_can_not_be_read(
    terminal: Terminal, paths: AppPaths, words: tuple[str, ...]
) -> None:
    paths.data_dir.mkdir(parents=True, exist_ok=True)
    paths.database.write_bytes(b"no database" * 1_000)
    code, out, err = terminal(*words)
    assert (code, out) == (1, "")
    assert err.startswith("The database can't be used: ")
    assert err.count("file is not a database") == 1
