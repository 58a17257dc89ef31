"""A position from JSON that anybody may have written: read as a sound position or refused, naming the key."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.reading import Reader

from .board import LAST_ROUND, LATE, OVER, PHASES, PLACE_MOVED, PLACE_SUMMONED, SHIFTING, Board, Piles
from .cards.catalogue import CONTESTS, LEVELS
from .cards.geometry import COLOURS, REACH
from .cards.market import SPOTS, TOKENS, level_of_spot
from .cards.stacks import SLID, cards_of, creature_at, insert_card, laid_card, size_of
from .contests.players import MARK_NAMES, PLAYER_FIELDS, POINTS, STRENGTHS, set_mark
from .ending import result_of
from .moves import PLACE_NAMES, SPOT_NAMES
from .setup import fill_row

KEYS = ("round", "alpha", "turn", "phase", "contests", "past", "players", "market", "decks", "pending")
PLAYER_KEYS = ("points", "creatures", "strength", "summoned", "moved", "shifted")
CREATURE_KEYS = ("cards", "shift", "mana", "colour", "shows", "base", "bonus")
LEVEL_KEYS = ("1", "2", "3")
PENDING_KEYS = ("kind", "card", "source", "from", "mana", "creature", "slid")
MOST_POINTS = 9999
MOST_CARDS = 75
"""In one stack: twelve summons and twelve moves later the deepest card can still be named."""


class CardReader:
    """Reads cards and remembers them: each may be in one place only."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers = numbers
        self.used: set[int] = set()

    def card(self, reader: Reader) -> int:
        name = reader.text()
        reader.demand(name in self.numbers, "card")
        number = self.numbers[name]
        reader.demand(number not in self.used, "elsewhere")
        self.used.add(number)
        return number


def read_position(board: Board, position: Reader, chance: Chance) -> None:
    """Fills a blank board from JSON."""
    position.only_keys(KEYS)
    seats = int(board.variant.seats)
    phase = position.key("phase")
    board.phase = 0 if phase.is_null else phase.place_in(PHASES)
    phase.forbid(board.phase == LATE and not board.variant.late_actions, "ME-LATE-1")
    board.round = position.key("round").number_or(1, 1, int(LAST_ROUND))
    board.alpha = position.key("alpha").number_or(0, 0, seats - 1)
    read_turn(board, position.key("turn"), seats)
    cards = CardReader(board.variant.cards.numbers)
    for name, player in position.key("players").entries_or_none():
        read_player(board, player.seat_key(name, seats), player, cards)
    read_pending(board, position.key("pending"), cards)
    contests = read_contests(board, position, chance)
    read_market(board, position.key("market"), cards)
    deal(board, position, cards, contests, chance)
    if board.phase == OVER:
        board.ended = result_of(board)


def read_turn(board: Board, turn: Reader, seats: int) -> None:
    if board.phase != OVER:
        board.turn = turn.number_or(int(board.alpha), 0, seats - 1)
    elif not turn.is_null:
        raise turn.wrong("null")


def read_player(board: Board, seat: int, player: Reader, cards: CardReader) -> None:
    player.only_keys(PLAYER_KEYS)
    start = seat * PLAYER_FIELDS
    board.players[start + POINTS] = player.key("points").number_or(0, 0, MOST_POINTS)
    for name, mark in MARK_NAMES:
        if player.key(name).flag_or(False):
            set_mark(board, seat, mark)
    strength = player.key("strength")
    if not strength.is_null:
        strength.only_keys(COLOURS)
        for colour, name in enumerate(COLOURS):
            board.players[start + STRENGTHS + colour] = strength.key(name).number_or(0, 0, MOST_POINTS)
    for name, creature in player.key("creatures").entries_or_none():
        creature.forbid(name not in PLACE_NAMES, "ME-PLC-2")
        read_creature(board, creature_at(seat, PLACE_NAMES.index(name)), creature, cards)


def read_creature(board: Board, creature: i64, reader: Reader, cards: CardReader) -> None:
    """What is derived (colour, rows, strengths) is not looked at."""
    reader.only_keys(CREATURE_KEYS)
    entries = list(reader.key("cards").items())
    reader.key("cards").demand(1 <= len(entries) <= MOST_CARDS, f"[1..{MOST_CARDS}]")
    offsets = [offset.number(-REACH, REACH) for offset in reader.key("shift").items_or_none()]
    if offsets and (len(offsets) != len(entries) or offsets[0] != 0):
        raise reader.key("shift").breaks("ME-CRE-3")
    for place, entry in enumerate(entries):
        offset = offsets[place] if offsets else 0
        insert_card(board, creature, place + 1, laid_card(cards.card(entry), offset))
    board.mana[creature] = read_mana(reader.key("mana"))


def read_mana(reader: Reader) -> i64:
    if reader.is_null:
        return 0
    reader.only_keys(("3", "5"))
    tokens: i64 = 0
    for name, has, ready in TOKENS:
        token = reader.key(name)
        if not token.is_null:
            tokens |= has | (ready if token.word(("ready", "spent")) == "ready" else 0)
    return tokens


def read_pending(board: Board, pending: Reader, cards: CardReader) -> None:
    """The open decision of the seat whose turn it is."""
    if pending.is_null:
        return
    pending.forbid(board.phase == OVER, "ME-END-4")
    pending.only_keys(PENDING_KEYS)
    if pending.key("kind").word(("place", "shift")) == "shift":
        read_shift(board, pending)
        return
    source = pending.key("source").word(("summon", "move"))
    board.hand = cards.card(pending.key("card"))
    board.hand_mana = read_mana(pending.key("mana"))
    if source == "summon":
        read_taken(board, pending)
    else:
        read_lifted(board, pending)


def read_taken(board: Board, pending: Reader) -> None:
    pending.forbid(board.phase == LATE, "ME-LATE-3")
    came_from = pending.key("from")
    came_from.only_keys(("spot",))
    board.pending = PLACE_SUMMONED
    board.source = came_from.key("spot").place_in(SPOT_NAMES)
    pending.key("card").forbid(board.variant.cards.level[board.hand] != level_of_spot(board.source) + 1, "ME-SET-3")
    pending.key("mana").forbid(board.hand_mana != 0, "ME-MANA-9")


def read_lifted(board: Board, pending: Reader) -> None:
    came_from = pending.key("from")
    came_from.only_keys(("creature", "depth"))
    board.pending = PLACE_MOVED
    board.source = came_from.key("creature").place_in(PLACE_NAMES)
    size = int(size_of(board, creature_at(board.turn, board.source)))
    board.source_depth = came_from.key("depth").number(1, size + 1)
    pending.key("mana").forbid(size > 0 and board.hand_mana != 0, "ME-MANA-9")
    pending.forbid(cards_of(board, board.turn) == 0, "ME-MOV-5")


def read_shift(board: Board, pending: Reader) -> None:
    board.pending = SHIFTING
    place = pending.key("creature").place_in(PLACE_NAMES)
    board.source = place
    creature = creature_at(board.turn, place)
    size = int(size_of(board, creature))
    pending.key("creature").forbid(size < 2, "ME-MV-3" if size == 0 else "ME-SHI-2")
    slid = pending.key("slid")
    for depth in slid.items_or_none():
        at = board.starts[creature] + depth.number(2, size) - 1
        if board.variant.slides_together or board.stacks[at] & SLID != 0:
            raise slid.breaks("ME-SHI-11" if board.variant.slides_together else "ME-SHI-6")
        board.stacks[at] |= SLID
    slid.forbid(len(slid.items_or_none()) == size - 1, "ME-SHI-9")


def read_contests(board: Board, position: Reader, chance: Chance) -> vec[i64]:
    """Discarded cards, then the pile: the cards that are listed, and others at random beneath them."""
    used: list[int] = []
    for contest in position.key("past").items_or_none():
        used.append(new_contest(contest, used))
    board.scored = len(used)
    for contest in position.key("contests").items_or_none():
        used.append(new_contest(contest, used))
    size = 0 if board.phase == OVER else len(CONTESTS) - (int(board.round) - 1) // 2
    listed = len(used) - int(board.scored)
    position.key("contests").demand(listed <= size, f"[{size}]")
    rest = vec[i64]([card for card in range(len(CONTESTS)) if card not in used])
    position.key("past").forbid(listed + len(rest) < size, "ME-RND-7")
    chance.shuffle(rest)
    return extend(vec[i64](used), rest[: size - listed])


def new_contest(reader: Reader, used: list[int]) -> int:
    number = reader.place_in(CONTESTS)
    reader.demand(number not in used, "elsewhere")
    return number


def read_market(board: Board, market: Reader, cards: CardReader) -> None:
    """The rows that are given, as they are."""
    for name, row in market.entries_or_none():
        level = row.key_in(name, LEVEL_KEYS)
        if row.is_null:
            continue
        spots = list(row.items())
        row.demand(len(spots) == 4, "[4]")
        for place, spot in enumerate(spots):
            if not spot.is_null:
                lay_out(board, spot, level * 4 + place, cards)


def lay_out(board: Board, reader: Reader, spot: int, cards: CardReader) -> None:
    card = cards.card(reader)
    check_level(board, reader, card, spot // 4)
    reader.forbid(board.pending == PLACE_SUMMONED and board.source == spot, "ME-SUM-7")
    board.market[spot] = card


def check_level(board: Board, reader: Reader, card: int, level: int) -> None:
    reader.forbid(board.variant.cards.level[card] != level + 1, "ME-SET-3")


def deal(board: Board, position: Reader, cards: CardReader, contests: vec[i64], chance: Chance) -> None:
    """The decks as they are given; one left out is all that is left of its level, shuffled, and fills its row."""
    given = {deck.key_in(name, LEVEL_KEYS): deck for name, deck in position.key("decks").entries_or_none()}
    piles = {level: read_deck(board, deck, level, cards) for level, deck in given.items() if not deck.is_null}
    rows = [int(name) - 1 for name, row in position.key("market").entries_or_none() if not row.is_null]
    decks = vec[i64](capacity=len(board.variant.cards.cards))
    starts = vec[i64]([0] * LEVELS)
    for level in range(LEVELS):
        deck = piles.get(level)
        if deck is None:
            deck = vec[i64]([card for card in board.variant.cards.of_level(level + 1) if card not in cards.used])
            chance.shuffle(deck)
        starts[level] = len(decks)
        decks = extend(decks, deck)
        board.market[SPOTS + level] = len(deck)
    board.piles = Piles(decks, starts, contests)
    for level in range(LEVELS):
        if level not in piles and level not in rows:
            fill_row(board, level)


def read_deck(board: Board, deck: Reader, level: int, cards: CardReader) -> vec[i64]:
    """A deck from its lowest card up; it is listed from its top card down."""
    pile = vec[i64]()
    for entry in list(deck.items())[::-1]:
        card = cards.card(entry)
        check_level(board, entry, card, level)
        pile = append(pile, card)
    return pile
