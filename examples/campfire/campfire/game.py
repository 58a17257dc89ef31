"""The rulebook of Campfire: options, set-up, refusals, the drawing for a terminal."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from campfire.position import read_position
from campfire.state import FEED, GRAMMAR, HAND, WARM, WARM_UP, CampfireState, all_cards, shuffled
from quintessence.core.chance import Chance
from quintessence.core.contract import Game, State
from quintessence.core.grammar import Grammar
from quintessence.core.messages import Messages
from quintessence.core.options import number
from quintessence.core.packing import first_of, form_of
from quintessence.core.refusal import NOT_A_MOVE, NOT_YOURS, Refusal
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line, Seat


class Campfire(Game):
    """Feed the fire with what you hold, and warm yourself before the others do."""

    def __init__(self) -> None:
        self.slug = "campfire"
        self.rules_version = 1
        self.seat_counts = [2, 3, 4]
        self.options = [number("limit", 10, 20, 12)]

    def minutes(self) -> tuple[int, int] | None:
        return (5, 10)

    def data(self) -> Traversable:
        return files("campfire") / "data"

    def grammar(self, setting: Setting) -> Grammar:
        return GRAMMAR

    def features(self, setting: Setting) -> list[str]:
        return ["points", "hand"]

    def setup(self, setting: Setting, chance: Chance) -> State:
        """CF-SET-1, CF-SET-2."""
        state = CampfireState(setting)
        state.pile = shuffled(all_cards(), chance)
        state.hands = [sorted(state.pile.pop() for _ in range(HAND)) for _ in range(setting.seats)]
        return state

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        return read_position(position, setting, chance)

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, CampfireState)
        move = GRAMMAR.parse(words)
        if move < 0:
            return Refusal("CF-WORD-1", NOT_A_MOVE)
        if seat not in state.to_act():
            return Refusal("CF-TURN-1", NOT_YOURS)
        if form_of(move) == FEED and first_of(move) not in state.hands[seat]:
            return Refusal("CF-FEED-1", at=words.split()[1])
        if form_of(move) == WARM_UP and state.heat() < WARM:
            return Refusal("CF-WARM-1")
        return None

    def called(self, word: str, field: str, event: JsonObject, setting: Setting, messages: Messages) -> str:
        return messages.text(f"card-{word}") if field == "card" else word

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        heat = messages.text("draw-heat", {"heat": str(view["heat"]), "limit": setting.number("limit")})
        lines: list[Line] = [[("fire bold", heat), ("", "  "), ("", named(view["fire"], messages))]]
        lines.append([("dim", messages.text("draw-pile", {"count": str(view["pile"])}))])
        players = view["players"]
        assert isinstance(players, list)
        for seat, player in enumerate(players):
            assert isinstance(player, dict)
            mark = "›" if seat == view["active"] else " "
            name = self.seat_name(seat, setting, messages)
            points = messages.text("draw-points", {"points": str(player["points"])})
            hand = named(player["hand"], messages)
            lines.append([(f"seat-{seat}", f"{mark} {name}"), ("", f"  {points}  {hand}")])
        return lines


def named(cards: Json, messages: Messages) -> str:
    """Cards by their names; of a hand that is not seen only their number is known."""
    if isinstance(cards, list):
        return ", ".join(messages.text(f"card-{card}") for card in cards)
    return messages.text("draw-hand", {"count": str(cards)})
