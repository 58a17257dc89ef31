"""The fields of each kind of card, and whether the copies of all cards add up to what a set says of itself (EX-DECK-4).

What cannot be counted, since a number of copies, a level or a whole table was refused, is not compared: that
was said already.
"""

from typing import Final

from quintessence.core.sheet import Field, Sheet

from .deck import COPIES, TYPES

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
    """The fields that a card may have."""
    fields = FIELDS[kind]
    if kind == "object" and card.key("kind").value == "mundane":
        return tuple(name for name in fields if name not in ONLY_MAGIC)
    return fields


FIELDS_OF_COUNTS: Final = ("finds", "spells")
DEFAULT_FINDS: Final = 112
DEFAULT_SPELLS: Final = (16, 24, 8, 8)
MOST_CARDS: Final = 9999

Cards = list[tuple[str, Field]]
"""All cards of a file, each with its table."""


def check_counts(sheet: Sheet, cards: Cards) -> None:
    """EX-DECK-4"""
    counts = sheet.root.key("counts").under("EX-DECK-4")
    if not counts.is_missing:
        counts.only(FIELDS_OF_COUNTS)
        if not isinstance(counts.value, dict):
            return
    finds = [(kind, card) for kind, card in cards if kind != "spell"]
    spells = [card for kind, card in cards if kind == "spell"]
    check_finds(counts, finds)
    check_spells(counts, spells)


def check_finds(counts: Field, finds: Cards) -> None:
    expected = counted(counts, "finds", DEFAULT_FINDS)
    kinds = [kind for kind in TYPES if kind != "spell"]
    copies = [copies_of(kind, card) for kind, card in finds]
    if expected is None or None in copies or not all(is_all_there(counts.sheet, kind, finds) for kind in kinds):
        return
    found = sum([number for number in copies if number is not None])
    if found != expected:
        details: dict[str, str | int] = {"found": found, "counts": expected, "told": int(not counts.is_missing)}
        counts.key("finds").wrong("elixir-count-of-finds", details)
    elif found == 0:
        counts.key("finds").wrong("elixir-no-finds")


def check_spells(counts: Field, spells: list[Field]) -> None:
    told = counts.key("spells")
    if not counts.is_missing and not counts.may_mean("spells", FIELDS_OF_COUNTS):
        told.only(LEVELS)
    if not counts.is_missing and not isinstance(told.value, dict):
        return
    listed = [("spell", spell) for spell in spells]
    is_known = is_all_there(counts.sheet, "spell", listed) and all(has_level(spell) for spell in spells)
    copies = [copies_of("spell", spell) for spell in spells]
    is_known = is_known and None not in copies
    faults = len(counts.sheet.faults)
    for place, level in enumerate(LEVELS):
        expected = counted(told, level, DEFAULT_SPELLS[place], counts.is_missing)
        if expected is None or not is_known:
            continue
        found = sum([number or 0 for number, spell in zip(copies, spells) if spell.key("level").value == place + 1])
        if found != expected:
            details: dict[str, str | int] = {"found": found, "counts": expected, "level": level}
            told.key(level).wrong("elixir-count-of-spells", {**details, "told": int(not counts.is_missing)})
    total = sum([number or 0 for number in copies])
    if is_known and len(counts.sheet.faults) == faults and total == 0:
        told.wrong("elixir-no-spells")


def counted(table: Field, name: str, default: int, is_left_out: bool = False) -> int | None:
    """What `counts` says of something; None if it says nothing that will do, which is noted."""
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


def has_level(spell: Field) -> bool:
    return spell.key("level").is_number(1, HIGHEST_LEVEL)
