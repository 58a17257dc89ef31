"""What a table tells in plain text: people by their names, talk in every game, no end that was none."""

import pytest

from quintessence.core.types import LANGUAGES, JsonObject, Language
from quintessence.server.api.plain import changes_picture
from quintessence.server.api.telling import told
from quintessence.server.protocol import Say
from quintessence.server.store.model import Identity
from quintessence.server.table.sender import Sender
from quintessence.server.table.topics import absence, talk
from tests.server.saying import sentence
from tests.server.table.workshop import GAMES, Workshop, identity, plain, refused


def heard(shop: Workshop, seat: int, language: Language = "en") -> list[str]:
    return told(shop.sent[seat], shop.table, language)


@pytest.mark.parametrize("game", GAMES)
def test_talk_is_told_in_every_game(game: str) -> None:
    shop = Workshop.begun(plain(game))
    shop.put(talk.say(shop.table, 1, "P1", "Well played!", shop.time))
    for language in LANGUAGES:
        said = sentence("table-event-said", language, name="P1", text="Well played!")
        assert heard(shop, 0, language)[-1] == said
        assert "P1" in said and "Well played!" in said


def test_who_sits_speaks_by_the_name_at_the_table_and_who_looks_on_by_their_own() -> None:
    shop = Workshop.begun(plain("elem-master"))
    for number, seat, name in ((1, 1, "P1"), (7, None, "Eve")):
        speaker = Identity(id=identity(number), kind="guest", name="Eve", created=shop.time)
        shop.put(talk.speak(shop.table, Say(id=1, text="Hello"), Sender(speaker), shop.time))
        assert shop.sent[None][-1] == {"kind": "said", "seat": seat, "name": name, "text": "Hello", "language": None}
    with refused("nobody"):
        talk.speak(shop.table, Say(id=1, text="Hello"), Sender(None), shop.time)


def test_what_a_card_of_elixir_has_said_is_told_by_the_game() -> None:
    shop = Workshop.begun(plain("elixir"))
    event: JsonObject = {"kind": "said", "seat": 1, "what": {"fr": "Chut !", "en": "Hush!"}}
    (line,) = told([event], shop.table, "en")
    assert "Hush!" in line
    assert "P1" not in line


def test_who_sits_down_begins_and_gives_up_is_told_by_name() -> None:
    shop = Workshop.begun(plain("elementary-evolution", 2))
    shop.put(absence.resign(shop.table, 1, shop.time))
    lines = heard(shop, 0)
    assert lines[:3] == [
        sentence("table-event-sat", name="P0", seat="Mage of Air"),
        sentence("table-event-sat", name="P1", seat="Mage of Fire"),
        sentence("table-event-started"),
    ]
    assert lines[-1] == sentence("table-event-resigned", name="P1", why="resigned"), "nothing of an end by the rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_about_a_takeback_and_every_claim_has_a_sentence_of_its_own(language: Language) -> None:
    shop = Workshop.begun(plain("elem-master"))
    events: list[JsonObject] = [
        {"kind": "takeback-answered", "seat": 1, "agree": True},
        {"kind": "takeback-answered", "seat": 1, "agree": False},
        {"kind": "resigned", "seat": 1, "why": "resigned"},
        {"kind": "resigned", "seat": 1, "why": "flag"},
        {"kind": "resigned", "seat": 1, "why": "absent"},
        {"kind": "claimed", "seat": 1, "how": "wait", "by": 0},
        {"kind": "claimed", "seat": 1, "how": "take", "name": "Zoé"},
        {"kind": "rematch-made", "table": "table-2"},
    ]
    lines = told(events, shop.table, language)
    assert len(set(lines)) == len(events)
    assert [line for line in lines if "Zoé" in line] == [lines[-2]]
    assert all("P1" in line for line in lines[:-2])


def test_talk_commands_no_terminal() -> None:
    shop = Workshop.begun(plain("elem-master"))
    shop.put(talk.say(shop.table, 1, "P1", "\x1b[2Jgone\u202eback", shop.time))
    assert heard(shop, 0)[-1] == sentence("table-event-said", name="P1", text="�[2Jgone�back")


def test_the_board_is_shown_again_only_when_it_or_the_question_has_changed() -> None:
    assert not changes_picture([])
    assert not changes_picture([[["table", "seats", 1, "away"], True]])
    assert changes_picture([[["table", "clock"], 3], [["view", "turn"], 1]])
    assert changes_picture([[["prompt"], None]])
    assert changes_picture([[[], {"view": None}]])
