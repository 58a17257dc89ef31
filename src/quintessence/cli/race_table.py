"""A game with races in real time: a key slaps, and the clock runs from the moment the card could be seen."""

from contextlib import nullcontext
from random import Random

from quintessence import Event, JsonObject, Match
from quintessence.cli.keyboard import Keyboard
from quintessence.cli.race import answer_at
from quintessence.cli.race_console import ESCAPE, RaceConsole, live_console
from quintessence.cli.race_keys import TURN, Hands
from quintessence.cli.race_picture import Picture
from quintessence.cli.screen import Screen
from quintessence.cli.table import Table
from quintessence.cli.talk import find_spoken
from quintessence.core import racing
from quintessence.core.race import FALSE_START, TAKEN, OpenRace, Terms
from quintessence.core.types import Seat

AN_HOUR = 3_600_000
Answer = tuple[int, Seat, str]
"""When, who, what."""


class RaceTable(Table):
    """A match in real time. Nobody sees anything of an open race but the card and their own answer."""

    hints = ()  # the keys stand on the screen

    def __init__(
        self,
        match: Match,
        seats: list[str],
        screen: Screen,
        keyboard: Keyboard,
        saved_as: str | None = None,
        console: RaceConsole | None = None,
        luck: Random | None = None,
    ) -> None:
        super().__init__(match, seats, screen, keyboard, saved_as)
        self.terms = Terms(len(seats))
        self.hands = Hands(self.people, screen.language)
        self.picture = Picture(self, self.hands)
        self.luck = luck or Random()
        self.console = console
        self.earliest = 0
        """No card is shown before this time."""
        self.is_asked_for = False
        """Whether the next card comes without a further request: the race ran out, or somebody asked in it."""
        self.wants_break = False

    def play_on(self) -> None:
        self.greet()
        while self.match.result is None and self.people:
            try:
                with nullcontext(self.console) if self.console is not None else live_console(self.screen) as console:
                    self.play_at(console)
            except EOFError:
                self.talk.say_goodbye()
                return
            if self.match.result is None and not self.take_break():
                return
        # What is left needs no clock: bots who play on for somebody who has resigned, and the end.
        super().play_on()

    def play_at(self, console: RaceConsole) -> None:
        """Plays until the game is over or somebody wants a break."""
        self.wants_break = False
        self.hands.seat(self.people)
        self.picture.note("race-begin")
        console.paint(self.picture.lines(before_race=True))
        self.pass_time(console, console.now() + AN_HOUR, stops_at_turn=True)
        self.picture.note()
        while self.match.result is None and not self.wants_break:
            if racing.timed_state(self.match).race_window() > 0:
                self.run_race(console)
            else:
                self.turn_next(console)

    def take_break(self) -> bool:
        """Lines instead of keys until Enter alone; False if the person leaves."""
        self.screen.say("race-break")
        while self.match.result is None and self.people:
            line = self.keyboard.line([("bold", "> ")], [], lambda word: "")
            if line is None:
                self.talk.say_goodbye()
                return False
            spoken = find_spoken(line)
            if not line.strip():
                return True
            if spoken is None:
                self.screen.say("race-break")
            elif not self.talk.do(self.people[0], *spoken):
                return False
        return True

    # Between races

    def turn_next(self, console: RaceConsole) -> None:
        """Waits until the seat in turn asks for its card, then a moment longer, and turns it."""
        seat = self.match.to_act[0]
        asked = self.await_request(console, seat)
        delay = self.luck.randint(self.terms.show_delay_least, self.terms.show_delay_most)
        self.pass_time(console, max(asked + delay, self.earliest))
        if self.wants_break:
            return
        self.is_asked_for = False
        events = self.match.play(self.match.legal(seat)[0], seat)
        self.picture.forget()
        if racing.timed_state(self.match).race_window() == 0:
            self.picture.tell(events)
            console.paint(self.picture.lines())

    def await_request(self, console: RaceConsole, seat: Seat) -> int:
        """When the card was asked for: by a key, by a bot, or by nobody for too long."""
        start = console.now()
        if self.is_asked_for:
            return start
        if seat in self.bots:
            return self.pass_time(console, start + self.luck.randint(*racing.BOT_ASKS))
        self.picture.note("race-turn", seat=self.name(seat))
        console.paint(self.picture.lines())
        patience = max(0, self.earliest - start) + self.terms.flip_timeout
        return self.pass_time(console, start + patience, stops_at_turn=True)

    def pass_time(self, console: RaceConsole, until: int, stops_at_turn: bool = False) -> int:
        """Waits; a hand that comes down now is too early. The time at which the waiting ended."""
        while not self.wants_break:
            pressed = console.key(until)
            if pressed is None:
                return until
            at, key = pressed
            if key == TURN and stops_at_turn:
                return at
            if key == ESCAPE:
                self.wants_break = True
            elif self.hands.press(key) is not None:
                self.picture.note("race-no-card")
                console.paint(self.picture.lines())
            elif self.hands.has_moved:
                console.paint(self.picture.lines())
        return console.now()

    # A race

    def run_race(self, console: RaceConsole) -> None:
        """Shows the card, takes answers until the referee closes the race, has it judged, shows what came of it."""
        asked = self.match.to_act
        race = racing.open_race(self.match, self.terms, dict.fromkeys(asked, 0))
        coming = self.bot_answers(asked, race.window)
        shown = console.paint(self.picture.lines())
        self.take_answers(console, race, coming, shown)
        view = self.match.view(self.viewer())
        events = [event for seat, words in race.answers() for event in self.match.play(words, seat)]
        self.hands.holding.clear()
        self.settle(console, view, events)
        self.is_asked_for = race.closes_at >= race.window or race.is_asked_for

    def bot_answers(self, asked: list[Seat], window: int) -> list[Answer]:
        """What the bots will answer and when, the soonest first; silence never comes."""
        state, grammar = racing.timed_state(self.match), self.match.grammar
        coming: list[Answer] = []
        for seat in asked:
            if seat not in self.bots:
                continue
            words = self.bots[seat].choose(self.match.observe(seat))
            if grammar.parse(words) != state.silence():
                plain, time = racing.without_time(grammar, words)
                coming.append((window if time is None else time, seat, plain))
        return sorted(coming)

    def take_answers(self, console: RaceConsole, race: OpenRace, coming: list[Answer], shown: int) -> None:
        """Answers in the order of their times; nothing on the screen changes but for the person who answers."""
        next_seat = int(racing.after_silence(self.match).mover())
        while not race.is_over(console.now() - shown):
            due = min(coming[0][0], race.ends_at) if coming else race.ends_at
            pressed = console.key(shown + due)
            if pressed is not None:
                self.press(console, race, pressed[1], pressed[0] - shown, next_seat)
            elif coming and coming[0][0] <= due:
                time, seat, words = coming.pop(0)
                race.receive(seat, words, time, time, self.is_right(words))

    def press(self, console: RaceConsole, race: OpenRace, key: str, time: int, next_seat: Seat) -> None:
        """A key in an open race: a hand, a book, the wish for the next card, the wish for a break after it."""
        if key == ESCAPE:
            self.wants_break = True
        elif key == TURN and next_seat in self.people:
            race.ask_next(time)
        hand = self.hands.press(key)
        words = None if hand is None else answer_at(self.match, hand.place, hand.is_book)
        if hand is not None and words is not None:
            ruling = race.receive(hand.seat, words, time, time, self.is_right(words))
            if ruling.verdict == FALSE_START:
                self.picture.note("race-false-start")
            elif ruling.verdict == TAKEN and len(self.people) == 1:
                self.picture.note("race-answered", move=words, time=ruling.time)
        if hand is not None or self.hands.has_moved:
            console.paint(self.picture.lines())

    def is_right(self, words: str) -> bool:
        return racing.timed_state(self.match).is_right(self.match.grammar.parse(words))

    def settle(self, console: RaceConsole, view: JsonObject, events: list[Event]) -> None:
        """Shows the race once more with what was right, and who answered what; longer if something happened."""
        judged = console.now()
        self.picture.judge(view, events)
        console.paint(self.picture.lines())
        if racing.is_upsetting(events):
            self.pass_time(console, judged + self.terms.settle_pause)
        self.picture.frozen = None
        console.paint(self.picture.lines())
        if racing.is_summoning(self.match):
            self.earliest = judged + self.terms.summon_pause
