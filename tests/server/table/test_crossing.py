"""Words that cross with a card of Elementals on their way: each belongs to what its player saw (EL-NET-8)."""

import pytest

from quintessence.core.racing import after_silence
from quintessence.core.refusal import Refused
from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.table import showing
from quintessence.server.table.due import due_of
from quintessence.server.table.parts.races import Races
from quintessence.server.table.topics import playing
from quintessence.server.table.topics.racing import NextAsked, Press, RaceAnswered
from quintessence.server.words import Wrong
from tests.server.table.test_races import answer, begun, close, has_right, in_race, right, show, turn
from tests.server.table.workshop import Workshop, refused


def races_of(shop: Workshop) -> Races:
    assert shop.table.races is not None
    return shop.table.races


def flip_of(shop: Workshop) -> int:
    flip = races_of(shop).flip
    assert isinstance(flip, int)
    return flip


def next_to_turn(shop: Workshop) -> tuple[Seat, str]:
    """Who turns the next card if nobody answers, and with which words."""
    assert shop.table.match is not None
    after = after_silence(shop.table.match)
    seat = int(after.mover())
    return seat, shop.table.match.grammar.words(after.legal_moves(seat)[0])


def overtaken() -> tuple[Workshop, Seat, str, int]:
    """A race whose card was turned for a seat that dawdled; the seat, its words and the prompt that asked for them."""
    shop = begun()
    seat, words, prompt = turn(shop), "", 0
    while races_of(shop).shown_at is None:
        if races_of(shop).asked_at is None:
            seat = turn(shop)
            words, prompt = shop.table.legal(seat)[0], shop.table.questions[seat].id
        due = due_of(shop.table)
        assert due is not None
        shop.now = due
        assert shop.keep()
    return shop, seat, words, prompt


def test_asking_for_a_card_that_was_just_turned_is_no_breach_of_a_rule_but_comes_too_late() -> None:
    shop, seat, words, prompt = overtaken()
    number = shop.table.number
    with pytest.raises(Wrong) as caught:
        playing.play(shop.table, seat, words, prompt, shop.time)
    assert (caught.value.key, caught.value.status) == ("table-stale-prompt", 409)
    assert shop.table.number == number
    # Who has seen the card and asks for it all the same is told the rule.
    with pytest.raises(Refused):
        playing.play(shop.table, seat, words, shop.table.questions[seat].id, shop.time)


def test_a_hand_that_names_the_card_counts_whatever_else_it_quotes() -> None:
    shop, seat, _, prompt = overtaken()
    now, hand = Millis(shop.now + 560), shop.table.legal(seat)[0]
    entries = playing.play(shop.table, seat, hand, prompt, now, Press(claim=500, flip=flip_of(shop), elapsed=560))
    assert [type(entry) for entry in entries] == [RaceAnswered]


def test_a_hand_that_names_no_card_is_for_the_race_whose_prompt_it_quotes() -> None:
    shop = in_race(fits=has_right)
    words, prompt = right(shop)[0], shop.table.questions[1].id
    close(shop)
    while races_of(shop).shown_at is None:
        show(shop)
    with refused("table-race-late"):
        playing.play(shop.table, 1, words, prompt, Millis(shop.now + 560), Press(claim=500, elapsed=560))


def test_who_has_answered_may_ask_for_the_next_card_before_hearing_that_the_answer_was_taken() -> None:
    shop = in_race(fits=has_right)
    seat, words = next_to_turn(shop)
    prompt = shop.table.questions[seat].id
    answer(shop, seat, right(shop)[0], 500, 560)
    assert shop.table.questions[seat].id != prompt
    entries = playing.play(shop.table, seat, words, prompt, shop.time)
    assert [type(entry) for entry in entries] == [NextAsked]


def test_only_the_seat_that_turns_the_next_card_is_offered_to_ask_for_it() -> None:
    """EL-NET-9."""
    shop = in_race()
    seat, words = next_to_turn(shop)
    for other in range(3):
        prompt = showing.face(shop.table, other)["prompt"]
        assert isinstance(prompt, dict) and isinstance(prompt["race"], dict)
        assert prompt["race"]["next"] == (words if other == seat else None)


def test_a_wish_to_go_on_from_one_card_never_ends_the_race_for_another() -> None:
    shop = in_race()
    seat, words = next_to_turn(shop)
    with refused("table-race-late"):
        playing.play(
            shop.table, seat, words, shop.table.questions[seat].id, shop.time, Press(claim=500, flip=flip_of(shop) - 1)
        )
