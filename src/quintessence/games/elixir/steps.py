"""Lists of effects: which step comes next, and the verbs that steer (EX-VERB-25 to EX-VERB-31, EX-LANG-6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.types import JsonObject
from quintessence.games.elixir import card_verbs, lasting_verbs
from quintessence.games.elixir.auction import hold_auction
from quintessence.games.elixir.exchange import pass_on, redeal, trade
from quintessence.games.elixir.frames import EachFrame, ListFrame
from quintessence.games.elixir.language import Effect
from quintessence.games.elixir.market import hold_flea_market, hold_market
from quintessence.games.elixir.playing import target_choices, tell_target
from quintessence.games.elixir.questions import AimFrame, ChooseFrame, CopyFrame, NameFrame
from quintessence.games.elixir.reckoning import amount_meant, bit, holds, number_meant, one_seat, seats_meant
from quintessence.games.elixir.table import Table, counter_of, has_status, in_turn_order, set_counter
from quintessence.games.elixir.telling import tell, tell_nothing
from quintessence.games.elixir.words import (
    AIM,
    CANCEL,
    CHOOSE,
    COPY,
    COUNT,
    DISCARD_FINDS,
    DISPEL,
    DRAW,
    EACH,
    END_TURN,
    EXTRA_TURN,
    FETCH,
    GIVE_FORFEIT,
    HOLD_AUCTION,
    HOLD_FLEA,
    HOLD_MARKET,
    IF,
    LAY,
    LOOK,
    NAME,
    NOBODY,
    PASS_ON,
    RECALL,
    REDEAL,
    REDIRECT,
    REVERSE,
    SAY,
    SET_STATUS,
    SET_TRIGGER,
    SKIP_TURN,
    TAKE,
    TRADE,
    VEILED,
)
from quintessence.games.elixir.zones import with_card


def go_on_with_list(table: Table, at: ListFrame, chance: Chance, log: Log | None) -> None:
    """Does the next step of a list of effects, or ends it."""
    if at.place == len(at.todo):
        end_list(table, at)
        return
    effect = at.todo[at.place]
    at.before = at.moved
    if effect.verb == CHOOSE:
        begin_choice(table, at, effect, log)
        return
    at.place += 1
    if effect.verb == IF:
        condition = effect.condition
        assert condition is not None
        begin_part(table, at, effect.do if holds(table, at, condition) else effect.otherwise)
        return
    at.moved = 0
    do_card_step(table, at, effect, chance, log)


def begin_part(table: Table, at: ListFrame, todo: list[Effect]) -> None:
    """A part of an `if` or a `choose`: it goes on counting where the list was."""
    if len(todo) > 0:
        part = at.inner(todo)
        part.child = True
        table.stack.append(part)


def end_list(table: Table, at: ListFrame) -> None:
    """A list is done; what it moved counts for the step that it is a part of."""
    table.stack.pop()
    place: i64 = len(table.stack) - 1
    if place >= 0 and isinstance(table.stack[place], EachFrame):
        place -= 1
    if place < 0:
        return
    outer = table.stack[place]
    if not isinstance(outer, ListFrame):
        return
    outer.total += at.total
    if at.child:
        outer.moved = at.moved
        outer.targets = at.targets
        outer.named = at.named
    else:
        outer.moved += at.total


def do_card_step(table: Table, at: ListFrame, effect: Effect, chance: Chance, log: Log | None) -> None:
    """Verbs about cards; the others follow."""
    verb = effect.verb
    if verb == DRAW:
        card_verbs.draw(table, at, effect, chance, log)
    elif verb == TAKE:
        card_verbs.take(table, at, effect, log)
    elif verb == FETCH:
        card_verbs.fetch(table, at, effect, log)
    elif verb == DISCARD_FINDS:
        card_verbs.discard_finds(table, at, effect, chance, log)
    elif verb == LOOK:
        card_verbs.look(table, at, effect, log)
    elif verb == RECALL:
        card_verbs.recall(table, at, effect, chance, log)
    elif verb == LAY:
        card_verbs.lay(table, at, effect, log)
    elif verb == COPY:
        card_verbs.copy(table, at, effect, log)
    elif verb in (TRADE, PASS_ON, REDEAL, HOLD_MARKET, HOLD_FLEA, HOLD_AUCTION):
        do_table_step(table, at, effect, chance, log)
    else:
        do_lasting_step(table, at, effect, log)


def do_table_step(table: Table, at: ListFrame, effect: Effect, chance: Chance, log: Log | None) -> None:
    """Verbs in which several seats exchange cards."""
    verb = effect.verb
    n = amount_meant(table, at, effect.amount)
    if verb == TRADE:
        one = one_seat(table, at, effect.other_seats)
        other = one_seat(table, at, effect.seats)
        picks = (effect.pick, effect.other_pick)
        trade(table, at.by, one, other, n, effect.zone, picks, at.card, log)
        return
    seats = seats_meant(table, at, effect.seats)
    if verb == PASS_ON:
        pass_on(table, seats, n, effect.zone, effect.clockwise, at.card, log)
    elif verb == REDEAL:
        redeal(table, seats, effect.zone, at.card, chance, log)
    elif verb == HOLD_MARKET:
        hold_market(table, seats, at.card, log)
    elif verb == HOLD_FLEA:
        hold_flea_market(table, seats, n, effect.what, at.card, log)
    else:
        hold_auction(table, at.by, seats, n, at.card, chance, log)


def do_lasting_step(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """Verbs about what lasts, about events and about turns."""
    verb = effect.verb
    if verb == SET_STATUS:
        lasting_verbs.set_status(table, at, effect, log)
    elif verb == SET_TRIGGER:
        lasting_verbs.set_trigger(table, at, effect, log)
    elif verb == GIVE_FORFEIT:
        lasting_verbs.put_forfeit(table, at, effect, log)
    elif verb == CANCEL:
        lasting_verbs.cancel(table, at, effect, log)
    elif verb == REDIRECT:
        lasting_verbs.redirect(table, at, effect, log)
    elif verb == DISPEL:
        lasting_verbs.dispel_effects(table, at, effect, log)
    elif verb == SKIP_TURN:
        lasting_verbs.skip_turns(table, at, effect, log)
    elif verb == EXTRA_TURN:
        lasting_verbs.add_extra_turns(table, at, effect, log)
    elif verb == REVERSE:
        lasting_verbs.reverse(table, log)
    elif verb == END_TURN:
        table.ending = True
    else:
        do_asking_step(table, at, effect, log)


def do_asking_step(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """Verbs that ask somebody, that repeat, that count and that speak."""
    verb = effect.verb
    if verb == AIM:
        aim(table, at, effect, log)
    elif verb == NAME:
        name(table, at, effect, log)
    elif verb == EACH:
        seats = in_turn_order(table, seats_meant(table, at, effect.seats))
        pattern = at.inner(effect.do)
        pattern.moved = at.before
        if len(seats) == 0 or len(effect.do) == 0:
            tell_nothing(table, log, at.card)
        else:
            table.stack.append(EachFrame(seats, pattern))
    elif verb == COUNT:
        count(table, at, effect, log)
    elif verb == SAY and log is not None:
        tell(log, "said", {"seat": int(at.by), "what": dict(said(effect))})


def said(effect: Effect) -> JsonObject:
    text = effect.source["text"]
    assert isinstance(text, dict)
    return text


def go_on_with_each(table: Table, each: EachFrame) -> None:
    """The list for the next seat, or the end."""
    if len(each.seats) == 0:
        table.stack.pop()
        return
    doing = each.pattern.copy()
    assert isinstance(doing, ListFrame)
    doing.them = each.seats[0]
    each.seats = each.seats[1:]
    table.stack.append(doing)


def count(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-30"""
    seats = in_turn_order(table, seats_meant(table, at, effect.seats))
    n = number_meant(table, at, effect.amount)
    for seat in seats:
        before = counter_of(table, effect.counter, seat) if effect.adds else 0
        set_counter(table, effect.counter, seat, before + n)
        if log is not None:
            now = int(counter_of(table, effect.counter, seat))
            tell(log, "counted", {"seat": int(seat), "what": table.counter_names[effect.counter], "n": now})


# Choices.


def begin_choice(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-25: one option of those whose condition holds. The effect stays to be done until it is chosen."""
    seat = one_seat(table, at, effect.seats)
    options: i64 = 0
    for place, choice in enumerate(effect.choices):
        if choice.condition is None or holds(table, at, choice.condition):
            options |= bit(place + 1)
    if seat == NOBODY or options == 0:
        at.place += 1
        tell_nothing(table, log, at.card)
    elif options & (options - 1) == 0:
        take_option(table, at, seat, lowest_bit(options), log)
    else:
        table.stack.append(ChooseFrame(seat, options))


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest bit of a set."""
    number: i64 = 0
    while bits >> number & 1 == 0:
        number += 1
    return number


def take_option(table: Table, at: ListFrame, seat: i64, number: i64, log: Log | None) -> None:
    """Carries out the option with a number, counted from 1."""
    choice = at.todo[at.place].choices[number - 1]
    at.place += 1
    if log is not None:
        tell(log, "chose", {"seat": int(seat), "what": int(number), "text": dict(choice.text)})
    begin_part(table, at, choice.do)


def aim(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-26"""
    seat = one_seat(table, at, effect.seats)
    among = seats_meant(table, at, effect.other_seats)
    choices = aim_choices(table, seat, among) if seat != NOBODY else vec[i64]()
    if len(choices) > 1:
        table.stack.append(AimFrame(seat, among))
    else:
        set_target(at, seat, choices[0] if len(choices) == 1 else NOBODY, log)
        if len(choices) == 0:
            tell_nothing(table, log, at.card)


def aim_choices(table: Table, seat: i64, among: i64) -> vec[i64]:
    """The seats that may be aimed at: veiled ones only by themselves (EX-STAT-8)."""
    found = vec[i64](capacity=8)
    for other in range(table.seats):
        if among >> other & 1 == 1 and (other == seat or not has_status(table, other, VEILED)):
            found = append(found, i64(other))
    return found


def set_target(at: ListFrame, seat: i64, target: i64, log: Log | None) -> None:
    """The seat becomes the first target of the list."""
    targets = vec[i64]([target])
    for place in range(1, len(at.targets)):
        targets = append(targets, at.targets[place])
    at.targets = targets
    if target != NOBODY:
        tell_target(log, seat, target)


def name(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-27"""
    seat = one_seat(table, at, effect.seats)
    words = table.deck.named(effect.group)
    if seat == NOBODY or len(words) == 0:
        tell_nothing(table, log, at.card)
    elif len(words) == 1:
        set_name(table, at, seat, words[0], log)
    else:
        table.stack.append(NameFrame(seat, effect.group))


def set_name(table: Table, at: ListFrame, seat: i64, word: i64, log: Log | None) -> None:
    at.named = word
    if log is not None:
        tell(log, "named", {"seat": int(seat), "what": table.deck.vocabulary.words[word]})


def go_on_with_copy(table: Table, frame: CopyFrame, log: Log | None) -> bool:
    """Chooses targets for a copied spell; then its effect is carried out. False if somebody is asked."""
    while len(frame.targets) < len(table.deck.targets[frame.card]):
        choices = target_choices(table, frame.card, frame.by, frame.targets)
        if len(choices) > 1:
            return False
        choose_copy_target(frame, choices[0] if len(choices) == 1 else NOBODY, log)
    table.stack.pop()
    outer = table.stack[-1]
    doing = ListFrame(frame.card, frame.by, table.deck.effects[frame.card])
    doing.targets = frame.targets
    if isinstance(outer, ListFrame):
        doing.window = outer.window
        doing.source = outer.card
    table.stack.append(doing)
    return True


def choose_copy_target(frame: CopyFrame, target: i64, log: Log | None) -> None:
    frame.targets = with_card(frame.targets, target)
    if target != NOBODY:
        tell_target(log, frame.by, target)
