"""Setting the game up: arena, terrain, first player, specialities, events, armies (EM-SET-6)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.setting import Setting

from .board import NO_CARD, PICK, PLACE, PLAY, Board
from .events.every import ALL
from .events.flow import deal_row
from .specialities.every import POWERS
from .terrain.arenas import arena_with
from .terrain.cells import FAMILIES, TERRAINS
from .tokens.stack import VOID, element_of, level_of, owner_of
from .turns import start_turn


def draw_blocks(setting: Setting, chance: Chance) -> list[str]:
    """Four terrain blocks at random: of one class, or two kinds of each of two classes (EM-SET-4, EM-TER-1)."""
    option = setting.word("terrain")
    if option in FAMILIES:
        return shuffled([t.name for t in TERRAINS.values() if t.family == option], chance)
    first, second = option.split("-")
    ours = shuffled([t.name for t in TERRAINS.values() if t.family == first], chance)[:2]
    theirs = shuffled([t.name for t in TERRAINS.values() if t.family == second], chance)[:2]
    if setting.seats == 4:
        # The two blocks of a class lie diagonally opposite (EM-TER-2).
        if chance.below(2) == 0:
            return [ours[0], theirs[0], theirs[1], ours[1]]
        return [theirs[0], ours[0], ours[1], theirs[1]]
    south, north = shuffled([ours[0], theirs[0]], chance), shuffled([ours[1], theirs[1]], chance)
    return south + north


def shuffled(names: list[str], chance: Chance) -> list[str]:
    order = vec[i64](list(range(len(names))))
    chance.shuffle(order)
    return [names[place] for place in order]


def begin(board: Board, chance: Chance) -> None:
    """After arena, terrain and first player: picking, if specialities are used, else straight on."""
    if board.setting.is_on("events"):
        cards = board.cards.copy()
        cards.deck = vec[i64](list(range(len(ALL))))
        board.cards = cards
    if board.setting.is_on("specialities"):
        board.phase = PICK
        board.turn = board.first
    else:
        finish_setup(board, chance, None)


def pick(board: Board, seat: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """A seat takes a speciality; the next one picks, or the set-up goes on (EM-SPE-1)."""
    specialities = board.specialities[:]
    specialities[seat] = card
    board.specialities = specialities
    if log is not None:
        log.add("speciality-picked", {"seat": seat, "speciality": POWERS[card].name})
    following = (seat + 1) % board.variant.seats
    if specialities[following] == NO_CARD:
        board.turn = following
    else:
        finish_setup(board, chance, log)


def finish_setup(board: Board, chance: Chance, log: Log | None) -> None:
    """Events are dealt, armies stand ready or are put in secret (EM-EVT-1, EM-INV-1, EM-INV-2)."""
    if board.setting.is_on("events"):
        deal_row(board, len(ALL), chance, log)
    board.turn = board.first
    if board.setting.word("start") == "free":
        board.phase = PLACE
        return
    board.phase = PLAY
    lay_armies(board)
    start_turn(board, board.first, log)


def lay_armies(board: Board) -> None:
    """Every seat's army as printed for the arena (EM-INV-1)."""
    voids = [cell for cell in range(len(board.cells)) if board.cells[cell] == VOID]
    arena = arena_with(board.setting, voids)
    for seat in range(board.variant.seats):
        for cell, stack in arena.stacks_of(seat):
            board.cells[cell] = stack
            board.tokens[owner_of(stack) * 4 + element_of(stack)] += level_of(stack)
