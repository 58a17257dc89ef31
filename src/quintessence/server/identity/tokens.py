"""Bot tokens and links to another device: shown once, stored as a hash, never written to a log."""

import hashlib
import secrets
from typing import Final

from quintessence.server.store.model import TokenId

PREFIX: Final = "qbot_"
"""Makes a leaked token easy to recognise."""
LINK_LASTS: Final = 10 * 60_000
"""How many milliseconds a link is valid, for one use."""
LONGEST_LINK: Final = 100
"""The longest link that is looked at; ours are shorter."""


def new_token() -> tuple[TokenId, str]:
    """The id of a new token, which may be shown, and its text, which its owner sees once."""
    return TokenId(secrets.token_urlsafe(12)), PREFIX + secrets.token_urlsafe(32)


def new_link() -> str:
    """The secret of a new link."""
    return secrets.token_urlsafe(32)


def digest_of(text: str) -> bytes:
    """What is stored of a token or link. Their 256 random bits cannot be guessed: one round of a hash is enough."""
    return hashlib.sha256(text.encode()).digest()
