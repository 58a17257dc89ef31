"""Piles, hands and lists of seats as numbers behave like the lists that they stand for."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintessence.games.elementary_evolution.cards.catalogue import ETHER, copies_in, holds
from quintessence.games.elementary_evolution.cards.pile import (
    EMPTY,
    card_at,
    has_free,
    height_of,
    rooted_of,
    top_of,
    with_card,
    with_roots,
    without_roots,
    without_top,
)
from quintessence.games.elementary_evolution.decisions.frames import added, first_asked, struck_off, with_ask
from quintessence.games.elementary_evolution.moves import (
    GRAMMAR,
    is_use,
    pile_named,
    power_used,
    target_named,
    token_used,
    use_move,
)

CARDS = st.integers(0, int(ETHER))
STEPS = st.lists(st.one_of(CARDS, st.sampled_from(["burn", "root", "unroot"])), max_size=30)


@pytest.mark.interpreted
@given(steps=STEPS)
def test_a_pile_keeps_its_cards_and_its_roots_through_everything(steps: list[int | str]) -> None:
    """EE-PILE-6, EE-PILE-7, EE-SAL-3"""
    pile, cards, rooted = EMPTY, list[int](), 0
    for step in steps:
        if isinstance(step, int):
            if len(cards) < 6:
                pile, cards = with_card(pile, step), [*cards, step]
        elif step == "root":
            pile, rooted = with_roots(pile), len(cards)
        elif step == "unroot":
            pile, rooted = without_roots(pile), 0
        elif cards:
            pile, cards = without_top(pile), cards[:-1]
            rooted = min(rooted, len(cards))
        assert [card_at(pile, level) for level in range(height_of(pile))] == cards
        assert rooted_of(pile) == rooted
        assert has_free(pile) == (len(cards) > rooted)
        assert not cards or top_of(pile) == cards[-1]


@given(cards=st.lists(CARDS, max_size=8))
def test_a_hand_counts_its_cards(cards: list[int]) -> None:
    held = Counter(card for place, card in enumerate(cards) if card == ETHER or card not in cards[:place])
    hand = sum(number << card for card, number in held.items())
    for card in range(int(ETHER) + 1):
        assert copies_in(hand, card) == held[card]
        assert holds(hand, card) == (held[card] > 0)


@given(seats=st.permutations([0, 1, 2, 3]), count=st.integers(0, 4))
def test_seats_are_asked_in_the_order_in_which_they_were_listed(seats: list[int], count: int) -> None:
    ask = 0
    for seat in seats[:count]:
        ask = added(ask, seat)
    frame = with_ask(5, ask)
    asked = []
    while first_asked(frame) >= 0:
        asked.append(first_asked(frame))
        frame = struck_off(frame)
    assert asked == seats[:count]
    assert frame == 5


def test_every_use_of_a_creature_is_read_back_from_its_token_power_and_choices() -> None:
    """EE-AKA-1"""
    uses = [move for number in range(len(GRAMMAR.forms)) if is_use(number) for move in GRAMMAR.every(number)]
    assert len(uses) == 2 * (3 * 16 + 4 + 4 + 4)
    for move in uses:
        form = move & 63
        power = power_used(form)
        assert use_move(token_used(form), power, target_named(move, power), pile_named(move, power)) == move
