"""The guard of hosts that a model's arguments or a redirect chose: only public addresses.

The address is looked up once, checked, and connected to: a DNS server that answers differently the
second time gains nothing, and all spellings of an address end as the same one.
"""

from __future__ import annotations

import ipaddress
import socket

from tooldesk.execution.http_tool.looking_up import addresses_of

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address

_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""Source: RFC 6052, section 2.1."""

_GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
"""All that is given out of IPv6. What is not of it reaches nobody, or stands for private IPv4.

Source: IANA, Internet Protocol Version 6 Address Space.
"""

_SPECIAL = (
    ipaddress.ip_network("192.0.0.0/24"),
    ipaddress.ip_network("192.88.99.0/24"),
    ipaddress.ip_network("3fff::/20"),
)
"""What not every Python knows of the special-purpose address registries of IANA."""


class AddressRefusedError(Exception):
    """The host is, or stands for, an address that may not be reached."""

    def __init__(self, host: str, address: str) -> None:
        super().__init__(host, address)
        self.host = host
        """As it was asked for."""
        self.address = address
        """What it stands for."""


def is_public(address: IpAddress) -> bool:
    """Whether an address, and the one that may be embedded in it, is one of the internet's."""
    embedded = _embedded(address)
    if embedded is not None:
        return is_public(embedded)
    if isinstance(address, ipaddress.IPv6Address) and address not in _GLOBAL_UNICAST:
        return False
    is_special = any(address in network for network in _SPECIAL)
    return address.is_global and not address.is_multicast and not is_special


async def public_addresses(host: str, port: int) -> list[str]:
    """The addresses of a host.

    Raises:
        AddressRefusedError: one of them is private, loopback, link-local or otherwise special.
        httpcore2.ConnectError: it has none.
    """
    addresses = await addresses_of(host, port)
    for address in addresses:
        _refuse_private(host, address)
    return addresses


def refuse_private_number(host: str) -> None:
    """Look at a host that is an address in some spelling; names are looked up when connecting.

    Raises:
        AddressRefusedError: it is not one of the internet's.
    """
    try:
        found = socket.getaddrinfo(host.strip("[]"), None, flags=socket.AI_NUMERICHOST)
    except (OSError, UnicodeError):
        return
    for answer in found:
        _refuse_private(host, str(answer[4][0]))


def _refuse_private(host: str, address: str) -> None:
    if not is_public(ipaddress.ip_address(address.partition("%")[0])):
        raise AddressRefusedError(host, address)


def _embedded(address: IpAddress) -> IpAddress | None:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)
