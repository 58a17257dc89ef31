"""The documents about games, cards and scenarios, one struct each."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quintessence.server.jsons import Json, JsonObject
from quintessence.server.protocol import Place, PreviewedWords
from quintessence.server.words import Texts

CardText = Annotated[str, Meta(max_length=300_000)]


class ValueAbout(Struct):
    """One of the words that an option can be set to."""

    value: str
    name: Texts
    help: Texts | None = None


class OptionAbout(Struct):
    """An option of a game: a word, a whole number (`low` to `high`), true or false, or any JSON."""

    name: str
    title: Texts
    help: Texts | None
    kind: Literal["choice", "number", "flag", "data"]
    default: Json
    words: list[ValueAbout]
    low: int | None
    high: int | None
    reveals_hands: list[Json]
    allowed: str


class PartAbout(Struct):
    """One part of a form after its verb: a fixed word, an argument from a domain, or a whole number."""

    name: str
    kind: Literal["literal", "argument", "free"]
    optional: bool
    domain: str | None = None
    low: int | None = None
    high: int | None = None


class FormAbout(Struct):
    """One way to write a move: `attack FROM TO`."""

    verb: str
    shape: str
    title: Texts | None
    parts: list[PartAbout]


class GrammarAbout(Struct):
    """The move words of a game with its default options; `domains` lists the possible arguments.

    `names` says which texts of the game name the words of a domain: `"pile": "element"` means that the text
    `element-fire` names `fire`. Fixed words are there, too: `"gnome": "creature"`. Words without such texts are left
    out.
    """

    forms: list[FormAbout]
    domains: dict[str, list[str]]
    names: dict[str, str]


class SideAbout(Struct):
    """The names of the seats in a game with this number of seats."""

    seats: int
    names: list[Texts]


class Minutes(Struct):
    """About how long a game takes."""

    least: int
    most: int


class GameAbout(Struct):
    """A game, before it is played."""

    slug: str
    name: Texts
    pitch: Texts
    rules_version: int
    seat_counts: list[int]
    default_seats: int
    """How many seats a game has where nobody says how many."""
    minutes: Minutes | None
    """About how long a game takes; null where the game does not say."""
    seat_names: list[SideAbout]
    names_seats: bool
    """Whether the game has names for its seats (White, the Mage of Air); if not, players go by their own names."""
    options: list[OptionAbout]
    has_cards: bool
    has_races: bool
    has_windows: bool
    grammar: GrammarAbout


class RuleAbout(Struct):
    """A rule: its text, and what is said when it forbids a move."""

    id: str
    text: Texts
    refusal: Texts | None


class SectionAbout(Struct):
    """A heading of the rulebook and its rules."""

    title: Texts
    rules: list[RuleAbout]


class Rulebook(Struct):
    """All rules of a game."""

    game: str
    rules_version: int
    sections: list[SectionAbout]


class ExhibitAbout(Struct):
    """One item of the gallery; `about` holds what a drawing of it needs, as the page of the game says."""

    id: str
    name: Texts
    text: Texts | None
    about: JsonObject


class ShelfAbout(Struct):
    """A group of the gallery, with a text about all its items."""

    kind: str
    title: Texts
    text: Texts | None
    things: list[ExhibitAbout]


class Gallery(Struct):
    """Everything to look up before a game: cards, arenas, powers."""

    game: str
    shelves: list[ShelfAbout]


class BotAbout(Struct):
    """A built-in bot and the games that it plays. Bots are listed from the weakest to the strongest."""

    name: str
    levels: list[int]
    games: list[str]


class CardSet(Struct, forbid_unknown_fields=True):
    """A set of cards as the text of its TOML file."""

    cards: CardText


class FaultAbout(Struct):
    """A fault in a set of cards."""

    card: str
    field: str
    rule: str
    text: Texts


class CardReport(Struct):
    """The faults of a set of cards; `sound` if there are none."""

    sound: bool
    faults: list[FaultAbout]


class ScenarioText(Struct, forbid_unknown_fields=True):
    """A scenario: a position, moves, and what must then be true."""

    scenario: JsonObject


class ScenarioReport(Struct):
    """Whether a scenario passed, and a sentence for each expectation that failed."""

    name: str
    passed: bool
    failures: list[Texts]


class ScenarioPlay(Struct, forbid_unknown_fields=True):
    """A scenario to play; its expectations are not checked.

    `viewer` is the seat whose view is shown: by default the one that moves first, else seat 0.
    """

    scenario: JsonObject
    viewer: Place | None = None


class ScenarioPreview(Struct, forbid_unknown_fields=True):
    """A scenario to play, and moves of the viewer to preview after it."""

    scenario: JsonObject
    viewer: Place
    words: PreviewedWords


class ScenarioPreviews(Struct):
    """What each move would change, as the page of the game says; null where that is not known."""

    previews: list[JsonObject | None]


class ScenarioMoment(Struct):
    """A scenario after one of its steps: the move, what the viewer is told and sees, and everybody's legal moves."""

    do: str | None
    events: list[JsonObject]
    view: JsonObject
    to_act: list[int]
    legal: dict[str, list[str]]
    result: JsonObject | None


class ScenarioRefusal(Struct):
    """The step that was refused, counted from 1, and why; `reason` is what the rule says, without the words."""

    step: int
    rule: str | None
    text: Texts
    reason: Texts | None = None


class ScenarioPlayed(Struct):
    """Every moment of a scenario, up to the first step that is refused."""

    seats: int
    options: JsonObject
    moments: list[ScenarioMoment]
    refused: ScenarioRefusal | None
