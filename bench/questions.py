"""What one person among bots is asked: by the rules of the game, and by a table of the server.

    python bench/questions.py                            # 20 games of each that has windows, with three seats
    python bench/questions.py --game elixir --seats 5 --games 50

The person plays as the bots do (greedy). No server runs: the table is folded here, and time goes by as it says.
"""

import argparse
from collections import Counter

from quintessence.core.bot import Bot
from quintessence.core.observation import Observation
from quintessence.core.registry import games, make_bot
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId, TableId
from quintessence.server.table import folding
from quintessence.server.table.asking import position_for
from quintessence.server.table.due import todo_of
from quintessence.server.table.entry import Entry, Moved
from quintessence.server.table.opening import BotPlan, Opening, SeatPlan
from quintessence.server.table.topics import playing, seating
from quintessence.server.table.topics.seating import open_table

ME = IdentityId("somebody")
PERSON = 0


class Trial:
    """One game at a table: a person on the first seat, bots on the others."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.now = Millis(0)
        plans = [SeatPlan(), *[SeatPlan("bot", BotPlan("greedy")) for _ in range(seats - 1)]]
        opening = Opening(game=game, seats=plans)
        self.table = folding.fold_entries(open_table(TableId("trial"), opening, ME, f"{seed:032x}", self.now))
        self.bot: Bot = make_bot("greedy", {"seed": seed})
        self.by_rules: Counter[tuple[bool, bool]] = Counter()
        self.at_table: Counter[tuple[bool, bool]] = Counter()
        """How often the person was asked: in a window or not, with one answer or with several."""

    def play(self) -> None:
        table = self.table
        self.put(seating.sit(table, ME, "Somebody", self.now, seat=PERSON))
        self.put(seating.start(table, ME, self.now))
        while table.status == "running":
            self.go_on()

    def go_on(self) -> None:
        table = self.table
        todo = todo_of(table, self.now)
        for wanted in todo.bots:
            words = self.bot.choose(Observation.from_json(wanted.observation))
            self.put(playing.bot_played(table, wanted, words, self.now))
        if todo.entries:
            self.put(todo.entries)
        elif not todo.bots and table.is_asked(PERSON):
            self.answer()
        elif not todo.bots:
            assert todo.next is not None, "nobody goes on"
            self.now = todo.next

    def answer(self) -> None:
        table, match = self.table, self.table.match
        assert match is not None
        legal = table.legal(PERSON)
        self.at_table[table.windows.now is not None, len(legal) == 1] += 1
        seen = match.foresee(position_for(table, match, PERSON), PERSON)
        words = legal[0] if len(legal) == 1 else self.bot.choose(seen)
        self.put(playing.play(table, PERSON, words, None, self.now))

    def put(self, entries: list[Entry]) -> None:
        for entry in entries:
            match = self.table.match
            if match is not None and isinstance(entry, Moved) and entry.seat == PERSON:
                has_one = len(match.state.legal_moves(PERSON)) == 1
                self.by_rules[match.state.window() is not None, has_one] += 1
            folding.add_entry(self.table, entry)


def measured(game: str, seats: int, count: int) -> str:
    by_rules: Counter[tuple[bool, bool]] = Counter()
    at_table: Counter[tuple[bool, bool]] = Counter()
    for seed in range(count):
        trial = Trial(game, seats, seed)
        trial.play()
        by_rules += trial.by_rules
        at_table += trial.at_table
    lines = [f"{game}, {seats} seats, {count} games"]
    for name, questions in (("by the rules", by_rules), ("at the table", at_table)):
        windows = sum(number for (in_window, _), number in questions.items() if in_window)
        lines.append(
            f"  {name}: {questions.total()} questions, {windows} in windows; with one answer "
            f"{questions[True, True]} in windows, {questions[False, True]} besides"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    known = [slug for slug, game in games().items() if game.has_windows()]
    parser.add_argument("--game", choices=known)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else known:
        print(measured(game, asked.seats, asked.games))


if __name__ == "__main__":
    main()
