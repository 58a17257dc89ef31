"""What is typed, among the moves that are possible now."""

import pytest

from quintessence.core.registry import find_game
from quintessence.core.typed import Meanings

GAME = find_game("elixir")
WORDS = Meanings(GAME, GAME.setting())
LEGAL = ["cast hush", "next", "play daydream-machine", "play dowsing-twig", "play market-day"]


@pytest.mark.parametrize("typed", ["next", "Next!", "n", "au suivant", "suivant", "Au suivant !"])
def test_the_words_on_the_screen_are_understood(typed: str) -> None:
    assert WORDS.moves(typed, LEGAL) == ["next"]


@pytest.mark.parametrize("typed", ["play dows", "p dows", "jouer baguette", "Jouer Baguette de sourcier"])
def test_a_clear_beginning_of_a_card_is_enough(typed: str) -> None:
    assert WORDS.moves(typed, LEGAL) == ["play dowsing-twig"]


def test_an_unclear_beginning_means_all_that_it_may_mean() -> None:
    assert WORDS.moves("play d", LEGAL) == ["play daydream-machine", "play dowsing-twig"]


def test_only_what_is_possible_now_is_meant() -> None:
    assert WORDS.moves("t 1", ["take 1", "take 2"]) == ["take 1"]
    assert WORDS.moves("t 1", ["target 1", "take 1"]) == ["target 1", "take 1"]
    assert WORDS.moves("payer", ["waive", "use owl-down"]) == []


def test_numbers_and_cells_are_never_guessed() -> None:
    assert WORDS.moves("choose 1", ["choose 10", "choose 2"]) == []
    assert WORDS.moves("move c1 c2", ["move c10 c2"]) == []


def test_a_move_without_its_end_is_told_from_one_that_is_wrong() -> None:
    assert WORDS.unfinished("play", LEGAL) == LEGAL[2:]
    assert WORDS.unfinished("jouer", LEGAL) == LEGAL[2:]
    assert WORDS.unfinished("next", LEGAL) == []
    assert WORDS.unfinished("move c2", ["move c2 c3", "move d2 d3"]) == ["move c2 c3"]


def test_a_verdict_is_typed_as_it_is_shown() -> None:
    assert WORDS.moves("bravo", ["vote boo", "vote ok"]) == ["vote ok"]


def test_cards_are_found_by_word_name_and_beginning() -> None:
    for wanted in ("dowsing-twig", "dows", "Baguette de sourcier", "baguette", "sourcier", "DOWSING twig"):
        assert WORDS.cards(wanted) == ["dowsing-twig"]
    assert len(WORDS.cards("s")) > 1
    assert WORDS.cards("xyzzy") == WORDS.cards("") == []


def test_a_word_of_four_letters_may_be_begun_and_a_shorter_one_may_not() -> None:
    assert WORDS.moves("target fi", ["target fire"]) == ["target fire"]
    assert WORDS.moves("target ai", ["target air"]) == []


def test_beginnings_of_an_id_and_of_a_name_are_equally_good() -> None:
    """“Écho jumeau” is the French name of the twin echo."""
    both = ["play echo-crumb", "play twin-echo"]
    assert WORDS.moves("play echo", both) == both


def test_what_means_no_possible_move_is_told_with_the_verb_of_the_page() -> None:
    grammar = GAME.grammar(GAME.setting())

    def understood(typed: str) -> list[str]:
        return WORDS.understood(typed, LEGAL, grammar, LEGAL.__contains__)

    assert understood("jouer xyzzy") == ["play xyzzy"]
    assert understood("play xyzzy") == ["play xyzzy"]
