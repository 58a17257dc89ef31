"""An example of every document of the API, as JSON, by the name of its struct.

Tables, games and refusals are real: what is shown is what the server answers.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

import quintessence
from quintessence.core.advice import Advice, Reason
from quintessence.core.types import Json, JsonObject
from quintessence.server.api import bodies, bodies_games, games_about, scenarios
from quintessence.server.api.advising import advice_of
from quintessence.server.api.endings import ending, measure
from quintessence.server.api.http_history import opponent
from quintessence.server.api.http_session import me
from quintessence.server.api.http_tables import now_at, replay_step, told_to
from quintessence.server.api.lists import about_table
from quintessence.server.api.refusing import problem_of
from quintessence.server.api.tables import invitation, opening_of, table_made
from quintessence.server.clock import Millis
from quintessence.server.store.model import Identity, IdentityId, TableId
from quintessence.server.table.checks import finished
from quintessence.server.table.entry import Entry
from quintessence.server.table.folding import add_entry, fold_entries
from quintessence.server.table.listings import listing_of
from quintessence.server.table.table import Table
from quintessence.server.table.topics import absence, playing, seating
from quintessence.server.thinking import told
from quintessence.server.words import Wrong

GAME: Final = "elem-master"
NOW: Final = Millis(1_760_000_000_000)
ADA: Final = Identity(id=IdentityId("Wm3kq0pXc1aB7d2E"), kind="guest", name="Ada", created=NOW)
BOB: Final = Identity(id=IdentityId("k0pXc1aB7d2EWm3q"), kind="guest", name="Bob", created=NOW)
FORM: Final = bodies.NewTable(game=GAME, options={"first": "0"}, public=True)
PASSWORD: Final = "correct horse battery"
LINK: Final = "q0b9sQ4mX2r7kc1Zt"
SECRET: Final = "5e884898da28047151d0e56f8dc62927"
SCENARIO: Final[JsonObject] = {
    "game": GAME,
    "name": "White begins",
    "rules": [],
    "seats": 2,
    "options": {"first": "0"},
    "steps": [{"expect": {"to_act": [0]}}],
}
ADVICE: Final = Advice(["grow c2", "end"], 0.57, [Reason("air", True, True), Reason("fire", False, False)], False)
LONG: Final = (bodies_games.GameAbout, bodies_games.Rulebook, bodies_games.Gallery)
"""These show one element of each list: they would fill pages."""

Step = Callable[[Table], list[Entry]]


def example_table(*steps: Step) -> Table:
    """A table that Ada has opened and sat down at, after some commands."""
    table = fold_entries(seating.open_table(TableId("u3Vd8sKx0pQa"), opening_of(FORM), ADA.id, SECRET, NOW))
    for step in (sits(ADA), *steps):
        for entry in step(table):
            add_entry(table, entry)
    return table


def sits(who: Identity) -> Step:
    return lambda table: seating.sit(table, who.id, who.name, NOW)


def plays(words: str) -> Step:
    return lambda table: playing.play(table, table.begun.to_act[0], words, None, NOW)


def started_table(*steps: Step) -> Table:
    """The same when Bob has sat down, too, and the game has begun."""
    return example_table(sits(BOB), lambda table: seating.start(table, ADA.id, NOW), *steps)


@cache
def documents() -> list[msgspec.Struct]:
    """An example of each document."""
    table = example_table()
    over = started_table(plays("move c2 c3"), lambda table: absence.resign(table, 1, NOW))
    link = invitation(table.id, 1, "c1Zt0b9sQ4mX2r7k")
    return [
        problem_of(Wrong("no-such-table", 404))[1],
        bodies.Session(me(ADA)),
        bodies.NewGuest("Ada"),
        bodies.Rename("Ada L"),
        bodies.Credentials("Ada", PASSWORD),
        bodies.NewPassword(PASSWORD, "staple correct horse"),
        bodies.LinkMade(LINK, f"/continue#{LINK}", NOW + 600_000),
        bodies.Link(LINK),
        bodies.LinkAbout("Ada", "guest", False),
        bodies.NewToken("Ada’s bot"),
        bodies.TokenMade("b7d2EWm3kq0pXc1a", "Ada’s bot", "qbot_…"),
        bodies.TokenAbout("b7d2EWm3kq0pXc1a", "Ada’s bot", NOW),
        games_about.about_game(GAME),
        games_about.rulebook_of(GAME),
        games_about.gallery_of(GAME),
        games_about.about_bots()[-1],
        bodies_games.CardSet('format = "quintessence-elixir-cards"\n'),
        bodies_games.CardReport(True, []),
        bodies_games.ScenarioText(SCENARIO),
        scenarios.check_scenario(SCENARIO),
        bodies_games.ScenarioPlay(SCENARIO, 0),
        scenarios.play_scenario(SCENARIO, 0),
        bodies_games.ScenarioPreview(SCENARIO, 0, ["end"]),
        scenarios.preview_moves(SCENARIO, 0, ["end"]),
        FORM,
        bodies.Import(scenario=SCENARIO),
        table_made(table, [link]),
        bodies.Tables([about_table(listing_of(table), ADA, NOW)], None),
        opponent(GAME, None, False),
        now_at(table, 0),
        told_to(table, 0),
        bodies.Sitting(seat=1, nonce="5f0c9a7e"),
        bodies.Seated(1),
        bodies.Invite(1),
        link,
        bodies.Done(),
        bodies.RematchMade(None),
        advice_of(3, [told(ADVICE, over.game)]),
        replay_step(over, 1, 0),
        ending(over, [(len(over.begun.entries), measure(finished(over)))]),
        bodies.Health("ok", quintessence.__version__, "sqlite", 3, 5),
        bodies.House("network", ["http://192.168.1.20:8000"]),
    ]


@cache
def examples() -> dict[str, Json]:
    """The examples by the names of their structs."""
    parts = [me(ADA), about_table(listing_of(example_table()), ADA, NOW), bodies.Again(nonce="5f0c9a7e")]
    return {type(one).__name__: as_json(one) for one in [*documents(), *parts]}


def as_json(document: msgspec.Struct) -> Json:
    whole: Json = msgspec.to_builtins(document)
    return first_of_each(whole) if isinstance(document, LONG) else whole


def first_of_each(value: Json) -> Json:
    """The same with one element of each list."""
    if isinstance(value, list):
        return [first_of_each(inner) for inner in value[:1]]
    return {key: first_of_each(inner) for key, inner in value.items()} if isinstance(value, dict) else value
