"""Anybody can check a record: its moves, its result, and that nobody chose the shuffles."""

import json
from hashlib import sha256

import quintessence as q
from quintessence.core.fair import Fair, commit, mix
from quintessence.core.record import digest_of
from quintessence.core.verify import Check, verify
from tests.core.bids import BIDS

SECRET, NONCES = "the host's secret", ["nonce of 0", "nonce of 1"]


def fair_match() -> q.Match:
    match = q.Match(BIDS, seats=2, seed=mix(SECRET, NONCES))
    match.fair = Fair(commit(SECRET), SECRET, NONCES)
    match.play("bid 1", 0)
    match.play("bid 2", 1)
    return match


def resigned(match: q.Match, **changes: q.Json) -> str:
    """The record with some fields changed and a digest that fits them."""
    record: dict[str, q.Json] = {**json.loads(match.record()), **changes}
    return json.dumps({**record, "digest": digest_of(record)})


def outcome(checks: list[Check]) -> dict[str, bool]:
    return {check.name: check.ok for check in checks}


def test_a_true_record_passes_every_check() -> None:
    checks = verify(fair_match().record())
    assert outcome(checks) == dict.fromkeys(["format", "moves", "result", "digest", "commitment"], True)
    assert all(check.message("en") != check.message("fr") for check in checks)


def test_a_record_without_fixed_shuffles_is_not_checked_for_them() -> None:
    match = fair_match()
    match.fair = None
    assert "commitment" not in outcome(verify(match.record()))


def test_text_that_is_no_record_fails_the_first_check() -> None:
    checks = verify("no record")
    assert outcome(checks) == {"format": False}
    assert "not a record" in checks[0].message()


def test_an_illegal_move_is_found_even_when_the_digest_fits() -> None:
    entries: list[q.Json] = [{"seat": 0, "move": "bid 2"}, {"seat": 0, "move": "bid 2"}]
    checks = outcome(verify(resigned(fair_match(), entries=entries)))
    assert checks == {"format": True, "moves": False, "digest": True, "commitment": True}


def test_a_false_result_is_found_even_when_the_digest_fits() -> None:
    checks = outcome(verify(resigned(fair_match(), result=None)))
    assert checks == {"format": True, "moves": True, "result": False, "digest": True, "commitment": True}


def test_a_change_without_a_new_digest_is_found() -> None:
    record: dict[str, q.Json] = {
        **json.loads(fair_match().record()),
        "options": {},
        "cards": None,
        "start": {},
    }
    assert not outcome(verify(json.dumps(record)))["digest"]
    del record["digest"]
    assert not outcome(verify(json.dumps(record)))["digest"]


def test_another_secret_than_the_one_that_was_fixed_is_found() -> None:
    fair: q.Json = {"commitment": commit("another"), "secret": SECRET, "nonces": list(NONCES)}
    checks = verify(resigned(fair_match(), fair=fair))
    assert not outcome(checks)["commitment"]
    assert "secret" in checks[-1].message()


def test_a_seed_that_does_not_follow_from_the_nonces_is_found() -> None:
    fair: q.Json = {"commitment": commit(SECRET), "secret": SECRET, "nonces": ["nonce of 0", "another"]}
    checks = verify(resigned(fair_match(), fair=fair))
    assert not outcome(checks)["commitment"]
    assert "seed" in checks[-1].message()


def test_the_commitment_is_plain_sha_256_that_anybody_can_compute() -> None:
    assert commit("abc") == sha256(b"abc").hexdigest()
    assert mix("abc", ["d", "é"]) == sha256('["abc","d","é"]'.encode()).hexdigest()


def test_every_nonce_and_its_place_change_the_seed() -> None:
    seeds = {
        mix("s", ["a", "b"]),
        mix("s", ["b", "a"]),
        mix("s", ["ab"]),
        mix("s", ["a", "b", ""]),
        mix("t", ["a", "b"]),
    }
    assert len(seeds) == 5
