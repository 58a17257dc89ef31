"""`quintessence play`, driven through a pipe."""

import re
import sys
from pathlib import Path

import pytest

import quintessence as q
from quintessence.cli.talk import SPOKEN
from quintessence.core import registry
from tests.cli.session import Outcome, filled, is_refused, run, said, seat_name, wording
from tests.kit.toys import Lamps

FIRST = ["--option", "first=0", "--seed", "7"]
ALONE = [*FIRST, "--seats", "human,greedy"]
TOGETHER = [*FIRST, "--seats", "human,human"]


START = q.Match("elem-master", seed=7, options={"first": "0"})
WHITE, BLACK = seat_name(0), seat_name(1)


def of_log(kind: str, **fields: str | int) -> str:
    """The sentence of an event of Elem Master."""
    return filled(f"log-{kind}", "en", "elem-master", fields)


def moved_to(target: str) -> str:
    """That White's Fire on c2 goes there."""
    return of_log("moved", seat=0, element="fire", tokens=2, whole="true", source="c2", target=target)


def seated(white: str, black: str) -> str:
    """The line that says who plays; a person has no name."""
    bots = {WHITE: white, BLACK: black}
    who = [said("seat-bot" if bot else "seat-person", seat=name, bot=bot) for name, bot in bots.items()]
    return said("table", who=", ".join(who), seed="7")


SEATED = seated("", "greedy")
MOVED = moved_to("c3")


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
    assert f"{WHITE}> move c2 c3" in outcome.lines
    assert f"  {MOVED}" in outcome.lines
    assert "wF2x" in outcome.out.split(f"{WHITE}> move c2 c3")[1]
    assert outcome.lines[-1] == said("bye-unsaved")


def test_what_happens_is_told_in_its_order() -> None:
    lines = play("end", "quit").lines
    told = lines.index(f"  {of_log('turn-ended', seat=0)} {of_log('turn-started', seat=1, ap=3)}")
    assert lines[told - 1] == f"{WHITE}> end"
    assert lines[told + 1].startswith(f"{BLACK}  ")


def test_it_says_who_plays_and_with_which_seed() -> None:
    assert SEATED in play("quit").lines


@pytest.mark.interpreted
def test_an_opponent_is_named_with_its_settings() -> None:
    outcome = play("end", "quit", arguments=[*FIRST, "--seats", "human,Search:level=3:simulations=20"])
    assert seated("", "search:level=3:simulations=20") in outcome.lines
    assert any(line.startswith(f"{BLACK}  ") for line in outcome.lines)


def test_french_is_spoken_from_end_to_end() -> None:
    words = [said(f"spoken-{name}", "fr") for name in ("moves", "why", "undo", "quit")]
    lines = [f"{words[0]} grow", f"{words[1]} move c2 c5", "m c2 c3", words[2], words[3]]
    outcome = play(*lines, arguments=[*ALONE, "--lang", "fr"])
    assert f"{seat_name(0, language='fr')}> m c2 c3" in outcome.lines
    assert outcome.says("refusal-at", "fr", rule="EM-MOV-1")
    assert outcome.says("taken-back", "fr", move="move c2 c3")
    assert outcome.lines[-1] == said("bye-unsaved", "fr")
    for key in ("refusal-at", "bye", "possible-moves", "taken-back", "table-hint"):
        assert not outcome.says(key), key
    assert WHITE not in outcome.out


def test_input_is_trimmed_and_lowered() -> None:
    assert f"  {MOVED}" in play("   MOVE  c2   C3  ").lines


def test_the_beginning_of_a_verb_is_enough() -> None:
    assert f"  {MOVED}" in play("m c2 c3").lines


def test_a_refused_move_shows_the_rule_and_what_could_be_played() -> None:
    outcome = play("move c2 c5")
    assert "EM-MOV-1" in outcome.out
    assert outcome.says("possible-moves")
    assert re.search(r"(move c2 \w\d.*, ){2,}", outcome.out)
    assert moved_to("c5") not in outcome.out


def test_words_that_are_no_move_are_answered_with_the_verbs() -> None:
    outcome = play("xyzzy plugh")
    assert "“xyzzy plugh”" in outcome.out
    verbs = list(dict.fromkeys(move.split()[0] for move in START.legal()))
    assert said("possible-verbs", verbs=", ".join(verbs)) in outcome.lines


def test_why_gives_the_rule_in_full() -> None:
    outcome = play("why attack c2 c5")
    text = q.games()["elem-master"].messages("en").text("EM-ATT-2")
    assert f"EM-ATT-2  {text}" in outcome.lines


def test_why_says_so_when_a_move_can_be_played() -> None:
    assert said("why-legal", move="move c2 c3") in play("why m c2 c3").lines


def test_why_alone_says_how_to_ask() -> None:
    assert play("why").says("why-what")


def test_moves_are_listed_by_verb() -> None:
    outcome = play("moves")
    verbs = list(dict.fromkeys(move.split()[0] for move in START.legal()))
    assert [line.split()[0] for line in outcome.lines if re.match(r"  [a-z]+( |$)", line)] == verbs


def test_moves_can_be_cut_to_a_beginning() -> None:
    outcome = play("moves grow")
    assert [line for line in outcome.lines if line.startswith("  move")] == []
    assert any(line.startswith("  grow ") for line in outcome.lines)
    assert said("no-moves-so", start="nope") in play("moves nope").lines


def test_undo_takes_the_last_move_back() -> None:
    outcome = play("move c2 c3", "undo", "move c2 c3")
    assert outcome.out.count(MOVED) == 2
    assert said("taken-back", move="move c2 c3") in outcome.lines
    assert not outcome.says("refusal")


def test_undo_says_why_it_cannot() -> None:
    assert said("no-undo") in play("undo").lines


def test_rules_are_at_hand() -> None:
    outcome = play("rules", "rules att-2", "rules nope-1")
    assert "EM-ATT" in outcome.out
    assert f"  {said('EM-ATT-2', of='elem-master')}" in outcome.lines
    assert outcome.says("unknown-rule-near", given="nope-1")


def test_help_lists_what_can_be_typed() -> None:
    outcome = play("help")
    for key in SPOKEN:
        has_cards = key == "spoken-card"
        assert (f"\n  {said(f'{key}.form')}" in outcome.out) != has_cards
    help_move = wording("help-move", what=said("verb-move", of="elem-master"))
    assert re.search(rf"^  move +{help_move.pattern}", outcome.out, re.MULTILINE)


def test_the_end_of_the_input_leaves_calmly() -> None:
    assert play().lines[-1] == said("bye")


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = str(tmp_path / "My Game.quint")
    first = play("move c2 c3", f"save {file}", "quit")
    assert first.lines[-1] == said("bye-saved", path=file)
    outcome = run("play", "--load", file, typed="why move c3 c4\nend\nsave\n")
    assert outcome.code == 0
    assert SEATED in outcome.lines
    assert "wF2x" in outcome.out
    assert "EM-TUR-4" in outcome.out
    assert len(q.Match.load(file).entries) > 3


def test_a_saved_game_can_be_taken_over_by_others(tmp_path: Path) -> None:
    file = str(tmp_path / "game.quint")
    play(f"save {file}")
    outcome = run("play", "--load", file, "--seats", "random,random", typed="")
    assert outcome.code == 0
    assert seated("random", "random") in outcome.lines
    assert run("play", "--load", file, "--seats", "human").code == 2


def test_saving_never_overwrites_what_is_not_this_game(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear friend", encoding="utf-8")
    assert said("file-exists", path=str(file)) in play(f"save {file}").lines
    assert file.read_text(encoding="utf-8") == "dear friend"
    nowhere = f"{tmp_path}/no/such/folder/game.quint"
    assert said("cannot-save", path=nowhere) in play(f"save {nowhere}").lines


def test_a_file_that_somebody_sent_never_runs_a_program(tmp_path: Path) -> None:
    match = q.Match("elem-master", seed=7, options={"first": "0"})
    match.names = ["human", f"cmd:touch {tmp_path}/harm"]
    match.save(tmp_path / "sent.quint")
    outcome = run("play", "--load", str(tmp_path / "sent.quint"), typed="end\nquit\n")
    assert SEATED in outcome.lines
    assert not (tmp_path / "harm").exists()


def test_a_program_of_ones_own_takes_a_seat() -> None:
    program = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'first.py'}"
    outcome = play("end", "quit", arguments=[*FIRST, "--seats", f"human,{program}"])
    assert seated("", program) in outcome.lines
    assert f"{of_log('turn-ended', seat=1)} {of_log('turn-started', seat=0, ap=3)}" in outcome.out


def test_a_program_that_is_not_there_gets_one_sentence() -> None:
    program = "nowhere-to-be-found"
    assert is_refused("bot-not-found", "play", "elem-master", "--seats", f"human,cmd:{program}", program=program)


def test_bots_play_each_other_to_the_end() -> None:
    outcome = play(arguments=[*FIRST, "--seats", "greedy,random", "--option", "round-limit=1"])
    assert said("reason-round-limit", of="elem-master") in outcome.lines[-1]


def test_a_person_may_save_after_the_end(tmp_path: Path) -> None:
    file = tmp_path / "over.quint"
    lines = ["end", "end", "move c2 c3", f"save {file}", "moves", "quit"]
    outcome = play(*lines, arguments=[*TOGETHER, "--option", "round-limit=1"])
    assert said("over-already") in outcome.lines
    assert said("no-moves") in outcome.lines
    assert said("saved-over", path=str(file)) in outcome.lines
    assert outcome.lines[-1] == said("bye")
    assert q.Match.load(file).result is not None


def test_resigning_ends_a_game_of_two() -> None:
    outcome = play("resign")
    assert said("result-won", winners=BLACK, count=1, reason=said("reason-resigned")) in outcome.lines


def test_a_game_of_four_goes_on_without_the_one_who_resigns() -> None:
    seats = ["--seats", "human,random,random,human", "--seed", "3", "--option", "first=0"]
    outcome = play("resign", "quit", arguments=seats)
    assert said("resigned-on", seat=WHITE, bot="greedy") in outcome.lines
    game = q.games()["elem-master"]
    assert f"{game.seat_name(3, game.setting(4), game.messages('en'))}> quit" in outcome.lines


def test_people_who_share_the_keyboard_take_turns() -> None:
    outcome = play("end", "end", "quit", arguments=TOGETHER)
    assert [line for line in outcome.lines if "> " in line] == [f"{WHITE}> end", f"{BLACK}> end", f"{WHITE}> quit"]
    assert not outcome.says("hand-over")


def test_secret_armies_are_put_one_person_after_the_other_and_never_shown_to_the_next() -> None:
    puts = [f"put {element} {cell}" for element, cell in zip(["earth", "fire", "water"] * 4, cells("12"), strict=True)]
    arguments = [*TOGETHER, "--option", "start=free"]
    outcome = play(*puts, "put earth a6", "quit", arguments=arguments)
    hand_over = said("hand-over", seat=BLACK)
    assert outcome.lines.count(hand_over) == 1
    assert outcome.lines.index(f"{WHITE}> put water f2") < outcome.lines.index(hand_over)
    seen_by_black = outcome.out.split(hand_over)[1]
    assert "bE1" in seen_by_black
    assert not re.search(r"w[EFWA]\d", seen_by_black)


def cells(rows: str) -> list[str]:
    return [f"{column}{row}" for row in rows for column in "abcdef"]


def test_what_a_bot_puts_in_secret_is_not_told() -> None:
    outcome = play("put earth a1", arguments=[*ALONE, "--option", "start=free"])
    assert f"{WHITE}> put earth a1" in outcome.lines
    assert not re.search(rf"^{BLACK}  put", outcome.out, re.MULTILINE)
    assert not re.search(r"b[EFWA]\d", outcome.out)


@pytest.mark.usefixtures("lamps")
def test_hidden_hands_are_handed_over_from_the_first_moment() -> None:
    outcome = play("quit", game="lamps", arguments=["--seats", "human,human", "--seed", "1"])
    assert said("hand-over", seat=seat_name(0, "lamps")) in outcome.lines


@pytest.mark.usefixtures("lamps")
def test_one_person_among_bots_is_never_asked_to_look_away() -> None:
    outcome = play("quit", game="lamps", arguments=["--seats", "human,random", "--seed", "1"])
    assert not outcome.says("hand-over")


@pytest.mark.usefixtures("lamps")
def test_without_a_game_it_asks_which() -> None:
    number = 1 + list(q.games()).index("elem-master")
    for answer in (str(number), " ELEM  Master", "elem-m"):
        outcome = run("play", "--seed", "7", typed=f"99\n{answer}\nquit\n")
        assert outcome.code == 0
        assert said("which-game") in outcome.lines
        assert said("no-such-number", last=len(q.games())) in outcome.lines
        assert SEATED in outcome.lines


@pytest.mark.usefixtures("lamps")
def test_a_person_who_chooses_no_game_leaves() -> None:
    outcome = run("play", typed="")
    assert (outcome.code, outcome.err) == (0, "")


def test_the_only_game_is_begun_without_a_question() -> None:
    if len(q.games()) == 1:
        assert "Elem Master" in run("play", typed="").lines
