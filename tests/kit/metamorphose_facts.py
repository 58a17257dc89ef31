"""Métamorphose's facts for the kit, taken from its rulebook page."""

from typing import Final

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.testing.facts import Case, Facts, nothing_secret
from tests.kit.reading import array, names, table

LEVELS: Final = {"1": 48, "2": 24, "3": 18}
CONTESTS: Final = 6
MOST_POINTS: Final = 98
"""The page's own sum: no player can gain more."""


def conserved(position: JsonObject, setting: Setting) -> Json:
    """All creature cards and all contest cards, wherever they are; places, offsets and tokens as the page allows."""
    cards = [card for deck in table(position["decks"]).values() for card in names(deck)]
    for row in table(position["market"]).values():
        spots = array(row)
        assert len(spots) == 4, "a row without four spots"
        cards += [str(card) for card in spots if card is not None]
    for player in table(position["players"]).values():
        cards += cards_of(table(player))
    pending = position["pending"]
    if isinstance(pending, dict) and pending["kind"] == "place":
        cards.append(str(pending["card"]))
    contests = [*names(position["past"]), *names(position["contests"])]
    assert len(cards) == sum(LEVELS.values()) == len(set(cards)), f"{len(cards)} cards, {len(set(cards))} different"
    assert len(contests) == CONTESTS == len(set(contests)), f"contest cards: {contests}"
    return {"cards": [*sorted(cards)], "contests": [*sorted(contests)]}


def cards_of(player: JsonObject) -> list[str]:
    """The cards of a play area, which keeps the rules."""
    points = player["points"]
    assert isinstance(points, int)
    assert 0 <= points <= MOST_POINTS, f"{points} points"
    creatures = table(player["creatures"])
    assert set(creatures) <= {"c1", "c2", "c3", "c4", "c5", "c6"}, "a creature without a place"
    cards: list[str] = []
    for creature in map(table, creatures.values()):
        stack, shift = names(creature["cards"]), array(creature["shift"])
        assert stack, "a creature without cards"
        assert len(shift) == len(stack), "an offset for each card"
        assert shift[0] == 0, "the top card is the reference"
        assert all(offset in (-2, -1, 0, 1, 2) for offset in shift), f"offsets {shift}"
        assert len(array(creature["shows"])) == 10, "ten rows"
        cards += stack
    return cards


def hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """The decks; the contest cards under the current one; of that one what is not announced (ME-SEE-1 to ME-SEE-4)."""
    places: dict[str, Json] = {}
    for level, deck in table(position["decks"]).items():
        if len(array(deck)) > 1:
            places[f"deck {level}"] = deck
    contests, past = names(position["contests"]), names(position["past"])
    if len(contests) > 2:
        places["contest cards beneath"] = [*contests[1:]]
    announced = setting.word("announce")
    is_plain = isinstance(position["round"], int) and position["round"] % 2 == 1
    if contests and is_plain and announced != "both":
        first = contests[0].split("-")[0]
        gone = [card for card in past if card.startswith(first)]
        if len(contests) > 1 if announced == "none" else not gone:
            places["current contest card"] = contests[0]
    return places


METAMORPHOSE: Final = Facts(
    cases=(
        Case(2),
        Case(3),
        Case(4),
        Case(2, {"announce": "both", "late-actions": "on"}),
        Case(3, {"announce": "none", "shift": "together", "tie-bands": "skip"}),
        Case(4, {"late-actions": "on", "rejoin": "no", "zero-wins": "yes"}),
        Case(2, {"announce": "none", "rejoin": "no", "zero-wins": "yes", "tie-bands": "skip"}),
        Case(4, {"shift": "together", "late-actions": "on", "announce": "both"}),
    ),
    conserved=conserved,
    hidden=hidden,
    is_secret=nothing_secret,
    has_own_board=True,
    longest=2_000,
    share=0.02,
)
