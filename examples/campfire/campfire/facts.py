"""What the rules of Campfire say about its cards and its secrets: for `quintessence check-game`."""

from collections import Counter
from typing import Final

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.testing import Case, Facts, nothing_secret


def conserved(position: JsonObject, setting: Setting) -> Json:
    """Every card is in a hand, the pile, the fire or the ashes (CF-SET-1)."""
    counts = Counter(card for place in places(position).values() for card in place)
    return dict(sorted(counts.items()))


def hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """The pile and the hands of the others (CF-SEE-1), where they could hold other cards than they do."""
    seen = ("fire", "ashes", f"hand of seat {viewer}")
    unseen = {place: cards for place, cards in places(position).items() if place not in seen and cards}
    kinds = {card for cards in unseen.values() for card in cards}
    if len(unseen) < 2 or len(kinds) < 2:
        return {}
    return {place: [*cards] for place, cards in unseen.items()}


def places(position: JsonObject) -> dict[str, list[str]]:
    """All places where cards lie."""
    hands = position["hands"]
    assert isinstance(hands, list)
    named: dict[str, Json] = {f"hand of seat {seat}": hand for seat, hand in enumerate(hands)}
    named |= {place: position[place] for place in ("pile", "fire", "ashes")}
    return {place: [str(card) for card in cards] for place, cards in named.items() if isinstance(cards, list)}


FACTS: Final = Facts(
    cases=(Case(2), Case(3), Case(4), Case(2, {"limit": 10}), Case(3, {"limit": 20}), Case(4, {"limit": 11})),
    conserved=conserved,
    hidden=hidden,
    is_secret=nothing_secret,
    longest=60,
)
