"""Élixir in the terminal, for somebody who has never seen it."""

import re

import pytest

from quintessence.core.registry import OUR_GAMES, find_game
from tests.cli.session import Outcome, run


def play(*lines: str, language: str = "en", game: str = "elixir", arguments: tuple[str, ...] = ()) -> Outcome:
    typed = "".join(line + "\n" for line in [*lines, "quit"])
    outcome = run("play", game, "--seed", "13", "--lang", language, *arguments, typed=typed)
    assert outcome.code == 0, outcome
    return outcome


def test_a_card_can_be_read_by_its_name_its_word_or_a_beginning() -> None:
    for asked in ("card dowsing-twig", "card dows", "carte baguette", "read Dowsing twig"):
        shown = play(asked).out
        assert "Look at the top 4 finds of the pile" in shown, asked
    assert "Regarde les 4 premières trouvailles" in play("carte baguette", language="fr").out


def test_a_card_that_is_not_there_or_not_clear_is_answered_with_what_to_type() -> None:
    assert "Which card? Write “card”" in play("card").out
    assert "There is no card “xyzzy”" in play("card xyzzy").out
    assert re.search(r"“cl” can be several cards \(.*brass-bell.*\): type a little more", play("carte cl").out)
    assert "The discard pile is empty." in play("card discard").out
    assert "La défausse est vide." in play("carte défausse", language="fr").out


def test_cards_of_the_other_game_with_cards_can_be_read_and_other_games_have_none() -> None:
    assert "Ember Newt" in play("card ember", game="metamorphose").out
    assert "Elem Master has no cards to look up here" in play("card x", game="elem-master").out
    assert "card NAME" in play("help").out
    assert "card NAME" not in play("help", game="elem-master").out


def test_a_move_without_its_end_is_told_what_is_missing() -> None:
    outcome = play("pick")
    assert "“pick” is only the beginning of a move: say what it is about." in outcome.lines
    assert "Possible: pick 1, pick 2, pick 3, pick 4" in outcome.lines
    assert "EX-ASK-2" not in outcome.out


@pytest.mark.parametrize("game", OUR_GAMES)
def test_examples_are_of_the_game_that_is_played(game: str) -> None:
    outcome = play("why", "rules", game=game, arguments=("--no-clock",))
    topic = next(line for line in outcome.lines if "shows that part: rules " in line).rsplit(" ", 1)[1].rstrip(".")
    assert f"-{topic.upper()}-" in "".join(find_game(game).messages("en").keys())
    example = next(line for line in outcome.lines if line.startswith("Why what?"))
    if game != "elem-master":
        assert "move c2 c4" not in example


def test_where_one_can_only_pass_enter_does_it_and_the_board_is_not_drawn_again() -> None:
    picks = ["pick 3", "pick 3", "pick 3"]
    outcome = play(*picks, "", "put ember-sugar", "take ember-sugar", "", "", "")
    dealt, *asked = outcome.out.split("Wormwood> pick 3")[3].split("Wormwood>")
    assert "Your finds" in dealt, "what was dealt is seen before the first question"
    assert outcome.out.count("  Wormwood passes.\n") == 2
    forced = [part for part in asked if "You can only pass here: Enter does it." in part]
    assert len(forced) == 1
    assert all("Wormwood may answer" in part for part in forced)
    assert all("Your finds" not in part for part in forced)


@pytest.mark.parametrize(("language", "word"), [("en", "next"), ("fr", "suivant"), ("fr", "au suivant")])
def test_the_turn_is_passed_on_with_the_words_of_the_screen(language: str, word: str) -> None:
    arguments = ("--option", "first-player=0", "--option", "windows=able")
    outcome = play("pick 3", "pick 3", "pick 3", word, language=language, arguments=arguments)
    assert "EX-ASK-2" not in outcome.out
    assert ("dit «\u00a0au suivant\u00a0»" if language == "fr" else "says “next!”") in outcome.out


def test_an_option_lists_the_values_that_it_takes() -> None:
    listed = run("games", "elixir").out
    assert "9, 11, 13 (9 if left out)" in listed
    assert "9..13" not in listed
    outcome = run("play", "elixir", "--option", "spell-total=10")
    assert outcome.code == 2
    assert "9, 11, 13" in outcome.err
