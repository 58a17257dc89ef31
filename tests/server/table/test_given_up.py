"""After a resignation that ends the game nobody is to move: in no view, on no clock, in no window, in no list."""

from random import Random

import pytest

from quintessence.core.types import LANGUAGES, JsonObject, Seat
from quintessence.server.api.telling import board
from quintessence.server.table import showing
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.opening import ClockPlan
from quintessence.server.table.topics import absence
from tests.server.table.workshop import GAMES, Workshop, plain


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 12, 30])
def test_nobody_is_to_move_when_one_of_two_has_given_up(game: str, moves: int) -> None:
    shop = played(game, moves)
    loser = 0 if game == "elem-master" else 1
    shop.put(absence.resign(shop.table, loser, shop.time))
    assert shop.table.status == "over"
    assert shop.table.to_act() == []
    assert due_of(shop.table) is None or todo_of(shop.table, shop.time).entries == []
    for recipient in (0, 1, None):
        check_face(showing.face(shop.table, recipient), loser)
        view = part(showing.face(shop.table, recipient), "view")
        for language in LANGUAGES:
            drawn = "\n".join(board(view, shop.table, language))
            assert drawn.strip()
            assert "resigned" not in drawn


def played(game: str, moves: int) -> Workshop:
    """A game of two after some random moves, if it has not ended by itself."""
    clock = ClockPlan() if game == "elementals" else ClockPlan("move", 60_000)
    options: dict[str, JsonObject] = {"elementals": {"max-flips": 0}, "elixir": {"duel": True}}
    shop, luck = Workshop.begun(plain(game, 2, options=options.get(game, {}), clock=clock)), Random(f"{game} {moves}")
    while len(shop.table.entries) < moves and shop.table.status == "running":
        asked = shop.asked()
        if asked:
            seat = luck.choice(asked)
            shop.attempt(lambda seat=seat: shop.play(seat, luck.choice(shop.table.legal(seat))))  # type: ignore[misc]
        shop.wait(100)
    assert shop.table.status == "running"
    return shop


def check_face(face: JsonObject, loser: Seat) -> None:
    table, asked = part(face, "table"), part(part(face, "view"), "table")
    assert asked["awaited"] == []
    assert part(asked, "prompt")["kind"] == "over"
    assert table["window"] is None
    seats = table["seats"]
    assert isinstance(seats, list)
    assert [seat["clock_runs"] for seat in seats if isinstance(seat, dict)] == [False, False]
    assert [seat["resigned"] for seat in seats if isinstance(seat, dict)] == [seat == loser for seat in range(2)]
    assert part(face, "result")["reason"] == "resigned"
    if face["prompt"] is not None:
        prompt = part(face, "prompt")
        assert (prompt["to_act"], prompt["legal"], prompt["window"], prompt["race"]) == (False, [], None, None)


def part(holder: JsonObject, key: str) -> JsonObject:
    found = holder[key]
    assert isinstance(found, dict)
    return found
