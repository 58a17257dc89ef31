"""The text of a set of cards: why it is not TOML."""

import re
from typing import Final

PLACE_OF_ERROR: Final = re.compile(r"at line (\d+), column (\d+)")
CURLY_QUOTES: Final = "“”„‟«»‘’‚‹›"

REASONS: Final = (
    ("Cannot overwrite", "twice"),
    ("Cannot declare", "table-twice"),
    ("Cannot mutate", "twice"),
    ("Cannot redefine", "twice"),
    ("Duplicate inline", "twice"),
    ("Expected '=' after", "equals"),
    ("Expected ']", "header"),
    ("Expected newline", "after"),
    ("Invalid statement", "statement"),
    ("Invalid value", "value"),
    ("Invalid initial", "name"),
    ("Invalid hex", "escape"),
    ("Escaped character", "escape"),
    ("Unescaped", "escape"),
    ("Unclosed array", "list"),
    ("Unclosed inline", "table"),
    ("Unterminated", "open-quotes"),
)
"""How the messages of the parser begin, and our reason for each; of others we only say where they are."""

NOT_THE_LETTER: Final = ("Cannot", "Duplicate", "Escaped", "Invalid hex", "Unescaped")
"""Here the place that the parser names is behind what it means."""


def toml_details(text: str, message: str) -> dict[str, str | int]:
    """Where a text is not TOML and for which reason, from what the parser said about it."""
    found = PLACE_OF_ERROR.search(message)
    line, column = (int(found[1]), int(found[2])) if found is not None else (0, 0)
    lines = text.replace("\r\n", "\n").split("\n")
    row = lines[line - 1] if 0 < line <= len(lines) else ""
    # Behind the last letter of a line there is its end.
    letter = "" if found is None else row[column - 1] if 0 < column <= len(row) else "\n"
    reason = letter_reason(message, letter) or brace_reason(message, row[: max(column - 1, 0)], letter)
    if not reason:
        reason = next((reason for start, reason in REASONS if message.startswith(start)), "other")
    return {
        "reason": reason,
        "at": "end" if found is None else "place",
        "line": str(line),
        "column": str(column),
        "code": code_of(letter) if letter else "",
    }


def letter_reason(message: str, letter: str) -> str:
    """The reason if it is the letter itself; empty if this letter can stand in a text."""
    if not letter or letter in " \t\n" or message.startswith(NOT_THE_LETTER):
        return ""
    if letter in CURLY_QUOTES:
        return "curly-quotes"
    return "letter" if letter.isspace() or not letter.isprintable() else ""


def brace_reason(message: str, before: str, letter: str) -> str:
    """What people expect to be allowed and is not: a line break in quotes or braces, a comma before a brace."""
    if letter == "\n" and message.startswith(("Illegal character", "Found invalid character")):
        return "open-line"
    if not message.startswith("Invalid initial"):
        return ""
    if letter == "\n":
        return "line-in-braces"
    return "comma" if letter == "}" and before.rstrip().endswith(",") else ""


def code_of(letter: str) -> str:
    """A letter by its number in Unicode: it may be one that nobody sees."""
    return f"U+{ord(letter):04X}"
