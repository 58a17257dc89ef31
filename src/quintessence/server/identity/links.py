"""Links with which somebody goes on at another device: stored as a hash, good for one use and ten minutes."""

import secrets
from typing import Final

LASTS: Final = 10 * 60_000
"""Milliseconds."""
LONGEST: Final = 100
"""Characters of a link that are looked at; ours are shorter."""


def new_link() -> str:
    """The secret of a new link. Its 256 random bits cannot be guessed."""
    return secrets.token_urlsafe(32)
