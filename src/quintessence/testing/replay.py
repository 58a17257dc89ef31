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
        raise play.fault("own-record-refused", cause=refusal) from refusal
    if again.record() != text:
        # The digest is part of the text.
        raise play.fault("record-rewritten")
    play.same(whole(match.state), whole(again.state), "record-position-differs")
    for viewer in play.viewers:
        play.same(match.told(viewer), again.told(viewer), "record-events-differ")
    for found in verify(text):
        if not found.ok:
            raise play.fault("record-not-true", cause=found)


def match_of(play: Play) -> Match:
    """The match in which the moves of a random game are played, in words."""
    match = new_match(play)
    for seat, move in play.moves:
        match.play(play.grammar.words(move), seat)
    return match


def new_match(play: Play) -> Match:
    return Match(play.game, play.case.seats, play.seed, dict(play.case.options))
