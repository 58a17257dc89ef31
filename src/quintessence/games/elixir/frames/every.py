"""Every kind of frame by the word that it has in a position, with the function that reads it."""

from collections.abc import Callable
from typing import Final

from quintessence.core.reading import Reader
from quintessence.games.elixir.board import Frame
from quintessence.games.elixir.frames.card import read_card
from quintessence.games.elixir.frames.event import read_event
from quintessence.games.elixir.frames.forfeit import read_forfeit, read_vote
from quintessence.games.elixir.frames.lists import read_each, read_list
from quintessence.games.elixir.frames.parts import PartReader
from quintessence.games.elixir.frames.pick import read_pick
from quintessence.games.elixir.frames.putting import read_exchange
from quintessence.games.elixir.frames.questions import read_aim, read_choose, read_copy, read_name
from quintessence.games.elixir.frames.take import read_take
from quintessence.games.elixir.frames.trading import read_auction, read_flea, read_market
from quintessence.games.elixir.turns import read_end, read_start

FRAMES: Final[dict[str, Callable[[PartReader, Reader], Frame]]] = {
    "card": read_card,
    "event": read_event,
    "list": read_list,
    "each": read_each,
    "take": read_take,
    "pick": read_pick,
    "commit": read_exchange,
    "market": read_market,
    "flea": read_flea,
    "auction": read_auction,
    "forfeit": read_forfeit,
    "vote": read_vote,
    "choose": read_choose,
    "aim": read_aim,
    "name": read_name,
    "copy": read_copy,
    "turn-start": read_start,
    "turn-end": read_end,
}
