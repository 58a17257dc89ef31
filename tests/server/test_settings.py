"""How a server is set up, and one sentence for each thing that can be wrong."""

import os
import stat
import threading
from pathlib import Path

import pytest

from quintessence.server.secret import Secret, kept_secret
from quintessence.server.settings import NAMES, Settings, default_folder, read_settings
from quintessence.server.words import Wrong, server_messages


def settings_of(tmp_path: Path, flags: dict[str, str] | None = None, **variables: str) -> Settings:
    return read_settings({"data": str(tmp_path), **(flags or {})}, variables)


def test_without_anything_a_home_server_comes_out(tmp_path: Path) -> None:
    settings = settings_of(tmp_path)
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert settings.is_sqlite
    assert settings.sqlite_path == tmp_path / "quintessence.sqlite"
    assert settings.home_at(8000) == "http://localhost:8000"
    assert not settings.is_secure


def test_flags_come_before_the_environment(tmp_path: Path) -> None:
    variables = {"QUINTESSENCE_PORT": "1234", "QUINTESSENCE_LOG_LEVEL": "ERROR", "QUINTESSENCE_LIMITS": "off"}
    settings = read_settings({"data": str(tmp_path), "port": "99"}, variables)
    assert (settings.port, settings.log_level, settings.limits) == (99, "error", False)
    assert read_settings({"data": str(tmp_path)}, variables).port == 1234


def test_every_setting_has_its_variable(tmp_path: Path) -> None:
    given = {
        "host": "0.0.0.0",
        "port": "81",
        "database": "postgresql://h/n",
        "data": str(tmp_path / "d"),
        "workers": "3",
        "address": "https://a.example, http://b.example:81/",
        "proxy": "127.0.0.1,10.0.0.0/8",
        "bots": "2",
        "log": "json",
        "log-level": "debug",
        "metrics": "all",
        "limits": "off",
    }
    assert set(given) == set(NAMES)
    by_flag = read_settings(given, {"QUINTESSENCE_SECRET": "x" * 32})
    variables = {f"QUINTESSENCE_{name.upper().replace('-', '_')}": value for name, value in given.items()}
    assert read_settings({}, {**variables, "QUINTESSENCE_SECRET": "x" * 32}) == by_flag
    assert by_flag.addresses == ("https://a.example", "http://b.example:81")
    assert by_flag.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert by_flag.data == tmp_path / "d"


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("port", "65536", "setting-number"),
        ("port", "-1", "setting-number"),
        ("port", "²", "setting-number"),
        ("workers", "0", "setting-number"),
        ("workers", "2", "workers-need-postgresql"),
        ("database", "mysql://localhost/x", "setting-database"),
        ("database", "sqlite:///", "setting-database"),
        ("address", "play.example.org", "setting-address"),
        ("address", "https://play.example.org/here", "setting-address"),
        ("address", "https://user@play.example.org", "setting-address"),
        ("address", "https://a:99999", "setting-address"),
        ("address", "ftp://a", "setting-address"),
        ("proxy", "localhost", "setting-proxy"),
        ("proxy", "10.0.0.1/8", "setting-proxy"),
        ("log", "xml", "setting-word"),
        ("metrics", "some", "setting-word"),
    ],
)
def test_what_cannot_be_used_is_said_in_a_sentence(tmp_path: Path, name: str, value: str, key: str) -> None:
    with pytest.raises(Wrong) as refused:
        settings_of(tmp_path, {name: value})
    assert refused.value.key == key
    for language in ("en", "fr"):
        sentence = refused.value.message(language)
        assert sentence.endswith(".")
        assert value in sentence or key == "workers-need-postgresql"


def test_no_sentence_and_no_repr_shows_a_password_or_the_secret(tmp_path: Path) -> None:
    address = "postgresql://ann:sesame@db.example/games"
    settings = settings_of(tmp_path, {"database": address}, QUINTESSENCE_SECRET="open says me open")
    assert settings.database == address
    assert "sesame" not in repr(settings)
    assert "says me" not in repr(settings)
    with pytest.raises(Wrong) as refused:
        settings_of(tmp_path, {"database": "mysql://ann:sesame@db/games"})
    assert "sesame" not in refused.value.message("en")


def test_the_secret_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    first = kept_secret(tmp_path / "new" / "folder")
    path = tmp_path / "new" / "folder" / "secret"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert kept_secret(tmp_path / "new" / "folder") == first
    assert kept_secret(tmp_path / "other") != first
    assert os.listdir(path.parent) == ["secret"]


def test_servers_that_start_at_once_agree_on_one_secret(tmp_path: Path) -> None:
    made: list[Secret] = []
    threads = [threading.Thread(target=lambda: made.append(kept_secret(tmp_path))) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 16
    assert all(secret == made[0] for secret in made)
    assert os.listdir(tmp_path) == ["secret"]


def test_a_damaged_or_short_secret_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("not hexadecimal\n")
    with pytest.raises(Wrong) as refused:
        settings_of(tmp_path)
    assert refused.value.key == "secret-unreadable"
    with pytest.raises(Wrong) as refused:
        settings_of(tmp_path, QUINTESSENCE_SECRET="short")
    assert refused.value.key == "secret-short"
    assert "short" not in refused.value.message("en"), "a secret is not repeated"


def test_a_data_folder_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Wrong) as refused:
        settings_of(tmp_path / "file")
    assert refused.value.key == "data-folder"
    assert str(tmp_path / "file") in refused.value.message("fr")


def test_a_key_depends_on_the_secret_and_on_its_purpose() -> None:
    secret = Secret(b"0123456789abcdef")
    keys = [secret.key("cookies"), secret.key("delays"), Secret(b"0123456789abcdeF").key("cookies")]
    assert len(set(keys)) == len(keys)
    assert secret.key("cookies") == keys[0]


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/home/ann"}, "/home/ann/.local/share/quintessence"),
        ("linux", {"HOME": "/home/ann", "XDG_DATA_HOME": "/data"}, "/data/quintessence"),
        ("linux", {"HOME": "/home/ann", "XDG_DATA_HOME": "relative"}, "/home/ann/.local/share/quintessence"),
        ("darwin", {"HOME": "/Users/ann"}, "/Users/ann/Library/Application Support/Quintessence"),
        ("win32", {"LOCALAPPDATA": "/ann/Local"}, "/ann/Local/Quintessence"),
    ],
)
def test_the_data_folder_is_where_the_system_keeps_such_things(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert default_folder(environment, platform) == Path(folder)


def test_both_languages_say_the_same_things() -> None:
    assert server_messages("en").keys() == server_messages("fr").keys()
