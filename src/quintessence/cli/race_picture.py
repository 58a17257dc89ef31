"""The screen of a race in real time: the table, the outcome of the last race, the keys."""

from typing import TYPE_CHECKING

from quintessence import Event, Json, JsonObject
from quintessence.cli.race_keys import Hands
from quintessence.core.timed import TimedGame
from quintessence.core.types import Line

if TYPE_CHECKING:
    from quintessence.cli.table import Table

TOLD_APART = ("answer-given", "race-closed", "race-opened", "mistake", "card-given", "game-over")
"""Events that the picture shows without their sentences."""
VERDICTS = {"right": "good", "wrong": "bad", "void": "dim"}


class Picture:
    """The lines of the screen. While a race is open they change only by what the person at the keyboard does."""

    def __init__(self, table: "Table", hands: Hands) -> None:
        self.table = table
        self.screen = table.screen
        self.hands = hands
        self.frozen: list[Line] | None = None
        """The table as it was in the race that has just been judged; None for the table as it is now."""
        self.strip: list[Line] = []
        self.noted: Line = []

    def lines(self, before_race: bool = False) -> list[Line]:
        """All lines; `before_race` keeps the card of an open race hidden until the clock runs."""
        drawing = self.frozen
        if drawing is None:
            drawing = self.table.drawing(None if before_race else self.table.viewer())
        room = self.screen.height - len(drawing) - 2
        held: Line = [("mark", self.screen.text("race-book-held") + "  ")] if self.hands.holding else []
        keys = self.screen.text("race-keys" if len(self.hands.people) == 1 else "race-keys-two")
        return [*drawing, *self.strip[:room], [*held, *self.noted], [("dim", keys)]]

    def note(self, key: str = "", **details: str | int) -> None:
        """A word to the person at the keyboard; none without a key."""
        self.noted = [("bold", self.screen.text(key, **details))] if key else []

    def forget(self) -> None:
        """What was before the next card is no longer shown."""
        self.frozen, self.strip, self.noted = None, [], []

    def tell(self, events: list[Event]) -> None:
        """What happened, as sentences."""
        sentences = self.table.told([cut for cut in self.cuts(events) if cut["kind"] not in TOLD_APART])
        self.strip += [[("", row)] for row in self.screen.wrapped(sentences)] if sentences else []

    def cuts(self, events: list[Event]) -> list[JsonObject]:
        cuts = [event.cut(self.table.viewer()) for event in events]
        return [cut for cut in cuts if cut is not None]

    def judge(self, view: JsonObject, events: list[Event]) -> None:
        """The table as it was in the race with what was right, every answer with its time, what came of them."""
        game, setting = self.table.match.game, self.table.match.setting
        if isinstance(game, TimedGame):
            self.frozen = game.draw_judged(view, setting, self.table.messages)[:-1]
        self.noted = []
        for cut in self.cuts(events):
            answers = cut.get("answers")
            if isinstance(answers, list):
                self.strip += self.answers(answers)
        self.tell(events)

    def answers(self, answers: list[Json]) -> list[Line]:
        """Every answer that was given: who, what, when, and whether it was right; as many in a line as fit."""
        lines: list[Line] = [[]]
        for answer in answers:
            if not isinstance(answer, dict) or answer["move"] == "pass":
                continue
            piece = self.answer(answer)
            if lines[-1] and width_of(lines[-1]) + width_of(piece) > self.screen.width:
                lines.append([])
            lines[-1] += piece
        return lines if lines[0] else [[("dim", self.screen.text("race-silent"))]]

    def answer(self, answer: JsonObject) -> Line:
        seat, verdict = answer["seat"], str(answer["verdict"])
        assert isinstance(seat, int)
        words, _, time = str(answer["move"]).rpartition(" ")
        shown = self.table.messages.text(f"verdict-{verdict}")
        return [
            ("bold", self.table.name(seat)),
            ("", f" {words} {time} ms "),
            (VERDICTS.get(verdict, ""), shown),
            ("", "   "),
        ]


def width_of(line: Line) -> int:
    return sum(len(text) for _, text in line)
