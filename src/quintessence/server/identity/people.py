"""Identities: guests, accounts, sessions, links and bot tokens."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Final, final

from quintessence.core.types import Language
from quintessence.server.clock import Clock, Millis
from quintessence.server.identity.cookies import Cookies
from quintessence.server.identity.names import checked_name, guest_name
from quintessence.server.identity.passwords import LONGEST, Passwords, checked_password
from quintessence.server.identity.tokens import LINK_LASTS, LONGEST_LINK, PREFIX, digest_of, new_link, new_token
from quintessence.server.settings import Settings
from quintessence.server.store.model import DeviceLink, Identity, IdentityId, Token
from quintessence.server.store.store import Store
from quintessence.server.words import Wrong

MOST_TOKENS: Final = 20
MOST_COOKIE: Final = 512
"""The longest cookie or token that is looked at; ours are shorter."""


@final
class People:
    """The guests, accounts and bots of one server. A refusal is `Wrong` with its HTTP status."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, passwords: Passwords | None = None) -> None:
        self._store = store
        self._clock = clock
        self.cookies = Cookies(settings)
        self._passwords = Passwords() if passwords is None else passwords

    def close(self) -> None:
        self._passwords.close()

    # Who is it?

    async def who(self, cookie: str | None) -> Identity | None:
        """The owner of a cookie; None without one, or if it is not ours or no longer valid."""
        if not cookie or len(cookie) > MOST_COOKIE:
            return None
        session = self.cookies.read(cookie)
        identity = None if session is None else await self._store.identity(session.identity)
        return identity if session and identity and identity.epoch == session.epoch else None

    async def bot(self, token: str) -> Identity | None:
        """The bot of a token. It has the name of its token and is nobody else."""
        if not token.startswith(PREFIX) or len(token) > MOST_COOKIE:
            return None
        found = await self._store.token(digest_of(token))
        if found is None:
            return None
        return Identity(id=IdentityId(found.id), kind="bot", name=found.name, created=found.created)

    # Guests

    async def new_guest(self, name: str | None, language: Language) -> Identity:
        """A new guest, with the given name or a made-up one."""
        chosen = guest_name(language) if name is None else await self._free_name(name)
        identity = Identity(
            id=IdentityId(secrets.token_urlsafe(12)), kind="guest", name=chosen, created=self._clock.now()
        )
        await self._store.create_identity(identity)
        return identity

    async def rename(self, identity: Identity, name: str) -> Identity:
        """The guest with another name. An account cannot change its name."""
        if identity.kind != "guest":
            raise Wrong("name-fixed", status=409)
        await self._store.rename_guest(identity.id, await self._free_name(name))
        return await self._again(identity)

    async def _free_name(self, name: str) -> str:
        checked = checked_name(name)
        if await self._store.account(checked) is not None:
            raise Wrong("name-taken", status=409, name=checked)
        return checked

    async def _again(self, identity: Identity) -> Identity:
        found = await self._store.identity(identity.id)
        if found is None:
            raise Wrong("who-unknown", status=401)
        return found

    # Accounts

    async def register(self, identity: Identity | None, name: str, password: str) -> Identity:
        """An account with this name and password. A guest who makes one keeps seats and history.

        Earlier cookies stop working: set the new one.
        """
        if identity is not None and identity.kind != "guest":
            raise Wrong("account-already", status=409)
        checked_password(password)
        chosen = await self._free_name(name)
        hashed = await self._passwords.hash(password)
        guest = identity or await self.new_guest(None, "en")
        if not await self._store.set_password(guest.id, chosen, hashed):
            raise Wrong("name-taken", status=409, name=chosen)
        return await self._again(guest)

    async def log_in(self, name: str, password: str) -> Identity:
        """The account; `Wrong` does not say whether the name or the password was wrong."""
        account = await self._store.account(name) if len(name) <= LONGEST else None
        hashed = account.password if account is not None else None
        if len(password) > LONGEST or not await self._passwords.is_right(password, hashed) or account is None:
            raise Wrong("log-in-wrong", status=401)
        return account

    async def change_password(self, identity: Identity, old: str, new: str) -> Identity:
        """The account with its new password. Earlier cookies stop working."""
        checked_password(new)
        if len(old) > LONGEST or not await self._passwords.is_right(old, identity.password):
            raise Wrong("password-wrong", status=403)
        await self._store.set_password(identity.id, identity.name, await self._passwords.hash(new))
        return await self._again(identity)

    async def log_out_everywhere(self, identity: Identity) -> None:
        """Ends every session of this identity, in every browser."""
        await self._store.end_sessions(identity.id)

    # Another device

    async def new_link(self, identity: Identity) -> tuple[str, Millis]:
        """The secret of a link that signs another device in, and until when. Earlier links stop working."""
        if identity.kind == "bot":
            raise Wrong("bot-owns-nothing", status=403)
        text, now = new_link(), self._clock.now()
        link = DeviceLink(
            digest=digest_of(text), identity=identity.id, epoch=identity.epoch, expires=Millis(now + LINK_LASTS)
        )
        await self._store.put_device_link(link, now)
        return text, link.expires

    async def owner_of_link(self, text: str) -> Identity:
        """The owner of a link, without using it up. `Wrong` if it was used, is too old, or is not ours."""
        return await self._owner(text, self._store.device_link)

    async def use_link(self, text: str) -> Identity:
        """The same, and uses it up: set the cookie of the identity that is returned."""
        return await self._owner(text, self._store.take_device_link)

    async def _owner(self, text: str, find: Callable[[bytes], Awaitable[DeviceLink | None]]) -> Identity:
        link = await find(digest_of(text)) if len(text) <= LONGEST_LINK else None
        is_good = link is not None and link.expires > self._clock.now()
        owner = await self._store.identity(link.identity) if link is not None and is_good else None
        if link is None or owner is None or owner.epoch != link.epoch:
            raise Wrong("device-link-void", status=404)
        return owner

    # Bot tokens

    async def new_token(self, identity: Identity, name: str) -> tuple[Token, str]:
        """A token for a bot with this name, and its text, which is never shown again."""
        if identity.kind == "bot":
            raise Wrong("bot-owns-nothing", status=403)
        if len(await self._store.tokens(identity.id)) >= MOST_TOKENS:
            raise Wrong("too-many-tokens", status=409, most=MOST_TOKENS)
        token_id, text = new_token()
        token = Token(
            id=token_id,
            identity=identity.id,
            name=await self._free_name(name),
            digest=digest_of(text),
            created=self._clock.now(),
        )
        await self._store.add_token(token)
        return token, text
