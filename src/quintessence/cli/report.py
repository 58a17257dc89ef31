"""The tally of a simulation as a person reads it."""

from quintessence.cli.figures import decimal, percent
from quintessence.cli.intervals import mean_interval, wilson
from quintessence.cli.screen import Screen
from quintessence.cli.tally import Tally


def show_report(screen: Screen, tally: Tally) -> None:
    messages = tally.game.messages(screen.language)
    name = messages.text("game-name")
    screen.write(
        screen.text("report-title", game=name, games=tally.games, seats=tally.setting.seats, seed=str(tally.seed)),
        "bold",
    )
    screen.write()
    rows = [(bot, tally.won_by_bot[bot], played) for bot, played in tally.played_by_bot.items()]
    show_shares(screen, screen.text("report-by-bot"), rows)
    rows = [
        (tally.game.seat_name(seat, tally.setting, messages), tally.won_by_seat[seat], tally.games)
        for seat in range(tally.setting.seats)
    ]
    show_shares(screen, screen.text("report-by-seat"), rows)
    show_shares(screen, screen.text("report-otherwise"), [(screen.text("report-draws"), tally.draws, tally.games)])
    screen.write()
    show_length(screen, tally)
    for reason, count in tally.reasons.most_common():
        text = messages.text(f"reason-{reason}") if f"reason-{reason}" in messages else reason
        screen.say("report-reason", count=count, reason=text)
    speed = decimal(tally.moves_per_second, screen.language, 0)
    screen.say("report-speed", moves=tally.moves, seconds=decimal(tally.seconds, screen.language), speed=speed)


def show_shares(screen: Screen, title: str, rows: list[tuple[str, int, int]]) -> None:
    """A line for each name: how often it won of how many, and between which shares that leaves the truth."""
    screen.write(title, "bold")
    language = screen.language
    for name, won, played in rows:
        low, high = wilson(won, played)
        figures = screen.text(
            "report-share",
            rate=percent(won / played, language).rjust(5),
            low=percent(low, language).rjust(5),
            high=percent(high, language).rjust(5),
            won=str(won),
            played=str(played),
        )
        screen.write(f"  {name:<16}{figures}")


def show_length(screen: Screen, tally: Tally) -> None:
    mean, low, high = mean_interval(tally.lengths)
    language = screen.language
    screen.say(
        "report-length",
        mean=decimal(mean, language),
        low=decimal(low, language),
        high=decimal(high, language),
        least=str(min(tally.lengths)),
        most=str(max(tally.lengths)),
    )
