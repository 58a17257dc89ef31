"""The start and the end of a turn, and whose turn comes next (EX-TURN-5 to EX-TURN-9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.ending import finish_by_limit
from quintessence.games.elixir.enduring import end_lasting, ends_at_end, ends_at_start, use_all, use_oldest
from quintessence.games.elixir.forfeits import judge
from quintessence.games.elixir.frames import (
    DROP_WORD,
    END_DONE,
    END_EVENT,
    END_EXPIRE,
    END_LIMIT,
    START_DRAW,
    START_EXPIRE,
    EventFrame,
    PickFrame,
)
from quintessence.games.elixir.lasting import Lasting
from quintessence.games.elixir.piles import draw_finds
from quintessence.games.elixir.questions import EndFrame, StartFrame
from quintessence.games.elixir.table import Table, finds_of, lasting_at, neighbour, status_total
from quintessence.games.elixir.telling import tell_turn
from quintessence.games.elixir.windows import take_place
from quintessence.games.elixir.words import DRAW_MORE, NO_CARD, NO_DRAW, ON_TURN_END, ON_TURN_START, SKIP
from quintessence.games.elixir.zones import DISCARD, FINDS

ANY_LEVEL: Final[i64] = 1
"""`draw-more` knows no levels: it holds for all of them."""


def start_turn(table: Table, log: Log | None) -> None:
    """A turn begins for the active player."""
    table.plays = 0
    table.ending = False
    table.stack.append(StartFrame())
    tell_turn(table, log, "turn-started")


def go_on_with_start(table: Table, frame: StartFrame, chance: Chance, log: Log | None) -> None:
    """What ends now ends; then a skip, or the draw and the event (EX-TURN-8)."""
    if frame.step == START_EXPIRE:
        frame.step = START_DRAW
        expire(table, True, log)
        return
    table.stack.pop()
    if use_oldest(table, table.active, SKIP, log):
        tell_turn(table, log, "turn-skipped")
        end = EndFrame()
        end.step = END_EXPIRE
        table.stack.append(end)
        return
    draw_for_turn(table, chance, log)
    take_place(table, turn_event(table, ON_TURN_START))


def draw_for_turn(table: Table, chance: Chance, log: Log | None) -> None:
    """One find, and more by `draw-more`; none at all by `no-draw` (EX-STAT-5, EX-STAT-6)."""
    seat = table.active
    if use_oldest(table, seat, NO_DRAW, log):
        return
    count = 1 + status_total(table, seat, DRAW_MORE, ANY_LEVEL)
    use_all(table, seat, DRAW_MORE, ANY_LEVEL, log)
    draw_finds(table, seat, count, chance, log)


def turn_event(table: Table, event: i64) -> EventFrame:
    return EventFrame(event, table.active, vec[i64]([table.active]), NO_CARD)


def end_turn(table: Table) -> None:
    """The turn in progress ends: by `next`, or by a card."""
    table.stack.append(EndFrame())


def go_on_with_end(table: Table, frame: EndFrame, log: Log | None) -> None:
    """The event, the hand limit, what ends now, the next turn (EX-TURN-9)."""
    if frame.step == END_EVENT:
        frame.step = END_LIMIT
        take_place(table, turn_event(table, ON_TURN_END))
    elif frame.step == END_LIMIT:
        frame.step = END_EXPIRE
        apply_hand_limit(table)
    elif frame.step == END_EXPIRE:
        frame.step = END_DONE
        tell_turn(table, log, "turn-ended")
        expire(table, False, log)
    else:
        table.stack.pop()
        limit = table.rules.round_limit
        if limit > 0 and table.turn >= limit * table.seats:
            finish_by_limit(table, log)
        else:
            pass_turn(table, log)


def apply_hand_limit(table: Table) -> None:
    """Whoever has too many finds discards down to the limit (EX-LIM-3)."""
    limit = table.rules.hand_limit
    excess = len(finds_of(table, table.active)) - limit
    if limit > 0 and excess > 0:
        zone = FINDS + table.active
        anything = table.deck.vocabulary.any_find
        table.stack.append(PickFrame(table.active, DROP_WORD, zone, DISCARD, excess, anything))


def expire(table: Table, at_start: bool, log: Log | None) -> None:
    """Ends the lasting effects that end now, the oldest first; forfeits may be judged."""
    ended: list[Lasting] = []
    for effect in table.lasting[:]:
        if ends_at_start(table, effect) if at_start else ends_at_end(table, effect):
            end_lasting(table, lasting_at(table, effect.number), log)
            ended.append(effect)
    judge(table, ended)


def pass_turn(table: Table, log: Log | None) -> None:
    """The next turn: the first extra turn due, else the next in order (EX-TURN-5, EX-TURN-6)."""
    if len(table.extra) > 0:
        table.active = table.extra[0]
        table.extra = table.extra[1:]
    else:
        table.active = neighbour(table, table.anchor, table.direction)
        table.anchor = table.active
    table.turn += 1
    start_turn(table, log)
