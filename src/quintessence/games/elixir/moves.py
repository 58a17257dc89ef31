"""The grammar: move words and their packed forms; no words trade outside cards (EX-TRA-2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.grammar import Domain, Form, Grammar, argument
from quintessence.core.packing import pack1
from quintessence.games.elixir.cards.deck import Deck

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

OK: Final[i64] = 0
BOO: Final[i64] = 1

MOST_OPTIONS: Final = 20
"""Of the verb `choose`."""


def grammar_of(deck: Deck, seats: int) -> Grammar:
    """The words of a game with this deck and so many seats."""
    if seats not in deck.grammars:
        deck.grammars[seats] = make_grammar(deck, seats)
    return deck.grammars[seats]


def make_grammar(deck: Deck, seats: int) -> Grammar:
    card = Domain("card", deck.ids)
    word = Domain("word", deck.vocabulary.words)
    seat = Domain("seat", [str(number) for number in range(seats)])
    level = Domain("level", [str(number) for number in range(1, 5)])
    option = Domain("number", [str(number) for number in range(1, MOST_OPTIONS + 1)])
    verdict = Domain("verdict", ["ok", "boo"])
    return Grammar(
        [
            Form("next"),
            Form("pass"),
            Form("done"),
            Form("waive"),
            Form("perform"),
            Form("pay"),
            Form("pick", argument("level", level)),
            Form("cast", argument("spell", card)),
            Form("play", argument("find", card)),
            Form("buyout", argument("card", card)),
            Form("target", argument("seat", seat)),
            Form("use", argument("find", card)),
            Form("give", argument("card", card)),
            Form("take", argument("card", card)),
            Form("drop", argument("find", card)),
            Form("recall", argument("spell", card)),
            Form("lay", argument("spell", card)),
            Form("copy", argument("spell", card)),
            Form("put", argument("card", card)),
            Form("vote", argument("verdict", verdict)),
            Form("choose", argument("number", option)),
            Form("name", argument("word", word)),
        ]
    )


def packed(form: i64, arguments: vec[i64]) -> vec[i64]:
    """One move of a form for each argument."""
    moves = vec[i64](capacity=len(arguments) + 1)
    for argument_number in arguments:
        moves = append(moves, pack1(form, argument_number))
    return moves
