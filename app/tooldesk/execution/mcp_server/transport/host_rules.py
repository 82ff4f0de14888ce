"""HostRules: where the requests to one HTTP server may go, those of its login among them."""

from __future__ import annotations

import httpx2

from tooldesk.errors import PermanentError
from tooldesk.execution.http_tool.exchange import is_same_server
from tooldesk.execution.permissions.conditions import holds_of_hosts
from tooldesk.tools.host_forms import hosts_of_url
from tooldesk.tools.permission_rules import HostCondition
from tooldesk.tools.server_config import ServerOptions

MAX_REDIRECTS = 30
"""The HTTP library counts all requests of a login among them, which are a dozen or more."""

_KEEPS_METHOD = (307, 308)


class HostRules:
    """Those of one server; `url` is filled in."""

    def __init__(self, server: str, url: str, options: ServerOptions) -> None:
        self._server = server
        self._own = hosts_of_url(url)
        self._is_open = options.allow_private_hosts
        listed = options.allowed_hosts
        self._listed = HostCondition(kind="host", hosts=listed) if listed else None

    def refuse(self, url: str) -> None:
        """Look at where a request would go.

        Raises:
            PermanentError: the server's allowed_hosts don't name that host.
        """
        if self._listed is None or self._is_own(url) or self._is_listed(url):
            return
        raise PermanentError(
            f"The server {self._server} leads to {_host(url)}, which its allowed_hosts don't name.",
            next_step=f'If that is right, add it to "allowed_hosts" in "tooldesk" of '
            f"{self._server} in servers.json.",
        )

    def may_be_private(self, url: str) -> bool:
        """Whether a URL may lead to private addresses: those of others may only where named."""
        return self._is_open and (self._is_own(url) or self._is_listed(url))

    def refuse_redirect(self, request: httpx2.Request, answer: httpx2.Response) -> None:
        """Look at where an answer sends a request.

        A redirect elsewhere gets none of what is meant for this host, whatever it is called there.

        Raises:
            PermanentError: it leads away, or makes another request of it.
        """
        if not answer.has_redirect_location:
            return
        try:
            to = request.url.join(answer.headers["Location"])
        except httpx2.InvalidURL:
            to = httpx2.URL("")
        is_whole = request.method in ("GET", "HEAD") or answer.status_code in _KEEPS_METHOD
        if is_whole and is_same_server(request.url, to):
            return
        where = _shown(to)
        raise PermanentError(
            f"The server {self._server} redirects {_shown(request.url)} to {where}, where its "
            "requests don't go.",
            next_step=f'If it has moved, correct "url" of {self._server} in servers.json.',
        )

    def _is_own(self, url: str) -> bool:
        other = hosts_of_url(url)
        if self._own is None or other is None:
            return False
        names = self._own.exact | self._own.related
        return bool(names & other.exact)

    def _is_listed(self, url: str) -> bool:
        if self._listed is None:
            return False
        return holds_of_hosts(self._listed, hosts_of_url(url)) is True


def _host(url: str) -> str:
    return httpx2.URL(url).host[:200]


def _shown(url: httpx2.URL) -> str:
    """Without what may be a secret in it."""
    return str(url.copy_with(query=None, fragment=None, userinfo=b""))[:200] or "nowhere"
