"""A position that a seat cannot tell from the real one: other cards, answers and ties."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.packing import form_of
from quintessence.core.types import Seat

from .board import IN_RACE, TO_FLIP, TO_PLACE, TO_SUMMON, UNANSWERED, Board
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
    cards = [int(card) for card in board.zones.cards(zone)]
    pack = [int(card) for card in board.zones.cards(pack_of(seat))]
    board.zones.fill(zone, cards[:-1])
    board.zones.fill(pack_of(seat), [cards[-1], *pack])


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
    zones = board.zones
    unseen = vec[i64]([card for card in range(CARD_COUNT) if card not in face_up(board)])
    chance.shuffle(unseen)
    cards = [int(card) for card in unseen]
    seats = range(board.variant.seats)
    in_packs = sum([int(zones.count(pack_of(seat))) for seat in seats])
    if board.phase == TO_PLACE:
        keep_an_elemental(cards, in_packs)
    dealt = 0
    for zone in [pack_of(seat) for seat in seats] + [aside_of(seat) for seat in seats]:
        count = int(zones.count(zone))
        zones.fill(zone, cards[dealt : dealt + count])
        dealt += count


def face_up(board: Board) -> set[int]:
    zones = [MIDDLE, *[pile_of(seat) for seat in range(board.variant.seats)]]
    return {int(card) for zone in zones for card in board.zones.cards(zone)}


def keep_an_elemental(cards: list[int], in_packs: int) -> None:
    """Somebody has to place, so some pack has an elemental: nobody places where none is left (EL-DBL-5)."""
    if any(is_elemental(card) for card in cards[:in_packs]):
        return
    for place in range(in_packs, len(cards)):
        if is_elemental(cards[place]):
            cards[0], cards[place] = cards[place], cards[0]
            return


def draw_elemental_to_top(board: Board, chance: Chance) -> None:
    """Exchanges the top card of the seat in turn for an elemental of any pack, drawn at random."""
    zones = board.zones
    packs = [[int(card) for card in zones.cards(pack_of(seat))] for seat in range(board.variant.seats)]
    places = [(s, p) for s, pack in enumerate(packs) for p, card in enumerate(pack) if is_elemental(card)]
    seat, place = places[chance.below(len(places))]
    turn = int(board.turn)
    packs[turn][0], packs[seat][place] = packs[seat][place], packs[turn][0]
    for owner, pack in enumerate(packs):
        zones.fill(pack_of(owner), pack)


def sample_answers(board: Board, seat: Seat | None, own: i64, chance: Chance) -> None:
    """Others may have answered anything or nothing yet; somebody has not, for the race is still open."""
    others: list[int] = []
    for other in range(board.variant.seats):
        board.answers[other] = UNANSWERED
        if board.waiting & (1 << other) != 0 and other != seat:
            others.append(other)
    for other in others:
        if chance.below(2) == 1:
            give_answer(board, other, random_answer(board, other, chance))
    if seat is not None and own != UNANSWERED:
        give_answer(board, seat, own)
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
