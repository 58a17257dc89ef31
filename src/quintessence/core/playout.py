"""Random play: the hot loop of measurements and searches."""

from mypy_extensions import i64

from quintessence.core.chance import Chance, QuickChance
from quintessence.core.contract import Game, State
from quintessence.core.setting import Setting


def play_randomly(state: State, chance: Chance, limit: i64) -> i64:
    """Plays at random until the game ends or `limit` moves are made; returns how many were made."""
    made: i64 = 0
    while made < limit:
        seat = state.mover()
        if seat < 0:
            break
        moves = state.legal_moves(seat)
        state.apply(seat, moves[chance.below(len(moves))], chance)
        made += 1
    return made


def random_games(game: Game, setting: Setting, count: int, seed: int, limit: int) -> int:
    """Plays `count` random games of at most `limit` moves each; returns the moves made in all of them."""
    total = 0
    for number in range(count):
        chance = QuickChance(seed + number)
        total += play_randomly(game.setup(setting, chance), chance, limit)
    return total
