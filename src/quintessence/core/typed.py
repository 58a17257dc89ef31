"""From what a person types to the words of a move, at a terminal and at a table of the server.

Moves are typed as the rulebook page writes them. A person may also type the words that the screen shows for them, in
either language, and leave out the end of a word as long as one possible move is meant: `suivant`, `play dows`,
`jouer baguette`.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final
from unicodedata import combining, normalize

from quintessence.core.contract import Game
from quintessence.core.grammar import Grammar
from quintessence.core.setting import Setting
from quintessence.core.types import LANGUAGES

MOST_SHOWN: Final = 8
"""More suggestions would be a list to study, not a hint."""
SHORTEST_WORD: Final = 4
"""Words of moves that are shorter, such as cells and numbers, are typed whole."""

FEWEST_LETTERS: Final = 3
"""So many letters of a word on the screen must be typed; one letter is enough for a word of the page."""

WHOLE, SHOWN, BEGUN = 0, 1, 2
"""How the beginning of a move was typed: as it is written, as the screen says it, by its first letters."""


class Meanings:
    """The words of one game, as people may type them."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self.texts = [game.messages(language) for language in LANGUAGES]
        self.names: dict[str, list[str]] = {}
        for messages in self.texts:
            for card, name in game.card_names(setting, messages).items():
                self.names.setdefault(card, []).append(plain(name))

    def moves(self, typed: str, legal: Sequence[str]) -> list[str]:
        """The possible moves that a line may mean: one if it is clear, several if more must be typed."""
        if typed in legal:
            return [typed]
        found: dict[str, tuple[int, int]] = {}
        for move in legal:
            for how, rest, arguments in self.beginnings(plain(typed), move):
                fit = self.fit(rest, arguments)
                if fit is not None:
                    found[move] = min(found.get(move, (how, fit)), (how, fit))
        return [move for move, rank in found.items() if rank == min(found.values())]

    def understood(
        self, typed: str, legal: Sequence[str], grammar: Grammar, is_legal: Callable[[str], bool]
    ) -> list[str]:
        """The moves that a line may mean: possible ones if there are any, else what comes nearest to a move."""
        if is_legal(typed):
            return [typed]
        possible = self.moves(typed, legal)
        if possible or grammar.knows(typed):
            return possible or [typed]
        written = self.written(typed, grammar.verbs())
        for verbs in (list(by_verb(legal)), grammar.verbs()):
            possible = possible or meanings(written, verbs, is_legal)
        return possible or [written]

    def unfinished(self, typed: str, legal: Sequence[str]) -> list[str]:
        """The possible moves of which a line is only the beginning, word by word."""
        found: dict[str, int] = {}
        for move in legal:
            for how, rest, arguments in self.beginnings(plain(typed), move):
                given, wanted = rest.split(), arguments.split()
                if len(given) < len(wanted) and all(map(fits, given, wanted)):
                    found[move] = min(found.get(move, how), how)
        return [move for move, how in found.items() if how == min(found.values())]

    def beginnings(self, typed: str, move: str) -> list[tuple[int, str, str]]:
        """Each way in which a line can begin as a move does: how, what else was typed, what else the move has."""
        words = move.split(" ")
        ways: list[tuple[int, str, str]] = []
        for count in (1, 2):
            start = " ".join(words[:count])
            if len(words) < count or (count == 2 and not self.shown(start)):
                continue
            arguments = " ".join(words[count:])
            forms = [(WHOLE, start), *[(SHOWN, phrase) for phrase in self.shown(start)]]
            for how, form in forms:
                if typed == form or typed.startswith(form + " "):
                    ways.append((how, typed[len(form) :].strip(), arguments))
            first, _, rest = typed.partition(" ")
            if any(form.startswith(first) and (how == WHOLE or len(first) >= FEWEST_LETTERS) for how, form in forms):
                ways.append((BEGUN, rest, arguments))
        return ways

    def shown(self, start: str) -> list[str]:
        """What the screen calls the beginning of a move, in both languages."""
        key = "verb-" + start.replace(" ", "-")
        phrases = [plain(messages.text(key)) for messages in self.texts if key in messages]
        # “Au suivant” is also “suivant”, but “ne pas payer” is not “payer”.
        short = [last for first, _, last in (phrase.partition(" ") for phrase in phrases) if len(first) == 2]
        first = [phrase.split(" ")[0] for phrase in phrases if len(phrase.split(" ")[0]) >= SHORTEST_WORD]
        return [phrase for phrase in [*phrases, *first, *[last for last in short if " " not in last]] if phrase]

    def fit(self, rest: str, arguments: str) -> int | None:
        """How well what was typed says the arguments of a move, 0 for a whole one; None if it does not."""
        if rest == arguments:
            return 0
        given, wanted = rest.split(), arguments.split()
        if given and len(given) == len(wanted) and all(map(fits, given, wanted)):
            return 1
        names = self.names.get(arguments, [])
        if rest in names:
            return 0
        return 1 if rest and any(name.startswith(rest) for name in names) else None

    def written(self, typed: str, verbs: Sequence[str]) -> str:
        """The line with its verb as the page writes it, where the screen's word was typed for it."""
        if typed.split(" ", maxsplit=1)[0] in verbs:
            return typed
        for verb in verbs:
            for how, rest, _ in self.beginnings(plain(typed), verb):
                if how == SHOWN:
                    return f"{verb} {self.card(rest) or rest}".strip()
        return typed

    def cards(self, wanted: str) -> list[str]:
        """The cards that an id, a name or the beginning of one of them means; several if it is not clear."""
        asked = plain(wanted)
        called = {card: [card, *names] for card, names in self.names.items()}
        for is_it in (str.__eq__, str.startswith, has_word):
            found = [card for card, names in called.items() if any(is_it(name, asked) for name in names)]
            if found and asked:
                return found
        return []

    def card(self, wanted: str) -> str | None:
        """The one card that is meant, None if it is not clear."""
        found = self.cards(wanted)
        return found[0] if len(found) == 1 else None


def plain(text: str) -> str:
    """Lower case, without accents and punctuation, single blanks."""
    letters = without_accents(normalised(text)).replace("’", "'")
    return " ".join(re.sub(r"[^\w'\- ]+", " ", letters).split())


def fits(given: str, word: str) -> bool:
    """Whether what was typed is a word of a move, or a clear enough beginning of a long one."""
    is_begun = len(word) >= SHORTEST_WORD and word.startswith(given) and not any(map(str.isdigit, given))
    return given == word or is_begun


def has_word(name: str, wanted: str) -> bool:
    """Whether a word of the name begins with this text."""
    return any(part.startswith(wanted) for part in re.split(r"[ '\-]", name))


def normalised(line: str) -> str:
    """The line as the rulebook pages write moves: lower case, single blanks."""
    return " ".join(line.lower().split())


def without_accents(text: str) -> str:
    """`règles` and `regles` are the same word to somebody who types."""
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))


def meanings(words: str, verbs: Sequence[str], is_legal: Callable[[str], bool]) -> list[str]:
    """The moves that `words` may stand for when their verb may be shortened.

    The legal ones if there are any, else all; none if no verb begins so.
    """
    first, *rest = words.split(" ")
    if first in verbs:
        return [words]
    possible = [" ".join([verb, *rest]) for verb in verbs if verb.startswith(first)]
    return [move for move in possible if is_legal(move)] or possible


def near_moves(words: str, legal: Sequence[str]) -> list[str]:
    """Legal moves like the one that was refused: the same verb and first argument, else the same verb."""
    start = words.split(" ")[:2]
    alike = [move for move in legal if move.split(" ")[:2] == start]
    return alike or [move for move in legal if move.split(" ")[0] == start[0]]


def by_verb(moves: Sequence[str]) -> dict[str, list[str]]:
    """What may follow each verb, in the order of the moves; nothing follows a verb that is a whole move."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        groups.setdefault(verb, []).append(rest)
    return groups


def next_words(typed: str, lines: Sequence[str]) -> list[tuple[str, bool]]:
    """The words that may come next, or complete the last one, each with whether another must follow.

    `typed` is what stands before the cursor: a blank at its end says that its last word is complete.
    """
    words = typed.lower().split()
    begun = "" if not typed or typed[-1].isspace() else words.pop()
    found: dict[str, bool] = {}
    for line in lines:
        parts = line.split(" ")
        if len(parts) > len(words) and parts[: len(words)] == words and parts[len(words)].startswith(begun):
            goes_on = len(parts) > len(words) + 1
            found[parts[len(words)]] = found.get(parts[len(words)], True) and goes_on
    return list(found.items())
