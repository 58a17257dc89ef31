"""Sentences and drawings: every event is told, every line fits, in both languages."""

import pytest

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.event import Event
from quintessence.core.setting import Setting
from quintessence.core.telling import sentence_of
from quintessence.core.types import LANGUAGES, Json, JsonObject, Language
from quintessence.games.elixir import GAME
from quintessence.games.elixir.cards.library import house_deck
from tests.kit.elixir_cards import EVERY_VERB

KINDS = [
    "first-player",
    "drafted",
    "dealt",
    "turn-started",
    "turn-skipped",
    "turn-ended",
    "drew",
    "reshuffled",
    "shuffled",
    "cast",
    "played",
    "targeted",
    "paid",
    "laid",
    "passed",
    "triggered",
    "cancelled",
    "redirected",
    "fizzled",
    "resolved",
    "moved",
    "discarded",
    "fetched",
    "looked",
    "offered",
    "traded",
    "passed-on",
    "redealt",
    "recalled",
    "copied",
    "extra-turn",
    "reversed",
    "status-set",
    "trigger-set",
    "status-ended",
    "trigger-ended",
    "forfeit-given",
    "forfeit-performed",
    "forfeit-paid",
    "forfeit-ended",
    "voted",
    "opened",
    "committed",
    "revealed",
    "picked",
    "lot-won",
    "lot-taken",
    "chose",
    "named",
    "counted",
    "said",
    "protected",
    "nothing",
    "game-over",
]
"""The kinds of events that the rulebook page lists."""

WIDTH = 80


def random_game(seats: int, seed: int, options: JsonObject) -> q.Match:
    match = q.Match("elixir", seats=seats, seed=seed, options=options)
    chance = QuickChance(seed)
    while match.result is None:
        seat = match.to_act[chance.below(len(match.to_act))]
        moves = match.legal(seat)
        match.play(moves[chance.below(len(moves))], seat)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_on_the_page_has_a_sentence(language: Language) -> None:
    messages = GAME.messages(language)
    assert [kind for kind in KINDS if f"log-{kind}" not in messages] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_events_of_whole_games_are_told_without_a_gap(language: Language) -> None:
    extra: list[Json] = [*EVERY_VERB]
    messages = GAME.messages(language)
    for seed in range(3):
        options: JsonObject = {"extra-cards": extra, "forfeits": "vote", "windows": "able"}
        match = random_game(3 + seed, seed, options)
        for viewer in (None, 0):
            for event in match.told(viewer):
                assert event["kind"] in KINDS
                sentence = sentence_of(event, GAME, match.setting, messages)
                # What may be picked has a sentence for the picker alone.
                assert bool(sentence.strip()) == (event["kind"] != "offered" or "cards" in event), event
                assert "{" not in sentence, event


def told_of(event: Event, seat: int | None, language: Language = "en", setting: Setting | None = None) -> str:
    """An event as a seat is told it."""
    cut = event.cut(seat)
    assert cut is not None
    return (
        sentence_of(cut, GAME, setting or GAME.setting(), GAME.messages(language))
        .replace("\u00a0", " ")
        .replace("\u202f", " ")
    )


def test_who_is_told_cards_is_told_their_names_and_the_others_are_not() -> None:
    drew = Event("drew", {"seat": 0, "n": 2}, {0: {"cards": ["owl-down", "odd-sock"]}})
    assert told_of(drew, 0) == "Wormwood draws Owl down, Odd sock."
    assert told_of(drew, 0, "fr") == "Absinthe pioche Duvet de chouette, Chaussette dépareillée."
    assert told_of(drew, 1) == told_of(drew, None) == "Wormwood draws 2 finds."
    moved = Event("moved", {"zone": "finds", "from": 1, "to": 0}, {0: {"card": "owl-down"}, 1: {"card": "owl-down"}})
    assert told_of(moved, 1) == "Owl down goes from Nightshade to Wormwood."
    assert told_of(moved, 2) == "A find goes from Nightshade to Wormwood."
    fetched = Event("fetched", {"seat": 0, "from": "top"}, {0: {"card": "owl-down"}})
    assert told_of(fetched, 0) == "Wormwood takes Owl down from the draw pile."
    assert told_of(fetched, 1) == "Wormwood takes a find from the draw pile."
    looked = Event("looked", {"by": 0, "at": 2, "zone": "both"}, {0: {"cards": ["owl-down", "hush"]}})
    assert told_of(looked, 0) == "Wormwood looks at the hand of Chamomile: Owl down, Hush!"
    assert told_of(looked, 2) == "Wormwood looks at the hand of Chamomile."
    drafted = Event("drafted", {"seat": 0, "level": 2}, {0: {"card": "hush"}})
    assert told_of(drafted, 0) == "Wormwood takes Hush!, a spell of level 2."
    traded = Event("traded", {"zone": "finds", "seats": [0, 1], "n": 2}, {0: {"cards": ["odd-sock"]}})
    assert told_of(traded, 0) == "Finds are traded; you get Odd sock."


def test_what_is_revealed_is_told_with_who_put_it() -> None:
    revealed = Event("revealed", {"put": {"0": ["owl-down"], "2": ["odd-sock", "owl-down"], "1": []}})
    shown = "All is revealed. Wormwood: Owl down; Chamomile: Odd sock, Owl down; Nightshade: nothing."
    assert told_of(revealed, None) == shown
    french = "Absinthe : Duvet de chouette ; Camomille : Chaussette dépareillée, Duvet de chouette ; Belladone : rien."
    assert told_of(revealed, None, "fr") == f"Tout est révélé. {french}"


def test_ex_verb_31_what_a_card_says_is_shown_in_the_language_of_the_reader() -> None:
    said = Event("said", {"seat": 1, "what": {"fr": "À la vôtre !", "en": "Cheers!"}})
    assert "Cheers!" in told_of(said, None)
    assert "À la vôtre !" in told_of(said, None, "fr")
    chose = Event("chose", {"seat": 1, "what": 2, "text": {"fr": "Piocher", "en": "Draw"}})
    assert told_of(chose, None, "fr") == "Belladone choisit : Piocher."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_the_cards_of_the_set_that_is_played(language: Language) -> None:
    for number, card in enumerate(house_deck().ids):
        told = told_of(Event("discarded", {"seat": 0, "card": card}), 1, language)
        assert house_deck().text(number, "name", language).replace("\u00a0", " ").replace("\u202f", " ") in told
    extra: JsonObject = {**EVERY_VERB[0], "id": "echo-shell", "name": {"fr": "Coquille", "en": "Shell of echoes"}}
    own = GAME.setting(3, {"extra-cards": [extra]})
    name = "Coquille" if language == "fr" else "Shell of echoes"
    for event in (
        Event("played", {"seat": 0, "card": "echo-shell"}),
        Event("paid", {"seat": 0, "cards": ["echo-shell"], "waived": 0}),
        Event("lot-taken", {"seat": 0, "cards": ["echo-shell"]}),
        Event("picked", {"seat": 0, "card": "echo-shell"}),
        Event("named", {"seat": 0, "what": "echo-shell"}),
        Event("opened", {"what": "auction", "who": [0, 1], "lot": ["echo-shell"]}),
    ):
        assert name in told_of(event, 2, language, own)
    element = Event("named", {"seat": 0, "what": "earth"})
    assert ("terre" if language == "fr" else "earth") in told_of(element, 2, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 8])
def test_every_line_of_the_table_fits_eighty_columns(seats: int, language: Language) -> None:
    match = q.Match("elixir", seats=seats, seed=4, options={"forfeits": "vote"})
    chance = QuickChance(9)
    messages = GAME.messages(language)
    for ply in range(260):
        if match.result is not None:
            break
        seat = match.to_act[0]
        if ply % 13 == 0:
            for viewer in (seat, None):
                for line in GAME.draw(match.view(viewer), match.setting, messages):
                    assert sum(len(text) for _, text in line) <= WIDTH, line
        moves = match.legal(seat)
        match.play(moves[chance.below(len(moves))], seat)


OTHERS: JsonObject = {"1": {"spells": ["siesta"]}, "2": {"spells": ["slow-simmer"]}}
"""Who holds no spell has won."""
LONG_NAME = "A name that goes on and on, longer than any line of a terminal, as if it were a story"


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_rare_effects_and_many_extra_turns_fit_too(language: Language) -> None:
    """Names that are cut are marked; nothing else is cut."""
    names: JsonObject = {"fr": LONG_NAME, "en": LONG_NAME}
    extra: list[Json] = [{**card, "name": names} for card in EVERY_VERB]
    messages = GAME.messages(language)
    is_marked = False
    for seed, seats in enumerate((3, 8)):
        options: JsonObject = {"extra-cards": extra, "forfeits": "vote", "windows": "able", "draft-look": "at-once"}
        match, chance = q.Match("elixir", seats=seats, seed=seed, options=options), QuickChance(seed)
        for ply in range(500):
            if match.result is not None:
                break
            seat = match.to_act[chance.below(len(match.to_act))]
            if ply % 7 == 0:
                for viewer in (seat, None):
                    view = match.view(viewer)
                    lines = GAME.draw({**view, "extra": [*range(seats)] * 3}, match.setting, messages)
                    rows = ["".join(text for _, text in line).rstrip() for line in lines]
                    assert max(rows, key=len)[:WIDTH] == max(rows, key=len)
                    is_marked = is_marked or any("…" in text for line in lines for _, text in line)
            moves = match.legal(seat)
            match.play(moves[chance.below(len(moves))], seat)
    assert is_marked


def test_the_board_shows_names_and_the_words_to_type_where_they_can_be_typed() -> None:
    match = q.Match.from_position(
        "elixir",
        {
            "players": {
                "0": {"finds": ["owl-down"], "spells": ["slow-simmer"], "laid": ["hush"]},
                "1": {"finds": ["odd-sock"], "spells": ["siesta"]},
            },
            "discard": ["odd-sock"],
        },
        seats=3,
    )
    french = drawn(match, 0, "fr").replace("\u00a0", " ").replace("\u202f", " ")
    assert "posés : Chut ! (hush)" in french
    assert "◆ Algue gloussante ·" in french
    assert "owl-down Duvet de chouette" in french
    assert "giggling-kelp" not in french
    assert "odd-sock" not in french


def test_what_lasts_names_its_owner_and_its_end() -> None:
    lasting: JsonObject = {
        "1": {"kind": "status", "is": "draw-more", "n": 1, "on": 0, "by": 1, "card": "padlock", "until": "game"},
        "2": {"kind": "status", "is": "no-cast", "on": 0, "by": 1, "card": "padlock", "until": "your-turn"},
    }
    match = q.Match.from_position(
        "elixir", {"players": {"0": {"spells": ["hush"]}, **OTHERS}, "lasting": lasting}, seats=3
    )
    shown = drawn(match, 0)
    assert "Draws 1 more (Padlock, Nightshade), for the rest of the game" in shown
    assert "No spells (Padlock), until the next turn of Nightshade starts" in shown
    assert "Pioche 1 de plus (Cadenas, Belladone)" in drawn(match, 0, "fr")


def test_what_is_picked_from_the_discard_pile_is_shown_with_names_and_words() -> None:
    match = q.Match.from_position(
        "elixir",
        {
            "players": {"0": {"finds": ["rag-hook"], "spells": ["hush"]}, **OTHERS},
            "discard": ["odd-sock", "owl-down", "toad-tear"],
        },
        seats=3,
        options={"windows": "able"},
    )
    match.play("play rag-hook")
    assert match.legal(0) == ["take owl-down", "take toad-tear"]
    assert "On offer  ● Owl down (owl-down)  ◆ Toad tear (toad-tear)" in drawn(match, 0)
    assert "On offer" not in drawn(match, 1)


def test_a_spectator_sees_backs_and_the_players_own_cards_are_drawn_for_them_alone() -> None:
    match = q.Match.from_position(
        "elixir",
        {
            "players": {
                "0": {"finds": ["owl-down"], "spells": ["hush"]},
                "1": {"finds": ["odd-sock"], "spells": ["siesta"]},
            }
        },
        seats=3,
    )
    assert drawn(match, None).count("hush") == 0
    assert "owl-down" in drawn(match, 0)
    assert "odd-sock" not in drawn(match, 0)


def drawn(match: q.Match, viewer: int | None, language: Language = "en") -> str:
    lines = GAME.draw(match.view(viewer), match.setting, GAME.messages(language))
    return "\n".join("".join(text for _, text in line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_is_shown_with_every_card_name_and_text(language: Language) -> None:
    lines = GAME.draw_set(GAME.house_set(), GAME.messages(language))
    shown = " ".join("".join(text for _, text in line).strip() for line in lines)
    deck = house_deck()
    for number, card in enumerate(deck.ids):
        assert card in shown
        assert deck.text(number, "name", language) in shown
        assert deck.text(number, "text", language) in shown
    assert max(sum(len(text) for _, text in line) for line in lines) <= 100
