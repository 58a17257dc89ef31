"""Using creatures: the announcement, and what each power does if nobody cancels it (EE-USE)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.types import Json

from ..board import MOST_EXTRA, Board, is_guarded, pile_at, put_pile
from ..cards.catalogue import ELEMENTS
from ..cards.pile import has_free, height_of, without_roots
from ..cards.zones import condemn
from ..decisions import frames
from ..decisions.mages import is_in, power_asks
from ..effects.placing import burn, redirect, root
from ..moves import GRAMMAR, use_move
from . import tokens


def announce(board: Board, seat: i64, token: i64, power: i64, target: i64, pile: i64, log: Log | None) -> None:
    """The token is turned over and the power window opens (EE-USE-2, EE-USE-6, EE-PW-1)."""
    board.tokens[token] = tokens.USED
    frames.push(board, frames.with_ask(frames.power_frame(seat, token, power, target, pile), power_asks(board, seat)))
    if log is not None:
        args: list[Json] = []
        if target != frames.NOBODY:
            args.append(int(target))
        if pile != frames.NO_PILE:
            args.append(ELEMENTS[pile])
        named = {"token": tokens.CREATURES[token], "power": tokens.CREATURES[power]}
        log.add("power-used", {"seat": seat, **named, "args": args})


def take_effect(board: Board, frame: i64, chance: Chance, log: Log | None) -> None:
    """The power of the topmost frame works, and the frame is gone (EE-PW-5, EE-SYL-3)."""
    frames.drop_top(board)
    power = frames.power_of(frame)
    seat = frames.seat_of(frame)
    if power == tokens.GNOME:
        unroot(board, frames.target_of(frame), frames.pile_of(frame), log)
    elif power == tokens.SIREN:
        redirect(board, frames.top_frame(board), seat, frames.target_of(frame), frames.pile_of(frame), log)
    elif power == tokens.SYLPH:
        board.extra = min(board.extra + 1, MOST_EXTRA)
        if log is not None:
            log.add("extra-turn", {"seat": seat})
    elif power == tokens.SALAMANDER:
        frames.push(board, burn(board, frames.target_of(frame), frames.pile_of(frame), log))
    elif power == tokens.DHYANA:
        cancel(board, log)
    elif power == tokens.GOLEM:
        root_all(board, seat, log)
    elif power == tokens.ONDINE:
        set_ondine(board, seat, frames.what_of(frame), frames.pile_of(frame), log)
    elif power == tokens.ELF:
        condemn(board, frames.target_of(frame), chance, log)
    elif power == tokens.PHOENIX:
        burn_all(board, seat, log)


def unroot(board: Board, seat: i64, pile: i64, log: Log | None) -> None:
    """The Gnome (EE-GNO-3)."""
    put_pile(board, seat, pile, without_roots(pile_at(board, seat, pile)))
    if log is not None:
        log.add("pile-unrooted", {"seat": seat, "pile": ELEMENTS[pile]})


def cancel(board: Board, log: Log | None) -> None:
    """Dhyana: the power announced before it has no effect (EE-DHY-2, EE-DHY-3, EE-USE-7)."""
    cancelled = frames.top_frame(board)
    frames.drop_top(board)
    if log is not None:
        log.add("power-cancelled", {"seat": frames.seat_of(cancelled), "move": power_words(cancelled)})


def power_words(frame: i64) -> str:
    """The move that announced a power, in words."""
    return GRAMMAR.words(
        use_move(frames.what_of(frame), frames.power_of(frame), frames.target_of(frame), frames.pile_of(frame))
    )


def root_all(board: Board, seat: i64, log: Log | None) -> None:
    """The Golem (EE-GOL-1)."""
    for pile in range(4):
        if has_free(pile_at(board, seat, pile)):
            root(board, seat, pile, "golem", log)


def set_ondine(board: Board, seat: i64, token: i64, pile: i64, log: Log | None) -> None:
    """The Ondine, or Akasha as a second one, lies down on the top card of a pile (EE-OND-1, EE-AKA-4)."""
    place: i64 = 1 if token == tokens.AKASHA else 0
    board.ondines[place] = tokens.make_ondine(seat, pile, height_of(pile_at(board, seat, pile)) - 1)
    if log is not None:
        log.add("ondine-set", {"seat": seat, "token": tokens.GUARDS[place], "pile": ELEMENTS[pile]})


def burns_by_phoenix(board: Board, user: i64, seat: i64, pile: i64) -> bool:
    """Whether the Phoenix takes the top card of a pile (EE-PHX-1, EE-PHX-5, EE-OND-8)."""
    if not has_free(pile_at(board, seat, pile)):
        return False
    is_saved = board.variant.ondine_stops_phoenix and seat != user and is_guarded(board, seat, pile)
    return not is_saved


def burn_all(board: Board, user: i64, log: Log | None) -> None:
    """The Phoenix: all at once, then the discards in the order of EE-PHX-3 (EE-BURN-5, EE-PHX-4)."""
    burnt = vec[i64]()
    seats = board.variant.seats
    for step in range(seats):
        seat = (user + step) % seats
        if is_in(board, seat):
            for pile in range(4):
                if burns_by_phoenix(board, user, seat, pile):
                    burnt = append(burnt, burn(board, seat, pile, log))
    for frame in burnt[::-1]:
        frames.push(board, frame)
