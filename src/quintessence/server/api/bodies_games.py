"""The documents about games, cards and scenarios, one struct each."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quintessence.server.jsons import Json, JsonObject
from quintessence.server.protocol import Place, PreviewedWords
from quintessence.server.words import Texts

CardText = Annotated[str, Meta(max_length=300_000)]


class ValueAbout(Struct):
    """A word that an option may be."""

    value: str
    name: Texts
    help: Texts | None = None


class OptionAbout(Struct):
    """An option of a game: words, a range of whole numbers (`low` to `high`), true and false, or any JSON."""

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
    """One place of a form after its verb: a literal word, an argument of a domain, or a free whole number."""

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
    """The words of a game with its default options; `domains` lists what an argument may be.

    `names` says by which of the game's texts the words of a domain are called: `pile` by `element` means that `fire` is
    called what the text `element-fire` says. Literal words stand there too: `gnome` by `creature`. What has no such
    texts is left out.
    """

    forms: list[FormAbout]
    domains: dict[str, list[str]]
    names: dict[str, str]


class SideAbout(Struct):
    """What people call the seats of a game of so many."""

    seats: int
    names: list[Texts]


class GameAbout(Struct):
    """What can be said of a game before it is played."""

    slug: str
    name: Texts
    pitch: Texts
    rules_version: int
    seat_counts: list[int]
    seat_names: list[SideAbout]
    names_seats: bool
    """Whether it has names of its own for seats (White, the Mage of Air); else players are called by their names."""
    options: list[OptionAbout]
    has_cards: bool
    has_races: bool
    has_windows: bool
    grammar: GrammarAbout


class RuleAbout(Struct):
    """A rule with its text, and what it says when it forbids a move."""

    id: str
    text: Texts
    refusal: Texts | None


class SectionAbout(Struct):
    """A heading of the rulebook and the rules beneath it."""

    title: Texts
    rules: list[RuleAbout]


class Rulebook(Struct):
    """All rules of a game."""

    game: str
    rules_version: int
    sections: list[SectionAbout]


class ExhibitAbout(Struct):
    """One thing of the gallery; `about` is what a drawing of it needs, as the game's page says."""

    id: str
    name: Texts
    text: Texts | None
    about: JsonObject


class ShelfAbout(Struct):
    """A group of the gallery, with what holds for all things in it."""

    kind: str
    title: Texts
    text: Texts | None
    things: list[ExhibitAbout]


class Gallery(Struct):
    """All that can be looked up before a game: cards, arenas, powers."""

    game: str
    shelves: list[ShelfAbout]


class BotAbout(Struct):
    """A bot of the house and the games that it plays; they are listed from the weakest to the strongest."""

    name: str
    levels: list[int]
    games: list[str]


class CardSet(Struct, forbid_unknown_fields=True):
    """A set of cards as the text of its TOML file."""

    cards: CardText


class FaultAbout(Struct):
    """One thing that is wrong with a set of cards."""

    card: str
    field: str
    rule: str
    text: Texts


class CardReport(Struct):
    """What is wrong with a set of cards; sound when nothing is."""

    sound: bool
    faults: list[FaultAbout]


class ScenarioText(Struct, forbid_unknown_fields=True):
    """A scenario: a position, what is played, what must then be true."""

    scenario: JsonObject


class ScenarioReport(Struct):
    """What came of a scenario: a sentence for each thing that did not hold."""

    name: str
    passed: bool
    failures: list[Texts]


class ScenarioPlay(Struct, forbid_unknown_fields=True):
    """A scenario whose steps are to be played; what it expects is not looked at.

    `viewer` is whose eyes are used; left out, those of the seat that moves next, else of the first.
    """

    scenario: JsonObject
    viewer: Place | None = None


class ScenarioPreview(Struct, forbid_unknown_fields=True):
    """A scenario whose steps are played, and the moves of the viewer that are then to be previewed."""

    scenario: JsonObject
    viewer: Place
    words: PreviewedWords


class ScenarioPreviews(Struct):
    """What each of the moves would change, as the game's page says; null where nothing can be said beforehand."""

    previews: list[JsonObject | None]


class ScenarioMoment(Struct):
    """A scenario after one of its steps: what was done, what the viewer was told and sees, who may do what."""

    do: str | None
    events: list[JsonObject]
    view: JsonObject
    to_act: list[int]
    legal: dict[str, list[str]]
    result: JsonObject | None


class ScenarioRefusal(Struct):
    """The step that was refused, counted from 1, and why."""

    step: int
    rule: str | None
    text: Texts


class ScenarioPlayed(Struct):
    """Every moment of a scenario, up to the first step that is refused."""

    seats: int
    options: JsonObject
    moments: list[ScenarioMoment]
    refused: ScenarioRefusal | None
