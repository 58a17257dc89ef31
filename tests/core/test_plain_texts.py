"""Texts without anything to fill in skip Fluent; they must read as Fluent would have them."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from quintessence.core.messages import core_messages, plain_text, split_entries
from quintessence.core.registry import find_game, game_names
from quintessence.core.types import Language

ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def entries_of(slug: str, language: Language) -> dict[str, str]:
    messages = core_messages(language) if slug == "core" else find_game(slug).messages(language)
    return {key: messages.source(key) for key in messages.keys()}  # noqa: SIM118


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", ["core", *game_names()])
def test_a_plain_text_reads_as_fluent_reads_it(slug: str, language: Language) -> None:
    seen = 0
    for key, source in entries_of(slug, language).items():
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        message = bundle.get_message(key)
        for attribute in [None, *ATTRIBUTE.findall(source)]:
            plain = plain_text(source, attribute)
            if plain is None:
                continue
            pattern = message.value if attribute is None else message.attributes[attribute]
            assert pattern is not None
            assert plain == bundle.format_pattern(pattern, {})[0]
            seen += 1
    assert seen > 10


@pytest.mark.parametrize(
    "entry",
    ["a = { $b }\n", "a =\n    text\n", "a = one\n    two\n", "a = one { b } two\n", "a =\n    .help = text\n"],
)
def test_anything_else_is_left_to_fluent(entry: str) -> None:
    assert plain_text(split_entries(entry)["a"], None) is None


def test_an_attribute_is_found_among_several() -> None:
    entry = "a = text\n    .help = one\n    .refusal = two\n"
    assert plain_text(entry, "refusal") == "two"
    assert plain_text(entry, "other") is None
