"""The kit itself under test: it passes a sound game and catches every planted fault."""

from collections.abc import Callable, Iterator

import pytest

from quintessence.core.contract import State
from quintessence.core.errors import BadSetting
from quintessence.core.gallery import Exhibit, Shelf
from quintessence.core.messages import Messages
from quintessence.core.options import choice
from quintessence.core.refusal import Refusal
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Language, Seat
from quintessence.testing import leaks, rulebook, suite
from quintessence.testing.difference import difference
from quintessence.testing.facts import Case
from quintessence.testing.play import Fault, Moment, begin, moments, played
from tests.kit import (
    faults_of_endings,
    faults_of_positions,
    faults_of_rules,
    faults_of_searching,
    faults_of_secrets,
    faults_of_texts,
)
from tests.kit.lamps_facts import LAMPS
from tests.kit.planted import Planted, known
from tests.kit.toys import Lamps

PLANTED = [
    *faults_of_secrets.FAULTS,
    *faults_of_positions.FAULTS,
    *faults_of_rules.FAULTS,
    *faults_of_endings.FAULTS,
    *faults_of_searching.FAULTS,
    *faults_of_texts.FAULTS,
]
GAMES = {str(planted): planted.game for planted in PLANTED}
SECRETIVE = [case for case in LAMPS.cases if case.options.get("ask") != "able"]
SEEDS = range(12)


@pytest.mark.interpreted
@pytest.mark.parametrize("case", LAMPS.cases, ids=str)
def test_a_sound_game_passes_every_check(case: Case) -> None:
    game = Lamps()
    with known(game):
        rulebook.check(game, LAMPS)
        for seed in range(3):
            suite.hold(game, LAMPS, case, seed, share=1.0)


@pytest.mark.parametrize("planted", PLANTED, ids=str)
def test_a_planted_fault_is_caught_by_the_check_that_looks_for_it(planted: Planted) -> None:
    with known(planted.game), pytest.raises(Fault) as raised:
        look_for(planted)
    assert planted.is_told_by(raised.value), (raised.value.key, raised.value.details)


def look_for(planted: Planted) -> None:
    """Looks with the one check at a number of games."""
    for case in SECRETIVE:
        for seed in SEEDS:
            play = begin(planted.game, LAMPS, case, seed)
            if planted.of is not None:
                planted.of(played(play))
            if planted.at is not None:
                for moment in moments(play):
                    planted.at(moment)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_planted_fault_is_caught_by_the_whole_suite(game: Lamps) -> None:
    with known(game), pytest.raises(Fault, match=game.slug):
        hold_games(game)


def hold_games(game: Lamps) -> None:
    for seed in SEEDS:
        for case in SECRETIVE:
            suite.hold(game, LAMPS, case, seed, share=1.0)


def test_a_game_that_crashes_is_a_fault_that_says_where() -> None:
    game = Crashing()
    with known(game), pytest.raises(Fault, match=r"lamps \(2 seats\), seed 3, ply 0: ValueError") as raised:
        suite.hold(game, LAMPS, LAMPS.cases[0], 3, share=1.0)
    assert raised.value.key == "crashed"
    assert raised.value.message("fr").startswith("lamps (2 places), graine 3, coup 0\N{NO-BREAK SPACE}: ValueError")


class Crashing(Lamps):
    """A refusal looks for a second word that is not there."""

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        verb, card = words.split(" ", 1)
        return super().explain(state, seat, f"{verb} {card}")


ABLE = Case(3, {"ask": "able"})


def test_an_option_that_asks_only_who_holds_the_card_leaks_and_the_prover_finds_it() -> None:
    with pytest.raises(Fault) as raised:
        look_at_steps()
    assert (raised.value.key, raised.value.details["words"]) == ("leak-step", "draw")


def look_at_steps() -> None:
    """Part (d) of the prover, though the option is declared to reveal hands."""
    for moment in moments_under(ABLE):
        for viewer in moment.play.viewers:
            for step in leaks.steps(moment, viewer):
                leaks.check_step(moment, step)


def test_the_kit_asks_for_no_secret_that_an_option_is_declared_to_give_away() -> None:
    for moment in moments_under(ABLE):
        leaks.check(moment)


def test_the_same_game_without_the_option_keeps_the_secret() -> None:
    for moment in moments_under(Case(3)):
        leaks.check(moment)


def moments_under(case: Case) -> Iterator[Moment]:
    for seed in range(4):
        yield from moments(begin(Lamps(), LAMPS, case, seed))


def backward_seat_counts(game: Lamps) -> None:
    game.seat_counts = [3, 2]


def a_slug_with_capitals(game: Lamps) -> None:
    game.slug = "Lamps"


def no_version(game: Lamps) -> None:
    game.rules_version = 0


def a_default_that_is_no_value(game: Lamps) -> None:
    game.options = [*game.options, choice("light", "dim", "bright", default="dark")]


def an_option_twice(game: Lamps) -> None:
    game.options = [*game.options, game.options[0]]


@pytest.mark.parametrize(
    "spoil",
    [backward_seat_counts, a_slug_with_capitals, no_version, a_default_that_is_no_value, an_option_twice],
)
def test_a_rulebook_that_contradicts_itself_is_caught(spoil: Callable[[Lamps], None]) -> None:
    game = Lamps()
    spoil(game)
    with pytest.raises((Fault, BadSetting)):
        rulebook.check(game, LAMPS)


class Sideless(Lamps):
    """The last seat plays on no side."""

    def sides(self, setting: Setting) -> list[list[Seat]]:
        return super().sides(setting)[:-1]


class TakesEverybody(Lamps):
    """Any number of seats may sit down."""

    def setting(self, seats: int | None = None, options: JsonObject | None = None, cards: str | None = None) -> Setting:
        return Setting(seats or 2, super().setting(2, options, cards).options, cards)


class OneLanguage(Lamps):
    """A rule is written in one language only."""

    def messages(self, language: Language) -> Messages:
        return Messages(language, ["LA-SAY-1 = ..." if language == "en" else "LA-SAY-2 = ..."])


class Twofold(Lamps):
    """Two groups of the gallery are of one kind."""

    def gallery(self) -> list[Shelf]:
        return [*super().gallery(), *super().gallery()]


class ShowsTwice(Lamps):
    """A card stands in the gallery twice."""

    def gallery(self) -> list[Shelf]:
        return [self.shelf("lamp", ["1", "1"])]


class Untitled(Lamps):
    """A group of the gallery has no title."""

    def gallery(self) -> list[Shelf]:
        return [self.shelf("wick", ["1"], "lamp")]


class Nameless(Lamps):
    """A card of the gallery has no name."""

    def gallery(self) -> list[Shelf]:
        return [self.shelf("lamp", ["1", "5"])]


class OverBeforeItBegins(Lamps):
    """A game may take no time."""

    def minutes(self) -> tuple[int, int] | None:
        return (0, 10)


class LongerThanLong(Lamps):
    """A short game takes longer than a long one."""

    def minutes(self) -> tuple[int, int] | None:
        return (20, 10)


class SilentInFrench(Lamps):
    """What a card of the gallery does is told in one language only."""

    def gallery(self) -> list[Shelf]:
        return [Shelf("lamp", [Exhibit("1", {"en": "One", "fr": "Un"}, {"en": "It shines."}, {})])]


@pytest.mark.parametrize(
    ("game", "key"),
    [
        (Twofold(), "gallery-kinds-twice"),
        (ShowsTwice(), "gallery-ids"),
        (Untitled(), "gallery-without-title"),
        (Nameless(), "gallery-without-name"),
        (SilentInFrench(), "gallery-without-text"),
        (Sideless(), "seats-without-side"),
        (TakesEverybody(), "bad-setting-accepted"),
        (OneLanguage(), "one-language-only"),
        (OverBeforeItBegins(), "bad-minutes"),
        (LongerThanLong(), "bad-minutes"),
        *faults_of_texts.OF_RULEBOOKS,
    ],
)
def test_a_rulebook_that_leaves_something_out_is_caught(game: Lamps, key: str) -> None:
    with pytest.raises(Fault) as raised:
        rulebook.check(game, LAMPS)
    assert raised.value.key == key


def test_a_difference_names_the_first_place_that_differs() -> None:
    one: Json = {"hands": [["1"], ["2", "3"]], "round": 1}
    two: Json = {"hands": [["1"], ["2", "4"]], "round": 1}
    assert difference(one, two) == {"differ": "both", "path": "hands.1.1", "one": "'3'", "other": "'4'"}
    assert difference(one, one) == {}
    assert difference({"a": 1}, {"a": True}) == {"differ": "both", "path": "a", "one": "1", "other": "True"}
    assert difference({"a": 1}, {}) == {"differ": "first", "path": "a", "one": "", "other": ""}
    assert difference([], {}) == {"differ": "whole", "path": "", "one": "[]", "other": "{}"}
