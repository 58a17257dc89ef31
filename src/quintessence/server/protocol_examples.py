"""An example of every message of a table's WebSocket, in both directions."""

from typing import Final

import msgspec
from msgspec import Struct

from quintessence.core.types import Json
from quintessence.server.protocol import (
    Accepted,
    Claim,
    ClientMessage,
    Closing,
    DropEarly,
    DropOrder,
    Early,
    Face,
    Leave,
    NonceGiven,
    Notice,
    Order,
    Ping,
    Play,
    Pong,
    Presence,
    Present,
    Reason,
    Refusal,
    Rematch,
    Resign,
    Say,
    ServerMessage,
    Sit,
    Start,
    Sync,
    Takeback,
    TakebackAnswer,
    Undo,
    Update,
    Why,
)
from quintessence.server.words import Texts

CLIENT_EXAMPLES: Final[list[ClientMessage]] = [
    Play(id=7, words="attack c3 c4", prompt=12),
    Play(id=8, words="slap ab-cd", prompt=31, claim=412, flip=9),
    Early(id=9, words="pass", window="w31"),
    DropEarly(id=10),
    Order(id=11, trigger="blaze", words="pass", until="turn"),
    DropOrder(id=12, order=1),
    Undo(id=13),
    Takeback(id=14),
    TakebackAnswer(id=15, agree=True),
    Resign(id=16),
    Claim(id=17, seat=1, how="bot"),
    Say(id=18, text="Bien joué !", language="fr"),
    Why(id=19, words="attack c3 e5"),
    Sit(id=20, seat=1, nonce="5f0c9a7e"),
    Leave(id=21),
    NonceGiven(id=22, nonce="5f0c9a7e"),
    Start(id=23),
    Rematch(id=24),
    Sync(id=25),
    Pong(ping=3, received=10512.25, sent=10512.5),
]

SERVER_EXAMPLES: Final[list[ServerMessage]] = [
    Face(
        number=12,
        seat=0,
        face={"table": {}, "view": {}, "prompt": None, "result": None},
        missed=[],
        at=1_760_000_000_000,
    ),
    Update(
        number=13,
        events=[{"kind": "moved", "seat": 0, "from": "c3", "to": "c4"}],
        patch=[[["view", "ap"], 2], [["view", "cells", "c3"]]],
        at=1_760_000_000_250,
    ),
    Accepted(id=7),
    Refusal(
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
    Reason(id=19, words="attack c3 c4", rule=None, text=None),
    Presence(seats=[Present(seat=0, here=True, round_trip=24), Present(seat=1, here=False)], spectators=2),
    Ping(ping=3, at=1_760_000_000_000, round_trip=24, jitter=3, offset=1_759_999_989_487.6),
    Notice(
        code="early-dropped",
        arguments={"words": "pass"},
        text=Texts(
            en="Your early answer “pass” was dropped: what it answered has changed.",
            fr="Votre réponse anticipée « pass » a été retirée : ce à quoi elle répondait a changé.",
        ),
    ),
    Closing(
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
