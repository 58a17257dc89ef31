"""Undo: a move that can be taken back passed no turn on, revealed nothing and drew nothing."""

from quintessence.core.errors import BadCall
from quintessence.core.match import Match
from quintessence.core.types import JsonObject, Seat
from quintessence.testing.difference import difference
from quintessence.testing.leaks import Outcome, cuts
from quintessence.testing.play import Play, face, whole
from quintessence.testing.replay import new_match
from quintessence.testing.shape import named

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
        raise play.fault("a record with moves that were taken back replays to another position")


def check_move(play: Play, ply: int, match: Match, seat: Seat, words: str) -> None:
    """Makes the move, takes it back if that is offered, and makes it again."""
    before = match.copy()
    match.play(words, seat)
    offered = [viewer for viewer in play.viewers if match.can_undo(viewer)]
    told = [viewer for viewer in play.viewers if is_offered(match, viewer)]
    if told != offered:
        raise play.fault(f"{offered} may undo, but the views of {told} say so", ply)
    if not offered:
        check_refused(play, ply, match)
        return
    if offered != [seat]:
        raise play.fault(f"after '{words}' of seat {seat} others may take it back: {offered}", ply)
    check_nevers(play, ply, before, match, seat, words)
    after = whole(match.state)
    match.undo(seat)
    what = f"'{words}' was taken back, but the position is not the one before it"
    play.same(whole(before.state), whole(match.state), what, ply)
    match.play(words, seat)
    play.same(after, whole(match.state), f"'{words}', taken back and made again, does not lead to the same", ply)


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
            raise play.fault("an undo was refused but has changed the match", ply) from None
        return
    raise play.fault("an undo is not offered, but is done", ply)


def check_nevers(play: Play, ply: int, before: Match, after: Match, seat: Seat, words: str) -> None:
    but = f"'{words}' may be taken back, but"
    if before.to_act != [seat] or after.to_act != [seat]:
        raise play.fault(f"{but} who is to act went from {before.to_act} to {after.to_act}", ply)
    if before.chance.drawn != after.chance.drawn:
        raise play.fault(f"{but} something was drawn", ply)
    move = play.grammar.parse(words)
    for viewer in play.viewers:
        truth = outcome(before, viewer, seat, words)
        if not truth.told and truth.face == face(before.state, viewer):
            # Whoever does not notice the move cannot learn from it.
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
                raise play.fault(f"{but} {named(viewer)} learnt something by it: {where}", ply)


def outcome(match: Match, viewer: Seat | None, seat: Seat, words: str) -> Outcome:
    """What a viewer has of a move that is made in a copy of the match."""
    twin = match.copy()
    events = twin.play(words, seat)
    told: list[JsonObject] = cuts(events, viewer)
    return Outcome(told, events, face(twin.state, viewer))
