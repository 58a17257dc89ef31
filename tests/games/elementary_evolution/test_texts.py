"""Every event of the rulebook page has its sentence, in both languages, from the fields that everybody is told."""

import re
from pathlib import Path

from quintessence import Match
from quintessence.core.registry import find_game
from quintessence.core.telling import sentence_of
from quintessence.core.types import LANGUAGES
from tests.games.elementary_evolution.positions import SLUG, match_at

PAGE = Path(__file__).parents[3] / "docs" / "rulebook" / f"{SLUG}.md"
RARE = {"game-started"}
"""Set-up is told to nobody: a match begins with its first position."""


def kinds_of_the_page() -> set[str]:
    section = PAGE.read_text(encoding="utf-8").split("\n## Events\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {kind for row in rows for kind in re.findall(r"`([a-z-]+)`", row)}


def test_the_page_names_every_event_and_each_has_its_sentence_in_both_languages() -> None:
    kinds = kinds_of_the_page()
    assert {"card-placed", "quick-opened", "game-over"} <= kinds
    for language in LANGUAGES:
        messages = find_game(SLUG).messages(language)
        assert sorted(kind for kind in kinds if f"log-{kind}" not in messages) == []


def kinds_told(match: Match) -> set[str]:
    """The kinds of all events so far, each of them a whole sentence for everybody in both languages."""
    told: set[str] = set()
    for viewer in [*range(match.setting.seats), None]:
        for event in match.told(viewer):
            told.add(str(event["kind"]))
            for language in LANGUAGES:
                sentence = sentence_of(event, match.game, match.setting, find_game(SLUG).messages(language))
                assert sentence.endswith("."), (language, event)
                assert "{" not in sentence
    return told


def test_every_event_that_happens_is_on_the_page_and_is_told_to_everybody() -> None:
    told: set[str] = set()
    for seed in range(8):
        match = Match(SLUG, seats=4, seed=seed, options={"play-on": True, "variant": "extreme-fusion"})
        chance = match.chance.copy()
        while match.result is None:
            moves = match.legal()
            match.play(moves[chance.below(len(moves))])
        told |= kinds_told(match)
    match = match_at({"active": 0, "tokens": {"sylph": 0, "dhyana": 1}})
    match.play("use sylph")
    match.play("use dhyana")
    told |= kinds_told(match)
    assert told == kinds_of_the_page() - RARE


def test_french_sentences_keep_their_spaces_together() -> None:
    """A line never breaks before a colon or a question mark; in the legend of the drawing `!` is a mark."""
    folder = find_game(SLUG).data()
    for line in (folder / "rules.fr.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("table-legend"):
            assert re.search(r" [:;?!»]|« ", line.split("->")[0]) is None, line
