"""Threat 10, SSRF: a host is judged by what it is, not by how it is spelled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tooldesk.execution.permissions.conditions import CallPlace
from tooldesk.execution.permissions.verdict import Verdict, may_be_redirected
from tooldesk.tools.permission import Permission

from .conftest import definition_of, rule

Judged = Callable[..., Verdict]
HTTP = {"kind": "http", "url": "https://{host}/items/{id}"}
LOCAL_FORMS = [
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://0.0.0.0/",
    "http://\uff11\uff12\uff17.\uff10.\uff10.\uff11/",
    "http://user@127.0.0.1/",
    "http://api.example.com@127.0.0.1/",
    "http://api.example.com\\@127.0.0.1/",
    "file:///etc/passwd",
    3,
    ["http://127.1/"],
]


def hosts(*names: str, argument: str | None = "url") -> dict[str, Any]:
    return {"kind": "host", "argument": argument, "hosts": names}


@pytest.mark.parametrize("url", LOCAL_FORMS)
def test_loopback_is_denied_and_never_allowed_by_other_hosts(judged: Judged, url: object) -> None:
    denied = judged({"url": url}, rule("deny", hosts("127.0.0.0/8", "::1", "localhost")))
    assert denied.permission is Permission.DENY
    allowed = judged({"url": url}, rule("allow", hosts("api.example.com", "*.example.com")))
    assert allowed.permission is Permission.ASK


@pytest.mark.parametrize(
    ("url", "is_allowed"),
    [
        ("https://api.example.com/x", True),
        ("https://API.EXAMPLE.COM.:443/x", True),
        ("api.example.com", True),
        ("https://example.com/", False),
        ("https://evil-api.example.com/", False),
        ("https://api.example.com.evil.example/", False),
        ("https://xapi.example.com", False),
        ("https://\u0430pi.example.com/", False),
        ("https://a.sub.example.org/", True),
        ("https://a.b.sub.example.org/", True),
        ("https://sub.example.org/", False),
        ("https://asub.example.org/", False),
        ("https://bücher.example/", True),
        ("https://10.1.2.3/", True),
        ("https://0xa010203/", True),
        ("https://11.1.2.3/", False),
        (["https://api.example.com", "https://10.0.0.1"], True),
        (["https://api.example.com", "https://evil.example"], False),
    ],
)
def test_only_listed_hosts_are_allowed(judged: Judged, url: object, is_allowed: bool) -> None:
    listed = hosts("api.example.com", "*.sub.example.org", "xn--bcher-kva.example", "10.0.0.0/8")
    expected = Permission.ALLOW if is_allowed else Permission.ASK
    assert judged({"url": url}, rule("allow", listed)).permission is expected


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("api.example.com", Permission.ALLOW),
        ("api.example.com:8443", Permission.ALLOW),
        ("evil.example", Permission.ASK),
        ("127.0.0.1", Permission.DENY),
        ("2130706433", Permission.DENY),
        ("evil.example/?", Permission.DENY),
    ],
)
def test_filled_url_of_a_request_is_judged(judged: Judged, host: str, expected: Permission) -> None:
    rules = (
        rule("allow", hosts("api.example.com", argument=None)),
        rule("deny", hosts("127.0.0.0/8", argument=None)),
    )
    verdict = judged({"host": host, "id": "a/b"}, *rules, source=HTTP)
    assert verdict.permission is expected


def test_host_in_a_variable_is_not_known_and_not_allowed(judged: Judged) -> None:
    source = {"kind": "http", "url": "https://${REGION}.example.com/"}
    variables = {"source": source, "env_vars": [{"name": "REGION"}]}
    inside = hosts("*.example.com", argument=None)
    assert judged({}, rule("allow", inside), **variables).permission is Permission.ASK
    assert judged({}, rule("deny", inside), **variables).permission is Permission.DENY


@pytest.mark.parametrize(("method", "expected"), [("GET", "allow"), ("DELETE", "ask")])
def test_method_of_the_request_is_judged(judged: Judged, method: str, expected: str) -> None:
    read = rule("allow", {"kind": "method", "methods": ["get", "HEAD"]})
    assert judged({"host": "a"}, read, source=HTTP | {"method": method}).permission == expected


@pytest.mark.parametrize(
    ("rules", "url", "is_followed"),
    [
        ((), "https://evil.example/", True),
        ((rule("allow", hosts("api.example.com", argument=None)),), "https://evil.example/", False),
        ((rule("allow", hosts("*.example.com", argument=None)),), "https://b.example.com/", True),
        ((rule("deny", hosts("evil.example", argument=None)),), "https://evil.example/", False),
        ((rule("deny", hosts("evil.example", argument=None)),), "https://other.example/", True),
        ((rule("deny", hosts("127.0.0.0/8", argument=None)),), "http://0x7f.1/", False),
        ((rule("deny", hosts("127.0.0.0/8", argument=None)),), "http://a@b.example/", False),
    ],
)
def test_redirects_are_held_to_the_rules(
    workspace: Path, rules: tuple[dict[str, Any], ...], url: str, is_followed: bool
) -> None:
    definition = definition_of(*rules, source=HTTP)
    place = CallPlace(workspace, workspace, redirected_to=url)
    assert may_be_redirected(definition, {"host": "api.example.com"}, place) is is_followed
