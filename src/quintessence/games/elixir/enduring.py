"""How lasting effects begin, are used up and end (EX-LAST-1 to EX-LAST-6)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.games.elixir.frames import EventFrame, ListFrame
from quintessence.games.elixir.lasting import Lasting
from quintessence.games.elixir.table import Table, is_counted, lasting_at
from quintessence.games.elixir.telling import tell_ended
from quintessence.games.elixir.words import (
    FORFEIT,
    LARGEST_NUMBER,
    THEIR_TURN,
    THEIR_TURN_END,
    TURN_ENDS,
    WHILE_LAID,
    YOUR_TURN,
    YOUR_TURN_END,
)
from quintessence.games.elixir.zones import LAID, first_place


def next_number(table: Table) -> i64:
    """The number of a new lasting effect: one above the highest in use, also on the stack."""
    highest: i64 = 0
    for effect in table.lasting:
        highest = max(highest, effect.number)
    for frame in table.stack:
        if isinstance(frame, ListFrame):
            highest = max(highest, frame.trigger)
        elif isinstance(frame, EventFrame):
            for number in frame.triggers:
                highest = max(highest, number)
    return highest + 1


def has_room(table: Table, effects: i64) -> bool:
    """Whether so many more effects may last."""
    return len(table.lasting) + effects <= LARGEST_NUMBER


def begin_lasting(table: Table, kind: i64, on: i64, by: i64, card: i64, until: i64) -> Lasting:
    """A new lasting effect, to be filled in before anything else happens."""
    effect = Lasting(next_number(table), kind, on, by, card, until, table.turn)
    table.lasting.append(effect)
    return effect


def end_lasting(table: Table, place: i64, log: Log | None) -> None:
    effect = table.lasting.pop(place)
    tell_ended(table, log, effect)


def use_lasting(table: Table, place: i64, log: Log | None) -> None:
    """Counts one use, if uses are counted; the last one ends the effect (EX-LAST-5)."""
    effect = table.lasting[place]
    if not is_counted(effect):
        return
    if effect.uses <= 1:
        end_lasting(table, place, log)
    else:
        table.lasting[place] = effect.used()


def use_oldest(table: Table, seat: i64, status: i64, log: Log | None) -> bool:
    """Uses the oldest status of that kind on a seat; False if it has none."""
    for place in range(len(table.lasting)):
        effect = table.lasting[place]
        if effect.on == seat and effect.status == status:
            use_lasting(table, place, log)
            return True
    return False


def use_all(table: Table, seat: i64, status: i64, level: i64, log: Log | None) -> None:
    """Uses every status of that kind on a seat that concerns spells of this level."""
    for effect in table.lasting[:]:
        if effect.on == seat and effect.status == status and effect.level >> level & 1 == 1:
            use_lasting(table, lasting_at(table, effect.number), log)


def ends_at_start(table: Table, effect: Lasting) -> bool:
    """Whether an effect ends when the turn in progress starts (EX-LAST-2)."""
    if effect.until == YOUR_TURN:
        return effect.by == table.active
    return effect.until == THEIR_TURN and effect.on == table.active


def ends_at_end(table: Table, effect: Lasting) -> bool:
    """Whether an effect ends when the turn in progress ends (EX-LAST-2, EX-LAST-3)."""
    if effect.until == TURN_ENDS:
        return True
    if effect.since >= table.turn:
        return False
    if effect.until == YOUR_TURN_END:
        return effect.by == table.active
    return effect.until == THEIR_TURN_END and effect.on == table.active


def end_laid_effects(table: Table, owner: i64, card: i64, log: Log | None) -> None:
    """Ends what lasted as long as a spell lay before its owner, once no copy of it lies there (EX-LAST-4)."""
    if first_place(table.zones[LAID + owner], card) >= 0:
        return
    numbers = vec[i64]([e.number for e in table.lasting if e.until == WHILE_LAID and e.by == owner and e.card == card])
    for number in numbers:
        end_lasting(table, lasting_at(table, number), log)


def dispel(table: Table, seats: i64, kinds: i64, log: Log | None) -> i64:
    """Ends the lasting effects of some kinds on some seats, but none that is laid; how many (EX-VERB-18)."""
    place: i64 = 0
    ended: i64 = 0
    while place < len(table.lasting):
        effect = table.lasting[place]
        if effect.until != WHILE_LAID and kinds >> effect.kind & 1 == 1 and seats >> effect.on & 1 == 1:
            end_lasting(table, place, log)
            ended += 1
        else:
            place += 1
    return ended


def forfeit_to_buy(table: Table, seat: i64, card: i64, finds: i64) -> i64:
    """The number of the oldest forfeit of a card that a seat with so many finds can buy out of, or 0 (EX-FORF-7)."""
    for effect in table.lasting:
        if effect.kind == FORFEIT and effect.on == seat and effect.card == card:
            if effect.by != seat and effect.n <= finds:
                return effect.number
    return 0
