"""The grammar: move words and their packed forms; no words trade outside cards (EX-TRA-2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.grammar import Domain, Form, Grammar, argument
from quintessence.core.packing import pack1

from .cards.deck import Deck
from .cards.words import names

NEXT: Final[i64] = 0
PASS: Final[i64] = 1
DONE: Final[i64] = 2
WAIVE_SLOT: Final[i64] = 3
PERFORM: Final[i64] = 4
PAY: Final[i64] = 5
PICK: Final[i64] = 6
CAST: Final[i64] = 7
PLAY: Final[i64] = 8
BUYOUT: Final[i64] = 9
TARGET_SEAT: Final[i64] = 10
USE: Final[i64] = 11
GIVE: Final[i64] = 12
TAKE_CARD: Final[i64] = 13
DROP: Final[i64] = 14
RECALL_SPELL: Final[i64] = 15
LAY_SPELL: Final[i64] = 16
COPY_SPELL: Final[i64] = 17
PUT: Final[i64] = 18
VOTE: Final[i64] = 19
CHOOSE_OPTION: Final[i64] = 20
NAME_WORD: Final[i64] = 21
FORMS: Final = names(
    "next pass done waive perform pay pick:level cast:spell play:find buyout:card target:seat use:find give:card "
    "take:card drop:find recall:spell lay:spell copy:spell put:card vote:verdict choose:number name:word"
)
"""Every form of a move by its number: its first word, and what is named behind it."""

OK: Final[i64] = 0
BOO: Final[i64] = 1
VERDICTS: Final = ("ok", "boo")

MOST_OPTIONS: Final = 20
"""Of the verb `choose`."""


def grammar_of(deck: Deck, seats: int) -> Grammar:
    """The words of a game with this deck and so many seats, made when they are first asked for."""
    if seats in deck.grammars:
        return deck.grammars[seats]
    card = Domain("card", deck.ids)
    domains = {
        **dict.fromkeys(("card", "find", "spell"), card),
        "level": Domain("level", numbers(1, 4)),
        "seat": Domain("seat", numbers(0, seats - 1)),
        "verdict": Domain("verdict", list(VERDICTS)),
        "number": Domain("number", numbers(1, MOST_OPTIONS)),
        "word": Domain("word", deck.vocabulary.words),
    }
    forms: list[Form] = []
    for form in FORMS:
        verb, _, what = form.partition(":")
        forms.append(Form(verb, argument(what, domains[what])) if what else Form(verb))
    deck.grammars[seats] = Grammar(forms)
    return deck.grammars[seats]


def numbers(low: int, high: int) -> list[str]:
    return [str(number) for number in range(low, high + 1)]


def packed(form: i64, arguments: vec[i64]) -> vec[i64]:
    """One move of a form for each argument."""
    moves = vec[i64](capacity=len(arguments) + 1)
    for argument_number in arguments:
        moves = append(moves, pack1(form, argument_number))
    return moves
