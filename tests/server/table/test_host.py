"""What the host changes before the game: seats, bots, places, options; and names that change."""

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from quintessence.core.errors import Mistake
from quintessence.core.fair import commit, mix
from quintessence.core.types import JsonObject
from quintessence.core.verify import verify
from quintessence.server.store.model import IdentityId
from quintessence.server.table import folding, replaying, showing
from quintessence.server.table.checks import finished
from quintessence.server.table.entry import Entry, encode
from quintessence.server.table.opening import BotPlan, Opening, SeatPlan
from quintessence.server.table.topics import absence, again, hosting, seating
from quintessence.server.words import Wrong
from tests.server.table.workshop import SECRET, Workshop, identity, plain, refused

GREEDY = SeatPlan("bot", BotPlan("greedy"))
HOST = identity(0)


def waiting(game: str = "elixir", people: int = 2, seats: int = 4, **agreed: object) -> Workshop:
    """A table of the host's at which the first few sit, each with a word for the shuffle."""
    shop = Workshop(plain(game, seats, **agreed))
    for seat in range(people):
        shop.put(seating.sit(shop.table, identity(seat), f"P{seat}", shop.time, seat=seat, nonce=f"nonce {seat}"))
    return shop


def shown(shop: Workshop) -> JsonObject:
    told = showing.face(shop.table, None)["table"]
    assert isinstance(told, dict)
    return told


def names(shop: Workshop) -> list[str]:
    """Who sits where, by name; empty for a free seat."""
    return [chair.called for chair in shop.table.chairs]


def test_the_host_puts_a_bot_on_a_seat_and_takes_it_away_again() -> None:
    shop = waiting()
    shop.put(hosting.seat_for(shop.table, HOST, 2, SeatPlan("bot", BotPlan("greedy", {}, 3)), shop.time))
    seats = shown(shop)["seats"]
    assert isinstance(seats, list)
    assert [seat["kind"] for seat in seats if isinstance(seat, dict)] == ["person", "person", "bot", "open"]
    assert (names(shop)[2], shop.table.chairs[2].summary(False, False).level) == ("greedy", "3")
    assert shop.sent[1][-1] == {"kind": "arranged"}
    shop.put(hosting.seat_for(shop.table, HOST, 2, SeatPlan("invited"), shop.time))
    assert shop.table.chairs[2].shown(False, None, False)["kind"] == "invited"
    with refused("table-needs-invitation"):
        seating.sit(shop.table, IdentityId("stranger"), "Eve", shop.time, seat=2)
    assert hosting.seat_for(shop.table, HOST, 2, SeatPlan("invited"), shop.time) == [], "nothing would change"


def test_a_seat_that_the_host_frees_is_lost_and_can_be_had_again() -> None:
    shop = waiting()
    shop.put(hosting.seat_for(shop.table, HOST, 1, SeatPlan(), shop.time))
    assert shop.sent[0][-1] == {"kind": "freed", "seat": 1, "name": "P1"}
    assert shop.table.recipient_of(identity(1)) is None
    shop.put(seating.sit(shop.table, identity(1), "P1", shop.time))
    shop.put(hosting.seat_for(shop.table, HOST, 1, GREEDY, shop.time))
    assert names(shop) == ["P0", "greedy", "", ""]


def test_more_seats_are_open_and_fewer_take_nobodys_away() -> None:
    shop = waiting("elementals", people=1, seats=3)
    shop.put(hosting.seat_for(shop.table, HOST, 1, GREEDY, shop.time))
    shop.put(hosting.seat_count(shop.table, HOST, 5, shop.time))
    assert names(shop) == ["P0", "greedy", "", "", ""]
    shop.put(seating.sit(shop.table, identity(4), "P4", shop.time, seat=4))
    # First those at which nobody sits, then those of bots: people move up.
    shop.put(hosting.seat_count(shop.table, HOST, 3, shop.time))
    assert names(shop) == ["P0", "greedy", "P4"]
    assert shop.table.recipient_of(identity(4)) == 2
    shop.put(hosting.seat_count(shop.table, HOST, 2, shop.time))
    assert names(shop) == ["P0", "P4"]
    shop.put(hosting.seat_count(shop.table, HOST, 3, shop.time))
    shop.put(seating.sit(shop.table, identity(2), "P2", shop.time))
    with refused("table-people-stay"):
        hosting.seat_count(shop.table, HOST, 2, shop.time)
    with pytest.raises(Mistake):
        hosting.seat_count(shop.table, HOST, 9, shop.time)
    assert hosting.seat_count(shop.table, HOST, 3, shop.time) == []


def test_who_is_moved_takes_along_name_word_invitation_and_handicap() -> None:
    shop = waiting("elementals", people=2, seats=3, race={"handicap": [0, 400, 100]})
    shop.put(seating.invite(shop.table, HOST, 2, "a token", shop.time))
    shop.put(hosting.swap(shop.table, HOST, 1, 2, shop.time))
    assert names(shop) == ["P0", "", "P1"]
    assert [chair.nonce for chair in shop.table.chairs] == ["nonce 0", None, "nonce 1"]
    assert shown(shop)["race"] == {"handicap": [0, 100, 400]}
    shop.put(seating.sit(shop.table, IdentityId("friend"), "Ada", shop.time, token="a token"))
    assert shop.table.recipient_of(IdentityId("friend")) == 1
    shop.put(hosting.swap(shop.table, HOST, 0, 2, shop.time))
    assert names(shop) == ["P1", "Ada", "P0"]
    assert (shown(shop)["opener"], shown(shop)["race"]) == (2, {"handicap": [400, 100, 0]})
    shop.put(seating.leave(shop.table, 1, shop.time))
    shop.put(hosting.seat_count(shop.table, HOST, 2, shop.time))
    assert (names(shop), shown(shop)["race"]) == (["P1", "P0"], {"handicap": [400, 0]})


def test_other_options_are_played_with_and_those_that_cannot_be_are_refused() -> None:
    shop = waiting("elem-master", seats=2)
    shop.put(hosting.set_options(shop.table, HOST, {"first": 1, "quiet-limit": 7}, shop.time))
    options = shown(shop)["options"]
    assert isinstance(options, dict)
    assert (options["first"], options["quiet-limit"]) == ("1", 7)
    assert shop.sent[1][-1] == {"kind": "agreed"}
    assert hosting.set_options(shop.table, HOST, {"first": 1, "quiet-limit": 7}, shop.time) == []
    wrongs: list[JsonObject] = [{"first": 3}, {"no-such-option": 1}]
    for wrong in wrongs:
        with pytest.raises(Mistake) as caught:
            hosting.set_options(shop.table, HOST, wrong, shop.time)
        assert caught.value.message("fr") != caught.value.message("en")
    shop.put(seating.start(shop.table, HOST, shop.time))
    assert shop.table.match is not None
    assert shop.table.match.to_act == [1]


def test_only_the_host_changes_the_table_and_only_before_the_game() -> None:
    shop = waiting("elem-master", seats=2)

    def attempts(who: IdentityId | None) -> list[Callable[[], list[Entry]]]:
        table, now = shop.table, shop.time
        return [
            lambda: hosting.seat_for(table, who, 1, GREEDY, now),
            lambda: hosting.seat_count(table, who, 4, now),
            lambda: hosting.swap(table, who, 0, 1, now),
            lambda: hosting.set_options(table, who, {"first": 1}, now),
        ]

    for who in (identity(1), IdentityId("stranger"), None):
        for attempt in attempts(who):
            with refused("table-not-host"):
                attempt()
    with refused("table-no-seat"):
        hosting.swap(shop.table, HOST, 0, 2, shop.time)
    with refused("table-no-seat"):
        hosting.seat_for(shop.table, HOST, 2, GREEDY, shop.time)
    shop.put(seating.start(shop.table, HOST, shop.time))
    for attempt in attempts(HOST):
        with refused("table-begun"):
            attempt()


def test_a_table_that_begins_with_a_position_keeps_seats_and_options() -> None:
    begun = Workshop.begun(plain("elem-master", 2))
    assert begun.table.match is not None
    opening = Opening(game="elem-master", seats=[SeatPlan(), SeatPlan()], start=begun.table.match.position())
    shop = Workshop(opening)
    with refused("table-fixed"):
        hosting.seat_count(shop.table, HOST, 4, shop.time)
    with refused("table-fixed"):
        hosting.set_options(shop.table, HOST, {"first": 1}, shop.time)
    shop.put(hosting.seat_for(shop.table, HOST, 1, GREEDY, shop.time))
    assert names(shop)[1] == "greedy"


def test_the_shuffle_is_mixed_from_the_words_of_those_who_play_in_the_order_of_their_seats() -> None:
    shop = waiting("elementary-evolution", people=3, seats=3)
    assert shown(shop)["commitment"] == commit(SECRET)
    shop.put(hosting.swap(shop.table, HOST, 0, 2, shop.time))
    shop.put(hosting.seat_for(shop.table, HOST, 1, GREEDY, shop.time))
    assert shown(shop)["commitment"] == commit(SECRET)
    shop.put(seating.start(shop.table, HOST, shop.time))
    assert shop.table.match is not None
    assert shop.table.match.seed == mix(SECRET, ["nonce 2", "nonce 0"])
    assert shop.table.match.names == ["P2", "greedy", "P0"]
    shop.put(absence.resign(shop.table, 0, shop.time))
    shop.put(absence.resign(shop.table, 2, shop.time))
    assert all(check.ok for check in verify(finished(shop.table).record()))


def test_a_rematch_keeps_what_the_host_changed_and_its_handicaps_follow_their_players() -> None:
    shop = waiting("elementals", people=2, seats=3, race={"handicap": [0, 400, 0]})
    shop.put(hosting.seat_for(shop.table, HOST, 2, SeatPlan("bot", BotPlan("reflex", {}, 1)), shop.time))
    shop.put(hosting.set_options(shop.table, HOST, {"max-flips": 8}, shop.time))
    shop.put(seating.start(shop.table, HOST, shop.time))
    for seat in (0, 1):
        shop.put(absence.resign(shop.table, seat, shop.time))
    for seat in (0, 1):
        shop.put(again.rematch(shop.table, seat, shop.time))
    next_table = folding.fold(
        [encode(entry) for entry in again.rematch_entries(shop.table, "another secret", shop.time)]
    )
    assert [chair.called for chair in next_table.chairs] == ["reflex", "P0", "P1"]
    assert next_table.opening.race == {"handicap": [0, 0, 400]}
    assert next_table.setting.options["max-flips"] == 8


def test_a_new_name_is_told_to_everybody_until_the_game_is_over() -> None:
    shop = waiting("elem-master", seats=2)
    shop.put(seating.rename(shop.table, identity(1), "Ben", shop.time))
    assert shop.sent[0][-1] == {"kind": "renamed", "seat": 1, "name": "Ben", "before": "P1"}
    shop.put(seating.start(shop.table, HOST, shop.time))
    shop.put(seating.rename(shop.table, identity(1), "Benjamin", shop.time))
    assert names(shop) == ["P0", "Benjamin"]
    assert seating.rename(shop.table, identity(1), "Benjamin", shop.time) == []
    assert seating.rename(shop.table, IdentityId("stranger"), "Eve", shop.time) == []
    shop.put(absence.resign(shop.table, 0, shop.time))
    assert seating.rename(shop.table, identity(1), "B", shop.time) == []
    assert shop.table.match is not None
    assert shop.table.match.names == ["P0", "Benjamin"]


def do_anything(shop: Workshop, luck: Random, step: int) -> None:
    """One random thing that the host or a guest does."""
    table, now, count = shop.table, shop.time, len(shop.table.chairs)
    seat, other, guest = luck.randrange(count), luck.randrange(count), identity(luck.randrange(9))
    plan = luck.choice([SeatPlan(), SeatPlan("invited"), GREEDY])
    wishes: list[Callable[[], list[Entry]]] = [
        lambda: hosting.seat_for(table, HOST, seat, plan, now),
        lambda: hosting.seat_count(table, HOST, luck.randint(2, 8), now),
        lambda: hosting.swap(table, HOST, seat, other, now),
        lambda: hosting.set_options(table, HOST, {"round-limit": luck.randint(1, 3)}, now),
        lambda: seating.sit(table, guest, f"G{step}", now, nonce=f"word {step}"),
        lambda: seating.rename(table, guest, f"R{step}", now),
        lambda: seating.leave(table, seat, now) if table.chairs[seat].identity else [],
    ]
    with suppress(Wrong, Mistake):
        shop.put(luck.choice(wishes)())


@pytest.mark.parametrize("seed", range(8))
def test_whatever_the_host_does_every_fold_tells_everybody_the_same(seed: int) -> None:
    """The workshop looks at every face after every entry: a patch leads from each to the next."""
    luck = Random(seed)
    shop = waiting("elixir", people=2, seats=4)
    for step in range(40):
        do_anything(shop, luck, step)
    assert len(shop.stored) > 20
    next_table = folding.fold(shop.stored)
    people = [chair.identity for chair in next_table.chairs if chair.identity is not None]
    assert len(people) == len(set(people))
    for recipient in shop.recipients:
        assert showing.face(next_table, recipient) == showing.face(shop.table, recipient)
        assert next_table.count(recipient) == shop.table.count(recipient)
        # What a seat saw earlier can be looked at even if it was not there yet.
        assert replaying.face_at(next_table, recipient, 1)["view"] is None
