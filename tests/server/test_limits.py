"""How often somebody may ask."""

from pathlib import Path

import pytest

from quintessence.server.limits import RATES, Limits
from quintessence.server.settings import SQLITE, Settings
from quintessence.server.words import Wrong
from tests.server.conftest import SECRET
from tests.server.fake_clock import FakeClock
from tests.server.saying import sentence


def settings_with(limits: bool) -> Settings:
    return Settings(secret=SECRET, data=Path(), database=f"{SQLITE}x", limits=limits)


@pytest.fixture
def limits(clock: FakeClock) -> Limits:
    return Limits(settings_with(True), clock)


def taken(limits: Limits, most: int, identity: str | None = None, address: str | None = None) -> int:
    """How many chat lines pass before one is refused."""
    for count in range(most):
        try:
            limits.take("chat", identity=identity, address=address)
        except Wrong:
            return count
    return most


def test_a_burst_passes_and_then_one_each_second(limits: Limits, clock: FakeClock) -> None:
    assert taken(limits, 100, identity="ann") == RATES["chat"][0].burst == 8
    clock.pass_time(999)
    assert taken(limits, 100, identity="ann") == 0
    clock.pass_time(1)
    assert taken(limits, 100, identity="ann") == 1
    clock.pass_time(3_600_000)
    assert taken(limits, 100, identity="ann") == 8


def test_the_refusal_says_when_to_come_back_in_words_and_numbers(limits: Limits, clock: FakeClock) -> None:
    taken(limits, 8, identity="ann")
    clock.pass_time(250)
    with pytest.raises(Wrong) as refused:
        limits.take("chat", identity="ann")
    assert refused.value.status == 429
    assert refused.value.retry_after == pytest.approx(0.75)
    assert refused.value.message("en") == sentence("limit-reached", "en", seconds=1)
    assert refused.value.message("fr") == sentence("limit-reached", "fr", seconds=1)
    for _ in range(10):
        limits.take("login", identity="ann")
    with pytest.raises(Wrong) as refused:
        limits.take("login", identity="ann")
    assert refused.value.message("fr") == sentence("limit-reached", "fr", seconds=10)
    assert "10" in sentence("limit-reached", "fr", seconds=10)


def test_identities_kinds_and_addresses_are_counted_apart(limits: Limits) -> None:
    assert taken(limits, 100, identity="ann", address="10.0.0.1") == 8
    assert taken(limits, 100, identity="bob", address="10.0.0.1") == 8
    assert taken(limits, 100, identity="10.0.0.1") == 8
    limits.take("message", identity="ann", address="10.0.0.1")


def test_an_address_is_limited_whoever_asks_from_it(limits: Limits) -> None:
    passed = 0
    for number in range(200):
        try:
            limits.take("chat", identity=f"guest {number}", address="10.0.0.1")
            passed += 1
        except Wrong:
            pass
    assert passed == RATES["chat"][1].burst == 100
    limits.take("chat", identity="guest 199", address="10.0.0.2")


def test_an_address_fills_up_again_at_its_own_pace(limits: Limits, clock: FakeClock) -> None:
    of_one, rate = RATES["chat"]
    assert rate.per_second > of_one.per_second
    assert taken(limits, 200, address="10.0.0.1") == rate.burst
    with pytest.raises(Wrong) as refused:
        limits.take("chat", identity="ann", address="10.0.0.1")
    assert refused.value.retry_after == pytest.approx(1 / rate.per_second)
    clock.pass_time(1_000)
    assert taken(limits, 200, address="10.0.0.1") == rate.per_second


def test_what_is_refused_uses_up_nothing_elsewhere(limits: Limits) -> None:
    taken(limits, 8, identity="ann")
    for _ in range(500):
        with pytest.raises(Wrong):
            limits.take("chat", identity="ann", address="10.0.0.1")
    assert taken(limits, 200, address="10.0.0.1") == 100


def test_memory_is_bounded_and_the_least_recently_asked_is_forgotten(clock: FakeClock) -> None:
    limits = Limits(settings_with(True), clock, most=10)
    taken(limits, 100, identity="ann")
    for number in range(9):
        limits.take("chat", identity=str(number))
    assert taken(limits, 100, identity="ann") == 0
    for number in range(100):
        limits.take("chat", identity=str(number))
    assert len(limits) == 10
    assert taken(limits, 100, identity="ann") == 8


def test_measurements_can_turn_limits_off(clock: FakeClock) -> None:
    assert taken(Limits(settings_with(False), clock), 10_000, identity="ann") == 10_000


def test_an_address_is_never_held_shorter_than_one_of_its_people() -> None:
    for of_identity, of_address in RATES.values():
        assert of_address.burst >= of_identity.burst
        assert of_address.per_second >= of_identity.per_second
