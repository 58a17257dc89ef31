"""The games before one is played: names, options, words and rules, in both languages."""

from functools import cache
from typing import Literal

from quintessence.core.contract import Game
from quintessence.core.gallery import Shelf
from quintessence.core.grammar import Form, Grammar, Part
from quintessence.core.options import Option, read_options
from quintessence.core.registry import OUR_GAMES, find_game, game_names
from quintessence.core.rulebook import is_rule, sections_of
from quintessence.core.setting import Setting
from quintessence.core.timed import TimedGame
from quintessence.core.types import Language
from quintessence.server.api import bodies_games
from quintessence.server.table.parts.ladder import built_in_bots, plays
from quintessence.server.words import Texts, Wrong


def known_game(slug: str) -> Game:
    """The game of that slug, `Wrong` with 404 if there is none."""
    if slug not in known_games():
        raise Wrong("unknown-game-here", 404, known=", ".join(known_games()))
    return find_game(slug)


@cache
def known_games() -> list[str]:
    """The slugs of all games. Looked up once: searching the installed packages takes a while."""
    return game_names()


def spoken(game: Game, key: str) -> Texts | None:
    """A text of the game in both languages; None if it has none."""
    english, french = game.messages("en"), game.messages("fr")
    if key not in english or key not in french:
        return None
    return Texts(en=english.text(key), fr=french.text(key))


def attribute(game: Game, key: str, name: str) -> Texts | None:
    english, french = game.messages("en").attribute(key, name), game.messages("fr").attribute(key, name)
    return None if english is None or french is None else Texts(en=english, fr=french)


@cache
def about_game(slug: str) -> bodies_games.GameAbout:
    """The description of a game."""
    game = known_game(slug)
    setting = game.setting()
    return bodies_games.GameAbout(
        slug=game.slug,
        name=spoken(game, "game-name") or Texts(en=slug, fr=slug),
        pitch=spoken(game, "game-pitch") or Texts(en="", fr=""),
        rules_version=game.rules_version,
        seat_counts=game.seat_counts,
        default_seats=game.default_seats(),
        minutes=about_minutes(game),
        seat_names=[sides_about(game, count) for count in game.seat_counts],
        names_seats=names_seats(game),
        options=[about_option(game, option) for option in game.options],
        has_cards=game.has_cards(),
        has_races=isinstance(game, TimedGame),
        has_windows=game.has_windows(),
        grammar=about_grammar(game, game.grammar(setting)),
    )


def about_games() -> list[bodies_games.GameAbout]:
    """Every game: first ours, in the order of the registry, then those of other packages by their slugs."""
    others = [slug for slug in known_games() if slug not in OUR_GAMES]
    return [about_game(slug) for slug in [*OUR_GAMES, *others]]


def about_minutes(game: Game) -> bodies_games.Minutes | None:
    known = game.minutes()
    return None if known is None else bodies_games.Minutes(least=known[0], most=known[1])


def sides_about(game: Game, count: int) -> bodies_games.SideAbout:
    # Not checked: some options need certain numbers of seats, but names depend on neither.
    setting = Setting(count, read_options(game.options, {}), None)
    english, french = game.messages("en"), game.messages("fr")
    names = [
        Texts(en=game.seat_name(seat, setting, english), fr=game.seat_name(seat, setting, french))
        for seat in range(count)
    ]
    return bodies_games.SideAbout(seats=count, names=names)


def names_seats(game: Game) -> bool:
    if game.calls_by_name():
        return False
    usual = Game.seat_name(game, 0, game.setting(), game.messages("en"))
    return game.seat_name(0, game.setting(), game.messages("en")) != usual


def about_option(game: Game, option: Option) -> bodies_games.OptionAbout:
    key = f"option-{option.name}"
    has_range = option.high >= option.low
    kind: Literal["choice", "number", "flag", "data"] = "choice" if option.words else "number"
    if option.is_data or option.is_flag:
        kind = "data" if option.is_data else "flag"
    return bodies_games.OptionAbout(
        name=option.name,
        title=spoken(game, key) or Texts(en=option.name, fr=option.name),
        help=attribute(game, key, "help"),
        kind=kind,
        default=option.default,
        words=[about_value(game, key, word) for word in option.words],
        low=option.low if has_range else None,
        high=option.high if has_range else None,
        reveals_hands=option.reveals_hands,
        allowed=option.allowed(),
    )


def about_value(game: Game, option: str, word: str) -> bodies_games.ValueAbout:
    key = f"{option}-{word}"
    return bodies_games.ValueAbout(
        value=word, name=spoken(game, key) or Texts(en=word, fr=word), help=attribute(game, key, "help")
    )


def about_grammar(game: Game, grammar: Grammar) -> bodies_games.GrammarAbout:
    domains: dict[str, list[str]] = {}
    forms = [about_form(game, form, domains) for form in grammar.forms]
    return bodies_games.GrammarAbout(forms=forms, domains=domains, names=families_of(game, forms, domains))


def families_of(game: Game, forms: list[bodies_games.FormAbout], domains: dict[str, list[str]]) -> dict[str, str]:
    """The prefix of the texts that name the words of each domain, and of fixed words like them."""
    messages = game.messages("en")
    keys = messages.keys()
    in_file = [key.partition("-")[0] for key in keys]
    names: dict[str, str] = {}
    for domain, words in domains.items():
        for family in (domain, *in_file):
            if all(f"{family}-{word}" in messages for word in words):
                names[domain] = family
                break
    literals = [part.name for form in forms for part in form.parts if part.kind == "literal"]
    for family in list(names.values()):
        names |= {word: family for word in literals if f"{family}-{word}" in messages and word not in names}
    return names


def about_form(game: Game, form: Form, domains: dict[str, list[str]]) -> bodies_games.FormAbout:
    return bodies_games.FormAbout(
        verb=form.verb,
        shape=str(form),
        title=spoken(game, f"verb-{form.verb}"),
        parts=[about_part(part, domains) for part in form.parts],
    )


def about_part(part: Part, domains: dict[str, list[str]]) -> bodies_games.PartAbout:
    if part.is_literal:
        return bodies_games.PartAbout(name=part.name, kind="literal", optional=False)
    if part.is_free or part.domain is None:
        return bodies_games.PartAbout(name=part.name, kind="free", optional=True, low=part.low, high=part.high)
    name = part.domain.name
    while domains.setdefault(name, part.domain.words) != part.domain.words:
        name += "'"
    return bodies_games.PartAbout(name=part.name, kind="argument", optional=part.optional, domain=name)


def rulebook_of(slug: str) -> bodies_games.Rulebook:
    """Every rule of a game, by headings."""
    game = known_game(slug)
    french = {rule: section.title for section in sections_of(game, "fr") for rule in section.rules}
    sections = [
        bodies_games.SectionAbout(
            title=Texts(en=section.title, fr=french.get(section.rules[0], section.title)),
            rules=[about_rule(game, rule) for rule in section.rules],
        )
        for section in sections_of(game, "en")
    ]
    return bodies_games.Rulebook(game=slug, rules_version=game.rules_version, sections=sections)


def about_rule(game: Game, rule: str) -> bodies_games.RuleAbout:
    return bodies_games.RuleAbout(
        id=rule, text=spoken(game, rule) or Texts(en=rule, fr=rule), refusal=attribute(game, rule, "refusal")
    )


def table_texts(slug: str, language: Language) -> str:
    """The game's Fluent file in one language, without the rules: a table needs those only to look one up."""
    messages = known_game(slug).messages(language)
    keys = messages.keys()
    return "".join(messages.source(key) for key in keys if not is_rule(key))


def gallery_of(slug: str) -> bodies_games.Gallery:
    """Everything to look up in a game, in groups."""
    game = known_game(slug)
    return bodies_games.Gallery(game=slug, shelves=[about_shelf(game, shelf) for shelf in game.gallery()])


def about_shelf(game: Game, shelf: Shelf) -> bodies_games.ShelfAbout:
    key = f"gallery-{shelf.kind}"
    things = [
        bodies_games.ExhibitAbout(
            id=thing.id,
            name=Texts(en=thing.names["en"], fr=thing.names["fr"]),
            text=None if thing.texts is None else Texts(en=thing.texts["en"], fr=thing.texts["fr"]),
            about=thing.about,
        )
        for thing in shelf.things
    ]
    title = spoken(game, key) or Texts(en=shelf.kind, fr=shelf.kind)
    return bodies_games.ShelfAbout(kind=shelf.kind, title=title, text=attribute(game, key, "help"), things=things)


@cache
def about_bots() -> list[bodies_games.BotAbout]:
    """The bots that can be seated, the weakest first, with the games that they play."""
    games = [known_game(slug) for slug in known_games()]
    return [
        bodies_games.BotAbout(name=name, levels=levels, games=[game.slug for game in games if plays(name, game)])
        for name, levels in built_in_bots().items()
    ]
