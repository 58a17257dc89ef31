"""Where a server is found: on its own machine, and from the network."""

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
"""Who can reach the server: anybody who knows its `--address`, the network, or only this machine."""

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that mean all interfaces of the machine."""
FAR_AWAY: Final = "192.0.2.1"
"""An address that nobody has (RFC 5737): only the route to it is looked up, nothing is sent."""
ADDRESS_OF_INTERFACE: Final = 0xC0206921 if sys.platform == "darwin" else 0x8915
"""SIOCGIFADDR."""
NOT_A_NETWORK: Final = ("docker", "br-", "virbr", "veth", "lxc", "podman", "cni", "vboxnet", "vmnet")
"""Prefixes of interfaces that lead only to containers and virtual machines."""


def is_local_host(host: str) -> bool:
    """Whether a host is this machine itself: `localhost` or a loopback address."""
    bare = host.strip("[]").lower()
    try:
        return ip_address(bare).is_loopback
    except ValueError:
        return bare == "localhost"


def reach_of(settings: Settings) -> Reach:
    """Who can reach the server."""
    if settings.addresses:
        return "address"
    return "machine" if is_local_host(settings.host) else "network"


def addresses_for_others(settings: Settings, port: int) -> list[str]:
    """The addresses for others, the likeliest first; none if they cannot reach it, or if there is no network."""
    reach = reach_of(settings)
    if reach == "address":
        return list(settings.addresses)
    if reach == "machine":
        return []
    hosts = own_numbers() if settings.host in EVERYWHERE else [settings.host]
    return [f"http://{bracketed(host)}:{port}" for host in hosts]


def own_numbers() -> list[str]:
    """The addresses of this machine in its networks, first the one for outgoing connections."""
    found = dict.fromkeys(number for number in (*numbers_outwards(), *numbers_of_interfaces()) if is_shared(number))
    return list(found)


def is_shared(number: str) -> bool:
    """Whether others can reach a machine at this address."""
    address = ip_address(number)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def numbers_outwards() -> Iterator[str]:
    """The address from which this machine would connect to the internet."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect((FAR_AWAY, 9))
        yield line.getsockname()[0]


def numbers_of_interfaces() -> Iterator[str]:
    """The addresses of all interfaces that may lead to others."""
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
