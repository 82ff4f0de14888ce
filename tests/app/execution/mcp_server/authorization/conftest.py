"""A server that wants a login, and its authorization server: the SDK's own, on loopback."""

from __future__ import annotations

import asyncio
import secrets
import socket
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Thread
from typing import Any

import pytest
import uvicorn
from mcp.server.auth.provider import (
    AccessToken,
    AuthorizationCode,
    AuthorizationParams,
    OAuthAuthorizationServerProvider,
    RefreshToken,
    construct_redirect_uri,
)
from mcp.server.auth.settings import AuthSettings, ClientRegistrationOptions
from mcp.server.mcpserver import MCPServer
from mcp.shared.auth import OAuthClientInformationFull, OAuthToken

from tooldesk.tools.server_question import ServerAnswer, ServerQuestion

START_WAIT_S = 60


@dataclass
class Authorities(OAuthAuthorizationServerProvider[AuthorizationCode, RefreshToken, AccessToken]):
    """An authorization server that lets everybody in at once. All that it gives is a canary."""

    clients: dict[str, OAuthClientInformationFull] = field(default_factory=dict)
    codes: dict[str, AuthorizationCode] = field(default_factory=dict)
    access: dict[str, AccessToken] = field(default_factory=dict)
    refresh: dict[str, RefreshToken] = field(default_factory=dict)
    given: list[str] = field(default_factory=list)
    asked: list[AuthorizationParams] = field(default_factory=list)

    async def get_client(self, client_id: str) -> OAuthClientInformationFull | None:
        return self.clients.get(client_id)

    async def register_client(self, client_info: OAuthClientInformationFull) -> None:
        client_info.scope = "read write"
        self.clients[client_info.client_id] = client_info
        self.given += filter(None, [client_info.client_secret])

    async def authorize(
        self, client: OAuthClientInformationFull, params: AuthorizationParams
    ) -> str:
        self.asked.append(params)
        code = self._new()
        self.codes[code] = AuthorizationCode(
            code=code,
            scopes=params.scopes or [],
            expires_at=time.time() + 60,
            client_id=client.client_id,
            code_challenge=params.code_challenge,
            redirect_uri=params.redirect_uri,
            redirect_uri_provided_explicitly=params.redirect_uri_provided_explicitly,
            resource=params.resource,
        )
        return construct_redirect_uri(str(params.redirect_uri), code=code, state=params.state)

    async def load_authorization_code(
        self, client: OAuthClientInformationFull, authorization_code: str
    ) -> AuthorizationCode | None:
        return self.codes.get(authorization_code)

    async def exchange_authorization_code(
        self, client: OAuthClientInformationFull, authorization_code: AuthorizationCode
    ) -> OAuthToken:
        del self.codes[authorization_code.code]
        return self._tokens(
            client.client_id, authorization_code.scopes, authorization_code.resource
        )

    async def load_refresh_token(
        self, client: OAuthClientInformationFull, refresh_token: str
    ) -> RefreshToken | None:
        return self.refresh.get(refresh_token)

    async def exchange_refresh_token(
        self,
        client: OAuthClientInformationFull,
        refresh_token: RefreshToken,
        scopes: list[str],
    ) -> OAuthToken:
        del self.refresh[refresh_token.token]
        return self._tokens(client.client_id, scopes, None)

    async def load_access_token(self, token: str) -> AccessToken | None:
        return self.access.get(token)

    async def revoke_token(self, token: Any) -> None:
        raise NotImplementedError

    def _new(self) -> str:
        self.given.append(f"canary-{secrets.token_urlsafe(24)}")
        return self.given[-1]

    def _tokens(self, client_id: str, scopes: list[str], resource: str | None) -> OAuthToken:
        access, refresh = self._new(), self._new()
        self.access[access] = AccessToken(
            token=access, client_id=client_id, scopes=scopes, resource=resource
        )
        self.refresh[refresh] = RefreshToken(token=refresh, client_id=client_id, scopes=scopes)
        return OAuthToken(
            access_token=access,
            refresh_token=refresh,
            expires_in=3600,
            scope=" ".join(scopes),
        )


@dataclass
class LoginServer:
    """A running one."""

    url: str
    authorities: Authorities
    scopes: list[str]
    """What a token must have; changed in place, the server wants more."""
    requests: list[str] = field(default_factory=list)
    """Method and path of each request."""


@pytest.fixture
def login_server() -> Iterator[LoginServer]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    base, scopes, authorities = f"http://127.0.0.1:{port}", ["read"], Authorities()
    server = MCPServer(
        "vault",
        auth_server_provider=authorities,
        auth=AuthSettings(
            issuer_url=f"{base}/",
            resource_server_url=f"{base}/mcp",
            required_scopes=scopes,
            validate_token_resource=False,
            client_registration_options=ClientRegistrationOptions(
                enabled=True, valid_scopes=["read", "write"], default_scopes=["read"]
            ),
        ),
    )

    @server.tool(structured_output=False)
    def whisper(words: str) -> str:
        """Say it again, to who is logged in."""
        return words

    running = LoginServer(f"{base}/mcp", authorities, scopes)
    app = server.streamable_http_app()
    # the SDK copies the list
    for route in app.routes:
        if hasattr(getattr(route, "endpoint", None), "required_scopes"):
            route.endpoint.required_scopes = scopes

    async def noted(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            running.requests.append(f"{scope['method']} {scope['path']}")

        async def send_scopes(message: Any) -> None:
            # the SDK's server leaves out which scopes would do
            if message["type"] == "http.response.start":
                wanted = f'scope="{" ".join(scopes)}"'.encode()
                message["headers"] = [
                    (name, value.replace(b"Bearer ", b"Bearer " + wanted + b", "))
                    for name, value in message["headers"]
                ]
            await send(message)

        await app(scope, receive, send_scopes)

    config = uvicorn.Config(noted, host="127.0.0.1", port=port, log_level="critical", ws="none")
    program = uvicorn.Server(config)
    thread = Thread(target=program.run, daemon=True)
    thread.start()
    end = time.monotonic() + START_WAIT_S
    while not program.started:
        assert thread.is_alive()
        assert time.monotonic() < end
        time.sleep(0.01)
    yield running
    program.should_exit = program.force_exit = True
    thread.join(START_WAIT_S)
    assert not thread.is_alive()


@dataclass
class Person:
    """Logs in where asked, in a browser in which they are known already."""

    questions: list[ServerQuestion] = field(default_factory=list)
    answer: str = "accept"
    pages: list[str] = field(default_factory=list)

    async def __call__(self, question: ServerQuestion) -> ServerAnswer:
        self.questions.append(question)
        if self.answer == "accept":
            self.pages.append(await asyncio.to_thread(_page, question.url))
        return ServerAnswer(self.answer)  # type: ignore[arg-type]


def _page(url: str) -> str:
    with urllib.request.urlopen(url, timeout=START_WAIT_S) as page:
        return str(page.read().decode())


@pytest.fixture
async def at_desk(login_server: LoginServer, desk: Any) -> Callable[..., Any]:
    """The desk with this server, and a person; opened again it is another start of Tooldesk."""

    async def open_(person: Person | None, **options: Any) -> Any:
        entry = {"url": login_server.url, "tooldesk": {"allow_private_hosts": True, **options}}
        desk.write_servers({"vault": entry})
        await desk.open()
        desk.app.servers.answer_with(person)
        return desk

    return open_


@pytest.fixture
def person() -> Person:
    return Person()
