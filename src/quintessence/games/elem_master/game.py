"""The rulebook object: names, options, set-up, and what else the contract asks of a game."""

from typing import final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import Game, State
from quintessence.core.errors import BadSetting
from quintessence.core.gallery import Shelf
from quintessence.core.grammar import Grammar
from quintessence.core.messages import Messages
from quintessence.core.numbering import Numbering
from quintessence.core.options import choice, number
from quintessence.core.packing import first_of, form_of, fourth_of, pack2, pack3, pack4, second_of, third_of
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Line, Seat

from .board import PLAY
from .drawing import draw_view
from .events.every import ALL
from .explain import explain_words
from .features import FEATURES
from .moves import GRAMMARS
from .notation.forms import BLAZE, END, MOVE, TUNNEL, WAVE
from .numbering import NUMBERING
from .reading import read_blocks, read_position
from .setup import begin, draw_blocks
from .specialities.every import POWERS
from .state import ElemMasterState, blank_state
from .terrain.arenas import ARENAS, SINGLES, Arena, draw_arena
from .terrain.cells import FAMILIES, MIXES, NOWHERE, PLAINS, TERRAINS, Ground
from .tokens.elements import COLOUR_NAMES
from .tokens.stack import VOID, level_of
from .variant import Variant
from .writing import write_stack


@final
class ElemMaster(Game):
    """Elem Master, for 2 or 4 seats."""

    def __init__(self) -> None:
        arenas = [name for seats in (2, 4) for name in ARENAS[seats] if name != "standard"]
        self.slug = "elem-master"
        self.rules_version = 1
        self.seat_counts = [2, 4]
        self.options = [
            choice("start", "standard", "free"),
            choice("arena", "standard", "random", *arenas),
            choice("terrain", *FAMILIES, *MIXES),
            choice("specialities", "off", "on"),
            choice("events", "off", "on"),
            choice("teams", "off", "on"),
            choice("first", "random", "0", "1", "2", "3"),
            choice("water-gains-from-fire", "on", "off"),
            choice("merge-mark", "fresh", "kept"),
            choice("immobilised", "no-actions", "no-moves"),
            choice("forced-growth", "flood-only", "always"),
            number("breath-cost", 0, 1, default=0),
            number("quiet-limit", 0, 99, default=20),
            number("round-limit", 1, 999, default=100),
        ]

    def minutes(self) -> tuple[int, int] | None:
        return (20, 60)

    def grammar(self, setting: Setting) -> Grammar:
        return GRAMMARS[setting.seats]

    def numbering(self, setting: Setting) -> Numbering:
        return NUMBERING[setting.seats]

    def check(self, setting: Setting) -> None:
        """Teams, the third and fourth seat and the arenas depend on the number of seats."""
        allowed = {
            "teams": ["off", "on"] if setting.seats == 4 else ["off"],
            "first": ["random", *map(str, range(setting.seats))],
            "arena": ["standard", "random", *(name for name in ARENAS[setting.seats] if name != "standard")],
        }
        for option, values in allowed.items():
            given = setting.word(option)
            if given not in values:
                told = ", ".join(values)
                raise BadSetting("bad-option-seats", option=option, given=given, seats=setting.seats, allowed=told)

    def setup(self, setting: Setting, chance: Chance) -> State:
        """Arena, terrain, first player, armies, in the page's order (EM-SET-5, EM-SET-6)."""
        variant = Variant(setting)
        arena = draw_arena(setting, chance)
        ground = Ground(variant.plain, draw_blocks(setting, chance))
        state = blank_state(variant, ground)
        for cell in arena.voids:
            state.cells[cell] = VOID
        state.void_stock = SINGLES - arena.singles
        first = setting.word("first")
        state.first = chance.below(setting.seats) if first == "random" else int(first)
        begin(state, chance)
        return state

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        variant = Variant(setting)
        reader = Reader(position)
        state = blank_state(variant, Ground(variant.plain, read_blocks(reader)))
        read_position(state, reader)
        if state.pending is not None and len(state.legal_moves(state.turn)) == 0:
            raise reader.key("pending").breaks("EM-TUR-10")
        return state

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, ElemMasterState)
        return explain_words(state, GRAMMARS[state.setting.seats], seat, words, state.to_act())

    def canonical(self, state: State, seat: Seat, move: i64) -> i64:
        """N left out when the whole elemental moves; cells of a blaze and of a wave ascending (EM-SAY-2)."""
        assert isinstance(state, ElemMasterState)
        form, source, target = form_of(move), first_of(move), second_of(move)
        third, fourth = third_of(move), fourth_of(move)
        if (form == MOVE or form == TUNNEL) and third == level_of(state.cells[source]):
            return pack2(form, source, target)
        if form == BLAZE and target > third:
            return pack3(BLAZE, source, third, target)
        if form == WAVE and fourth != NOWHERE and third > fourth:
            return pack4(WAVE, source, target, fourth, third)
        return move

    def features(self, setting: Setting) -> list[str]:
        return FEATURES

    def idle(self, state: State, seat: Seat) -> i64:
        """Ends the turn, or gives the first answer that is listed."""
        assert isinstance(state, ElemMasterState)
        return END if state.phase == PLAY and state.pending is None else state.legal_moves(seat)[0]

    def sides(self, setting: Setting) -> list[list[Seat]]:
        return [[0, 2], [1, 3]] if setting.is_on("teams") else super().sides(setting)

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return draw_view(view, setting, messages)

    def gallery(self) -> list[Shelf]:
        """Arenas with the armies that stand ready in them, terrains, specialities and events."""
        shelves: list[Shelf] = []
        for seats in self.seat_counts:
            maps = {name: map_of(arena) for name, arena in ARENAS[seats].items()}
            shelves.append(self.shelf(f"arena-{seats}", list(maps), "arena", maps))
        specialities = self.shelf("speciality", [power.name for power in POWERS])
        events = self.shelf("event", [event.name for event in ALL])
        return [*shelves, self.shelf("terrain", list(TERRAINS)), specialities, events]

    def seat_name(self, seat: Seat, setting: Setting, messages: Messages) -> str:
        return messages.text(f"colour-{COLOUR_NAMES[seat]}")


def map_of(arena: Arena) -> JsonObject:
    """An arena for a drawing: the number of seats, its voids, and the armies of its standard start."""
    names = PLAINS[arena.seats].names
    armies: JsonObject = {
        names[cell]: write_stack(stack) for seat in range(arena.seats) for cell, stack in arena.stacks_of(seat)
    }
    return {"seats": arena.seats, "voids": [names[cell] for cell in arena.voids], "cells": armies}
