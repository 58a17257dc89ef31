"""The leak prover: no seat learns what it may not know, by what it sees, what it is told or what it is asked.

For every seat and for a spectator, at a position p and its samples:

(a) same look: a sample of p shows the viewer the same view, legal moves and publicly awaited seats as p;
(b) a function of the view: `p.sample(s, c)` equals `p.sample(s, d).sample(s, c)`;
(c) reach: each hidden place that the facts list takes at least two values over the samples;
(d) step: a move that is legal in p and in its sample is made in both, with the same chance; if the viewer is
    sent equal events, it has equal faces;
(e) told: if it then has equal faces, it was sent equal events: no event says more than the view, except those
    that the facts list as revealing. The same for two answers that the facts call secret;
(f) declared: if it is sent different events, it learns something hidden, and the first event that differs
    says so with `reveals` or `random`;
(g) viewpoint: viewers who share a viewpoint (`State.viewpoint`) are shown the same;
(h) preview: a sample gives the seat that is to act the same previews of its moves (`State.preview`) as p.

Under options that are declared `reveals_hands` (d) and (f) are off: there the game asks only seats that hold
something, and the sampler takes account of that.
"""

from dataclasses import dataclass

from quintessence.core.contract import State
from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject, Seat
from quintessence.testing.play import Moment, Move, face

FACES = 3
REACH = 330
"""Most places show a second value in the first few samples; thirty might miss one in twelve by bad luck."""
STEPS = 3


def check(moment: Moment) -> None:
    play = moment.play
    reveals_hands = play.game.reveals_hands(play.setting)
    check_viewpoints(moment)
    for viewer in play.viewers:
        check_face(moment, viewer)
        check_function(moment, viewer)
        check_reach(moment, viewer)
        check_previews(moment, viewer)
        check_secret_answers(moment, viewer)
        for step in steps(moment, viewer):
            check_told(moment, step)
            if not reveals_hands:
                check_step(moment, step)
                check_declared(moment, step)


def check_face(moment: Moment, viewer: Seat | None) -> None:
    """(a), and that a sample is a whole position: it has as many cards of each kind as the truth."""
    truth = face(moment.state, viewer)
    for number in range(FACES):
        sample = moment.state.sample(viewer, moment.chance("face", str(viewer), number))
        moment.same(truth, face(sample, viewer), "leak-face", viewer=viewer)
        counted = moment.play.conserved(sample)
        moment.same(moment.started, counted, "sample-not-whole", viewer=viewer)


def check_viewpoints(moment: Moment) -> None:
    """(g)"""
    shown: dict[int, tuple[Seat | None, JsonObject]] = {}
    for viewer in moment.play.viewers:
        sees = moment.state.shown(viewer)
        other, same = shown.setdefault(moment.state.viewpoint(viewer), (viewer, sees))
        moment.same(same, sees, "leak-viewpoint", viewer=viewer, fellow=other)


def check_function(moment: Moment, viewer: Seat | None) -> None:
    """(b)"""
    for number in range(FACES):
        other = moment.state.sample(viewer, moment.chance("other", str(viewer), number))
        one = moment.state.sample(viewer, moment.chance("same", str(viewer), number)).to_json()
        two = other.sample(viewer, moment.chance("same", str(viewer), number)).to_json()
        moment.same(one, two, "leak-sample", viewer=viewer)


def check_reach(moment: Moment, viewer: Seat | None) -> None:
    """(c)"""
    setting, hidden = moment.play.setting, moment.play.facts.hidden
    if hidden is None:
        return
    listed = hidden(moment.state.to_json(), viewer, setting)
    pinned = list(listed)
    first: JsonObject = {}
    for number in range(REACH):
        if not pinned:
            return
        position = moment.state.sample(viewer, moment.chance("reach", str(viewer), number)).to_json()
        found = hidden(position, viewer, setting)
        if found.keys() != listed.keys():
            raise moment.fault("sample-hides-otherwise", viewer=viewer)
        first = first or found
        pinned = [place for place in pinned if found[place] == first[place]]
    place = pinned[0]
    raise moment.fault("sample-never-varies", viewer=viewer, place=place, value=first[place])


def check_previews(moment: Moment, viewer: Seat | None) -> None:
    """(h)"""
    if viewer is None:
        return
    truth = {move: moment.state.preview(viewer, move) for move in moment.state.legal_moves(viewer)}
    for number in range(FACES):
        sample = moment.state.sample(viewer, moment.chance("preview", str(viewer), number))
        for move, told in truth.items():
            guess = sample.preview(viewer, move)
            moment.same(told, guess, "leak-preview", viewer=viewer, words=moment.words(move))


def check_secret_answers(moment: Moment, viewer: Seat | None) -> None:
    """(d) and (e) for two answers that a seat might give in secret: others see and are told the same."""
    is_secret = moment.play.facts.is_secret
    if is_secret is None or not is_secret(moment.state.to_json()):
        return
    pilot = moment.chance("secret", str(viewer))
    asked = moment.state.to_act()
    # The last answer that comes in may reveal them all.
    revealing = moment.play.facts.revealing if len(asked) == 1 else frozenset()
    for seat in asked:
        if seat == viewer:
            continue
        moves = moment.state.legal_moves(seat)
        one, two = moves[pilot.below(len(moves))], moves[pilot.below(len(moves))]
        secret = {"viewer": viewer, "seat": seat, "words": moment.words(one), "others": moment.words(two)}
        first, second = (make(moment, moment.state, viewer, seat, move) for move in (one, two))
        kept = [[cut for cut in outcome.told if cut["kind"] not in revealing] for outcome in (first, second)]
        if first.face == second.face:
            moment.same(kept[0], kept[1], "leak-secret-told", **secret)
        if first.told == second.told:
            moment.same(first.face, second.face, "leak-secret-seen", **secret)


@dataclass
class Outcome:
    """What a viewer has of a move that was made: what it was told, all that happened, what it sees."""

    told: list[JsonObject]
    events: list[Event]
    face: JsonObject


@dataclass
class Step:
    """The same move made in a position and in a sample that a viewer cannot tell from it."""

    viewer: Seat | None
    seat: Seat
    words: str
    truth: Outcome
    guess: Outcome

    def made(self) -> dict[str, str | int | None]:
        """Which move it was, and who looked on."""
        return {"viewer": self.viewer, "seat": self.seat, "words": self.words}


def steps(moment: Moment, viewer: Seat | None) -> list[Step]:
    """Some moves that are legal in the position and in a sample of it for that viewer."""
    found: list[Step] = []
    pilot = moment.chance("step", str(viewer))
    for number in range(STEPS):
        sample = moment.state.sample(viewer, moment.chance("step", str(viewer), number))
        for seat in moment.state.to_act():
            guessed = set(sample.legal_moves(seat))
            both = [move for move in moment.state.legal_moves(seat) if move in guessed]
            if both:
                move = both[pilot.below(len(both))]
                truth = make(moment, moment.state, viewer, seat, move)
                guess = make(moment, sample, viewer, seat, move)
                found.append(Step(viewer, seat, moment.words(move), truth, guess))
    return found


def make(moment: Moment, state: State, viewer: Seat | None, seat: Seat, move: Move) -> Outcome:
    """What the viewer has when the move is made in a copy of the position; the chance is always the same."""
    after, log = state.copy(), Log()
    after.apply(seat, move, moment.chance("made"), log)
    return Outcome(cuts(log.events, viewer), log.events, face(after, viewer))


def sent(events: list[Event], viewer: Seat | None) -> list[Event]:
    """Those of some events that the viewer is sent."""
    return [event for event in events if event.cut(viewer) is not None]


def cuts(events: list[Event], viewer: Seat | None) -> list[JsonObject]:
    """What the viewer is sent of some events."""
    return [cut for event in events if (cut := event.cut(viewer)) is not None]


def check_step(moment: Moment, step: Step) -> None:
    """(d)"""
    if step.truth.told == step.guess.told:
        moment.same(step.truth.face, step.guess.face, "leak-step", **step.made())


def check_told(moment: Moment, step: Step) -> None:
    """(e)"""
    if step.truth.face != step.guess.face:
        return
    revealing = moment.play.facts.revealing
    truth, guess = ([cut for cut in o.told if cut["kind"] not in revealing] for o in (step.truth, step.guess))
    moment.same(truth, guess, "leak-told", **step.made())


def check_declared(moment: Moment, step: Step) -> None:
    """(f)"""
    truth, guess = (sent(outcome.events, step.viewer) for outcome in (step.truth, step.guess))
    for place in range(max(len(truth), len(guess))):
        pair = [(event, event.cut(step.viewer)) for events in (truth, guess) for event in events[place : place + 1]]
        if len(pair) == 2 and pair[0][1] == pair[1][1]:
            continue
        if not any(event.reveals or event.random for event, _ in pair):
            raise moment.fault("leak-undeclared", told=" / ".join(str(cut) for _, cut in pair), **step.made())
        return
