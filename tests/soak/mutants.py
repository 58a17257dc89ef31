"""Changes the sources in one small place at a time and asks the tests to notice: `make mutants`.

A mutant is one change: a comparison turned, `and` for `or`, a condition negated, a number raised by one, a statement
left out. It is written into a copy of the sources, and the tests that guard that folder run against the copy until
one of them fails. A mutant that no test notices is printed with its line: either a test is missing, or the change
means the same. The seed decides which mutants are drawn; `--mutant 17` runs one of them again. First the tests run
without a mutant: they must pass, and the time that they take tells when a mutant loops.

Every result is added to `build/mutants.txt` as soon as it is known; `--resume` goes on after a run that was stopped.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path("src/quintessence")
RESULTS = ROOT / "build" / "mutants.txt"
SURVIVES = "survives"
LEAST_SECONDS = 60
TIMES_AS_LONG = 4
"""Tests that take so many times as long as without a mutant, and a minute more, are stopped: the mutant loops."""

GUARDS = {
    "core": [
        ["tests/core", "tests/golden"],
        ["tests/scenarios", "tests/kit/test_toys.py", "tests/cli"],
        ["tests/bots", "--ignore=tests/bots/test_strength.py"],
        ["tests/kit/test_kit.py", "-k", "both_engines or rulebook"],
    ],
    "games/metamorphose": [
        ["tests/games/metamorphose", "tests/scenarios", "tests/golden", "-k", "metamorphose or Metamorphose"],
        ["tests/games", "tests/kit/test_kit.py", "-k", "metamorphose and (both_engines or rulebook) or layout or ids"],
        ["tests/games", "tests/kit/test_kit.py", "tests/bots", "-k", "metamorphose or Metamorphose or layout or ids"],
    ],
    "server/table": [
        ["tests/server/table"],
        ["tests/server", "--ignore=tests/server/table", "-k", "not postgresql and not killed"],
    ],
}
"""For each folder the tests that guard it, the quickest first."""

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change: in `path` the text from `start` to `end` becomes `text`."""

    folder: str
    path: Path
    line: int
    start: int
    end: int
    text: str

    def apply(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]

    def told(self) -> str:
        source = (ROOT / self.path).read_text(encoding="utf-8")
        was, becomes = (" ".join(text.split()) for text in (source[self.start : self.end], self.text))
        return f"{self.path}:{self.line}: {was}  ->  {becomes}"


def main(arguments: list[str]) -> int:
    given = read_arguments(arguments)
    mutants = drawn(given.folder or list(GUARDS), given.mutants, given.seed)
    asked = given.mutant or range(1, len(mutants) + 1)
    told = {number: mutants[number - 1].told() for number in asked}
    if given.list:
        print("\n".join(f"{number} {text}" for number, text in told.items()))
        return 0
    RESULTS.parent.mkdir(exist_ok=True)
    if not given.resume:
        RESULTS.unlink(missing_ok=True)
    found = known_results(told)
    if found:
        print(f"{len(found)} of {len(told)} results are known from before.", flush=True)
    missing = {number: mutants[number - 1] for number in told if number not in found}
    for number, how in run_all(missing, given.jobs):
        found[number] = how
        with RESULTS.open("a", encoding="utf-8") as results:
            results.write(f"{number} {how} {told[number]}\n")
        print(f"{len(found)}/{len(told)}  mutant {number} {how}: {told[number]}", flush=True)
    survivors = [number for number in told if found[number] == SURVIVES]
    print(f"{len(told) - len(survivors)} of {len(told)} mutants were noticed.")
    for number in survivors:
        print(f"mutant {number} {SURVIVES}: {told[number]}")
    return int(len(survivors) > 0)


def known_results(told: dict[int, str]) -> dict[int, str]:
    """What the file of results says of these mutants; one whose line has changed since is not known."""
    found: dict[int, str] = {}
    if RESULTS.exists():
        for line in RESULTS.read_text(encoding="utf-8").splitlines():
            number, how, text = line.split(" ", 2)
            if told.get(int(number)) == text:
                found[int(number)] = how
    return found


def run_all(mutants: dict[int, Mutant], jobs: int) -> Iterator[tuple[int, str]]:
    """The number of each mutant and what became of it, in the order in which they are done."""
    limits = {folder: limits_of(folder) for folder in sorted({mutant.folder for mutant in mutants.values()})}
    copies: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        for job in range(jobs):
            copy = Path(folder) / str(job)
            shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
            copies.put(copy)
        running = {pool.submit(is_noticed, mutant, copies, limits): number for number, mutant in mutants.items()}
        for future in as_completed(running):
            yield running[future], future.result()


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description="Small changes that the tests must notice.")
    add = parser.add_argument
    add("--mutants", type=int, default=200, help="how many, over all folders (200)")
    add("--folder", action="append", choices=sorted(GUARDS), help="only this folder; may be repeated")
    add("--seed", type=int, default=0, help="decides which mutants are drawn (0)")
    add("--mutant", type=int, action="append", help="only this one, by its number; may be repeated")
    add("--list", action="store_true", help="print the mutants that are drawn and run none")
    add("--resume", action="store_true", help="keep the results of the last run and try only the mutants without one")
    add("--jobs", type=int, default=2, help="how many at the same time (2)")
    return parser.parse_args(arguments)


def drawn(folders: list[str], count: int, seed: int) -> list[Mutant]:
    """`count` mutants, as many from each folder, at random."""
    chance = random.Random(seed)
    result: list[Mutant] = []
    for index, folder in enumerate(folders):
        every = [mutant for path in sorted((ROOT / PACKAGE / folder).rglob("*.py")) for mutant in found(folder, path)]
        share = count * (index + 1) // len(folders) - count * index // len(folders)
        result += chance.sample(every, min(share, len(every)))
    return result


def found(folder: str, path: Path) -> Iterator[Mutant]:
    """Every mutant of a file."""
    source = path.read_text(encoding="utf-8")
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text.encode()))
    in_bytes = source.encode()

    def place(line: int, column: int) -> int:
        return len(in_bytes[: starts[line - 1] + column].decode())

    for node, text in changes(ast.parse(source)):
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
        yield Mutant(folder, path.relative_to(ROOT), node.lineno, start, end, text)


def changes(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What can be changed in a tree: a node, and the text that takes its place.

    Left out is what no test need notice: annotations, faults of our own making (their texts, and the `strict` of a
    `zip`), what `repr` shows.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue
        if isinstance(node, (ast.JoinedStr, ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.arg)):
            continue
        if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
            continue
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield from changes(ast.Expression(node.value))
            continue
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from changes(node.args)
            yield from changes(ast.Module(node.body, []))
            continue
        if isinstance(node, (ast.expr, ast.stmt)):
            yield from ((node, text) for text in other_texts(node))
        yield from changes(node)


def other_texts(node: ast.expr | ast.stmt) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[operator]):
            yield f"({ast.unparse(ast.Compare(node.left, [TURNED[type(operator)]()], node.comparators))})"
        case ast.BoolOp():
            other = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
            yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
        case ast.UnaryOp(op=ast.Not()):
            yield f"({ast.unparse(node.operand)})"
        case ast.BinOp() if type(node.op) in SWAPPED and not isinstance(node.left, ast.Constant | ast.List):
            yield f"({ast.unparse(ast.BinOp(node.left, SWAPPED[type(node.op)](), node.right))})"
        case ast.AugAssign() if type(node.op) in SWAPPED:
            yield ast.unparse(ast.AugAssign(node.target, SWAPPED[type(node.op)](), node.value))
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case ast.IfExp():
            yield f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})"
        case ast.Expr(value=ast.Call()):
            yield "pass"
        case ast.Continue():
            yield "break"


def limits_of(folder: str) -> list[float]:
    """How many seconds each of the guards of a folder may take; they must pass as the sources are."""
    limits = []
    for tests in GUARDS[folder]:
        start = monotonic()
        if run_tests(ROOT, tests, None) != 0:
            sys.exit(f"These tests fail without any mutant: {' '.join(tests)}")
        limits.append(LEAST_SECONDS + TIMES_AS_LONG * (monotonic() - start))
    return limits


def is_noticed(mutant: Mutant, copies: "SimpleQueue[Path]", limits: dict[str, list[float]]) -> str:
    """Runs the guards of a mutant in a free copy: "noticed", "survives", or "loops"."""
    copy = copies.get()
    path = copy / mutant.path
    source = path.read_text(encoding="utf-8")
    try:
        path.write_text(mutant.apply(source), encoding="utf-8")
        forget_compiled(path)
        for tests, limit in zip(GUARDS[mutant.folder], limits[mutant.folder], strict=True):
            try:
                if run_tests(copy, tests, limit) != 0:
                    return "noticed"
            except subprocess.TimeoutExpired:
                return "loops"
        return SURVIVES
    finally:
        path.write_text(source, encoding="utf-8")
        forget_compiled(path)
        copies.put(copy)


def forget_compiled(path: Path) -> None:
    """A change within a second, of the same length, would not be seen by Python."""
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()


def run_tests(copy: Path, tests: list[str], limit: float | None) -> int:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "QUINTESSENCE_EXPECT": "interpreted"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n", "0", *tests]
    run = subprocess.run(command, check=False, cwd=ROOT, env=environment, timeout=limit, capture_output=True)
    return run.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
