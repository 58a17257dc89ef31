"""Numbers as the reader's language writes them."""

from quintessence.core.types import Language

SEPARATORS = {"en": (",", "."), "fr": ("\N{NARROW NO-BREAK SPACE}", ",")}
"""Between thousands, before decimals."""


def decimal(number: float, language: Language, places: int = 1) -> str:
    """12,345.6 in English, 12 345,6 in French."""
    thousands, point = SEPARATORS[language]
    whole, _, rest = f"{number:,.{places}f}".partition(".")
    return whole.replace(",", thousands) + (point + rest if rest else "")


def percent(share: float, language: Language) -> str:
    """Without its sign: the sentence around it has that."""
    return decimal(100 * share, language)
