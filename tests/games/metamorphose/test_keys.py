"""The key of a position: every thing that its JSON tells changes it. Keys over whole games are in `test_features`."""

import pytest

from quintessence.core.canonical import canonical_json
from quintessence.core.types import Json, JsonObject
from tests.games.metamorphose.duels import BARE, duel, match_at, read, rich_position


def positions_alike() -> list[JsonObject]:
    """A position, and others that differ from it in one thing each."""
    base = match_at(rich_position()).position()
    own: JsonObject = {"c1": {"cards": ["dusk-moth", "ink-snail"]}, "c2": {"cards": ["moss-hare"]}}
    plain = match_at(duel({"creatures": own}, {})).position()
    found = [base, plain]

    def changed(*path: str, to: Json) -> None:
        copy = read(canonical_json(plain))
        place: Json = copy
        for name in path[:-1]:
            assert isinstance(place, dict)
            place = place[name]
        assert isinstance(place, dict)
        place[path[-1]] = to
        found.append(copy)

    changed("alpha", to=0)
    changed("turn", to=1)
    for mark in ("summoned", "moved", "shifted"):
        changed("players", "0", mark, to=True)
    changed("players", "1", "points", to=1)
    changed("players", "0", "strength", "green", to=2)
    changed("players", "0", "creatures", "c1", "shift", to=[0, -1])
    changed("players", "0", "creatures", "c1", "mana", to={"3": "spent"})
    changed("players", "0", "creatures", "c2", "mana", to={"3": "spent"})
    changed("players", "0", "creatures", "c2", "mana", to={"3": "ready"})
    changed("players", "0", "creatures", to={"c1": own["c1"], "c3": own["c2"]})
    changed("players", "0", "creatures", to={"c1": {"cards": ["ink-snail", "dusk-moth"]}, "c2": own["c2"]})
    decks, contests = plain["decks"], plain["contests"]
    assert isinstance(decks, dict)
    assert isinstance(contests, list)
    for level, cards in decks.items():
        assert isinstance(cards, list)
        changed("decks", level, to=[cards[1], cards[0], *cards[2:]])
        changed("decks", level, to=cards[1:])
        changed("decks", level, to=cards[:-1])
        found.append(
            {**plain, "decks": {**decks, level: cards[1:]}, "market": {**BARE, level: [cards[0], None, None, None]}}
        )
    changed("contests", to=[contests[0], contests[2], contests[1], *contests[3:]])
    for words in (["shift c1"], ["move c1 1"], ["move c1 2"], ["move c2 1"]):
        match = match_at(plain)
        for move in words:
            match.play(move)
        found.append(match.position())
    lifted: JsonObject = {"kind": "place", "card": "jade-ox", "source": "move", "from": {"creature": "c1", "depth": 1}}
    lone: JsonObject = {**lifted, "from": {"creature": "c4", "depth": 1}}
    mine: JsonObject = {"creatures": own, "moved": True}
    deeper: JsonObject = {**lifted, "from": {"creature": "c1", "depth": 2}}
    laden: JsonObject = {**lone, "mana": {"5": "spent"}}
    for pending in (lifted, deeper, lone, laden):
        found.append(match_at(duel(mine, {}, pending=pending)).position())
    return found


@pytest.mark.interpreted
def test_every_thing_in_a_position_changes_its_key() -> None:
    positions = [match_at(position).position() for position in positions_alike()]
    texts = {canonical_json(position) for position in positions}
    assert len(texts) == len(positions) > 25
    assert len({int(match_at(position).state.key()) for position in positions}) == len(positions)


def test_a_slide_counts_in_the_key_while_the_shift_lasts() -> None:
    """ME-SHI-6: the same offsets, but other cards that may still be slid."""
    stack: JsonObject = {"c1": {"cards": ["dusk-moth", "ink-snail", "veil-jackal"]}}
    keys: set[int] = set()
    for slid in ([], [2], [3]):
        pending: JsonObject = {"kind": "shift", "creature": "c1", "slid": [*slid]}
        own: JsonObject = {"creatures": stack, "shifted": True}
        state = match_at(duel(own, {}, pending=pending)).state
        assert not state.is_settled()
        keys.add(int(state.key()))
    assert len(keys) == 3
