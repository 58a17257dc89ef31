"""All verbs in the page's order: importing this module fills the list."""

from quintessence.games.elixir.cards.verb import VERBS
from quintessence.games.elixir.cards.verbs.exchanges import Pass, Redeal, Trade
from quintessence.games.elixir.cards.verbs.finds import Discard, Draw, Fetch, Look, Take
from quintessence.games.elixir.cards.verbs.lasting import Cancel, Dispel, Forfeit, Redirect, Status, Trigger
from quintessence.games.elixir.cards.verbs.spells import Copy, Lay, Recall
from quintessence.games.elixir.cards.verbs.steering import Aim, Choose, Count, Each, If, Name, Say
from quintessence.games.elixir.cards.verbs.trading import Auction, Flea, Market
from quintessence.games.elixir.cards.verbs.turns import EndTurn, ExtraTurn, Reverse, SkipTurn

VERBS.extend([Draw(), Discard(), Take(), Trade(), Pass(), Redeal(), Fetch(), Look(), Recall(), Lay(), Copy()])
VERBS.extend([ExtraTurn(), SkipTurn(), Reverse(), EndTurn()])
VERBS.extend([Status(), Trigger(), Dispel(), Cancel(), Redirect(), Forfeit()])
VERBS.extend([Market(), Flea(), Auction()])
VERBS.extend([Choose(), Aim(), Name(), If(), Each(), Count(), Say()])

__all__ = ["VERBS"]
