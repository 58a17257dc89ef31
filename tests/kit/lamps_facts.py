"""The toy game's facts for the kit."""

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.testing.facts import Case, Facts

CARDS = ("1", "2", "3", "4")


def hands_of(position: JsonObject) -> list[list[str]]:
    hands = position["hands"]
    assert isinstance(hands, list)
    return [cards_in(hand) for hand in hands]


def cards_in(pile: Json) -> list[str]:
    assert isinstance(pile, list)
    return [str(card) for card in pile]


def conserved(position: JsonObject, setting: Setting) -> Json:
    """How many there are of each card, wherever it lies."""
    piles = [*hands_of(position), cards_in(position["discard"]), cards_in(position["deck"])]
    everywhere = [card for pile in piles for card in pile]
    counts: dict[str, Json] = {card: everywhere.count(card) for card in CARDS}
    return counts


def hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """The hands of others, and in the bidding what they have bid."""
    hands = hands_of(position)
    others = [seat for seat in range(setting.seats) if seat != viewer]
    unseen = [card for seat in others for card in hands[seat]] + cards_in(position["deck"])
    asked = asked_for_a_four(position, setting)
    if asked in others:
        unseen.remove("4")
    places: dict[str, Json] = {}
    for seat in others:
        free_cards = len(hands[seat]) - (seat == asked)
        if 0 < free_cards < len(unseen) and len(set(unseen)) > 1:
            places[f"hand of seat {seat}"] = [*hands[seat]]
    bids = position["bids"]
    assert isinstance(bids, list)
    # With two seats the one that has bid knows that the other has not: the bids would be open otherwise.
    if position["phase"] == "bid" and (viewer is None or bids[viewer] is None or setting.seats > 2):
        places |= {f"bid of seat {seat}": bids[seat] for seat in others}
    return places


def asked_for_a_four(position: JsonObject, setting: Setting) -> Seat | None:
    """The seat of which everybody knows that it holds a four, because it is asked."""
    leader = position["leader"]
    assert isinstance(leader, int)
    is_told = setting.word("ask") == "able" and position["phase"] == "answer"
    return (leader + 1) % setting.seats if is_told else None


def is_secret(position: JsonObject) -> bool:
    return position["phase"] == "bid"


LAMPS = Facts(
    cases=(
        Case(2),
        Case(3),
        Case(3, {"rounds": 5, "copies": 4}),
        Case(2, {"rounds": 1, "copies": 6}),
        Case(3, {"ask": "able"}),
    ),
    conserved=conserved,
    hidden=hidden,
    is_secret=is_secret,
    revealing=frozenset({"looked", "bids-revealed"}),
    longest=200,
)
