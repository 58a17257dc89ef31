"""What a game says about itself before it is played: names, seats, options, words, texts."""

import re
from typing import Final

from quintessence.core.contract import Game
from quintessence.core.errors import BadSetting
from quintessence.core.numbering import MOST_NUMBERS
from quintessence.core.types import LANGUAGES, Json, JsonObject
from quintessence.testing import texts
from quintessence.testing.facts import Facts
from quintessence.testing.play import Fault


def check(game: Game, facts: Facts) -> None:
    for part in PARTS:
        part(game, facts)


def check_cases(game: Game, facts: Facts) -> None:
    """Under every case each seat plays on one side, and the setting can be written down and read again."""
    for case in facts.cases:
        setting = game.setting(case.seats, dict(case.options))
        seats = sorted(seat for side in game.sides(setting) for seat in side)
        if seats != list(range(case.seats)):
            raise Fault("seats-without-side", game, case, sides=game.sides(setting))
        if not 0 < game.numbering(setting).size <= MOST_NUMBERS:
            raise Fault("numbering-size", game, case, size=game.numbering(setting).size, most=MOST_NUMBERS)
        again = game.setting(setting.seats, dict(setting.options), setting.cards)
        if again.to_json() != setting.to_json():
            raise Fault("setting-differs", game, case, setting=again.to_json())


def check_names(game: Game, facts: Facts) -> None:
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", game.slug):
        raise Fault("bad-slug", slug=game.slug)
    if game.rules_version < 1:
        raise Fault("bad-version", game, version=game.rules_version)
    if not game.seat_counts or game.seat_counts != sorted(set(game.seat_counts)):
        raise Fault("seat-counts-unsorted", game, counts=game.seat_counts)
    minutes = game.minutes()
    if minutes is not None and not 0 < minutes[0] <= minutes[1]:
        raise Fault("bad-minutes", game, least=minutes[0], most=minutes[1])
    rules = [set(game.messages(language).keys()) for language in LANGUAGES]
    if rules[0] != rules[1]:
        missing = sorted(rules[0] ^ rules[1])[0]
        raise Fault("one-language-only", game, missing=missing)


def check_options(game: Game, facts: Facts) -> None:
    """Every option takes its own default, every word that it lists, and the text of each."""
    names = [option.name for option in game.options]
    if len(set(names)) < len(names):
        raise Fault("option-twice", game, names=names)
    for option in game.options:
        if option.is_data:
            continue
        values: list[Json] = [option.default, *option.words, *option.reveals_hands]
        if option.low <= option.high:
            values += [option.low, option.high]
        for value in values:
            as_text = ("true" if value else "false") if isinstance(value, bool) else str(value)
            if option.read(value) != value or option.read(as_text) != value:
                raise Fault("option-refuses-own-value", game, option=option.name, value=repr(value))


def check_bad_settings(game: Game, facts: Facts) -> None:
    """Seats, options and cards that the game does not have are refused in both languages."""
    given: list[tuple[int | None, JsonObject, str | None]] = [
        (max(game.seat_counts) + 1, {}, None),
        (0, {}, None),
        (None, {"xyzzy": "on"}, None),
    ]
    for option in game.options:
        if not option.is_data:
            given += [(None, {option.name: "xyzzy"}, None), (None, {option.name: -1}, None)]
    if not game.has_cards():
        given.append((None, {}, "a set of cards"))
    for seats, options, cards in given:
        try:
            game.setting(seats, options, cards)
        except BadSetting as refusal:
            for language in LANGUAGES:
                if not refusal.message(language):
                    raise Fault("setting-refused-silently", game, options=options, language=language) from None
            continue
        raise Fault("bad-setting-accepted", game, setting=f"seats={seats}, options={options}, cards={cards!r}")


def check_gallery(game: Game, facts: Facts) -> None:
    """Every group has a title, everything in it a name, in both languages; nothing is there twice."""
    kinds = [shelf.kind for shelf in game.gallery()]
    if len(set(kinds)) < len(kinds):
        raise Fault("gallery-kinds-twice", game, kinds=kinds)
    for shelf in game.gallery():
        ids = [thing.id for thing in shelf.things]
        if len(set(ids)) < len(ids) or not all(ids):
            raise Fault("gallery-ids", game, kind=shelf.kind)
        for language in LANGUAGES:
            if f"gallery-{shelf.kind}" not in game.messages(language):
                raise Fault("gallery-without-title", game, kind=shelf.kind, language=language)
            for thing in shelf.things:
                if not thing.names.get(language):
                    raise Fault("gallery-without-name", game, thing=thing.id, language=language)
                if thing.texts is not None and not thing.texts.get(language):
                    raise Fault("gallery-without-text", game, thing=thing.id, language=language)


PARTS: Final = (check_names, check_options, check_bad_settings, check_gallery, check_cases, texts.check_rulebook)
