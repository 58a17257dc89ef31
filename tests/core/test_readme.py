"""The five lines that the README shows first."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)


def blocks(page: str) -> list[str]:
    return PYTHON.findall((ROOT / page).read_text(encoding="utf-8"))


@pytest.mark.interpreted
def test_the_first_python_block_of_the_readme_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    example = blocks("README.md")[0]
    assert "import quintessence as q" in example
    assert 'match.play("move c2 c3")' in example
    exec(compile(example, "README.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) > 6
    assert (tmp_path / "game.quint").exists()


def test_the_last_python_block_of_the_contract_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks("docs/contract.md")[-1], "contract.md", "exec"), {})
    assert capsys.readouterr().out
