"""All spellings of a host end as the same one; what programs read differently is told as such."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from tooldesk.tools.host_forms import LOCALHOST, host_forms, hosts_of_url

LOOPBACK = ip_address("127.0.0.1")


@pytest.mark.parametrize(
    "spelling",
    [
        "http://127.0.0.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0x7f.0.0.1/",
        "http://0X7F.1/",
        "http://127.1/",
        "http://127.0.1/",
        "http://127.0.0.1./",
        "http://[::ffff:127.0.0.1]/",
        "http://[0:0:0:0:0:ffff:7f00:1]:80/",
        "http://\uff11\uff12\uff17.\uff10.\uff10.\uff11/",
        "http://127。0。0。1/",
        "127.0.0.1:8080",
        "2130706433",
    ],
)
def test_loopback_is_itself_in_every_spelling(spelling: str) -> None:
    forms = hosts_of_url(spelling)
    assert forms is not None
    assert forms.exact == {LOOPBACK}
    assert LOCALHOST in forms.related


@pytest.mark.parametrize(
    ("spelling", "related"),
    [
        ("http://0177.0.0.1/", LOOPBACK),
        ("http://localhost/", LOOPBACK),
        ("http://LOCALHOST.:80/", LOOPBACK),
        ("http://a.localhost/", LOOPBACK),
        ("http://ⓛocalhost/", LOOPBACK),
        ("http://[::1]/", LOCALHOST),
        ("http://[::]/", LOCALHOST),
        ("http://0/", LOCALHOST),
        ("http://[64:ff9b::7f00:1]/", LOOPBACK),
        ("http://[2002:7f00:1::]/", LOOPBACK),
        ("http://[::127.0.0.1]/", LOOPBACK),
    ],
)
def test_what_may_be_loopback_is_related_to_it(spelling: str, related: object) -> None:
    forms = hosts_of_url(spelling)
    assert forms is not None
    assert related in forms.exact | forms.related
    assert forms.exact != {LOOPBACK}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://",
        "http:///etc",
        "http://user@good.example/",
        "http://good.example@evil.example/",
        "http://good.example\\@evil.example/",
        "http://good.example#@evil.example/",
        "http://good.example?@evil.example/",
        "http:\\\\evil.example",
        "http:/evil.example",
        "http:evil.example",
        "//evil.example/x",
        "good.example/x",
        " http://good.example/",
        "ht\ttp://good.example/",
        "http://good.exa\nmple/",
        "http://good.example:999999/",
        "http://[fe80::1%25eth0]/",
        "http://[::1/",
        "http://999.1.1.1/",
        "http://1.2.3.4.5/",
        "http://a..example/",
        "http://good.example../",
        "http://-a.example/",
        "http://*.example/",
        "http://goo\u200bd .example/",
        "file://localhost/etc/passwd",
        "file:///etc/passwd",
        "jar:http://good.example!/",
        "http://" + "a." * 600 + "example/",
        "http://" + "ü" * 900 + ".example/",
    ],
)
def test_what_is_no_host_for_sure_is_none(text: str) -> None:
    assert hosts_of_url(text) is None


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("https://API.Example.com:8443/x?y#z", {"api.example.com"}),
        ("https://example.com.", {"example.com"}),
        ("https://bücher.example/", {"xn--bcher-kva.example"}),
        ("https://xn--bcher-kva.example/", {"xn--bcher-kva.example"}),
        ("https://straße.example/", {"strasse.example", "xn--strae-oqa.example"}),
        ("https://example.com/@user", {"example.com"}),
        ("my_host", {"my_host"}),
    ],
)
def test_names_are_what_name_servers_get(text: str, names: set[str]) -> None:
    forms = hosts_of_url(text)
    assert forms is not None
    assert forms.exact == names


def test_bare_addresses_are_hosts() -> None:
    assert host_forms("::1") == host_forms("[::1]")
    assert hosts_of_url("::1") == host_forms("::1")
