"""host_forms: which host a text names, however it is spelled, without asking any name server.

What programs read in different ways is never made out to be one host: it stands for all it may be.
"""

from __future__ import annotations

import ipaddress
import re

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
Host = str | IpAddress

LOCALHOST = "localhost"
"""Source: RFC 6761, section 6.3; names that end in .localhost are the same machine, too."""

_LONGEST_HOST = 1_000
_LOOPBACK: frozenset[Host] = frozenset(
    {LOCALHOST, ipaddress.IPv4Address("127.0.0.1"), ipaddress.IPv6Address("::1")}
)
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""Source: RFC 6052, section 2.1."""

_SCHEME = late_pattern(r"[A-Za-z][A-Za-z0-9+.-]*://")
_PORT = late_pattern(r":[0-9]{0,5}\Z")
_MISLEADING = late_pattern(r"[\x00-\x20\x7f-\xa0\\@]")
_LABEL = late_pattern(r"(?!-)[a-z0-9_-]{1,63}(?<!-)\Z")
_NUMBER = late_pattern(r"0x[0-9a-f]*|[0-9]+\Z")
_MAX_PARTS = 4


@frozen_record
class HostForms:
    """What a text may name."""

    exact: frozenset[Host]
    """What it names; several where programs read it in different ways."""

    related: frozenset[Host] = frozenset()
    """Other names of the same machine: reason enough to deny, none to allow."""


def hosts_of_url(text: str) -> HostForms | None:
    """The host in a URL, or in host and port alone; None when it can't be made out for sure."""
    scheme = _SCHEME.match(text)
    before_slash, slash, _ = text[scheme.end() if scheme else 0 :].partition("/")
    # programs disagree on where a host ends that has any of these near it
    if _MISLEADING.search(before_slash) or len(before_slash) > _LONGEST_HOST:
        return None
    if scheme is None:
        return None if slash else host_forms(_without_port(before_slash))
    if scheme[0].lower() == "file://":
        return None
    return host_forms(_without_port(re.split(r"[?#]", before_slash, maxsplit=1)[0]))


def host_forms(host: str) -> HostForms | None:
    """What a host without a port stands for; None when it is none."""
    if ":" in host:
        bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
        address = _ipv6(bare)
        return None if address is None else _of_addresses(frozenset({address}))
    names = _ascii_names(host)
    forms = [_of_name(name.removesuffix(".")) for name in names]
    if not names or any(form is None for form in forms):
        return None
    exact = frozenset[Host]().union(*(form.exact for form in forms if form))
    return HostForms(exact, frozenset[Host]().union(*(form.related for form in forms if form)))


def _without_port(authority: str) -> str:
    return authority if _ipv6(authority) else _PORT.sub("", authority)


def _of_name(name: str) -> HostForms | None:
    labels = name.split(".")
    if _NUMBER.fullmatch(labels[-1]):
        addresses = _ipv4_readings(labels)
        return _of_addresses(addresses) if addresses else None
    if len(name) > 253 or not all(_LABEL.match(label) for label in labels):
        return None
    is_local = name == LOCALHOST or name.endswith(f".{LOCALHOST}")
    return HostForms(frozenset({name}), _LOOPBACK if is_local else frozenset())


def _of_addresses(addresses: frozenset[IpAddress]) -> HostForms:
    exact = frozenset({_without_mapping(address) for address in addresses})
    related: set[Host] = set()
    for address in exact:
        embedded = _embedded(address)
        related |= {embedded} if embedded else set()
        if any(each.is_loopback or each.is_unspecified for each in (address, embedded) if each):
            related |= _LOOPBACK
    return HostForms(frozenset[Host](exact), frozenset(related))


def _ipv6(text: str) -> IpAddress | None:
    try:
        return None if "%" in text else ipaddress.IPv6Address(text)
    except ValueError:
        return None


def _without_mapping(address: IpAddress) -> IpAddress:
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _embedded(address: IpAddress) -> IpAddress | None:
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64 or int(address) >> 32 == 0:  # the latter: RFC 4291, section 2.5.5.1
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.sixtofour or (address.teredo[1] if address.teredo else None)


def _ipv4_readings(labels: list[str]) -> frozenset[IpAddress]:
    """The addresses that numbers may mean: 0177.0.0.1 is 127.0.0.1 to some, 177.0.0.1 to others.

    Source: WHATWG URL, "IPv4 parser", and POSIX inet_addr.
    """
    if len(labels) > _MAX_PARTS:
        return frozenset()
    found = {_ipv4(labels, octal=True), _ipv4(labels, octal=False)} - {None}
    return frozenset(address for address in found if address is not None)


def _ipv4(labels: list[str], *, octal: bool) -> IpAddress | None:
    numbers: list[int] = []
    for label in labels:
        if not _NUMBER.fullmatch(label) or len(label) > 16:
            return None
        is_octal = octal and len(label) > 1 and label[0] == "0" and label[1] != "x"
        try:
            numbers.append(_whole(label, 8 if is_octal else 10))
        except ValueError:
            return None
    *first, last = numbers
    if any(number > 255 for number in first) or last >= 256 ** (5 - len(numbers)):
        return None
    head = sum(number << (8 * (3 - place)) for place, number in enumerate(first))
    return ipaddress.IPv4Address(head + last)


def _whole(label: str, base: int) -> int:
    if label.startswith("0x"):
        return int(label[2:] or "0", 16)
    return int(label, base)


def _ascii_names(host: str) -> frozenset[str]:
    """The name as name servers get it; two when the two editions of IDNA disagree."""
    if host.isascii():
        return frozenset({host.lower()}) if host else frozenset()
    # of use for few hosts, and slow to import
    import idna

    try:
        older = host.encode("idna").decode("ascii")
        newer = idna.encode(host, uts46=True).decode("ascii")
    except UnicodeError:  # idna's own errors are such
        return frozenset()
    return frozenset({older.lower(), newer.lower()})
