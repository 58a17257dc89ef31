"""A position read from JSON that anybody may have written: everything is checked, each mistake named."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.contract import Game
from quintessence.core.reading import Reader
from quintessence.core.result import Result
from quintessence.games.elixir.board import ABSENT, Board
from quintessence.games.elixir.cards import words
from quintessence.games.elixir.cards.checking_effects import COUNTER_NAME
from quintessence.games.elixir.cards.words import FORFEIT, HIGHEST_COUNT, LARGEST_NUMBER, LASTING, STATUSES, UNTIL
from quintessence.games.elixir.frames.every import FRAMES
from quintessence.games.elixir.frames.parts import PartReader
from quintessence.games.elixir.table.lasting import UNCOUNTED, Lasting
from quintessence.games.elixir.table.zones import BOOKS, DISCARD, FINDS, LAID, PILE, REMOVED, SPELLS

KEYS: Final = words.names(
    "phase turn active first direction anchor extra plays ending "
    "players pile discard books removed lasting stack ask result"
)
PLAYER_KEYS: Final = ("finds", "spells", "laid", "counters")
LASTING_KEYS: Final = words.names("kind is on by card until uses since n level what as price when do bind")
DEEPEST_STACK: Final = 200


def read_position(board: Board, position: Reader, game: Game) -> None:
    """Fills an empty board; `BadPosition` names the first key that cannot be used."""
    position.only_keys(KEYS)
    reader = PartReader(board, game)
    read_moment(reader, position)
    read_players(reader, position.key("players"))
    read_piles(reader, position)
    read_lasting(reader, position.key("lasting"))
    read_stack(reader, position.key("stack"))
    read_counters(reader, position.key("players"))
    read_result(reader, position)


def read_stack(reader: PartReader, value: Reader) -> None:
    """The frames, top first; each must stand on what it needs (EX-CAST-4)."""
    board = reader.board
    if value.is_null:
        return
    entries = list(value.items())
    if entries and board.phase == words.DRAFT:
        raise value.wrong("[]")
    if len(entries) > DEEPEST_STACK:
        raise value.wrong("list")
    for entry in reversed(entries):
        frame = FRAMES[entry.key("frame").word(tuple(FRAMES))](reader, entry)
        below = board.stack[-1] if board.stack else None
        if below is not None and not below.can_carry():
            raise entry.key("frame").breaks("EX-CAST-4")
        if not frame.stands_on(below):
            raise entry.key("frame").wrong("frame")
        board.stack.append(frame)
    if entries:
        board.stack[-1].check_top(board, entries[0])


# The lasting effects.


def read_lasting(reader: PartReader, value: Reader) -> None:
    effects: dict[int, Lasting] = {}
    for name, entry in [] if value.is_null else value.entries():
        if not (name.isascii() and name.isdigit() and len(name) < 7 and str(int(name)) == name and int(name) > 0):
            raise entry.wrong('"1", "2" …')
        effects[int(name)] = read_lasting_effect(reader, int(name), entry)
    if len(effects) > LARGEST_NUMBER:
        raise value.wrong(f"0..{LARGEST_NUMBER}")
    reader.board.lasting = [effects[number] for number in sorted(effects)]


def read_lasting_effect(reader: PartReader, number: int, entry: Reader) -> Lasting:
    entry.only_keys(LASTING_KEYS)
    kind = LASTING.index(entry.key("kind").word(LASTING))
    by = reader.seat(entry.key("by"))
    on = by if kind == words.TRIGGER else reader.seat(entry.key("on"))
    until = UNTIL.index(entry.key("until").word(UNTIL))
    since = entry.key("since").number_or(int(reader.board.turn) - 1, 0, HIGHEST_COUNT)
    card = reader.card(entry.key("card")) if kind == FORFEIT else reader.card_or_none(entry.key("card"))
    effect = Lasting(number, kind, on, by, card, until, since)
    effect.uses = UNCOUNTED if entry.key("uses").is_null else entry.key("uses").number(1, LARGEST_NUMBER)
    if kind == words.STATUS:
        effect.status = STATUSES.index(entry.key("is").word(STATUSES))
        effect.n = entry.key("n").number_or(1, 0, LARGEST_NUMBER)
        effect.level = reader.levels(entry.key("level"))
        effect.what = reader.filter(entry.key("what"), "find")
        effect.stands_as = reader.filter(entry.key("as"), "ingredient")
    elif kind == words.TRIGGER:
        effect.pattern = reader.pattern(entry.key("when"))
        effect.do = reader.effects(entry.key("do"))
        effect.targets, _, effect.named = reader.bound(entry.key("bind"))
    else:
        effect.n = entry.key("price").number(0, LARGEST_NUMBER)
    return effect


# Players and piles.


def read_players(reader: PartReader, value: Reader) -> None:
    for name, player in [] if value.is_null else value.entries():
        seat = player.seat_key(name, int(reader.board.seats))
        player.only_keys(PLAYER_KEYS)
        reader.board.zones[FINDS + seat] = reader.finds(player.key("finds"))
        reader.board.zones[SPELLS + seat] = reader.spells(player.key("spells"))
        reader.board.zones[LAID + seat] = reader.spells(player.key("laid"))


def read_counters(reader: PartReader, value: Reader) -> None:
    """After everything that may name a counter has been read."""
    given: list[tuple[int, str, int]] = []
    for name, player in [] if value.is_null else value.entries():
        seat = player.seat_key(name, int(reader.board.seats))
        counters = player.key("counters")
        for counter, count in [] if counters.is_null else counters.entries():
            if COUNTER_NAME.fullmatch(counter) is None:
                raise count.wrong("counter")
            given.append((seat, counter, count.number(0, HIGHEST_COUNT)))
            reader.compiler.counter(counter)
    board = reader.board
    board.counter_names = reader.counters
    board.counters = vec[i64]([ABSENT] * (len(reader.counters) * words.MOST_SEATS)) if given else vec[i64]()
    for seat, counter, number in given:
        board.set_counter(reader.counters.index(counter), seat, number)


def read_piles(reader: PartReader, position: Reader) -> None:
    zones = reader.board.zones
    zones[PILE] = reader.finds(position.key("pile"))[::-1]
    zones[DISCARD] = reader.finds(position.key("discard"))[::-1]
    zones[REMOVED] = reader.spells(position.key("removed"))
    books = position.key("books")
    if books.is_null:
        return
    books.only_keys(("1", "2", "3", "4"))
    for level in range(1, 5):
        stack = reader.spells(books.key(str(level)))
        if any(reader.board.deck.level[spell] != level for spell in stack):
            raise books.key(str(level)).breaks("EX-SET-3")
        zones[BOOKS + level] = stack[::-1]


# The moment.


def read_moment(reader: PartReader, position: Reader) -> None:
    board = reader.board
    board.phase = words.PHASES.index(
        "main" if position.key("phase").is_null else position.key("phase").word(words.PHASES)
    )
    board.turn = position.key("turn").number_or(1, 1, HIGHEST_COUNT)
    board.active = reader.seat_or(position.key("active"), 0)
    board.first = reader.seat_or(position.key("first"), 0 if board.phase == words.DRAFT else board.active)
    direction = position.key("direction")
    if isinstance(direction.value, bool) or direction.value not in (None, 1, -1):
        raise direction.wrong("1, -1")
    board.direction = direction.number_or(1, -1, 1)
    board.anchor = reader.seat_or(position.key("anchor"), board.active)
    extra = position.key("extra")
    turns_due = [] if extra.is_null else list(extra.items())
    if len(turns_due) > LARGEST_NUMBER:
        raise extra.wrong("list")
    board.extra = vec[i64]([reader.seat(seat) for seat in turns_due])
    board.plays = position.key("plays").number_or(0, 0, HIGHEST_COUNT)
    board.ending = position.key("ending").flag_or(False)


def read_result(reader: PartReader, position: Reader) -> None:
    """A finished game has a result and asks nobody; any other has none."""
    value = position.key("result")
    if reader.board.phase != words.OVER:
        if not value.is_null:
            raise value.wrong("null")
        return
    value.only_keys(("winners", "ranking", "reason"))
    seats = int(reader.board.seats)
    winners = [winner.number(0, seats - 1) for winner in value.key("winners").items()]
    ranking = [[seat.number(0, seats - 1) for seat in group.items()] for group in value.key("ranking").items()]
    if sorted(seat for group in ranking for seat in group) != list(range(seats)) or [] in ranking:
        raise value.key("ranking").wrong("seats")
    if sorted(set(winners)) != sorted(winners) or not winners:
        raise value.key("winners").wrong("seats")
    reader.board.ended = Result(winners, ranking, value.key("reason").word(words.REASONS))
