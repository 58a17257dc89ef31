"""Every game ends, however it is played."""

from itertools import repeat

from quintessence.testing.play import Play, begin, moments

STUBBORN = (0, -1)
"""Players who always choose the first, or the last, of what they may do."""


def check(play: Play) -> None:
    """The game ends before it has as many moves as the longest may have, not only when it is played at random."""
    for choice in STUBBORN:
        again = begin(play.game, play.facts, play.case, play.seed)
        # `moments` raises when the game becomes too long.
        for _ in moments(again, repeat(choice)):
            pass
