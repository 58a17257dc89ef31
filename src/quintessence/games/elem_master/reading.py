"""A position from JSON that anybody may have written: read as a sound position or refused, naming the key."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from quintessence.core.reading import Reader

from .actions.pending import BY_EVENT, BY_POWER, BY_PRIEST, Pending
from .board import EFFECTS, NO_CARD, OVER, PHASES, PICK, PLACE, PLAY, TURN_POINTS, Board, Cards, is_in
from .events.every import ALL
from .notation.forms import CHOOSE_CARD, CHOOSE_COLOUR
from .specialities.every import POWERS
from .terrain.arenas import arena_of
from .terrain.cells import NOWHERE, TERRAINS
from .tokens.changes import ARMY, MOST_ASIDE, aside_of, set_aside, tokens_put
from .tokens.elements import COLOURS, ELEMENTS, TOKENS_EACH
from .tokens.stack import HIGHEST, IMMOBILISED, PLAYED, ROOTED, VOID, element_of, level_of, make_stack, owner_of

REASONS = ("elimination", "all-eliminated", "no-fire", "quiet-limit", "round-limit")
STACK_FORM = "w|b|u|r:earth|fire|water|air:1..3, x z j, @earth|fire|water|air"
STANDARD_BLOCKS = ["forest", "savanna", "marsh", "mountain"]
CARD_KEYS = ("specialities", "spent", "aside", "events", "now", "next", "pending")
EVENT_KEYS = ("row", "face_down", "deck", "held", "used", "discard")
KEYS = (
    *("board", "cells", "phase", "first", "turn", "ap", "round", "quiet", "hit", "free", "out"),
    *CARD_KEYS,
    *("armies", "reserve", "result"),
)


def read_blocks(position: Reader) -> list[str]:
    """The four terrain blocks of a position, or the ones that the page gives as default."""
    terrain = position.key("board").key("terrain") if position.has("board") else Reader(None)
    if terrain.is_null:
        return STANDARD_BLOCKS
    blocks = [block.word(tuple(TERRAINS)) for block in terrain.items()]
    terrain.demand(len(blocks) == 4, "[4]")
    return blocks


def read_position(board: Board, position: Reader) -> None:
    """Fills a blank board from JSON; its ground was read before it was made."""
    position.only_keys(KEYS)
    names = {name: cell for cell, name in enumerate(board.variant.plain.names)}
    if position.has("board"):
        position.key("board").only_keys(("terrain", "voids", "void_stock"))
    seats = int(board.variant.seats)
    read_voids(board, position.key("board") if position.has("board") else Reader({}), names)
    phase = position.key("phase")
    board.phase = PLAY if phase.is_null else phase.place_in(PHASES)
    board.first = position.key("first").number_or(0, 0, seats - 1)
    board.turn = position.key("turn").number_or(int(board.first), 0, seats - 1)
    board.points = position.key("ap").number_or(TURN_POINTS, 0, 99)
    board.round = position.key("round").number_or(1, 1, 9999)
    board.quiet = position.key("quiet").number_or(0, 0, 9999)
    board.hit = position.key("hit").flag_or(False)
    read_out(board, position.key("out"))
    for name, value in position.key("cells").entries_or_none():
        put_stack(board, cell_of(name, value, names), read_stack(board, value), value)
    if board.phase == PLACE:
        read_armies(board, position, names)
    read_card_part(board, position, names)
    read_free(board, position.key("free"), names)
    check_moment(board, position)


def read_voids(board: Board, layout: Reader, names: dict[str, int]) -> None:
    arena = arena_of(board.variant.setting)
    voids = layout.key("voids")
    cells = arena.voids if voids.is_null else [cell_of(void.text(), void, names) for void in voids.items()]
    for cell in cells:
        board.cells[cell] = VOID
    board.void_stock = layout.key("void_stock").number_or(24 - arena.singles, 0, 24)


def cell_of(name: str, reader: Reader, names: dict[str, int]) -> int:
    if name not in names:
        raise reader.wrong(f"a1..{list(names)[-1]}")
    return names[name]


def read_stack(board: Board, value: Reader) -> i64:
    """`COLOUR:ELEMENT:LEVEL` and marks."""
    parts = value.text().split(":")
    colours = COLOURS[: board.variant.seats]
    if len(parts) != 3 or parts[0] not in colours or parts[1] not in ELEMENTS:
        raise value.wrong(STACK_FORM)
    parts[2], _, acting = parts[2].partition("@")
    level, marks = parts[2][:1], parts[2][1:]
    if acting and (acting not in ELEMENTS or acting == parts[1]):
        raise value.wrong(STACK_FORM)
    if level not in ("1", "2", "3", "4", "5", "6") or marks not in ("", "x", "z", "j", "xz", "xj", "zj", "xzj"):
        raise value.wrong(STACK_FORM)
    stack = make_stack(COLOURS.index(parts[0]), ELEMENTS.index(parts[1]), int(level))
    for mark, bit in (("x", PLAYED), ("z", IMMOBILISED), ("j", ROOTED)):
        if mark in marks:
            stack |= bit
    return stack | ((ELEMENTS.index(acting) + 1) << 11) if acting else stack


def put_stack(board: Board, cell: int, stack: i64, value: Reader) -> None:
    """Lays a stack of a position on its cell, within what the box and the cell allow."""
    value.forbid(board.cells[cell] == VOID, "EM-BAS-8")
    if level_of(stack) > HIGHEST and ELEMENTS[element_of(stack)] != "air":
        raise value.wrong(STACK_FORM)
    place = owner_of(stack) * 4 + element_of(stack)
    value.forbid(board.tokens[place] + level_of(stack) > TOKENS_EACH, "EM-BAS-6")
    value.forbid(not is_in(board, owner_of(stack)) and board.phase != OVER, "EM-FOU-4")
    board.cells[cell] = stack
    board.tokens[place] += level_of(stack)


def read_out(board: Board, out: Reader) -> None:
    for number, group in enumerate(out.items_or_none()):
        for member in group.items():
            seat = member.seat(int(board.variant.seats))
            member.demand(board.out[seat] == 0, "seats")
            board.out[seat] = number + 1


def read_armies(board: Board, position: Reader, names: dict[str, int]) -> None:
    for name, army in position.key("armies").entries_or_none():
        seat = army.seat_key(name, int(board.variant.seats))
        home = [int(cell) for cell in board.variant.plain.home[seat]]
        for cell_name, value in army.entries():
            cell = cell_of(cell_name, value, names)
            value.forbid(cell not in home, "EM-INV-3")
            put_stack(board, cell, read_stack(board, Reader(f"{COLOURS[seat]}:{value.text()}", value.path)), value)
        army.forbid(tokens_put(board, seat) > ARMY, "EM-INV-2")


def read_free(board: Board, free: Reader, names: dict[str, int]) -> None:
    if free.is_null:
        return
    free.only_keys(("at", "steps"))
    cell = cell_of(free.key("at").text(), free.key("at"), names)
    free.forbid(level_of(board.cells[cell]) == 0 or owner_of(board.cells[cell]) != board.turn, "EM-BAS-9")
    board.free_at = cell
    board.free_steps = free.key("steps").number(1, 3)


def check_moment(board: Board, position: Reader) -> None:
    """Refuses what no play leads to and the engine cannot handle."""
    if board.pending is not None and board.phase != PLAY:
        raise position.key("pending").wrong("null")
    if board.phase == OVER:
        board.ended = position.key("result").result(int(board.variant.seats), REASONS)
        return
    position.key("turn").forbid(not is_in(board, board.turn), "EM-FOU-5")
    if board.phase in (PICK, PLACE) and position.has("cells") and position.key("cells").value:
        raise position.key("cells").wrong("null")
    position.key("turn").forbid(board.phase == PICK and board.specialities[board.turn] != NO_CARD, "EM-SPE-1")
    if board.phase == PLACE and all(tokens_put(board, seat) == ARMY for seat in range(board.variant.seats)):
        raise position.key("armies").breaks("EM-INV-7")


def read_card_part(board: Board, position: Reader, names: dict[str, int]) -> None:
    """Fills in what a position says of cards. Stacks are on the board already."""
    read_specialities(board, position)
    board.cards = read_events(board, position.key("events"))
    read_effects(board, position)
    if not position.key("pending").is_null:
        board.pending = read_pending(board, position.key("pending"), names)


def read_specialities(board: Board, position: Reader) -> None:
    seats = int(board.variant.seats)
    known = [power.name for power in POWERS]
    specialities = board.specialities[:]
    for name, value in position.key("specialities").entries_or_none():
        card = value.place_in(known)
        value.forbid(card in specialities, "EM-SPE-2")
        specialities[value.seat_key(name, seats)] = card
    board.specialities = specialities
    for spent in position.key("spent").items_or_none():
        board.spent |= 1 << spent.seat(seats)
    for name, value in position.key("aside").entries_or_none():
        seat = value.seat_key(name, seats)
        tokens = value.number(0, int(min(MOST_ASIDE, TOKENS_EACH - board.tokens[seat * 4])))
        set_aside(board, seat, tokens - aside_of(board, seat))


def read_events(board: Board, events: Reader) -> Cards:
    """Every card is in one place at most."""
    cards = Cards()
    if events.is_null:
        return cards
    events.only_keys(EVENT_KEYS)
    seen: set[int] = set()
    seats = int(board.variant.seats)
    cards.row = read_cards(events.key("row"), seen, 0)
    cards.deck = read_cards(events.key("deck"), seen, 0)
    cards.discard = read_cards(events.key("discard"), seen, 0)
    for group in events.key("face_down").items_or_none():
        group.only_keys(("by", "cards"))
        cards.face_down = extend(cards.face_down, read_cards(group.key("cards"), seen, group.key("by").seat(seats)))
    for name, value in events.key("held").entries_or_none():
        cards.held = extend(cards.held, read_cards(value, seen, value.seat_key(name, seats)))
    for name, value in events.key("used").entries_or_none():
        cards.used = extend(cards.used, read_cards(value, seen, value.seat_key(name, seats)))
    return cards


def read_cards(reader: Reader, seen: set[int], seat: int) -> vec[i64]:
    """The cards of a list, each with the seat that it belongs to."""
    cards = vec[i64]()
    for item in reader.items_or_none():
        card = read_card(item)
        item.forbid(card in seen, "EM-EVT-1")
        seen.add(card)
        cards = append(cards, seat * 64 + card)
    return cards


def read_card(item: Reader) -> int:
    return item.place_in([card.name for card in ALL])


def read_effects(board: Board, position: Reader) -> None:
    cards = board.cards
    for item in position.key("now").items_or_none():
        effect = 1 << item.place_in(EFFECTS)
        if board.now & effect == 0:
            board.now |= effect
            cards.now = append(cards.now, effect)
    for name, value in position.key("next").entries_or_none():
        seat = value.seat_key(name, int(board.variant.seats))
        for item in value.items():
            entry = seat * 256 + (1 << item.place_in(EFFECTS))
            if entry not in cards.waiting:
                cards.waiting = append(cards.waiting, entry)


def read_pending(board: Board, pending: Reader, names: dict[str, int]) -> Pending:
    kind = pending.key("kind").word(("event", "priest", "power"))
    if kind == "event":
        pending.only_keys(("kind", "card", "chosen"))
        return read_pending_event(board, pending, names)
    if kind == "priest":
        pending.only_keys(("kind", "at"))
        cells = vec[i64]([cell_of(cell.text(), cell, names) for cell in pending.key("at").items()])
        pending.key("at").forbid(len(cells) == 0 or level_of(board.cells[cells[0]]) == 0, "EM-PRIEST-1")
        return Pending(BY_PRIEST, NO_CARD, chosen=cells)
    return read_pending_power(board, pending, names)


def read_pending_event(board: Board, pending: Reader, names: dict[str, int]) -> Pending:
    card = read_card(pending.key("card"))
    form = ALL[card].choice_form(board)
    chosen = vec[i64]()
    for item in pending.key("chosen").items_or_none():
        chosen = append(chosen, read_card(item) if form == CHOOSE_CARD else cell_of(item.text(), item, names))
    if form == CHOOSE_COLOUR and len(chosen) > 0:
        raise pending.key("chosen").wrong("[]")
    pending.key("chosen").forbid(len(chosen) >= ALL[card].most, "EM-EVT-7")
    return Pending(BY_EVENT, card, chosen=chosen)


def read_pending_power(board: Board, pending: Reader, names: dict[str, int]) -> Pending:
    """The decision that a power asks for; which keys it has, and whether it can be, the speciality knows."""
    asking = {power.name: card for card, power in enumerate(POWERS) if power.keys}
    card = asking[pending.key("power").word(tuple(asking))]
    power = POWERS[card]
    pending.only_keys(("kind", "power", *power.keys))
    pending.key("power").forbid(board.specialities[board.turn] != card, "EM-SPE-4")
    at: i64 = NOWHERE
    if "at" in power.keys:
        at = cell_of(pending.key("at").text(), pending.key("at"), names)
        pending.key("at").forbid(not power.may_ask_at(board, board.turn, at), f"EM-{power.name.upper()}-1")
    left = pending.key("steps" if "steps" in power.keys else "left").number_or(0, 0, 3)
    # The answer under way takes a token, so there must be one, whatever is left after it.
    lacking = power.lacks_tokens(board, board.turn, max(1, left))
    if lacking is not None:
        raise pending.key("left").breaks(lacking)
    placed = pending.key("placed").number_or(0, 0, 2)
    return Pending(BY_POWER, card, at, left, placed, pending.key("moved").flag_or(False))
