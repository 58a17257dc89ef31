"""Elementals' facts for the kit, taken from its rulebook page."""

from typing import Final

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.testing.facts import Case, Facts
from tests.kit.reading import array, names, table

LETTERS: Final = "ewaf"
ELEMENTALS: Final = [
    head + belly + legs
    for head in LETTERS
    for belly in LETTERS
    for legs in LETTERS
    if sum(LETTERS.index(part) for part in head + belly + legs) % 4 != 3
]
SPECIALS: Final = [f"{kind}-{number}" for kind in ("mad", "double", "magician") for number in range(1, 5)]
BOX: Final = frozenset(ELEMENTALS + SPECIALS)


def conserved(position: JsonObject, setting: Setting) -> Json:
    """Every card of the box lies in exactly one place (EL-COM-1)."""
    cards = [*hidden_cards(position), *open_cards(position)]
    assert len(cards) == len(BOX), f"{len(cards)} cards"
    assert set(cards) == BOX, "a card is there twice, and another is missing"
    return [*sorted(cards)]


def hidden_cards(position: JsonObject) -> list[str]:
    """The cards of packs and of packs set aside."""
    return [card for zone in ("packs", "aside") for pack in array(position[zone]) for card in names(pack)]


def open_cards(position: JsonObject) -> list[str]:
    return names(position["middle"]) + [card for pile in array(position["piles"]) for card in names(pile)]


def hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """Packs and packs set aside (EL-SEE-1), the answers of others (EL-SEE-3), the tie order (EL-SEE-4).

    A spectator does not see the cards that opened the race either (EL-NET-17).
    """
    places: dict[str, Json] = {}
    if free_places(position, viewer) > 1:
        for zone in ("packs", "aside"):
            for seat, pack in enumerate(array(position[zone])):
                if names(pack):
                    places[f"{zone} of seat {seat}"] = pack
    if position["phase"] == "race":
        places |= hidden_in_race(position, viewer, setting)
    return places


def hidden_in_race(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    race = table(position["race"])
    answers, gone = table(race["answers"]), array(position["out"])
    playing = [seat for seat in range(setting.seats) if seat not in gone]
    places: dict[str, Json] = {"tie order": race["ties"]}
    if viewer is None and free_places(position, viewer) > 1:
        places["cards shown"] = race["shown"]
    others = [seat for seat in playing if seat != viewer]
    # Where only one other plays, it has not answered when the viewer has: the race would be over.
    if len(others) > 1 or (viewer in playing and str(viewer) not in answers):
        places |= {f"answer of seat {seat}": answers.get(str(seat)) for seat in others}
    return places


def free_places(position: JsonObject, viewer: Seat | None) -> int:
    """Among how many places the cards that the viewer does not see may be changed."""
    unseen = hidden_cards(position)
    if viewer is None and position["phase"] == "race":
        unseen = unseen + names(table(position["race"])["shown"])
    # A card that must be an elemental, because it is to be placed, may be the only one of its kind.
    is_placing = position["phase"] == "place" or (viewer is None and is_race_beside(position))
    if is_placing and sum(card in ELEMENTALS for card in unseen) == 1:
        return 0
    return len(unseen)


def is_race_beside(position: JsonObject) -> bool:
    return position["phase"] == "race" and table(position["race"])["kind"] == "middle"


def is_secret(position: JsonObject) -> bool:
    """Answers are secret until the race is judged: all but the last one."""
    if position["phase"] != "race":
        return False
    playing = len(array(position["packs"])) - len(array(position["out"]))
    return playing - len(table(table(position["race"])["answers"])) > 1


ELEMENTALS_FACTS: Final = Facts(
    cases=(
        Case(2),
        Case(3),
        Case(4),
        Case(5),
        Case(6),
        Case(2, {"gather": "shuffled", "start": 1}),
        Case(6, {"gather": "shuffled"}),
        Case(2, {"middle-catch": "on"}),
        Case(4, {"middle-catch": "on"}),
        Case(5, {"middle-catch": "on", "gather": "shuffled"}),
        Case(3, {"window": 500, "floor": 400}),
        Case(2, {"floor": 0, "window": 10_000}),
        Case(2, {"max-flips": 12}),
        Case(6, {"max-flips": 1}),
        Case(3, {"max-flips": 0, "start": 2}),
    ),
    conserved=conserved,
    hidden=hidden,
    has_own_board=True,
    is_secret=is_secret,
    revealing=frozenset({"special-returned", "race-closed", "mistake", "card-given", "cards-won"}),
    longest=7000,
    share=0.02,
)
