"""Games with races at the terminal: in real time where keys can be heard, else turn by turn without a clock."""

from quintessence.cli.keyboard import Keyboard, PlainLines
from quintessence.cli.race_keys import MOST_PEOPLE
from quintessence.cli.screen import Screen
from quintessence.cli.seating import HUMAN
from quintessence.cli.sentences import WrongInput
from quintessence.cli.table import Table
from quintessence.core.contract import Game
from quintessence.core.match import Match
from quintessence.core.quoting import shortened
from quintessence.core.refusal import Refused
from quintessence.core.timed import TimedGame, TimedState
from quintessence.core.types import Seat

RACER = "reflex"
"""Who plays against people where nobody else is asked for: it reacts at a human pace."""
BOOK = "b"
WIDTH, HEIGHT = 80, 24


def open_table(
    match: Match, seats: list[str], screen: Screen, keyboard: Keyboard, file: str | None, has_clock: bool
) -> Table:
    """The table for a match: any game's, or the one that a game with races needs.

    Without a clock, with more people than keys, or where single keys cannot be heard, races go turn by turn.
    """
    people = seats.count(HUMAN)
    if not isinstance(match.game, TimedGame) or people == 0:
        return Table(match, seats, screen, keyboard, file)
    can_hear = not isinstance(keyboard, PlainLines) and has_terminal_keys()
    is_large = screen.width >= WIDTH and screen.height >= HEIGHT
    if not has_clock or not can_hear or people > MOST_PEOPLE or not is_large:
        if has_clock and can_hear:
            screen.say("race-too-many" if people > MOST_PEOPLE else "race-too-small", width=WIDTH, height=HEIGHT)
        return TurnTable(match, seats, screen, keyboard, file)
    from quintessence.cli.race_table import RaceTable

    return RaceTable(match, seats, screen, keyboard, file)


def opponent_of(game: Game, usual: str) -> str:
    """Who plays against people in this game unless somebody else is asked for."""
    return RACER if isinstance(game, TimedGame) else usual


def has_terminal_keys() -> bool:
    """Whether this system lets a program hear single keys of a terminal as we do it."""
    from importlib.util import find_spec

    return find_spec("termios") is not None


class TurnTable(Table):
    """Races without a clock: nobody's answer has a time.

    Answers without a time count as given in the last moment of the window, so all of them are level and the tie
    order, which is drawn, decides (EL-RACE-5, EL-RACE-11): who sees it has a chance, however long it takes. The
    position is told in sentences.
    """

    def greet(self) -> None:
        super().greet()
        if self.people:
            self.screen.say("race-turns-hint")

    def draw_board(self) -> None:
        match = self.match
        assert isinstance(match.game, TimedGame)
        for sentence in match.game.speak(match.view(self.viewer()), match.setting, self.messages):
            self.screen.write(sentence)
        self.has_changed = False

    def move_bot(self, seat: Seat) -> None:
        """A bot's answer loses its time; nothing is said of it before the race is judged."""
        if not self.is_racing():
            super().move_bot(seat)
            return
        words = self.bots[seat].choose(self.match.observe(seat))
        try:
            self.match.play(untimed(self.match, words), seat)
        except Refused as refused:
            details = {"bot": self.seats[seat], "move": shortened(words), "rule": refused.rule}
            raise WrongInput("bot-refused", **details) from refused
        self.has_changed = True
        if self.may_speak() and not self.is_played_out:
            self.tell_news()

    def is_racing(self) -> bool:
        state = self.match.state
        return isinstance(state, TimedState) and state.race_window() > 0

    def try_move(self, seat: Seat, typed: str, legal: list[str]) -> None:
        """Besides the words of moves: the number of a place for a hand, `b` and the number for a book."""
        super().try_move(seat, untimed(self.match, self.meant(typed)), legal)

    def meant(self, typed: str) -> str:
        state = self.match.state
        is_book = typed.startswith(BOOK)
        number = typed.removeprefix(BOOK).strip()
        if not (isinstance(state, TimedState) and self.is_racing() and number.isascii() and number.isdigit()):
            return typed
        stimulus = state.stimulus()
        answers = list(stimulus.tools if is_book else stimulus.hands)
        place = int(number[:3]) - 1
        return self.match.grammar.words(answers[place]) if 0 <= place < len(answers) else typed

    def obey(self, seat: Seat, line: str, legal: list[str]) -> bool:
        """Enter alone turns the next card, or is silence."""
        if not line.strip() and legal:
            line = self.match.grammar.words(self.match.game.idle(self.match.state, seat))
        return super().obey(seat, line, legal)


def untimed(match: Match, words: str) -> str:
    """The same words without a time."""
    plain, _, time = words.rpartition(" ")
    is_timed = time.isascii() and time.isdigit() and match.grammar.parse(plain) >= 0
    return plain if is_timed else words
