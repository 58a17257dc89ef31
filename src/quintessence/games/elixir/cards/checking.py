"""Whether a set of cards can be played: all its faults are told together."""

from typing import Final

from quintessence.core.contract import Game
from quintessence.core.sheet import Field, Sheet
from quintessence.core.types import Json

from .deck import COPIES, TYPES, Deck
from .scope import Lexicon, Scope, check_both_languages, has_step
from .words import INGREDIENT, RESERVED, TARGET_WORDS

VERSION: Final = 1
MOST_WORTH: Final = 99
MOST_KINDS: Final = 800
"""Different cards in one deck: a question never offers more moves than a screen or a bot can take."""
MOST_WHENS: Final = 16
Cards = list[tuple[str, Field]]
"""Cards of a file, each with the name of its table."""


def check_file(sheet: Sheet) -> None:
    root = sheet.root
    root.under("EX-DECK-1").only(TABLES)
    root.key("version").under("EX-DECK-1").number(VERSION, VERSION)
    root.key("deck").under("EX-DECK-1").text()
    check_both_languages(root.key("name").under("EX-DECK-1"))
    words = check_tags(sheet)
    cards = [(kind, card.under("EX-DECK-6")) for kind in TYPES for card in sheet.cards(kind)]
    check_cards(sheet, cards, words, [])
    if not root.may_mean("counts", TABLES):
        check_counts(sheet, cards)


def check_extra(game: Game, extra: Json, deck: Deck) -> Sheet:
    """Cards that are added to a sound deck by the option `extra-cards` (EX-DECK-16)."""
    sheet = Sheet(game, {"extra-cards": extra}, is_file=False)
    sheet.ids.update(dict.fromkeys(deck.ids, "id"))
    cards: Cards = []
    for card in sheet.cards("extra-cards"):
        if not isinstance(card.value, dict):
            card.under("EX-DECK-16").wrong("cards-not-a-table")
            continue
        kind = card.key("type").under("EX-DECK-16").word(TYPES)
        if card.key("type").value == kind:
            cards.append((kind, card.under("EX-DECK-6")))
    ingredients = [name for name, kind in zip(deck.ids, deck.kinds) if kind == INGREDIENT]
    check_cards(sheet, cards, Lexicon(deck.vocabulary.groups, deck.ids[: deck.finds]), ingredients)
    return sheet


def check_cards(sheet: Sheet, cards: Cards, words: Lexicon, ingredients: list[str]) -> None:
    """All cards of a file, or all that are added; `words` and `ingredients` are those already there."""
    if len(cards) + len(sheet.ids) > MOST_KINDS:
        sheet.root.under("EX-DECK-6").wrong("elixir-too-many-cards", {"most": MOST_KINDS})
        return
    for _, card in cards:
        field = card.key("id").under("EX-DECK-2")
        name = field.new_id()
        if name in RESERVED or name in words.tags:
            field.wrong("elixir-reserved-id")
    named = [(kind, card.value.get("id")) for kind, card in cards if isinstance(card.value, dict)]
    words.filters += [name for kind, name in named if kind != "spell" and isinstance(name, str)]
    known = ingredients + [name for kind, name in named if kind == "ingredient" and isinstance(name, str)]
    for kind, card in cards:
        if isinstance(card.value, dict):
            check_card(card, kind, words, known)
        else:
            card.wrong("cards-not-a-table")


def check_card(card: Field, kind: str, words: Lexicon, ingredients: list[str]) -> None:
    """One card: the fields of its kind, each of its type."""
    fields = fields_of(kind, card)
    if kind == "object":
        card.key("kind").word(("magic", "mundane"))
    card.only(("type", *fields) if not card.key("type").is_missing else fields)
    check_both_languages(card.key("name").under("EX-DECK-3"))
    if kind != "ingredient" or not card.key("text").is_missing:
        check_both_languages(card.key("text").under("EX-DECK-3"))
    for name, least, most in (("copies", 1, MOST_COPIES), ("worth", 0, MOST_WORTH)):
        if name in fields and not card.key(name).is_missing:
            card.key(name).number(least, most)
    if kind == "ingredient":
        for tag in card.key("tags").items(0, 20):
            if words.has_sound_tags or not isinstance(tag.value, str):
                check_one_of(tag, words.tags, "elixir-no-tags")
        return
    if kind == "spell":
        check_cost(card, ingredients)
    check_doing(card, kind, words)


def check_one_of(field: Field, known: list[str], none_key: str) -> None:
    """One of some words of the set itself, which may have none."""
    if known:
        field.word(known)
    else:
        field.wrong(none_key)


def check_cost(card: Field, ingredients: list[str]) -> None:
    """EX-DECK-5; where the level is not known, a cost must still be there and be of ingredients."""
    level = card.key("level").under("EX-DECK-5")
    number = level.number(1, HIGHEST_LEVEL)
    most = number if level.is_number(1, HIGHEST_LEVEL) else HIGHEST_LEVEL
    for ingredient in card.key("cost").under("EX-DECK-5").items(number, most):
        check_one_of(ingredient, ingredients, "elixir-no-ingredients")


def check_doing(card: Field, kind: str, words: Lexicon) -> None:
    """`when`, `targets`, `effect` and `stands_for` (EX-DECK-10, EX-DECK-11, EX-DECK-14)."""
    effect, stands_for = card.key("effect"), card.key("stands_for")
    if kind == "object" and card.key("kind").value == "mundane":
        for field in (effect, stands_for):
            if not field.is_missing:
                field.under("EX-DECK-14").wrong("elixir-mundane-effect")
        return
    if kind == "object" and not stands_for.is_missing:
        for word in stands_for.items(1, 50):
            words.check_filter_word(word, words.filters)
        if effect.is_missing and not card.key("when").is_missing:
            card.key("when").wrong("elixir-only-used")
    elif effect.is_missing or effect.value == []:
        effect.under("EX-DECK-14").wrong("elixir-no-effect", {"object": int(kind == "object")})
    targets = check_targets(card)
    is_special = check_when(card, kind, words)
    if not effect.is_missing:
        scope = Scope(words, targets, is_special, kind == "spell")
        scope.has_name = has_step(effect.value, "name")
        scope.effects(effect)


def check_targets(card: Field) -> int:
    """EX-DECK-11; how many targets there are."""
    targets = card.key("targets").under("EX-DECK-11")
    for target in [] if targets.is_missing else targets.items(0, 2):
        target.word(TARGET_WORDS)
    return len(targets.value) if isinstance(targets.value, list) else 0


def check_when(card: Field, kind: str, words: Lexicon) -> bool:
    """EX-DECK-10; whether the card is special."""
    when = card.key("when").under("EX-DECK-10")
    if when.is_missing:
        return False
    entries = when.items(1, MOST_WHENS)
    for entry in entries:
        if isinstance(entry.value, dict):
            Scope(words, 0, True, False).when(entry)
        elif entry.value != "main":
            entry.wrong("elixir-bad-when")
    if kind == "spell" and entries and "main" not in [entry.value for entry in entries]:
        when.wrong("elixir-spell-without-main")
    return any(isinstance(entry.value, dict) for entry in entries)


def check_tags(sheet: Sheet) -> Lexicon:
    """The groups of tags, and their names if they are given."""
    groups: dict[str, list[str]] = {}
    before = len(sheet.faults)
    table = sheet.root.key("tags").under("EX-DECK-6")
    known: list[str] = []
    if not table.is_missing:
        for name, group in table.entries():
            groups[name] = []
            for tag in group.items(1, 100):
                check_tag(tag, known)
                if isinstance(tag.value, str):
                    groups[name].append(tag.value)
                    known.append(tag.value)
    are_sound = len(sheet.faults) == before and not sheet.root.may_mean("tags", TABLES)
    names = sheet.root.key("tag_names").under("EX-DECK-6")
    if not names.is_missing:
        if are_sound:
            names.only(known)
        for _, name_of_tag in names.entries():
            check_both_languages(name_of_tag.under("EX-DECK-6"))
    return Lexicon(groups, [], are_sound)


def check_tag(tag: Field, known: list[str]) -> None:
    word = tag.text()
    if word in known:
        tag.wrong("elixir-tag-twice")
    elif word in RESERVED:
        tag.wrong("elixir-reserved-id")
    elif word == tag.value and not all(letter.islower() or letter.isdigit() or letter == "-" for letter in word):
        tag.wrong("cards-bad-id", {"most": 40})


TABLES: Final = ("format", "version", "deck", "name", "tags", "tag_names", "counts", *TYPES)
HIGHEST_LEVEL: Final = 4
LEVELS: Final = ("1", "2", "3", "4")
MOST_COPIES: Final = 99

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "ingredient": ("id", "name", "text", "tags", "copies", "worth"),
    "object": ("id", "kind", "name", "text", "copies", "worth", "stands_for", "when", "targets", "effect"),
    "transaction": ("id", "name", "text", "copies", "worth", "when", "targets", "effect"),
    "spell": ("id", "level", "cost", "name", "text", "copies", "when", "targets", "effect"),
}
ONLY_MAGIC: Final = ("when", "targets")


def fields_of(kind: str, card: Field) -> tuple[str, ...]:
    fields = FIELDS[kind]
    if kind == "object" and card.key("kind").value == "mundane":
        return tuple(name for name in fields if name not in ONLY_MAGIC)
    return fields


FIELDS_OF_COUNTS: Final = ("finds", "spells")
DEFAULT_FINDS: Final = 112
DEFAULT_SPELLS: Final = (16, 24, 8, 8)
MOST_CARDS: Final = 9999


def check_counts(sheet: Sheet, cards: Cards) -> None:
    """EX-DECK-4"""
    counts = sheet.root.key("counts").under("EX-DECK-4")
    if not counts.is_missing:
        counts.only(FIELDS_OF_COUNTS)
        if not isinstance(counts.value, dict):
            return
    check_finds(counts, cards)
    check_spells(counts, cards)


def check_finds(counts: Field, cards: Cards) -> None:
    expected = counted(counts, "finds", DEFAULT_FINDS)
    copies = [copies_of(kind, card) for kind, card in cards if kind != "spell"]
    is_known = None not in copies and all(is_all_there(counts.sheet, kind, cards) for kind in TYPES[:-1])
    if expected is None or not is_known:
        return
    found, told = sum([number or 0 for number in copies]), int(not counts.is_missing)
    if found != expected:
        counts.key("finds").wrong("elixir-count-of-finds", {"found": found, "counts": expected, "told": told})
    elif found == 0:
        counts.key("finds").wrong("elixir-no-finds")


def check_spells(counts: Field, cards: Cards) -> None:
    told = counts.key("spells")
    if not counts.is_missing and not counts.may_mean("spells", FIELDS_OF_COUNTS):
        told.only(LEVELS)
    if not counts.is_missing and not isinstance(told.value, dict):
        return
    spells = [card for kind, card in cards if kind == "spell"]
    copies = [copies_of("spell", spell) for spell in spells]
    is_there = is_all_there(counts.sheet, "spell", cards) and None not in copies
    is_known = is_there and all(spell.key("level").is_number(1, HIGHEST_LEVEL) for spell in spells)
    faults = len(counts.sheet.faults)
    for place, level in enumerate(LEVELS):
        expected = counted(told, level, DEFAULT_SPELLS[place], counts.is_missing)
        if expected is None or not is_known:
            continue
        found = sum([number or 0 for number, spell in zip(copies, spells) if spell.key("level").value == place + 1])
        if found != expected:
            details: dict[str, str | int] = {"found": found, "counts": expected, "level": level}
            told.key(level).wrong("elixir-count-of-spells", {**details, "told": int(not counts.is_missing)})
    if is_known and len(counts.sheet.faults) == faults and sum([number or 0 for number in copies]) == 0:
        told.wrong("elixir-no-spells")


def counted(table: Field, name: str, default: int, is_left_out: bool = False) -> int | None:
    """What `counts` says of something; None, and a fault, if that is no such number."""
    if is_left_out or table.is_missing:
        return default
    number = table.key(name)
    if number.is_missing and table.may_mean(name, FIELDS_OF_COUNTS):
        return None
    found = number.number(0, MOST_CARDS)
    return found if number.is_number(0, MOST_CARDS) else None


def is_all_there(sheet: Sheet, kind: str, cards: Cards) -> bool:
    """Whether each card of a table was read, and no other table was probably meant to be this one."""
    tables = sheet.root.key(kind).value
    listed = len(tables) if isinstance(tables, list) else 0 if tables is None else -1
    return listed == sum([one == kind for one, _ in cards]) and not sheet.root.may_mean(kind, TABLES)


def copies_of(kind: str, card: Field) -> int | None:
    """How many copies there are of a card; None if its number was refused."""
    copies = card.key("copies")
    if not isinstance(card.value, dict) or card.may_mean("copies", fields_of(kind, card)):
        return None
    if copies.is_missing:
        return COPIES[kind]
    return copies.value if isinstance(copies.value, int) and copies.is_number(1, MOST_COPIES) else None
