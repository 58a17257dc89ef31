"""Shuffles that nobody could choose: a secret fixed beforehand, mixed with a word from every player.

The host publishes `commit(secret)` before anybody sits down. Each player then gives a nonce, and the match
is played with the seed `mix(secret, nonces)`. When it is over the host shows the secret: everybody can check
that it is the one that was fixed, and that the seed follows from it.
"""

from hashlib import sha256
from typing import final

from quintessence.core.canonical import canonical_json
from quintessence.core.types import Json, JsonObject


@final
class Fair:
    """What a record tells of its shuffles: the commitment, and afterwards the secret and the nonces."""

    def __init__(self, commitment: str, secret: str, nonces: list[str]) -> None:
        self.commitment = commitment
        self.secret = secret
        self.nonces = nonces

    def to_json(self) -> JsonObject:
        nonces: list[Json] = list(self.nonces)
        return {"commitment": self.commitment, "secret": self.secret, "nonces": nonces}


def commit(secret: str) -> str:
    """What is published before the game: SHA-256 of the secret, in hexadecimal."""
    return sha256(secret.encode("utf-8")).hexdigest()


def mix(secret: str, nonces: list[str]) -> str:
    """The seed of the match: nobody who knows only the secret, or only nonces, can tell it beforehand."""
    parts: list[Json] = [secret, *nonces]
    return sha256(canonical_json(parts).encode("utf-8")).hexdigest()
