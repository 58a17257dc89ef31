"""Hands that look, through a whole game, whether all that there is can be touched."""

from collections.abc import Iterable

from playwright.sync_api import Page

from tests.web.clicking import ElemMasterHand, EvolutionHand, Hand
from tests.web.hands_elixir import ElixirHand
from tests.web.hands_metamorphose import MetamorphoseHand
from tests.web.reach import FOUR_SIZES, sized, unreachable
from tests.web.visiting import Visit

A_MOMENT = 60
"""Milliseconds. A page moves on while it is looked at: what is really out of reach is so for longer."""


def lasting_faults(page: Page, sizes: Iterable[str] = FOUR_SIZES) -> list[str]:
    """What cannot be touched at one of these sizes for more than a moment."""
    faults: list[str] = []
    for size in sized(page, sizes):
        if first := unreachable(page, size == "phone"):
            page.wait_for_timeout(A_MOMENT)
            faults += [f"{size}: {fault}" for fault in unreachable(page, size == "phone") if fault in first]
    return faults


class Onlooking(Hand):
    """Looks when it is asked and after everything that it touches, at these sizes. Put it before a hand that plays."""

    def __init__(self, visit: Visit, seed: int = 1, actions: int = 2, sizes: Iterable[str] = FOUR_SIZES) -> None:
        super().__init__(visit, seed, actions)
        self.sizes = list(sizes)
        self.faults: dict[str, None] = {}
        self.looks = 0
        self.has_waited = True

    def unreachable(self) -> None:
        self.looks += 1
        found = lasting_faults(self.page, self.sizes)
        self.faults |= dict.fromkeys(f"touch {self.touches}: {fault}" for fault in found)

    def act(self) -> bool:
        has_touched = super().act()
        self.has_waited = self.has_waited or not has_touched
        return has_touched

    def touch(self, what: str) -> None:
        if self.has_waited:
            self.unreachable()
            self.has_waited = False
        super().touch(what)
        if not self.is_over:
            self.unreachable()


class OnlookingMetamorphose(Onlooking, MetamorphoseHand):
    pass


class OnlookingElixir(Onlooking, ElixirHand):
    pass


class OnlookingElemMaster(Onlooking, ElemMasterHand):
    pass


class OnlookingEvolution(Onlooking, EvolutionHand):
    pass
