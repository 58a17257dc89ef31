"""What an effect may speak of: the words that a set of cards brings, and those that mean something where it stands."""

from typing import Final, final

from .words import FILTER_WORDS, SEAT_WORDS, UNTIL

NAMED: Final = "named"
MOST_TARGETS: Final = 2


@final
class Scope:
    """What an effect may speak of: by its card, and by what came before it in its lists."""

    def __init__(self, words: "Lexicon", targets: int, is_special: bool, is_spell: bool) -> None:
        self.words = words
        self.targets = targets
        self.is_special = is_special
        """Whether there is an event to speak of: the card is special, or this is inside a trigger."""
        self.is_spell = is_spell
        self.is_aimed = False
        """Whether an `aim` came before."""
        self.has_name = False
        """Whether some step of the card lets a player name something."""
        self.has_them = False
        """Whether there is a seat at hand: inside `each`, and in the condition of a narrowed set."""
        self.depth = 0
        self.eaches = 0
        """How many `each` this is inside."""
        self.is_too_deep = False
        """Whether it was said already that too much is nested in this step of the card."""

    def seat_words(self) -> list[str]:
        """The words for seats that name somebody here."""
        unmeant: set[str] = set()
        if self.targets < 1 and not self.is_aimed:
            unmeant.add("target")
        if self.targets < MOST_TARGETS:
            unmeant.add("target2")
        if not self.is_special:
            unmeant |= {"actor", "subject"}
        if not self.has_them:
            unmeant.add("them")
        return [word for word in SEAT_WORDS if word not in unmeant]

    def filter_words(self) -> list[str]:
        """The words of filters that match something here."""
        return [*self.words.filters, NAMED] if self.has_name else self.words.filters

    def ends(self, without: tuple[str, ...]) -> list[str]:
        """How long something may last, for a verb that does without some ends (EX-DECK-13)."""
        return [word for word in UNTIL if (self.is_spell or word != "laid") and word not in without]

    def inside_trigger(self) -> "Scope":
        inner = Scope(self.words, self.targets, True, self.is_spell)
        inner.is_aimed = self.is_aimed
        inner.has_name = self.has_name
        inner.depth = self.depth
        inner.eaches = self.eaches
        inner.is_too_deep = self.is_too_deep
        return inner


def scope_of_position(words: "Lexicon") -> Scope:
    """What effects under way may speak of: all that a card can, since what bound their words may be past."""
    scope = Scope(words, MOST_TARGETS, True, True)
    scope.has_name = scope.has_them = True
    return scope


@final
class Tags:
    """The tags of a set in their groups; where something is wrong with those, more words may be meant as tags."""

    def __init__(self, groups: dict[str, list[str]], are_sound: bool = True) -> None:
        self.groups = groups
        self.are_sound = are_sound
        self.words = [tag for group in groups.values() for tag in group]


@final
class Lexicon:
    """The words that a set of cards brings: ids of its cards, tags, groups of tags."""

    def __init__(self, finds: list[str], tags: Tags) -> None:
        self.tags = tags
        self.filters = [*[word for word in FILTER_WORDS if word != NAMED], *tags.words, *finds]
        """All but `named`, which is not of use on every card."""
        self.groups = ["ingredient", *tags.groups]
