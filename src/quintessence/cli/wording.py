"""From what a person types to the words of a move."""

from collections.abc import Callable, Sequence
from unicodedata import combining, normalize

MOST_SHOWN = 8
"""More suggestions would be a list to study, not a hint."""


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
