"""What all tables with races have in common, at a terminal and on a server."""

from typing import Final

from quintessence.core.chance import QuickChance
from quintessence.core.contract import State
from quintessence.core.event import Event
from quintessence.core.grammar import Grammar
from quintessence.core.match import Match
from quintessence.core.race import OpenRace, Terms
from quintessence.core.timed import TimedState
from quintessence.core.types import Seat

BOT_ASKS: Final = (300, 700)
"""How long a bot takes to ask for its card, in milliseconds."""
UPSETTING: Final = ("mistake", "cards-won", "player-left", "placing-skipped")
"""After one of these everybody gets time to see what happened (EL-NET-11)."""


def timed_state(match: Match) -> TimedState:
    """The position of a game with races."""
    state = match.state
    assert isinstance(state, TimedState)
    return state


def open_race(match: Match, terms: Terms, allowances: dict[Seat, int]) -> OpenRace:
    """The race that the position opens, before anybody has answered."""
    state = timed_state(match)
    pause = terms.pause * int(state.race_patience())
    return OpenRace(terms, int(state.race_window()), int(state.race_floor()), pause, allowances)


def after_silence(match: Match) -> State:
    """The position if nobody answered the open race."""
    state = timed_state(match)
    after = state.copy()
    for seat in after.to_act():
        after.apply(seat, state.silence(), QuickChance(0))
    return after


def without_time(grammar: Grammar, words: str) -> tuple[str, int | None]:
    """An answer without its time, and the time, None if it had none."""
    plain, _, time = words.strip().rpartition(" ")
    if time.isascii() and time.isdigit() and len(time) < 10 and grammar.parse(plain) >= 0:
        return plain, int(time)
    return words, None


def is_upsetting(events: list[Event]) -> bool:
    """Whether something has happened that everybody gets time to see."""
    return any(event.kind in UPSETTING for event in events)


def is_summoning(match: Match) -> bool:
    """Whether the next thing is a summoning, before which there is a pause."""
    return match.result is None and match.state.prompt(None)["kind"] == "summon"
