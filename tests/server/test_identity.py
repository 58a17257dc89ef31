"""Guests, accounts and bots: who somebody is, and who they cannot pretend to be."""

from collections.abc import AsyncIterator

import msgspec
import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from quintessence.server.identity.cookies import MAX_AGE, Cookies
from quintessence.server.identity.names import checked_name
from quintessence.server.identity.passwords import Passwords
from quintessence.server.identity.people import MOST_TOKENS, People
from quintessence.server.identity.tokens import digest_of
from quintessence.server.secret import Secret
from quintessence.server.settings import Settings
from quintessence.server.store.model import Identity
from quintessence.server.store.store import Store
from quintessence.server.words import Wrong
from tests.server.fake_clock import FakeClock

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
async def people(store: Store, settings: Settings, clock: FakeClock) -> AsyncIterator[People]:
    made = People(store, settings, clock, Passwords(QUICK))
    yield made
    made.close()


def cookie_of(people: People, identity: Identity) -> str:
    return value_of(people.cookies, identity)


def value_of(cookies: Cookies, identity: Identity) -> str:
    return cookies.write(identity).split(";")[0].removeprefix(f"{cookies.name}=")


def refusal(key: str, status: int) -> "pytest.RaisesExc[Wrong]":
    return pytest.RaisesExc(Wrong, check=lambda wrong: (wrong.key, wrong.status) == (key, status))


async def test_a_guest_is_known_again_by_the_cookie(people: People) -> None:
    ann = await people.new_guest("  Ann   of Arc ", "en")
    assert (ann.kind, ann.name) == ("guest", "Ann of Arc")
    assert await people.who(cookie_of(people, ann)) == ann


async def test_a_guest_without_a_name_gets_one_in_their_language(people: People) -> None:
    assert (await people.new_guest(None, "en")).name.startswith("Guest ")
    assert (await people.new_guest(None, "fr")).name.startswith("Invité ")


async def test_a_cookie_that_is_forged_changed_or_foreign_is_nobodys(people: People, settings: Settings) -> None:
    ann = await people.new_guest("Ann", "en")
    cookie = cookie_of(people, ann)
    foreign = Cookies(msgspec.structs.replace(settings, secret=Secret(b"another secret altogether")))
    for bad in (None, "", "x", cookie[:-1], "A" + cookie, cookie * 20, value_of(foreign, ann), ann.id):
        assert await people.who(bad) is None


async def test_the_cookie_is_kept_from_scripts_and_from_other_sites(people: People, settings: Settings) -> None:
    ann = await people.new_guest("Ann", "en")
    plain = people.cookies.write(ann)
    assert plain.startswith("quintessence=")
    assert plain.split("; ")[1:] == [f"Max-Age={MAX_AGE}", "Path=/", "HttpOnly", "SameSite=Lax"]
    secure = Cookies(msgspec.structs.replace(settings, addresses=("https://play.example.org",)))
    assert secure.write(ann).startswith("__Host-quintessence=")
    assert secure.write(ann).endswith("; Secure")
    assert people.cookies.forget().startswith("quintessence=; Max-Age=0;")


async def test_a_name_and_a_password_make_a_guest_an_account_that_keeps_its_id(people: People) -> None:
    guest = await people.new_guest("Ann", "en")
    old = cookie_of(people, guest)
    account = await people.register(guest, "Ann", "correct horse")
    assert (account.id, account.kind, account.name) == (guest.id, "account", "Ann")
    assert await people.who(old) is None
    assert await people.who(cookie_of(people, account)) == account
    assert await people.log_in("ANN", "correct horse") == account


async def test_somebody_new_may_register_at_once(people: People) -> None:
    account = await people.register(None, "Zoë", "correct horse")
    assert (await people.log_in("zoe", "correct horse")).id == account.id


async def test_what_is_stored_of_a_password_is_its_hash(people: People, store: Store) -> None:
    account = await people.register(None, "Ann", "correct horse")
    stored = await store.identity(account.id)
    assert stored is not None
    assert stored.password is not None
    assert stored.password.startswith("$argon2id$")
    assert "horse" not in stored.password


async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(people: People) -> None:
    await people.register(None, "Ann", "correct horse")
    guest = await people.new_guest("Bob", "en")
    for name, password in (("Ann", "wrong horse"), ("Anne", "correct horse"), (guest.name, ""), ("Ann", "x" * 9999)):
        with refusal("log-in-wrong", 401):
            await people.log_in(name, password)


async def test_the_name_of_an_account_is_its_own(people: People) -> None:
    await people.register(None, "Ann", "correct horse")
    guest = await people.new_guest("Bob", "en")
    with refusal("name-taken", 409):
        await people.new_guest("ann", "en")
    with refusal("name-taken", 409):
        await people.rename(guest, "ÀNN")
    with refusal("name-taken", 409):
        await people.register(guest, "Ann", "another horse")
    with refusal("name-taken", 409):
        await people.new_token(guest, "Ann")


async def test_an_account_neither_registers_again_nor_changes_its_name(people: People) -> None:
    account = await people.register(None, "Ann", "correct horse")
    with refusal("account-already", 409):
        await people.register(account, "Anna", "correct horse")
    with refusal("name-fixed", 409):
        await people.rename(account, "Anna")


async def test_a_guest_takes_another_name(people: People) -> None:
    guest = await people.new_guest("Bob", "en")
    assert (await people.rename(guest, "Bert")).name == "Bert"


async def test_a_new_password_ends_every_session_and_the_old_one_opens_nothing(people: People) -> None:
    account = await people.register(None, "Ann", "correct horse")
    old = cookie_of(people, account)
    with refusal("password-wrong", 403):
        await people.change_password(account, "wrong horse", "battery staple")
    assert await people.who(old) == account
    changed = await people.change_password(account, "correct horse", "battery staple")
    assert await people.who(old) is None
    assert await people.who(cookie_of(people, changed)) == changed
    with refusal("log-in-wrong", 401):
        await people.log_in("Ann", "correct horse")
    assert await people.log_in("Ann", "battery staple") == changed


async def test_a_guest_has_no_password_to_change(people: People) -> None:
    guest = await people.new_guest("Bob", "en")
    with refusal("password-wrong", 403):
        await people.change_password(guest, "", "battery staple")


async def test_logging_out_everywhere_voids_every_cookie(people: People) -> None:
    guest = await people.new_guest("Bob", "en")
    cookie = cookie_of(people, guest)
    await people.log_out_everywhere(guest)
    assert await people.who(cookie) is None


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
async def test_a_password_that_is_too_short_or_too_long_is_refused(people: People, password: str) -> None:
    with refusal("password-length", 422):
        await people.register(None, "Ann", password)


async def test_a_link_makes_another_device_be_the_same_person_once(people: People, store: Store) -> None:
    ann = await people.new_guest("Ann", "en")
    text, _ = await people.new_link(ann)
    found = await store.device_link(digest_of(text))
    assert found is not None and text not in str(msgspec.to_builtins(found))
    # Looking at it uses nothing up.
    assert await people.owner_of_link(text) == await people.owner_of_link(text) == ann
    assert await people.use_link(text) == ann
    for ask in (people.owner_of_link, people.use_link):
        with refusal("device-link-void", 404):
            await ask(text)


@pytest.mark.parametrize("text", ["", "nonsense", "é" * 90, "x" * 100_000])
async def test_a_link_that_we_did_not_make_opens_nothing(people: People, text: str) -> None:
    await people.new_link(await people.new_guest("Ann", "en"))
    with refusal("device-link-void", 404):
        await people.use_link(text)


async def test_a_link_is_good_for_ten_minutes(people: People, clock: FakeClock) -> None:
    ann = await people.new_guest("Ann", "en")
    text, expires = await people.new_link(ann)
    assert expires == clock.now() + 600_000
    clock.pass_time(599_999)
    assert await people.owner_of_link(text) == ann
    clock.pass_time(1)
    with refusal("device-link-void", 404):
        await people.use_link(text)


async def test_a_new_link_and_logging_out_everywhere_void_the_one_before(people: People) -> None:
    ann = await people.new_guest("Ann", "en")
    (first, _), (second, _) = [await people.new_link(ann) for _ in range(2)]
    with refusal("device-link-void", 404):
        await people.use_link(first)
    await people.log_out_everywhere(ann)
    with refusal("device-link-void", 404):
        await people.use_link(second)


async def test_a_bot_makes_no_link(people: People) -> None:
    ann = await people.new_guest("Ann", "en")
    _, text = await people.new_token(ann, "Robby")
    robby = await people.bot(text)
    assert robby is not None
    with refusal("bot-owns-nothing", 403):
        await people.new_link(robby)


async def test_a_bot_is_known_by_its_token_and_only_the_hash_is_stored(people: People, store: Store) -> None:
    owner = await people.new_guest("Ann", "en")
    token, text = await people.new_token(owner, "Deep Earth")
    bot = await people.bot(text)
    assert bot is not None
    assert (bot.kind, bot.name, str(bot.id)) == ("bot", "Deep Earth", str(token.id))
    assert bot.id != owner.id
    assert text.encode() not in msgspec.json.encode(await store.tokens(owner.id))
    assert text.removeprefix("qbot_").encode() not in token.digest
    for bad in ("", "qbot_", text[:-1], text + "x", text.removeprefix("qbot_"), "qbot_" + "x" * 10_000):
        assert await people.bot(bad) is None
    with refusal("bot-owns-nothing", 403):
        await people.new_token(bot, "Deeper Earth")
    assert await store.drop_token(owner.id, token.id)
    assert await people.bot(text) is None


async def test_nobody_has_more_tokens_than_allowed(people: People) -> None:
    owner = await people.new_guest("Ann", "en")
    for number in range(MOST_TOKENS):
        await people.new_token(owner, f"bot {number}")
    with refusal("too-many-tokens", 409):
        await people.new_token(owner, "one more")


@pytest.mark.parametrize("name", ["Ann", "Zoë", "O’Hara", "Jean-Luc", "李小龍", "user_7", "J.R.R", "हिन्दी"])
def test_names_of_any_alphabet_are_taken(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("A", "name-length"),
        ("x" * 25, "name-length"),
        ("   ", "name-length"),
        ("<b>Ann</b>", "name-form"),
        ("Ann\u202eolleH", "name-form"),
        ("Ann\u200bBob", "name-form"),
        ("Ann\ufe0f", "name-form"),
        ("Ann\u3164", "name-form"),
        ("\u0301Ann", "name-form"),
        ("-Ann", "name-form"),
        ("Ann.", "name-form"),
        ("A--n", "name-form"),
        ("Ann 😀", "name-form"),
    ],
)
def test_names_that_hide_or_pretend_are_refused(name: str, key: str) -> None:
    with refusal(key, 422):
        checked_name(name)


@given(st.text(max_size=40))
def test_a_name_is_taken_as_it_is_or_refused_in_words(text: str) -> None:
    try:
        name = checked_name(text)
    except Wrong:
        return
    assert checked_name(name) == name
    assert name.isprintable()


async def test_too_many_log_ins_at_once_are_refused_as_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quintessence.server.identity.passwords.MOST_WAITING", 0)
    passwords = Passwords(QUICK)
    with refusal("busy", 503):
        await passwords.hash("correct horse")
    passwords.close()
