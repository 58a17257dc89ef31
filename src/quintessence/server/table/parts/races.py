"""Races at a table: when the card is asked for and shown, who has answered, when the race is closed (EL-NET-1 to 18).

An answer to an open race is told only to its player. The server measures the allowance of each line and stores it with
the entries, so that every worker makes the same ruling.
"""

from dataclasses import dataclass

from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.race import TAKEN, OpenRace, Ruling, Terms
from quintessence.core.racing import BOT_ASKS, after_silence, is_summoning, is_upsetting, open_race, timed_state
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId
from quintessence.server.table.parts.draws import draw_between
from quintessence.server.table.parts.suspicion import RightAnswer, Suspicion

SENDING = 100
"""How much longer than the allowances a race stays open: storing and sending the card takes a moment, and an answer
that came in time must not be lost by that. The ruled times do not change."""
BOT_PATIENCE = 3_000
"""How long after its time a race waits for a bot that has not answered."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to the open race, not yet ruled: the player's claim, and what the server has measured."""

    seat: Seat
    words: str
    claim: int
    elapsed: int
    allowance: int
    by_bot: bool = False


@dataclass(slots=True)
class Judged:
    """The ruling on one answer."""

    answer: Answer
    ruling: Ruling
    is_right: bool


class Races:
    """The races of one table."""

    def __init__(self, terms: Terms, secret: str, at: Millis) -> None:
        self.terms = terms
        self._secret = secret
        self._shown = 0
        self.turn_since = at
        """Since when the seat on turn may ask for its card."""
        self.asked_at: Millis | None = None
        self.earliest: Millis = Millis(at + terms.count_down)
        """No card is shown before."""
        self.ready_at: Millis = self.earliest
        """The end of the countdown before the first card and after a pause (EL-NET-20)."""
        self.paused_since: Millis | None = None
        """Since when the game is paused; None if it is not (EL-NET-21)."""
        self.shown_at: Millis | None = None
        """When the card of the open race was shown; None if no race is open."""
        self.allowances: dict[Seat, int] = {}
        self.answers: list[Answer] = []
        self.next_asked_at: Millis | None = None
        self._ruling: tuple[OpenRace, list[Judged]] | None = None
        """The ruling after all answers so far."""
        self.flip: Json = None
        """The number of the card that is shown (EL-NET-3)."""
        self.numbers_before: list[int] = []
        """The number of each seat before the card was shown: a move with such a prompt was sent without seeing it."""
        self.next: tuple[Seat, str] | None = None
        """Who turns the next card if nobody answers, and with which words (EL-NET-9); None if nobody does."""
        self.middle = 0
        """How many cards lie in the middle during the open race."""
        self.suspicions: dict[IdentityId, Suspicion] = {}
        """The right answers of each player (EL-NET-18)."""

    @property
    def is_first(self) -> bool:
        """Whether no card has been shown yet."""
        return self._shown == 0

    # Pauses.

    @property
    def is_still(self) -> bool:
        """Whether the game is paused and no race is open: an open race is finished first."""
        return self.paused_since is not None and self.shown_at is None

    def pause(self, at: Millis) -> None:
        self.paused_since = at

    def go_on(self, at: Millis) -> None:
        """Ends the pause with a countdown; a card that was asked for is still due."""
        self.paused_since = None
        self.ready_at = Millis(at + self.terms.count_down)
        self.earliest = max(self.earliest, self.ready_at)

    # Between races.

    def show_due(self) -> Millis | None:
        """When the card is shown; None if it was not asked for."""
        if self.asked_at is None:
            return None
        terms = self.terms
        delay = draw_between(self._secret, terms.show_delay_least, terms.show_delay_most, "show", self._shown)
        return max(Millis(self.asked_at + delay), self.earliest)

    def ask_due(self, is_bot: bool, is_away: bool) -> Millis:
        """When the table asks for the card in place of the seat on turn (EL-NET-12, EL-NET-13)."""
        start = max(self.turn_since, self.earliest)
        if is_bot:
            return Millis(start + draw_between(self._secret, *BOT_ASKS, "bot asks", self._shown))
        return Millis(start + (self.terms.away_timeout if is_away else self.terms.flip_timeout))

    def show(self, match: Match, seat: Seat, allowances: dict[Seat, int], numbers: list[int], at: Millis) -> None:
        """The card was turned at `at`; a race is open if the position says so."""
        self._shown += 1
        self.asked_at = None
        self.turn_since = at
        state = timed_state(match)
        if state.race_window() > 0:
            self.shown_at = at
            self.numbers_before = numbers
            self.allowances = {other: allowances.get(other, 0) for other in match.to_act}
            self.answers = []
            self.next_asked_at = None
            self._ruling = None
            self.flip = state.view(seat).get("flips")
            self.middle = len(state.stimulus().hands)
            self.next = next_if_silent(match)

    # A race.

    def take(self, answer: Answer) -> None:
        """Adds an answer."""
        self.answers.append(answer)
        self._ruling = None

    def ask_next(self, at: Millis) -> None:
        """The seat that turns the next card asks for it."""
        self.next_asked_at = at
        self._ruling = None

    def rule(self, match: Match) -> tuple[OpenRace, list[Judged]]:
        """The race as the referee sees it after all answers so far, and the ruling on each."""
        if self._ruling is None:
            self._ruling = self._ruled(match)
        return self._ruling

    def _ruled(self, match: Match) -> tuple[OpenRace, list[Judged]]:
        state = timed_state(match)
        allowances = dict(self.allowances)
        for answer in self.answers:
            allowances[answer.seat] = answer.allowance
        race = open_race(match, self.terms, allowances)
        judged = []
        for answer in self.answers:
            move = match.grammar.parse(answer.words)
            if move != state.silence():
                is_right = state.is_right(move)
                ruling = race.receive(answer.seat, answer.words, answer.claim, answer.elapsed, is_right)
                judged.append(Judged(answer, ruling, is_right))
        if self.next_asked_at is not None and self.shown_at is not None:
            race.ask_next(self.next_asked_at - self.shown_at)
        return race, judged

    def allowed(self, allowance: int) -> int:
        """An allowance, limited by the terms of the table."""
        return max(0, min(allowance, self.terms.comp_cap + self.terms.paint_allowance))

    def has_answered(self, seat: Seat) -> bool:
        return any(answer.seat == seat for answer in self.answers)

    def close_due(self, match: Match, bots: list[Seat]) -> Millis:
        """When the race closes if there are no more answers; `bots` are the seats that bots play."""
        assert self.shown_at is not None
        race, judged = self.rule(match)
        window = int(timed_state(match).race_window())
        ends = race.ends_at + (SENDING if race.ends_at > 0 else 0)
        if any(not self.has_answered(seat) for seat in bots):
            ends = window + BOT_PATIENCE
        # A bot says at once when it will answer: the race must not end earlier and so reveal it.
        times = [one.ruling.time for one in judged if one.answer.by_bot and 0 <= one.ruling.time <= race.closes_at]
        return Millis(self.shown_at + max([ends, *times]))

    def close(self, match: Match, events: list[Event], ruled: list[Judged], is_asked_for: bool, at: Millis) -> Event:
        """Closes the race, which was judged with these events; returns the event with all rulings, for everybody."""
        self.shown_at = None
        self.turn_since = at
        self.asked_at = at if is_asked_for else None
        if is_upsetting(events):
            self.earliest = max(self.earliest, Millis(at + self.terms.settle_pause))
        if is_summoning(match):
            self.earliest = max(self.earliest, Millis(at + self.terms.summon_pause))
        return Event("race-ruled", {"answers": [shown_ruling(one) for one in ruled]}, reveals=True)

    def suspicion(self, match: Match, player: IdentityId, judged: Judged) -> Suspicion | None:
        """What is known about the speed of a player after this answer; None if the answer was not right and in time.

        If another player was faster, the answer is void but not wrong: its time still counts here.
        """
        answer, ruling = judged.answer, judged.ruling
        if not judged.is_right or ruling.verdict != TAKEN:
            return None
        time = ruling.time - self.terms.handicaps[answer.seat]
        known = self.suspicions.setdefault(player, Suspicion(int(timed_state(match).race_floor())))
        known.note(RightAnswer(time, answer.claim, time > answer.claim, self.middle))
        return known


def shown_ruling(judged: Judged) -> JsonObject:
    """An answer with its correction: the claim, what was measured, and what counts."""
    answer, ruling = judged.answer, judged.ruling
    return {
        "seat": answer.seat,
        "words": answer.words,
        "claim": answer.claim,
        "elapsed": answer.elapsed,
        "allowance": answer.allowance,
        "time": ruling.time,
        "verdict": ruling.verdict,
    }


def next_if_silent(match: Match) -> tuple[Seat, str] | None:
    """The seat that turns the next card if nobody answers, and its move; None if the game would end."""
    after = after_silence(match)
    seat = int(after.mover())
    return None if seat < 0 else (Seat(seat), match.grammar.words(after.legal_moves(seat)[0]))
