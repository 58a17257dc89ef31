"""The cookie of a session: a signed identity, nothing else. Scripts cannot read it."""

from typing import Final, final

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from quintessence.server.settings import Settings
from quintessence.server.store.model import Identity, IdentityId

MAX_AGE: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""


class Session(msgspec.Struct, frozen=True, array_like=True):
    """What a cookie says."""

    identity: IdentityId
    epoch: int


@final
class Cookies:
    """Writes and reads the session cookie of one server."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeTimedSerializer(settings.secret.key("cookies"), salt="session")
        # Browsers take a `__Host-` cookie only from this very host, over https, for all paths.
        self.name = "__Host-quintessence" if settings.is_secure else "quintessence"
        self._attributes = "; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if settings.is_secure else "")

    def write(self, identity: Identity) -> str:
        """The value of a Set-Cookie header that signs a browser in."""
        value = self._signer.dumps([identity.id, identity.epoch])
        return f"{self.name}={value!s}; Max-Age={MAX_AGE}{self._attributes}"

    def forget(self) -> str:
        """The value of a Set-Cookie header that ends the session in a browser."""
        return f"{self.name}=; Max-Age=0{self._attributes}"

    def read(self, value: str) -> Session | None:
        """What a cookie says; None if we have not signed it, or signed it too long ago."""
        try:
            return msgspec.convert(self._signer.loads(value, max_age=MAX_AGE), Session)
        except (BadSignature, msgspec.ValidationError):
            return None
