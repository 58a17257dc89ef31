"""Why words are refused: every check in the order of the rulebook page.

Written apart from the generator in `legal`; the kit holds the two together.
"""

from typing import Final

from mypy_extensions import i64

from quintessence.core.grammar import Grammar
from quintessence.core.packing import first_of, form_of, fourth_of, second_of, third_of
from quintessence.core.refusal import NOT_A_MOVE, NOT_NOW, NOT_YOURS, Refusal

from .actions import reasons
from .actions.acting import breath_cost, growth_cost
from .actions.pending import BY_EVENT, BY_PRIEST, Pending
from .board import FOG, NO_CARD, PICK, PLACE, STORM, Board, has_now, refused
from .events.card import ALL
from .events.flow import EVENT_COST, events_left, is_possible, lacks_further_event, of_seat
from .notation import forms
from .specialities.earth_fire_water import explain_blessing
from .specialities.every import POWERS
from .terrain.cells import NOWHERE
from .tokens.changes import ARMY, in_reserve, tokens_put
from .tokens.elements import AIR, EARTH, FIRE, WATER
from .tokens.stack import EMPTY, HIGHEST, IMMOBILISED, PLAYED, VOID, acts_as, element_of, level_of, owner_of

CELLS_NAMED: Final[dict[int, int]] = {
    **dict.fromkeys([forms.GROW, forms.POWER_CELL, forms.POWER_ELEMENT, forms.PLACE_CELL], 1),
    **dict.fromkeys([forms.CHOOSE_CELL, forms.CHOOSE_LEVELS, forms.SPREAD], 1),
    **dict.fromkeys([forms.MOVE, forms.ATTACK, forms.TUNNEL, forms.BREATH, forms.POWER_CELLS], 2),
    **dict.fromkeys([forms.CHOOSE_CELLS, forms.CHOOSE_BREATH], 2),
    **{forms.BLAZE: 3, forms.WAVE: 4},
}
"""How many cells a move of each form names, if any."""
TURN_VERBS: Final = ["end", "grow", "move", "attack", "tunnel", "blaze", "wave", "breath", "power", "event"]


def explain_words(board: Board, grammar: Grammar, seat: int, words: str, to_act: list[int]) -> Refusal | None:
    """None if the seat may play these words, else the first rule in the page's order."""
    if not grammar.knows(words):
        return Refusal("EM-SAY-1", NOT_A_MOVE)
    if seat not in to_act:
        return Refusal("EM-TUR-3", NOT_YOURS)
    verb = words.split(" ", 1)[0]
    if verb not in verbs_now(board):
        return Refusal("EM-TUR-10", NOT_NOW)
    pending = board.pending
    if verb == "power" and pending is None and power_form(board, seat) == forms.NO_FORM:
        return Refusal("EM-SPE-4")
    move = grammar.parse(words)
    if move < 0:
        return Refusal("EM-SAY-1", NOT_A_MOVE)
    if pending is not None:
        return explain_answer(board, seat, pending, move)
    return explain_play(board, seat, move)


def verbs_now(board: Board) -> list[str]:
    """The verbs that belong to the phase or to the decision that is pending (EM-TUR-10)."""
    if board.phase == PICK:
        return ["pick"]
    if board.phase == PLACE:
        return ["put"]
    pending = board.pending
    if pending is None:
        return TURN_VERBS
    if pending.kind == BY_EVENT:
        return ["choose", "done"]
    return ["reinforce", "spread"] if pending.kind == BY_PRIEST else POWERS[pending.card].verbs()


def explain_play(board: Board, seat: int, move: i64) -> Refusal | None:
    """A move of the phase, with no decision pending."""
    form = form_of(move)
    if form == forms.END:
        return None
    if form == forms.PUT:
        return explain_put(board, seat, first_of(move), second_of(move))
    if form == forms.PICK_NAME:
        return Refusal("EM-SPE-2") if first_of(move) in board.specialities else None
    if form == forms.EVENT:
        return explain_event(board, seat, first_of(move))
    if form > forms.EVENT:
        return explain_power(board, seat, move)
    return explain_source(board, seat, move) or explain_voids(board, move, 1) or explain_action(board, move)


def explain_event(board: Board, seat: int, card: i64) -> Refusal | None:
    """EM-TUR-2, EM-EVT-2, EM-EVT-4, EM-ECLIPSE-2, EM-EVT-5."""
    if board.points < EVENT_COST:
        return Refusal("EM-TUR-2")
    if card not in board.cards.row and card not in of_seat(board.cards.held, seat):
        return Refusal("EM-EVT-2")
    if events_left(board, seat) <= 0:
        return Refusal("EM-EVT-4")
    if lacks_further_event(board, seat, card):
        return Refusal("EM-ECLIPSE-2")
    return None if is_possible(board, seat, card) else Refusal("EM-EVT-5")


def power_form(board: Board, seat: int) -> i64:
    """How the seat's power is written; NO_FORM if it has none (EM-SPE-4)."""
    speciality = board.specialities[seat]
    return forms.NO_FORM if speciality == NO_CARD else POWERS[speciality].form


def explain_power(board: Board, seat: int, move: i64) -> Refusal | None:
    """Form, points, voids, then what the speciality's own rules say."""
    power = POWERS[board.specialities[seat]]
    if form_of(move) != power.form:
        return Refusal("EM-SAY-1", NOT_A_MOVE)
    if board.points < power.price:
        return Refusal("EM-TUR-2")
    void = explain_voids(board, move)
    return power.explain(board, seat, first_of(move), second_of(move)) if void is None else void


def explain_answer(board: Board, seat: int, pending: Pending, move: i64) -> Refusal | None:
    """An answer to the decision that is pending: form, voids, then the rules of who asks."""
    form = form_of(move)
    if form == forms.DONE and pending.kind == BY_EVENT:
        return Refusal("EM-EVT-7") if len(pending.chosen) == 0 else None
    card = ALL[pending.card] if pending.kind == BY_EVENT else None
    if card is not None and form != card.choice_form(board):
        return Refusal("EM-SAY-1", NOT_A_MOVE)
    void = None if card is not None and card.names_voids else explain_voids(board, move)
    if void is not None:
        return void
    if card is not None:
        fits = card.fits(board, seat, move)
        return None if fits else Refusal(card.refusing_rule(board, seat, move))
    if pending.kind == BY_PRIEST:
        return explain_blessing(board, seat, pending, move)
    return POWERS[pending.card].explain_answer(board, seat, pending, move)


def explain_voids(board: Board, move: i64, first: int = 0) -> Refusal | None:
    """No cell that the move names is a void, from the `first` one on (EM-BAS-8)."""
    for cell in cells_named(move)[first:]:
        if cell != NOWHERE and board.cells[cell] == VOID:
            return refused("EM-BAS-8", board, cell)
    return None


def cells_named(move: i64) -> list[i64]:
    """The cells that a move names; NOWHERE for one that is left out."""
    named = [first_of(move), second_of(move), third_of(move), fourth_of(move)]
    return named[: CELLS_NAMED.get(int(form_of(move)), 0)]


def explain_put(board: Board, seat: int, element: i64, cell: i64) -> Refusal | None:
    """EM-INV-3, EM-INV-4, EM-INV-5, EM-INV-6."""
    stack = board.cells[cell]
    if stack == VOID:
        return refused("EM-BAS-8", board, cell)
    home = [int(place) for place in board.variant.plain.home[seat]]
    if cell not in home:
        return refused("EM-INV-3", board, cell)
    if stack != EMPTY and (element_of(stack) != element or level_of(stack) >= HIGHEST):
        return refused("EM-INV-4", board, cell)
    if in_reserve(board, seat, element) == 0:
        return refused("EM-INV-5", board, cell)
    if element != EARTH and board.tokens[seat * 4 + EARTH] == 0:
        empty = [place for place in home if board.cells[place] == EMPTY]
        if tokens_put(board, seat) == ARMY - 1 or empty == [cell]:
            return refused("EM-INV-6", board, cell)
    return None


NEEDS: Final[dict[int, tuple[int, str]]] = {
    int(forms.TUNNEL): (int(EARTH), "EM-TUN-1"),
    int(forms.BLAZE): (int(FIRE), "EM-BLA-1"),
    int(forms.WAVE): (int(WATER), "EM-WAV-1"),
    int(forms.BREATH): (int(AIR), "EM-BRE-1"),
}
"""The element that a special action needs, and the rule that says so."""


def explain_source(board: Board, seat: int, move: i64) -> Refusal | None:
    """Whether the source can act at all: void, own, element, points, marks."""
    form, source = form_of(move), first_of(move)
    stack = board.cells[source]
    if stack == VOID:
        return refused("EM-BAS-8", board, source)
    if stack == EMPTY or owner_of(stack) != seat:
        return refused("EM-BAS-9", board, source)
    needed = NEEDS.get(int(form))
    if needed is not None and needed[0] != acts_as(stack):
        return refused(needed[1], board, source)
    if form == forms.TUNNEL and element_of(stack) != EARTH:
        return refused("EM-METAMORPH-3", board, source)
    is_further_step = form == forms.MOVE and source == board.free_at
    if not is_further_step and board.points < cost_of(board, form, source):
        return refused("EM-TUR-2", board, source)
    ignores_mark = is_further_step or (form == forms.BREATH and has_now(board, STORM))
    if stack & PLAYED != 0 and not ignores_mark:
        return refused("EM-TUR-4", board, source)
    may_act_held = board.variant.immobilised_may_act and form in (forms.GROW, forms.ATTACK, forms.BREATH)
    if stack & IMMOBILISED != 0 and not may_act_held:
        return refused("EM-IMM-1", board, source)
    if form in (forms.MOVE, forms.BLAZE) and has_now(board, FOG):
        return refused("EM-FOG-1", board, source)
    return None


def cost_of(board: Board, form: i64, source: i64) -> i64:
    """Action points that an action of this source costs (EM-TUR-2)."""
    if form == forms.BREATH:
        return breath_cost(board)
    return growth_cost(board, source) if form == forms.GROW else 1


def explain_action(board: Board, move: i64) -> Refusal | None:
    """The action's own rules."""
    form, source, target, third = form_of(move), first_of(move), second_of(move), third_of(move)
    if form == forms.GROW:
        return reasons.explain_growth(board, source)
    if form == forms.MOVE:
        return reasons.explain_move(board, source, target, third)
    if form == forms.ATTACK:
        return reasons.explain_attack(board, source, target)
    if form == forms.TUNNEL:
        return reasons.explain_tunnel(board, source, target, third)
    if form == forms.BLAZE:
        return reasons.explain_blaze(board, source, target, third)
    if form == forms.WAVE:
        return reasons.explain_wave(board, source, target, third, fourth_of(move))
    return reasons.explain_breath(board, source, target, third)
