"""A table is the fold of its entries: each fold gives the same table, and nobody's numbers have gaps."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quintessence.core.chance import QuickChance
from quintessence.core.refusal import Refused
from quintessence.server.clock import Millis
from quintessence.server.table import folding, replaying, showing
from quintessence.server.table.due import due_of
from quintessence.server.table.entry import encode
from quintessence.server.table.folding import decode
from quintessence.server.table.listings import listing_of
from quintessence.server.table.opening import AbsencePlan, BotPlan, ClockPlan, Opening, SeatPlan, WindowPlan
from quintessence.server.table.topics import playing, talk
from quintessence.server.words import Wrong
from tests.server.table.another_world import face_in
from tests.server.table.workshop import GAMES, Workshop, plain

SEEDS = st.integers(0, 2**32)
QUICK = settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))


def some_opening(game: str, luck: Random) -> Opening:
    """A table of this game with what else there is left to luck."""
    seats = [SeatPlan("bot", BotPlan("random")) if luck.random() < 0.2 else SeatPlan() for _ in range(GAMES[game])]
    seats[0] = SeatPlan()
    has_races = game == "elementals"
    kinds = ["none"] if has_races else ["none", "move", "fischer", "days"]
    return Opening(
        game=game,
        seats=seats,
        clock=ClockPlan(luck.choice(kinds), 60_000, 2_000),  # type: ignore[arg-type]
        absence=AbsencePlan(luck.choice(["claim", "pass", "bot", "forfeit"]), 5_000),
        spectators="table" if has_races else luck.choice(["none", "table", "hands"]),
        window=WindowPlan(luck.choice(["timed", "patient", "able"])),
    )


def played(game: str, seed: int, steps: int) -> Workshop:
    """A table at which random things were done. The workshop checks every promise about faces on the way."""
    luck = Random(seed)
    shop = Workshop.begun(some_opening(game, luck), secret=f"{seed:032x}")
    for _ in range(steps):
        shop.step(luck)
    return shop


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(seed=SEEDS)
def test_who_folds_the_entries_again_has_the_same_table(game: str, seed: int) -> None:
    shop = played(game, seed, 60)
    again = folding.fold(shop.stored)
    assert again.number == shop.table.number == len(shop.stored)
    assert due_of(again) == due_of(shop.table)
    assert listing_of(again) == listing_of(shop.table)
    for recipient in shop.recipients:
        assert again.count(recipient) == shop.table.count(recipient)
        assert showing.face(again, recipient) == showing.face(shop.table, recipient)
        assert again.feed(recipient).after(0) == shop.table.feed(recipient).after(0)


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(seed=SEEDS)
def test_what_a_recipient_sees_follows_from_its_view_alone(game: str, seed: int) -> None:
    """Another position that a seat cannot tell from the true one gives it the same face, to the last byte."""
    shop = played(game, seed, 40)
    match = shop.table.match
    assert match is not None
    for recipient in shop.recipients:
        if recipient is None and shop.table.opening.spectators == "hands":
            continue
        sample = match.state.sample(recipient, QuickChance(seed))
        assert face_in(sample, shop.table, recipient) == showing.face(shop.table, recipient)


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(seed=SEEDS)
def test_two_workers_agree_on_every_due_time(game: str, seed: int) -> None:
    shop = played(game, seed, 25)
    again = folding.fold(shop.stored[:1])
    dues = []
    for stored in shop.stored[1:]:
        folding.add(again, stored)
        dues.append(due_of(again))
    other = folding.fold(shop.stored[:1])
    for stored, due in zip(shop.stored[1:], dues, strict=True):
        folding.add(other, stored)
        assert due_of(other) == due


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(seed=SEEDS)
def test_a_move_that_another_was_quicker_than_is_refused_or_still_right(game: str, seed: int) -> None:
    """Two workers check moves against the same fold; the second one, checked again, answers its own question."""
    luck = Random(seed)
    shop = played(game, seed, 20)
    asked = shop.asked()
    if not asked:
        return
    first, second = luck.choice(asked), luck.choice(asked)
    words = luck.choice(shop.table.legal(second))
    prompt = shop.table.questions[second].id
    before = shop.table.number
    shop.attempt(lambda: shop.play(first, luck.choice(shop.table.legal(first))))
    if shop.table.number == before:
        return
    try:
        entries = playing.play(shop.table, second, words, prompt, Millis(shop.now))
    except (Wrong, Refused):
        return
    assert first != second, "the same question was answered twice"
    assert prompt == shop.table.questions[second].id
    shop.put(entries)


@pytest.mark.parametrize("game", GAMES)
def test_entries_read_back_as_they_were_stored(game: str) -> None:
    for stored in played(game, 11, 80).stored:
        assert encode(decode(stored)) == stored


def test_a_recipient_for_whom_no_face_was_made_gets_the_whole_face_as_its_patch() -> None:
    shop = Workshop.begun(plain("elem-master"), checks=False)
    fresh = folding.fold(shop.stored)
    update = showing.update(fresh, 0)
    assert update is not None
    assert update.patch == [[[], showing.face(fresh, 0)]]


@pytest.mark.parametrize("game", GAMES)
def test_a_face_of_an_earlier_number_is_the_one_that_was_seen_then(game: str) -> None:
    shop = Workshop.begun(plain(game))
    luck = Random(2)
    seen = {}
    for _ in range(15):
        seen[shop.table.count(1)] = showing.face(shop.table, 1)
        shop.step(luck)
    for number, face in seen.items():
        assert replaying.face_at(shop.table, 1, number) == face
    with pytest.raises(Wrong):
        replaying.face_at(shop.table, 1, shop.table.count(1) + 1)


def test_one_who_was_not_told_the_last_is_told_everything() -> None:
    shop = Workshop.begun(plain("elem-master"), checks=False)
    showing.face(shop.table, 0)
    for text in ("one", "two"):
        shop.put(talk.say(shop.table, 1, "P1", text, shop.time))
    update = showing.update(shop.table, 0)
    assert update is not None
    assert update.patch == [[[], showing.face(shop.table, 0)]]


def test_a_new_question_is_told_whole() -> None:
    shop = Workshop.begun(plain("elem-master", options={"first": "0"}))
    shop.checks = False
    shop.play(0, shop.table.legal(0)[0])
    update = showing.update(shop.table, 0)
    assert update is not None
    assert [["prompt"], showing.face(shop.table, 0)["prompt"]] in update.patch
