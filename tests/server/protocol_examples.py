"""An example of every message of a table's WebSocket, in both directions."""

from typing import Final

import msgspec
from msgspec import Struct

from quintessence.core.types import Json
from quintessence.server import protocol
from quintessence.server.words import Texts

CLIENT_EXAMPLES: Final[list[protocol.ClientMessage]] = [
    protocol.Play(id=7, words="attack c3 c4", prompt=12),
    protocol.Play(id=8, words="slap ab-cd", prompt=31, claim=412, flip=9),
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
    protocol.Why(id=19, words="attack c3 e5"),
    protocol.Preview(id=26, words=["place on c1", "end"]),
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

SERVER_EXAMPLES: Final[list[protocol.ServerMessage]] = [
    protocol.Face(
        number=12,
        seat=0,
        face={"table": {}, "view": {}, "prompt": None, "result": None},
        missed=[],
        at=1_760_000_000_000,
    ),
    protocol.Update(
        number=13,
        events=[{"kind": "moved", "seat": 0, "from": "c3", "to": "c4"}],
        patch=[[["view", "ap"], 2], [["view", "cells", "c3"]]],
        at=1_760_000_000_250,
    ),
    protocol.Accepted(id=7),
    protocol.Refusal(
        id=7,
        code="refused",
        arguments={"words": "attack c3 e5", "rule": "EM-ATT-2"},
        text=Texts(
            en="Refused: “attack c3 e5” – EM-ATT-2: only a neighbouring cell can be attacked.",
            fr="Refusé : « attack c3 e5 » – EM-ATT-2 : seule une case voisine peut être attaquée.",
        ),
        rule="EM-ATT-2",
        kind="not-now",
    ),
    protocol.Reason(id=19, words="attack c3 c4", rule=None, text=None),
    protocol.Previews(
        id=26,
        previews=[
            {
                "creatures": {"c1": {"before": {}, "after": {}}},
                "strength": {
                    "before": {"purple": 5, "orange": 0, "green": 2},
                    "after": {"purple": 8, "orange": 0, "green": 2},
                },
            },
            None,
        ],
    ),
    protocol.Presence(
        seats=[protocol.Present(seat=0, here=True, round_trip=24), protocol.Present(seat=1, here=False)], spectators=2
    ),
    protocol.Ping(ping=3, at=1_760_000_000_000, round_trip=24, jitter=3, offset=1_759_999_989_487.6),
    protocol.Notice(
        code="line-slow",
        arguments={"trip": 480, "jitter": 90},
        text=Texts(
            en="Your connection is slow (round trip 480 ms, jitter 90 ms). Races go on; what the compensation does "
            "not cover is lost.",
            fr="Votre connexion est lente (aller-retour 480 ms, gigue 90 ms). Les courses continuent ; ce "
            "que la compensation ne couvre pas est perdu.",
        ),
    ),
    protocol.Closing(
        code="too-slow",
        text=Texts(
            en="The connection could not keep up with the table. Connect again: nothing is lost.",
            fr="La connexion n’a pas suivi le rythme de la table. Reconnectez-vous : rien n’est perdu.",
        ),
        final=False,
    ),
]


def example_of(message: type[Struct]) -> Json:
    """The first example of a message, as JSON."""
    for example in [*CLIENT_EXAMPLES, *SERVER_EXAMPLES]:
        if type(example) is message:
            told: Json = msgspec.to_builtins(example)
            return told
    raise KeyError(message.__name__)
