"""A person's terminal: lines with history and completion, word by word."""

from collections.abc import Callable, Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.output import ColorDepth

from quintessence.cli.screen import Screen
from quintessence.cli.styles import prompt_style
from quintessence.core.typed import next_words
from quintessence.core.types import Line

MENU_ROWS = 5
"""Kept free beneath the prompt for what can be completed."""


class Terminal:
    """A keyboard with somebody at it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        depth = None if screen.has_colour else ColorDepth.DEPTH_1_BIT
        self.session: PromptSession[str] = PromptSession(color_depth=depth, reserve_space_for_menu=MENU_ROWS)

    def line(self, prompt: Line, offers: Sequence[str], explain: Callable[[str], str]) -> str | None:
        shown = FormattedText([(prompt_style(style) if self.screen.has_colour else "", text) for style, text in prompt])
        try:
            return self.session.prompt(shown, completer=WordByWord(offers, explain))
        except (EOFError, KeyboardInterrupt):
            return None

    def wait(self, text: str) -> bool:
        return self.line([("bold", text)], [], lambda word: "") is not None


class WordByWord(Completer):
    """Completes the word at the cursor from whole lines; a word that another must follow gets its blank."""

    def __init__(self, offers: Sequence[str], explain: Callable[[str], str]) -> None:
        self.offers = offers
        self.explain = explain

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        words = typed.split()
        begun = words.pop() if words and not typed[-1].isspace() else ""
        for word, goes_on in next_words(typed, self.offers):
            text = word + " " if goes_on else word
            yield Completion(text, -len(begun), display=word, display_meta="" if words else self.explain(word))
