"""Picking cards one by one: giving, taking, dropping, recalling, laying, copying (EX-ASK-3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject
from quintessence.games.elixir.board import Board, count_moved, lay_on, list_at_work, remove_card
from quintessence.games.elixir.cards.reckoning import matching, of_levels, open_event
from quintessence.games.elixir.cards.words import (
    FROM_DISCARD,
    FROM_PAYMENT,
    FROM_PILE,
    FROM_TOP,
    IN_FINDS,
    IN_SPELLS,
    NO_CARD,
    TO_BOTTOM,
    TO_DISCARD,
)
from quintessence.games.elixir.frames import (
    COPY_WORD,
    DROP_WORD,
    EFFECT_STEP,
    LAY_WORD,
    NO_REST,
    RECALL_WORD,
    CardFrame,
    PickFrame,
)
from quintessence.games.elixir.questions import CopyFrame
from quintessence.games.elixir.table.enduring import end_laid_effects
from quintessence.games.elixir.table.piles import (
    discard,
    put_on_top,
    put_under,
    renew_pile,
    shuffle_pile,
    take_from_top,
)
from quintessence.games.elixir.table.telling import (
    card_names,
    is_open,
    tell_card,
    tell_fetched,
    tell_laid,
    tell_moved,
    tell_nothing,
)
from quintessence.games.elixir.table.zones import (
    ASIDE,
    COPYABLE,
    DISCARD,
    LAID,
    PAYMENT,
    PILE,
    count_of,
    is_alike,
    is_hand_of_finds,
    last_place,
    seat_of,
    without_card,
    without_place,
)


def offered(board: Board, frame: PickFrame) -> vec[i64]:
    """The cards that may be picked now, in the order of the place where they lie."""
    source = frame.source
    if source == ASIDE:
        return matching(board, frame.cards, frame.what, frame.named)
    if source == COPYABLE:
        return frame.cards
    if source == PAYMENT:
        return matching(board, still_discarded(board, frame.cards), frame.what, frame.named)
    cards = board.zones[source]
    if is_hand_of_finds(source) or source == DISCARD or source == PILE:
        return matching(board, cards, frame.what, frame.named)
    spells = of_levels(board, cards, frame.level)
    return spells if frame.skip == NO_CARD else without_last(spells, frame.skip)


def still_discarded(board: Board, cards: vec[i64]) -> vec[i64]:
    """Those of the finds just used that are still in the discard pile."""
    found = vec[i64](capacity=len(cards))
    for card in cards:
        if count_of(found, card) < count_of(board.zones[DISCARD], card):
            found = append(found, card)
    return found


def without_last(cards: vec[i64], card: i64) -> vec[i64]:
    place = last_place(cards, card)
    return cards if place < 0 else without_place(cards, place)


def go_on_with_pick(board: Board, frame: PickFrame, chance: Chance, log: Log | None) -> bool:
    """Picks what must be picked without asking, or ends. False if somebody is asked."""
    if frame.look > 0:
        look_at_top(board, frame, chance, log)
    elif frame.source == PILE:
        renew_pile(board, chance, log)
    cards = offered(board, frame)
    if frame.n == 0 or len(cards) == 0:
        if frame.is_fresh:
            tell_in_vain(board, log)
        finish_pick(board, frame, chance, log)
        return True
    frame.is_fresh = False
    if frame.up_to or not (len(cards) <= frame.n or is_alike(cards)):
        tell_what_is_seen(board, frame, cards, log)
        return False
    pick_card(board, frame, cards[0], log)
    return True


def tell_in_vain(board: Board, log: Log | None) -> None:
    """There is nothing to pick for the step at work."""
    doing = list_at_work(board)
    tell_nothing(board, log, NO_CARD if doing is None else doing.card)


def look_at_top(board: Board, frame: PickFrame, chance: Chance, log: Log | None) -> None:
    """Lays the top finds of the draw pile aside, for the picker's eyes only (EX-HID-5)."""
    renew_pile(board, chance, log)
    count = min(frame.look, i64(len(board.zones[PILE])))
    frame.cards = take_from_top(board, count, chance, log)
    frame.look = 0
    if len(frame.cards) > 0:
        tell_look(board, frame.seat, frame.cards, log)


def tell_what_is_seen(board: Board, frame: PickFrame, cards: vec[i64], log: Log | None) -> None:
    """Whoever picks from a hidden place sees what there is to pick."""
    source = frame.source
    if source == PILE:
        tell_look(board, frame.seat, cards, log)
    elif source < LAID and seat_of(source) != frame.seat and log is not None:
        zone = IN_FINDS if is_hand_of_finds(source) else IN_SPELLS
        if not is_open(board, zone, seat_of(source)):
            fields: JsonObject = {
                "by": int(frame.seat),
                "at": int(seat_of(source)),
                "zone": "finds" if zone == IN_FINDS else "spells",
            }
            private: JsonObject = {"cards": [*sorted(map(str, card_names(board, cards)))]}
            log.tell(Event("looked", fields, {int(frame.seat): private}, reveals=True))


def tell_look(board: Board, seat: i64, cards: vec[i64], log: Log | None) -> None:
    """A look into the draw pile."""
    if log is not None:
        fields: JsonObject = {"by": int(seat), "at": None, "zone": "pile"}
        private: JsonObject = {"cards": [*sorted(map(str, card_names(board, cards)))]}
        log.tell(Event("looked", fields, {int(seat): private}, reveals=True))


def pick_card(board: Board, frame: PickFrame, card: i64, log: Log | None) -> None:
    """Moves one card to where it was picked for."""
    frame.n -= 1
    if not frame.quiet:
        count_moved(board, 1)
    word = frame.word
    if word == COPY_WORD:
        copy_spell(board, frame, card, log)
        return
    take_out(board, frame, card)
    if word == DROP_WORD:
        discard(board, seat_of(frame.source), card, log)
        return
    lay_on(board, frame.goal, card)
    if word == RECALL_WORD:
        owner = seat_of(frame.source)
        tell_card(board, log, "recalled", owner, card)
        note_back(board, owner, card)
        end_laid_effects(board, owner, card, log)
    elif word == LAY_WORD:
        tell_laid(board, log, frame.seat, card)
        if frame.with_effect and board.plays < board.variant.plays_limit:
            # It counts as cast, so its effect is one of the turn's plays (EX-LIM-2).
            board.plays += 1
            laid = CardFrame(card, frame.seat)
            laid.free = True
            board.stack.append(laid)
    elif frame.source < LAID:
        zone = IN_FINDS if is_hand_of_finds(frame.source) else IN_SPELLS
        tell_moved(board, log, zone, card, seat_of(frame.source), seat_of(frame.goal))
    else:
        tell_fetched(board, log, frame.seat, card, fetched_from(frame))


def take_out(board: Board, frame: PickFrame, card: i64) -> None:
    """Takes a picked card from where it lies."""
    if frame.source == ASIDE:
        frame.cards = without_card(frame.cards, card)
    elif frame.source == PAYMENT:
        forget_payment(board, card)
        remove_card(board, DISCARD, card)
    elif frame.source >= LAID and frame.source < PILE:
        row = board.zones[frame.source]
        board.zones[frame.source] = without_place(row, picked_place(frame, row, card))
    else:
        remove_card(board, frame.source, card)


def note_back(board: Board, owner: i64, card: i64) -> None:
    """Of a spell whose window is open the copy that is taken back is the one just laid."""
    place: i64 = len(board.stack) - 1
    while place >= 0:
        frame = board.stack[place]
        if isinstance(frame, CardFrame) and frame.card == card and frame.by == owner and not frame.is_back:
            frame.is_back = frame.step == EFFECT_STEP
            return
        place -= 1


def forget_payment(board: Board, card: i64) -> None:
    """A find that was used and taken is no payment any more, for nobody (EX-VERB-7)."""
    event = open_event(board)
    if event is not None:
        event.paid = without_card(event.paid, card)
    for frame in board.stack:
        if isinstance(frame, PickFrame) and frame.source == PAYMENT:
            frame.cards = without_card(frame.cards, card)


def picked_place(frame: PickFrame, row: vec[i64], card: i64) -> i64:
    """The latest copy of a laid spell, but not the one whose effect this is."""
    place = last_place(row, card)
    if card == frame.skip:
        earlier = last_place(row[:place], card)
        return earlier if earlier >= 0 else place
    return place


def fetched_from(frame: PickFrame) -> i64:
    if frame.source == ASIDE:
        return FROM_TOP
    if frame.source == PILE:
        return FROM_PILE
    return FROM_PAYMENT if frame.source == PAYMENT else FROM_DISCARD


def copy_spell(board: Board, frame: PickFrame, card: i64, log: Log | None) -> None:
    """The copied spell's targets are chosen next (EX-VERB-11)."""
    board.stack.pop()
    tell_card(board, log, "copied", frame.seat, card)
    board.stack.append(CopyFrame(card, frame.seat))


def finish_pick(board: Board, frame: PickFrame, chance: Chance, log: Log | None) -> None:
    """Nothing more is picked: what was looked at goes where it belongs."""
    board.stack.pop()
    if frame.source == PILE:
        shuffle_pile(board, chance, log)
    if frame.rest == NO_REST:
        return
    if frame.rest == TO_BOTTOM:
        put_under(board, frame.cards)
    elif frame.rest == TO_DISCARD:
        for card in frame.cards:
            discard(board, frame.seat, card, log)
    else:
        put_on_top(board, frame.cards)


def random_card(cards: vec[i64], chance: Chance) -> i64:
    return cards[chance.below(len(cards))]
