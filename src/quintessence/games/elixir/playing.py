"""Playing a card: shown, targets, payment, event, effect, end (EX-CAST-4, EX-PLAY-6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, has_status, lasting_at, lay_on, remove_card, spells_of
from quintessence.games.elixir.cards.words import (
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
from quintessence.games.elixir.ending import finish
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
from quintessence.games.elixir.table.enduring import end_laid_effects, use_all, use_lasting
from quintessence.games.elixir.table.paying import WAIVE, slots_of, waivable, ways_to_pay
from quintessence.games.elixir.table.telling import tell, tell_card, tell_paid
from quintessence.games.elixir.table.zones import (
    DISCARD,
    FINDS,
    LAID,
    SPELLS,
    first_place,
    last_place,
    with_card,
    without_place,
)
from quintessence.games.elixir.windows import subjects_of, take_place


def begin_card(board: Board, seat: i64, card: i64, in_window: bool, log: Log | None) -> None:
    """A seat shows a card of its hand: it leaves the hand and counts as a play (EX-LIM-2)."""
    is_spell = board.deck.kinds[card] == SPELL
    remove_card(board, (SPELLS if is_spell else FINDS) + seat, card)
    board.plays += 1
    frame = CardFrame(card, seat)
    frame.window = in_window
    board.stack.append(frame)
    tell_card(board, log, "cast" if is_spell else "played", seat, card)


def go_on_with_card(board: Board, frame: CardFrame, log: Log | None) -> bool:
    """Does the next step of a card being played. False if its player is asked."""
    if frame.step == TARGET_STEP:
        return go_on_with_targets(board, frame, log)
    if frame.step == PAY_STEP:
        return go_on_with_payment(board, frame, vec[i64](), 0, log)
    if frame.step == EVENT_STEP:
        frame.step = EFFECT_STEP
        open_card_event(board, frame)
    elif frame.step == EFFECT_STEP:
        begin_effect(board, frame, log)
    else:
        end_card(board, frame, log)
    return True


# Targets.


def target_choices(board: Board, card: i64, by: i64, chosen: vec[i64]) -> vec[i64]:
    """The seats that may be the next target of a card (EX-TGT-2 to EX-TGT-4, EX-STAT-8)."""
    anybody = board.deck.targets[card][len(chosen)] == 1
    found = vec[i64](capacity=8)
    for seat in range(board.seats):
        if seat == by:
            is_choice = anybody
        else:
            is_choice = not has_status(board, seat, VEILED)
        if is_choice and first_place(chosen, seat) < 0:
            found = append(found, i64(seat))
    return found


def go_on_with_targets(board: Board, frame: CardFrame, log: Log | None) -> bool:
    while len(frame.targets) < len(board.deck.targets[frame.card]):
        choices = target_choices(board, frame.card, frame.by, frame.targets)
        if len(choices) > 1:
            return False
        choose_target(board, frame, choices[0] if len(choices) == 1 else NOBODY, log)
    if board.deck.kinds[frame.card] == SPELL and not frame.free:
        frame.step = PAY_STEP
        frame.is_paying = True
        frame.slots = slots_of(board, frame.by, frame.card)
        frame.waive = waivable(board, frame.by, frame.card)
    else:
        frame.step = EVENT_STEP
    return True


def choose_target(board: Board, frame: CardFrame, target: i64, log: Log | None) -> None:
    frame.targets = with_card(frame.targets, target)
    if target != NOBODY:
        tell_target(log, frame.by, target)


def tell_target(log: Log | None, seat: i64, target: i64) -> None:
    if log is not None:
        tell(log, "targeted", {"seat": int(seat), "target": int(target)})


# Payment.


def pay_slot(board: Board, frame: CardFrame, way: i64, log: Log | None) -> None:
    """The payer uses a find for the slot asked for, or leaves it unpaid; what follows of itself is paid too."""
    cards, waived = vec[i64](), 0
    if way == WAIVE:
        leave_unpaid(frame)
        waived = 1
    else:
        use_find(board, frame, way)
        cards = append(cards, way)
    go_on_with_payment(board, frame, cards, waived, log)


def go_on_with_payment(board: Board, frame: CardFrame, cards: vec[i64], waived: i64, log: Log | None) -> bool:
    """Pays the slots that can be paid in one way only (EX-PAY-3); lays the spell when all are paid.

    `cards` and `waived` are what was paid and left unpaid just before. False if the payer is asked.
    """
    while len(frame.slots) > 0:
        ways = ways_to_pay(board, frame.by, frame.slots, frame.waive, len(frame.paid) > 0)
        if len(ways) > 1:
            break
        if ways[0] == WAIVE:
            leave_unpaid(frame)
            waived += 1
        else:
            use_find(board, frame, ways[0])
            cards = append(cards, ways[0])
    if len(cards) > 0 or waived > 0:
        tell_paid(board, log, frame.by, cards, waived)
    if len(frame.slots) > 0:
        return False
    use_up_payment_statuses(board, frame, log)
    lay_on(board, LAID + frame.by, frame.card)
    tell_card(board, log, "laid", frame.by, frame.card)
    frame.is_paying = False
    frame.step = EVENT_STEP
    return True


def use_find(board: Board, frame: CardFrame, find: i64) -> None:
    """A find used goes to the discard pile at once (EX-CAST-5, EX-PAY-7)."""
    remove_card(board, FINDS + frame.by, find)
    lay_on(board, DISCARD, find)
    frame.paid = with_card(frame.paid, find)
    frame.slots = frame.slots[1:]


def leave_unpaid(frame: CardFrame) -> None:
    frame.slots = frame.slots[1:]
    frame.waive -= 1


def use_up_payment_statuses(board: Board, frame: CardFrame, log: Log | None) -> None:
    """Discounts, surcharges and stand-ins that could apply to this spell have been used (EX-LAST-5)."""
    level = board.deck.level[frame.card]
    use_all(board, frame.by, DISCOUNT, level, log)
    use_all(board, frame.by, SURCHARGE, level, log)
    for effect in board.lasting[:]:
        stands_as = effect.stands_as
        if effect.status != STAND_IN or effect.on != frame.by or stands_as is None:
            continue
        for ingredient in board.deck.cost[frame.card]:
            if stands_as.fits[ingredient] == 1:
                use_lasting(board, lasting_at(board, effect.number), log)
                break


# Event, effect, end.


def open_card_event(board: Board, frame: CardFrame) -> None:
    """The event `spell`, `object` or `transaction` (EX-EV-1 to EX-EV-3)."""
    kind = board.deck.kinds[frame.card]
    named = ON_SPELL if kind == SPELL else ON_OBJECT if kind == MAGIC else ON_TRANSACTION
    event = EventFrame(named, frame.by, subjects_of(frame.targets), frame.card)
    event.paid = frame.paid
    event.level = board.deck.level[frame.card]
    take_place(board, event)


def begin_effect(board: Board, frame: CardFrame, log: Log | None) -> None:
    """The window has closed: the effect is carried out, unless the card was cancelled."""
    frame.step = END_STEP
    is_spell = board.deck.kinds[frame.card] == SPELL
    if frame.cancelled != NOT_CANCELLED:
        tell_card(board, log, "fizzled", frame.by, frame.card)
        if is_spell and frame.cancelled == RETURNS and is_laid(board, frame):
            remove_laid(board, frame.by, frame.card)
            lay_on(board, SPELLS + frame.by, frame.card)
            tell_card(board, log, "recalled", frame.by, frame.card)
            end_laid_effects(board, frame.by, frame.card, log)
        return
    if is_spell and board.variant.wins_at_once and len(spells_of(board, frame.by)) == 0:
        # The caster of a last spell wins before its effect (EX-END-2).
        finish(board, frame.by, log)
        return
    doing = ListFrame(frame.card, frame.by, board.deck.effects[frame.card])
    doing.targets = frame.targets
    doing.window = frame.window
    board.stack.append(doing)


def is_laid(board: Board, frame: CardFrame) -> bool:
    """Whether the spell being cast still lies before its caster."""
    return not frame.is_back and first_place(board.zones[LAID + frame.by], frame.card) >= 0


def remove_laid(board: Board, seat: i64, spell: i64) -> None:
    """Takes the latest laid copy of a spell away."""
    row = board.zones[LAID + seat]
    board.zones[LAID + seat] = without_place(row, last_place(row, spell))


def end_card(board: Board, frame: CardFrame, log: Log | None) -> None:
    """All done: a find goes to the discard pile, a spell stays laid."""
    board.stack.pop()
    if board.deck.kinds[frame.card] != SPELL:
        lay_on(board, DISCARD, frame.card)
    tell_card(board, log, "resolved", frame.by, frame.card)
