"""No value leaves the place that the definition gave it."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.http_tool.request_building import HttpRequest, build_request
from tooldesk.tools.sources.http_source import HttpSource

_ENV = {"TOKEN": "s3cret", "USER": "ann", "PASSWORD": "pä:ss"}


def _built(url: str, arguments: dict[str, Any], **fields: Any) -> HttpRequest:
    return build_request(HttpSource.model_validate({"url": url, **fields}), arguments, _ENV)


@pytest.mark.parametrize(
    ("template", "arguments", "url"),
    [
        ("http://h/a/{x}/b", {"x": "a/b?c#d"}, "http://h/a/a%2Fb%3Fc%23d/b"),
        ("http://h/{x}", {"x": "%2e%2e"}, "http://h/%252e%252e"),
        ("http://h/{x}", {"x": "ü 1"}, "http://h/%C3%BC%201"),
        ("http://h/{x}.json", {"x": ".."}, "http://h/...json"),
        ("http://h/{x}", {"x": True}, "http://h/true"),
        ("http://h/a/{x}", {}, "http://h/a"),
        ("http://h?q={x}", {"x": "a&b=c"}, "http://h?q=a%26b%3Dc"),
        ("http://h/?q=%20{x}&n={n}&f=1", {"x": "+"}, "http://h/?q=%20%2B&f=1"),
        ("http://h/?q={x}", {"x": ["a b", 2]}, "http://h/?q=a%20b&q=2"),
        ("http://h/?q=is:{x}", {"x": [1]}, "http://h/?q=is:%5B1%5D"),
        ("http://h/?q={x}", {"x": None}, "http://h/"),
        ("http://h/{{x}}", {}, "http://h/{x}"),
        ("http://h/?k=${TOKEN}", {}, "http://h/?k=s3cret"),
        ("http://{x}/a", {"x": "other.example:81"}, "http://other.example:81/a"),
        ("http://{x}.example/a", {"x": "eu"}, "http://eu.example/a"),
        ("{x}", {"x": "https://other.example/a?b=1"}, "https://other.example/a?b=1"),
        ("{x}/api/{y}", {"x": "https://other.example/", "y": 1}, "https://other.example/api/1"),
    ],
)
def test_value_in_url_is_escaped(template: str, arguments: dict[str, Any], url: str) -> None:
    assert _built(template, arguments).url == url


@pytest.mark.parametrize(
    ("template", "arguments"),
    [
        ("http://h/a/{x}", {"x": ".."}),
        ("http://h/a/{x}{y}/b", {"x": ".", "y": "."}),
        ("http://h/a/{x}", {"x": ""}),
        ("http://h/{x}/b", {}),
        ("http://h/{x}", {"x": "\ud800"}),
        ("http://{x}/a", {"x": "h/b"}),
        ("http://{x}/a", {"x": "user@h"}),
        ("http://{x}/a", {"x": "h?"}),
        ("http://{x}/a", {"x": "h#"}),
        ("http://{x}/a", {"x": "h\\@g"}),
        ("http://{x}/a", {"x": "h g"}),
        ("http://{x}/a", {"x": ""}),
        ("http://{x}/a", {}),
        ("http://{x}.example/a", {"x": "evil.example/"}),
        ("{x}", {"x": "file:///etc/passwd"}),
        ("{x}", {"x": "http://user:pass@h/"}),
        ("{x}", {"x": "http://h\r\nX: y/"}),
        ("{x}/b", {"x": "http://h/?a=1"}),
    ],
)
def test_value_that_would_change_the_url_is_refused(
    template: str, arguments: dict[str, Any]
) -> None:
    with pytest.raises(InvalidInputError):
        _built(template, arguments)


def test_missing_segment_never_widens_what_is_deleted() -> None:
    with pytest.raises(InvalidInputError, match="needs id"):
        _built("http://h/items/{id}", {}, method="DELETE")


@pytest.mark.parametrize("value", ["a\r\nX-Evil: 1", "a\nb", "a\0b", "a\x7fb"])
def test_header_stays_one_line(value: str) -> None:
    with pytest.raises(InvalidInputError, match="X-Note"):
        _built("http://h", {"x": value}, headers={"X-Note": "n {x}"})


@pytest.mark.parametrize(
    "auth",
    [
        {"kind": "bearer", "env_var": "TOKEN"},
        {"kind": "basic", "username": "bob", "password_env_var": "TOKEN"},
        {"kind": "api_key", "env_var": "TOKEN", "name": "key", "place": "query"},
    ],
)
def test_variable_that_is_no_text_is_named_and_not_repeated(auth: dict[str, str]) -> None:
    source = HttpSource.model_validate({"url": "http://h", "auth": auth})
    with pytest.raises(InvalidInputError, match="TOKEN") as refused:
        build_request(source, {}, {"TOKEN": "canary\udcff"})
    assert "canary" not in str(refused.value)


@pytest.mark.parametrize(
    ("template", "arguments", "sent"),
    [
        ("id=${S}; theme={t}", {"t": "dark; id=mine"}, "id=s%1; theme=dark%3B%20id=mine"),
        ("a={a}; b={b};c=1", {"b": 'ü"\\,%'}, "b=%C3%BC%22%5C%2C%25; c=1"),
        ("a={a}", {"a": None}, None),
        ("a={a}", {"a": [1, "x"]}, "a=[1%2C%22x%22]"),
        ("{whole}", {"whole": "a=1; b=2"}, "a=1; b=2"),
        ("${S}; a={missing}", {}, "s%1"),
    ],
)
def test_argument_in_a_cookie_stays_in_it(
    template: str, arguments: dict[str, Any], sent: str | None
) -> None:
    source = HttpSource.model_validate({"url": "http://h", "headers": {"cookie": template}})
    built = build_request(source, arguments, {"S": "s%1"})
    assert dict(built.headers).get("cookie") == sent


def test_absent_argument_leaves_its_header_and_field_out() -> None:
    built = _built(
        "http://h",
        {"a": 1},
        method="POST",
        headers={"X-A": "{a}", "X-B": "{b}"},
        query={"a": "{a}", "b": "{b}"},
        body={"kind": "form", "fields": {"a": "{a}", "b": "{b}"}},
    )
    assert built.url == "http://h?a=1"
    assert dict(built.headers) == {
        "X-A": "1",
        "Content-Type": "application/x-www-form-urlencoded",
    }
    assert built.body == b"a=1"


@pytest.mark.parametrize(
    ("value", "arguments", "body"),
    [
        ({"t": "{x}"}, {"x": '", "admin": true, "'}, rb'{"t": "\", \"admin\": true, \""}'),
        ({"t": "{x}"}, {"x": {"a": [1, None]}}, b'{"t": {"a": [1, null]}}'),
        ({"t": "n {x}"}, {"x": 1.5}, b'{"t": "n 1.5"}'),
        ({"t": "{x}", "u": ["{y}", "{x}"]}, {"x": 1}, b'{"t": 1, "u": [1]}'),
        ({"t": "{x}"}, {"x": None}, b'{"t": null}'),
        ({"t": "{{x}}", "n": 3}, {"x": 1}, b'{"t": "{x}", "n": 3}'),
        ("{x}", {"x": [1]}, b"[1]"),
        (None, {"x": 1, "id": 7}, b'{"x": 1}'),
    ],
)
def test_json_body_is_filled_by_structure(
    value: Any, arguments: dict[str, Any], body: bytes
) -> None:
    built = _built(
        "http://h/?i={id}", arguments, method="POST", body={"kind": "json", "value": value}
    )
    assert built.body == body


_TREE = {"a": [1, 2], "b": [{"c": 3}, None], "d": {"e": "f g"}, "g": None}


@pytest.mark.parametrize(
    ("style", "value", "path", "query", "header"),
    [
        (None, ["a,b", 2, None], "a%2Cb,2", "q=a%2Cb&q=2", "a,b,2"),
        (None, [], None, "", None),
        (None, {"a": 1}, "%7B%22a%22%3A1%7D", "q=%7B%22a%22%3A1%7D", '{"a":1}'),
        ("comma", ["a b", 2], "a%20b,2", "q=a%20b,2", "a b,2"),
        ("comma", {"R": 1, "G": None, "B": 2}, "R,1,B,2", "q=R,1,B,2", "R,1,B,2"),
        ("comma", "a,b", "a%2Cb", "q=a%2Cb", "a,b"),
        ("comma", [], None, "", None),
        ("space", [1, 2], "1%202", "q=1%202", "1 2"),
        ("pipe", [1, 2], "1%7C2", "q=1%7C2", "1|2"),
        ("json", [1, "x"], "%5B1%2C%22x%22%5D", "q=%5B1%2C%22x%22%5D", '[1,"x"]'),
        ("json", "x", "%22x%22", "q=%22x%22", '"x"'),
        (
            "brackets",
            _TREE,
            None,
            "q[a][]=1&q[a][]=2&q[b][0][c]=3&q[d][e]=f%20g",
            None,
        ),
    ],
)
def test_list_is_written_as_its_style_says(
    style: str | None, value: Any, path: str | None, query: str, header: str | None
) -> None:
    more: dict[str, Any] = {"list_styles": {"x": style}} if style else {}
    asked = _built("http://h/", {"x": value}, query={"q": "{x}"}, **more).url.partition("?")[2]
    assert asked == query.replace("[", "%5B").replace("]", "%5D")
    assert _built("http://h?q={x}", {"x": value}, **more).url.partition("?")[2] == asked
    if path is not None:
        assert _built("http://h/.{x}", {"x": value}, **more).url == f"http://h/.{path}"
        built = _built("http://h", {"x": value}, headers={"X": "{x}"}, **more)
        assert built.headers == (("X", header),)
    elif not value:
        assert _built("http://h/a/{x}", {"x": value}, **more).url == "http://h/a"
        assert _built("http://h", {"x": value}, headers={"X": "{x}"}, **more).headers == ()


def test_argument_that_is_a_whole_text_keeps_its_markup() -> None:
    raw = {"kind": "raw", "text": "{x}", "media_type": "application/xml"}
    assert _built("http://h", {"x": "<a>&amp;</a>"}, method="POST", body=raw).body == (
        b"<a>&amp;</a>"
    )


@pytest.mark.parametrize(
    ("media_type", "body"),
    [
        ("application/xml", b"<q>&lt;a&gt; &amp;</q>"),
        ("application/soap+xml; charset=utf-8", b"<q>&lt;a&gt; &amp;</q>"),
        ("text/plain", b"<q><a> &</q>"),
    ],
)
def test_raw_body_is_escaped_for_markup(media_type: str, body: bytes) -> None:
    raw = {"kind": "raw", "text": "<q>{x}{absent}</q>", "media_type": media_type}
    assert _built("http://h", {"x": "<a> &"}, method="POST", body=raw).body == body


@pytest.mark.parametrize(
    ("auth", "header", "url"),
    [
        (
            {"kind": "bearer", "env_var": "TOKEN"},
            ("Authorization", "Bearer s3cret"),
            "http://h/?a=1",
        ),
        (
            {"kind": "basic", "username": "${USER}", "password_env_var": "PASSWORD"},
            ("Authorization", "Basic YW5uOnDDpDpzcw=="),
            "http://h/?a=1",
        ),
        (
            {"kind": "api_key", "env_var": "TOKEN", "name": "X-Key"},
            ("X-Key", "s3cret"),
            "http://h/?a=1",
        ),
        (
            {"kind": "api_key", "env_var": "PASSWORD", "name": "key", "place": "query"},
            None,
            "http://h/?a=1&key=p%C3%A4%3Ass",
        ),
        ({"kind": "bearer", "env_var": "ABSENT"}, None, "http://h/?a=1"),
    ],
)
def test_credentials_go_where_the_source_says(
    auth: dict[str, str], header: tuple[str, str] | None, url: str
) -> None:
    built = _built("http://h/?a=1", {}, auth=auth)
    assert built.headers == (() if header is None else (header,))
    assert built.url == url
    assert "s3cret" not in repr(built)


def test_a_key_pasted_with_a_line_break_works() -> None:
    source = HttpSource.model_validate(
        {"url": "http://h", "auth": {"kind": "bearer", "env_var": "TOKEN"}}
    )
    built = build_request(source, {}, {"TOKEN": "abc\n"})
    assert built.headers == (("Authorization", "Bearer abc"),)
