"""Two machines in one network: two network namespaces, joined by a cable.

Neither is the machine that the tests run on. A new cable there would interrupt every browser on it: Chromium gives up
what it is loading when the network of its machine changes.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

MISSING = (
    "there can be no second machine: network namespaces need root and the program `ip` "
    "(on Debian and Ubuntu: apt install iproute2)"
)


class Machine:
    """One machine of the two. It reaches the other one and nothing else."""

    def __init__(self, role: str) -> None:
        self.name = f"quintessence-{os.getpid()}-{role}"

    def command(self, *words: str) -> list[str]:
        return ["ip", "netns", "exec", self.name, *words]

    def program(self, path: str, folder: Path) -> Path:
        """A program that runs there and speaks to us as if it ran here."""
        script = folder / self.name
        script.write_text(f'#!/bin/sh\nexec {" ".join(self.command(path))} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
        return script

    def fetch(self, address: str) -> str:
        """What a browser of that machine gets first from an address."""
        asked = ["curl", "--silent", "--show-error", "--fail", "--noproxy", "*", address]
        told = subprocess.run(self.command(*asked), capture_output=True, text=True, check=False)
        assert told.returncode == 0, (address, told.stderr)
        return told.stdout


class Network:
    """The machine of a host, and the machine of a friend."""

    def __init__(self) -> None:
        self.host, self.friend = Machine("host"), Machine("friend")

    def start(self) -> "Network":
        """Joins the two; skipped where that cannot be, but not in CI."""
        if os.getuid() != 0 or shutil.which("ip") is None or ip("netns", "add", self.host.name, checks=False) != 0:
            if os.environ.get("CI") and os.getuid() == 0:
                pytest.fail(MISSING)
            pytest.skip(MISSING)
        ip("netns", "add", self.friend.name)
        ip(
            "-n",
            self.host.name,
            "link",
            "add",
            "eth0",
            "type",
            "veth",
            "peer",
            "name",
            "eth0",
            "netns",
            self.friend.name,
        )
        for machine, number in ((self.host, 1), (self.friend, 2)):
            ip("-n", machine.name, "address", "add", f"10.77.0.{number}/30", "dev", "eth0")
            ip("-n", machine.name, "link", "set", "lo", "up")
            # Otherwise the cable gets one more address some seconds later, and the browser drops what it was loading.
            ip("-n", machine.name, "link", "set", "eth0", "addrgenmode", "none")
            ip("-n", machine.name, "link", "set", "eth0", "up")
            ip("-n", machine.name, "route", "add", "default", "via", f"10.77.0.{3 - number}")
        return self

    def stop(self) -> None:
        for machine in (self.host, self.friend):
            ip("netns", "delete", machine.name, checks=False)


def ip(*words: str, checks: bool = True) -> int:
    return subprocess.run(["ip", *words], capture_output=not checks, check=checks).returncode
