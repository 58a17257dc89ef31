"""No card of the house deck is dead: in 2,000 games every spell is cast and every find is played or used."""

from collections import Counter

from quintessence.core import contract
from quintessence.core.chance import QuickChance
from quintessence.core.event import Log
from quintessence.core.types import Json
from quintessence.games.elixir import GAME
from quintessence.games.elixir.cards.library import house_deck

IS_COMPILED = not contract.__file__.endswith(".py")
GAMES = 2_000 if IS_COMPILED else 200
"""A quarter of a minute, compiled; interpreted, as many as are still sure to meet every card."""


def cards_used(seats: int, seed: int) -> Counter[str]:
    """The cards that were cast, played, used to pay, or brought to a transaction in one random game."""
    setting = GAME.setting(seats, {"windows": "able"})
    chance, pilot = QuickChance(seed), QuickChance(seed + 1_000_000)
    state = GAME.setup(setting, chance)
    log = Log()
    while state.result() is None:
        seat = state.mover()
        moves = state.legal_moves(seat)
        state.apply(seat, moves[pilot.below(len(moves))], chance, log)
    used: Counter[str] = Counter()
    for event in log.events:
        if event.kind in ("cast", "played"):
            used[str(event.fields["card"])] += 1
        elif event.kind == "paid":
            used.update(names(event.fields["cards"]))
        elif event.kind == "revealed":
            put = event.fields["put"]
            assert isinstance(put, dict)
            for cards in put.values():
                used.update(names(cards))
    return used


def names(cards: Json) -> list[str]:
    assert isinstance(cards, list)
    return [str(card) for card in cards]


def test_every_spell_is_cast_and_every_find_is_used() -> None:
    used: Counter[str] = Counter()
    for number in range(GAMES):
        used += cards_used(3 + number % 6, number)
    dead = [card for card in house_deck().ids if used[card] == 0]
    assert dead == [], f"never used in {GAMES} games"
    rarest, count = min(used.items(), key=lambda entry: entry[1])
    assert count >= GAMES // 40, f"{rarest} was used only {count} times in {GAMES} games"
