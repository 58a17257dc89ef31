"""What a stack shows, by the two steps with which the engine lays one card under another."""

from quintessence.games.metamorphose.cards.geometry import laid, under


def rows_shown(faces: list[int], offsets: list[int]) -> int:
    """The rows that a stack shows, its top card first (ME-CRE-4)."""
    rows = 0
    for face, offset in zip(faces, offsets, strict=True):
        rows = under(rows, laid(face, offset))
    return rows
