"""Settings drawn at random from what a game declares: seats, and any options together."""

from quintessence.core.chance import Chance
from quintessence.core.contract import Game
from quintessence.core.errors import BadSetting
from quintessence.core.options import Option
from quintessence.core.types import Json, JsonObject
from tests.kit.case import Case, Page

TRIES = 1000
SMALL = 12
"""Numbers are drawn from the lowest that is allowed up to so many above it: limits that are reached, not never."""


def random_case(game: Game, page: Page, chance: Chance) -> Case:
    """Seats and options that go together; about half of the options have their defaults."""
    for _ in range(TRIES):
        seats = game.seat_counts[chance.below(len(game.seat_counts))]
        options: JsonObject = {}
        for option in game.options:
            if not option.is_data and chance.below(2) == 0:
                options[option.name] = random_value(option, chance)
        if any(options.get(name) == value for name, value in page.endless):
            continue
        try:
            game.setting(seats, options)
        except BadSetting:
            continue
        return Case(seats, options)
    raise ValueError(f"no settings of {game.slug} go together")


def plain_settings(game: Game) -> list[Case]:
    """Every number of seats that goes without options."""
    cases = []
    for seats in game.seat_counts:
        try:
            game.setting(seats)
        except BadSetting:
            continue
        cases.append(Case(seats))
    return cases


def random_value(option: Option, chance: Chance) -> Json:
    if option.is_flag:
        return chance.below(2) == 0
    numbers = range(option.low, min(option.high, option.low + SMALL) + 1)
    values: list[Json] = [*option.words, *numbers]
    return values[chance.below(len(values))]
