"""A record replays to the same position, the same events and the same digest."""

from quintessence.core.errors import BadRecord
from quintessence.core.match import Match
from quintessence.core.verify import verify
from quintessence.testing.play import Play, whole


def check(play: Play) -> None:
    """A finished game, written as a record and read again, is the same game, and the record is true."""
    match = match_of(play)
    text = match.record()
    try:
        again = Match.from_record(text)
    except BadRecord as refusal:
        raise play.fault(f"a game's own record is refused: {refusal}") from refusal
    if again.record() != text:
        # The digest is part of the text.
        raise play.fault("a record that was replayed is written differently")
    play.same(whole(match.state), whole(again.state), "a record does not replay to the same position")
    for viewer in play.viewers:
        play.same(match.told(viewer), again.told(viewer), "a record does not replay to the same events")
    for found in verify(text):
        if not found.ok:
            raise play.fault(f"the record of a game is not true: {found.message()}")


def match_of(play: Play) -> Match:
    """The match in which the moves of a random game are played, in words."""
    match = new_match(play)
    for seat, move in play.moves:
        match.play(play.grammar.words(move), seat)
    return match


def new_match(play: Play) -> Match:
    return Match(play.game, play.case.seats, play.seed, dict(play.case.options))
