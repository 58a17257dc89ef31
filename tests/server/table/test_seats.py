"""Sitting down, invitations, starting, talking, playing again, and shuffles that nobody could choose."""

import msgspec
import pytest

from quintessence.core.errors import Mistake
from quintessence.core.fair import commit, mix
from quintessence.core.match import Match
from quintessence.core.types import JsonObject, Seat
from quintessence.core.verify import verify
from quintessence.server.store.model import IdentityId
from quintessence.server.table import folding, replaying, showing
from quintessence.server.table.checks import finished
from quintessence.server.table.due import due_of
from quintessence.server.table.listings import listing_of
from quintessence.server.table.opening import (
    AbsencePlan,
    BotPlan,
    ClockPlan,
    Opening,
    SeatPlan,
    checked_opening,
    opening_of_record,
    opening_of_scenario,
)
from quintessence.server.table.parts.feed import Recipient
from quintessence.server.table.topics import absence, again, seating, talk
from quintessence.server.table.topics.seating import OPEN_FOR, Invited
from tests.server.table.workshop import GAMES, SECRET, START, Workshop, find, identity, plain, refused


def table_of(shop: Workshop, recipient: Recipient = None) -> JsonObject:
    told = showing.face(shop.table, recipient)["table"]
    assert isinstance(told, dict)
    return told


def test_people_sit_down_where_a_seat_is_free() -> None:
    shop = Workshop(plain("elixir", 3))
    shop.put(seating.sit(shop.table, identity(1), "Ada", shop.time, seat=1))
    shop.put(seating.sit(shop.table, identity(0), "Bob", shop.time))
    assert shop.table.recipient_of(identity(1)) == 1
    assert shop.table.recipient_of(identity(0)) == 0
    assert shop.table.recipient_of(None) is None
    with refused("table-sits-already"):
        seating.sit(shop.table, identity(1), "Ada", shop.time)
    with refused("table-seat-taken"):
        seating.sit(shop.table, identity(5), "Eve", shop.time, seat=1)
    with refused("table-no-seat"):
        seating.sit(shop.table, identity(5), "Eve", shop.time, seat=3)
    shop.put(seating.leave(shop.table, 1, shop.time))
    shop.put(seating.sit(shop.table, identity(5), "Eve", shop.time))
    assert shop.table.recipient_of(identity(5)) == 1
    assert {"kind": "sat", "seat": 1, "name": "Eve"} in shop.sent[None]


def test_an_invitation_gives_its_seat_once_and_only_its_hash_is_stored() -> None:
    opening = Opening(game="elem-master", seats=[SeatPlan(), SeatPlan("invited")])
    shop = Workshop(opening)
    with refused("table-not-yours"):
        seating.invite(shop.table, IdentityId("stranger"), 1, "a token", shop.time)
    shop.put(seating.invite(shop.table, identity(0), 1, "a token", shop.time))
    assert not any(b"a token" in stored for stored in shop.stored)
    assert isinstance(shop.table.entries[-1], Invited)
    with refused("table-needs-invitation"):
        seating.sit(shop.table, IdentityId("stranger"), "Eve", shop.time, seat=1)
    with refused("table-bad-invitation"):
        seating.sit(shop.table, IdentityId("stranger"), "Eve", shop.time, token="another")
    shop.put(seating.sit(shop.table, IdentityId("friend"), "Ada", shop.time, token="a token"))
    assert shop.table.recipient_of(IdentityId("friend")) == 1
    with refused("table-bad-invitation"):
        seating.sit(shop.table, IdentityId("late"), "Eve", shop.time, token="a token")


def test_a_game_begins_when_every_seat_is_taken_and_one_of_the_table_says_so() -> None:
    shop = Workshop(plain("elem-master"))
    shop.put(seating.sit(shop.table, identity(0), "Ada", shop.time))
    with refused("table-seats-free"):
        seating.start(shop.table, identity(0), shop.time)
    shop.put(seating.sit(shop.table, identity(1), "Bob", shop.time))
    with refused("table-not-yours"):
        seating.start(shop.table, IdentityId("stranger"), shop.time)
    assert showing.face(shop.table, 0)["view"] is None
    shop.put(seating.start(shop.table, identity(1), shop.time))
    assert shop.table.status == "running"
    assert showing.face(shop.table, 0)["view"] is not None
    with refused("table-begun"):
        seating.start(shop.table, identity(1), shop.time)
    with refused("table-leave-running"):
        seating.leave(shop.table, 0, shop.time)


def test_a_table_at_which_nothing_begins_is_closed_after_a_week() -> None:
    shop = Workshop(plain("elem-master"))
    assert OPEN_FOR == 7 * 24 * 60 * 60 * 1000
    assert due_of(shop.table) == START + OPEN_FOR
    shop.wait(OPEN_FOR)
    assert shop.table.status == "closed"
    assert table_of(shop)["secret"] is None
    with refused("table-closed"):
        seating.sit(shop.table, identity(0), "Ada", shop.time)


def test_talk_reaches_everybody_and_has_its_bounds() -> None:
    shop = Workshop.begun(plain("elem-master"))
    shop.put(talk.say(shop.table, 0, "Ada", "  bien   joué ! ", shop.time, "fr"))
    told = {"kind": "said", "seat": 0, "name": "Ada", "text": "bien joué !", "language": "fr"}
    assert all(shop.sent[recipient][-1] == told for recipient in shop.recipients)
    shop.put(talk.say(shop.table, 0, "Ada", "!", shop.time))
    assert shop.sent[1][-1]["text"] == "!"
    with refused("table-bad-text"):
        talk.say(shop.table, 0, "Ada", " \n ", shop.time)
    with refused("table-bad-text"):
        talk.say(shop.table, 0, "Ada", "x" * 501, shop.time)


def test_a_table_hears_so_many_lines_and_no_more() -> None:
    shop = Workshop(plain("elem-master"), checks=False)
    for _ in range(2_000):
        shop.put(talk.say(shop.table, None, "Ada", "bla", shop.time))
    with refused("table-said-enough"):
        talk.say(shop.table, 0, "Ada", "one word more", shop.time)
    with refused("table-said-enough"):
        talk.say(folding.fold(shop.stored), None, "Eve", "and after a restart", shop.time)


# Fair shuffles.


def test_the_secret_is_shown_only_when_the_game_is_over_and_the_record_verifies() -> None:
    shop = Workshop(plain("elementary-evolution", 2))
    assert table_of(shop)["commitment"] == commit(SECRET)
    shop.put(seating.sit(shop.table, identity(0), "Ada", shop.time, nonce="white"))
    shop.put(seating.sit(shop.table, identity(1), "Bob", shop.time))
    shop.put(seating.give_nonce(shop.table, 1, "rabbit", shop.time))
    with refused("table-nonce-given"):
        seating.give_nonce(shop.table, 1, "again", shop.time)
    shop.put(seating.start(shop.table, identity(0), shop.time))
    assert shop.table.match is not None
    assert shop.table.match.seed == mix(SECRET, ["white", "rabbit"])
    for recipient in shop.recipients:
        assert not find(showing.face(shop.table, recipient), SECRET)
    with refused("table-not-over"):
        finished(shop.table).record()
    with refused("table-not-over"):
        replaying.replay(shop.table, 0, 0)
    shop.put(absence.resign(shop.table, 0, shop.time))
    assert shop.table.status == "over"
    assert table_of(shop)["secret"] == SECRET
    checks = verify(finished(shop.table).record())
    assert [check.name for check in checks] == ["format", "moves", "result", "digest", "commitment"]
    assert all(check.ok for check in checks)


def test_a_nonce_changes_the_shuffle() -> None:
    seeds = set()
    for nonce in ("one", "two"):
        shop = Workshop(plain("elem-master"))
        shop.put(seating.sit(shop.table, identity(0), "Ada", shop.time, nonce=nonce))
        shop.put(seating.sit(shop.table, identity(1), "Bob", shop.time))
        shop.put(seating.start(shop.table, identity(0), shop.time))
        assert shop.table.match is not None
        seeds.add(shop.table.match.seed)
    assert len(seeds) == 2


# What can be opened.


@pytest.mark.parametrize(
    ("key", "opening"),
    [
        ("table-hands-in-public", plain("elementary-evolution", 2, spectators="hands", public=True)),
        ("table-hands-in-public", plain("elementals", 2, spectators="hands")),
        ("table-clock-and-races", plain("elementals", 2, clock=ClockPlan("move", 5_000))),
        ("table-bad-time", plain("elem-master", 2, clock=ClockPlan("move", 0))),
        ("table-bad-time", plain("elem-master", 2, absence=AbsencePlan("pass", 10))),
        ("table-no-races", plain("elem-master", 2, race={"comp-cap": 100})),
        ("table-no-bot-named", Opening(game="elem-master", seats=[SeatPlan(), SeatPlan("bot")])),
        ("table-no-programs", Opening(game="elem-master", seats=[SeatPlan(), SeatPlan("bot", BotPlan("cmd:rm"))])),
    ],
    ids=[
        "hands in public",
        "hands in races",
        "clock in races",
        "no time",
        "no patience",
        "no races",
        "no bot",
        "program",
    ],
)
def test_what_cannot_be_played_cannot_be_opened(key: str, opening: Opening) -> None:
    with refused(key):
        checked_opening(opening)


@pytest.mark.parametrize(
    "opening",
    [
        plain("chess", 2),
        plain("elem-master", 7),
        plain("elem-master", 2, options={"no such": 1}),
        plain("elementals", 2, race={"comp-cap": -1}),
        plain("elem-master", 2, start={"no such key": 1}),
        plain("elem-master", 2, record="not a record"),
        Opening(game="elem-master", seats=[SeatPlan(), SeatPlan("bot", BotPlan("nobody"))]),
        Opening(game="elem-master", seats=[SeatPlan(), SeatPlan("bot", BotPlan("greedy", {"no such": 1}))]),
        Opening(game="elem-master", seats=[SeatPlan(), SeatPlan("bot", BotPlan("greedy", {}, 4))]),
    ],
    ids=["game", "seats", "options", "race", "start", "record", "bot", "bot settings", "bot level"],
)
def test_what_the_core_refuses_cannot_be_opened_either(opening: Opening) -> None:
    with pytest.raises(Mistake):
        checked_opening(opening)


def test_a_finished_record_is_looked_through_and_an_unfinished_one_played_on() -> None:
    match = Match("elem-master", seats=2, seed=7)
    for _ in range(6):
        match.play(match.legal()[0])
    played_on = Workshop.begun(opening_of_record(match.record()))
    assert played_on.table.match is not None
    assert played_on.table.match.position() == match.position()
    assert table_of(played_on)["commitment"] is None
    played_on.play(match.to_act[0], match.legal()[0])
    match.resign(0)
    looked = Workshop(opening_of_record(match.record()))
    assert looked.table.status == "over"
    assert showing.face(looked.table, None)["result"] is not None
    assert replaying.replay(looked.table, 3, None)["ply"] == 3
    with refused("table-begun"):
        seating.sit(looked.table, identity(0), "Ada", looked.time)


@pytest.mark.parametrize(
    ("game", "agreed"),
    [
        ("metamorphose", {}),
        ("elem-master", {"options": {"specialities": "on"}}),
        ("elem-master", {"start": Match("elem-master", seats=2, seed=3).position()}),
    ],
    ids=["another game", "other options", "a position besides"],
)
def test_a_record_is_of_the_game_that_is_opened(game: str, agreed: JsonObject) -> None:
    with refused("table-record-differs"):
        checked_opening(plain(game, 2, record=Match("elem-master", seats=2, seed=7).record(), **agreed))


def test_what_was_agreed_cannot_be_changed_and_is_stored_without_its_defaults() -> None:
    plan = BotPlan("greedy")
    with pytest.raises(AttributeError):
        plan.name = "random"  # type: ignore[misc]
    assert msgspec.json.encode(plan) == b'{"name":"greedy"}'


def test_a_scenario_begins_at_its_position_and_the_rest_is_shuffled() -> None:
    position = Match("elem-master", seats=2, seed=3).position()
    scenario: JsonObject = {
        "game": "elem-master",
        "name": "a start",
        "rules": ["EM-TURN-1"],
        "position": position,
        "steps": [{"expect": {"to_act": [0]}}],
    }
    shop = Workshop.begun(opening_of_scenario(scenario))
    assert shop.table.match is not None
    assert shop.table.match.position() == position


@pytest.mark.parametrize("game", GAMES)
def test_who_may_look_on_is_agreed_beforehand(game: str) -> None:
    shop = Workshop.begun(plain(game, spectators="none"))
    assert shop.table.recipient_of(identity(1)) == 1
    with refused("table-no-spectators"):
        shop.table.recipient_of(IdentityId("stranger"))


def test_spectators_who_see_the_hands_see_what_each_seat_sees() -> None:
    shop = Workshop.begun(plain("elementary-evolution", 2, spectators="hands"))
    hands = showing.face(shop.table, None)["hands"]
    assert hands == [showing.face(shop.table, seat)["view"] for seat in range(2)]
    assert "hands" not in showing.face(shop.table, 0)
    plainly = Workshop.begun(plain("elementary-evolution", 2))
    assert "hands" not in showing.face(plainly.table, None)


# Again.


def test_the_same_people_play_again_one_seat_further_with_a_fresh_shuffle() -> None:
    opening = Opening(game="elixir", seats=[SeatPlan(), SeatPlan(), SeatPlan("bot", BotPlan("random"))])
    shop = Workshop.begun(opening)
    with refused("table-not-over"):
        again.rematch(shop.table, 0, shop.time)
    finish(shop, [0, 1])
    shop.put(again.rematch(shop.table, 0, shop.time))
    assert again.rematch(shop.table, 0, shop.time) == []
    assert again.rematch_wanted(shop.table) is None
    with refused("table-rematch-not-agreed"):
        again.rematch_entries(shop.table, "fresh", shop.time)
    shop.put(again.rematch(shop.table, 1, shop.time))
    made = again.rematch_wanted(shop.table)
    assert made is not None
    assert again.rematch_wanted(folding.fold(shop.stored)) == made
    assert len(made) == 16, "as long as the id of any other table"
    next_table = folding.fold_entries(again.rematch_entries(shop.table, "fresh secret", shop.time))
    assert next_table.id == made
    assert next_table.recipient_of(identity(0)) == 1
    assert next_table.recipient_of(identity(1)) == 2
    assert next_table.chairs[0].bot == BotPlan("random")
    assert next_table.secret == "fresh secret"
    shop.put(again.note_rematch(shop.table, shop.time))
    assert again.note_rematch(shop.table, shop.time) == []
    assert table_of(shop)["rematch"] == {"agreed": [0, 1], "table": made}
    with refused("table-rematch-made"):
        again.rematch(shop.table, 0, shop.time)


def test_a_game_that_all_want_again_begins_with_the_words_of_all() -> None:
    shop = given_up(plain("metamorphose", 2), 0)
    shop.put(again.rematch(shop.table, 0, shop.time, nonce="from the first"))
    shop.put(again.rematch(shop.table, 1, shop.time, nonce="from the second"))
    next_table = folding.fold_entries(again.rematch_entries(shop.table, "fresh secret", shop.time))
    assert next_table.status == "running"
    assert next_table.match is not None
    assert next_table.match.seed == mix("fresh secret", ["from the second", "from the first"])
    with refused("table-bad-nonce"):
        again.rematch(given_up(plain("metamorphose", 2), 0).table, 0, shop.time, nonce="x" * 101)


@pytest.mark.parametrize(
    ("game", "bot", "harder"),
    [
        ("elem-master", BotPlan("random"), BotPlan("greedy", {}, 1)),
        ("elem-master", BotPlan("greedy", {}, 1), BotPlan("search", {}, 1)),
        ("elem-master", BotPlan("greedy", {}, 2), BotPlan("search", {}, 2)),
        ("metamorphose", BotPlan("greedy"), BotPlan("search", {}, 3)),
        ("metamorphose", BotPlan("search", {}, 4), BotPlan("search", {}, 5)),
        ("metamorphose", BotPlan("search"), None),
        ("elementals", BotPlan("reflex", {}, 1), BotPlan("reflex", {}, 2)),
        ("elementals", BotPlan("reflex"), BotPlan("reflex", {}, 4)),
        ("elementals", BotPlan("reflex", {}, 5), None),
        ("elementals", BotPlan("greedy"), None),
    ],
)
def test_alone_with_bots_one_keeps_the_seat_and_may_meet_the_next_stronger(
    game: str, bot: BotPlan, harder: BotPlan | None
) -> None:
    shop = given_up(Opening(game=game, seats=[SeatPlan("bot", bot), SeatPlan()]), 1)
    if harder is None:
        assert again.harder_bots(shop.table) == []
        with refused("table-no-harder"):
            again.rematch(shop.table, 1, shop.time, harder=True)
    else:
        assert again.harder_bots(shop.table) == [harder, None]
    shop.put(again.rematch(shop.table, 1, shop.time, harder=harder is not None))
    next_table = folding.fold_entries(again.rematch_entries(shop.table, "fresh", shop.time))
    assert next_table.chairs[0].bot == (harder or bot)
    assert next_table.recipient_of(identity(1)) == 1
    assert next_table.status == "running"


@pytest.mark.parametrize(
    ("game", "bot", "easier"),
    [
        ("elem-master", BotPlan("search"), BotPlan("search", {}, 4)),
        ("elem-master", BotPlan("search", {}, 1), BotPlan("greedy", {}, 1)),
        ("elem-master", BotPlan("greedy"), BotPlan("greedy", {}, 2)),
        ("elem-master", BotPlan("greedy", {}, 2), BotPlan("greedy", {}, 1)),
        ("elem-master", BotPlan("greedy", {}, 1), BotPlan("random")),
        ("elem-master", BotPlan("random"), None),
        ("elementals", BotPlan("reflex"), BotPlan("reflex", {}, 2)),
        ("elementals", BotPlan("reflex", {}, 1), None),
    ],
)
def test_alone_with_bots_one_may_meet_the_next_weaker(game: str, bot: BotPlan, easier: BotPlan | None) -> None:
    shop = given_up(Opening(game=game, seats=[SeatPlan("bot", bot), SeatPlan()]), 1)
    if easier is None:
        assert again.easier_bots(shop.table) == []
        with refused("table-no-easier"):
            again.rematch(shop.table, 1, shop.time, easier=True)
        return
    assert again.easier_bots(shop.table) == [easier, None]
    with refused("table-no-easier" if again.harder_bots(shop.table) else "table-no-harder"):
        again.rematch(shop.table, 1, shop.time, harder=True, easier=True)
    shop.put(again.rematch(shop.table, 1, shop.time, easier=True))
    next_table = folding.fold_entries(again.rematch_entries(shop.table, "fresh", shop.time))
    assert next_table.chairs[0].bot == easier


def test_several_people_meet_the_same_bots_again() -> None:
    shop = given_up(Opening(game="elixir", seats=[SeatPlan(), SeatPlan(), SeatPlan("bot", BotPlan("random"))]), 0, 1)
    assert again.harder_bots(shop.table) == []
    with refused("table-no-harder"):
        again.rematch(shop.table, 0, shop.time, harder=True)


def given_up(opening: Opening, *seats: Seat) -> Workshop:
    shop = Workshop.begun(opening)
    finish(shop, [*seats])
    return shop


def finish(shop: Workshop, seats: list[Seat]) -> None:
    for seat in seats:
        if shop.table.status == "running":
            shop.put(absence.resign(shop.table, seat, shop.time))
    assert shop.table.status == "over"


def test_lists_show_what_a_stranger_may_know() -> None:
    shop = Workshop.begun(plain("elementary-evolution", 2, public=True))
    listing = listing_of(shop.table)
    assert (listing.status, listing.public, listing.game) == ("running", True, "elementary-evolution")
    assert [seat.name for seat in listing.seats] == ["P0", "P1"]
    assert listing.identities == (identity(0), identity(1))
    finish(shop, [1])
    result = listing_of(shop.table).result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "resigned")


def test_only_the_opener_closes_a_table_and_not_while_a_game_is_played() -> None:
    shop = Workshop.begun(plain("elementary-evolution", 2))
    with refused("table-begun"):
        seating.close(shop.table, identity(0), shop.time)
    finish(shop, [1])
    with refused("table-not-yours"):
        seating.close(shop.table, identity(1), shop.time)
    shop.put(seating.close(shop.table, identity(0), shop.time))
    assert shop.table.status == "closed"
    with refused("table-closed"):
        talk.say(shop.table, 0, "Ada", "hello", shop.time)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_can_be_looked_at_at_any_ply(game: str) -> None:
    shop = Workshop.begun(plain(game), checks=False)
    faces = [showing.face(shop.table, 0)["view"]]
    for _ in range(400):
        if shop.table.status != "running" or len(faces) > 12:
            break
        shop.now += 5_000
        asked = shop.asked()
        before = 0 if shop.table.match is None else len(shop.table.match.entries)
        if not shop.keep() and asked:
            shop.play(asked[0], shop.table.legal(asked[0])[0])
        if shop.table.match is not None and len(shop.table.match.entries) == before + 1:
            faces.append(showing.face(shop.table, 0)["view"])
        elif shop.table.match is not None and len(shop.table.match.entries) > before:
            break
    finish(shop, [*range(1, GAMES[game])])
    for ply, view in enumerate(faces):
        told = replaying.replay(shop.table, ply, 0)
        assert told["view"] == view
        assert (told["entry"] is None) == (ply == 0)
    with refused("table-no-ply"):
        replaying.replay(shop.table, 10_000, 0)
    with refused("table-no-seat"):
        replaying.replay(shop.table, 0, 9)
