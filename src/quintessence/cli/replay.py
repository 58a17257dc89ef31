"""`quintessence replay FILE`: a recorded game, move by move."""

from quintessence.cli.command import Argument, Call, Command, Option
from quintessence.cli.ending import ending_of
from quintessence.cli.keyboard import open_keyboard
from quintessence.cli.reading import read_file, whole_number
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.core.entry import MOVE, RESIGN, SUBSTITUTE, RecordEntry
from quintessence.core.record import Record, read_record
from quintessence.core.replay import redo, start_of
from quintessence.core.telling import told
from quintessence.core.types import Line


def run(call: Call) -> int:
    record = read_record(read_file(call.required("file")))
    film = Film(record, call.screen)
    at = call.value("--at")
    if at is not None:
        if call.has("--all"):
            raise WrongInput("at-or-all")
        film.go_to(whole_number(call, "--at", at, 0, len(record.entries)))
    elif call.has("--all") or not call.screen.is_terminal:
        film.show_all()
    else:
        film.step_through(call)
    return 0


class Film:
    """A record that is being watched, as a spectator of the game would have seen it."""

    def __init__(self, record: Record, screen: Screen) -> None:
        self.record = record
        self.screen = screen
        self.messages = record.game.messages(screen.language)
        self.match = start_of(record)
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

    def step_through(self, call: Call) -> None:
        """Enter goes on, `b` goes back, a number goes there, `q` or the end leaves."""
        keyboard = open_keyboard(self.screen)
        last = len(self.record.entries)
        self.screen.say("replay-hint")
        self.show()
        while self.place < last:
            prompt: Line = [("dim", self.screen.text("replay-prompt", place=str(self.place), last=str(last)))]
            line = keyboard.line(prompt, [], lambda word: "")
            if line is None or line.strip().lower() in ("q", "quit", "quitter"):
                return
            try:
                self.go_to(self.wanted(call, line.strip().lower()))
            except WrongInput as wrong:
                self.screen.write(wrong.message(self.screen.language))

    def wanted(self, call: Call, word: str) -> int:
        """The place that the person asks for."""
        if word == "":
            return self.place + 1
        if word in ("b", "back", "r", "retour"):
            return max(0, self.place - 1)
        return whole_number(call, self.screen.text("replay-place"), word, 0, len(self.record.entries))

    def advance(self) -> None:
        self.heard = len(self.match.told(None))
        redo(self.match, self.place + 1, self.record.entries[self.place])
        self.place += 1

    def show(self) -> None:
        """What was done last, what came of it, and the board."""
        match, screen = self.match, self.screen
        if self.place:
            entry = self.record.entries[self.place - 1]
            name = match.game.seat_name(entry.seat, match.setting, self.messages)
            line: Line = [
                ("dim", f"{self.place:>3}  "),
                (f"seat-{entry.seat} bold", name),
                ("", "  " + self.words(entry)),
            ]
            screen.draw([line])
            self.tell()
        screen.write()
        screen.draw(match.game.draw(match.view(None), match.setting, self.messages))
        screen.write()
        if match.result is not None:
            for sentence in ending_of(match.result, match.game, match.setting, screen):
                screen.write(sentence, "bold")

    def words(self, entry: RecordEntry) -> str:
        if entry.kind == MOVE:
            return entry.words
        if entry.kind == RESIGN:
            return self.screen.text("entry-resigned")
        if entry.kind == SUBSTITUTE:
            return self.screen.text("entry-substituted", bot=entry.words)
        return self.screen.text("entry-undone")

    def tell(self) -> None:
        """The sentences of the last entry's events."""
        said = told(self.match.told(None)[self.heard :], self.match.game, self.match.setting, self.messages)
        if said:
            self.screen.write("     " + " ".join(said), "dim", indent=5)


REPLAY = Command(
    "replay",
    run,
    (Argument("file", "argument-record"),),
    (Option("--all", "option-all", takes_value=False), Option("--at", "option-at")),
)
