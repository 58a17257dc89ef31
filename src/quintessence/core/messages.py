"""Fluent messages in French and English: one file per language beside the code that uses them.

Entries are found by a quick scan and parsed only when they are first asked for: a command that
shows two words does not pay for eight hundred rules.
"""

import re
from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, final

from quintessence.core.types import LANGUAGES, Language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LARGEST_NUMBER: Final = 10**15
"""Larger numbers, which only wrong input brings, are written as text: Fluent fails with very long ones."""
ENTRY_START: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
ATTRIBUTE_START: Final = re.compile(r"^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=")
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")

Details = Mapping[str, "str | int"]


@final
class Messages:
    """The texts of some `.ftl` files in one language."""

    def __init__(self, language: Language, sources: list[str]) -> None:
        self.language = language
        self._entries: dict[str, str] = {}
        self._bundle: FluentBundle | None = None
        self._loaded: set[str] = set()
        self.unknown: set[str] = set()
        """Keys that were asked for and are missing: the screen then shows the key, which a test forbids."""
        for source in sources:
            self._entries.update(split_entries(source))

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def keys(self) -> list[str]:
        """Every message of these files, in their order."""
        return list(self._entries)

    def source(self, key: str) -> str:
        """The entry of a message as it stands in its file."""
        return self._entries[key]

    def text(self, key: str, details: Details | None = None) -> str:
        """The message, filled in; `key` itself where there is no such message."""
        text = self._format(key, None, details)
        if text is None:
            self.unknown.add(key)
        return text or key

    def attribute(self, key: str, name: str, details: Details | None = None) -> str | None:
        """The attribute `.name` of a message (its refusal, its help), or None."""
        return self._format(key, name, details)

    def _format(self, key: str, attribute: str | None, details: Details | None) -> str | None:
        if key not in self._entries:
            return None
        plain = plain_text(self._entries[key], attribute)
        if plain is not None:
            return plain
        bundle = self._load(key)
        message = bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return None
        told = {name: writable(value) for name, value in (details or {}).items()}
        text, errors = bundle.format_pattern(pattern, told)
        if errors:
            raise ValueError(f"message {key} in {self.language}: {errors[0]}")
        return str(text)

    def _load(self, key: str) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource

        bundle = self._bundle
        if bundle is None:
            bundle = self._bundle = FluentBundle([self.language], use_isolating=False)
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name in self._loaded or name not in self._entries:
                continue
            self._loaded.add(name)
            bundle.add_resource(FluentResource(self._entries[name]))
            waiting += REFERENCE.findall(self._entries[name])
        return bundle


def writable(value: str | int) -> str | int:
    """A text or a number that Fluent can write, however long the number is."""
    if not isinstance(value, int) or -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        return value
    try:
        return str(value)
    except ValueError:
        return "…"


def split_entries(source: str) -> dict[str, str]:
    """The raw text of each entry of a Fluent file, by its name; comments belong to none."""
    starts = [(match.group(1), match.start()) for match in ENTRY_START.finditer(source)]
    ends = [start for _, start in starts[1:]] + [len(source)]
    entries = {}
    # A file that is still empty has an end and no start.
    for (name, start), end in zip(starts, ends):
        lines = source[start:end].splitlines()
        body = lines[:1] + [line for line in lines[1:] if not line or line[0] in " }"]
        entries[name] = "\n".join(body).rstrip() + "\n"
    return entries


def plain_text(entry: str, attribute: str | None) -> str | None:
    """The value or attribute of an entry if it is one line without anything to fill in, else None.

    Most texts are so; they need no Fluent, which takes a while to load.
    """
    lines = entry.rstrip("\n").split("\n")
    start = ENTRY_START if attribute is None else ATTRIBUTE_START
    for place, line in enumerate(lines):
        found = start.match(line)
        if found is None or (attribute is not None and found.group(1) != attribute):
            continue
        goes_on = place + 1 < len(lines) and ATTRIBUTE_START.match(lines[place + 1]) is None
        text = line[found.end() :].strip(" ")
        return None if goes_on or not text or "{" in text else text
    return None


_kept: dict[tuple[str, Language], Messages] = {}


def messages_of(package: str, language: Language) -> Messages:
    """The sentences of a package, `data/*.LANGUAGE.ftl` beside its code; English where it lacks the language."""
    return kept_messages(package, language, lambda: files(package) / "data")


def kept_messages(owner: str, language: Language, folder: Callable[[], Traversable]) -> Messages:
    """The texts of all files `*.LANGUAGE.ftl` in a folder, read once for each owner."""
    key = (owner, language if language in LANGUAGES else "en")
    if key not in _kept:
        place, ending = folder(), f".{key[1]}.ftl"
        names = sorted([file.name for file in place.iterdir() if file.name.endswith(ending)])
        _kept[key] = Messages(key[1], [read_text(place, name) for name in names])
    return _kept[key]


def core_messages(language: Language) -> Messages:
    """The sentences that belong to no game: mistakes of input, the command line, bots."""
    return messages_of("quintessence.core", language)


def read_text(folder: Traversable, name: str) -> str:
    return (folder / name).read_text(encoding="utf-8")
