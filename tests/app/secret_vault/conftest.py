"""A vault on a throw-away database, and canaries to be found where secrets leak."""

from __future__ import annotations

import asyncio
import base64
import html
import json
import re
import secrets
import string
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import pytest

from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.leaks.leak_scan import scan
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.storage.database import Database
from tooldesk.usage.events.event_json import event_json
from tooldesk.usage.lifecycle import OutputStreamed, UsageEvent

COUNT = 20
ASCII = string.ascii_letters + string.digits + "+/=\"'\\ &%"


@pytest.fixture
def new_vault(database: Database, tmp_path: Path) -> Callable[[], SecretVault]:
    """Each one is a new start of Tooldesk on the same data."""

    def make() -> SecretVault:
        return SecretVault(database, Redactor(), tmp_path / "workspace", tmp_path / "secrets.json")

    return make


@pytest.fixture
def vault(new_vault: Callable[[], SecretVault]) -> SecretVault:
    return new_vault()


@dataclass(frozen=True)
class Canaries:
    """Random secrets, and what may hold none of them."""

    values: dict[str, str]

    @property
    def variables(self) -> list[dict[str, str]]:
        return [{"name": name} for name in self.values]

    async def store(self, app: App) -> None:
        """Keep them; they go with the keyring of their module, or are written over before."""
        for name, value in self.values.items():
            await app.vault.set(name, value)

    def assert_clean(self, text: str) -> None:
        # line breaks, as they are and in JSON, and what stands before a quoted line
        in_one_line = re.sub(r"(?:\\+r)?\\+n(?:> )?|\s+(?:> |\| )?", "", text)
        # bytes are searched in a fraction of the time that text of all characters takes
        data, line = (each.encode("utf-8", "surrogatepass") for each in (text, in_one_line))
        leaks = [n for n, value in self.values.items() for f in _forms(value) if _in(f, data)]
        leaks += [n for n, value in self.values.items() for f in _encoded(value) if _in(f, line)]
        assert leaks == []

    def assert_events_are_clean(self, events: list[UsageEvent]) -> str:
        shown = json.dumps([event_json(each) for each in events], ensure_ascii=False)
        self.assert_clean(shown + repr(events))
        return shown

    async def assert_no_file_holds_any(self, app: App) -> None:
        """In any byte of data folder (database and its log), workspace and logs."""
        roots = [app.paths.data_dir, app.paths.workspace_dir, app.paths.log_dir]
        report = await asyncio.to_thread(scan, roots, self.values.items())
        assert report.file_count > 5
        assert report.leaks == ()
        self.assert_clean(await asyncio.to_thread(_all_bytes, roots))


def _in(form: str, data: bytes) -> bool:
    return form.encode() in data


def _forms(value: str) -> list[str]:
    """Made without the code under test."""
    in_json, data = json.dumps(value)[1:-1], value.encode()
    return [
        *(value, in_json, json.dumps(in_json)[1:-1], html.escape(in_json), repr(data)[2:-1]),
        *(quote(value, safe=""), quote(quote(value)), data.hex(), data.hex().upper()),
    ]


def _encoded(value: str) -> list[str]:
    """In base64 at each alignment, without the characters that its neighbours have a part in."""
    found = []
    for data in {value.encode(), json.dumps(value)[1:-1].encode()}:
        for at in range(3):
            whole = base64.b64encode(b"." * at + data + b"...").decode()
            found.append(whole[(8 * at + 5) // 6 : 8 * (at + len(data)) // 6])
    return found


def _all_bytes(roots: list[Path]) -> str:
    files = [path for root in roots for path in root.rglob("*") if path.is_file()]
    return b"".join(path.read_bytes() for path in files).decode("utf-8", "replace")


def _random(alphabet: str) -> Canaries:
    values = ("".join(secrets.choice(alphabet) for _ in range(32)) for _ in range(COUNT))
    return Canaries({f"CANARY_{at}": f"c{value}4" for at, value in enumerate(values)})


@pytest.fixture
def canaries() -> Canaries:
    return _random(ASCII + "ä€")


@pytest.fixture
def ascii_canaries() -> Canaries:
    """For headers, which can't hold others."""
    return _random(ASCII)


@pytest.fixture
def events_of() -> Callable[..., object]:
    """All events; a call that is to be cancelled is left as soon as it has told its secrets."""

    async def collect(app: App, tool: str, **arguments: object) -> list[UsageEvent]:
        told, seen = "", []
        calling = ToolCalling(tool, arguments)
        async with asyncio.timeout(60), aclosing(app.usage.run_calling(calling)) as events:
            async for event in events:
                seen.append(event)
                told += event.text if isinstance(event, OutputStreamed) else ""
                if arguments.get("way") == "cancel" and "ready" in told:
                    break
        return seen

    return collect
