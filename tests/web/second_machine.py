"""A second machine in the network of this one: a network namespace, joined to this machine by a cable of its own."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

MISSING = (
    "there can be no second machine: network namespaces need root and the program `ip` "
    "(on Debian and Ubuntu: apt install iproute2)"
)


class SecondMachine:
    """A machine that finds this one under every number that it has, and nothing else."""

    def __init__(self) -> None:
        number = os.getpid()
        self.name = f"quintessence-{number}"
        # Not a name behind which only containers are looked for.
        self._cable = f"quint{number}"[:15]
        self._network = f"10.{200 + number % 50}.{number // 50 % 256}"

    def start(self) -> "SecondMachine":
        """Joins it to this machine; skipped where that cannot be, but not in CI."""
        if os.getuid() != 0 or shutil.which("ip") is None or ip("netns", "add", self.name, checks=False) != 0:
            if os.environ.get("CI") and os.getuid() == 0:
                pytest.fail(MISSING)
            pytest.skip(MISSING)
        ip("link", "add", self._cable, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("address", "add", f"{self._network}.1/30", "dev", self._cable)
        ip("link", "set", self._cable, "up")
        ip("-n", self.name, "address", "add", f"{self._network}.2/30", "dev", "eth0")
        ip("-n", self.name, "link", "set", "lo", "up")
        ip("-n", self.name, "link", "set", "eth0", "up")
        ip("-n", self.name, "route", "add", "default", "via", f"{self._network}.1")
        return self

    def stop(self) -> None:
        """With the namespace goes its end of the cable, and with that the other one."""
        ip("netns", "delete", self.name, checks=False)

    def fetch(self, address: str) -> str:
        """What a browser of that machine gets first from an address."""
        asked = ["curl", "--silent", "--show-error", "--fail", "--noproxy", "*", address]
        told = subprocess.run(self.command(*asked), capture_output=True, text=True, check=False)
        assert told.returncode == 0, (address, told.stderr)
        return told.stdout

    def command(self, *words: str) -> list[str]:
        return ["ip", "netns", "exec", self.name, *words]

    def program(self, path: str, folder: Path) -> Path:
        """A program that runs there and speaks to us as if it ran here."""
        script = folder / "there"
        script.write_text(f'#!/bin/sh\nexec {" ".join(self.command(path))} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
        return script


def ip(*words: str, checks: bool = True) -> int:
    return subprocess.run(["ip", *words], capture_output=not checks, check=checks).returncode
