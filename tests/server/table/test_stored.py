"""What is stored is never changed: tables of yesterday must still fold. One entry of each kind, as it was written."""

import msgspec
import pytest

from quintessence.server.clock import Millis
from quintessence.server.table.entry import encode
from quintessence.server.table.folding import FOLDS, decode

STORED = [
    (
        '{"entry":"opened","table":"t1","opener":"ada","opening":{"game":"elem-master","seats":[{},{"kind":"bot",'
        '"bot":{"name":"greedy","level":2}}],"options":{"first":"0"},"clock":{"kind":"fischer","time":60000,'
        '"increment":2000},"public":true},"secret":"s","at":1760000000000}'
    ),
    '{"entry":"invited","seat":1,"hash":"h","at":1760000000000}',
    '{"entry":"sat","seat":0,"identity":"ada","name":"Ada","nonce":"n","at":1760000000000}',
    '{"entry":"nonced","seat":0,"nonce":"n","at":1760000000000}',
    '{"entry":"left","seat":0,"freed":true,"at":1760000000000}',
    '{"entry":"renamed","seat":0,"name":"Eve","at":1760000000000}',
    '{"entry":"arranged","seats":[{"kind":"invited"}],"come_from":[null,0],"at":1760000000000}',
    '{"entry":"agreed","options":{"first":"1"},"at":1760000000000}',
    '{"entry":"started","seed":"5f","at":1760000000000}',
    '{"entry":"closed","at":1760000000000}',
    '{"entry":"moved","seat":0,"words":"end","how":"race","at":1760000000000}',
    '{"entry":"undone","seat":0,"at":1760000000000}',
    '{"entry":"takeback-asked","seat":0,"at":1760000000000}',
    '{"entry":"takeback-answered","seat":1,"agree":true,"at":1760000000000}',
    '{"entry":"resigned","seat":0,"why":"flag","at":1760000000000}',
    '{"entry":"substituted","seat":0,"bot":{"name":"greedy"},"why":"absent","at":1760000000000}',
    '{"entry":"returned","seat":0,"at":1760000000000}',
    '{"entry":"flagged","seat":0,"at":1760000000000}',
    '{"entry":"away","seat":0,"at":1760000000000}',
    '{"entry":"here","seat":0,"at":1760000000000}',
    '{"entry":"claimed","seat":1,"how":"take","identity":"eve","name":"Eve","at":1760000000000}',
    '{"entry":"answered","seat":0,"words":"pass","window":"w1","at":1760000000000}',
    '{"entry":"reconsidered","seat":0,"at":1760000000000}',
    '{"entry":"ordered","seat":0,"order":"always","at":1760000000000}',
    '{"entry":"more-time","seat":0,"time":20000,"at":1760000000000}',
    '{"entry":"card-asked","seat":0,"late":true,"at":1760000000000}',
    '{"entry":"shown","seat":0,"words":"flip","allowances":{"0":100},"at":1760000000000}',
    (
        '{"entry":"race-answered","seat":0,"words":"slap ab-cd","claim":412,"elapsed":450,"allowance":100,'
        '"by_bot":true,"at":1760000000000}'
    ),
    '{"entry":"next-asked","seat":0,"at":1760000000000}',
    '{"entry":"paused","seat":0,"at":1760000000000}',
    '{"entry":"resumed","seat":0,"at":1760000000000}',
    '{"entry":"said","seat":null,"name":"Ada","text":"bien joué","language":"fr","at":1760000000000}',
    '{"entry":"rematch-asked","seat":0,"nonce":"n","harder":true,"at":1760000000000}',
    '{"entry":"rematch-made","table":"t2","at":1760000000000}',
]


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: str(msgspec.json.decode(stored)["entry"]))
def test_an_entry_is_read_and_written_as_it_was_stored(stored: str) -> None:
    assert encode(decode(stored.encode())).decode() == stored


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: str(msgspec.json.decode(stored)["entry"]))
def test_an_entry_cannot_be_changed(stored: str) -> None:
    """Copies of a table share their entries."""
    entry = decode(stored.encode())
    with pytest.raises(AttributeError):
        entry.at = Millis(0)  # type: ignore[misc]


def test_every_kind_of_entry_is_among_them() -> None:
    assert {type(decode(stored.encode())) for stored in STORED} == set(FOLDS)
    assert len(STORED) == len(FOLDS)
