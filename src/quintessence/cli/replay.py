"""`quintessence replay FILE`: a recorded game, move by move."""

from quintessence.cli.command import Argument, Call, Command, Option, whole_number
from quintessence.cli.display import Display
from quintessence.cli.files import read_file
from quintessence.cli.keyboard import open_keyboard
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.core.entry import MOVE, RESIGN, SUBSTITUTE, RecordEntry
from quintessence.core.record import Record, read_record
from quintessence.core.replay import redo, start_of


def run(call: Call) -> int:
    record = read_record(read_file(call.required("record")))
    film = Film(record, call.screen)
    at = call.number("--at", 0, len(record.entries))
    if at is not None:
        if call.has("--all"):
            raise WrongInput("at-or-all")
        film.go_to(at)
    elif call.has("--all") or not call.screen.is_terminal:
        film.show_all()
    else:
        film.step_through()
    return 0


class Film(Display):
    """A record that is being watched, as a spectator of the game would have seen it."""

    def __init__(self, record: Record, screen: Screen) -> None:
        super().__init__(start_of(record), screen)
        self.record = record
        self.place = 0
        self.heard = 0
        """How much a spectator had been told before the last entry."""

    def show_all(self) -> None:
        self.show()
        while self.place < len(self.record.entries):
            self.advance()
            self.show()

    def go_to(self, place: int) -> None:
        """Shows the position after so many entries."""
        if place < self.place:
            self.match, self.place = start_of(self.record), 0
        while self.place < place:
            self.advance()
        self.show()

    def step_through(self) -> None:
        """Enter goes on, `b` goes back, a number goes there, `q` or the end leaves."""
        keyboard = open_keyboard(self.screen)
        last = len(self.record.entries)
        self.screen.say("replay-hint")
        self.show()
        while self.place < last:
            prompt = self.screen.text("replay-prompt", place=str(self.place), last=str(last))
            line = keyboard.line([("dim", prompt)], [], lambda word: "")
            if line is None or line.strip().lower() in ("q", "quit", "quitter"):
                return
            try:
                self.go_to(self.wanted(line.strip().lower()))
            except WrongInput as wrong:
                self.screen.write(wrong.message(self.screen.language))

    def wanted(self, word: str) -> int:
        """The place that the person asks for."""
        if word == "":
            return self.place + 1
        if word in ("b", "back", "r", "retour"):
            return max(0, self.place - 1)
        return whole_number(self.screen.text("replay-place"), word, 0, len(self.record.entries))

    def advance(self) -> None:
        self.heard = len(self.match.told(None))
        redo(self.match, self.place + 1, self.record.entries[self.place])
        self.place += 1

    def show(self) -> None:
        """What was done last, what came of it, and the board."""
        if self.place:
            entry = self.record.entries[self.place - 1]
            number, words = ("dim", f"{self.place:>3}  "), ("", "  " + self.words(entry))
            self.screen.draw([[number, (f"seat-{entry.seat} bold", self.name(entry.seat)), words]])
            said = self.told(self.match.told(None)[self.heard :])
            if said:
                self.screen.write("     " + said, "dim", indent=5)
        self.draw(self.drawing(None))
        self.show_result()

    def words(self, entry: RecordEntry) -> str:
        if entry.kind == MOVE:
            return entry.words
        key = {RESIGN: "entry-resigned", SUBSTITUTE: "entry-substituted"}.get(entry.kind, "entry-undone")
        return self.screen.text(key, bot=entry.words)


REPLAY = Command("replay", run, (Argument("record"),), (Option("--all", takes_value=False), Option("--at")))
