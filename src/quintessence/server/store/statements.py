"""Every statement that both databases understand, built once from the schema, and how it becomes text."""

from collections.abc import Sequence
from functools import lru_cache
from unicodedata import combining, normalize

import msgspec
from sqlalchemy import Dialect, Insert, Select, Update, and_, delete, func, insert, or_, select, update
from sqlalchemy.sql.dml import ReturningDelete

from quintessence.server.clock import Millis
from quintessence.server.store.contract import (
    DeviceLink,
    Identity,
    IdentityId,
    Listing,
    Place,
    TableId,
    Token,
    TokenId,
    Wanted,
)
from quintessence.server.store.schema import device_links, entries, identities, seated, tables, tokens

Statement = Select[*tuple[object, ...]] | Insert | Update | ReturningDelete[*tuple[object, ...]]
Value = str | int | bytes | None


def compiled(statement: Statement, dialect: Dialect) -> tuple[str, list[Value]]:
    """The text of a statement and its values in their order."""
    made = statement.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
    return str(made), [made.params[name] for name in made.positiontup or ()]


def is_storable(value: Value) -> bool:
    """Whether both databases could hold this: no NUL in a text, no half of a letter, no number beyond 64 bits."""
    if isinstance(value, str):
        return "\0" not in value and not any("\ud800" <= letter <= "\udfff" for letter in value)
    return not isinstance(value, int) or abs(value) < 2**63


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """A name as accounts compare it: capitals, accents and blanks make no difference."""
    letters = normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not combining(letter) and not letter.isspace())


# Tables


def listing_values(listing: Listing) -> dict[str, Value]:
    """The columns that are made from a listing."""
    return {
        "game": listing.game,
        "status": listing.status,
        "public": int(listing.public),
        "changed": listing.changed,
        "listing": msgspec.json.encode(listing),
    }


def table_row(listing: Listing, count: int, due: Millis | None) -> Insert:
    return insert(tables).values(id=listing.id, head=count, due=due, **listing_values(listing))


def entry_rows(table: TableId, number: int, bodies: Sequence[bytes]) -> list[tuple[str, int, bytes]]:
    """The rows of some entries: the first has `number`."""
    return [(table, number + place, bytes(body)) for place, body in enumerate(bodies)]


def listing_of(table: TableId) -> Select[*tuple[object, ...]]:
    return select(tables.c.listing).where(tables.c.id == table)


def head_of(table: TableId) -> Select[*tuple[object, ...]]:
    return select(tables.c.head).where(tables.c.id == table)


def listings(wanted: Wanted, before: Place | None, most: int) -> Select[*tuple[object, ...]]:
    statement = select(tables.c.listing).order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(most)
    if wanted.public is not None:
        statement = statement.where(tables.c.public == int(wanted.public))
    if wanted.statuses is not None:
        statement = statement.where(tables.c.status.in_(wanted.statuses))
    if wanted.game is not None:
        statement = statement.where(tables.c.game == wanted.game)
    if wanted.identity is not None:
        statement = statement.join(seated, seated.c.table_id == tables.c.id).where(seated.c.identity == wanted.identity)
    if before is not None:
        earlier = and_(tables.c.changed == before.changed, tables.c.id < before.id)
        statement = statement.where(or_(tables.c.changed < before.changed, earlier))
    return statement


def next_due() -> Select[*tuple[object, ...]]:
    return select(func.min(tables.c.due))


# Identities


def identity_row(identity: Identity) -> Insert:
    return insert(identities).values(
        id=identity.id,
        kind=identity.kind,
        name=identity.name,
        account_name=folded(identity.name) if identity.kind == "account" else None,
        password=identity.password,
        epoch=identity.epoch,
        created=identity.created,
    )


IDENTITY_COLUMNS = (
    identities.c.id,
    identities.c.kind,
    identities.c.name,
    identities.c.created,
    identities.c.password,
    identities.c.epoch,
)
"""In the order of the fields of `Identity`."""


def identity_by_id(identity: IdentityId) -> Select[*tuple[object, ...]]:
    return select(*IDENTITY_COLUMNS).where(identities.c.id == identity)


def account_by_name(name: str) -> Select[*tuple[object, ...]]:
    return select(*IDENTITY_COLUMNS).where(identities.c.account_name == folded(name))


def rename_guest(identity: IdentityId, name: str) -> Update:
    return update(identities).where(identities.c.id == identity, identities.c.kind == "guest").values(name=name)


def set_password(identity: IdentityId, name: str, password: str) -> Update:
    return (
        update(identities)
        .where(identities.c.id == identity)
        .values(
            kind="account",
            name=name,
            account_name=folded(name),
            password=password,
            epoch=identities.c.epoch + 1,
        )
    )


def end_sessions(identity: IdentityId) -> Update:
    return update(identities).where(identities.c.id == identity).values(epoch=identities.c.epoch + 1)


TOKEN_COLUMNS = (tokens.c.id, tokens.c.identity, tokens.c.name, tokens.c.digest, tokens.c.created)
"""In the order of the fields of `Token`."""


def token_row(token: Token) -> Insert:
    return insert(tokens).values(
        id=token.id, identity=token.identity, name=token.name, digest=token.digest, created=token.created
    )


def token_by_digest(digest: bytes) -> Select[*tuple[object, ...]]:
    return select(*TOKEN_COLUMNS).where(tokens.c.digest == digest)


def tokens_of(identity: IdentityId) -> Select[*tuple[object, ...]]:
    return select(*TOKEN_COLUMNS).where(tokens.c.identity == identity).order_by(tokens.c.created, tokens.c.id)


def drop_token(identity: IdentityId, token: TokenId) -> ReturningDelete[*tuple[object, ...]]:
    return delete(tokens).where(tokens.c.id == token, tokens.c.identity == identity).returning(tokens.c.id)


def entries_after(table: TableId, after: int) -> Select[*tuple[object, ...]]:
    return (
        select(entries.c.body).where(entries.c.table_id == table, entries.c.number > after).order_by(entries.c.number)
    )


LINK_COLUMNS = (device_links.c.digest, device_links.c.identity, device_links.c.epoch, device_links.c.expires)
"""In the order of the fields of `DeviceLink`."""


def device_link_row(link: DeviceLink) -> Insert:
    return insert(device_links).values(
        digest=link.digest, identity=link.identity, epoch=link.epoch, expires=link.expires
    )


def device_link_by_digest(digest: bytes) -> Select[*tuple[object, ...]]:
    return select(*LINK_COLUMNS).where(device_links.c.digest == digest)


def take_device_link(digest: bytes) -> ReturningDelete[*tuple[object, ...]]:
    return delete(device_links).where(device_links.c.digest == digest).returning(*LINK_COLUMNS)


def drop_device_links(identity: IdentityId, now: Millis) -> ReturningDelete[*tuple[object, ...]]:
    is_old = or_(device_links.c.identity == identity, device_links.c.expires <= now)
    return delete(device_links).where(is_old).returning(device_links.c.digest)
