"""Lists of effects: which step comes next, and the verbs that steer (EX-VERB-25 to EX-VERB-31, EX-LANG-6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.types import JsonObject
from quintessence.games.elixir import card_verbs, lasting_verbs
from quintessence.games.elixir.auction import hold_auction
from quintessence.games.elixir.board import Board, counter_of, has_status, in_turn_order, set_counter
from quintessence.games.elixir.cards.language import Effect
from quintessence.games.elixir.cards.reckoning import amount_meant, bit, holds, number_meant, one_seat, seats_meant
from quintessence.games.elixir.cards.words import (
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
from quintessence.games.elixir.exchange import pass_on, redeal, trade
from quintessence.games.elixir.frames import EachFrame, ListFrame
from quintessence.games.elixir.market import hold_flea_market, hold_market
from quintessence.games.elixir.playing import target_choices, tell_target
from quintessence.games.elixir.questions import AimFrame, ChooseFrame, CopyFrame, NameFrame
from quintessence.games.elixir.table.telling import tell, tell_nothing
from quintessence.games.elixir.table.zones import with_card


def go_on_with_list(board: Board, at: ListFrame, chance: Chance, log: Log | None) -> None:
    """Does the next step of a list of effects, or ends it."""
    if at.place == len(at.todo):
        end_list(board, at)
        return
    effect = at.todo[at.place]
    at.before = at.moved
    if effect.verb == CHOOSE:
        begin_choice(board, at, effect, log)
        return
    at.place += 1
    if effect.verb == IF:
        condition = effect.condition
        assert condition is not None
        begin_part(board, at, effect.do if holds(board, at, condition) else effect.otherwise)
        return
    at.moved = 0
    do_card_step(board, at, effect, chance, log)


def begin_part(board: Board, at: ListFrame, todo: list[Effect]) -> None:
    """A part of an `if` or a `choose`: it goes on counting where the list was."""
    if len(todo) > 0:
        part = at.inner(todo)
        part.child = True
        board.stack.append(part)


def end_list(board: Board, at: ListFrame) -> None:
    """A list is done; what it moved counts for the step that it is a part of."""
    board.stack.pop()
    place: i64 = len(board.stack) - 1
    if place >= 0 and isinstance(board.stack[place], EachFrame):
        place -= 1
    if place < 0:
        return
    outer = board.stack[place]
    if not isinstance(outer, ListFrame):
        return
    outer.total += at.total
    if at.child:
        outer.moved = at.moved
        outer.targets = at.targets
        outer.named = at.named
    else:
        outer.moved += at.total


def do_card_step(board: Board, at: ListFrame, effect: Effect, chance: Chance, log: Log | None) -> None:
    """Verbs about cards; the others follow."""
    verb = effect.verb
    if verb == DRAW:
        card_verbs.draw(board, at, effect, chance, log)
    elif verb == TAKE:
        card_verbs.take(board, at, effect, log)
    elif verb == FETCH:
        card_verbs.fetch(board, at, effect, log)
    elif verb == DISCARD_FINDS:
        card_verbs.discard_finds(board, at, effect, chance, log)
    elif verb == LOOK:
        card_verbs.look(board, at, effect, log)
    elif verb == RECALL:
        card_verbs.recall(board, at, effect, chance, log)
    elif verb == LAY:
        card_verbs.lay(board, at, effect, log)
    elif verb == COPY:
        card_verbs.copy(board, at, effect, log)
    elif verb in (TRADE, PASS_ON, REDEAL, HOLD_MARKET, HOLD_FLEA, HOLD_AUCTION):
        do_table_step(board, at, effect, chance, log)
    else:
        do_lasting_step(board, at, effect, log)


def do_table_step(board: Board, at: ListFrame, effect: Effect, chance: Chance, log: Log | None) -> None:
    """Verbs in which several seats exchange cards."""
    verb = effect.verb
    n = amount_meant(board, at, effect.amount)
    if verb == TRADE:
        one = one_seat(board, at, effect.other_seats)
        other = one_seat(board, at, effect.seats)
        picks = (effect.pick, effect.other_pick)
        trade(board, at.by, one, other, n, effect.zone, picks, at.card, log)
        return
    seats = seats_meant(board, at, effect.seats)
    if verb == PASS_ON:
        pass_on(board, seats, n, effect.zone, effect.clockwise, at.card, log)
    elif verb == REDEAL:
        redeal(board, seats, effect.zone, at.card, chance, log)
    elif verb == HOLD_MARKET:
        hold_market(board, seats, at.card, log)
    elif verb == HOLD_FLEA:
        hold_flea_market(board, seats, n, effect.what, at.card, log)
    else:
        hold_auction(board, at.by, seats, n, at.card, chance, log)


def do_lasting_step(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """Verbs about what lasts, about events and about turns."""
    verb = effect.verb
    if verb == SET_STATUS:
        lasting_verbs.set_status(board, at, effect, log)
    elif verb == SET_TRIGGER:
        lasting_verbs.set_trigger(board, at, effect, log)
    elif verb == GIVE_FORFEIT:
        lasting_verbs.put_forfeit(board, at, effect, log)
    elif verb == CANCEL:
        lasting_verbs.cancel(board, at, effect, log)
    elif verb == REDIRECT:
        lasting_verbs.redirect(board, at, effect, log)
    elif verb == DISPEL:
        lasting_verbs.dispel_effects(board, at, effect, log)
    elif verb == SKIP_TURN:
        lasting_verbs.skip_turns(board, at, effect, log)
    elif verb == EXTRA_TURN:
        lasting_verbs.add_extra_turns(board, at, effect, log)
    elif verb == REVERSE:
        lasting_verbs.reverse(board, log)
    elif verb == END_TURN:
        board.ending = True
    else:
        do_asking_step(board, at, effect, log)


def do_asking_step(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """Verbs that ask somebody, that repeat, that count and that speak."""
    verb = effect.verb
    if verb == AIM:
        aim(board, at, effect, log)
    elif verb == NAME:
        name(board, at, effect, log)
    elif verb == EACH:
        seats = in_turn_order(board, seats_meant(board, at, effect.seats))
        pattern = at.inner(effect.do)
        pattern.moved = at.before
        if len(seats) == 0 or len(effect.do) == 0:
            tell_nothing(board, log, at.card)
        else:
            board.stack.append(EachFrame(seats, pattern))
    elif verb == COUNT:
        count(board, at, effect, log)
    elif verb == SAY and log is not None:
        tell(log, "said", {"seat": int(at.by), "what": dict(said(effect))})


def said(effect: Effect) -> JsonObject:
    text = effect.source["text"]
    assert isinstance(text, dict)
    return text


def go_on_with_each(board: Board, each: EachFrame) -> None:
    """The list for the next seat, or the end."""
    if len(each.seats) == 0:
        board.stack.pop()
        return
    doing = each.pattern.copy()
    assert isinstance(doing, ListFrame)
    doing.them = each.seats[0]
    each.seats = each.seats[1:]
    board.stack.append(doing)


def count(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-30"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    n = number_meant(board, at, effect.amount)
    for seat in seats:
        before = counter_of(board, effect.counter, seat) if effect.adds else 0
        set_counter(board, effect.counter, seat, before + n)
        if log is not None:
            now = int(counter_of(board, effect.counter, seat))
            tell(log, "counted", {"seat": int(seat), "what": board.counter_names[effect.counter], "n": now})


# Choices.


def begin_choice(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-25: one option of those whose condition holds. The effect stays to be done until it is chosen."""
    seat = one_seat(board, at, effect.seats)
    options: i64 = 0
    for place, choice in enumerate(effect.choices):
        if choice.condition is None or holds(board, at, choice.condition):
            options |= bit(place + 1)
    if seat == NOBODY or options == 0:
        at.place += 1
        tell_nothing(board, log, at.card)
    elif options & (options - 1) == 0:
        take_option(board, at, seat, lowest_bit(options), log)
    else:
        board.stack.append(ChooseFrame(seat, options))


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest bit of a set."""
    number: i64 = 0
    while bits >> number & 1 == 0:
        number += 1
    return number


def take_option(board: Board, at: ListFrame, seat: i64, number: i64, log: Log | None) -> None:
    """Carries out the option with a number, counted from 1."""
    choice = at.todo[at.place].choices[number - 1]
    at.place += 1
    if log is not None:
        tell(log, "chose", {"seat": int(seat), "what": int(number), "text": dict(choice.text)})
    begin_part(board, at, choice.do)


def aim(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-26"""
    seat = one_seat(board, at, effect.seats)
    among = seats_meant(board, at, effect.other_seats)
    choices = aim_choices(board, seat, among) if seat != NOBODY else vec[i64]()
    if len(choices) > 1:
        board.stack.append(AimFrame(seat, among))
    else:
        set_target(at, seat, choices[0] if len(choices) == 1 else NOBODY, log)
        if len(choices) == 0:
            tell_nothing(board, log, at.card)


def aim_choices(board: Board, seat: i64, among: i64) -> vec[i64]:
    """The seats that may be aimed at: veiled ones only by themselves (EX-STAT-8)."""
    found = vec[i64](capacity=8)
    for other in range(board.seats):
        if among >> other & 1 == 1 and (other == seat or not has_status(board, other, VEILED)):
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


def name(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-27"""
    seat = one_seat(board, at, effect.seats)
    words = board.deck.named(effect.group)
    if seat == NOBODY or len(words) == 0:
        tell_nothing(board, log, at.card)
    elif len(words) == 1:
        set_name(board, at, seat, words[0], log)
    else:
        board.stack.append(NameFrame(seat, effect.group))


def set_name(board: Board, at: ListFrame, seat: i64, word: i64, log: Log | None) -> None:
    at.named = word
    if log is not None:
        tell(log, "named", {"seat": int(seat), "what": board.deck.vocabulary.words[word]})


def go_on_with_copy(board: Board, frame: CopyFrame, log: Log | None) -> bool:
    """Chooses targets for a copied spell; then its effect is carried out. False if somebody is asked."""
    while len(frame.targets) < len(board.deck.targets[frame.card]):
        choices = target_choices(board, frame.card, frame.by, frame.targets)
        if len(choices) > 1:
            return False
        choose_copy_target(frame, choices[0] if len(choices) == 1 else NOBODY, log)
    board.stack.pop()
    outer = board.stack[-1]
    doing = ListFrame(frame.card, frame.by, board.deck.effects[frame.card])
    doing.targets = frame.targets
    if isinstance(outer, ListFrame):
        doing.window = outer.window
        doing.source = outer.card
    board.stack.append(doing)
    return True


def choose_copy_target(frame: CopyFrame, target: i64, log: Log | None) -> None:
    frame.targets = with_card(frame.targets, target)
    if target != NOBODY:
        tell_target(log, frame.by, target)
