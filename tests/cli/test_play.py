"""`quintessence play`, driven through a pipe."""

import re
import sys
from pathlib import Path

import pytest

import quintessence as q
from quintessence.core import registry
from tests.cli.session import Outcome, refused, run
from tests.kit.toys import Lamps

FIRST = ["--option", "first=0", "--seed", "7"]
ALONE = [*FIRST, "--seats", "human,greedy"]
TOGETHER = [*FIRST, "--seats", "human,human"]


def play(*lines: str, arguments: list[str] = ALONE, game: str = "elem-master") -> Outcome:
    outcome = run("play", game, *arguments, typed="".join(line + "\n" for line in lines))
    assert outcome.code == 0, outcome
    assert outcome.err == ""
    return outcome


@pytest.fixture
def lamps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another game, with hidden hands, for as long as the test runs."""
    monkeypatch.setitem(registry._games, "lamps", Lamps())


@pytest.mark.interpreted
def test_a_move_is_played_told_and_drawn() -> None:
    outcome = play("move c2 c3", "quit")
    assert "White> move c2 c3" in outcome.lines
    assert "  2 tokens go from c2 to c3." in outcome.lines
    assert "wF2x" in outcome.out.split("White> move c2 c3")[1]
    assert outcome.lines[-1].startswith("Goodbye. The game was not saved")


def test_what_happens_is_told_in_its_order() -> None:
    lines = play("end", "quit").lines
    told = lines.index("  White ends the turn. Black to play, with 3 action points.")
    assert lines[told - 1] == "White> end"
    assert lines[told + 1].startswith("Black  ")


def test_it_says_who_plays_and_with_which_seed() -> None:
    assert "White: you, Black: greedy. Seed 7." in play("quit").lines


def test_french_is_spoken_from_end_to_end() -> None:
    outcome = play(
        "coups grow",
        "pourquoi move c2 c5",
        "m c2 c3",
        "annuler",
        "quitter",
        arguments=[*ALONE, "--lang", "fr"],
    )
    assert "Blanc> m c2 c3" in outcome.lines
    assert "Refusé" in outcome.out
    assert outcome.lines[-1].startswith("Au revoir.")
    for english in ("Refused", "White", "Goodbye", "Possible:", "tokens"):
        assert english not in outcome.out


def test_input_is_trimmed_and_lowered() -> None:
    assert "  2 tokens go from c2 to c3." in play("   MOVE  c2   C3  ").lines


def test_the_beginning_of_a_verb_is_enough() -> None:
    assert "  2 tokens go from c2 to c3." in play("m c2 c3").lines


def test_a_refused_move_shows_the_rule_and_what_could_be_played() -> None:
    outcome = play("move c2 c5")
    assert "EM-MOV-1" in outcome.out
    assert re.search(r"^Possible: (move c2 \w\d.*, ){2,}", outcome.out, re.MULTILINE)
    assert "tokens go" not in outcome.out


def test_words_that_are_no_move_are_answered_with_the_verbs() -> None:
    outcome = play("xyzzy plugh")
    assert "“xyzzy plugh”" in outcome.out
    assert re.search(r"^Moves now begin with: .*end.*move", outcome.out, re.MULTILINE)


def test_why_gives_the_rule_in_full() -> None:
    outcome = play("why attack c2 c5")
    text = q.games()["elem-master"].messages("en").text("EM-ATT-2")
    assert f"EM-ATT-2  {text}" in outcome.lines


def test_why_says_so_when_a_move_can_be_played() -> None:
    assert "“move c2 c3” can be played now." in play("why m c2 c3").lines


def test_why_alone_says_how_to_ask() -> None:
    assert "Why what?" in play("why").out


def test_moves_are_listed_by_verb() -> None:
    outcome = play("moves")
    match = q.Match("elem-master", seed="7", options={"first": "0"})
    verbs = list(dict.fromkeys(move.split()[0] for move in match.legal()))
    assert [line.split()[0] for line in outcome.lines if re.match(r"  [a-z]+( |$)", line)] == verbs


def test_moves_can_be_cut_to_a_beginning() -> None:
    outcome = play("moves grow")
    assert [line for line in outcome.lines if line.startswith("  move")] == []
    assert any(line.startswith("  grow ") for line in outcome.lines)
    assert "No move begins with “nope” now" in play("moves nope").out


def test_undo_takes_the_last_move_back() -> None:
    outcome = play("move c2 c3", "undo", "move c2 c3")
    assert outcome.out.count("2 tokens go from c2 to c3.") == 2
    assert "Taken back: move c2 c3" in outcome.lines
    assert "Refused" not in outcome.out


def test_undo_says_why_it_cannot() -> None:
    assert "There is nothing to undo" in play("undo").out


def test_rules_are_at_hand() -> None:
    outcome = play("rules", "rules att-2", "rules nope-1")
    assert "EM-ATT" in outcome.out
    assert "  Only a neighbouring elemental can be attacked." in outcome.lines
    assert "There is no rule “nope-1”" in outcome.out


def test_help_lists_what_can_be_typed() -> None:
    outcome = play("help")
    for word in ("moves", "why", "undo", "save", "rules", "quit", "resign"):
        assert f"\n  {word}" in outcome.out
    assert re.search(r"^  move +Move, such as: move [a-f]\d [a-f]\d", outcome.out, re.MULTILINE)


def test_the_end_of_the_input_leaves_calmly() -> None:
    assert play().lines[-1] == "Goodbye."


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = str(tmp_path / "My Game.quint")
    first = play("move c2 c3", f"save {file}", "quit")
    assert first.lines[-1] == f"Goodbye. “quintessence play --load {file}” goes on with this game."
    outcome = run("play", "--load", file, typed="why move c3 c4\nend\nsave\n")
    assert outcome.code == 0
    assert "White: you, Black: greedy. Seed 7." in outcome.lines
    assert "wF2x" in outcome.out
    assert "EM-TUR-4" in outcome.out
    assert len(q.Match.load(file).entries) > 3


def test_a_saved_game_can_be_taken_over_by_others(tmp_path: Path) -> None:
    file = str(tmp_path / "game.quint")
    play(f"save {file}")
    outcome = run("play", "--load", file, "--seats", "random,random", typed="")
    assert outcome.code == 0
    assert "White: random, Black: random. Seed 7." in outcome.lines
    assert run("play", "--load", file, "--seats", "human").code == 2


def test_saving_never_overwrites_what_is_not_this_game(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear friend", encoding="utf-8")
    assert "is already there" in play(f"save {file}").out
    assert file.read_text(encoding="utf-8") == "dear friend"
    assert "cannot be written" in play(f"save {tmp_path}/no/such/folder/game.quint").out


def test_a_file_that_somebody_sent_never_runs_a_program(tmp_path: Path) -> None:
    match = q.Match("elem-master", seed=7, options={"first": "0"})
    match.names = ["human", f"cmd:touch {tmp_path}/harm"]
    match.save(tmp_path / "sent.quint")
    outcome = run("play", "--load", str(tmp_path / "sent.quint"), typed="end\nquit\n")
    assert "White: you, Black: greedy. Seed 7." in outcome.lines
    assert not (tmp_path / "harm").exists()


def test_a_program_of_ones_own_takes_a_seat() -> None:
    program = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'first.py'}"
    outcome = play("end", "quit", arguments=[*FIRST, "--seats", f"human,{program}"])
    assert f"White: you, Black: {program}. Seed 7." in outcome.lines
    assert "Black ends the turn. White to play" in outcome.out


def test_a_program_that_is_not_there_gets_one_sentence() -> None:
    assert "nowhere-to-be-found" in refused("play", "elem-master", "--seats", "human,cmd:nowhere-to-be-found")


def test_bots_play_each_other_to_the_end() -> None:
    outcome = play(arguments=[*FIRST, "--seats", "greedy,random", "--option", "round-limit=1"])
    assert "Round limit reached." in outcome.lines[-1]


def test_a_person_may_save_after_the_end(tmp_path: Path) -> None:
    file = tmp_path / "over.quint"
    lines = ["end", "end", "move c2 c3", f"save {file}", "moves", "quit"]
    outcome = play(*lines, arguments=[*TOGETHER, "--option", "round-limit=1"])
    assert "The game is over: no more moves can be made." in outcome.lines
    assert "There is nothing for you to play now." in outcome.lines
    assert f"Saved. “quintessence replay {file}” shows the game again." in outcome.lines
    assert outcome.lines[-1] == "Goodbye."
    assert q.Match.load(file).result is not None


def test_resigning_ends_a_game_of_two() -> None:
    outcome = play("resign")
    assert "Black wins. The other side resigned." in outcome.lines


def test_a_game_of_four_goes_on_without_the_one_who_resigns() -> None:
    seats = ["--seats", "human,random,random,human", "--seed", "3", "--option", "first=0"]
    outcome = play("resign", "quit", arguments=seats)
    assert "White has resigned; greedy plays on in that seat." in outcome.lines
    assert "Red> quit" in outcome.lines


def test_people_who_share_the_keyboard_take_turns() -> None:
    outcome = play("end", "end", "quit", arguments=TOGETHER)
    assert [line for line in outcome.lines if "> " in line] == ["White> end", "Black> end", "White> quit"]
    assert "press Enter" not in outcome.out


def test_secret_armies_are_put_one_person_after_the_other_and_never_shown_to_the_next() -> None:
    puts = [f"put {element} {cell}" for element, cell in zip(["earth", "fire", "water"] * 4, cells("12"), strict=True)]
    arguments = [*TOGETHER, "--option", "start=free"]
    outcome = play(*puts, "put earth a6", "quit", arguments=arguments)
    hand_over = "Black, it is your turn: press Enter when nobody else sees the screen."
    assert outcome.lines.count(hand_over) == 1
    assert outcome.lines.index("White> put water f2") < outcome.lines.index(hand_over)
    seen_by_black = outcome.out.split(hand_over)[1]
    assert "bE1" in seen_by_black
    assert not re.search(r"w[EFWA]\d", seen_by_black)


def cells(rows: str) -> list[str]:
    return [f"{column}{row}" for row in rows for column in "abcdef"]


def test_what_a_bot_puts_in_secret_is_not_told() -> None:
    outcome = play("put earth a1", arguments=[*ALONE, "--option", "start=free"])
    assert "White> put earth a1" in outcome.lines
    assert not re.search(r"^Black  put", outcome.out, re.MULTILINE)
    assert not re.search(r"b[EFWA]\d", outcome.out)


@pytest.mark.usefixtures("lamps")
def test_hidden_hands_are_handed_over_from_the_first_moment() -> None:
    outcome = play("quit", game="lamps", arguments=["--seats", "human,human", "--seed", "1"])
    assert "Player 1, it is your turn: press Enter when nobody else sees the screen." in outcome.lines


@pytest.mark.usefixtures("lamps")
def test_one_person_among_bots_is_never_asked_to_look_away() -> None:
    outcome = play("quit", game="lamps", arguments=["--seats", "human,random", "--seed", "1"])
    assert "press Enter" not in outcome.out


@pytest.mark.usefixtures("lamps")
def test_without_a_game_it_asks_which() -> None:
    number = 1 + list(q.games()).index("elem-master")
    for answer in (str(number), " ELEM  Master", "elem-m"):
        outcome = run("play", "--seed", "7", typed=f"99\n{answer}\nquit\n")
        assert outcome.code == 0
        assert "Which game would you like to play?" in outcome.lines
        hint = f"Type a number from 1 to {len(q.games())}, or the name of a game; Enter alone leaves."
        assert hint in outcome.lines
        assert "White: you, Black: greedy. Seed 7." in outcome.lines


@pytest.mark.usefixtures("lamps")
def test_whoever_does_not_choose_a_game_leaves() -> None:
    outcome = run("play", typed="")
    assert (outcome.code, outcome.err) == (0, "")


def test_the_only_game_is_begun_without_a_question() -> None:
    if len(q.games()) == 1:
        assert "Elem Master" in run("play", typed="").lines
