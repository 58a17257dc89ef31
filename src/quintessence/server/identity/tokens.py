"""Bot tokens: shown once, stored as a hash, never written to a log."""

import hashlib
import secrets
from typing import Final

from quintessence.server.store.contract import TokenId

PREFIX: Final = "qbot_"
"""So that a token is recognised where it should not be."""


def new_token() -> tuple[TokenId, str]:
    """The id of a new token, which may be shown, and its text, which its owner sees once."""
    return TokenId(secrets.token_urlsafe(12)), PREFIX + secrets.token_urlsafe(32)


def digest_of(text: str) -> bytes:
    """What is stored of a token. Its 256 random bits cannot be guessed, so one round of a hash is enough."""
    return hashlib.sha256(text.encode()).digest()
