"""Elementary Evolution's facts for the kit, taken from its rulebook page."""

from typing import Final

from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.testing.facts import Case, Facts, nothing_secret
from tests.kit.reading import array, names, number, table

ELEMENTS: Final = ("air", "fire", "earth", "water")
ELEMENTALS: Final = sorted(f"{element}-{level}" for element in ELEMENTS for level in range(6))
ETHERS_EACH: Final = 4
FULL_HAND: Final = 5


def conserved(position: JsonObject, setting: Setting) -> Json:
    """The elementals of each deck, once each, and four ethers a mage, the centre included (EE-SET-2, EE-CEN-4)."""
    counts: dict[str, Json] = {}
    ethers = number(position["ethers"])
    for seat in range(setting.seats):
        mage = table(table(position["mages"])[str(seat)])
        check_area(mage, setting)
        cards = [*names(mage["hand"]), *names(mage["draw"]), *names(mage["quick"]), *names(mage["main"])]
        cards += [card for pile in table(mage["piles"]).values() for card in names(pile)]
        cards += burnt(position, seat)
        ethers += cards.count("ether")
        counts[f"deck of seat {seat}"] = [*sorted(card for card in cards if card != "ether")]
    assert all(deck == ELEMENTALS for deck in counts.values()), "a deck lacks a card or has one twice"
    assert ethers == ETHERS_EACH * setting.seats, f"{ethers} ethers"
    return {**counts, "ethers": ethers}


def check_area(mage: JsonObject, setting: Setting) -> None:
    """Hands of five at most, an empty quick discard unless open, piles level by level, roots from the bottom."""
    assert len(names(mage["hand"])) <= FULL_HAND, "a hand of more than five"
    assert mage["quick-state"] == "open" or mage["quick"] == [], "cards in a quick discard that is not open"
    for element in ELEMENTS:
        pile = names(table(mage["piles"])[element])[::-1]
        assert 0 <= number(table(mage["rooted"])[element]) <= len(pile), "more roots than cards"
        for level, card in enumerate(pile):
            if card == "ether":
                assert 1 <= level <= 4, "a joker in the place of an egg or an ultimate"
            else:
                assert card.endswith(f"-{level}"), f"{card} at level {level}"
                is_own = card.startswith(element)
                assert is_own or (setting.word("variant") == "extreme-fusion" and level > 0), f"{card} on {element}"


def burnt(position: JsonObject, seat: Seat) -> list[str]:
    """The burnt cards of a mage that wait for a discard."""
    drops = [table(entry) for entry in array(position["pending"]) if table(entry)["kind"] == "drop"]
    return [str(entry["card"]) for entry in drops if entry["seat"] == seat]


def hidden(position: JsonObject, viewer: Seat | None, setting: Setting) -> dict[str, Json]:
    """The hands of the others and the order of every draw pile, one's own included."""
    places: dict[str, Json] = {}
    for seat in range(setting.seats):
        mage = table(table(position["mages"])[str(seat)])
        hand, draw = names(mage["hand"]), names(mage["draw"])
        if seat == viewer:
            if len(set(draw)) > 1:
                places[f"draw pile of seat {seat}"] = [*draw]
            continue
        kinds = len(set(hand + draw))
        if kinds < 2 or (is_bound(position, seat, setting) and (kinds < 4 or len(hand) < 2 or len(draw) < 2)):
            continue
        if hand and draw:
            # A hand is a set: the page lists it in any order.
            places[f"hand of seat {seat}"] = [*sorted(hand)]
        if draw and len(hand + draw) > 1:
            places[f"draw pile of seat {seat}"] = [*draw]
    return places


def is_bound(position: JsonObject, seat: Seat, setting: Setting) -> bool:
    """Whether a mage may be asked only because of a card in hand, which everybody then knows of (EE-R-9)."""
    pending = array(position["pending"])
    if setting.is_on("always-ask") or not pending:
        return False
    entry = table(pending[0])
    asked = array(entry["ask"])[0] if entry["kind"] == "blaze" else entry.get("seat")
    return entry["kind"] in ("blaze", "release") and asked == seat


FUSION: Final = "extreme-fusion"

ELEMENTARY_EVOLUTION: Final = Facts(
    cases=(
        Case(2),
        Case(3),
        Case(4, {"turn-limit": 120}),
        Case(2, {"variant": FUSION}),
        Case(3, {"variant": FUSION, "turn-limit": 90}),
        Case(4, {"variant": FUSION, "play-on": True, "turn-limit": 200}),
        Case(2, {"always-ask": False}),
        Case(3, {"always-ask": False, "play-on": True, "turn-limit": 150}),
        Case(4, {"always-ask": False, "variant": FUSION, "turn-limit": 100}),
        Case(2, {"play-on": True, "redirected-blaze": "sure", "turn-limit": 100}),
        Case(3, {"play-on": True, "ondine-stops-phoenix": True, "variant": FUSION}),
        Case(3, {"redirected-blaze": "sure", "ondine-stops-phoenix": True, "turn-limit": 100}),
        Case(2, {"egg-effects": False, "turn-limit": 100}),
        Case(4, {"egg-effects": False, "watching": False, "variant": FUSION, "turn-limit": 100}),
        Case(2, {"always-ask": False, "egg-effects": False, "redirected-blaze": "sure", "turn-limit": 100}),
        Case(2, {"watching": False}),
        Case(4, {"turn-limit": 1}),
        Case(3, {"turn-limit": 40, "variant": FUSION, "always-ask": False, "ondine-stops-phoenix": True}),
    ),
    conserved=conserved,
    hidden=hidden,
    is_secret=nothing_secret,
    has_own_board=True,
    endless=(("turn-limit", 0),),
    share=0.01,
)
