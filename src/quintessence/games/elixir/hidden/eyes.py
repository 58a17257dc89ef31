"""Who sees what: positions and views are written by the same hand, through different eyes (EX-HID-1 to EX-HID-7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import Json, Seat
from quintessence.games.elixir.board import Board, finds_of, has_status, spells_of
from quintessence.games.elixir.cards.words import DRAFT, OPEN_FINDS, OPEN_SPELLS
from quintessence.games.elixir.frames import SETTLING, PickFrame
from quintessence.games.elixir.questions import PutFrame
from quintessence.games.elixir.table.telling import card_names
from quintessence.games.elixir.table.zones import ASIDE

HIDDEN = "?"


@final
class Eyes:
    """Those of a seat, of a spectator (`seat` None), or of somebody who sees everything."""

    def __init__(self, board: Board, seat: Seat | None, see_all: bool) -> None:
        self.board = board
        self.seat = seat
        self.see_all = see_all

    def sees_finds(self, seat: i64) -> bool:
        return self.see_all or seat == self.seat or has_status(self.board, seat, OPEN_FINDS)

    def sees_spells(self, seat: i64) -> bool:
        """One's own too only once they have been looked at (EX-DRAFT-8)."""
        if self.see_all or has_status(self.board, seat, OPEN_SPELLS):
            return True
        is_unseen = self.board.phase == DRAFT and not self.board.variant.looks_at_once
        return seat == self.seat and not is_unseen

    def sees_put(self, frame: PutFrame, seat: i64) -> bool:
        """What a seat has committed stays hidden while somebody is still to commit (EX-HID-4)."""
        return self.see_all or seat == self.seat or frame.step == SETTLING

    def sees_vote(self, seat: i64) -> bool:
        return self.see_all or seat == self.seat

    def sees_cards(self, frame: PickFrame) -> bool:
        """Finds looked at from the top of the pile are for the one who looks (EX-HID-5)."""
        return self.see_all or frame.source != ASIDE or frame.seat == self.seat

    def finds(self, seat: i64) -> list[Json]:
        hand = finds_of(self.board, seat)
        return card_names(self.board, hand) if self.sees_finds(seat) else [HIDDEN] * len(hand)

    def spells(self, seat: i64) -> list[Json]:
        hand = spells_of(self.board, seat)
        return card_names(self.board, hand) if self.sees_spells(seat) else [*sorted(backs(self.board, hand))]

    def pile(self, cards: vec[i64]) -> list[Json]:
        """A pile of finds, top first."""
        return card_names(self.board, cards[::-1]) if self.see_all else [HIDDEN] * len(cards)

    def stack(self, cards: vec[i64]) -> list[Json]:
        """A face-down stack of spells."""
        return card_names(self.board, cards) if self.see_all else [*backs(self.board, cards)]


def backs(board: Board, spells: vec[i64]) -> list[str]:
    """Spells by their backs, which show their levels."""
    return [f"{HIDDEN}{board.deck.level[spell]}" for spell in spells]
