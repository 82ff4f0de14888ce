"""Logging in to servers that want OAuth, against the SDK's own authorization server."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar
from urllib.parse import parse_qs, urlsplit

import pytest
from mcp.server.auth.provider import TokenError

from tooldesk.errors import PermanentError, PermissionNeededError
from tooldesk.execution.mcp_server.server_login import is_lasting, log_in, log_out
from tooldesk.secret_vault.overview import overview


def kept_texts(*folders: Path) -> str:
    files = (file for folder in folders for file in folder.rglob("*") if file.is_file())
    return "\n".join(file.read_bytes().decode("latin-1") for file in files)


async def again(desk: Any, person: Any) -> None:
    """Another start of Tooldesk."""
    await desk.close()
    await desk.open()
    desk.app.servers.answer_with(person)


async def test_login_is_asked_for_once_and_kept_in_the_keyring_only(
    at_desk: Any,
    person: Any,
    login_server: Any,
    secret_service: object,
    listening: Callable[[], list[str]],
) -> None:
    before = listening()
    desk = await at_desk(person)
    await desk.take("vault")
    [question] = person.questions
    host = urlsplit(login_server.url).netloc
    assert f"Log in at {host}?" in question.message
    assert "You can close this page" in person.pages[0]
    assert listening() == before
    asked = parse_qs(urlsplit(question.url).query)
    assert asked["code_challenge_method"] == ["S256"]
    assert asked["resource"] == [login_server.url]
    assert await is_lasting(desk.app.servers, "vault")
    call = '{"name": "vault_whisper", "arguments": {"words": "hush"}}'
    assert "hush" in str([each async for each in desk.app.usage.run(call, ask=desk.ask)])
    lines = "\n".join(line.text for line in desk.app.servers.log("vault").lines())
    assert "OAuth: POST" in lines
    await again(desk, person)
    assert await overview(desk.app.vault, (), {}) == ()
    await desk.take("vault")
    assert (await desk.call("vault_whisper", words="hush")).joined_text == "hush"
    assert len(person.questions) == 1
    lines += "\n".join(line.text for line in desk.app.servers.log("vault").lines())
    await desk.close()
    lines += kept_texts(desk.paths.data_dir, desk.paths.workspace_dir)
    assert len(login_server.authorities.given) >= 3
    for canary in login_server.authorities.given:
        assert canary not in lines


@pytest.mark.parametrize("how", ["ended", "revoked"])
async def test_tokens_are_refreshed_without_a_question(
    at_desk: Any, person: Any, login_server: Any, secret_service: object, how: str
) -> None:
    authorities = login_server.authorities
    desk = await at_desk(person)
    await desk.take("vault")
    first = dict(authorities.access)
    if how == "revoked":
        authorities.access.clear()
    else:
        logins = await desk.app.servers.logins()
        parts = await logins.read("vault", login_server.url)
        details = json.loads(parts["details"])
        details["token"]["ends_at"] = 1
        await logins.write("vault", login_server.url, {**parts, "details": json.dumps(details)})
    login_server.requests.clear()
    await again(desk, person)
    await desk.take("vault")
    assert (await desk.call("vault_whisper", words="hush")).joined_text == "hush"
    assert authorities.access.keys() - first.keys()
    assert len(person.questions) == 1
    # one that is known to have ended is not even tried
    assert (login_server.requests[0] == "POST /token") == (how == "ended")
    authorities.access.clear()
    authorities.refresh.clear()
    assert (await desk.call("vault_whisper", words="hush")).joined_text == "hush"
    assert len(person.questions) == 2


async def test_wider_scope_is_asked_for_when_a_call_needs_it(
    at_desk: Any, person: Any, login_server: Any, secret_service: object
) -> None:
    desk = await at_desk(person)
    await desk.take("vault")
    login_server.scopes.append("write")
    assert (await desk.call("vault_whisper", words="hush")).joined_text == "hush"
    assert "It is asked for: read write." in person.questions[1].message
    assert login_server.authorities.asked[1].scopes == ["read", "write"]


async def test_no_is_no_login_and_is_asked_once(
    at_desk: Any, person: Any, login_server: Any, listening: Callable[[], list[str]]
) -> None:
    before = listening()
    person.answer = "decline"
    desk = await at_desk(person)
    with pytest.raises(PermissionNeededError, match="wants you to log in at 127") as caught:
        await desk.app.servers.start("vault", desk.ask)
    assert "tooldesk servers login vault" in caught.value.next_step
    assert len(person.questions) == 1
    assert login_server.authorities.asked == []
    assert listening() == before


async def test_without_a_person_nothing_is_opened(at_desk: Any, login_server: Any) -> None:
    desk = await at_desk(None)
    with pytest.raises(PermissionNeededError, match="wants you to log in"):
        await desk.app.servers.start("vault", desk.ask)
    assert "GET /authorize" not in login_server.requests


async def test_cancelled_start_ends_the_wait_for_the_browser(
    at_desk: Any, person: Any, until: Any, listening: Callable[[], list[str]]
) -> None:
    before = listening()

    async def opens_nothing(question: Any) -> Any:
        person.answer = "cancel"
        return (await person(question)).__class__("accept")

    desk = await at_desk(opens_nothing, start_timeout_s=1)
    start = asyncio.ensure_future(desk.app.servers.start("vault", desk.ask))
    await until(lambda: person.questions or start.done())
    assert listening() != before
    done, _ = await asyncio.wait([start], timeout=1.5)
    assert not done, "a person's time counted as the server's"
    start.cancel()
    with pytest.raises(asyncio.CancelledError):
        await start
    await until(lambda: listening() == before)


async def test_refused_code_leaves_no_secret_in_the_error(
    at_desk: Any, person: Any, login_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    authorities = login_server.authorities

    async def refuse(*_: object) -> None:
        raise TokenError("invalid_grant", f"not {authorities.given[-1]}")

    monkeypatch.setattr(authorities, "exchange_authorization_code", refuse)
    desk = await at_desk(person)
    with pytest.raises(PermanentError, match=r"gave no token \(invalid_grant\)") as caught:
        await desk.app.servers.start("vault", desk.ask)
    assert len(person.questions) == 1
    words = "".join(traceback.format_exception(caught.value))
    words += "\n".join(line.text for line in desk.app.servers.log("vault").lines())
    for canary in authorities.given:
        assert canary not in words


async def test_logout_forgets_tokens_and_client(
    at_desk: Any, person: Any, login_server: Any, secret_service: object
) -> None:
    desk = await at_desk(person)
    assert await log_in(desk.app.servers, "vault", desk.ask)
    assert await log_in(desk.app.servers, "vault", desk.ask)
    assert len(person.questions) == 2
    assert len(login_server.authorities.clients) == 1
    assert await log_out(desk.app.servers, "vault")
    assert not any(key.scope for key in await desk.app.vault.entries())
    assert not await log_out(desk.app.servers, "vault")
    await desk.app.servers.start("vault", desk.ask)
    assert len(person.questions) == 3
    assert len(login_server.authorities.clients) == 2


async def test_without_a_keyring_a_login_lasts_until_the_end(
    at_desk: Any, person: Any, no_bus: None
) -> None:
    desk = await at_desk(person)
    assert await log_in(desk.app.servers, "vault", desk.ask)
    assert not await is_lasting(desk.app.servers, "vault")
    await again(desk, person)
    await desk.app.servers.start("vault", desk.ask)
    assert len(person.questions) == 2


async def test_tokens_go_to_no_other_host(
    at_desk: Any,
    person: Any,
    login_server: Any,
    secret_service: object,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = await at_desk(person)
    await desk.close()
    url = login_server.url.replace("127.0.0.1", "${VAULT_HOST:-127.0.0.1}")
    options = {"allow_private_hosts": True}
    desk.write_servers({"vault": {"url": url, "tooldesk": options}})
    await desk.open()
    desk.app.servers.answer_with(person)
    await desk.app.servers.start("vault", desk.ask)
    await desk.close()
    await desk.open()
    await desk.app.vault.set("VAULT_HOST", "localhost")
    desk.app.servers.answer_with(None)
    with pytest.raises(PermanentError):
        await desk.app.servers.start("vault", desk.ask)
    assert "canary" not in str(desk.app.servers.log("vault").lines())
    assert len(person.questions) == 1


class Misleading(BaseHTTPRequestHandler):
    """Refuses everybody, and sends them elsewhere for a login."""

    elsewhere = ""
    posted: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        if self.path != "/.well-known/oauth-protected-resource/mcp":
            self.send_error(404)
            return
        origin = self.elsewhere.removesuffix("/about")
        said = {"resource": f"{origin}/mcp", "authorization_servers": [f"{origin}/tenant"]}
        data = json.dumps(said).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_POST(self) -> None:
        self.posted.append(self.path)
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(401)
        self.send_header("WWW-Authenticate", f'Bearer resource_metadata="{self.elsewhere}"')
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def misleading() -> Iterator[Callable[[str], str]]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Misleading)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()

    def to(elsewhere: str) -> str:
        Misleading.elsewhere = elsewhere
        return f"http://127.0.0.1:{server.server_port}/mcp"

    yield to
    server.shutdown()
    thread.join(10)
    server.server_close()


@pytest.mark.parametrize(
    ("elsewhere", "allowed", "words"),
    [
        ("http://auth.example.com/about", [], "which others could read"),
        ("https://somebody@auth.example.com/about", [], "which others could read"),
        ("https://169.254.169.254/about", [], "no address of the public|not an address of the"),
        ("https://auth.example.com/about", ["*.example.org"], "which its allowed_hosts don't name"),
    ],
)
async def test_metadata_leads_to_nothing_unsafe(
    desk: Any,
    misleading: Callable[[str], str],
    person: Any,
    elsewhere: str,
    allowed: list[str],
    words: str,
) -> None:
    options = {"allow_private_hosts": True, "allowed_hosts": allowed}
    entry = {"url": misleading(elsewhere), "tooldesk": options}
    desk.write_servers({"vault": entry})
    await desk.open()
    desk.app.servers.answer_with(person)
    with pytest.raises(PermanentError, match=words):
        await desk.app.servers.start("vault", desk.ask)
    assert person.questions == []


async def test_requests_of_a_login_are_no_redirects(
    desk: Any, misleading: Callable[[str], str], person: Any
) -> None:
    url = misleading("")
    misleading(url.replace("/mcp", "/about"))
    desk.write_servers({"vault": {"url": url, "tooldesk": {"allow_private_hosts": True}}})
    await desk.open()
    desk.app.servers.answer_with(person)
    with pytest.raises(PermanentError) as caught:
        await desk.app.servers.start("vault", desk.ask)
    # it comes that far after six other requests
    assert [path for path in Misleading.posted if "register" in path]
    assert "redirects" not in str(caught.value)
