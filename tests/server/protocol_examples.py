"""An example of every message of a table's WebSocket, in both directions; those of the server come from real tables."""

from typing import Final

import pytest

from quintessence.core.match import Match
from quintessence.core.refusal import Refused
from quintessence.core.registry import find_game
from quintessence.server import protocol
from quintessence.server.api.examples import NOW, example_table, plays, started_table
from quintessence.server.api.refusing import notice, refusal_of
from quintessence.server.table import showing
from quintessence.server.table.folding import add_entry
from quintessence.server.words import texts

MOVE: Final = "move c2 c3"
FORBIDDEN: Final = "attack c2 c5"
PREVIEWED: Final = ["take 1a", "take deck-1"]

CLIENT_EXAMPLES: Final[list[protocol.ClientMessage]] = [
    protocol.Play(id=7, words=MOVE, prompt=started_table().questions[0].id),
    protocol.Play(id=8, words="slap fwe", prompt=31, claim=412, flip=9),
    protocol.Reconsider(id=9),
    protocol.Order(id=10, order="pass"),
    protocol.MoreTime(id=11, seconds=20),
    protocol.Undo(id=13),
    protocol.Takeback(id=14),
    protocol.TakebackAnswer(id=15, agree=True),
    protocol.Pause(id=26, on=True),
    protocol.Resign(id=16),
    protocol.Claim(id=17, seat=1, how="bot"),
    protocol.Say(id=18, text="Bien joué !", language="fr"),
    protocol.Why(id=19, words=FORBIDDEN),
    protocol.Preview(id=26, words=PREVIEWED),
    protocol.Sit(id=20, seat=1, nonce="5f0c9a7e"),
    protocol.Leave(id=21),
    protocol.NonceGiven(id=22, nonce="5f0c9a7e"),
    protocol.SeatFor(id=27, seat=1, kind="bot", bot="greedy"),
    protocol.SeatCount(id=28, seats=3),
    protocol.Swap(id=29, seat=0, other=2),
    protocol.Options(id=30, options={"first": "0"}),
    protocol.Start(id=23),
    protocol.Rematch(id=24, nonce="5f0c9a7e"),
    protocol.Sync(id=25),
    protocol.Pong(ping=3, received=10512.25, sent=10512.5),
]


def face() -> protocol.Face:
    """What the host of a table sees before the game."""
    table = example_table()
    return protocol.Face(table.count(0), 0, showing.face(table, 0), missed=[], at=NOW, host=True)


def update() -> protocol.Update:
    """What the other seat is told of a move."""
    table = started_table()
    showing.face(table, 1)
    for entry in plays(MOVE)(table):
        add_entry(table, entry)
    told = showing.update(table, 1)
    assert told is not None
    return told


def refusal() -> protocol.Refusal:
    """What is told of a move that a rule forbids."""
    table = started_table()
    with pytest.raises(Refused) as refused:
        plays(FORBIDDEN)(table)
    return refusal_of(7, refused.value, table.legal(0))


def reason() -> protocol.Reason:
    refused = refusal()
    return protocol.Reason(id=19, words=FORBIDDEN, rule=refused.rule, text=refused.text, reason=refused.reason)


def previews() -> protocol.Previews:
    match = Match(find_game("metamorphose"), 2, seed=7)
    return protocol.Previews(26, [match.preview(words, match.to_act[0]) for words in PREVIEWED])


SERVER_EXAMPLES: Final[list[protocol.ServerMessage]] = [
    face(),
    update(),
    protocol.Accepted(id=7),
    refusal(),
    reason(),
    previews(),
    protocol.Presence(
        seats=[protocol.Present(seat=0, here=True, round_trip=24), protocol.Present(seat=1, here=False)], spectators=2
    ),
    protocol.Ping(ping=3, at=NOW, round_trip=24, jitter=3, offset=1_759_999_989_487.6),
    notice("line-slow", {"trip": 480, "jitter": 90}),
    protocol.Closing(code="too-slow", text=texts("closing-too-slow"), final=False),
]
