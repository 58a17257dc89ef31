"""A pending decision is worth what its best answer brings, though not every answer is tried."""

from quintessence.core.chance import QuickChance
from quintessence.games.elem_master.actions.pending import BY_EVENT, BY_POWER
from quintessence.games.elem_master.events.card import ALL
from quintessence.games.elem_master.game import ElemMaster
from quintessence.games.elem_master.specialities.every import POWERS
from quintessence.games.elem_master.state import ElemMasterState

GAMES = 60
MOST_MOVES = 150
NOT_ALL_TRIED = {"aurora", "collapse", "constellationist"}


def test_a_pending_decision_is_worth_its_best_answer() -> None:
    game = ElemMaster()
    setting = game.setting(2, {"specialities": "on", "events": "on"})
    asked: set[str] = set()
    for seed in range(GAMES):
        chance = QuickChance(seed)
        state = game.setup(setting, chance)
        assert isinstance(state, ElemMasterState)
        for _ in range(MOST_MOVES):
            seat = state.mover()
            if seat < 0:
                break
            name = asking(state)
            if name in NOT_ALL_TRIED:
                asked.add(name)
                assert state.values() == best_values(state), f"{name}: {state!r}"
            moves = state.legal_moves(seat)
            state.apply(seat, moves[chance.below(len(moves))], chance)
    assert asked == NOT_ALL_TRIED


def asking(state: ElemMasterState) -> str:
    """The event or the power that asks for a decision."""
    pending = state.pending
    if pending is not None and pending.kind == BY_EVENT:
        return ALL[pending.card].name
    return POWERS[pending.card].name if pending is not None and pending.kind == BY_POWER else ""


def best_values(state: ElemMasterState) -> list[float]:
    """What the first of the best answers brings, each of them tried."""
    tried: list[list[float]] = []
    for move in state.legal_moves(state.turn):
        after = state.copy()
        after.apply(state.turn, move, QuickChance(0))
        tried.append(after.values())
    return max(tried, key=lambda values: values[state.turn])
