"""The tally of a simulation as a person reads it."""

from quintessence.cli.display import reason_of
from quintessence.cli.intervals import mean_interval, wilson
from quintessence.cli.screen import Screen
from quintessence.cli.tally import Tally
from quintessence.core.types import Language

SEPARATORS = {"en": (",", "."), "fr": ("\N{NARROW NO-BREAK SPACE}", ",")}
"""Between thousands, before decimals."""


def show_report(screen: Screen, tally: Tally) -> None:
    messages = tally.game.messages(screen.language)
    name = messages.text("game-name")
    seats, seed = tally.setting.seats, str(tally.seed)
    screen.say("report-title", "bold", game=name, games=tally.games, seats=seats, seed=seed)
    screen.write()
    show_shares(screen, "report-by-bot", tally.by_bot())
    names = [tally.game.seat_name(seat, tally.setting, messages) for seat in range(seats)]
    show_shares(
        screen, "report-by-seat", [(name, won, tally.games) for name, won in zip(names, tally.by_seat(), strict=True)]
    )
    show_shares(screen, "report-otherwise", [(screen.text("report-draws"), tally.draws, tally.games)])
    screen.write()
    show_length(screen, tally)
    for reason, count in tally.reasons.most_common():
        screen.say("report-reason", count=count, reason=reason_of(reason, tally.game, screen))
    speed = decimal(tally.moves_per_second, screen.language, 0)
    screen.say("report-speed", moves=tally.moves, seconds=decimal(tally.seconds, screen.language), speed=speed)


def show_shares(screen: Screen, title: str, rows: list[tuple[str, int, int]]) -> None:
    """A line for each name: how often it won, out of how many, and the confidence interval of that share."""
    screen.say(title, "bold")
    for name, won, played in rows:
        shares = (won / played, *wilson(won, played))
        rate, low, high = (percent(share, screen.language).rjust(5) for share in shares)
        figures = screen.text("report-share", rate=rate, low=low, high=high, won=str(won), played=str(played))
        screen.write(f"  {name:<16}{figures}")


def show_length(screen: Screen, tally: Tally) -> None:
    mean, low, high = (decimal(figure, screen.language) for figure in mean_interval(tally.lengths))
    least, most = str(min(tally.lengths)), str(max(tally.lengths))
    screen.say("report-length", mean=mean, low=low, high=high, least=least, most=most)


def decimal(number: float, language: Language, places: int = 1) -> str:
    """12,345.6 in English, 12 345,6 in French."""
    thousands, point = SEPARATORS[language]
    whole, _, rest = f"{number:,.{places}f}".partition(".")
    return whole.replace(",", thousands) + (point + rest if rest else "")


def percent(share: float, language: Language) -> str:
    """Without its sign: the sentence around it has that."""
    return decimal(100 * share, language)
