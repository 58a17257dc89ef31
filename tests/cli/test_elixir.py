"""Élixir in the terminal, for somebody who has never seen it."""

import pytest

from quintessence.core.registry import OUR_GAMES, find_game
from quintessence.core.types import LANGUAGES, Language
from tests.cli.session import Outcome, is_refused_in, run, said, seat_name, wording

THINGS = {thing.id: thing for shelf in find_game("elixir").gallery() for thing in shelf.things}
TWIG = THINGS["dowsing-twig"].texts or {}


def play(*lines: str, language: Language = "en", game: str = "elixir", arguments: tuple[str, ...] = ()) -> Outcome:
    typed = "".join(line + "\n" for line in [*lines, "quit"])
    outcome = run("play", game, "--seed", "13", "--lang", language, *arguments, typed=typed)
    assert outcome.code == 0, outcome
    return outcome


def test_a_card_can_be_read_by_its_name_its_word_or_a_beginning() -> None:
    for asked in ("card dowsing-twig", "card dows", "carte baguette", "read Dowsing twig"):
        shown = play(asked).out
        assert TWIG["en"][:30] in shown, asked
    assert TWIG["fr"][:30] in play("carte baguette", language="fr").out


def test_a_card_that_is_not_there_or_not_clear_is_answered_with_what_to_type() -> None:
    assert play("card").says("card-what")
    assert play("card xyzzy").says("unknown-card", given="xyzzy")
    several = play("carte cl")
    assert several.says("which-card", given="cl")
    assert "brass-bell" in several.out
    assert said("discard-pile", count=0, cards="") in play("card discard").lines
    assert said("discard-pile", "fr", count=0, cards="") in play("carte défausse", language="fr").lines


def test_cards_of_the_other_game_with_cards_can_be_read_and_other_games_have_none() -> None:
    assert "Ember Newt" in play("card ember", game="metamorphose").out
    assert said("no-cards-here", game="Elem Master") in play("card x", game="elem-master").lines
    assert said("spoken-card.form") in play("help").out
    assert said("spoken-card.form") not in play("help", game="elem-master").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_what_a_verb_does_without_the_colon_of_its_button(language: Language) -> None:
    what = said("verb-pick", language, of="elixir")
    shown = next(line for line in play("help", language=language).lines if line.startswith("  pick "))
    assert shown.split(maxsplit=1)[1] == said(
        "help-move", language, what=what.rstrip(":\N{NO-BREAK SPACE} "), move="pick 1"
    )


def test_a_move_without_its_end_is_told_what_is_missing() -> None:
    outcome = play("pick")
    assert said("unfinished", given="pick") in outcome.lines
    assert said("possible-moves", moves="pick 1, pick 2, pick 3, pick 4", more="all") in outcome.lines
    assert "EX-ASK-2" not in outcome.out


@pytest.mark.parametrize("game", OUR_GAMES)
def test_examples_are_of_the_game_that_is_played(game: str) -> None:
    outcome = play("why", "rules", game=game, arguments=("--no-clock",))
    hint = wording("rules-hint")
    topic = next(line for line in outcome.lines if hint.fullmatch(line)).rsplit(" ", 1)[1].rstrip(".")
    assert f"-{topic.upper()}-" in "".join(find_game(game).messages("en").keys())
    example = next(line for line in outcome.lines if wording("why-what").fullmatch(line))
    if game != "elem-master":
        assert "move c2 c4" not in example


def test_where_one_can_only_pass_enter_does_it_and_the_board_is_not_drawn_again() -> None:
    picks = ["pick 3", "pick 3", "pick 3"]
    outcome = play(*picks, "", "put ember-sugar", "take ember-sugar", "", "", "")
    me, finds = seat_name(0, "elixir"), said("table-your-finds", of="elixir")
    dealt, *asked = outcome.out.split(f"{me}> pick 3")[3].split(f"{me}>")
    assert finds in dealt, "what was dealt is seen before the first question"
    assert outcome.out.count(f"  {said('log-passed', of='elixir', seat=0)}\n") == 2
    forced = [part for part in asked if said("only-pass") in part]
    assert len(forced) == 1
    assert all(wording("table-window", of="elixir", name=me).search(part) for part in forced)
    assert all(finds not in part for part in forced)


@pytest.mark.parametrize(("language", "word"), [("en", "next"), ("fr", "suivant"), ("fr", "au suivant")])
def test_the_turn_is_passed_on_with_the_words_of_the_screen(language: Language, word: str) -> None:
    arguments = ("--option", "first-player=0", "--option", "windows=able")
    outcome = play("pick 3", "pick 3", "pick 3", word, language=language, arguments=arguments)
    assert "EX-ASK-2" not in outcome.out
    assert said("log-turn-ended", language, of="elixir", seat=0) in outcome.out


def test_an_option_lists_the_values_that_it_takes() -> None:
    listed = run("games", "elixir").out
    assert wording("games-option", values="9, 11, 13", default="9").search(listed)
    assert "9..13" not in listed
    values = {"option": "spell-total", "given": "10", "allowed": "9, 11, 13"}
    assert is_refused_in("en", "bad-option-value", ["play", "elixir", "--option", "spell-total=10"], values)
