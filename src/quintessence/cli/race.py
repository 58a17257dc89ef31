"""Games with races in the terminal: in real time where single keys can be read, else turn by turn without a clock."""

from importlib.util import find_spec

from quintessence import Game, Match
from quintessence.cli.keyboard import Keyboard, PlainLines
from quintessence.cli.race_keys import MOST_PEOPLE
from quintessence.cli.screen import Screen
from quintessence.cli.seating import HUMAN, bot_move
from quintessence.cli.table import Table
from quintessence.core.racing import timed_state, without_time
from quintessence.core.timed import TimedGame
from quintessence.core.types import Seat

OPPONENT = "greedy"
RACER = "reflex"
"""Plays against people in games with races: it reacts at a human pace."""
BOOK = "b"
WIDTH, HEIGHT = 80, 24


def open_table(
    match: Match, seats: list[str], screen: Screen, keyboard: Keyboard, file: str | None, has_clock: bool
) -> Table:
    """The table for a match: any game's, or the one that a game with races needs.

    Without a clock, with more people than keys, or where single keys cannot be read, races go turn by turn.
    """
    people = seats.count(HUMAN)
    if not isinstance(match.game, TimedGame) or people == 0:
        return Table(match, seats, screen, keyboard, file)
    can_read_keys = not isinstance(keyboard, PlainLines) and find_spec("termios") is not None
    is_large = screen.width >= WIDTH and screen.height >= HEIGHT
    if not has_clock or not can_read_keys or people > MOST_PEOPLE or not is_large:
        if has_clock and can_read_keys:
            screen.say("race-too-many" if people > MOST_PEOPLE else "race-too-small", width=WIDTH, height=HEIGHT)
        return TurnTable(match, seats, screen, keyboard, file)
    # Only where there is a termios: this file needs it.
    from quintessence.cli.race_table import RaceTable

    return RaceTable(match, seats, screen, keyboard, file)


def opponent_of(game: Game) -> str:
    """The bot that plays against people in this game unless somebody else is asked for."""
    return RACER if isinstance(game, TimedGame) else OPPONENT


def answer_at(match: Match, place: int, is_book: bool) -> str | None:
    """The answer that a hand (or a book) gives at a place of an open race, None where no card lies there."""
    stimulus = timed_state(match).stimulus()
    answers = list(stimulus.tools if is_book else stimulus.hands)
    return match.grammar.words(answers[place]) if 0 <= place < len(answers) else None


class TurnTable(Table):
    """Races without a clock: nobody's answer has a time.

    Answers without a time count as given in the last moment of the window, so all of them are level and the tie
    order, which is drawn, decides (EL-RACE-5, EL-RACE-11): who sees it has a chance, however long it takes. The
    position is told in sentences.
    """

    hints = ("table-hint", "race-turns-hint")

    def draw_board(self) -> None:
        match = self.match
        assert isinstance(match.game, TimedGame)
        for sentence in match.game.speak(match.view(self.viewer()), match.setting, self.messages):
            self.screen.write(sentence)
        self.has_changed = False

    def move_bot(self, seat: Seat) -> None:
        """Nothing is said of a bot's answer before the race is judged."""
        if not self.is_racing():
            super().move_bot(seat)
            return
        bot_move(self.match, seat, self.bots[seat], self.seats[seat], has_time=False)
        self.has_changed = True
        if self.may_speak() and not self.is_played_out:
            self.tell_news()

    def is_racing(self) -> bool:
        return timed_state(self.match).race_window() > 0

    def try_move(self, seat: Seat, typed: str, legal: list[str]) -> None:
        """Besides the words of moves: the number of a place for a hand, `b` and the number for a book."""
        number = typed.removeprefix(BOOK).strip()
        if self.is_racing() and number.isascii() and number.isdigit():
            typed = answer_at(self.match, int(number[:3]) - 1, typed.startswith(BOOK)) or typed
        super().try_move(seat, without_time(self.match.grammar, typed)[0], legal)

    def obey(self, seat: Seat, line: str, legal: list[str]) -> bool:
        """Enter alone turns the next card, or is silence."""
        if not line.strip() and legal:
            line = self.match.grammar.words(self.match.game.idle(self.match.state, seat))
        return super().obey(seat, line, legal)
