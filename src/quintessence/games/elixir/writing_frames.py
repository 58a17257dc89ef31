"""Frames of the stack as JSON (page, Position)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.board import Board
from quintessence.games.elixir.cards.words import (
    CANCELLED,
    EVENTS,
    HAND_ZONES,
    NO_WORD,
    NOBODY,
    NOT_CANCELLED,
    ON_SPELL,
    PICKS,
    RESTS,
    UNTIL,
    levels_of,
)
from quintessence.games.elixir.frames import (
    ANY_FIND,
    AUCTION_STEPS,
    CARD_STEPS,
    END_STEPS,
    FORFEIT_STEPS,
    MARKET_STEPS,
    NO_REST,
    PICK_WORDS,
    START_STEPS,
    TAKE_STEPS,
    CardFrame,
    EachFrame,
    EventFrame,
    Frame,
    ListFrame,
    PickFrame,
    TakeFrame,
)
from quintessence.games.elixir.hidden.eyes import HIDDEN, Eyes
from quintessence.games.elixir.questions import (
    FOR_AUCTION,
    FOR_FLEA,
    FOR_MARKET,
    PURPOSES,
    AimFrame,
    ChooseFrame,
    CopyFrame,
    EndFrame,
    ForfeitFrame,
    NameFrame,
    PutFrame,
    StartFrame,
    VoteFrame,
)
from quintessence.games.elixir.table.telling import card_name, card_names, seat_list
from quintessence.games.elixir.table.zones import ASIDE, LAID, PILE, PLACES, SPELLS, seat_of


def write_frame(board: Board, frame: Frame, eyes: Eyes) -> JsonObject:
    """One frame; hidden choices and cards looked at are written only for those who see them."""
    if isinstance(frame, CardFrame):
        return write_card_frame(board, frame)
    if isinstance(frame, EventFrame):
        return write_event_frame(board, frame)
    if isinstance(frame, ListFrame):
        return write_list_frame(board, frame)
    if isinstance(frame, EachFrame):
        return write_each_frame(board, frame)
    if isinstance(frame, TakeFrame):
        return write_take_frame(board, frame)
    if isinstance(frame, PickFrame):
        return write_pick_frame(board, frame, eyes)
    if isinstance(frame, PutFrame):
        return write_put_frame(board, frame, eyes)
    return write_question(board, frame, eyes)


def write_card_frame(board: Board, frame: CardFrame) -> JsonObject:
    slots: Json = None
    if frame.is_paying:
        slots = ["any" if slot == ANY_FIND else board.deck.ids[slot] for slot in frame.slots]
    return {
        "frame": "card",
        "card": card_name(board, frame.card),
        "by": int(frame.by),
        "step": CARD_STEPS[frame.step],
        "targets": write_targets(frame.targets),
        "slots": slots,
        "waive": int(frame.waive),
        "paid": card_names(board, frame.paid),
        "window": frame.window,
        "free": frame.free,
        "back": frame.is_back,
        "cancelled": write_cancelled(frame.cancelled),
    }


def write_event_frame(board: Board, frame: EventFrame) -> JsonObject:
    return {
        "frame": "event",
        "event": EVENTS[frame.event],
        "actor": int(frame.actor),
        "subjects": seat_list(frame.subjects),
        "card": card_name(board, frame.card),
        "paid": card_names(board, frame.paid),
        "level": int(frame.level) if frame.event == ON_SPELL else None,
        "triggers": [int(number) for number in frame.triggers],
        "queue": seat_list(frame.queue) if frame.has_begun else None,
        "cancelled": write_cancelled(frame.cancelled),
    }


def write_list_frame(board: Board, frame: ListFrame) -> JsonObject:
    todo: list[Json] = [copied(step.source) for step in frame.todo[frame.place :]]
    return {
        "frame": "list",
        "card": card_name(board, frame.card),
        "by": int(frame.by),
        "bind": write_bound(board, frame.targets, frame.them, frame.named),
        "todo": todo,
        "moved": int(frame.moved),
        "window": frame.window,
        "child": frame.child,
        "total": int(frame.total),
        "source": card_name(board, frame.source),
        "trigger": int(frame.trigger) if frame.trigger > 0 else None,
    }


def write_each_frame(board: Board, frame: EachFrame) -> JsonObject:
    pattern = frame.pattern
    do: list[Json] = [copied(step.source) for step in pattern.todo]
    return {
        "frame": "each",
        "seats": seat_list(frame.seats),
        "do": do,
        "card": card_name(board, pattern.card),
        "by": int(pattern.by),
        "bind": write_bound(board, pattern.targets, pattern.them, pattern.named),
        "moved": int(pattern.moved),
        "window": pattern.window,
        "source": card_name(board, pattern.source),
    }


def write_take_frame(board: Board, frame: TakeFrame) -> JsonObject:
    return {
        "frame": "take",
        "by": int(frame.by),
        "from": int(frame.source),
        "to": int(frame.to),
        "n": int(frame.n),
        "zone": HAND_ZONES[frame.zone],
        "what": copied(frame.what.source),
        "level": [*levels_of(frame.level)],
        "pick": PICKS[frame.pick],
        "upto": frame.up_to,
        "named": board.deck.vocabulary.word(frame.named),
        "step": TAKE_STEPS[frame.step],
        "cancelled": write_cancelled(frame.cancelled),
    }


def write_pick_frame(board: Board, frame: PickFrame, eyes: Eyes) -> JsonObject:
    cards: Json = None
    if frame.source >= ASIDE:
        cards = card_names(board, frame.cards) if eyes.sees_cards(frame) else [HIDDEN] * len(frame.cards)
    told: JsonObject = {
        "frame": "pick",
        "seat": int(frame.seat),
        "word": PICK_WORDS[frame.word],
        "src": write_place(frame.source),
        "dst": write_place(frame.goal),
        "n": int(frame.n),
        "what": copied(frame.what.source),
        "level": [*levels_of(frame.level)],
        "named": board.deck.vocabulary.word(frame.named),
        "upto": frame.up_to,
        "cards": cards,
        "rest": None if frame.rest == NO_REST else RESTS[frame.rest],
        "skip": card_name(board, frame.skip),
        "effect": frame.with_effect,
        "quiet": frame.quiet,
    }
    if frame.look > 0:
        told["look"] = int(frame.look)
    return told


def write_place(zone: i64) -> list[Json]:
    """A place as `["finds", 0]` or `["discard"]`."""
    if zone < PILE:
        name = "finds" if zone < SPELLS else "spells" if zone < LAID else "laid"
        return [name, int(seat_of(zone))]
    return [PLACES[int(zone)]]


def write_put_frame(board: Board, frame: PutFrame, eyes: Eyes) -> JsonObject:
    purpose = frame.purpose
    who, put = seat_list(frame.who), write_put(board, frame, eyes)
    if purpose == FOR_MARKET:
        return {
            "frame": "market",
            "who": who,
            "step": MARKET_STEPS[frame.step],
            "put": put,
            "stall": card_names(board, frame.stall),
            "order": seat_list(frame.order),
        }
    done = write_done(board, frame)
    if purpose == FOR_FLEA:
        what = copied(frame.what.source)
        return {"frame": "flea", "who": who, "max": int(frame.most), "what": what, "put": put, "done": done}
    if purpose == FOR_AUCTION:
        return {
            "frame": "auction",
            "by": int(frame.by),
            "who": who,
            "lot": card_names(board, frame.lot),
            "step": AUCTION_STEPS[frame.step],
            "put": put,
            "done": done,
            "winner": None if frame.winner == NOBODY else int(frame.winner),
            "taken": int(frame.taken),
            "cancelled": write_cancelled(frame.cancelled),
        }
    seats = range(board.seats)
    return {
        "frame": "commit",
        "for": PURPOSES[purpose],
        "zone": HAND_ZONES[frame.zone],
        "need": {str(seat): int(frame.need[seat]) for seat in seats if frame.need[seat] > 0},
        "to": {str(seat): int(frame.to[seat]) for seat in seats if frame.to[seat] != NOBODY},
        "put": put,
        "done": done,
    }


def write_put(board: Board, frame: PutFrame, eyes: Eyes) -> JsonObject:
    """What each has committed; null for those whose choice is hidden."""
    put: JsonObject = {}
    for seat in sorted(frame.who):
        put[str(seat)] = card_names(board, frame.put[seat]) if eyes.sees_put(frame, seat) else None
    return put


def write_done(board: Board, frame: PutFrame) -> list[Json]:
    return [seat for seat in range(board.seats) if frame.done >> seat & 1]


def write_question(board: Board, frame: Frame, eyes: Eyes) -> JsonObject:
    if isinstance(frame, ForfeitFrame):
        return {
            "frame": "forfeit",
            "card": card_name(board, frame.card),
            "by": int(frame.by),
            "on": int(frame.on),
            "price": int(frame.price),
            "until": UNTIL[frame.until],
            "step": FORFEIT_STEPS[frame.step],
            "cancelled": write_cancelled(frame.cancelled),
        }
    if isinstance(frame, VoteFrame):
        entry: JsonObject = {
            "card": card_name(board, frame.card),
            "on": int(frame.on),
            "by": int(frame.by),
            "price": int(frame.price),
        }
        return {"frame": "vote", "entry": entry, "votes": write_votes(board, frame, eyes)}
    if isinstance(frame, ChooseFrame):
        return {"frame": "choose", "seat": int(frame.seat), "options": write_options(frame)}
    if isinstance(frame, AimFrame):
        among: list[Json] = [seat for seat in range(board.seats) if frame.among >> seat & 1]
        return {"frame": "aim", "seat": int(frame.seat), "among": among}
    if isinstance(frame, NameFrame):
        return {"frame": "name", "seat": int(frame.seat), "of": write_group(board, frame)}
    if isinstance(frame, CopyFrame):
        card = card_name(board, frame.card)
        return {"frame": "copy", "card": card, "by": int(frame.by), "targets": write_targets(frame.targets)}
    if isinstance(frame, StartFrame):
        return {"frame": "turn-start", "step": START_STEPS[frame.step]}
    assert isinstance(frame, EndFrame)
    return {"frame": "turn-end", "step": END_STEPS[frame.step]}


def write_votes(board: Board, frame: VoteFrame, eyes: Eyes) -> JsonObject:
    votes: JsonObject = {}
    for seat in range(board.seats):
        if frame.voted >> seat & 1:
            vote = "boo" if frame.boos >> seat & 1 else "ok"
            votes[str(seat)] = vote if eyes.sees_vote(seat) else None
    return votes


def write_options(frame: ChooseFrame) -> list[Json]:
    return [number for number in range(1, 64) if frame.options >> number & 1]


def write_group(board: Board, frame: NameFrame) -> str:
    return "ingredient" if frame.group == NO_WORD else board.deck.vocabulary.group_names[frame.group]


def write_bound(board: Board, targets: vec[i64], them: i64, named: i64) -> JsonObject:
    """The words that are bound: targets, the seat at hand, what was named."""
    bound: JsonObject = {}
    if len(targets) > 0:
        bound["targets"] = write_targets(targets)
    if them != NOBODY:
        bound["them"] = int(them)
    if named != NO_WORD:
        bound["named"] = board.deck.vocabulary.word(named)
    return bound


def write_targets(targets: vec[i64]) -> list[Json]:
    """Targets in order, null where none was to be had."""
    return [None if seat == NOBODY else int(seat) for seat in targets]


def write_cancelled(how: i64) -> Json:
    return None if how == NOT_CANCELLED else CANCELLED[how]
