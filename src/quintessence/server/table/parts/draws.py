"""What a table draws at random besides the shuffle: all workers draw the same, and no player can foresee it.

The key is the secret of the table, which is shown only after the game; nothing depends on anybody's hand.
"""

from hashlib import sha256
from hmac import digest


def draw_between(secret: str, least: int, most: int, *what: str | int) -> int:
    """A random number from `least` to `most`, for one purpose of one table."""
    text = "/".join(map(str, what))
    drawn = digest(secret.encode("utf-8"), text.encode("utf-8"), sha256)
    return least + int.from_bytes(drawn[:8], "big") % (most - least + 1)


def draw_name(secret: str, *what: str | int) -> str:
    """128 random bits as text, for one purpose of one table."""
    return digest(secret.encode("utf-8"), "/".join(map(str, what)).encode("utf-8"), sha256).hex()[:32]
