"""What a person names by a URL is fetched within bounds, and from no private address but ours."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tooldesk.errors import AppError, DefinitionError, InvalidInputError
from tooldesk.importing import fetched_text
from tooldesk.importing.fetched_text import fetch_text


class _Server(BaseHTTPRequestHandler):
    seen: list[dict[str, str]]
    paths: list[str]

    def do_GET(self) -> None:
        type(self).seen.append({name.lower(): value for name, value in self.headers.items()})
        type(self).paths.append(self.path)
        if self.path == "/away":
            self.send_response(302)
            self.send_header("Location", "http://192.168.254.254:9/secret")
        elif self.path == "/round":
            self.send_response(302)
            self.send_header("Location", "/round")
        elif self.path == "/moved":
            self.send_response(302)
            self.send_header("Location", "/docs/api.json")
        elif self.path == "/gone":
            self.send_response(404)
        else:
            self.send_response(200)
        body = b"\xff\xfe" if self.path == "/latin" else b'{"a": 1}'
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[str]:
    _Server.seen, _Server.paths = [], []
    running = ThreadingHTTPServer(("127.0.0.1", 0), _Server)
    thread = threading.Thread(target=running.serve_forever, args=(0.01,))
    thread.start()
    yield f"http://127.0.0.1:{running.server_port}"
    running.shutdown()
    thread.join()
    running.server_close()


async def test_text_comes_with_where_it_stood_and_no_credentials_go(
    server: str, monkeypatch: pytest.MonkeyPatch, tmp_path
) -> None:
    netrc = tmp_path / ".netrc"
    netrc.write_text("machine 127.0.0.1 login me password canary-77aa66bb55cc\n")
    netrc.chmod(0o600)
    monkeypatch.setenv("NETRC", str(netrc))
    found = await fetch_text(f"{server}/moved")
    assert (found.text, found.url) == ('{"a": 1}', f"{server}/docs/api.json")
    assert not {"authorization", "cookie"} & {name for each in _Server.seen for name in each}


async def test_braces_and_dollars_of_a_url_name_nothing_of_ours(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OF_MINE", "canary-31c0")
    for typed in ("{OF_MINE}", "${OF_MINE}", "$OF_MINE", "$$", "{}", "${OF_MINE:-a}"):
        await fetch_text(f"{server}/a?b={typed}")
        sent = typed.replace("{", "%7B").replace("}", "%7D").replace("$", "%24")
        assert _Server.paths.pop() == f"/a?b={sent}"


@pytest.mark.parametrize(
    ("path", "words"),
    [("/gone", "404"), ("/latin", "not UTF-8"), ("/round", "redirects more than")],
)
async def test_what_is_not_there_is_told(server: str, path: str, words: str) -> None:
    with pytest.raises((AppError, DefinitionError), match=words):
        await fetch_text(server + path)


async def test_private_addresses_are_reached_by_no_url_and_no_redirect(server: str) -> None:
    for url in ("http://192.168.254.254:9/a", f"{server}/away", "http://169.254.169.254/latest"):
        with pytest.raises(AppError, match=r"(?i)private|local|address"):
            await fetch_text(url)


async def test_more_than_can_be_read_is_refused(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetched_text, "LARGEST_CHARS", 4)
    with pytest.raises(DefinitionError, match="longer than 4 bytes"):
        await fetch_text(f"{server}/a")


@pytest.mark.parametrize("url", ["http://", "http://user:pw@example.com/a", "https://a b/"])
async def test_what_is_no_url_is_told(url: str) -> None:
    with pytest.raises((InvalidInputError, AppError)) as caught:
        await fetch_text(url)
    assert "pw" not in str(caught.value)
