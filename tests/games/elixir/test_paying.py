"""Whether a spell can be paid for, held against trying every find for every slot (EX-CAST-3, EX-STAT-13)."""

from itertools import permutations
from random import Random

import pytest

import quintessence as q
from quintessence.core.types import JsonObject
from quintessence.games.elixir.cards.library import house_deck

DECK = house_deck()
SPELLS = [card for card in range(DECK.finds, DECK.size) if not DECK.special[card]]
JOKERS = [find for find in range(DECK.finds) if len(DECK.stands_for[find]) > 0]


def is_paid_somehow(spell: int, surcharge: int, hand: list[int]) -> bool:
    """Whether some order of the hand pays slot by slot; a surcharge takes any find."""
    cost = list(DECK.cost[spell])
    if len(hand) < len(cost) + surcharge:
        return False
    return any(
        all(find == slot or (find in JOKERS and DECK.stands_for[find][slot] == 1) for find, slot in zip(order, cost))
        for order in permutations(hand, len(cost))
    )


@pytest.mark.interpreted
def test_a_spell_is_offered_exactly_where_some_way_to_pay_for_it_exists() -> None:
    random = Random(3)
    offered = {True: 0, False: 0}
    for _ in range(150):
        spell, surcharge = random.choice(SPELLS), random.choice([0, 0, 1, 2])
        wanted = [*DECK.cost[spell], *JOKERS, *random.sample(range(DECK.finds), 2)]
        hand = random.sample(wanted, random.randint(1, min(6, len(wanted))))
        players: JsonObject = {str(seat): {"spells": ["hush"]} for seat in (1, 2)}
        players["0"] = {"finds": [DECK.ids[find] for find in hand], "spells": [DECK.ids[spell]]}
        law: JsonObject = {"kind": "status", "is": "surcharge", "n": surcharge, "on": 0, "by": 1, "until": "game"}
        position: JsonObject = {"players": players, "lasting": {"1": law} if surcharge else {}}
        legal = q.Match.from_position("elixir", position, seats=3, seed=1).legal()
        expected = is_paid_somehow(spell, surcharge, hand)
        assert (f"cast {DECK.ids[spell]}" in legal) == expected, (DECK.ids[spell], hand, surcharge)
        offered[expected] += 1
    assert min(offered.values()) > 30
