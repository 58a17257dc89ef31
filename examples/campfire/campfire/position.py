"""A position from JSON that anybody may have written, as scenarios and saved games hold it."""

from typing import Final

from campfire.state import CARDS, HAND, CampfireState, all_cards, shuffled
from quintessence.core.chance import Chance
from quintessence.core.reading import Reader
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject

KEYS: Final = ("turn", "hands", "pile", "fire", "ashes", "scores")
MOST_POINTS: Final = 999


def read_position(position: JsonObject, setting: Setting, chance: Chance) -> CampfireState:
    """What is left out has its default: an empty fire, no ashes, no points, hands and pile from the cards left."""
    reader = Reader(position)
    reader.only_keys(KEYS)
    state = CampfireState(setting)
    state.turn = reader.key("turn").number_or(0, 0, setting.seats - 1)
    state.fire, state.ashes = read_cards(reader.key("fire")), sorted(read_cards(reader.key("ashes")))
    if state.heat() > setting.number("limit"):
        raise reader.key("fire").breaks("CF-FLARE-1")
    if reader.has("scores"):
        scores = one_each(reader.key("scores"), setting.seats)
        state.scores = [score.number(-MOST_POINTS, MOST_POINTS) for score in scores]
    if reader.has("hands"):
        state.hands = [sorted(read_cards(hand)) for hand in one_each(reader.key("hands"), setting.seats)]
    state.pile = read_cards(reader.key("pile"))
    fill_up(state, reader, chance)
    return state


def fill_up(state: CampfireState, reader: Reader, chance: Chance) -> None:
    """Deals out what the position leaves open; every card is there exactly once (CF-SET-1)."""
    left = all_cards()
    for card in [*state.fire, *state.ashes, *state.pile, *(card for hand in state.hands for card in hand)]:
        if card not in left:
            raise reader.key("pile").breaks("CF-SET-1")
        left.remove(card)
    rest = shuffled(left, chance)
    if not reader.has("hands"):
        state.hands = [sorted(rest.pop() for _ in range(min(HAND, len(rest)))) for _ in state.hands]
    if not reader.has("pile"):
        state.pile, rest = rest, []
    if rest:
        raise reader.key("pile").breaks("CF-SET-1")


def one_each(reader: Reader, seats: int) -> list[Reader]:
    """The entries of a list that has one for each seat."""
    entries = list(reader.items())
    if len(entries) != seats:
        raise reader.wrong("list")
    return entries


def read_cards(reader: Reader) -> list[int]:
    return [] if reader.is_null else [CARDS.numbers[entry.word(tuple(CARDS.words))] for entry in reader.items()]
