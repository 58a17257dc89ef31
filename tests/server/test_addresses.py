"""Where a server says that it is found: on its machine, in its network, by the address that its host gave."""

import socket
from ipaddress import ip_address
from pathlib import Path

import msgspec
import pytest

from quintessence.server.addresses import addresses_for_others, own_numbers, reach_of
from quintessence.server.settings import SQLITE, Settings, read_settings
from tests.server.conftest import SECRET
from tests.server.player import fetch
from tests.server.running import RunningServer

HOME = Settings(secret=SECRET, data=Path(), database=f"{SQLITE}x")


def listening(host: str, *addresses: str) -> Settings:
    return msgspec.structs.replace(HOME, host=host, addresses=addresses)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.0.2"])
def test_a_server_for_its_own_machine_has_no_address_for_others(host: str) -> None:
    assert reach_of(listening(host)) == "machine"
    assert addresses_for_others(listening(host), 8000) == []


def test_a_server_that_listens_everywhere_is_found_under_the_numbers_of_its_machine() -> None:
    assert reach_of(listening("0.0.0.0")) == "network"
    found = addresses_for_others(listening("0.0.0.0"), 8080)
    assert found == [f"http://{number}:8080" for number in own_numbers()]
    for number in own_numbers():
        assert not ip_address(number).is_loopback
        # It is this machine's own: only on such a number can be listened.
        with socket.create_server((number, 0)):
            pass


def test_a_server_that_listens_under_one_number_or_name_is_found_there() -> None:
    assert addresses_for_others(listening("192.168.1.20"), 8000) == ["http://192.168.1.20:8000"]
    assert addresses_for_others(listening("fd00::2"), 8000) == ["http://[fd00::2]:8000"]
    assert addresses_for_others(listening("den.local"), 80) == ["http://den.local:80"]


def test_the_address_that_the_host_gave_is_the_only_one() -> None:
    club = listening("0.0.0.0", "https://play.example.org")
    assert reach_of(club) == "address"
    assert addresses_for_others(club, 8000) == ["https://play.example.org"]


@pytest.mark.parametrize(
    ("port", "started_by", "command"),
    [
        ("8000", "", "quintessence serve --host 0.0.0.0"),
        ("8080", "", "quintessence serve --host 0.0.0.0 --port 8080"),
        ("8000", "make play", 'make play ARGS="--host 0.0.0.0"'),
    ],
)
def test_the_host_is_told_the_command_as_it_was_typed(tmp_path: Path, port: str, started_by: str, command: str) -> None:
    settings = read_settings({"port": port, "data": str(tmp_path)}, {"QUINTESSENCE_STARTED_BY": started_by})
    assert settings.command_for_network == command


def test_the_house_tells_its_numbers_to_its_own_machine_only(tmp_path: Path) -> None:
    server = RunningServer(f"{SQLITE}{tmp_path / 'a.sqlite'}", tmp_path, host="0.0.0.0").start()
    house = f"{server.address}/api/house"
    found = fetch(house).json()
    assert found == {
        "reach": "network",
        "addresses": [f"http://{number}:{server.port}" for number in own_numbers()],
        "command": None,
    }
    nothing: dict[str, object] = {"reach": "network", "addresses": [], "command": None}
    assert fetch(house, {"X-Forwarded-For": "203.0.113.7"}).json() == nothing, "a proxy asks for somebody else"
    for number in own_numbers():
        assert fetch(f"http://{number}:{server.port}/api/house").json() == nothing
        assert fetch(house, {"Host": f"{number}:{server.port}"}).json() == nothing
    server.kill()


def test_the_house_says_that_it_is_alone_and_how_to_change_it(tmp_path: Path) -> None:
    server = RunningServer(f"{SQLITE}{tmp_path / 'a.sqlite'}", tmp_path).start()
    found = fetch(f"{server.address}/api/house").json()
    assert found == {"reach": "machine", "addresses": [], "command": "quintessence serve --host 0.0.0.0"}
    server.kill()


def test_who_comes_by_a_public_address_is_told_no_other(tmp_path: Path) -> None:
    address = "https://play.example.org"
    server = RunningServer(f"{SQLITE}{tmp_path / 'a.sqlite'}", tmp_path, host="0.0.0.0", address=address).start()
    for headers in ({}, {"Host": "play.example.org"}):
        found = fetch(f"{server.address}/api/house", headers).json()
        assert found == {"reach": "address", "addresses": [address], "command": None}
    server.kill()
