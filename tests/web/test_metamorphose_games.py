"""Métamorphose in the browser: whole games by clicking and by keyboard, and what is drawn against what is so."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.clicking import play_out, play_until
from tests.web.conftest import Arrivals
from tests.web.endings import check_ending
from tests.web.hands_metamorphose import (
    KeyboardMetamorphose,
    MetamorphoseHand,
    agrees,
    begun_at,
    drawn,
    late,
    position,
    told,
)
from tests.web.onlooking import OnlookingMetamorphose
from tests.web.reach import WITH_A_MOUSE, laid_out
from tests.web.tables import against_a_bot, among, log
from tests.web.visiting import IS_SOAK, Visit, eventually

RAW = re.compile(r"\b(spent|ready|purple|green|deck-\d|c[1-6]|[123][a-d]|place into|slide)\b|-\?|\{|\}")
"""Words that only the engine speaks."""
ROUNDS = 12
"""How many a whole game has."""


def check_whole(visit: Visit, table: str, hands: list[MetamorphoseHand]) -> None:
    """The game is over by its points, and in a soak everybody has played all of its rounds."""
    face = visit.face(table)
    assert face["result"]["reason"] == "points"
    assert face["view"]["round"] == ROUNDS
    if IS_SOAK:
        assert [hand.ends for hand in hands] == [ROUNDS] * len(hands)


@pytest.mark.long
@pytest.mark.wider
def test_two_people_play_on_desktop_and_phone_in_both_languages(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive("en", "phone").be("Ben")
    table = begun_at([ada, ben], late())
    hands = [MetamorphoseHand(ada, seed=1), MetamorphoseHand(ben, seed=2)]
    seen: list[str] = []

    def looked() -> bool:
        for seat, visit in enumerate((ada, ben)):
            if not visit.page.evaluate(hands[seat].look)["gaps"]:
                agrees(visit, table, seat)
        seen.append(ada.page.locator(".slot").inner_text())
        return all(hand.is_over for hand in hands)

    play_until(hands, looked)
    check_whole(ada, table, hands)
    assert "Hauteur" not in seen[0]
    assert [found.group() for text in seen if (found := RAW.search(text))] == []
    assert [line for line in log(ada) if RAW.search(line)] == []


@pytest.mark.long
def test_a_whole_game_against_a_bot(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    table = against_a_bot(visit, "metamorphose")
    hand = MetamorphoseHand(visit, seed=5, actions=0)
    play_out([hand])
    assert hand.ends == ROUNDS
    assert visit.face(table)["view"]["round"] == ROUNDS
    check_ending(visit, table)


@pytest.mark.long
@pytest.mark.wider
def test_a_game_by_keyboard_alone(arrive: Arrivals) -> None:
    visit, other = arrive().be("Ada"), arrive().be("Ben")
    table = begun_at([visit, other], late(rounds=12))
    hands = [
        KeyboardMetamorphose(visit, seed=3, actions=3 if IS_SOAK else 1),
        MetamorphoseHand(other, seed=4, actions=0),
    ]
    play_out(hands)
    check_whole(visit, table, hands)


class Foreseeing(MetamorphoseHand):
    """Looks at every gap and height before it takes it, and then at what became of it."""

    def __init__(self, visit: Visit, table: str, seat: int, seed: int) -> None:
        super().__init__(visit, seed)
        self.visit, self.table, self.seat = visit, table, seat
        self.foreseen = 0

    def touch(self, what: str) -> None:
        if "gap:" not in what and "slide:" not in what:
            super().touch(what)
            return
        before = self.counted()
        self.page.locator(what).hover()
        expected = self.promised(what)
        self.page.locator(what).click()
        eventually(self.visit, lambda: self.counted() != before)
        if expected is not None:
            self.foreseen += 1
            eventually(self.visit, lambda: self.kept(expected))

    def counted(self) -> int:
        """How often the table has moved on, seen from its events."""
        return len(self.visit.get(f"/api/tables/{self.table}/told")["told"])

    def promised(self, what: str) -> Any:
        """The stacks that the page draws while that is looked at, and the strengths that it tells."""
        strengths = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('.slot [data-strength]')]
                .map((one) => [one.dataset.strength, Number(one.textContent.split('→').at(-1))]))"""
        )
        stacks = drawn(self.visit) if "gap:c" in what else None
        return {"strengths": strengths, "stacks": stacks}

    def kept(self, expected: Any) -> bool:
        players = self.visit.face(self.table)["view"]["players"]
        now: dict[str, int] = {}
        for seat, player in players.items():
            for colour in ("purple", "orange", "green"):
                own = [one for one in player["creatures"].values() if one["colour"] == colour]
                now[f"{seat}:{colour}"] = sum(one["base"] + one["bonus"] for one in own)
        is_drawn = expected["stacks"] is None or expected["stacks"] == told(self.visit, self.table, self.seat)
        return now == expected["strengths"] and is_drawn


@pytest.mark.long
def test_what_a_gap_shows_is_what_then_happens(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive().be("Ben")
    table = begun_at([ada, ben], position(rounds=9, seed=8))
    hand = Foreseeing(ada, table, 0, seed=6)
    play_out([hand, MetamorphoseHand(ben, seed=7, actions=0)])
    assert hand.foreseen >= 6


def onlooking(people: list[Visit], seed: int, actions: int) -> list[OnlookingMetamorphose]:
    """The first at the sizes of screens, the second on a phone."""
    sizes = (WITH_A_MOUSE, ["phone"])
    return [OnlookingMetamorphose(visit, seed, actions, looks) for visit, looks in zip(people, sizes)]


@pytest.mark.long
@pytest.mark.wider
def test_everything_can_be_reached_at_every_moment(arrive: Arrivals) -> None:
    people = [arrive("fr").be("Ada"), arrive("fr", "phone").be("Ben")]
    table = begun_at(people, late(seed=9))
    hands = onlooking(people, seed=8, actions=3 if IS_SOAK else 2)
    play_out(hands)
    assert [list(hand.faults) for hand in hands] == [[], []]
    check_whole(people[0], table, [*hands])


def is_asked_in(visit: Visit, table: str, number: int) -> bool:
    """Whether it is the visitor's turn in that round."""
    face = visit.face(table)
    return bool(face["view"]["round"] == number and face["prompt"]["to_act"])


def test_three_rivals_can_be_reached_and_laid_open(arrive: Arrivals) -> None:
    people = [arrive("fr").be("Ada"), arrive("fr", "phone").be("Ben")]
    # Seat 3 is then Alpha in the fourth round, and Ada is asked before Ben (ME-RND-5).
    table = among(people, "metamorphose", bots=2, position={"alpha": 0})
    for visit in people:
        expect(visit.page.locator(".slot .spot").first).to_be_visible()
    hands = onlooking(people, seed=2, actions=1)

    def have_ended() -> bool:
        for hand in hands:
            hand.ends_turns = hand.ends < 3
        return all(hand.ends == 3 for hand in hands)

    play_until(hands, have_ended)
    # Only when the others have played do their creatures stay as they are.
    eventually(people[0], lambda: is_asked_in(people[0], table, 4))
    for visit, hand, rival in zip(people, hands, ("1", "2")):
        laid_out(visit.page)
        place, shown = next(iter(visit.face(table)["view"]["players"][rival]["creatures"].items()))
        # The page shows moves at its own pace: it may not yet have all creatures.
        visit.page.locator(f".slot .rival [data-creature='{rival}:{place}']").click()
        expect(visit.page.locator(".slot .fan [data-hold]")).to_have_count(len(shown["cards"]))
        hand.unreachable()
        assert list(hand.faults) == []
