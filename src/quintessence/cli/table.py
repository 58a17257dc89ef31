"""One game in the terminal: whose turn it is, what they see, what they do."""

from quintessence import Bot, Match, Refused
from quintessence.cli.display import Display
from quintessence.cli.keyboard import Keyboard
from quintessence.cli.screen import Screen
from quintessence.cli.seating import HUMAN, bot_move
from quintessence.cli.talk import Talk, find_spoken, offers
from quintessence.core.registry import named_bot
from quintessence.core.typed import MOST_SHOWN, Meanings, near_moves, normalised
from quintessence.core.types import Line, Seat

MOST_CHANGED = 10
"""If no more lines of a board have changed, it is not drawn again for somebody who can only pass."""


class Table(Display):
    """A match with people and bots around it. `run` returns when a person leaves or nobody is left to ask."""

    hints: tuple[str, ...] = ("table-hint",)
    """How to begin, for people who have just sat down."""

    def __init__(
        self, match: Match, seats: list[str], screen: Screen, keyboard: Keyboard, saved_as: str | None = None
    ) -> None:
        super().__init__(match, screen)
        self.seats = seats
        self.keyboard = keyboard
        self.bots: dict[Seat, Bot] = {}
        for seat, name in enumerate(seats):
            if name != HUMAN:
                self.seat_bot(seat, name)
        self.meanings = Meanings(match.game, match.setting)
        self.talk = Talk(self, saved_as)
        self.heard = {seat: len(match.told(seat)) for seat in [*range(len(seats)), None]}
        """How much of what it was sent each seat (None: a spectator) has been told on the screen."""
        self.looking: Seat | None = None
        """The person at the screen."""
        self.came = self.people
        """The seats of those who came to this keyboard, also of those who have resigned since."""
        self.known: list[Line] = []
        """The board as it was drawn last."""
        self.has_changed = True
        """Whether the board on the screen is no longer the board."""
        self.has_greeted = False

    def seat_bot(self, seat: Seat, name: str) -> None:
        self.seats[seat] = name
        self.bots[seat] = named_bot(name, f"{self.match.seed}/{seat}")

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    @property
    def is_played_out(self) -> bool:
        """Whether everybody at this keyboard has resigned: the bots play on, and nobody watches."""
        return bool(self.came) and not self.people

    def run(self) -> None:
        try:
            self.play_on()
        except KeyboardInterrupt:  # while a bot was thinking
            self.screen.write()
            self.talk.say_goodbye()

    def play_on(self) -> None:
        while self.match.result is None:
            seat = self.next_seat()
            if not self.has_greeted and not self.is_handed_over(seat):
                self.greet()
            if seat in self.bots:
                self.move_bot(seat)
            elif not self.ask(seat):
                return
        self.show_end()
        while self.came:
            # The game is over, the people are not gone: they may save it, or look something up.
            if not self.answer(self.looking if self.looking is not None else self.came[0], []):
                return

    def greet(self) -> None:
        """Which game it is, who plays (“White: you, Black: greedy”), and how to begin."""
        self.has_greeted = True
        self.screen.write(self.messages.text("game-name"), "bold")
        who = [
            self.screen.text("seat-person" if seat in self.people else "seat-bot", seat=self.name(seat), bot=name)
            for seat, name in enumerate(self.seats)
        ]
        self.screen.say("table", who=", ".join(who), seed=str(self.match.seed))
        for hint in self.hints if self.people else ():
            self.screen.say(hint)

    def next_seat(self) -> Seat:
        """Who decides next: bots first, then people one by one, each for as long as they are asked."""
        asked = self.match.to_act
        bots = [seat for seat in asked if seat in self.bots]
        if self.looking is not None and self.looking in asked and not bots:
            return self.looking
        return (bots or asked)[0]

    # What people see

    def hides_something(self) -> bool:
        """Whether some seats see more than others now; the question that each is asked does not count."""
        views = [self.match.view(seat) for seat in range(len(self.seats))]
        shown = [{key: value for key, value in view.items() if key != "table"} for view in views]
        return any(view != shown[0] for view in shown[1:])

    def viewer(self) -> Seat | None:
        """The seat for which the screen is drawn: None, a spectator, if only bots play."""
        people = self.people
        return self.looking if self.looking is not None else people[0] if people else None

    def draw_board(self) -> None:
        self.known = self.drawing(self.viewer())
        self.draw(self.known)
        self.has_changed = False

    def is_board_known(self) -> bool:
        """Whether hardly a line of the board is new to the person at the screen."""
        return sum(line not in self.known for line in self.drawing(self.viewer())) <= MOST_CHANGED

    def draw_question(self) -> None:
        """What a window asks somebody who can only let it pass; the board waits for a real decision."""
        match = self.match
        self.screen.write()
        self.screen.draw(match.game.draw_question(match.view(self.viewer()), match.setting, self.messages))
        self.has_changed = False

    def tell_news(self) -> None:
        """Says what the person at the screen was sent and has not been told yet."""
        viewer = self.viewer()
        events = self.match.told(viewer)
        fresh, self.heard[viewer] = events[self.heard[viewer] :], len(events)
        if not self.hides_something():
            self.heard = {seat: len(self.match.told(seat)) for seat in self.heard}
        said = self.told(fresh)
        if said:
            self.screen.write("  " + said, "dim", indent=2)

    def may_speak(self) -> bool:
        """Whether what happens may be told at once, or waits for the person that it is meant for."""
        return len(self.people) < 2 or not self.hides_something()

    # What happens

    def move_bot(self, seat: Seat) -> None:
        was_open = not self.is_played_out and not self.hides_something()
        with self.screen.thinking(self.seats[seat]):
            words = bot_move(self.match, seat, self.bots[seat], self.seats[seat])
        self.has_changed = True
        if self.is_played_out:
            return
        if was_open and not self.hides_something():
            self.screen.draw([[(f"seat-{seat} bold", self.name(seat)), ("", "  " + words)]])
        if self.may_speak():
            self.tell_news()
        if not self.people and seat not in self.match.to_act and self.match.result is None:
            self.draw_board()

    def ask(self, seat: Seat) -> bool:
        """Has a person decide something; False if they leave."""
        if seat != self.looking:
            if self.is_handed_over(seat) and not self.hand_over(seat):
                return False
            self.looking = seat
            self.known = []
            self.has_changed = True
        legal = self.match.legal(seat)
        if self.has_changed:
            self.tell_news()
            must_pass = self.may_only_pass(legal)
            if must_pass and self.is_board_known():
                self.draw_question()
            else:
                self.draw_board()
            if must_pass:
                self.screen.say("only-pass")
        return self.answer(seat, legal)

    def may_only_pass(self, legal: list[str]) -> bool:
        """Whether a window asks somebody who has nothing to answer with."""
        window = self.match.state.window()
        return window is not None and legal == [window["pass"]]

    def is_handed_over(self, seat: Seat) -> bool:
        """Whether the keyboard must go to somebody from whom something on the screen is hidden."""
        return seat in self.people and len(self.people) > 1 and self.hides_something()

    def hand_over(self, seat: Seat) -> bool:
        """Empties the screen and waits for the person; False if they leave."""
        self.screen.clear()
        is_there = self.keyboard.wait(self.screen.text("hand-over", seat=self.name(seat)))
        self.screen.clear()
        if is_there and not self.has_greeted:
            self.greet()
        return is_there

    def answer(self, seat: Seat, legal: list[str]) -> bool:
        """Reads one line of a person and does what it says; False if they leave."""
        prompt: Line = [(f"seat-{seat} bold", self.name(seat)), ("", "> ")]
        offered = offers(legal, self.screen.language, list(self.meanings.names))
        line = self.keyboard.line(prompt, offered, self.explain_word)
        if line is None:
            self.talk.say_goodbye()
            return False
        return self.obey(seat, line, legal)

    def obey(self, seat: Seat, line: str, legal: list[str]) -> bool:
        """Does what a line says; False if the person leaves."""
        if not line.strip():
            if self.may_only_pass(legal):
                self.try_move(seat, legal[0], legal)
            return True
        spoken = find_spoken(line)
        if spoken is not None and not self.match.grammar.knows(normalised(line)):
            return self.talk.do(seat, *spoken)
        if self.match.result is not None:
            self.screen.say("over-already")
        else:
            self.try_move(seat, normalised(line), legal)
        return True

    def explain_word(self, word: str) -> str:
        """What a first word does, for the menu of completions."""
        key = f"verb-{word}"
        if key not in self.messages:
            return self.talk.help_on(word)
        # On a button the words of the move follow, perhaps after a colon.
        return self.messages.text(key).rstrip(":\N{NO-BREAK SPACE} ")

    def try_move(self, seat: Seat, typed: str, legal: list[str]) -> None:
        match = self.match
        possible = self.understood(seat, typed, legal)
        if len(possible) > 1:
            verbs = verbs_of(possible)
            shown = verbs if len(verbs) == len(possible) else possible[:MOST_SHOWN]
            more = "more" if len(shown) < len(possible) else "all"
            self.screen.say("ambiguous", given=typed, verbs=", ".join(map(self.screen.unbroken, shown)), more=more)
            return
        words = possible[0]
        unfinished = self.meanings.unfinished(typed, legal) if match.why(words, seat) is not None else []
        if unfinished:
            self.screen.say("unfinished", given=typed)
            self.show_moves(unfinished)
            return
        try:
            match.play(words, seat)
        except Refused as refused:
            self.screen.write(refused.message(self.screen.language), "bad")
            self.suggest(words, legal)
            return
        self.has_changed = True
        self.tell_news()

    def understood(self, seat: Seat, typed: str, legal: list[str]) -> list[str]:
        """The moves that a line may mean."""
        match = self.match
        return self.meanings.understood(typed, legal, match.grammar, lambda words: match.why(words, seat) is None)

    def suggest(self, words: str, legal: list[str]) -> None:
        """What could be played instead, if something like it can."""
        near = near_moves(words, legal)
        if near:
            self.show_moves(near)
        else:
            self.screen.say("possible-verbs", verbs=", ".join(verbs_of(legal)))

    def show_moves(self, moves: list[str]) -> None:
        """Some moves that can be played, not more than a hint."""
        shown = ", ".join(map(self.screen.unbroken, moves[:MOST_SHOWN]))
        self.screen.say("possible-moves", moves=shown, more="more" if len(moves) > MOST_SHOWN else "all")

    def show_end(self) -> None:
        if not self.is_played_out:
            self.tell_news()
        self.draw_board()
        self.show_result()
        if self.came:
            self.screen.say("over-hint")


def verbs_of(moves: list[str]) -> list[str]:
    """The first words of some moves, each once."""
    return list(dict.fromkeys(move.split(" ")[0] for move in moves))
