"""Undo: a move that can be taken back passed no turn on, revealed nothing and drew nothing."""

from quintessence.core.errors import BadCall
from quintessence.core.match import Match
from quintessence.core.types import JsonObject, Seat
from quintessence.testing.difference import difference
from quintessence.testing.leaks import Outcome, cuts
from quintessence.testing.play import Play, face, whole
from quintessence.testing.replay import new_match

SAMPLES = 3


def check(play: Play) -> None:
    """Plays the moves of a finished game in a match and looks at some of the chances to undo."""
    match = new_match(play)
    pilot = play.chance("undo")
    for ply, (seat, move) in enumerate(play.moves):
        words = play.grammar.words(move)
        if pilot.below(1000) < int(play.share * 1000):
            check_move(play, ply, match, seat, words)
        else:
            match.play(words, seat)
    if Match.from_record(match.record()).position() != match.position():
        raise play.fault("undone-record-differs")


def check_move(play: Play, ply: int, match: Match, seat: Seat, words: str) -> None:
    """Makes the move, takes it back if that is offered, and makes it again."""
    before = match.copy()
    match.play(words, seat)
    offered = [viewer for viewer in play.viewers if match.can_undo(viewer)]
    told = [viewer for viewer in play.viewers if is_offered(match, viewer)]
    if told != offered:
        raise play.fault("undo-shown-to-others", ply, offered=offered, told=told)
    if not offered:
        check_refused(play, ply, match)
        return
    if offered != [seat]:
        raise play.fault("undo-offered-to-others", ply, words=words, seat=seat, offered=offered)
    check_nevers(play, ply, before, match, seat, words)
    after = whole(match.state)
    match.undo(seat)
    play.same(whole(before.state), whole(match.state), "undone-differs", ply, words=words)
    match.play(words, seat)
    play.same(after, whole(match.state), "redone-differs", ply, words=words)


def is_offered(match: Match, viewer: Seat | None) -> bool:
    table = match.view(viewer)["table"]
    assert isinstance(table, dict)
    return table["can_undo"] is True


def check_refused(play: Play, ply: int, match: Match) -> None:
    """An undo that is not offered is refused, and nothing changes."""
    before = match.record()
    try:
        match.undo()
    except BadCall:
        if match.record() != before:
            raise play.fault("refused-undo-changes", ply) from None
        return
    raise play.fault("undo-not-offered", ply)


def check_nevers(play: Play, ply: int, before: Match, after: Match, seat: Seat, words: str) -> None:
    if before.to_act != [seat] or after.to_act != [seat]:
        raise play.fault("undo-passes-turn", ply, words=words, before=before.to_act, after=after.to_act)
    if before.chance.drawn != after.chance.drawn:
        raise play.fault("undo-draws", ply, words=words)
    move = play.grammar.parse(words)
    for viewer in play.viewers:
        truth = outcome(before, viewer, seat, words)
        if not truth.told and truth.face == face(before.state, viewer):
            # A viewer who does not notice the move cannot learn from it.
            continue
        for number in range(SAMPLES):
            sample = before.state.sample(viewer, play.chance(ply, "undo", str(viewer), number))
            if move not in list(sample.legal_moves(seat)):
                continue
            twin = before.copy()
            twin.state = sample
            guess = outcome(twin, viewer, seat, words)
            if (truth.told, truth.face) != (guess.told, guess.face):
                where = difference([*truth.told], [*guess.told]) or difference(truth.face, guess.face)
                raise play.fault("undo-reveals", ply, viewer=viewer, words=words, **where)


def outcome(match: Match, viewer: Seat | None, seat: Seat, words: str) -> Outcome:
    """What a viewer has of a move that is made in a copy of the match."""
    twin = match.copy()
    events = twin.play(words, seat)
    told: list[JsonObject] = cuts(events, viewer)
    return Outcome(told, events, face(twin.state, viewer))
