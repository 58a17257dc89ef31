"""Playing a card: shown, targets, payment, event, effect, end (EX-CAST-4, EX-PLAY-6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.games.elixir.ending import finish
from quintessence.games.elixir.enduring import end_laid_effects, use_all, use_lasting
from quintessence.games.elixir.frames import (
    EFFECT_STEP,
    END_STEP,
    EVENT_STEP,
    PAY_STEP,
    TARGET_STEP,
    CardFrame,
    EventFrame,
    ListFrame,
)
from quintessence.games.elixir.paying import WAIVE, slots_of, waivable, ways_to_pay
from quintessence.games.elixir.table import Table, has_status, lasting_at, lay_on, remove_card, spells_of
from quintessence.games.elixir.telling import tell, tell_card, tell_paid
from quintessence.games.elixir.windows import subjects_of, take_place
from quintessence.games.elixir.words import (
    DISCOUNT,
    MAGIC,
    NOBODY,
    NOT_CANCELLED,
    ON_OBJECT,
    ON_SPELL,
    ON_TRANSACTION,
    RETURNS,
    SPELL,
    STAND_IN,
    SURCHARGE,
    VEILED,
)
from quintessence.games.elixir.zones import (
    DISCARD,
    FINDS,
    LAID,
    SPELLS,
    first_place,
    last_place,
    with_card,
    without_place,
)


def begin_card(table: Table, seat: i64, card: i64, in_window: bool, log: Log | None) -> None:
    """A seat shows a card of its hand: it leaves the hand and counts as a play (EX-LIM-2)."""
    is_spell = table.deck.kinds[card] == SPELL
    remove_card(table, (SPELLS if is_spell else FINDS) + seat, card)
    table.plays += 1
    frame = CardFrame(card, seat)
    frame.window = in_window
    table.stack.append(frame)
    tell_card(table, log, "cast" if is_spell else "played", seat, card)


def go_on_with_card(table: Table, frame: CardFrame, log: Log | None) -> bool:
    """Does the next step of a card being played. False if its player is asked."""
    if frame.step == TARGET_STEP:
        return go_on_with_targets(table, frame, log)
    if frame.step == PAY_STEP:
        return go_on_with_payment(table, frame, vec[i64](), 0, log)
    if frame.step == EVENT_STEP:
        frame.step = EFFECT_STEP
        open_card_event(table, frame)
    elif frame.step == EFFECT_STEP:
        begin_effect(table, frame, log)
    else:
        end_card(table, frame, log)
    return True


# Targets.


def target_choices(table: Table, card: i64, by: i64, chosen: vec[i64]) -> vec[i64]:
    """The seats that may be the next target of a card (EX-TGT-2 to EX-TGT-4, EX-STAT-8)."""
    anybody = table.deck.targets[card][len(chosen)] == 1
    found = vec[i64](capacity=8)
    for seat in range(table.seats):
        if seat == by:
            is_choice = anybody
        else:
            is_choice = not has_status(table, seat, VEILED)
        if is_choice and first_place(chosen, seat) < 0:
            found = append(found, i64(seat))
    return found


def go_on_with_targets(table: Table, frame: CardFrame, log: Log | None) -> bool:
    while len(frame.targets) < len(table.deck.targets[frame.card]):
        choices = target_choices(table, frame.card, frame.by, frame.targets)
        if len(choices) > 1:
            return False
        choose_target(table, frame, choices[0] if len(choices) == 1 else NOBODY, log)
    if table.deck.kinds[frame.card] == SPELL and not frame.free:
        frame.step = PAY_STEP
        frame.is_paying = True
        frame.slots = slots_of(table, frame.by, frame.card)
        frame.waive = waivable(table, frame.by, frame.card)
    else:
        frame.step = EVENT_STEP
    return True


def choose_target(table: Table, frame: CardFrame, target: i64, log: Log | None) -> None:
    frame.targets = with_card(frame.targets, target)
    if target != NOBODY:
        tell_target(log, frame.by, target)


def tell_target(log: Log | None, seat: i64, target: i64) -> None:
    if log is not None:
        tell(log, "targeted", {"seat": int(seat), "target": int(target)})


# Payment.


def pay_slot(table: Table, frame: CardFrame, way: i64, log: Log | None) -> None:
    """The payer uses a find for the slot asked for, or leaves it unpaid; what follows of itself is paid too."""
    cards, waived = vec[i64](), 0
    if way == WAIVE:
        leave_unpaid(frame)
        waived = 1
    else:
        use_find(table, frame, way)
        cards = append(cards, way)
    go_on_with_payment(table, frame, cards, waived, log)


def go_on_with_payment(table: Table, frame: CardFrame, cards: vec[i64], waived: i64, log: Log | None) -> bool:
    """Pays the slots that can be paid in one way only (EX-PAY-3); lays the spell when all are paid.

    `cards` and `waived` are what was paid and left unpaid just before. False if the payer is asked.
    """
    while len(frame.slots) > 0:
        ways = ways_to_pay(table, frame.by, frame.slots, frame.waive, len(frame.paid) > 0)
        if len(ways) > 1:
            break
        if ways[0] == WAIVE:
            leave_unpaid(frame)
            waived += 1
        else:
            use_find(table, frame, ways[0])
            cards = append(cards, ways[0])
    if len(cards) > 0 or waived > 0:
        tell_paid(table, log, frame.by, cards, waived)
    if len(frame.slots) > 0:
        return False
    use_up_payment_statuses(table, frame, log)
    lay_on(table, LAID + frame.by, frame.card)
    tell_card(table, log, "laid", frame.by, frame.card)
    frame.is_paying = False
    frame.step = EVENT_STEP
    return True


def use_find(table: Table, frame: CardFrame, find: i64) -> None:
    """A find used goes to the discard pile at once (EX-CAST-5, EX-PAY-7)."""
    remove_card(table, FINDS + frame.by, find)
    lay_on(table, DISCARD, find)
    frame.paid = with_card(frame.paid, find)
    frame.slots = frame.slots[1:]


def leave_unpaid(frame: CardFrame) -> None:
    frame.slots = frame.slots[1:]
    frame.waive -= 1


def use_up_payment_statuses(table: Table, frame: CardFrame, log: Log | None) -> None:
    """Discounts, surcharges and stand-ins that could apply to this spell have been used (EX-LAST-5)."""
    level = table.deck.level[frame.card]
    use_all(table, frame.by, DISCOUNT, level, log)
    use_all(table, frame.by, SURCHARGE, level, log)
    for effect in table.lasting[:]:
        stands_as = effect.stands_as
        if effect.status != STAND_IN or effect.on != frame.by or stands_as is None:
            continue
        for ingredient in table.deck.cost[frame.card]:
            if stands_as.table[ingredient] == 1:
                use_lasting(table, lasting_at(table, effect.number), log)
                break


# Event, effect, end.


def open_card_event(table: Table, frame: CardFrame) -> None:
    """The event `spell`, `object` or `transaction` (EX-EV-1 to EX-EV-3)."""
    kind = table.deck.kinds[frame.card]
    named = ON_SPELL if kind == SPELL else ON_OBJECT if kind == MAGIC else ON_TRANSACTION
    event = EventFrame(named, frame.by, subjects_of(frame.targets), frame.card)
    event.paid = frame.paid
    event.level = table.deck.level[frame.card]
    take_place(table, event)


def begin_effect(table: Table, frame: CardFrame, log: Log | None) -> None:
    """The window has closed: the effect is carried out, unless the card was cancelled."""
    frame.step = END_STEP
    is_spell = table.deck.kinds[frame.card] == SPELL
    if frame.cancelled != NOT_CANCELLED:
        tell_card(table, log, "fizzled", frame.by, frame.card)
        if is_spell and frame.cancelled == RETURNS and is_laid(table, frame):
            remove_laid(table, frame.by, frame.card)
            lay_on(table, SPELLS + frame.by, frame.card)
            tell_card(table, log, "recalled", frame.by, frame.card)
            end_laid_effects(table, frame.by, frame.card, log)
        return
    if is_spell and table.rules.wins_at_once and len(spells_of(table, frame.by)) == 0:
        # The caster of a last spell wins before its effect (EX-END-2).
        finish(table, frame.by, log)
        return
    doing = ListFrame(frame.card, frame.by, table.deck.effects[frame.card])
    doing.targets = frame.targets
    doing.window = frame.window
    table.stack.append(doing)


def is_laid(table: Table, frame: CardFrame) -> bool:
    """Whether the spell being cast still lies before its caster."""
    return not frame.is_back and first_place(table.zones[LAID + frame.by], frame.card) >= 0


def remove_laid(table: Table, seat: i64, spell: i64) -> None:
    """Takes the latest laid copy of a spell away."""
    row = table.zones[LAID + seat]
    table.zones[LAID + seat] = without_place(row, last_place(row, spell))


def end_card(table: Table, frame: CardFrame, log: Log | None) -> None:
    """All done: a find goes to the discard pile, a spell stays laid."""
    table.stack.pop()
    if table.deck.kinds[frame.card] != SPELL:
        lay_on(table, DISCARD, frame.card)
    tell_card(table, log, "resolved", frame.by, frame.card)
