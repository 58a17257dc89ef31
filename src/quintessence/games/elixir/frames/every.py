"""Every kind of frame by its word in a position."""

from collections.abc import Callable
from typing import Final

from quintessence.core.reading import Reader

from ..board import NO_CARDS, Frame
from ..cards.signature import names_in
from ..cards.words import IN_FINDS, NO_CARD, NO_WORD, NOBODY, THEIR_TURN_END
from ..turns import EndFrame, StartFrame
from .card import CardFrame
from .event import EventFrame
from .forfeit import ForfeitFrame, VoteFrame
from .lists import EachFrame, ListFrame
from .pick import PickFrame
from .putting import ExchangeFrame
from .questions import AimFrame, ChooseFrame, NameFrame
from .reader import PartReader
from .take import TakeFrame
from .targets import CopyFrame
from .trading import AuctionFrame, FleaFrame, MarketFrame

BLANKS: Final[dict[str, Callable[[PartReader], Frame]]] = {
    "card": lambda reader: CardFrame(NO_CARD, NOBODY),
    "event": lambda reader: EventFrame(0, NOBODY, NO_CARDS, NO_CARD),
    "list": lambda reader: ListFrame(NO_CARD, NOBODY, []),
    "each": lambda reader: EachFrame(NO_CARDS, ListFrame(NO_CARD, NOBODY, [])),
    "take": lambda reader: TakeFrame(NOBODY, NOBODY, NOBODY, reader.anything),
    "pick": lambda reader: PickFrame(NOBODY, 0, 0, 0, 0, reader.anything),
    "commit": lambda reader: ExchangeFrame(False, IN_FINDS),
    "market": lambda reader: MarketFrame(NO_CARDS),
    "flea": lambda reader: FleaFrame(NO_CARDS, 2, reader.compiler.filter("object")),
    "auction": lambda reader: AuctionFrame(NOBODY, NO_CARDS, NO_CARDS),
    "forfeit": lambda reader: ForfeitFrame(NO_CARD, NOBODY, NOBODY, 0, THEIR_TURN_END),
    "vote": lambda reader: VoteFrame(NO_CARD, NOBODY, NOBODY, 0),
    "choose": lambda reader: ChooseFrame(NOBODY, 0),
    "aim": lambda reader: AimFrame(NOBODY, 0),
    "name": lambda reader: NameFrame(NOBODY, NO_WORD),
    "copy": lambda reader: CopyFrame(NO_CARD, NOBODY),
    "turn-start": lambda reader: StartFrame(),
    "turn-end": lambda reader: EndFrame(),
}
"""A frame of each kind to be filled, with what its fields are where a position does not give them."""


def read_frame(reader: PartReader, value: Reader) -> Frame:
    frame = BLANKS[value.key("frame").word(tuple(BLANKS))](reader)
    value.only_keys(("frame", *names_in(frame.layout)))
    reader.fill(frame, frame.layout, value)
    frame.complete(reader, value)
    return frame
