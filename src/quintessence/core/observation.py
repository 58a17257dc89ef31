"""All that a bot is ever handed."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance, QuickChance
from quintessence.core.contract import Game, State
from quintessence.core.errors import BadMessage
from quintessence.core.grammar import Grammar
from quintessence.core.registry import find_game
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat


@final
class Observation:
    """What one seat knows: its view, its legal moves, what it was ever sent, positions that look the same.

    It keeps one sample of the position and no way to the true one: view and moves are read from the sample,
    which the seat cannot tell from the truth. It travels as JSON.
    """

    def __init__(
        self, game: Game, setting: Setting, seat: Seat, sample: State, events: list[JsonObject], can_undo: bool
    ) -> None:
        self.game = game
        self.setting = setting
        self.seat = seat
        self.events = events
        """All that this seat was ever sent, oldest first."""
        self.can_undo = can_undo
        self._sample = sample
        self._grammar: Grammar | None = None

    @property
    def view(self) -> JsonObject:
        """The same as `Match.view` of this seat."""
        table = {**self._sample.at_table(self.seat), "can_undo": self.can_undo}
        return {**self._sample.shown(self.seat), "table": table}

    @property
    def legal(self) -> list[str]:
        """The moves that this seat may make now, sorted, as words."""
        grammar = self.grammar
        return sorted([grammar.words(move) for move in self.moves])

    @property
    def moves(self) -> vec[i64]:
        """The same moves, packed; `grammar.words` writes them."""
        return self._sample.legal_moves(self.seat)

    @property
    def grammar(self) -> Grammar:
        """The words of this game."""
        if self._grammar is None:
            self._grammar = self.game.grammar(self.setting)
        return self._grammar

    def sample(self, chance: Chance) -> State:
        """A whole position that this seat cannot tell from the true one. It belongs to the caller."""
        return self._sample.sample(self.seat, chance)

    def __repr__(self) -> str:
        told = f"{len(self.moves)} moves, {len(self.events)} events"
        return f"<Observation of {self.game.slug!r} by seat {self.seat}: {told}>"

    def to_json(self) -> JsonObject:
        """The observation as it travels to another process; `from_json` reads it."""
        events: list[Json] = list(self.events)
        return {
            "game": self.game.slug,
            **self.setting.to_json(),
            "seat": self.seat,
            "sample": self._sample.to_json(),
            "events": events,
            "can_undo": self.can_undo,
        }

    @staticmethod
    def from_json(told: JsonObject) -> "Observation":
        """The observation that `to_json` told; a `Mistake` says why it is none."""
        slug, seats, options, cards = (told.get("game"), told.get("seats"), told.get("options"), told.get("cards"))
        seat, sample, events = told.get("seat"), told.get("sample"), told.get("events")
        if not isinstance(slug, str) or not isinstance(seats, int) or not isinstance(options, dict):
            raise BadMessage("bad-observation")
        if not isinstance(seat, int) or not isinstance(sample, dict) or not isinstance(events, list):
            raise BadMessage("bad-observation")
        if not 0 <= seat < seats or not (cards is None or isinstance(cards, str)):
            raise BadMessage("bad-observation")
        game = find_game(slug)
        setting = game.setting(seats, options, cards)
        # A position that `to_json` wrote leaves nothing open: nothing is drawn from this chance.
        state = game.from_json(sample, setting, QuickChance(0))
        return Observation(
            game, setting, seat, state, [e for e in events if isinstance(e, dict)], told["can_undo"] is True
        )
