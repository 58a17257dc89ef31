"""What people type at the table besides their moves: `why`, `undo`, `save` and so on, in both languages."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from quintessence import Mistake
from quintessence.cli.advice import show_advice
from quintessence.cli.rules import show_rules, show_topics
from quintessence.cli.sentences import WrongInput, cli_messages
from quintessence.core.quoting import shortened
from quintessence.core.rulebook import sections_of
from quintessence.core.timed import TimedGame
from quintessence.core.typed import MOST_SHOWN, by_verb, normalised, plain, without_accents
from quintessence.core.types import LANGUAGES, Language, Seat

if TYPE_CHECKING:
    from quintessence.cli.table import Table

NAMES = ("moves", "why", "advice", "undo", "board", "card", "rules", "save", "resign", "help", "quit")
SPOKEN = tuple(f"spoken-{name}" for name in NAMES)
"""Messages: the word itself, `.form` (with what follows it), `.help`, `.also` (other words for it)."""

DISCARD_WORDS = ("discard", "defausse")
"""What people type for the pile, in both languages and without accents."""

SUBSTITUTE = "greedy"
"""Plays on for a person who has given up while others still play."""


class Talk:
    """Answers `why`, `moves`, `advice`, `undo`, `save` and the like. Knows what of the game is safe in a file."""

    def __init__(self, table: "Table", saved_as: str | None) -> None:
        self.table = table
        self.screen = table.screen
        self.saved_as = saved_as
        self.saved_entries = len(table.match.entries) if saved_as is not None else -1

    def do(self, seat: Seat, key: str, rest: str) -> bool:
        """Does what was said; False if the person leaves."""
        if key == "spoken-quit":
            self.say_goodbye()
            return False
        try:
            self.answer(seat, key, rest)
        except Mistake as mistake:
            self.screen.write(mistake.message(self.screen.language))
        return True

    def answer(self, seat: Seat, key: str, rest: str) -> None:
        if key == "spoken-why":
            self.say_why(seat, normalised(rest))
        elif key == "spoken-moves":
            self.list_moves(seat, normalised(rest))
        elif key == "spoken-advice":
            show_advice(self.screen, self.table.match, seat)
        elif key == "spoken-undo":
            undone = self.table.match.undo(seat)
            self.screen.say("taken-back", move=str(undone[0].fields["move"]))
            self.table.has_changed = True
        elif key == "spoken-board":
            self.table.draw_board()
        elif key == "spoken-card":
            self.show_card(rest)
        elif key == "spoken-save":
            self.save(rest)
        elif key == "spoken-resign":
            self.resign(seat)
        elif key == "spoken-rules":
            self.show_rules(rest)
        else:
            self.show_help(seat)

    def say_why(self, seat: Seat, typed: str) -> None:
        """Whether a move may be played now, and if not, the rule in full."""
        match = self.table.match
        if not typed:
            legal = match.legal(seat)
            raise WrongInput("why-what", move=legal[-1] if legal else str(match.grammar.forms[0]))
        words = self.table.understood(seat, typed, match.legal(seat))[0]
        refusal = match.why(words, seat)
        if refusal is None:
            self.screen.say("why-legal", move=words)
            return
        self.screen.write(refusal.message(self.table.messages, words))
        if refusal.rule in self.table.messages:
            self.screen.write(f"{refusal.rule}  {self.table.messages.text(refusal.rule)}", "dim", indent=2)
        self.table.suggest(words, match.legal(seat))

    def list_moves(self, seat: Seat, start: str) -> None:
        legal = self.table.match.legal(seat)
        found = [move for move in legal if move.startswith(start)]
        if not found:
            raise WrongInput("no-moves-so", start=start) if legal else WrongInput("no-moves")
        for verb, rests in by_verb(found).items():
            self.screen.entry(verb, "   ".join(map(self.screen.unbroken, rests)), 12)

    def save(self, rest: str) -> None:
        match = self.table.match
        name = rest or self.saved_as or f"{match.game.slug}.quint"
        path = Path(name).expanduser()
        if path.exists() and name != self.saved_as:
            raise WrongInput("file-exists", path=name)
        try:
            match.save(path)
        except (OSError, ValueError) as error:
            raise WrongInput("cannot-save", path=name) from error
        self.saved_as, self.saved_entries = name, len(match.entries)
        self.screen.say("saved" if match.result is None else "saved-over", path=name)

    def resign(self, seat: Seat) -> None:
        table = self.table
        table.match.resign(seat)
        if table.match.result is None:
            table.match.substitute(seat, SUBSTITUTE)
            table.seat_bot(seat, SUBSTITUTE)
            key = "resigned-on" if table.people else "resigned-last"
            self.screen.say(key, seat=table.name(seat), bot=SUBSTITUTE)

    def show_rules(self, rest: str) -> None:
        game = self.table.match.game
        if rest:
            show_rules(self.screen, game, rest)
        else:
            show_topics(self.screen, game)
            topics = [topic for section in sections_of(game, self.screen.language) for topic in section.topics]
            example = topics[len(topics) // 2].partition("-")[2] or topics[0]
            self.screen.say("rules-hint", example=example.lower())

    def show_card(self, wanted: str) -> None:
        """A card with all that is on it, or what lies in the discard pile where everybody may look through it."""
        table, screen = self.table, self.screen
        match, names = table.match, table.match.game.card_names(table.match.setting, table.messages)
        if not names:
            raise WrongInput("no-cards-here", game=table.messages.text("game-name"))
        discard = match.view(table.viewer()).get("discard")
        if plain(wanted) in DISCARD_WORDS and isinstance(discard, list):
            counts = Counter(str(card) for card in discard)
            shown = [f"{f'{count}× ' if count > 1 else ''}{names[card]} ({card})" for card, count in counts.items()]
            screen.say("discard-pile", count=len(discard), cards=", ".join(shown))
            return
        found = table.meanings.cards(wanted)
        if not found:
            raise WrongInput("unknown-card" if wanted else "card-what", given=shortened(wanted), card=next(iter(names)))
        if len(found) > 1:
            shown = [f"{names[card]} ({card})" for card in found[:MOST_SHOWN]]
            more = "more" if len(found) > MOST_SHOWN else "all"
            raise WrongInput("which-card", given=shortened(wanted), cards=", ".join(shown), more=more)
        screen.draw(match.game.draw_card(found[0], match.setting, table.messages))

    def show_help(self, seat: Seat) -> None:
        """Every kind of move that there is now, with an example, then what else can be typed."""
        screen, legal = self.screen, self.table.match.legal(seat)
        if legal:
            screen.say("help-moves")
        for verb, rests in by_verb(legal).items():
            what = self.table.explain_word(verb)
            screen.entry(verb, screen.text("help-move", what=what, move=f"{verb} {rests[0]}") if rests[0] else what, 24)
        screen.say("help-besides")
        useless = [] if self.table.meanings.names else ["spoken-card"]
        useless += ["spoken-advice"] if isinstance(self.table.match.game, TimedGame) else []
        for key in SPOKEN:
            if key not in useless:
                screen.entry(screen.attribute(key, "form"), screen.attribute(key, "help"), 24)

    def help_on(self, word: str) -> str:
        spoken = find_spoken(word)
        return "" if spoken is None else self.screen.attribute(spoken[0], "help")

    def say_goodbye(self) -> None:
        """How to come back to this game."""
        match = self.table.match
        if match.result is None and self.saved_as is not None:
            is_saved = self.saved_entries == len(match.entries)
            self.screen.say("bye-saved" if is_saved else "bye-saved-before", path=self.saved_as)
        elif match.result is None and match.entries:
            self.screen.say("bye-unsaved")
        else:
            self.screen.say("bye")


def find_spoken(line: str) -> tuple[str, str] | None:
    """The command that a line gives, by its key, and what follows it; None if it gives none."""
    word, _, rest = line.strip().partition(" ")
    key = spoken_words().get(without_accents(word.lower()))
    return None if key is None else (key, rest.strip())


@cache
def spoken_words() -> dict[str, str]:
    """Every word of every language with the command that it gives."""
    words: dict[str, str] = {}
    for language in LANGUAGES:
        messages = cli_messages(language)
        for key in SPOKEN:
            also = messages.attribute(key, "also") or ""
            for word in [messages.text(key), *also.split()]:
                words[without_accents(word)] = key
    return words


def offers(legal: Sequence[str], language: Language, cards: Sequence[str] = ()) -> list[str]:
    """The lines that can be completed at the table: moves, commands, and commands with a move or a card behind them."""
    messages = cli_messages(language)
    alone = [messages.text(key) for key in SPOKEN if key not in ("spoken-why", "spoken-card")]
    reading = [f"{messages.text('spoken-card')} {card}" for card in cards]
    asking = [f"{messages.text('spoken-why')} {move}" for move in legal]
    listing = [f"{messages.text('spoken-moves')} {verb}" for verb in by_verb(legal)]
    return [*legal, *alone, *asking, *listing, *reading]
