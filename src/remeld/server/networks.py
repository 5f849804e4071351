"""Under which addresses other machines find this one; no packet is sent to find out."""

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator

__all__ = ["own_addresses"]

VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "utun", "wg", "zt")
"""How interfaces are called behind which no phone in the room is."""
ADDRESS_OF_INTERFACE = {"linux": 0x8915, "darwin": 0xC0206921}
"""The request SIOCGIFADDR."""
OUTSIDE = ("192.0.2.1", 9)
"""An address that belongs to nobody: only the way to it is asked for."""


def own_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine in its networks, the likeliest for a guest first.

    >>> any(address.startswith("127.") for address in own_addresses())
    False
    """
    way_out = _way_out()
    found = dict(_of_interfaces())
    for address in (way_out, *_of_name()):
        if address is not None:
            found.setdefault(address, "")

    def rank(address: str) -> tuple[bool, bool, bool]:
        private = ipaddress.ip_address(address).is_private
        return found[address].startswith(VIRTUAL), address != way_out, not private

    usable = (a for a in found if _reaches_others(ipaddress.IPv4Address(a)))
    return tuple(sorted(usable, key=rank))


def _reaches_others(address: ipaddress.IPv4Address) -> bool:
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def _way_out() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _of_name() -> Iterator[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    yield from (str(each[4][0]) for each in found)


def _of_interfaces() -> Iterator[tuple[str, str]]:
    """Address and name of each interface, where the system tells them so."""
    request = ADDRESS_OF_INTERFACE.get(sys.platform)
    if request is None:
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                told = fcntl.ioctl(asking, request, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # It is down, or has no such address.
            yield socket.inet_ntoa(told[20:24]), name
