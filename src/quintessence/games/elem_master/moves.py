"""The grammar: move words and their packed forms, in the order of `forms`."""

from typing import Final

from quintessence.core.grammar import Domain, Form, Grammar, argument, optional

from .events.every import ALL
from .specialities.every import POWERS
from .terrain.cells import PLAINS, Plain
from .tokens.elements import COLOUR_NAMES, ELEMENTS

DIGITS: Final = Domain("number", [str(number) for number in range(10)])


def make_grammar(plain: Plain) -> Grammar:
    cell = Domain("cell", plain.names)
    element = Domain("element", ELEMENTS)
    colour = Domain("colour", COLOUR_NAMES)
    speciality = Domain("speciality", [power.name for power in POWERS])
    event = Domain("card", [card.name for card in ALL])
    return Grammar(
        [
            Form("end"),
            Form("put", argument("element", element), argument("cell", cell)),
            Form("grow", argument("cell", cell)),
            Form("move", argument("from", cell), argument("to", cell), optional("n", DIGITS)),
            Form("attack", argument("from", cell), argument("to", cell)),
            Form("tunnel", argument("from", cell), argument("to", cell), optional("n", DIGITS)),
            Form("blaze", argument("from", cell), argument("a", cell), argument("b", cell)),
            Form("wave", argument("from", cell), argument("to", cell), argument("a", cell), optional("b", cell)),
            Form("breath", argument("from", cell), argument("target", cell), argument("n", DIGITS)),
            Form("event", argument("card", event)),
            Form("pick", argument("speciality", speciality)),
            Form("power"),
            Form("power", argument("cell", cell)),
            Form("power", argument("from", cell), argument("to", cell)),
            Form("power", argument("cell", cell), argument("element", element)),
            Form("choose", argument("cell", cell)),
            Form("choose", argument("cell", cell), argument("n", DIGITS)),
            Form("choose", argument("from", cell), argument("to", cell)),
            Form("choose", argument("air", cell), argument("target", cell), argument("n", DIGITS)),
            Form("choose", argument("card", event)),
            Form("choose", argument("colour", colour)),
            Form("place", argument("cell", cell)),
            Form("reinforce"),
            Form("spread", argument("cell", cell)),
            Form("stop"),
            Form("done"),
        ]
    )


GRAMMARS: Final = {seats: make_grammar(plain) for seats, plain in PLAINS.items()}
