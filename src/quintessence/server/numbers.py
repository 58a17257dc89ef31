"""Whole numbers as they are typed: in addresses, lines and settings."""


def whole_number(text: str, digits: int = 9) -> int | None:
    """The number that a text stands for; None if it is anything but 1 to `digits` digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None
