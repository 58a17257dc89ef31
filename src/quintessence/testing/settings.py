"""Settings made from what a game declares: every value of every option, or seats and options at random."""

from quintessence.core.chance import Chance
from quintessence.core.contract import Game
from quintessence.core.errors import BadSetting
from quintessence.core.options import Option
from quintessence.core.types import Json, JsonObject
from quintessence.testing.facts import Case, Facts
from quintessence.testing.play import Fault

TRIES = 1000
SMALL = 12
"""Numbers are drawn from the lowest that is allowed up to so many above it: limits that are reached, not never."""


def random_case(game: Game, facts: Facts, chance: Chance) -> Case:
    """Seats and options that go together; about half of the options have their defaults."""
    for _ in range(TRIES):
        seats = game.seat_counts[chance.below(len(game.seat_counts))]
        options: JsonObject = {}
        for option in game.options:
            if not option.is_data and chance.below(2) == 0:
                options[option.name] = random_value(option, chance)
        is_endless = any(options.get(name) == value for name, value in facts.endless)
        if not is_endless and is_allowed(game, seats, options):
            return Case(seats, options)
    raise Fault("no-settings", game)


def is_allowed(game: Game, seats: int, options: JsonObject | None = None) -> bool:
    """Whether the game takes these seats with these options."""
    try:
        game.setting(seats, options)
    except BadSetting:
        return False
    return True


def plain_settings(game: Game) -> list[Case]:
    """Every number of seats that the game takes without options."""
    return [Case(seats) for seats in game.seat_counts if is_allowed(game, seats)]


def declared_cases(game: Game) -> list[Case]:
    """Every number of seats, and every value of every option at least once, as far as they go together."""
    plain = plain_settings(game) or [Case(game.default_seats())]
    cases = list(plain)
    for option in game.options:
        for value in values_of(option):
            if value != option.default:
                options: JsonObject = {option.name: value}
                counts = [plain[len(cases) % len(plain)].seats, *game.seat_counts]
                cases += [Case(seats, options) for seats in counts if is_allowed(game, seats, dict(options))][:1]
    return cases


def values_of(option: Option) -> list[Json]:
    """The values that are worth trying: every word, true and false, the ends of a range; data cannot be guessed."""
    if option.is_data:
        return []
    if option.is_flag:
        return [False, True]
    numbers: list[Json] = [option.low, option.high] if option.low <= option.high else []
    return [*option.words, *numbers]


def random_value(option: Option, chance: Chance) -> Json:
    if option.is_flag:
        return chance.below(2) == 0
    numbers = range(option.low, min(option.high, option.low + SMALL) + 1)
    values: list[Json] = [*option.words, *numbers]
    return values[chance.below(len(values))]
