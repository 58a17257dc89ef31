"""What a table leaves to chance besides the shuffle: all workers draw the same, and nobody at the table can foresee it.

The key is the secret of the table, which is shown only when the game is over; nothing depends on what anybody holds.
"""

from hashlib import sha256
from hmac import digest


def draw_between(secret: str, least: int, most: int, *what: str | int) -> int:
    """A number from `least` to `most`, each as likely as any other, for one purpose of one table."""
    text = "/".join(map(str, what))
    drawn = digest(secret.encode("utf-8"), text.encode("utf-8"), sha256)
    return least + int.from_bytes(drawn[:8], "big") % (most - least + 1)


def draw_name(secret: str, *what: str | int) -> str:
    """128 bits as text, for one purpose of one table."""
    return digest(secret.encode("utf-8"), "/".join(map(str, what)).encode("utf-8"), sha256).hex()[:32]
