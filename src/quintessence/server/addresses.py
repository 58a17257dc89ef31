"""Where a server is found: on its own machine, and by the others in its network."""

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, Literal

from quintessence.server.settings import Settings, bracketed

if sys.platform != "win32":
    import fcntl

Reach = Literal["address", "network", "machine"]
"""Who can come in: whoever knows the `--address`, the others in the network, or nobody but this machine."""

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that stand for all interfaces of the machine."""
FAR_AWAY: Final = "192.0.2.1"
"""A number that nobody has (RFC 5737): only the way to it is looked up, nothing is sent."""
ADDRESS_OF_INTERFACE: Final = 0xC0206921 if sys.platform == "darwin" else 0x8915
"""SIOCGIFADDR."""
NOT_A_NETWORK: Final = ("docker", "br-", "virbr", "veth", "lxc", "podman", "cni", "vboxnet", "vmnet")
"""How interfaces are called behind which there are only containers and machines inside this one."""


def is_local_host(host: str) -> bool:
    """Whether a server that listens on this host is reached from its own machine only."""
    bare = host.strip("[]").lower()
    try:
        return ip_address(bare).is_loopback
    except ValueError:
        return bare == "localhost"


def reach_of(settings: Settings) -> Reach:
    """Who can come in."""
    if settings.addresses:
        return "address"
    return "machine" if is_local_host(settings.host) else "network"


def addresses_for_others(settings: Settings, port: int) -> list[str]:
    """What the others type to come in, the likeliest first; nothing if they cannot, or no network is there."""
    reach = reach_of(settings)
    if reach == "address":
        return list(settings.addresses)
    if reach == "machine":
        return []
    hosts = own_numbers() if settings.host in EVERYWHERE else [settings.host]
    return [f"http://{bracketed(host)}:{port}" for host in hosts]


def own_numbers() -> list[str]:
    """The numbers of this machine in its networks, first the one that it goes out by."""
    found = dict.fromkeys(number for number in (*numbers_outwards(), *numbers_of_interfaces()) if is_shared(number))
    return list(found)


def is_shared(number: str) -> bool:
    """Whether others may find a machine under this number."""
    address = ip_address(number)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def numbers_outwards() -> Iterator[str]:
    """The number under which this machine would speak to somebody far away."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect((FAR_AWAY, 9))
        yield line.getsockname()[0]


def numbers_of_interfaces() -> Iterator[str]:
    """The numbers of all interfaces behind which there may be others."""
    if sys.platform == "win32":
        with suppress(OSError):
            for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
                yield str(found[4][0])
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for _, name in socket.if_nameindex():
            if not name.startswith(NOT_A_NETWORK):
                with suppress(OSError):  # it has none
                    asked = struct.pack("256s", name.encode()[:15])
                    yield socket.inet_ntoa(fcntl.ioctl(line.fileno(), ADDRESS_OF_INTERFACE, asked)[20:24])
