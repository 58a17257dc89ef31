"""Who has which keys: for each person one key per place in the middle, and one that turns the next hand into a book."""

from dataclasses import dataclass

from quintessence.core.types import Language, Seat

MOST_PEOPLE = 2
PLACES = ("12345", "67890")
UNSHIFTED = {"fr": ("&é\"'(", "-è_çà")}
"""What the same keys give on keyboards whose digits need the shift key."""
SHIFTED = {"en": "!@#$%"}
"""What they give with the shift key where it is not needed for the digits: the book."""
BOOKS_OF_ONE = ("b",)
BOOKS_OF_TWO = ("e", "o")
TURN = " "


@dataclass(frozen=True)
class Hand:
    """Somebody's hand, or book, comes down on a place in the middle, counted from 0."""

    seat: Seat
    place: int
    is_book: bool


class Hands:
    """The keys of the people at one keyboard, and who has picked up the book."""

    def __init__(self, people: list[Seat], language: Language) -> None:
        self.language = language
        self.holding: set[Seat] = set()
        self.has_moved = False
        """Whether the last key took up or put down a book."""
        self.seat(people)

    def seat(self, people: list[Seat]) -> None:
        """Gives the keys to these people; some may have left since."""
        self.people = people[:MOST_PEOPLE]
        self.books = BOOKS_OF_ONE if len(people) == 1 else BOOKS_OF_TWO
        self.places: dict[str, Hand] = {}
        for seat, *rows in zip(self.people, PLACES, UNSHIFTED.get(self.language, ("", "")), strict=False):
            for row in rows:
                self.places |= {key: Hand(seat, place, False) for place, key in enumerate(row)}
        if len(self.people) == 1:
            shifted = SHIFTED.get(self.language, "")
            self.places |= {key: Hand(self.people[0], place, True) for place, key in enumerate(shifted)}

    def press(self, key: str) -> Hand | None:
        """What a key does; None if it only takes up or puts down a book, or does nothing."""
        letter = key.lower()
        self.has_moved = letter in self.books[: len(self.people)]
        if self.has_moved:
            self.holding ^= {self.people[self.books.index(letter)]}
            return None
        hand = self.places.get(key)
        if hand is None or hand.seat not in self.holding or hand.is_book:
            return hand
        self.holding.discard(hand.seat)
        return Hand(hand.seat, hand.place, True)
