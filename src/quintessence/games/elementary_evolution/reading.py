"""A position from JSON that anybody may have written: read as a sound position or refused, naming the key."""

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.reading import Reader
from quintessence.core.types import RuleId

from .board import MAGE, MOST_EXTRA, PLACE, QUICK_STATE, WATCHING, Board, has_all_complete, pile_at, put_pile
from .cards import zones
from .cards.catalogue import CARD_NAMES, ELEMENTS, ETHER, ETHERS_EACH, FULL_HAND, copies_in, element_of, level_of
from .cards.pile import COMPLETE, EMPTY, ROOTED, height_of, with_card
from .creatures.tokens import CENTRE, CREATURES, GUARDS, MOVED, USED, guard_token, lifted, make_ondine
from .decisions.frames import TORNADO, kind_of, seat_of, what_of
from .decisions.mages import is_in, mages_left, watches
from .decisions.pending import read_pending, read_player
from .decisions.settle import settle
from .sampling import seen_cards
from .setup import choose_first

KEYS = ("turn", "active", "extra", "ethers", "tokens", "ondines", "mages", "pending", "finished", "result")
MAGE_KEYS = ("hand", "draw", "quick", "main", "quick-state", "piles", "rooted", "watch")
ONDINE_KEYS = ("seat", "pile", "level", "moved")
REASONS = ("ultimates", "ranked", "turn-limit")
LATEST_TURN = 1_000_000


def read_position(board: Board, position: Reader, chance: Chance) -> None:
    """Fills a blank board from JSON and carries out what needs no answer."""
    read_moment(board, position, chance)
    if board.ended is None:
        settle(board, chance, None)


def read_moment(board: Board, position: Reader, chance: Chance) -> None:
    """Fills a blank board from JSON and leaves what is pending as it is."""
    position.only_keys(KEYS)
    seats = int(board.variant.seats)
    board.turn = position.key("turn").number_or(1, 1, LATEST_TURN)
    board.extra = position.key("extra").number_or(0, 0, int(MOST_EXTRA))
    board.ethers = position.key("ethers").number_or(0, 0, ETHERS_EACH * seats)
    for name, mage in position.key("mages").entries_or_none():
        read_mage(board, mage.seat_key(name, seats), mage)
    read_finished(board, position.key("finished"))
    read_result(board, position.key("result"))
    read_tokens(board, position.key("tokens"))
    read_ondines(board, position.key("ondines"))
    read_active(board, position.key("active"), chance)
    read_pending(board, position.key("pending"))
    check_decks(board, position)
    if board.ended is None:
        check_running(board, position)


def read_card(reader: Reader) -> int:
    return reader.place_in(CARD_NAMES)


# Areas


def read_mage(board: Board, seat: int, mage: Reader) -> None:
    mage.only_keys(MAGE_KEYS)
    hand = [read_card(card) for card in mage.key("hand").items_or_none()]
    mage.key("hand").forbid(len(hand) > FULL_HAND, "EE-TURN-5")
    for card in hand:
        if copies_in(zones.hand_of(board, seat), card) == (ETHERS_EACH if card == ETHER else 1):
            raise mage.key("hand").breaks("EE-SET-2")
        zones.take_in_hand(board, seat, card)
    for name, zone in (("draw", zones.DRAW), ("quick", zones.QUICK), ("main", zones.MAIN)):
        cards = [read_card(card) for card in mage.key(name).items_or_none()]
        if any(cards.count(card) > (ETHERS_EACH if card == ETHER else 1) for card in cards):
            raise mage.key(name).breaks("EE-SET-2")
        for card in reversed(cards):
            zones.lay_on_zone(board, seat, zone, card)
    state = mage.key("quick-state")
    board.mages[seat * MAGE + QUICK_STATE] = zones.OPEN if state.is_null else state.place_in(zones.QUICK_STATES)
    if board.mages[seat * MAGE + QUICK_STATE] != zones.OPEN and zones.zone_size(board, seat, zones.QUICK) > 0:
        raise mage.key("quick").breaks("EE-DIS-2")
    board.mages[seat * MAGE + WATCHING] = int(mage.key("watch").flag_or(False))
    mage.key("watch").forbid(board.mages[seat * MAGE + WATCHING] != 0 and not board.variant.watching, "EE-WW-1")
    for name, pile in mage.key("piles").entries_or_none():
        put_pile(board, seat, pile.key_in(name, ELEMENTS), read_pile(board, name, pile))
    for name, rooted in mage.key("rooted").entries_or_none():
        read_roots(board, seat, rooted.key_in(name, ELEMENTS), rooted)


def read_pile(board: Board, name: str, reader: Reader) -> i64:
    pile: i64 = EMPTY
    cards = [(read_card(card), card) for card in reader.items_or_none()]
    reader.forbid(len(cards) > COMPLETE, "EE-PILE-3")
    for level, (card, place) in enumerate(reversed(cards)):
        rule = misplaced(board, card, ELEMENTS.index(name), level)
        if rule is not None:
            raise place.breaks(rule)
        pile = with_card(pile, card)
    return pile


def misplaced(board: Board, card: int, pile: int, level: int) -> RuleId | None:
    """The rule by which a card cannot lie at that level of that pile."""
    if card == ETHER:
        if level == 0:
            return "EE-JOK-2"
        return "EE-JOK-3" if level == COMPLETE - 1 else None
    if level_of(card) != level:
        return "EE-PILE-3"
    if element_of(card) == pile:
        return None
    if not board.variant.fusion:
        return "EE-PILE-2"
    return "EE-FUS-2" if level == 0 else None


def read_roots(board: Board, seat: int, pile: int, reader: Reader) -> None:
    cards = pile_at(board, seat, pile)
    rooted = reader.number_or(0, 0, COMPLETE)
    reader.forbid(rooted > height_of(cards), "EE-PILE-7")
    put_pile(board, seat, pile, cards | (i64(rooted) << ROOTED))


def check_decks(board: Board, position: Reader) -> None:
    """No deck holds a card twice, wherever its cards lie, and no Tornado draws too many (EE-SET-2, EE-TOR-2)."""
    mages = position.key("mages")
    for seat in range(board.variant.seats):
        found = seen_cards(board, seat, zones.hand_of(board, seat))
        for card in zones.zone_cards(board, seat, zones.DRAW):
            found[card] += 1
        if found[ETHER] > ETHERS_EACH or max(found[:ETHER]) > 1:
            raise (mages if mages.is_null else mages.key(str(seat))).breaks("EE-SET-2")
        if zones.cards_in_hand(board, seat) + cards_tossed(board, seat) > FULL_HAND:
            raise position.key("pending").breaks("EE-TOR-2")


def cards_tossed(board: Board, seat: int) -> int:
    """How many cards the mage has discarded in Tornados under way."""
    tornados = [frame for frame in board.stack if kind_of(frame) == TORNADO and seat_of(frame) == seat]
    return sum(what_of(frame) for frame in tornados)


# Tokens, Ondines, and the moment


def read_tokens(board: Board, tokens: Reader) -> None:
    for name, place in tokens.entries_or_none():
        creature = place.key_in(name, CREATURES)
        if place.value == "used":
            board.tokens[creature] = USED
        elif place.is_null or place.value == "centre":
            board.tokens[creature] = CENTRE
        else:
            board.tokens[creature] = read_player(board, place)


def read_ondines(board: Board, ondines: Reader) -> None:
    for name, entry in ondines.entries_or_none():
        place = entry.key_in(name, GUARDS)
        entry.forbid(board.tokens[guard_token(place)] != USED, "EE-OND-9")
        board.ondines[place] = read_ondine(board, entry)
    if board.ondines[0] != 0 and board.ondines[0] & ~MOVED == board.ondines[1] & ~MOVED:
        ondines.forbid(not ondines.key("ondine").key("pile").is_null, "EE-OND-2")


def read_ondine(board: Board, entry: Reader) -> i64:
    entry.only_keys(ONDINE_KEYS)
    seat = read_player(board, entry.key("seat"))
    if entry.key("pile").is_null and entry.key("level").is_null:
        ondine = lifted(make_ondine(seat, 0, 0))
    else:
        pile = entry.key("pile").place_in(ELEMENTS)
        level = entry.key("level").number(0, COMPLETE - 1)
        entry.key("level").forbid(level >= height_of(pile_at(board, seat, pile)), "EE-OND-1")
        ondine = make_ondine(seat, pile, level)
    return ondine if entry.key("moved").flag_or(False) else ondine & ~MOVED


def read_finished(board: Board, finished: Reader) -> None:
    for place, reader in enumerate(finished.items_or_none()):
        seat = reader.seat(int(board.variant.seats))
        finished.demand(is_in(board, seat), "seats")
        reader.forbid(not has_all_complete(board, seat), "EE-END-4")
        board.mages[seat * MAGE + PLACE] = place + 1


def read_active(board: Board, active: Reader, chance: Chance) -> None:
    if active.is_null and board.ended is None:
        board.active = choose_first(board, chance)
        return
    board.active = active.number_or(0, 0, int(board.variant.seats) - 1)


def read_result(board: Board, result: Reader) -> None:
    """The result of a finished game; it cannot be told from the areas alone."""
    if result.is_null:
        return
    ended = result.result(int(board.variant.seats), REASONS)
    result.key("winners").demand(ended.winners == ended.ranking[0], "seats")
    board.ended = ended


def check_running(board: Board, position: Reader) -> None:
    """Refuses what no play leads to and the engine cannot handle."""
    seats = range(board.variant.seats)
    finished = position.key("finished")
    finished.forbid(mages_left(board) < board.variant.seats and not board.variant.play_on, "EE-END-3")
    finished.forbid(mages_left(board) < 2, "EE-END-6")
    for seat in seats:
        if is_in(board, seat) and has_all_complete(board, seat):
            raise position.key("mages").key(str(seat)).breaks("EE-END-1")
        if not is_in(board, seat) and watches(board, seat):
            raise position.key("mages").key(str(seat)).key("watch").breaks("EE-END-5")
    position.key("active").forbid(not is_in(board, board.active), "EE-END-4")
    position.key("turn").forbid(0 < board.variant.turn_limit < board.turn, "EE-END-7")
