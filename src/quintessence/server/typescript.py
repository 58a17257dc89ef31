"""The protocol as TypeScript: `python -m quintessence.server.typescript > web/src/protocol.ts`."""

import sys
from collections.abc import Iterable
from typing import Final, get_args

import msgspec.inspect as look
from msgspec import Struct

from quintessence.server import protocol
from quintessence.server.api.examples import documents
from quintessence.server.face_document import FaceDocument

HEADER: Final = """\
// Made by `python -m quintessence.server.typescript` from the structs of the server. Change those, not this file.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""


def as_typescript() -> str:
    """The whole file: the messages of the socket, the parts of a face, the documents of the API."""
    client, server = protocol.CLIENT_MESSAGES, get_args(protocol.ServerMessage)
    parts = [HEADER]
    parts += declarations([*client, *server, FaceDocument, *(type(one) for one in documents())])
    parts.append(union("ClientMessage", client))
    parts.append(union("ServerMessage", server))
    return "\n".join(parts)


def union(name: str, members: Iterable[type[Struct]]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";\n"


def declarations(structs: list[type[Struct]]) -> list[str]:
    """One interface for each struct and each struct inside it, in the order in which they are met."""
    found: dict[str, str] = {}
    waiting = list(structs)
    while waiting:
        struct = waiting.pop(0)
        if struct.__name__ not in found:
            found[struct.__name__] = declaration(struct, waiting)
    return list(found.values())


def declaration(struct: type[Struct], met: list[type[Struct]]) -> str:
    """The interface of a struct; adds the structs that it holds to `met`."""
    info = look.type_info(struct)
    assert isinstance(info, look.StructType)
    lines = [f"/** {sentence} */" for sentence in (struct.__doc__ or "").strip().split("\n")[:1] if sentence]
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {written_literal(info.tag)};")
    for field in info.fields:
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, met)};")
    return "\n".join([*lines, "}", ""])


def written(kind: look.Type, met: list[type[Struct]]) -> str:
    """A type as TypeScript writes it; adds the structs in it to `met`."""
    if isinstance(kind, look.Metadata):
        return written(kind.type, met)
    if isinstance(kind, look.StructType):
        met.append(kind.cls)
        return kind.cls.__name__
    if isinstance(kind, look.UnionType):
        return " | ".join(dict.fromkeys(written(member, met) for member in kind.types))
    if isinstance(kind, look.ListType):
        item = written(kind.item_type, met)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, look.DictType):
        return f"{{ [key: string]: {written(kind.value_type, met)} }}"
    if isinstance(kind, look.LiteralType):
        return " | ".join(written_literal(value) for value in kind.values)
    return PLAIN[type(kind)]


def written_literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


PLAIN: Final[dict[type[look.Type], str]] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "Json",
}

if __name__ == "__main__":
    sys.stdout.write(as_typescript())
