"""A match on a screen: its board, what happens in it and how it ends, in the reader's language."""

from collections.abc import Sequence

from quintessence import Game, JsonObject, Match, Result
from quintessence.cli.screen import Screen
from quintessence.core.resignation import RESIGNED
from quintessence.core.setting import Setting
from quintessence.core.telling import told
from quintessence.core.types import Line, Seat


class Display:
    """What a table and a replay have in common."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.messages = match.game.messages(screen.language)

    def name(self, seat: Seat) -> str:
        return self.match.game.seat_name(seat, self.match.setting, self.messages)

    def drawing(self, viewer: Seat | None) -> list[Line]:
        """The board as a seat (None: a spectator) sees it."""
        return self.match.game.draw(self.match.view(viewer), self.match.setting, self.messages)

    def told(self, events: Sequence[JsonObject]) -> str:
        """What a seat was sent, in sentences; empty if there is nothing to say."""
        return " ".join(told(events, self.match.game, self.match.setting, self.messages))

    def draw(self, lines: Sequence[Line]) -> None:
        """Writes a board between blank lines."""
        self.screen.write()
        self.screen.draw(lines)
        self.screen.write()

    def show_result(self) -> None:
        if self.match.result is not None:
            for line in ending_of(self.match.result, self.match.game, self.match.setting, self.screen):
                self.screen.write(line, "bold")


def ending_of(result: Result, game: Game, setting: Setting, screen: Screen) -> list[str]:
    """Who won and why; with more than two sides also the ranking."""
    messages = game.messages(screen.language)
    names = [game.seat_name(seat, setting, messages) for seat in range(setting.seats)]
    reason = reason_of(result.reason, game, screen)
    winners = screen.joined([names[seat] for seat in result.winners])
    key = "result-won" if result.winners else "result-drawn"
    lines = [screen.text(key, winners=winners, count=len(result.winners), reason=reason)]
    if len(game.sides(setting)) > 2 and len(result.ranking) > 1:
        groups = [screen.joined([names[seat] for seat in group]) for group in result.ranking]
        places = [result.place_of(group[0]) for group in result.ranking]
        shown = ", ".join(f"{place}. {group}" for place, group in zip(places, groups, strict=True))
        lines.append(screen.text("result-ranking", ranking=shown))
    return lines


def reason_of(reason: str, game: Game, screen: Screen) -> str:
    """Why a game ended: in the game's words, or in ours for what is the same in every game."""
    messages = game.messages(screen.language)
    if reason == RESIGNED:
        return screen.text("reason-resigned")
    return messages.text(f"reason-{reason}") if f"reason-{reason}" in messages else reason
