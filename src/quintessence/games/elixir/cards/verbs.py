"""The verbs of the card language: which arguments each has, and what each may be (EX-VERB-1 to EX-VERB-31)."""

from typing import Final

from quintessence.games.elixir.cards.words import FETCH_FROM, HAND_ZONES, RESTS, STATUSES

ARGUMENTS: Final[dict[str, dict[str, str]]] = {
    "draw": {"who": "seats", "n": "amount"},
    "discard": {"who": "seats", "n": "count", "what": "filter", "pick": "owner you random", "upto": "flag"},
    "take": {
        "from": "seats",
        "to": "seats",
        "n": "count",
        "zone": "finds spells",
        "what": "filter",
        "level": "levels",
        "pick": "random giver taker",
        "upto": "flag",
    },
    "trade": {
        "a": "seats",
        "b": "seats",
        "n": "count",
        "zone": "finds spells",
        "pick_a": "owner random",
        "pick_b": "owner random",
    },
    "pass": {"who": "seats", "n": "count", "to": "left right", "zone": "finds spells"},
    "redeal": {"who": "seats", "zone": "finds spells"},
    "fetch": {
        "who": "seats",
        "n": "amount",
        "from": " ".join(FETCH_FROM),
        "what": "filter",
        "upto": "flag",
        "look": "number",
        "rest": " ".join(RESTS),
    },
    "look": {"who": "seats", "at": "seats", "zone": " ".join(HAND_ZONES)},
    "recall": {"from": "seats", "n": "count", "level": "levels", "pick": "you owner last random"},
    "lay": {"who": "seats", "n": "amount", "level": "levels", "effect": "flag"},
    "copy": {"whose": "seats", "level": "levels"},
    "extra-turn": {"who": "seats", "n": "amount"},
    "skip-turn": {"who": "seats", "n": "amount"},
    "reverse": {},
    "end-turn": {},
    "status": {"who": "seats", "is": " ".join(STATUSES), "until": "until", "uses": "number"},
    "trigger": {"when": "event", "do": "effects", "until": "until", "uses": "number"},
    "dispel": {"who": "seats", "what": "kinds"},
    "cancel": {"spell": "stays returns"},
    "redirect": {"to": "seats", "from": "seats"},
    "forfeit": {"who": "seats", "price": "amount", "until": "until"},
    "market": {"who": "seats"},
    "flea": {"who": "seats", "max": "amount", "what": "filter"},
    "auction": {"who": "seats", "lot": "amount"},
    "choose": {"who": "seats", "options": "options"},
    "aim": {"who": "seats", "among": "seats"},
    "name": {"who": "seats", "of": "group"},
    "if": {"cond": "condition", "then": "effects", "else": "effects"},
    "each": {"who": "seats", "do": "effects"},
    "count": {"who": "seats", "counter": "counter", "add": "change", "set": "amount"},
    "say": {"text": "text"},
}
"""The arguments of each verb and what each may be: the name of a kind of value, or the words of a closed set."""

REQUIRED: Final[dict[str, tuple[str, ...]]] = {
    "take": ("from",),
    "trade": ("b",),
    "fetch": ("from",),
    "look": ("at",),
    "recall": ("from",),
    "skip-turn": ("who",),
    "status": ("is", "until"),
    "trigger": ("when", "do", "until"),
    "redirect": ("to",),
    "forfeit": ("who", "price"),
    "choose": ("options",),
    "if": ("cond", "then"),
    "each": ("who", "do"),
    "count": ("counter",),
    "say": ("text",),
}

STATUS_ARGUMENTS: Final[dict[str, dict[str, str]]] = {
    "draw-more": {"n": "amount"},
    "discount": {"n": "amount", "level": "levels"},
    "surcharge": {"n": "amount", "level": "levels"},
    "stand-in": {"what": "filter", "as": "filter"},
}
"""What single statuses need on top of the arguments of all."""
