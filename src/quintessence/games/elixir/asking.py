"""The decision that is due, as the page lays out `ask`."""

from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.board import Board
from quintessence.games.elixir.cards.words import DRAFT, EVENTS, OVER
from quintessence.games.elixir.frames import (
    ANY_FIND,
    PICK_WORDS,
    SETTLING,
    TARGET_STEP,
    CardFrame,
    EventFrame,
    Frame,
    PickFrame,
)
from quintessence.games.elixir.hidden.eyes import HIDDEN, Eyes
from quintessence.games.elixir.legal import seats_asked
from quintessence.games.elixir.questions import (
    FOR_AUCTION,
    PURPOSES,
    AimFrame,
    ChooseFrame,
    CopyFrame,
    ForfeitFrame,
    NameFrame,
    PutFrame,
    VoteFrame,
)
from quintessence.games.elixir.table.telling import card_name, card_names, seat_list
from quintessence.games.elixir.table.zones import ASIDE
from quintessence.games.elixir.writing_frames import (
    write_done,
    write_group,
    write_options,
    write_put,
    write_votes,
)


def write_ask(board: Board, eyes: Eyes) -> Json:
    """Always `kind` and `seats`; null at the end."""
    if board.phase == OVER:
        return None
    seats: list[Json] = [*seats_asked(board)]
    if board.phase == DRAFT:
        return {"kind": "draft", "seats": seats}
    if len(board.stack) == 0:
        return {"kind": "main", "seats": seats}
    asked = write_question_of(board, board.stack[-1], eyes)
    return {"kind": asked.pop("kind"), "seats": seats, **asked}


def write_question_of(board: Board, frame: Frame, eyes: Eyes) -> JsonObject:
    if isinstance(frame, EventFrame):
        return {
            "kind": "window",
            "event": EVENTS[frame.event],
            "actor": int(frame.actor),
            "subjects": seat_list(frame.subjects),
            "card": card_name(board, frame.card),
        }
    if isinstance(frame, CardFrame):
        card = card_name(board, frame.card)
        if frame.step == TARGET_STEP:
            return {"kind": "target", "card": card}
        slot = frame.slots[0]
        return {"kind": "use", "card": card, "slot": "any" if slot == ANY_FIND else board.deck.ids[slot]}
    if isinstance(frame, PickFrame):
        return write_pick(board, frame, eyes)
    if isinstance(frame, PutFrame):
        return write_putting(board, frame, eyes)
    if isinstance(frame, ForfeitFrame):
        return {"kind": "forfeit", "card": card_name(board, frame.card), "price": int(frame.price)}
    if isinstance(frame, VoteFrame):
        votes = write_votes(board, frame, eyes)
        return {"kind": "vote", "card": card_name(board, frame.card), "on": int(frame.on), "votes": votes}
    if isinstance(frame, ChooseFrame):
        return {"kind": "choose", "options": write_options(frame)}
    if isinstance(frame, NameFrame):
        return {"kind": "name", "of": write_group(board, frame)}
    if isinstance(frame, CopyFrame):
        return {"kind": "target", "card": card_name(board, frame.card)}
    assert isinstance(frame, AimFrame)
    return {"kind": "target"}


def write_pick(board: Board, frame: PickFrame, eyes: Eyes) -> JsonObject:
    asked: JsonObject = {"kind": PICK_WORDS[frame.word], "n": int(frame.n), "upto": frame.up_to}
    if frame.source == ASIDE:
        sees = eyes.sees_cards(frame)
        asked["cards"] = card_names(board, frame.cards) if sees else [HIDDEN] * len(frame.cards)
    return asked


def write_putting(board: Board, frame: PutFrame, eyes: Eyes) -> JsonObject:
    if frame.step == SETTLING:
        return {"kind": "take", "n": 1, "upto": False, "stall": card_names(board, frame.stall)}
    asked: JsonObject = {
        "kind": "put",
        "for": PURPOSES[frame.purpose],
        "put": write_put(board, frame, eyes),
        "done": write_done(board, frame),
    }
    if frame.purpose == FOR_AUCTION:
        asked["lot"] = card_names(board, frame.lot)
    return asked
