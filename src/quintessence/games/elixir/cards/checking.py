"""Whether a set of cards can be played: all its faults are told together."""

from typing import Final

from quintessence.core.contract import Game
from quintessence.core.sheet import Field, Sheet
from quintessence.core.types import Json, JsonObject, RuleId

from . import checking_effects
from .checking_counts import HIGHEST_LEVEL, MOST_COPIES, TABLES, check_counts, fields_of
from .deck import TYPES, Deck
from .scope import Lexicon, Scope, Tags
from .words import INGREDIENT, RESERVED, TARGET_WORDS

VERSION: Final = 1
MOST_WORTH: Final = 99
MOST_KINDS: Final = 800
"""Different cards in one deck: a question never offers more moves than a screen or a bot can take."""
MOST_WHENS: Final = 16


def check_file(sheet: Sheet) -> None:
    """A whole card file."""
    root = sheet.root
    root.under("EX-DECK-1").only(TABLES)
    root.key("version").under("EX-DECK-1").number(VERSION, VERSION)
    root.key("deck").under("EX-DECK-1").text()
    check_both_languages(root.key("name"), "EX-DECK-1")
    tags = check_tags(sheet)
    cards = [(kind, card) for kind in TYPES for card in sheet_cards(sheet, kind)]
    check_cards(sheet, cards, tags, [], [])
    if not root.may_mean("counts", TABLES):
        check_counts(sheet, cards)


def sheet_cards(sheet: Sheet, kind: str) -> list[Field]:
    return [card.under("EX-DECK-6") for card in sheet.cards(kind)]


def check_extra(game: Game, extra: Json, deck: Deck) -> Sheet:
    """Cards that are added to a sound deck by the option `extra-cards` (EX-DECK-16)."""
    listed: JsonObject = {"extra-cards": extra}
    sheet = Sheet(game, listed, is_file=False)
    sheet.ids.update(dict.fromkeys(deck.ids, "id"))
    cards: list[tuple[str, Field]] = []
    for card in sheet.cards("extra-cards"):
        if not isinstance(card.value, dict):
            card.under("EX-DECK-16").wrong("cards-not-a-table")
            continue
        kind = card.key("type").under("EX-DECK-16").word(TYPES)
        if card.key("type").value == kind:
            cards.append((kind, card.under("EX-DECK-6")))
    ingredients = [name for name, number in deck.vocabulary.numbers.items() if is_ingredient(deck, number)]
    check_cards(sheet, cards, Tags(deck.vocabulary.groups), deck.ids[: deck.finds], ingredients)
    return sheet


def is_ingredient(deck: Deck, number: int) -> bool:
    return number < deck.finds and deck.kinds[number] == INGREDIENT


def check_cards(
    sheet: Sheet, cards: list[tuple[str, Field]], tags: Tags, finds: list[str], ingredients: list[str]
) -> None:
    """All cards of a file, or all that are added; `finds` and `ingredients` are those already there."""
    if len(cards) + len(sheet.ids) > MOST_KINDS:
        sheet.root.under("EX-DECK-6").wrong("elixir-too-many-cards", {"most": MOST_KINDS})
        return
    for _, card in cards:
        check_id(card.key("id").under("EX-DECK-2"), tags.words)
    named = [(kind, card.value.get("id")) for kind, card in cards if isinstance(card.value, dict)]
    new_finds = [name for kind, name in named if kind != "spell" and isinstance(name, str)]
    new_ingredients = [name for kind, name in named if kind == "ingredient" and isinstance(name, str)]
    words = Lexicon(finds + new_finds, tags)
    known = ingredients + new_ingredients
    for kind, card in cards:
        if isinstance(card.value, dict):
            check_card(card, kind, words, known)
        else:
            card.wrong("cards-not-a-table")


def check_id(field: Field, tags: list[str]) -> None:
    """EX-DECK-2"""
    name = field.new_id()
    if name in RESERVED or name in tags:
        field.wrong("elixir-reserved-id")


def check_both_languages(field: Field, rule: RuleId) -> None:
    """`{ fr = "…", en = "…" }`, neither of them empty."""
    checking_effects.check_text(field.under(rule))


def check_card(card: Field, kind: str, words: Lexicon, ingredients: list[str]) -> None:
    """One card: the fields of its kind, each of its type."""
    fields = fields_of(kind, card)
    if kind == "object":
        card.key("kind").word(("magic", "mundane"))
    card.only(("type", *fields) if not card.key("type").is_missing else fields)
    check_both_languages(card.key("name"), "EX-DECK-3")
    if kind != "ingredient" or not card.key("text").is_missing:
        check_both_languages(card.key("text"), "EX-DECK-3")
    if not card.key("copies").is_missing:
        card.key("copies").number(1, MOST_COPIES)
    if "worth" in fields and not card.key("worth").is_missing:
        card.key("worth").number(0, MOST_WORTH)
    if kind == "ingredient":
        for tag in card.key("tags").items(0, 20):
            check_known_tag(tag, words.tags)
        return
    if kind == "spell":
        check_cost(card, ingredients)
    check_doing(card, kind, words)


def check_known_tag(tag: Field, tags: Tags) -> None:
    if not tags.are_sound and isinstance(tag.value, str):
        return
    if tags.words:
        tag.word(tags.words)
    else:
        tag.wrong("elixir-no-tags")


def check_cost(card: Field, ingredients: list[str]) -> None:
    """EX-DECK-5; where the level is not known, a cost must still be there and be of ingredients."""
    level = card.key("level").under("EX-DECK-5")
    number = level.number(1, HIGHEST_LEVEL)
    most = number if level.is_number(1, HIGHEST_LEVEL) else HIGHEST_LEVEL
    for ingredient in card.key("cost").under("EX-DECK-5").items(number, most):
        if ingredients:
            ingredient.word(ingredients)
        else:
            ingredient.wrong("elixir-no-ingredients")


def check_doing(card: Field, kind: str, words: Lexicon) -> None:
    """`when`, `targets`, `effect` and `stands_for` (EX-DECK-10, EX-DECK-11, EX-DECK-14)."""
    effect, stands_for = card.key("effect"), card.key("stands_for")
    has_effect = isinstance(effect.value, list) and len(effect.value) > 0
    if kind == "object" and card.key("kind").value == "mundane":
        for field in (effect, stands_for):
            if not field.is_missing:
                field.under("EX-DECK-14").wrong("elixir-mundane-effect")
        return
    if kind == "object" and not stands_for.is_missing:
        for word in stands_for.items(1, 50):
            checking_effects.check_filter_word(word, words, words.filters)
        if effect.is_missing and not card.key("when").is_missing:
            card.key("when").wrong("elixir-only-used")
    elif not has_effect and (effect.is_missing or effect.value == []):
        card.key("effect").under("EX-DECK-14").wrong("elixir-no-effect", {"object": int(kind == "object")})
    targets = check_targets(card)
    is_special = check_when(card, kind, words)
    if not effect.is_missing:
        scope = Scope(words, targets, is_special, kind == "spell")
        scope.has_name = checking_effects.has_step(effect.value, "name")
        checking_effects.check_effects(effect, scope)


def check_targets(card: Field) -> int:
    """EX-DECK-11; how many targets there are."""
    targets = card.key("targets").under("EX-DECK-11")
    if targets.is_missing:
        return 0
    entries = targets.items(0, 2)
    for target in entries:
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
            checking_effects.check_event(entry, Scope(words, 0, True, False), False)
        elif entry.value != "main":
            entry.wrong("elixir-bad-when")
    if kind == "spell" and entries and "main" not in [entry.value for entry in entries]:
        when.wrong("elixir-spell-without-main")
    return any(isinstance(entry.value, dict) for entry in entries)


def check_tags(sheet: Sheet) -> Tags:
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
            check_both_languages(name_of_tag, "EX-DECK-6")
    return Tags(groups, are_sound)


def check_tag(tag: Field, known: list[str]) -> None:
    word = tag.text()
    if word in known:
        tag.wrong("elixir-tag-twice")
    elif word in RESERVED:
        tag.wrong("elixir-reserved-id")
    elif word == tag.value and not all(letter.islower() or letter.isdigit() or letter == "-" for letter in word):
        tag.wrong("cards-bad-id", {"most": 40})
