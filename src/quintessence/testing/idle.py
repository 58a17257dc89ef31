"""The move made for an absent seat is legal, and a table of absent seats never gets stuck."""

from quintessence.core.chance import SeedChance
from quintessence.testing.play import Moment, Play

LONGEST = 2000


def check(moment: Moment) -> None:
    """The idle move of every seat to act is one of its legal moves."""
    for seat in moment.state.to_act():
        move = moment.play.game.idle(moment.state, seat)
        if move not in list(moment.state.legal_moves(seat)):
            raise moment.fault("idle-not-legal", seat=seat, move=str(move))


def check_game(play: Play) -> None:
    """A game in which everybody is absent ends, or goes on for very long without getting stuck."""
    chance = SeedChance(play.seed)
    state = play.game.setup(play.setting, chance)
    ply = 0
    while state.result() is None and ply < min(LONGEST, play.facts.longest):
        asked = state.to_act()
        if not asked:
            raise play.fault("idle-nobody-to-act", ply)
        for seat in asked:
            moves = list(state.legal_moves(seat))
            if not moves:
                raise play.fault("idle-no-move", ply, seat=seat)
            move = play.game.idle(state, seat)
            if move not in moves:
                raise play.fault("all-idle-not-legal", ply, seat=seat, move=str(move))
        seat = asked[-1]
        state.apply(seat, play.game.idle(state, seat), chance)
        ply += 1
