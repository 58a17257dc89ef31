"""A position that a seat cannot tell from the real one: other cards, answers and ties."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.packing import form_of
from quintessence.core.types import Seat

from .board import IN_RACE, NOBODY, TO_FLIP, TO_PLACE, TO_SUMMON, UNANSWERED, Board
from .cards.box import CARD_COUNT, MIDDLE, aside_of, is_elemental, pack_of, pile_of
from .ending import clear_race
from .legal import list_moves
from .moves import PASS, with_time
from .races.kinds import AFTER_FLIP, AFTER_PLACING, AFTER_SUMMON
from .races.shown import window_of
from .turns import join_race, summon, turn_card


def turn_back(board: Board) -> None:
    """Undoes the turning that opened the race: the position that spectators still see."""
    kind, turned = board.race_kind, board.turned
    clear_race(board)
    board.flips = max(0, board.flips - 1)
    if kind == AFTER_PLACING:
        board.phase = TO_PLACE
        turn_back_newest(board, MIDDLE, board.turn)
        return
    board.phase = TO_FLIP if kind == AFTER_FLIP else TO_SUMMON
    for seat in range(board.variant.seats):
        if turned & (1 << seat) != 0:
            turn_back_newest(board, pile_of(seat), seat)


def turn_back_newest(board: Board, zone: i64, seat: i64) -> None:
    """The newest card of a zone goes back on top of a pack."""
    cards, pack = board.zones.cards(zone), board.zones.cards(pack_of(seat))
    newest = len(cards) - 1
    board.zones.fill(zone, cards[:newest])
    board.zones.fill(pack_of(seat), cards[newest:])
    board.zones.add(pack_of(seat), pack)


def sample_hidden(board: Board, seat: Seat | None, chance: Chance) -> None:
    """Replaces all that `seat` cannot see by something drawn that it could not tell from it."""
    if board.phase != IN_RACE:
        deal_unseen(board, chance)
    elif seat is None:
        sample_unseen_race(board, chance)
    else:
        deal_unseen(board, chance)
        own = board.answers[seat]
        join_race(board, chance)
        sample_answers(board, seat, own, chance)


def sample_unseen_race(board: Board, chance: Chance) -> None:
    """A spectator of an open race knows who turned, and that a card placed beside others is an elemental."""
    kind = board.race_kind
    turn_back(board)
    deal_unseen(board, chance)
    if kind == AFTER_SUMMON:
        summon(board, board.turn, chance, None)
    else:
        if kind == AFTER_PLACING:
            draw_elemental_to_top(board, chance)
        turn_card(board, board.turn, chance, None)
    sample_answers(board, None, UNANSWERED, chance)


def deal_unseen(board: Board, chance: Chance) -> None:
    """Deals the cards that are not face up to packs and packs set aside, as many as lie there."""
    zones, seats = board.zones, board.variant.seats
    cards = unseen_cards(board)
    chance.shuffle(cards)
    if board.phase == TO_PLACE:
        keep_an_elemental(cards, cards_in_packs(board))
    dealt: i64 = 0
    for seat in range(seats):
        dealt += zones.deal(pack_of(seat), cards, dealt)
    for seat in range(seats):
        dealt += zones.deal(aside_of(seat), cards, dealt)


def unseen_cards(board: Board) -> vec[i64]:
    """The cards that are not face up, by their numbers: nothing of their true order remains."""
    seen = vec[i64]([0] * CARD_COUNT)
    board.zones.mark(MIDDLE, seen)
    for seat in range(board.variant.seats):
        board.zones.mark(pile_of(seat), seen)
    cards = vec[i64](capacity=CARD_COUNT)
    for card in range(CARD_COUNT):
        if seen[card] == 0:
            cards = append(cards, card)
    return cards


def cards_in_packs(board: Board) -> i64:
    total: i64 = 0
    for seat in range(board.variant.seats):
        total += board.zones.count(pack_of(seat))
    return total


def keep_an_elemental(cards: vec[i64], in_packs: i64) -> None:
    """Somebody has to place, so some pack has an elemental: nobody places where none is left (EL-DBL-5)."""
    for place in range(len(cards)):
        if is_elemental(cards[place]):
            if place >= in_packs:
                swap(cards, 0, place)
            return


def swap(cards: vec[i64], place: i64, other: i64) -> None:
    kept = cards[place]
    cards[place] = cards[other]
    cards[other] = kept


def draw_elemental_to_top(board: Board, chance: Chance) -> None:
    """Exchanges the top card of the seat in turn for an elemental of any pack, drawn at random."""
    cards, places = vec[i64](capacity=CARD_COUNT), vec[i64](capacity=CARD_COUNT)
    top: i64 = 0
    for seat in range(board.variant.seats):
        if seat == board.turn:
            top = len(cards)
        for card in board.zones.cards(pack_of(seat)):
            if is_elemental(card):
                places = append(places, i64(len(cards)))
            cards = append(cards, card)
    swap(cards, top, places[chance.below(len(places))])
    dealt: i64 = 0
    for seat in range(board.variant.seats):
        dealt += board.zones.deal(pack_of(seat), cards, dealt)


def sample_answers(board: Board, seat: Seat | None, own: i64, chance: Chance) -> None:
    """Others may have answered anything or nothing yet; somebody has not, for the race is still open."""
    viewer = NOBODY if seat is None else i64(seat)
    others = vec[i64](capacity=8)
    for other in range(board.variant.seats):
        board.answers[other] = UNANSWERED
        if board.waiting & (1 << other) != 0 and other != viewer:
            others = append(others, other)
    for other in others:
        if chance.below(2) == 1:
            give_answer(board, other, random_answer(board, other, chance))
    if own != UNANSWERED:
        give_answer(board, viewer, own)
    if board.waiting == 0:
        silent = others[chance.below(len(others))]
        board.answers[silent] = UNANSWERED
        board.waiting |= 1 << silent


def give_answer(board: Board, seat: i64, answer: i64) -> None:
    board.answers[seat] = answer
    board.waiting &= ~(1 << seat)


def random_answer(board: Board, seat: i64, chance: Chance) -> i64:
    """Any listed answer with any time that it may have."""
    moves = list_moves(board, seat)
    answer = moves[chance.below(len(moves))]
    if form_of(answer) == PASS:
        return answer
    floor = board.variant.floor
    return with_time(answer, floor + chance.below(window_of(board) - floor + 1))
