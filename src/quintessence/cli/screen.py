"""Where the command line writes: plain text for files and pipes, wrapped and coloured text for people."""

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from quintessence.cli.sentences import cli_messages
from quintessence.core.quoting import harmless
from quintessence.core.types import Language, Line

if TYPE_CHECKING:
    from rich.console import Console

WIDEST: Final = 100
"""Longer lines of prose are hard to read, however wide the window is."""


def wants_colour(arguments: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether colour is welcome: in a terminal that has it, unless `--no-color` or NO_COLOR forbids it."""
    forbidden = "--no-color" in arguments or bool(environment.get("NO_COLOR")) or environment.get("TERM") == "dumb"
    return sys.stdout.isatty() and not forbidden


class Screen:
    """Says things in one language. Everything that a command prints on stdout goes through here."""

    def __init__(self, language: Language, has_colour: bool) -> None:
        self.language = language
        self.has_colour = has_colour
        self.is_terminal = sys.stdout.isatty()
        self._console: Console | None = None

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((80, 24)).columns

    @property
    def height(self) -> int:
        return shutil.get_terminal_size((80, 24)).lines

    def text(self, key: str, **details: str | int) -> str:
        """A sentence of the command line."""
        return cli_messages(self.language).text(key, details)

    def attribute(self, key: str, name: str) -> str:
        """What stands beside a sentence of the command line, such as its `.help`; empty if nothing does."""
        return cli_messages(self.language).attribute(key, name) or ""

    def say(self, key: str, style: str = "", **details: str | int) -> None:
        """Writes a sentence of the command line."""
        self.write(self.text(key, **details), style)

    def joined(self, names: Sequence[str]) -> str:
        """Some names as a sentence lists them: “White, Black and Red”."""
        if len(names) < 2:
            return "".join(names)
        return self.text("both", first=", ".join(names[:-1]), last=names[-1])

    def write(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Writes text, wrapped in a terminal; wrapped lines are indented by `indent`."""
        for line in text.split("\n"):
            for row in self.wrapped(line, indent):
                self.draw([[(style, row)]])

    def complain(self, sentence: str) -> None:
        """Writes a sentence about wrong input to stderr, the last thing that a command says."""
        self.is_terminal = sys.stderr.isatty()
        print("\n".join(self.wrapped(harmless(sentence))), file=sys.stderr)

    def wrapped(self, line: str, indent: int = 0) -> list[str]:
        """One line as the lines that fit the terminal; in a file or a pipe it stays one line."""
        if not self.is_terminal or len(line) <= min(self.width, WIDEST):
            return [line]
        width = max(min(self.width, WIDEST), indent + 20)
        return textwrap.wrap(line, width, subsequent_indent=" " * indent, break_on_hyphens=False) or [""]

    def unbroken(self, text: str) -> str:
        """Text that is not wrapped inside, such as a move."""
        return text.replace(" ", "\N{NO-BREAK SPACE}") if self.is_terminal else text

    def entry(self, name: str, text: str, margin: int, style: str = "bold") -> None:
        """Writes a name and, from column `margin` on, what there is to say about it."""
        rows = self.wrapped(" " * margin + text, margin)
        if len(name) + 3 > margin:
            self.draw([[("", "  "), (style, name)]])
        else:
            rows[0] = rows[0][margin:]
            self.draw([[("", "  "), (style, name.ljust(margin - 2)), ("", rows.pop(0))]])
        self.draw([[("", row)] for row in rows])

    def draw(self, lines: Sequence[Line]) -> None:
        """Writes styled lines as they are."""
        if not self.has_colour:
            for line in lines:
                print(harmless("".join(text for _, text in line)).rstrip())
            return
        from rich.text import Text

        from quintessence.cli.styles import rich_style

        for line in lines:
            row = Text(no_wrap=True)
            for style, text in line:
                row.append(harmless(text), rich_style(style, self.console.color_system))
            self.console.print(row, soft_wrap=True)

    @property
    def console(self) -> "Console":
        if self._console is None:
            from rich.console import Console

            self._console = Console(highlight=False, markup=False, emoji=False)
        return self._console

    def clear(self) -> None:
        """Empties the terminal and its memory of what was above, so that nobody scrolls back to a secret."""
        if self.is_terminal:
            print("\033[2J\033[3J\033[H", end="", flush=True)

    @contextmanager
    def paged(self) -> Iterator[None]:
        """What is written inside is shown page by page in a terminal, if it is longer than the screen."""
        if not self.is_terminal or not sys.stdin.isatty():
            yield
            return
        # As git does: short texts are simply printed, colours and letters are kept.
        os.environ.setdefault("LESS", "FRX")
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with self.console.pager(styles=self.has_colour):
            has_colour, self.has_colour = self.has_colour, True
            try:
                yield
            finally:
                self.has_colour = has_colour

    @contextmanager
    def thinking(self, bot: str) -> Iterator[None]:
        """Says in a terminal that a bot thinks for as long as it does; then the line is empty again.

        The text stands still: compiled code lets no other thread move anything meanwhile.
        """
        if not self.is_terminal or os.environ.get("TERM") == "dumb":
            yield
            return
        print(harmless(self.text("thinking", bot=bot))[: self.width - 1], end="", flush=True)
        try:
            yield
        finally:
            print("\r\033[2K", end="", flush=True)

    @contextmanager
    def progress(self, key: str, total: int, is_wanted: bool = True) -> Iterator[Callable[[], None]]:
        """A bar on stderr where somebody watches: gives a function to call after each of `total` steps."""
        if not is_wanted or not sys.stderr.isatty():
            yield lambda: None
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(self.text(key), total=total)
            yield lambda: bar.advance(task)
