"""How a game ended, in words."""

from quintessence.cli.screen import Screen
from quintessence.core.contract import Game
from quintessence.core.result import Result
from quintessence.core.setting import Setting


def ending_of(result: Result, game: Game, setting: Setting, screen: Screen) -> list[str]:
    """Who won and why; with more than two sides also the ranking."""
    messages = game.messages(screen.language)
    names = [game.seat_name(seat, setting, messages) for seat in range(setting.seats)]
    reason = reason_of(result, game, screen)
    winners = screen.joined([names[seat] for seat in result.winners])
    lines = [screen.text("result-won", winners=winners, count=len(result.winners), reason=reason)]
    if not result.winners:
        lines = [screen.text("result-drawn", reason=reason)]
    if len(game.sides(setting)) > 2 and len(result.ranking) > 1:
        groups = [screen.joined([names[seat] for seat in group]) for group in result.ranking]
        places = [result.place_of(group[0]) for group in result.ranking]
        shown = ", ".join(f"{place}. {group}" for place, group in zip(places, groups, strict=True))
        lines.append(screen.text("result-ranking", ranking=shown))
    return lines


def reason_of(result: Result, game: Game, screen: Screen) -> str:
    """Why the game ended: in the game's words, or ours for what is the same in every game."""
    messages = game.messages(screen.language)
    if result.reason == "resigned":
        return screen.text("reason-resigned")
    return messages.text(f"reason-{result.reason}") if f"reason-{result.reason}" in messages else result.reason
