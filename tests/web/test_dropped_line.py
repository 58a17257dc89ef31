"""The line breaks in the middle of a game: the page goes on without being loaded again, and nothing is lost."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.running import RunningServer
from tests.web.clicking import NO_DOUBLE_CLICK, ElemMasterHand, EvolutionHand, play_out, play_until
from tests.web.conftest import Arrivals
from tests.web.tables import among, cells, log
from tests.web.visiting import Visit, eventually


def is_about_the_line(complaint: str) -> bool:
    """What Chromium itself says when it cannot connect."""
    return complaint.startswith("WebSocket connection to") or "net::ERR_" in complaint


def stay(page: Page) -> None:
    """Leaves something on the page that a load would sweep away."""
    page.evaluate("() => (window.hasStayed = true)")


def has_stayed(page: Page) -> bool:
    return bool(page.evaluate("() => window.hasStayed === true"))


class Cable:
    """The line of a page, in our hands."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.is_deaf = False
        """What the server says does not arrive."""
        self.is_mute = False
        """What the page says does not arrive."""
        self.spoken = 0
        """How many moves the page has sent."""
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/api/tables/.*/socket"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        if self.is_cut:
            page.close()
            return
        server = page.connect_to_server()
        page.on_message(lambda message: self._say(server, message))
        server.on_message(lambda message: None if self.is_deaf else page.send(message))
        self._ends = [page, server]

    def _say(self, server: WebSocketRoute, message: str | bytes) -> None:
        self.spoken += '"play"' in str(message)
        if not self.is_mute:
            server.send(message)

    def cut(self) -> None:
        self.is_cut = True
        for end in self._ends:
            end.close()

    def mend(self) -> None:
        self.is_cut = self.is_deaf = self.is_mute = False


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server of the test's own, to be killed."""
    started = RunningServer(str(tmp_path / "killed.sqlite"), tmp_path / "server").start()
    yield started
    started.kill()


def test_a_game_goes_on_after_the_server_was_killed(server: RunningServer, arrive: Arrivals) -> None:
    ada, ben = arrive(site=server.address).be("Ada"), arrive(site=server.address).be("Ben")
    table = among([ada, ben], "elementary-evolution")
    hands = [EvolutionHand(ada, seed=1), EvolutionHand(ben, seed=2)]
    play_until(hands, lambda: sum(hand.touches for hand in hands) >= 6)
    for person in (ada, ben):
        person.forgives = is_about_the_line
        stay(person.page)

    server.kill()
    for person in (ada, ben):
        expect(person.page.locator(".lost-line")).to_be_visible()
    server.start()
    for person in (ada, ben):
        expect(person.page.locator(".lost-line")).to_have_count(0)
    play_out(hands)

    assert has_stayed(ada.page)
    assert has_stayed(ben.page)
    assert ada.face(table)["result"]["reason"] == "turn-limit"
    told = log(ada)
    ada.page.reload()
    eventually(ada, lambda: log(ada) == told)


def test_what_was_missed_over_a_restart_is_told_once(server: RunningServer, arrive: Arrivals) -> None:
    ada, ben = arrive(site=server.address).be("Ada"), arrive(site=server.address).be("Ben")
    cable = Cable(ada.page)
    among([ada, ben], "elem-master", options={"first": 1})
    expect(ada.page.locator(".cell")).to_have_count(36)
    ada.forgives = ben.forgives = is_about_the_line
    cable.cut()
    hand = ElemMasterHand(ben, actions=3)
    play_until([hand], lambda: hand.ends == 1)
    expect(ben.page.locator(".cell.source")).to_have_count(0)
    # The server that comes back does not remember what it told to whom: Ada gets the whole face.
    server.kill()
    server.start()
    expect(ben.page.locator(".lost-line")).to_have_count(0)
    cable.mend()
    expect(ada.page.locator(".cell.source").first).to_be_visible()
    eventually(ada, lambda: moves(ada) == moves(ben))


def moves(visit: Visit) -> list[str]:
    """The log without who came and went, which everybody learns at another time."""
    return [line for line in log(visit) if not re.search(r"\b(is away|is back)\.", line)]


@pytest.fixture
def couple(arrive: Arrivals) -> tuple[Visit, Visit, Cable]:
    """Two at a table of Elem Master: the first of them is to move, and hangs on a cable that can be cut."""
    ada, ben = arrive().be("Ada"), arrive().be("Ben")
    cable = Cable(ada.page)
    among([ada, ben], "elem-master", options={"first": 0})
    expect(ada.page.locator(".cell.source").first).to_be_visible()
    expect(ben.page.locator(".cell")).to_have_count(36)
    stay(ada.page)
    return ada, ben, cable


def end_turn(visit: Visit) -> None:
    end = visit.page.locator(".slot .bar [data-move=end]")
    end.click()
    # Action points are left: it asks once more, and a double click is no answer.
    visit.page.wait_for_timeout(NO_DOUBLE_CLICK)
    end.click()


def test_what_happened_meanwhile_is_there_when_the_line_is_back(couple: tuple[Visit, Visit, Cable]) -> None:
    ada, ben, cable = couple
    end_turn(ada)
    expect(ben.page.locator(".cell.source").first).to_be_visible()
    cable.cut()
    expect(ada.page.locator(".lost-line")).to_be_visible()
    hand = ElemMasterHand(ben, actions=2)
    play_until([hand], lambda: hand.ends == 1)
    cable.mend()

    expect(ada.page.locator(".cell.source").first).to_be_visible()
    expect(ada.page.locator(".lost-line")).to_have_count(0)
    end_turn(ada)
    expect(ben.page.locator(".cell.source").first).to_be_visible()
    expect(ada.page.locator(".cell.source")).to_have_count(0)
    # Nothing is lit up while a move is on its way, either: Ada may learn of her own move after Ben.
    eventually(ada, lambda: stacks(ada) == stacks(ben))
    eventually(ada, lambda: log(ada) == log(ben))
    assert has_stayed(ada.page)


def test_a_move_that_did_not_arrive_is_made_when_the_line_is_back(couple: tuple[Visit, Visit, Cable]) -> None:
    ada, ben, cable = couple
    cable.is_mute = True
    end_turn(ada)
    eventually(ada, lambda: cable.spoken == 1)
    cable.cut()
    expect(ada.page.locator(".lost-line")).to_be_visible()
    cable.mend()
    expect(ben.page.locator(".cell.source").first).to_be_visible()
    assert cable.spoken == 2
    assert has_stayed(ada.page)


def test_a_move_whose_answer_was_lost_is_made_once(couple: tuple[Visit, Visit, Cable]) -> None:
    ada, ben, cable = couple
    cable.is_deaf = True
    end_turn(ada)
    expect(ben.page.locator(".cell.source").first).to_be_visible()
    cable.cut()
    cable.mend()
    # Both logs grow if Ada was away for long.
    eventually(ada, lambda: log(ada) == log(ben))
    end_turn(ben)
    expect(ada.page.locator(".cell.source").first).to_be_visible()
    assert cable.spoken == 1
    assert has_stayed(ada.page)


def stacks(visit: Visit) -> dict[str, str]:
    """What stands where, without what can be done with it."""
    return {cell: re.sub(r", (can act|choose|target: .*)$", "", label) for cell, label in cells(visit).items()}
