"""All verbs in the page's order: importing this module fills the list."""

from ..verb import VERBS
from .cards import Copy, Discard, Draw, Fetch, Lay, Look, Recall, Take
from .exchanges import Auction, Flea, Market, Pass, Redeal, Trade
from .lasting import Cancel, Dispel, EndTurn, ExtraTurn, Forfeit, Redirect, Reverse, SkipTurn, Status, Trigger
from .steering import Aim, Choose, Count, Each, If, Name, Say

VERBS.extend([Draw(), Discard(), Take(), Trade(), Pass(), Redeal(), Fetch(), Look(), Recall(), Lay(), Copy()])
VERBS.extend([ExtraTurn(), SkipTurn(), Reverse(), EndTurn()])
VERBS.extend([Status(), Trigger(), Dispel(), Cancel(), Redirect(), Forfeit()])
VERBS.extend([Market(), Flea(), Auction()])
VERBS.extend([Choose(), Aim(), Name(), If(), Each(), Count(), Say()])
for number, verb in enumerate(VERBS):
    verb.rule = f"EX-VERB-{number + 1}"

__all__ = ["VERBS"]
